import { flushSync, mount, unmount } from "svelte";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { setLanguage, t } from "../i18n/index.svelte";
import type { Course, GameInfo, OptionSpec } from "../net/protocol";
import { session } from "../state/session.svelte";
import { wishes } from "../state/settings.svelte";
import PlaySheet from "./PlaySheet.svelte";

const mode: OptionSpec = { name: "mode", default: "basic", choices: ["basic", "tutorial", "advanced"], text: false, fetches: false, clock: false, practice: false, only: [], seat: null };
const game = (name: string, changes: Partial<GameInfo> = {}): GameInfo => ({ name, version: "1", seats: [2], default_seats: 2, public: false, options: [mode], first: {}, bots: ["random", "greedy", "search"], learned: {}, ...changes });
const GAMES = [game("saboteur", { bots: ["random", "greedy"] }), game("ready-fence", { first: { mode: "tutorial" } })];
const course = (of: string, done: boolean): Course => ({ game: of, lessons: [{ name: "distance", kind: "lesson", steps: 3, done }, { name: "speed", kind: "lesson", steps: 3, done: false }] });

const asked: { url: string; body: unknown }[] = [];
let sheet: Record<string, unknown>;

function open(name: string): void {
  sheet = mount(PlaySheet, { target: document.body, props: { open: true, games: GAMES, game: name } });
  flushSync();
}
const find = <T extends Element = HTMLElement>(selector: string) => document.querySelector<T>(selector);
const checked = (where: string) => find(`${where} input:checked + span`)?.textContent;
const pick = (where: string, label: string) => {
  [...document.querySelectorAll(`${where} label`)].find((each) => each.textContent.trim() === label)!.querySelector("input")!.click();
  flushSync();
};
const sent = (url: string) => asked.findLast((each) => each.url === url)?.body;

beforeEach(async () => {
  asked.length = 0;
  await setLanguage("en");
  session.me = { id: "p", name: "Ann", lang: "en" };
  session.courses = [course("ready-fence", false), course("saboteur", true)];
  Object.assign(wishes, { level: "", tempo: "slow" });
  vi.stubGlobal("fetch", (url: string, init?: { body?: string }) => {
    asked.push({ url, body: JSON.parse(init?.body ?? "null") });
    return Promise.resolve(new Response(JSON.stringify({ id: "t", invite: "k" })));
  });
});
afterEach(async () => {
  await unmount(sheet);
  session.me = session.courses = null;
  Object.assign(wishes, { level: "", tempo: "normal" });
  vi.unstubAllGlobals();
});

it("asks how strong the bots are, says what that means, and remembers it", async () => {
  open("saboteur");
  expect(checked("[data-level]")).toBe(t("hall-bot-greedy"));
  pick("[data-level]", t("hall-bot-random"));
  expect(find("[data-level]")!.textContent).toContain(t("hall-bot-random-help"));
  find<HTMLFormElement>("form")!.requestSubmit();
  await vi.waitFor(() => expect(sent("/api/play")).toMatchObject({ game: "saboteur", bot: "random", tempo: "slow", options: {} }));
  expect(wishes.level).toBe("random");
});
it("takes the level of the last game where the game has it", () => {
  wishes.level = "search";
  open("saboteur");
  expect(checked("[data-level]")).toBe(t("hall-bot-greedy"));
  void unmount(sheet);
  open("ready-fence");
  expect(checked("[data-level]")).toBe(t("hall-bot-search"));
});
it("begins as newcomers are advised to, unless the reader says otherwise", async () => {
  open("ready-fence");
  expect(checked('[data-play-option="mode"]')).toBe(t("ready-fence-option-mode-tutorial"));
  find<HTMLFormElement>("form")!.requestSubmit();
  await vi.waitFor(() => expect(sent("/api/play")).toMatchObject({ options: { mode: "tutorial" } }));
  await vi.waitFor(() => expect(location.pathname).toBe("/table/t"));
  void unmount(sheet);
  open("ready-fence");
  pick('[data-play-option="mode"]', t("ready-fence-option-mode-advanced"));
  find<HTMLFormElement>("form")!.requestSubmit();
  await vi.waitFor(() => expect(sent("/api/play")).toMatchObject({ options: { mode: "advanced" } }));
});
it("offers a bot where it is meant for what the game begins with", () => {
  wishes.level = "net";
  sheet = mount(PlaySheet, { target: document.body, props: { open: true, games: [game("ready-fence", { first: { mode: "tutorial" }, bots: ["random", "greedy", "net"], learned: { net: { mode: ["basic"] } } })], game: "ready-fence" } });
  flushSync();
  const offered = () => [...document.querySelectorAll("[data-level] label")].map((each) => each.textContent.trim());
  expect(offered()).toEqual([t("hall-bot-random"), t("hall-bot-greedy")]);
  pick('[data-play-option="mode"]', t("ready-fence-option-mode-basic"));
  expect(offered()).toContain(t("hall-bot-net"));
  pick("[data-level]", t("hall-bot-net"));
  expect(checked("[data-level]")).toBe(t("hall-bot-net"));
  pick('[data-play-option="mode"]', t("ready-fence-option-mode-advanced"));
  expect(checked("[data-level]")).toBe(t("hall-bot-greedy"));
});
it("offers the first lesson to whoever has not done it", async () => {
  open("ready-fence");
  find("[data-first-lesson]")!.click();
  await vi.waitFor(() => expect(sent("/api/lessons")).toMatchObject({ game: "ready-fence", lesson: "distance", tempo: "slow" }));
  void unmount(sheet);
  open("saboteur");
  expect([find("[data-play-option]"), find("[data-first-lesson]")]).toEqual([null, null]);
});
