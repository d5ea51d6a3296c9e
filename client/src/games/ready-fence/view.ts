/** What a seat is shown of a bout of Ready… Fence!, and the words in it. */
import type { FenceView, Position, Reach, Reason, Role, ThreatKind } from "../../generated/ready-fence";

export type { FaultView as Why, PhraseView as Phrase, PlayView as Play, Position, Reach, Role, ThreatKind, ThreatView as Threat } from "../../generated/ready-fence";
export type View = FenceView;

export const POSITIONS = ["line", "invitation", "engagement"] as const satisfies Position[];

export const REACHES = ["short", "lunge", "long", "out"] as const satisfies Reach[];

/** The kinds of questions there are. */
export const DECISIONS = ["mulligan", "turn", "retreat", "renew", "cost", "answer", "press"] as const;

export const ROLES = [
  "attack", "parry-riposte", "ceding", "ceding-scores", "infighting", "counter", "counter-time", "feint-in-time", "joker", "renewed", "replace", "break-off", "parry", "distance", "accept", "late",
] as const satisfies Role[];

export const THREATS = ["attack", "riposte", "renewed", "counter", "counter-time"] as const satisfies ThreatKind[];

export const REASONS = ["points", "time", "priority", "touch", "cards", "toss", "conceded"] as const satisfies Reason[];

/** Why something cannot be done now; the words of each are message ready-fence-why-<code>. */
export const WHY_CODES = [
  "not-red", "lunge-only", "short-only", "long-only", "out-of-reach", "position-line", "position-engagement", "position-not-invitation", "stamina", "colour", "text", "too-slow", "two-cards",
  "joker-counter-time", "needs-counter", "needs-counter-time", "infighting-distance", "renewed", "feint", "addon", "kept-thrust", "timer-empty", "exchanged", "edge",
  "stall-twice", "stall-priority", "stall-first", "mode", "cardless-used", "first-card", "too-fast", "no-stamina", "toe-touch", "not-riposte", "no-card", "slower", "not-now",
] as const;
export type WhyCode = (typeof WHY_CODES)[number];

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
