import { describe, expect, it } from "vitest";
import { PLAN, playing, run } from "../fixtures";
import { whole, type Plan, type TableView } from "../protocol";
import { canPay, emptyRounds, sumOf, wrongRound } from "./byRound";
import { emptyInput, inputOf, readQuick, resultOf } from "./entry";

const round = whole(playing()).rounds[0]!;
const table = round.tables[1]!;
const points: Plan = { ...PLAN, game: "ready-fence", result: "points" };
const nuggets: Plan = { ...PLAN, game: "saboteur", result: "table" };
const enter = (plan: Plan, input: Partial<ReturnType<typeof emptyInput>>, at: TableView = table) => resultOf(run(plan), 0, at, { ...emptyInput(at), ...input });
const base = { deed: "resulted", round: 0, table: 1 };

describe("a result", () => {
  it("with a winner alone", () => {
    expect(enter(PLAN, { winner: 3 })).toEqual({ ...base, winner: 3 });
    expect(enter(PLAN, { winner: 3, reason: "concession" })).toEqual({ ...base, winner: 3, reason: "concession" });
    expect(enter(PLAN, {})).toBe("winner");
    expect(enter(PLAN, { winner: 3, reason: "double-loss" })).toEqual({ ...base, reason: "double-loss" });
  });

  it("with the points of both: the higher wins, level ones need a winner", () => {
    expect(enter(points, { points: ["3", "5"] })).toEqual({ ...base, winner: 3, points: [3, 5] });
    expect(enter(points, { points: ["4", "4"] })).toBe("level");
    expect(enter(points, { points: ["4", "4"], winner: 2 })).toEqual({ ...base, winner: 2, points: [4, 4], reason: "priority" });
    expect(enter(points, { points: ["3", "5"], winner: 2 })).toBe("against");
    expect(enter(points, { points: ["3", ""] })).toBe("points");
    expect(enter(points, { points: ["3", "-1"] })).toBe("points");
    expect(enter(points, { points: ["", ""], winner: 2, reason: "no-show" })).toEqual({ ...base, winner: 2, reason: "no-show" });
  });

  it("with the points of everybody at a larger table", () => {
    const large = { ...table, players: [0, 1, 2, 3, 4] };
    expect(enter(nuggets, { points: ["3", "0", "2", "4", "1"] }, large)).toEqual({ ...base, points: [3, 0, 2, 4, 1] });
    expect(enter(nuggets, { points: ["3", "0", "2", "4", "x"] }, large)).toBe("points");
  });

  it("is put right from what it was", () => {
    const done = { ...table, status: "done" as const, winner: 2, points: [5, 3], reason: "score" };
    expect(inputOf(done, run(points).rules)).toEqual({ winner: 2, points: ["5", "3"], rounds: emptyRounds(2), reason: "" });
    expect(inputOf({ ...done, reason: "concession" }, run(points).rules).reason).toBe("concession");
  });
});

describe("a result by its rounds", () => {
  const six = { ...table, players: [0, 1, 2, 3, 4, 5] };
  const none = ["", "", "", "", "", ""];
  const game = [["3", "2", "2", "", "", ""], ["", "", "", "3", "3", ""], ["", "", "", "", "", "4"]];
  const paid = [[3, 2, 2, 0, 0, 0], [0, 0, 0, 3, 3, 0], [0, 0, 0, 0, 0, 4]];
  const sums = [3, 2, 2, 3, 3, 4];

  it("has the sums of its rounds, an empty box of a round as 0", () => {
    expect(enter(nuggets, { rounds: game }, six)).toEqual({ ...base, by_round: paid, points: sums });
    expect(enter(nuggets, { rounds: game, points: sums.map(String) }, six)).toEqual({ ...base, by_round: paid, points: sums });
    expect(sums.map((_, place) => sumOf(game, place))).toEqual(sums);
    expect(sumOf([["3"], [""], ["x"]], 0)).toBeNull();
    expect(sumOf(emptyRounds(6), 0)).toBeNull();
  });

  it("is not taken with a sum that is another, with a round left out, or with one that pays nobody so", () => {
    expect(enter(nuggets, { rounds: game, points: ["4", "", "", "", "", ""] }, six)).toBe("sums");
    expect(enter(nuggets, { rounds: [game[0]!, game[1]!, none] }, six)).toBe("rounds");
    expect(enter(nuggets, { rounds: [game[0]!, game[1]!, ["", "", "", "", "", "5"]] }, six)).toBe("pay");
    expect(enter(nuggets, { rounds: [game[0]!, game[1]!, ["x", "", "", "", "", ""]] }, six)).toBe("pay");
    expect([none, game[0]!, ["3", "3", "3", "", "", ""], ["x"]].map(wrongRound)).toEqual([false, false, true, true]);
  });

  it("pays as a round can, whoever has lost it", () => {
    const can = [[], [3, 2, 2], [3, 2], [3], [2, 2, 2], [2], [4], [3, 3]];
    const not = [[1], [5], [4, 2], [4, 4], [3, 3, 2], [3, 3, 3], [3, 2, 2, 2], [2, 2, 2, 2], [-1]];
    expect(can.map(canPay)).toEqual(can.map(() => true));
    expect(not.map(canPay)).toEqual(not.map(() => false));
  });

  it("is Saboteur's alone, and is put right from its rounds or from its sums", () => {
    expect(enter(points, { rounds: [["3", "2"], ["0", "0"], ["0", "0"]], points: ["5", "3"] })).toEqual({ ...base, winner: 2, points: [5, 3] });
    const done = { ...six, status: "done" as const, points: sums, by_round: paid, reason: "score" };
    expect(inputOf(done, run(nuggets).rules)).toMatchObject({ points: none, rounds: paid.map((pays) => pays.map(String)) });
    expect(inputOf({ ...done, by_round: [] }, run(nuggets).rules)).toMatchObject({ points: sums.map(String), rounds: emptyRounds(6) });
  });
});

describe("the quick line", () => {
  it("names a table, or its result", () => {
    expect(readQuick(" 2 ", PLAN, round)).toEqual({ kind: "table", table });
    expect(readQuick("2 1", PLAN, round)).toEqual({ kind: "result", table, input: { winner: 2, points: ["", ""], rounds: emptyRounds(2), reason: "" } });
    expect(readQuick("2 5:3", points, round)).toEqual({ kind: "result", table, input: { winner: -1, points: ["5", "3"], rounds: emptyRounds(2), reason: "" } });
  });

  it("takes nothing that it can't be sure of", () => {
    expect(readQuick("", PLAN, round)).toEqual({ kind: "none" });
    expect(readQuick("two 1", PLAN, round)).toEqual({ kind: "none" });
    expect(readQuick("9 1", PLAN, round)).toEqual({ kind: "unknown", table: 9 });
    expect(readQuick("2 3", PLAN, round)).toEqual({ kind: "wrong", table });
    expect(readQuick("2 1 1", PLAN, round)).toEqual({ kind: "wrong", table });
    expect(readQuick("2 5", points, round)).toEqual({ kind: "wrong", table });
  });
});
