/** What a seat is shown of a game of Saboteur, and the words in it. */
import type { PlayerView as Player, SaboteurView, Tool } from "../../generated/saboteur";

export type { Face, GoalView as Goal, Laid as FieldCard, PlayerView as Player, Role, RoundResult, Tool } from "../../generated/saboteur";
export type View = SaboteurView;

export const TOOLS: readonly Tool[] = ["pickaxe", "lantern", "cart"];

export function cellKey(x: number, y: number): string {
  return `${x},${y}`;
}

/** The player of a seat; seats of a view are complete and in order. */
export function playerAt(view: View, seat: number): Player {
  const player = view.players[seat];
  if (!player) throw new Error(`no player sits at ${seat}`);
  return player;
}
