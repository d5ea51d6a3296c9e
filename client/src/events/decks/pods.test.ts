import { describe, expect, it } from "vitest";
import type { Plan, Source } from "../protocol";
import { buildEnds, builtOf, choiceOf, faultsOf, referenceOf, settled, toggled, waysBeside, wholeOf, type Choice } from "./pods";

const SOURCES: Source[] = [
  { name: "A", set: "MM", houses: ["dis", "logos", "shadows"] },
  { name: "B", set: "MM", houses: ["dis", "saurian", "untamed"] },
  { name: "C", set: "WoE", houses: ["mars", "logos", "ekwidon"], beside: ["trooper"] },
  { name: "D", set: "WoE", houses: ["mars", "brobnar", "ekwidon"], beside: ["cleric"] },
  { name: "E", set: "DT", houses: ["unfathomable", "logos", "dis"], beside: ["the-tide"] },
];
const PLAN = {
  build_minutes: 30,
  deck_sets: [{ code: "MM", reference: "none" }, { code: "WoE", reference: "token" }, { code: "DT", reference: "tide" }],
} as unknown as Plan;
const NONE: Choice = { pods: [], beside: [] };
const of = (...pods: [number, string][]): Choice => ({ pods, beside: [] });

describe("pods", () => {
  it("go in and out", () => {
    const one = toggled(NONE, [0, "dis"]);
    expect(one.pods).toEqual([[0, "dis"]]);
    expect(toggled(one, [0, "dis"]).pods).toEqual([]);
  });

  it("of one house take each other's place (T9.4)", () => expect(toggled(of([0, "dis"], [0, "logos"]), [1, "dis"]).pods).toEqual([[0, "logos"], [1, "dis"]]));

  it("are three and no more (T9.3)", () => {
    const three = of([0, "dis"], [0, "logos"], [1, "untamed"]);
    expect(toggled(three, [1, "saurian"])).toEqual(three);
    expect(toggled(three, [1, "dis"]).pods).toContainEqual([1, "dis"]);
  });

  it.each([
    [of([0, "dis"], [0, "logos"]), ["few"]],
    [of([0, "dis"], [0, "logos"], [1, "untamed"]), []],
    [of([0, "dis"], [0, "logos"], [2, "mars"]), ["sets"]],
    [of([0, "dis"], [1, "dis"], [1, "untamed"]), ["house"]],
  ] as [Choice, string[]][])("%o has faults %o", (choice, faults) => expect(faultsOf(choice, SOURCES)).toEqual(faults));

  it("are what was built before", () => {
    expect(choiceOf({ pods: [[0, "dis"]], beside: ["x"] })).toEqual({ pods: [[0, "dis"]], beside: ["x"] });
    expect(choiceOf(null)).toEqual(NONE);
  });
});

describe("what lies beside the pods", () => {
  it("is nothing in a set without reference cards", () => {
    expect(referenceOf(of([0, "dis"]), SOURCES, PLAN)).toBe("none");
    expect(settled({ ...of([0, "dis"]), beside: ["trooper"] }, SOURCES, PLAN).beside).toEqual([]);
  });

  it("is the tide card (T9.8)", () => expect(settled(of([4, "logos"]), SOURCES, PLAN).beside).toEqual(["the-tide"]));

  it("is the token creature of one of the decks that give a pod (T9.9)", () => {
    const two = of([2, "mars"], [3, "brobnar"]);
    expect(waysBeside(two, SOURCES, PLAN)).toEqual([["trooper"], ["cleric"]]);
    expect(settled({ ...two, beside: ["cleric"] }, SOURCES, PLAN).beside).toEqual(["cleric"]);
    expect(settled({ ...of([2, "mars"]), beside: ["cleric"] }, SOURCES, PLAN).beside).toEqual(["trooper"]);
  });
});

it("is handed in as pods or as a whole deck", () => {
  expect(builtOf(4, { pods: [[0, "dis"]], beside: ["x"] }, "  Name ")).toEqual({ deed: "deck-built", person: 4, pods: [[0, "dis"]], beside: ["x"], name: "Name" });
  expect(wholeOf(4, 1)).toEqual({ deed: "deck-built", person: 4, whole: 1 });
});

it("building ends half an hour after the word to open, later for who was given more", () => {
  expect(buildEnds(null, PLAN, 0)).toBeNull();
  expect(buildEnds(1000, PLAN, 0)).toBe(2800);
  expect(buildEnds(1000, { ...PLAN, build_minutes: 0 }, 60)).toBe(2860);
});
