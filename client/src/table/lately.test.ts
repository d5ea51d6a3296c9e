/** What has happened is seen again at the table, in every game. */
import { flushSync, mount, unmount } from "svelte";
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { loadGame } from "../games";
import type { Decision, Table } from "../games/contract";
import { loadCards } from "../games/keyforge/cards";
import * as keyforge from "../games/keyforge/fixtures";
import * as fence from "../games/ready-fence/fixtures";
import * as saboteur from "../games/saboteur/fixtures";
import * as duel from "../games/tokyo-duel/fixtures";
import { setLanguage, t } from "../i18n/index.svelte";
import { seatOf, tableOf, welcomeTo, Wire } from "../net/fixtures";
import type { GameStep } from "../net/protocol";
import { shortcut } from "../shell/shell.svelte";
import { wishes } from "../state/settings.svelte";
import { stage } from "../state/stage.svelte";
import { TableStore } from "../state/table.svelte";
import GameRoom from "./GameRoom.svelte";
import { sinceWhen } from "./happened";
import { room } from "./room.svelte";

/** How a table stood before the reader's own choice, after it, and after each of two choices of a rival; and what the reader is asked then. */
interface Story {
  game: string;
  names: string[];
  views: unknown[];
  asked: Decision;
}

const held = (count: number) => ({ hand: Array.from({ length: count }, () => null) });
const KEYFORGE: Story = { game: "keyforge", names: keyforge.NAMES, views: [6, 5, 4, 3].map((count) => keyforge.midGame({ players: [{}, held(count)] })), asked: keyforge.decide(0, "turn", "play:anger", "end") };
const STORIES: Story[] = [
  { game: "saboteur", names: saboteur.NAMES, views: [23, 22, 21, 20].map((deck) => saboteur.midGame({ deck })), asked: saboteur.TURN },
  { game: "tokyo-duel", names: duel.NAMES, views: [1, 2, 3, 4].map((energy) => duel.midGame({ players: [{ energy: 7 }, { energy }] })), asked: duel.decide(0, "reroll", "keep") },
  { game: "ready-fence", names: fence.NAMES, views: [3, 4, 5, 6].map((number) => fence.midGame({ hands: [6, number], timer: number })), asked: fence.decide(0, "turn", "ST3", "DI4") },
  KEYFORGE,
];

let store: TableStore;
let shown: Record<string, unknown> | null = null;

const tell = (number: number, seat: number, view: unknown, decision: Decision | null, more: Partial<GameStep> = {}) =>
  Wire.newest.say({ type: "game", number, option: null, seat, events: [], view, decision, table_options: [], timers: [], undo: null, redo: null, lesson: null, ...more });
const rival: Decision = { seat: 1, kind: "turn", options: [] };
const looks = () => document.querySelector(".stage")!.textContent;
const find = (what: string) => document.querySelector<HTMLElement>(`[data-${what}]`);
const place = () => find("lately")?.dataset["lately"] ?? null;
const sent = () => Wire.newest.sent.filter(({ type }) => ["choose", "table", "ready", "undo", "redo"].includes(type));

/** Opens the table of a story in which the reader has not chosen yet. */
async function open({ game, names, views, asked }: Story, changes: Partial<Table> = {}): Promise<void> {
  const client = await loadGame(game);
  const table = tableOf(game, names.map((name, seat) => seatOf(seat, name, seat === 0 ? {} : { kind: "bot", bot: "greedy", person_id: null })), changes);
  store = new TableStore("t", null, { step: vi.fn(), chat: vi.fn(), refused: vi.fn(), farewell: vi.fn() });
  store.connect();
  Wire.newest.onopen?.();
  Wire.newest.say(welcomeTo(table, names[0]!, views[0], { decision: asked }));
  shown = mount(GameRoom, { target: document.body, props: { store, table, game: client } });
  flushSync();
}

/** Tells what the reader chose and what a rival chose after it; gives how the table looked after each but the last, at which the reader is asked. */
function happen({ views, asked }: Story): string[] {
  tell(1, 0, views[1], rival);
  const first = looks();
  tell(2, 1, views[2], rival);
  const second = looks();
  tell(3, 1, views[3], asked);
  return [first, second];
}

function press(key: string): void {
  shortcut(new KeyboardEvent("keydown", { key, cancelable: true }));
  flushSync();
}
function click(element: Element): void {
  element.dispatchEvent(new PointerEvent("pointerdown", { bubbles: true, clientX: 5, clientY: 5 }));
  element.dispatchEvent(new MouseEvent("click", { bubbles: true, clientX: 5, clientY: 5, detail: 1 }));
  flushSync();
}
function seeAgain(): void {
  press("w");
  find("again")!.click();
  flushSync();
}
async function wait(ms: number): Promise<void> {
  await vi.advanceTimersByTimeAsync(ms);
  flushSync();
}

