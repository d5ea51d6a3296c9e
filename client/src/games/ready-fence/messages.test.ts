import { describe, expect, it } from "vitest";
import { makeBundle } from "../../i18n/bundle";
import { KINDS } from "./art/labels";
import { EVENTS } from "./events";
import { SHORTCUTS } from "./keys";
import { PHRASES } from "./phrases";
import { DECISIONS, POSITIONS, REACHES, REASONS, ROLES, THREATS, WHY_CODES } from "./view";

const catalogues = import.meta.glob<string>("@locale/*/*.ftl", { query: "?raw", import: "default", eager: true });
const sources = import.meta.glob<string>("./**/*.{ts,svelte}", { query: "?raw", import: "default", eager: true });

const ACTIONS = [
  "forward", "back", "retreat", "exchange", "stall", "end", "keep", "mulligan", "accept", "parry", "parry-plain", "parry-with", "distance", "feint", "break-off", "no-retreat", "no-renew", "no-press",
  "play", "play-with", "exchange-card", "discard-card", "replace", "replace-with", "position", "weapon",
];
const COLUMNS = ["card", "total", "own", "known", "table", "discarded", "unseen"];
const GUIDE = /say\("([a-z-]+)"/g;

/** Every message id this folder can ask for: those written out, and those put together from data. */
function asked(): Set<string> {
  const ids = new Set<string>();
  const add = (prefix: string, endings: readonly string[]) => endings.forEach((ending) => ids.add(`ready-fence-${prefix}-${ending}`));
  for (const [path, source] of Object.entries(sources)) {
    if (path.includes(".test.") || path.includes("fixtures")) continue;
    for (const [, id] of source.matchAll(/["'`](ready-fence-[a-zA-Z0-9-]*[a-zA-Z0-9])["'`]/g)) ids.add(id!);
    if (path.endsWith("/guide.ts")) for (const [, id] of source.matchAll(GUIDE)) ids.add(`ready-fence-guide-${id}`);
  }
  add("card", KINDS);
  add("text", KINDS);
  add("side", ["green", "red"]);
  add("position", POSITIONS);
  add("reach", REACHES);
  add("guide", [...REACHES.map((reach) => `reach-${reach}`), ...POSITIONS.map((position) => `position-${position}`), ...THREATS.map((kind) => `answer-${kind}`), "cost", "cost-sudden"]);
  add("guide", ["priority-yours", "priority-theirs", "tired", "tired-stall"]);
  add("reason", REASONS);
  add("why", WHY_CODES);
  add("role", ROLES);
  add("prompt", DECISIONS.flatMap((kind) => [kind, `wait-${kind}`]));
  add("action", ACTIONS);
  add("memory", COLUMNS);
  add("event", EVENTS.map((kind) => kind.replaceAll("_", "-")));
  add("phrase", PHRASES.map(({ id }) => id));
  for (const { label } of SHORTCUTS) ids.add(label);
  return ids;
}

describe("the words of the game", () => {
  it.each(["en", "zh-Hant", "ko"])("are there for everything in %s", (language) => {
    const texts = Object.entries(catalogues).filter(([path]) => path.includes(`/${language}/`));
    const bundle = makeBundle(language, texts.map(([, text]) => text));
    expect([...asked()].filter((id) => !bundle.hasMessage(id))).toEqual([]);
  });
  it("are asked for by cards, questions, events and rules alike", () => {
    expect(asked().size).toBeGreaterThan(250);
    expect([...asked()].every((id) => id.startsWith("ready-fence-"))).toBe(true);
    for (const id of ["ready-fence-why-addon", "ready-fence-event-took-back", "ready-fence-guide-edge", "ready-fence-card-FE", "ready-fence-threat"]) expect(asked()).toContain(id);
  });
});
