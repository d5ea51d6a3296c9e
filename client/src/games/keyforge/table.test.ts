import { flushSync, tick } from "svelte";
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { wishes } from "../../state/settings.svelte";
import type { Batch, Decision, GameEvent } from "../contract";
import { setClosed, wasClosed } from "../shared/ending";
import { loadCards } from "./cards";
import { tableOpener } from "../shared/testing/table";
import { ask, decide, finished, hiddenLists, midGame, NAMES, opening, PRINTS, triad } from "./fixtures";
import { nameOf } from "./labels";
import Table from "./Table.svelte";
import { HOUSES as ALL_HOUSES, printOf, type Brought, type View } from "./view";

const openTable = tableOpener<View>(Table, "keyforge", NAMES);

function open(...args: Parameters<typeof openTable>) {
  const table = openTable(...args);
  const legal = (kind: "card" | "hand") => table.all(`[data-keyforge-${kind}][data-legal]`).map((each) => each.dataset[kind === "card" ? "keyforgeCard" : "keyforgeHand"]);
  const ways = () => table.all("[data-keyforge-way]").map((each) => each.dataset["keyforgeOption"]);
  return { ...table, legal, ways };
}

beforeAll(() => loadCards("en"));
beforeEach(() => {
  vi.useFakeTimers();
});

const TURN = ["discard:anger", "play:anger", "play:bumpsy+AD", "reap:troll", "fight:troll", "reap:ancient-bear", "action:cannon", "end"];

describe("a house", () => {
  const HOUSES = ["house:brobnar", "house:logos", "house:untamed"];
  afterEach(() => {
    wishes.shortcuts = true;
  });

  it.each(["house", "choose-house"])("is chosen by the number of its place when %s is asked", (kind) => {
    const { key, choose, all } = open(midGame({ house: null, ask: ask({ kind }) }), decide(0, kind, ...HOUSES));
    expect(all("[data-keyforge-option]").map((each) => each.dataset["keyforgeOption"])).toEqual(HOUSES);
    for (const number of ["1", "2", "3"]) key(number);
    expect(choose.mock.calls.flat()).toEqual(HOUSES);
    choose.mockClear();
    key("4");
    wishes.shortcuts = false;
    key("1");
    expect(choose).not.toHaveBeenCalled();
  });
  it("may be any of the game: those of a deck or of the table stand first, and so do their numbers", () => {
    const every = ALL_HOUSES.map((each) => `house:${each}`);
    const { key, choose, all, find } = open(midGame({ house: null, ask: ask({ kind: "choose-house" }) }), decide(0, "choose-house", ...every));
    const shown = all("[data-keyforge-option]").map((each) => each.dataset["keyforgeOption"]!);
    const far = [...find("[data-keyforge-houses-other]")!.querySelectorAll<HTMLElement>("[data-keyforge-option]")].map((each) => each.dataset["keyforgeOption"]!);
    expect([...shown].sort()).toEqual([...every].sort());
    expect(shown.slice(shown.length - far.length)).toEqual(far);
    expect([far.includes("house:ouboros"), far.includes("house:brobnar"), far.includes("house:untamed")]).toEqual([true, false, false]);
    for (const each of all("[data-keyforge-option]")) expect(each.querySelector("svg")).not.toBeNull();
    for (const number of ["1", "2", "9"]) key(number);
    expect(choose.mock.calls.flat()).toEqual([shown[0], shown[1], shown[8]]);
  });
  it("leaves the numbers to the hand where no house is asked", () => {
    const { key, choose } = open(midGame(), decide(0, "card", "hand:anger", "hand:bumpsy+AD"));
    key("1");
    expect(choose).toHaveBeenCalledExactlyOnceWith("hand:anger");
  });
});

