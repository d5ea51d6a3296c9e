import { flushSync } from "svelte";
import { beforeEach, describe, expect, it, vi } from "vitest";
import type { Decision } from "../contract";
import { setClosed, wasClosed } from "../shared/ending";
import { t } from "../shared/fixtures";
import { drawer } from "../shared/testing/draw";
import { tableOpener, type Changes } from "../shared/testing/table";
import { decide, midGame, NAMES, phrase, play as made, threat, whys } from "./fixtures";
import SeatBadges from "./SeatBadges.svelte";
import Table from "./Table.svelte";
import type { View } from "./view";

const draw = drawer();
const open = tableOpener<View>(Table, "ready-fence", NAMES);

beforeEach(() => {
  vi.useFakeTimers();
});

const TURN = ["forward", "back", "position:invitation", "exchange:ST4", "exchange:DI4", "stall", "end", "ST4", "DI4"];
const states = (all: (selector: string) => HTMLElement[]) => all("[data-fence-card]").map((card) => `${card.dataset["fenceCard"]}${card.dataset["legal"] === undefined ? "" : "*"}`);

describe("the hand", () => {
  it("is lit where a card may be played, and plays it", () => {
    const { all, press, choose } = open(midGame(), decide(0, "turn", ...TURN));
    expect(states(all)).toEqual(["DI4*", "PR5", "SH6", "ST3", "ST4*", "ST4*"]);
    press('[data-fence-card="ST4"]');
    expect(choose).toHaveBeenCalledExactlyOnceWith("ST4");
  });
  it("says the rule of a card that can't be played, to whoever reaches or presses it", () => {
    const why = whys({ PR5: "not-red", SH6: ["too-slow", { need: 7, have: 6 }] });
    const { press, focus, find, all, choose } = open(midGame({ why }), decide(0, "turn", ...TURN));
    expect(find("[data-fence-why]")).toBeNull();
    focus('[data-fence-card="PR5"]');
    expect(find("[data-fence-why]")!.dataset["fenceWhy"]).toBe("not-red");
    expect(find("[data-fence-why]")!.textContent).toContain("ready-fence-why-not-red(card=ready-fence-card-label(card=ready-fence-card-PR speed=5)");
    press('[data-fence-card="SH6"]');
    expect(find("[data-fence-why]")!.textContent).toContain("need=7 have=6");
    expect(all('[data-fence-card="SH6"] .spoken').map((each) => each.textContent).join()).toContain("ready-fence-why-too-slow(");
    expect(choose).not.toHaveBeenCalled();
    focus('[data-fence-card="ST4"]');
    expect(find("[data-fence-why]")).toBeNull();
    expect(find(".reading")!.textContent).toContain("ready-fence-text-ST");
  });
  it("opens the ways of a card in words", () => {
    const { press, all, find, choose, setPrompt, key } = open(midGame({ hand: ["AN", "GA5", "PR5"] }), decide(0, "answer", "accept", "PR5", "PR5+AN", "PR5+GA5"));
    press('[data-fence-card="PR5"]');
    expect(all("[data-fence-option]").map((way) => way.dataset["fenceOption"])).toEqual(["PR5", "PR5+AN", "PR5+GA5"]);
    expect(find('[data-fence-option="PR5+AN"]')!.textContent).toContain("ready-fence-way-AN(");
    expect(find('[data-fence-option="PR5+AN"]')!.textContent).toContain("total=7");
    expect(setPrompt).toHaveBeenLastCalledWith(expect.stringContaining("ready-fence-prompt-way"));
    key("Escape");
    expect(find("[data-fence-option]")).toBeNull();
    press('[data-fence-card="AN"]');
    expect(find("[data-fence-option]")!.textContent).toContain("ready-fence-action-play-with(");
    press("[data-fence-option]");
    expect(choose).toHaveBeenCalledExactlyOnceWith("PR5+AN");
  });
  it("is lit for an exchange after its button", () => {
    const { all, press, find, choose, setPrompt } = open(midGame({ why: whys({ "exchange:ST3": "kept-thrust" }) }), decide(0, "turn", ...TURN));
    press('[data-fence-action="exchange"]');
    expect(find('[data-fence-action="exchange"]')!.getAttribute("aria-pressed")).toBe("true");
    expect(setPrompt).toHaveBeenLastCalledWith("ready-fence-prompt-exchange");
    press('[data-fence-card="ST3"]');
    expect(find("[data-fence-why]")!.dataset["fenceWhy"]).toBe("kept-thrust");
    expect(states(all)).toEqual(["DI4*", "PR5", "SH6", "ST3", "ST4*", "ST4*"]);
    press('[data-fence-card="DI4"]');
    expect(choose).toHaveBeenCalledExactlyOnceWith("exchange:DI4");
  });
  it("replaces an attack, or breaks it off, after the Feint", () => {
    const view = midGame({ mode: "advanced", phase: "press", hand: ["FE", "RA", "ST5"], phrase: phrase() });
    const { press, all, find, choose } = open(view, decide(0, "press", "no", "RA", "feint", "feint:ST5"));
    expect(states(all)).toEqual(["FE*", "RA*", "ST5"]);
    press('[data-fence-action="feint"]');
    expect(states(all)).toEqual(["FE", "RA", "ST5*"]);
    expect(find('[data-fence-option="feint"]')!.textContent).toBe("ready-fence-action-break-off");
    press('[data-fence-card="ST5"]');
    expect(choose).toHaveBeenLastCalledWith("feint:ST5");
    press('[data-fence-card="FE"]');
    press('[data-fence-option="feint"]');
    expect(choose).toHaveBeenLastCalledWith("feint");
  });
  it("shows what the opponent knows, and what is known of the opponent", () => {
    const { find, all } = open(midGame(), null);
    expect(all('[data-fence-card="ST4"] .known')).toHaveLength(1);
    expect(find("[data-fence-rival]")!.dataset["fenceRival"]).toBe("6");
    expect(all("[data-fence-known]").map((card) => card.dataset["fenceKnown"])).toEqual(["PR4", "ST3"]);
    expect(all("[data-fence-rival] .back")).toHaveLength(4);
  });
  it("lies face down for somebody who watches", () => {
    const { find, all } = open(midGame({ hand: null }), decide(0, "turn"), { you: null });
    expect(find("[data-fence-hand], [data-fence-action]")).toBeNull();
    expect(all("[data-fence-rival]")).toHaveLength(2);
    expect(all("[data-fence-memory-open]")).toHaveLength(1);
  });
});

