/**
 * Hews a path card: turns open edges into outlines of tunnels, rails, timbers and rubble, as SVG
 * path data in a box of WIDTH by HEIGHT. Pure and deterministic; results are kept per variant.
 */
import { HEIGHT, WIDTH, noise, openSides, opposite, shapeOf, type Side } from "../tiles";
import { bend, blob, normal, poly, railsOf, ribbon, sleepersOf, straight, towards, wavy, type Point } from "./line";

/** Where a timber frame or a heap of rubble stands, and the direction in which its arm leaves the card. */
export interface Spot {
  x: number;
  y: number;
  /** Degrees, 0 = the arm leaves to the north. */
  turn: number;
  side: Side;
}

/** One part of the tunnel that is lit or dark as a whole: a tunnel's all, or one arm of a dead end. */
export interface Hollow {
  /** Null for a joined tunnel. */
  side: Side | null;
  walls: string;
  floor: string;
  /** The same hollow, narrower: the trodden middle of the floor. */
  trodden: string;
  sleepers: string;
  rails: string;
  timbers: Spot[];
  rubble: Spot | null;
  lamp: Point;
}

export interface Hewn {
  hollows: Hollow[];
  /** Round plate on which the rails cross; null when they do not. */
  turntable: boolean;
  /** Facets of the rock by shade, darkest first. */
  facets: string[];
  /** Something small in a corner of the rock. */
  ornament: { kind: Ornament; x: number; y: number; turn: number } | null;
}

export type Ornament = "crystal" | "fossil" | "mushroom" | "bone" | "pebbles";

/** How many different rocks there are; more would not be noticed. */
export const VARIANTS = 24;
export const SHADES = 5;
const HALF = 16;
const CENTRE: Point = [WIDTH / 2, HEIGHT / 2];
const MOUTH: Record<Side, Point> = {
  N: [WIDTH / 2, 0],
  E: [WIDTH, HEIGHT / 2],
  S: [WIDTH / 2, HEIGHT],
  W: [0, HEIGHT / 2],
};
const TURN: Record<Side, number> = { N: 0, E: 90, S: 180, W: 270 };
const ORNAMENTS: readonly Ornament[] = ["crystal", "fossil", "mushroom", "bone", "pebbles"];

const kept = new Map<string, Hewn>();

/** The drawing of a card as it lies; `seed` chooses one of the variants of the rock. */
export function hew(card: string, turned: boolean, seed: number): Hewn {
  const variant = seed % VARIANTS;
  const key = `${card}${turned ? "'" : ""}/${variant}`;
  let hewn = kept.get(key);
  if (!hewn) kept.set(key, (hewn = cut(card, turned, variant)));
  return hewn;
}

function cut(card: string, turned: boolean, variant: number): Hewn {
  const random = noise(variant * 7919 + 17);
  const { build } = shapeOf(card);
  const sides = openSides(card, turned);
  const hollows = build === "dead" ? sides.map((side) => blind(side, sides.length, random)) : [joined(sides, build, random)];
  return {
    hollows,
    turntable: build === "tunnel" && sides.length === 4,
    facets: facets(random),
    ornament: ornament(random),
  };
}

/** All open edges joined: tunnels, the start, the gold and the stones. */
function joined(sides: Side[], build: string, random: () => number): Hollow {
  const ways = lines(sides, random);
  const roomy = build === "start" || build === "gold";
  const room = roomy ? 31 : sides.length === 4 ? 23 : sides.length === 3 ? 20 : 0;
  const ribbons = ways.map((way) => ribbon(way, () => HALF, random));
  const inner = ways.map((way) => ribbon(way, () => HALF - 5.5, random));
  if (room) {
    ribbons.push(blob(CENTRE, room, random));
    inner.push(blob(CENTRE, room - 6, random));
  }
  const tracks = roomy ? sides.map((side) => straight(MOUTH[side], towards(MOUTH[side], CENTRE, 22))) : tracksOf(sides, random);
  return {
    side: null,
    walls: ribbons.map((r) => r.walls).join(""),
    floor: ribbons.map((r) => r.floor).join(""),
    trodden: inner.map((r) => r.floor).join(""),
    sleepers: tracks.map((track, i) => sleepersOf(track, sides.length === 3 && i === 1 ? 0.5 : 1)).join(""),
    rails: tracks.map(railsOf).join(""),
    timbers: sides.map((side) => spot(side, 14)),
    rubble: null,
    lamp: lampOf(sides, ways[0]!, room),
  };
}

/** One arm of a dead end: it stops half way, at a heap of rubble. */
function blind(side: Side, arms: number, random: () => number): Hollow {
  const reach = side === "N" || side === "S" ? (arms > 1 ? 42 : 58) : arms > 1 ? 29 : 44;
  const end = towards(MOUTH[side], CENTRE, reach);
  const way = straight(MOUTH[side], end);
  const taper = (t: number) => HALF * Math.sqrt(Math.max(0.12, 1 - Math.max(0, t - 0.7) * 2.2));
  const wide = ribbon(way, taper, random);
  const narrow = ribbon(straight(MOUTH[side], towards(MOUTH[side], CENTRE, reach - 6)), (t) => taper(t) - 5.5, random);
  const track = straight(MOUTH[side], towards(MOUTH[side], CENTRE, reach - 8));
  const heap = spot(side, reach - 5);
  const [nx, ny] = normal(MOUTH[side], CENTRE);
  const [lx, ly] = towards(MOUTH[side], CENTRE, 12);
  return {
    side,
    walls: wide.walls,
    floor: wide.floor,
    trodden: narrow.floor,
    sleepers: sleepersOf(track, 1),
    rails: railsOf(track),
    timbers: [spot(side, 7)],
    rubble: heap,
    lamp: [lx + nx * (HALF + 6), ly + ny * (HALF + 6)],
  };
}

