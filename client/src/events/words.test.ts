/** Whatever the desk names has words. */
import { beforeEach, describe, expect, it } from "vitest";
import { LANGUAGES } from "../i18n/languages";
import { has, setLanguage, t } from "../i18n/index.svelte";
import { EventStore } from "./event.svelte";
import { PLAN, playing, RULES, run, view } from "./fixtures";
import { argsOf, messageOf, sentenceOf } from "./log/words";
import { whole, type LogEntry, type LoggedDeed } from "./protocol";
import { reasonsOf } from "./rounds/entry";
import { groupsOf, settingField } from "./settings/fields";
import { pointsOf, stagesOf } from "./summary";
import { promptPlace, promptText, reasonName, roundName, settingName, structureName, timeText } from "./words";

const server = import.meta.glob<string>("../../../src/ludarium/tournaments/**/*.py", { query: "?raw", import: "default", eager: true });
const locales = import.meta.glob<string>("@locale/en/*.ftl", { query: "?raw", import: "default", eager: true });
const python = (name: string) => Object.entries(server).find(([path]) => path.endsWith(`/tournaments/${name}.py`))?.[1] ?? "";
const page = Object.entries(locales).find(([path]) => path.endsWith("/desk-page.ftl"))?.[1] ?? "";
const code = import.meta.glob<string>(["./**/*.{ts,svelte}", "../{shell,pages}/*.svelte"], { query: "?raw", import: "default", eager: true });

const all = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map((match) => match[1] ?? "");
const lacking = (ids: string[]) => ids.filter((id) => !has(id));

