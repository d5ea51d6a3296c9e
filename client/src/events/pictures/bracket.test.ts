import { describe, expect, it } from "vitest";
import { whole, type RoundView } from "../protocol";
import { BOX, bracketOf, cut, labelOf, layout, NOBODY } from "./bracket";

/** Rounds of tables as [players, winner]; a winner of -1 plays on. */
function rounds(...each: [number[], number][][]): RoundView[] {
  const made = each.map((tables, number) => ({
    number,
    stage: 0,
    tables: tables.map(([players, winner], at) => ({ number: at, players, winner, status: winner < 0 ? "open" : "done", kind: players.length === 1 ? "bye" : "game" })),
  }));
  return whole({ rounds: made }).rounds;
}

const FIXED = { anew: false, thirdPlace: false };
const ANEW = { anew: true, thirdPlace: false };

const players = (boxes: { players: number[] }[] | undefined) => boxes?.map((box) => box.players);

describe("a bracket", () => {
  it("has the rounds to come, with whoever is known there", () => {
    const { columns, third } = bracketOf(rounds([[[1], 1], [[4, 5], 5], [[2, 7], -1], [[3, 6], 6]]), FIXED);
    expect(columns.map((column) => [column.label, column.boxes.length])).toEqual([["quarterfinal", 4], ["semifinal", 2], ["final", 1]]);
    expect(columns[0]?.boxes[0]).toMatchObject({ players: [1, NOBODY], bye: true, done: true, winner: 1 });
    expect(players(columns[1]?.boxes)).toEqual([[1, 5], [NOBODY, 6]]);
    expect(columns[1]?.boxes[1]).toMatchObject({ coming: true, feeds: [2, 3] });
    expect(third).toBeNull();
  });

  it("puts tables where their players have won, whatever their order", () => {
    const first: [number[], number][] = [[[1, 8], 1], [[4, 5], 5], [[2, 7], 7], [[3, 6], 6]];
    const { columns } = bracketOf(rounds(first, [[[6, 7], 6], [[5, 1], 5]]), FIXED);
    expect(players(columns[1]?.boxes)).toEqual([[1, 5], [7, 6]]);
    expect(columns[1]?.boxes.map((box) => box.table)).toEqual([1, 0]);
    expect(players(columns[2]?.boxes)).toEqual([[5, 6]]);
  });

  it("keeps the place empty of a game that both have lost", () => {
    const lost = rounds([[[1, 4], 1], [[2, 3], -1]], [[[1], 1]]);
    const table = lost[0]?.tables[1];
    if (table) table.status = "done";
    const { columns } = bracketOf(lost, FIXED);
    expect(columns.map((column) => column.boxes.length)).toEqual([2, 1]);
    expect(columns[1]?.boxes[0]).toMatchObject({ players: [1, NOBODY], bye: true, winner: 1 });
  });

  it("keeps the game for the third place apart", () => {
    const semis: [number[], number][] = [[[1, 4], 1], [[2, 3], 2]];
    expect(bracketOf(rounds(semis), { ...FIXED, thirdPlace: true }).third).toMatchObject({ coming: true });
    const { columns, third } = bracketOf(rounds(semis, [[[1, 2], 2], [[4, 3], 3]]), { ...FIXED, thirdPlace: true });
    expect(players(columns[1]?.boxes)).toEqual([[1, 2]]);
    expect(third).toMatchObject({ players: [4, 3], winner: 3, table: 1 });
  });

  it("leads nowhere where tables are drawn anew", () => {
    const { columns } = bracketOf(rounds([[[1, 2], 1], [[3, 4], 3], [[5], 5]]), ANEW);
    expect(columns.map((column) => column.boxes.length)).toEqual([3, 2, 1]);
    expect(columns[1]?.boxes.every((box) => box.coming && box.feeds.length === 0 && box.players[0] === NOBODY)).toBe(true);
    expect(layout({ columns, third: null }).lines).toEqual([]);
  });

  it("is empty before its first round", () => {
    expect(bracketOf([], FIXED)).toEqual({ columns: [], third: null });
  });

  it.each([2, 3, 5, 8, 13, 16, 31])("of %i players is laid out without boxes over each other", (count) => {
    const size = 2 ** Math.ceil(Math.log2(count));
    const first = Array.from({ length: size / 2 }, (_, n): [number[], number] => [size - 1 - n < count ? [n, size - 1 - n] : [n], n]);
    const laid = layout(bracketOf(rounds(first), { anew: false, thirdPlace: true }));
    expect(laid.columns.length).toBe(Math.log2(size));
    for (const column of laid.columns) {
      for (const [n, one] of column.boxes.entries()) {
        expect(one.y + BOX.height).toBeLessThanOrEqual(laid.height);
        const next = column.boxes[n + 1];
        if (next) expect(next.y - one.y).toBeGreaterThanOrEqual(BOX.height);
      }
    }
    expect(laid.lines.length).toBe(size - 2);
  });
});

it("rounds are called by the places they have", () => {
  expect([2, 4, 8, 16, 64].map(labelOf)).toEqual(["final", "semifinal", "quarterfinal", "round-of-16", "round-of-64"]);
});

it("names are cut by the width of their letters", () => {
  expect(cut("Ann", 10)).toBe("Ann");
  expect(cut("林美玲", 3)).toBe("林美玲");
  expect(cut("林美玲林美玲", 3)).toBe("林美…");
  expect(cut("Bartholomew Longname", 6)).toBe("Bartholom…");
});
