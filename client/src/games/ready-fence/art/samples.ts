/** Phrases and moments for the page of parts and the tests. */

const NOTHING = { addon: null, speed: 0, need: 0, riposte: null, paid: 0 };
const play = (seat: number, role: string, card: string | null, more: object = {}) => ({ ...NOTHING, seat, role, card, ...more });

/** Phrases in several states, as views tell them. */
export const PHRASES = [
  { plays: [play(0, "attack", "ST4", { addon: "AN", speed: 8 })], result: null, scorer: null },
  { plays: [play(0, "attack", "ST4", { speed: 6 }), play(1, "parry-riposte", "PR5", { speed: 6, need: 6, riposte: 3 }), play(0, "counter", "SH4", { speed: 4, need: 3 }), play(1, "accept", null)], result: "touch", scorer: 0 },
  { plays: [play(1, "attack", "ST5", { speed: 5 }), play(0, "counter", "SH5", { speed: 5, need: 5 }), play(1, "accept", null)], result: "double", scorer: null },
  { plays: [play(1, "attack", "BT5", { speed: 4 }), play(0, "parry", null, { addon: "GA5", paid: 2, riposte: 4 }), play(1, "renewed", "RA", { speed: 6, paid: 1 }), play(0, "distance", null, { paid: 1 })], result: "none", scorer: null },
  { plays: [play(0, "attack", "FL6", { speed: 6, paid: 2 }), play(1, "counter", "SH6", { speed: 6, need: 6 })], result: "void", scorer: null },
  { plays: [play(0, "attack", "DI4", { speed: 4 }), play(1, "counter", "SH5", { speed: 5, need: 4 }), play(0, "counter-time", "CT"), play(1, "feint-in-time", "FT")], result: "touch", scorer: 1 },
];

export interface Moment {
  squares: [number, number];
  ends: [number, number];
  positions: [string, string];
  beside: number | null;
  phase: "idle" | "attack" | "parry" | "hit";
  acting: number | null;
  hit: number[];
  options: { square: number; option: string }[];
}

const moment = (squares: [number, number], green: string, red: string, more: Partial<Moment> = {}): Moment => ({ squares, ends: [1, 10], positions: [green, red], beside: null, phase: "idle", acting: null, hit: [], options: [], ...more });

/** The strip in every state. */
export const MOMENTS: readonly Moment[] = [
  moment([4, 7], "line", "line"),
  moment([4, 6], "invitation", "engagement", { options: [{ square: 5, option: "forward" }, { square: 3, option: "back" }, { square: 2, option: "retreat" }] }),
  moment([5, 6], "engagement", "line"),
  moment([4, 6], "line", "invitation", { phase: "attack", acting: 0 }),
  moment([4, 6], "line", "engagement", { phase: "parry", acting: 1 }),
  moment([4, 6], "line", "line", { phase: "hit", hit: [1] }),
  moment([4, 6], "line", "line", { phase: "hit", hit: [0, 1] }),
  moment([5, 6], "line", "line", { phase: "hit", hit: [0] }),
  moment([4, 7], "line", "invitation", { phase: "attack", acting: 0, beside: 0 }),
  moment([4, 7], "line", "line", { phase: "hit", hit: [0], beside: 1 }),
  moment([1, 10], "invitation", "invitation", { options: [{ square: 0, option: "back" }, { square: 2, option: "forward" }] }),
  moment([2, 9], "engagement", "line", { ends: [2, 9], options: [{ square: 1, option: "back" }] }),
];
