import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { setLanguage } from "../i18n/index.svelte";
import { notices } from "../state/notices.svelte";
import type { Change } from "../net/changes";
import { EventStore } from "./event.svelte";
import { PLAN, playing, wire } from "./fixtures";

const NOW = 1_800_000_000;

class Line {
  static open: Line[] = [];
  onmessage: ((message: { data: string }) => void) | null = null;
  onerror: (() => void) | null = null;
  closed = false;

  constructor(readonly url: string) {
    Line.open.push(this);
  }

  say(entries: number): void {
    this.onmessage?.({ data: JSON.stringify({ entries }) });
  }

  close(): void {
    this.closed = true;
  }
}

let sent: { url: string; body: unknown }[];
let answers: (() => Response)[];
let current: Record<string, unknown>;
let event: EventStore;

const answer = (view: Record<string, unknown>, now = NOW) =>
  new Response(JSON.stringify({ id: "e1", now, tag: `t${String(view["entries"])}`, entries: view["entries"], view }));
/** What has changed since the view that was asked about. */
const changes = (entries: number, ...made: Change[]) =>
  new Response(JSON.stringify({ id: "e1", now: NOW, tag: `t${entries}`, entries, changes: [{ op: "replace", path: "/entries", value: entries }, ...made] }));
const refusal = (code: string, message: string) => () => new Response(JSON.stringify({ code, message }), { status: 409 });
const settled = () => vi.advanceTimersByTimeAsync(0);

beforeEach(async () => {
  await setLanguage("en");
  vi.useFakeTimers({ now: (NOW - 30) * 1000 });
  sent = [];
  answers = [];
  current = wire();
  Line.open = [];
  notices.toasts = [];
  vi.stubGlobal("EventSource", Line);
  vi.stubGlobal("fetch", (url: string, init: { body: string | null }) => {
    sent.push({ url, body: init.body === null ? null : (JSON.parse(init.body) as unknown) });
    return Promise.resolve((answers.shift() ?? (() => answer(current)))());
  });
  event = new EventStore("e1");
});

