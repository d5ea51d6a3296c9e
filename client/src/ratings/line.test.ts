import { expect, it } from "vitest";
import { lineOf, stepsOf } from "./line";

it.each([
  [1338, 1662, [1300, 1400, 1500, 1600, 1700]],
  [1500, 1500, [1500, 1525]],
  [-120, 2900, [-1000, 0, 1000, 2000, 3000]],
])("round numbers frame %d to %d", (least, most, steps) => {
  expect(stepsOf(least, most)).toEqual(steps);
});

it("a line goes from left to right, and higher values stand higher", () => {
  const { path, last, y } = lineOf([1500, 1600, 1400], [1400, 1500, 1600], 640, 200);
  expect(path).toBe("M48 100L338 12L628 188");
  expect(last).toEqual({ x: 628, y: 188 });
  expect(y(1600)).toBeLessThan(y(1400));
});
