/** What a seat is shown of a game of KeyForge, as the server sends it. */

export const HOUSES = [
  "brobnar", "dis", "logos", "mars", "sanctum", "shadows", "untamed", "star-alliance", "saurian", "unfathomable", "ekwidon", "geistoid", "skyborn", "redemption", "ouboros", "keyraken",
] as const;
export type House = (typeof HOUSES)[number];

export const KEYS = ["red", "blue", "yellow"] as const;
export type KeyColour = (typeof KEYS)[number];

export const PHASES = ["bid", "mulligan", "start", "forge", "house", "main", "ready", "draw", "end", "over"] as const;
export type Phase = (typeof PHASES)[number];

export const CARD_TYPES = ["creature", "artifact", "upgrade", "action"] as const;
export type CardType = (typeof CARD_TYPES)[number];

export const REASONS = ["keys", "concession", "time", "draw"] as const;
export type Reason = (typeof REASONS)[number];

export const LIMIT_STATES = ["none", "running", "overtime", "last-turn", "forge-only", "tie-break"] as const;
export type LimitState = (typeof LIMIT_STATES)[number];

/** Why a card can't be used now; the words of each are message keyforge-fault-<why>. */
export const FAULTS = ["house", "first-turn", "exhausted", "stunned", "alpha", "omega", "six", "cannot", "no-target", "no-creature", "no-ability", "cost", "enraged"] as const;
export type FaultCode = (typeof FAULTS)[number];

/** A distinct card of the two decks: its name, its house there, and its bonus icons. */
export interface Print {
  /** Its id in cards/<language>.json. */
  card: string;
  house: House;
  /** Bonus icons in the order in which they resolve, a letter each. */
  icons: string;
  /** The seats whose decks hold it. */
  owner: number[];
}

export interface Player {
  /** Of the deck; empty as long as none is chosen for the game. */
  name: string;
  set: string;
  houses: House[];
  amber: number;
  keys: KeyColour[];
  /** What the next key costs now. */
  cost: number;
  chains: number;
  /** They have announced that they could forge. */
  check: boolean;
  /** How many cards they fill their hand up to, before chains. */
  limit: number;
  haunted: boolean;
  /** Prints; null is a card that this reader doesn't know. */
  hand: (string | null)[];
  deck: number;
  /** The top card of the deck where the reader knows it. */
  deck_top: string | null;
  archives: (string | null)[];
  /** The last is the top. */
  discard: string[];
  purged: string[];
  /** From left to right as the player sees it. */
  line: string[];
  artifacts: string[];
}

/** What a lasting effect does to a card: an ability of another one. */
export interface Note {
  source: string;
  id: string;
}

/** A card that is in play, or is being played. */
export interface CardState {
  print: string;
  owner: number;
  controller: number;
  type: CardType;
  houses: House[];
  exhausted: boolean;
  power: number | null;
  base_power: number;
  armor: number;
  armor_left: number;
  damage: number;
  amber: number;
  /** +1 power counters. */
  plus: number;
  stunned: boolean;
  warded: boolean;
  enraged: boolean;
  /** Marked for destruction. */
  tagged: boolean;
  /** "elusive", "assault:2". */
  keywords: string[];
  traits: string[];
  upgrades: string[];
  /** Prints of the cards under it; null where they are hidden from the reader. */
  under: (string | null)[];
  flank: boolean;
  counters: Record<string, number>;
  blank: boolean;
  notes: Note[];
}

/** How long a lasting effect is there: next is its first use, this its own card, good the cards that it is about. */
export const UNTIL = ["turn", "next-turn", "next", "this", "your-turn", "good"] as const;

export interface Lasting {
  source: string;
  ability: string;
  until: (typeof UNTIL)[number];
  seat: number;
  /** The cards in play, or the house, that it was chosen for. */
  cards: string[];
  house: House | null;
}

export interface Resolving {
  card: string;
  ability: string;
}

export interface Ask {
  seat: number;
  kind: string;
  source: string | null;
  ability: string | null;
  /** What happens with the chosen card: "destroy", for instance. */
  verb: string;
  min: number;
  max: number;
  chosen: string[];
  amount: number | null;
  /** The abilities that options resolve which name only cards or numbers. */
  effects: Record<string, string>;
  /** In whose battleline the places are that may be chosen; null where none are. */
  line: number | null;
}

export interface Fault {
  /** A print of the hand, or a card in play. */
  card: string;
  what: "play" | "discard" | "use" | "reap" | "fight" | "action";
  why: FaultCode;
  by: string | null;
}

/** A deck of a Triad, or one whose list is hidden. */
export interface Brought {
  name: string;
  set: string;
  houses: House[];
  /** By house: the ids of its cards, copies included; of a list that the reader may not see, those seen so far. */
  cards: string[][];
  benched: boolean;
  won: boolean;
  playing: boolean;
  /** The list as one word; empty where the reader may not see it. */
  word: string;
}

export interface Match {
  kind: string;
  game: number;
  wins: [number, number];
  decks: [number, number];
  /** By seat, the three decks of a Triad, or the one deck of a game with hidden lists; empty in other matches. */
  brought: Brought[][];
}

export interface View {
  game: "keyforge";
  seat: number | null;
  phase: Phase;
  turn: number;
  active: number;
  first: number;
  house: House | null;
  match: Match;
  limit: { minutes: number; state: LimitState };
  prints: Record<string, Print>;
  players: [Player, Player];
  /** By name: every card in play, and those that are being played or resolved. */
  cards: Record<string, CardState>;
  lasting: Lasting[];
  /** What is being resolved, outermost first. */
  resolving: Resolving[];
  ask: Ask | null;
  /** Why cards can't be used; only for the seat that is asked about its turn. */
  faults: Fault[];
  winner: number | null;
  reason: Reason | null;
}

export function playerAt(view: View, seat: number): Player {
  return view.players[seat === 1 ? 1 : 0];
}

/** What the reader knows of a hand, by house, the active one first: what can be played stands together. */
export function handOf(view: View, seat: number): string[] {
  const { hand, houses } = playerAt(view, seat);
  const known = hand.filter((print) => print !== null);
  const active = view.active === seat ? view.house : null;
  const place = (print: string) => {
    const house = view.prints[print]?.house;
    if (house === undefined || !houses.includes(house)) return houses.length;
    return house === active ? -1 : houses.indexOf(house);
  };
  return known.sort((a, b) => place(a) - place(b));
}

/** Which copy of its print a card at a place of a hand is, from 0. */
export function copyAt(hand: readonly string[], index: number): number {
  return hand.slice(0, index).filter((print) => print === hand[index]).length;
}

/** The print of a card in a public place ("troll.2"), or of a print itself. */
export function printName(view: View, ref: string): string {
  const state = view.cards[ref];
  if (state) return state.print;
  if (view.prints[ref]) return ref;
  const dot = ref.lastIndexOf(".");
  return dot > 0 ? ref.slice(0, dot) : ref;
}

/** What is printed on a card; null where the view doesn't hold it. */
export function printOf(view: View, ref: string): Print | null {
  return view.prints[printName(view, ref)] ?? null;
}

/** A keyword without its number, and its number. */
export function keywordOf(keyword: string): { slug: string; n: number | null } {
  const [slug = "", n] = keyword.split(":");
  return { slug, n: n === undefined ? null : Number(n) };
}
