import { describe, expect, it } from "vitest";
import { inRequests, ROOM } from "../../../belongings/mine.svelte";
import type { Belonging } from "../../../net/belongings";
import { pageOf, paths } from "../../../router.svelte";
import json from "../gallery/facts.json";
import type { Facts } from "../gallery/facts.svelte";
import { addressOfQuery, DeckIndex, deckOf, NO_QUERY, Numbers, queryOf, split, type DeckQuery } from "./deck";

const facts = json as unknown as Facts;
const numbers = new Numbers(facts);

function kept(id: string, word: string, changes: Partial<Belonging> = {}): Belonging {
  return { id, word, title: word.split("~")[0]!.replaceAll("_", " "), note: "", created: "2026-01-01T00:00:00Z", won: 0, lost: 0, drawn: 0, ...changes };
}
const ANN = deckOf(kept("a", "Ann_the_Bold~CotA~brobnar:1,1,2+AD.mars~dis:54,AoA-1", { won: 3, lost: 1, note: "ægis for the cup" }), numbers);
const BEN = deckOf(kept("b", "Ben~WC~logos:1~untamed:2~beside:3", { won: 5 }), numbers);

describe("a deck", () => {
  it("is read out of its word", () => {
    expect([ANN.name, ANN.set, ANN.houses]).toEqual(["Ann the Bold", "CotA", ["brobnar", "dis"]]);
    expect(ANN.parts[0]!.cards.map((card) => card?.n[0])).toEqual(["Anger", "Anger", "Barehanded"]);
    const other = ANN.parts[1]!.cards[1]!;
    expect(other.s.some(([set, number]) => facts.sets[set]!.code === "AoA" && number === "1")).toBe(true);
    expect([BEN.houses, BEN.beside.length]).toEqual([["logos", "untamed"], 1]);
  });

  it("takes the second card of a number that two bear", () => {
    const top = facts.cards.find(({ half }) => half === "top")!;
    const [set, number] = top.s[0]!;
    const code = facts.sets[set]!.code;
    expect(numbers.card(`${number}*`, code)?.half === "top" || numbers.card(number, code)?.half === "top").toBe(true);
    expect(numbers.card("999", "CotA")).toBeNull();
  });
});

describe("the search among decks", () => {
  const index = new DeckIndex([ANN, BEN]);
  const ids = (query: Partial<DeckQuery>) => index.find({ ...NO_QUERY, ...query }).map((deck) => deck.kept.id);

  it("finds by name, note, card, set and house", () => {
    expect(ids({})).toEqual(["a", "b"]);
    expect(ids({ text: "BOLD ann" })).toEqual(["a"]);
    expect(ids({ text: "aegis" })).toEqual(["a"]);
    expect(ids({ text: "barehand" })).toEqual(["a"]);
    expect(ids({ text: "nothing like it" })).toEqual([]);
    expect(ids({ set: "WC" })).toEqual(["b"]);
    expect(ids({ house: "dis" })).toEqual(["a"]);
    expect(ids({ house: "dis", set: "WC" })).toEqual([]);
  });

  it("sorts by name and by wins", () => {
    expect(ids({ sort: "name" })).toEqual(["a", "b"]);
    expect(ids({ sort: "won" })).toEqual(["b", "a"]);
  });

  it("is in the address", () => {
    const query = { ...NO_QUERY, text: "dust imp", set: "CotA", sort: "won" } as const;
    const said = addressOfQuery(query);
    expect(queryOf(new URLSearchParams(said))).toEqual(query);
    expect(queryOf(new URLSearchParams("sort=nonsense"))).toEqual(NO_QUERY);
    expect(pageOf(new URL(paths.decks(said), location.href))).toEqual({ name: "decks", said, deck: null });
    expect(pageOf(new URL(paths.deck("ab"), location.href))).toEqual({ name: "decks", said: "", deck: "ab" });
  });
});

describe("a text of many decks", () => {
  it("is parted by rules and names", () => {
    expect(split("Name: A\nBrobnar\nAnger\n\nName: B\nDis\nDust Imp\n")).toEqual(["Name: A\nBrobnar\nAnger", "Name: B\nDis\nDust Imp"]);
    expect(split("A\nAnger\n---\nB\nDust Imp\r\n===\n")).toEqual(["A\nAnger", "B\nDust Imp"]);
    expect(split("A\nName: A\nAnger")).toEqual(["A\nName: A\nAnger"]);
    expect(split(" \n")).toEqual([]);
  });

  it("may be words, addresses or ids, a line each", () => {
    const id = "0f1e2d3c-aaaa-bbbb-cccc-0123456789ab";
    expect(split(`Ann~CotA~dis:1\n${id}\n\nhttps://vault.example/decks/${id}`)).toHaveLength(3);
  });

  it("may be files of the Master Vault, one or a list", () => {
    expect(split('{"data": {}}\n')).toEqual(['{"data": {}}']);
    expect(split('[{"data": {}}, "Ann~CotA~dis:1"]')).toEqual(['{"data":{}}', "Ann~CotA~dis:1"]);
    expect(split('[{"data"')).toEqual(['[{"data"']);
  });

  it("goes in requests that the hall takes", () => {
    const large = "é".repeat(ROOM / 4);
    expect(inRequests([large, large, "x"]).map((some) => some.length)).toEqual([1, 2]);
    expect(inRequests(Array.from({ length: 45 }, () => "x")).map((some) => some.length)).toEqual([20, 20, 5]);
  });
});
