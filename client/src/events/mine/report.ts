/** How a player's table stands for that player, and the report of its result. */
import type { Deed, EventView, Plan, Report, RoundView, Run, TableView } from "../protocol";
import { resultOf, type Fault, type Input } from "../rounds/entry";

/**
 * What the player does next at the table: nothing (`bye`, `done`, `closed`), play at the hall's own table (`hall`), keep who is first
 * (`first`), wait until the game begins (`early`), report, wait for the others to (`reported`), confirm what another has said (`confirm`), wait for a judge (`conflict`),
 * or count for the tie-break (`tie-break`).
 */
export type Duty = "bye" | "done" | "closed" | "hall" | "first" | "early" | "tie-break" | "conflict" | "reported" | "confirm" | "report";

export function dutyOf(plan: Plan, round: RoundView, table: TableView, me: number, begun = true): Duty {
  if (table.kind !== "game") return "bye";
  if (table.status === "done") return "done";
  if (round.closed) return "closed";
  if (table.status === "conflict") return "conflict";
  if (table.hall) return "hall";
  if (plan.first_player && table.first < 0) return "first";
  if (!begun) return "early";
  if (table.overtime?.state === "tie-break") return "tie-break";
  const own = table.reports.some((report) => report.person === me);
  if (own) return "reported";
  return table.reports.length > 0 ? "confirm" : "report";
}

/** The table at which somebody sits in the last published round, or null. */
export function seatOf(view: EventView, player: number): { round: RoundView; table: TableView } | null {
  const round = view.rounds.at(-1);
  const table = round?.tables.find((one) => one.players.includes(player));
  return round && table ? { round, table } : null;
}

/** Everybody else at the table. */
export function othersOf(table: TableView, player: number): number[] {
  return table.players.filter((one) => one !== player);
}

/** The report of a result by one of its players, or what is wrong with it. */
export function reportOf(run: Run, round: number, table: TableView, person: number, input: Input): Deed | Fault {
  const told = resultOf(run, round, table, input);
  return typeof told === "string" ? told : { ...told, deed: "reported", person };
}

/** The same result once more, from another player: that is how a report is confirmed. */
export function confirmation(report: Report, round: number, table: number, person: number): Deed {
  const { winner, points, reason, by_round } = report;
  return { deed: "reported", round, table, person, winner, points, ...(by_round.length > 0 ? { by_round } : {}), ...(reason ? { reason } : {}) };
}

export type Outcome = "won" | "lost" | "both-lost" | "points" | "bye" | "open" | "hidden";

/** How a table ended for one of its players. */
export function outcomeOf(table: TableView, player: number): Outcome {
  if (table.hidden) return "hidden";
  if (table.kind === "bye") return "bye";
  if (table.status !== "done") return "open";
  if (table.winner === player) return "won";
  if (table.winner >= 0) return "lost";
  return table.losers.length > 0 ? "both-lost" : "points";
}
