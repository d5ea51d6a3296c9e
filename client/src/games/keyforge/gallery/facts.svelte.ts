/** The facts of all cards, playable or not: one file, fetched when the gallery is first opened. */
import { currentLanguage } from "../../../i18n/index.svelte";
import type { Language } from "../../../i18n/languages";
import { cardInfo, type CardInfo } from "../cards";
import type { CardType, House, Prints } from "../view";

/** A printing: the places of its set and its rarity, its number, and the place of its house where that is another one than the card's. */
export type PrintRow = [set: number, number: string, rarity: number, house?: number];

/** A card as the file has it; what it does not have is left out. Numbers stand for places in the lists of `Facts`. */
export interface CardRow {
  id: string;
  /** Its names in `Facts.languages`, empty where there is none. */
  n: string[];
  /** Type and house (-1: none). */
  t: number;
  h: number;
  /** Power; -1 where the text gives it. */
  p?: number;
  a?: number;
  /** Æmber icons, keywords, traits, the icons that Enhance brings. */
  i?: number;
  k?: string[];
  f?: number[];
  e?: string[];
  s: PrintRow[];
  /** Numbers of rules, 87 for G87. */
  r: number[];
  half?: "top" | "bottom";
  twin?: boolean;
  errata?: string;
  reworded?: number;
  /** It can't be played yet. */
  no?: boolean;
}

export interface SetRow {
  code: string;
  names: string[];
  /** The choice of the option `deck` by which the hall draws a deck of this set, or "". */
  sealed: string;
}

export interface Facts {
  languages: Language[];
  houses: string[];
  types: string[];
  rarities: string[];
  sets: SetRow[];
  traits: string[][];
  cards: CardRow[];
}

/** There is no house on it, or the deck gives it one. */
export const NO_HOUSE = "none";

let facts = $state.raw<Facts | null>(null);
let coming: Promise<Facts> | null = null;

/** Fetches the facts once. Rejects when they can't be fetched; another call tries again. */
export function loadFacts(): Promise<Facts> {
  coming ??= import("./facts.json").then((module) => (facts = module.default as unknown as Facts));
  coming.catch(() => (coming = null));
  return coming;
}

/** The facts, null until they are there. */
export const knownFacts = (): Facts | null => facts;

/** A text of a list by language, in the reader's, else in English. */
export function inLanguage(facts: Facts, texts: readonly string[]): string {
  return texts[facts.languages.indexOf(currentLanguage())] || (texts[0] ?? "");
}

export const nameOfCard = (facts: Facts, card: CardRow): string => inLanguage(facts, card.n);

export function houseOf(facts: Facts, card: CardRow, print?: PrintRow): string {
  return facts.houses[print?.[3] ?? card.h] ?? NO_HOUSE;
}

/** The type that says how a card is drawn: reference cards look like the cards of a deck that they resemble. */
const DRAWN: Record<string, CardType> = { creature: "creature", action: "action", artifact: "artifact", upgrade: "upgrade", "token-creature": "creature" };

/** The Ironyx Rebels are read as Mars (G268). */
export const drawnHouse = (house: string) => (house === "ironyx" ? "mars" : house) as House;

/** What `Card` is handed to draw one of these. */
export function printsOf(facts: Facts, card: CardRow): Prints {
  const print = { card: card.id, house: drawnHouse(houseOf(facts, card)), icons: "A".repeat(card.i ?? 0), half: card.half ?? "", owner: [], also: null } as const;
  return { prints: { [card.id]: { ...print, owner: [] } }, cards: {} };
}

/** What is written on a card; of one that can't be played yet the facts, and no text. */
export function writtenOn(facts: Facts, card: CardRow, spoken: string): CardInfo {
  const [set, number, rarity] = card.s[0] ?? [0, "", 0];
  const known = card.no ? null : cardInfo(card.id);
  return (
    known ?? {
      name: nameOfCard(facts, card),
      type: DRAWN[facts.types[card.t] ?? ""] ?? "action",
      house: houseOf(facts, card),
      power: card.p ?? null,
      armor: card.a ?? 0,
      amber: card.i ?? 0,
      traits: (card.f ?? []).map((each) => inLanguage(facts, facts.traits[each] ?? [])),
      keywords: card.k ?? [],
      rarity: facts.rarities[rarity] ?? "",
      set: facts.sets[set]?.code ?? "",
      number: number.padStart(3, "0"),
      text: card.no ? [spoken] : [],
      abilities: {},
      modes: [],
    }
  );
}
