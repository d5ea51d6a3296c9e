import { flushSync, mount, unmount } from "svelte";
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { loadGame, type AnyGame } from "../games";
import type { Batch, GameEvent, Seat, Table } from "../games/contract";
import { loadCards } from "../games/keyforge/cards";
import { midGame, NAMES } from "../games/keyforge/fixtures";
import { setLanguage, t } from "../i18n/index.svelte";
import { seatOf, tableOf, welcomeTo, Wire } from "../net/fixtures";
import type { Tempo } from "../net/protocol";
import { shortcut } from "../shell/shell.svelte";
import { stage } from "../state/stage.svelte";
import { TableStore } from "../state/table.svelte";
import GameRoom from "./GameRoom.svelte";
import { latelyOf, ownLast } from "./happened";
import { room } from "./room.svelte";
import TableHeader from "./TableHeader.svelte";
import type { Line } from "./words";

const [ANN, BOB] = NAMES as [string, string];
let keyforge: AnyGame;
let store: TableStore | undefined;
const shown: Record<string, unknown>[] = [];

type Who = "bot" | "person";
const sits = (seat: number, kind: Who): Seat => seatOf(seat, NAMES[seat]!, kind === "bot" ? { kind, bot: "greedy", person_id: null } : {});
const against = (second: Who, changes: Partial<Table> = {}): Table => tableOf("keyforge", [sits(0, "person"), sits(1, second)], { private: true, ...changes });
const step = (number: number, seat: number, ...events: GameEvent[]): Batch => ({ number, option: null, seat, events });
const TURN = step(1, 0, { kind: "turn_began", seat: 0, number: 4 });
const FIGHT = step(2, 1, { kind: "fights", seat: 1, card: "pitlord", target: "troll" });
const asks = (seat: number) => ({ seat, kind: "turn", options: [] });

/** Opens a table where the seat `turn` is asked. */
function open(reader: string, table: Table, turn: number, log: Batch[] = []): TableStore {
  const opened = (store = new TableStore("t", null, { step: vi.fn(), chat: vi.fn(), refused: vi.fn(), farewell: vi.fn() }));
  opened.connect();
  Wire.newest.onopen?.();
  Wire.newest.say(welcomeTo(table, reader, midGame(), { number: log.length, log, decision: asks(turn) }));
  shown.push(mount(TableHeader, { target: document.body, props: { store: opened, table, game: keyforge } }), mount(GameRoom, { target: document.body, props: { store: opened, table, game: keyforge } }));
  flushSync();
  return opened;
}

const sent = (type: string) => Wire.newest.sent.filter((message) => message.type === type);
const button = (what: string) => document.querySelector<HTMLElement>(`[data-${what}]`);
const press = (key: string) => {
  shortcut(new KeyboardEvent("keydown", { key, cancelable: true }));
  flushSync();
};
function tap(where: Element): void {
  where.dispatchEvent(new PointerEvent("pointerdown", { bubbles: true, clientX: 5, clientY: 5 }));
  where.dispatchEvent(new MouseEvent("click", { bubbles: true, clientX: 5, clientY: 5, detail: 1 }));
  flushSync();
}

beforeAll(async () => {
  await setLanguage("en");
  await loadCards("en");
  keyforge = await loadGame("keyforge");
});
beforeEach(() => {
  room.reset();
  vi.stubGlobal("WebSocket", Wire);
  vi.stubGlobal("matchMedia", () => ({ matches: true, addEventListener: () => undefined, removeEventListener: () => undefined }));
});
afterEach(() => {
  for (const one of shown.splice(0)) void unmount(one);
  store?.stop();
  document.body.replaceChildren();
  vi.unstubAllGlobals();
});

describe("the tempo of the bots", () => {
  it("is set by whoever is alone with them, by the host, and by nobody else", () => {
    const cases: [string, Table, boolean][] = [
      [ANN, against("bot"), true],
      [ANN, against("bot", { host: "x" }), true],
      [ANN, against("person"), true],
      [BOB, against("person"), false],
      ["x", against("bot"), false],
      [ANN, against("person", { rated: true }), false],
      [ANN, against("bot", { status: "over" }), false],
    ];
    for (const [reader, table, may] of cases) {
      expect(open(reader, table, 0).setsTempo).toBe(may);
      store!.setTempo("slow");
      expect(sent("tempo")).toEqual(may ? [{ type: "tempo", tempo: "slow" }] : []);
      for (const one of shown.splice(0)) void unmount(one);
      store!.stop();
    }
  });
  it("stands in the menu of the table, as it is now, where there are bots", () => {
    open(ANN, against("bot", { tempo: "fast" }), 0);
    document.querySelector<HTMLElement>(`[aria-label="${t("hall-table-menu")}"]`)!.click();
    flushSync();
    const item = [...document.querySelectorAll<HTMLElement>('[role="menuitem"]')].find((each) => each.textContent.includes(t("hall-tempo-now", { tempo: t("hall-tempo-fast") })));
    item!.click();
    flushSync();
    expect(document.querySelector("dialog[open]")!.textContent).toContain(t("hall-tempo-tap"));
    document.querySelectorAll<HTMLInputElement>('dialog[open] input[type="radio"]')[0]!.click();
    expect(sent("tempo")).toEqual([{ type: "tempo", tempo: "slow" }]);
  });
  it.each<[Tempo, Who, number]>([["slow", "bot", 2], ["fast", "bot", 0.4], ["at-once", "bot", 0], ["slow", "person", 1]])("%s at a table with a %s stages what happens %f times as long", (tempo, second, beat) => {
    open(ANN, against(second, { tempo }), 1);
    expect(stage.beat).toBe(beat);
  });
});

