/** A row of ratings as a line in a picture. */

/** Left of the line stand the numbers. */
const LEFT = 48;
const MARGIN = 12;
/** Round distances between two numbers at the side. */
const DISTANCES = [25, 50, 100, 200, 250, 500, 1000];
const MOST_STEPS = 5;

/** Round numbers from just below the lowest to just above the highest value, few enough to be read. */
export function stepsOf(least: number, most: number): number[] {
  const distance = DISTANCES.find((each) => Math.ceil(most / each) - Math.floor(least / each) < MOST_STEPS) ?? 1000;
  const first = Math.floor(least / distance);
  const last = Math.max(first + 1, Math.ceil(most / distance));
  return Array.from({ length: last - first + 1 }, (_, n) => (first + n) * distance);
}

interface Drawn {
  path: string;
  last: { x: number; y: number };
  /** How high a value stands. */
  y: (value: number) => number;
}

/** The line through the values, from left to right, between the lowest and the highest of `steps`. */
export function lineOf(values: readonly number[], steps: readonly number[], width: number, height: number): Drawn {
  const [low, high] = [steps[0] ?? 0, steps.at(-1) ?? 1];
  const y = (value: number) => round(height - MARGIN - ((value - low) / (high - low || 1)) * (height - 2 * MARGIN));
  const x = (n: number) => round(LEFT + (n / Math.max(1, values.length - 1)) * (width - LEFT - MARGIN));
  const points = values.map((value, n) => ({ x: x(n), y: y(value) }));
  return { path: points.map((point, n) => `${n ? "L" : "M"}${point.x} ${point.y}`).join(""), last: points.at(-1) ?? { x: LEFT, y: height }, y };
}

const round = (value: number) => Math.round(value * 10) / 10;
