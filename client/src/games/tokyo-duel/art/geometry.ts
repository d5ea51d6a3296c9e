/**
 * Where the things of a track lie. One unit is one cell; places are counted from the left (or the
 * top) of the track as the reader sees it: seat 1 sees everything the other way round.
 */
import type { Token } from "./types";
import type { Cell, Placing, SeatNumber, Track } from "./types";

export const LAST = 7;
export const BASE_CELLS = 2 * LAST + 1;
/** The most cells a track can have: both lengthening tokens on it. */
export const MOST_CELLS = BASE_CELLS + 2;
const ZONE = [3, 5] as const;

/** Whose spotlight falls on a base space. */
export function zoneOf(space: number): SeatNumber | null {
  if (space >= ZONE[0] && space <= ZONE[1]) return 0;
  return space <= -ZONE[0] && space >= -ZONE[1] ? 1 : null;
}

/** A track with nothing on it. */
export function bareTrack(): Cell[] {
  return Array.from({ length: BASE_CELLS }, (_, index) => {
    const space = index - LAST;
    return { spaces: [space], token: null, part: 0, reward: null, amount: 1, zone: zoneOf(space), victory: space === LAST ? 0 : space === -LAST ? 1 : null };
  });
}

/** The base spaces the cells of a token lie on. */
export function cellSpaces(token: Token, start: number): number[][] {
  if (token.shows > token.covers) return [[start], [start, start + 1], [start + 1]];
  if (token.shows < token.covers) return [[start], [start + token.covers - 1]];
  return Array.from({ length: token.covers }, (_, index) => [start + index]);
}

/** The cells of a track with one more token on it: for pictures that have no view to show. */
export function withToken(cells: readonly Cell[], token: Token, start: number, turned: boolean): Cell[] {
  const covered = (cell: Cell) => cell.spaces.every((space) => space >= start && space < start + token.covers);
  const first = cells.findIndex(covered);
  const victory = cells.filter(covered).find((cell) => cell.victory !== null)?.victory ?? null;
  const made = cellSpaces(token, start).map((spaces, index, all): Cell => {
    const part = turned ? all.length - 1 - index : index;
    const reward = token.cells[part] ?? null;
    const zones = spaces.map(zoneOf).filter((zone) => zone !== null);
    const outer = victory === 0 ? index === all.length - 1 : index === 0;
    return { spaces, token: token.id, part, reward: token.king ? "stop" : (reward?.[0] ?? null), amount: reward?.[1] ?? 1, zone: zones[0] ?? null, victory: outer ? victory : null };
  });
  return [...cells.slice(0, first), ...made, ...cells.slice(first).filter((cell) => !covered(cell))];
}

/** Where the cell with this index begins, as the reader sees it. */
export function placeOf(cells: readonly Cell[], index: number, you: SeatNumber): number {
  return you === 0 ? index : cells.length - 1 - index;
}

/** A base space as its own cell, or as the seam where a shortening token has folded it away. */
export interface Spot {
  at: number;
  size: number;
}

/** Where a base space lies, as the reader sees it. Null when there is no such space. */
export function spotOf(cells: readonly Cell[], space: number, you: SeatNumber): Spot | null {
  const own = cells.findIndex((cell) => cell.spaces.length === 1 && cell.spaces[0] === space);
  if (own >= 0) return { at: placeOf(cells, own, you), size: 1 };
  const next = cells.findIndex((cell) => cell.spaces[0]! > space);
  if (next <= 0) return null;
  const left = Math.min(placeOf(cells, next, you), placeOf(cells, next - 1, you));
  return { at: left + 0.5, size: 1 };
}

/** A run of neighbouring cells. */
export interface Run {
  at: number;
  size: number;
}

/** Where a run of cells, given by their indexes, lies as the reader sees it. */
function runOf(cells: readonly Cell[], first: number, last: number, you: SeatNumber): Run {
  return { at: Math.min(placeOf(cells, first, you), placeOf(cells, last, you)), size: last - first + 1 };
}

/** The spotlight of a seat: the run of cells it falls on. */
export function spotlight(cells: readonly Cell[], seat: SeatNumber, you: SeatNumber): Run | null {
  const first = cells.findIndex((cell) => cell.zone === seat);
  const last = cells.findLastIndex((cell) => cell.zone === seat);
  return first < 0 ? null : runOf(cells, first, last, you);
}

/** A token on the track: its run of cells, and how it changes the length of the track. */
export interface Plate extends Run {
  token: string;
  /** The first cell's index. */
  first: number;
  kind: "plain" | "long" | "short" | "king";
}

export function kindOf(token: Token): Plate["kind"] {
  if (token.king) return "king";
  if (token.shows === token.covers) return "plain";
  return token.shows > token.covers ? "long" : "short";
}

/** The tokens that lie on a track. */
export function platesOf(cells: readonly Cell[], you: SeatNumber, tokenOf: (id: string) => Token): Plate[] {
  const ids = [...new Set(cells.map((cell) => cell.token).filter((id) => id !== null))];
  return ids.map((token) => {
    const first = cells.findIndex((cell) => cell.token === token);
    const last = cells.findLastIndex((cell) => cell.token === token);
    return { token, first, kind: kindOf(tokenOf(token)), ...runOf(cells, first, last, you) };
  });
}

/** Where a token held over the track hovers: as wide as its cells, over the middle of the spaces it would cover. */
export function hoverOf(cells: readonly Cell[], token: Token, placing: Placing, you: SeatNumber): { at: number; size: number; covers: Run } | null {
  const ends = [spotOf(cells, placing.start, you), spotOf(cells, placing.start + token.covers - 1, you)];
  if (!ends[0] || !ends[1]) return null;
  const left = Math.min(ends[0].at, ends[1].at);
  const right = Math.max(ends[0].at + ends[0].size, ends[1].at + ends[1].size);
  return { at: (left + right - token.shows) / 2, size: token.shows, covers: { at: left, size: right - left } };
}

/** The rewards of a token from left to right, as a reader sees it when its first printed cell lies on the lowest space. */
export function cellsSeen(token: Token, turned: boolean, you: SeatNumber): Token["cells"] {
  return turned === (you === 0) ? token.cells.toReversed() : [...token.cells];
}

/** How far along a space is and on whose half, as people count: 0 to 7 from the middle. */
export function counted(space: number): { number: number; side: SeatNumber | null } {
  return { number: Math.abs(space), side: space > 0 ? 0 : space < 0 ? 1 : null };
}

/** A repeatable number for a place of a track, for buildings that differ. */
export function lotSeed(track: Track, cell: Cell): number {
  const place = cell.spaces.reduce((sum, space) => sum + space * 2, 0) / cell.spaces.length;
  return Math.abs(Math.trunc((place + 16) * 37 + (track === "fame" ? 11 : 71)));
}
