import { describe, expect, it } from "vitest";
import { addressOf, askedBy, filterOf, isAsked, NO_FILTER, type GamesFilter } from "./filter";

const WHOLE: GamesFilter = { game: "keyforge", opponent: "Ben & Łoś", against: "people", result: "shared", rated: "casual", deck: "Æ?", from: "2026-03-28", to: "2026-03-29" };
const read = (address: string) => filterOf(new URLSearchParams(address));

describe("a filter", () => {
  it("is read from the address that it makes", () => {
    expect(read(addressOf(WHOLE))).toEqual(WHOLE);
    expect(addressOf(NO_FILTER)).toBe("");
    expect(read("")).toEqual(NO_FILTER);
    expect(addressOf({ result: "won", opponent: "  " })).toBe("?result=won");
    expect([isAsked(NO_FILTER), isAsked({ ...NO_FILTER, opponent: " " }), isAsked(WHOLE)]).toEqual([false, false, true]);
  });

  it("does not say what an address says wrongly", () => {
    expect(read("against=me&result=lucky&rated=yes&from=2026-13-01&to=tomorrow&other=1")).toEqual(NO_FILTER);
    expect(read("from=2026-02-31&to=0026-01-01")).toEqual(NO_FILTER);
    expect(read(`opponent=${"x".repeat(99)}&deck=%20${"y".repeat(199)}`)).toMatchObject({ opponent: "x".repeat(64), deck: "y".repeat(120) });
  });

  it("asks the hall with times where the reader is", () => {
    expect(askedBy(NO_FILTER)).toEqual({ game: null, opponent: null, against: null, result: null, rated: null, deck: null, since: null, until: null });
    expect(askedBy(WHOLE)).toMatchObject({ rated: "false", since: new Date(2026, 2, 28).getTime(), until: new Date(2026, 2, 30).getTime() });
    expect(askedBy({ ...NO_FILTER, rated: "rated", from: "1950-01-01" })).toMatchObject({ rated: "true", since: 0, until: null });
  });
});
