import { flushSync, mount, tick, unmount, type Component } from "svelte";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { setLanguage } from "../i18n/index.svelte";
import { notices } from "../state/notices.svelte";
import Hands from "./decks/Hands.svelte";
import { EventStore } from "./event.svelte";
import { PLAN, playing, wire } from "./fixtures";
import Log from "./log/Log.svelte";
import NextStep from "./NextStep.svelte";
import Players from "./players/Players.svelte";
import type { LogEntry } from "./protocol";
import Rounds from "./rounds/Rounds.svelte";
import Draft from "./rounds/Draft.svelte";
import Settings from "./settings/Settings.svelte";

let sent: { url: string; body: unknown }[];
let answers: Record<string, unknown>;
let current: Record<string, unknown>;
let event: EventStore;
let shown: Record<string, unknown> | null;

const settled = async () => {
  for (let turn = 0; turn < 5; turn++) await new Promise((done) => setTimeout(done));
  await tick();
  flushSync();
};
const button = (label: string) => [...document.querySelectorAll("button")].find((each) => (each.getAttribute("aria-label") ?? each.textContent).trim() === label)!;
const deeds = () => sent.filter(({ url }) => url.endsWith("/deeds")).map(({ body }) => body);

async function show(part: Component<never>, view: Record<string, unknown>, props: Record<string, unknown> = {}): Promise<void> {
  current = view;
  await event.load();
  shown = mount(part as Component<Record<string, unknown>>, { target: document.body, props: { event, ...props } });
  await settled();
}

function type(field: HTMLInputElement | HTMLTextAreaElement, text: string): void {
  field.value = text;
  field.dispatchEvent(new Event("input", { bubbles: true }));
  flushSync();
}

beforeEach(async () => {
  await setLanguage("en");
  sent = [];
  answers = {};
  notices.toasts = [];
  shown = null;
  HTMLElement.prototype.showPopover = () => undefined; // happy-dom has no popovers
  vi.stubGlobal("fetch", (url: string, init: { body: string | null; method: string }) => {
    let body: unknown = init.body;
    if (init.body?.startsWith("{")) body = JSON.parse(init.body);
    if (init.method !== "GET") sent.push({ url, body });
    const found = answers[url.replace("/api/events", "")] ?? { id: "e1", now: 0, view: current };
    return Promise.resolve(new Response(JSON.stringify(found)));
  });
  event = new EventStore("e1");
});

afterEach(async () => {
  if (shown) await unmount(shown);
  event.stop();
  vi.unstubAllGlobals();
});

describe("the next step", () => {
  it("is one button that does it", async () => {
    const draft = { number: 0, stage: 0, tables: [{ number: 0, players: [0, 1] }] };
    await show(NextStep, wire({ draft }));
    document.querySelector<HTMLButtonElement>("[data-next=publish]")!.click();
    await settled();
    expect(deeds()).toEqual([{ deed: { deed: "published" }, after: 10 }]);
  });

  it("ends a stage only when the reader has seen who goes on", async () => {
    answers["/e1/preview"] = { kind: "over", through: [1, 3], sentences: ["The stage is over."] };
    await show(NextStep, playing([{ status: "done", winner: 1 }, { status: "done", winner: 3 }], { prompts: [{ code: "stage-ends", facts: { count: 2 } }] }));
    document.querySelector<HTMLButtonElement>("[data-next=stage-ends]")!.click();
    await settled();
    expect(document.querySelector("dialog")!.textContent).toContain("Bob and Dora go on.");
    expect(sent).toEqual([]);
    [...document.querySelectorAll<HTMLButtonElement>("dialog footer button")].at(-1)!.click();
    await settled();
    expect(sent).toEqual([{ url: "/api/events/e1/next", body: { after: 10 } }]);
  });

  it("hands the focus on to what comes after it", async () => {
    const draft = { number: 0, stage: 0, tables: [{ number: 0, players: [0, 1] }] };
    await show(Rounds, wire({ draft }));
    current = playing([{}, {}], { entries: 11 });
    const publish = document.querySelector<HTMLButtonElement>("[data-next=publish]")!;
    publish.focus();
    publish.click();
    await settled();
    expect(publish.isConnected).toBe(false);
    expect(document.activeElement).toBe(document.querySelector("[data-next], [data-onward]"));
    expect(document.activeElement).not.toBe(document.body);
  });

  it("is not for a judge where it is the organizer's", async () => {
    await show(NextStep, wire({ role: "judge", prompts: [{ code: "draw", facts: { round: 1, count: 2 } }] }));
    expect(document.querySelector<HTMLButtonElement>("[data-next=draw]")!.disabled).toBe(true);
  });
});

