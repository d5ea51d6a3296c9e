/** A Saboteur event is played in games (局), and a game in three rounds (輪): no page calls a game a round. */
import { flushSync, mount, tick, unmount, type Component } from "svelte";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { setLanguage, t } from "../i18n/index.svelte";
import { LANGUAGES } from "../i18n/languages";
import { whereText } from "./case/words";
import { EventStore } from "./event.svelte";
import { PLAN, RULES, run, wire } from "./fixtures";
import Front from "./front/Front.svelte";
import Judge from "./judge/Judge.svelte";
import { sentenceOf } from "./log/words";
import Mine from "./mine/Mine.svelte";
import NextStep from "./NextStep.svelte";
import Overview from "./overview/Overview.svelte";
import Players from "./players/Players.svelte";
import Blank from "./print/Blank.svelte";
import Pairings from "./print/Pairings.svelte";
import Print from "./print/Print.svelte";
import Slips from "./print/Slips.svelte";
import { whole, type LogEntry, type LoggedDeed, type Plan } from "./protocol";
import Draft from "./rounds/Draft.svelte";
import Rounds from "./rounds/Rounds.svelte";
import Screen from "./screen/Screen.svelte";
import { groupsOf } from "./settings/fields";
import Settings from "./settings/Settings.svelte";
import Standings from "./standings/Standings.svelte";
import { pointsOf } from "./summary";
import { promptText, roundName, settingAbout, settingName } from "./words";

const ROUND: Record<string, RegExp> = { en: /\brounds?\b(?! robin)/i, "zh-Hant": /輪(?!空|到)/, ko: /라운드/ };
/** What is about the three rounds of a game, and stands on pages of the desk. */
const WITHIN = ["desk-rounds-about", "desk-rounds-enter", "desk-turns-start", "desk-saboteur-clock-waiting", "desk-saboteur-clock-event-round", "penalty-saboteur-game-loss"];

const server = import.meta.glob<string>("../../../src/ludarium/tournaments/rules/*/__init__.py", { query: "?raw", import: "default", eager: true });
const locales = import.meta.glob<string>("@locale/*/desk-*.ftl", { query: "?raw", import: "default", eager: true });
const code = import.meta.glob<string>(["./**/*.{ts,svelte}", "!./**/*.test.ts"], { query: "?raw", import: "default", eager: true });

const GOLD: Plan = {
  ...PLAN,
  preset: "saboteur-championship",
  game: "saboteur",
  catalogue: "saboteur",
  result: "table",
  minutes: 60,
  stages: [
    { name: "groups", structure: "groups", settings: {}, options: {}, minutes: -1 },
    { name: "final", structure: "final", settings: {}, options: {}, minutes: -1 },
  ],
};
const people = ["Ann", "Bob", "Cleo", "Dora", "Emil", "Fay"].map((name, number) => ({ number, name, checked: true }));
const TABLE = { number: 0, players: [0, 1, 2, 3, 4, 5] };
const GAME = { number: 0, stage: 0, tables: [TABLE], start: 100, clock: { length: 3600, since: 1, used: 0 } };
const PROMPTS = [
  { code: "draw", facts: { round: 2, count: 1 } },
  { code: "correction", facts: { entry: 3, count: 2 }, round: 0 },
];

const championship = (changes: Record<string, unknown> = {}) =>
  wire({ plan: GOLD, people, status: "running", stages: [{ number: 0, name: "groups", structure: "groups", standings: [] }], rounds: [GAME], prompts: PROMPTS, ...changes });

let event: EventStore;
let shown: Record<string, unknown> | null = null;
let current: Record<string, unknown>;

beforeEach(() => {
  HTMLElement.prototype.showPopover = () => undefined; // happy-dom has no popovers
  vi.stubGlobal("fetch", (url: string) => {
    const answers: Record<string, unknown> = { "/presets": { presets: [GOLD], structures: { groups: { games: 0 }, final: {} }, sets: [], rules: RULES, catalogues: ["house", "keyforge", "saboteur"] }, "/e1/log": [] };
    return Promise.resolve(new Response(JSON.stringify(answers[url.replace("/api/events", "")] ?? { id: "e1", now: 0, view: current })));
  });
  event = new EventStore("e1");
});

afterEach(async () => {
  await leave();
  vi.unstubAllGlobals();
});

