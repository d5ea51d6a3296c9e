import { flushSync, mount, tick, unmount } from "svelte";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { setLanguage } from "../../i18n/index.svelte";
import { EventStore } from "../event.svelte";
import { PLAN, playing, wire } from "../fixtures";
import Prompts from "../overview/Prompts.svelte";
import { whole, type Seating } from "../protocol";
import { begin, dealt, deedOf, moved, placesOf, shuffled, tablesOf, without, type Making } from "./hands";
import Rounds from "./Rounds.svelte";

const PAIRS: Seating = { players: [0, 1, 2, 3, 4], least: 2, most: 2, byes: true, attempt: 0, remarks: [] };
const GROUPS: Seating = { players: [0, 1, 2, 3, 4, 5, 6, 7, 8], least: 4, most: 7, byes: false, attempt: 0, remarks: [] };
const everybody = (making: Making) => [...making.tables.flat(), ...making.byes, ...making.rest].sort((a, b) => a - b);

describe("tables in the making", () => {
  it("begin empty, with everybody not seated", () => {
    expect(begin(PAIRS, null)).toEqual({ tables: [[], []], byes: [], rest: [0, 1, 2, 3, 4] });
    expect(begin(GROUPS, null)).toEqual({ tables: [[]], byes: [], rest: GROUPS.players });
  });

  it("begin with those of a draft, without who has left", () => {
    const draft = whole(playing([{}, {}, { players: [4], kind: "bye" }])).rounds[0]!;
    expect(begin(PAIRS, draft)).toEqual({ tables: [[0, 1], [2, 3]], byes: [4], rest: [] });
    expect(begin({ ...PAIRS, players: [0, 1, 2] }, draft)).toEqual({ tables: [[0, 1]], byes: [2], rest: [] });
  });

  it("have every player at one place, however they are moved", () => {
    let making = begin(GROUPS, null);
    making = moved(making, [3, 5], 0);
    making = moved({ ...making, tables: [...making.tables, []] }, [3, 8], 1);
    expect(making.tables).toEqual([[5], [3, 8]]);
    expect(moved(making, [5], "rest").rest.at(-1)).toBe(5);
    expect(moved(making, [5], "byes").byes).toEqual([5]);
    expect(moved(making, [5], 7).rest).toContain(5);
    for (const each of [making, without(making, 1), moved(making, [0, 1, 2], "byes"), dealt(making, 7, shuffled)]) expect(everybody(each)).toEqual(GROUPS.players);
  });

  it("are filled by lot, the smallest table first, as far as there are places", () => {
    const making = { tables: [[0, 1], []], byes: [], rest: [2, 3, 4] };
    const found = dealt(making, 2, (players) => players.reverse());
    expect(found).toEqual({ tables: [[0, 1], [4, 3]], byes: [], rest: [2] });
    expect(making.rest).toEqual([2, 3, 4]);
  });

  it("are sent without empty ones, byes last, and what is said of them finds its table", () => {
    const making = { tables: [[], [0, 1], [2, 3]], byes: [4], rest: [] };
    expect(tablesOf(making)).toEqual([[0, 1], [2, 3], [4]]);
    expect(placesOf(making)).toEqual([1, 2, "byes"]);
    expect(deedOf(making, { ...PAIRS, attempt: 2 })).toEqual({ deed: "drawn", tables: [[0, 1], [2, 3], [4]], attempt: 2, by_hand: true });
  });
});

