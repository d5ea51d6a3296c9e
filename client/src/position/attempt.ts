/** The puzzle that a table was opened for: this browser remembers it as long as it is open, and nobody else hears of it. */
import type { Batch } from "../games/contract";
import { puzzleOf, type Puzzle } from "./laid";

const key = (table: string): string => `ludarium-puzzle-${table}`;

export function keepPuzzle(table: string, puzzle: Puzzle): void {
  sessionStorage.setItem(key(table), JSON.stringify(puzzle));
}

export function keptPuzzle(table: string): Puzzle | null {
  try {
    return puzzleOf(JSON.parse(sessionStorage.getItem(key(table)) ?? "null"));
  } catch {
    return null;
  }
}

/** `judge`: only the reader can say whether the goal is reached. */
export type Standing = "going" | "solved" | "missed" | "judge";

/** How a puzzle stands after these steps of the game: so many choices of this seat were made, and whether it has won. */
export function standing(puzzle: Puzzle, log: readonly Batch[], seat: number): { made: number; stands: Standing } {
  const made = log.filter((step) => step.seat === seat).length;
  const over = log.flatMap(({ events }) => events).find(({ kind }) => kind === "game_over");
  const late = puzzle.moves > 0 && made > puzzle.moves;
  if (!puzzle.win) return { made, stands: over || late ? "judge" : "going" };
  if (over) return { made, stands: !late && won(over, seat) ? "solved" : "missed" };
  return { made, stands: late ? "missed" : "going" };
}

function won(over: Record<string, unknown>, seat: number): boolean {
  const winners = over["winners"] ?? over["winner"];
  return Array.isArray(winners) ? winners.includes(seat) : winners === seat;
}
