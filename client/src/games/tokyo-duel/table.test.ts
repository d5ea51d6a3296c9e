import { flushSync } from "svelte";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { setClosed, wasClosed } from "../shared/ending";
import { tableOpener } from "../shared/testing/table";
import { cells, decide, midGame, NAMES, pending } from "./fixtures";
import { flightsOf, puffsOf, rolledIn, sparklesOf, stridesOf } from "./motion";
import Table from "./Table.svelte";
import type { View } from "./view";
import { Walks } from "./walks.svelte";

const open = tableOpener<View>(Table, "tokyo-duel", NAMES);

beforeEach(() => {
  Element.prototype.scrollIntoView = () => {};
});

/** The buttons that choose an option, sorted. */
const offered = (all: (selector: string) => HTMLElement[]) => all("[data-duel-option]").map((button) => button.dataset["duelOption"]).sort();

describe("the table", () => {
  it("offers the monsters that are left", () => {
    const view = midGame({ phase: "monsters", turn: null, dice: "", players: [{ monster: "gigazaur" }, { monster: null }], asked: 1 });
    const { press, choose, find, all } = open(view, decide(1, "monster", "monster:alienoid", "monster:the-king"), { you: 1 });
    expect(all("[data-duel-monster]")).toHaveLength(6);
    press('[data-duel-monster="gigazaur"]');
    expect(choose).not.toHaveBeenCalled();
    expect(find('[data-duel-monster="gigazaur"]')!.textContent).toContain("tokyo-duel-monster-taken(name=Ann)");
    press('[data-duel-option="monster:the-king"]');
    expect(choose).toHaveBeenCalledExactlyOnceWith("monster:the-king");
  });

  it("holds dice by mouse and by key, and rolls the others", () => {
    const { press, key, find, choose } = open(midGame({ dice: "AFS" }), decide(0, "reroll", "stop", "reroll:A", "reroll:F", "reroll:S", "reroll:AF", "reroll:AS", "reroll:FS", "reroll:AFS"));
    expect(find("[data-duel-roll]")!.dataset["duelOption"]).toBe("reroll:AFS");
    press('[data-duel-die="0"]');
    key("3");
    expect(["0", "1", "2"].map((die) => find(`[data-duel-die="${die}"]`)!.getAttribute("aria-pressed"))).toEqual(["true", "false", "true"]);
    press("[data-duel-roll]");
    expect(choose).toHaveBeenLastCalledWith("reroll:F");
    key("r");
    expect(choose).toHaveBeenCalledTimes(2);
    press("[data-duel-stop]");
    expect(choose).toHaveBeenLastCalledWith("stop");
  });

  it("shows what resolving would come to, and where the marker would stand", () => {
    const { all, find, press, choose } = open(midGame({ phase: "resolve", dice: "AAFFFF" }), decide(0, "resolve", "resolve:attack", "resolve:fame"));
    expect(offered(all)).toEqual(["resolve:attack", "resolve:fame"]);
    expect(find('[data-duel-option="resolve:attack"]')!.textContent).toContain("tokyo-duel-preview-hit(amount=2 name=Bob before=14 after=12)");
    expect(find(".pin.ghost")).toBeNull();
    find('[data-duel-option="resolve:fame"]')!.dispatchEvent(new FocusEvent("focus"));
    flushSync();
    expect(find('[data-duel-track="fame"] .pin.ghost')).not.toBeNull();
    press('[data-duel-option="resolve:fame"]');
    expect(choose).toHaveBeenCalledExactlyOnceWith("resolve:fame");
  });

  it("lights the places for a token, shows it there, and turns it round", () => {
    const view = midGame({ phase: "buy", pending: pending("place", { token: "BZ06" }) });
    const { all, find, press, key, choose } = open(view, decide(0, "place", "BZ06@fame:3", "BZ06'@fame:3", "BZ06@destruction:-2", "BZ06'@destruction:-2", "no"));
    expect(all("[data-duel-space]").map((place) => place.dataset["duelSpace"])).toEqual(["fame:3", "destruction:-2"]);
    find('[data-duel-space="fame:3"]')!.dispatchEvent(new FocusEvent("focus"));
    flushSync();
    expect(find('[data-preview="BZ06"]')).not.toBeNull();
    expect(find('[data-duel-space="fame:3"]')!.dataset["duelOption"]).toBe("BZ06@fame:3");
    key("r");
    expect(find('[data-duel-space="fame:3"]')!.dataset["duelOption"]).toBe("BZ06'@fame:3");
    press("[data-duel-turn]");
    press('[data-duel-space="destruction:-2"]');
    expect(choose).toHaveBeenCalledExactlyOnceWith("BZ06@destruction:-2");
  });

  it("keeps showing the token where it is marked", () => {
    const view = midGame({ phase: "buy", pending: pending("place", { token: "BZ06" }) });
    const { find, press } = open(view, decide(0, "place", "BZ06@fame:3", "BZ06@fame:4"), { confirm: true });
    press('[data-duel-space="fame:4"]');
    find('[data-duel-space="fame:4"]')!.dispatchEvent(new FocusEvent("blur"));
    flushSync();
    expect(find('[data-preview="BZ06"]')).not.toBeNull();
    expect(find("[data-confirm]")).not.toBeNull();
  });

  it.each([["the rival's turn", 0], ["a game that is watched", null]])("lets cards of the market, of both players and of the discard pile be read in %s", (_, you) => {
    const view = midGame({ pile: ["TD01", "TD02"] });
    view.players[1]!.keeps = ["TD40"];
    const { find, press, choose, table } = open(view, decide(1, "reroll"), { you });
    expect(table).toBeDefined();
    press("[data-duel-pile]");
    press('[data-duel-discarded="TD02"]');
    expect(find('[data-duel-reading="TD02"]')).not.toBeNull();
    press('[data-duel-market="TD05"] .read');
    expect(find('[data-duel-reading="TD05"]')).not.toBeNull();
    press('[data-duel-player="1"] [data-duel-keep="TD40"]');
    expect(find('[data-duel-reading="TD40"]')).not.toBeNull();
    expect(choose).not.toHaveBeenCalled();
  });
  it("opens the card that a line of the log names", () => {
    const { find } = open(midGame(), null, { you: 0, shown: { thing: "TD22" } });
    expect(find('[data-duel-reading="TD22"]')).not.toBeNull();
  });
  it("sells cards at their price, and lets them be read", () => {
    const { all, find, press, choose } = open(midGame({ phase: "buy" }), decide(0, "buy", "buy:TD30", "buy:TD09", "sweep", "cut:TD05", "done"));
    expect(offered(all)).toEqual(["buy:TD09", "buy:TD30", "cut:TD05", "done", "sweep"]);
    expect(find('[data-duel-market="TD30"] [data-duel-option]')!.title).toBe("tokyo-duel-action-buy(card=tokyo-duel-card-TD30 price=2)");
    press('[data-duel-market="TD05"] .read');
    expect(find('[data-duel-reading="TD05"]')).not.toBeNull();
    expect(find('dialog [data-duel-option="cut:TD05"]')).not.toBeNull();
    press('[data-duel-option="sweep"]');
    expect(choose).toHaveBeenCalledExactlyOnceWith("sweep");
  });

  it.each([
    ["order", ["do:TD04", "do:TD50"], {}],
    ["may", ["do:TD31", "no"], { pending: pending("may", { card: "TD31" }) }],
    ["prevent", ["do:TD05", "do:TD07", "no"], { pending: pending("prevent", { amount: 3 }) }],
    ["keeps", ["drop:TD05", "drop:TD12", "done"], {}],
    ["take", ["take:TD05"], {}],
    ["swap", ["take:TD05", "no"], {}],
    ["lab", ["buy:TD09", "no"], {}],
    ["add", ["add:A", "add:AA", "add:F", "no"], { dice: "SSSAAF" }],
    ["pre_roll", ["roll", "token", "cut:TD05"], { dice: "" }],
    ["resolve", ["power:fame", "power:destruction", "done"], { phase: "resolve", dice: "SSAAAA" }],
    ["resolve", ["resolve:attack", "add:A", "add:H"], { phase: "resolve", dice: "SSAAAA" }],
    ["resolve", ["add:H", "add:HH", "done"], { phase: "resolve", dice: "SSSAAA" }],
  ] as [string, string[], Partial<View>][])("has a button for each answer to %s", (kind, options, changes) => {
    const { all, press, choose } = open(midGame(changes as object), decide(0, kind, ...options));
    expect(offered(all)).toEqual([...options].sort());
    for (const option of options) {
      press(`[data-duel-option="${option}"]`);
      expect(choose).toHaveBeenLastCalledWith(option);
    }
  });

  it("asks for two dice to be set aside", () => {
    const { press, find, choose } = open(midGame({ dice: "AFS" }), decide(0, "aside", "aside:AF", "aside:AS", "aside:FS", "no"));
    press('[data-duel-die="2"]');
    expect(find('[data-duel-option^="aside"]')).toBeNull();
    press('[data-duel-die="0"]');
    press('[data-duel-option="aside:AS"]');
    expect(choose).toHaveBeenCalledExactlyOnceWith("aside:AS");
  });

  it("takes the faces of real dice", () => {
    const view = midGame({ options: { score_keeper: true }, dice: "", pending: pending("faces", { faces: 2, for: "turn" }) });
    const { box, press, key, find, choose } = open(view, decide(0, "faces", "faces:AA", "faces:AS"));
    expect(box.textContent).toContain("tokyo-duel-real-dice");
    expect(find("[data-duel-send]")!.matches(":disabled")).toBe(true);
    press('[data-duel-face="S"]');
    press('[data-duel-face="H"]');
    press("[data-duel-undo]");
    key("1");
    expect(box.textContent).toContain("tokyo-duel-faces-count(given=2 wanted=2)");
    press("[data-duel-send]");
    expect(choose).toHaveBeenCalledExactlyOnceWith("faces:AS");
  });

  it("marks first and confirms then, where that is wished", () => {
    const { press, key, find, choose, setPrompt } = open(midGame({ phase: "buy" }), decide(0, "buy", "buy:TD09", "done"), { confirm: true });
    press('[data-duel-option="done"]');
    expect(choose).not.toHaveBeenCalled();
    expect(setPrompt).toHaveBeenLastCalledWith("tokyo-duel-prompt-confirm");
    key("Escape");
    expect(find("[data-confirm]")).toBeNull();
    press('[data-duel-option="buy:TD09"]');
    press("[data-confirm]");
    expect(choose).toHaveBeenCalledExactlyOnceWith("buy:TD09");
  });

  it("offers nothing while a choice is on its way, to the other player, or to somebody who watches", () => {
    const busy = open(midGame({ phase: "buy" }), decide(0, "buy", "buy:TD09", "done"), { busy: true });
    busy.press('[data-duel-option="done"]');
    expect(busy.choose).not.toHaveBeenCalled();
    expect(busy.setPrompt).toHaveBeenLastCalledWith("tokyo-duel-prompt-sent");
    for (const you of [1, null]) expect(open(midGame(), decide(0, "reroll"), { you }).all("[data-duel-option], [data-duel-die], [data-duel-roll]")).toEqual([]);
  });

  it("shows both players, what they have, and what is in store for them", () => {
    const view = midGame({ players: [{ health: 9, keeps: ["TD05", "TD12"], used: ["TD05"], extra_turns: 1 }, { fewer_dice: 2, immune: true, monster: "the-king", king: ["BK1"] }] });
    const { find, all, box } = open(view, null, { you: null });
    expect(find('[data-duel-health="0"]')!.dataset["health"]).toBe("9");
    expect(all('[data-duel-player="0"] [data-duel-keep]').map((card) => card.dataset["duelKeep"])).toEqual(["TD05", "TD12"]);
    for (const notice of ["extra-turn(count=1)", "fewer-dice(count=2)", "immune"]) expect(box.textContent).toContain(`tokyo-duel-panel-${notice}`);
    expect(find('[data-duel-player="1"] [data-token="BK1"]')).not.toBeNull();
    // Seat 0 is near for those who watch.
    expect(find(".near [data-duel-player]")!.dataset["duelPlayer"]).toBe("0");
    expect(find(".far [data-duel-player]")!.dataset["duelPlayer"]).toBe("1");
  });

  it("guides where that is wished", () => {
    expect(open(midGame(), decide(0, "reroll", "stop", "reroll:A"), { guide: true }).find("[data-hints]")!.textContent).toContain("tokyo-duel-guide-reroll(left=2)");
    expect(open(midGame(), decide(0, "reroll", "stop", "reroll:A")).find("[data-hints]")).toBeNull();
  });
});

