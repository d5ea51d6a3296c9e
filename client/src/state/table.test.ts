import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { Seat, Table } from "../games/contract";
import { seatOf, tableOf, Wire } from "../net/fixtures";
import type { Back, LessonState, UndoVote, Welcome } from "../net/protocol";
import { TableStore, type TableHandlers } from "./table.svelte";

const handlers = { step: vi.fn(), chat: vi.fn(), refused: vi.fn(), farewell: vi.fn() } satisfies TableHandlers;
let store: TableStore;

function table(changes: Partial<Seat> = {}): Table {
  return tableOf("g", [seatOf(0, "ann"), seatOf(1, "me", changes)], { number: 3 });
}

const asked = { seat: 1, kind: "turn", options: [{ option: "a", touches: [] }] };

const WELCOME: Welcome = {
  type: "welcome",
  you: { id: "me", name: "Me", seat: 1 },
  table: table(),
  number: 0,
  log: [],
  view: {},
  decision: asked,
  table_options: [],
  timers: [{ key: "move", left_ms: 5000, running: true }],
  undo: null,
  redo: null,
  lesson: null,
  chat: [{ type: "chat", id: 1, person_id: "ann", muted: false, from: "Ann", seat: 0, text: "hi", phrase: null, to_seat: null, at: "" }],
};

function welcome(number: number, log: number[] = []): void {
  Wire.newest.onopen?.();
  Wire.newest.say({ ...WELCOME, number, log: log.map((each) => ({ number: each, option: null, seat: 0, events: [{ kind: "moved" }] })), view: { number } });
}

function step(number: number, seat: number): void {
  const decision = { seat, kind: "turn", options: seat === 1 ? asked.options : [] };
  Wire.newest.say({ type: "game", number, option: null, seat: 0, events: [], view: { number }, decision, table_options: [], timers: [], undo: null, redo: null, lesson: null });
}

beforeEach(() => {
  vi.stubGlobal("WebSocket", Wire);
  vi.useFakeTimers();
  store = new TableStore("t", null, handlers);
  store.connect();
});

afterEach(() => {
  store.stop();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.clearAllMocks();
});

