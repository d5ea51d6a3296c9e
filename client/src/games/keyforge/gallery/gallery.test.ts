import { beforeAll, describe, expect, it } from "vitest";
import { pageOf, paths } from "../../../router.svelte";
import { number } from "../../../rules/numbered";
import book from "../cards/en.json";
import json from "./facts.json";
import type { CardRow, Facts } from "./facts.svelte";
import { addressOfQuery, filters, NO_QUERY, queryOf, type CardQuery } from "./query";
import { ruleOf } from "./rules";
import { CardIndex, fold } from "./search";
import { trial } from "./trial";

const facts = json as unknown as Facts;
const english = book as unknown as Record<string, { text: string[] }>;
let index: CardIndex;
beforeAll(() => {
  index = new CardIndex(facts, (id) => english[id]?.text ?? []);
});

const find = (query: Partial<CardQuery>): CardRow[] => index.find({ ...NO_QUERY, ...query }, (card) => card.n[0] ?? "");
const ids = (query: Partial<CardQuery>) => find(query).map(({ id }) => id);
const card = (id: string) => facts.cards.find((each) => each.id === id)!;

describe("the search", () => {
  it("has the whole pool where nothing is asked", () => {
    expect(ids({})).toEqual(facts.cards.map(({ id }) => id));
  });

  it("finds names in three languages, whatever their signs and accents", () => {
    expect(ids({ text: "troll" })[0]).toBe("troll");
    expect(ids({ text: "巨魔" })).toContain("troll");
    const korean = facts.cards.find(({ n }) => n[2] !== "")!;
    expect(ids({ text: korean.n[2]! })).toContain(korean.id);
    expect(ids({ text: "aember imp" })[0]).toBe("æmber-imp");
    expect(ids({ text: "Æmber Imp" })[0]).toBe("æmber-imp");
    expect(ids({ text: "champions challenge" })).toEqual(ids({ text: "Champion’s Challenge" }).filter((id) => id === "champion-s-challenge"));
  });

  it("finds a Korean name while its last syllable is being typed", () => {
    const korean = facts.cards.find(({ n }) => /^[가-힣]{3,}/.test(n[2] ?? ""))!;
    const name = korean.n[2]!;
    const half = name.slice(0, 2) + name[2]!.normalize("NFD")[0];
    expect(ids({ text: half })).toContain(korean.id);
  });

  it("puts names before texts, and the words at their beginning first", () => {
    const found = find({ text: "wolf" });
    const named = found.map(({ n }) => ` ${fold(n[0] ?? "")}`.includes(" wolf"));
    expect(named.indexOf(false)).toBeGreaterThan(0);
    expect(named.lastIndexOf(true)).toBeLessThan(named.indexOf(false));
  });

  it("finds words of traits and texts, all of them", () => {
    expect(ids({ text: "heal 3 damage" })).toContain("troll");
    expect(ids({ text: "giant reap heal" })).toContain("troll");
    expect(ids({ text: "troll unheard" })).toEqual([]);
  });

  it("takes a set, a house and a rarity for those of one print", () => {
    for (const { s, h } of find({ set: "CotA", house: "mars", rarity: "rare" })) {
      expect(s.some(([set, , rarity, house]) => facts.sets[set]!.code === "CotA" && facts.rarities[rarity] === "rare" && facts.houses[house ?? h] === "mars")).toBe(true);
    }
    expect(find({ set: "CotA", house: "mars", rarity: "rare" }).length).toBeGreaterThan(5);
    expect(find({ set: "CotA", house: "saurian" })).toEqual([]);
    expect(find({ house: "none" }).length).toBeGreaterThan(0);
  });

  it("filters by type, keyword, trait and by what can be played", () => {
    expect(find({ type: "token-creature" }).every(({ t }) => facts.types[t] === "token-creature")).toBe(true);
    expect(ids({ keyword: "skirmish" })).toContain("macis-asp");
    expect(ids({ trait: "giant" })).toContain("troll");
    expect(ids({ trait: "no such trait" })).toEqual([]);
    expect(find({ playable: "yes" }).length + find({ playable: "no" }).length).toBe(facts.cards.length);
    expect(ids({ playable: "no" })).not.toContain("troll");
  });

  it("orders by number within a set, by name, and by power", () => {
    const numbers = find({ set: "CotA" }).map(({ s }) => Number(s.find(([set]) => set === 0)![1]));
    expect(numbers.filter((each) => !Number.isNaN(each))).toEqual([...numbers.filter((each) => !Number.isNaN(each))].sort((a, b) => a - b));
    const names = find({ sort: "name", set: "CotA" }).map(({ n }) => n[0]!);
    expect(names).toEqual([...names].sort(new Intl.Collator(undefined, { numeric: true }).compare));
    const powers = find({ sort: "power", type: "creature" }).map(({ p }) => p ?? -2);
    expect(powers).toEqual([...powers].sort((a, b) => b - a));
  });
});

describe("addresses", () => {
  it("hold all that is asked, and nothing else", () => {
    const query: CardQuery = { text: "draw a card", set: "GR", house: "star-alliance", type: "action", rarity: "rare", keyword: "alpha", trait: "ai", playable: "yes", sort: "name" };
    expect(queryOf(new URLSearchParams(addressOfQuery(query)))).toEqual(query);
    expect(addressOfQuery(NO_QUERY)).toBe("");
    expect(queryOf(new URLSearchParams("?playable=maybe&sort=up&other=1"))).toEqual(NO_QUERY);
    expect(filters(query)).toBe(7);
  });

  it("name the list, and one card", () => {
    const at = (path: string) => pageOf(new URL(path, "http://hall"));
    expect(at(paths.cards("?text=troll"))).toEqual({ name: "cards", said: "?text=troll", card: null });
    expect(at(paths.card("dark-æmber-vault"))).toEqual({ name: "cards", said: "", card: "dark-æmber-vault" });
    expect(at("/cards/troll/more")).toEqual({ name: "lost" });
  });
});

describe("a table to try a card", () => {
  it("has sealed decks of the newest set that the hall draws and that has it", () => {
    expect(trial(facts, card("troll"))).toEqual({ opening: "troll", "deck-0": "sealed", "deck-1": "sealed", first: 1 });
    expect(trial(facts, card("siphon-maw"))).toBeNull();
  });

  it("is there for every card that can be played and lies in a deck, or is what token creatures are", () => {
    const not = facts.cards.filter((each) => !each.no && trial(facts, each) === null);
    expect(not.map(({ t }) => facts.types[t])).toEqual(["tide"]);
  });
});

it("takes a rule out of the document in words, without its sources", () => {
  const page = document.createElement("div");
  page.innerHTML = "<ul><li><strong>G70</strong> [S,X] <em>Reap</em>: exhaust, gain 1 Æ [X] at once.</li></ul><table><tbody><tr><td><strong>G116</strong></td><td>Taunt [X]</td><td>Its neighbours (G33).</td></tr></tbody></table>";
  number(page);
  expect(ruleOf(page, "G70")).toBe("Reap: exhaust, gain 1 Æ at once.");
  expect(ruleOf(page, "G116")).toBe("Taunt Its neighbours (G33).");
  expect(ruleOf(page, "G1")).toBe("");
});
