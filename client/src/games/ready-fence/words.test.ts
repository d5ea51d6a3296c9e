import { describe, expect, it, vi } from "vitest";
import type { GameEvent } from "../contract";
import { timerSize } from "./clock";
import { announce, EVENTS, eventArgs } from "./events";
import { t } from "../shared/fixtures";
import { context, decide, midGame, NAMES, phrase, play, threat, whys } from "./fixtures";
import { advise } from "./guide";
import { linesOf } from "./memory";
import { halfway, prompt, tableAction, type Progress } from "./prompts";
import { framesOf, restOf, Scene } from "./scene.svelte";
import { DECISIONS, type View } from "./view";
import { optionText, threatText, wayText, whyText } from "./words";

/** A question of each kind to Ann, with what the view then has. */
const QUESTIONS: Record<(typeof DECISIONS)[number], [string[], Partial<View>, string]> = {
  mulligan: [["keep", "mulligan"], { phase: "mulligan" }, "ready-fence-prompt-mulligan"],
  turn: [["forward", "ST4", "end"], { acts: 1 }, "ready-fence-prompt-turn(left=1 reach=lunge)"],
  retreat: [["exchange:ST4", "no"], { phase: "retreat" }, "ready-fence-prompt-retreat"],
  renew: [["discard:ST4", "no"], { phase: "renew" }, "ready-fence-prompt-renew"],
  cost: [["discard:ST4"], { phase: "cost" }, "ready-fence-prompt-cost(sudden=no)"],
  answer: [
    ["accept", "PR5", "parry"],
    { phase: "answer", turn: 1, phrase: phrase({ attacker: 1, threat: threat({ seat: 1 }) }) },
    "ready-fence-prompt-answer(name=Bob rival=Ann kind=attack card=ready-fence-card-ST speed=5 tie=no)",
  ],
  press: [["RA", "no"], { phase: "press" }, "ready-fence-prompt-press(renewed=yes feint=no joker=no)"],
};

describe("prompts", () => {
  it.each(DECISIONS)("asks for %s, and tells others who is asked", (kind) => {
    const [options, changes, said] = QUESTIONS[kind];
    const view = midGame(changes);
    expect(prompt(decide(0, kind, ...options), context(view, 0))).toBe(said);
    for (const you of [1, null]) expect(prompt(decide(0, kind), context(view, you))).toBe(`ready-fence-prompt-wait-${kind}(name=Ann)`);
  });
  it("says nothing of nothing", () => {
    expect(prompt(null, context(midGame()))).toBeNull();
    expect(prompt(decide(-1, "table", "deal"), context(midGame()))).toBeNull();
    expect(prompt(decide(0, "turn"), context(null))).toBeNull();
    expect(prompt(null, context(midGame({ phase: "over", winner: 1, reason: "points" })))).toBe("ready-fence-prompt-over");
  });
  it("tells how far a choice has come", () => {
    const at = (changes: Partial<Progress>) => halfway(t, { busy: false, mine: true, armed: null, off: false, opened: null, use: "play", kind: "turn", ...changes });
    expect(at({})).toBeNull();
    expect(at({ busy: true })).toBe("ready-fence-prompt-sent");
    expect(at({ armed: "Step back" })).toBe("ready-fence-prompt-confirm(action=Step back)");
    expect(at({ armed: "Step back", off: true })).toBe("ready-fence-prompt-off-strip(action=Step back)");
    expect(at({ opened: "Parry" })).toBe("ready-fence-prompt-way(card=Parry)");
    expect(at({ use: "away" })).toBe("ready-fence-prompt-exchange");
    expect(at({ use: "away", kind: "cost" })).toBeNull();
    expect(at({ use: "replace", kind: "press" })).toBe("ready-fence-prompt-replace");
    expect(at({ mine: false, armed: "Step back" })).toBeNull();
  });
  it("has a line for conceding in the host's menu, and for nothing else", () => {
    expect(tableAction("concede>1", context(midGame()))).toEqual({ label: "ready-fence-table-concede", confirm: "ready-fence-table-concede-confirm", args: { name: "Bob" } });
    expect(tableAction("concede>0", { ...context(midGame()), you: 0 })).toEqual({ label: "ready-fence-table-concede-own", confirm: "ready-fence-table-concede-own-confirm", args: {} });
    expect(tableAction("deal", context(midGame()))).toBeNull();
  });
});