async function leave(): Promise<void> {
  if (shown) await unmount(shown);
  shown = null;
  document.body.replaceChildren();
}

/** All that a part says, in words or to a screen reader, but for what it says of the rounds of a game. */
async function saidBy(part: unknown, view: Record<string, unknown>, props: Record<string, unknown> = {}): Promise<string> {
  current = view;
  event.view = whole(view);
  shown = mount(part as Component<Record<string, unknown>>, { target: document.body, props: { event, ...props } });
  for (let turn = 0; turn < 5; turn++) await new Promise((done) => setTimeout(done));
  await tick();
  flushSync();
  const labels = [...document.querySelectorAll("[aria-label], [title], [placeholder]")].flatMap((one) => ["aria-label", "title", "placeholder"].map((name) => one.getAttribute(name) ?? ""));
  const texts: string[] = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) texts.push(walker.currentNode.textContent ?? "");
  let text = [...texts, ...labels].join("\n");
  await leave();
  const within = [...WITHIN.map((message) => t(message)), ...[1, 2, 3].map((number) => t("desk-print-deal", { number }))];
  for (const number of [1, 2, 3]) for (const { name } of people) within.unshift(t("desk-rounds-of", { number, player: name }));
  for (const own of within) text = text.replaceAll(own, "");
  return text;
}

describe.each(LANGUAGES.map(({ tag }) => tag))("in %s", (language) => {
  const round = ROUND[language]!;
  beforeEach(() => setLanguage(language));

  it("no page of the desk calls a game a round", async () => {
    const round1 = () => event.view!.rounds[0]!;
    const draft = { number: 1, stage: 0, tables: [TABLE] };
    const mine = (changes: Record<string, unknown>) => championship({ role: "player", me: 0, prompts: [], ...changes });
    const pages: [string, string][] = [
      ["overview", await saidBy(Overview, championship())],
      ["next step", await saidBy(NextStep, championship({ rounds: [] }))],
      ["clock", await saidBy(NextStep, championship({ rounds: [{ ...GAME, clock: null }] }))],
      ["resume", await saidBy(NextStep, championship({ rounds: [{ ...GAME, clock: { length: 60, since: null, used: 1 } }] }))],
      ["players", await saidBy(Players, championship())],
      ["rounds", await saidBy(Rounds, championship())],
      ["two rounds", await saidBy(Rounds, championship({ rounds: [GAME, { ...GAME, number: 1 }] }))],
      ["no rounds", await saidBy(Rounds, championship({ rounds: [] }))],
      ["draft", await saidBy(Draft, championship({ draft, plan: { ...GOLD, tables: 1 } }), { round: draft })],
      ["judge", await saidBy(Judge, championship())],
      ["standings", await saidBy(Standings, championship())],
      ["no standings", await saidBy(Standings, championship({ stages: [], rounds: [] }))],
      ["front", await saidBy(Front, championship())],
      ["settings", await saidBy(Settings, championship())],
      ["mine", await saidBy(Mine, mine({}))],
      ["mine, waiting", await saidBy(Mine, mine({ rounds: [] }))],
      ["mine, bye", await saidBy(Mine, mine({ rounds: [{ ...GAME, tables: [{ number: 0, players: [0], kind: "bye", status: "done" }] }] }))],
      ["screen", await saidBy(Screen, championship())],
      ["screen, waiting", await saidBy(Screen, championship({ rounds: [] }))],
      ["sheets", await saidBy(Print, championship())],
      ["no sheet", await saidBy(Print, championship({ rounds: [] }), { what: "slips" })],
      ["blank", await saidBy(Blank, championship())],
      ["pairings", await saidBy(Pairings, championship(), { round: round1(), by: "table" })],
      ["slips", await saidBy(Slips, championship(), { round: round1() })],
    ];
    for (const [page, text] of pages) {
      expect(text.length, page).toBeGreaterThan(3);
      expect(text.match(round)?.[0], `${page}: ${text}`).toBeUndefined();
    }
    const name = t("desk-round", { number: 1, unit: "game" });
    expect(name).not.toMatch(round);
    for (const page of ["overview", "rounds", "mine", "screen", "pairings", "slips"]) expect(Object.fromEntries(pages)[page], page).toContain(name);
  });

  it("no entry of the log, no setting, nothing that waits and no place of a case does", () => {
    const view = whole(championship());
    const deeds: LoggedDeed[] = [
      { deed: "closed" }, { deed: "clock-started" }, { deed: "clock-paused" }, { deed: "extended", seconds: 60 },
      { deed: "drawn", tables: [[0, 1, 2, 3, 4, 5]] }, { deed: "drawn", by_hand: true, tables: [[0, 1, 2, 3, 4, 5]] },
      { deed: "returned", person: 0, missed: "nothing" }, { deed: "settled", choice: "again", stage: 0, rounds: 2 },
      { deed: "resulted", round: 0, table: 0, points: [1, 2, 3, 4, 2, 0] }, { deed: "resulted", round: 7, table: 0, points: [] },
    ];
    for (const deed of deeds) {
      const entry: LogEntry = { number: 1, at: 0, by: "", by_name: "", why: "", undone: false, deed };
      expect(sentenceOf(entry, view)).not.toMatch(round);
    }
    for (const { name: field } of groupsOf(GOLD, run(GOLD).rules, ["house", "keyforge", "saboteur"]).flatMap(({ fields }) => fields)) expect(`${settingName(field, "game")} ${settingAbout(field, "game")}`).not.toMatch(round);
    event.view = view;
    for (const prompt of view.prompts) expect(promptText(event, prompt)).not.toMatch(round);
    for (const line of pointsOf(GOLD, "game")) expect(line).not.toMatch(round);
    // Within a game the rounds are rounds.
    const place = whereText({ round: 1, label: "", table: 0, game: 2 }, "game");
    expect(place.startsWith(t("desk-round", { number: 2, unit: "game" }))).toBe(true);
    expect(place).toMatch(round);
    expect(t("desk-print-deal", { number: 1 })).toMatch(round);
  });

  it("other games keep their rounds", () => {
    for (const game of ["keyforge", "ready-fence", "tokyo-duel"]) expect(roundName({ number: 0, label: "" }, run({ ...PLAN, game }).rules.unit)).toMatch(round);
  });
});

