import { describe, expect, it } from "vitest";
import { drawer } from "../shared/testing/draw";
import Amber from "./art/Amber.svelte";
import BonusIcon from "./art/BonusIcon.svelte";
import CardBack from "./art/CardBack.svelte";
import { nameStep, textStep, timing, weigh } from "./art/fit";
import HouseEmblem from "./art/HouseEmblem.svelte";
import { EMBLEMS } from "./art/houses";
import KeyToken from "./art/KeyToken.svelte";
import KeywordSign from "./art/KeywordSign.svelte";
import { portraitOf, symmetric, TONES } from "./art/portrait";
import Portrait from "./art/Portrait.svelte";
import Token from "./art/Token.svelte";
import { DRAWINGS, KEYWORD_SIGNS, TOKENS } from "./art/tokens";
import Emblem from "./Emblem.svelte";
import { CARD_TYPES, HOUSES, KEYS } from "./view";

const draw = drawer();
const paths = (box: Element) => [...box.querySelectorAll("path")].map((path) => path.getAttribute("d")).join("");

describe("houses", () => {
  it("have emblems of their own", () => {
    expect(new Set(Object.values(EMBLEMS)).size).toBe(HOUSES.length);
    expect(Object.values(EMBLEMS).join("")).not.toMatch(/NaN|undefined/);
  });
  it("are a picture with a label, or else decoration", () => {
    const [named, silent] = [draw(HouseEmblem, { house: "mars", label: "Mars", plate: true }), draw(HouseEmblem, { house: "mars" })].map((box) => box.querySelector("svg")!);
    expect([named!.getAttribute("role"), named!.getAttribute("aria-label"), named!.getAttribute("aria-hidden")]).toEqual(["img", "Mars", null]);
    expect([silent!.getAttribute("role"), silent!.getAttribute("aria-hidden")]).toEqual([null, "true"]);
    expect([named!.querySelectorAll("circle").length, silent!.querySelectorAll("circle").length]).toEqual([2, 0]);
  });
});

describe("tokens", () => {
  it("differ in shape, not only in colour", () => {
    expect(new Set(TOKENS.map((kind) => `${DRAWINGS[kind].plate}${DRAWINGS[kind].sign}`)).size).toBe(TOKENS.length);
    expect(new Set(TOKENS.map((kind) => paths(draw(Token, { kind })))).size).toBe(TOKENS.length);
  });
  it("show their number, smaller where it is long", () => {
    const [short, long, none] = [draw(Token, { kind: "damage", n: 3 }), draw(Token, { kind: "damage", n: 12 }), draw(Token, { kind: "stun" })];
    expect([short, long, none].map((box) => box.querySelector("text")?.textContent ?? null)).toEqual(["3", "12", null]);
    expect(long.querySelector("text.long")).not.toBeNull();
    expect(short.querySelector("text.long")).toBeNull();
  });
  it("tell the keys by their bows, and what is not forged by its outline", () => {
    expect(new Set(KEYS.map((colour) => paths(draw(KeyToken, { colour, forged: true })))).size).toBe(3);
    const [forged, open] = [draw(KeyToken, { colour: "red", forged: true }), draw(KeyToken, { colour: "red", forged: false })];
    expect([forged.querySelector(".glint") !== null, open.querySelector(".glint") !== null]).toEqual([true, false]);
    expect(open.querySelector("[data-forged]")).toBeNull();
  });
  it("draw a hollow place where there is no æmber", () => {
    expect([draw(Amber), draw(Amber, { hollow: true })].map((box) => box.querySelectorAll("path").length)).toEqual([5, 1]);
  });
  it("draw each bonus icon its own way", () => {
    expect(new Set(["A", "C", "D", "R", "X", "P"].map((icon) => draw(BonusIcon, { icon }).querySelector("svg")!.innerHTML)).size).toBe(6);
  });
  it("draw each keyword, with its number, and one that is new as a dot", () => {
    expect(new Set(Object.keys(KEYWORD_SIGNS).map((keyword) => paths(draw(KeywordSign, { keyword })))).size).toBe(Object.keys(KEYWORD_SIGNS).length);
    const box = draw(KeywordSign, { keyword: "hazardous:5" });
    expect([box.querySelector("b")?.textContent, box.querySelector<HTMLElement>(".keyword")?.dataset["keyword"]]).toEqual(["5", "hazardous"]);
    expect(draw(KeywordSign, { keyword: "entrench" }).querySelector("path")!.getAttribute("d")).toMatch(/^M/);
  });
  it("show the houses of a deck on its back", () => {
    expect([...draw(CardBack, { houses: ["dis", "mars", "untamed"] }).querySelectorAll<SVGElement>("g")].map((mark) => mark.dataset["kfHouse"])).toEqual(["dis", "mars", "untamed"]);
    expect(draw(CardBack).querySelectorAll("g")).toHaveLength(0);
  });
});

