import { describe, expect, it } from "vitest";
import { whole } from "../protocol";
import { byName, collated, dayText, nameSize } from "./sheets";

describe("slips on pages", () => {
  it.each([1, 3, 4, 5, 8, 17, 100])("of %i tables are in order once the stack is cut", (count) => {
    const slips = Array.from({ length: count }, (_, n) => n);
    const pages = collated(slips, 4);
    expect(pages.every((page) => page.length === 4)).toBe(true);
    expect(pages.length).toBe(Math.ceil(count / 4));
    const piles = [0, 1, 2, 3].flatMap((place) => pages.map((page) => page[place] ?? null));
    expect(piles.filter((slip) => slip !== null)).toEqual(slips);
  });
});

describe("pairings by name", () => {
  const view = whole({
    people: ["Zoe", "amy", "Bo 10", "Bo 9", "Émile"].map((name, number) => ({ number, name })),
    rounds: [
      {
        number: 0,
        stage: 0,
        tables: [
          { number: 0, players: [0, 1] },
          { number: 1, players: [2, 0] },
          { number: 2, players: [3], kind: "bye" },
          { number: 3, players: [4], kind: "absent" },
        ],
      },
    ],
  });
  const [round] = view.rounds;

  it("have each player once, as the language orders names", () => {
    const found = round ? byName(view, round, "en") : [];
    expect(found.map((one) => view.people[one.player]?.name)).toEqual(["amy", "Bo 9", "Bo 10", "Zoe"]);
    expect(found.at(-1)).toEqual({ player: 0, tables: [0, 1], others: [1, 2], bye: false });
    expect(found[1]).toMatchObject({ bye: true, others: [] });
  });
});

it("the day is the plan's, else today", () => {
  const of = (day: string) => dayText(whole({ plan: { day } }), Date.UTC(2026, 4, 3, 12) / 1000, "en-GB");
  expect(of("2024-07-23")).toBe("23 July 2024");
  expect(of("")).toBe("3 May 2026");
});

it("names on certificates are as large as their longest word lets them", () => {
  expect(nameSize("Ann Lee")).toBe(40);
  expect(nameSize("林美玲")).toBe(40);
  const sizes = ["Bartholomew Featherstonehaugh", "W".repeat(30), "林".repeat(30)].map(nameSize);
  expect(sizes).toEqual([...sizes].sort((a, b) => b - a));
  expect(sizes[0]).toBeLessThan(40);
  expect((sizes[2] ?? 99) * 30).toBeLessThanOrEqual(390);
});
