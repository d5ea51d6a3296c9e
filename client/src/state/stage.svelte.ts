/**
 * How what happens is staged. Each moment is seen for a while, by the tempo of the table; the reader may hurry, and then nothing is waited for.
 * The games' own scenes are made with this, so that all of them slow down, catch up and hurry alike.
 */
import type { Tempo } from "../net/protocol";

/** What each tempo makes of the time that something is seen. */
const BEATS: Record<Tempo, number> = { slow: 2, normal: 1, fast: 0.4, "at-once": 0 };

/** How long a scene lasts at most at normal tempo, in milliseconds. A longer one is played so much quicker. */
export const LONGEST = 2400;

class Stage {
  /** By this the time of everything that is staged is multiplied; 0 stages nothing. */
  beat = $state(1);

  readonly #heard = new Set<() => void>();

  /** The tempo that counts from now on; nothing is staged while the reader hurries. */
  follow(tempo: Tempo, hurried: boolean): void {
    this.beat = hurried ? 0 : BEATS[tempo];
  }

  /** Ends at once whatever is staged. */
  hurry(): void {
    for (const act of [...this.#heard]) act();
  }

  /** Hears when the reader hurries. Gives the way to hear it no more. */
  onHurry(act: () => void): () => void {
    this.#heard.add(act);
    return () => void this.#heard.delete(act);
  }
}

export const stage = new Stage();

/** Does something after some milliseconds, or as soon as the reader hurries. Gives the way to call it off. */
export function later(act: () => void, ms: number): () => void {
  const stop = () => {
    clearTimeout(timer);
    forget();
  };
  const now = () => {
    stop();
    act();
  };
  const timer = setTimeout(now, ms);
  const forget = stage.onHurry(now);
  return stop;
}

/** Moments that are seen one after the other, each for its own time. */
export class Playing<Moment extends { lasts: number }> {
  /** Whether something is still to be seen. */
  moving = $state(false);
  /** What is still to be seen, after what is seen now. */
  waiting: Moment[] = [];

  #cancel: (() => void) | null = null;
  #rest: Moment | null = null;
  #rate = 1;
  readonly #show: (moment: Moment) => void;
  readonly #forget: () => void;

  /** `show` shows a moment. */
  constructor(show: (moment: Moment) => void) {
    this.#show = show;
    this.#forget = stage.onHurry(() => this.end());
  }

  /** Adds moments to those that wait; afterwards `rest` is seen. What waits too long is played quicker: a reader who lags behind catches up. */
  add(moments: readonly Moment[], rest: Moment): void {
    this.#rest = rest;
    this.waiting.push(...moments);
    if (stage.beat === 0) return this.end();
    const left = this.waiting.reduce((sum, { lasts }) => sum + lasts, 0);
    this.#rate = Math.min(1, LONGEST / left) * stage.beat;
    if (this.#cancel === null) this.#next();
  }

  /** Shows moments that have been seen before once more, each so many times as long, whatever the tempo; afterwards `rest` is seen. */
  again(moments: readonly Moment[], rest: Moment, slower: number): void {
    this.end();
    this.#rest = rest;
    this.#rate = slower;
    this.waiting.push(...moments);
    this.#next();
  }

  /** Shows at once what comes last, and what all the moments before it leave behind. */
  end(): void {
    this.stop();
    for (const moment of this.waiting.splice(0)) this.#show(moment);
    if (this.#rest) this.#show(this.#rest);
    this.#rest = null;
  }

  /** Shows nothing any more. */
  stop(): void {
    this.#cancel?.();
    this.#cancel = null;
    this.moving = false;
  }

  /** The scene is taken down. */
  close(): void {
    this.stop();
    this.#forget();
  }

  #next(): void {
    const moment = this.waiting.shift();
    this.#cancel = null;
    this.moving = moment !== undefined;
    if (!moment) {
      if (this.#rest) this.#show(this.#rest);
      this.#rest = null;
      return;
    }
    this.#show(moment);
    const timer = setTimeout(() => this.#next(), moment.lasts * this.#rate);
    this.#cancel = () => clearTimeout(timer);
  }
}
