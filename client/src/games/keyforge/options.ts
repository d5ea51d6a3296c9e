/** Reads the notation of options. Nothing is judged here: what is not among the options is not offered. */
import type { Choice } from "../contract";

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

export function has(options: readonly Choice[], option: string): boolean {
  return options.some((each) => each.option === option);
}

/** The options that begin with `word`. */
export function byWord(options: readonly Choice[], word: string): string[] {
  return options.flatMap(({ option }) => (parse(option).word === word ? [option] : []));
}

/** Where the thing lies that an option chooses. */
export type Zone = "table" | "hand" | "deck" | "archives" | "discard" | "place";

/** A thing that can be pressed: a card on the table, of the hand or of a pile, or a place in a line. */
export interface Thing {
  zone: Zone;
  ref: string;
}

/** Words of options about cards of the hand, and about cards on the table. */
const FROM_HAND = new Set(["play", "upgrade", "hand"]);
const ON_TABLE = new Set(["reap", "fight", "action", "omni", "unstun", "card", "trigger"]);
const IN_PILE = new Set<string>(["deck", "archives"]);

/** The thing that is pressed for an option; null for one that only a button has. */
export function thingOf(kind: string, option: string): Thing | null {
  const { word, ref } = parse(option);
  if (ref === "") return null;
  // In a turn a card of the hand is discarded; where a card is asked for, it lies in the discard pile.
  if (word === "discard") return { zone: kind === "turn" ? "hand" : "discard", ref };
  if (word === "amber") return ref === "pool" ? null : { zone: "table", ref };
  if (word === "place") return { zone: "place", ref };
  if (FROM_HAND.has(word)) return { zone: "hand", ref };
  if (ON_TABLE.has(word)) return { zone: "table", ref };
  return IN_PILE.has(word) && kind === "card" ? { zone: word as Zone, ref } : null;
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