describe("the editor", () => {
  let sent: { url: string; body: Record<string, unknown> }[];
  let current: Record<string, unknown>;
  let seating: Seating;
  let event: EventStore;
  let shown: Record<string, unknown> | null;

  const settled = async () => {
    for (let turn = 0; turn < 4; turn++) await new Promise((done) => setTimeout(done, 60));
    await tick();
    flushSync();
  };
  const button = (label: string) => [...document.querySelectorAll("button")].find((each) => (each.getAttribute("aria-label") ?? each.textContent).trim() === label)!;
  const player = (number: number) => document.querySelector<HTMLElement>(`[data-player="${number}"]`)!;
  const at = (place: number | string) => [...document.querySelectorAll(`[data-place="${place}"] [data-player]`)].map((each) => each.textContent.trim());

  async function show(view: Record<string, unknown>): Promise<void> {
    current = view;
    await event.load();
    shown = mount(Rounds, { target: document.body, props: { event } });
    await settled();
  }

  beforeEach(async () => {
    await setLanguage("en");
    sent = [];
    shown = null;
    seating = { players: [0, 1, 2, 3], least: 2, most: 2, byes: true, attempt: 0, remarks: [] };
    HTMLElement.prototype.showPopover = () => undefined; // happy-dom has no popovers
    vi.stubGlobal("fetch", (url: string, init: { body: string | null; method: string }) => {
      if (init.body) sent.push({ url, body: JSON.parse(init.body) as Record<string, unknown> });
      return Promise.resolve(new Response(JSON.stringify(url.endsWith("/tables") ? seating : { id: "e1", now: 0, view: current })));
    });
    event = new EventStore("e1");
  });

  afterEach(async () => {
    if (shown) await unmount(shown);
    event.stop();
    vi.unstubAllGlobals();
  });

  const impossible = wire({ prompts: [{ code: "impossible-groups-split", facts: { entrants: 4 }, urgent: true }], plan: { ...PLAN, stages: [{ name: "groups", structure: "groups" }] } });

  it("stands in plain sight where no round can be drawn, and quietly beside a draw; not for judges, nor for pools", async () => {
    await show(impossible);
    expect(button("Tables by hand").className).toContain("primary");
    current = wire({ entries: 11, prompts: [{ code: "draw", facts: { round: 1, count: 2 } }] });
    await event.load();
    await settled();
    expect(button("Tables by hand").className).not.toContain("primary");
    for (const view of [wire({ ...current, entries: 12, role: "judge" }), wire({ ...current, entries: 13, plan: { ...PLAN, stages: [{ name: "pools", structure: "pools" }] } })]) {
      current = view;
      await event.load();
      await settled();
      expect(button("Tables by hand")).toBeUndefined();
    }
  });

  it("is where what waits in the overview leads", async () => {
    current = impossible;
    await event.load();
    shown = mount(Prompts, { target: document.body, props: { event } });
    await settled();
    const link = [...document.querySelectorAll("a")].find((each) => each.textContent.includes("Tables by hand"))!;
    expect(link.getAttribute("href")).toBe("/events/e1/rounds?hand=1");
    await unmount(shown);
    history.replaceState(null, "", link.getAttribute("href")!);
    await show(impossible);
    expect(document.querySelector("[data-hand]")).not.toBeNull();
    history.replaceState(null, "", "/");
  });

  it("puts those chosen at a table by buttons alone, and sends a draft with its reason", async () => {
    await show(impossible);
    button("Tables by hand").click();
    await settled();
    expect(at("rest")).toEqual(["Ann", "Bob", "Cleo", "Dora"]);
    player(0).click();
    player(2).click();
    flushSync();
    expect(player(0).getAttribute("aria-pressed")).toBe("true");
    button("Seat the chosen players (2) at table 1").click();
    await settled();
    expect([at(0), at("rest")]).toEqual([["Ann", "Cleo"], ["Bob", "Dora"]]);
    player(1).click();
    flushSync();
    button("Give the chosen players (1) a bye").click();
    await settled();
    expect(sent.findLast(({ url }) => url.endsWith("/tables"))!.body).toEqual({ tables: [[0, 2], [1]] });
    button("Keep as a draft").click();
    await settled();
    expect(document.querySelector("[data-hand]")!.textContent).toContain("Give the reason");
    const field = document.querySelector<HTMLInputElement>("[data-hand] input")!;
    expect(document.activeElement).toBe(field);
    field.value = "the referee decides";
    field.dispatchEvent(new Event("input", { bubbles: true }));
    flushSync();
    button("Keep as a draft").click();
    await settled();
    expect(sent.filter(({ url }) => url.endsWith("/deeds")).map(({ body }) => body)).toEqual([{ deed: { deed: "drawn", tables: [[0, 2], [1]], attempt: 0, by_hand: true }, why: "the referee decides", after: 10 }]);
    expect(document.querySelector("[data-hand]")).toBeNull();
  });

  it("moves players by dragging, too", async () => {
    await show(impossible);
    button("Tables by hand").click();
    await settled();
    player(3).dispatchEvent(new Event("dragstart", { bubbles: true }));
    document.querySelector('[data-place="1"]')!.dispatchEvent(new Event("drop", { bubbles: true, cancelable: true }));
    await settled();
    expect(at(1)).toEqual(["Dora"]);
  });

  it("begins with the draft, and says at each table what stands against it", async () => {
    seating = { ...seating, remarks: [{ table: 1, refused: true, sentence: "Table 2 is too small." }, { table: 0, refused: false, sentence: "They have met." }, { table: -1, refused: false, sentence: "Somebody sits out." }] };
    await show(playing([{}, {}], { rounds: [], draft: { number: 0, stage: 0, tables: [{ number: 0, players: [0, 3] }, { number: 1, players: [1, 2] }] } }));
    button("Tables by hand").click();
    await settled();
    expect([at(0), at(1)]).toEqual([["Ann", "Dora"], ["Bob", "Cleo"]]);
    expect(document.getElementById("draft")).toBeNull();
    expect(document.querySelector('[data-place="1"] .said.bad')!.textContent).toContain("Table 2 is too small.");
    expect(document.querySelector('[data-place="0"] .said')!.textContent).toContain("They have met.");
    expect(document.querySelector(".general")!.textContent).toContain("Somebody sits out.");
    expect(document.querySelector("[data-hand]")!.textContent).toContain("One thing speaks against these tables.");
    button("Remove table 2").click();
    await settled();
    expect(at("rest")).toEqual(["Bob", "Cleo"]);
    button("Cancel").click();
    await settled();
    expect(document.getElementById("draft")).not.toBeNull();
  });
});
