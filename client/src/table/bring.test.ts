import { flushSync, mount, tick, unmount } from "svelte";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { Seat, Table } from "../games/contract";
import { LARGEST_FILE } from "../home/file";
import { setLanguage, t } from "../i18n/index.svelte";
import { seatOf, tableOf } from "../net/fixtures";
import type { GameInfo, OptionSpec } from "../net/protocol";
import { notices } from "../state/notices.svelte";
import { session } from "../state/session.svelte";
import type { TableStore } from "../state/table.svelte";
import OverBar from "./OverBar.svelte";
import TableFacts from "./TableFacts.svelte";
import WaitingRoom from "./WaitingRoom.svelte";

const LABEL = "Sly Otters, 3";
const SENTENCE = "Line 2 is no card.";
const deck = (seat: number): OptionSpec => ({
  name: `deck-${seat}`,
  default: "dealt",
  choices: ["dealt", "small", "rare"],
  text: true,
  fetches: false, clock: false, practice: false,
  only: [{ value: "rare", option: "highest", values: [20] }],
  seat,
});
const linked: OptionSpec = { ...deck(0), fetches: true, clock: false, practice: false };
const figure: OptionSpec = { name: "figure-0", default: "cat", choices: ["cat", "owl"], text: false, fetches: false, clock: false, practice: false, only: [], seat: 0 };
const GAME: GameInfo = {
  name: "toy",
  version: "1",
  seats: [4],
  default_seats: 4,
  public: false,
  first: {},
  options: [{ name: "highest", default: 9, choices: [9, 20], text: false, fetches: false, clock: false, practice: false, only: [], seat: null }, deck(0), deck(1), deck(2), figure],
  bots: ["random"],
  learned: {},
};

function seat(number: number, changes: Partial<Seat> = {}): Seat {
  return seatOf(number, `Name ${number}`, { person_id: `p${number}`, brought: [{ option: `deck-${number}`, choice: "dealt", label: "" }], ...changes });
}

function table(changes: Partial<Table> = {}): Table {
  const seats = [
    seat(0, { brought: [{ option: "deck-0", choice: "dealt", label: "" }, { option: "figure-0", choice: "cat", label: "" }] }),
    seat(1, { brought: [{ option: "deck-1", choice: null, label: LABEL }] }),
    seat(2, { kind: "bot", bot: "random", person_id: null, brought: [{ option: "deck-2", choice: null, label: "" }] }),
    seat(3, { kind: "open", name: "", person_id: null, brought: [] }),
  ];
  return tableOf("toy", seats, { status: "open", options: { highest: 9 }, number: 0, ...changes });
}

const sent: { method: string; url: string; body: unknown }[] = [];
let refusal: { code: string; message: string; option?: string; further?: string[] } | null;
let component: Record<string, unknown>;

function reader(number: number | null): TableStore {
  const seats = number === null ? [] : [number];
  const you = { id: `p${number ?? 9}`, name: "Me", seat: number };
  return { seats, seat: number, you, isHost: number === 0, chat: [], wire: "open", send: vi.fn() } as unknown as TableStore;
}

/** A deck that the reader keeps. */
const KEPT = { id: "k", word: "Sly_Otters:30", title: "Sly Otters", note: "", created: "", won: 0, lost: 0, drawn: 0 };

function show(number: number | null, changes: Partial<Table> = {}): void {
  component = mount(WaitingRoom, { target: document.body, props: { store: reader(number), table: table(changes), phrases: [] } });
  flushSync();
}

beforeEach(async () => {
  sent.length = 0;
  refusal = null;
  session.games = [GAME];
  vi.stubGlobal("fetch", (url: string, init: { method: string; body: string }) => {
    if (url.includes("/belongings/")) return Promise.resolve(new Response(JSON.stringify({ kept: [KEPT], most: 9 })));
    sent.push({ method: init.method, url, body: JSON.parse(init.body) as unknown });
    return Promise.resolve(new Response(JSON.stringify(refusal ?? table()), { status: refusal ? 400 : 200 }));
  });
  await setLanguage("en");
  component = {};
});

afterEach(async () => {
  await unmount(component);
  session.games = null;
  vi.unstubAllGlobals();
});

function field<T extends Element>(selector: string): T {
  const found = document.querySelector<T>(selector);
  if (!found) throw new Error(selector);
  return found;
}

const buttons = () => [...document.querySelectorAll<HTMLElement>("[data-bring]")].map((each) => each.dataset["bring"]);
const dialog = () => document.querySelector("dialog[open]");

function open(option: string): void {
  field<HTMLButtonElement>(`[data-bring="${option}"]`).click();
  flushSync();
}