describe("a turn", () => {
  it("lights what can be used, on the table and in the hand", () => {
    const { legal } = open(midGame(), decide(0, "turn", ...TURN));
    expect(legal("hand")).toEqual(["anger", "bumpsy+AD"]);
    expect(new Set(legal("card"))).toEqual(new Set(["troll", "ancient-bear", "cannon"]));
  });
  it("plays a card of the hand, or offers its ways", () => {
    const { press, ways, choose, setPrompt, find } = open(midGame(), decide(0, "turn", ...TURN));
    press('[data-keyforge-hand="bumpsy+AD"]');
    expect(choose).toHaveBeenLastCalledWith("play:bumpsy+AD");
    press('[data-keyforge-hand="anger"]');
    expect(ways()).toEqual(["play:anger", "discard:anger"]);
    expect(setPrompt).toHaveBeenLastCalledWith("keyforge-prompt-ways(card=Anger)");
    expect(find('[data-keyforge-way="discard"]')!.textContent).toBe("keyforge-way-discard");
    press('[data-keyforge-way="discard"]');
    expect(choose).toHaveBeenLastCalledWith("discard:anger");
  });
  describe("with two copies of a card in hand", () => {
    const two = (changes: Parameters<typeof midGame>[0] = {}): View => {
      const view = midGame(changes);
      view.players[0] = { ...view.players[0], hand: ["anger", "blood-of-titans", "anger"] };
      return view;
    };
    const shown = (all: (selector: string) => HTMLElement[], mark: string) => all("[data-keyforge-hand]").map((card) => `${card.dataset["keyforgeHand"]}${card.matches(mark) ? "!" : ""}`);

    it("lights both, and marks the one that is pressed", () => {
      const { all, press, ways, choose } = open(two(), decide(0, "turn", "play:anger", "discard:anger", "end"));
      expect(shown(all, "[data-legal]")).toEqual(["anger!", "blood-of-titans", "anger!"]);
      press('[data-keyforge-hand="anger"][data-index="2"]');
      expect(shown(all, '[aria-pressed="true"]')).toEqual(["anger", "blood-of-titans", "anger!"]);
      expect(all(".card .tick")).toHaveLength(1);
      press('[data-keyforge-hand="anger"][data-index="0"]');
      expect(shown(all, '[aria-pressed="true"]')).toEqual(["anger!", "blood-of-titans", "anger"]);
      expect(ways()).toEqual(["play:anger", "discard:anger"]);
      expect(choose).not.toHaveBeenCalled();
      press('[data-keyforge-hand="anger"][data-index="0"]');
      expect(choose).toHaveBeenCalledExactlyOnceWith("play:anger");
    });
    it("marks the copy that waits to be confirmed, by key as well", () => {
      const { all, key } = open(two(), decide(0, "turn", "play:anger", "end"), { confirm: true });
      key("3");
      expect(shown(all, '[aria-pressed="true"]')).toEqual(["anger", "blood-of-titans", "anger!"]);
    });
    it("marks as many as have been chosen, and lights the others", () => {
      const { all } = open(two({ ask: ask({ kind: "card", max: 2, chosen: ["anger"] }) }), decide(0, "card", "hand:anger", "hand:blood-of-titans", "done"));
      expect(shown(all, '[aria-pressed="true"]')).toEqual(["anger!", "blood-of-titans", "anger"]);
      expect(shown(all, "[data-legal]")).toEqual(["anger", "blood-of-titans!", "anger!"]);
    });
    it("marks none for a card of that name in play", () => {
      const view = two({ ask: ask({ kind: "card", max: 2, chosen: ["troll"] }) });
      view.players[0] = { ...view.players[0], hand: ["troll"] };
      const { all } = open(view, decide(0, "card", "card:doc-bookton", "done"));
      expect(shown(all, '[aria-pressed="true"]')).toEqual(["troll"]);
    });
  });
  it("shows the hand by house, the active one first", () => {
    const order = (changes: Parameters<typeof midGame>[0]) => open(midGame(changes), decide(0, "turn", ...TURN)).all("[data-keyforge-hand]").map((card) => card.dataset["keyforgeHand"]);
    const hand = order({ house: null });
    expect(order({ house: "logos" })).toEqual(["interdimensional-graft", ...hand.filter((print) => print !== "interdimensional-graft")]);
    expect(hand.at(-1)).toBe("interdimensional-graft");
    expect(order({ house: "logos", active: 1 })).toEqual(hand);
  });
  it("counts a card by the house of its house icon as well, and shows it first in that house", () => {
    const prints = { ...PRINTS, anger: { ...PRINTS["anger"]!, also: "logos" as const } };
    const hand = (changes: Parameters<typeof midGame>[0]) => open(midGame({ prints, ...changes }), decide(0, "turn", ...TURN)).all("[data-keyforge-hand]").map((card) => card.dataset["keyforgeHand"]!);
    expect(new Set(hand({ house: "logos" }).slice(0, 2))).toEqual(new Set(["anger", "interdimensional-graft"]));
    const count = (house: string) => open(midGame({ prints, house: null }), decide(0, "house", "house:brobnar", "house:logos")).find(`[data-keyforge-option="house:${house}"] .count`)!.textContent;
    expect([count("brobnar"), count("logos")]).toEqual([expect.stringContaining("hand=4"), expect.stringContaining("hand=2")]);
  });
  it("offers reaping and fighting with a creature, and uses an artifact at once", () => {
    const { press, ways, choose, key, find } = open(midGame(), decide(0, "turn", ...TURN));
    press('[data-keyforge-card="troll"]');
    expect(ways()).toEqual(["reap:troll", "fight:troll"]);
    key("Escape");
    expect(find("[data-keyforge-way]")).toBeNull();
    press('[data-keyforge-card="cannon"]');
    expect(choose).toHaveBeenLastCalledWith("action:cannon");
    press('[data-keyforge-card="ancient-bear"]');
    expect(choose).toHaveBeenLastCalledWith("reap:ancient-bear");
  });
  it("confirms the end of a turn in which something could still be played or reap", () => {
    const { press, find, choose, setPrompt } = open(midGame(), decide(0, "turn", ...TURN));
    press('[data-keyforge-option="end"]');
    expect(choose).not.toHaveBeenCalled();
    expect(setPrompt).toHaveBeenLastCalledWith("keyforge-prompt-end(count=4)");
    press("[data-confirm]");
    expect(choose).toHaveBeenLastCalledWith("end");
    expect(find("[data-confirm]")).toBeNull();
    const nothing = open(midGame(), decide(0, "turn", "discard:anger", "action:cannon", "end"));
    nothing.press('[data-keyforge-option="end"]');
    expect(nothing.choose).toHaveBeenLastCalledWith("end");
  });
  it("says in words why a dull card can't be used", () => {
    const faults: View["faults"] = [
      { card: "interdimensional-graft", what: "play", why: "house", by: null },
      { card: "interdimensional-graft", what: "discard", why: "house", by: null },
      { card: "blood-of-titans", what: "play", why: "no-creature", by: null },
      { card: "blood-of-titans", what: "discard", why: "cannot", by: "pitlord" },
      { card: "doc-bookton", what: "use", why: "exhausted", by: null },
    ];
    const { press, focus, all, find, choose } = open(midGame({ faults }), decide(0, "turn", ...TURN));
    const told = () => all("[data-keyforge-fault]").map((each) => each.textContent!.trim());
    expect(told()).toEqual([]);
    focus('[data-keyforge-hand="interdimensional-graft"]');
    expect(told()).toEqual(["keyforge-fault-house(card=Interdimensional Graft by=none house=keyforge-house-brobnar)"]);
    press('[data-keyforge-hand="blood-of-titans"]');
    expect(told()).toEqual([
      "keyforge-fault-what(what=play why=keyforge-fault-no-creature(card=Blood of Titans by=none house=keyforge-house-brobnar))",
      "keyforge-fault-what(what=discard why=keyforge-fault-cannot(card=Blood of Titans by=Pitlord house=keyforge-house-brobnar))",
    ]);
    expect(find('[data-keyforge-hand="blood-of-titans"]')!.textContent).toContain("keyforge-fault-no-creature");
    press('[data-keyforge-card="doc-bookton"]');
    expect(all("[data-keyforge-fault]").map((each) => each.dataset["keyforgeFault"])).toEqual(["exhausted"]);
    expect(choose).not.toHaveBeenCalled();
  });
  it("opens a card to be read where it can't be chosen", () => {
    const { press, find, choose } = open(midGame(), decide(0, "turn", ...TURN));
    press('[data-keyforge-card="pitlord"]');
    expect(find('[data-keyforge-reading="pitlord"]')).not.toBeNull();
    expect(choose).not.toHaveBeenCalled();
  });
});

