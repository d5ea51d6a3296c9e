import { describe, expect, it } from "vitest";
import type { PersonView, Plan } from "../protocol";
import { noticesOf } from "./notices";
import { stateOf } from "./state";
import { lineFaults, listFault, planned, restrictedOf, setsOf, type SetLine } from "./table";

const LINE: SetLine = { code: "MM", name_zh: "突變擴散", name_en: "Mass Mutation", kind: "main", released: "", legal: true, reference: "none" };
const PLAN = { game: "keyforge", deck_sets: [{ code: "MM", name_zh: "突變擴散", name_en: "Mass Mutation", legal: true }], restricted: { version: "2024-07-23", rows: [{ name_zh: "陷入混亂", name_en: "Befuddle" }] } } as unknown as Plan;

it("the tables come whole out of a plan, and go back into it", () => {
  expect(setsOf(PLAN)).toEqual([LINE]);
  const list = restrictedOf(PLAN);
  expect(list.rows).toEqual([{ name_zh: "陷入混亂", name_en: "Befuddle", copies: 0, card: "" }]);
  expect(planned(PLAN, [LINE], list)).toEqual({ deed: "planned", plan: { ...PLAN, deck_sets: [LINE], restricted: list } });
});

it.each([
  [[LINE], []],
  [[{ ...LINE, code: "M M" }], ["code"]],
  [[LINE, LINE], ["twice"]],
  [[{ ...LINE, name_en: " " }], ["name"]],
  [[{ ...LINE, released: "23.7.2024" }], ["day"]],
] as [SetLine[], string[]][])("the line %o has faults %o", (sets, faults) => expect(lineFaults(sets, 0)).toEqual(faults));

describe("a restricted list", () => {
  const old = restrictedOf(PLAN);

  it.each([
    ["a later day is kept", { ...old, version: "2025-01-01" }, null],
    ["the same day is kept", old, null],
    ["an earlier one is not", { ...old, version: "2024-01-01" }, "older"],
    ["a day is a day", { ...old, version: "soon" }, "day"],
    ["every row has its Chinese name", { ...old, rows: [{ name_zh: " ", name_en: "X", copies: 0, card: "" }] }, "name"],
    ["copies are whole numbers", { ...old, rows: [{ name_zh: "甲", name_en: "X", copies: Number.NaN, card: "" }] }, "copies"],
  ] as [string, typeof old, string | null][])("%s", (_, list, fault) => expect(listFault(list, old)).toBe(fault));
});

describe("a player's deck", () => {
  const person = (deck: unknown) => stateOf({ deck } as PersonView);
  const source = (attested: string[], compared = false) => ({ name: "A", set: "MM", houses: [], attested, compared });

  it.each([
    [null, "none"],
    [{ sources: [] }, "none"],
    [{ sources: [source([])], faults: [{ message: "x", rule: "T1" }] }, "faulty"],
    [{ sources: [source(["listed"])], faults: [{ message: "x", rule: "T1", warning: true }] }, "unattested"],
    [{ sources: [source(["listed", "official", "genuine"])] }, "good"],
    [{ sources: [source(["official", "genuine"], true)] }, "good"],
    [{ sources: [source(["listed", "official", "genuine"]), source([])] }, "unattested"],
  ])("%o is %s", (deck, state) => expect(person(deck)).toBe(state));
});

it("players are told what their format asks", () => {
  expect(noticesOf("archon", "game-start")).toEqual(["identity-visible", "first-player", "aids-explained"]);
  expect(noticesOf("sealed", "game-start")).toContain("houses-shown");
  expect(noticesOf("sealed", "during")).toContain("list-hidden");
  expect(noticesOf("alliance", "during")).toContain("list-on-request");
  expect(noticesOf("", "during")).toEqual([]);
});