describe("the decks of a player", () => {
  it("keep every tick of quick hands", async () => {
    const sources = (...attested: string[]) => [{ number: 0, name: "Ann", checked: true, deck: { sources: [{ name: "Deck", set: "MM", houses: ["dis"], attested }] } }];
    const plan = { ...PLAN, format: "alliance" };
    await show(Hands, wire({ plan, people: sources() }), { person: 0 });
    current = wire({ plan, people: sources("listed"), entries: 11 });
    for (const box of [...document.querySelectorAll<HTMLInputElement>("article input[type=checkbox]")].slice(0, 2)) box.click();
    await settled();
    expect(deeds()).toEqual([
      { deed: { deed: "deck-attested", person: 0, deck: 0, attested: ["listed"] } },
      { deed: { deed: "deck-attested", person: 0, deck: 0, attested: ["listed", "official"] } },
    ]);
  });
});

describe("rounds", () => {
  it("take a winner with one press, or one key", async () => {
    await show(Rounds, playing());
    button("Bob wins").click();
    await settled();
    const row = document.querySelector('[data-table="1"]')!;
    row.querySelector("button.player")!.dispatchEvent(new KeyboardEvent("keydown", { key: "2", bubbles: true, cancelable: true }));
    await settled();
    expect(deeds()).toEqual([
      { deed: { deed: "resulted", round: 0, table: 0, winner: 1 } },
      { deed: { deed: "resulted", round: 0, table: 1, winner: 3 } },
    ]);
  });

  it("go on to the next table without a result", async () => {
    await show(Rounds, playing([{}, {}]));
    current = playing([{ status: "done", winner: 0 }, {}], { entries: 11 });
    button("Ann wins").click();
    await settled();
    expect(document.activeElement?.closest("[data-table]")?.getAttribute("data-table")).toBe("1");
  });

  it("take a result in one line", async () => {
    await show(Rounds, playing());
    type(document.querySelector<HTMLInputElement>('form input[inputmode="text"]')!, "2 1");
    document.querySelector("form")!.requestSubmit();
    await settled();
    expect(deeds()).toEqual([{ deed: { deed: "resulted", round: 0, table: 1, winner: 2 } }]);
    type(document.querySelector<HTMLInputElement>('form input[inputmode="text"]')!, "7 1");
    document.querySelector("form")!.requestSubmit();
    await settled();
    expect(notices.toasts.map((toast) => toast.text)).toEqual(["There is no table 7 in this round."]);
  });

  it("ask who won where the points are level", async () => {
    await show(Rounds, playing([{}], { plan: { ...PLAN, game: "ready-fence", result: "points" } }));
    const [left, right] = document.querySelectorAll<HTMLInputElement>(".points input");
    type(left!, "4");
    type(right!, "4");
    document.querySelector<HTMLFormElement>("[data-table] form")!.requestSubmit();
    await settled();
    expect(deeds()).toEqual([]);
    button("Bob wins").click();
    await settled();
    expect(deeds()).toEqual([{ deed: { deed: "resulted", round: 0, table: 0, winner: 1, points: [4, 4], reason: "priority" } }]);
  });

  it("show reports that differ side by side, and take the one that is chosen", async () => {
    await show(Rounds, playing([{ status: "conflict", reports: [{ person: 0, winner: 0 }, { person: 1, winner: 1 }] }]));
    expect([...document.querySelectorAll(".report strong")].map((each) => each.textContent)).toEqual(["Ann won", "Bob won"]);
    [...document.querySelectorAll<HTMLButtonElement>(".report button")][1]!.click();
    await settled();
    expect(deeds()).toEqual([{ deed: { deed: "resulted", round: 0, table: 0, winner: 1 } }]);
  });

  it("put a result right only with a reason", async () => {
    await show(Rounds, playing([{ status: "done", winner: 0, losers: [1], reason: "score" }]));
    button("More about table 1").click();
    await settled();
    [...document.querySelectorAll<HTMLButtonElement>("[role=menuitem]")].find((each) => each.textContent.includes("Correct"))!.click();
    await settled();
    const dialog = document.querySelector("dialog[open]")!;
    const radios = dialog.querySelectorAll<HTMLInputElement>("input[type=radio]");
    radios[1]!.click();
    flushSync();
    const send = [...dialog.querySelectorAll<HTMLButtonElement>("footer button")].at(-1)!;
    send.click();
    await settled();
    expect(deeds()).toEqual([]);
    expect(dialog.textContent).toContain("A correction needs a reason.");
    type(dialog.querySelector<HTMLInputElement>("input[maxlength='500']")!, "Slip misread");
    send.click();
    await settled();
    expect(deeds()).toEqual([{ deed: { deed: "resulted", round: 0, table: 0, winner: 1 }, why: "Slip misread" }]);
  });

  it("show spectators what there is, and nothing to press", async () => {
    await show(Rounds, playing([{ status: "done", winner: 0 }, {}], { role: "spectator" }));
    expect(document.querySelector('[data-table="0"]')!.textContent).toContain("Ann");
    expect(document.querySelectorAll("[data-table] button").length).toBe(0);
  });
});