/** What a question shows beside the table, and the way to each of its answers. */
const QUESTIONS: [string, string[], Partial<Omit<View, "players">>, Record<string, string>][] = [
  ["mulligan", ["keep", "mulligan"], {}, {}],
  ["bid", ["bid:4", "bid:5", "pass"], {}, {}],
  ["pick-deck", ["deck:0", "deck:1"], {}, {}],
  ["first", ["yes", "no"], {}, {}],
  ["key", ["key:blue", "key:yellow"], {}, {}],
  ["unforge", ["key:blue", "key:yellow"], {}, {}],
  ["spend", ["amber:pool", "amber:ancient-bear"], { ask: ask({ kind: "spend", amount: 3 }) }, {}],
  ["house", ["house:brobnar", "house:logos", "house:untamed"], { house: null }, {}],
  ["archives", ["take", "leave", "pick"], {}, {}],
  ["place", ["place:0", "place:3"], { ask: ask({ kind: "place", source: "bumpsy+AD" }) }, { "place:0": '[data-keyforge-line="0"] [data-keyforge-place="0"]' }],
  ["place", ["place:0", "place:2"], { ask: ask({ kind: "place", source: "bumpsy+AD", line: 1 }) }, { "place:0": '[data-keyforge-line="1"] [data-keyforge-place="0"]', "place:2": '[data-keyforge-line="1"] [data-keyforge-place="2"]' }],
  ["attack", ["card:urchin", "card:pitlord"], { ask: ask({ kind: "attack", source: "troll" }) }, { "card:urchin": '[data-keyforge-card="urchin"]', "card:pitlord": '[data-keyforge-card="pitlord"]' }],
  ["use", ["reap:troll", "fight:troll", "no"], { ask: ask({ kind: "use", source: "troll" }) }, {}],
  ["card", ["card:silent-dagger", "card:cannon", "no"], { ask: ask({ source: "anger", min: 0 }) }, { "card:silent-dagger": '[data-keyforge-card="silent-dagger"]', "card:cannon": '[data-keyforge-card="cannon"]' }],
  ["card", ["hand:anger", "hand:grenade-snib", "done"], { ask: ask({ verb: "archive", max: 2, chosen: ["bumpsy+AD"] }) }, { "hand:anger": '[data-keyforge-hand="anger"]', "hand:grenade-snib": '[data-keyforge-hand="grenade-snib"]' }],
  ["card", ["deck:zorg", "archives:dust-pixie", "pile:looter-goblin", "hand:urchin"], { ask: ask({ verb: "search" }) }, {}],
  ["yes", ["yes", "no"], { ask: ask({ kind: "yes", source: "cannon", ability: "cannon.1" }) }, {}],
  ["trigger", ["trigger:troll", "trigger:troll:2", "trigger:pitlord"], {}, {}],
  ["replace", ["trigger:troll", "trigger:pitlord"], {}, {}],
  ["mode", ["mode:1", "mode:2"], { ask: ask({ kind: "mode", source: "cannon" }) }, {}],
  ["choose-house", ["house:mars", "house:dis"], {}, {}],
  ["number", ["number:0", "number:7"], {}, {}],
  ["ability", ["mode:1", "mode:2"], { ask: ask({ kind: "ability", source: "cannon" }) }, {}],
  ["discard-order", ["card:troll", "card:urchin"], {}, {}],
  ["loop", ["loop:0", "loop:20"], {}, {}],
  ["player", ["seat:0", "seat:1"], {}, {}],
  ["choose-player", ["seat:0", "seat:1"], {}, {}],
  ["choose-trait", ["trait:giant", "no"], {}, {}],
  ["choose-name", ["name:troll", "name:anger", "no"], {}, {}],
];

