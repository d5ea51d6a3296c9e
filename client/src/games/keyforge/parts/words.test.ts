import { describe, expect, it } from "vitest";
import { makeBundle, say } from "../../../i18n/bundle";
import { PILES } from "./piles";

const catalogues = import.meta.glob<string>("@locale/*/keyforge*.ftl", { query: "?raw", import: "default", eager: true });
const sources = import.meta.glob<string>("../{art,parts}/*.{ts,svelte}", { query: "?raw", import: "default", eager: true });

/** What every message of the drawn parts may be given. */
const ARGS = {
  n: 2, count: 2, power: 3, base: 2, armor: 2, left: 1, amber: 4, cost: 6, icon: "A", counter: "time", name: "Ann", pile: "discard", card: "Troll", cards: "Troll, Urchin", deck: "The Hasty Lantern", set: "CotA", house: "Mars", key: "red", forged: "yes",
  rarity: "common", rulebook: "14", tide: "high",
};
const asked = new Set(Object.entries(sources).flatMap(([path, source]) => (path.includes(".test.") ? [] : [...source.matchAll(/"(keyforge-art-[a-z-]+)"/g)].map(([, id]) => id!))));
const bundleOf = (language: string) => makeBundle(language, Object.entries(catalogues).filter(([path]) => path.includes(`/${language}/`)).map(([, text]) => text));

describe.each(["en", "zh-Hant", "ko"])("the words of the drawn parts in %s", (language) => {
  const bundle = bundleOf(language);

  it("are all there, and lack nothing that they are given", () => {
    expect(asked.size).toBeGreaterThan(30);
    for (const id of [...asked, ...PILES.map((kind) => `keyforge-zone-${kind}`)]) expect([id, say(bundle, id, ARGS)?.mistakes]).toEqual([id, []]);
  });
  it("are asked for, all of them", () => {
    const written = Object.entries(catalogues).filter(([path]) => path.includes(`/${language}/`)).flatMap(([, text]) => [...text.matchAll(/^(keyforge-art-[a-z-]+) =/gm)].map(([, id]) => id!));
    expect(written.filter((id) => !asked.has(id))).toEqual([]);
  });
  it("differ for every pile, icon and kind of counter", () => {
    const told = (id: string, key: string, values: readonly string[]) => new Set(values.map((value) => say(bundle, id, { ...ARGS, [key]: value })?.text)).size;
    expect([told("keyforge-art-pile", "pile", PILES), told("keyforge-art-icon", "icon", ["A", "C", "D", "R", "X", "P"]), told("keyforge-art-counter", "counter", ["time", "doom", "glory", "growth", "other"])]).toEqual([5, 6, 5]);
  });
});
