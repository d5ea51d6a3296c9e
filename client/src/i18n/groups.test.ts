import { describe, expect, it } from "vitest";
import { gameNames } from "../games/names";
import { groupOf } from "./groups";

const of = (file: string) => groupOf(`/locale/en/${file}.ftl?raw`, gameNames);

describe("groups of words", () => {
  it("have on the first page what every page says, and what games are called", () => {
    expect(["hall", "people", "errors", "push", "app", "desk-links", ...gameNames, "keyforge-decks"].map(of)).toEqual(Array.from({ length: 7 + gameNames.length }, () => "first"));
  });

  it("have with their pages what only these say", () => {
    expect(["desk-page", "desk-errors", "keyforge-lessons", "ready-fence-lessons", "keyforge-log", "position", "lab"].map(of)).toEqual(["desk", "desk", "lessons", "lessons", "games", "position", "lab"]);
  });
});
