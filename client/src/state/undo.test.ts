import { describe, expect, it } from "vitest";
import type { Batch } from "../games/contract";
import { putBack, standing, takeBack } from "./undo";

const by = (number: number, seat: number, option: string | null = null): Batch => ({ number, option, seat, events: [] });
const back = (number: number, after: number, seat: number) => by(number, -1, `undo ${after} ${seat}`);
const numbers = (log: Batch[]) => standing(log).map(({ number }) => number);

describe("what was taken back", () => {
  it("is told by a step of the table's own, and by no other", () => {
    expect(takeBack(back(4, 2, 1))).toEqual({ after: 2, seat: 1 });
    expect(takeBack(by(4, 0, "undo 2 1"))).toBeNull();
    for (const option of ["undo", "lesson again", "lesson again 2 1", "undo 2", "undo 2 1 3", "deal", null]) expect(takeBack(by(4, -1, option))).toBeNull();
  });

  it("counts no more, nor do the steps that take back", () => {
    const played = [by(1, 0), by(2, 1), by(3, 0)];
    expect(standing(played)).toBe(played);
    expect(numbers([...played, back(4, 1, 1)])).toEqual([1]);
    expect(numbers([...played, back(4, 1, 1), by(5, 1), by(6, 0)])).toEqual([1, 5, 6]);
    expect(numbers([...played, back(4, 0, 0)])).toEqual([]);
  });

  it("is what was tried in a step of a lesson, too", () => {
    const again = (number: number, after: number) => by(number, -1, `lesson again ${after}`);
    expect(takeBack(again(4, 1))).toEqual({ after: 1, seat: null });
    expect(takeBack(by(4, 0, "lesson again 1"))).toBeNull();
    const log = [by(1, 0), by(2, 0), by(3, 1), again(4, 1), by(5, 0)];
    expect(numbers(log)).toEqual([1, 5]);
    expect(numbers([...log, again(6, 1), by(7, 0), by(8, 0), again(9, 7)])).toEqual([1, 7]);
    expect(numbers([...log.slice(0, 3), again(4, 0)])).toEqual([]);
  });

  it("may be more and more, one choice at a time", () => {
    const log = [by(1, 0), by(2, 1), back(3, 1, 1), by(4, 1), by(5, 0)];
    expect(numbers([...log, back(6, 4, 0)])).toEqual([1, 4]);
    // After step 3 the game is as after step 1: either may be named.
    expect(numbers([...log, back(6, 4, 0), back(7, 3, 1)])).toEqual([1]);
    expect(numbers([...log, back(6, 4, 0), back(7, 1, 1), back(8, 0, 0)])).toEqual([]);
  });

  it("counts again once it is put back, one after the other", () => {
    const put = (number: number, after: number, seat: number) => by(number, -1, `redo ${after} ${seat}`);
    expect(putBack(put(4, 3, 1))).toBe(1);
    for (const option of ["redo", "redo 3", "redo 3 1 2", "undo 3 1", null]) expect(putBack(by(4, -1, option))).toBeNull();
    expect(putBack(by(4, 1, "redo 3 1"))).toBeNull();
    const log = [by(1, 0), by(2, 1), by(3, 0), back(4, 2, 0), back(5, 1, 1)];
    expect(numbers(log)).toEqual([1]);
    expect(numbers([...log, put(6, 5, 1)])).toEqual([1, 2]);
    expect(numbers([...log, put(6, 5, 1), put(7, 4, 0)])).toEqual([1, 2, 3]);
    expect(numbers([...log, put(6, 5, 1), back(7, 1, 1), put(8, 7, 1), put(9, 4, 0), by(10, 1)])).toEqual([1, 2, 3, 10]);
    expect(numbers([...log, by(6, 0), back(7, 1, 0), put(8, 7, 0)])).toEqual([1, 6]);
  });
});
