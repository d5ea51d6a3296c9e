import { flushSync, mount, tick, unmount } from "svelte";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { setLanguage } from "../i18n/index.svelte";
import EventList from "./EventList.svelte";
import type { Listed } from "./protocol";

let shown: Record<string, unknown> | null = null;

const card = (id: string, more: Partial<Listed> = {}): Listed => ({
  id, name: id, game: "tokyo-duel", preset: "tokyo-duel", status: "preparing", players: 4, created: 0, role: "", round: -1, table: -1, label: "", unit: "round", ...more,
});

async function open(...cards: Listed[]): Promise<void> {
  vi.stubGlobal("fetch", () => Promise.resolve(new Response(JSON.stringify(cards))));
  shown = mount(EventList, { target: document.body });
  for (let turn = 0; turn < 3; turn++) await new Promise((done) => setTimeout(done));
  await tick();
  flushSync();
}

/** The headings, each with the names of its events. */
const groups = () =>
  [...document.querySelectorAll("section")].map((section) => [section.querySelector("h2")?.textContent ?? "", ...[...section.querySelectorAll("strong")].map((name) => name.textContent)]);
const part = (name: string) => {
  const item = [...document.querySelectorAll("li")].find((each) => each.querySelector("strong")?.textContent === name);
  return [...(item?.querySelectorAll(".part > *") ?? [])].map((each) => each.textContent);
};

beforeEach(() => setLanguage("en"));
afterEach(async () => {
  if (shown) await unmount(shown);
  shown = null;
  document.body.replaceChildren();
  vi.unstubAllGlobals();
});

it("puts my events first, those in play before the others", async () => {
  await open(card("new"), card("over", { role: "judge", status: "over" }), card("mine", { role: "organizer" }), card("old"), card("now", { role: "player", status: "running", round: 1, table: 4 }));
  expect(groups()).toEqual([
    ["My events", "now", "mine", "over"],
    ["Other events", "new", "old"],
  ]);
});

it("says what I am in each, and where a player sits", async () => {
  await open(
    card("a", { role: "player", status: "running", round: 1, table: 4 }),
    card("b", { role: "player", status: "running", round: 2, table: 0, label: "semifinal" }),
    card("c", { role: "head-judge" }),
    card("d", { role: "spectator" }),
    card("e"),
  );
  expect(part("a")).toEqual(["Player", "Round 2 · Table 5"]);
  expect(part("b")).toEqual(["Player", "Semifinals · Table 1"]);
  expect(part("c")).toEqual(["Head referee"]);
  expect(part("d")).toEqual(["Spectator"]);
  expect(part("e")).toEqual([]);
});

it("has no headings where there is only one kind of event", async () => {
  await open(card("a"), card("b"));
  expect(groups()).toEqual([["", "a", "b"]]);
});