const FACTS: GameEvent[] = [
  { kind: "coin", seat: 0 },
  { kind: "dealt", seat: 0, count: 5, cards: ["ST4", "CT"] },
  { kind: "mulligan", seat: 1, taken: true },
  { kind: "timer_built", timer: 12, reserve: 11 },
  { kind: "turn_began", seat: 0, number: 3 },
  { kind: "moved", seat: 0, from: 4, to: 5, how: "forward" },
  { kind: "position", seat: 1, position: "invitation" },
  { kind: "discarded", seat: 0, card: "ST4", how: "exchange" },
  { kind: "drew", seat: 1, count: 2, cards: ["PR5"], timer: 8 },
  { kind: "stalled", seat: 0, amount: 2, stamina: 5, timer: 7 },
  { kind: "played", seat: 0, role: "attack", card: "ST4", addon: "AN", speed: 6, need: 0, paid: 1 },
  { kind: "cardless", seat: 1, role: "parry", addon: "GA5", paid: 3, stamina: 2 },
  { kind: "riposte", seat: 1, speed: 3, glide: true },
  { kind: "beside", seat: 0 },
  { kind: "feint", seat: 0, how: "replace" },
  { kind: "accepted", seat: 1 },
  { kind: "stopped", seat: 1 },
  { kind: "touch", seat: 0, score: 3, why: "hit" },
  { kind: "double_touch", scores: [2, 4], counts: true },
  { kind: "no_touch" },
  { kind: "recovered", seat: 0, amount: 1, stamina: 5 },
  { kind: "took_back", seat: 0, cards: ["ST4"] },
  { kind: "on_guard" },
  { kind: "placed", seat: 1, square: 6 },
  { kind: "period_over", period: 1 },
  { kind: "period_began", period: 2, seat: 1, timer: 23, stamina: 6 },
  { kind: "passivity", timer: 4 },
  { kind: "extra_time", seat: 1, timer: 4 },
  { kind: "sudden_death" },
  { kind: "out_of_cards", seat: 0 },
  { kind: "toss", seat: 0 },
  { kind: "conceded", seat: 1 },
  { kind: "game_over", winner: 0, reason: "points" },
];

describe("events", () => {
  const args = (event: GameEvent) => eventArgs(event, context(midGame()));
  const found = (kind: string) => FACTS.find((event) => event.kind === kind)!;

  it.each(FACTS)("has words for $kind", (event) => {
    const told = args(event);
    expect(told).not.toBeNull();
    for (const [name, value] of Object.entries(told!)) {
      expect(value, name).not.toBe("");
      expect(String(value), name).not.toMatch(/NaN|undefined|null/);
    }
    if ("seat" in event) expect(told).toHaveProperty("name", NAMES[event["seat"] as number]);
  });
  it("are all of them", () => {
    expect(FACTS.map(({ kind }) => kind)).toEqual([...EVENTS]);
    expect(args({ kind: "sneezed", seat: 0 })).toBeNull();
  });
  it("keep what is hidden hidden", () => {
    expect(args({ kind: "drew", seat: 1, count: 2, cards: null, timer: 8 })).toEqual({ name: "Bob", count: 2, timer: 8, known: "no", cards: "" });
    expect(args(found("drew"))).toMatchObject({ known: "yes", cards: "ready-fence-card-label(card=ready-fence-card-PR speed=5)" });
  });
  it("tell roles, both fencers and both ends", () => {
    expect(args(found("played"))).toMatchObject({ role: "attack", added: "yes", addon: "ready-fence-card-AN", speed: 6 });
    expect(args({ ...found("played"), addon: null })).toMatchObject({ added: "no", addon: "" });
    expect(args(found("touch"))).toMatchObject({ name: "Ann", rival: "Bob", why: "hit" });
    expect(args({ ...found("double_touch"), counts: false })).toEqual({ name: "Ann", rival: "Bob", first: 2, second: 4, counts: "no" });
    expect(args({ ...found("out_of_cards"), seat: null })).toEqual({ name: "", both: "yes" });
    expect(args(found("game_over"))).toEqual({ name: "Ann", loser: "Bob", reason: "points" });
  });
  it("say aloud what matters", () => {
    expect(announce({ kind: "took_back" })).toBeNull();
    expect(announce({ kind: "touch" })).toBeUndefined();
  });
});

