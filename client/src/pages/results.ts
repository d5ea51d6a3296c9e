/** How a finished game ended for its reader. */
import type { Played } from "../net/protocol";

export type Result = "won" | "shared" | "lost" | "draw" | "over";

/** "over" where nobody kept who won; where all have won, it is a draw. */
export function resultOf({ winners, seat, seats }: Pick<Played, "winners" | "seat" | "seats">): Result {
  if (winners === null) return "over";
  if (winners.length === 0 || (winners.length === seats.length && seats.length > 1)) return "draw";
  if (!winners.includes(seat)) return "lost";
  return winners.length === 1 ? "won" : "shared";
}
