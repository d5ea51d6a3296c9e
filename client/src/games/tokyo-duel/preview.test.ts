import { describe, expect, it } from "vitest";
import { cells, midGame } from "./fixtures";
import { counts, groups, powerNow, preview, previewGroup, previewPower, priceOf, walk, withAdded } from "./preview";

describe("groups of symbols", () => {
  it("counts added symbols like rolled ones", () => {
    const view = midGame({ dice: "AAHFFS", added: "AF" });
    expect(counts(view)).toEqual({ attack: 3, heal: 1, energy: 0, fame: 3, destruction: 0, special: 1 });
    expect(groups(view).map(({ symbol, count, dice }) => [symbol, count, dice])).toEqual([["attack", 3, 2], ["heal", 1, 1], ["fame", 3, 2], ["special", 1, 1]]);
    expect(counts(withAdded(view, "FF")).fame).toBe(5);
  });
  it("takes health from the rival, down to nothing", () => {
    expect(previewGroup(midGame({ dice: "AAAHHH" }), 0, "attack")).toEqual({ kind: "hit", amount: 3, before: 14, after: 11, immune: false, wins: false });
    expect(previewGroup(midGame({ dice: "AAAHHH", players: [{}, { health: 2 }] }), 0, "attack")).toMatchObject({ after: 0, wins: true });
    expect(previewGroup(midGame({ dice: "AAAHHH", players: [{}, { immune: true }] }), 0, "attack")).toMatchObject({ after: 14, immune: true, wins: false });
  });
  it("heals up to the starting health", () => {
    expect(previewGroup(midGame({ dice: "HHHAAA", players: [{ health: 12 }, {}] }), 0, "heal")).toEqual({ kind: "heal", amount: 3, before: 12, after: 14 });
  });
  it("adds energy", () => {
    expect(previewGroup(midGame({ dice: "EEAAAA" }), 0, "energy")).toEqual({ kind: "energy", amount: 2, before: 4, after: 6 });
  });
  it("pulls 1 for three of a kind and 1 more for each beyond", () => {
    expect(previewGroup(midGame({ dice: "FFAAAA" }), 0, "fame")).toEqual({ kind: "few", count: 2 });
    const steps = [3, 4, 5, 6].map((count) => previewGroup(midGame({ dice: "D".repeat(count) }), 0, "destruction"));
    expect(steps.map((told) => told.kind === "pull" && [told.walk.to, told.walk.steps])).toEqual([[8, 1], [9, 2], [10, 3], [11, 4]]);
  });
});

describe("a walk of a marker", () => {
  it("goes towards the end of the one who pulls", () => {
    expect(walk(midGame(), "fame", 0, 2)).toMatchObject({ from: 7, to: 9, steps: 2, winner: null });
    expect(walk(midGame(), "fame", 1, 2)).toMatchObject({ from: 7, to: 5, steps: 2, winner: null });
  });
  it("collects the rewards on the way", () => {
    const fame = cells({ 8: { token: "BZ06", reward: "energy" }, 9: { token: "BZ06", part: 1, reward: "attack", amount: 2 } });
    expect(walk(midGame({ tracks: { fame } }), "fame", 0, 3).rewards).toEqual([{ reward: "energy", amount: 1 }, { reward: "attack", amount: 2 }]);
    expect(walk(midGame({ tracks: { fame }, options: { passed_rewards: false } }), "fame", 0, 2).rewards).toEqual([{ reward: "attack", amount: 2 }]);
  });
  it("is stopped by a token of The King, but never The King's own", () => {
    const fame = cells({ 8: { token: "BK1", reward: "stop" } });
    expect(walk(midGame({ tracks: { fame }, players: [{}, { monster: "the-king" }] }), "fame", 0, 3)).toMatchObject({ to: 8, steps: 1, stopped: true });
    expect(walk(midGame({ tracks: { fame }, players: [{ monster: "the-king" }, {}] }), "fame", 0, 3)).toMatchObject({ to: 10, steps: 3, stopped: false, rewards: [] });
  });
  it("ends with the game on a victory space", () => {
    expect(walk(midGame({ markers: { fame: 12, destruction: 7 } }), "fame", 0, 4)).toMatchObject({ to: 14, steps: 2, winner: 0 });
    expect(walk(midGame({ markers: { fame: 1, destruction: 7 } }), "fame", 1, 4)).toMatchObject({ to: 0, steps: 1, winner: 1 });
  });
  it("ends with the game when both markers are in a zone of one player, whoever pulls", () => {
    expect(walk(midGame({ markers: { fame: 9, destruction: 11 } }), "fame", 0, 2)).toMatchObject({ to: 10, steps: 1, winner: 0 });
    // Drawn from Bob's 6 back to his 5 while destruction lies in his zone, too.
    expect(walk(midGame({ markers: { fame: 1, destruction: 3 } }), "fame", 0, 2)).toMatchObject({ to: 2, steps: 1, winner: 1 });
  });
  it("ends where the track ends", () => {
    expect(walk(midGame({ tracks: { fame: cells({ 14: { victory: null } }) }, markers: { fame: 13, destruction: 7 } }), "fame", 0, 3)).toMatchObject({ to: 14, steps: 1 });
  });
});

describe("powers of the monsters", () => {
  const of = (monster: string, dice: string, changes: object = {}) => midGame({ dice, players: [{ monster: monster as never, ...changes }, {}] });
  it("previews each of them", () => {
    expect(previewPower(of("gigazaur", "SS"), 0, "destruction")).toMatchObject({ kind: "pull", walk: { track: "destruction", to: 8 } });
    expect(previewPower(of("space-penguin", "S", { tokens: 2 }), 0, "")).toEqual({ kind: "token", amount: 1, before: 2, after: 2 });
    expect(previewPower(of("meka-dragon", "AAASSS"), 0, "blast")).toMatchObject({ kind: "hit", amount: 9, after: 5 });
    expect(previewPower(of("cyber-kitty", "SSS"), 0, "3")).toEqual({ kind: "energy", amount: 4, before: 4, after: 8 });
    expect(previewPower(of("the-king", "SS"), 0, "")).toEqual({ kind: "place" });
    expect(preview(of("gigazaur", "SS"), 0, "power:fame")).toMatchObject({ kind: "pull" });
    expect(preview(of("gigazaur", "SS"), 0, "done")).toBeNull();
  });
  it("says what the unused symbols come to", () => {
    expect(powerNow(of("cyber-kitty", "SSSSSS"), 0)).toMatchObject({ times: 3, amount: 8 });
    expect([2, 3, 4, 5, 6].map((n) => powerNow(of("alienoid", "S".repeat(n)), 0)?.amount)).toEqual([1, 2, 2, 3, 4]);
    expect(powerNow({ ...of("gigazaur", "SSSS"), sp_used: 2 }, 0)).toMatchObject({ special: 2, times: 1, amount: 1 });
    expect(powerNow(of("space-penguin", "SSS", { tokens: 1 }), 0)).toMatchObject({ amount: 1 });
    expect(powerNow(of("meka-dragon", "SAA"), 0)).toMatchObject({ times: 0 });
  });
});

it("knows the prices", () => {
  expect(priceOf(midGame(), "TD05")).toBe(6);
  expect(priceOf(midGame(), "TD09", 1)).toBe(1);
  expect(priceOf(midGame({ market: [{ card: "TD30", price: 1 }] }), "TD30", 1)).toBe(1);
  expect(priceOf(midGame({ options: { least_price: 0 }, market: [{ card: "TD30", price: 1 }] }), "TD30", 1)).toBe(0);
  expect(priceOf(midGame(), "TD50")).toBeNull();
});
