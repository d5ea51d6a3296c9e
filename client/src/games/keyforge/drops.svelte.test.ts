import { flushSync } from "svelte";
import { beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import type { Decision } from "../contract";
import { tableOpener } from "../shared/testing/table";
import { loadCards } from "./cards";
import { dropsOf, placeAt } from "./drops";
import { ask, decide, midGame, NAMES } from "./fixtures";
import type { Thing } from "./options";
import { Play } from "./play.svelte";
import Table from "./Table.svelte";
import { playerAt, type View } from "./view";

const openTable = tableOpener<View>(Table, "keyforge", NAMES);

beforeAll(() => loadCards("en"));

const HAND = (ref: string): Thing => ({ zone: "hand", ref });
const TABLE = (ref: string): Thing => ({ zone: "table", ref });
const drops = (thing: Thing, ...options: string[]) => Object.fromEntries(dropsOf(midGame(), 0, "turn", thing, options));

describe("a card can be carried", () => {
  const own = playerAt(midGame(), 0).line;
  const rival = playerAt(midGame(), 1).line;

  it("as a creature to a flank, and to the discard pile", () => {
    expect(drops(HAND("bumpsy+AD"), "play:bumpsy+AD", "discard:bumpsy+AD")).toEqual({
      "place:0": { option: "play:bumpsy+AD", then: { kind: "place", option: "place:0" } },
      [`place:${own.length}`]: { option: "play:bumpsy+AD", then: { kind: "place", option: `place:${own.length}` } },
      discard: { option: "discard:bumpsy+AD", then: null },
    });
  });
  it("as one with deploy anywhere into the line", () => {
    const prints = { almsmaster: { card: "almsmaster", house: "sanctum", icons: "", half: "", owner: [0] } } as unknown as View["prints"];
    const view = { ...midGame(), prints: { ...midGame().prints, ...prints } };
    expect([...dropsOf(view, 0, "turn", HAND("almsmaster"), ["play:almsmaster"]).keys()]).toEqual(Array.from({ length: own.length + 1 }, (_, place) => `place:${place}`));
  });
  it("into an empty line, which has one place", () => {
    expect([...dropsOf(midGame({ players: [{ line: [] }, {}] }), 0, "turn", HAND("bumpsy+AD"), ["play:bumpsy+AD"]).keys()]).toEqual(["place:0"]);
  });
  it("as an action to the field", () => expect(drops(HAND("anger"), "play:anger")).toEqual({ line: { option: "play:anger", then: null } }));
  it("as an upgrade onto any creature", () => {
    expect(Object.keys(drops(HAND("blood-of-titans"), "play:blood-of-titans"))).toEqual([...own, ...rival].map((ref) => `card:${ref}`));
    expect(drops(HAND("troll"), "upgrade:troll")[`card:${own[0]}`]).toEqual({ option: "upgrade:troll", then: { kind: "card", option: `card:${own[0]}` } });
  });
  it("from the table onto whom it fights, and to a place for each other use", () => {
    expect(drops(TABLE("troll"), "reap:troll", "fight:troll", "omni:troll")).toEqual({
      "way:reap": { option: "reap:troll", then: null },
      "way:omni": { option: "omni:troll", then: null },
      ...Object.fromEntries(rival.map((ref) => [`card:${ref}`, { option: "fight:troll", then: { kind: "attack", option: `card:${ref}` } }])),
    });
  });
  it("nowhere without an option, or outside one's turn", () => {
    expect(drops(HAND("anger"))).toEqual({});
    expect(dropsOf(midGame(), 0, "card", TABLE("troll"), ["card:troll"]).size).toBe(0);
  });
});

describe("the place in a line", () => {
  it.each<[number, number[], number[], number]>([
    [10, [50, 150, 250], [0, 3], 0],
    [149, [50, 150, 250], [0, 3], 0],
    [151, [50, 150, 250], [0, 3], 3],
    [99, [50, 150], [0, 2], 0],
    [101, [50, 150], [0, 2], 2],
    [101, [50, 150], [0, 1, 2], 1],
    [10, [50, 150], [0, 1, 2], 0],
    [400, [50, 150], [0, 1, 2], 2],
    [400, [], [0], 0],
  ])("at %i, with creatures at %j, of %j is %i", (x, middles, places, place) => expect(placeAt(x, middles, places)).toBe(place));
});

describe("where a card was let go", () => {
  const FLANK = { option: "play:bumpsy+AD", then: { kind: "place", option: "place:3" } } as const;
  const TURN = decide(0, "turn", "play:bumpsy+AD", "end");

  function start(confirm = false) {
    const choose = vi.fn();
    let around = $state.raw({ view: midGame(), decision: TURN as Decision | null, you: 0, busy: false, confirm, choose });
    const play = new Play(() => around);
    play.carried(HAND("bumpsy+AD"), FLANK);
    const next = (decision: Decision | null, changes: Partial<typeof around> = {}) => {
      around = { ...around, decision, busy: false, ...changes };
      play.follow();
    };
    return { play, choose, next, chosen: () => choose.mock.calls.flat() };
  }

  it("answers the question that follows, once", () => {
    const { next, chosen } = start();
    next(TURN);
    expect(chosen()).toEqual(["play:bumpsy+AD"]);
    next(null);
    const place = decide(0, "place", "place:0", "place:3");
    next(place, { busy: true });
    next(place);
    next(decide(0, "place", "place:0", "place:3"));
    expect(chosen()).toEqual(["play:bumpsy+AD", "place:3"]);
  });
  it.each([
    ["another question", decide(0, "yes", "yes", "no"), {}],
    ["one without that answer", decide(0, "place", "place:0", "place:2"), {}],
    ["one about the other line", decide(0, "place", "place:0", "place:3"), { view: midGame({ ask: ask({ kind: "place", line: 1 }) }) }],
    ["one to somebody else", decide(1, "place", "place:0", "place:3"), {}],
  ])("leaves %s to the reader", (_what, decision, changes) => {
    const { next, chosen } = start();
    next(decision, changes);
    next(decide(0, "place", "place:0", "place:3"));
    expect(chosen()).toEqual(["play:bumpsy+AD"]);
  });
  it("is kept until the choice is confirmed, and dropped with it", () => {
    const kept = start(true);
    expect(kept.chosen()).toEqual([]);
    kept.play.confirm();
    kept.next(decide(0, "place", "place:0", "place:3"));
    expect(kept.chosen()).toEqual(["play:bumpsy+AD", "place:3"]);
    const dropped = start(true);
    dropped.play.back();
    dropped.play.aim("play:bumpsy+AD");
    dropped.play.confirm();
    dropped.next(decide(0, "place", "place:0", "place:3"));
    expect(dropped.chosen()).toEqual(["play:bumpsy+AD"]);
  });
});

describe("at the table", () => {
  const beneath = vi.fn<() => Element[]>(() => []);
  beforeEach(() => {
    beneath.mockReset();
    beneath.mockReturnValue([]);
    document.elementsFromPoint = beneath;
  });

  function carries(...options: string[]) {
    const { find, choose } = openTable(midGame(), decide(0, "turn", ...options), {});
    const point = (target: EventTarget, type: string, x: number, y: number) => {
      target.dispatchEvent(Object.assign(new MouseEvent(type, { bubbles: true, clientX: x, clientY: y, button: 0 }), { pointerId: 1 }));
      flushSync();
    };
    const lift = (card: string) => {
      const element = find(card)!;
      element.setPointerCapture = () => {};
      point(element, "pointerdown", 5, 5);
      point(window, "pointermove", 5, 40);
    };
    const over = (selector: string | null) => {
      beneath.mockReturnValue(selector === null ? [] : [find(selector)!]);
      point(window, "pointermove", 60, 60);
    };
    return { find, choose, lift, over, drop: () => point(window, "pointerup", 60, 60) };
  }

  it("a place for each use appears while a card is carried, and only for those that are offered", () => {
    const { find, lift, over, drop, choose } = carries("reap:troll", "end");
    expect(find("[data-keyforge-drop]")).toBeNull();
    lift('[data-keyforge-card="troll"]');
    expect(find('[data-keyforge-drop="way:reap"]')).not.toBeNull();
    expect(find('[data-keyforge-drop="way:action"], [data-keyforge-drop^="card:"]')).toBeNull();
    over('[data-keyforge-drop="way:reap"]');
    expect(find('[data-keyforge-drop="way:reap"]')!.classList).toContain("over");
    drop();
    expect(choose.mock.calls).toEqual([["reap:troll"]]);
    expect(find("[data-keyforge-drop]")).toBeNull();
  });
  it("a card that is let go beside everything stays where it was", () => {
    const { lift, over, drop, choose, find } = carries("play:anger", "discard:anger");
    lift('[data-keyforge-hand="anger"]');
    over('[data-keyforge-drop="discard"]');
    over(null);
    drop();
    expect(choose).not.toHaveBeenCalled();
    expect(find(".away")).toBeNull();
  });
  it("a card that can do nothing is not lifted", () => {
    const { lift, find } = carries("reap:troll");
    lift('[data-keyforge-hand="anger"]');
    expect(find("[data-keyforge-drop], .away")).toBeNull();
  });
});
