import { flushSync, mount, unmount } from "svelte";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { setLanguage, t } from "../../i18n/index.svelte";
import { EventStore } from "../event.svelte";
import Mine from "./Mine.svelte";

const PLAN = { preset: "tokyo-duel-swiss", game: "tokyo-duel", stages: [{ name: "swiss", structure: "swiss" }], format: "", catalogue: "house", result: "winner", first_player: false, check_in: true, confirm: true };
const PEOPLE = ["Ann", "Ben", "Cem", "Dan"].map((name, number) => ({ number, name }));

let entries = 0;
let reports: unknown[];
let calls: unknown[];
let status: string;
let start: number;
let sent: { deed: Record<string, unknown> }[];
let event: EventStore;
let component: Record<string, unknown> | null = null;

const answer = () => ({
  id: "e", now: 1000,
  view: {
    name: "Sunday", status: "running", role: "player", me: 0, entries: ++entries, plan: PLAN, people: PEOPLE, calls,
    stages: [{ number: 0, name: "swiss", structure: "swiss", standings: [] }],
    rounds: [{ number: 0, stage: 0, start, tables: [{ number: 0, players: [2, 3] }, { number: 1, players: [0, 1], status, reports }] }],
  },
});

beforeEach(async () => {
  [reports, calls, status, start, sent] = [[], [], "playing", 0, []];
  await setLanguage("en");
  vi.stubGlobal("fetch", (_: string, init: { body?: string | null }) => {
    if (init.body) sent.push(JSON.parse(init.body) as (typeof sent)[number]);
    return Promise.resolve(new Response(JSON.stringify(answer())));
  });
  event = new EventStore("e");
  event.take(answer() as never);
});

afterEach(async () => {
  if (component) await unmount(component);
  component = null;
  document.body.replaceChildren();
  vi.unstubAllGlobals();
});

function open(player?: number): void {
  component = mount(Mine, { target: document.body, props: player === undefined ? { event } : { event, player } });
  flushSync();
}

const text = () => document.body.textContent ?? "";
const button = (words: string) => [...document.querySelectorAll("button")].find((one) => one.textContent?.trim() === words);

function press(words: string): void {
  const found = button(words);
  expect(found, words).toBeDefined();
  found?.click();
  flushSync();
}

function told(): void {
  event.take(answer() as never);
  flushSync();
}

it("says where the player sits and against whom", () => {
  open();
  expect(document.querySelector(".number")?.textContent).toBe("2");
  expect(document.querySelector(".others")?.textContent).toContain("Ben");
});

it("a result is shown once more before it is sent", () => {
  open();
  press(t("desk-mine-won"));
  expect(sent).toEqual([]);
  expect(document.querySelector("dialog")?.textContent).toContain(t("desk-won", { player: "Ann" }));
  const dialog = document.querySelector("dialog[open]");
  [...(dialog?.querySelectorAll("button") ?? [])].find((one) => one.textContent?.trim() === t("desk-mine-report"))?.click();
  expect(sent[0]?.deed).toEqual({ deed: "reported", round: 0, table: 1, person: 0, winner: 0 });
});

it("how it ended is asked before who won", () => {
  open();
  const choice = document.querySelector("[aria-labelledby=result] select");
  expect(choice).not.toBeNull();
  expect(choice!.compareDocumentPosition(button(t("desk-mine-won"))!) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
});

it("a question about the result closes when staff have entered it", () => {
  open();
  press(t("desk-mine-won"));
  expect(document.querySelector("dialog[open]")).not.toBeNull();
  status = "done";
  told();
  expect(document.querySelector("dialog[open]")).toBeNull();
  expect(sent).toEqual([]);
});

it("and when the opponent has reported something meanwhile, which is shown then", () => {
  open();
  press(t("desk-mine-won"));
  reports = [{ person: 1, winner: 1 }];
  told();
  expect(document.querySelector("dialog[open]")).toBeNull();
  expect(button(t("desk-mine-confirm"))).toBeDefined();
});

it("it stays open while the event is read anew and nothing has changed at the table", () => {
  open();
  press(t("desk-mine-won"));
  told();
  expect(document.querySelector("dialog[open]")).not.toBeNull();
});

it("nothing is reported before the game has begun", () => {
  status = "open";
  start = 2_000;
  event.take(answer() as never);
  open();
  expect(text()).toContain(t("desk-mine-early"));
  expect(button(t("desk-mine-won"))).toBeUndefined();
});

it("what the opponent said is confirmed with one press", () => {
  reports = [{ person: 1, winner: 1 }];
  event.take(answer() as never);
  open();
  expect(text()).toContain(t("desk-won", { player: "Ben" }));
  press(t("desk-mine-confirm"));
  expect(sent[0]?.deed).toMatchObject({ deed: "reported", person: 0, winner: 1 });
});

it("a conflict says that a judge is coming, and the own report can be put right", () => {
  open();
  status = "conflict";
  reports = [{ person: 1, winner: 1 }, { person: 0, winner: 0 }];
  told();
  expect(document.querySelector("[role=alert]")?.textContent).toBe(t("desk-mine-conflict"));
  press(t("desk-mine-correct"));
  expect(button(t("desk-mine-won"))).toBeDefined();
});

it("the focus stays where it is when the event is read anew", () => {
  open();
  const own = button(t("desk-mine-won"));
  own?.focus();
  expect(document.activeElement).toBe(own);
  calls = [{ number: 5, person: 0, round: 0, table: 1, text: "", at: 990, judge: "Judy" }];
  told();
  expect(text()).toContain(t("desk-judge-coming", { judge: "Judy" }));
  expect(document.activeElement).toBe(own);
});

it("another player's page says where they sit and offers nothing to report", () => {
  open(2);
  expect(document.querySelector(".number")?.textContent).toBe("1");
  expect(button(t("desk-mine-won"))).toBeUndefined();
  expect(button(t("desk-judge-call"))).toBeUndefined();
});
