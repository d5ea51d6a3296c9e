/** Where the cards of the mode are, as far as the reader may know: a help for the memory, and nothing more than that. */
import { rivalOf, type View } from "./view";

export interface Line {
  card: string;
  total: number;
  discarded: number;
  /** In the reader's own hand. */
  own: number;
  /** Known to be in hands: the opponent's, or, for somebody who watches, anybody's. */
  known: number;
  /** Played in the phrase that is running. */
  table: number;
  /** Nobody but its holder, if any, knows where they are. */
  unseen: number;
}

function count(cards: readonly string[], card: string): number {
  return cards.filter((each) => each === card).length;
}

/** The cards that lie open in the running phrase. */
function played({ phrase }: View): string[] {
  if (!phrase || phrase.result !== null) return [];
  return phrase.plays.flatMap(({ card, addon }) => [card, addon].filter((each) => each !== null));
}

/** A line for each card of the mode, in the order of the deck. */
export function linesOf(view: View, you: number | null): Line[] {
  const known = you === null ? view.known.flat() : view.known[rivalOf(you) as 0 | 1];
  const open = played(view);
  return view.deck.map((entry) => {
    const [card = "", copies = "0"] = entry.split(":");
    const total = Number(copies);
    const line = { card, total, discarded: count(view.discards, card), own: count(view.hand ?? [], card), known: count(known, card), table: count(open, card) };
    return { ...line, unseen: Math.max(0, total - line.discarded - line.own - line.known - line.table) };
  });
}
