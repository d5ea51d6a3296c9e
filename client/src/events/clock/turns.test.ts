import { describe, expect, it } from "vitest";
import type { TurnClockView } from "../protocol";
import { following, possible, randomCard, shown, unfound, type Shown } from "./turns";
// The desk's own clock is held to the same table: tests/tournaments/rules/saboteur/test_clock_page.py.
import cases from "./turns.cases.json";

interface Case {
  told: string;
  clock: TurnClockView;
  now: number;
  shown: Shown;
}

describe("the clocks of a table run here as they do at the desk", () => {
  it.each(cases as unknown as Case[])("$told", ({ clock, now, shown: expected }) => expect(shown(clock, now)).toEqual(expected));
});

const CLOCK: TurnClockView = { rounds: 1, playing: true, since: 1000, ran: 0, turn: 5, began: 0, acted: false, found: {}, untimed: 900, move: 30, stall: 45 };

it("the turn passes around the table", () => {
  expect(following([3, 5, 8], 5)).toBe(8);
  expect(following([3, 5, 8], 8)).toBe(3);
});

describe("what may be pressed", () => {
  it.each([
    [null, ["round"]],
    [{ ...CLOCK, playing: false }, ["round"]],
    [CLOCK, ["turn", "acted", "stop", "stall", "end"]],
    [{ ...CLOCK, acted: true }, ["turn", "stop", "stall", "end"]],
    [{ ...CLOCK, since: null }, ["go", "stall", "end"]],
  ] as [TurnClockView | null, string[]][])("%o", (clock, expected) => expect(possible(clock)).toEqual(expected));
});

it("a player is found to stall once in a round", () => expect(unfound([3, 5, 8], { ...CLOCK, found: { 5: 12 } })).toEqual([3, 8]));

it("a card is drawn from all of the hand", () => {
  const drawn = new Set(Array.from({ length: 500 }, () => randomCard(3)));
  expect([...drawn].sort()).toEqual([1, 2, 3]);
  expect(randomCard(0)).toBe(0);
});
