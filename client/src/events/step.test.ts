import { describe, expect, it } from "vitest";
import { PLAN, playing, view } from "./fixtures";
import { whole } from "./protocol";
import { minutesOf, missing, ready, steps } from "./step";

const codes = (changes: Record<string, unknown>) => steps(view(changes)).map((step) => step.code);
const draw = { code: "draw", facts: { round: 1, count: 2 } };
const people = (...checked: boolean[]) => checked.map((each, number) => ({ number, name: `P${number}`, checked: each }));

describe("the next step", () => {
  it("is people, as long as there are fewer than two", () => {
    expect(codes({ people: [] })).toEqual(["players"]);
    expect(codes({ people: people(true) })).toEqual(["players"]);
  });

  it("is people, as long as there are fewer than the first stage can seat", () => {
    const four = { people: people(true, true, true, true), least: 5, prompts: [{ code: "impossible-groups-few", facts: { entrants: 4, least: 5 } }] };
    expect(steps(view(four))).toEqual([{ code: "players", facts: { count: 5 }, act: { do: "go", part: "players" } }]);
    expect(codes({ ...four, people: people(true, true, true, true, false) })).toEqual(["check-in"]);
    expect(steps(view({ people: [] }))[0]?.facts).toEqual({ count: 2 });
  });

  it("is the decision about a correction before anything else", () => {
    const affected = [{ kind: "missing", stage: 0, round: 1, persons: [2] }];
    expect(codes({ affected, prompts: [draw] })).toEqual(["correction", "draw"]);
    expect(codes({ prompts: [draw] })).toEqual(["draw"]);
  });

  it("is check-in, with the draw beside it, while some are missing", () => {
    expect(codes({ people: people(true, true, false), prompts: [draw] })).toEqual(["check-in", "draw"]);
    expect(steps(view({ people: people(true, true, false), prompts: [draw] }))[0]?.facts).toEqual({ count: 1 });
    expect(codes({ people: people(false, false) })).toEqual(["check-in"]);
  });

  it("is the draw once all are there, or where nobody checks in", () => {
    expect(codes({ prompts: [draw] })).toEqual(["draw"]);
    expect(codes({ people: people(false, false), plan: { ...PLAN, check_in: false }, prompts: [draw] })).toEqual(["draw"]);
  });

  it("opens sealed decks before the first draw, once", () => {
    const plan = { ...PLAN, build_minutes: 30 };
    expect(codes({ plan, prompts: [draw] })).toEqual(["open", "draw"]);
    expect(codes({ plan, opened: 5, prompts: [draw] })).toEqual(["draw"]);
  });

  it("names the set of Sealed before anything else, and opens nothing without it", () => {
    const plan = { ...PLAN, format: "sealed", build_minutes: 30, sets: [] as string[] };
    expect(steps(view({ plan, prompts: [draw] }))[0]).toEqual({ code: "set", facts: {}, act: { do: "go", part: "settings" } });
    expect(codes({ plan: { ...plan, sets: ["MM", "WoE"] }, prompts: [draw] })).toEqual(["set", "draw"]);
    expect(codes({ plan: { ...plan, sets: ["WoE"] }, prompts: [draw] })).toEqual(["open", "draw"]);
    expect(codes({ plan: { ...plan, rehearsal: true }, prompts: [draw] })).toEqual(["open", "draw"]);
  });

  it("publishes a draft before anything else, on the page that showed it", () => {
    const draft = { number: 0, stage: 0, tables: [{ number: 0, players: [0, 1] }] };
    const [step] = steps(view({ stages: [{ number: 0, name: "preliminary", structure: "two-loss-out" }], draft, prompts: [{ code: "publish", facts: { count: 1 } }] }));
    expect(step).toEqual({ code: "publish", facts: { count: 1 }, act: { do: "deed", deed: { deed: "published" }, after: true } });
  });

  it("starts the clock, then asks for results, then draws on", () => {
    const timed = { plan: { ...PLAN, minutes: 45 } };
    const at = (tables: Record<string, unknown>[], changes: Record<string, unknown>) => whole(playing(tables, changes));
    expect(steps(at([{}, {}], timed)).map((step) => step.code)).toEqual(["clock", "results"]);
    expect(steps(at([{}, {}], {})).map((step) => step.code)).toEqual(["results"]);
    const running = at([{}, {}], timed);
    running.rounds[0]!.clock = { length: 2700, since: 100, used: 0 };
    expect(steps(running).map((step) => step.code)).toEqual(["results"]);
    running.rounds[0]!.clock = { length: 2700, since: null, used: 60 };
    expect(steps(running).map((step) => step.code)).toEqual(["resume", "results"]);
    const done = at([{ status: "done", winner: 0 }, { status: "done", winner: 3 }], { prompts: [{ code: "draw", facts: { round: 2, count: 2 } }] });
    expect(steps(done)).toEqual([{ code: "draw", facts: { round: 2, count: 2 }, act: { do: "next", ends: "" } }]);
  });

  it("ends a stage and the event, and stops where nothing can be drawn", () => {
    const done = (code: string) => steps(whole(playing([{ status: "done", winner: 0 }], { prompts: [{ code, facts: { count: 4 } }] })));
    expect(done("stage-ends")[0]?.act).toEqual({ do: "next", ends: "stage" });
    expect(done("event-ends")[0]?.act).toEqual({ do: "next", ends: "event" });
    expect(done("impossible-groups-few")).toEqual([{ code: "impossible", facts: {}, act: null }]);
    expect(codes({ status: "over" })).toEqual([]);
  });

  it("counts what it says", () => {
    const now = whole(playing([{}, { status: "done", winner: 2 }]));
    expect(missing(now.rounds[0]!)).toBe(1);
    expect(ready(view({ people: [...people(true, false), { number: 2, name: "S", checked: true, spectator: true }, { number: 3, name: "D", checked: true, status: "dropped" }] }))).toBe(1);
    const own = view({ plan: { ...PLAN, minutes: 45, stages: [PLAN.stages[0], { ...PLAN.stages[1], minutes: 0 }] } });
    expect([minutesOf(own, 0), minutesOf(own, 1)]).toEqual([45, 0]);
  });
});
