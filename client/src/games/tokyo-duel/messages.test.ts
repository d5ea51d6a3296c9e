import { describe, expect, it } from "vitest";
import { CONCEDE } from "../shared/concede";
import { provesWords, writtenIn } from "../shared/testing/messages";
import { CARDS, MONSTERS, SYMBOLS, TOKENS } from "./art/data";
import { SHORTCUTS } from "./keys";
import { PHRASES } from "./phrases";
import { KINDS, REASONS, TRACKS } from "./view";

const sources = import.meta.glob<string>("./**/*.{ts,svelte}", { query: "?raw", import: "default", eager: true });

const EVENTS = [
  "monster-chosen", "roll-off", "turn-began", "slept", "woke", "rolled", "token-spent", "result", "added", "card-used", "skipped-phase", "set-aside", "group-resolved", "powered",
  "step", "stopped", "reward", "hit", "prevented", "camouflage", "survived", "healed", "energy", "token-gained", "bought", "swept", "cut", "revealed", "reshuffled", "token-placed",
  "token-kept", "not-placed", "discarded", "taken", "fewer-dice", "dominated", "extra-turn", "conceded", "game-over", "no-effect",
];
const MAY = ["TD17", "TD19", "TD23", "TD31", "TD39", "TD47"];
const PROMPTS = ["pre-roll-token", "reroll-fame", "resolve-power", "resolve-done", "place-move", "place-king"];
const ACTIONS = [
  "roll", "token", "stop", "sweep", "reroll", "aside", "enter", "choose-monster", "add", "resolve", "buy", "cut", "drop", "swap", "take", "order", "do", "do-TD17", "place", "no", "no-TD17",
  "add-no", "aside-no", "leave-token", "lab-no", "swap-no", "no-prevent", "done-keeps", "done-resolve", "done-buy", "done-buy-energy",
];

/** Every message id this folder can ask for: those written out, and those put together from data. */
function asked(): Set<string> {
  const ids = writtenIn(sources, "tokyo-duel");
  for (const { id, text } of CARDS) {
    ids.add(`tokyo-duel-card-${id}`);
    for (const { message } of text) ids.add(message);
  }
  for (const { id } of MONSTERS) ids.add(`tokyo-duel-monster-${id}`).add(`tokyo-duel-power-${id}`).add(`tokyo-duel-power-now-${id}`);
  for (const { id } of MONSTERS) if (id !== "alienoid") ids.add(`tokyo-duel-action-power-${id}`);
  for (const { id } of TOKENS) ids.add(`tokyo-duel-token-${id}`);
  for (const symbol of SYMBOLS) ids.add(`tokyo-duel-symbol-${symbol}`);
  for (const track of TRACKS) ids.add(`tokyo-duel-track-${track}`);
  for (const reason of REASONS) ids.add(`tokyo-duel-reason-${reason}`);
  for (const kind of KINDS.map((kind) => kind.replace("_", "-"))) {
    if (kind !== "may") ids.add(`tokyo-duel-prompt-${kind}`);
    ids.add(`tokyo-duel-prompt-wait-${kind}`);
  }
  for (const card of MAY) ids.add(`tokyo-duel-prompt-may-${card}`);
  for (const prompt of PROMPTS) ids.add(`tokyo-duel-prompt-${prompt}`);
  for (const action of ACTIONS) ids.add(`tokyo-duel-action-${action}`);
  for (const ending of CONCEDE) ids.add(`tokyo-duel-${ending}`);
  for (const event of EVENTS) ids.add(`tokyo-duel-event-${event}`);
  for (const { id } of PHRASES) ids.add(`tokyo-duel-phrase-${id}`);
  for (const { label } of SHORTCUTS) ids.add(label);
  return ids;
}

describe("the words of the game", () => {
  provesWords(asked);
  it("are asked for by cards, monsters and tokens alike", () => {
    expect(asked().size).toBeGreaterThan(300);
    expect([...asked()].every((id) => id.startsWith("tokyo-duel-"))).toBe(true);
  });
});