describe("questions", () => {
  it.each(QUESTIONS)("of kind %s have a way to each of %s", (kind, list, changes, ways) => {
    const { press, choose } = open(midGame(changes), decide(0, kind, ...list));
    for (const option of list) {
      press(ways[option] ?? `[data-keyforge-asked] [data-keyforge-option="${option}"]`);
      expect(choose).toHaveBeenLastCalledWith(option);
    }
    expect(choose).toHaveBeenCalledTimes(list.length);
  });
  it("say which card asks, in its words, and what has been chosen", () => {
    const view = midGame({ ask: ask({ source: "cannon", ability: "cannon.1", verb: "damage", max: 3, chosen: ["urchin"] }) });
    const { find, press } = open(view, decide(0, "card", "card:pitlord", "done"));
    expect(find("[data-keyforge-source]")!.textContent).toMatch(/^Cannon\s*Action: Deal 2 damage to a creature/);
    expect(find("[data-keyforge-chosen]")!.textContent).toBe("keyforge-ask-chosen(cards=Urchin)");
    expect(find('[data-keyforge-card="urchin"]')!.dataset).toHaveProperty("chosen");
    press('[data-keyforge-link="cannon"]');
    expect(find('[data-keyforge-reading="cannon"]')).not.toBeNull();
  });
  it("lie over the hand, never over the battlelines, where they are not about it", () => {
    const covers = (...args: Parameters<typeof open>) => open(...args).find(".bar.over-hand") !== null;
    expect(covers(midGame({ ask: ask({ kind: "mode", source: "cannon" }) }), decide(0, "mode", "mode:1", "mode:2"))).toBe(true);
    expect(covers(midGame(), decide(0, "card", "hand:anger", "card:troll"))).toBe(false);
    expect(covers(midGame(), decide(0, "turn", ...TURN))).toBe(false);
  });
  it("offer the answer first that most will want", () => {
    const { all } = open(midGame({ ask: ask({ kind: "yes", source: "cannon" }) }), decide(0, "yes", "no", "yes"));
    expect(all("[data-keyforge-asked] [data-keyforge-option]").map((each) => each.dataset["keyforgeOption"])).toEqual(["yes", "no"]);
  });
  it("of a turn have a button that raises the tide, as long as that is offered", () => {
    const { press, choose } = open(midGame({ tide: 1 }), decide(0, "turn", "end", "tide"));
    press('[data-keyforge-asked] [data-keyforge-option="tide"]');
    expect(choose).toHaveBeenCalledExactlyOnceWith("tide");
    expect(open(midGame(), decide(0, "turn", "end")).find('[data-keyforge-option="tide"]')).toBeNull();
  });
  it("find a card by its name among many that may be named", () => {
    const many = ["anger", "troll", ...Array.from({ length: 80 }, (_, n) => `card-${n}`)].map((card) => `name:${card}`);
    const { all, find, press, choose } = open(midGame(), decide(0, "choose-name", ...many, "no"));
    expect(all('[data-keyforge-option^="name:"]')).toHaveLength(60);
    expect(find("[data-keyforge-asked]")!.textContent).toContain("keyforge-names-more(n=22)");
    const field = find("[data-keyforge-asked] input") as HTMLInputElement;
    field.value = "TRO";
    field.dispatchEvent(new Event("input", { bubbles: true }));
    flushSync();
    expect(all('[data-keyforge-option^="name:"]').map((each) => each.dataset["keyforgeOption"])).toEqual(["name:troll"]);
    press('[data-keyforge-option="name:troll"]');
    expect(choose).toHaveBeenCalledExactlyOnceWith("name:troll");
    expect(open(midGame(), decide(0, "choose-name", "name:anger", "no")).find("[data-keyforge-asked] input")).toBeNull();
  });
  it("count what a house has", () => {
    const { find } = open(midGame({ house: null }), decide(0, "house", "house:brobnar", "house:logos"));
    expect(find('[data-keyforge-option="house:brobnar"]')!.textContent).toContain("keyforge-house-count(hand=4 ready=2)");
    expect(find('[data-keyforge-option="house:logos"]')!.textContent).toContain("keyforge-house-count(hand=1 ready=0)");
    expect(open(midGame(), decide(0, "choose-house", "house:mars")).find('[data-keyforge-option="house:mars"]')!.textContent).not.toContain("count");
  });
  it("light the pile that holds a card to be chosen, and choose it there", () => {
    const { find, press, choose } = open(midGame({ ask: ask({ verb: "return" }) }), decide(0, "card", "pile:looter-goblin", "pile:witch-of-the-eye"));
    expect(find('[data-keyforge-pile="discard:0"]')!.dataset).toHaveProperty("legal");
    expect(find('[data-keyforge-pile="discard:1"]')!.dataset).not.toHaveProperty("legal");
    press('[data-keyforge-pile="discard:0"]');
    press('[data-keyforge-sheet] [data-keyforge-card="looter-goblin"]');
    expect(choose).toHaveBeenCalledExactlyOnceWith("pile:looter-goblin");
    expect(find("[data-keyforge-sheet]")).toBeNull();
  });
  it("light the pile in one's turn, too, where a card of it may do something", () => {
    const { find, press, choose } = open(midGame(), decide(0, "turn", "pile:looter-goblin", "end"));
    expect(find('[data-keyforge-pile="discard:0"]')!.dataset).toHaveProperty("legal");
    press('[data-keyforge-pile="discard:0"]');
    press('[data-keyforge-sheet] [data-keyforge-card="looter-goblin"]');
    expect(choose).toHaveBeenCalledExactlyOnceWith("pile:looter-goblin");
  });
});

