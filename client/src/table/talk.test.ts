import { flushSync, mount, unmount } from "svelte";
import { afterEach, beforeAll, beforeEach, expect, it, vi } from "vitest";
import { loadGame, type AnyGame } from "../games";
import { loadCards } from "../games/keyforge/cards";
import { midGame, NAMES } from "../games/keyforge/fixtures";
import { setLanguage } from "../i18n/index.svelte";
import { seatOf, tableOf, welcomeTo, Wire } from "../net/fixtures";
import type { ChatLine } from "../net/protocol";
import { dismiss, notices, toast } from "../state/notices.svelte";
import { TableStore } from "../state/table.svelte";
import GameRoom from "./GameRoom.svelte";
import { room } from "./room.svelte";
import { saidText } from "./words";

const [ANN, BOB] = NAMES as [string, string];
let keyforge: AnyGame;
let store: TableStore | undefined;
let shown: Record<string, unknown> | null = null;

const line = (changes: Partial<ChatLine>): ChatLine => ({ id: 1, person_id: BOB, muted: false, from: BOB, seat: 1, text: null, phrase: null, to_seat: null, at: "2026-01-01T00:00:00Z", ...changes });

function open(bot: boolean): void {
  const table = tableOf("keyforge", [seatOf(0, ANN), seatOf(1, BOB, bot ? { kind: "bot", bot: "greedy", person_id: null } : {})]);
  store = new TableStore("t", null, { step: vi.fn(), chat: vi.fn(), refused: vi.fn(), farewell: vi.fn() });
  store.connect();
  Wire.newest.onopen?.();
  Wire.newest.say(welcomeTo(table, ANN, midGame()));
  shown = mount(GameRoom, { target: document.body, props: { store, table, game: keyforge } });
  flushSync();
}

const there = (selector: string) => document.querySelector(selector) !== null;

beforeAll(async () => {
  await setLanguage("en");
  await loadCards("en");
  keyforge = await loadGame("keyforge");
});
beforeEach(() => {
  room.reset();
  notices.toasts = [];
  vi.stubGlobal("WebSocket", Wire);
  vi.stubGlobal("matchMedia", () => ({ matches: true, addEventListener: () => undefined, removeEventListener: () => undefined }));
});
afterEach(() => {
  if (shown) void unmount(shown);
  shown = null;
  store?.stop();
  document.body.replaceChildren();
  vi.unstubAllGlobals();
});

it("stands below the log on a wide screen where there is somebody to talk to", () => {
  open(false);
  expect([there("aside .log"), there("aside [data-chat]"), there("[data-tab=chat]"), room.chatShown]).toEqual([true, true, false, true]);
  room.show("chat");
  flushSync();
  expect([room.tab, there("aside .log"), there("aside [data-chat]")]).toEqual(["log", true, true]);
});

it("is a tab of its own for whoever plays with bots alone", () => {
  open(true);
  expect([there("aside .log"), there("aside [data-chat]"), there("[data-tab=chat]"), room.chatShown]).toEqual([true, false, true, false]);
  room.show("chat");
  flushSync();
  expect([there("aside .log"), there("aside [data-chat]"), room.chatShown]).toEqual([false, true, true]);
});

it("is put into the reader's words", () => {
  expect(saidText("saboteur", line({ text: "hello" }), NAMES)).toBe("hello");
  expect(saidText("saboteur", line({ phrase: "distrust", to_seat: 0 }), NAMES)).toContain(ANN);
  expect(saidText("saboteur", line({ text: `${location.origin}/table/x` }), NAMES)).not.toContain("/table/");
});

it("has one notice at a time, beside those of other things", () => {
  toast("saved");
  toast("Bob: hi", "info", "chat");
  toast("Bob: and again", "info", "chat");
  expect(notices.toasts.map(({ text }) => text)).toEqual(["saved", "Bob: and again"]);
  for (const { id } of notices.toasts) dismiss(id);
});

it("keeps what somebody writes while the chat finds another place", () => {
  open(false);
  const input = () => document.querySelector<HTMLInputElement>("aside [data-chat]")!;
  const phrases = () => document.querySelector<HTMLButtonElement>("aside form button[aria-pressed]")!;
  input().focus();
  input().value = "Well pla";
  input().dispatchEvent(new Event("input", { bubbles: true }));
  phrases().click();
  flushSync();
  void unmount(shown!);
  document.body.replaceChildren();
  shown = mount(GameRoom, { target: document.body, props: { store: store!, table: store!.table!, game: keyforge } });
  flushSync();
  expect([input().value, document.activeElement === input(), there("aside .phrases")]).toEqual(["Well pla", true, true]);
});
