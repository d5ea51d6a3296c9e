import { flushSync, mount, tick, unmount } from "svelte";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { setLanguage, t } from "../../i18n/index.svelte";
import { EventStore } from "../event.svelte";
import { PLAN, playing } from "../fixtures";
import Prompts from "../overview/Prompts.svelte";
import { timeOfDay } from "../rounds/arrivals";
import { standsAlone } from "../words";

const START = 50_000;
const late = (person: number, kind: string) => ({ code: "proposal-saboteur-late", facts: { infraction: "2-2-a", late: "6:40" }, person, round: 0, table: 0, proposal: `late:0:${person}`, kind, urgent: true, group: "late:0" });
const MANY = { code: "late-many", facts: { count: 3, start: START }, round: 0, urgent: true, group: "late:0" };
const PROMPTS = [MANY, late(0, "game-loss"), late(1, "game-loss"), late(2, "warning"), { code: "call", person: 3, round: 0, table: 1, entry: 7, urgent: true }];
const shown = playing([{}, {}], { plan: { ...PLAN, catalogue: "saboteur" }, prompts: PROMPTS });

let sent: { path: string; body: Record<string, unknown> }[];
let event: EventStore;
let component: Record<string, unknown> | null = null;

async function show(): Promise<void> {
  event = new EventStore("e");
  event.take({ id: "e", now: START, view: shown } as never);
  component = mount(Prompts, { target: document.body, props: { event } });
  flushSync();
  await tick();
}

beforeEach(async () => {
  sent = [];
  await setLanguage("en");
  vi.stubGlobal("fetch", (path: string, init: { body?: string | null }) => {
    if (init.body) sent.push({ path, body: JSON.parse(init.body) as Record<string, unknown> });
    return Promise.resolve(new Response(JSON.stringify({ id: "e", now: START, view: { ...shown, entries: 10 + sent.length } })));
  });
  HTMLDialogElement.prototype.showModal = function () {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function () {
    this.open = false;
  };
});

afterEach(async () => {
  if (component) await unmount(component);
  component = null;
  document.body.replaceChildren();
  vi.unstubAllGlobals();
});

async function press(text: string, within = ""): Promise<void> {
  const button = [...document.querySelectorAll<HTMLButtonElement>(`${within} button`)].find((one) => one.textContent.trim() === text);
  expect(button, text).toBeDefined();
  button?.click();
  await new Promise((done) => setTimeout(done));
  await tick();
}

const answers = (accepted: boolean) => [0, 1, 2].map((person) => ({ deed: "decided", proposal: `late:0:${person}`, accepted, kind: accepted ? (person < 2 ? "game-loss" : "warning") : "" }));

it("is one thing that waits, however many came late", async () => {
  await show();
  expect(document.querySelectorAll("#prompts ~ ul > li")).toHaveLength(2);
  expect(event.view?.prompts.filter(standsAlone).map(({ code }) => code)).toEqual(["late-many", "call"]);
});

it("moves the start to when the games began", async () => {
  await show();
  await press(t("desk-late-moved", { time: timeOfDay(START) }));
  expect(sent).toEqual([{ path: "/api/events/e/deeds", body: { deed: { deed: "start-announced", round: 0, start: START } } }]);
});

it("answers for all at once: nobody was late, or what the rules say after one more look", async () => {
  await show();
  await press(t("desk-late-leave"));
  expect(sent).toEqual([{ path: "/api/events/e/answers", body: { deeds: answers(false) } }]);
  await press(t("desk-late-give"));
  expect(sent).toHaveLength(1);
  await press(t("desk-late-give"), "dialog[open]");
  expect(sent[1]).toEqual({ path: "/api/events/e/answers", body: { deeds: answers(true) } });
});
