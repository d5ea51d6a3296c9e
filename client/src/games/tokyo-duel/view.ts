/** What a seat is shown of a game of King of Tokyo: Duel, as the server sends it. */

/** The six faces of a die, each by its letter, in the order in which faces are written. */
export type Letter = "A" | "H" | "E" | "F" | "D" | "S";
export const LETTERS: readonly Letter[] = ["A", "H", "E", "F", "D", "S"];

export type SymbolId = "attack" | "heal" | "energy" | "fame" | "destruction" | "special";
export const SYMBOLS: readonly SymbolId[] = ["attack", "heal", "energy", "fame", "destruction", "special"];

export type TrackId = "fame" | "destruction";
export const TRACKS: readonly TrackId[] = ["fame", "destruction"];

export type MonsterId = "gigazaur" | "alienoid" | "space-penguin" | "meka-dragon" | "cyber-kitty" | "the-king";
export const MONSTERS: readonly MonsterId[] = ["gigazaur", "alienoid", "space-penguin", "meka-dragon", "cyber-kitty", "the-king"];

export type Reward = "attack" | "heal" | "energy" | "token" | "stop";

export const REASONS = ["health", "zones", "space", "conceded"] as const;
export type Reason = (typeof REASONS)[number];

/** The kinds of questions there are. */
export const KINDS = [
  "monster", "faces", "pre_roll", "reroll", "add", "order", "may", "prevent", "aside", "resolve", "place", "buy", "lab", "keeps", "take", "swap",
] as const;

export type Phase = "monsters" | "roll_off" | "start" | "roll" | "result" | "resolve" | "buy" | "end" | "over";

export interface Player {
  seat: number;
  monster: MonsterId | null;
  health: number;
  most: number;
  energy: number;
  tokens: number;
  keeps: string[];
  /** Keep cards that are spent for this turn. */
  used: string[];
  extra_turns: number;
  /** Dice that are missing in the next turn. */
  fewer_dice: number;
  dominated: number;
  immune: boolean;
  /** Own King tokens that are not on the board. */
  king: string[];
}

export interface MarketSpace {
  card: string | null;
  price: number | null;
}

/** One cell of a track; cells are listed from the end of -7 to the end of +7. */
export interface Cell {
  spaces: number[];
  token: string | null;
  part: number;
  reward: Reward | null;
  amount: number;
  zone: number | null;
  victory: number | null;
}

export interface Placed {
  token: string;
  track: TrackId;
  start: number;
  turned: boolean;
}

export interface Pending {
  kind: string;
  card: string | null;
  amount: number;
  target: number | null;
  token: string | null;
  faces: number;
  for: "turn" | "reroll" | "camouflage" | "roll_off" | null;
}

export interface View {
  game: "tokyo-duel";
  seat: number | null;
  options: Record<string, string | number | boolean>;
  phase: Phase;
  turn: number | null;
  /** The seat of the newest turn, also when the game is over. */
  last: number | null;
  asked: number | null;
  number: number;
  starter: number | null;
  first_turn: boolean;
  players: Player[];
  market: MarketSpace[];
  deck: number;
  pile: string[];
  tracks: Record<TrackId, Cell[]>;
  markers: Record<TrackId, number>;
  placed: Placed[];
  dice: string;
  added: string;
  base_dice: number;
  extra_dice: number;
  /** Dice that were taken from this turn. */
  missing_dice: number;
  rolls: number;
  allowed: number;
  sp_used: number;
  resolved: SymbolId[];
  attacks: number;
  lost: number;
  bought: boolean;
  pending: Pending | null;
  winner: number | null;
  reason: Reason | null;
}

/** The player of a seat; seats of a view are complete and in order. */
export function playerAt(view: View, seat: number): Player {
  const player = view.players[seat];
  if (!player) throw new Error(`no player sits at ${seat}`);
  return player;
}

/** Whose end of the board is near the reader: their own, for somebody who watches that of seat 0. */
export function nearSeat(you: number | null): number {
  return you ?? 0;
}

export function rivalOf(seat: number): number {
  return 1 - seat;
}

/** How many dice are rolled in this turn. */
export function diceOf(view: Pick<View, "base_dice" | "extra_dice" | "missing_dice">): number {
  return Math.max(0, view.base_dice - view.missing_dice) + view.extra_dice;
}

export function symbolOf(letter: string): SymbolId {
  return SYMBOLS[LETTERS.indexOf(letter as Letter)] ?? "special";
}
