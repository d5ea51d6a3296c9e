import { describe, expect, it, vi } from "vitest";
import type { Decision } from "../contract";
import { ask, decide, midGame } from "./fixtures";
import { byThing, byWord, keyOf, parse, refsIn, thingOf, type Thing } from "./options";
import { Play } from "./play.svelte";
import type { Fault } from "./view";

describe("notation", () => {
  it.each([
    ["end", { word: "end", ref: "", nth: 1 }],
    ["play:bumpsy+AD", { word: "play", ref: "bumpsy+AD", nth: 1 }],
    ["play:troll~dis", { word: "play", ref: "troll~dis", nth: 1 }],
    ["card:troll.2", { word: "card", ref: "troll.2", nth: 1 }],
    ["trigger:troll:2", { word: "trigger", ref: "troll", nth: 2 }],
    ["place:0", { word: "place", ref: "0", nth: 1 }],
  ])("reads %s", (option, told) => expect(parse(option)).toEqual(told));

  it.each<[string, string, Thing | null]>([
    ["turn", "play:anger", { zone: "hand", ref: "anger" }],
    ["turn", "upgrade:troll", { zone: "hand", ref: "troll" }],
    ["turn", "discard:anger", { zone: "hand", ref: "anger" }],
    ["turn", "reap:troll.2", { zone: "table", ref: "troll.2" }],
    ["turn", "unstun:troll", { zone: "table", ref: "troll" }],
    ["turn", "end", null],
    ["place", "place:2", { zone: "place", ref: "2" }],
    ["attack", "card:urchin", { zone: "table", ref: "urchin" }],
    ["card", "pile:anger.2", { zone: "discard", ref: "anger.2" }],
    ["card", "purged:anger.2", { zone: "purged", ref: "anger.2" }],
    ["card", "hand:anger", { zone: "hand", ref: "anger" }],
    ["card", "deck:anger", { zone: "deck", ref: "anger" }],
    ["card", "archives:anger", { zone: "archives", ref: "anger" }],
    ["card", "faceup:the-archivist", { zone: "archives", ref: "the-archivist" }],
    ["card", "no", null],
    ["pick-deck", "deck:1", null],
    ["spend", "amber:pool", null],
    ["spend", "amber:troll", { zone: "table", ref: "troll" }],
    ["trigger", "trigger:troll:2", { zone: "table", ref: "troll" }],
    ["house", "house:mars", null],
    ["number", "number:3", null],
  ])("tells what is pressed in %s for %s", (kind, option, thing) => expect(thingOf(kind, option)).toEqual(thing));

  it("gathers options by what is pressed for them", () => {
    const { options } = decide(0, "turn", "play:anger", "discard:anger", "reap:troll", "fight:troll", "end");
    const things = byThing("turn", options);
    expect([...things]).toEqual([["hand:anger", ["play:anger", "discard:anger"]], ["table:troll", ["reap:troll", "fight:troll"]]]);
    expect(refsIn(things, "hand")).toEqual(new Set(["anger"]));
    expect(refsIn(things, "deck")).toEqual(new Set());
    expect(byWord(options, "reap")).toEqual(["reap:troll"]);
  });
});

const HAND = (ref: string): Thing => ({ zone: "hand", ref });
const TABLE = (ref: string): Thing => ({ zone: "table", ref });

interface Around {
  confirm?: boolean;
  busy?: boolean;
  you?: number | null;
}

function start(decision: Decision, changes: Parameters<typeof midGame>[0] = {}, around: Around = {}) {
  const choose = vi.fn();
  const play = new Play(() => ({ view: midGame(changes), decision, you: 0, busy: false, confirm: false, choose, ...around }));
  return { play, choose };
}

/** Every way of the reader: each thing pressed, each of its ways, each bare option. */
function reachable(decision: Decision): string[] {
  const found = new Set<string>();
  for (const key of byThing(decision.kind, decision.options).keys()) {
    const [zone = "", ref = ""] = key.split(":");
    const { play, choose } = start(decision);
    play.press({ zone, ref } as Thing);
    const opened = play.opened;
    for (const option of opened ? play.of(opened) : []) play.aim(option);
    for (const [option] of choose.mock.calls) found.add(option as string);
  }
  for (const { option } of decision.options) {
    if (thingOf(decision.kind, option) !== null) continue;
    const { play, choose } = start(decision);
    play.say(option);
    play.confirm();
    for (const [said] of choose.mock.calls) found.add(said as string);
  }
  return [...found].sort();
}

