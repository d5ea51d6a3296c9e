import { flushSync, mount, unmount } from "svelte";
import { afterEach, beforeAll, beforeEach, expect, it, vi } from "vitest";
import { loadGame, type AnyGame } from "../games";
import { midGame, NAMES } from "../games/saboteur/fixtures";
import { setLanguage, t } from "../i18n/index.svelte";
import type { Analysis } from "../net/analysis";
import { seatOf, tableOf } from "../net/fixtures";
import { AnalysisStore } from "../state/analysis.svelte";
import { ReplayStore } from "../state/replay.svelte";
import AnalysisPanel from "./AnalysisPanel.svelte";
import { judgedText, lineTexts } from "./words";

let saboteur: AnyGame;
let shown: Record<string, unknown> | null = null;
let answers: { method: string; url: string }[] = [];
let status: Analysis["status"] = "none";

const table = tableOf("saboteur", NAMES.map((name, seat) => seatOf(seat, name)), { status: "over" });
const pass = { kind: "passed", seat: 0, card: "map" };

function answer(): Analysis {
  const done = status === "done";
  return {
    eyes: 0,
    status,
    done: done ? 2 : 1,
    of: 2,
    mine: true,
    end: done ? [1, -1, -1, -1, -1] : [],
    points: done
      ? [
          {
            number: 1,
            seat: 0,
            option: "pass:map",
            values: [0.25, -0.1, 0, 0, 0],
            options: [
              { option: "map@0", value: 0.4, visits: 60, line: [{ seat: 0, option: "map@0", events: [] }, { seat: 1, option: "pass", events: [pass] }] },
              { option: "pass:map", value: -0.1, visits: 60, line: [] },
            ],
            loss: 0.5,
            sure: 0.97,
          },
          { number: 2, seat: 1, option: "pass", values: [0.5, 0, 0, 0, 0], options: [], loss: 0, sure: 0.5 },
        ]
      : [],
  };
}

beforeAll(async () => {
  await setLanguage("en");
  saboteur = await loadGame("saboteur");
});
beforeEach(() => {
  vi.useFakeTimers();
  answers = [];
  vi.stubGlobal("fetch", (url: string, { method }: { method: string }) => {
    if (url.includes("/replay/")) return Promise.resolve(Response.json([]));
    answers.push({ method, url });
    if (method === "POST") status = "going";
    if (method === "DELETE") status = "none";
    return Promise.resolve(method === "DELETE" ? new Response(null, { status: 204 }) : Response.json(answer()));
  });
});
afterEach(() => {
  if (shown) void unmount(shown);
  shown = null;
  document.body.replaceChildren();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

async function open(first: Analysis["status"]): Promise<ReplayStore> {
  status = first;
  const replay = new ReplayStore("t", null);
  replay.eyes = 0;
  replay.log = [
    { number: 1, option: "pass:map", seat: 0, events: [pass] },
    { number: 2, option: null, seat: 1, events: [{ kind: "passed", seat: 1, card: null }] },
  ];
  replay.moment = { number: 0, view: midGame(), decision: null };
  const context = { view: midGame(), names: NAMES, you: 0, t };
  shown = mount(AnalysisPanel, { target: document.body, props: { analysis: new AnalysisStore("t", null), replay, table, game: saboteur, context } });
  await vi.advanceTimersByTimeAsync(10);
  flushSync();
  return replay;
}

const press = async (sign: string) => {
  document.querySelector<HTMLElement>(sign)!.click();
  await vi.advanceTimersByTimeAsync(10);
  flushSync();
};

it("is asked for, waited for, and read", async () => {
  await open("none");
  expect(answers.at(-1)).toEqual({ method: "GET", url: "/api/tables/t/analysis?seat=0" });
  await press("[data-analysis-begin]");
  expect(document.querySelector('[role="progressbar"]')!.getAttribute("aria-valuenow")).toBe("50");
  status = "done";
  await vi.advanceTimersByTimeAsync(1100);
  flushSync();
  expect(document.querySelector("[data-analysis-curve]")!.getAttribute("aria-label")).toContain("+100");
  const asked = answers.length;
  await vi.advanceTimersByTimeAsync(5000);
  expect(answers).toHaveLength(asked);
});

it("is called off", async () => {
  await open("going");
  await press("[data-analysis-off]");
  expect(answers.map(({ method }) => method)).toEqual(["GET", "DELETE", "GET"]);
  expect(document.querySelector("[data-analysis-begin]")).not.toBeNull();
});

it("says what would have been better, how it may go on, and how sure it is", async () => {
  const replay = await open("done");
  const spot = document.querySelector("[data-analysis-spot]")!.textContent!;
  expect(spot).toContain("map@0");
  expect(spot).toContain(t("analysis-sure"));
  expect(spot).toContain("+25");
  const turning = document.querySelectorAll<HTMLElement>("[data-analysis-turning]");
  expect([...turning].map((each) => each.textContent!.trim())).toEqual([t("analysis-turning-at", { step: 1, kind: t("analysis-blunder"), loss: "-50" })]);
  turning[0]!.click();
  expect(replay.at).toBe(0);
});

it("calls an option by what comes of it, also where that is told later", () => {
  const context = { view: midGame, names: NAMES, you: 0, t };
  const silent = { seat: 0, option: "aims", events: [] };
  const told = { seat: 0, option: "pass:map", events: [pass] };
  const words = lineTexts("saboteur", saboteur, [silent, told], context);
  expect(words).toHaveLength(1);
  expect(words[0]).toContain(NAMES[0]);
  expect(judgedText("saboteur", saboteur, { option: "aims", line: [silent, told] }, context)).toBe(words[0]);
  expect(judgedText("saboteur", saboteur, { option: "aims", line: [silent, { ...told, seat: 1 }] }, context)).toBe("aims");
});
