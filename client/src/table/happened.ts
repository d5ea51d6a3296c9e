/** Which lines of the log *What happened* shows. */
import type { Batch, GameEvent } from "../games/contract";
import type { Line } from "./words";

/** Lines before the reader's last choice that are shown with what came of it. */
const BEFORE = 12;
/** More than this is for the log. */
const MOST = 120;

/** The number of the last step that this seat chose itself; null where it has chosen none. */
export function ownLast(log: readonly Batch[], seat: number | null): number | null {
  if (seat === null) return null;
  return log.findLast((batch) => batch.seat === seat)?.number ?? null;
}

/** The number of the step from which on a table is seen again: the seat's own last choice, or else where this part of the game began. */
export function sinceWhen(log: readonly Batch[], seat: number | null, begins: (event: GameEvent) => boolean): number {
  return ownLast(log, seat) ?? log.findLast((batch) => batch.events.some(begins))?.number ?? 0;
}

/** The latest lines that count: a few before step `own`, and all that has happened since, with what came of that step itself. */
export function latelyOf(lines: readonly Line[], own: number | null): { before: Line[]; since: Line[] } {
  const standing = lines.filter(({ gone }) => !gone);
  const from = own === null ? -1 : standing.findIndex(({ number }) => number >= own);
  const first = own === null ? Math.max(0, standing.length - BEFORE) : from < 0 ? standing.length : from;
  const since = standing.slice(first).slice(-MOST);
  return { before: own === null ? [] : standing.slice(Math.max(0, first - BEFORE), first), since };
}
