/** Results as staff enter them, made into what the desk decides. */
import type { DeedOf, Plan, RoundView, Run, Rules, TableView } from "../protocol";
import { anyRound, emptyRounds, hasRounds, readRounds, ROUNDS, type RoundFault } from "./byRound";

export const MOST_POINTS = 999;

/** Why a game ended, by what a result says; the first is the usual one. */
const REASONS: Record<Plan["result"], string[]> = {
  winner: ["", "concession", "time", "auto-loss", "no-show", "double-loss"],
  points: ["", "priority", "concession", "auto-loss", "no-show", "double-loss"],
  table: [""],
};

/** Reasons with which nobody wins. */
const NOBODY_WINS = ["double-loss", "both-out"];
/** Reasons with which points decide. */
const SCORED = ["", "score", "priority", "time"];

export type Fault = "winner" | "points" | "level" | "against" | RoundFault;

export interface Input {
  /** Who won; -1 for nobody, or not yet chosen. */
  winner: number;
  /** By place at the table, as typed. */
  points: string[];
  /** Of Saboteur: by round of the game, then by place. */
  rounds: string[][];
  reason: string;
}

export function reasonsOf(plan: Plan): string[] {
  return REASONS[plan.result];
}

export function emptyInput(table: TableView): Input {
  return { winner: -1, points: table.players.map(() => ""), rounds: emptyRounds(table.players.length), reason: "" };
}

/** The result that a table has, to be put right. */
export function inputOf(table: TableView, rules: Rules): Input {
  const reason = table.reason === rules.reason ? "" : table.reason;
  const { by_round } = table;
  // Sums of rounds follow from them.
  const points = table.players.map((_, place) => (by_round.length === ROUNDS ? "" : String(table.points[place] ?? "")));
  return { winner: table.winner, points, rounds: roundsIn(by_round, table), reason };
}

/** The rounds that a result or a report has, as typed. */
export function roundsIn(by_round: readonly number[][], { players }: TableView): string[][] {
  return by_round.length === ROUNDS ? by_round.map((pays) => pays.map(String)) : emptyRounds(players.length);
}

/** Points as numbers, or null where one is missing or none. */
function numbers(points: readonly string[]): number[] | null {
  const found = points.map((each) => (/^\s*\d{1,3}\s*$/.test(each) ? Number(each) : -1));
  return found.every((each) => each >= 0 && each <= MOST_POINTS) ? found : null;
}

/** The deed of a result, or what is wrong with it. */
export function resultOf({ plan, rules }: Run, round: number, table: TableView, input: Input): DeedOf<"resulted"> | Fault {
  const base = { deed: "resulted" as const, round, table: table.number };
  if (hasRounds({ plan, rules }) && anyRound(input.rounds)) {
    const told = readRounds(input.rounds, input.points);
    return typeof told === "string" ? told : { ...base, ...told };
  }
  const points = numbers(input.points);
  if (plan.result === "table") return points ? { ...base, points } : "points";
  if (NOBODY_WINS.includes(input.reason)) return { ...base, reason: input.reason };
  if (plan.result === "winner" || !SCORED.includes(input.reason)) {
    if (input.winner < 0) return "winner";
    return { ...base, winner: input.winner, ...(input.reason ? { reason: input.reason } : {}), ...(plan.result === "points" && points ? { points } : {}) };
  }
  if (!points) return "points";
  const most = Math.max(...points);
  const level = points.filter((each) => each === most).length > 1;
  const winner = level ? input.winner : (table.players[points.indexOf(most)] ?? -1);
  if (winner < 0) return "level";
  if (input.winner >= 0 && input.winner !== winner) return "against";
  const reason = input.reason || (level ? "priority" : "");
  return { ...base, winner, points, ...(reason ? { reason } : {}) };
}

export type Quick =
  | { kind: "none" }
  | { kind: "unknown"; table: number }
  | { kind: "table"; table: TableView }
  | { kind: "result"; table: TableView; input: Input }
  | { kind: "wrong"; table: TableView };

/**
 * A result in one line: the number of the table, then who won (1 or 2), or the points of each in the order of the
 * table. The number alone leads to the table.
 */
export function readQuick(text: string, plan: Plan, round: RoundView): Quick {
  const words = text.trim().split(/[\s,;:：，、-]+/u).filter(Boolean);
  if (words.length === 0 || words.some((word) => !/^\d+$/.test(word))) return { kind: "none" };
  const [number = 0, ...rest] = words.map(Number);
  const table = round.tables.find((each) => each.number === number - 1);
  if (!table) return { kind: "unknown", table: number };
  if (rest.length === 0) return { kind: "table", table };
  const input = emptyInput(table);
  if (plan.result === "winner") {
    const winner = table.players[(rest[0] ?? 0) - 1];
    if (rest.length !== 1 || winner === undefined) return { kind: "wrong", table };
    return { kind: "result", table, input: { ...input, winner } };
  }
  if (rest.length !== table.players.length) return { kind: "wrong", table };
  return { kind: "result", table, input: { ...input, points: rest.map(String) } };
}