describe("a draft", () => {
  it("lets two players change places", async () => {
    const round = { number: 0, stage: 0, label: "", attempt: 2, closed: false, clock: null, tables: [[0, 1], [2, 3]].map((players, number) => ({ number, players })) };
    await show(Draft, wire({ draft: round }), { round: { ...round, tables: round.tables.map((table) => ({ ...table, kind: "game" })) } });
    button("Ann").click();
    flushSync();
    expect(button("Ann").getAttribute("aria-pressed")).toBe("true");
    button("Dora").click();
    await settled();
    expect(deeds()).toEqual([{ deed: { deed: "swapped", person: 0, other: 3 }, after: 10 }]);
    button("Draw anew").click();
    await settled();
    expect(sent.at(-1)).toEqual({ url: "/api/events/e1/next", body: { after: 10, attempt: 3 } });
  });
});

describe("players", () => {
  it("come from a pasted list that is looked at first", async () => {
    await show(Players, wire({ people: [] }));
    [...document.querySelectorAll<HTMLInputElement>("input[type=radio]")][1]!.click();
    flushSync();
    const text = document.querySelector("textarea")!;
    type(text, "Ann\nAnn");
    expect(document.querySelector(".fault")!.textContent).toBe("This name is in the list twice.");
    expect(button("Add 2 players").disabled).toBe(true);
    type(text, "Ann\nBob,Club A");
    button("Add 2 players").click();
    await settled();
    expect(sent).toEqual([{ url: "/api/events/e1/players.csv", body: "name,club,rank\nAnn,,\nBob,Club A,\n" }]);
  });

  it("check in by name and Enter, where only one is meant", async () => {
    const people = ["Ann", "Anna", "Bob"].map((name, number) => ({ number, name }));
    await show(Players, wire({ people }));
    const search = document.querySelector<HTMLInputElement>("[role=search] input")!;
    const enter = () => search.dispatchEvent(new KeyboardEvent("keydown", { key: "Enter", bubbles: true, cancelable: true }));
    type(search, "ann");
    enter();
    await settled();
    expect(deeds()).toEqual([]);
    type(search, "bo");
    enter();
    await settled();
    expect(deeds()).toEqual([{ deed: { deed: "checked-in", person: 2, checks: [] } }]);
  });

  it("of KeyForge check in with what was looked at", async () => {
    const plan = { ...PLAN, game: "keyforge", format: "archon" };
    await show(Players, wire({ plan, people: [{ number: 0, name: "Ann" }] }));
    button("Check in Ann").click();
    await settled();
    const boxes = [...document.querySelectorAll<HTMLInputElement>("dialog input[type=checkbox]")];
    boxes[0]!.click();
    boxes[2]!.click();
    flushSync();
    [...document.querySelectorAll<HTMLButtonElement>("dialog[open] footer button")].at(-1)!.click();
    await settled();
    expect(deeds()).toEqual([{ deed: { deed: "checked-in", person: 0, checks: ["deck-shown", "genuine"] } }]);
  });
});

