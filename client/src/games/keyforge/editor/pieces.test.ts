import { describe, expect, it } from "vitest";
import { cardOf, nameOf, pieceOf, textOf } from "./pieces";

describe("a card with what lies on it", () => {
  it("is read and written alike", () => {
    for (const text of ["troll", "troll exhausted stunned damage:2 amber:1 plus:3 theirs house:dis +blood-of-titans", "token:anger warded", "bulwark used:1 under:anger/open +jetpack/theirs/icons:A"]) expect(textOf(pieceOf(text))).toBe(text);
  });

  it("keeps words that it does not know, and drops tokens of which there are none", () => {
    expect(textOf({ ...pieceOf("troll doom:1 damage:2"), numbers: { damage: 0 } })).toBe("troll doom:1");
    expect(pieceOf("troll damage:x").others).toEqual(["damage:x"]);
  });

  it("is named by its card, also where one ability of that lasts", () => {
    expect(["jetpack/theirs", "library-access.1.1", "troll"].map(cardOf)).toEqual(["jetpack", "library-access", "troll"]);
    expect(nameOf("library-access.1.1 theirs turn:4", (id) => id.toUpperCase(), (key) => key)).toBe("LIBRARY-ACCESS · theirs · turn:4");
  });
});
