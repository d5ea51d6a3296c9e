/** Hands dealt from a deck to try it out, by chance of this browser. */

/** The cards of the opening hands: of whoever goes first, and of the other (G41). */
export const OPENING = { first: 7, second: 6 } as const;

export interface Dealt<Item> {
  hand: Item[];
  /** The deck below, the next card first. */
  rest: Item[];
  /** How many cards it was dealt with. */
  size: number;
  /** A mulligan has been taken: there is only one (G42). */
  again: boolean;
}

/** `chance` gives numbers from 0 up to 1. */
export function deal<Item>(cards: readonly Item[], size: number, again = false, chance: () => number = Math.random): Dealt<Item> {
  const deck = [...cards];
  for (let at = deck.length - 1; at > 0; at--) {
    const other = Math.floor(chance() * (at + 1));
    [deck[at], deck[other]] = [deck[other]!, deck[at]!];
  }
  return { hand: deck.slice(0, size), rest: deck.slice(size), size, again };
}

/** The whole hand goes back, the deck is shuffled, and one card fewer is drawn; that hand stays (G42). */
export function mulligan<Item>({ hand, rest, size, again }: Dealt<Item>, chance: () => number = Math.random): Dealt<Item> {
  if (again) throw new RangeError("only one mulligan");
  return deal([...hand, ...rest], size - 1, true, chance);
}

/** The next card of the deck comes to the hand. */
export function draw<Item>({ hand, rest, ...kept }: Dealt<Item>): Dealt<Item> {
  return { ...kept, hand: [...hand, ...rest.slice(0, 1)], rest: rest.slice(1) };
}
