import { describe, expect, it } from "vitest";
import { run } from "../fixtures";
import { whole, type Plan, type RoundView, type TableView } from "../protocol";
import { emptyInput } from "../rounds/entry";
import { confirmation, dutyOf, othersOf, outcomeOf, reportOf, seatOf } from "./report";

const PLAN = { game: "keyforge", result: "winner", first_player: true, overtime: true } as Plan;
const ROUND = { number: 2, closed: false } as RoundView;
const TABLE: TableView = {
  number: 4, players: [7, 9], kind: "game", status: "playing", winner: -1, losers: [], points: [], reason: "", step: "", first: 7, lost: [], by_round: [], hall: "",
  record: false, reports: [], extra: 0, paused: null, overtime: null, turns: null, hidden: false,
};
const SAID = { person: 9, winner: 9, points: [], by_round: [], reason: "" };
const duty = (changes: Partial<TableView>, plan = PLAN, round = ROUND) => dutyOf(plan, round, { ...TABLE, ...changes }, 7);

describe("what a player does next", () => {
  it.each([
    ["reports", {}, "report"],
    ["waits after the own report", { reports: [{ ...SAID, person: 7 }] }, "reported"],
    ["confirms what the other has said", { reports: [SAID] }, "confirm"],
    ["waits for a judge when the reports differ", { status: "conflict", reports: [SAID, { ...SAID, person: 7, winner: 7 }] }, "conflict"],
    ["keeps who is first before anything else", { first: -1, status: "open" }, "first"],
    ["goes to the hall's table, which reports by itself", { hall: "abc", first: -1 }, "hall"],
    ["counts in the tie-break", { overtime: { state: "tie-break", turn: -1, offered: [], guide: { message: "x" } } }, "tie-break"],
    ["has nothing to do with a bye", { kind: "bye", status: "done" }, "bye"],
    ["has nothing to do when it is over", { status: "done", winner: 7 }, "done"],
  ] as [string, Partial<TableView>, string][])("%s", (_, changes, expected) => expect(duty(changes)).toBe(expected));

  it("reports nothing once the round is closed", () => expect(duty({}, PLAN, { ...ROUND, closed: true })).toBe("closed"));

  it("needs no first player where the event draws none", () => expect(duty({ first: -1 }, { ...PLAN, first_player: false })).toBe("report"));
});

describe("a report", () => {
  it("says who won", () => {
    expect(reportOf(run(PLAN), 2, TABLE, 7, { ...emptyInput(TABLE), winner: 9 })).toEqual({ deed: "reported", round: 2, table: 4, person: 7, winner: 9 });
  });

  it("is refused without a winner", () => expect(reportOf(run(PLAN), 2, TABLE, 7, emptyInput(TABLE))).toBe("winner"));

  it("finds the winner by the touches, and asks where they are level", () => {
    const plan: Plan = { ...PLAN, game: "ready-fence", result: "points" };
    expect(reportOf(run(plan), 2, TABLE, 7, { winner: -1, points: ["5", "3"], rounds: [], reason: "" })).toMatchObject({ winner: 7, points: [5, 3] });
    expect(reportOf(run(plan), 2, TABLE, 7, { winner: -1, points: ["4", "4"], rounds: [], reason: "" })).toBe("level");
    expect(reportOf(run(plan), 2, TABLE, 7, { winner: 9, points: ["4", "4"], rounds: [], reason: "" })).toMatchObject({ winner: 9, reason: "priority" });
  });

  it("has the nuggets of everybody at a larger table", () => {
    const plan: Plan = { ...PLAN, game: "saboteur", result: "table" };
    const table = { ...TABLE, players: [1, 2, 7] };
    expect(reportOf(run(plan), 0, table, 7, { winner: -1, points: ["3", "0", ""], rounds: [], reason: "" })).toBe("points");
    expect(reportOf(run(plan), 0, table, 7, { winner: -1, points: ["3", "0", "12"], rounds: [], reason: "" })).toEqual({ deed: "reported", round: 0, table: 4, person: 7, points: [3, 0, 12] });
  });

  it("has the rounds of a game of Saboteur, and their sums", () => {
    const plan: Plan = { ...PLAN, game: "saboteur", result: "table" };
    const table = { ...TABLE, players: [1, 2, 7] };
    const rounds = [["3", "2", ""], ["", "", "4"], ["0", "0", "0"]];
    const told = reportOf(run(plan), 0, table, 7, { winner: -1, points: ["", "", ""], rounds, reason: "" });
    expect(told).toEqual({ deed: "reported", round: 0, table: 4, person: 7, by_round: [[3, 2, 0], [0, 0, 4], [0, 0, 0]], points: [3, 2, 4] });
    const report = { person: 7, winner: -1, points: [3, 2, 4], by_round: [[3, 2, 0], [0, 0, 4], [0, 0, 0]], reason: "" };
    expect(confirmation(report, 0, 4, 1)).toMatchObject({ person: 1, by_round: report.by_round, points: report.points });
  });

  it("is confirmed by saying exactly the same", () => {
    const report = { person: 9, winner: 9, points: [2, 5], by_round: [], reason: "priority" };
    expect(confirmation(report, 2, 4, 7)).toEqual({ deed: "reported", round: 2, table: 4, person: 7, winner: 9, points: [2, 5], reason: "priority" });
  });
});

describe("a seat", () => {
  const view = whole({
    people: [], stages: [],
    rounds: [
      { number: 0, stage: 0, tables: [{ number: 0, players: [7, 9] }] },
      { number: 1, stage: 0, tables: [{ number: 0, players: [1, 2] }, { number: 1, players: [9, 7] }] },
    ],
  });

  it("is looked for in the last round alone", () => {
    expect(seatOf(view, 7)?.table.number).toBe(1);
    expect(seatOf(view, 5)).toBeNull();
  });

  it("names everybody else", () => expect(othersOf({ ...TABLE, players: [3, 7, 5] }, 7)).toEqual([3, 5]));
});

it.each([
  [{ status: "done", winner: 7, losers: [9] }, "won"],
  [{ status: "done", winner: 9, losers: [7] }, "lost"],
  [{ status: "done", losers: [7, 9] }, "both-lost"],
  [{ status: "done", points: [3, 4] }, "points"],
  [{ kind: "bye", status: "done", winner: 7 }, "bye"],
  [{ status: "done", hidden: true }, "hidden"],
  [{}, "open"],
] as [Partial<TableView>, string][])("a table %o ended so: %s", (changes, expected) => expect(outcomeOf({ ...TABLE, ...changes }, 7)).toBe(expected));

it("waits until the game has begun, but draws who is first before", () => {
  const plain = { ...PLAN, first_player: false };
  expect(dutyOf(plain, ROUND, { ...TABLE, status: "open" }, 7, false)).toBe("early");
  expect(dutyOf(PLAN, ROUND, { ...TABLE, status: "open", first: -1 }, 7, false)).toBe("first");
  expect(dutyOf(plain, ROUND, { ...TABLE, hall: "x" }, 7, false)).toBe("hall");
});