describe("the sources", () => {
  it("know the same games as the desk's server does", () => {
    const games = Object.entries(server).flatMap(([path, text]) => (text.includes("unit=IN_GAMES") ? [path.split("/").at(-2)!.replaceAll("_", "-")] : []));
    expect(games).toEqual(["saboteur"]);
    expect(Object.keys(RULES).filter((game) => run({ ...PLAN, game }).rules.unit === "game")).toEqual(games);
  });

  it("ask what a game has of its own, and never which game it is", () => {
    const asking = Object.entries(code).filter(([, text]) => /\b(?:game|catalogue)\s*[!=]==?\s*["'`]/.test(text)).map(([path]) => path);
    expect(Object.keys(code).length).toBeGreaterThan(100);
    expect(asking).toEqual([]);
  });

  it("say the unit wherever a message chooses by it", () => {
    const chosen = new Set(Object.values(locales).flatMap((text) => [...text.matchAll(/^([a-z][\w-]*) = \{ \$unit ->/gm)].map((match) => match[1]!)));
    expect(chosen.size).toBeGreaterThan(60);
    const all = Object.values(code).join("\n");
    const unquoted = [...chosen].filter((message) => !all.includes(`"${message}"`));
    const calls: string[] = [];
    for (const text of Object.values(code)) {
      for (const { index } of text.matchAll(/\b(?:t|maybe)\(/g)) {
        let [end, depth] = [text.indexOf("(", index), 0];
        do depth += text[end] === "(" ? 1 : text[end] === ")" ? -1 : 0; while (depth > 0 && ++end < text.length);
        calls.push(text.slice(index, end + 1));
      }
    }
    const silent = calls.filter((call) => {
      const named = [...call.matchAll(/"([a-z][\w-]+)"/g)].some((match) => chosen.has(match[1]!));
      const family = /^\w+\(\s*`([a-z-]+-)\$\{[^}]*\}((?:-[a-z-]+)?)`/.exec(call);
      const member = family !== null && unquoted.some((message) => message.startsWith(family[1]!) && (family[2] ? message.endsWith(family[2]) : !message.endsWith("-about")));
      return (named || member) && !/unit/i.test(call);
    });
    expect(silent).toEqual([]);
  });
});
