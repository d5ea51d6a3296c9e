import { beforeEach, describe, expect, it } from "vitest";
import { setLanguage, t } from "../i18n/index.svelte";
import type { GameInfo } from "../net/protocol";
import { boundOf, rangeText, ratingText, unusual } from "./words";

beforeEach(() => setLanguage("en"));

describe("whose ratings somebody looks for", () => {
  it.each([
    [{ least: 1400, most: 1600 }, "1400–1600"],
    [{ least: 1400, most: null }, "1400 or higher"],
    [{ least: null, most: 0 }, "0 or lower"],
    [{ least: null, most: null }, null],
  ])("%o", (bounds, said) => {
    expect(rangeText(bounds)?.replace(/[\u2068\u2069]/g, "") ?? null).toBe(said);
  });
});

it("says how strong somebody is, and how well that is known", () => {
  expect(ratingText({ rating: null, provisional: true })).toBeNull();
  expect(ratingText({ rating: 1712, provisional: false })).toBe(t("seek-rating", { rating: "1712" }));
  expect(ratingText({ rating: 1712, provisional: true })).toBe(t("seek-rating-provisional", { rating: "1712" }));
});

it("names the options that are not as usual, and none that a seat brings", () => {
  const option = { choices: [], text: false, fetches: false, clock: false, practice: false, only: [] };
  const game = {
    options: [
      { ...option, name: "maps", default: 6, seat: null },
      { ...option, name: "untimed", default: 900, seat: null },
      { ...option, name: "deck-0", default: "sealed", seat: 0 },
    ],
  } as unknown as GameInfo;
  const found = unusual({ game: "saboteur", options: { maps: 5, untimed: 900, "deck-0": "own" } }, game);
  expect(found.map(({ name }) => name)).toEqual([t("saboteur-option-maps")]);
  expect(unusual({ game: "saboteur", options: { maps: 5 } }, undefined)).toEqual([]);
});

it.each([
  ["", null],
  [" 1500 ", 1500],
  ["１５００", 1500],
  ["0", 0],
  ["5001", undefined],
  ["15.5", undefined],
  ["-3", undefined],
  ["many", undefined],
])("reads %o as a bound", (text, bound) => {
  expect(boundOf(text)).toBe(bound);
});