describe("portraits", () => {
  it("are always the same for a card, and rarely the same for two", () => {
    expect(portraitOf("troll", "brobnar", "creature")).toEqual(portraitOf("troll", "brobnar", "creature"));
    const many = HOUSES.flatMap((house) => Array.from({ length: 40 }, (_, index) => JSON.stringify(portraitOf(`card ${index}`, house, "creature"))));
    expect(new Set(many).size).toBe(many.length);
  });
  it.each(HOUSES)("of %s are sound drawings of every type", (house) => {
    for (const type of CARD_TYPES) {
      for (let index = 0; index < 25; index++) {
        const { ground, shapes, tone, emblem } = portraitOf(`${index}`, house, type);
        const drawn = [...ground, ...shapes].map(({ d }) => d);
        expect(drawn.every((d) => /^M-?[\d.]/.test(d))).toBe(true);
        expect(drawn.join("")).not.toMatch(/NaN|undefined/);
        expect(tone).toBeLessThan(TONES);
        expect(emblem === null).toBe(type === "creature");
      }
    }
  });
  it("are drawn with the house's own mark where they have no face", () => {
    expect(draw(Portrait, { card: "cannon", house: "brobnar", type: "artifact" }).querySelector(".emblem")!.getAttribute("d")).toBe(EMBLEMS.brobnar);
    expect(draw(Portrait, { card: "troll", house: "brobnar", type: "creature" }).querySelector(".emblem")).toBeNull();
  });
  it("shade only the face of a creature", () => {
    const box = draw(Portrait, { card: "troll", house: "brobnar", type: "creature" });
    const clip = box.querySelector("clipPath")!;
    expect(box.querySelector(".shade")!.getAttribute("clip-path")).toBe(`url(#${clip.id})`);
    expect(draw(Portrait, { card: "x", house: "dis", type: "action" }).querySelector("clipPath")).toBeNull();
  });
  it("are broader for a broad window", () => {
    expect([true, false].map((wide) => draw(Portrait, { card: "troll", house: "brobnar", type: "creature", wide }).querySelector("svg")!.getAttribute("viewBox"))).toEqual(["-40 3 180 80", "0 0 100 100"]);
  });
  it("mirror what is symmetric", () => {
    expect(symmetric([[50, 0], [70, 20], [50, 40]], false)).toBe("M50 0L70 20L50 40L30 20Z");
    expect(symmetric([[50, 0], [70, 20], [50, 40]], true).match(/C/g)).toHaveLength(4);
  });
  it("make the picture of the home page", () => expect(draw(Emblem).querySelectorAll("[data-key][data-forged]")).toHaveLength(3));
});

describe("words on cards", () => {
  it("weigh more in scripts that fill a square", () => {
    expect([weigh("Troll"), weigh("巨魔"), weigh("트롤")]).toEqual([5, 3.8, 3.8]);
  });
  it("are set smaller the longer they are", () => {
    const steps = [20, 90, 140, 190, 250, 400].map((length) => textStep(["x".repeat(length)]));
    expect(steps).toEqual([0, 1, 2, 3, 4, 5]);
    expect(textStep(["x".repeat(30), "x".repeat(30)])).toBeGreaterThan(textStep(["x".repeat(60)]));
    expect(textStep([])).toBe(0);
    expect([nameStep("Troll"), nameStep("Potion of Invulnerability"), nameStep("Interdimensional Graft"), nameStep("火拳")]).toEqual([0, 3, 3, 0]);
  });
  it("begin with the word that tells when", () => {
    expect(timing("After Reap: Draw a card.")).toEqual({ when: "After Reap:", what: " Draw a card." });
    expect(timing("收穫後：抽 1 張牌。")).toEqual({ when: "收穫後：", what: "抽 1 張牌。" });
    expect(timing("Its neighbors gain, for the turn: skirmish.").when).toBe("");
    expect(timing("Taunt. Play: Gain 1.").when).toBe("");
  });
});
