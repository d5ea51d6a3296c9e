/** The decks that somebody keeps: read out of their words, found again, and taken apart where many come in one text. */
import type { Belonging } from "../../../net/belongings";
import type { CardRow, Facts } from "../gallery/facts.svelte";
import { fold } from "../gallery/search";

/** The cards of a house of a deck, in the order of the word; a card that the facts do not have is null. */
export interface HouseCards {
  house: string;
  cards: (CardRow | null)[];
}

/** A deck that is kept, as its word says it (`decks/word.py`). */
export interface Deck {
  kept: Belonging;
  name: string;
  set: string;
  houses: string[];
  parts: HouseCards[];
  /** Its reference cards. */
  beside: (CardRow | null)[];
}

const BESIDE = "beside";
const CARD = /^(?:(\w+)-)?([A-Z]?\d{1,3})(\*?)/;

/** Finds cards by set and number. */
export class Numbers {
  readonly #cards = new Map<string, CardRow[]>();

  constructor(facts: Facts) {
    for (const card of facts.cards) {
      for (const [set, number] of card.s) {
        const key = `${facts.sets[set]?.code} ${number}`;
        const there = this.#cards.get(key);
        if (there === undefined) this.#cards.set(key, [card]);
        else if (!there.includes(card)) there.push(card);
      }
    }
  }

  /** The card that a part of a word names, in a deck of `set`. */
  card(told: string, set: string): CardRow | null {
    const [, code, number, second] = CARD.exec(told) ?? [];
    return this.#cards.get(`${code ?? set} ${number}`)?.[second === "*" ? 1 : 0] ?? null;
  }
}

export function deckOf(kept: Belonging, numbers: Numbers): Deck {
  const [, set = "", ...told] = kept.word.split("~");
  const parts = told.map((part) => {
    const [house = "", cards = ""] = part.split(":");
    return { house, cards: cards.split(",").map((card) => numbers.card(card, set)) };
  });
  const houses = parts.filter(({ house }) => house !== BESIDE);
  return { kept, name: kept.title, set, houses: houses.map(({ house }) => house), parts: houses, beside: parts.find(({ house }) => house === BESIDE)?.cards ?? [] };
}

/** What is asked for; "" asks for nothing. `text` stands in the name, the note, or the names of cards. */
export interface DeckQuery {
  text: string;
  set: string;
  house: string;
  sort: "" | "name" | "won";
}

export const NO_QUERY: DeckQuery = { text: "", set: "", house: "", sort: "" };
export const LONGEST = 80;
const SORTS = ["name", "won"] as const;

export function queryOf(said: URLSearchParams): DeckQuery {
  const word = (name: string) => (said.get(name) ?? "").slice(0, LONGEST);
  return { text: word("text"), set: word("set"), house: word("house"), sort: SORTS.find((sort) => sort === said.get("sort")) ?? "" };
}

export function addressOfQuery(query: DeckQuery): string {
  const said = new URLSearchParams();
  for (const name of Object.keys(NO_QUERY) as (keyof DeckQuery)[]) if (query[name].trim() !== "") said.set(name, query[name]);
  return said.size > 0 ? `?${said}` : "";
}

/** Decks with what is searched of each. */
export class DeckIndex {
  readonly #entries: { deck: Deck; named: string; rest: string }[];

  constructor(decks: readonly Deck[]) {
    const folded = new Map<CardRow, string>();
    const names = (card: CardRow | null): string => {
      if (card === null) return "";
      if (!folded.has(card)) folded.set(card, [...new Set(card.n)].map(fold).join(" "));
      return folded.get(card)!;
    };
    this.#entries = decks.map((deck) => {
      const cards = new Set([...deck.parts.flatMap((part) => part.cards), ...deck.beside].map(names));
      return { deck, named: ` ${fold(`${deck.name} ${deck.kept.note}`)}`, rest: ` ${[...cards].join(" ")}` };
    });
  }

  /** Those with the words in their names or notes before those with them in their cards; within these in their order. */
  find({ text, set, house, sort }: DeckQuery): Deck[] {
    const words = fold(text).split(" ").filter(Boolean);
    const inName: Deck[] = [];
    const inCards: Deck[] = [];
    for (const { deck, named, rest } of this.#entries) {
      if ((set !== "" && deck.set !== set) || (house !== "" && !deck.houses.includes(house))) continue;
      if (words.every((word) => named.includes(word))) inName.push(deck);
      else if (words.every((word) => named.includes(word) || rest.includes(word))) inCards.push(deck);
    }
    const found = [...inName, ...inCards];
    if (sort === "name") {
      const collator = new Intl.Collator(undefined, { numeric: true });
      found.sort((a, b) => collator.compare(a.name, b.name));
    }
    if (sort === "won") found.sort((a, b) => b.kept.won - a.kept.won || a.kept.lost - b.kept.lost);
    return found;
  }
}

const RULE = /^\s*[-=_*]{3,}\s*$/;
const NAMED = /^\s*(?:name|deck|名稱|牌庫|이름|덱)\s*[:\uff1a]/i;
/** Ids, addresses and words: texts of one line that hold no space. */
const ONE_LINE = /^\S*(?:~|:\/\/|[0-9a-f]{8}-[0-9a-f]{4}-)\S*$/i;

/**
 * The texts of several decks in one: a list of Master Vault files as JSON; words, addresses or ids, a line each; or lists of
 * cards, which a line of dashes or the next `Name:` parts. A text that is none of these is one deck.
 */
export function split(text: string): string[] {
  const told = text.replace(/^\uFEFF/, "").trim();
  if (told === "") return [];
  if (told.startsWith("[")) {
    try {
      const all: unknown = JSON.parse(told);
      if (Array.isArray(all) && all.length > 0) return all.map((one) => (typeof one === "string" ? one : JSON.stringify(one)));
    } catch {
      return [told]; // the hall says what is wrong with it
    }
  }
  if (told.startsWith("{")) return [told];
  const lines = told.split(/\r\n|\r|\n/);
  const full = lines.filter((line) => line.trim() !== "");
  if (full.every((line) => ONE_LINE.test(line.trim()))) return full.map((line) => line.trim());
  const found: string[][] = [[]];
  let named = false;
  for (const line of lines) {
    const begins = NAMED.test(line);
    if (RULE.test(line) || (begins && named)) {
      found.push([]);
      named = false;
    }
    named ||= begins;
    if (!RULE.test(line)) found.at(-1)!.push(line);
  }
  return found.map((part) => part.join("\n").trim()).filter((part) => part !== "");
}
