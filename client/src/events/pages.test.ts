import { flushSync, mount, tick, unmount, type Component } from "svelte";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { setLanguage } from "../i18n/index.svelte";
import { notices } from "../state/notices.svelte";
import { session } from "../state/session.svelte";
import Decks from "./decks/Decks.svelte";
import Hands from "./decks/Hands.svelte";
import { EventStore } from "./event.svelte";
import { PLAN, playing, wire } from "./fixtures";
import Log from "./log/Log.svelte";
import NextStep from "./NextStep.svelte";
import Corrections from "./overview/Corrections.svelte";
import Prompts from "./overview/Prompts.svelte";
import Players from "./players/Players.svelte";
import type { LogEntry } from "./protocol";
import Rounds from "./rounds/Rounds.svelte";
import Draft from "./rounds/Draft.svelte";
import Settings from "./settings/Settings.svelte";

let sent: { url: string; body: unknown }[];
let answers: Record<string, unknown>;
let refused: Record<string, unknown>;
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
  refused = {};
  notices.toasts = [];
  shown = null;
  HTMLElement.prototype.showPopover = () => undefined; // happy-dom has no popovers
  vi.stubGlobal("fetch", (url: string, init: { body: string | null; method: string }) => {
    let body: unknown = init.body;
    if (init.body?.startsWith("{")) body = JSON.parse(init.body);
    if (init.method !== "GET") sent.push({ url, body });
    if (url in refused) return Promise.resolve(new Response(JSON.stringify(refused[url]), { status: 400 }));
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

describe("the desk of decks", () => {
  const people = ["Ann", "Bob"].map((name, number) => ({ number, name }));
  const view = wire({ people, plan: { ...PLAN, game: "keyforge", format: "archon" } });

  it("shows the player whom the address names, and puts there whom one chooses", async () => {
    history.replaceState(null, "", "/events/e1/decks");
    await show(Decks, view);
    document.getElementById("deck-of-0")!.click();
    expect(location.pathname).toBe("/events/e1/decks/0");
    await unmount(shown!);
    await show(Decks, view, { player: 1 });
    expect(document.getElementById("deck-person")!.textContent).toContain("Bob");
    button("Back to all decks").click();
    expect(location.pathname).toBe("/events/e1/decks");
    history.replaceState(null, "", "/");
  });
});

describe("the next step", () => {
  it("is not taken by the second press of a double click, which was meant for the one before", async () => {
    await show(NextStep, wire({ draft: { number: 0, stage: 0, tables: [{ number: 0, players: [0, 1] }] } }));
    document.querySelector("[data-next=publish]")!.dispatchEvent(new MouseEvent("click", { bubbles: true, detail: 2 }));
    await settled();
    expect(sent).toEqual([]);
  });

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
    expect(document.querySelector("dialog")!.textContent).toContain("Bob and Dora advance.");
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

describe("what rests on a correction", () => {
  const settle = { deed: "settled", stage: -1, rounds: -1, person: -1, other: -1 };
  const none = { lost: 0, rounds: [], tables: [], through: [], impossible: "", facts: {}, byes: [], out: [] };
  const ways = [
    { ...none, deed: { ...settle, choice: "exchange", person: 0, other: 3 }, lost: 1, tables: [[3, 1]] },
    { ...none, deed: { ...settle, choice: "again", stage: 0, rounds: 0 }, lost: 2, rounds: [0], tables: [[1, 3], [2]] },
    { ...none, deed: { ...settle, choice: "again", stage: 0, rounds: 1 }, through: [1, 3] },
    { ...none, deed: { ...settle, choice: "keep" }, byes: [3], out: [0] },
  ];
  const affected = [
    { kind: "wrong", stage: 0, round: 0, persons: [0] },
    { kind: "missing", stage: 0, round: 0, persons: [3] },
    { kind: "unended", stage: 0, round: -1 },
  ];
  const prompts = [{ code: "correction", facts: { round: 1, count: 2, entry: 9 }, by: "head-judge", entry: 9, urgent: true }];
  const page = (changes: Record<string, unknown> = {}) => playing([{}, {}], { affected, prompts, ...changes });

  it("is said with what each way would come to, and decided with a reason", async () => {
    answers["/e1/corrections"] = { entries: 10, affected, ways };
    await show(Corrections, page());
    const text = document.body.textContent;
    expect(text).toContain("Round 1: out, but at a table: Ann.");
    expect(text).toContain("Round 1: still in, but without a table: Dora.");
    expect(text).toContain("Stage 1 was not over when it was ended.");
    const labels = [...document.querySelectorAll("label.way")].map((each) => each.textContent.replace(/\s+/g, " ").trim());
    expect(labels[0]).toContain("Dora takes Ann’s place");
    expect(labels[0]).toContain("One result no longer counts.");
    expect(labels[0]).toContain("Dora – Bob");
    expect(labels[1]).toContain("Play again from Round 1 on");
    expect(labels[1]).toContain("Cleo (bye)");
    expect(labels[2]).toContain("End stage 1 again");
    expect(labels[2]).toContain("Bob and Dora");
    expect(labels[3]).toContain("Leave everything as it is");
    expect(labels[3]).toContain("a bye for Dora");
    expect(button("Decide").disabled).toBe(true);
    document.querySelectorAll<HTMLInputElement>("input[type=radio]")[0]!.click();
    flushSync();
    expect(button("Decide").disabled).toBe(true);
    type(document.querySelector<HTMLInputElement>("form input:not([type=radio])")!, " The slip was misread ");
    current = playing([{}, {}], { entries: 11 });
    button("Decide").click();
    await settled();
    expect(deeds()).toEqual([{ deed: ways[0]!.deed, why: "The slip was misread", after: 10 }]);
    expect(document.querySelector("section")).toBeNull();
  });

  it("is told to a judge, who decides nothing", async () => {
    await show(Corrections, page({ role: "judge" }));
    expect(document.body.textContent).toContain("The head referee or the organizer decides.");
    expect(document.querySelector("form")).toBeNull();
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
    const field = () => document.querySelector<HTMLInputElement>('form input[inputmode="text"]')!;
    type(field(), "2 1");
    field().form!.requestSubmit();
    await settled();
    expect(deeds()).toEqual([{ deed: { deed: "resulted", round: 0, table: 1, winner: 2 } }]);
    type(field(), "7 1");
    field().form!.requestSubmit();
    await settled();
    expect(document.getElementById(field().getAttribute("aria-describedby")!)!.textContent).toBe("There is no table 7 in this round.");
    expect(field().getAttribute("aria-invalid")).toBe("true");
    type(field(), "2");
    expect(field().getAttribute("aria-invalid")).toBeNull();
  });

  it("ask who is first before a winner, where that is drawn (T7.2)", async () => {
    await show(Rounds, playing([{}, { first: 2 }], { plan: { ...PLAN, game: "keyforge", first_player: true } }));
    button("Bob wins").click();
    await settled();
    expect(deeds()).toEqual([]);
    expect(document.querySelector("dialog[open] h2")!.textContent).toBe("First player at table 1");
    button("Cleo wins").click();
    await settled();
    expect(deeds()).toEqual([{ deed: { deed: "resulted", round: 0, table: 1, winner: 2 } }]);
  });

  it("draw the first player once", async () => {
    await show(Rounds, playing([{}], { plan: { ...PLAN, game: "keyforge", first_player: true } }));
    button("Bob wins").click();
    await settled();
    button("Draw and begin the game").click();
    await settled();
    expect(deeds()).toEqual([{ deed: { deed: "began", round: 0, table: 0, first: expect.any(Number), method: "drawn" } }]);
    expect(button("Draw and begin the game")).toBeUndefined();
    button("To the game").click();
    await settled();
    expect(document.querySelector("dialog[open]")).toBeNull();
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
    button("Draw again").click();
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
    expect(document.querySelector(".fault")!.textContent).toBe("This name is on the list twice.");
    expect(button("Add 2 players").disabled).toBe(true);
    type(text, "Ann\nBob,Club A");
    button("Add 2 players").click();
    await settled();
    expect(sent).toEqual([{ url: "/api/events/e1/players.csv", body: "name,club,rank\nAnn,,\nBob,Club A,\n" }]);
  });

  it("come one after the other, and what is wrong with one stands at its field", async () => {
    const ann = { number: 0, name: "Ann" };
    await show(Players, wire({ people: [] }));
    const fields = () => [...document.querySelectorAll<HTMLInputElement>("section form input:not([type=checkbox])")];
    current = wire({ people: [ann], entries: 11 });
    type(fields()[0]!, "Ann");
    document.querySelector<HTMLFormElement>("section form")!.requestSubmit();
    await settled();
    expect(deeds()).toHaveLength(1);
    expect(fields().map((field) => field.value)).toEqual(["", "", ""]);
    const said = (field: HTMLInputElement) => document.getElementById(field.getAttribute("aria-describedby") ?? "")?.textContent;
    type(fields()[0]!, "ANN");
    type(fields()[2]!, "x1");
    expect([said(fields()[0]!), said(fields()[2]!)]).toEqual(["Somebody with this name is already in the event.", "The seed must be a number."]);
    document.querySelector<HTMLFormElement>("section form")!.requestSubmit();
    await settled();
    expect(deeds()).toHaveLength(1);
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
    await show(Players, wire({ plan, people: [{ number: 0, name: "Ann" }], checklist: { "check-in": ["deck-shown", "official", "genuine"] } }));
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

describe("what waits", () => {
  it("is folded up where there is much of it, but for what is urgent", async () => {
    const faulty = Array.from({ length: 9 }, (_, person) => ({ code: "deck-faulty", person, facts: { count: 1 } }));
    await show(Prompts, wire({ prompts: [...faulty, { code: "conflict", round: 0, table: 0, urgent: true }] }));
    expect([document.querySelectorAll("li").length, document.querySelectorAll("li.urgent").length]).toEqual([6, 1]);
    button("Show 4 more").click();
    flushSync();
    expect(document.querySelectorAll("li").length).toBe(10);
  });
});

describe("settings", () => {
  it("are sent whole, with what was changed, and only then", async () => {
    answers["/presets"] = { presets: [], catalogues: ["house"], structures: { "two-loss-out": { losses: 2, pools: false, bye: "random" }, elimination: { draw: "random-each-round" } } };
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

  it("keep what somebody else has changed meanwhile, and what is not saved yet while another tab is open", async () => {
    answers["/presets"] = { presets: [], catalogues: ["house"], structures: {} };
    const change = (label: string, value: string) => {
      const field = [...document.querySelectorAll("label")].find((each) => each.textContent === label)!.htmlFor;
      const input = document.getElementById(field) as HTMLInputElement;
      input.value = value;
      input.dispatchEvent(new Event("change", { bubbles: true }));
      flushSync();
      return input.value;
    };
    await show(Settings, wire());
    expect(change("Minutes per round", "-5")).toBe("0");
    change("Minutes per round", "35");
    await unmount(shown!);
    await show(Settings, wire({ entries: 11, plan: { ...PLAN, capacity: 20 } }));
    expect(button("Save")).toBeDefined();
    document.querySelector<HTMLFormElement>("form")!.requestSubmit();
    await settled();
    expect(deeds()).toEqual([{ deed: { deed: "planned", plan: { ...PLAN, capacity: 20, minutes: 35 } } }]);
    expect(button("Save")).toBeUndefined();
  });

  it("of a stage that has begun stand fast", async () => {
    answers["/presets"] = { presets: [], catalogues: ["house"], structures: { "two-loss-out": { losses: 2 }, elimination: { third_place: false } } };
    await show(Settings, playing());
    const [first, second] = document.querySelectorAll("form ol > li");
    expect(first!.querySelector("input")!.disabled).toBe(true);
    expect(second!.querySelector("input")!.disabled).toBe(false);
  });
});

describe("the card table of an event", () => {
  const cards = { name: "cards", default: "proposed", choices: ["proposed", "even"], text: true, fetches: false, clock: false, practice: false, only: [], seat: null };
  const mode = { name: "mode", default: "basic", choices: ["basic", "advanced"], text: false, fetches: false, clock: false, practice: false, only: [], seat: null };
  const plan = { ...PLAN, game: "ready-fence", options: { mode: "advanced" } };
  const select = () => document.querySelector<HTMLSelectElement>('[data-option="cards"] select')!;
  const error = () => document.querySelector('[data-option="cards"] .error')?.textContent;

  function pick(label: string): void {
    // happy-dom does not know that an option can be :checked.
    const list = select();
    vi.spyOn(list, "querySelector").mockImplementation(() => list.options[list.selectedIndex] ?? null);
    list.selectedIndex = [...list.options].findIndex((option) => option.textContent === label);
    list.dispatchEvent(new Event("change", { bubbles: true }));
    flushSync();
  }

  async function paste(text: string): Promise<void> {
    const area = document.querySelector<HTMLTextAreaElement>('[data-option="cards"] textarea')!;
    area.value = text;
    area.dispatchEvent(new Event("input", { bubbles: true }));
    flushSync();
    await new Promise((done) => setTimeout(done, 450));
    await settled();
  }

  beforeEach(async () => {
    session.games = [{ name: "ready-fence", version: "2", seats: [2], default_seats: 2, public: false, options: [mode, cards], first: {}, bots: [], learned: {} }];
    answers["/presets"] = { presets: [], catalogues: ["house"], structures: {} };
    await show(Settings, wire({ plan }));
  });

  afterEach(() => {
    session.games = null;
  });

  async function save(): Promise<unknown> {
    document.querySelector<HTMLFormElement>("form")!.requestSubmit();
    await settled();
    return (deeds() as { deed: { plan: typeof PLAN } }[]).at(-1)?.deed.plan.options;
  }

  it("is one of those that come with the game", async () => {
    pick("Even");
    expect(await save()).toEqual({ mode: "advanced", cards: "even" });
  });

  it("or one's own, which the hall reads first: its word is kept, and what is doubtful is said", async () => {
    answers["/api/games/ready-fence/options/cards"] = { value: "ST334456.0TBA", doubts: ["No card C12 SH has a speed of 6–9."] };
    pick("Paste a text…");
    await paste("ST | red | 6");
    expect(sent).toContainEqual({ url: "/api/games/ready-fence/options/cards", body: { text: "ST | red | 6\n" } });
    expect(document.body.textContent).toContain("No card C12 SH has a speed of 6–9.");
    expect(await save()).toEqual({ mode: "advanced", cards: "ST334456.0TBA" });
  });

  it("is not taken where the hall can't read it, and the sentence stands at the field", async () => {
    refused["/api/games/ready-fence/options/cards"] = { code: "cards-columns", message: "Line 1 has 2 columns.", option: "cards" };
    pick("Paste a text…");
    await paste("ST | red");
    expect(error()).toContain("Line 1 has 2 columns.");
    expect(await save()).toBeUndefined();
    expect(notices.toasts.map(({ tone }) => tone)).toEqual(["bad"]);
    button("Cancel").click();
    flushSync();
    expect([select().selectedIndex, button("Save")]).toEqual([0, undefined]);
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
    expect(lines[3]).toContain("The settings are changed. Olga · Minutes per round");
    expect(button("Undo entry 3")).toBeUndefined();
    expect(button("Undo entry 0")).toBeUndefined();
    button("Undo entry 2").click();
    await settled();
    expect(deeds()).toEqual([{ deed: { deed: "undone", entry: 2 }, after: 10 }]);
  });
});
