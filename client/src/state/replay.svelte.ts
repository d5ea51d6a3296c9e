/** A finished game to look back at: its log, and how it stood after each step, as far as the page has asked. */
import type { Batch } from "../games/contract";
import { api } from "../net/api";
import type { Moment } from "../net/protocol";
import { Moments } from "./moments";
import { showError } from "./notices.svelte";

/** The seat with whose eyes the game is seen; null for those of a spectator. */
export type Eyes = number | null;

/** Steps that are fetched before they are looked at. */
const AHEAD = 6;

export class ReplayStore {
  eyes = $state<Eyes>(null);
  /** The steps that count, as these eyes were told of them. */
  log = $state.raw<Batch[]>([]);
  /** Where the reader wants to be: after so many of these steps. */
  at = $state(0);
  /** What is shown. */
  moment = $state.raw<Moment | null>(null);
  /** The step that led there, when the reader came by it. */
  last = $state.raw<Batch | null>(null);
  /** It goes on by itself. */
  playing = $state(false);
  /** How quickly it does, in usual speeds. */
  speed = $state(1);

  /** The number of the step that each place comes after. */
  readonly numbers = $derived([0, ...this.log.map(({ number }) => number)]);
  /** The steps up to what is shown. */
  readonly past = $derived(this.log.slice(0, this.place));

  readonly #id: string;
  readonly #invite: string | null;
  readonly #seen = new Map<Eyes, Moments>();
  #moments: Moments;

  constructor(id: string, invite: string | null) {
    this.#id = id;
    this.#invite = invite;
    this.#moments = this.seenBy(null);
  }

  /** How it stood as these eyes see it: what one reader of it has fetched is there for all. */
  seenBy(eyes: Eyes): Moments {
    let moments = this.#seen.get(eyes);
    if (!moments) this.#seen.set(eyes, (moments = new Moments(this.#id, this.#invite, eyes)));
    return moments;
  }

  /** The place that is shown: the one that is wanted, or the one before while that is on its way. */
  get place(): number {
    return this.moment === null ? 0 : Math.max(0, this.numbers.indexOf(this.moment.number));
  }

  get end(): number {
    return this.log.length;
  }

  /** Looks with these eyes, at the place after step `number`, or else where the reader is. Rejects with `ApiError`. */
  async look(eyes: Eyes, number = this.numbers[this.at] ?? 0): Promise<void> {
    const log = await api.replay(this.#id, this.#invite, eyes);
    this.eyes = eyes;
    this.log = log;
    this.#moments = this.seenBy(eyes);
    this.at = Math.max(0, this.numbers.findLastIndex((each) => each <= number));
    await this.#arrive(this.at);
  }

  /** Goes to a place; what is out of range is the nearest one. */
  go = (to: number): void => {
    this.at = Math.min(Math.max(to, 0), this.end);
    if (this.at === this.end) this.playing = false;
    this.#arrive(this.at).catch((error: unknown) => {
      this.playing = false;
      this.at = this.place;
      showError(error);
    });
  };

  /** Plays on from here, from the start if this is the end; or stops. */
  toggle = (): void => {
    this.playing = !this.playing;
    if (this.playing && this.at === this.end) this.go(0);
  };

  async #arrive(place: number): Promise<void> {
    const [moments, number] = [this.#moments, this.numbers[place] ?? 0];
    await moments.fetch(number);
    // Meanwhile the reader may have gone on, or see with other eyes.
    const found = moments === this.#moments && this.at === place ? moments.known(number) : undefined;
    if (!found) return;
    this.last = this.moment !== null && this.numbers[place - 1] === this.moment.number ? (this.log[place - 1] ?? null) : null;
    this.moment = found;
    // What is fetched ahead is asked for again when it is needed.
    void moments.fetch(this.numbers[Math.min(place + AHEAD, this.end)] ?? 0).catch(() => {});
  }
}
