import { flushSync } from "svelte";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { setLanguage, t } from "../i18n/index.svelte";
import type { MySeek, Seek } from "../net/protocol";
import { currentPage, go } from "../router.svelte";
import { notices } from "../state/notices.svelte";
import { session } from "../state/session.svelte";
import { answer, lead, look, lookAtSeek, waiting, withdraw } from "./seek.svelte";

const SEEK: Seek = {
  id: "s", game: "saboteur", seats: 5, names: ["Ann"], options: {}, rated: false, pairs: true, rating: null, provisional: true,
  least: null, most: null, pace: null, days: null, since: "2026-01-01T00:00:00Z",
};
const WISH = { game: "saboteur", seats: 5 };

class FakeWire {
  static CONNECTING = 0;
  static all: FakeWire[] = [];
  readyState = 1;
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: (() => void) | null = null;
  closed = false;

  constructor(readonly url: string) {
    FakeWire.all.push(this);
  }

  close(): void {
    this.closed = true;
    this.onclose?.();
  }

  says(seek: Seek | null, table: string | null = null): void {
    this.onmessage?.({ data: JSON.stringify({ type: "seek", seek, table }) });
    flushSync();
  }
}

let stands: MySeek | null;
const asked: string[] = [];
const wire = () => FakeWire.all.at(-1)!;

beforeEach(async () => {
  vi.useFakeTimers();
  await setLanguage("en");
  FakeWire.all = [];
  asked.length = 0;
  stands = { seek: SEEK, table: null } as MySeek;
  session.me = { id: "ann", name: "Ann", lang: "en" };
  notices.toasts = [];
  vi.stubGlobal("WebSocket", FakeWire);
  vi.stubGlobal("fetch", (url: string, init: { method: string }) => {
    asked.push(`${init.method} ${url}`);
    if (init.method === "DELETE") stands = null;
    return Promise.resolve(new Response(init.method === "DELETE" ? null : JSON.stringify(stands), { status: init.method === "DELETE" ? 204 : 200 }));
  });
  go("/");
});

afterEach(async () => {
  await withdraw();
  session.me = null;
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

describe("somebody who looks for somebody", () => {
  it("waits at a socket, sees others come, and is led to the table", async () => {
    await look(WISH);
    expect(wire().url).toMatch(/^ws.*\/ws\/seek$/);
    wire().says({ ...SEEK, names: ["Ann", "Ben"] });
    expect(waiting.mine?.seek?.names).toEqual(["Ann", "Ben"]);
    expect(FakeWire.all).toHaveLength(1);
    wire().says({ ...SEEK, names: ["Ann", "Ben"] }, "t7");
    expect(currentPage()).toMatchObject({ name: "table", id: "t7" });
    expect(waiting.mine).toBeNull();
    expect(wire().closed).toBe(true);
    vi.advanceTimersByTime(60);
    expect(notices.urgent).toContain("Ben");
    expect(notices.urgent).not.toContain("Ann");
  });

  it("is not torn from another table: a bar leads to the new one", async () => {
    go("/table/bots");
    await look(WISH);
    wire().says(SEEK, "t7");
    expect(currentPage()).toMatchObject({ id: "bots" });
    expect(waiting.mine?.table).toBe("t7");
    expect(wire().closed).toBe(false);
    lead("t7");
    expect(currentPage()).toMatchObject({ id: "t7" });
    expect(wire().closed).toBe(true);
  });

  it("is not torn from anything by correspondence, but by what they have just done", async () => {
    const letter = { ...SEEK, days: 3 };
    go("/games");
    stands = { seek: letter, table: "t7" } as MySeek;
    await lookAtSeek();
    expect(currentPage()).toMatchObject({ name: "games" });
    expect(waiting.mine?.table).toBe("t7");
    wire().says(null);
    expect(waiting.mine).toBeNull();
    expect(notices.toasts).toEqual([]);
    await answer("s", {});
    expect(currentPage()).toMatchObject({ name: "table", id: "t7" });
  });

  it("hears that the seek is gone", async () => {
    await look(WISH);
    wire().says(null);
    expect(waiting.mine).toBeNull();
    expect(notices.toasts.map(({ text }) => text)).toEqual([t("seek-gone")]);
    expect(wire().closed).toBe(true);
  });

  it("comes back when the line is lost, and when nothing is heard for long", async () => {
    await look(WISH);
    wire().close();
    await vi.advanceTimersByTimeAsync(2100);
    expect(asked.at(-1)).toBe("GET /api/seeks/mine");
    expect(FakeWire.all).toHaveLength(2);
    await vi.advanceTimersByTimeAsync(45_000);
    wire().says(SEEK);
    await vi.advanceTimersByTimeAsync(45_000);
    expect(FakeWire.all).toHaveLength(2);
    await vi.advanceTimersByTimeAsync(10_000);
    expect(FakeWire.all).toHaveLength(3);
  });

  it("does not believe what was asked for before it was posted", async () => {
    const posted = stands;
    stands = null;
    const asking = lookAtSeek();
    stands = posted;
    await look(WISH);
    await asking;
    expect(waiting.mine?.seek?.id).toBe("s");
    expect(wire().closed).toBe(false);
  });

  it("lets a line that is still being made be made before it ends it", async () => {
    await look(WISH);
    wire().readyState = 0;
    await withdraw();
    expect(wire().closed).toBe(false);
    wire().onopen?.();
    expect(wire().closed).toBe(true);
  });

  it("takes a farewell for no news of the seek", async () => {
    await look(WISH);
    wire().onmessage?.({ data: JSON.stringify({ type: "bye", code: "restart", message: "" }) });
    expect(waiting.mine?.seek?.id).toBe("s");
  });

  it("withdraws, and stays at home", async () => {
    await look(WISH);
    await withdraw();
    expect(asked.at(-1)).toBe("DELETE /api/seeks/mine");
    expect(waiting.mine).toBeNull();
    expect(wire().closed).toBe(true);
    await vi.advanceTimersByTimeAsync(10_000);
    expect(FakeWire.all).toHaveLength(1);
  });
});

it("leads whoever answers to the table at once", async () => {
  stands = { seek: SEEK, table: "t8" } as MySeek;
  await answer("s", {});
  expect(asked).toEqual(["POST /api/seeks/s/answer"]);
  expect(currentPage()).toMatchObject({ name: "table", id: "t8" });
  expect(FakeWire.all).toHaveLength(0);
});

it("asks nothing where nobody is known, and goes on waiting where somebody comes back", async () => {
  session.me = null;
  await lookAtSeek();
  expect(asked).toEqual([]);
  session.me = { id: "ann", name: "Ann", lang: "en" };
  await lookAtSeek();
  expect(FakeWire.all).toHaveLength(1);
});