function pick(label: string): void {
  const found = [...document.querySelectorAll("dialog label")].find((each) => each.textContent.trim() === label);
  const input = found?.querySelector("input");
  if (!input) throw new Error(label);
  input.click();
  flushSync();
}

function paste(text: string): void {
  const area = field<HTMLTextAreaElement>("dialog textarea");
  area.value = text;
  area.dispatchEvent(new Event("input", { bubbles: true }));
  flushSync();
}

async function save(): Promise<void> {
  field<HTMLFormElement>("dialog form").requestSubmit();
  await tick();
  await new Promise((done) => setTimeout(done));
  flushSync();
}

describe("what each seat has brought", () => {
  it("is told by its label, and of an open seat nothing", () => {
    show(null);
    const told = [0, 1, 2, 3].map((number) => [...document.querySelectorAll(`[data-seat="${number}"] .brought span`)].map((each) => each.textContent));
    const said = (option: string, label: string) => t("hall-brought", { option, label });
    expect(told).toEqual([[said("deck", "dealt"), said("figure", "cat")], [said("deck", LABEL)], [said("deck", t("hall-brought-own"))], []]);
  });

  it.each([
    ["who watches", null, []],
    ["a player", 1, ["deck-1"]],
    ["the host", 0, ["deck-0", "figure-0", "deck-2"]],
  ])("is chosen by the player there, and for bots by the host: %s", (_, number, expected) => {
    show(number);
    expect(buttons()).toEqual(expected);
  });

  it("is among the facts of a table", () => {
    component = mount(TableFacts, { target: document.body, props: { table: table() } });
    const facts = [...document.querySelectorAll("dl > div")].map((row) => row.textContent);
    expect(facts).toContain(`${t("hall-brought-by", { option: "deck", name: "Name 1" })}${LABEL}`);
  });
});

