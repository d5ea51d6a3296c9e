/** The announced start of a round and who is there for it: lateness is measured in whole seconds from then on (S20.4.3). */
import { formatTime } from "../../i18n/index.svelte";
import type { EventView, RoundView, TableView } from "../protocol";
import { minutesOf } from "../step";

const STEP = 300;
const DAY = 24 * 3600;

/** A moment, in seconds since 1970, as a time of day where the reader is. */
export const timeOfDay = (moment: number) => formatTime(new Date(moment * 1000).toISOString());

const two = (number: number) => String(number).padStart(2, "0");

/** A moment as a field for a time of day wants it: "14:05". */
export function fieldOf(moment: number): string {
  const at = new Date(moment * 1000);
  return `${two(at.getHours())}:${two(at.getMinutes())}`;
}

/** The moment that a time of day means: the one nearest to now; null for what is none. */
export function momentOf(field: string, now: number): number | null {
  const [, hours, minutes] = /^(\d{1,2}):(\d{2})/.exec(field) ?? [];
  if (hours === undefined || Number(hours) > 23 || Number(minutes) > 59) return null;
  const at = new Date(now * 1000);
  at.setHours(Number(hours), Number(minutes), 0, 0);
  const today = Math.round(at.getTime() / 1000);
  return [today - DAY, today, today + DAY].reduce((best, one) => (Math.abs(one - now) < Math.abs(best - now) ? one : best));
}

/** What is offered as the start: the next full five minutes that leave people five minutes to find their tables. */
export const offered = (now: number) => Math.ceil((now + STEP) / STEP) * STEP;

/** Whether a game has not begun, as far as the desk knows. */
export const waits = (table: TableView) => table.kind === "game" && table.status === "open" && table.turns === null;

/** Whether a game can be over, as far as the desk knows: it has begun itself, the clock of its round runs, or its announced
 * start has passed. Where a round has neither, it begins with its publishing. */
export function begun(view: EventView, round: RoundView, table: TableView, now: number): boolean {
  if (!waits(table) || round.clock) return true;
  return round.start ? now >= round.start : minutesOf(view, round.stage) === 0;
}

export const isHere = (round: RoundView, player: number) => String(player) in round.here;

/** By how many seconds a player came late, or is late by now; 0 for nobody late, and where no start was announced. */
export function lateBy(round: RoundView, player: number, now: number): number {
  const since = round.here[String(player)] ?? Math.floor(now);
  return round.start > 0 && since > 0 ? Math.max(0, since - round.start) : 0;
}

/** Who has not come to a table. */
export function missingAt(view: EventView, round: RoundView, table: TableView): number[] {
  if (!waits(table) || round.closed) return [];
  return table.players.filter((player) => view.people[player]?.status === "in" && !isHere(round, player));
}

/** The tables at which somebody is missing; of several tables of one player, as in a pool, the first. */
export function waiting(view: EventView, round: RoundView): TableView[] {
  const told = new Set<number>();
  return round.tables.filter((table) => {
    const found = missingAt(view, round, table).filter((player) => !told.has(player));
    for (const player of found) told.add(player);
    return found.length > 0;
  });
}

/** Whether staff keeps the arrivals of a round: somebody was marked. */
export const isKept = (round: RoundView) => Object.values(round.here).some((since) => since > 0);
