import { flushSync, mount, unmount } from "svelte";
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { loadGame, type AnyGame } from "../games";
import type { Batch, GameEvent } from "../games/contract";
import { loadCards } from "../games/keyforge/cards";
import { midGame, NAMES } from "../games/keyforge/fixtures";
import { midGame as mining, NAMES as MINERS } from "../games/saboteur/fixtures";
import { setLanguage } from "../i18n/index.svelte";
import { seatOf, tableOf } from "../net/fixtures";
import Log from "../parts/Log.svelte";
import { TableStore } from "../state/table.svelte";
import GameRoom from "./GameRoom.svelte";
import { room } from "./room.svelte";

const batch = (number: number, ...events: GameEvent[]): Batch => ({ number, option: null, seat: 1, events });
const TURN = batch(1, { kind: "turn_began", seat: 1, number: 4 });
const FIGHT = batch(2, { kind: "fights", seat: 1, card: "pitlord", target: "troll" });

let keyforge: AnyGame;
let shown: Record<string, unknown> | null = null;

function open(log: Batch[], game = keyforge): TableStore {
  const store = new TableStore("t", null, { step: vi.fn(), chat: vi.fn(), refused: vi.fn(), farewell: vi.fn() });
  const table = tableOf("keyforge", NAMES.map((name, seat) => seatOf(seat, name)));
  store.table = table;
  store.view = midGame();
  store.log = log;
  shown = mount(GameRoom, { target: document.body, props: { store, table, game } });
  flushSync();
  return store;
}

const lines = () => [...document.querySelectorAll(".log li")].map((line) => line.textContent?.trim());
const link = (card: string) => document.querySelector<HTMLElement>(`.log [data-keyforge-link="${card}"]`);
const reading = () => document.querySelector<HTMLElement>("[data-keyforge-reading]")?.dataset["keyforgeReading"] ?? null;

beforeAll(async () => {
  await setLanguage("en");
  await loadCards("en");
  keyforge = await loadGame("keyforge");
});
beforeEach(() => {
  room.reset();
  // The log stands beside the game.
  vi.stubGlobal("matchMedia", () => ({ matches: true, addEventListener: () => undefined, removeEventListener: () => undefined }));
});
afterEach(() => {
  if (shown) void unmount(shown);
  shown = null;
  document.body.replaceChildren();
  vi.unstubAllGlobals();
});

describe("the log of the hall", () => {
  it("links the cards that KeyForge's lines name, and opens them at the table", () => {
    open([TURN, FIGHT]);
    expect(lines()).toEqual(["Turn 4: Bob", "Pitlord fights Troll."]);
    expect(reading()).toBeNull();
    link("troll")!.click();
    flushSync();
    expect(reading()).toBe("troll");
  });

  it("does not open a card again by itself when the game goes on, but does when its link is pressed again", () => {
    const store = open([TURN, FIGHT]);
    link("troll")!.click();
    flushSync();
    document.querySelector<HTMLElement>("dialog[open] button")!.click();
    flushSync();
    expect(document.querySelector("dialog[open]")).toBeNull();
    store.view = midGame();
    store.log = [...store.log, batch(3, { kind: "shuffled", seat: 0 })];
    flushSync();
    expect(document.querySelector("dialog[open]")).toBeNull();
    link("troll")!.click();
    flushSync();
    expect(document.querySelector("dialog[open]")).not.toBeNull();
  });

  it("links nothing that the view no longer holds: there would be nothing to read", () => {
    open([batch(1, { kind: "fights", seat: 1, card: "gone", target: "troll" })]);
    expect(link("troll")).not.toBeNull();
    expect(link("gone")).toBeNull();
  });

  it("strikes out what was tried in a step of a lesson, and says that it begins again", () => {
    open([TURN, FIGHT, { number: 3, option: "lesson again 1", seat: -1, events: [] }, batch(4, { kind: "reaped", seat: 1, card: "pitlord" })]);
    expect(lines()).toEqual(["Turn 4: Bob", "Taken back: Pitlord fights Troll.", "This step starts over.", "Bob reaps with Pitlord."]);
    expect(document.querySelectorAll(".log .gone")).toHaveLength(1);
  });

  it("is plain text for a game that draws no lines of its own", () => {
    const { LogLine, ...plain } = keyforge;
    expect(LogLine).toBeDefined();
    open([TURN, FIGHT], plain);
    expect(lines()).toEqual(["Turn 4: Bob", "Pitlord fights Troll."]);
    expect(document.querySelector(".log button")).toBeNull();
  });

  it("is plain text by itself", () => {
    shown = mount(Log, { target: document.body, props: { lines: [{ key: "1", text: "Ann builds." }] } });
    flushSync();
    expect(lines()).toEqual(["Ann builds."]);
  });
});

describe("a line of Saboteur's log", () => {
  const view = mining();
  const LAID: GameEvent = { kind: "path_laid", seat: 1, card: "CR", x: 2, y: -1, turned: false };
  const LOOKED: GameEvent = { kind: "map_used", seat: 1, goal: 0, face: null };

  it("lights the cell of the mine that it names", async () => {
    vi.stubGlobal("ResizeObserver", class { observe() {} disconnect() {} unobserve() {} });
    const saboteur = await loadGame("saboteur");
    const store = new TableStore("t", null, { step: vi.fn(), chat: vi.fn(), refused: vi.fn(), farewell: vi.fn() });
    store.table = tableOf("saboteur", MINERS.map((name, seat) => seatOf(seat, name)));
    store.view = view;
    store.log = [batch(1, LAID), batch(2, LOOKED)];
    shown = mount(GameRoom, { target: document.body, props: { store, table: store.table, game: saboteur } });
    flushSync();
    expect(lines()).toEqual([`${MINERS[1]} lays a right curve: 2 right and 1 up of the start.`, expect.stringContaining("map")]);
    const lit = () => document.querySelector<HTMLElement>("[data-sab-lit]")?.dataset["sabLit"] ?? null;
    expect(lit()).toBeNull();
    for (const cell of ["2,-1", `${view.goals[0]!.x},${view.goals[0]!.y}`]) {
      document.querySelector<HTMLElement>(`.log [data-sab-link="${cell}"]`)!.click();
      flushSync();
      expect(lit()).toBe(cell);
    }
  });
});