describe("actions", () => {
  it.each([
    ["mulligan", ["keep", "mulligan"]],
    ["turn", ["forward", "back", "retreat", "stall", "end"]],
    ["retreat", ["no", "exchange:ST4"]],
    ["renew", ["no", "discard:ST4"]],
    ["answer", ["accept", "parry", "distance"]],
    ["press", ["no", "RA"]],
  ])("have a button each in %s", (kind, options) => {
    const { press, choose } = open(midGame({ mode: "advanced", hand: ["RA", "ST4"], phrase: phrase() }), decide(0, kind, ...options));
    for (const option of options) {
      const { card } = { card: /([A-Z]{2}\d*)$/.exec(option)?.[1] };
      press(card ? `[data-fence-card="${card}"]` : `[data-fence-action="${option}"]`);
      expect(choose).toHaveBeenLastCalledWith(option);
    }
  });
  it("say the rule that forbids them, and can still be reached", () => {
    const why = whys({ stall: "stall-twice" });
    const { find, focus, press, choose } = open(midGame({ why }), decide(0, "turn", "end", "ST4"));
    const stall = find('[data-fence-action="stall"]')!;
    expect([stall.getAttribute("aria-disabled"), stall.hasAttribute("disabled")]).toEqual(["true", false]);
    focus('[data-fence-action="stall"]');
    expect(find("[data-fence-why]")!.dataset["fenceWhy"]).toBe("stall-twice");
    press('[data-fence-action="stall"]');
    expect(choose).not.toHaveBeenCalled();
  });
  it("tell the price of a parry, with all its ways", () => {
    const view = midGame({ phase: "answer", parry: 3, hand: ["GA5"], phrase: phrase({ threat: threat({ seat: 1, speed: 5 }) }) });
    const { find, press, choose } = open(view, decide(0, "answer", "accept", "parry", "parry+GA5"));
    expect(find('[data-fence-action="parry"]')!.textContent).toContain("ready-fence-action-parry(cost=3)");
    press('[data-fence-action="parry"]');
    press('[data-fence-option="parry+GA5"]');
    expect(choose).toHaveBeenCalledExactlyOnceWith("parry+GA5");
  });
  it("move by square and by dial as well", () => {
    const { press, choose } = open(midGame(), decide(0, "turn", ...TURN));
    press('[data-fence-square="6"]');
    expect(choose).toHaveBeenLastCalledWith("forward");
    press('[data-fence-position="invitation"]');
    expect(choose).toHaveBeenLastCalledWith("position:invitation");
  });
  it("ask before a step off the strip", () => {
    const decision = decide(0, "turn", { option: "back", touches: ["square:0"] }, "end");
    const { press, key, find, choose, setPrompt } = open(midGame({ squares: [1, 5], distance: 3, reach: "out" }), decision);
    key("ArrowLeft");
    expect(setPrompt).toHaveBeenLastCalledWith("ready-fence-prompt-off-strip(action=ready-fence-action-back)");
    key("ArrowLeft");
    expect(choose).not.toHaveBeenCalled();
    key("Escape");
    expect(find("[data-confirm]")).toBeNull();
    press('[data-fence-square="0"]');
    press("[data-confirm]");
    expect(choose).toHaveBeenCalledExactlyOnceWith("back");
  });
});

