/** What a game brings to the position editor: `games/<game>/editor/index.ts` exports one as its default. */
import type { Component } from "svelte";
import type { Translate } from "../games/contract";
import type { OptionValue } from "../net/protocol";

/** A position in the game's own words, part by part (docs/engine-protocol.md). */
export type Words = Record<string, unknown>;

/** Where a value stands inside a part: by seat, say. */
export type Place = readonly (number | string)[];

interface Spot {
  part: string;
  at?: Place;
  label: string;
  /** The whole part as it is where the words don't name it. */
  usual: unknown;
}

/** A thing that can be laid somewhere, by its name in the words. */
export interface Thing {
  id: string;
  label: string;
}

export type Field =
  | (Spot & { kind: "number"; min: number; max: number })
  /** One of several values; null takes the part away, `empty` is chosen where nothing stands at the place. */
  | (Spot & { kind: "choice"; choices: { value: string | number | boolean | null; label: string }[]; empty?: string })
  /** A row of things, each as a text in the words. */
  | (Spot & { kind: "things"; of: readonly Thing[]; most: number })
  /** What only the game knows how to set, and which other parts are set with it. */
  | (Spot & { kind: "own"; draw: Component<OwnProps>; also?: readonly string[] });

export interface Group {
  title: string;
  fields: Field[];
}

/** Given to a part that the game sets with a component of its own. */
export interface OwnProps {
  words: Words;
  set: (part: string, value: unknown) => void;
  view: unknown;
  t: Translate;
}

/** How the words stand while they are edited. */
export interface Laying {
  words: Words;
  seats: number;
  options: Readonly<Record<string, OptionValue>>;
  /** The latest position that could be set up, with the eyes of the first seat; null before there was one. */
  view: unknown;
}

export interface Editor {
  /** The options of the game that a position can keep. */
  options: readonly string[];
  /** A position to begin with. */
  start: (seats: number) => Words;
  groups: (laying: Laying, t: Translate) => Group[];
  /** A picture of one thing of a row, by its text. Only phrasing content: it stands in a button. */
  Picture?: Component<{ text: string; laying: Laying; t: Translate }>;
  /** Sets what lies on a thing of a row, in its text. */
  Marks?: Component<{ text: string; part: string; set: (text: string) => void; t: Translate }>;
  /** The name of a thing of a row, by its text. */
  name: (text: string, t: Translate) => string;
}

/** What stands at a place of a part; `usual` stands where the words don't name the part. */
export function valueAt({ part, at = [], usual }: Pick<Spot, "part" | "at" | "usual">, words: Words): unknown {
  return at.reduce<unknown>((inside, key) => (inside as Record<number | string, unknown> | undefined)?.[key], words[part] ?? usual);
}

/** The whole part with another value at a place of it. */
export function partWith({ part, at = [], usual }: Pick<Spot, "part" | "at" | "usual">, words: Words, value: unknown): unknown {
  return changed(words[part] ?? usual, at, value);
}

function changed(inside: unknown, at: Place, value: unknown): unknown {
  const [key, ...rest] = at;
  if (key === undefined) return value;
  if (Array.isArray(inside)) return inside.map((each: unknown, n) => (n === key ? changed(each, rest, value) : each));
  return { ...(inside as object), [key]: changed((inside as Record<string, unknown>)[key], rest, value) };
}
