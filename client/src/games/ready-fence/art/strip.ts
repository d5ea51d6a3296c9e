/** Where the squares of the strip lie in its picture: seen from the side and a little from above, nearer edges wider apart. */
import { SQUARE } from "./rig";

export type Ends = readonly [number, number];
export type Zone = "none" | "green" | "red";

const ZONE = 84;
const BACK = -40;
const FRONT = 44;
/** How much the far edge is narrower, and the near one wider, than the line on which the fencers stand. */
const NARROW = 0.965;
const WIDE = 1.04;

export const SQUARES: readonly number[] = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10];
export const WIDTH = 10 * SQUARE + 2 * ZONE + 60;
/** How much of the picture is above the line on which the fencers stand, and its whole height. */
export const FLOOR = 222;
export const HEIGHT = 284;

/** The two edges of a square, or of a zone (0 and 11), along that line. */
function edges(square: number): [number, number] {
  const start = (WIDTH - 10 * SQUARE) / 2;
  if (square <= 0) return [start - ZONE, start];
  if (square >= 11) return [WIDTH - start, WIDTH - start + ZONE];
  return [start + (square - 1) * SQUARE, start + square * SQUARE];
}

/** The middle of a square, where a fencer stands. */
export function centre(square: number): number {
  const [left, right] = edges(square);
  return (left + right) / 2;
}

const seen = (x: number, scale: number) => Math.round((WIDTH / 2 + (x - WIDTH / 2) * scale) * 10) / 10;

/** The outline of a run of squares; `edge` adds the strip's thickness; `line` draws one of its ends only. */
export function outline(first: number, last: number, edge = 0, line?: "right"): string {
  if (last < first) return "";
  const [left, right] = [edges(first)[0], edges(last)[1]];
  if (line) return `M${seen(right, NARROW)} ${BACK}L${seen(right, WIDE)} ${FRONT}`;
  return `M${seen(left, NARROW)} ${BACK}H${seen(right, NARROW)}L${seen(right, WIDE)} ${FRONT}V${FRONT + edge}H${seen(left, WIDE)}V${FRONT}Z`;
}

/** Whose side of the ends a square is beyond. */
export function zoneOf(square: number, ends: Ends): Zone {
  return square < ends[0] ? "green" : square > ends[1] ? "red" : "none";
}

export interface Area {
  left: number;
  width: number;
  /** The square's outline within this area. */
  shape: string;
}

/** Where the squares themselves lie in the height of the picture, in percent: from below, and how high. */
export const FOOT = { from: ((HEIGHT - FLOOR - FRONT) / HEIGHT) * 100, high: ((FRONT - BACK) / HEIGHT) * 100 };

/** A square as a place to press, in percent of the picture. */
export function tap(square: number): Area {
  const [left, right] = edges(square);
  const far = [seen(left, NARROW), seen(right, NARROW)] as const;
  const near = [seen(left, WIDE), seen(right, WIDE)] as const;
  const from = Math.min(far[0], near[0]);
  const width = Math.max(far[1], near[1]) - from;
  const share = (x: number) => `${Math.round(((x - from) / width) * 1000) / 10}%`;
  return {
    left: (from / WIDTH) * 100,
    width: (width / WIDTH) * 100,
    shape: `polygon(${share(far[0])} 0, ${share(far[1])} 0, ${share(near[1])} 100%, ${share(near[0])} 100%)`,
  };
}

/** The heads and shoulders of those who watch, as one outline; the same ones at every bout. */
export const CROWD: string = Array.from({ length: Math.floor(WIDTH / 31) }, (_, index) => {
  const x = 16 + index * 31 + ((index * 7) % 11);
  const y = -104 - ((index * 5) % 13);
  return index % 9 === 4 ? "" : `M${x - 8} ${y}a8 9 0 1 1 16 0a8 9 0 1 1 -16 0ZM${x - 16} -80Q${x - 16} ${y + 11} ${x} ${y + 10}Q${x + 16} ${y + 11} ${x + 16} -80Z`;
}).join("");
