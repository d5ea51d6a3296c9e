import { describe, expect, it } from "vitest";
import { atCell, byCard, idle, parse, places, waysRound } from "./options";

const choices = (...options: string[]) => options.map((option) => ({ option, touches: [] }));

describe("parse", () => {
  it.each([
    ["CR@3,-1", { kind: "path", card: "CR", x: 3, y: -1, turned: false }],
    ["CR'@-3,12", { kind: "path", card: "CR", x: -3, y: 12, turned: true }],
    ["D1V'@0,1", { kind: "path", card: "D1V", x: 0, y: 1, turned: true }],
    ["!L>2", { kind: "break", card: "!L", seat: 2, tool: "lantern" }],
    ["+L>2", { kind: "repair", card: "+L", seat: 2, tool: "lantern" }],
    ["+PL=L>6", { kind: "repair", card: "+PL", seat: 6, tool: "lantern" }],
    ["fall@3,-1", { kind: "fall", card: "fall", x: 3, y: -1 }],
    ["map@0", { kind: "map", card: "map", goal: 0 }],
    ["pass:+PC", { kind: "pass", card: "+PC" }],
    ["centre", { kind: "centre", turned: false }],
    ["centre'", { kind: "centre", turned: true }],
    ["stone'@8,0", { kind: "stone", x: 8, y: 0, turned: true }],
    ["deal", { kind: "table", action: "deal", seat: null }],
    ["lose-round>4", { kind: "table", action: "lose-round", seat: 4 }],
  ])("reads %s", (option, play) => expect(parse(option)).toEqual(play));

  it.each(["", "pass", "CR@3", "+P", "!X>1", "nonsense>1"])("knows no %j", (option) => expect(parse(option)).toBeNull());
});

describe("byCard", () => {
  const cards = byCard(
    choices("CR@1,0", "CR'@1,0", "CR'@0,-1", "pass:CR", "+PL=P>0", "+PL=L>0", "+PL=L>3", "pass:+PL", "map@2", "fall@-1,0", "X@1,0", "pass:X"),
  );

  it("joins both ways round at a cell", () => {
    expect([...cards.get("CR")!.cells.values()]).toEqual([
      { x: 1, y: 0, upright: "CR@1,0", turned: "CR'@1,0" },
      { x: 0, y: -1, upright: null, turned: "CR'@0,-1" },
    ]);
  });

  it("falls back to the other way round where only that one is offered", () => {
    const cell = cards.get("CR")!.cells.get("0,-1")!;
    expect(atCell(cell, false)).toEqual({ option: "CR'@0,-1", turned: true });
    expect(atCell(cards.get("CR")!.cells.get("1,0")!, true)).toEqual({ option: "CR'@1,0", turned: true });
    expect(atCell(cards.get("X")!.cells.get("1,0")!, true)).toEqual({ option: "X@1,0", turned: false });
  });

  it("keeps the tools of a double repair apart", () => {
    expect(cards.get("+PL")!.seats.get(0)!.uses).toEqual([
      { tool: "pickaxe", option: "+PL=P>0" },
      { tool: "lantern", option: "+PL=L>0" },
    ]);
    expect(cards.get("+PL")!.seats.get(3)!.uses).toEqual([{ tool: "lantern", option: "+PL=L>3" }]);
  });

  it("counts places, not options", () => {
    expect(places(cards.get("CR"))).toBe(2);
    expect(places(cards.get("+PL"))).toBe(2);
    expect(places(cards.get("map"))).toBe(1);
    expect(places(cards.get("fall"))).toBe(1);
    expect(places(undefined)).toBe(0);
  });

  it("tells a hand that can only pass", () => {
    const passing = byCard(choices("pass:CR", "pass:!L"));
    expect(idle(["CR", "!L"], passing)).toBe(true);
    expect(idle(["CR", "map"], cards)).toBe(false);
  });
});

it("finds the ways round that are offered", () => {
  expect(waysRound({ seat: 0, kind: "centre", options: choices("centre") })).toEqual([{ turned: false, option: "centre" }]);
  expect(waysRound({ seat: 0, kind: "stone", options: choices("stone@8,0", "stone'@8,0") })).toHaveLength(2);
});
