/** The sheets of pools: who has met whom there, and how it ended. */
import type { EventView, RoundView, StageView } from "../protocol";

export interface Cell {
  won: boolean;
  /** Null where a game of this kind has no points. */
  scored: number | null;
}

export interface Line {
  player: number;
  /** By the place of the other in the pool; null for who has not met, and for the player. */
  cells: (Cell | null)[];
  played: number;
  won: number;
  scored: number;
  received: number;
}

export interface Pool {
  lines: Line[];
  /** How many games it has, and how many of them are over. */
  games: number;
  done: number;
}

/** The rounds of a stage, in order. */
export function roundsOf(view: EventView, stage: StageView): RoundView[] {
  return view.rounds.filter((round) => round.stage === stage.number);
}

/** The pools of a stage in the order of their tables: those who have a game with each other, players as they were drawn. */
export function poolsOf(rounds: readonly RoundView[]): Pool[] {
  const games = rounds.flatMap((round) => round.tables.filter((table) => table.kind === "game"));
  const lead = new Map<number, number>();
  const leader = (player: number): number => {
    const above = lead.get(player);
    if (above === undefined) lead.set(player, player);
    return above === undefined || above === player ? player : leader(above);
  };
  for (const { players } of games) for (const other of players) lead.set(leader(other), leader(players[0] ?? other));
  const members = new Map<number, number[]>();
  for (const player of lead.keys()) members.set(leader(player), [...(members.get(leader(player)) ?? []), player]);
  return [...members.values()].map((pool) => {
    const players = [...pool].sort((a, b) => a - b);
    const own = games.filter((table) => table.players.every((player) => players.includes(player)));
    const done = own.filter((table) => table.status === "done");
    const lines = players.map((player): Line => {
      const line: Line = { player, cells: players.map(() => null), played: 0, won: 0, scored: 0, received: 0 };
      for (const table of done) {
        const at = table.players.indexOf(player);
        if (at < 0) continue;
        const mine = table.points[at] ?? 0;
        const theirs = table.points[1 - at] ?? 0;
        line.played += 1;
        line.won += table.winner === player ? 1 : 0;
        line.scored += mine;
        line.received += theirs;
        const other = players.indexOf(table.players[1 - at] ?? -1);
        if (other >= 0) line.cells[other] = { won: table.winner === player, scored: table.points.length > 0 ? mine : null };
      }
      return line;
    });
    return { lines, games: own.length, done: done.length };
  });
}

export interface Seat {
  x: number;
  y: number;
  anchor: "start" | "middle" | "end";
}

/** Where people sit at an oval table, the first at the top, then clockwise. */
export function seats(count: number, centre: { x: number; y: number }, radius: { x: number; y: number }): Seat[] {
  return Array.from({ length: count }, (_, n) => {
    const angle = (2 * Math.PI * n) / count - Math.PI / 2;
    const across = Math.cos(angle);
    return {
      x: centre.x + radius.x * across,
      y: centre.y + radius.y * Math.sin(angle),
      anchor: Math.abs(across) < 0.2 ? "middle" : across > 0 ? "start" : "end",
    };
  });
}
