import { describe, expect, it } from "vitest";
import type { Args } from "../../contract";
import { KINDS, cardLabel, coloursOf, hasSpeed, kindOf, speedOf } from "./labels";

const t = (id: string, args: Args = {}) => (Object.keys(args).length ? `${id}(${Object.values(args).join(" ")})` : id);

describe("a card's name", () => {
  it("is a kind and a speed, or a kind alone", () => {
    expect(["ST4", "SH7", "CT", "JK"].map((name) => [kindOf(name), speedOf(name)])).toEqual([["ST", 4], ["SH", 7], ["CT", null], ["JK", null]]);
  });
  it("is said with its speed where it has one", () => {
    expect(cardLabel(t, "PR5")).toBe("ready-fence-card-label(ready-fence-card-PR 5)");
    expect(cardLabel(t, "FT")).toBe("ready-fence-card-FT");
    expect(cardLabel(t, "FL")).toBe("ready-fence-card-FL");
  });
});

describe("the kinds", () => {
  it("are the eighteen of the rules, in their order", () => {
    expect(KINDS.join(" ")).toBe("ST BT DI TT GA FK FN FL PR CP IF SH CT FT JK AN RA FE");
  });
  it("have the colours of the rules, the first use in front", () => {
    const of = (colours: string) => KINDS.filter((kind) => coloursOf(kind).join("/") === colours).join(" ");
    expect(of("red")).toBe("ST BT TT GA FK FN FL");
    expect(of("red/cyan")).toBe("DI");
    expect(of("blue/red")).toBe("PR IF");
    expect(of("blue")).toBe("CP CT");
    expect(of("cyan")).toBe("SH FT");
    expect(of("orange/cyan")).toBe("AN");
    expect(of("orange")).toBe("RA FE");
    expect(of("gold")).toBe("JK");
    expect(coloursOf("XX")).toEqual([]);
  });
  it("have a speed but for the six that have none", () => {
    expect(KINDS.filter((kind) => !hasSpeed(kind)).join(" ")).toBe("CT FT JK AN RA FE");
    expect(hasSpeed("XX")).toBe(false);
  });
});
