import { flushSync, mount, tick, unmount } from "svelte";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { setLanguage, t } from "../../i18n/index.svelte";
import { EventStore } from "../event.svelte";
import { playing } from "../fixtures";
import Judge from "./Judge.svelte";

const shown = playing([{}, {}]);

let sent: Record<string, unknown>[];
let answer: () => void;
let component: Record<string, unknown> | null = null;

beforeEach(async () => {
  sent = [];
  await setLanguage("en");
  history.replaceState(null, "", "?table=1");
  vi.stubGlobal("fetch", (_: string, init: { body?: string | null }) => {
    if (init.body) sent.push(JSON.parse(init.body) as Record<string, unknown>);
    return new Promise((done) => (answer = () => done(new Response(JSON.stringify({ id: "e", now: 1000, view: { ...shown, entries: 11 } })))));
  });
  const event = new EventStore("e");
  event.take({ id: "e", now: 1000, view: shown } as never);
  component = mount(Judge, { target: document.body, props: { event } });
  flushSync();
});

afterEach(async () => {
  if (component) await unmount(component);
  component = null;
  document.body.replaceChildren();
  history.replaceState(null, "", "?");
  vi.unstubAllGlobals();
});

async function press(text: string): Promise<void> {
  const button = [...document.querySelectorAll("button")].find((one) => (one.getAttribute("aria-label") ?? one.textContent.trim()) === text);
  expect(button, text).toBeDefined();
  button?.click();
  await tick();
}

it("may leave a table before the hall has answered", async () => {
  const failed: unknown[] = [];
  const fail = (reason: unknown) => failed.push(reason);
  process.on("unhandledRejection", fail);
  await press(t("desk-wins", { player: "Ann" }));
  await press(t("desk-judge-back"));
  expect(document.querySelector("#table-sheet")).toBeNull();
  answer();
  await new Promise((done) => setTimeout(done, 10));
  process.off("unhandledRejection", fail);
  expect(sent).toHaveLength(1);
  expect(failed).toEqual([]);
});
