import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { HandsStore } from "./hands.svelte";
import { notices } from "./notices.svelte";
import { ReplayStore } from "./replay.svelte";

/** The answers that have not come yet. */
let late: { seat: number; number: number; come: (answer: Response) => void }[];

beforeEach(() => {
  late = [];
  notices.toasts = [];
  vi.stubGlobal("fetch", (path: string) => {
    const url = new URL(path, "http://hall");
    return new Promise((come) => late.push({ seat: Number(url.searchParams.get("seat")), number: Number(/(\d+)$/.exec(url.pathname)![1]), come }));
  });
});
afterEach(() => vi.unstubAllGlobals());

const settled = () => new Promise((resolve) => setTimeout(resolve, 0));
const view = (seat: number, number: number) => `${seat} after ${number}`;

function comes(number: number): void {
  for (const one of late.filter((each) => each.number === number)) one.come(Response.json([number, number + 1].map((each) => ({ number: each, view: view(one.seat, each), decision: null }))));
}

it("shows the hands of one moment together, whatever comes late", async () => {
  const hands = new HandsStore(new ReplayStore("t", null), 2);
  void hands.look(3);
  void hands.look(7);
  comes(7);
  await settled();
  expect(hands.views).toEqual([view(0, 7), view(1, 7)]);
  comes(3);
  await settled();
  expect(hands.views).toEqual([view(0, 7), view(1, 7)]);
  void hands.look(8);
  await settled();
  expect([hands.views, late.length]).toEqual([[view(0, 8), view(1, 8)], 4]);
});

it("keeps what is shown where the next ones can't be had, and says so", async () => {
  const hands = new HandsStore(new ReplayStore("t", null), 1);
  void hands.look(3);
  comes(3);
  await settled();
  void hands.look(9);
  late.at(-1)!.come(Response.json({ code: "rate-limited", message: "Too much" }, { status: 429 }));
  await settled();
  expect([hands.views, notices.toasts.length]).toEqual([[view(0, 3)], 1]);
});
