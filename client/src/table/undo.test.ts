import { flushSync, mount, tick, unmount } from "svelte";
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { loadGame, type AnyGame } from "../games";
import type { Batch, GameEvent, GameProps, Table } from "../games/contract";
import { loadCards } from "../games/keyforge/cards";
import { midGame, NAMES } from "../games/keyforge/fixtures";
import { setLanguage, t } from "../i18n/index.svelte";
import { seatOf, tableOf, welcomeTo, Wire } from "../net/fixtures";
import type { UndoVote } from "../net/protocol";
import { shortcut, TABLE_KEYS } from "../shell/shell.svelte";
import { announce, notices } from "../state/notices.svelte";
import { wishes } from "../state/settings.svelte";
import { TableStore } from "../state/table.svelte";
import GameRoom from "./GameRoom.svelte";
import { room } from "./room.svelte";
import { spokenStep } from "./words";

const [ANN, BOB] = NAMES as [string, string];
const step = (number: number, seat: number, ...events: GameEvent[]): Batch => ({ number, option: null, seat, events });
const TURN = step(1, 0, { kind: "turn_began", seat: 1, number: 4 });
const FIGHT = step(2, 1, { kind: "fights", seat: 1, card: "pitlord", target: "troll" });
const AFTER = step(3, 0, { kind: "shuffled", seat: 0 });
const taken = (number: number, after: number, seat: number): Batch => ({ number, option: `undo ${after} ${seat}`, seat: -1, events: [] });

/** What the server says that may be taken back: the choice of this number, or nothing. */
const back = (number: number) => ({ undo: number > 0 ? { seat: 1, number, back: number - 1 } : null, redo: null });

let keyforge: AnyGame;
let store: TableStore | undefined;
let shown: Record<string, unknown> | null = null;
/** What the game is handed. */
let handed: GameProps;

/** Opens the table for one of the players, or for somebody who watches. */
function open(reader: string, log: Batch[], changes: Partial<Table> = {}, game = keyforge): void {
  const opened = new TableStore("t", null, { step: vi.fn(), chat: vi.fn(), refused: vi.fn(), farewell: vi.fn() });
  store = opened;
  opened.connect();
  Wire.newest.onopen?.();
  const table = tableOf("keyforge", NAMES.map((name, seat) => seatOf(seat, name)), { private: true, ...changes });
  const seat = NAMES.indexOf(reader);
  const number = log.at(-1)?.number ?? 0;
  const mine = log.findLast((each) => each.seat === seat);
  const last = mine ? { seat, number: mine.number, back: mine.number - 1 } : null;
  Wire.newest.say(welcomeTo(table, reader, midGame(), { number, log, undo: last }));
  shown = mount(GameRoom, { target: document.body, props: { store: opened, table, game } });
  flushSync();
}

/** Stands in for a game, to see what it is handed. */
function spy(): AnyGame {
  const Table = (_: unknown, props: GameProps) => {
    handed = props;
    return {};
  };
  return { ...keyforge, Table: Table as unknown as AnyGame["Table"] };
}

const asks = (vote: Partial<UndoVote> = {}): void => Wire.newest.say({ type: "votes", replace: [], ready: [], undo: { seat: 1, redo: false, steps: [2], crosses: [], agreed: [], needed: [0], mine: "asked", ...vote } });
const sent = () => Wire.newest.sent.filter(({ type }) => type === "undo" || type === "redo" || type === "answer");
const find = (what: string) => document.querySelector<HTMLElement>(`[data-undo${what}]`);
const texts = (where: string) => [...document.querySelectorAll(where)].map((each) => each.textContent.trim().replace(/\s+/g, " "));
const takes = (name: string) => t("hall-undo-line", { name });

function press(key: string, target: HTMLElement = document.body): void {
  target.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true }));
  flushSync();
}

