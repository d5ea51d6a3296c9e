/** What has just happened, as lines of words beside the table. */
import type { Batch, GameEvent, WordContext } from "../contract";
import { eventArgs, HEADINGS } from "./events";

export interface Line {
  key: string;
  event: GameEvent;
  text: string;
  heading: boolean;
}

/** The lines of one step. */
function linesOf(batch: Batch, context: WordContext): Line[] {
  return batch.events.flatMap((event, index) => {
    const args = eventArgs(event, context);
    if (args === null) return [];
    return { key: `${batch.number}.${index}`, event, text: context.t(`keyforge-event-${event.kind.replaceAll("_", "-")}`, args), heading: HEADINGS.has(event.kind) };
  });
}

/** Lines that stand beside the table: the last few that matter. */
const LATEST = 2;
const QUIET: ReadonlySet<string> = new Set(["turn_began", "ability", "exhausted", "shuffled", "searched", "targets", "drew"]);

export function latestOf(log: readonly Batch[], context: WordContext): Line[] {
  const found: Line[] = [];
  for (let index = log.length - 1; index >= 0 && found.length < LATEST; index -= 1) {
    const lines = linesOf(log[index]!, context).filter(({ event }) => !QUIET.has(event.kind));
    found.unshift(...lines.slice(-(LATEST - found.length)));
  }
  return found;
}
