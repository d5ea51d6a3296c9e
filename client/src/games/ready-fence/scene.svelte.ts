/** What is seen on the strip: the newest step's moves and blades one after the other, then things as they are. */
import { Playing } from "../../state/stage.svelte";
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
  /** How many plays of the phrase are told with it. */
  plays: number;
  /** Milliseconds that it is seen. */
  lasts: number;
}

type Place = Pick<Frame, "squares" | "beside">;

/** How long each pose is seen, in milliseconds. */
const LASTS: Record<Pose, number> = { idle: 260, attack: 620, parry: 560, hit: 1050 };
/** A phrase that is seen once more takes so many times as long, after a moment on guard. */
const SLOWLY = 2.5;
const ON_GUARD = 400;
/** How long lamps burn after a touch. */
export const LAMPS = 5000;
const ATTACKING = new Set(["attack", "renewed", "replace", "counter", "counter-time", "feint-in-time", "joker", "ceding-scores"]);
const PARRYING = new Set(["parry-riposte", "ceding", "infighting"]);

const seatOf = (event: GameEvent) => (typeof event["seat"] === "number" ? event["seat"] : null);

/** The frames of a step that begins with the fencers at `from`. */
export function framesOf(events: readonly GameEvent[], from: Place): Frame[] {
  const frames: Frame[] = [];
  let squares = from.squares;
  let beside = from.beside;
  let plays = 0;
  const show = (phase: Pose, acting: number | null, more: Partial<Frame> = {}) => {
    frames.push({ phase, acting, hit: [], squares, beside, lamps: null, plays, lasts: LASTS[phase], ...more });
    plays = 0;
  };
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
        plays += 1;
        if (ATTACKING.has(role)) show("attack", seat, role === "attack" ? { lamps: [false, false] } : {});
        else if (PARRYING.has(role)) show("parry", seat);
        break;
      }
      case "cardless":
        plays += 1;
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
  return { phase: threat ? "attack" : "idle", acting: threat?.seat ?? null, hit: [], squares, beside, lamps: null, plays: 0, lasts: 0 };
}

/** A phrase as far as it is told: without its newest `untold` plays, and without its result while that is still to be seen. */
export function toldOf<Told extends NonNullable<View["phrase"]>>(phrase: Told | null, untold: number, open: boolean): Told | null {
  if (phrase === null || (untold === 0 && !open)) return phrase;
  return { ...phrase, plays: phrase.plays.slice(0, Math.max(0, phrase.plays.length - untold)), result: null, scorer: null };
}

export class Scene {
  frame = $state.raw<Frame>(restOf({ squares: [4, 7], beside: null, phrase: null }));
  lamps = $state.raw<[boolean, boolean]>([false, false]);
  /** Plays of the phrase that are still to be seen. */
  untold = $state(0);
  /** What came of the phrase is still to be seen. */
  open = $state(false);
  /** There is a whole phrase that can be seen once more. */
  whole = $state(false);

  #seen = -2;
  /** The newest phrase from its first attack on, and whether it goes on. */
  #phrase: Frame[] = [];
  #going = false;
  #repeats = false;
  #dark: ReturnType<typeof setTimeout> | undefined;
  readonly #playing: Playing<Frame>;

  constructor() {
    this.#playing = new Playing<Frame>((frame) => this.#show(frame));
  }

  /** Something is still to be seen before the fencers stand where the view has them. */
  get moving(): boolean {
    return this.#playing.moving;
  }

  /** Meets every view in turn, before it is drawn. */
  meet(view: Pick<View, "squares" | "beside" | "phrase">, last: Batch | null, still: boolean): void {
    const number = last?.number ?? -1;
    const news = this.#seen !== -2 && last !== null && number !== this.#seen;
    this.#seen = number;
    if (news && this.#repeats) this.#playing.end();
    const frames = news ? framesOf(last.events, this.#playing.waiting.at(-1) ?? this.frame) : [];
    this.#keep(frames, view);
    if (!this.#repeats) this.#playing.add(frames, restOf(view));
    if (still) this.#playing.end();
    else this.#tell();
  }

  /** Shows the newest phrase once more, slowly, from where it began. */
  again(view: Pick<View, "squares" | "beside" | "phrase">): void {
    const [first] = this.#phrase;
    if (first === undefined) return;
    this.#playing.again([{ ...first, phase: "idle", acting: null, plays: 0, lasts: ON_GUARD }, ...this.#phrase], { ...restOf(view), lamps: [false, false] }, SLOWLY);
    this.#repeats = true;
  }

  stop(): void {
    this.#playing.close();
    clearTimeout(this.#dark);
    this.#dark = undefined;
  }

  /** Remembers the newest phrase. It begins with an attack, which puts the lamps out, and ends with its result. */
  #keep(frames: readonly Frame[], { phrase }: Pick<View, "phrase">): void {
    for (const frame of frames) {
      if (frame.lamps?.every((lamp) => !lamp)) [this.#phrase, this.#going, this.whole] = [[], true, false];
      if (this.#going) this.#phrase.push(frame);
    }
    if (!this.#going || phrase === null || phrase.result === null) return;
    this.#going = false;
    this.whole = true;
  }

  #show(frame: Frame): void {
    this.frame = frame;
    if (!this.#playing.moving) this.#repeats = false;
    this.#light(frame.lamps);
    this.#tell();
  }

  /** The phrase is told as it is seen: each play with its blade, the result with the touch. */
  #tell(): void {
    this.untold = this.#playing.waiting.reduce((sum, { plays }) => sum + plays, 0);
    this.open = this.untold > 0 || this.#playing.waiting.some(({ lamps }) => lamps?.some(Boolean));
  }

  #light(lamps: [boolean, boolean] | null): void {
    if (!lamps) return;
    this.lamps = lamps;
    clearTimeout(this.#dark);
    this.#dark = lamps.some(Boolean) ? setTimeout(() => (this.lamps = [false, false]), LAMPS) : undefined;
  }
}
