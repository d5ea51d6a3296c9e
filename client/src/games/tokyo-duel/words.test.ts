import { describe, expect, it } from "vitest";
import type { GameEvent } from "../contract";
import { announce, eventArgs } from "./events";
import { t } from "../shared/fixtures";
import { context, decide, midGame, NAMES, pending } from "./fixtures";
import { advise } from "./guide";
import { pieces } from "./line";
import { optionLabel, outcome, powerText } from "./labels";
import { halfway, prompt, tableAction } from "./prompts";
import { KINDS, type View } from "./view";
import { facesText, placeText } from "./words";

/** A question of each kind to Ann, with what the view then has. */
const QUESTIONS: Record<(typeof KINDS)[number], [string[], Partial<View>, string]> = {
  monster: [["monster:gigazaur"], { phase: "monsters" }, "tokyo-duel-prompt-monster"],
  faces: [["faces:AA"], { pending: pending("faces", { faces: 2, for: "roll_off" }) }, "tokyo-duel-prompt-faces(count=2 for=roll_off)"],
  pre_roll: [["roll"], { dice: "", first_turn: true, base_dice: 5 }, "tokyo-duel-prompt-pre-roll(count=5)"],
  reroll: [["stop", "reroll:A"], {}, "tokyo-duel-prompt-reroll(left=2)"],
  add: [["add:A", "no"], { dice: "ASSSSH", sp_used: 2 }, "tokyo-duel-prompt-add(left=2)"],
  order: [["do:TD04", "do:TD50"], {}, "tokyo-duel-prompt-order"],
  may: [["do:TD19", "no"], { pending: pending("may", { card: "TD19", amount: 2 }) }, "tokyo-duel-prompt-may-TD19(amount=2)"],
  prevent: [["do:TD05", "no"], { pending: pending("prevent", { amount: 3 }) }, "tokyo-duel-prompt-prevent(amount=3)"],
  aside: [["aside:AF", "no"], { pending: pending("aside", { card: "TD44" }) }, "tokyo-duel-prompt-aside"],
  resolve: [["resolve:attack", "power:fame"], { phase: "resolve" }, "tokyo-duel-prompt-resolve-power"],
  place: [["BZ06@fame:3", "no"], { pending: pending("place", { token: "BZ06" }) }, "tokyo-duel-prompt-place-move(token=tokyo-duel-token-BZ06)"],
  buy: [["buy:TD30", "done"], { phase: "buy" }, "tokyo-duel-prompt-buy(energy=4)"],
  lab: [["buy:TD30", "no"], { pending: pending("lab", { card: "TD24" }) }, "tokyo-duel-prompt-lab"],
  keeps: [["drop:TD05", "done"], {}, "tokyo-duel-prompt-keeps"],
  take: [["take:TD05"], { pending: pending("take", { card: "TD40" }) }, "tokyo-duel-prompt-take"],
  swap: [["take:TD05", "no"], { pending: pending("swap", { card: "TD48" }) }, "tokyo-duel-prompt-swap"],
};

describe("prompts", () => {
  it.each(KINDS)("asks for %s, and tells others who is asked", (kind) => {
    const [options, changes, said] = QUESTIONS[kind];
    const view = midGame(changes as object);
    expect(prompt(decide(0, kind, ...options), context(view, 0))).toBe(said);
    const waiting = `tokyo-duel-prompt-wait-${kind.replace("_", "-")}(name=Ann`;
    expect(prompt(decide(0, kind), context(view, 1))).toContain(waiting);
    expect(prompt(decide(0, kind), context(view, null))).toContain(waiting);
  });
  it("knows variants of a question", () => {
    expect(prompt(decide(0, "pre_roll", "roll", "token"), context(midGame({ missing_dice: 1, extra_dice: 1 })))).toBe("tokyo-duel-prompt-pre-roll-token(count=6)");
    expect(prompt(decide(0, "reroll", "stop", "reroll:F"), context(midGame({ rolls: 3 })))).toBe("tokyo-duel-prompt-reroll-fame");
    expect(prompt(decide(0, "resolve", "done", "power"), context(midGame()))).toBe("tokyo-duel-prompt-resolve-done");
    expect(prompt(decide(0, "resolve", "resolve:fame"), context(midGame()))).toBe("tokyo-duel-prompt-resolve");
    expect(prompt(decide(0, "place", "BK1@fame:2"), context(midGame()))).toBe("tokyo-duel-prompt-place-king");
    expect(prompt(decide(0, "place", "BZ01@fame:2"), context(midGame()))).toBe("tokyo-duel-prompt-place(token=tokyo-duel-token-BZ01)");
  });
  it("says nothing of nothing", () => {
    expect(prompt(null, context(midGame()))).toBeNull();
    expect(prompt(decide(-1, "table", "concede>0"), context(midGame()))).toBeNull();
    expect(prompt(decide(0, "buy"), context(null))).toBeNull();
    expect(prompt(null, context(midGame({ phase: "over", winner: 1, reason: "zones" })))).toBe("tokyo-duel-prompt-over");
  });
  it("tells how far a choice has come", () => {
    expect(halfway(t, { busy: true, mine: true, armed: null })).toBe("tokyo-duel-prompt-sent");
    expect(halfway(t, { busy: false, mine: true, armed: "done" })).toBe("tokyo-duel-prompt-confirm");
    expect(halfway(t, { busy: false, mine: true, armed: null })).toBeNull();
  });
  it("has a line for conceding in the host's menu, and for nothing else", () => {
    expect(tableAction("concede>1", context(midGame()))).toEqual({ label: "tokyo-duel-table-concede", confirm: "tokyo-duel-table-concede-confirm", args: { name: "Bob" } });
    expect(tableAction("concede>0", { ...context(midGame()), you: 0 })).toEqual({ label: "tokyo-duel-table-concede-own", confirm: "tokyo-duel-table-concede-own-confirm", args: {} });
    expect(tableAction("skip", context(midGame()))).toBeNull();
  });
});

