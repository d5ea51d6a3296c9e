import { describe, expect, it, vi } from "vitest";
import type { Decision } from "../contract";
import { actionsOf } from "./actions";
import { decide, midGame, phrase, threat, whys } from "./fixtures";
import { awayOf, leavesStrip, parse, playsOf, positions, replacementsOf, steps } from "./options";
import { Play } from "./play.svelte";
import { costOf } from "./price";
import type { View } from "./view";

describe("notation", () => {
  it.each([
    ["ST4", { word: "card", card: "ST4", addon: null }],
    ["ST4+AN", { word: "card", card: "ST4", addon: "AN" }],
    ["PR5+GA5", { word: "card", card: "PR5", addon: "GA5" }],
    ["CT", { word: "card", card: "CT", addon: null }],
    ["exchange:ST4", { word: "exchange", card: "ST4", addon: null }],
    ["discard:JK", { word: "discard", card: "JK", addon: null }],
    ["feint", { word: "feint", card: null, addon: null }],
    ["feint:ST5+AN", { word: "feint", card: "ST5", addon: "AN" }],
    ["parry+GA", { word: "parry", card: null, addon: "GA" }],
    ["position:line", { word: "position", card: null, addon: null }],
    ["end", { word: "end", card: null, addon: null }],
  ])("reads %s", (option, told) => expect(parse(option)).toEqual(told));

  it("tells what a card of the hand may do", () => {
    const { options } = decide(0, "turn", "ST4", "ST4+AN", "DI4+AN", "exchange:ST4", "exchange:AN", "end");
    expect(playsOf(options, "ST4")).toEqual(["ST4", "ST4+AN"]);
    expect(playsOf(options, "AN")).toEqual(["ST4+AN", "DI4+AN"]);
    expect(awayOf(options, "ST4")).toEqual(["exchange:ST4"]);
    expect(replacementsOf(decide(0, "press", "feint", "feint:ST5", "feint:ST5+AN").options, "ST5")).toEqual(["feint:ST5", "feint:ST5+AN"]);
    // A card that attacks, and may be added as well: its own play comes first.
    expect(playsOf(decide(0, "answer", "PR5+GA5", "GA5").options, "GA5")).toEqual(["GA5", "PR5+GA5"]);
  });

  it("tells where steps and positions lead", () => {
    const { options } = decide(0, "turn", "forward", "back", { option: "retreat", touches: ["square:4"] }, "position:invitation", "end");
    expect(steps(options)).toEqual([{ square: 6, option: "forward" }, { square: 4, option: "back" }]);
    expect(positions(options)).toEqual([{ position: "invitation", option: "position:invitation" }]);
  });

  it("knows what leaves the strip, for both sides and both ends", () => {
    const step = (square: number, changes: Partial<View> = {}) => leavesStrip([{ option: "back", touches: [`square:${square}`] }], "back", midGame(changes));
    expect([step(1), step(0), step(-1), step(10), step(11)]).toEqual([false, true, true, false, true]);
    expect([step(1, { ends: [2, 9] }), step(10, { ends: [2, 9] })]).toEqual([true, true]);
    expect(leavesStrip([{ option: "end", touches: [] }], "end", midGame())).toBe(false);
    expect(leavesStrip([{ option: "end", touches: [] }], null, midGame())).toBe(false);
  });
});

function start(decision: Decision, changes: Partial<View> = {}, around: { confirm?: boolean; busy?: boolean; you?: number | null } = {}) {
  const choose = vi.fn();
  const play = new Play(() => ({ view: midGame(changes), decision, you: 0, busy: false, confirm: false, choose, ...around }));
  return { play, choose };
}

/** Every way of the reader: each hand card, action and position, each entry of what then opens. */
function reachable(decision: Decision, view: View): string[] {
  const found = new Set<string>();
  const fresh = () => {
    const choose = vi.fn((option: string) => void found.add(option));
    return new Play(() => ({ view, decision, you: 0, busy: false, confirm: false, choose }));
  };
  const open = (act: (play: Play) => void) => {
    const play = fresh();
    act(play);
    const { choices } = play;
    for (const option of choices) play.aim(option);
    play.confirm();
  };
  const { options } = decision;
  const words = actionsOf(view, decision.kind, options, 0).flatMap(({ word, why }) => (why ? [] : [word]));
  for (const word of words) open((play) => play.act(word));
  for (const card of view.hand ?? []) {
    open((play) => play.press(card));
    for (const word of words) open((play) => (play.act(word), play.press(card)));
  }
  for (const { option } of [...positions(options), ...steps(options)]) open((play) => play.aim(option));
  return [...found].sort();
}

