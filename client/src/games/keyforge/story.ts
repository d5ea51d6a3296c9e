/** What has happened, as lines of words for the table's own log. */
import type { Batch, GameEvent, WordContext } from "../contract";
import { eventArgs, HEADINGS } from "./events";

export interface Line {
  key: string;
  event: GameEvent;
  text: string;
  heading: boolean;
}

/** Turns that the sheet goes back; the hall's log has all of them. */
const TURNS = 4;

/** The lines of one step. */
export function linesOf(batch: Batch, context: WordContext): Line[] {
  return batch.events.flatMap((event, index) => {
    const args = eventArgs(event, context);
    if (args === null) return [];
    return { key: `${batch.number}.${index}`, event, text: context.t(`keyforge-event-${event.kind.replaceAll("_", "-")}`, args), heading: HEADINGS.has(event.kind) };
  });
}

/** The lines of the latest turns, oldest first. */
export function storyOf(log: readonly Batch[], context: WordContext): Line[] {
  let turns = 0;
  let from = log.length;
  while (from > 0 && turns < TURNS) {
    from -= 1;
    turns += log[from]!.events.filter(({ kind }) => kind === "turn_began").length;
  }
  return log.slice(from).flatMap((batch) => linesOf(batch, context));
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
