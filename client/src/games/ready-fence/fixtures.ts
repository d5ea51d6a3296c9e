/** Positions written by hand for the tests, in the shape of the server's views. */
import { contextOf, decider } from "../shared/fixtures";
import { parse } from "./options";
import type { Phrase, Play, Threat, View, Why, WhyCode } from "./view";

export const NAMES = ["Ann", "Bob"];

const BASIC = [
  "ST3:2:0", "ST4:2:0", "ST5:1:0", "ST6:1:0", "BT4:2:0", "BT5:2:0", "DI4:2:0", "DI5:2:0", "TT4:2:0", "GA5:2:0", "FL5:1:2", "FL6:1:2", "FL7:1:2", "PR4:1:0", "PR5:2:0", "PR6:1:0", "IF4:1:1", "IF5:1:1",
  "IF6:1:1", "SH4:2:0", "SH5:2:0", "SH6:2:0", "SH7:1:0",
];

/** Ann, Green, at lunge distance in her third turn. */
export function midGame(changes: Partial<View> = {}): View {
  return {
    game: "ready-fence", seat: 0,
    options: { mode: "basic", points: 5, parry_rounding: "up", defence_speed: "effective" },
    mode: "basic", target: 5, periods: 1, period: 1, phase: "turn", turn: 0, asked: 0, number: 5, opener: 0,
    scores: [1, 2], stamina: [4, 3], cap: 6, positions: ["line", "invitation"], squares: [5, 7], ends: [1, 10], beside: null, distance: 1, reach: "lunge",
    timer: 9, timer_then: 9, reserve: 11, unseen: 1, discards: ["BT4", "SH4"], past: [], fresh: [0, 0], hands: [6, 6], hand: ["DI4", "PR5", "SH6", "ST3", "ST4", "ST4"], known: [["ST4"], ["PR4", "ST3"]], deck: [...BASIC],
    acts: 0, changed: false, exchanged: false, stalled: [false, false], idle: 0, priority: null, sudden: false, phrase: null, parry: null, why: {}, winner: null, reason: null,
    ...changes,
  };
}

/** What can't be done, and why. */
export function whys(reasons: Record<string, WhyCode | [WhyCode, Partial<Why>]>): Record<string, Why> {
  return Object.fromEntries(
    Object.entries(reasons).map(([what, told]) => {
      const [code, more] = typeof told === "string" ? [told, {}] : told;
      return [what, { code, need: 0, have: 0, card: null, ...more }];
    }),
  );
}

export function play(seat: number, role: Play["role"], card: string | null, changes: Partial<Play> = {}): Play {
  return { seat, role, card, addon: null, speed: 0, need: 0, riposte: null, paid: 0, ...changes };
}

/** A phrase in which Ann attacked with a Straight Thrust of speed 5, and that is where it stands. */
export function phrase(changes: Partial<Phrase> = {}): Phrase {
  return {
    attacker: 0, plays: [play(0, "attack", "ST5", { speed: 5 })], threat: threat(), used: [1, 0], cardless: [false, false], spent: [false, false],
    opening: "ST5", opening_addon: null, opening_speed: 5, first: null, first_speed: 0, result: null, scorer: null,
    ...changes,
  };
}

export function threat(changes: Partial<Threat> = {}): Threat {
  return { seat: 0, kind: "attack", card: "ST", speed: 5, tie: false, own: 1, ...changes };
}

/** What an option touches, as the server tells it. */
function touches(option: string): string[] {
  const { card, addon, word } = parse(option);
  if (word === "position") return [option];
  if (card !== null || addon !== null) return [card, addon].flatMap((each) => (each === null ? [] : [`hand:${each}`]));
  return { forward: ["square:6"], back: ["square:4"], retreat: ["square:3"] }[word] ?? [];
}

/** A question; an option may be given with what it touches. */
export const decide = decider(touches);

export const context = contextOf<View>(NAMES);