const HAND = ["AN", "DI4", "FE", "GA5", "JK", "PR5", "RA", "SH6", "ST4", "ST5"];
const QUESTIONS: [string, string[]][] = [
  ["mulligan", ["keep", "mulligan"]],
  ["turn", ["forward", "back", "retreat", "position:invitation", "position:engagement", "exchange:ST4", "exchange:AN", "stall", "end", "ST4", "ST4+AN", "DI4"]],
  ["retreat", ["exchange:ST4", "exchange:JK", "no"]],
  ["renew", ["discard:ST4", "discard:RA", "no"]],
  ["cost", ["discard:ST4", "discard:GA5"]],
  ["answer", ["accept", "PR5", "PR5+AN", "PR5+GA5", "SH6", "DI4", "JK", "RA", "parry", "parry+GA5", "distance", "feint", "feint:ST5", "feint:ST5+AN"]],
  ["answer", ["accept", "PR5+AN", "feint"]],
  ["press", ["no", "RA", "feint", "feint:ST5", "feint:DI4"]],
];

describe("what can be chosen", () => {
  it.each(QUESTIONS)("is all of %s", (kind, options) => {
    const view = midGame({ hand: HAND, phrase: kind === "answer" ? phrase({ threat: threat({ seat: 1 }) }) : null });
    expect(reachable(decide(0, kind, ...options), view)).toEqual([...options].sort());
  });
});

describe("actions", () => {
  const words = (kind: string, options: string[], changes: Partial<View> = {}, seat = 0) =>
    actionsOf(midGame(changes), kind, decide(seat, kind, ...options).options, seat).map(({ word, why }) => (why ? `${word}:${why.code}` : word));
  it("stand with what a rule forbids just now, and without what the mode lacks", () => {
    const why = whys({ stall: "stall-twice", retreat: "mode", forward: "edge" });
    expect(words("turn", ["back", "exchange:ST4", "end"], { why })).toEqual(["back", "forward:edge", "exchange", "stall:stall-twice", "end"]);
    expect(words("answer", ["accept", "distance"], { why: whys({ parry: ["stamina", { need: 3, have: 1 }] }) })).toEqual(["parry:stamina", "distance", "accept"]);
    expect(words("press", ["feint:ST5", "no"])).toEqual(["feint", "no"]);
    expect(words("cost", ["discard:ST4"])).toEqual([]);
  });
  it("lie as the screen does: Red goes forward to the left", () => {
    expect(words("turn", ["forward", "back"], {}, 1)).toEqual(["forward", "back"]);
    expect(words("turn", ["forward", "back"], {}, 0)).toEqual(["back", "forward"]);
  });
});

