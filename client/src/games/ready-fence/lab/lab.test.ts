import { describe, expect, it } from "vitest";
import type { LabKind } from "../../../net/lab";
import { read, written, type Tried } from "./address";
import { changeCount, changesOf, differences, format, isIn, parse, speedsOf, typed, withCell } from "./cards";
import { axisOf, direction, NOTHING, told } from "./figures";

const WORD =
  "ST334456.0TBA,BT4455.0TBA,DI4455.0TBA,TT44.0TBA,GA55.0TBA,FK45.1TA,FN56.1TA,FL567.2BA,PR4556.0TBA,CP44.0TA,IF456.1BA,SH4455667.0TBA,CT---.0A,FT--.0A,JK--.0TA,AN--.0TA,RA--.1TA,FE--.0A";

const pieces = () => parse(WORD)!;

describe("a table of cards", () => {
  it("is the same word after it was taken apart", () => {
    expect(pieces()).toHaveLength(18);
    expect(format(pieces())).toBe(WORD);
    expect(pieces()[12]).toEqual({ kind: "CT", speeds: [null, null, null], stamina: 0, modes: "A" });
  });

  it("is nothing where a part can't be read", () => {
    for (const wrong of ["", "proposed", "ST", "ST33.0", "ST3a.0TBA", "st33.0TBA", "ST33.10TBA", `${WORD},`, "ST30.0T", "ST3-.0T"]) expect(parse(wrong), wrong).toBeNull();
  });

  it("says which numbers are others", () => {
    const changed = withCell(withCell(pieces(), 7, 2, 8), 11, null, 1);
    expect(format(changed)).toContain("FL568.2BA");
    expect(changesOf(changed[7]!, pieces()[7])).toEqual({ speeds: [false, false, true], stamina: false });
    expect(changesOf(changed[11]!, pieces()[11]).stamina).toBe(true);
    expect(changesOf(changed[11]!, undefined).stamina).toBe(false);
    expect(changeCount(changed, pieces())).toBe(2);
    expect(changeCount(pieces(), pieces())).toBe(0);
    expect(format(pieces()), "what was changed is another table").toBe(WORD);
  });

  it("tells in what two of them differ", () => {
    const changed = withCell(withCell(pieces(), 7, 2, 8), 12, null, 1);
    expect(differences(pieces(), changed)).toEqual([
      { kind: "FL", before: "5 6 7/2", after: "5 6 8/2" },
      { kind: "CT", before: "/0", after: "/1" },
    ]);
    expect(differences(pieces(), pieces())).toEqual([]);
    expect(differences(pieces(), pieces().slice(1))).toBeNull();
    expect(differences(pieces(), pieces().map((piece) => ({ ...piece, modes: "A" })))).toBeNull();
  });

  it("knows the cards of a mode", () => {
    const kinds = (mode: string) => pieces().filter((piece) => isIn(piece, mode)).map(({ kind }) => kind);
    expect(kinds("basic")).toEqual(["ST", "BT", "DI", "TT", "GA", "FL", "PR", "IF", "SH"]);
    expect(kinds("advanced")).toHaveLength(18);
    expect(kinds("other")).toEqual(["ST", "BT", "DI", "TT", "GA", "FK", "FN", "FL", "PR", "CP", "IF", "SH", "CT", "FT", "JK", "AN", "RA", "FE"]);
  });

  it("takes a digit between the ends and nothing else", () => {
    expect(typed("4", 4, 6)).toBe(4);
    expect(typed(" 6 ", 4, 6)).toBe(6);
    for (const wrong of ["", "3", "7", "a", "44", "-4", "4.5", "４", "4e0"]) expect(typed(wrong, 4, 6), wrong).toBeNull();
    const kind = (least: number, most: number): LabKind => ({ kind: "PR", count: 4, least, most, modes: [] });
    expect(speedsOf(kind(4, 6))).toEqual({ least: 4, most: 6 });
    expect(speedsOf(kind(0, 0))).toBeNull();
    expect(speedsOf(undefined)).toBeNull();
  });
});

describe("the address", () => {
  const usual: Tried = { a: "proposed", b: "even", mode: "basic", bot: "greedy", games: 100 };

  it("holds all that is tried", () => {
    const tried: Tried = { a: "even", b: WORD, mode: "advanced", bot: "random", games: 500 };
    expect(read(`#${written(tried)}`, usual)).toEqual(tried);
    expect(written(tried).length).toBeLessThan(400);
  });

  it("gives what is usual where nothing can be meant", () => {
    expect(read("", usual)).toEqual(usual);
    expect(read("#a=<script>&b=&games=many", usual)).toEqual(usual);
    expect(read(`#a=${"x".repeat(500)}&games=1`, usual)).toEqual(usual);
  });
});

describe("a figure", () => {
  const figure = (mean: number, low: number | null, high: number | null) => ({ mean, low, high });

  it("stands with its interval", () => {
    expect(told(figure(0.7234, 0.71, 0.737), true, false, "en")).toEqual({ mean: "72%", interval: "71–74" });
    expect(told(figure(1.78, 1.68, 1.88), false, false, "en")).toEqual({ mean: "1.8", interval: "1.7–1.9" });
    expect(told(figure(-0.0784, -0.09, -0.066), true, true, "en")).toEqual({ mean: "−8%", interval: "[−9, −7]" });
    expect(told(figure(0.078, 0.066, 0.09), true, true, "ko").mean).toBe("+8%");
    expect(told(figure(-0.001, -0.02, 0.02), true, true, "en").mean).toBe("0%");
    expect(told(figure(0.5, null, null), true, false, "en")).toEqual({ mean: "50%", interval: "" });
    expect(told(null, true, false, "en")).toEqual({ mean: NOTHING, interval: "" });
  });

  it("is a clear difference where its interval leaves 0 out", () => {
    expect(direction(figure(0.1, 0.02, 0.2))).toBe("up");
    expect(direction(figure(-0.1, -0.2, -0.02))).toBe("down");
    expect(direction(figure(0.1, -0.01, 0.2))).toBeNull();
    expect(direction(figure(0.1, null, null))).toBeNull();
    expect(direction(null)).toBeNull();
  });

  it("has room on its axis", () => {
    expect(axisOf([figure(0.2, 0.1, 0.34), null])).toBe(0.4);
    expect(axisOf([figure(0.2, null, null)])).toBe(0.2);
    expect(axisOf([null])).toBe(0.1);
    expect(axisOf([figure(0.95, 0.9, 1)])).toBe(1);
  });
});
