import { flushSync, mount, unmount } from "svelte";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { setLanguage } from "../../i18n/index.svelte";
import { EventStore } from "../event.svelte";
import { view } from "../fixtures";
import type { Bracket, Box, StageView } from "../protocol";
import { BOX, cut, layout, NOBODY } from "./bracket";
import Picture from "./Bracket.svelte";

const box = (players: [number, number], more: Partial<Box> = {}): Box => ({ players, winner: NOBODY, points: [], finished: false, bye: false, open: false, feeds: [], ...more });

/** A whole bracket of so many places, in which nothing has been played. */
function bracket(places: number): Bracket {
  const columns: Bracket["columns"] = [];
  for (let boxes = places / 2; boxes >= 1; boxes /= 2)
    columns.push({ label: "final", boxes: Array.from({ length: boxes }, (_, n) => box([NOBODY, NOBODY], { open: true, feeds: columns.length > 0 ? [2 * n, 2 * n + 1] : [] })) });
  return { columns, third: places > 2 ? box([NOBODY, NOBODY], { open: true }) : null };
}

describe("a bracket", () => {
  it.each([2, 4, 8, 16, 32])("of %i places is laid out without boxes over each other", (places) => {
    const laid = layout(bracket(places));
    expect(laid.columns.length).toBe(Math.log2(places));
    for (const column of laid.columns) {
      for (const [n, one] of column.boxes.entries()) {
        expect(one.y + BOX.height).toBeLessThanOrEqual(laid.height);
        const next = column.boxes[n + 1];
        if (next) expect(next.y - one.y).toBeGreaterThanOrEqual(BOX.height);
      }
    }
    expect(laid.lines.length).toBe(places - 2);
    const third = laid.third;
    if (third) for (const one of laid.columns.at(-1)?.boxes ?? []) expect(third.y - one.y).toBeGreaterThan(BOX.height);
  });

  it("leads nowhere where tables are drawn anew", () => {
    const columns = [3, 2, 1].map((count) => ({ label: "final", boxes: Array.from({ length: count }, () => box([NOBODY, NOBODY], { open: true })) }));
    expect(layout({ columns, third: null }).lines).toEqual([]);
  });

  it("has no size of its own before its first round", () => {
    expect(layout({ columns: [], third: null }).columns).toEqual([]);
  });
});

describe("its picture", () => {
  let shown: Record<string, unknown> | null = null;

  beforeEach(() => setLanguage("en"));
  afterEach(() => {
    if (shown) void unmount(shown);
    shown = null;
    document.body.replaceChildren();
  });

  function open(wired: unknown): void {
    const event = new EventStore("e1");
    event.view = view({ stages: [{ number: 0, name: "knock-out", structure: "elimination", bracket: wired }] });
    shown = mount(Picture, { target: document.body, props: { event, stage: event.view.stages[0] as StageView } });
    flushSync();
  }
  const told = () => [...document.querySelectorAll("details h4, details li, details p")].map((each) => each.textContent);
  const drawn = () => [...document.querySelectorAll("g.box")].map((group) => [...group.querySelectorAll("text")].map((each) => each.textContent));

  it("names who plays, who has won, who goes on without a game, and who waits", () => {
    // As the hall sends it: what equals its default is left out.
    open({
      columns: [
        { label: "semifinal", boxes: [{ players: [0, 1], winner: 1, points: [9, 15], finished: true }, { players: [2, -1], winner: 2, finished: true, bye: true }] },
        { label: "final", boxes: [{ players: [1, 2], open: true, feeds: [0, 1] }] },
      ],
      third: { players: [-1, -1], open: true },
    });
    expect(drawn()).toEqual([["Ann", "9", "Bob", "15"], ["Cleo", "Bye"], ["Bob", "Cleo"], ["", ""]]);
    expect(told()).toEqual([
      "Semifinals",
      "Ann against Bob, 9:15: Bob won.",
      "Cleo has a bye.",
      "Final",
      "Bob meets Cleo.",
      "Bout for third place",
      "Not known yet.",
    ]);
  });

  it("is not there before the first round", () => {
    open(undefined);
    expect(document.querySelector("svg")).toBeNull();
  });
});

it("names are cut by the width of their letters", () => {
  expect(cut("Ann", 10)).toBe("Ann");
  expect(cut("林美玲", 3)).toBe("林美玲");
  expect(cut("林美玲林美玲", 3)).toBe("林美…");
  expect(cut("Bartholomew Longname", 6)).toBe("Bartholom…");
});
