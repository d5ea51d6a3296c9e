import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { Seat, Table } from "../games/contract";
import type { FromServer, ToServer } from "../net/protocol";
import { TableStore, type TableHandlers } from "./table.svelte";

class Wire {
  static newest: Wire;
  sent: ToServer[] = [];
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: (() => void) | null = null;
  constructor(readonly url: string) {
    Wire.newest = this;
  }
  send(text: string): void {
    this.sent.push(JSON.parse(text) as ToServer);
  }
  close(): void {
    this.onclose?.();
  }
  say(message: FromServer): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
}

const handlers = { step: vi.fn(), chat: vi.fn(), refused: vi.fn(), farewell: vi.fn() } satisfies TableHandlers;
let store: TableStore;

function table(changes: Partial<Seat> = {}): Table {
  const seat = (number: number, id: string): Seat => ({ seat: number, kind: "person", name: id, bot: null, person_id: id, present: true, brought: [] });
  return {
    id: "t",
    game: "g",
    seats: [seat(0, "ann"), { ...seat(1, "me"), ...changes }],
    status: "playing",
    host: "ann",
    private: false,
    invite: null,
    options: {},
    number: 3,
    created: "",
    commitment: "",
    spectators: 0,
    event: null,
    kept: false,
  };
}

const asked = { seat: 1, kind: "turn", options: [{ option: "a", touches: [] }] };

function welcome(number: number, log: number[] = []): void {
  Wire.newest.onopen?.();
  Wire.newest.say({
    type: "welcome",
    you: { id: "me", name: "Me", seat: 1 },
    table: table(),
    number,
    log: log.map((each) => ({ number: each, events: [{ kind: "moved" }] })),
    view: { number },
    decision: asked,
    table_options: [],
    timers: [{ key: "move", left_ms: 5000, running: true }],
    lesson: null,
    chat: [{ id: 1, from: "Ann", seat: 0, text: "hi", phrase: null, to_seat: null, at: "" }],
  });
}

function step(number: number, seat: number): void {
  const decision = { seat, kind: "turn", options: seat === 1 ? asked.options : [] };
  Wire.newest.say({ type: "game", number, option: null, seat: 0, events: [], view: { number }, decision, table_options: [], timers: [], lesson: null });
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
});