describe("a choice in the making", () => {
  it("plays a card at once when there is one way to", () => {
    const { play, choose } = start(decide(0, "turn", "ST4", "DI4", "end"));
    expect(play.press("ST4")).toBe(true);
    expect(choose).toHaveBeenCalledExactlyOnceWith("ST4");
    expect(play.press("SH6")).toBe(false);
    expect(choose).toHaveBeenCalledTimes(1);
  });
  it("opens the ways of a card that has several, or that needs another one", () => {
    const { play, choose } = start(decide(0, "answer", "accept", "PR5", "PR5+AN", "SH4+AN"), { hand: ["AN", "PR5", "SH4"] });
    play.press("PR5");
    expect([play.opened, play.choices]).toEqual(["PR5", ["PR5", "PR5+AN"]]);
    play.press("SH4");
    expect([play.opened, play.choices]).toEqual(["SH4", ["SH4+AN"]]);
    play.press("AN");
    expect(play.choices).toEqual(["PR5+AN", "SH4+AN"]);
    expect(choose).not.toHaveBeenCalled();
    play.aim("PR5+AN");
    expect(choose).toHaveBeenCalledExactlyOnceWith("PR5+AN");
    expect(play.opened).toBeNull();
  });
  it("exchanges only after the button, and one step at a time goes back", () => {
    const why = whys({ ST3: "position-line", "exchange:ST3": "kept-thrust" });
    const { play, choose } = start(decide(0, "turn", "ST4", "exchange:ST4", "exchange:DI4", "end"), { why });
    expect(play.of("DI4")).toEqual([]);
    expect(play.why("ST3")?.code).toBe("position-line");
    expect(play.act("exchange")).toBe(true);
    expect(play.use).toBe("away");
    expect(play.of("DI4")).toEqual(["exchange:DI4"]);
    expect(play.why("ST3")?.code).toBe("kept-thrust");
    expect(play.back()).toBe(true);
    expect(play.use).toBe("play");
    expect(play.back()).toBe(false);
    play.act("exchange");
    play.press("ST4");
    expect(choose).toHaveBeenCalledExactlyOnceWith("exchange:ST4");
  });
  it.each(["retreat", "renew", "cost"])("lights the hand for %s by itself", (kind) => {
    const { play } = start(decide(0, kind, "no", "exchange:ST4", "discard:ST4"));
    expect(play.use).toBe("away");
  });
  it("breaks off at once where there is no replacement, by button or by card", () => {
    for (const act of [(play: Play) => play.act("feint"), (play: Play) => play.press("FE")]) {
      const only = start(decide(0, "press", "no", "feint"), { hand: ["FE", "ST5"] });
      act(only.play);
      expect(only.choose).toHaveBeenCalledExactlyOnceWith("feint");
      const both = start(decide(0, "press", "no", "feint", "feint:ST5"), { hand: ["FE", "ST5"] });
      act(both.play);
      expect(both.choose).not.toHaveBeenCalled();
      expect(both.play.of("ST5")).toEqual(["feint:ST5"]);
      expect(both.play.of("FE")).toEqual([]);
    }
  });
  it("asks before a step off the strip, whatever is wished", () => {
    const { play, choose } = start(decide(0, "turn", { option: "back", touches: ["square:0"] }, "end"), { squares: [1, 5] });
    play.act("back");
    expect([play.armed, play.off]).toEqual(["back", true]);
    play.aim("back");
    expect(choose).not.toHaveBeenCalled();
    play.confirm();
    expect(choose).toHaveBeenCalledExactlyOnceWith("back");
    play.confirm();
    expect(choose).toHaveBeenCalledTimes(1);
  });
  it("asks twice where that is wished", () => {
    const { play, choose } = start(decide(0, "turn", "ST4", "end"), {}, { confirm: true });
    play.press("ST4");
    expect([play.armed, play.off]).toEqual(["ST4", false]);
    play.act("end");
    expect(play.armed).toBe("end");
    play.act("end");
    expect(choose).toHaveBeenCalledExactlyOnceWith("end");
  });
  it("takes nothing while a choice is on its way, or from somebody else's question", () => {
    for (const { play, choose } of [start(decide(0, "turn", "ST4", "end"), {}, { busy: true }), start(decide(1, "turn")), start(decide(1, "turn", "end"), {}, { you: null })]) {
      play.press("ST4");
      play.act("end");
      play.aim("end");
      expect(choose).not.toHaveBeenCalled();
    }
  });
  it("knows the only choice, but not where it is the reader's to see", () => {
    expect(start(decide(0, "answer", "accept")).play.only).toBe("accept");
    expect(start(decide(0, "answer", "accept", "parry")).play.only).toBeNull();
    expect(start(decide(0, "cost", "discard:ST4")).play.only).toBeNull();
    expect(start(decide(0, "answer", "accept"), {}, { confirm: true }).play.only).toBeNull();
    expect(start(decide(0, "answer", "accept"), {}, { you: 1 }).play.only).toBeNull();
    expect(start(decide(0, "answer", "accept"), {}, { you: null }).play.only).toBeNull();
    expect(start(decide(0, "turn", { option: "back", touches: ["square:0"] })).play.only).toBeNull();
  });
  it("tells the rule of a card that can't be played, to the one who is asked", () => {
    const why = whys({ SH6: "not-red" });
    expect(start(decide(0, "turn", "ST4", "end"), { why }).play.why("SH6")?.code).toBe("not-red");
    expect(start(decide(0, "turn", "ST4", "end"), { why }).play.why("ST4")).toBeNull();
    expect(start(decide(1, "turn"), { why }).play.why("SH6")).toBeNull();
  });
});

describe("prices", () => {
  it("are told for what is looked at", () => {
    const view = midGame({ mode: "advanced", deck: ["IF5:1:1", "FE:2:0", "GA5:2:0", "RA:2:1"], phrase: phrase(), parry: 2 });
    expect(["IF5", "RA", "GA5", "distance", "parry", "parry+GA5", "accept", "exchange:IF5"].map((option) => costOf(view, option))).toEqual([1, 1, 0, 1, 2, 2, 0, 0]);
    expect(costOf({ ...view, mode: "tutorial" }, "IF5")).toBe(0);
  });
});