const EVENTS: GameEvent[] = [
  { kind: "monster_chosen", seat: 0, monster: "gigazaur" },
  { kind: "roll_off", seat: 1, rolls: ["AAHEFD", "AAAHHS"] },
  { kind: "turn_began", seat: 0, number: 3, extra: true },
  { kind: "slept", seat: 0 },
  { kind: "woke", seat: 0, card: "TD17" },
  { kind: "rolled", seat: 0, faces: "AAF", dice: "AAAFFS", roll: 2 },
  { kind: "token_spent", seat: 0 },
  { kind: "result", seat: 0, dice: "AAAFFS", added: "A" },
  { kind: "added", seat: 0, symbols: "FF" },
  { kind: "card_used", seat: 0, card: "TD04" },
  { kind: "skipped_phase", seat: 0, card: "TD31" },
  { kind: "set_aside", seat: 0, faces: "HH" },
  { kind: "group_resolved", seat: 0, symbol: "fame", count: 3 },
  { kind: "powered", seat: 0, monster: "gigazaur", count: 2 },
  { kind: "step", seat: 0, track: "fame", cell: 8, spaces: [1] },
  { kind: "stopped", seat: 1, track: "fame", token: "BK1" },
  { kind: "reward", seat: 0, token: "BZ06", reward: "energy", amount: 1 },
  { kind: "hit", seat: 1, amount: 3, lost: 2, health: 9, card: "TD22", cause: "card", by: 0 },
  { kind: "prevented", seat: 1, card: "TD05", amount: 1 },
  { kind: "camouflage", seat: 1, faces: "AHH", prevented: 2 },
  { kind: "survived", seat: 1, card: "TD49" },
  { kind: "healed", seat: 0, amount: 2, health: 12, card: null, cause: "dice" },
  { kind: "energy", seat: 0, amount: -1, energy: 3, card: "TD19", cause: "card" },
  { kind: "token_gained", seat: 0, amount: 1, tokens: 2, card: null, cause: "reward" },
  { kind: "no_effect", seat: 0, why: "full-health", card: null, cause: "dice" },
  { kind: "bought", seat: 0, card: "TD05", price: 5 },
  { kind: "swept", seat: 0, cards: ["TD01", "TD02"], price: 2 },
  { kind: "cut", seat: 0, card: "TD07" },
  { kind: "revealed", cards: [{ card: "TD08", space: 0 }] },
  { kind: "reshuffled", deck: 40 },
  { kind: "token_placed", seat: 0, token: "BZ06", track: "fame", start: 3, turned: true, moved: false },
  { kind: "token_kept", seat: 0, token: "BZ06" },
  { kind: "not_placed", seat: 0, token: "BZ06" },
  { kind: "discarded", seat: 0, card: "TD49" },
  { kind: "taken", seat: 0, card: "TD05", given: "TD48" },
  { kind: "fewer_dice", seat: 1, amount: 1 },
  { kind: "dominated", seat: 1 },
  { kind: "extra_turn", seat: 0 },
  { kind: "conceded", seat: 1 },
  { kind: "game_over", winner: 0, reason: "zones" },
];

