/** Places by gold: equal gold shares a place, and the next place is skipped. */
export interface Place {
  seat: number;
  gold: number;
  place: number;
}

export function ranking(gold: readonly number[]): Place[] {
  return gold
    .map((own, seat) => ({ seat, gold: own, place: 1 + gold.filter((other) => other > own).length }))
    .sort((a, b) => a.place - b.place || a.seat - b.seat);
}

/** Nuggets of each seat after the first `rounds` results. */
export function totalsAfter(results: readonly { pay: readonly number[] }[], rounds: number, seats: number): number[] {
  return Array.from({ length: seats }, (_, seat) => results.slice(0, rounds).reduce((sum, { pay }) => sum + (pay[seat] ?? 0), 0));
}
