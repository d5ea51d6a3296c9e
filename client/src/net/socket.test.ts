import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { FromServer, GameStep, ToServer } from "./protocol";
import { TableSocket, type Wire } from "./socket";

/** A wire whose other end is the test. */
class FakeWire {
  static all: FakeWire[] = [];
  sent: ToServer[] = [];
  closed: number | null = null;
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: (() => void) | null = null;

  constructor() {
    FakeWire.all.push(this);
  }
  static get newest(): FakeWire {
    const wire = FakeWire.all.at(-1);
    if (!wire) throw new Error("no wire was opened");
    return wire;
  }
  send(text: string): void {
    this.sent.push(JSON.parse(text) as ToServer);
  }
  close(code: number): void {
    this.closed = code;
    this.onclose?.();
  }
  say(message: FromServer): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
  drop(): void {
    this.onclose?.();
  }
  welcome(number: number, chat: number[] = [], view: unknown = null): void {
    this.onopen?.();
    this.say({
      type: "welcome",
      you: { id: "p", name: "Ann", seat: 0 },
      table: {} as never,
      number,
      log: [],
      view,
      decision: null,
      table_options: [],
      timers: [],
      undo: null,
      redo: null,
      lesson: null,
      chat: chat.map((id) => ({ type: "chat" as const, id, person_id: "p", muted: false, from: "p", seat: 0, text: "hi", phrase: null, to_seat: null, at: "" })),
    });
  }
  step(number: number, told: Partial<GameStep> = {}): void {
    this.say({ type: "game", number, option: null, seat: 0, events: [], view: null, decision: null, table_options: [], timers: [], undo: null, redo: null, lesson: null, ...told });
  }
}

let wires: Wire[];
let messages: FromServer[];
let socket: TableSocket;

beforeEach(() => {
  vi.useFakeTimers();
  FakeWire.all = [];
  wires = [];
  messages = [];
  socket = new TableSocket(
    { url: "ws://hall/ws/tables/t", lang: "en", invite: "key", open: () => new FakeWire() as unknown as WebSocket, random: () => 0.5 },
    { wire: (state) => wires.push(state), message: (message) => messages.push(message) },
  );
  socket.connect();
});

afterEach(() => {
  socket.stop();
  vi.useRealTimers();
});

const numbers = () => messages.flatMap((message) => (message.type === "game" ? [message.number] : []));