describe("events", () => {
  const args = (event: GameEvent, you: number | null = 0) => eventArgs(event, context(midGame(), you));
  const found = (kind: string) => EVENTS.find((event) => event.kind === kind)!;

  it.each(EVENTS)("has words for $kind", (event) => {
    const told = args(event);
    expect(told).not.toBeNull();
    for (const [name, value] of Object.entries(told!)) {
      expect(value, name).not.toBe("");
      expect(String(value), name).not.toMatch(/NaN|undefined|null|none$/);
    }
    if ("seat" in event) expect(told).toHaveProperty("name", NAMES[event["seat"] as number]);
  });
  it("leaves out what is told anyway, and what it does not know", () => {
    for (const kind of ["turn_ended", "kept", "sneezed"]) expect(args({ kind, seat: 0, card: "TD05" })).toBeNull();
  });
  it("tells the dice once where nothing is added to them", () => {
    expect(args({ ...found("result"), added: "" })).toBeNull();
    expect(args(found("result"))).toMatchObject({ more: "yes" });
  });
  it("shows dice as symbols and names cards in a line of the log", () => {
    const rolled = found("rolled");
    const said = (event: GameEvent) => {
      const told = Object.values(args(event)!).join(" | ");
      const all = pieces(event, told, t);
      expect(all.map(({ text }) => text).join("")).toBe(told);
      return all;
    };
    expect(said(rolled).flatMap(({ mark }) => mark?.faces ?? [])).toEqual(["AAF", "AAAFFS"]);
    expect(said(found("taken")).flatMap(({ mark }) => mark?.card ?? [])).toEqual(["TD05", "TD48"]);
    expect(said(found("swept")).flatMap(({ mark }) => mark?.card ?? [])).toEqual(["TD01", "TD02"]);
    expect(said(found("energy")).flatMap(({ mark }) => mark?.card ?? [])).toEqual(["TD19"]);
    expect(said(found("token_gained")).every(({ mark }) => mark === null)).toBe(true);
  });
  it("tells causes, lists and places", () => {
    expect(args(found("hit"))).toEqual({ name: "Bob", cause: "card", card: "tokyo-duel-card-TD22", lost: 2, health: 9 });
    expect(args({ ...found("hit"), card: null, cause: "reward" })).toEqual({ name: "Bob", cause: "reward", lost: 2, health: 9 });
    expect(args(found("energy"))).toMatchObject({ spent: "yes", amount: 1, energy: 3 });
    expect(args(found("roll_off"))).toMatchObject({ name: "Bob", tie: "no", rolls: "tokyo-duel-roll-off-part(name=Ann count=2) and tokyo-duel-roll-off-part(name=Bob count=3)" });
    expect(args({ ...found("roll_off"), seat: null })).toMatchObject({ tie: "yes" });
    expect(args(found("step"), 0)).toMatchObject({ place: "tokyo-duel-place(side=mine owner=Ann space=1 between=no)" });
    expect(args(found("step"), 1)).toMatchObject({ place: "tokyo-duel-place(side=rival owner=Ann space=1 between=no)" });
    expect(args(found("token_placed"), null)).toMatchObject({
      count: 2, moved: "no",
      place: "tokyo-duel-place(side=player owner=Ann space=3 between=no)",
      end: "tokyo-duel-place(side=player owner=Ann space=4 between=no)",
    });
    expect(args({ ...found("token_placed"), start: -4 })).toMatchObject({ place: expect.stringContaining("space=3"), end: expect.stringContaining("space=4") });
    expect(args(found("game_over"))).toEqual({ name: "Ann", loser: "Bob", reason: "zones" });
  });
  it("says aloud what matters", () => {
    expect(announce({ kind: "revealed" })).toBeNull();
    expect(announce({ kind: "hit" })).toBeUndefined();
  });
});

describe("things in words", () => {
  it("counts faces", () => {
    expect(facesText(t, "AASH")).toContain("tokyo-duel-symbols(count=2 symbol=attack), tokyo-duel-symbols(count=1 symbol=heal), and tokyo-duel-symbols(count=1 symbol=special)");
    expect(facesText(t, "")).toBe("tokyo-duel-symbols-none");
  });
  it("names places, also those between two spaces", () => {
    expect(placeText(t, [0], NAMES, 0)).toBe("tokyo-duel-place(side=middle owner=Bob space=0 between=no)");
    expect(placeText(t, [-3, -2], NAMES, 0)).toBe("tokyo-duel-place(side=rival owner=Bob space=2 between=yes)");
    expect(placeText(t, [0, 1], NAMES, 1)).toBe("tokyo-duel-place-by-middle(side=rival owner=Ann)");
  });
});

