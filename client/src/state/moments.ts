/** How a finished game stood after each of its steps, with the eyes of a seat, or of a spectator (null). Several come at once, and each is asked for once. */
import { api } from "../net/api";
import type { Moment } from "../net/protocol";

export class Moments {
  readonly #id: string;
  readonly #invite: string | null;
  readonly #eyes: number | null;
  #known = new Map<number, Moment>();
  #asked = new Map<number, Promise<void>>();

  constructor(id: string, invite: string | null, eyes: number | null) {
    this.#id = id;
    this.#invite = invite;
    this.#eyes = eyes;
  }

  /** The game after step `number`; undefined as long as it has not been fetched. */
  known(number: number): Moment | undefined {
    return this.#known.get(number);
  }

  /** Sees that the moment after step `number` is there, and with it those that follow. Rejects with `ApiError`. */
  async fetch(number: number): Promise<void> {
    if (this.#known.has(number)) return;
    let request = this.#asked.get(number);
    if (!request) {
      request = api.moments(this.#id, this.#invite, this.#eyes, number).then((moments) => {
        for (const moment of moments) this.#known.set(moment.number, moment);
      });
      this.#asked.set(number, request);
    }
    try {
      await request;
    } finally {
      this.#asked.delete(number);
    }
  }
}
