/** The guided overtime of a timed KeyForge game (T6.3) and the numbers of its tie-break (T6.5). */
import type { Deed, OvertimeView } from "../protocol";

export const COUNTS = ["keys", "amber", "chains", "creatures"] as const;
export type Count = (typeof COUNTS)[number];

/** The numbers of one table, each by place. */
export type Numbers = Record<Count, number[]>;

/** The most that each may be: with three keys the game would be over. */
export const MOST: Record<Count, number> = { keys: 2, amber: 999, chains: 999, creatures: 999 };

/** Ways in which a game ends whatever the clock says; they stand apart from the course of the overtime. */
const ASIDE = ["concession", "auto-loss", "disqualified"];

export interface Button {
  event: string;
  person: number;
}

/** What may come next: the course of the game first, then what may end it at any time. */
export function buttons(view: OvertimeView): { course: Button[]; aside: Button[] } {
  const all = view.offered.map(([event, person]) => ({ event, person }));
  return { course: all.filter(({ event }) => !ASIDE.includes(event)), aside: all.filter(({ event }) => ASIDE.includes(event)) };
}

/** The numbers that somebody stated, or nothing on the table yet. */
export function numbersOf(said: readonly [number, number][] | null, places: number): Numbers {
  const of = (index: number) => Array.from({ length: places }, (_, place) => said?.[index]?.[place] ?? 0);
  return { keys: of(0), amber: of(1), chains: of(2), creatures: of(3) };
}

export function stepped(numbers: Numbers, count: Count, place: number, by: number): Numbers {
  const value = Math.min(MOST[count], Math.max(0, (numbers[count][place] ?? 0) + by));
  return typed(numbers, count, place, value);
}

/** With a number as somebody typed it; what can't be is brought to the nearest that can. */
export function typed(numbers: Numbers, count: Count, place: number, value: number): Numbers {
  const whole = Number.isFinite(value) ? Math.min(MOST[count], Math.max(0, Math.trunc(value))) : 0;
  return { ...numbers, [count]: numbers[count].map((each, at) => (at === place ? whole : each)) };
}

export function same(numbers: Numbers, said: readonly [number, number][] | null): boolean {
  return said !== null && JSON.stringify(numbersOf(said, numbers.keys.length)) === JSON.stringify(numbers);
}

/** Whether both players have stated the numbers, and not the same ones: then a judge counts with them. */
export function differ({ stated = [] }: OvertimeView): boolean {
  return stated.length > 1 && stated.some(([, said]) => JSON.stringify(said) !== JSON.stringify(stated[0]?.[1]));
}

/** The statement of a player, or of a judge for both (-1). */
export function statement(round: number, table: number, person: number, numbers: Numbers): Deed {
  return { deed: "tie-broken", round, table, person, ...numbers };
}
