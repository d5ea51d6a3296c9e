/** Made by `make generate` from the structs of the server: not to be changed by hand. */

export type CardType = "creature" | "action" | "artifact" | "upgrade";
export type House =
  | "brobnar"
  | "dis"
  | "logos"
  | "mars"
  | "sanctum"
  | "shadows"
  | "untamed"
  | "star-alliance"
  | "saurian"
  | "unfathomable"
  | "ekwidon"
  | "geistoid"
  | "skyborn"
  | "redemption"
  | "ouboros"
  | "keyraken";
export type FaultCode =
  | "house"
  | "first-turn"
  | "exhausted"
  | "stunned"
  | "alpha"
  | "omega"
  | "six"
  | "cannot"
  | "no-target"
  | "no-creature"
  | "no-ability"
  | "cost"
  | "enraged"
  | "half"
  | "top-half";
export type Half = "" | "top" | "bottom";
export type KeyColour = "red" | "blue" | "yellow";
export type Phase = "bid" | "mulligan" | "start" | "forge" | "house" | "main" | "ready" | "draw" | "end" | "over";
export type LimitState = "none" | "running" | "overtime" | "last-turn" | "forge-only" | "tie-break";
export type Until = "turn" | "next-turn" | "next" | "this" | "your-turn" | "good" | "through-your-turn";
export type Reason = "keys" | "concession" | "time" | "draw";

/**
 * What is asked, by which card, and what for. `effects` are the abilities that options resolve which name only
 * cards or numbers, by their notation; `line` is in whose battleline places are to be chosen from. `amount` is how much
 * is done to the chosen card, or the number of the bonus icon that is asked about.
 */
export interface Ask {
  seat: number;
  kind: string;
  source: string | null;
  ability: string | null;
  verb: string;
  min: number;
  max: number;
  chosen: (string | null)[];
  amount: number | null;
  effects: {
    [k: string]: string;
  };
  line: number | null;
}

/** A card in play, or one being resolved. */
export interface CardView {
  print: string;
  owner: number;
  controller: number;
  type: CardType;
  houses: House[];
  exhausted: boolean;
  power: number | null;
  base_power: number | null;
  armor: number;
  armor_left: number;
  damage: number;
  amber: number;
  plus: number;
  stunned: boolean;
  warded: boolean;
  enraged: boolean;
  tagged: boolean;
  keywords: string[];
  traits: string[];
  /** The print of a gigantic creature's top half, which has its icons (G163). */
  top: string | null;
  upgrades: string[];
  under: (string | null)[];
  flank: boolean;
  counters: {
    [k: string]: number;
  };
  blank: boolean;
  notes: Note[];
  /**
   * Of a token creature the print of the card that lies there facedown, None where the viewer doesn't know it; not there
   * for any other card (G165).
   */
  core?: string | null;
}

/** What a lasting effect does to a card: an ability of another one. */
export interface Note {
  id: string;
  source: string;
}

/** A deck with its list, or with what is known of a hidden one; how it stands in a Triad. */
export interface DeckView {
  name: string;
  set: string;
  houses: House[];
  /** By house, the names of its cards in the pool; of a list that the viewer may not see, those seen so far. */
  cards: string[][];
  benched: boolean;
  won: boolean;
  playing: boolean;
  /** Empty where the viewer may not see the list. */
  word: string;
  /** The token reference card beside it, by its name in the pool; not there where there is none. */
  token?: string;
}

/** Why something can't be done with a card now: `keyforge-fault-<why>`. */
export interface FaultView {
  card: string;
  what: string;
  why: FaultCode;
  by: string | null;
}

/** The whole table for one seat. */
export interface KeyForgeView {
  game: string;
  seat: number | null;
  phase: Phase;
  turn: number;
  active: number;
  first: number;
  house: House | null;
  match: MatchView;
  limit: Limit;
  prints: {
    [k: string]: PrintView;
  };
  players: [PlayerView, PlayerView];
  cards: {
    [k: string]: CardView;
  };
  lasting: Lasts[];
  resolving: Resolving[];
  ask: Ask | null;
  faults: FaultView[];
  winner: number | null;
  reason: Reason | null;
  /** Both decks as words; empty for one whose list the viewer may not see. */
  words: string[];
  /** The same the other way round, where the match may need that. */
  exchanged: string[];
  /** For whom the tide is high, nobody as long as it is neutral; not there in a game without a tide (G161). */
  tide?: number | null;
  inside: unknown[];
}

/**
 * The match that the game belongs to: which game it is, what each has won, whose deck each plays; and by seat the
 * deck that is played there, of a Triad all that each has brought. Nothing where a position was set up.
 */
export interface MatchView {
  kind: string;
  game: number;
  wins: [number, number];
  decks: [number, number];
  brought: DeckView[][];
}

/** How long the game may last, and how far its overtime has come (T6). */
export interface Limit {
  minutes: number;
  state: LimitState;
}

/**
 * A distinct card of the two decks: which card of the pool, in which houses, with which icons. `half` is
 * which half of a gigantic creature it is, `owner` are the seats in whose decks it is known to be, `also` is the
 * house of a house icon (G66).
 */
export interface PrintView {
  card: string;
  house: House;
  icons: string;
  half: Half;
  owner: number[];
  also?: House | null;
}

/**
 * One side of the table. Hidden cards are prints, or None where the viewer doesn't know them. Who has yet to
 * choose a deck for the game has none: no name, no set, no houses.
 */
export interface PlayerView {
  name: string;
  set: string;
  houses: House[];
  amber: number;
  keys: KeyColour[];
  cost: number;
  chains: number;
  check: boolean;
  limit: number;
  haunted: boolean;
  hand: (string | null)[];
  deck: number;
  deck_top: string | null;
  archives: (string | null)[];
  discard: string[];
  purged: string[];
  line: string[];
  artifacts: string[];
  /** The print of the token reference card beside the deck; not there where there is none (G165). */
  token?: string;
}

/**
 * A lasting effect: whose, of which card, and for how long; about which cards in play and which house, where
 * those were chosen.
 */
export interface Lasts {
  source: string;
  ability: string;
  until: Until;
  seat: number;
  cards: string[];
  house: House | null;
  /** The card that was named, by its name in the pool; not there where none was. */
  named?: string;
}

/** An ability that is being resolved. */
export interface Resolving {
  card: string;
  ability: string;
}
