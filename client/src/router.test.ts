import { describe, expect, it } from "vitest";
import { NO_FILTER } from "./history/filter";
import { currentPage, go, pageOf, paths } from "./router.svelte";

const at = (path: string) => pageOf(new URL(path, "http://hall"));

describe("addresses", () => {
  it("name the pages", () => {
    expect(at("/")).toEqual({ name: "home" });
    expect(at("/table/ab12")).toEqual({ name: "table", id: "ab12", invite: null });
    expect(at("/table/ab12?invite=k3y")).toEqual({ name: "table", id: "ab12", invite: "k3y" });
    expect(at("/table/ab12/replay")).toEqual({ name: "replay", id: "ab12", invite: null, eyes: undefined, at: 0 });
    expect(at("/table/ab12/replay?seat=1&at=57&invite=k3y")).toEqual({ name: "replay", id: "ab12", invite: "k3y", eyes: 1, at: 57 });
    expect(at("/table/ab12/replay?seat=none&at=-3")).toEqual({ name: "replay", id: "ab12", invite: null, eyes: null, at: 0 });
    expect(at("/table/ab12/replay?at=x")).toMatchObject({ at: 0 });
    expect(at("/rules/saboteur#S7.4")).toEqual({ name: "rules", game: "saboteur" });
    expect(at("/learn/saboteur")).toEqual({ name: "learn", game: "saboteur" });
    expect(at("/position/saboteur#abc")).toEqual({ name: "position", game: "saboteur" });
    expect(at("/lab/ready-fence#a=even")).toEqual({ name: "lab", game: "ready-fence" });
    expect(at("/lab")).toEqual({ name: "lost" });
    expect(at("/games")).toEqual({ name: "games", filter: NO_FILTER });
    expect(at("/games?result=won&game=saboteur")).toEqual({ name: "games", filter: { ...NO_FILTER, result: "won", game: "saboteur" } });
    expect(at("/sign-in")).toEqual({ name: "sign-in" });
    expect(at("/sign-in/link#abc")).toEqual({ name: "sign-in-link" });
    expect(at("/sign-in/other")).toEqual({ name: "lost" });
    expect(at("/account")).toEqual({ name: "account", refused: null });
    expect(at("/account?refused=club-wrong")).toEqual({ name: "account", refused: "club-wrong" });
    expect(at("/parts")).toEqual({ name: "parts" });
    expect(at("/debug")).toEqual({ name: "debug", id: null, at: null });
    expect(at("/debug/ab12?at=7")).toEqual({ name: "debug", id: "ab12", at: 7 });
    expect(at("/debug/ab12?at=x")).toMatchObject({ at: null });
    expect(at("/events")).toEqual({ name: "events" });
    expect(at("/events/new")).toEqual({ name: "new-event" });
    expect(at("/events/e1")).toEqual({ name: "event", id: "e1", part: "", rest: "" });
    expect(at("/events/e1/rounds")).toEqual({ name: "event", id: "e1", part: "rounds", rest: "" });
    expect(at("/events/e1/player/12")).toEqual({ name: "event", id: "e1", part: "player", rest: "12" });
    expect(at("/events/e1/decks/0")).toEqual({ name: "event", id: "e1", part: "decks", rest: "0" });
  });

  it("that lead nowhere say so", () => {
    for (const path of ["/table", "/table/a/b", "/table/a/replay/b", "/nothing", "/rules", "/learn", "/learn/a/b", "/parts/x", "/debug/a/b", "/games/x", "/events/e1/rounds/2", "/events/e1/print/a/b"]) expect(at(path), path).toEqual({ name: "lost" });
  });

  it("are read back as they were made", () => {
    expect(at(paths.table("a/ü", "k&y"))).toEqual({ name: "table", id: "a/ü", invite: "k&y" });
    expect(at(paths.replay("a/ü"))).toEqual({ name: "replay", id: "a/ü", invite: null, eyes: undefined, at: 0 });
    expect(at(paths.replay("a", { invite: "k&y", eyes: null, at: 7 }))).toEqual({ name: "replay", id: "a", invite: "k&y", eyes: null, at: 7 });
    expect(at(paths.replay("a", { eyes: 0 }))).toMatchObject({ eyes: 0, at: 0 });
    expect(at(paths.debug())).toEqual({ name: "debug", id: null, at: null });
    expect(at(paths.debug("a/ü", 0))).toEqual({ name: "debug", id: "a/ü", at: 0 });
    expect(at(paths.learn("a/ü"))).toEqual({ name: "learn", game: "a/ü" });
    expect(at(paths.events())).toEqual({ name: "events" });
    expect(at(paths.newEvent())).toEqual({ name: "new-event" });
    expect(at(paths.event("e1"))).toEqual({ name: "event", id: "e1", part: "", rest: "" });
    expect(at(paths.event("e1", "claim", "a/b"))).toEqual({ name: "event", id: "e1", part: "claim", rest: "a/b" });
    expect(at(paths.event("e1", "player", 0))).toEqual({ name: "event", id: "e1", part: "player", rest: "0" });
    expect(at("/table/%E0%A4")).toEqual({ name: "table", id: "%E0%A4", invite: null });
  });
});

describe("going", () => {
  it("to another place of the page that is shown leaves the page as it is", () => {
    go("/rules/saboteur#S7.4");
    const page = currentPage();
    go("/rules/saboteur#S12.3");
    expect(currentPage()).toBe(page);
    expect(location.hash).toBe("#S12.3");
    go("/rules/tokyo-duel");
    expect(currentPage()).toEqual({ name: "rules", game: "tokyo-duel" });
    go("/");
  });
});
