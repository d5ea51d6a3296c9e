/** The piles of a player and what lies in them. */
import { playerAt, type View } from "../view";

export const PILES = ["deck", "hand", "archives", "discard", "purged"] as const;
export type PileKind = (typeof PILES)[number];

/** How many cards are in a pile. */
export function countOf(view: View, seat: number, kind: PileKind): number {
  const player = playerAt(view, seat);
  return kind === "deck" ? player.deck : player[kind].length;
}

/** Its cards as far as the reader knows them, the top one first. */
export function cardsOf(view: View, seat: number, kind: PileKind): (string | null)[] {
  const player = playerAt(view, seat);
  if (kind === "deck") return player.deck === 0 ? [] : [player.deck_top, ...Array.from({ length: player.deck - 1 }, () => null)];
  return kind === "discard" ? [...player.discard].reverse() : [...player[kind]];
}

/** The card that is seen on top. */
export function topOf(view: View, seat: number, kind: PileKind): string | null {
  return kind === "discard" || kind === "deck" ? (cardsOf(view, seat, kind)[0] ?? null) : null;
}
