import { describe, expect, it } from "vitest";
import { run } from "../fixtures";
import type { Catalogue, PersonView, Plan, TableView } from "../protocol";
import { deedOf, emptyDraft, faultsOf, found, kindsFor, suggested, waits } from "./penalty";
import { tools, whyOf } from "./trouble";

const CATALOGUE: Catalogue = {
  name: "keyforge",
  kinds: [
    { name: "verbal", by: "judge", to: ["player", "spectator"], effect: "", recorded: false, question: "" },
    { name: "formal", by: "judge", to: ["player", "spectator"], effect: "", recorded: true, question: "" },
    { name: "auto-loss", by: "judge", to: ["player"], effect: "loss", recorded: false, question: "correctable" },
    { name: "disqualification", by: "organizer", to: ["player"], effect: "out", recorded: false, question: "warned" },
  ],
  infractions: [
    { id: "cheating", category: "conduct", kind: "", remedies: ["put-right"] },
    { id: "1-1-a", category: "1-1", kind: "verbal", remedies: ["draw", "discard"] },
    { id: "1-1-b", category: "1-1", kind: "verbal", remedies: [] },
  ],
  direct: true,
};
const [VERBAL, FORMAL, LOSS, OUT] = CATALOGUE.kinds;
const words: Record<string, string> = { cheating: "Cheating", "1-1-a": "1.1-a Forgot to draw", "1-1-b": "1.1-b Path card with a broken tool" };
const called = ({ id }: { id: string }) => words[id] ?? "";

describe("the catalogue", () => {
  it("is whole without a search, by category", () => {
    expect(found(CATALOGUE, " ", called).map(([category, list]) => [category, list.length])).toEqual([["conduct", 1], ["1-1", 2]]);
  });

  it("is searched by all words in any order", () => {
    expect(found(CATALOGUE, "draw FORGOT", called).flatMap(([, list]) => list.map(({ id }) => id))).toEqual(["1-1-a"]);
    expect(found(CATALOGUE, "nothing", called)).toEqual([]);
  });

  it("has fewer penalties for spectators (T14.8)", () => {
    expect(kindsFor(CATALOGUE, { spectator: true } as PersonView).map(({ name }) => name)).toEqual(["verbal", "formal"]);
    expect(kindsFor(CATALOGUE, { spectator: false } as PersonView)).toHaveLength(4);
  });
});

describe("a penalty", () => {
  const draft = { ...emptyDraft(3), infraction: "cheating", kind: "verbal" };

  it("is suggested by what happened", () => {
    const [, , second] = CATALOGUE.infractions;
    expect(suggested(emptyDraft(3), second!, CATALOGUE.kinds)).toMatchObject({ infraction: "1-1-b", kind: "verbal", remedy: "" });
    expect(suggested({ ...emptyDraft(3), kind: "formal" }, CATALOGUE.infractions[0]!, CATALOGUE.kinds)).toMatchObject({ kind: "formal", remedy: "put-right" });
  });

  it("names what is missing", () => {
    expect(faultsOf(emptyDraft(), undefined)).toEqual(["person", "infraction", "kind"]);
    expect(faultsOf(draft, VERBAL)).toEqual([]);
    expect(faultsOf(draft, FORMAL)).toEqual(["text"]);
    expect(faultsOf({ ...draft, text: "It happened." }, FORMAL)).toEqual([]);
    expect(faultsOf(draft, LOSS)).toEqual(["answer"]);
    expect(faultsOf({ ...draft, game: "two" }, VERBAL)).toEqual(["number"]);
  });

  it("waits for the organizer where a judge may not give it, or it is grave (T14.3, T14.6)", () => {
    expect(waits(draft, VERBAL, false)).toBe(false);
    expect(waits(draft, OUT, false)).toBe(true);
    expect(waits(draft, OUT, true)).toBe(false);
    expect(waits({ ...draft, direct: true }, OUT, true)).toBe(true);
  });

  it("counts rounds of a game from 0 and turns from 1 on the wire", () => {
    expect(deedOf({ ...draft, game: "2", turn: "5" }, VERBAL!, false)).toMatchObject({ deed: "penalized", person: 3, kind: "verbal", direct: false, game: 1, turn: 5 });
    expect(deedOf(draft, VERBAL!, false)).toMatchObject({ game: -1, turn: -1 });
  });

  it("keeps an answer only to a question", () => {
    expect(deedOf({ ...draft, answer: "No." }, VERBAL!, false).answer).toBe("");
    expect(deedOf({ ...draft, answer: "No." }, LOSS!, false).answer).toBe("No.");
  });
});

describe("a table needs a judge", () => {
  const plan = { overtime: true, game: "keyforge" } as Plan;
  const table = { kind: "game", status: "playing", overtime: null } as TableView;
  const led = { state: "b-last-turn", turn: 1, offered: [], guide: { message: "x" } };

  it.each([
    [plan, table, 60, null],
    [plan, table, null, null],
    [plan, table, 0, "overtime"],
    [{ ...plan, overtime: false }, table, -5, "time"],
    [plan, { ...table, status: "conflict" }, 60, "conflict"],
    [plan, { ...table, status: "done" }, -5, null],
    [plan, { ...table, kind: "bye" }, -5, null],
    [plan, { ...table, overtime: led }, 60, "overtime"],
  ] as [Plan, TableView, number | null, string | null][])("%#", (one, at, left, why) => expect(whyOf(one, at, left)).toBe(why));

  it("and has the tools of its game", () => {
    expect(tools(run(plan))).toEqual(["overtime"]);
    expect(tools(run({ overtime: false, game: "saboteur", online: false } as Plan))).toEqual(["turns"]);
    expect(tools(run({ overtime: false, game: "saboteur", online: true } as Plan))).toEqual([]);
  });
});