describe("what can be chosen", () => {
  it.each([
    ["mulligan", ["keep", "mulligan"]],
    ["bid", ["bid:4", "bid:5", "pass"]],
    ["pick-deck", ["deck:0", "deck:1"]],
    ["first", ["yes", "no"]],
    ["key", ["key:red", "key:blue"]],
    ["spend", ["amber:pool", "amber:troll"]],
    ["house", ["house:brobnar", "house:logos"]],
    ["archives", ["take", "leave", "pick"]],
    ["turn", ["play:anger", "discard:anger", "upgrade:troll", "play:bumpsy+AD", "reap:troll", "fight:troll", "action:cannon", "omni:cannon", "unstun:doc-bookton", "end", "tide"]],
    ["place", ["place:0", "place:3"]],
    ["attack", ["card:urchin", "card:pitlord"]],
    ["use", ["reap:troll", "fight:troll", "no"]],
    ["card", ["card:troll", "hand:anger", "deck:anger", "archives:dust-pixie", "pile:looter-goblin", "done", "no"]],
    ["yes", ["yes", "no"]],
    ["trigger", ["trigger:troll", "trigger:troll:2", "trigger:pitlord"]],
    ["replace", ["trigger:troll", "trigger:pitlord"]],
    ["mode", ["mode:1", "mode:2"]],
    ["choose-house", ["house:mars"]],
    ["number", ["number:0", "number:3"]],
    ["ability", ["mode:1", "mode:2"]],
    ["discard-order", ["card:troll", "card:urchin"]],
    ["loop", ["loop:0", "loop:20"]],
    ["player", ["seat:0", "seat:1"]],
    ["choose-player", ["seat:0", "seat:1"]],
    ["choose-trait", ["trait:giant", "no"]],
    ["choose-name", ["name:troll", "no"]],
  ])("is all of %s", (kind, options) => {
    expect(reachable(decide(0, kind, ...options))).toEqual([...options].sort());
  });
});

const fault = (card: string, what: Fault["what"], why: Fault["why"], by: string | null = null): Fault => ({ card, what, why, by });

