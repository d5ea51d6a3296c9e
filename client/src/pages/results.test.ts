import { describe, expect, it } from "vitest";
import { scoreOf } from "./results";

describe("a result", () => {
  it("has a score where a game of two has points", () => {
    const score = (scores: number[] | null, seat: number, count = 2) =>
      scoreOf({ scores, seat, seats: Array.from({ length: count }, (_, n) => ({ seat: n, kind: "person", name: "", bot: null })) });
    expect(score([5, 3], 1)).toEqual({ own: 3, other: 5 });
    expect(score([2, 0], 0)).toEqual({ own: 2, other: 0 });
    expect(score([1, 0], 0)).toBeNull();
    expect(score([0, 0], 0)).toBeNull();
    expect(score([6, 4, 2], 0, 3)).toBeNull();
    expect(score(null, 0)).toBeNull();
  });
});
