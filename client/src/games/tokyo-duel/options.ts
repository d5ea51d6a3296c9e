/** Reads the notation of options. Nothing is judged here: what is not among the options is not offered. */
import type { Choice } from "../contract";
import { LETTERS, type TrackId } from "./view";

export interface Place {
  option: string;
  token: string;
  turned: boolean;
  track: TrackId;
  /** The lowest space that is covered, as seat 0 counts. */
  start: number;
}

const PLACE = /^(B[ZK]\d+)('?)@(fame|destruction):(-?\d+)$/;

/** Where a token may be laid. */
export function placeOf(option: string): Place | null {
  const found = PLACE.exec(option);
  if (!found) return null;
  const [, token, mark, track, start] = found as unknown as [string, string, string, TrackId, string];
  return { option, token, turned: mark === "'", track, start: Number(start) };
}

export function places(options: readonly Choice[]): Place[] {
  return options.flatMap(({ option }) => placeOf(option) ?? []);
}

/** What follows the colon of an option that begins with `word`: "TD05" of "buy:TD05"; null for another option. */
export function after(option: string, word: string): string | null {
  return option.startsWith(`${word}:`) ? option.slice(word.length + 1) : null;
}

/** The options that begin with `word`, by what follows its colon. */
export function byWord(options: readonly Choice[], word: string): Map<string, string> {
  return new Map(options.flatMap(({ option }) => {
    const rest = after(option, word);
    return rest === null ? [] : [[rest, option] as const];
  }));
}

/** The card that an option is about, for options that choose cards. */
export function cardOf(option: string): string | null {
  return /^(?:do|buy|cut|drop|take):(TD\d\d)$/.exec(option)?.[1] ?? null;
}

/** Faces as they are written: sorted in the order of the letters. */
export function multiset(faces: Iterable<string>): string {
  return [...faces].sort((a, b) => LETTERS.indexOf(a as never) - LETTERS.indexOf(b as never)).join("");
}

export function countOf(faces: string, letter: string): number {
  let count = 0;
  for (const face of faces) if (face === letter) count += 1;
  return count;
}

/** `faces` without each face of `gone`, one for one; null where one is not there. */
export function without(faces: string, gone: string): string | null {
  let rest = faces;
  for (const face of gone) {
    const at = rest.indexOf(face);
    if (at < 0) return null;
    rest = rest.slice(0, at) + rest.slice(at + 1);
  }
  return rest;
}
