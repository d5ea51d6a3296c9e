import { flushSync, mount, unmount } from "svelte";
import { afterEach, expect, it, vi } from "vitest";
import { setLanguage } from "../../i18n/index.svelte";
import type { EventStore } from "../event.svelte";
import type { Deck } from "../protocol";
import DeckList from "./DeckList.svelte";
import { iconNames } from "./words";

let shown: Record<string, unknown> | null = null;

afterEach(async () => {
  if (shown) await unmount(shown);
  shown = null;
  document.body.replaceChildren();
  vi.unstubAllGlobals();
});

it("shows houses by their emblems, and the house icon of a copy beside its bonus icons", () => {
  setLanguage("en");
  vi.stubGlobal("fetch", () => Promise.resolve(new Response("{}")));
  const card = { house: "logos", card: "urchin", set: "CotA", number: "315" };
  const deck = { name: "A", set: "MM", houses: ["logos"], cards: [{ ...card, icons: "D", also: "mars" }, card, { ...card, also: "dis" }] } as unknown as Deck;
  const event = { view: { plan: { sets: [], restricted: [] } } } as unknown as EventStore;
  shown = mount(DeckList, { target: document.body, props: { event, deck } });
  flushSync();
  expect(document.querySelector("h4 svg")?.getAttribute("data-kf-house")).toBe("logos");
  const lines = [...document.querySelectorAll("li")];
  expect(lines.map((line) => [...line.querySelectorAll("svg")].map((icon) => icon.dataset["icon"] ?? icon.dataset["kfHouse"]))).toEqual([["D", "mars"], [], ["dis"]]);
  expect(lines[0]?.querySelector(".icons")?.getAttribute("aria-label")).toBe(iconNames("D", "mars"));
  expect(iconNames("D", "mars")).not.toBe(iconNames("D"));
});

it("tells copies apart by the icons that were added to them", () => {
  setLanguage("en");
  vi.stubGlobal("fetch", () => Promise.resolve(new Response("{}")));
  const card = { house: "logos", card: "urchin", set: "CotA", number: "315" };
  const deck = { name: "A", set: "MM", houses: ["logos"], cards: [{ ...card, icons: "CDR" }, card, card, { ...card, icons: "DD" }] } as unknown as Deck;
  const event = { view: { plan: { sets: [], restricted: [] } } } as unknown as EventStore;
  shown = mount(DeckList, { target: document.body, props: { event, deck } });
  flushSync();
  const lines = [...document.querySelectorAll("li")];
  expect(lines.map((line) => [...line.querySelectorAll("svg")].map((icon) => icon.dataset["icon"]).join(""))).toEqual(["CDR", "", "DD"]);
  expect(lines[2]?.querySelector(".icons")?.getAttribute("aria-label")).toBe(iconNames("DD"));
});