beforeAll(async () => {
  await setLanguage("en");
  await loadCards("en");
  keyforge = await loadGame("keyforge");
});
beforeEach(() => {
  room.reset();
  wishes.guide = true;
  notices.toasts = [];
  notices.polite = "";
  vi.stubGlobal("WebSocket", Wire);
  // The log stands beside the game.
  vi.stubGlobal("matchMedia", () => ({ matches: true, addEventListener: () => undefined, removeEventListener: () => undefined }));
  addEventListener("keydown", shortcut);
});
afterEach(() => {
  removeEventListener("keydown", shortcut);
  if (shown) void unmount(shown);
  shown = null;
  store?.stop();
  store = undefined;
  document.body.replaceChildren();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

describe("the button that takes a choice back", () => {
  it("asks, by a press or by its key", () => {
    open(BOB, [TURN, FIGHT]);
    expect(find("")?.getAttribute("aria-label")).toBe(t("hall-undo"));
    expect(find("")?.hasAttribute("aria-disabled")).toBe(false);
    find("")!.click();
    press("z");
    expect(sent()).toEqual([
      { type: "undo", number: 2 },
      { type: "undo", number: 2 },
    ]);
    expect(TABLE_KEYS).toContainEqual({ keys: ["Z"], label: "hall-undo" });
  });

  it("is no key while somebody writes", () => {
    open(BOB, [TURN, FIGHT]);
    const field = document.body.appendChild(document.createElement("input"));
    press("z", field);
    expect(sent()).toEqual([]);
  });

  it("says why it is of no use, and keeps the focus", () => {
    open(BOB, [TURN]);
    find("")!.focus();
    find("")!.click();
    flushSync();
    expect([find("")!.title, find("")!.getAttribute("aria-disabled")]).toEqual([t("error-undo-nothing"), "true"]);
    expect(notices.toasts.map(({ text }) => text)).toEqual([t("error-undo-nothing")]);
    Wire.newest.say({ type: "game", ...FIGHT, view: midGame(), decision: null, table_options: [], timers: [], ...back(2), lesson: null });
    expect(find("")!.title).toBe(t("hall-undo"));
    asks({ mine: "asker" });
    expect(find("")!.title).toBe(t("error-undo-pending"));
    expect(document.activeElement).toBe(find(""));
    press("z");
    expect(sent()).toEqual([]);
  });

  it.each([
    ["at an event", BOB, { event: "cup" }],
    ["for somebody who watches", "Zoe", {}],
    ["after the end", BOB, { status: "over" as const }],
  ])("is not there %s", (_, reader, changes) => {
    open(reader, [TURN, FIGHT], changes);
    expect(find("")).toBeNull();
    press("z");
    expect([sent(), notices.toasts]).toEqual([[], []]);
  });
});

describe("the bar about a request", () => {
  it("tells those who are asked what it is about, and takes their answer", () => {
    open(ANN, [TURN, FIGHT]);
    expect(find("-bar")).toBeNull();
    asks();
    expect(texts("[data-undo-bar] p")).toEqual([t("hall-undo-asks-line", { name: BOB }), "Pitlord fights Troll."]);
    find("-agree")!.click();
    find("-decline")!.click();
    expect(sent()).toEqual([
      { type: "answer", yes: true },
      { type: "answer", yes: false },
    ]);
  });

  it("is about what the server names, whatever the newest step of the log is", () => {
    open(ANN, [TURN, FIGHT, AFTER, step(4, 1, { kind: "shuffled", seat: 1 })]);
    asks({ steps: [2, 3, 4], crosses: ["since", "turn", "round", "revealed"] });
    expect(texts("[data-undo-bar] p.choice")).toEqual(["Pitlord fights Troll."]);
    expect(texts("[data-undo-rest] li")).toHaveLength(2);
    expect(texts("[data-undo-bar] .notes span")).toEqual([t("hall-undo-after"), t("hall-undo-round"), t("hall-undo-revealed")]);
    Wire.newest.say({ type: "votes", replace: [], ready: [], undo: null });
    expect(find("-bar")).toBeNull();
  });

  it("finds words where the log has none", () => {
    open(ANN, [TURN, FIGHT, step(3, 1)]);
    asks({ steps: [3], crosses: ["turn"] });
    expect(texts("[data-undo-bar] p")).toEqual([t("hall-undo-asks", { name: BOB }), t("hall-undo-turn")]);
  });

  it("asks first whether it is meant, with the focus on it; Escape leaves it", async () => {
    open(BOB, [TURN, FIGHT, AFTER]);
    press("z");
    asks({ steps: [2, 3], crosses: ["since", "revealed"], mine: "confirm", needed: [] });
    await tick();
    expect(texts("[data-undo-bar] p")).toEqual([t("hall-undo-sure-line"), "Pitlord fights Troll.", `${t("hall-undo-after")}${t("hall-undo-revealed")}`]);
    expect(texts("[data-undo-rest] li")).toHaveLength(1);
    expect(document.activeElement).toBe(find("-confirm"));
    find("-confirm")!.click();
    press("Escape", find("-confirm")!);
    find("-leave")!.click();
    expect(sent()).toEqual([
      { type: "undo", number: 2 },
      { type: "answer", yes: true },
      { type: "answer", yes: false },
      { type: "answer", yes: false },
    ]);
  });

  it("lets the asker wait for the others, or withdraw", () => {
    open(BOB, [TURN, FIGHT]);
    asks({ mine: "asker" });
    expect(texts("[data-undo-bar] p")).toEqual([t("hall-undo-own"), t("hall-undo-waits", { names: ANN })]);
    expect([find("-agree"), find("-decline")]).toEqual([null, null]);
    find("-withdraw")!.click();
    expect(sent()).toEqual([{ type: "answer", yes: false }]);
  });

  it("only tells those who have agreed, and those who watch", () => {
    open(ANN, [TURN, FIGHT]);
    asks({ agreed: [0], needed: [1], mine: "agreed" });
    expect(texts("[data-undo-bar] .notes span")).toEqual([t("hall-undo-agreed"), t("hall-undo-waits", { names: BOB })]);
    asks({ mine: null });
    expect(texts("[data-undo-bar] .notes span")).toEqual([t("hall-undo-waits", { names: ANN })]);
    expect(document.querySelector("[data-undo-bar] button")).toBeNull();
  });

  it("is said when there is a pause, and takes no focus", async () => {
    vi.useFakeTimers();
    // What other tests had to say is said.
    announce("");
    await vi.advanceTimersByTimeAsync(200);
    open(ANN, [TURN, FIGHT]);
    find("")!.focus();
    asks();
    expect(document.activeElement).toBe(find(""));
    await vi.advanceTimersByTimeAsync(200);
    expect(notices.polite).toBe(`${t("hall-undo-asks-line", { name: BOB })} Pitlord fights Troll.`);
  });

  it("leaves the focus at the table when its buttons go", async () => {
    open(ANN, [TURN, FIGHT]);
    asks();
    find("-agree")!.focus();
    asks({ agreed: [0], needed: [1], mine: "agreed" });
    await tick();
    expect(document.activeElement?.classList.contains("middle")).toBe(true);
  });
});

describe("putting back", () => {
  const redo = () => document.querySelector<HTMLElement>("[data-redo]");
  const undone = { ...taken(3, 1, 1), view: midGame(), decision: null, table_options: [], timers: [], undo: null, redo: { seat: 1, number: 3, back: 2 }, lesson: null };

  it("is there as long as the server offers it, by a press or by its key", () => {
    open(BOB, [TURN, FIGHT]);
    press("y");
    expect([redo(), sent()]).toEqual([null, []]);
    Wire.newest.say({ type: "game", ...undone });
    expect(redo()?.getAttribute("aria-label")).toBe(t("hall-redo"));
    redo()!.click();
    press("y");
    expect(sent()).toEqual([
      { type: "redo", number: 3 },
      { type: "redo", number: 3 },
    ]);
    expect(TABLE_KEYS).toContainEqual({ keys: ["Y"], label: "hall-redo" });
    Wire.newest.say({ type: "game", ...step(4, 0), view: midGame(), decision: null, table_options: [], timers: [], ...back(0), lesson: null });
    expect(redo()).toBeNull();
  });

  it("is asked about in words of its own, and then stands in the log", () => {
    open(ANN, [TURN, FIGHT, taken(3, 1, 1)]);
    asks({ redo: true, steps: [2], crosses: ["turn"] });
    expect(texts("[data-undo-bar] p")).toEqual([t("hall-redo-asks-line", { name: BOB }), "Pitlord fights Troll."]);
    Wire.newest.say({ type: "game", number: 4, option: "redo 3 1", seat: -1, events: [], view: midGame(), decision: null, table_options: [], timers: [], ...back(2), lesson: null });
    expect(texts(".log li")).toEqual(["Turn 4: Bob", "Pitlord fights Troll.", takes(BOB), t("hall-redo-line", { name: BOB })]);
    expect(texts(".log li.gone")).toEqual([]);
  });
});

describe("what was taken back", () => {
  it("stands in the log, struck through, with a line of who did it", () => {
    open(ANN, [TURN, FIGHT, taken(3, 1, 1)]);
    const gone = t("hall-log-gone");
    expect(texts(".log li")).toEqual(["Turn 4: Bob", `${gone} Pitlord fights Troll.`, takes(BOB)]);
    expect(texts(".log li.gone")).toEqual([`${gone} Pitlord fights Troll.`]);
    expect(document.querySelector(".log .gone .spoken")?.textContent).toBe(gone);
  });

  it("is told to who did it as their own", () => {
    open(BOB, [TURN, FIGHT]);
    Wire.newest.say({ type: "game", ...taken(3, 1, 1), view: midGame(), decision: null, table_options: [], timers: [], ...back(0), lesson: null });
    expect(texts(".log li.mine").at(-1)).toBe(t("hall-undo-line-own"));
    expect(find("")!.title).toBe(t("error-undo-nothing"));
  });

  it("is no news to the game: neither its log nor its newest step shows it again", () => {
    open(ANN, [TURN, FIGHT], {}, spy());
    expect(handed.log.map(({ number }) => number)).toEqual([1, 2]);
    Wire.newest.say({ type: "game", ...taken(3, 1, 1), view: midGame(), decision: null, table_options: [], timers: [], ...back(0), lesson: null });
    expect(handed.log.map(({ number }) => number)).toEqual([1]);
    expect([handed.last?.number, handed.last?.events]).toEqual([3, []]);
  });

  it("is not the latest news on the line of KeyForge's table", () => {
    wishes.guide = false; // a tip of the guide would stand there
    open(ANN, [TURN, FIGHT]);
    const latest = () => texts("[data-keyforge-status] .latest");
    expect(latest()).toEqual(["Pitlord fights Troll."]);
    Wire.newest.say({ type: "game", ...taken(3, 1, 1), view: midGame(), decision: null, table_options: [], timers: [], ...back(0), lesson: null });
    expect(latest()).toEqual([""]);
  });

  it("is said, in every language", async () => {
    const words = (you: number | null) => ({ view: midGame(), names: NAMES, you, t });
    for (const language of ["en", "zh-Hant", "ko"] as const) {
      await setLanguage(language);
      expect(spokenStep("keyforge", keyforge, taken(3, 1, 1), words(0))).toContain(BOB);
      expect(spokenStep("keyforge", keyforge, taken(3, 1, 1), words(1))).not.toContain(BOB);
      expect(spokenStep("keyforge", keyforge, taken(3, 1, 1), words(null))).toContain(BOB);
      expect(spokenStep("keyforge", keyforge, { ...taken(4, 3, 1), option: "redo 3 1" }, words(0))).toContain(BOB);
      expect(spokenStep("keyforge", keyforge, { ...taken(4, 3, 1), option: "redo 3 1" }, words(1))).not.toContain(BOB);
    }
    await setLanguage("en");
  });
});
