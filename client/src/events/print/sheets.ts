/** What goes on which sheet of paper. */
import type { EventView, RoundView, TableView } from "../protocol";

/** Slips of a page of A4. */
export const SLIPS = { winner: 4, points: 4, table: 3 } as const;

/**
 * Slips by page, so that a stack that is cut at once, its piles then laid on each other from the top of the page to the bottom, is in
 * order: the slips at one place of all pages follow each other. Null where a place stays empty.
 */
export function collated<T>(slips: readonly T[], each: number): (T | null)[][] {
  const pages = Math.ceil(slips.length / each);
  return Array.from({ length: pages }, (_, page) => Array.from({ length: each }, (_, place) => slips[place * pages + page] ?? null));
}

/** The games of a round: what needs a table. */
export function gamesOf(round: RoundView): TableView[] {
  return round.tables.filter((table) => table.kind === "game");
}

export interface Placed {
  player: number;
  /** The tables of a player in this round, from 0; more than one in a pool. */
  tables: number[];
  /** Whom the player meets there. */
  others: number[];
  bye: boolean;
}

/** Where everybody plays in a round, by name in the order of a language. */
export function byName(view: EventView, round: RoundView, language: string): Placed[] {
  const found = new Map<number, Placed>();
  for (const table of round.tables) {
    if (table.kind === "absent") continue;
    for (const player of table.players) {
      const one = found.get(player) ?? { player, tables: [], others: [], bye: table.kind === "bye" };
      one.tables.push(table.number);
      one.others.push(...table.players.filter((other) => other !== player));
      found.set(player, one);
    }
  }
  const order = new Intl.Collator(language, { numeric: true });
  const name = (one: Placed) => view.people[one.player]?.name ?? "";
  return [...found.values()].sort((a, b) => order.compare(name(a), name(b)));
}

/** The day of an event, as a date of the reader's language: the one that its plan names, else the day it is asked on. */
export function dayText(view: { plan: { day: string } }, now: number, language: string): string {
  const day = /^\d{4}-\d{2}-\d{2}$/.test(view.plan.day) ? new Date(`${view.plan.day}T12:00:00`) : new Date(now * 1000);
  return new Intl.DateTimeFormat(language, { dateStyle: "long" }).format(day);
}

const LARGEST = 40;
/** What a line of a certificate holds of letters of one point, wide ones. */
const LINE = 390;

/** The size of a name on a certificate, in points, with which its longest word fits on a line. */
export function nameSize(name: string): number {
  const widths = name.split(/\s+/).map((word) => [...word].reduce((sum, letter) => sum + (letter > "\u1100" ? 1 : 0.75), 0));
  return Math.min(LARGEST, Math.floor(LINE / Math.max(1, ...widths)));
}
