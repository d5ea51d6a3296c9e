import { flushSync, mount, tick, unmount, type Component } from "svelte";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { LANGUAGES } from "../../i18n/languages";
import { setLanguage } from "../../i18n/index.svelte";
import SitsOut from "../clock/SitsOut.svelte";
import { EventStore } from "../event.svelte";
import { PLAN, playing } from "../fixtures";
import Judge from "../judge/Judge.svelte";
import { troubles } from "../judge/trouble";
import { messageOf, sentenceOf } from "../log/words";
import Mine from "../mine/Mine.svelte";
import Pairings from "../print/Pairings.svelte";
import { whole, type LogEntry, type RoundView } from "../protocol";
import Screen from "../screen/Screen.svelte";
import { begun, fieldOf, isHere, isKept, lateBy, missingAt, momentOf, offered, timeOfDay, waiting, waits } from "./arrivals";
import Rounds from "./Rounds.svelte";

/** Noon of a summer's day where the tests run. */
const NOON = Math.round(new Date(2024, 6, 23, 12).getTime() / 1000);

let sent: { deed: Record<string, unknown> }[];
let current: Record<string, unknown>;
let now: number;
let event: EventStore;
let shown: Record<string, unknown> | null;

/** Round 1 of Ann against Bob and Cleo against Dora, with an announced start. */
function announced(round: Record<string, unknown> = {}, tables: Record<string, unknown>[] = [{}, {}], changes: Record<string, unknown> = {}): Record<string, unknown> {
  const found = playing(tables, changes);
  return { ...found, rounds: (found["rounds"] as object[]).map((one) => ({ ...one, start: NOON, ...round })) };
}

/** Saboteur: five at a table. */
function mines(table: Record<string, unknown> = {}, changes: Record<string, unknown> = {}): Record<string, unknown> {
  const names = ["Ann", "Bob", "Cleo", "Dora", "Eve"];
  const people = names.map((name, number) => ({ number, name, checked: true }));
  return announced({}, [{ players: [0, 1, 2, 3, 4], ...table }], { people, plan: { ...PLAN, game: "saboteur", catalogue: "saboteur", result: "table" }, ...changes });
}

const CLOCK = { rounds: 1, playing: false, since: null, ran: 0, turn: -1, began: 0, acted: false, found: {}, untimed: 900, move: 30, stall: 45 };

const settled = async () => {
  for (let turn = 0; turn < 5; turn++) await new Promise((done) => setTimeout(done));
  await tick();
  flushSync();
};

async function show(part: Component<never>, view: Record<string, unknown>, props: Record<string, unknown> = {}): Promise<void> {
  current = view;
  await event.load();
  shown = mount(part as Component<Record<string, unknown>>, { target: document.body, props: { event, ...props } });
  await settled();
}

const text = () => document.body.textContent.replaceAll(/\s+/g, " ");
const named = (button: Element) => (button.getAttribute("aria-label") ?? button.textContent).trim();
const button = (label: string) => [...document.querySelectorAll("button")].find((each) => named(each) === label)!;
const deeds = () => sent.map(({ deed }) => deed);

beforeEach(async () => {
  await setLanguage("en");
  sent = [];
  now = NOON - 90;
  shown = null;
  history.replaceState(null, "", "/");
  HTMLElement.prototype.showPopover ??= () => undefined;
  vi.stubGlobal("fetch", (url: string, init: { body: string | null; method: string }) => {
    if (init.body) sent.push(JSON.parse(init.body) as (typeof sent)[number]);
    const answer = url.includes("/catalogues/") ? { name: "saboteur", kinds: [], infractions: [] } : { id: "e1", now, view: current };
    return Promise.resolve(new Response(JSON.stringify(answer)));
  });
  event = new EventStore("e1");
});

afterEach(async () => {
  if (shown) await unmount(shown);
  event.stop();
  document.body.replaceChildren();
  vi.unstubAllGlobals();
});

