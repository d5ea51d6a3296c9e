import { flushSync, mount, unmount } from "svelte";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { setLanguage, t } from "../i18n/index.svelte";
import DebugPage from "./DebugPage.svelte";
import type { DebugMoment, DebugTable } from "./requests";

const OPTION = { option: "roll", touches: ["die:0"] };

function moment(number: number): DebugMoment {
  return {
    number,
    decision: { seat: number % 2, kind: "turn", options: [OPTION] },
    table_options: [{ option: "concede>0", touches: ["seat:0"] }],
    timers: {},
    views: [{ round: 1 }, { round: 1, hand: number === 2 ? ["gold"] : [] }],
    state: { left: 10 - number },
    dump: [number],
    scores: null,
    winners: null,
  };
}

function table(counting: number[]): DebugTable {
  const steps = [1, 2, 3].map((number) => ({
    number,
    seat: number === 3 ? -1 : 0,
    option: number === 3 ? "undo 1 0" : `choice${number}`,
    counts: counting.includes(number),
    events: number === 2 ? [{ kind: "drew", facts: { card: "gold" }, seen: [null, { card: "gold" }] }] : [],
  }));
  return { id: "t1", game: "saboteur", version: "1", seats: 1, steps: steps.slice(0, counting.includes(2) ? 2 : 3), record: "ludarium record 1\n" };
}

let component: Record<string, unknown>;
let counting: number[];
const asked: string[] = [];

async function settled(): Promise<void> {
  for (let i = 0; i < 20; i++) {
    await Promise.resolve();
    await new Promise((done) => setTimeout(done));
    flushSync();
  }
}

beforeEach(async () => {
  await setLanguage("en");
  asked.length = 0;
  counting = [1, 2];
  vi.stubGlobal("fetch", (path: string, { method, body }: { method: string; body: string | null }) => {
    asked.push(`${method} ${path}${body ?? ""}`);
    if (method === "POST") counting = [1];
    const said = method === "POST" ? { id: "t1" } : /\/\d+$/.test(path) ? moment(Number(path.split("/").at(-1))) : table(counting);
    return Promise.resolve(new Response(JSON.stringify(said), { headers: { "content-type": "application/json" } }));
  });
  component = mount(DebugPage, { target: document.body, props: { id: "t1", at: null } });
  await settled();
});

afterEach(async () => {
  await unmount(component);
  vi.unstubAllGlobals();
});

const text = () => document.querySelector(".shown")?.textContent ?? "";
const press = async (label: string) => {
  const button = [...document.querySelectorAll<HTMLElement>("button")].find((each) => each.textContent?.trim() === label || each.getAttribute("aria-label") === label);
  expect(button, label).toBeDefined();
  button?.click();
  await settled();
};

describe("the debug page", () => {
  it("shows what each seat knows after the last step, with what changed", () => {
    expect(document.querySelector(".numbers")?.textContent).toBe(t("debug-at", { number: 2, last: 2 }));
    expect(text()).toContain(t("hall-spectator"));
    expect(text()).toContain(t("debug-seat", { seat: 0 }));
    expect(document.querySelector(".shown ins")?.textContent).toBe('"gold"');
    expect(asked).toContain("GET /api/debug/tables/t1/2");
    expect(asked).toContain("GET /api/debug/tables/t1/1");
  });

  it("goes from step to step, down to the start, where nothing is compared", async () => {
    await press(t("debug-earlier"));
    await press(t("debug-earlier"));
    expect(document.querySelector(".numbers")?.textContent).toBe(t("debug-at", { number: 0, last: 2 }));
    expect(document.querySelector("ins, del")).toBeNull();
    expect(location.search).toBe("?at=0");
  });

  it("tells of an event who was told what", async () => {
    document.querySelector<HTMLElement>('[data-tab="events"]')?.click();
    await settled();
    expect(text()).toContain("drew");
    expect(text()).toContain(t("debug-untold", { who: t("hall-spectator") }));
  });

  it("takes everything after a step back, and strikes it out", async () => {
    await press(t("debug-earlier"));
    await press(t("debug-back"));
    expect(asked).toContain('POST /api/debug/tables/t1/back{"number":1}');
    expect([...document.querySelectorAll("s")].map(({ textContent }) => textContent)).toEqual(["2 0 choice2", "3 table undo 1 0"]);
    expect(document.querySelector(".numbers")?.textContent).toBe(t("debug-at", { number: 1, last: 1 }));
  });
});
