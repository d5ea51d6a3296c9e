/** The markers as they are seen: they walk cell by cell to where the view already has them. */
import { Playing } from "../../state/stage.svelte";
import type { Batch } from "../contract";
import { stridesOf } from "./motion";
import type { TrackId, View } from "./view";

/** Milliseconds that a marker takes from cell to cell. */
const PACE = 260;

/** Where markers are seen, and for how long. */
interface Moment {
  at: Partial<Record<TrackId, number>>;
  lasts: number;
}

export class Walks {
  /** Where the markers are seen. */
  shown = $state.raw<Record<TrackId, number>>({ fame: 7, destruction: 7 });

  #seen = -2;
  readonly #playing = new Playing<Moment>(({ at }) => (this.shown = { ...this.shown, ...at }));

  /** A marker is on its way. */
  get walking(): boolean {
    return this.#playing.moving;
  }

  /** Meets every view in turn, before it is drawn. */
  meet(view: Pick<View, "markers">, last: Batch | null, still: boolean): void {
    const number = last?.number ?? -1;
    const news = this.#seen !== -2 && number !== this.#seen && last !== null;
    this.#seen = number;
    const steps = news ? stridesOf(last.events).flatMap(({ track, cells }) => cells.map((cell): Moment => ({ at: { [track]: cell }, lasts: PACE }))) : [];
    // A marker sets out once the dice have been seen.
    if (steps.length > 0) steps.unshift({ at: {}, lasts: PACE / 2 });
    this.#playing.add(steps, { at: view.markers, lasts: 0 });
    if (still) this.#playing.end();
  }

  stop(): void {
    this.#playing.close();
  }
}
