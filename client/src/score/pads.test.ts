import { beforeEach, describe, expect, it } from "vitest";
import { has, setLanguage } from "../i18n/index.svelte";
import { gameNames } from "../games/names";
import { strength } from "../state/sound";
import { counted, keepPad, LONGEST, MOST, newPad, padOf } from "./pads";

describe("a score pad", () => {
  beforeEach(() => localStorage.clear());

  it("is there for every game, and everything on it has a name", async () => {
    await setLanguage("en");
    for (const game of gameNames) expect(counted(game)?.filter((counter) => has(`app-score-${counter}`)), game).toEqual(counted(game));
    expect(gameNames.every((game) => (counted(game)?.length ?? 0) > 0)).toBe(true);
    expect(counted("chess")).toBeNull();
    expect(counted("toString")).toBeNull();
  });

  it("comes back as it was kept", () => {
    const pad = [{ name: "Ann", counts: { gold: 7 } }, ...newPad()];
    keepPad("saboteur", pad);
    expect(padOf("saboteur")).toEqual(pad);
    expect(padOf("keyforge")).toEqual(newPad());
  });

  it.each(["nonsense", "{}", "[]", "null", JSON.stringify(Array.from({ length: MOST + 1 }, () => ({ name: "", counts: {} })))])("begins anew where this was kept: %s", (kept) => {
    localStorage.setItem("ludarium-score-saboteur", kept);
    expect(padOf("saboteur")).toEqual(newPad());
  });

  it("takes no more than it could have kept", () => {
    localStorage.setItem("ludarium-score-saboteur", JSON.stringify([{ name: "x".repeat(99), counts: { gold: -1, other: 1.5, more: 3 } }, null]));
    expect(padOf("saboteur")).toEqual([{ name: "x".repeat(LONGEST), counts: { more: 3 } }, { name: "", counts: {} }]);
  });
});

describe("the volume", () => {
  it("grows as ears hear it, from nothing to all", () => {
    expect([0, 50, 100].map(strength)).toEqual([0, 0.25, 1]);
    expect([-5, 500].map(strength)).toEqual([0, 1]);
  });
});