describe("the end", () => {
  const over = midGame({ phase: "over", turn: null, winner: 1, reason: "zones", players: [{ health: 3 }, { health: 7 }], markers: { fame: 3, destruction: 4 } });

  it("says who won and why, and stays closed when the page builds the table anew", () => {
    setClosed("over-1", false);
    const first = open(over, null, { id: "over-1" });
    const sheet = first.find("[data-duel-end]")!;
    expect(sheet.dataset["duelEnd"]).toBe("zones");
    expect(sheet.textContent).toContain("tokyo-duel-end-winner(name=Bob loser=Ann monster=tokyo-duel-monster-alienoid)");
    expect(sheet.textContent).toContain("tokyo-duel-reason-zones(name=Bob loser=Ann)");
    expect(sheet.textContent).toContain("tokyo-duel-end-you-lost");
    expect(sheet.querySelectorAll("[data-health]")).toHaveLength(2);
    expect([...sheet.querySelectorAll<HTMLElement>("[data-marker]")].map((marker) => marker.dataset["marker"])).toEqual(["3", "4"]);
    first.press("[data-close-end]");
    first.find("dialog:has([data-duel-end])")?.dispatchEvent(new Event("close"));
    flushSync();
    expect(wasClosed("over-1")).toBe(true);
    const again = open(over, null, { id: "over-1" });
    expect(again.find("[data-duel-end]")).toBeNull();
    again.press("[data-duel-result]");
    expect(again.find("[data-duel-end]")).not.toBeNull();
    expect(open(over, null, { id: "over-2", you: null }).find("[data-duel-end]")!.textContent).not.toContain("tokyo-duel-end-you");
  });
});