describe("choosing what to bring", () => {
  it("offers the choices that go with the table, a file and a text, and begins with what is there", () => {
    show(0);
    open("deck-0");
    const labels = [...document.querySelectorAll("dialog label:has(input)")].map((each) => each.textContent.trim());
    expect(labels).toEqual(["dealt", "small", t("hall-option-file"), t("hall-option-paste")]);
    expect(field<HTMLInputElement>("dialog input:checked").closest("label")?.textContent.trim()).toBe("dealt");
  });

  it("sends a choice, and is done", async () => {
    show(0);
    open("deck-2");
    pick("small");
    await save();
    expect(sent).toEqual([{ method: "PATCH", url: "/api/tables/t/seats/2", body: { options: { "deck-2": "small" } } }]);
    expect(dialog()).toBeNull();
  });

  it("sends a choice of an option that takes no text", async () => {
    show(0);
    open("figure-0");
    pick("owl");
    await save();
    expect(sent[0]?.body).toEqual({ options: { "figure-0": "owl" } });
  });

  it("offers what its player keeps, by name", async () => {
    session.me = { id: "p1", name: "Me", lang: "en" };
    show(1);
    open("deck-1");
    await new Promise((done) => setTimeout(done));
    flushSync();
    pick(t("hall-option-kept"));
    expect(field<HTMLSelectElement>("dialog select").selectedOptions[0]?.textContent).toBe(KEPT.title);
    await save();
    expect(sent[0]?.body).toEqual({ options: { "deck-1": KEPT.word } });
    session.me = null;
  });

  it("sends a pasted text, and says what is wrong with it at the field", async () => {
    show(1);
    open("deck-1");
    expect(field("dialog").textContent).toContain(LABEL);
    refusal = { code: "deck-line", message: SENTENCE, option: "deck-1" };
    paste("Otters\n3 5 7");
    await save();
    expect(sent[0]?.body).toEqual({ options: { "deck-1": "Otters\n3 5 7\n" } });
    expect(field("dialog .error").textContent).toBe(SENTENCE);
    const area = field<HTMLTextAreaElement>("dialog textarea");
    expect(document.getElementById(area.getAttribute("aria-describedby") ?? "")?.textContent).toBe(SENTENCE);
    expect(document.querySelector("dialog .field details")).toBeNull();

    refusal = { ...refusal, further: ["Line 3 is no card.", "Line 5 is no card."] };
    await save();
    expect(field("dialog .error").textContent).toBe(SENTENCE);
    expect(document.getElementById(area.getAttribute("aria-describedby") ?? "")?.textContent).toBe(SENTENCE);
    expect(field("dialog .field summary").textContent).toBe(t("hall-error-further", { count: 2 }));
    expect([...document.querySelectorAll("dialog .field li")].map((line) => line.textContent)).toEqual(refusal.further);
    paste("Otters: 3\n5 7");
    expect(document.querySelectorAll("dialog .field li")).toHaveLength(2); // it is mended line by line
    paste(" ");
    expect(document.querySelector("dialog .field li")).toBeNull();
    paste("Otters\n3 5 7");
    refusal = { code: "deck-line", message: SENTENCE, option: "deck-1" };
    await save();
    expect(document.activeElement).toBe(area);
    expect(dialog()).not.toBeNull();
    refusal = null;
    paste("Otters: 3");
    expect(document.querySelector("dialog .error")).toBeNull();
    await save();
    expect(dialog()).toBeNull();
  });

  it("takes an address where the hall fetches texts, says that it does, and what went wrong", async () => {
    session.games = [{ ...GAME, options: [linked] }];
    show(0);
    open("deck-0");
    pick(t("hall-option-link"));
    const input = () => field<HTMLInputElement>('dialog input[type="text"]');
    const status = () => field("dialog [role=status]").textContent;
    await save();
    expect(field("dialog .error").textContent).toBe(t("hall-option-link-missing"));
    input().value = "  https://decks.example/7 ";
    input().dispatchEvent(new Event("input", { bubbles: true }));
    flushSync();
    expect(document.querySelector("dialog .error")).toBeNull();
    expect(status()).toBe("");
    let answer: (response: Response) => void = () => undefined;
    vi.stubGlobal("fetch", (_: string, init: { body: string }) => {
      sent.push({ method: "PATCH", url: "", body: JSON.parse(init.body) as unknown });
      return new Promise((done) => (answer = done));
    });
    await save();
    expect(sent.map(({ body }) => body)).toEqual([{ options: { "deck-0": "https://decks.example/7" } }]);
    expect(status()).toBe(t("hall-option-fetching"));
    expect(input().readOnly).toBe(true);
    answer(new Response(JSON.stringify({ code: "deck-away", message: SENTENCE, option: "deck-0" }), { status: 400 }));
    await vi.waitFor(() => expect(document.querySelector("dialog .error")?.textContent).toBe(SENTENCE));
    expect(status()).toBe("");
    expect(input().value).toBe("  https://decks.example/7 ");
    expect(dialog()).not.toBeNull();
  });

  it("tells other refusals as ever", async () => {
    show(0);
    open("deck-2");
    pick("small");
    refusal = { code: "no-such-code", message: "Not yours." };
    await save();
    expect(notices.toasts.map((toast) => toast.text)).toContain("Not yours.");
  });

  it("sends nothing while there is nothing, or too much", async () => {
    show(0);
    open("deck-0");
    pick(t("hall-option-paste"));
    await save();
    expect(field("dialog .error").textContent).toBe(t("hall-option-paste-missing"));
    paste("#".repeat(LARGEST_FILE + 1));
    await save();
    expect(field("dialog .error").textContent).toBe(t("hall-option-paste-large"));
    pick(t("hall-option-file"));
    await save();
    expect(field("dialog .error").textContent).toBe(t("hall-option-file-missing"));
    expect(sent).toEqual([]);
  });
});

it.each([[9, false], [20, true]])("tells a table's options but not those that the others leave no choice: highest %s", (highest, chosen) => {
  const bid: OptionSpec = { name: "bid", default: 4, choices: [4, 5, 6], text: false, fetches: false, clock: false, practice: false, only: [5, 6].map((value) => ({ value, option: "highest", values: [20] })), seat: null };
  session.games = [{ ...GAME, options: [...GAME.options, bid] }];
  component = mount(TableFacts, { target: document.body, props: { table: table({ options: { highest, bid: 4 } }) } });
  flushSync();
  const names = [...document.querySelectorAll("dt")].map((each) => each.textContent);
  expect([names.includes("highest"), names.includes("bid")]).toEqual([true, chosen]);
});

describe("after a game of an event", () => {
  function over(seat: number | null, changes: Partial<Table>): void {
    component = mount(OverBar, { target: document.body, props: { store: reader(seat), table: table({ status: "over", event: "e1", ...changes }) } });
    flushSync();
  }

  it("has a way back to the event", () => {
    over(0, {});
    expect(field<HTMLAnchorElement>("[data-event]").getAttribute("href")).toBe("/events/e1");
    expect(document.querySelector("[data-record]")).not.toBeNull();
    expect(document.querySelector("[data-rematch]")).not.toBeNull();
  });

  it.each([0, null])("offers nothing that would tell of lists that the staff keeps, to seat %s", (seat) => {
    over(seat, { kept: true, rated: false });
    expect(document.body.textContent).toContain(t("hall-record-kept"));
    expect(document.querySelector("[data-record]")).toBeNull();
    expect(document.querySelector("[data-rematch]")).toBeNull();
    expect(document.querySelector("[data-event]")).not.toBeNull();
  });
});