describe("hidden deck lists", () => {
  it("lists a player's own cards, and of a hidden list what has been seen", () => {
    const { find, all, press } = open(hiddenLists([["pitlord", "pitlord"], [], ["urchin"]]), null);
    press("[data-keyforge-decks]");
    expect(all("[data-keyforge-deck]")).toHaveLength(2);
    const [own, other] = [find('[data-keyforge-deck="0:0"]')!, find('[data-keyforge-deck="1:0"]')!];
    expect(own.querySelector("[data-keyforge-seen]")).toBeNull();
    expect([...own.querySelectorAll("details li")]).toHaveLength(4);
    expect(other.querySelector("[data-keyforge-seen]")!.textContent).toBe("keyforge-decks-seen(count=3 all=36)");
    expect([...other.querySelectorAll("details li")].map((line) => line.textContent)).toEqual(["keyforge-decks-copies(card=Pitlord count=2)", "Urchin"]);
    expect(other.textContent).toContain("keyforge-decks-houses");
    expect(find(".state")).toBeNull();
  });
  it("names the token card that lies beside a deck, and opens it", () => {
    const view = hiddenLists([["pitlord"], [], []]);
    const [[own], other] = view.match.brought as [[Brought], Brought[]];
    const match = { ...view.match, brought: [[{ ...own, token: "zorg" }], other] };
    const { find, all, press } = open({ ...view, match }, null);
    press("[data-keyforge-decks]");
    expect(all("[data-keyforge-token]").map((line) => line.textContent)).toEqual(["keyforge-decks-token(card=Zorg)"]);
    press('[data-keyforge-token] [data-keyforge-link="zorg"]');
    expect(find("[data-keyforge-reading] .reading")!.dataset["print"]).toContain("zorg");
  });
  it("opens every card of a list, in play or not", () => {
    const { find, press } = open(hiddenLists([["pitlord"], [], ["bumpsy"]]), null);
    press("[data-keyforge-decks]");
    for (const [card, other] of [["pitlord", "bumpsy"], ["bumpsy", "pitlord"]] as const) {
      press(`[data-keyforge-deck="1:0"] [data-keyforge-link="${card}"]`);
      expect(find("[data-keyforge-reading] .reading")!.dataset["print"]).toContain(card);
      expect(find("[data-keyforge-reading]")!.textContent).not.toContain(other);
    }
  });
  it("names a card by its print, whatever its number", () => {
    const view = hiddenLists([]);
    expect(printOf({ ...view, prints: { "troll~mars+AD": view.prints["troll"]! } }, "troll~mars+AD.17")).toBe(view.prints["troll"]);
    expect(nameOf(view, "troll~mars+AD.17")).toBe("Troll");
  });
});

describe("a Triad", () => {
  it("benches a deck of the opponent, by its name and houses", () => {
    const { find, all, press, choose } = open(triad(), decide(0, "bench", "bench:0", "bench:1", "bench:2"));
    const texts = all("[data-keyforge-asked] [data-keyforge-option]").map((each) => each.textContent);
    for (const [at, name] of ["Bea", "Bob", "Bo"].entries()) {
      expect(texts[at]).toContain(`keyforge-action-bench(deck=${name})`);
      expect(texts[at]).toContain("keyforge-house-sanctum");
    }
    expect(find('[data-keyforge-option="bench:1"]')!.tagName).toBe("BUTTON");
    press('[data-keyforge-option="bench:1"]');
    expect(choose).toHaveBeenCalledExactlyOnceWith("bench:1");
  });
  it("lets a player choose among the own decks that are left, each once", () => {
    const { all, press, choose } = open(triad([{ won: true }]), decide(0, "own-deck", "deck:1", "deck:2"));
    const options = all("[data-keyforge-option]");
    expect(options.map((each) => each.dataset["keyforgeOption"])).toEqual(["deck:1", "deck:2"]);
    expect(options[0]!.textContent).toContain("keyforge-action-deck(deck=Ayo)");
    press('[data-keyforge-option="deck:2"]');
    expect(choose).toHaveBeenCalledExactlyOnceWith("deck:2");
  });
  it("shows every deck with how it stands and what is in it, whoever looks", () => {
    const view = triad([{ won: true }, { benched: true }, { playing: true }]);
    const { find, all, press } = open(view, null, { you: null });
    press("[data-keyforge-decks]");
    expect(all("[data-keyforge-deck]").map((each) => each.dataset["state"])).toEqual(["won", "benched", "playing", "open", "open", "open"]);
    const first = find('[data-keyforge-deck="0:0"]')!;
    expect(first.textContent).toContain("keyforge-decks-state(state=won)");
    expect([...first.querySelectorAll("details li")].map((line) => line.textContent)).toEqual(["Troll", "keyforge-decks-copies(card=Bumpsy count=2)", "Doc Bookton", "Ancient Bear"]);
  });
  it("opens the lists from the question as well, and has none in other matches", () => {
    const { find, press } = open(triad(), decide(0, "bench", "bench:0", "bench:1", "bench:2"));
    press("[data-keyforge-lists]");
    expect(find("[data-keyforge-deck]")).not.toBeNull();
    expect(open(midGame(), null).find("[data-keyforge-decks]")).toBeNull();
  });
  it("names no deck of a player who has not chosen one", () => {
    const { find } = open(triad(), null);
    expect(find('[data-keyforge-seat="0"] .who .deck')).toBeNull();
    expect(open(midGame(), null).find('[data-keyforge-seat="0"] .who .deck')!.textContent).toContain("Ursula");
  });
});