afterEach(() => {
  event.stop();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe("an event", () => {
  it("is read, and what was left out is filled in", async () => {
    current = playing();
    await event.start();
    expect(sent.map((each) => each.url)).toEqual(["/api/events/e1"]);
    expect(event.view?.rounds[0]?.tables[0]).toMatchObject({ kind: "game", status: "open", winner: -1, points: [], reports: [] });
    expect(event.view?.draft).toBeNull();
    expect([event.staff, event.organizer, event.nameOf(1)]).toEqual([true, true, "Bob"]);
  });

  it("keeps why it could not be read", async () => {
    answers = [() => new Response(JSON.stringify({ code: "unknown-event", message: "None." }), { status: 404 })];
    await event.start();
    expect(event.failed).toMatchObject({ code: "unknown-event" });
    expect(Line.open).toEqual([]);
  });

  it("runs its clocks by the hall's time", async () => {
    current = playing([{ extra: 60 }, {}], { plan: { ...PLAN, minutes: 45 } });
    (current["rounds"] as Record<string, unknown>[])[0]!["clock"] = { length: 2700, since: NOW - 100, used: 200 };
    await event.start();
    const round = event.view!.rounds[0]!;
    expect(event.now).toBeCloseTo(NOW, 0);
    expect(event.left(round)).toBeCloseTo(2400, 0);
    expect(event.left(round, round.tables[0])).toBeCloseTo(2460, 0);
    expect(event.left(round, { ...round.tables[0]!, paused: 250 })).toBe(2510);
    expect(event.left({ ...round, clock: null })).toBeNull();
  });

  it("asks what has changed when the log has grown, and not otherwise", async () => {
    await event.start();
    const [line] = Line.open;
    expect(line?.url).toBe("/api/events/e1/live");
    line?.say(10);
    await settled();
    expect(sent.length).toBe(1);
    answers = [() => changes(11, { op: "replace", path: "/name", value: "Monday" }, { op: "remove", path: "/people/0" })];
    line?.say(11);
    await settled();
    expect(sent.map((each) => each.url)).toEqual(["/api/events/e1", "/api/events/e1/changes?since=t10"]);
    expect([event.view?.name, event.view?.entries, event.nameOf(0)]).toEqual(["Monday", 11, "Bob"]);
    expect(event.view?.people[0]).toMatchObject({ status: "in", club: "" });
    answers = [() => changes(12, { op: "replace", path: "/name", value: "Tuesday" })];
    line?.say(12);
    await settled();
    expect(sent.at(-1)?.url).toBe("/api/events/e1/changes?since=t11");
    expect(event.view?.name).toBe("Tuesday");
  });

  it("takes all of it where the hall does not know what the page has", async () => {
    await event.start();
    current = wire({ entries: 11, name: "Monday" });
    Line.open[0]?.say(11);
    await settled();
    expect(sent.map((each) => each.url)).toEqual(["/api/events/e1", "/api/events/e1/changes?since=t10"]);
    expect(event.view?.name).toBe("Monday");
  });

  it.each([
    ["are about something that is not here", () => changes(11, { op: "replace", path: "/people/40/name", value: "Eve" })],
    ["come to another event than the hall's", () => new Response(JSON.stringify({ id: "e1", now: NOW, tag: "t11", entries: 11, changes: [] }))],
  ])("reads it anew where changes %s", async (_, wrong) => {
    await event.start();
    current = wire({ entries: 11, name: "Monday" });
    answers = [wrong];
    Line.open[0]?.say(11);
    await settled();
    expect(sent.map((each) => each.url)).toEqual(["/api/events/e1", "/api/events/e1/changes?since=t10", "/api/events/e1"]);
    expect([event.view?.name, event.view?.entries]).toEqual(["Monday", 11]);
  });

  it("puts changes to what it asked about, whatever has come meanwhile", async () => {
    await event.start();
    let arrive: (answer: Response) => void = () => undefined;
    answers = [() => new Promise<Response>((resolve) => (arrive = resolve)) as unknown as Response];
    Line.open[0]?.say(11);
    await settled();
    event.take({ id: "e1", now: NOW, tag: "t12", view: wire({ entries: 12, name: "Ours" }) as never });
    arrive(changes(11, { op: "replace", path: "/name", value: "Theirs" }));
    await settled();
    expect([event.view?.name, event.view?.entries]).toEqual(["Ours", 12]);
    answers = [() => changes(13)];
    Line.open[0]?.say(13);
    await settled();
    expect(sent.at(-1)?.url).toBe("/api/events/e1/changes?since=t12");
    expect([event.view?.name, event.view?.entries]).toEqual(["Ours", 13]);
  });

  it("never goes back to an older answer", async () => {
    current = wire({ entries: 12 });
    await event.start();
    event.take({ id: "e1", now: NOW, tag: "t11", view: wire({ entries: 11, name: "Old" }) as never });
    expect(event.view?.name).toBe("Sunday");
  });

  it("opens a broken line again, later each time, and a silent one, too", async () => {
    await event.start();
    Line.open[0]?.onerror?.();
    expect(event.lost).toBe(true);
    await vi.advanceTimersByTimeAsync(1_000);
    expect(Line.open.length).toBe(2);
    Line.open[1]?.onerror?.();
    await vi.advanceTimersByTimeAsync(1_000);
    expect(Line.open.length).toBe(2);
    await vi.advanceTimersByTimeAsync(1_000);
    expect(Line.open.length).toBe(3);
    Line.open[2]?.say(10);
    expect(event.lost).toBe(false);
    await vi.advanceTimersByTimeAsync(45_000);
    expect(Line.open.length).toBe(4);
    expect(Line.open[2]?.closed).toBe(true);
  });

  it("says at once that the network is gone, and looks again when it is back", async () => {
    await event.start();
    dispatchEvent(new Event("offline"));
    expect(event.lost).toBe(true);
    dispatchEvent(new Event("online"));
    expect(Line.open.length).toBe(2);
    Line.open[1]?.say(10);
    expect(event.lost).toBe(false);
    event.stop();
    dispatchEvent(new Event("offline"));
    dispatchEvent(new Event("online"));
    expect([event.lost, Line.open.length]).toEqual([false, 2]);
  });

  it("sends what is decided with what the page showed", async () => {
    await event.start();
    answers = [() => answer(wire({ entries: 11 })), () => answer(wire({ entries: 12 }))];
    expect(await event.deed({ deed: "renamed", name: "New" }, { why: "Typo" })).toBe(true);
    expect(sent.at(-1)).toEqual({ url: "/api/events/e1/deeds", body: { deed: { deed: "renamed", name: "New" }, why: "Typo" } });
    expect(await event.next({ attempt: 1 })).toBe(true);
    expect(sent.at(-1)).toEqual({ url: "/api/events/e1/next", body: { after: 11, attempt: 1 } });
    expect(event.view?.entries).toBe(12);
  });

  it("says what was refused in the hall's words, and looks again", async () => {
    await event.start();
    current = wire({ entries: 14 });
    answers = [refusal("desk-name-taken", "There is an Ann already.")];
    expect(await event.deed({ deed: "entered", name: "Ann" })).toBe(false);
    expect(notices.toasts.map((toast) => toast.text)).toEqual(["There is an Ann already."]);
    expect(event.view?.entries).toBe(14);
    expect(event.busy).toBe(false);
  });

  it("undoes an entry by what the page showed", async () => {
    await event.start();
    answers = [() => answer(wire({ entries: 11 }))];
    expect(await event.undo(4)).toBe(true);
    expect(sent.at(-1)).toEqual({ url: "/api/events/e1/deeds", body: { deed: { deed: "undone", entry: 4 }, after: 10 } });
  });
});