beforeAll(async () => {
  await setLanguage("en");
  await loadCards("en");
});
beforeEach(() => {
  room.reset();
  vi.useFakeTimers();
  wishes.reducedMotion = true;
  wishes.guide = false;
  vi.stubGlobal("WebSocket", Wire);
  vi.stubGlobal("matchMedia", () => ({ matches: true, addEventListener: () => undefined, removeEventListener: () => undefined }));
  vi.stubGlobal("ResizeObserver", class { observe() {} disconnect() {} unobserve() {} });
});
afterEach(() => {
  if (shown) void unmount(shown);
  shown = null;
  store.stop();
  wishes.reducedMotion = false;
  wishes.guide = true;
  document.body.replaceChildren();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe("what happened", () => {
  it.each(STORIES)("is seen again in $game, step by step, and nothing can be chosen meanwhile", async (story) => {
    await open(story);
    const then = happen(story);
    const now = looks();
    expect(new Set([...then, now]).size).toBe(3);
    seeAgain();
    expect(place()).toBe("0");
    expect([...then, now]).not.toContain(looks());
    for (const each of then) {
      await wait(500);
      expect(looks()).toBe(each);
    }
    await wait(500);
    expect(place()).toBe("3");
    await wait(500);
    expect([place(), looks()]).toEqual([null, now]);
    seeAgain();
    for (const at of ["0", "1", "2", "3"]) {
      expect(place()).toBe(at);
      for (const one of document.querySelectorAll<HTMLElement>(".stage button")) one.click();
      flushSync();
      for (const key of ["z", "y"]) press(key);
      click(document.querySelector(".stage")!);
    }
    expect(sent()).toEqual([]);
  });

  it("is ended at once by its button and by Escape, and the table hears no press that came too late", async () => {
    await open(KEYFORGE);
    happen(KEYFORGE);
    const now = looks();
    for (const end of [() => find("lately-end")!.click(), () => press("Escape")]) {
      seeAgain();
      end();
      flushSync();
      expect([place(), looks()]).toEqual([null, now]);
      expect(document.querySelector<HTMLElement>(".stage")!.inert).toBe(true);
      await wait(400);
      expect(document.querySelector<HTMLElement>(".stage")!.inert).toBe(false);
    }
    press("z");
    expect(store.question).toEqual(KEYFORGE.asked);
  });

  it("is hurried by a tap beside the cards and by H, without a word to the hall", async () => {
    await open(KEYFORGE);
    happen(KEYFORGE);
    seeAgain();
    click(document.querySelector("[data-keyforge-status]")!);
    expect(place()).toBe("1");
    press("h");
    expect(place()).toBe("2");
    click(document.querySelector(".stage button")!);
    expect(place()).toBe("2");
    expect(Wire.newest.sent.filter(({ type }) => type === "hurry")).toEqual([]);
  });

  it.each([["slow", 2], ["fast", 0.4], ["at-once", 1]] as const)("goes by the tempo of the table: %s", async (tempo, beat) => {
    await open(KEYFORGE, { tempo });
    happen(KEYFORGE);
    seeAgain();
    expect(stage.beat).toBe(beat);
    await wait(500 * beat - 1);
    expect(place()).toBe("0");
    await wait(1);
    expect(place()).toBe("1");
  });

  it("waits for whoever reads something", async () => {
    await open(KEYFORGE);
    happen(KEYFORGE);
    seeAgain();
    press("w");
    await wait(5000);
    expect(place()).toBe("0");
    room.happened = false;
    flushSync();
    await wait(500);
    expect(place()).toBe("1");
  });

  it("lets the reader's clock be seen, which goes on", async () => {
    const [story] = STORIES as [Story];
    await open(story);
    happen(story);
    tell(4, 1, story.views[3], story.asked, { timers: [{ key: "move", left_ms: 25_000, running: true }] });
    seeAgain();
    const clock = () => document.querySelector(".prompt [role=timer]")!.textContent.trim();
    const before = clock();
    await wait(2000);
    expect(clock()).not.toBe(before);
  });

  it("goes on to what has come meanwhile, and ends when it is taken back", async () => {
    await open(KEYFORGE);
    happen(KEYFORGE);
    seeAgain();
    tell(4, 1, KEYFORGE.views[2], KEYFORGE.asked);
    for (let n = 0; n < 4; n += 1) press("h");
    expect(place()).toBe("4");
    tell(5, -1, KEYFORGE.views[0], KEYFORGE.asked, { option: "undo 0 0" });
    expect(place()).toBeNull();
    expect(store.kept.at(0)?.view).toEqual(KEYFORGE.views[0]);
  });

  it("can't be seen again as far as it came before the page, or by other eyes", async () => {
    await open(KEYFORGE);
    press("w");
    expect(find("again")).toBeNull();
    room.happened = false;
    const { views } = KEYFORGE;
    // The connection was lost after step 1.
    tell(1, 0, views[1], rival);
    Wire.newest.say(welcomeTo(store.table!, "Ann", views[2], { number: 3, log: [2, 3].map((number) => ({ number, option: null, seat: 1, events: [{ kind: "turn_began", seat: 1, number }] })), decision: rival }));
    press("w");
    expect(document.querySelector("dialog[open]")!.textContent).toContain(t("hall-lately-none"));
    room.happened = false;
    tell(4, 1, views[3], KEYFORGE.asked);
    seeAgain();
    expect([place(), find("lately")!.textContent]).toEqual(["0", "0/1"]);
    press("Escape");
    // The reader gives up the seat, and watches from now on.
    Wire.newest.say({ type: "table", table: { ...store.table!, seats: store.table!.seats.map((seat) => ({ ...seat, person_id: null })) } });
    expect(store.seat).toBeNull();
    press("w");
    expect(find("again")).toBeNull();
  });

  it("begins with the reader's last choice, or with this part of the game", () => {
    const log = [0, 1, 2, 1].map((seat, n) => ({ number: n + 1, option: null, seat, events: [{ kind: n === 2 ? "round" : "move" }] }));
    const begins = ({ kind }: { kind: string }) => kind === "round";
    expect([0, 1, 2, 3, null].map((seat) => sinceWhen(log, seat, begins))).toEqual([1, 4, 3, 3, 3]);
    expect(sinceWhen([], null, begins)).toBe(0);
  });
});
