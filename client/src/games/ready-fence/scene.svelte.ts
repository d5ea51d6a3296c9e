/** What is seen on the strip: the newest step's moves and blades one after the other, then things as they are. */
import type { Batch, GameEvent } from "../contract";
import type { View } from "./view";

export type Pose = "idle" | "attack" | "parry" | "hit";

/** The strip at one moment. */
export interface Frame {
  phase: Pose;
  acting: number | null;
  hit: number[];
  squares: [number, number];
  beside: number | null;
  /** The lamps that burn from now on, by seat; null leaves them as they are. */
  lamps: [boolean, boolean] | null;
  /** Milliseconds that it is seen. */
  lasts: number;
}

type Place = Pick<Frame, "squares" | "beside">;

/** How long each pose is seen, in milliseconds. */
const LASTS: Record<Pose, number> = { idle: 260, attack: 620, parry: 560, hit: 1050 };
/** How long lamps burn after a touch. */
export const LAMPS = 5000;
/** More than this is never waited for: older frames are left out. */
const MOST = 7;

const ATTACKING = new Set(["attack", "renewed", "replace", "counter", "counter-time", "feint-in-time", "joker", "ceding-scores"]);
const PARRYING = new Set(["parry-riposte", "ceding", "infighting"]);

const seatOf = (event: GameEvent) => (typeof event["seat"] === "number" ? event["seat"] : null);

/** The frames of a step that begins with the fencers at `from`. */
export function framesOf(events: readonly GameEvent[], from: Place): Frame[] {
  const frames: Frame[] = [];
  let squares = from.squares;
  let beside = from.beside;
  const show = (phase: Pose, acting: number | null, more: Partial<Frame> = {}) => frames.push({ phase, acting, hit: [], squares, beside, lamps: null, lasts: LASTS[phase], ...more });
  for (const event of events) {
    const seat = seatOf(event);
    switch (event.kind) {
      case "moved":
        squares = seat === 0 ? [Number(event["to"]), squares[1]] : [squares[0], Number(event["to"])];
        show("idle", seat);
        break;
      case "beside":
        // A Flèche runs past from its first moment, whichever is told first.
        beside = seat;
        for (const frame of frames) frame.beside = seat;
        break;
      case "played": {
        const role = String(event["role"]);
        if (ATTACKING.has(role)) show("attack", seat, role === "attack" ? { lamps: [false, false] } : {});
        else if (PARRYING.has(role)) show("parry", seat);
        break;
      }
      case "cardless":
        if (event["role"] === "parry") show("parry", seat);
        break;
      case "riposte":
        show("attack", seat);
        break;
      case "touch":
        // Who steps off the strip is not hit by anybody.
        if (event["why"] === "off-strip") show("idle", null, { lamps: [seat === 0, seat === 1], lasts: LASTS.hit });
        else if (seat !== null) show("hit", seat, { hit: [1 - seat], lamps: [seat === 0, seat === 1] });
        break;
      case "double_touch":
        show("hit", null, { hit: [0, 1], lamps: [true, true] });
        break;
    }
  }
  return frames;
}

/** The strip when nothing moves: during a phrase the one who threatens keeps the blade out. */
export function restOf({ squares, beside, phrase }: Pick<View, "squares" | "beside" | "phrase">): Frame {
  const threat = phrase?.result === null ? phrase.threat : null;
  return { phase: threat ? "attack" : "idle", acting: threat?.seat ?? null, hit: [], squares, beside, lamps: null, lasts: 0 };
}

export class Scene {
  frame = $state.raw<Frame>(restOf({ squares: [4, 7], beside: null, phrase: null }));
  lamps = $state.raw<[boolean, boolean]>([false, false]);
  /** Something is still to be seen before the fencers stand where the view has them. */
  moving = $state(false);

  #seen = -2;
  #waiting: Frame[] = [];
  #next: ReturnType<typeof setTimeout> | undefined;
  #dark: ReturnType<typeof setTimeout> | undefined;

  /** Meets every view in turn, before it is drawn. */
  meet(view: Pick<View, "squares" | "beside" | "phrase">, last: Batch | null, still: boolean): void {
    const number = last?.number ?? -1;
    const news = this.#seen !== -2 && last !== null && number !== this.#seen;
    this.#seen = number;
    const rest = restOf(view);
    const frames = news ? framesOf(last.events, this.#waiting.at(-1) ?? this.frame) : [];
    if (still) {
      for (const { lamps } of frames) this.#light(lamps);
      this.#settle(rest);
    } else if (frames.length > 0 || this.#next !== undefined) {
      // Where something is still to be seen, things come to rest after it.
      if (frames.length === 0 && this.#waiting.at(-1)?.lasts === 0) this.#waiting.pop();
      this.#waiting.push(...frames, rest);
      this.#waiting.splice(0, Math.max(0, this.#waiting.length - MOST));
      if (this.#next === undefined) this.#step();
    } else this.#settle(rest);
  }

  stop(): void {
    clearTimeout(this.#next);
    clearTimeout(this.#dark);
    this.#next = this.#dark = undefined;
  }

  #step(): void {
    const frame = this.#waiting.shift();
    this.#next = undefined;
    this.moving = this.#waiting.length > 0;
    if (!frame) return;
    this.frame = frame;
    this.#light(frame.lamps);
    if (this.moving) this.#next = setTimeout(() => this.#step(), frame.lasts);
  }

  #settle(rest: Frame): void {
    clearTimeout(this.#next);
    this.#next = undefined;
    this.#waiting = [];
    this.moving = false;
    this.frame = rest;
  }

  #light(lamps: [boolean, boolean] | null): void {
    if (!lamps) return;
    this.lamps = lamps;
    clearTimeout(this.#dark);
    this.#dark = lamps.some(Boolean) ? setTimeout(() => (this.lamps = [false, false]), LAMPS) : undefined;
  }
}
