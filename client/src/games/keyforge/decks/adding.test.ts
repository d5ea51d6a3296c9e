import { flushSync, mount, tick, unmount } from "svelte";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { keptFor } from "../../../belongings/mine.svelte";
import { setLanguage } from "../../../i18n/index.svelte";
import { notices } from "../../../state/notices.svelte";
import { session } from "../../../state/session.svelte";
import AddDecks from "./AddDecks.svelte";

const COUNT = 21; // more than one request takes
const PATIENCE = { timeout: 20_000 };

let answers: (() => void)[];
let component: Record<string, unknown>;

beforeEach(async () => {
  answers = [];
  notices.toasts = [];
  vi.stubGlobal("fetch", (url: string, init: { body: string }) => {
    if (!url.includes("/belongings/")) return Promise.resolve(new Response(JSON.stringify({ id: "p", name: "Ann", lang: "en" })));
    const { texts } = JSON.parse(init.body) as { texts: string[] };
    const read = texts.map((text) => ({ id: text, title: text, fresh: true, problems: [] }));
    const kept = texts.map((word) => ({ id: word, word, title: word, note: "", created: "2026-01-01T00:00:00Z", won: 0, lost: 0, drawn: 0 }));
    return new Promise((done) => answers.push(() => done(new Response(JSON.stringify({ read, all: { kept, most: 99 } })))));
  });
  await setLanguage("en");
  component = mount(AddDecks, { target: document.body, props: { open: true } });
  flushSync();
});

afterEach(async () => {
  await unmount(component);
  session.me = null;
  vi.unstubAllGlobals();
});

it("goes on where the dialog is closed meanwhile", async () => {
  const field = document.querySelector("textarea")!;
  field.value = Array.from({ length: COUNT }, (_, at) => `Deck_${at}~CotA~dis:1`).join("\n");
  field.dispatchEvent(new Event("input", { bubbles: true }));
  flushSync();
  document.querySelector("form")!.dispatchEvent(new SubmitEvent("submit", { bubbles: true, cancelable: true }));
  await vi.waitFor(() => expect(answers).toHaveLength(1), PATIENCE);
  const dialog = document.querySelector("dialog")!;
  dialog.close();
  dialog.dispatchEvent(new Event("close"));
  flushSync();
  answers[0]!();
  await vi.waitFor(() => expect(answers).toHaveLength(2), PATIENCE);
  answers[1]!();
  await vi.waitFor(() => expect(keptFor("keyforge").map(({ id }) => id)).toEqual([`Deck_${COUNT - 1}~CotA~dis:1`]), PATIENCE);
  await tick();
  expect(notices.toasts).toEqual([]);
});
