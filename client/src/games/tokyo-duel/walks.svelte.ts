/** The markers as they are seen: they walk cell by cell to where the view already has them. */
import { stridesOf } from "./motion";
import type { Batch } from "../contract";
import type { TrackId, View } from "./view";

/** Milliseconds that a marker takes from cell to cell. */
const PACE = 260;

export class Walks {
  /** Where the markers are seen. */
  shown = $state.raw<Record<TrackId, number>>({ fame: 7, destruction: 7 });
  /** A marker is on its way. */
  walking = $state(false);

  #seen = -2;
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** Meets every view in turn, before it is drawn. */
  meet(view: Pick<View, "markers">, last: Batch | null, still: boolean): void {
    const number = last?.number ?? -1;
    const first = this.#seen === -2;
    const news = !first && number !== this.#seen && number >= 0;
    if (!news && !first && this.walking) return;
    this.#seen = number;
    clearTimeout(this.#timer);
    this.walking = false;
    const steps = news && !still && last ? stridesOf(last.events).flatMap(({ track, cells }) => cells.map((cell) => ({ track, cell }))) : [];
    if (steps.length === 0) {
      this.shown = view.markers;
      return;
    }
    this.walking = true;
    const next = () => {
      const step = steps.shift();
      if (!step) {
        this.walking = false;
        this.shown = view.markers;
        return;
      }
      this.shown = { ...this.shown, [step.track]: step.cell };
      this.#timer = setTimeout(next, PACE);
    };
    this.#timer = setTimeout(next, PACE / 2);
  }

  stop(): void {
    clearTimeout(this.#timer);
  }
}