describe("simultaneous effects", () => {
  const decision = decide(0, "trigger", "trigger:troll", "trigger:pitlord", "trigger:urchin");
  const order = (all: (selector: string) => HTMLElement[]) => all("[data-keyforge-item]").map((item) => item.dataset["keyforgeItem"]);

  it("are put in order by buttons, and resolved in it", () => {
    const { all, press, find, choose } = open(midGame(), decision);
    press('[data-keyforge-move="trigger:urchin-"]');
    press('[data-keyforge-move="trigger:urchin-"]');
    expect(order(all)).toEqual(["trigger:urchin", "trigger:troll", "trigger:pitlord"]);
    expect(find(".order [aria-live]")!.textContent).toBe("keyforge-order-moved(card=keyforge-action-card(card=Urchin) place=1 count=3)");
    expect(find('[data-keyforge-move="trigger:urchin-"]')).toHaveProperty("disabled", true);
    press("[data-keyforge-go]");
    expect(choose).toHaveBeenCalledExactlyOnceWith("trigger:urchin");
  });
  it("by keys", () => {
    const { all, focus, key, choose } = open(midGame(), decision);
    focus('[data-keyforge-option="trigger:troll"]');
    key("ArrowDown", { shiftKey: true });
    expect(order(all)).toEqual(["trigger:pitlord", "trigger:troll", "trigger:urchin"]);
    key("d");
    expect(choose).toHaveBeenCalledExactlyOnceWith("trigger:pitlord");
  });
  it("by drag", () => {
    const { all, find } = open(midGame(), decision);
    all("[data-keyforge-item]").forEach((item, index) => {
      item.getBoundingClientRect = () => ({ top: index * 50, height: 50 }) as DOMRect;
    });
    const grip = find('[data-keyforge-item="trigger:troll"] .grip')!;
    grip.setPointerCapture = () => {};
    const point = (type: string, clientY: number) => {
      grip.dispatchEvent(Object.assign(new MouseEvent(type, { bubbles: true, clientY, button: 0 }), { pointerId: 1 }));
      flushSync();
    };
    point("pointerdown", 20);
    point("pointermove", 140);
    expect(order(all)).toEqual(["trigger:pitlord", "trigger:urchin", "trigger:troll"]);
    point("pointerup", 140);
    point("pointermove", 0);
    expect(order(all)).toEqual(["trigger:pitlord", "trigger:urchin", "trigger:troll"]);
  });
});

describe("a question", () => {
  it("of a number offers the numbers in their order", () => {
    const offers = (kind: string, ...options: string[]) => open(midGame(), decide(0, kind, ...options)).all("[data-keyforge-option]").map((each) => each.dataset["keyforgeOption"]);
    expect(offers("bid", "bid:10", "bid:11", "bid:5", "pass")).toEqual(["bid:5", "bid:10", "bid:11", "pass"]);
    expect(offers("number", "number:0", "number:12", "number:3")).toEqual(["number:0", "number:3", "number:12"]);
  });

  /** Lets a table be so high, with so much in it; the bar begins at 450 of the window. */
  async function sought(view: View, decision: Decision, height: number): Promise<unknown[]> {
    const { find } = open(view, decision);
    const [root, bar] = [find(".table")!, find(".bar")!];
    for (const [name, value] of [["scrollHeight", 731], ["clientHeight", height]] as const) Object.defineProperty(root, name, { value });
    root.getBoundingClientRect = () => ({ top: 90 }) as DOMRect;
    bar.getBoundingClientRect = () => ({ top: 450 }) as DOMRect;
    const scrolls = vi.fn();
    root.scrollTo = scrolls;
    for (const card of root.querySelectorAll("[data-keyforge-card]")) card.scrollIntoView = () => scrolls(card.getAttribute("data-keyforge-card"));
    await tick();
    await tick();
    return scrolls.mock.calls.flat();
  }
  it("brings the hand and the answers into sight where the whole table scrolls", async () => {
    expect(await sought(midGame(), decide(0, "turn", ...TURN), 301)).toEqual([{ top: 360, behavior: "auto" }]);
    expect(await sought(midGame(), decide(0, "turn", ...TURN), 731)).toEqual([]);
  });
  it("of a card brings the first that may be chosen into sight after them", async () => {
    expect(await sought(midGame(), decide(0, "card", "card:troll", "done"), 301)).toEqual([{ top: 360, behavior: "auto" }, "troll"]);
    expect(await sought(midGame(), decide(0, "card", "card:troll", "done"), 731)).toEqual(["troll"]);
  });
});

