import { describe, expect, it } from "vitest";
import { EventStore } from "./event.svelte";
import { PLAN, view } from "./fixtures";
import { hasPart, loadPart, tabsOf } from "./tabs";

function tabs(changes: Record<string, unknown>): string[] {
  const event = new EventStore("e1");
  event.view = view(changes);
  return tabsOf(event);
}

describe("the tabs of an event", () => {
  it("are the desk for the staff, with settings for those who may change them", () => {
    expect(tabs({}).slice(0, 2)).toEqual(["overview", "players"]);
    expect(tabs({}).slice(-2)).toEqual(["settings", "log"]);
    expect(tabs({ role: "judge" })).not.toContain("settings");
    expect(tabs({ role: "judge" })).toContain("log");
  });

  it("show others what is theirs, and nothing of the desk", () => {
    for (const role of ["player", "spectator", "official"]) for (const tab of ["overview", "players", "judge", "settings", "log", "print"]) expect(tabs({ role, me: role === "player" ? 0 : -1 }), role).not.toContain(tab);
    expect(tabs({ role: "spectator" })[0]).toBe("front");
  });

  it("have decks only where the game has them", () => {
    expect(tabs({})).not.toContain("decks");
    expect(tabs({ plan: { ...PLAN, format: "archon" } }).includes("decks")).toBe(hasPart("decks"));
  });

  it("are those whose file is there", async () => {
    expect(hasPart("overview")).toBe(true);
    expect(hasPart("nothing")).toBe(false);
    await expect(loadPart("nothing")).rejects.toBeInstanceOf(RangeError);
  });
});
