/** What flies across the table when something has happened: cards that are played, and æmber that changes hands. */
import type { GameEvent } from "../contract";

/** Things on their way, from one place of the page to another; places are selectors. */
export interface Flight {
  /** The card that flies; null for æmber. */
  card: string | null;
  from: string;
  to: string;
}

/** More than this would only be in the way. */
const MOST = 6;

const seatAt = (seat: unknown) => `[data-keyforge-seat="${Number(seat)}"]`;
const cardAt = (card: unknown) => `[data-keyforge-card="${String(card)}"]`;
const pileAt = (pile: string, seat: unknown) => `[data-keyforge-pile="${pile}:${Number(seat)}"]`;

/** Piles that a card may be seen going to. */
const PILES: Record<string, string> = { hand: "hand", deck: "deck", "deck-top": "deck", "deck-bottom": "deck", archives: "archives", discard: "discard", purged: "purged" };

/** The flights of a step, as far as both of their ends can be told from its events. */
export function flightsOf(events: readonly GameEvent[]): Flight[] {
  const found = events.flatMap((event): Flight[] => {
    const { card, seat, source, target, to } = event;
    switch (event.kind) {
      case "played":
        return [{ card: String(card), from: seatAt(seat), to: cardAt(card) }];
      case "moved": {
        const pile = PILES[String(to)];
        return pile && card ? [{ card: String(card), from: cardAt(card), to: pileAt(pile, seat) }] : [];
      }
      case "stole":
        return [{ card: null, from: seatAt(1 - Number(seat)), to: seatAt(seat) }];
      case "paid":
        return [{ card: null, from: seatAt(seat), to: seatAt(1 - Number(seat)) }];
      case "captured":
        return [{ card: null, from: seatAt(seat), to: cardAt(card) }];
      case "returned_amber":
        return [{ card: null, from: cardAt(card), to: seatAt(seat) }];
      case "reaped":
        return [{ card: null, from: cardAt(card), to: seatAt(seat) }];
      case "moved_amber": {
        const place = (at: unknown) => {
          const [kind, ref] = String(at).split(":");
          return kind === "seat" ? seatAt(ref) : cardAt(ref);
        };
        return target === "supply" || source === "supply" ? [] : [{ card: null, from: place(source), to: place(target) }];
      }
      default:
        return [];
    }
  });
  return found.slice(0, MOST);
}