describe("settings", () => {
  it("are sent whole, with what was changed, and only then", async () => {
    answers["/presets"] = { presets: [], structures: { "two-loss-out": { losses: 2, pools: false, bye: "random" }, elimination: { draw: "random-each-round" } } };
    await show(Settings, wire());
    expect(button("Save")).toBeUndefined();
    const losses = document.querySelector<HTMLInputElement>("li input[type=number]")!;
    losses.value = "3";
    losses.dispatchEvent(new Event("change", { bubbles: true }));
    flushSync();
    document.querySelector<HTMLFormElement>("form")!.requestSubmit();
    await settled();
    const [{ deed }] = deeds() as [{ deed: { deed: string; plan: typeof PLAN } }];
    expect(deed.deed).toBe("planned");
    expect(deed.plan).toEqual({ ...PLAN, stages: [{ ...PLAN.stages[0], settings: { losses: 3 } }, PLAN.stages[1]] });
  });

  it("of a stage that has begun stand fast", async () => {
    answers["/presets"] = { presets: [], structures: { "two-loss-out": { losses: 2 }, elimination: { third_place: false } } };
    await show(Settings, playing());
    const [first, second] = document.querySelectorAll("form ol > li");
    expect(first!.querySelector("input")!.disabled).toBe(true);
    expect(second!.querySelector("input")!.disabled).toBe(false);
  });
});

describe("the audit log", () => {
  const entry = (number: number, deed: LogEntry["deed"], more: Partial<LogEntry> = {}): LogEntry => ({ number, at: 0, by: "organizer", by_name: "Olga", deed, why: "", undone: false, ...more });

  it("says what was decided, by whom and why, and undoes it with one press", async () => {
    answers["/e1/log"] = [
      entry(0, { deed: "created", name: "Sunday", plan: PLAN }),
      entry(1, { deed: "planned", plan: { ...PLAN, minutes: 45 } }),
      entry(2, { deed: "resulted", round: 0, table: 1, winner: 2 }, { why: "Slip misread" }),
      entry(3, { deed: "dropped", person: 1 }, { undone: true }),
      entry(4, { deed: "undone", entry: 3 }, { by: "desk", by_name: "" }),
    ];
    await show(Log, playing());
    const lines = [...document.querySelectorAll("ol li")].map((line) => line.textContent.replaceAll(/\s+/g, " ").trim());
    expect(lines[0]).toContain("Entry 3 is undone. The desk");
    expect(document.querySelector("s")!.textContent).toBe("Bob drops.");
    expect(lines[2]).toContain("Round 1, table 2: Cleo won. Olga · Reason: Slip misread");
    expect(lines[3]).toContain("The settings are changed. Olga · Minutes of a round");
    expect(button("Undo entry 3")).toBeUndefined();
    expect(button("Undo entry 0")).toBeUndefined();
    button("Undo entry 2").click();
    await settled();
    expect(deeds()).toEqual([{ deed: { deed: "undone", entry: 2 }, after: 10 }]);
  });
});