describe("keys", () => {
  it("do everything that is done by hand", () => {
    const { key, choose } = open(midGame(), decide(0, "turn", ...TURN));
    for (const [name, option] of [["1", "DI4"], ["ArrowRight", "forward"], ["ArrowLeft", "back"], ["i", "position:invitation"], ["t", "stall"], ["e", "end"]] as const) {
      key(name);
      expect(choose).toHaveBeenLastCalledWith(option);
    }
    key("x");
    key("5");
    expect(choose).toHaveBeenLastCalledWith("exchange:ST4");
    const calls = choose.mock.calls.length;
    for (const name of ["2", "9", "o", "a", "b", "r", "m"]) key(name);
    key("ArrowRight", { repeat: true });
    key("e", { ctrlKey: true });
    expect(choose).toHaveBeenCalledTimes(calls);
  });
  it("follow the screen for Red", () => {
    const { key, choose } = open(midGame({ seat: 1, turn: 1, asked: 1 }), decide(1, "turn", { option: "forward", touches: ["square:6"] }, { option: "back", touches: ["square:8"] }), { you: 1 });
    key("ArrowLeft");
    expect(choose).toHaveBeenLastCalledWith("forward");
    key("ArrowRight");
    expect(choose).toHaveBeenLastCalledWith("back");
  });
  it("answer", () => {
    const view = midGame({ phase: "answer", hand: ["PR5"], phrase: phrase({ threat: threat({ seat: 1 }) }) });
    const { key, choose } = open(view, decide(0, "answer", "accept", "parry", "distance", "PR5"));
    for (const [name, option] of [["a", "accept"], ["b", "parry"], ["d", "distance"], ["1", "PR5"]] as const) {
      key(name);
      expect(choose).toHaveBeenLastCalledWith(option);
    }
  });
  it("take the focus along, and up and down go through a group", () => {
    const { key, focus } = open(midGame({ hand: ["AN", "PR5"] }), decide(0, "answer", "accept", "PR5", "PR5+AN"));
    focus('[data-fence-card="AN"]');
    document.activeElement!.dispatchEvent(new KeyboardEvent("keydown", { key: "ArrowDown", bubbles: true }));
    expect((document.activeElement as HTMLElement).dataset["fenceCard"]).toBe("PR5");
    key("2");
    return vi.waitFor(() => expect((document.activeElement as HTMLElement).dataset["fenceOption"]).toBe("PR5"));
  });
});

describe("the threat", () => {
  it("is told to the one who is threatened, with what answers it", () => {
    const view = midGame({ phase: "answer", phrase: phrase({ attacker: 1, plays: [made(1, "attack", "ST5", { speed: 5 })], threat: threat({ seat: 1 }) }) });
    const { find } = open(view, decide(0, "answer", "accept", "PR5"));
    expect(find("[data-fence-threat]")!.dataset).toMatchObject({ fenceThreat: "attack", speed: "5" });
    expect(find("[data-fence-threat]")!.textContent).toContain("ready-fence-answers(kind=attack id=ST speed=5 tie=no)");
    expect(find("[data-fence-phrase]")!.dataset["fencePhrase"]).toBe("running");
    expect(open(view, decide(0, "answer"), { you: 1 }).find("[data-fence-threat]")!.textContent).not.toContain("ready-fence-answers");
    for (const changes of [{ phase: "cost" }, { phrase: null }] as const) expect(open({ ...view, ...changes }, null).find("[data-fence-threat]")).toBeNull();
  });
  it("gives way to what is special about the time", () => {
    expect(open(midGame({ sudden: true }), null).find("[data-fence-note]")!.textContent).toBe("ready-fence-note-sudden");
    expect(open(midGame({ priority: 1 }), null).find("[data-fence-note]")!.textContent).toBe("ready-fence-note-priority(name=Bob)");
    expect(open(midGame(), null).find("[data-fence-note]")).toBeNull();
  });
});

describe("a question with one answer", () => {
  const view = midGame({ phase: "answer", phrase: phrase({ threat: threat({ seat: 1 }) }) });
  it("is answered after a beat, and that is seen", () => {
    const { find, choose } = open(view, decide(0, "answer", "accept"));
    expect(find("[data-fence-auto]")!.textContent).toContain("ready-fence-auto(action=ready-fence-action-accept(tie=no))");
    vi.advanceTimersByTime(800);
    expect(choose).not.toHaveBeenCalled();
    vi.advanceTimersByTime(200);
    expect(choose).toHaveBeenCalledExactlyOnceWith("accept");
  });
  it("waits for those who confirm, for a card to be paid, and never plays for others", () => {
    const cases: [Decision, Changes][] = [
      [decide(0, "answer", "accept"), { confirm: true }],
      [decide(0, "cost", "discard:ST4"), {}],
      [decide(1, "answer"), {}],
      [decide(0, "answer", "accept"), { you: null }],
      [decide(0, "answer", "accept"), { busy: true }],
    ];
    for (const [decision, changes] of cases) {
      const { find, choose } = open(view, decision, changes);
      vi.advanceTimersByTime(3000);
      expect(find("[data-fence-auto]")).toBeNull();
      expect(choose).not.toHaveBeenCalled();
    }
  });
});

