import { expect, it } from "vitest";
import { setLanguage } from "../i18n/index.svelte";
import { byHeading, headingName, partName, shareOf } from "./words";

const tally = (won: number, drawn: number, lost: number) => ({ games: won + drawn + lost, won, drawn, lost });

it("a draw is half a win, and what nobody kept counts for nothing", () => {
  expect(shareOf(tally(3, 1, 1))).toBe(0.7);
  expect(shareOf({ ...tally(0, 0, 0), games: 5 })).toBeNull();
});

it("roles, monsters and decks are called what the games call them", async () => {
  await setLanguage("en");
  expect(partName("saboteur", { heading: "role", word: "digger" })).toBe("gold digger");
  expect(partName("tokyo-duel", { heading: "monster", word: "the-king" })).toBe("The King");
  expect(partName("keyforge", { heading: "deck", word: "Ann’s own" })).toBe("Ann’s own");
  expect(headingName("role")).toBe("Role");
  expect(headingName("something")).toBe("Played as");
});

it("parts stand below their headings", () => {
  const part = (heading: string, word: string) => ({ heading, word, tally: tally(1, 0, 0) });
  const told = byHeading([part("deck", "a"), part("deck", "b"), part("role", "c")]);
  expect(told.map(({ heading, parts }) => [heading, parts.length])).toEqual([["deck", 2], ["role", 1]]);
});