describe("the announced start", () => {
  it("is offered at full five minutes that leave time to sit down", () => {
    expect(offered(NOON)).toBe(NOON + 300);
    expect(offered(NOON + 1)).toBe(NOON + 600);
    expect(offered(NOON - 1)).toBe(NOON + 300);
  });

  it("is a time of day, of the day that is nearest", () => {
    expect(fieldOf(NOON + 125 * 60)).toBe("14:05");
    expect(momentOf("14:05", NOON)).toBe(NOON + 125 * 60);
    expect(momentOf("00:10", NOON + 11.9 * 3600)).toBe(NOON + 12 * 3600 + 600);
    expect(momentOf("23:50", NOON + 12 * 3600 + 600)).toBe(NOON + 12 * 3600 - 600);
    for (const wrong of ["", "soon", "25:00", "12:60"]) expect(momentOf(wrong, NOON)).toBeNull();
  });

  it("is announced, moved and taken back by staff", async () => {
    await show(Rounds, playing());
    button("Announce the start").click();
    await settled();
    const field = document.querySelector<HTMLInputElement>("input[type=time]")!;
    expect(document.activeElement).toBe(field);
    expect(field.value).toBe(fieldOf(offered(now)));
    field.value = "12:05";
    field.dispatchEvent(new Event("input", { bubbles: true }));
    flushSync();
    current = announced({ start: NOON + 300 }, [{}, {}], { entries: 11 });
    field.closest("form")!.requestSubmit();
    await settled();
    expect(deeds()).toEqual([{ deed: "start-announced", round: 0, start: NOON + 300 }]);
    expect(document.activeElement?.textContent).toBe("Start of the games");
    expect(text()).toContain(`The games begin at ${timeOfDay(NOON + 300)}. in 6:30`);
    button("Move the start").click();
    await settled();
    button("Withdraw the start").click();
    await settled();
    expect(deeds()[1]).toEqual({ deed: "start-announced", round: 0, start: 0 });
  });

  it("is not a player's to announce", async () => {
    await show(Rounds, announced({}, [{}, {}], { role: "player", me: 0 }));
    expect(text()).toContain("The games begin at");
    expect(button("Move the start")).toBeUndefined();
    expect(text()).not.toContain("Who is here");
  });

  it("counts down on a player's phone until the game has begun", async () => {
    await show(Mine, announced({}, [{}, {}], { role: "player", me: 0 }));
    expect(text()).toContain(`The games begin at ${timeOfDay(NOON)}. in 1:30`);
    current = announced({}, [{ status: "playing" }, {}], { role: "player", me: 0, entries: 11 });
    await event.load();
    await settled();
    expect(text()).not.toContain("The games begin");
  });

  it("hangs on the projector until the clock runs, and stands on paper", async () => {
    await show(Screen, announced());
    expect(text()).toContain("in 1:30");
    current = announced({ clock: { length: 60, since: NOON - 100, used: 0 } }, [{}, {}], { entries: 11 });
    await event.load();
    await settled();
    expect(text()).not.toContain("in 1:30");
    await unmount(shown!);
    const [round] = event.view!.rounds;
    shown = mount(Pairings, { target: document.body, props: { event, round: round!, by: "table" } });
    flushSync();
    expect(text()).toContain(`Start: ${timeOfDay(NOON)}`);
  });
});

