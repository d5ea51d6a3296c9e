import { flushSync, mount, tick, unmount } from "svelte";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { setLanguage } from "../i18n/index.svelte";
import type { GameInfo } from "../net/protocol";
import { session } from "../state/session.svelte";
import NewTable from "./NewTable.svelte";

const GAME: GameInfo = {
  name: "saboteur",
  version: "1",
  seats: [5, 6, 7],
  default_seats: 6,
  public: false,
  options: [{ name: "maps", default: 6, choices: [6, 5] }],
  bots: ["random", "greedy"],
};

const sent: Record<string, unknown> = {};
let component: Record<string, unknown>;

beforeEach(async () => {
  vi.stubGlobal("fetch", (url: string, init: { body: string }) => {
    sent[url] = JSON.parse(init.body) as unknown;
    const answer = url === "/api/guests" ? { id: "p", name: "Ann", lang: "en" } : { id: "t", invite: "k" };
    return Promise.resolve(new Response(JSON.stringify(answer)));
  });
  await setLanguage("en");
  component = mount(NewTable, { target: document.body, props: { open: true, games: [GAME], game: "saboteur" } });
  flushSync();
});

afterEach(async () => {
  await unmount(component);
  session.me = null;
  vi.unstubAllGlobals();
});

function field<T extends Element>(selector: string): T {
  const found = document.querySelector<T>(selector);
  if (!found) throw new Error(selector);
  return found;
}

it("asks the server for the table that was described, also when it makes a guest on the way", async () => {
  const name = field<HTMLInputElement>('input[autocomplete="nickname"]');
  name.value = " Ann ";
  name.dispatchEvent(new Event("input", { bubbles: true }));
  field<HTMLInputElement>('[role="switch"]').click();
  [...document.querySelectorAll<HTMLInputElement>('input[type="radio"]')][0]?.click();
  flushSync();
  field<HTMLFormElement>("#new-table").requestSubmit();
  await vi.waitFor(() => expect(sent["/api/tables"]).toBeDefined());
  await tick();
  expect(sent["/api/guests"]).toEqual({ name: "Ann", lang: "en" });
  expect(sent["/api/tables"]).toMatchObject({ game: "saboteur", seats: 5, private: true, options: { maps: 6 }, bots: [null, null, null, null, null] });
  expect(location.pathname).toBe("/table/t");
});