describe("a table as the reader knows it", () => {
  it("is what the welcome tells", () => {
    welcome(3, [1, 2, 3]);
    expect(Wire.newest.url).toMatch(/^wss?:.*\/ws\/tables\/t$/);
    expect([store.wire, store.seat, store.number, store.log.length]).toEqual(["open", 1, 3, 3]);
    expect([store.asked, store.isHost, store.last]).toEqual([true, false, null]);
    expect(store.timers[0]).toMatchObject({ key: "move", left_ms: 5000 });
  });

  it("goes on with each step", () => {
    welcome(3, [1, 2, 3]);
    step(4, 0);
    expect(store.last?.number).toBe(4);
    expect(store.view).toEqual({ number: 4 });
    expect(store.asked).toBe(false);
    expect(handlers.step).toHaveBeenCalledOnce();
  });

  it("keeps its log and its chat whole over a loss", () => {
    welcome(3, [1, 2, 3]);
    Wire.newest.onclose?.();
    expect(store.wire).toBe("reconnecting");
    vi.advanceTimersByTime(1000);
    welcome(5, [4, 5]);
    expect(store.log.map((batch) => batch.number)).toEqual([1, 2, 3, 4, 5]);
    expect(store.chat).toHaveLength(1);
  });

  it("waits for the answer to a choice and offers no other meanwhile", () => {
    welcome(3);
    store.choose("a");
    store.choose("b");
    const sent = Wire.newest.sent.filter((message) => message.type === "choose");
    expect(sent).toHaveLength(1);
    expect(store.pending).not.toBeNull();
    step(4, 0);
    Wire.newest.say({ type: "ack", id: store.pending ?? "", number: 4 });
    expect(store.pending).toBeNull();
  });

  it("is free again after a refusal, and tells of it", () => {
    welcome(3);
    store.choose("a");
    Wire.newest.say({ type: "error", code: "stale-number", message: "Too late.", id: store.pending });
    expect(store.pending).toBeNull();
    expect(handlers.refused).toHaveBeenCalledWith("stale-number", "Too late.");
  });

  it("asks nothing of somebody whose seat a bot keeps", () => {
    welcome(3);
    Wire.newest.say({ type: "table", table: table({ kind: "bot", bot: "greedy" }) });
    expect([store.seat, store.replaced, store.asked]).toEqual([1, true, false]);
    expect(store.question?.options).toEqual([]);
    Wire.newest.say({ type: "table", table: table() });
    expect([store.replaced, store.asked]).toEqual([false, true]);
  });

  describe("and what is taken back at it", () => {
    const game = (number: number, seat: number, option: string | null = null, may: { undo?: Back | null; redo?: Back } = {}) =>
      Wire.newest.say({ type: "game", number, option, seat, events: [{ kind: "moved" }], view: { number }, decision: asked, table_options: [], timers: [], undo: null, redo: null, lesson: null, ...may });
    const FIRST = { undo: { seat: 1, number: 1, back: 0 } };
    const votes = (undo: UndoVote | null) => Wire.newest.say({ type: "votes", replace: [], ready: [], undo });
    const sent = () => Wire.newest.sent.filter(({ type }) => type === "undo" || type === "redo" || type === "answer");
    const asker: UndoVote = { seat: 1, redo: false, steps: [1], crosses: ["turn"], agreed: [], needed: [0], mine: "asker" };

    it("is what the server names, and nothing where it names nothing, whatever the log says", () => {
      welcome(0);
      game(1, 1, "roll");
      expect([store.undoes, store.canUndo]).toEqual([true, false]);
      store.askUndo();
      expect(sent()).toEqual([]);
      game(2, 0, null, FIRST);
      expect(store.canUndo).toBe(true);
      store.askUndo();
      expect(sent()).toEqual([{ type: "undo", number: 1 }]);
      game(3, -1, "undo 0 1", { redo: { seat: 1, number: 3, back: 2 } });
      expect(store.standing.map(({ number }) => number)).toEqual([]);
      expect(store.log.map(({ number }) => number)).toEqual([1, 2, 3]);
      expect([store.canUndo, store.canRedo, store.last?.number]).toEqual([false, true, 3]);
      store.askRedo();
      expect(sent()[1]).toEqual({ type: "redo", number: 3 });
      game(4, -1, "redo 3 1", FIRST);
      expect(store.standing.map(({ number }) => number)).toEqual([1, 2]);
      expect([store.canUndo, store.canRedo]).toEqual([true, false]);
    });

    it("is known to somebody who comes later, too", () => {
      Wire.newest.onopen?.();
      const log = [
        { number: 1, option: "a", seat: 1, events: [] },
        { number: 2, option: "undo 0 1", seat: -1, events: [] },
      ];
      Wire.newest.say({ ...WELCOME, number: 2, log, redo: { seat: 1, number: 2, back: 1 } });
      expect([store.standing, store.canUndo, store.canRedo]).toEqual([[], false, true]);
    });

    it("waits while a request is open, which lapses with the next step", () => {
      welcome(0);
      game(1, 1, "a");
      votes(asker);
      expect([store.undo, store.canUndo, store.canRedo]).toEqual([asker, false, false]);
      game(2, 0, null, FIRST);
      expect([store.undo, store.canUndo]).toEqual([null, true]);
    });

    it("is agreed to and declined by those who are asked, and withdrawn by the asker alone", () => {
      welcome(0);
      game(1, 1, "a");
      store.answerUndo(true);
      votes({ ...asker, seat: 0, agreed: [1], needed: [2], mine: "agreed" });
      store.answerUndo(true);
      votes(asker);
      store.answerUndo(true);
      expect(sent()).toEqual([]);
      store.answerUndo(false);
      votes({ ...asker, seat: 0, needed: [1], mine: "asked" });
      store.answerUndo(true);
      store.answerUndo(false);
      votes({ ...asker, mine: "confirm" });
      store.answerUndo(true);
      store.answerUndo(false);
      expect(sent()).toEqual([false, true, false, true, false].map((yes) => ({ type: "answer", yes })));
    });

    it("is nothing at an event, in a lesson, after the end, for who watches, and while a bot plays", () => {
      const lesson: LessonState = { name: "l", kind: "lesson", step: 1, steps: 2, hints: 0, status: "going", said: null, back: true };
      const refused: [Table, LessonState | null][] = [
        [{ ...table(), event: "cup" }, null],
        [{ ...table(), status: "over" }, null],
        [table(), lesson],
        [table({ person_id: null }), null],
        [table({ kind: "bot", bot: "greedy" }), null],
      ];
      welcome(0);
      game(1, 1, "a", FIRST);
      expect(store.canUndo).toBe(true);
      for (const [shown, going] of refused) {
        store.lesson = going;
        Wire.newest.say({ type: "table", table: shown });
        expect([store.undoes, store.canUndo]).toEqual([false, false]);
      }
    });

    it("says that somebody declined", () => {
      welcome(0);
      game(1, 1, "a", FIRST);
      votes(asker);
      Wire.newest.say({ type: "error", code: "undo-declined", message: "Ann declined.", id: null });
      votes(null);
      expect(handlers.refused).toHaveBeenCalledWith("undo-declined", "Ann declined.");
      expect(store.canUndo).toBe(true);
    });
  });

  it("lets somebody watch who gave up the seat", () => {
    welcome(3);
    Wire.newest.say({ type: "table", table: table({ person_id: null }) });
    expect(store.seat).toBeNull();
  });

  it("passes farewells on", () => {
    welcome(3);
    Wire.newest.say({ type: "bye", code: "unknown-table", message: "Gone." });
    expect(handlers.farewell).toHaveBeenCalledWith("unknown-table", "Gone.");
    expect(store.wire).toBe("closed");
  });

  it("takes over a chat of which the reader reads something else from now on, and hears nobody who is muted", () => {
    const people = vi.fn();
    store.stop();
    store = new TableStore("t", null, { ...handlers, people });
    store.connect();
    welcome(0);
    handlers.chat.mockClear();
    const line = { type: "chat" as const, id: 2, person_id: "ann", from: "Ann", seat: 0, text: null, phrase: null, to_seat: null, at: "", muted: true };
    Wire.newest.say(line);
    expect(handlers.chat).not.toHaveBeenCalled();
    expect(store.chat).toHaveLength(2);
    Wire.newest.say({ type: "lines", chat: [line] });
    expect(store.chat.map(({ id }) => id)).toEqual([2]);
    Wire.newest.say({ type: "people" });
    expect(people).toHaveBeenCalledOnce();
  });
});