describe("who is here", () => {
  const round = (more: Partial<RoundView> = {}) => ({ ...whole(announced()).rounds[0]!, ...more });

  it("is late from the second after the start", () => {
    const marked = round({ here: { 0: NOON, 1: NOON + 1, 2: NOON + 300, 3: 0 } });
    expect([0, 1, 2, 3].map((player) => lateBy(marked, player, NOON + 900))).toEqual([0, 1, 300, 0]);
    expect(lateBy(marked, 4, NOON + 12.9)).toBe(12);
    expect(lateBy({ ...marked, start: 0 }, 2, NOON + 900)).toBe(0);
    expect([isHere(marked, 3), isHere(marked, 4), isKept(marked), isKept(round({ here: { 3: 0 } }))]).toEqual([true, false, true, false]);
  });

  it("is nobody's question where a game has begun, is over, or somebody has left", () => {
    const view = whole(announced({ here: { 0: NOON } }));
    const [table] = view.rounds[0]!.tables;
    expect(missingAt(view, view.rounds[0]!, table!)).toEqual([1]);
    for (const begun of [{ ...table!, status: "playing" as const }, { ...table!, status: "done" as const }, { ...table!, kind: "bye" as const }]) {
      expect(waits(begun)).toBe(false);
      expect(missingAt(view, view.rounds[0]!, begun)).toEqual([]);
    }
    view.people[1]!.status = "dropped";
    expect(missingAt(view, view.rounds[0]!, table!)).toEqual([]);
  });

  it("is asked once of who has several games at a time", () => {
    const view = whole(announced({}, [{ players: [0, 1] }, { players: [1, 2] }, { players: [0, 2] }, { players: [2, 3] }]));
    expect(waiting(view, view.rounds[0]!).map(({ number }) => number)).toEqual([0, 1, 3]);
  });

  it("is tapped one by one, or a table at a time", async () => {
    await show(Rounds, announced({ here: { 2: NOON - 100 } }));
    expect(text()).toContain("1 of 4 are here");
    button("Bob is here").click();
    await settled();
    button("Cleo is here").click();
    await settled();
    expect(button("Cleo is here").getAttribute("aria-pressed")).toBe("true");
    button("All here: table 1").click();
    await settled();
    expect(deeds()).toEqual([
      { deed: "arrived", round: 0, table: 0, person: 1, here: true },
      { deed: "arrived", round: 0, table: 1, person: 2, here: false },
      { deed: "arrived", round: 0, table: 0 },
    ]);
  });

  it("hands the focus on when a table is complete", async () => {
    await show(Rounds, announced());
    current = announced({ here: { 0: NOON - 80, 1: NOON - 80 } }, [{}, {}], { entries: 11 });
    const all = button("All here: table 1");
    all.focus();
    all.click();
    await settled();
    expect(all.isConnected).toBe(false);
    expect(document.activeElement?.contains(button("All here: table 2"))).toBe(true);
  });

  it("needs a judge where somebody is missing", async () => {
    now = NOON + 60;
    await show(Judge, announced({ here: { 0: NOON - 10, 2: NOON, 3: NOON } }));
    expect(troubles(event, event.round).map(({ table, why }) => [table.number, why])).toEqual([[0, "missing"]]);
    expect(text()).toContain("somebody is missing");
    current = announced({}, [{}, {}], { entries: 11 });
    await event.load();
    expect(troubles(event, event.round)).toEqual([]);
  });

  it("is asked of a judge at the table, with what the rules say", async () => {
    now = NOON + 305;
    history.replaceState(null, "", "?table=1");
    const prompts = [
      { code: "set-up", facts: { count: 1 }, round: 0, table: 0, urgent: true },
      { code: "proposal-saboteur-missing", facts: { infraction: "2-2-a", late: "5:05" }, person: 4, round: 0, table: 0, proposal: "late:0:4", kind: "game-loss", by: "judge", urgent: true },
      { code: "proposal-saboteur-late", facts: { infraction: "2-1-d", late: "0:10" }, person: 9, round: 0, table: 1, proposal: "late:0:9", kind: "warning", by: "judge", urgent: true },
    ];
    const view = mines({}, { prompts });
    Object.assign((view["rounds"] as Record<string, unknown>[])[0]!, { here: { 0: NOON, 1: NOON - 60, 2: NOON + 185, 3: 0 } });
    await show(Judge, view);
    const states = [...document.querySelectorAll("[aria-labelledby=presence] button[aria-pressed]")].map((each) => each.textContent.replaceAll(/\s+/g, " ").trim());
    expect(states).toEqual(["Ann here", "Bob here", "Cleo 3:05 late", "Dora here", "Eve missing for 5:05"]);
    expect(text()).toContain("set the table up now, without the player who is missing");
    expect(text()).toContain("Eve Missing 5:05 after the announced start: 2.2-a Late, over 5 minutes.");
    expect(text()).not.toContain("0:10");
    button("Game loss (costs one round)").click();
    await settled();
    const refuse = document.querySelectorAll<HTMLButtonElement>("[aria-labelledby=presence] .asked button")[1]!;
    refuse.click();
    await settled();
    expect(deeds()).toEqual([
      { deed: "decided", proposal: "late:0:4", accepted: true, kind: "game-loss" },
      { deed: "decided", proposal: "late:0:4", accepted: false, kind: "" },
    ]);
  });
});

