import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { Batch } from "../games/contract";
import type { Moment } from "../net/protocol";
import { notices } from "./notices.svelte";
import { ReplayStore } from "./replay.svelte";

/** Steps 3 and 4 were taken back. */
const NUMBERS = [1, 2, 5, 6, 7, 8, 9, 10, 11, 12];
const AT_ONCE = 4;

const log: Batch[] = NUMBERS.map((number) => ({ number, option: null, seat: 0, events: [] }));
const moment = (number: number, seat: string | null): Moment => ({ number, view: { number, seat }, decision: null });

/** What was asked of the server, and how it answers. */
let asked: string[];
let answer: (url: URL) => Promise<Response>;

function serve(url: URL): Promise<Response> {
  const seat = url.searchParams.get("seat");
  const number = /\/replay\/(\d+)$/.exec(url.pathname)?.[1];
  if (number === undefined) return Promise.resolve(Response.json(log));
  const all = [0, ...NUMBERS];
  const first = all.findLastIndex((each) => each <= Number(number));
  return Promise.resolve(Response.json(all.slice(first, first + AT_ONCE).map((each) => moment(each, seat))));
}

beforeEach(() => {
  asked = [];
  answer = serve;
  notices.toasts = [];
  vi.stubGlobal("fetch", (path: string) => {
    asked.push(path);
    return answer(new URL(path, "http://hall"));
  });
});
afterEach(() => vi.unstubAllGlobals());

const settled = () => new Promise((resolve) => setTimeout(resolve, 0));

async function opened(number?: number): Promise<ReplayStore> {
  const replay = new ReplayStore("t", "k3y");
  await replay.look(1, number);
  await settled();
  return replay;
}

describe("a replay", () => {
  it("begins before the first step, or after the one that was named", async () => {
    const replay = await opened();
    expect([replay.at, replay.end, replay.moment, replay.past]).toEqual([0, 10, moment(0, "1"), []]);
    expect(asked[0]).toBe("/api/tables/t/replay?seat=1&invite=k3y");
    expect((await opened(5)).at).toBe(3);
    expect((await opened(4)).at).toBe(2);
    expect((await opened(99)).at).toBe(10);
  });

  it("goes through the steps that count, and asks for those ahead in good time", async () => {
    const replay = await opened();
    for (const [place, number] of NUMBERS.entries()) {
      replay.go(replay.at + 1);
      await settled();
      expect([replay.at, replay.moment, replay.last, replay.past.length]).toEqual([place + 1, moment(number, "1"), log[place], place + 1]);
    }
    const moments = asked.filter((path) => /replay\/\d/.test(path));
    expect(moments.length).toBeLessThan(NUMBERS.length);
    expect(new Set(moments).size).toBe(moments.length);
    replay.go(99);
    expect(replay.at).toBe(10);
    replay.go(-5);
    await settled();
    expect([replay.at, replay.moment?.number, replay.last]).toEqual([0, 0, null]);
  });

  it("shows where the reader is, whatever comes late", async () => {
    const replay = await opened();
    const late: (() => void)[] = [];
    answer = (url) => new Promise((resolve) => late.push(() => resolve(serve(url))));
    replay.go(10);
    replay.go(9);
    expect([replay.at, replay.moment?.number]).toEqual([9, 0]);
    for (const come of late.reverse()) come();
    await settled();
    expect([replay.at, replay.moment?.number, replay.last]).toEqual([9, 11, null]);
  });

  it("stays where it is when it can't be had, and says so", async () => {
    const replay = await opened();
    replay.toggle();
    answer = () => Promise.resolve(Response.json({ code: "rate-limited", message: "Too much" }, { status: 429 }));
    replay.go(10);
    await settled();
    expect([replay.at, replay.moment?.number, replay.playing, notices.toasts.length]).toEqual([0, 0, false, 1]);
    answer = serve;
    replay.go(10);
    await settled();
    expect([replay.at, replay.moment?.number]).toEqual([10, 12]);
  });

  it("keeps its place with other eyes", async () => {
    const replay = await opened(7);
    await replay.look(null);
    expect([replay.eyes, replay.at, replay.moment]).toEqual([null, 5, moment(7, null)]);
    answer = () => Promise.reject(new TypeError("no network"));
    await expect(replay.look(0)).rejects.toThrow();
    expect([replay.eyes, replay.at, replay.moment]).toEqual([null, 5, moment(7, null)]);
  });

  it("plays on until its end, and then from its start", async () => {
    const replay = await opened(12);
    replay.toggle();
    await settled();
    expect([replay.playing, replay.at, replay.moment?.number]).toEqual([true, 0, 0]);
    replay.go(10);
    expect(replay.playing).toBe(false);
  });
});
