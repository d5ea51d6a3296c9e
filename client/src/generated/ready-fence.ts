/** Made by `make generate` from the structs of the server: not to be changed by hand. */

export type Mode = "tutorial" | "basic" | "advanced";
export type Phase = "deal" | "mulligan" | "turn" | "retreat" | "renew" | "cost" | "answer" | "press" | "over";
export type Position = "line" | "invitation" | "engagement";
export type Reach = "short" | "lunge" | "long" | "out";
export type Role =
  | "attack"
  | "parry-riposte"
  | "ceding"
  | "ceding-scores"
  | "infighting"
  | "counter"
  | "counter-time"
  | "feint-in-time"
  | "joker"
  | "renewed"
  | "replace"
  | "break-off"
  | "parry"
  | "distance"
  | "accept"
  | "late";
export type ThreatKind = "attack" | "riposte" | "renewed" | "counter" | "counter-time";
export type Result = "touch" | "double" | "void" | "none";
export type Reason = "points" | "time" | "priority" | "touch" | "cards" | "toss" | "conceded";

/** Why something may not be done: the fault, and the numbers and the card that it is about. */
export interface FaultView {
  code: string;
  need: number;
  have: number;
  card: string | null;
}

/**
 * Everything that the seat knows.
 *
 * `cap` is the most SP of this period, `ends` the outermost squares, `distance` the empty squares between
 * the fencers. `timer` and `reserve` count cards, `unseen` those discarded face down; `hand` is the viewer's
 * own, `known` what everybody knows to be in each hand, `deck` all cards of the mode as `name:count:SP`.
 * `parry` is what the Parry action costs who has to answer. `past` lay in the discards when extra time
 * began, `fresh` counts the cards drawn since. `why` tells the asked seat what it may not do: by card name,
 * or `forward`, `retreat`, `stall`, `exchange`, `exchange:ST3`, `parry`, `distance`.
 */
export interface FenceView {
  game: string;
  seat: number | null;
  options: Options;
  mode: Mode;
  target: number;
  periods: number;
  period: number;
  phase: Phase;
  turn: number | null;
  asked: number | null;
  number: number;
  opener: number | null;
  scores: [number, number];
  stamina: [number, number];
  cap: number;
  positions: [Position, Position];
  squares: [number, number];
  ends: [number, number];
  beside: number | null;
  distance: number;
  reach: Reach;
  timer: number;
  timer_then: number;
  reserve: number;
  unseen: number;
  discards: string[];
  past: string[];
  fresh: number[];
  hands: [number, number];
  hand: string[] | null;
  known: [string[], string[]];
  deck: string[];
  acts: number;
  changed: boolean;
  exchanged: boolean;
  stalled: [boolean, boolean];
  idle: number;
  priority: number | null;
  sudden: boolean;
  phrase: PhraseView | null;
  parry: number | null;
  why: {
    [k: string]: FaultView;
  };
  winner: number | null;
  reason: Reason | null;
}

export interface Options {
  [k: string]: string | number | boolean;
}

/**
 * The running phrase, or the last one: `result` is None while it runs. `first`: the role of the
 * Defender's first answer as long as the Attacker may act on it, with its speed `first_speed`.
 */
export interface PhraseView {
  attacker: number;
  plays: PlayView[];
  threat: ThreatView | null;
  used: [number, number];
  cardless: [boolean, boolean];
  spent: [boolean, boolean];
  opening: string;
  opening_addon: string | null;
  opening_speed: number;
  first: Role | null;
  first_speed: number;
  result: Result | null;
  scorer: number | null;
}

/**
 * One play of a phrase. `speed` is its effective speed, of a defence that of the defence; `need` the speed
 * it had to reach, `riposte` that of the riposte it became, `paid` the SP spent. 0 where there is none.
 */
export interface PlayView {
  seat: number;
  role: Role;
  card: string | null;
  addon: string | null;
  speed: number;
  need: number;
  riposte: number | null;
  paid: number;
}

/** What is to be answered: `card` is the kind it counts as, `own` which card of its owner it is. */
export interface ThreatView {
  seat: number;
  kind: ThreatKind;
  card: string;
  speed: number;
  tie: boolean;
  own: number;
}