describe("a choice in the making", () => {
  const TURN = ["play:anger", "discard:anger", "play:bumpsy+AD", "reap:troll", "fight:troll", "action:cannon", "end"];

  it("plays at once what has one way, and opens what has several", () => {
    const { play, choose } = start(decide(0, "turn", ...TURN));
    expect(play.press(HAND("bumpsy+AD"))).toBe(true);
    expect(choose).toHaveBeenLastCalledWith("play:bumpsy+AD");
    play.press(HAND("anger"));
    expect(play.opened && keyOf(play.opened)).toBe("hand:anger");
    expect(choose).toHaveBeenCalledTimes(1);
    play.press(TABLE("troll"));
    expect(play.opened && play.of(play.opened)).toEqual(["reap:troll", "fight:troll"]);
    play.press(TABLE("troll"));
    expect(play.opened).toBeNull();
  });
  it("plays a card of the hand that is pressed twice, and discards none by a press", () => {
    const { play, choose } = start(decide(0, "turn", "discard:anger", "play:anger", "discard:bumpsy"));
    play.press(HAND("anger"));
    expect([play.opened, choose.mock.calls.length]).toEqual([HAND("anger"), 0]);
    play.press(HAND("anger"));
    expect(choose).toHaveBeenLastCalledWith("play:anger");
    play.press(HAND("bumpsy"));
    expect(play.opened).toEqual(HAND("bumpsy"));
    play.press(HAND("bumpsy"));
    expect([play.opened, choose.mock.calls.length]).toEqual([null, 1]);
  });
  it("counts what could still be played or reap before a turn ends", () => {
    const { play, choose } = start(decide(0, "turn", "play:anger", "discard:anger", "reap:troll", "fight:troll", "action:cannon", "end"));
    expect(play.left).toBe(2);
    play.say("end");
    expect([play.armed, choose.mock.calls.length]).toEqual(["end", 0]);
    play.say("end");
    expect(choose).toHaveBeenLastCalledWith("end");
    expect(start(decide(0, "turn", "discard:anger", "end")).play.left).toBe(0);
    // Copies are one thing to press, and each is a card.
    const hand = ["anger", "anger", "bumpsy+AD"];
    expect(start(decide(0, "turn", "play:anger", "play:bumpsy+AD", "end"), { players: [{ hand }, {}] }).play.left).toBe(3);
    expect(start(decide(0, "card", "card:troll")).play.left).toBe(0);
  });
  it("takes a letter for one of the ways", () => {
    const { play, choose } = start(decide(0, "turn", ...TURN));
    expect(play.act(TABLE("troll"), ["fight"])).toBe(true);
    expect(choose).toHaveBeenLastCalledWith("fight:troll");
    expect(play.act(TABLE("troll"), ["action", "omni"])).toBe(false);
    expect(play.act(null, ["reap"])).toBe(false);
    expect(play.say("done", "end")).toBe(true);
    play.confirm();
    expect(choose).toHaveBeenLastCalledWith("end");
    expect(play.say("done")).toBe(false);
  });
  it("tells the rule of what can't be used, each for its own place", () => {
    const faults = [fault("interdimensional-graft", "play", "house"), fault("interdimensional-graft", "discard", "house"), fault("doc-bookton", "use", "exhausted"), fault("troll", "play", "six")];
    const { play, choose } = start(decide(0, "turn", ...TURN), { faults });
    expect(play.press(HAND("interdimensional-graft"))).toBe(false);
    expect(play.asked && play.faults(play.asked).map(({ what }) => what)).toEqual(["play", "discard"]);
    play.press(TABLE("doc-bookton"));
    expect(play.asked && play.faults(play.asked).map(({ why }) => why)).toEqual(["exhausted"]);
    // A card of the hand that shares its name with one in play keeps its own reasons.
    expect(play.faults(TABLE("troll"))).toEqual([]);
    expect(play.faults(HAND("troll"))).toHaveLength(1);
    play.press(HAND("grenade-snib"));
    expect(play.asked).toBeNull();
    expect(choose).not.toHaveBeenCalled();
    expect(start(decide(1, "turn"), { faults }).play.faults(TABLE("doc-bookton"))).toEqual([]);
  });
  it("goes back one step at a time", () => {
    const { play } = start(decide(0, "turn", ...TURN), {}, { confirm: true });
    play.press(TABLE("troll"));
    play.aim("reap:troll");
    expect([play.armed, play.opened !== null]).toEqual(["reap:troll", true]);
    expect([play.back(), play.armed, play.opened !== null]).toEqual([true, null, true]);
    expect([play.back(), play.opened]).toEqual([true, null]);
    expect(play.back()).toBe(false);
  });
  it("asks twice where that is wished", () => {
    const { play, choose } = start(decide(0, "turn", ...TURN), {}, { confirm: true });
    play.press(HAND("bumpsy+AD"));
    expect([play.armed, choose.mock.calls.length]).toEqual(["play:bumpsy+AD", 0]);
    play.confirm();
    expect(choose).toHaveBeenCalledExactlyOnceWith("play:bumpsy+AD");
    play.confirm();
    expect(choose).toHaveBeenCalledTimes(1);
  });
  it("takes nothing while a choice is on its way, or from somebody else's question", () => {
    for (const { play, choose } of [start(decide(0, "turn", ...TURN), {}, { busy: true }), start(decide(1, "turn", "end")), start(decide(1, "turn", "end"), {}, { you: null })]) {
      play.press(HAND("anger"));
      play.press(TABLE("troll"));
      play.act(TABLE("troll"), ["reap"]);
      play.say("end");
      expect([choose.mock.calls.length, play.opened]).toEqual([0, null]);
    }
  });
  it("lights what may be chosen where it lies", () => {
    const { play } = start(decide(0, "card", "card:troll", "pile:looter-goblin", "archives:dust-pixie", "done"), { ask: ask({ max: 2, chosen: ["pitlord"] }) });
    expect([play.lit("table"), play.lit("discard"), play.lit("archives"), play.lit("hand")]).toEqual([new Set(["troll"]), new Set(["looter-goblin"]), new Set(["dust-pixie"]), new Set()]);
  });
});
