import { describe, expect, it } from "vitest";
import { changes, NOTHING, partsOf, same } from "./diff";

describe("two values of JSON", () => {
  it("are compared by what they say", () => {
    expect(same({ a: 1, b: [1, { c: null }] }, { b: [1, { c: null }], a: 1 })).toBe(true);
    expect(same({ a: undefined }, {})).toBe(false);
    expect(same([1, 2], [2, 1])).toBe(false);
    expect(same([], {})).toBe(false);
    expect(same(0, null)).toBe(false);
    expect(same("1", 1)).toBe(false);
  });

  it("have parts that stayed, changed, came and went", () => {
    expect(partsOf({ hand: [1], score: 3, new: 0 }, { hand: [1], score: 2, old: 9 }, true)).toEqual([
      { key: "hand", value: [1], before: [1], mark: "same" },
      { key: "score", value: 3, before: 2, mark: "changed" },
      { key: "new", value: 0, before: NOTHING, mark: "new" },
      { key: "old", value: NOTHING, before: 9, mark: "gone" },
    ]);
  });

  it("have no marks where there was no step before", () => {
    expect(partsOf([1, 2], NOTHING, false).map(({ mark }) => mark)).toEqual(["same", "same"]);
  });

  it("show what became of a list or a plain value", () => {
    expect(partsOf([1, 2, 3], [1, 5], true).map(({ mark }) => mark)).toEqual(["same", "changed", "new"]);
    expect(partsOf([1], [1, 5], true).map(({ mark }) => mark)).toEqual(["same", "gone"]);
    expect(partsOf([1], 7, true).map(({ mark }) => mark)).toEqual(["new"]);
    expect(partsOf(7, [1], true)).toEqual([]);
  });

  it("differ in so many places", () => {
    expect(changes({ a: [1, 2, { b: 3 }], c: 1 }, { a: [1, 2, { b: 3 }], c: 1 })).toBe(0);
    expect(changes({ a: [1, 9, { b: 4 }], d: 1 }, { a: [1, 2, { b: 3 }], c: 1 })).toBe(4);
    expect(changes(1, [1])).toBe(1);
  });
});