describe("things in words", () => {
  const label = (option: string, kind = "turn", changes: Partial<View> = {}) => optionText(t, midGame(changes), kind, option, 3).replace("ready-fence-action-", "");
  it("say what each option does", () => {
    const card = "ready-fence-card-label(card=ready-fence-card-ST speed=4)";
    expect(label("ST4")).toBe(`play(card=${card})`);
    expect(label("ST4+AN")).toBe(`play-with(card=${card} addon=ready-fence-card-AN)`);
    expect(label("exchange:ST4")).toBe(`exchange-card(card=${card})`);
    expect(label("discard:ST4")).toBe(`discard-card(card=${card})`);
    expect(label("feint:ST4", "press")).toBe(`replace(card=${card})`);
    expect(label("feint:ST4+AN", "press")).toContain("replace-with");
    expect(label("feint", "press")).toBe("break-off");
    expect(label("parry", "answer")).toBe("parry(cost=3)");
    expect(label("parry+GA5", "answer")).toContain("parry-with(cost=3 addon=");
    expect(label("position:invitation")).toBe("position(position=invitation)");
    expect(label("no", "renew")).toBe("no-renew");
    expect(label("end", "turn", { acts: 1 })).toBe("end(acts=1)");
    expect(label("accept", "answer", { phrase: phrase({ threat: threat({ tie: true }) }) })).toBe("accept(tie=yes)");
    expect(label("stall")).toBe("stall");
  });
  it("tell the ways of a card apart", () => {
    expect(wayText(t, "ST4+AN")).toContain("ready-fence-way-AN(card=ready-fence-card-label(card=ready-fence-card-ST speed=4) speed=4 total=6)");
    expect(wayText(t, "PR5+GA5")).toContain("riposte=4");
    expect(wayText(t, "parry+GA")).toBe("ready-fence-way-GA(card=ready-fence-action-parry-plain speed=0 riposte=4)");
    expect(wayText(t, "parry")).toBe("ready-fence-way-plain(card=ready-fence-action-parry-plain speed=0)");
  });
  it("tell rules of cards and of actions", () => {
    const { SH6, stall } = whys({ SH6: ["too-slow", { need: 7, have: 6 }], stall: "stall-twice" });
    expect(whyText(t, "SH6", SH6!)).toBe("ready-fence-why-too-slow(card=ready-fence-card-label(card=ready-fence-card-SH speed=6) need=7 have=6 other=)");
    expect(whyText(t, "stall", stall!)).toContain("card=ready-fence-action-stall");
    expect(whyText(t, "SH6", { code: "text", need: 0, have: 0, card: "GA" })).toContain("other=ready-fence-card-GA");
  });
  it("tell who threatens whom, while the phrase runs", () => {
    expect(threatText(t, phrase(), NAMES, 1)).toBe("ready-fence-threat(name=Ann rival=Bob kind=attack card=ready-fence-card-ST speed=5 tie=no you=yes)");
    expect(threatText(t, phrase(), NAMES, 0)).toContain("you=no");
    expect(threatText(t, phrase(), NAMES, null)).toContain("you=no");
    expect(threatText(t, phrase({ result: "touch" }), NAMES, 1)).toBeNull();
    expect(threatText(t, phrase({ threat: null }), NAMES, 1)).toBeNull();
  });
});

describe("memory", () => {
  it("counts each card once, wherever it is known to be", () => {
    const running = phrase({ plays: [play(1, "attack", "BT5", { speed: 5 }), play(0, "parry-riposte", "PR5")], threat: threat({ seat: 0, kind: "riposte" }) });
    const view = midGame({ phrase: running, hand: ["ST4", "ST4", "DI4"], discards: ["BT5"] });
    const line = (card: string, you: number | null = 0, at = view) => linesOf(at, you).find((each) => each.card === card);
    expect(line("ST4")).toEqual({ card: "ST4", total: 2, discarded: 0, own: 2, known: 0, table: 0, unseen: 0 });
    expect(line("BT5")).toEqual({ card: "BT5", total: 2, discarded: 1, own: 0, known: 0, table: 1, unseen: 0 });
    expect(line("PR4")).toMatchObject({ total: 1, known: 1, unseen: 0 });
    expect(line("PR5")).toMatchObject({ total: 2, table: 1, unseen: 1 });
    // When the phrase is over its cards have gone on to a hand or to the discards.
    expect(line("PR5", 0, { ...view, phrase: { ...running, result: "none" } })).toMatchObject({ table: 0, unseen: 2 });
    // Who watches has no hand, and knows what is known of both.
    expect(line("ST4", null, { ...view, hand: null })).toMatchObject({ own: 0, known: 1, unseen: 1 });
    expect(linesOf(view, 0)).toHaveLength(view.deck.length);
  });
  it("knows how many cards a timer had", () => {
    const batch = (number: number, ...events: GameEvent[]) => ({ number, option: null, seat: 0, events });
    expect(timerSize({ timer: 5 }, [])).toBe(5);
    expect(timerSize({ timer: 5 }, [batch(0, found("timer_built")), batch(1, { kind: "on_guard" })])).toBe(12);
    expect(timerSize({ timer: 20 }, [batch(0, found("timer_built")), batch(1, found("period_began"))])).toBe(23);
  });
  const found = (kind: string) => FACTS.find((event) => event.kind === kind)!;
});

