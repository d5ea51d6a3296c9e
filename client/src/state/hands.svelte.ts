/** All hands of a finished game at the moment that is looked at: how each seat saw it. */
import { Moments } from "./moments";
import { showError } from "./notices.svelte";
import type { ReplayStore } from "./replay.svelte";

export class HandsStore {
  /** The views of all seats at one moment, by seat; empty until they are there. */
  views = $state.raw<unknown[]>([]);

  readonly #seats: Moments[];
  #wanted = -1;

  constructor(replay: ReplayStore, seats: number) {
    this.#seats = Array.from({ length: seats }, (_, seat) => replay.seenBy(seat));
  }

  /** Looks at the moment after step `number`. What was there is shown until all of it has come. */
  async look(number: number): Promise<void> {
    this.#wanted = number;
    try {
      await Promise.all(this.#seats.map((moments) => moments.fetch(number)));
    } catch (error) {
      showError(error);
      return;
    }
    if (this.#wanted === number) this.views = this.#seats.map((moments) => moments.known(number)?.view ?? null);
  }
}