/** Middle lines of a joined tunnel: a straight or curved pair, and what branches off it. */
function lines(sides: Side[], random: () => number): Point[][] {
  if (sides.length === 2) {
    const [a, b] = sides as [Side, Side];
    return [opposite(a) === b ? wavy(MOUTH[a], MOUTH[b], random) : bend(MOUTH[a], MOUTH[b], CENTRE)];
  }
  if (sides.length === 4) return [straight(MOUTH.N, MOUTH.S), straight(MOUTH.W, MOUTH.E)];
  const branch = sides.find((side) => !sides.includes(opposite(side)))!;
  const [a, b] = sides.filter((side) => side !== branch) as [Side, Side];
  return [straight(MOUTH[a], MOUTH[b]), straight(MOUTH[branch], CENTRE)];
}

/** Middle lines of the rails. A branch bends into one of the two directions, as a switch does. */
function tracksOf(sides: Side[], random: () => number): Point[][] {
  if (sides.length !== 3) return lines(sides, random);
  const branch = sides.find((side) => !sides.includes(opposite(side)))!;
  const [a, b] = sides.filter((side) => side !== branch) as [Side, Side];
  return [straight(MOUTH[a], MOUTH[b]), bend(MOUTH[branch], MOUTH[random() < 0.5 ? a : b], CENTRE)];
}

/** A lamp hangs on the rock beside the middle of the tunnel, away from its branches. */
function lampOf(sides: Side[], way: Point[], room: number): Point {
  if (sides.length === 4) return [CENTRE[0] - 25 - room * 0.15, CENTRE[1] - 29 - room * 0.15];
  const middle = Math.floor(way.length / 2);
  const [x, y] = way[middle]!;
  const [nx, ny] = normal(way[middle - 1]!, way[middle + 1]!);
  const branch = sides.length === 3 ? sides.find((side) => !sides.includes(opposite(side)))! : null;
  const away = branch && (MOUTH[branch][0] - x) * nx + (MOUTH[branch][1] - y) * ny > 0 ? -1 : 1;
  const off = (HALF + 8) * away;
  return [x + nx * off, y + ny * off];
}

/** Rock as jittered triangles, lighter where the light from the upper left falls on it. */
function facets(random: () => number): string[] {
  const columns = 4;
  const rows = 5;
  const inset = 2.5;
  const grid: Point[][] = [];
  for (let j = 0; j <= rows; j++) {
    grid.push([]);
    for (let i = 0; i <= columns; i++) {
      const edgeX = i === 0 || i === columns;
      const edgeY = j === 0 || j === rows;
      const corner = edgeX && edgeY ? 2.5 : 0;
      const x = inset + ((WIDTH - 2 * inset) * i) / columns + (edgeX ? (i ? -corner : corner) : (random() - 0.5) * 15);
      const y = inset + ((HEIGHT - 2 * inset) * j) / rows + (edgeY ? (j ? -corner : corner) : (random() - 0.5) * 15);
      grid[j]!.push([x, y]);
    }
  }
  const shades: string[] = Array.from({ length: SHADES }, () => "");
  const add = (points: Point[], lean: number) => {
    const [x, y] = points[0]!;
    const fall = 0.9 - (x / WIDTH + y / HEIGHT) * 0.9;
    const shade = Math.round(2 + fall * 1.1 + lean + (random() - 0.5) * 2.2);
    shades[Math.min(SHADES - 1, Math.max(0, shade))] += `${poly(points)}Z`;
  };
  for (let j = 0; j < rows; j++) {
    for (let i = 0; i < columns; i++) {
      const [a, b, c, d] = [grid[j]![i]!, grid[j]![i + 1]!, grid[j + 1]![i + 1]!, grid[j + 1]![i]!];
      if (random() < 0.5) {
        add([a, b, c], 0.35);
        add([a, c, d], -0.35);
      } else {
        add([a, b, d], 0.35);
        add([b, c, d], -0.35);
      }
    }
  }
  return shades;
}

function ornament(random: () => number): Hewn["ornament"] {
  const kind = ORNAMENTS[Math.floor(random() * ORNAMENTS.length)]!;
  const right = random() < 0.5;
  const low = random() < 0.6;
  const turn = Math.round((random() - 0.5) * 50);
  if (random() < 0.45) return null;
  return { kind, x: right ? WIDTH - 16 : 16, y: low ? HEIGHT - 18 : 18, turn };
}

function spot(side: Side, inward: number): Spot {
  const [x, y] = towards(MOUTH[side], CENTRE, inward);
  return { x, y, turn: TURN[side], side };
}