describe("what is seen on the strip", () => {
  const from = { squares: [5, 7] as [number, number], beside: null };
  const poses = (events: GameEvent[]) => framesOf(events, from).map(({ phase, acting, hit }) => [phase, acting, ...hit]);
  it("is an attack, a parry that ripostes, and a touch", () => {
    expect(poses([{ kind: "played", seat: 0, role: "attack", card: "ST4" }])).toEqual([["attack", 0]]);
    expect(poses([{ kind: "played", seat: 1, role: "parry-riposte", card: "PR5" }, { kind: "riposte", seat: 1, speed: 3 }])).toEqual([["parry", 1], ["attack", 1]]);
    expect(poses([{ kind: "accepted", seat: 0 }, { kind: "touch", seat: 1, score: 1, why: "riposte" }])).toEqual([["hit", 1, 0]]);
    expect(poses([{ kind: "double_touch", scores: [1, 1], counts: true }])).toEqual([["hit", null, 0, 1]]);
    expect(poses([{ kind: "cardless", seat: 1, role: "parry" }])).toEqual([["parry", 1]]);
  });
  it("nobody is hit who leaves the strip, but a lamp burns", () => {
    const frames = framesOf([{ kind: "moved", seat: 0, from: 1, to: 0, how: "back" }, { kind: "touch", seat: 1, score: 1, why: "off-strip" }], from);
    expect(frames.map(({ phase, hit, squares, lamps }) => ({ phase, hit, squares, lamps }))).toEqual([
      { phase: "idle", hit: [], squares: [0, 7], lamps: null },
      { phase: "idle", hit: [], squares: [0, 7], lamps: [false, true] },
    ]);
  });
  it("shows who runs past from the first moment", () => {
    expect(framesOf([{ kind: "played", seat: 0, role: "attack", card: "FL6" }, { kind: "beside", seat: 0 }], from).map(({ beside }) => beside)).toEqual([0]);
  });
  it("keeps the blade out while somebody is threatened", () => {
    expect(restOf(midGame({ phrase: phrase() }))).toMatchObject({ phase: "attack", acting: 0 });
    expect(restOf(midGame({ phrase: phrase({ result: "touch" }) }))).toMatchObject({ phase: "idle", acting: null });
  });
  it("goes frame by frame, and not at all for those who want none", () => {
    vi.useFakeTimers();
    const hit = { number: 4, option: "accept", seat: 1, events: [{ kind: "accepted", seat: 1 }, { kind: "touch", seat: 0, score: 1, why: "hit" }, { kind: "on_guard" }] };
    const still = new Scene();
    still.meet(midGame(), null, true);
    still.meet(midGame({ squares: [4, 7] }), hit, true);
    expect([still.frame.phase, still.frame.squares, still.lamps]).toEqual(["idle", [4, 7], [true, false]]);
    still.stop();
    const scene = new Scene();
    scene.meet(midGame(), null, false);
    scene.meet(midGame({ squares: [4, 7] }), hit, false);
    expect([scene.frame.phase, scene.frame.squares, scene.lamps, scene.moving]).toEqual(["hit", [5, 7], [true, false], true]);
    vi.advanceTimersByTime(2000);
    expect([scene.frame.phase, scene.frame.squares, scene.lamps, scene.moving]).toEqual(["idle", [4, 7], [true, false], false]);
    vi.advanceTimersByTime(5000);
    expect(scene.lamps).toEqual([false, false]);
    scene.stop();
    vi.useRealTimers();
  });
  it("shows a phrase that is over once more, slowly, until the game goes on", () => {
    vi.useFakeTimers();
    const step = (number: number, ...events: GameEvent[]) => ({ number, option: null, seat: 0, events });
    const scene = new Scene();
    const seen: string[] = [];
    const watch = (ms: number) => {
      for (let at = 0; at < ms; at += 50) {
        const said = `${scene.frame.phase} ${scene.frame.acting} ${scene.untold}`;
        if (seen.at(-1) !== said) seen.push(said);
        vi.advanceTimersByTime(50);
      }
      return seen.splice(0);
    };
    const over = midGame({ phrase: phrase({ result: "touch" }) });
    scene.meet(midGame(), null, false);
    scene.again(over);
    expect(scene.moving).toBe(false);
    scene.meet(midGame({ phrase: phrase() }), step(4, { kind: "played", seat: 0, role: "attack", card: "ST4" }), false);
    expect(scene.whole).toBe(false);
    watch(3000);
    scene.meet(over, step(5, { kind: "cardless", seat: 1, role: "parry" }, { kind: "riposte", seat: 1, speed: 3 }, { kind: "touch", seat: 1, score: 1, why: "riposte" }), false);
    expect(scene.whole).toBe(true);
    const once = ["parry 1 0", "attack 1 0", "hit 1 0"];
    expect(watch(3000)).toEqual([...once, "idle null 0"]);

    scene.again(over);
    const began = Date.now();
    expect(watch(7000)).toEqual(["idle null 2", "attack 0 1", ...once]);
    expect(watch(3000)).toEqual(["hit 1 0", "idle null 0"]);
    expect([scene.lamps, Date.now() - began]).toEqual([[false, false], 10_000]);

    scene.again(over);
    scene.meet(midGame({ phrase: null, squares: [4, 7] }), step(6, { kind: "moved", seat: 0, from: 5, to: 4, how: "back" }), false);
    expect([scene.frame.phase, scene.frame.squares, scene.untold]).toEqual(["idle", [4, 7], 0]);
    scene.stop();
    vi.useRealTimers();
  });
});