describe("hurrying", () => {
  it("by button, key or a tap beside what can be pressed is told once, until a person is asked", () => {
    open(ANN, against("bot"), 1);
    expect(button("hurry")!.getAttribute("aria-disabled")).toBeNull();
    tap(document.querySelector("[data-keyforge-status]")!);
    press("h");
    button("hurry")!.click();
    flushSync();
    expect(sent("hurry")).toHaveLength(1);
    expect([store!.hurried, stage.beat]).toEqual([true, 0]);
    expect(button("hurry")!.title).toBe(t("hall-hurry-idle"));
    Wire.newest.say({ type: "game", number: 1, option: null, seat: 1, events: [], view: midGame(), decision: asks(1), table_options: [], timers: [], undo: null, redo: null, lesson: null });
    expect(store!.hurried).toBe(true);
    Wire.newest.say({ type: "game", number: 2, option: null, seat: 1, events: [], view: midGame(), decision: asks(0), table_options: [], timers: [], undo: null, redo: null, lesson: null });
    flushSync();
    expect([store!.hurried, stage.beat]).toEqual([false, 1]);
    press("h");
    expect(sent("hurry")).toHaveLength(1);
  });
  it("ends what is staged at any tap, but whoever reads a card lets bots take their time", () => {
    open(ANN, against("bot"), 1);
    const ended = vi.fn();
    const forget = stage.onHurry(ended);
    tap(document.querySelector(".stage button")!);
    expect(ended).toHaveBeenCalledOnce();
    expect(sent("hurry")).toEqual([]);
    forget();
  });
  it("is no button where nobody is waited for, or others set the tempo", () => {
    for (const [reader, table] of [[ANN, against("person")], [ANN, against("bot", { tempo: "at-once" })], ["x", against("bot")]] as const) {
      open(reader, table, 1);
      expect(button("hurry")).toBeNull();
      press("h");
      expect(sent("hurry")).toEqual([]);
      for (const one of shown.splice(0)) void unmount(one);
      store!.stop();
    }
  });
});

describe("what happened", () => {
  const line = (number: number, changes: Partial<Line> = {}): Line => ({ key: String(number), number, event: null, text: String(number), heading: false, mine: false, gone: false, ...changes });
  const numbers = (lines: readonly Line[]) => lines.map(({ number }) => number);

  it("is all since the reader's last choice, and a little before it", () => {
    const lines = Array.from({ length: 30 }, (_, n) => line(n + 1));
    const { before, since } = latelyOf(lines, 20);
    expect([before[0]!.number, before.at(-1)!.number, since[0]!.number, since.at(-1)!.number]).toEqual([8, 19, 20, 30]);
    expect(numbers(latelyOf(lines, 30).since)).toEqual([30]);
    expect(latelyOf([line(1)], 2).since).toEqual([]);
    expect(numbers(latelyOf(lines, null).since)).toEqual(numbers(lines.slice(-12)));
    expect(latelyOf([line(1), line(2, { gone: true })], null).since).toHaveLength(1);
    expect([ownLast([TURN, FIGHT], 0), ownLast([FIGHT], 0), ownLast([TURN], null)]).toEqual([1, null, null]);
  });
  it("opens by key and button, with the game's links", () => {
    open(ANN, against("bot"), 1, [TURN, FIGHT]);
    press("w");
    expect([...document.querySelectorAll("[data-happened] li")].map((each) => each.textContent.trim())).toEqual([t("hall-happened-since"), "Turn 4: Ann", "Pitlord fights Troll."]);
    document.querySelector<HTMLElement>('[data-happened] [data-keyforge-link="troll"]')!.click();
    flushSync();
    expect(document.querySelector("[data-happened]")).toBeNull();
    expect(document.querySelector('[data-keyforge-reading="troll"]')).not.toBeNull();
  });
});
