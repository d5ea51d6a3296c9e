/** Made by `make generate` from the structs of the server: not to be changed by hand. */

export type Reward = "attack" | "heal" | "energy" | "token" | "stop";
export type Phase = "monsters" | "roll_off" | "start" | "roll" | "result" | "resolve" | "buy" | "end" | "over";
export type MonsterId = "gigazaur" | "alienoid" | "space-penguin" | "meka-dragon" | "cyber-kitty" | "the-king";
export type TrackId = "fame" | "destruction";
export type SymbolId = "attack" | "heal" | "energy" | "fame" | "destruction" | "special";
export type Reason = "health" | "zones" | "space" | "conceded";

/**
 * A cell of a track, as markers walk. `spaces` are the base spaces that it touches, `zone` the seat
 * whose spotlight it lies in, `victory` the seat that wins on it.
 */
export interface CellView {
  spaces: number[];
  token: string | null;
  part: number;
  reward: Reward | null;
  amount: number;
  zone: number | null;
  victory: number | null;
}

/**
 * Everything on the table.
 *
 * `last` is the seat of the newest turn, also when the game is over. `dice` are the dice of the result,
 * `added` the symbols beside them, `alien` those among them that an Alienoid has added. `missing_dice`
 * were taken from this turn. `lost` are the HP that the rival of the active player has lost this turn.
 * `stack` is the unfinished business, for `Game.sample`.
 */
export interface DuelView {
  game: string;
  seat: number | null;
  options: Options;
  phase: Phase;
  turn: number | null;
  last: number | null;
  asked: number | null;
  number: number;
  starter: number | null;
  first_turn: boolean;
  players: PlayerView[];
  market: Offer[];
  deck: number;
  pile: string[];
  tracks: {
    fame: CellView[];
    destruction: CellView[];
  };
  markers: {
    fame: number;
    destruction: number;
  };
  placed: Placed[];
  dice: string;
  added: string;
  alien: string;
  base_dice: number;
  extra_dice: number;
  missing_dice: number;
  token_dice: number;
  rolls: number;
  allowed: number;
  sp_used: number;
  resolved: SymbolId[];
  attacks: number;
  lost: number;
  bought: boolean;
  running: string[];
  halted: string[];
  pending: QuestionView | null;
  winner: number | null;
  reason: Reason | null;
  stack: number[];
}

export interface Options {
  [k: string]: string | number | boolean;
}

/**
 * A monster and what it has. `used` are cards whose use of this turn is spent; `king` The King's
 * tokens that are not on the board.
 */
export interface PlayerView {
  seat: number;
  monster: MonsterId | null;
  health: number;
  most: number;
  energy: number;
  tokens: number;
  keeps: string[];
  used: string[];
  extra_turns: number;
  fewer_dice: number;
  dominated: number;
  immune: boolean;
  lost: number;
  king: string[];
}

/** A space of the market; `price` is what the card costs there now. */
export interface Offer {
  card: string | null;
  price: number | null;
}

/** A token on the board: the lowest space that it covers, and whether it lies turned round. */
export interface Placed {
  token: string;
  track: TrackId;
  start: number;
  turned: boolean;
}

/** What is asked now, and what it is about. */
export interface QuestionView {
  kind: string;
  card: string | null;
  amount: number;
  target: number | null;
  token: string | null;
  faces: number;
  for: string | null;
}
