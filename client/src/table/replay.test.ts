import { flushSync, mount, unmount } from "svelte";
import { afterEach, beforeAll, beforeEach, expect, it, vi } from "vitest";
import { loadGame, type AnyGame } from "../games";
import { midGame, NAMES } from "../games/saboteur/fixtures";
import { setLanguage, t } from "../i18n/index.svelte";
import { seatOf, tableOf } from "../net/fixtures";
import { AnalysisStore } from "../state/analysis.svelte";
import { ReplayStore } from "../state/replay.svelte";
import ReplayRoom from "./ReplayRoom.svelte";

let saboteur: AnyGame;
let shown: Record<string, unknown> | null = null;

const table = tableOf("saboteur", NAMES.map((name, seat) => seatOf(seat, name)), { status: "over" });

beforeAll(async () => {
  await setLanguage("en");
  saboteur = await loadGame("saboteur");
});
beforeEach(() => {
  vi.stubGlobal("matchMedia", () => ({ matches: true, addEventListener: () => undefined, removeEventListener: () => undefined }));
  vi.stubGlobal("ResizeObserver", class { observe() {} disconnect() {} unobserve() {} });
});
afterEach(() => {
  if (shown) void unmount(shown);
  shown = null;
  document.body.replaceChildren();
  vi.unstubAllGlobals();
});

/** Looks back with the eyes of the first seat. */
function look(view: unknown, seat: number, kind: string): string {
  const replay = new ReplayStore("t", null);
  replay.eyes = 0;
  replay.log = [{ number: 1, option: null, seat: 0, events: [] }];
  replay.at = 1;
  replay.moment = { number: 1, view, decision: { seat, kind, options: [] } };
  shown = mount(ReplayRoom, { target: document.body, props: { replay, table, game: saboteur, analysis: new AnalysisStore("t", null) } });
  flushSync();
  return document.querySelector(".prompt")!.textContent.trim();
}

it("asks nobody to say that they are ready", () => {
  const said = look(midGame({ phase: "deal", round: 2, turn: null }), -1, "deal");
  expect(said).toBe(t("saboteur-prompt-wait-deal", { round: 2 }));
  expect(document.querySelector("[data-sab-ready]")).toBeNull();
  expect(document.body.textContent).not.toContain(t("saboteur-prompt-deal", { round: 2 }));
});

it("tells whose turn it was, also with their eyes", () => {
  expect(look(midGame(), 0, "turn")).toBe(t("saboteur-prompt-wait", { name: "Ann" }));
});