describe("guide", () => {
  const ids = (kind: string, options: string[], changes: Partial<View> = {}, you: number | null = 0) =>
    advise(midGame(changes), decide(0, kind, ...options), you).map(({ id }) => id.replace("ready-fence-guide-", ""));
  it.each(DECISIONS)("has something to say when %s is asked", (kind) => {
    const [options, changes] = QUESTIONS[kind];
    expect(ids(kind, options, changes).length).toBeGreaterThan(0);
  });
  it("tells the aim of it all in the first turns only", () => {
    expect(ids("renew", ["no"], { number: 2 })).toEqual(["renew", "win", "colours", "reasons"]);
    expect(ids("renew", ["no"], { number: 9 })).toEqual(["renew"]);
  });
  it("speaks to the situation", () => {
    expect(ids("turn", ["forward", "ST4", "end"])).toEqual(["reach-lunge"]);
    expect(ids("turn", ["forward", "end"])).toEqual(["no-attack"]);
    expect(ids("turn", ["forward", "end"], { reach: "out" })).toEqual(["reach-out"]);
    expect(ids("turn", ["IF5", "stall", "position:invitation", "exchange:ST4", "end"], { reach: "short", acts: 1, stamina: [1, 6] })).toEqual(["reach-short", "second", "tired-stall", "position-line", "exchange"]);
    expect(ids("turn", ["FL5", "end"], { reach: "long", stamina: [0, 6], sudden: true, priority: 1 })).toEqual(["sudden", "priority-theirs", "reach-long", "tired"]);
    expect(ids("turn", ["FL5"], { reach: "long", priority: 0 })[0]).toBe("priority-yours");
    expect(advise(midGame(), decide(0, "turn", { option: "back", touches: ["square:0"] }, "end"), 0)[0]!.id).toBe("ready-fence-guide-edge");
    const counter = phrase({ threat: threat({ seat: 1, kind: "counter", tie: true }) });
    expect(ids("answer", ["accept", "CT", "parry", "distance", "feint", "PR5+AN"], { phrase: counter })).toEqual(["answer-counter", "answer-tie", "answer-parry", "answer-distance", "answer-feint", "answer-addon"]);
    expect(ids("answer", ["accept"], { phrase: counter })).toEqual(["only-accept"]);
    expect(ids("cost", ["discard:ST4"], { sudden: true })).toEqual(["cost-sudden"]);
    expect(ids("press", ["RA", "no"])).toEqual(["press", "press-renewed"]);
    expect(ids("turn", [], {}, 1)).toEqual(["waiting", "memory"]);
    expect(ids("turn", ["end"], {}, null)).toEqual([]);
    expect(ids("turn", ["end"], { phase: "over" })).toEqual([]);
  });
});
