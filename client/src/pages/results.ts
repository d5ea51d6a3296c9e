/** How a finished game ended for its reader. */
import type { Played } from "../net/protocol";

/** Points up to this say no more than who won. */
const BARE = 1;

export type Result = "won" | "shared" | "lost" | "draw" | "over";

/** "over" where nobody kept who won; where all have won, it is a draw. */
export function resultOf({ winners, seat, seats }: Pick<Played, "winners" | "seat" | "seats">): Result {
  if (winners === null) return "over";
  if (winners.length === 0 || (winners.length === seats.length && seats.length > 1)) return "draw";
  if (!winners.includes(seat)) return "lost";
  return winners.length === 1 ? "won" : "shared";
}

/** The points of the reader and of the other player of a game of two, where they tell more than the result. */
export function scoreOf({ scores, seat, seats }: Pick<Played, "scores" | "seat" | "seats">): { own: number; other: number } | null {
  const [own, other] = [scores?.[seat], scores?.[1 - seat]];
  if (seats.length !== 2 || own === undefined || other === undefined || Math.max(own, other) <= BARE) return null;
  return { own, other };
}
