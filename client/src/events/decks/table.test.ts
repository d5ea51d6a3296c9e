import { describe, expect, it } from "vitest";
import type { PersonView, Plan } from "../protocol";
import { stateOf } from "./state";
import { isOlder, lineFaults, listFault, newLine, planned, restrictedOf, setsOf, type SetLine } from "./table";

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
    ["an earlier one is not without a reason", { ...old, version: "2024-01-01" }, "older"],
    ["a day is a day", { ...old, version: "soon" }, "day"],
    ["every row has its Chinese name", { ...old, rows: [{ name_zh: " ", name_en: "X", copies: 0, card: "" }] }, "name"],
    ["copies are whole numbers", { ...old, rows: [{ name_zh: "甲", name_en: "X", copies: Number.NaN, card: "" }] }, "copies"],
  ] as [string, typeof old, string | null][])("%s", (_, list, fault) => expect(listFault(list, old, " ")).toBe(fault));

  it("an earlier one may come back for a reason", () => {
    const earlier = { ...old, version: "2024-01-01" };
    expect(isOlder(earlier, old)).toBe(true);
    expect(isOlder(old, old)).toBe(false);
    expect(isOlder({ ...old, version: "" }, old), "a day that is still being typed").toBe(false);
    expect(listFault(earlier, old, "The new one is wrong.")).toBeNull();
  });
});

describe("a player's deck", () => {
  const person = (deck: unknown) => stateOf({ deck } as PersonView);
  const sources = [{ name: "A", set: "MM", houses: [] }];

  it.each([
    [null, "none"],
    [{ sources: [] }, "none"],
    [{ sources, faults: [{ message: "x", rule: "T1" }], unseen: 2 }, "faulty"],
    [{ sources, faults: [{ message: "x", rule: "T1", warning: true }], unseen: 1 }, "unattested"],
    [{ sources, unseen: 2 }, "unattested"],
    [{ sources }, "good"],
  ])("%o is %s", (deck, state) => expect(person(deck)).toBe(state));
});

it("begins a line with what is known of a set, or empty", () => {
  const line = { code: "GR", name_zh: "陰森殘響", name_en: "Grim Reminders", kind: "main", released: "", legal: false, reference: "none" };
  expect(newLine([{ line, publisher: "none" }], "GR")).toEqual(line);
  expect(newLine([{ line, publisher: "none" }], "")).toEqual({ code: "", name_zh: "", name_en: "", kind: "main", released: "", legal: false, reference: "none" });
});
