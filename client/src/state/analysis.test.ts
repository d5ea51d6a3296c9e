import { expect, it } from "vitest";
import type { Analysis, Point } from "../net/analysis";
import { certaintyOf, curveOf, hundredths, kindOf, turningPoints } from "./analysis";

const point = (number: number, seat: number, values: number[], loss = 0, sure = 0.5): Point => ({ number, seat, option: "x", values, options: [], loss, sure });

const NUMBERS = [0, 1, 3, 4, 9];
const analysis: Analysis = {
  eyes: null,
  status: "done",
  done: 3,
  of: 3,
  mine: false,
  end: [-1, 1],
  points: [point(1, 0, [0.1, -0.1]), point(4, 1, [0.3, -0.3], 0.5, 0.99), point(9, 0, [0.2, -0.2], 0.25, 0.8)],
};

it("draws how it stood before each choice, and how it ended", () => {
  expect(curveOf(analysis, 1, NUMBERS)).toEqual([
    { place: 0, value: -0.1 },
    { place: 2, value: -0.3 },
    { place: 3, value: -0.2 },
    { place: 4, value: 1 },
  ]);
  expect(curveOf({ ...analysis, points: [], end: [] }, 0, NUMBERS)).toEqual([]);
});

it("finds the turning points of a seat, where the decision was still open", () => {
  expect(turningPoints(analysis, 1, NUMBERS)).toMatchObject([{ place: 2, kind: "blunder" }]);
  expect(turningPoints(analysis, 0, NUMBERS)).toMatchObject([{ place: 3, kind: "mistake" }]);
});

it("does not believe what may be chance", () => {
  expect(kindOf({ loss: 0.9, sure: 0.6 })).toBeNull();
  expect(kindOf({ loss: 0.12, sure: 0.9 })).toBe("slip");
  expect(kindOf({ loss: 0.05, sure: 1 })).toBeNull();
  expect([0.99, 0.9, 0.76].map(certaintyOf)).toEqual(["sure", "likely", "unsure"]);
});

it("counts in hundredths, without a negative nought", () => {
  expect([0.254, -0.004, -1].map(hundredths)).toEqual([25, 0, -100]);
  expect(Object.is(hundredths(-0.001), 0)).toBe(true);
});
