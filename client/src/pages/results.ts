/** What of a finished game tells more than its result. */
import type { Played } from "../net/protocol";

/** Points up to this say no more than who won. */
const BARE = 1;

/** The points of the reader and of the other player of a game of two, where they tell more than the result. */
export function scoreOf({ scores, seat, seats }: Pick<Played, "scores" | "seat" | "seats">): { own: number; other: number } | null {
  const [own, other] = [scores?.[seat], scores?.[1 - seat]];
  if (seats.length !== 2 || own === undefined || other === undefined || Math.max(own, other) <= BARE) return null;
  return { own, other };
}
