import { flushSync, mount, tick, unmount } from "svelte";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { setLanguage, t } from "../../i18n/index.svelte";
import { EventStore } from "../event.svelte";
import { wire } from "../fixtures";
import { whole } from "../protocol";
import CheckIn from "./CheckIn.svelte";

const CHECKS = ["tokens", "sleeves-alike"];
const shown = wire({ entries: 10, role: "judge", checklist: { "check-in": CHECKS } });

let sent: { deed: Record<string, unknown> }[];
let component: Record<string, unknown> | null = null;

beforeEach(async () => {
  sent = [];
  await setLanguage("en");
  vi.stubGlobal("fetch", (_: string, init: { body?: string | null }) => {
    if (init.body) sent.push(JSON.parse(init.body) as (typeof sent)[number]);
    return Promise.resolve(new Response(JSON.stringify({ id: "e", now: 1000, view: { ...shown, entries: 10 + sent.length } })));
  });
  HTMLDialogElement.prototype.showModal = function () {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function () {
    this.open = false;
  };
  const event = new EventStore("e");
  event.take({ id: "e", now: 1000, view: shown } as never);
  component = mount(CheckIn, { target: document.body, props: { event, person: whole(shown).people[1]! } });
  flushSync();
});

afterEach(async () => {
  if (component) await unmount(component);
  component = null;
  document.body.replaceChildren();
  vi.unstubAllGlobals();
});

const button = (text: string) => [...document.querySelectorAll("dialog[open] button")].find((one) => one.textContent?.trim() === text) as HTMLButtonElement | undefined;

async function press(text: string): Promise<void> {
  expect(button(text), text).toBeDefined();
  button(text)?.click();
  await new Promise((done) => setTimeout(done));
  await tick();
}

it("asks once more before somebody checks in without a look at anything", async () => {
  await press(t("desk-check-in-open", { count: 2 }));
  expect(sent).toEqual([]);
  expect(document.body.textContent).toContain(t("desk-check-in-none-about", { player: "Bob" }));
  await press(t("desk-check-in-unseen"));
  expect(sent.map(({ deed }) => deed)).toEqual([{ deed: "checked-in", person: 1, checks: [] }]);
});

it("takes a list with something on it at once", async () => {
  document.querySelector<HTMLInputElement>("input[type=checkbox]")?.click();
  await tick();
  await press(t("desk-check-in-open", { count: 1 }));
  expect(sent.map(({ deed }) => deed)).toEqual([{ deed: "checked-in", person: 1, checks: ["tokens"] }]);
});
