/** What a seat is shown of a game of KeyForge, and the words in it. */
import type { CardType, FaultCode, FaultView, House, KeyColour, KeyForgeView, PlayerView, PrintView, Reason, Until } from "../../generated/keyforge";

export type { CardType, House, KeyColour } from "../../generated/keyforge";
export type { Ask, CardView as CardState, DeckView as Brought, MatchView as Match, PlayerView as Player, PrintView as Print, Reason } from "../../generated/keyforge";
export type View = KeyForgeView;
/** The part of a view that says what the cards are: enough to draw one. */
export type Prints = Pick<KeyForgeView, "prints" | "cards">;
export type Fault = FaultView;

export const HOUSES = [
  "brobnar", "dis", "logos", "mars", "sanctum", "shadows", "untamed", "star-alliance", "saurian", "unfathomable", "ekwidon", "geistoid", "skyborn", "redemption", "ouboros", "keyraken",
] as const satisfies House[];

export const KEYS = ["red", "blue", "yellow"] as const satisfies KeyColour[];

export const CARD_TYPES = ["creature", "artifact", "upgrade", "action"] as const satisfies CardType[];

export const REASONS = ["keys", "concession", "time", "draw"] as const satisfies Reason[];

/** Why a card can't be used now; the words of each are message keyforge-fault-<why>. */
export const FAULTS = ["house", "first-turn", "exhausted", "stunned", "alpha", "omega", "six", "cannot", "no-target", "no-creature", "no-ability", "cost", "enraged", "half", "top-half"] as const satisfies FaultCode[];

/** How long a lasting effect is there: next is its first use, this its own card, good the cards that it is about. */
export const UNTIL = ["turn", "next-turn", "next", "this", "your-turn", "good", "through-your-turn"] as const satisfies Until[];

export function playerAt(view: View, seat: number): PlayerView {
  return view.players[seat === 1 ? 1 : 0];
}

/** Whether a card belongs to a house, by its own or by its house icon (G66). */
export const isOf = (print: PrintView | undefined, house: House) => print?.house === house || print?.also === house;

/** What the reader knows of a hand, by house, the active one first: what can be played stands together. */
export function handOf(view: View, seat: number): string[] {
  const { hand, houses } = playerAt(view, seat);
  const known = hand.filter((print) => print !== null);
  const active = view.active === seat ? view.house : null;
  const place = (label: string) => {
    const print = view.prints[label];
    if (active !== null && isOf(print, active)) return -1;
    return print === undefined || !houses.includes(print.house) ? houses.length : houses.indexOf(print.house);
  };
  return known.sort((a, b) => place(a) - place(b));
}

/** Which copy of its print a card at a place of a hand is, from 0. */
export function copyAt(hand: readonly string[], index: number): number {
  return hand.slice(0, index).filter((print) => print === hand[index]).length;
}

/** The print of a card in a public place ("troll.2"), or of a print itself. */
export function printName(view: Prints, ref: string): string {
  const state = view.cards[ref];
  if (state) return state.print;
  if (view.prints[ref]) return ref;
  const dot = ref.lastIndexOf(".");
  return dot > 0 ? ref.slice(0, dot) : ref;
}

/** What is printed on a card; null where the view doesn't hold it. */
export function printOf(view: Prints, ref: string): PrintView | null {
  return view.prints[printName(view, ref)] ?? null;
}

/** A keyword without its number, and its number. */
export function keywordOf(keyword: string): { slug: string; n: number | null } {
  const [slug = "", n] = keyword.split(":");
  return { slug, n: n === undefined ? null : Number(n) };
}
