/** Reads the notation of options. Nothing is judged here: what is not among the options is not offered. */
import type { Choice } from "../contract";
import type { House, View } from "./view";

/** An option taken apart: `play:troll+A`, `card:troll.2`, `trigger:troll:2`, `place:0`, `end`. */
export interface Parsed {
  word: string;
  /** What follows the first colon: a card, a print, a house, a number. Empty for a bare word. */
  ref: string;
  /** Which of several abilities of one card, from 1. */
  nth: number;
}

export function parse(option: string): Parsed {
  const [word = "", ref = "", nth = "1"] = option.split(":");
  return { word, ref, nth: Number(nth) };
}

/** The options that begin with `word`. */
export function byWord(options: readonly Choice[], word: string): string[] {
  return options.flatMap(({ option }) => (parse(option).word === word ? [option] : []));
}

/** The houses that may be chosen, in the order in which they are shown: those of a deck or of a card in play, then all others, which a card that asks for any house has as well. */
export function housesOf(view: View, options: readonly Choice[]): { near: string[]; far: string[] } {
  const here = new Set<House>([...view.players.flatMap(({ houses }) => houses), ...Object.values(view.cards).flatMap(({ houses }) => houses)]);
  const all = byWord(options, "house");
  const isHere = (option: string) => here.has(parse(option).ref as House);
  return { near: all.filter(isHere), far: all.filter((option) => !isHere(option)) };
}

/** Where the thing lies that an option chooses. */
export type Zone = "table" | "hand" | "deck" | "archives" | "discard" | "purged" | "place";

/** A thing that can be pressed: a card on the table, of the hand or of a pile, or a place in a line. */
export interface Thing {
  zone: Zone;
  ref: string;
  /** Which of its copies in the hand it is, from 0: all of them have the same options, but only one is pressed. */
  copy?: number;
}

/** The place of the card that an option of a word is about. */
const ZONES: Record<string, Zone> = {
  play: "hand", upgrade: "hand", discard: "hand", hand: "hand", reap: "table", fight: "table", action: "table", omni: "table", unstun: "table", card: "table", trigger: "table", amber: "table",
  deck: "deck", archives: "archives", faceup: "archives", pile: "discard", purged: "purged", place: "place",
};

/** The thing that is pressed for an option; null for one that only a button has. */
export function thingOf(kind: string, option: string): Thing | null {
  const { word, ref } = parse(option);
  const zone = ZONES[word];
  // A pool is no card, and a deck to be played with is none either.
  if (zone === undefined || ref === "" || ref === "pool" || kind === "pick-deck" || kind === "own-deck") return null;
  return { zone, ref };
}

export function keyOf({ zone, ref }: Thing): string {
  return `${zone}:${ref}`;
}

/** The options by the thing that is pressed for them, in their order. */
export function byThing(kind: string, options: readonly Choice[]): Map<string, string[]> {
  const found = new Map<string, string[]>();
  for (const { option } of options) {
    const thing = thingOf(kind, option);
    if (thing === null) continue;
    const key = keyOf(thing);
    const there = found.get(key);
    if (there) there.push(option);
    else found.set(key, [option]);
  }
  return found;
}

/** The refs of the things in `zone` that may be pressed. */
export function refsIn(things: ReadonlyMap<string, string[]>, zone: Zone): Set<string> {
  const start = `${zone}:`;
  return new Set([...things.keys()].flatMap((key) => (key.startsWith(start) ? [key.slice(start.length)] : [])));
}

/** Questions that put things in order: each answer names the next one. */
export const ORDERED: ReadonlySet<string> = new Set(["trigger", "discard-order"]);