describe("movement", () => {
  const events = [
    { kind: "step", seat: 0, track: "fame", cell: 8, spaces: [1] },
    { kind: "reward", seat: 0, token: "BZ06", reward: "energy", amount: 1 },
    { kind: "energy", seat: 0, amount: 1, energy: 5, card: null },
    { kind: "step", seat: 0, track: "fame", cell: 9, spaces: [2] },
    { kind: "step", seat: 0, track: "destruction", cell: 8, spaces: [1] },
    { kind: "hit", seat: 1, amount: 3, lost: 2, health: 12, card: null, cause: "dice", by: 0 },
    { kind: "hit", seat: 1, amount: 1, lost: 0, health: 12, card: null, cause: "dice", by: 0 },
    { kind: "bought", seat: 0, card: "TD05", price: 5 },
    { kind: "group_resolved", seat: 0, symbol: "fame", count: 4 },
  ];
  it("is read from events", () => {
    expect(stridesOf(events)).toEqual([{ track: "fame", cells: [8, 9] }, { track: "destruction", cells: [8] }]);
    expect(puffsOf(events)).toEqual([
      { seat: 0, what: "energy", amount: 1 },
      { seat: 1, what: "health", amount: -2 },
      { seat: 0, what: "energy", amount: -5 },
    ]);
    expect(sparklesOf(events)).toEqual([{ track: "fame", cell: 8 }]);
    expect(flightsOf(events)).toEqual([{ card: "TD05", from: "[data-duel-markets]", to: '[data-duel-player="0"]' }]);
    expect(flightsOf([{ kind: "taken", seat: 1, card: "TD05", given: "TD48" }]).map(({ card, to }) => [card, to])).toEqual([["TD05", '[data-duel-player="1"]'], ["TD48", '[data-duel-player="0"]']]);
    expect(rolledIn([{ kind: "rolled", faces: "AF", dice: "AAF" }])).toBe("AF");
    expect(rolledIn(events)).toBeNull();
  });
  it("goes cell by cell, and not at all for those who want none", () => {
    vi.useFakeTimers();
    const walks = new Walks();
    walks.meet({ markers: { fame: 7, destruction: 7 } }, null, false);
    const after = { markers: { fame: 9, destruction: 8 } };
    walks.meet(after, { number: 4, option: null, seat: 0, events }, false);
    expect([walks.shown.fame, walks.walking]).toEqual([7, true]);
    vi.advanceTimersByTime(200);
    expect(walks.shown).toEqual({ fame: 8, destruction: 7 });
    vi.advanceTimersByTime(2000);
    expect([walks.shown, walks.walking]).toEqual([after.markers, false]);
    const still = new Walks();
    still.meet({ markers: { fame: 7, destruction: 7 } }, null, true);
    still.meet(after, { number: 4, option: null, seat: 0, events }, true);
    expect(still.shown).toEqual(after.markers);
  });
  it("keeps tracks with tokens on them in step with their markers", () => {
    const view = midGame({ tracks: { fame: cells().slice(0, 14) }, markers: { fame: 13, destruction: 7 } });
    expect(open(view, null).find('[data-duel-track="fame"] [data-marker]')!.dataset["marker"]).toBe("13");
  });
});
