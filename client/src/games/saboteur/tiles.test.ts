import { describe, expect, it } from "vitest";
import { SHADES, VARIANTS, hew } from "./art/hew";
import { HEIGHT, PATH_IDS, WIDTH, cellHash, isPath, openSides, shapeOf } from "./tiles";

/** Annex A of the rules: upright and turned edges. */
const ANNEX: [string, string, string][] = [
  ["X", "NESW", "NESW"], ["TV", "NES", "NSW"], ["TH", "NEW", "ESW"], ["CR", "NE", "SW"], ["CL", "NW", "ES"],
  ["IV", "NS", "NS"], ["IH", "EW", "EW"], ["DX", "NESW", "NESW"], ["DTV", "NES", "NSW"], ["DTH", "NEW", "ESW"],
  ["DCR", "NE", "SW"], ["DCL", "NW", "ES"], ["DIV", "NS", "NS"], ["DIH", "EW", "EW"], ["D1V", "N", "S"], ["D1H", "E", "W"],
];

describe("open edges", () => {
  it.each(ANNEX)("%s", (card, upright, turned) => {
    expect(openSides(card, false).join("")).toBe(upright);
    expect(openSides(card, true).join("")).toBe(turned);
    expect(shapeOf(card).same).toBe(upright === turned);
    expect(shapeOf(card).build).toBe(card.startsWith("D") ? "dead" : "tunnel");
  });

  it("covers all sixteen shapes", () => expect(ANNEX.map(([card]) => card)).toEqual([...PATH_IDS]));

  it("knows the field's own cards", () => {
    expect(openSides("start", false)).toHaveLength(4);
    expect(openSides("gold", false)).toHaveLength(4);
    expect(openSides("stone1", false).join("")).toBe("NE");
    expect(openSides("stone2", true).join("")).toBe("ES");
    expect(isPath("stone1")).toBe(false);
    expect(() => shapeOf("map")).toThrow("map");
  });
});

describe("hewing", () => {
  const everything = [...PATH_IDS, "start", "gold", "stone1", "stone2"].flatMap((card) => [false, true].map((turned) => ({ card, turned })));

  it.each(everything)("$card turned=$turned has a mouth in the middle of each open edge", ({ card, turned }) => {
    const hewn = hew(card, turned, 5);
    const floors = hewn.hollows.map((hollow) => hollow.floor).join("");
    const points = [...floors.matchAll(/[ML](-?[\d.]+) (-?[\d.]+)/g)].map(([, x, y]) => [Number(x), Number(y)] as const);
    const onEdge = {
      N: points.filter(([, y]) => y === 0), E: points.filter(([x]) => x === WIDTH),
      S: points.filter(([, y]) => y === HEIGHT), W: points.filter(([x]) => x === 0),
    };
    for (const side of ["N", "E", "S", "W"] as const) {
      const along = onEdge[side].map(([x, y]) => (side === "N" || side === "S" ? x : y)).sort((a, b) => a - b);
      const middle = side === "N" || side === "S" ? WIDTH / 2 : HEIGHT / 2;
      expect(along).toEqual(openSides(card, turned).includes(side) ? [middle - 16, middle + 16] : []);
    }
  });

  it("closes every arm of a dead end and no tunnel", () => {
    for (const { card, turned } of everything) {
      const { hollows } = hew(card, turned, 3);
      if (shapeOf(card).build === "dead") {
        expect(hollows.map((hollow) => hollow.side)).toEqual(openSides(card, turned));
        expect(hollows.every((hollow) => hollow.rubble !== null)).toBe(true);
      } else {
        expect(hollows).toHaveLength(1);
        expect(hollows[0]!.rubble).toBeNull();
      }
    }
  });

  it("is the same for the same seed and differs over the field", () => {
    expect(hew("CR", false, 7)).toEqual(hew("CR", false, 7 + VARIANTS));
    const looks = new Set<string>();
    for (let x = -3; x < 9; x++) for (let y = -3; y < 4; y++) looks.add(hew("CR", false, cellHash(x, y)).facets.join());
    expect(looks.size).toBeGreaterThan(VARIANTS / 2);
    expect(hew("CR", false, 7).facets).toHaveLength(SHADES);
  });
});
