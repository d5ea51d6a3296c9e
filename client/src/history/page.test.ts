import { flushSync, mount, unmount } from "svelte";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { setLanguage, t } from "../i18n/index.svelte";
import type { MyGames as Told, Played } from "../net/protocol";
import MyGames from "../pages/MyGames.svelte";
import { session } from "../state/session.svelte";
import { NO_FILTER, type GamesFilter } from "./filter";

const GAME: Played = {
  id: "t1", game: "keyforge", seat: 0, result: "won", winners: [0], scores: [1, 0], decks: ["Old Deck"], ended: "2026-11-01T12:00:00Z", event: null,
  kept: false, rated: true, days: null,
  seats: [{ seat: 0, kind: "person", name: "Ann", bot: null }, { seat: 1, kind: "person", name: "Ben", bot: null }],
};
const asked: string[] = [];
let answer: Told;
let component: Record<string, unknown>;

async function settled(): Promise<void> {
  for (let i = 0; i < 10; i++) {
    await new Promise((done) => setTimeout(done));
    flushSync();
  }
}

async function opens(filter: Partial<GamesFilter> = {}): Promise<void> {
  component = mount(MyGames, { target: document.body, props: { filter: { ...NO_FILTER, ...filter } } });
  await settled();
}

beforeEach(async () => {
  await setLanguage("en");
  asked.length = 0;
  answer = { now: [], over: [GAME], before: "7-t1", counts: [{ result: "won", games: 31 }, { result: "lost", games: 1 }] };
  session.games = [];
  history.replaceState(null, "", "/games");
  vi.stubGlobal("fetch", (path: string) => {
    asked.push(path);
    return Promise.resolve(new Response(JSON.stringify(answer)));
  });
});

afterEach(async () => {
  await unmount(component);
  vi.unstubAllGlobals();
});

describe("my games", () => {
  it("are counted, and go on after the last one with the same filter", async () => {
    await opens({ result: "won" });
    expect(asked).toEqual(["/api/me/games?result=won"]);
    expect(document.querySelector("[data-found]")?.getAttribute("data-found")).toBe("32");
    expect(document.querySelector("[data-count=lost]")?.textContent).toBe(t("hall-games-count", { result: "lost", games: 1 }));
    expect(document.querySelector("[data-decks]")?.textContent).toContain("Old Deck");
    answer = { now: [], over: [{ ...GAME, id: "t2", result: "aborted", decks: [] }], before: null, counts: null };
    document.querySelector<HTMLButtonElement>(".more button")!.click();
    await settled();
    expect(asked.at(-1)).toBe("/api/me/games?result=won&before=7-t1");
    expect(document.querySelectorAll("[data-game-over]")).toHaveLength(2);
    expect(document.querySelector("[data-found]")?.getAttribute("data-found")).toBe("32");
    expect(document.querySelectorAll("[data-game-over=t2] a"), "there is nothing to look at").toHaveLength(0);
  });

  it("have their filter in the address", async () => {
    await opens();
    const opponent = [...document.querySelectorAll("label")].find(({ textContent }) => textContent === t("hall-games-opponent"));
    const field = document.getElementById(opponent!.htmlFor) as HTMLInputElement;
    field.value = " Ben ";
    field.dispatchEvent(new Event("input", { bubbles: true }));
    document.querySelector("form")!.dispatchEvent(new Event("submit", { bubbles: true, cancelable: true }));
    expect(location.pathname + location.search).toBe("/games?opponent=Ben");
    document.querySelector<HTMLButtonElement>("[data-filter-clear]")!.click();
    expect(location.pathname + location.search).toBe("/games");
  });

  it("say that none fits, with the way back to all", async () => {
    answer = { now: [], over: [], before: null, counts: [] };
    await opens({ deck: "none" });
    expect(document.body.textContent).toContain(t("hall-games-none"));
    expect(document.querySelector(".empty a")?.getAttribute("href")).toBe("/games");
    await unmount(component);
    await opens();
    expect(document.body.textContent).toContain(t("hall-my-games-empty"));
    expect(document.querySelector("[data-filter]")).toBeNull();
  });
});
