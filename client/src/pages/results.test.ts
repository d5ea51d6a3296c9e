import { describe, expect, it } from "vitest";
import { resultOf } from "./results";

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
});
