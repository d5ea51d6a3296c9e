/** What a seat is shown of a game of King of Tokyo: Duel, and the words in it. */
import type { DuelView, MonsterId, PlayerView as Player, Reason, SymbolId, TrackId } from "../../generated/tokyo-duel";

export type { CellView as Cell, MonsterId, Offer, Placed, PlayerView as Player, QuestionView as Pending, Reward, SymbolId, TrackId } from "../../generated/tokyo-duel";
export type View = DuelView;

/** The six faces of a die, each by its letter, in the order in which faces are written. */
export type Letter = "A" | "H" | "E" | "F" | "D" | "S";
export const LETTERS: readonly Letter[] = ["A", "H", "E", "F", "D", "S"];

export const SYMBOLS: readonly SymbolId[] = ["attack", "heal", "energy", "fame", "destruction", "special"];

export const TRACKS: readonly TrackId[] = ["fame", "destruction"];

export const MONSTERS: readonly MonsterId[] = ["gigazaur", "alienoid", "space-penguin", "meka-dragon", "cyber-kitty", "the-king"];

export const REASONS = ["health", "zones", "space", "conceded"] as const satisfies Reason[];

/** The kinds of questions there are. */
export const KINDS = [
  "monster", "faces", "pre_roll", "reroll", "add", "order", "may", "prevent", "aside", "resolve", "place", "buy", "lab", "keeps", "take", "swap",
] as const;

/** The player of a seat; seats of a view are complete and in order. */
export function playerAt(view: View, seat: number): Player {
  const player = view.players[seat];
  if (!player) throw new Error(`no player sits at ${seat}`);
  return player;
}

/** Whose end of the board is near the reader: their own, for somebody who watches that of seat 0. */
export function nearSeat(you: number | null): number {
  return you ?? 0;
}

export function rivalOf(seat: number): number {
  return 1 - seat;
}

/** How many dice are rolled in this turn. */
export function diceOf(view: Pick<View, "base_dice" | "extra_dice" | "missing_dice">): number {
  return Math.max(0, view.base_dice - view.missing_dice) + view.extra_dice;
}

export function symbolOf(letter: string): SymbolId {
  return SYMBOLS[LETTERS.indexOf(letter as Letter)] ?? "special";
}
