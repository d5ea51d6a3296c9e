/** What a seat is shown of a bout of Ready… Fence!, as the server sends it. */

export type Mode = "tutorial" | "basic" | "advanced";

export const POSITIONS = ["line", "invitation", "engagement"] as const;
export type Position = (typeof POSITIONS)[number];

export const REACHES = ["short", "lunge", "long", "out"] as const;
export type Reach = (typeof REACHES)[number];

/** The kinds of questions there are. */
export const DECISIONS = ["mulligan", "turn", "retreat", "renew", "cost", "answer", "press"] as const;
export type DecisionKind = (typeof DECISIONS)[number];

/** "deal" while the table itself deals the cards. */
export type Phase = DecisionKind | "deal" | "over";

export const ROLES = [
  "attack", "parry-riposte", "ceding", "ceding-scores", "infighting", "counter", "counter-time", "feint-in-time", "joker", "renewed", "replace", "break-off", "parry", "distance", "accept", "late",
] as const;
export type Role = (typeof ROLES)[number];

export const THREATS = ["attack", "riposte", "renewed", "counter", "counter-time"] as const;
export type ThreatKind = (typeof THREATS)[number];

export const REASONS = ["points", "time", "priority", "touch", "cards", "toss", "conceded"] as const;
export type Reason = (typeof REASONS)[number];

/** Why something cannot be done now; the words of each are message ready-fence-why-<code>. */
export const WHY_CODES = [
  "not-red", "lunge-only", "short-only", "long-only", "out-of-reach", "position-line", "position-engagement", "position-not-invitation", "stamina", "colour", "text", "too-slow", "two-cards",
  "joker-counter-time", "needs-counter", "needs-counter-time", "infighting-distance", "renewed", "feint", "addon", "kept-thrust", "timer-empty", "exchanged", "edge",
  "stall-twice", "stall-priority", "stall-first", "mode", "cardless-used", "first-card", "too-fast", "no-stamina", "toe-touch", "not-riposte", "no-card", "slower", "not-now",
] as const;
export type WhyCode = (typeof WHY_CODES)[number];

export interface Why {
  code: WhyCode;
  need: number;
  have: number;
  /** A kind ("GA") or a card ("GA5") that the rule is about. */
  card: string | null;
}

export interface Play {
  seat: number;
  role: Role;
  card: string | null;
  addon: string | null;
  /** Effective; of a defence, that of the defence; 0 where there is none. */
  speed: number;
  /** The speed it had to reach; 0 for none. */
  need: number;
  /** The speed of the riposte that it became. */
  riposte: number | null;
  paid: number;
}

export interface Threat {
  seat: number;
  kind: ThreatKind;
  /** The kind of card that it counts as. */
  card: string;
  speed: number;
  /** Accepted, it is a double touch. */
  tie: boolean;
  /** Which card of its owner it is. */
  own: 1 | 2;
}

export interface Phrase {
  attacker: number;
  plays: Play[];
  threat: Threat | null;
  used: [number, number];
  cardless: [boolean, boolean];
  /** Who spent stamina in it. */
  spent: [boolean, boolean];
  /** The first attack, and the speed that it had. */
  opening: string;
  opening_addon: string | null;
  opening_speed: number;
  /** The defender's first answer as long as the attacker may act on it. */
  first: Role | null;
  first_speed: number;
  result: "touch" | "double" | "void" | "none" | null;
  scorer: number | null;
}

export interface View {
  game: "ready-fence";
  seat: number | null;
  options: Record<string, string | number | boolean>;
  mode: Mode;
  /** Points that win the bout. */
  target: number;
  periods: number;
  period: number;
  phase: Phase;
  /** Whose game turn it is. */
  turn: number | null;
  asked: number | null;
  number: number;
  opener: number | null;
  scores: [number, number];
  stamina: [number, number];
  cap: number;
  positions: [Position, Position];
  squares: [number, number];
  /** The first and the last square of the strip that may be stood on. */
  ends: [number, number];
  /** Whose fencer stands beside the strip. */
  beside: number | null;
  /** Empty squares between the fencers. */
  distance: number;
  reach: Reach;
  timer: number;
  reserve: number;
  unseen: number;
  discards: string[];
  hands: [number, number];
  hand: string[] | null;
  /** Cards that everybody knows to be in a hand. */
  known: [string[], string[]];
  /** The cards of the mode: name, count and stamina value, "ST4:2:0". */
  deck: string[];
  /** Actions taken in this game turn. */
  acts: number;
  changed: boolean;
  exchanged: boolean;
  stalled: [boolean, boolean];
  idle: number;
  priority: number | null;
  sudden: boolean;
  phrase: Phrase | null;
  /** What the parry without a card costs who has to answer; null in all other questions. */
  parry: number | null;
  /** Why not: by card name, by the word of an action, or by `exchange:` and a card name. Only for the seat that is asked. */
  why: Record<string, Why>;
  winner: number | null;
  reason: Reason | null;
}

/** The card that breaks off an attack or replaces it. */
export const FEINT = "FE";

export function rivalOf(seat: number): number {
  return 1 - seat;
}

/** What a place on the strip adds up to when a fencer goes forward. */
export function forwardOf(seat: number): 1 | -1 {
  return seat === 0 ? 1 : -1;
}

/** The stamina value of a card of this mode. */
export function staminaOf(view: Pick<View, "deck">, card: string): number {
  for (const entry of view.deck) {
    const [name, , value] = entry.split(":");
    if (name === card) return Number(value);
  }
  return 0;
}

/** In basic mode each fencer must keep a Straight Thrust; the two slow ones are printed yellow. */
export function isYellow(view: Pick<View, "mode">, card: string): boolean {
  return view.mode === "basic" && card === "ST3";
}

/** The squares behind the on-guard lines, as they were agreed. */
export function guardOf(view: View): [number, number] {
  return view.options["on_guard"] === "3-8" ? [3, 8] : [4, 7];
}