describe("two steps", () => {
  it("mark first and confirm then", () => {
    const { press, key, find, choose, setPrompt } = open(midGame(), decide(0, "turn", ...TURN), { confirm: true });
    press('[data-fence-card="ST4"]');
    expect(choose).not.toHaveBeenCalled();
    expect(setPrompt).toHaveBeenLastCalledWith(expect.stringContaining("ready-fence-prompt-confirm(action=ready-fence-action-play("));
    expect(find('[data-fence-card="ST4"]')!.getAttribute("aria-pressed")).toBe("true");
    key("Escape");
    press('[data-fence-card="DI4"]');
    press("[data-confirm]");
    expect(choose).toHaveBeenCalledExactlyOnceWith("DI4");
  });
  it("offer nothing while a choice is on its way", () => {
    const { press, choose, setPrompt } = open(midGame(), decide(0, "turn", ...TURN), { busy: true });
    press('[data-fence-card="ST4"]');
    press('[data-fence-action="end"]');
    expect(choose).not.toHaveBeenCalled();
    expect(setPrompt).toHaveBeenLastCalledWith("ready-fence-prompt-sent");
  });
});

describe("beside the strip", () => {
  it("tells where the cards are", () => {
    const { press, find, key } = open(midGame(), null);
    key("u");
    const row = (card: string) => [...find(`[data-fence-memory-card="${card}"]`)!.querySelectorAll<HTMLElement>("[data-column]")].map((cell) => `${cell.dataset["column"]}:${cell.textContent}`);
    expect(row("ST4")).toEqual(["total:2", "own:2", "known:0", "table:0", "discarded:0", "unseen:0"]);
    expect(row("BT4")).toEqual(["total:2", "own:0", "known:0", "table:0", "discarded:1", "unseen:1"]);
    press("[data-fence-memory-open]");
    expect(find("[data-fence-memory]")).not.toBeNull();
  });
  it("guides where that is wished", () => {
    expect(open(midGame(), decide(0, "turn", ...TURN), { guide: true }).find("[data-hints]")!.textContent).toContain("ready-fence-guide-reach-lunge");
    expect(open(midGame(), decide(0, "turn", ...TURN)).find("[data-hints]")).toBeNull();
    expect(open(midGame(), decide(0, "turn"), { guide: true, you: null }).find("[data-hints]")).toBeNull();
  });
  it("shows facts of a seat in its panel", () => {
    const box = draw(SeatBadges, { view: midGame(), seat: 1, you: 0, names: NAMES, t, compact: false });
    for (const said of ["ready-fence-side-red", "ready-fence-badge-stamina(value=3 cap=6)", "ready-fence-badge-hand(count=6)", "ready-fence-position-invitation"]) expect(box.textContent).toContain(said);
  });
});

describe("the end", () => {
  const over = midGame({ phase: "over", turn: null, asked: null, winner: 1, reason: "time", scores: [2, 3] });

  it("says who won and why, and stays closed when the page builds the table anew", () => {
    setClosed("over-1", false);
    const first = open(over, null, { id: "over-1" });
    const sheet = first.find("[data-fence-end]")!;
    expect(sheet.dataset["fenceEnd"]).toBe("time");
    expect(sheet.textContent).toContain("ready-fence-end-winner(name=Bob loser=Ann)");
    expect(sheet.textContent).toContain("ready-fence-reason-time(name=Bob loser=Ann)");
    expect(sheet.textContent).toContain("ready-fence-end-you-lost");
    first.press("[data-close-end]");
    first.find("dialog:has([data-fence-end])")?.dispatchEvent(new Event("close"));
    flushSync();
    expect(wasClosed("over-1")).toBe(true);
    const again = open(over, null, { id: "over-1" });
    expect(again.find("[data-fence-end]")).toBeNull();
    again.press("[data-fence-result]");
    expect(again.find("[data-fence-end]")).not.toBeNull();
    expect(open(over, null, { id: "over-2", you: null }).find("[data-fence-end]")!.textContent).not.toContain("ready-fence-end-you");
    expect(open(over, null, { id: "over-3", you: 1 }).find("[data-fence-end]")!.textContent).toContain("ready-fence-end-you-won");
  });
});
