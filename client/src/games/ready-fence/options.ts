/** Reads the notation of options and what they touch. Nothing is judged here: what is not among the options is not offered. */
import type { Choice } from "../contract";
import { POSITIONS, type Position, type View } from "./view";

/** An option taken apart: `ST4+AN`, `exchange:ST4`, `feint:ST5+AN`, `parry+GA`, `position:line`, `end`. */
export interface Parsed {
  /** "card" for a card that is played; else the first word. */
  word: string;
  /** The card that it chooses. */
  card: string | null;
  /** The card that is added. */
  addon: string | null;
}

/** The last square of the strip. */
export const LAST = 10;

const CARD = /^([A-Z]{2}\d*)(?:\+([A-Z]{2}\d*))?$/;

export function parse(option: string): Parsed {
  const played = CARD.exec(option);
  if (played) return { word: "card", card: played[1]!, addon: played[2] ?? null };
  const [head = "", rest = ""] = option.split(":");
  const chosen = CARD.exec(rest);
  const [word = "", addon = null] = head.split("+");
  return { word, card: chosen?.[1] ?? null, addon: chosen ? (chosen[2] ?? null) : addon };
}

/** What follows `kind` in the touches of an option: ["5"] of "square:5". */
export function touched({ touches }: Choice, kind: string): string[] {
  return touches.flatMap((touch) => (touch.startsWith(`${kind}:`) ? [touch.slice(kind.length + 1)] : []));
}

/** The words of options that put a hand card away instead of playing it. */
const AWAY = new Set(["exchange", "discard"]);

/** The options in which `card` of the hand is played, or added; those where it is the card itself come first. */
export function playsOf(options: readonly Choice[], card: string): string[] {
  const found = options.filter((choice) => {
    const { word } = parse(choice.option);
    return !AWAY.has(word) && word !== "feint" && touched(choice, "hand").includes(card);
  });
  const main = (option: string) => (parse(option).card === card ? 0 : 1);
  return found.map(({ option }) => option).sort((a, b) => main(a) - main(b));
}

/** The options that put `card` away. */
export function awayOf(options: readonly Choice[], card: string): string[] {
  return options.flatMap(({ option }) => {
    const { word, card: chosen } = parse(option);
    return AWAY.has(word) && chosen === card ? [option] : [];
  });
}

/** The options that put `card` in the place of the attack. */
export function replacementsOf(options: readonly Choice[], card: string): string[] {
  return options.flatMap(({ option }) => {
    const { word, card: chosen } = parse(option);
    return word === "feint" && chosen === card ? [option] : [];
  });
}

/** The options that begin with one word, whatever is added to it: `parry` and `parry+GA`. */
export function byWord(options: readonly Choice[], word: string): string[] {
  return options.flatMap(({ option }) => (parse(option).word === word && parse(option).card === null ? [option] : []));
}

/** The square an option leads to, the zones beyond the ends being 0 and 11; null for one that moves nobody. */
export function squareOf(choice: Choice): number | null {
  const [square] = touched(choice, "square");
  return square === undefined ? null : Number(square);
}

/** The steps that are offered, one for a square: of two that lead to the same place the shorter one stands first in every question. */
export function steps(options: readonly Choice[]): { square: number; option: string }[] {
  const found = new Map<number, string>();
  for (const choice of options) {
    const square = squareOf(choice);
    if (square !== null && !found.has(square)) found.set(square, choice.option);
  }
  return [...found].map(([square, option]) => ({ square, option }));
}

export function positions(options: readonly Choice[]): { position: Position; option: string }[] {
  return options.flatMap(({ option }) => {
    const position = POSITIONS.find((each) => option === `position:${each}`);
    return position ? [{ position, option }] : [];
  });
}

/** Whether something stands for a card ("ST4", "CT"), and not for an action ("end"). */
export function isCard(what: string): boolean {
  return /^[A-Z]/.test(what);
}

/** Whether an option takes a fencer off the strip, which gives the opponent a point. */
export function leavesStrip(options: readonly Choice[], option: string | null, view: Pick<View, "ends">): boolean {
  const choice = options.find((each) => each.option === option);
  const square = choice ? squareOf(choice) : null;
  return square !== null && (square < view.ends[0] || square > view.ends[1]);
}
