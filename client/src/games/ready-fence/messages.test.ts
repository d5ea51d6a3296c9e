import { describe, expect, it } from "vitest";
import { CONCEDE } from "../shared/concede";
import { provesWords, writtenIn } from "../shared/testing/messages";
import { KINDS } from "./art/labels";
import { EVENTS } from "./events";
import { SHORTCUTS } from "./keys";
import { PHRASES } from "./phrases";
import { DECISIONS, POSITIONS, REACHES, REASONS, ROLES, THREATS, WHY_CODES } from "./view";

const sources = import.meta.glob<string>("./**/*.{ts,svelte}", { query: "?raw", import: "default", eager: true });

const ACTIONS = [
  "forward", "back", "retreat", "exchange", "stall", "end", "keep", "mulligan", "accept", "parry", "parry-plain", "parry-with", "distance", "feint", "break-off", "no-retreat", "no-renew", "no-press",
  "play", "play-with", "exchange-card", "discard-card", "replace", "replace-with", "position", "weapon",
];
const COLUMNS = ["card", "total", "own", "known", "table", "discarded", "unseen"];

/** Every message id this folder can ask for: those written out, and those put together from data. */
function asked(): Set<string> {
  const ids = writtenIn(sources, "ready-fence");
  const add = (prefix: string, endings: readonly string[]) => endings.forEach((ending) => ids.add(`ready-fence-${prefix}-${ending}`));
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
  for (const ending of CONCEDE) ids.add(`ready-fence-${ending}`);
  add("event", EVENTS.map((kind) => kind.replaceAll("_", "-")));
  add("phrase", PHRASES.map(({ id }) => id));
  for (const { label } of SHORTCUTS) ids.add(label);
  return ids;
}

describe("the words of the game", () => {
  provesWords(asked);
  it("are asked for by cards, questions, events and rules alike", () => {
    expect(asked().size).toBeGreaterThan(250);
    expect([...asked()].every((id) => id.startsWith("ready-fence-"))).toBe(true);
    for (const id of ["ready-fence-why-addon", "ready-fence-event-took-back", "ready-fence-guide-edge", "ready-fence-card-FE", "ready-fence-threat"]) expect(asked()).toContain(id);
  });
});