describe("a wire to a table", () => {
  it("says hello with nothing seen and the invitation", () => {
    FakeWire.newest.welcome(4);
    expect(FakeWire.newest.sent[0]).toEqual({ type: "hello", last: null, chat: null, invite: "key", lang: "en", changes: true });
    expect(wires).toEqual(["connecting", "open"]);
  });

  it("comes back after a loss and asks from the last number seen", () => {
    FakeWire.newest.welcome(4, [10, 11]);
    FakeWire.newest.step(5);
    FakeWire.newest.drop();
    expect(wires.at(-1)).toBe("reconnecting");
    vi.advanceTimersByTime(500);
    expect(FakeWire.all).toHaveLength(2);
    FakeWire.newest.onopen?.();
    expect(FakeWire.newest.sent[0]).toMatchObject({ type: "hello", last: 5, chat: 11 });
  });

  it("waits longer each time, but never past its limit, and begins anew after a welcome", () => {
    const waits: number[] = [];
    for (let n = 0; n < 8; n += 1) {
      FakeWire.newest.drop();
      const from = Date.now();
      vi.advanceTimersToNextTimer();
      waits.push(Date.now() - from);
    }
    expect(waits).toEqual([500, 1000, 2000, 4000, 8000, 10000, 10000, 10000]);
    FakeWire.newest.welcome(0);
    FakeWire.newest.drop();
    vi.advanceTimersByTime(500);
    expect(FakeWire.all).toHaveLength(10);
  });

  it("connects at once when told to, without a second wire later", () => {
    FakeWire.newest.welcome(0);
    FakeWire.newest.drop();
    socket.connect();
    expect(FakeWire.all).toHaveLength(2);
    FakeWire.newest.welcome(0);
    vi.advanceTimersByTime(2000);
    expect(FakeWire.all).toHaveLength(2);
  });

  it("hands each step on once and in order", () => {
    FakeWire.newest.welcome(4);
    for (const number of [5, 5, 4, 6]) FakeWire.newest.step(number);
    expect(numbers()).toEqual([5, 6]);
  });

  it("makes the whole view of what has changed in it", () => {
    FakeWire.newest.welcome(4, [], { turn: 1, players: [{ hand: ["a"] }, { hand: ["b", "c"] }] });
    FakeWire.newest.step(5, { changes: [{ op: "replace", path: "/turn", value: 2 }, { op: "remove", path: "/players/1/hand/0" }] });
    FakeWire.newest.step(6, { changes: [] });
    FakeWire.newest.step(7, { view: { turn: 9 } });
    FakeWire.newest.step(8, { changes: [{ op: "replace", path: "/turn", value: 10 }] });
    const steps = messages.filter((message) => message.type === "game");
    const fifth = { turn: 2, players: [{ hand: ["a"] }, { hand: ["c"] }] };
    expect(steps.map((step) => step.view)).toEqual([fifth, fifth, { turn: 9 }, { turn: 10 }]);
    expect(steps[1]?.view, "each step has a view of its own").not.toBe(steps[0]?.view);
    expect(steps.some((step) => "changes" in step)).toBe(false);
  });

  it("asks for everything again when changes are about another view than its own", () => {
    FakeWire.newest.welcome(4, [], { turn: 1 });
    FakeWire.newest.step(5, { changes: [{ op: "replace", path: "/round", value: 2 }] });
    expect(numbers()).toEqual([]);
    expect(FakeWire.all[0]?.closed).toBe(4000);
    vi.advanceTimersByTime(500);
    FakeWire.newest.onopen?.();
    expect(FakeWire.newest.sent[0]).toMatchObject({ type: "hello", last: 4 });
  });

  it("asks again when a step is missing", () => {
    FakeWire.newest.welcome(4);
    FakeWire.newest.step(7);
    expect(numbers()).toEqual([]);
    expect(FakeWire.all[0]?.closed).toBe(4000);
    vi.advanceTimersByTime(500);
    FakeWire.newest.onopen?.();
    expect(FakeWire.newest.sent[0]).toMatchObject({ type: "hello", last: 4 });
  });

  it("sends a choice that was cut off again, under the same id, and no more once it is acknowledged", () => {
    FakeWire.newest.welcome(4);
    const id = socket.choose("choose", "CR@1,0");
    expect(FakeWire.newest.sent.at(-1)).toEqual({ type: "choose", id, number: 4, option: "CR@1,0" });
    FakeWire.newest.drop();
    vi.advanceTimersByTime(500);
    FakeWire.newest.welcome(5);
    expect(FakeWire.newest.sent.at(-1)).toEqual({ type: "choose", id, number: 4, option: "CR@1,0" });
    FakeWire.newest.say({ type: "ack", id, number: 5 });
    FakeWire.newest.say({ type: "ack", id, number: 5 });
    expect(messages.filter((message) => message.type === "ack")).toHaveLength(1);
    FakeWire.newest.drop();
    vi.advanceTimersByTime(500);
    FakeWire.newest.welcome(5);
    expect(FakeWire.newest.sent.map((message) => message.type)).toEqual(["hello"]);
  });

  it("keeps a choice made while the wire is down until the welcome", () => {
    FakeWire.newest.welcome(4);
    FakeWire.newest.drop();
    const id = socket.choose("choose", "pass:CR");
    expect(socket.send({ type: "ready" })).toBe(false);
    vi.advanceTimersByTime(500);
    FakeWire.newest.welcome(4);
    expect(FakeWire.newest.sent.at(-1)).toMatchObject({ type: "choose", id });
  });

  it("drops a choice that came too late and says so", () => {
    FakeWire.newest.welcome(4);
    const id = socket.choose("choose", "CR@1,0");
    FakeWire.newest.say({ type: "error", code: "stale-number", message: "Too late.", id });
    expect(messages.at(-1)).toMatchObject({ type: "error", code: "stale-number" });
    FakeWire.newest.drop();
    vi.advanceTimersByTime(500);
    FakeWire.newest.welcome(6);
    expect(FakeWire.newest.sent.map((message) => message.type)).toEqual(["hello"]);
  });

  it("pings in silence and opens a new wire when nothing answers", () => {
    FakeWire.newest.welcome(4);
    vi.advanceTimersByTime(15_000);
    expect(FakeWire.newest.sent.at(-1)).toEqual({ type: "ping" });
    FakeWire.newest.say({ type: "pong" });
    vi.advanceTimersByTime(15_000);
    vi.advanceTimersByTime(8_000);
    expect(FakeWire.all[0]?.closed).toBe(4001);
    vi.advanceTimersByTime(500);
    expect(FakeWire.all).toHaveLength(2);
  });

  it("stays away after a final farewell", () => {
    FakeWire.newest.welcome(4);
    FakeWire.newest.say({ type: "bye", code: "unknown-table", message: "Closed." });
    vi.advanceTimersByTime(60_000);
    expect(FakeWire.all).toHaveLength(1);
    expect(wires.at(-1)).toBe("closed");
  });
});