const tags = all(python("actions"), /tag="([a-z-]+)"/g);
const structures = all(python("structures/registry"), /^ {4}"([a-z-]+)":/gm);
const presets = all(python("presets/__init__"), /(?:_keyforge\(|_championship\(|(?<!Stage)Plan\(\s*)"([a-z0-9-]+)"/g);
const stages = all(python("presets/__init__"), /StagePlan\("([a-z-]+)"/g);
const roles = all(python("roles"), /^[A-Z_]+: Final = "([a-z-]*[a-z])"/gm);

beforeEach(() => setLanguage("en"));

describe("the words of the desk", () => {
  it("name every deed, structure, preset, stage and role", () => {
    expect([tags.length > 40, structures.length > 5, presets.length > 8, stages.length > 4, roles.length > 5]).toEqual([true, true, true, true, true]);
    expect(lacking(tags.map((tag) => `deed-${tag}`))).toEqual([]);
    expect(lacking(structures.map((each) => `structure-${each}`))).toEqual([]);
    expect(lacking(presets.map((each) => `preset-${each}`))).toEqual([]);
    expect(lacking(stages.map((each) => `stage-${each}`))).toEqual([]);
    expect(lacking(roles.map((each) => `desk-role-${each}`))).toEqual([]);
  });

  it("name every field of a plan and every setting of a structure, with their choices", () => {
    const fields = groupsOf({ ...PLAN, game: "keyforge" }, run({ ...PLAN, game: "keyforge" }).rules, ["house", "keyforge", "saboteur"]).flatMap((group) => group.fields);
    const named = (name: string) => `setting-${name.replaceAll("_", "-")}`;
    expect(lacking(fields.map(({ name }) => named(name)))).toEqual([]);
    for (const field of [...fields, settingField("bye", "random"), settingField("draw", "seeded")])
      if (field.kind === "choice") expect(lacking(field.choices.filter(Boolean).map((choice) => `${named(field.name)}-${choice}`))).toEqual([]);
    const settings = Object.entries(server)
      .filter(([path, text]) => path.includes("/structures/") && text.includes("def next_round") && !path.endsWith("history.py"))
      .flatMap(([, text]) => all(text, /^ {4}([a-z_]+): (?:int|bool|str) = /gm));
    expect(settings).toEqual(expect.arrayContaining(["losses", "third_place", "rounds", "games"]));
    const used = settings.filter((name) => !["winner", "finished", "open"].includes(name));
    expect(used.filter((name) => settingName(name, "round") === name)).toEqual([]);
  });

  it("name every reason for which a game ends, and every point of the check-in", () => {
    const reasons = all(python("handlers/results").split("REASONS")[1]?.split(")")[0] ?? "", /"([a-z-]+)"/g);
    expect(reasons.length).toBeGreaterThan(8);
    expect(reasons.filter((reason) => reasonName(reason) === reason)).toEqual([]);
    for (const result of ["winner", "points", "table"] as const)
      for (const reason of reasonsOf({ ...PLAN, result })) for (const game of [...Object.keys(RULES), PLAN.game]) expect(reasons).toContain(reason || run({ ...PLAN, game }).rules.reason);
    const checks = all(python("rules/keyforge/checklist"), /Item\("([a-z-]+)", "T/g);
    expect(checks.length).toBeGreaterThan(25);
    expect(lacking(checks.map((check) => `desk-check-${check}`))).toEqual([]);
  });

  it("are all used, by pages or by what the desk names", () => {
    const text = Object.values(code).join("\n");
    const families = all(text, /`((?:desk|deed|setting|stage|structure|preset)-[a-z-]*?)\$\{/g).filter((each) => each !== "desk-");
    const unused = all(page, /^([a-z][\w-]*) =/gm).filter((id) => !text.includes(`"${id}"`) && !families.some((family) => id.startsWith(family)));
    expect(unused).toEqual([]);
  });

  it("that pages use are there", () => {
    const used = Object.values(code).flatMap((text) => all(text, /t\(\s*"(desk-[a-z0-9-]+)"/g));
    expect(lacking([...new Set(used)])).toEqual([]);
  });
});

describe.each(LANGUAGES.map(({ tag }) => tag))("in %s", (language) => {
  beforeEach(() => setLanguage(language));

  const SIDES: LoggedDeed[] = [
    ...tags.map((deed) => ({ deed })),
    { deed: "staffed", role: "" },
    { deed: "entered", spectator: true },
    { deed: "dropped", no_show: true },
    { deed: "drawn", by_hand: true, tables: [[0, 1]] },
    { deed: "deck-shown", shown: false },
    { deed: "clock-started", table: 0 },
    { deed: "clock-paused", table: 0 },
    { deed: "extended", table: 0, seconds: 60 },
    { deed: "began", first: 0, method: "coin" },
    ...["reported", "resulted"].flatMap((deed) => [{ deed, winner: 0 }, { deed, points: [1, 2] }, { deed, winner: 0, points: [1, 2] }]),
    { deed: "ruled", text: "So." },
    { deed: "seconded", agreed: false },
    { deed: "decided", accepted: false },
  ];

  it("every deed is a sentence without gaps", () => {
    const now = whole(playing());
    for (const deed of SIDES) {
      const entry: LogEntry = { number: 1, at: 0, by: "", by_name: "", why: "", undone: false, deed: { person: 0, other: 1, round: 0, table: -1, ...deed } };
      expect(has(messageOf(entry)), messageOf(entry)).toBe(true);
      expect(sentenceOf(entry, now)).not.toMatch(/\{|undefined|NaN/);
      expect(argsOf(entry, now)["player"]).toBe("Ann");
    }
  });

  it("a plan is put into words", () => {
    const plan = { ...PLAN, minutes: 45, overtime: true, first_player: true, build_minutes: 30, secret: true, capacity: 8, online: true };
    for (const line of [...stagesOf(plan), ...pointsOf(plan, "round")]) expect(line).not.toMatch(/\{|desk-|stage-|structure-/);
    const formats = ["archon", "alliance", "casual-sealed"].map((format) => pointsOf({ ...PLAN, game: "keyforge", format }, "round")[0]);
    expect(new Set([...formats, pointsOf(PLAN, "round")[0]]).size).toBe(4);
    for (const line of formats) expect(line).not.toMatch(/desk-/);
  });
});

describe("single words", () => {
  it("name rounds, times and what waits", async () => {
    expect(roundName({ number: 2, label: "" }, "round")).toBe("Round 3");
    expect(roundName({ number: 2, label: "semifinal" }, "round")).toBe(t("draw-label-semifinal"));
    expect(structureName("nothing-known")).toBe("nothing-known");
    expect([timeText(125), timeText(0.2), timeText(-30), timeText(-0.4)]).toEqual(["2:05", "0:01", "-0:30", "0:00"]);
    const event = new EventStore("e1");
    event.view = view();
    const prompt = { code: "conflict", facts: {}, person: 1, round: 0, table: 3, proposal: "", kind: "", by: "", entry: -1, urgent: true, group: "" };
    expect(promptPlace(event, prompt)).toBe("Table 4 · Bob");
    expect(promptText(event, { ...prompt, code: "unheard-of" })).toBe("unheard-of");
  });
});
