/** Made by `make generate` from the structs of the server: not to be changed by hand. */

export type Face = "gold" | "stone1" | "stone2";
export type Phase = "deal" | "centre" | "turn" | "stone" | "touch" | "over";
export type Tool = "pickaxe" | "lantern" | "cart";
export type Removed = "none" | "round" | "game";
export type Role = "digger" | "saboteur" | "selfish";

/** A card of the discard pile; `by` is the seat that put it there unseen, else None. */
export interface Discarded {
  by: number | null;
  card: string | null;
}

/** A goal card; `face` is None unless it is up (or `pending`), or the viewer looked at it. */
export interface GoalView {
  x: number;
  y: number;
  up: boolean;
  face: Face | null;
  turned: boolean;
  peeked_by: number[];
}

/** A face-up card of the field other than a goal. */
export interface Laid {
  x: number;
  y: number;
  card: string;
  turned: boolean;
  centre: boolean;
}

/** `move` is the seconds that the seat on turn has, None where no clock runs (S15). */
export interface MoveClockView {
  timed: boolean;
  stalling: number[];
  move: number | null;
  started: number;
}

export interface Options {
  [k: string]: string | number | boolean;
}

/** A play of this round. A pass or time-out of somebody else does not name its card. */
export interface PlayedView {
  seat: number;
  option: string;
}

/** What everybody sees of a player; `role` only for the viewer's own. */
export interface PlayerView {
  seat: number;
  hand: number;
  broken: Tool[];
  in_round: boolean;
  removed: Removed;
  stalling: boolean;
  gold: number;
  role: Role | null;
}

export interface RoundResult {
  round: number;
  winner: Role;
  connector: number | null;
  roles: (Role | null)[];
  pay: number[];
  goals: Face[];
}

/** Everything that one seat, or a spectator, may know. */
export interface SaboteurView {
  game: string;
  seat: number | null;
  round: number;
  rounds: number;
  phase: Phase;
  turn: number | null;
  start_player: number | null;
  options: Options;
  players: PlayerView[];
  hand: string[];
  role: Role | null;
  roles_known: boolean;
  dealt_in: boolean[];
  field: Laid[];
  goals: GoalView[];
  centre_card: string | null;
  pending: Stopped | null;
  deck: number;
  pile: Discarded[];
  roles_in_play: {
    [k: string]: number;
  };
  history: PlayedView[];
  reached: [number, number][];
  results: RoundResult[];
  passes: number;
  clock: MoveClockView;
}

/** What play stops for: stones that are turned round, the first of them now, or the card that must be used. */
export interface Stopped {
  card?: string;
  goal?: number;
  goals?: number[];
}
