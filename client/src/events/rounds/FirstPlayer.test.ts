import { flushSync, mount, tick, unmount } from "svelte";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { setLanguage, t } from "../../i18n/index.svelte";
import { EventStore } from "../event.svelte";
import { playing } from "../fixtures";
import { whole } from "../protocol";
import FirstPlayer from "./FirstPlayer.svelte";

let sent: { deed: Record<string, unknown> }[];
let refuses: boolean;
let component: Record<string, unknown> | null = null;

const shown = playing([{}]);

beforeEach(async () => {
  [sent, refuses] = [[], false];
  await setLanguage("en");
  vi.stubGlobal("fetch", (_: string, init: { body?: string | null }) => {
    if (init.body) sent.push(JSON.parse(init.body) as (typeof sent)[number]);
    const refused = init.body && refuses;
    return Promise.resolve(new Response(JSON.stringify(refused ? { code: "internal", message: "No." } : { id: "e", now: 1000, view: { ...shown, entries: 10 + sent.length } }), { status: refused ? 500 : 200 }));
  });
  HTMLDialogElement.prototype.showModal = function () {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function () {
    this.open = false;
  };
  const event = new EventStore("e");
  event.take({ id: "e", now: 1000, view: shown } as never);
  component = mount(FirstPlayer, { target: document.body, props: { event, round: 0, table: whole(shown).rounds[0]!.tables[0]! } });
  flushSync();
});

afterEach(async () => {
  if (component) await unmount(component);
  component = null;
  document.body.replaceChildren();
  vi.unstubAllGlobals();
});

const text = () => document.querySelector("[role=status]")?.textContent ?? "";
const button = (key: string) => [...document.querySelectorAll("button")].find((one) => one.textContent?.trim() === t(key));

async function press(key: string): Promise<void> {
  button(key)?.click();
  for (let turn = 0; turn < 10; turn += 1) await Promise.resolve();
  await new Promise((done) => setTimeout(done));
  await tick();
}

// T7.2
it("keeps what it draws at once, and can't draw again", async () => {
  expect(button("desk-first-draw")).toBeDefined();
  expect(button("desk-first-keep")).toBeUndefined();
  await press("desk-first-draw");
  expect(sent).toHaveLength(1);
  const { first, ...deed } = sent[0]!.deed;
  expect(deed).toEqual({ deed: "began", round: 0, table: 0, method: "drawn" });
  expect(whole(shown).rounds[0]!.tables[0]!.players).toContain(first);
  expect(text()).not.toBe("");
  for (const key of ["desk-first-draw", "desk-first-roll", "desk-first-keep", "hall-cancel"]) expect(button(key), key).toBeUndefined();
  expect(button("desk-first-done")).toBe(document.activeElement);
});

it("shows nothing of a draw that the desk did not keep", async () => {
  refuses = true;
  await press("desk-first-draw");
  expect(sent).toHaveLength(1);
  expect(text().trim()).toBe("");
  expect(button("desk-first-draw")).toBeDefined();
});
