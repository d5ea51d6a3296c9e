import { describe } from "vitest";
import { provesWords, writtenIn } from "../shared/testing/messages";
import { ACTION_IDS, cardMessage, helpMessage } from "./cards";
import { SHORTCUTS } from "./keys";
import { PHRASES } from "./phrases";
import { PATH_IDS } from "./tiles";

const sources = import.meta.glob<string>("./**/*.{ts,svelte}", { query: "?raw", import: "default", eager: true });

const EVENTS = [
  "dealt", "gold-drawn", "set-aside", "centre-found", "centre-laid", "role-seen", "path-laid", "goal-up", "tool-broken", "tool-repaired", "rockfall", "map-used",
  "passed", "drew", "auto-pass", "timed-out", "untimed-over", "stalling-ruled", "touched", "touch-discarded", "lost-round", "removed", "round-over", "game-over",
];
const TABLE = ["deal", "skip", "end", "timed", "stall", "lose-round", "remove"];

/** Every message id this folder can ask for: those written out, and those put together from data. */
function asked(): Set<string> {
  const ids = writtenIn(sources, "saboteur");
  for (const card of [...PATH_IDS, ...ACTION_IDS]) ids.add(cardMessage(card)).add(helpMessage(card));
  for (const role of ["digger", "saboteur", "selfish", "unknown"]) ids.add(`saboteur-role-${role}`);
  for (const role of ["digger", "saboteur", "selfish"]) ids.add(`saboteur-role-${role}-help`).add(`saboteur-guide-role-${role}`);
  for (const tool of ["pickaxe", "lantern", "cart"]) ids.add(`saboteur-tool-${tool}`);
  for (const face of ["gold", "stone1", "stone2", "hidden"]) ids.add(`saboteur-face-${face}`);
  for (const goal of [0, 1, 2]) ids.add(`saboteur-goal-${goal}`);
  for (const side of ["N", "E", "S", "W"]) ids.add(`saboteur-edge-${side}`);
  for (const out of ["round", "game"]) ids.add(`saboteur-panel-out-${out}`);
  for (const phase of ["centre", "stone", "touch"]) ids.add(`saboteur-prompt-wait-${phase}`);
  for (const event of EVENTS) ids.add(`saboteur-event-${event}`);
  for (const action of TABLE) ids.add(`saboteur-table-${action}`).add(`saboteur-table-${action}-confirm`);
  for (const { id } of PHRASES) ids.add(`saboteur-phrase-${id}`);
  for (const { label } of SHORTCUTS) ids.add(label);
  return ids;
}

describe("the words of the game", () => provesWords(asked));
