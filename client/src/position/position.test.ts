import { flushSync } from "svelte";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { Batch } from "../games/contract";
import fence from "../games/ready-fence/editor";
import { keepPuzzle, keptPuzzle, standing } from "./attempt";
import { partWith, valueAt } from "./editor";
import { packed, unpacked, type Laid } from "./laid";
import { Laying } from "./laying.svelte";

const LAID: Laid = { seats: 2, seat: 1, options: { mode: "basic", points: 5 }, position: fence.start(), puzzle: { goal: "擊中！", moves: 3, win: true } };

describe("the address of a position", () => {
  it("holds all of it", async () => {
    const text = await packed(LAID);
    expect(text).toMatch(/^[\w-]+$/);
    expect(text.length).toBeLessThan(300);
    expect(await unpacked(text)).toEqual(LAID);
  });

  it("is nothing where it holds no position, or a far too large one", async () => {
    for (const text of ["", "%", "abc", await packed([] as unknown as Laid), await packed({ ...LAID, seat: 2 })]) expect(await unpacked(text)).toBeNull();
    expect(await unpacked(await packed({ ...LAID, position: { hands: "x".repeat(100_000) } }))).toBeNull();
  });

  it("takes no puzzle that is none", async () => {
    const puzzle = { goal: 1, moves: 3, win: true } as unknown as Laid["puzzle"];
    expect((await unpacked(await packed({ ...LAID, puzzle })))?.puzzle).toBeNull();
  });
});

describe("a part of a position", () => {
  const spot = { part: "scores", at: [1], usual: [0, 0] };

  it("is as usual where the words don't name it", () => {
    expect(valueAt(spot, {})).toBe(0);
    expect(partWith(spot, {}, 3)).toEqual([0, 3]);
  });

  it("changes at one place", () => {
    expect(valueAt(spot, { scores: [1, 2] })).toBe(2);
    expect(partWith(spot, { scores: [1, 2] }, 4)).toEqual([1, 4]);
    expect(partWith({ part: "broken", at: ["2"], usual: {} }, { broken: { 0: "P" } }, "L")).toEqual({ 0: "P", 2: "L" });
  });
});

describe("a puzzle", () => {
  const step = (seat: number, events: Batch["events"] = []): Batch => ({ number: 1, option: null, seat, events });
  const won = (winner: number) => step(1, [{ kind: "game_over", winner }]);

  it("to win is solved by winning in time", () => {
    const puzzle = { goal: "", moves: 2, win: true };
    expect(standing(puzzle, [step(0), step(1)], 0)).toEqual({ made: 1, stands: "going" });
    expect(standing(puzzle, [step(0), step(0), won(0)], 0).stands).toBe("solved");
    expect(standing(puzzle, [step(0), step(0), won(1)], 0).stands).toBe("missed");
    expect(standing(puzzle, [step(0), step(0), step(0)], 0).stands).toBe("missed");
    expect(standing(puzzle, [step(0), step(0, [{ kind: "game_over", winners: [0, 2] }])], 0).stands).toBe("solved");
  });

  it("with another goal is judged by who solves it, when the choices are made", () => {
    const puzzle = { goal: "Steal 3", moves: 1, win: false };
    expect(standing(puzzle, [step(0)], 0).stands).toBe("going");
    expect(standing(puzzle, [step(0), step(0)], 0).stands).toBe("judge");
  });

  it("is remembered by the browser that has opened a table for it", () => {
    sessionStorage.clear();
    expect(keptPuzzle("t")).toBeNull();
    keepPuzzle("t", LAID.puzzle!);
    expect(keptPuzzle("t")).toEqual(LAID.puzzle);
    sessionStorage.setItem("ludarium-puzzle-t", "{");
    expect(keptPuzzle("t")).toBeNull();
    sessionStorage.clear();
  });
});

describe("while it is laid out", () => {
  const asked = vi.fn();
  let answers: unknown[] = [];

  beforeEach(() => {
    vi.useFakeTimers();
    answers = [];
    asked.mockClear();
    vi.stubGlobal("fetch", (path: string, { body }: { body: string }) => {
      asked(path, JSON.parse(body));
      return Promise.resolve(new Response(JSON.stringify(answers.shift() ?? { views: [{}, {}], decision: null, fault: null })));
    });
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  it("is checked once after a few quick changes", async () => {
    const laying = new Laying("ready-fence", fence);
    laying.open(null, 2);
    await vi.advanceTimersByTimeAsync(10);
    expect(laying.good).toBe(true);
    laying.set("scores", [1, 0]);
    laying.set("scores", [2, 0]);
    expect(laying.good).toBe(false);
    await vi.advanceTimersByTimeAsync(400);
    expect(asked).toHaveBeenCalledTimes(2);
    expect(asked.mock.lastCall).toEqual(["/api/games/ready-fence/position", { seats: 2, options: {}, position: { ...fence.start(), scores: [2, 0] } }]);
    expect(laying.good).toBe(true);
  });

  it("keeps the last picture while something is wrong, and forgets a part without a value", async () => {
    const laying = new Laying("ready-fence", fence);
    laying.open(LAID, 2);
    await vi.advanceTimersByTimeAsync(10);
    answers = [{ views: [], decision: null, fault: { part: "hands", found: "", expected: "", why: "", message: "No." } }];
    laying.set("turn", undefined);
    await vi.advanceTimersByTimeAsync(400);
    flushSync();
    expect(laying.words).not.toHaveProperty("turn");
    expect([laying.good, laying.fault?.message, laying.views.length]).toEqual([false, "No.", 2]);
  });
});
