/** Cards, monsters and tokens as the engine wrote them down, and how they are looked up. */
import written from "../cards.json";
import type { Card, Face, Monster, Symbol, Token } from "./types";

const data = written as unknown as { cards: Card[]; monsters: Monster[]; tokens: Token[] };

export const CARDS: readonly Card[] = data.cards;
export const MONSTERS: readonly Monster[] = data.monsters;
export const TOKENS: readonly Token[] = data.tokens;

export const FACES: readonly Face[] = ["A", "H", "E", "F", "D", "S"];
export const SYMBOLS: readonly Symbol[] = ["attack", "heal", "energy", "fame", "destruction", "special"];

function find<T extends { id: string }>(things: readonly T[], id: string): T {
  const found = things.find((thing) => thing.id === id);
  if (!found) throw new RangeError(id);
  return found;
}

export const cardOf = (id: string): Card => find(CARDS, id);
export const tokenOf = (id: string): Token => find(TOKENS, id);

/** The symbol a face shows. */
export function symbolOf(face: Face): Symbol {
  return SYMBOLS[FACES.indexOf(face)]!;
}
