import { describe, expect, it } from "vitest";
import { changed, type Change } from "./changes";
import text from "./changes.cases.json?raw";

/** The hall's own tests make the same changes of them (`tests/tournaments/test_changes.py`). */
const cases = JSON.parse(text) as { name: string; old: unknown; new: unknown; changes: Change[] }[];

describe("changes", () => {
  it.each(cases)("$name", (one) => {
    const before = JSON.stringify(one.old);
    expect(changed(one.old, one.changes)).toStrictEqual(one.new);
    expect(JSON.stringify(one.old), "the old view stays as it is").toBe(before);
  });

  it.each([
    ["a row that is not there", { op: "replace", path: "/rows/2", value: 0 }],
    ["a row behind the last but one", { op: "add", path: "/rows/3", value: 0 }],
    ["a row without a number", { op: "add", path: "/rows/-", value: 0 }],
    ["a number written otherwise", { op: "remove", path: "/rows/01" }],
    ["a key that is not there", { op: "remove", path: "/none" }],
    ["a key that is there already", { op: "add", path: "/name", value: 0 }],
    ["what every object has", { op: "replace", path: "/constructor", value: 0 }],
    ["a place in a text", { op: "add", path: "/name/0", value: 0 }],
    ["all of it", { op: "replace", path: "", value: 0 }],
  ] as [string, Change][])("refuses %s", (_, change) => {
    expect(() => changed({ name: "Sunday", rows: [1, 2] }, [change])).toThrow("no such place");
  });

  it("keeps what has not changed", () => {
    const old = { people: [{ name: "Ann" }, { name: "Bob" }], rounds: [{}] };
    const found = changed(old, [{ op: "replace", path: "/people/1/name", value: "Ben" }]) as typeof old;
    expect(found.rounds).toBe(old.rounds);
    expect(found.people[0]).toBe(old.people[0]);
  });
});
