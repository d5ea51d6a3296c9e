import { describe, expect, it } from "vitest";
import { eventArgs } from "./events";
import { t } from "../shared/fixtures";
import { NAMES, context, decide, midGame, player, TURN } from "./fixtures";
import { byCard } from "./options";
import { cardPrompt, halfway, prompt, tableAction, timer } from "./prompts";
import { sceneOf } from "./scene";
import { targetsOf } from "./targets";
import { describeCard, describeGoal, describeHandCard, describePlayer, mineInWords, placeName } from "./words";

const view = midGame();

describe("places", () => {
  it("counts cells from the start", () => {
    expect(placeName(t, -1, -2)).toBe("saboteur-place(across=left along=up columns=1 rows=2)");
    expect(placeName(t, 4, 0)).toBe("saboteur-place(across=right along=none columns=4 rows=0)");
  });
});

describe("descriptions", () => {
  it("says the start, the centre card and a turned card", () => {
    expect(describeCard(t, view.field[0]!, true)).toBe("saboteur-sr-cell-start");
    expect(describeCard(t, view.field[3]!, false)).toContain("saboteur-sr-cell-centre(card=saboteur-card-TV turned=no");
    const turned = describeCard(t, view.field[2]!, true);
    expect(turned).toContain("turned=yes");
    expect(turned).toContain("edges=saboteur-edge-E, saboteur-edge-S, and saboteur-edge-W");
    expect(turned).toContain("reached=yes");
  });
  it("tells of a goal only what is known", () => {
    expect(describeGoal(t, view.goals[1]!, 1)).toMatch(/^saboteur-sr-goal-down\(goal=saboteur-goal-1/);
    expect(describeGoal(t, view.goals[0]!, 0)).toMatch(/^saboteur-sr-goal-seen.*face=saboteur-face-stone1/);
    expect(describeGoal(t, view.goals[2]!, 2)).toMatch(/^saboteur-sr-goal-up.*edges=saboteur-edge-E and saboteur-edge-S/);
  });
  it("says a hand card with and without its uses", () => {
    expect(describeHandCard(t, "!P", 1, 5, 3)).toBe("saboteur-sr-hand-card(card=saboteur-card-broken-P index=2 count=5 places=3)");
    expect(describeHandCard(t, "+LC", 0, 5, null)).toBe("saboteur-sr-hand-card-waiting(card=saboteur-card-repair-LC index=1 count=5)");
  });
  it("says a player", () => {
    expect(describePlayer(t, view, 3, "Dee")).toBe("saboteur-sr-player(name=Dee hand=5 gold=0 broken=2 tools=saboteur-tool-pickaxe and saboteur-tool-lantern)");
  });
  it("reads the mine column by column, everything once", () => {
    const lines = mineInWords(t, view);
    expect(lines).toHaveLength(10);
    expect(lines[0]).toContain("across=left along=up columns=1 rows=1");
    expect(lines[2]).toBe("saboteur-sr-cell-start");
    expect(lines.slice(-3).map((line) => line.slice(0, 18))).toEqual(["saboteur-sr-goal-s", "saboteur-sr-goal-d", "saboteur-sr-goal-u"]);
  });
});

describe("targets", () => {
  const cards = byCard(TURN.options);
  const scene = sceneOf(view);
  it("lights up both ways round, each cell as it would lie", () => {
    const upright = targetsOf(t, cards.get("CR"), false, scene);
    expect(upright.map(({ x, y, option, turned, other, both }) => [x, y, option, turned, other, both])).toEqual([
      [2, -1, "CR'@2,-1", true, true, false],
      [3, 0, "CR@3,0", false, false, false],
      [2, 2, "CR@2,2", false, false, true],
    ]);
    expect(targetsOf(t, cards.get("CR"), true, scene).map(({ option, other }) => [option, other])).toEqual([["CR'@2,-1", false], ["CR@3,0", true], ["CR'@2,2", false]]);
    expect(upright[0]!.label).toContain("saboteur-sr-cell-legal(card=saboteur-card-CR");
    expect(upright[0]!.label).toContain("turned=yes");
  });
  it("finds goals and rocks where they lie", () => {
    expect(targetsOf(t, cards.get("map"), false, scene).map(({ kind, x, y }) => [kind, x, y])).toEqual([["goal", 8, -2], ["goal", 8, 0]]);
    const fall = byCard(decide(0, "turn", "fall@2,1", "fall@-1,0").options).get("fall");
    expect(targetsOf(t, fall, false, scene).map(({ label }) => label.slice(0, 26))).toEqual(["saboteur-sr-cell-removable", "saboteur-sr-cell-removable"]);
  });
  it("aims at players outside the mine", () => expect(targetsOf(t, cards.get("!C"), false, scene)).toEqual([]));
});

describe("prompts", () => {
  const say = (changes: Parameters<typeof midGame>[0], decision = TURN, you: number | null = 0) => prompt(decision, context(midGame(changes), you));
  const broken = (...tools: ("pickaxe" | "cart")[]) => NAMES.map((_, seat) => player(seat, seat === 0 ? { broken: tools } : {}));

  it("asks the one whose turn it is", () => {
    expect(say({})).toBe("saboteur-prompt-turn");
    expect(say({ players: broken("cart") })).toBe("saboteur-prompt-turn-broken(count=1 tools=saboteur-tool-cart)");
    expect(say({ hand: ["CR"] }, decide(0, "turn", "pass:CR"))).toBe("saboteur-prompt-turn-pass-only");
    expect(say({ phase: "touch", pending: { card: "!L" } }, decide(0, "touch", "!L>1"))).toBe("saboteur-prompt-touch(card=saboteur-card-broken-L)");
  });
  it("tells the others whom they wait for", () => {
    expect(say({ turn: 1 }, decide(1, "turn"))).toBe("saboteur-prompt-wait(name=Bob)");
    expect(say({ phase: "stone", turn: 1 }, decide(1, "stone"), null)).toBe("saboteur-prompt-wait-stone(name=Bob)");
    expect(say({ phase: "deal" }, decide(-1, "deal"), null)).toBe("saboteur-prompt-wait-deal(round=1)");
    expect(say({ players: NAMES.map((_, seat) => player(seat, seat === 0 ? { removed: "round" } : {})) }, decide(1, "turn"))).toBe("saboteur-prompt-out-round");
    expect(say({ phase: "over" })).toBe("saboteur-prompt-over");
    expect(prompt(null, context(null))).toBeNull();
  });
  it("goes on with the card that is picked up", () => {
    const cards = byCard(TURN.options);
    expect(cardPrompt(t, "CR", cards.get("CR"), false)).toBe("saboteur-prompt-path(card=saboteur-card-CR)");
    expect(cardPrompt(t, "CR", byCard(decide(0, "turn", "pass:CR").options).get("CR"), true)).toMatch(/^saboteur-prompt-path-broken/);
    expect(cardPrompt(t, "+PL", cards.get("+PL"), false)).toMatch(/^saboteur-prompt-repair-double/);
    expect(cardPrompt(t, "+P", undefined, false)).toMatch(/^saboteur-prompt-repair-none/);
    expect(cardPrompt(t, "!C", cards.get("!C"), false)).toBe("saboteur-prompt-broken(card=saboteur-card-broken-C tool=saboteur-tool-cart)");
    expect(cardPrompt(t, "fall", undefined, false)).toMatch(/^saboteur-prompt-fall-none/);
    expect(cardPrompt(t, "map", cards.get("map"), false)).toMatch(/^saboteur-prompt-map/);
  });
  it("says how far a choice has come", () => {
    const state = { view, you: 0, busy: false, ready: false, mine: true, touched: null, card: "CR", uses: byCard(TURN.options).get("CR"), armed: null };
    expect(halfway(t, state)).toMatch(/^saboteur-prompt-path/);
    expect(halfway(t, { ...state, armed: "CR@3,0" })).toBe("saboteur-prompt-confirm");
    expect(halfway(t, { ...state, armed: "pass:CR" })).toBe("saboteur-prompt-pass-confirm(card=saboteur-card-CR)");
    expect(halfway(t, { ...state, busy: true })).toBe("saboteur-prompt-sent");
    expect(halfway(t, { ...state, mine: false })).toBeNull();
  });
});

describe("the table's own words", () => {
  it("offers rulings to the host, and leaves the clocks to themselves", () => {
    expect(tableAction("stall>2", context(view))).toEqual({ label: "saboteur-table-stall", confirm: "saboteur-table-stall-confirm", args: { name: "Cho", round: 1, seconds: 45 } });
    expect(tableAction("timed", context(view))?.args["seconds"]).toBe(30);
    expect(tableAction("timeout", context(view))).toBeNull();
    expect(tableAction("touch:CR", context(view))).toBeNull();
  });
  it("puts a move clock on the seat that is on turn", () => {
    expect(timer("untimed:1", context(view))).toEqual({ label: "saboteur-timer-untimed", seat: null });
    expect(timer("move:1:7", context(view))).toEqual({ label: "saboteur-timer-move(name=Ann)", seat: 0 });
    expect(timer("move:1:7", context(midGame({ clock: { timed: false, stalling: [0], move: 45, started: 0 } })))?.label).toBe("saboteur-timer-stall(name=Ann)");
  });
});

describe("events", () => {
  const args = (event: { kind: string; [fact: string]: unknown }) => eventArgs(event, context(view));
  it("names people, cards and places", () => {
    expect(args({ kind: "path_laid", seat: 1, card: "CR", x: -1, y: -2, turned: true })).toEqual({ name: "Bob", place: "saboteur-place(across=left along=up columns=1 rows=2)", card: "saboteur-card-CR", turned: "yes" });
    expect(args({ kind: "tool_broken", seat: 2, target: 2, tool: "cart" })).toMatchObject({ name: "Cho", target: "Cho", self: "yes", tool: "saboteur-tool-cart" });
    expect(args({ kind: "goal_up", seat: 1, goal: 2, face: "gold", turned: false, x: 8, y: 2 })).toMatchObject({ goal: "saboteur-goal-2", face: "saboteur-face-gold" });
    expect(args({ kind: "gold_drawn", seat: 4 })).toEqual({ name: "Eve" });
    expect(args({ kind: "set_aside", seat: 4, cards: ["map", "!L"] })).toEqual({ count: 2, cards: "saboteur-card-map and saboteur-card-broken-L" });
  });
  it("says what is hidden as hidden", () => {
    expect(args({ kind: "map_used", seat: 1, goal: 0, face: null })).toMatchObject({ shown: "no", face: "saboteur-face-hidden" });
    expect(args({ kind: "passed", seat: 1, card: null })).toMatchObject({ shown: "no", card: "" });
    expect(args({ kind: "passed", seat: 0, card: "X" })).toMatchObject({ shown: "yes", card: "saboteur-card-X" });
  });
  it("leaves out what the others do as a matter of course", () => {
    expect(args({ kind: "drew", seat: 1, card: null, deck: 20 })).toBeNull();
    expect(args({ kind: "drew", seat: 0, card: "X", deck: 20 })).toMatchObject({ deck: 20, card: "saboteur-card-X" });
    expect(args({ kind: "role_seen", seat: 1, role: null })).toBeNull();
    expect(args({ kind: "something_new", seat: 1 })).toBeNull();
  });
  it("tells who won", () => {
    const over = { kind: "round_over", round: 2, winner: "digger", connector: 1, roles: ["digger", "saboteur"], pay: [2, 0], goals: [] };
    expect(args(over)).toEqual({ round: 2, winner: "digger", by: "saboteur", name: "Bob" });
    expect(args({ ...over, winner: "saboteur", connector: null })).toMatchObject({ by: "none", name: "" });
    expect(args({ kind: "game_over", scores: [4, 7, 7, 0, 0, 0], winners: [1, 2] })).toEqual({ count: 2, names: "Bob and Cho", gold: 7 });
  });
});
