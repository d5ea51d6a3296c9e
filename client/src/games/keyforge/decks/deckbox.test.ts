import { describe, expect, it, vi } from "vitest";
import { inRequests, keepAll, keptFor, lookAtKept, ROOM } from "../../../belongings/mine.svelte";
import type { Belonging } from "../../../net/belongings";
import { pageOf, paths } from "../../../router.svelte";
import json from "../gallery/facts.json";
import type { Facts } from "../gallery/facts.svelte";
import { deal, draw, mulligan, OPENING } from "./hands";
import { givers, keyOf, podsFor, setsOf, textOf } from "./alliance";
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

describe("a test hand", () => {
  const cards = Array.from({ length: 36 }, (_, at) => at);

  it("is dealt from the whole deck, and any card may be in it", () => {
    const seen = new Set<number>();
    for (let each = 0; each < 200; each++) {
      const { hand, rest } = deal(cards, OPENING.first);
      expect([...hand, ...rest].sort((a, b) => a - b)).toEqual(cards);
      hand.forEach((card) => seen.add(card));
    }
    expect(seen.size).toBe(36);
  });

  it("is shuffled back once for a hand of one card fewer", () => {
    const again = mulligan(deal(cards, OPENING.second));
    expect([again.hand.length, again.rest.length, again.again]).toEqual([5, 31, true]);
    expect(() => mulligan(again)).toThrow(RangeError);
    expect(draw(again).hand).toEqual([...again.hand, again.rest[0]]);
    expect(draw({ ...again, rest: [] }).hand).toEqual(again.hand);
  });
});

describe("what is kept", () => {
  it("is not taken back by an answer to an earlier question", async () => {
    const all = { kept: [ANN.kept], most: 9 };
    let late: (answer: Response) => void = () => {};
    vi.stubGlobal("fetch", (_: string, { method }: { method: string }) =>
      method === "GET" ? new Promise((done) => (late = done)) : Promise.resolve(new Response(JSON.stringify({ read: [], all }))),
    );
    const looked = lookAtKept("keyforge");
    await keepAll("keyforge", ["x"], () => {});
    late(new Response(JSON.stringify({ kept: [], most: 9 })));
    await looked;
    expect(keptFor("keyforge")).toEqual(all.kept);
    vi.unstubAllGlobals();
  });
});

describe("an alliance", () => {
  const CAT = deckOf(kept("c", "Cat~CotA~brobnar:3~logos:107"), numbers);
  const DOG = deckOf(kept("d", "Dog~WoE~ekwidon:1~beside:399"), numbers);

  it("takes each house once, from decks of one set that has several", () => {
    expect(setsOf([ANN, BEN, CAT])).toEqual(["CotA"]);
    expect(podsFor([ANN, BEN, CAT], "CotA", [], 0).map(keyOf)).toEqual(["a:brobnar", "a:dis", "c:brobnar", "c:logos"]);
    const chosen = [{ deck: ANN, house: "brobnar" }, null, null];
    expect(podsFor([ANN, BEN, CAT], "CotA", chosen, 1).map(keyOf)).toEqual(["a:dis", "c:logos"]);
    expect(podsFor([ANN, BEN, CAT], "CotA", chosen, 0)).toHaveLength(4);
  });

  it("is said with its pods, the deck of its reference cards, and a name if there is one", () => {
    const pods = [{ deck: ANN, house: "dis" }, { deck: CAT, house: "logos" }];
    expect(JSON.parse(textOf(pods, CAT, " Both "))).toEqual({ alliance: [[ANN.kept.word, "dis"], [CAT.kept.word, "logos"]], beside: 1, name: "Both" });
    expect(textOf(pods, null, "")).toMatch(/^\{"alliance".*"beside":0\}$/);
    expect(split(textOf(pods, null, ""))).toHaveLength(1);
    expect(givers(facts, pods)).toEqual([]);
    const token = facts.types.indexOf("token-creature");
    expect(givers(facts, [{ deck: { ...DOG, beside: facts.cards.filter(({ t }) => t === token).slice(0, 1) }, house: "ekwidon" }])).toHaveLength(1);
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
