/** What an analysis says: its curve, its turning points, and how sure they are. */
import type { Analysis, Point } from "../net/analysis";

export type Kind = "slip" | "mistake" | "blunder";
export type Certainty = "sure" | "likely" | "unsure";

/** By how much the chosen option is behind the best one, of estimates between -1 and 1. */
const KINDS: [number, Kind][] = [
  [0.4, "blunder"],
  [0.2, "mistake"],
  [0.1, "slip"],
];
/** A turning point is believed from here on. */
const BELIEVED = 0.75;

export interface Spot {
  /** After so many steps: a place of the replay. */
  place: number;
  /** How the seat stands, from -1 to 1. */
  value: number;
}

export interface Turning {
  point: Point;
  /** Where the decision was still open. */
  place: number;
  kind: Kind;
}

/** How bad a decision was; null where it was good enough, or nobody can say. */
export function kindOf({ loss, sure }: Pick<Point, "loss" | "sure">): Kind | null {
  return sure < BELIEVED ? null : (KINDS.find(([least]) => loss >= least)?.[1] ?? null);
}

export function certaintyOf(sure: number): Certainty {
  return sure >= 0.95 ? "sure" : sure >= 0.85 ? "likely" : "unsure";
}

/** The curve of a seat, over the places of the replay; `numbers` are those of the steps, with a 0 before them. */
export function curveOf({ points, end }: Analysis, seat: number, numbers: readonly number[]): Spot[] {
  const places = new Map(numbers.map((number, place) => [number, place]));
  const spots = points.flatMap(({ number, values }): Spot[] => {
    const place = places.get(number);
    return place === undefined ? [] : [{ place: place - 1, value: values[seat] ?? 0 }];
  });
  return end.length > 0 ? [...spots, { place: numbers.length - 1, value: end[seat] ?? 0 }] : spots;
}

/** The decisions by which a seat lost ground, in their order. */
export function turningPoints({ points }: Analysis, seat: number, numbers: readonly number[]): Turning[] {
  return points.flatMap((point): Turning[] => {
    const [kind, place] = [kindOf(point), numbers.indexOf(point.number)];
    return kind === null || point.seat !== seat || place < 0 ? [] : [{ point, place: place - 1, kind }];
  });
}

/** A whole number from -100 (lost) to 100 (won), as people read it. */
export function hundredths(value: number): number {
  return Math.round(value * 100) || 0;
}
