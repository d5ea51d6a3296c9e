/**
 * The rematches that keep a seat for the reader, wherever they are in the hall. They are asked for only for a while after a game
 * with other people has ended here: whoever has not played is asked nothing.
 */
import type { Table } from "../games/contract";
import { api } from "../net/api";
import type { RematchOffer } from "../net/protocol";
import { session } from "../state/session.svelte";

const EVERY = 8000;
/** Milliseconds after a game in which somebody may ask for another one. */
const WHILE = 30 * 60_000;
/** When the last game with other people ended, and whose it was. */
const PLAYED = "ludarium.played";

export const rematches: { offers: RematchOffer[] } = $state({ offers: [] });

/** A game in which the reader sat is over. */
export function hasPlayed(table: Table): void {
  const people = new Set(table.seats.map((seat) => seat.person_id).filter((person) => person !== null));
  if (session.me && people.size > 1) localStorage.setItem(PLAYED, JSON.stringify([session.me.id, Date.now()]));
}

function isDue(): boolean {
  if (!session.me || document.hidden) return false;
  try {
    const [person, at] = JSON.parse(localStorage.getItem(PLAYED) ?? "[]") as [string?, number?];
    return person === session.me.id && Date.now() - (at ?? 0) < WHILE;
  } catch {
    return false;
  }
}

/** Looks now, if there may be something. */
export async function lookForRematches(): Promise<void> {
  if (!isDue()) {
    rematches.offers = [];
    return;
  }
  // The next look tells, where this one gets no answer.
  const found = await api.rematches().catch(() => null);
  if (found) rematches.offers = found;
}

/** Looks every few seconds, until the function that is given back is called. */
export function followRematches(): () => void {
  void lookForRematches();
  const every = setInterval(() => void lookForRematches(), EVERY);
  return () => clearInterval(every);
}

/** Gives up the reader's seat there. */
export async function declineRematch(id: string): Promise<void> {
  await api.decline(id);
  rematches.offers = rematches.offers.filter((offer) => offer.id !== id);
}
