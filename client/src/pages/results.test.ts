import { describe, expect, it } from "vitest";
import { resultOf, scoreOf } from "./results";

describe("a result", () => {
  const result = (winners: number[] | null, seat: number, count: number) =>
    resultOf({ winners, seat, seats: Array.from({ length: count }, (_, n) => ({ seat: n, kind: "person", name: "", bot: null })) });

  it("is the reader's", () => {
    expect(result([1], 1, 2)).toBe("won");
    expect(result([0], 1, 2)).toBe("lost");
    expect(result([0, 1], 1, 3)).toBe("shared");
    expect(result([0, 2], 1, 3)).toBe("lost");
    expect(result([0, 1], 1, 2)).toBe("draw");
    expect(result([], 0, 2)).toBe("draw");
    expect(result(null, 1, 2)).toBe("over");
  });

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