describe("keys", () => {
  beforeEach(() => {
    wishes.shortcuts = true;
  });
  it("do everything that is done by hand", () => {
    const { key, focus, choose, find } = open(midGame(), decide(0, "turn", ...TURN));
    key("3");
    expect(choose).toHaveBeenLastCalledWith("play:bumpsy+AD");
    focus('[data-keyforge-card="troll"]');
    key("f");
    expect(choose).toHaveBeenLastCalledWith("fight:troll");
    key("r");
    expect(choose).toHaveBeenLastCalledWith("reap:troll");
    focus('[data-keyforge-card="cannon"]');
    key("a");
    expect(choose).toHaveBeenLastCalledWith("action:cannon");
    focus('[data-keyforge-hand="anger"]');
    key("x");
    expect(choose).toHaveBeenLastCalledWith("discard:anger");
    key("e");
    key("e");
    expect(choose).toHaveBeenLastCalledWith("end");
    const calls = choose.mock.calls.length;
    for (const name of ["r", "d", "n", "9"]) key(name);
    key("e", { ctrlKey: true });
    key("e", { repeat: true });
    expect(choose).toHaveBeenCalledTimes(calls);
    key("i");
    expect(find('[data-keyforge-reading="anger"]')).not.toBeNull();
  });
  it("are silent for those who have switched them off, but for arrows and Escape", () => {
    wishes.shortcuts = false;
    const { key, press, find, choose } = open(midGame(), decide(0, "turn", ...TURN));
    key("e");
    key("3");
    expect(choose).not.toHaveBeenCalled();
    press('[data-keyforge-card="troll"]');
    key("Escape");
    expect(find("[data-keyforge-way]")).toBeNull();
  });
  it.each([
    ["mulligan", ["keep", "mulligan"], "keep", "mulligan"],
    ["archives", ["take", "leave"], "take", "leave"],
    ["yes", ["yes", "no"], "yes", "no"],
    ["card", ["card:troll", "done", "no"], "done", "no"],
  ])("answer %s", (kind, list, yes, no) => {
    const { key, choose } = open(midGame({ ask: ask({ kind }) }), decide(0, kind, ...list));
    key("d");
    expect(choose).toHaveBeenLastCalledWith(yes);
    key("n");
    expect(choose).toHaveBeenLastCalledWith(no);
  });
  it("walk over the table as it lies on the screen", () => {
    const { all, focus, key } = open(midGame(), decide(0, "turn", ...TURN));
    const at: Record<string, [number, number]> = { urchin: [100, 0], pitlord: [200, 0], troll: [210, 100], "ancient-bear": [110, 100], "doc-bookton": [310, 100] };
    for (const card of all("[data-keyforge-card]")) {
      const [left, top] = at[card.dataset["keyforgeCard"]!] ?? [2000, 2000];
      card.getBoundingClientRect = () => ({ left, top, width: 80, height: 80 }) as DOMRect;
    }
    const here = () => (document.activeElement as HTMLElement).dataset["keyforgeCard"];
    focus('[data-keyforge-card="troll"]');
    key("ArrowRight");
    expect(here()).toBe("doc-bookton");
    key("ArrowLeft");
    key("ArrowLeft");
    expect(here()).toBe("ancient-bear");
    key("ArrowUp");
    expect(here()).toBe("urchin");
    key("ArrowRight");
    expect(here()).toBe("pitlord");
    key("ArrowDown");
    expect(here()).toBe("troll");
  });
  it("take the focus along to what opens, and back", async () => {
    const { focus, press, key } = open(midGame(), decide(0, "turn", ...TURN));
    focus('[data-keyforge-card="troll"]');
    press('[data-keyforge-card="troll"]');
    await vi.waitFor(() => expect((document.activeElement as HTMLElement).dataset["keyforgeOption"]).toBe("reap:troll"));
    key("Escape");
    expect((document.activeElement as HTMLElement).dataset["keyforgeCard"]).toBe("troll");
  });
  it("keep the focus at the table when what had it has gone", async () => {
    const { box, focus, press, choose } = open(midGame(), decide(0, "turn", ...TURN));
    focus('[data-keyforge-card="troll"]');
    press('[data-keyforge-card="troll"]');
    await vi.waitFor(() => expect((document.activeElement as HTMLElement).dataset["keyforgeWay"]).toBe("reap"));
    press('[data-keyforge-way="reap"]');
    expect(choose).toHaveBeenCalledExactlyOnceWith("reap:troll");
    await vi.waitFor(() => expect(box.contains(document.activeElement)).toBe(true));
  });
});

describe("two steps", () => {
  it("mark first and confirm then", () => {
    const { press, key, find, choose, setPrompt } = open(midGame(), decide(0, "turn", ...TURN), { confirm: true });
    press('[data-keyforge-hand="bumpsy+AD"]');
    expect(choose).not.toHaveBeenCalled();
    expect(setPrompt).toHaveBeenLastCalledWith("keyforge-prompt-confirm(action=keyforge-action-play(card=Bumpsy))");
    expect(find('[data-keyforge-hand="bumpsy+AD"]')!.getAttribute("aria-pressed")).toBe("true");
    key("Escape");
    expect(find("[data-confirm]")).toBeNull();
    press('[data-keyforge-card="cannon"]');
    press("[data-confirm]");
    expect(choose).toHaveBeenCalledExactlyOnceWith("action:cannon");
  });
  it("offer nothing while a choice is on its way", () => {
    const { press, choose, setPrompt } = open(midGame(), decide(0, "turn", ...TURN), { busy: true });
    press('[data-keyforge-hand="anger"]');
    press('[data-keyforge-card="troll"]');
    press('[data-keyforge-option="end"]');
    expect(choose).not.toHaveBeenCalled();
    expect(setPrompt).toHaveBeenLastCalledWith("keyforge-prompt-sent");
  });
});

const batch = (number: number, ...events: GameEvent[]): Batch => ({ number, option: null, seat: 0, events });

