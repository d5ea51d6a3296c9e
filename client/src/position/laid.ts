/** A position as an address holds it: all of it stands behind the `#`, which no server hears of. */
import type { OptionValue } from "../net/protocol";
import type { Words } from "./editor";

/** What whoever opens the address is to do. `moves`: in so many choices of their own, 0 for any number; `win`: to win is the goal. */
export interface Puzzle {
  goal: string;
  moves: number;
  win: boolean;
}

export interface Laid {
  seats: number;
  options: Record<string, OptionValue>;
  position: Words;
  /** Whose side the reader is to take. */
  seat: number;
  puzzle: Puzzle | null;
}

/** Characters that a goal may have, and choices that a puzzle may give. */
export const LONGEST_GOAL = 200;
export const MOST_MOVES = 99;

/** Bytes of a position in an address; the hall reads fewer. */
const LARGEST = 64 * 1024;

/** The position in as few letters as an address can do with. */
export async function packed(laid: Laid): Promise<string> {
  const bytes = await through(new TextEncoder().encode(JSON.stringify(laid)), new CompressionStream("deflate-raw"));
  return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(""))
    .replaceAll("+", "-")
    .replaceAll("/", "_")
    .replaceAll("=", "");
}

/** The position of an address; null where there is none that could be one. Whether it can be played only the hall knows. */
export async function unpacked(text: string): Promise<Laid | null> {
  try {
    const bytes = Uint8Array.from(atob(text.replaceAll("-", "+").replaceAll("_", "/")), (letter) => letter.charCodeAt(0));
    return laidOf(JSON.parse(new TextDecoder().decode(await through(bytes, new DecompressionStream("deflate-raw")))));
  } catch {
    return null;
  }
}

async function through(bytes: Uint8Array<ArrayBuffer>, stream: CompressionStream | DecompressionStream): Promise<Uint8Array> {
  const writer = stream.writable.getWriter();
  const written = writer.write(bytes).then(() => writer.close());
  written.catch(() => {}); // the reader tells
  const reader = stream.readable.getReader();
  const found: number[] = [];
  for (let next = await reader.read(); !next.done; next = await reader.read()) {
    for (const byte of next.value as Uint8Array) found.push(byte);
    if (found.length > LARGEST) throw new RangeError("a position is not so large");
  }
  return Uint8Array.from(found);
}

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === "object" && value !== null && !Array.isArray(value);

function laidOf(said: unknown): Laid | null {
  if (!isRecord(said) || !isRecord(said["position"]) || !isRecord(said["options"])) return null;
  const { seats, seat, puzzle } = said;
  if (!isNumber(seats, 1, 99) || !isNumber(seat, 0, seats - 1)) return null;
  const options = Object.entries(said["options"]).filter((entry): entry is [string, OptionValue] => ["string", "number", "boolean"].includes(typeof entry[1]));
  return { seats, seat, position: said["position"], options: Object.fromEntries(options), puzzle: puzzleOf(puzzle) };
}

function isNumber(value: unknown, least: number, most: number): value is number {
  return typeof value === "number" && Number.isInteger(value) && value >= least && value <= most;
}

export function puzzleOf(said: unknown): Puzzle | null {
  if (!isRecord(said) || typeof said["goal"] !== "string" || !isNumber(said["moves"], 0, MOST_MOVES)) return null;
  return { goal: said["goal"].slice(0, LONGEST_GOAL), moves: said["moves"], win: said["win"] === true };
}