describe("buttons", () => {
  const label = (kind: string, option: string, changes: object = {}) => optionLabel(t, midGame({ asked: 0, ...changes }), kind, option, NAMES).replace("tokyo-duel-action-", "");
  it("says what each option does", () => {
    expect(label("pre_roll", "roll")).toBe("roll(count=6)");
    expect(label("reroll", "reroll:AAF")).toBe("reroll(count=3)");
    expect(label("reroll", "stop")).toBe("stop");
    expect(label("add", "add:FF")).toBe("add(count=2 special=3 symbol=fame)");
    expect(label("resolve", "resolve:attack")).toBe("resolve(symbol=attack count=2)");
    expect(label("buy", "buy:TD05")).toBe("buy(card=tokyo-duel-card-TD05 price=6)");
    expect(label("lab", "buy:TD30")).toBe("buy(card=tokyo-duel-card-TD30 price=1)");
    expect(label("buy", "done")).toBe("done-buy-energy");
    expect(label("buy", "done", { bought: true })).toBe("done-buy");
    expect(label("order", "do:TD04")).toBe("order(card=tokyo-duel-card-TD04)");
    expect(label("may", "do:TD31")).toBe("do(card=tokyo-duel-card-TD31)");
    expect(label("may", "do:TD17")).toBe("do-TD17");
    expect(label("may", "no", { pending: pending("may", { card: "TD17" }) })).toBe("no-TD17");
    expect(label("prevent", "no")).toBe("no-prevent");
    expect(label("keeps", "drop:TD05")).toBe("drop(card=tokyo-duel-card-TD05)");
    expect(label("keeps", "done")).toBe("done-keeps");
    expect(label("take", "take:TD05")).toBe("take(card=tokyo-duel-card-TD05 rival=Bob)");
    expect(label("swap", "take:TD05")).toBe("swap(card=tokyo-duel-card-TD05)");
    expect(label("place", "BZ01@fame:3")).toBe("place");
  });
  it.each([
    ["gigazaur", "power:destruction", "power-gigazaur(track=destruction)"],
    ["space-penguin", "power", "power-space-penguin"],
    ["meka-dragon", "power:blast", "power-meka-dragon(amount=6)"],
    ["cyber-kitty", "power:3", "power-cyber-kitty(special=3 amount=4)"],
    ["the-king", "power", "power-the-king"],
  ])("names the power of %s", (monster, option, said) => {
    expect(label("resolve", option, { dice: "AASSSH", players: [{ monster }, {}] })).toBe(said);
  });
  it("tells what would come of it", () => {
    const view = midGame({ dice: "AAAFFFFS", phase: "resolve", players: [{}, { health: 3 }] });
    expect(outcome(t, view, 0, "resolve:attack", NAMES)).toEqual(["tokyo-duel-preview-hit(amount=3 name=Bob before=3 after=0)", "tokyo-duel-preview-wins(name=Ann)"]);
    expect(outcome(t, view, 0, "resolve:fame", NAMES)).toEqual(["tokyo-duel-preview-pull(track=fame steps=2)"]);
    expect(outcome(t, view, 0, "done", NAMES)).toEqual([]);
  });
  it("tells what the special symbols are good for", () => {
    expect(powerText(t, midGame({ dice: "SSSSSA" }), 0)).toBe("tokyo-duel-power-now-gigazaur(special=5 times=2 amount=2)");
    expect(powerText(t, midGame({ dice: "SAAAAA" }), 0)).toContain("tokyo-duel-power-none");
    expect(powerText(t, midGame({ dice: "" }), 0)).toBeNull();
    expect(powerText(t, midGame({ dice: "SSSSSA", phase: "buy" }), 0)).toBeNull();
    expect(powerText(t, midGame({ dice: "SSSSSA" }), 1)).toBeNull();
  });
});

describe("guide", () => {
  const ids = (kind: string, options: string[], changes: object = {}, you: number | null = 0) =>
    advise(midGame(changes), decide(0, kind, ...options), you).map(({ id }) => id.replace("tokyo-duel-guide-", ""));
  it.each(KINDS)("has something to say when %s is asked", (kind) => {
    const [options, changes] = QUESTIONS[kind];
    expect(ids(kind, options, changes).length).toBeGreaterThan(0);
  });
  it("tells the ways to win in the first turns only", () => {
    expect(ids("pre_roll", ["roll"], { number: 2 })).toEqual(expect.arrayContaining(["win-space", "win-zones", "win-health"]));
    expect(ids("pre_roll", ["roll"], { number: 9 })).toEqual(["pre-roll"]);
  });
  it("speaks to the situation", () => {
    expect(ids("buy", ["done"])[0]).toBe("buy-nothing");
    expect(ids("buy", ["buy:TD30", "sweep", "done"])).toEqual(["buy", "buy-energy", "sweep"]);
    expect(ids("reroll", ["stop", "reroll:F"], { rolls: 3 })).toEqual(["reroll-fame"]);
    expect(ids("buy", [], {}, 1)).toEqual(["waiting", "read-cards"]);
    expect(ids("buy", ["done"], {}, null)).toEqual([]);
    expect(ids("buy", ["done"], { phase: "over" })).toEqual([]);
  });
});
