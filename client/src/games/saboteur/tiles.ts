/**
 * The path-shaped cards as data: which edges a card leaves open and whether they meet inside.
 * Nothing here says what may be played; that is in the decision's options.
 */
export type Side = "N" | "E" | "S" | "W";

/** Open edges joined inside (tunnel), closed off from each other (dead), or one of the field's own cards. */
export type Build = "tunnel" | "dead" | "start" | "gold" | "stone";

export interface Shape {
  /** Open edges of the upright card, clockwise from the top. */
  readonly open: readonly Side[];
  readonly build: Build;
  /** True when the card turned by 180 degrees is the same card. */
  readonly same: boolean;
}

/** Card size in drawing units: portrait, 3 to 4. */
export const WIDTH = 96;
export const HEIGHT = 128;

const OPPOSITE: Record<Side, Side> = { N: "S", E: "W", S: "N", W: "E" };
export const STEP: Record<Side, readonly [number, number]> = {
  N: [0, -1],
  E: [1, 0],
  S: [0, 1],
  W: [-1, 0],
};
const CLOCKWISE: readonly Side[] = ["N", "E", "S", "W"];

function shape(edges: string, build: Build): Shape {
  const open = CLOCKWISE.filter((side) => edges.includes(side));
  return { open, build, same: open.every((side) => open.includes(OPPOSITE[side])) };
}

/** The sixteen shapes of the deck, in the order in which they are shown in a list. */
export const PATH_IDS = [
  "X", "TV", "TH", "CR", "CL", "IV", "IH",
  "DX", "DTV", "DTH", "DCR", "DCL", "DIV", "DIH", "D1V", "D1H",
] as const;
export type PathId = (typeof PATH_IDS)[number];

const EDGES: Record<string, string> = {
  X: "NESW", TV: "NES", TH: "NEW", CR: "NE", CL: "NW", IV: "NS", IH: "EW", "1V": "N", "1H": "E",
};

const SHAPES: ReadonlyMap<string, Shape> = new Map([
  ...PATH_IDS.map((id): [string, Shape] =>
    id.startsWith("D") ? [id, shape(EDGES[id.slice(1)]!, "dead")] : [id, shape(EDGES[id]!, "tunnel")],
  ),
  ["start", shape("NESW", "start")],
  ["gold", shape("NESW", "gold")],
  ["stone1", shape("NE", "stone")],
  ["stone2", shape("NW", "stone")],
]);

/** The shape of a path-shaped card. Throws on an id that is none: a view never holds one. */
export function shapeOf(card: string): Shape {
  const found = SHAPES.get(card);
  if (!found) throw new Error(`no path-shaped card is called ${card}`);
  return found;
}

/** True for the forty cards of the deck that are laid in the mine. */
export function isPath(card: string): card is PathId {
  return (PATH_IDS as readonly string[]).includes(card);
}

export function opposite(side: Side): Side {
  return OPPOSITE[side];
}

/** Open edges of a card as it lies, clockwise from the top. */
export function openSides(card: string, turned: boolean): Side[] {
  const { open } = shapeOf(card);
  return turned ? CLOCKWISE.filter((side) => open.includes(OPPOSITE[side])) : [...open];
}

/** Deterministic 32-bit hash of a cell, so that a card keeps its looks for as long as it lies there. */
export function cellHash(x: number, y: number): number {
  let h = Math.imul(x + 0x9e37, 0x85ebca6b) ^ Math.imul(y + 0x79b9, 0xc2b2ae35);
  h = Math.imul(h ^ (h >>> 15), 0x2c1b3c6d);
  h = Math.imul(h ^ (h >>> 12), 0x297a2d39);
  return (h ^ (h >>> 15)) >>> 0;
}

/** A small generator of numbers in [0, 1), the same for the same seed. For looks only. */
export function noise(seed: number): () => number {
  let a = seed >>> 0;
  return () => {
    a = (a + 0x6d2b79f5) >>> 0;
    let t = Math.imul(a ^ (a >>> 15), a | 1);
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}