describe("who sits out a round", () => {
  const at = (table: Record<string, unknown>, people?: Record<string, unknown>[]) => {
    const view = mines(table, people ? { people } : {});
    return show(SitsOut, view, { table: whole(view).rounds[0]!.tables[0]! });
  };

  it("has no role and no hand in the one about to start", async () => {
    await at({ lost: [[4, 1]], turns: CLOCK });
    expect(text()).toContain("Eve sits out round 2: no role and no hand. The round is set up for 4.");
    expect(text()).toContain("With four players: 2 gold diggers");
  });

  it("has no turn in the one that is played", async () => {
    await at({ lost: [[3, 1], [4, 1]], turns: { ...CLOCK, rounds: 2, playing: true, since: NOON, turn: 0 } });
    expect(text()).toContain("Dora and Eve are out of round 2: they take no turns and cannot be targeted.");
    expect(text()).not.toContain("With f");
  });

  it("is told of rounds to come, and of one that nobody named", async () => {
    await at({ lost: [[2, 2], [3, -1], [4, 0]] });
    expect(text()).toContain("Eve sits out round 1");
    expect(text()).toContain("Cleo loses round 3");
    expect(text()).toContain("Dora loses a round of this game");
  });

  it("may have left", async () => {
    const people = ["Ann", "Bob", "Cleo", "Dora", "Eve"].map((name, number) => ({ number, name, status: number < 2 ? "expelled" : "in" }));
    await at({}, people);
    expect(text()).toContain("Ann and Bob sit out round 1: no role and no hand. The round is set up for 3.");
    expect(text()).toContain("fewer than four");
  });

  it("is silent where nobody does", async () => {
    await at({ lost: [[4, 0]], turns: CLOCK });
    expect(text().trim()).toBe("");
  });

  it("is left out by the clock of the table", async () => {
    history.replaceState(null, "", "?table=1");
    await show(Judge, mines({ lost: [[0, 0]] }));
    const starts = document.querySelector<HTMLSelectElement>("[aria-labelledby=turns] select")!;
    expect([...starts.options].map((one) => one.textContent.trim())).toEqual(["Bob", "Cleo", "Dora", "Eve"]);
    button("Start the first turn of the round").click();
    await settled();
    expect(deeds()).toEqual([{ deed: "turn-clocked", round: 0, table: 0, event: "round", person: 1 }]);
    current = mines({ lost: [[1, 0]], turns: { ...CLOCK, playing: true, since: NOON, turn: 0 } }, { entries: 11 });
    await event.load();
    await settled();
    expect(button("Turn over: Cleo is next")).toBeDefined();
  });
});

describe.each(LANGUAGES.map(({ tag }) => tag))("in %s", (language) => {
  it("the audit log tells of starts and arrivals", async () => {
    await setLanguage(language);
    const view = whole(announced());
    const entry = (deed: LogEntry["deed"]): LogEntry => ({ number: 1, at: 0, by: "judge", by_name: "", why: "", undone: false, deed });
    const told: [LogEntry["deed"], string, string][] = [
      [{ deed: "start-announced", round: 0, start: NOON }, "deed-start-announced", timeOfDay(NOON)],
      [{ deed: "start-announced", round: 0, start: 0 }, "deed-start-announced-gone", ""],
      [{ deed: "arrived", round: 0, table: 1 }, "deed-arrived-table", "2"],
      [{ deed: "arrived", round: 0, table: 1, person: 2 }, "deed-arrived", "Cleo"],
      [{ deed: "arrived", round: 0, table: 1, person: 2, here: false }, "deed-arrived-not", "Cleo"],
      [{ deed: "arrived", round: 0, table: 1, here: false }, "deed-arrived-table-not", "2"],
      [{ deed: "arrived", round: 0, table: -1 }, "deed-arrived-round", ""],
      [{ deed: "arrived", round: 0, table: -1, here: false }, "deed-arrived-round-not", ""],
    ];
    const sentences = told.map(([deed, message, part]) => {
      expect(messageOf(entry(deed))).toBe(message);
      expect(sentenceOf(entry(deed), view)).toContain(part);
      return sentenceOf(entry(deed), view);
    });
    expect(new Set(sentences).size).toBe(told.length);
  });
});

describe("a game", () => {
  const at = (table: Record<string, unknown>, round: Record<string, unknown>, minutes = 0) => {
    const view = whole(playing([table], { plan: { ...PLAN, minutes } }));
    Object.assign(view.rounds[0]!, round);
    return begun(view, view.rounds[0]!, view.rounds[0]!.tables[0]!, 1000);
  };

  it("has begun once it says so itself, its clock runs, or its announced start has passed", () => {
    expect(at({}, {})).toBe(true);
    expect(at({}, { start: 1001 })).toBe(false);
    expect(at({}, { start: 1000 })).toBe(true);
    expect(at({ status: "playing" }, { start: 2000 })).toBe(true);
    expect(at({}, {}, 45)).toBe(false);
    expect(at({}, { clock: { length: 2700, since: 990, used: 0 } }, 45)).toBe(true);
    expect(at({}, { start: 900 }, 45)).toBe(true);
  });
});
