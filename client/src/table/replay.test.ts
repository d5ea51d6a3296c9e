import { flushSync, mount, unmount } from "svelte";
import { afterEach, beforeAll, beforeEach, expect, it, vi } from "vitest";
import { loadGame, type AnyGame } from "../games";
import { cardName, roleName } from "../games/saboteur/words";
import { midGame, NAMES } from "../games/saboteur/fixtures";
import { setLanguage, t } from "../i18n/index.svelte";
import { seatOf, tableOf } from "../net/fixtures";
import { AnalysisStore } from "../state/analysis.svelte";
import { ReplayStore } from "../state/replay.svelte";
import ReplayRoom from "./ReplayRoom.svelte";
import { room } from "./room.svelte";

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
  room.reset();
  if (shown) void unmount(shown);
  shown = null;
  document.body.replaceChildren();
  vi.unstubAllGlobals();
});

/** Looks back with the eyes of the first seat. */
function look(view: unknown, seat: number, kind: string, replay = new ReplayStore("t", null)): string {
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

it("shows what everybody held at that moment, and follows it", async () => {
  const cards = ["map", "fall", "!P", "+LC"];
  const held = (seat: number, number: number) => midGame({ seat, hand: [cards[(seat + number) % cards.length]!], role: seat === 2 ? "saboteur" : "digger" });
  vi.stubGlobal("fetch", (url: string) => {
    const number = Number(/replay\/(\d+)/.exec(url)?.[1]);
    const seat = Number(new URL(url, "http://hall").searchParams.get("seat"));
    return Promise.resolve(Response.json(url.includes("/replay/") ? [{ number, view: held(seat, number), decision: null }] : { eyes: 0, status: "none", done: 0, of: 0, mine: false, end: [], points: [] }));
  });
  const replay = new ReplayStore("t", null);
  look(midGame(), 0, "turn", replay);
  room.tab = "hands";
  const texts = async () => {
    await new Promise((resolve) => setTimeout(resolve, 0));
    flushSync();
    return [...document.querySelectorAll("[data-hand] ul")].map((list) => [...list.querySelectorAll("li")].map((item) => item.textContent));
  };
  await texts();
  const at = (number: number) => NAMES.map((_, seat) => [roleName(t, seat === 2 ? "saboteur" : "digger"), cardName(t, cards[(seat + number) % cards.length]!)]);
  expect(await texts()).toEqual(at(1));
  replay.moment = { number: 2, view: midGame(), decision: null };
  await texts();
  expect(await texts()).toEqual(at(2));
});