describe("beside the cards", () => {
  it("tells the turn, the time and the match", () => {
    const view = midGame({ limit: { minutes: 45, state: "overtime" }, match: { kind: "three", game: 2, wins: [1, 0], decks: [0, 1], brought: [] } });
    const { find } = open(view, null);
    expect(find("[data-keyforge-status]")!.textContent).toContain("keyforge-turn(number=5 name=Ann house=keyforge-house-brobnar)");
    expect(find("[data-keyforge-limit]")!.textContent).toBe("keyforge-limit(state=overtime minutes=45)");
    expect(find("[data-keyforge-match]")!.textContent).toBe("keyforge-match-state(kind=three game=2 name=Ann rival=Bob first=1 second=0)");
    const plain = open(midGame(), null);
    expect(plain.find("[data-keyforge-limit], [data-keyforge-match], [data-keyforge-lasting]")).toBeNull();
  });
  it("tells what has just happened, with links to the cards, and opens what happened before", () => {
    const log = [batch(1, { kind: "turn_began", seat: 1, number: 4 }), batch(2, { kind: "fights", seat: 1, card: "pitlord", target: "troll" })];
    const { find, press, key, happened } = open(midGame(), decide(0, "turn", ...TURN), { log });
    press("[data-keyforge-story-open]");
    key("s");
    expect(happened).toHaveBeenCalledTimes(2);
    press('[data-keyforge-status] [data-keyforge-link="troll"]');
    expect(find('[data-keyforge-reading="troll"]')).not.toBeNull();
  });
  it("tells what is being resolved instead, the outermost first", () => {
    const view = midGame({ resolving: [{ card: "anger", ability: "anger.1" }, { card: "troll", ability: "troll.1" }] });
    const { all } = open(view, null, { log: [batch(1, { kind: "played", seat: 0, card: "anger" })] });
    expect(all("[data-keyforge-resolving]").map((each) => each.dataset["keyforgeResolving"])).toEqual(["anger", "troll"]);
  });
  it("lists lasting effects in the words of their cards", () => {
    const { press, find, all } = open(midGame({ lasting: [{ source: "cannon", ability: "cannon.1", until: "turn", seat: 0, cards: ["troll"], house: null }, { source: "cannon", ability: "cannon.1", until: "turn", seat: 0, cards: [], house: "dis" }, { source: "cannon", ability: "cannon.1", until: "turn", seat: 0, cards: [], house: null }] }), null);
    press("[data-keyforge-lasting]");
    expect(find("[data-keyforge-lasting-list]")!.textContent).toContain("keyforge-lasting-until(until=turn)");
    expect(find("[data-keyforge-lasting-list]")!.textContent).toContain("Action: Deal 2 damage to a creature");
    expect(all("[data-keyforge-lasting-list] .about").map((each) => each.textContent)).toEqual(["keyforge-lasting-about(what=Troll)", "keyforge-lasting-about(what=keyforge-house-dis)"]);
  });
  it("guides where that is wished", () => {
    expect(open(midGame(), decide(0, "turn", ...TURN), { guide: true }).find("[data-hints]")!.textContent).toContain("keyforge-guide-turn-play");
    expect(open(midGame(), decide(0, "turn", ...TURN)).find("[data-hints]")).toBeNull();
  });
  it("shows no hand and asks nothing of somebody who watches", () => {
    const { find, legal } = open(midGame(), decide(0, "turn", ...TURN), { you: null, guide: true });
    expect(find("[data-keyforge-own-hand], [data-keyforge-asked], [data-hints]")).toBeNull();
    expect(legal("card")).toEqual([]);
  });
  it("turns the table for the second seat", () => {
    const sides = (you: number | null) => open(opening(), null, { you }).all("[data-keyforge-side]").map((side) => side.dataset["keyforgeSide"]);
    expect([sides(0), sides(1), sides(null)]).toEqual([["1", "0"], ["0", "1"], ["1", "0"]]);
  });
});

describe("the end", () => {
  it("says who won and why, and stays closed when the page builds the table anew", () => {
    setClosed("over-1", false);
    const first = open(finished(), null, { id: "over-1" });
    const sheet = first.find("[data-keyforge-end]")!;
    expect(sheet.dataset["keyforgeEnd"]).toBe("keys");
    for (const said of ["keyforge-end-you-won(name=Ann loser=Bob number=1)", "keyforge-reason-keys(name=Ann loser=Bob number=1)", "keyforge-end-score(name=Ann keys=3 amber=1)"]) expect(sheet.textContent).toContain(said);
    expect(first.find("[data-keyforge-end-match]")).toBeNull();
    first.press("[data-close-end]");
    first.find("dialog:has([data-keyforge-end])")?.dispatchEvent(new Event("close"));
    flushSync();
    expect(wasClosed("over-1")).toBe(true);
    const again = open(finished(), null, { id: "over-1" });
    expect(again.find("[data-keyforge-end]")).toBeNull();
    again.press("[data-keyforge-result]");
    expect(again.find("[data-keyforge-end]")).not.toBeNull();
    const lost = open(finished(), null, { id: "over-2", you: 1 }).find("[data-keyforge-end]")!.textContent;
    for (const said of ["keyforge-end-winner(name=Ann loser=Bob number=1)", "keyforge-end-you-lost(name=Ann loser=Bob number=1)"]) expect(lost).toContain(said);
    const draw = open(finished({ winner: null, reason: "draw" }), null, { id: "over-3" }).find("[data-keyforge-end]")!.textContent;
    expect(draw).toContain("keyforge-end-draw");
    expect(draw).not.toContain("keyforge-end-you");
  });
});
