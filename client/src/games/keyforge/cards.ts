/**
 * What is written on the cards, one file a language, fetched when first read. Reading a card inside markup follows the
 * arrival of a file and a change of language.
 */
import { SvelteMap } from "svelte/reactivity";
import { currentLanguage } from "../../i18n/index.svelte";
import type { Language } from "../../i18n/languages";
import type { CardType } from "./view";

export interface CardInfo {
  name: string;
  type: CardType;
  house: string;
  power: number | null;
  armor: number | null;
  amber: number;
  /** Words of the language. */
  traits: string[];
  keywords: string[];
  rarity: string;
  /** Empty, with rarity and number, where there is no print. */
  set: string;
  number: string;
  /** The whole text, a line each. */
  text: string[];
  /** The line of an ability, by its id. */
  abilities: Record<string, string>;
  /** For each "choose one": its halves. */
  modes: string[][];
  /** The rulebook since which an erratum counts, whatever print says. */
  errata?: string;
  /** The set whose print counts, since older ones say something else. */
  reworded?: string;
}

type Book = Record<string, CardInfo>;

const FALLBACK: Language = "en";
const files = import.meta.glob<{ default: Book }>("./cards/*.json");

const books = new SvelteMap<Language, Book>();
const coming = new Map<Language, Promise<void>>();

/** Fetches the cards of a language once. Rejects when they can't be fetched; another call tries again. */
export function loadCards(language: Language): Promise<void> {
  let load = coming.get(language);
  if (!load) {
    const file = files[`./cards/${language}.json`];
    if (!file) return Promise.reject(new RangeError(language));
    load = file().then((module) => void books.set(language, module.default));
    load.catch(() => coming.delete(language));
    coming.set(language, load);
  }
  return load;
}

/** Asks for a language; a card can be drawn without its words, so a failure is met by the next reader. */
function want(language: Language): void {
  if (!coming.has(language)) void loadCards(language).catch(() => (language === FALLBACK ? undefined : want(FALLBACK)));
}

/** What is written on a card, in the reader's language or else in English; null until it is there, and for a card nobody knows. */
export function cardInfo(id: string): CardInfo | null {
  const language = currentLanguage();
  const book = books.get(language);
  if (book) {
    const found = book[id];
    if (found || language === FALLBACK) return found ?? null;
  }
  want(book ? FALLBACK : language);
  return books.get(FALLBACK)?.[id] ?? null;
}

/** A card's English name, where the reader's language has another; null for readers of English, and until it is there. */
export function englishName(id: string): string | null {
  if (currentLanguage() === FALLBACK) return null;
  const book = books.get(FALLBACK);
  if (!book) want(FALLBACK);
  const name = book?.[id]?.name ?? null;
  return name === cardInfo(id)?.name ? null : name;
}

/** An id in letters that every keyboard has, as the notation of options spells it. */
const spelled = (id: string) =>
  id
    .replaceAll("æ", "ae")
    .replaceAll("ø", "o")
    .replaceAll("ĕ", "e")
    .normalize("NFD")
    .replace(/[^ -~]/g, "");

/** The id of a card that notation spells so. */
export function cardSpelled(notation: string): string {
  if (cardInfo(notation)) return notation;
  const book = books.get(currentLanguage()) ?? books.get(FALLBACK) ?? {};
  return Object.keys(book).find((id) => spelled(id) === notation) ?? notation;
}

/** A card's name; until the words are there its id, which is made of the English one. */
export function cardName(id: string): string {
  return cardInfo(id)?.name ?? id;
}
