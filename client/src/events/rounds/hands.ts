/** Tables in the making: every player of the round sits at one table, has a bye, or is not seated. */
import type { Deed, RoundView, Seating } from "../protocol";

/** Where somebody is put: a table by its place in the list, from 0, or one of the two columns beside the tables. */
export type Place = number | "rest" | "byes";

export interface Making {
  tables: number[][];
  byes: number[];
  rest: number[];
}

/** What to begin with: the tables of a draft, or of a round that is made anew; without one, as many empty tables as the players fill. */
export function begin(seating: Seating, round: RoundView | null): Making {
  const here = new Set(seating.players);
  const tables = (round?.tables ?? []).map((table) => table.players.filter((player) => here.has(player)));
  const seated = new Set(tables.flat());
  const byes = seating.byes ? tables.filter((table) => table.length === 1).flat() : [];
  const games = tables.filter((table) => table.length > 1 || (!seating.byes && table.length > 0));
  const rest = seating.players.filter((player) => !seated.has(player));
  const empty = () => Array.from({ length: Math.max(1, Math.floor(seating.players.length / tableSize(seating))) }, () => []);
  return { tables: games.length > 0 ? games : empty(), byes, rest };
}

/** How many sit at a usual table: one fewer than may, where there is a choice. */
function tableSize({ least, most }: Seating): number {
  return Math.max(least, most > 2 ? most - 1 : most);
}

/** The making with these players put somewhere else. */
export function moved(making: Making, players: readonly number[], place: Place): Making {
  const going = new Set(players);
  const stay = (list: readonly number[]) => list.filter((player) => !going.has(player));
  const next = { tables: making.tables.map(stay), byes: stay(making.byes), rest: stay(making.rest) };
  (place === "rest" ? next.rest : place === "byes" ? next.byes : (next.tables[place] ?? next.rest)).push(...players);
  return next;
}

/** The making without one table; who sat there is not seated. */
export function without(making: Making, table: number): Making {
  return { ...making, tables: making.tables.filter((_, n) => n !== table), rest: [...making.rest, ...(making.tables[table] ?? [])] };
}

/** Everybody who is not seated goes to the smallest table in turn, in an order by lot; who finds no place stays. */
export function dealt(making: Making, most: number, shuffle: (players: number[]) => number[]): Making {
  const tables = making.tables.map((table) => [...table]);
  const rest: number[] = [];
  for (const player of shuffle([...making.rest])) {
    const smallest = tables.reduce<number[] | null>((least, table) => (table.length < most && (least === null || table.length < least.length) ? table : least), null);
    (smallest ?? rest).push(player);
  }
  return { ...making, tables, rest };
}

/** In an order by lot: every order is as likely as any other. */
export function shuffled(players: number[]): number[] {
  for (let last = players.length - 1; last > 0; last--) {
    const other = below(last + 1);
    [players[last], players[other]] = [players[other]!, players[last]!];
  }
  return players;
}

function below(bound: number): number {
  const most = 2 ** 32 - (2 ** 32 % bound);
  for (;;) {
    const [drawn = 0] = crypto.getRandomValues(new Uint32Array(1));
    if (drawn < most) return drawn % bound;
  }
}

/** The tables as the desk takes them: the games in order, then the byes. Empty tables are none. */
export function tablesOf({ tables, byes }: Making): number[][] {
  return [...tables.filter((table) => table.length > 0), ...byes.map((player) => [player])];
}

/** By table as it is sent, its place in the list. */
export function placesOf({ tables, byes }: Making): Place[] {
  return [...tables.flatMap((table, n) => (table.length > 0 ? [n] : [])), ...byes.map((): Place => "byes")];
}

export function deedOf(making: Making, { attempt }: Seating): Deed {
  return { deed: "drawn", tables: tablesOf(making), attempt, by_hand: true };
}
