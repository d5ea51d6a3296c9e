import { describe, expect, it } from "vitest";
import { spreadsheetText } from "../../home/file";
import { cells, csvOf, ignoredColumns, readPeople } from "./people";

const rows = (text: string, known: string[] = []) => readPeople(text, known).map(({ name, club, rank, faults }) => [name, club, rank, ...faults]);

describe("a list of people", () => {
  it("is a name a line", () => {
    expect(rows("Ann\n\n  Bob  Lee \r\nCleo")).toEqual([["Ann", "", ""], ["Bob Lee", "", ""], ["Cleo", "", ""]]);
  });

  it("or a table, with columns in any order where a heading names them", () => {
    expect(rows("Ann,Club A,2\nBob")).toEqual([["Ann", "Club A", "2"], ["Bob", "", ""]]);
    expect(rows("Seed;Name;Club\n1;Ann;A")).toEqual([["Ann", "A", "1"]]);
    expect(rows("\uFEFF이름\t소속\n한별\t서울")).toEqual([["한별", "서울", ""]]);
    expect(rows("Nr,Name,Mail,Club\n1,Ann,a@b,C")).toEqual([["Ann", "C", ""]]);
  });

  it("keeps what stands in quotes together", () => {
    expect(cells('"Lee, Ann","say ""hi"""\nBob,"two\nlines"\nCleo')).toEqual([
      { line: 1, cells: ["Lee, Ann", 'say "hi"'] },
      { line: 2, cells: ["Bob", "two\nlines"] },
      { line: 4, cells: ["Cleo"] },
    ]);
  });

  it("says what is wrong with each line", () => {
    expect(rows("Ann\nANN\nBob,,x\n,Club\nCleo", ["cleo "])).toEqual([
      ["Ann", "", ""],
      ["ANN", "", "", "twice"],
      ["Bob", "", "x", "rank"],
      ["", "Club", "", "empty"],
      ["Cleo", "", "", "there"],
    ]);
    expect(rows(`${"A".repeat(61)}\nBob,C,1,more`)).toEqual([
      ["A".repeat(61), "", "", "long"],
      ["Bob", "C", "1", "columns"],
    ]);
    expect(readPeople("Ann\n\nAnn", [])[1]).toMatchObject({ line: 3, faults: ["twice"] });
  });

  it("goes to the hall as it can be read back", () => {
    const read = readPeople('"Lee, Ann",A\nBob,"B ""x""",3', []);
    expect(csvOf(read)).toBe('name,club,rank\n"Lee, Ann",A,\nBob,"B ""x""",3\n');
    expect(readPeople(csvOf(read), []).map(({ name, club, rank }) => [name, club, rank])).toEqual(read.map(({ name, club, rank }) => [name, club, rank]));
  });

  it("names the columns that are not read", () => {
    expect(ignoredColumns("Nr,姓名,Mail,俱樂部\n1,Ann,a@b,C")).toEqual(["Nr", "Mail"]);
    expect(ignoredColumns("Ann,Club,2")).toEqual([]);
  });

  it("reads what the hall wrote against formulas", () => {
    expect(rows("number,name,club\n1,'=1+1,'@club\n2,'Ann,C")).toEqual([
      ["=1+1", "@club", ""],
      ["'Ann", "C", ""],
    ]);
    expect(csvOf(readPeople("'=1+1", []))).toBe("name,club,rank\n'=1+1,,\n");
  });

  it.each([
    ["UTF-8", [0xe5, 0xae, 0x89], "安\n"],
    ["Big5", [0xa6, 0x77, 0xae, 0x52], "安娜\n"],
    ["the Korean code page", [0xb1, 0xe8, 0x2c, 0x41], "김,A\n"],
    ["UTF-16 without its mark", [0x41, 0, 0x2c, 0, 0x89, 0x5b], "A,安\n"],
    ["nothing known", [0x46, 0xff], "F\ufffd\n"],
  ])("comes in a file of %s", async (_, bytes, text) => {
    expect(await spreadsheetText(new Blob([new Uint8Array(bytes)]))).toBe(text);
  });
});
