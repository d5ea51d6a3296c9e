/**
 * The pause between rounds. The server's next view is already cleared; this keeps the last picture
 * of the old round on the table until the next one is dealt, and its result open until the reader
 * is done with it.
 */
import { later } from "../../state/stage.svelte";
import type { Batch } from "../contract";
import { closing, sceneOf, type Scene } from "./scene";
import type { View } from "./view";

/** Time to look at the gold before the dialog covers it, in milliseconds. */
const LOOK = 1900;
const LOOK_STILL = 500;

export class Ending {
  /** The old round's table; null when the present one is shown. */
  scene = $state.raw<Scene | null>(null);
  round = $state(0);
  /** How many rounds' results are behind the dialog: the last of them is shown. */
  shown = $state(0);
  dialog = $state(false);
  /** The final count is open. */
  count = $state(false);
  /** The reader is not yet done with the old round. */
  looking = $state(false);

  #before: View | null = null;
  #stop: (() => void) | undefined;

  /** Meets every view in turn, before it is drawn. */
  meet(view: View, last: Batch | null, still: boolean, ready: boolean): void {
    const before = this.#before;
    this.#before = view;
    const results = view.results.length;
    if (!before) {
      if (view.phase === "over") this.count = true;
      else if (view.phase === "deal" && results > 0 && !ready) this.#open(results);
    } else if (results < before.results.length) {
      // A lesson went back to before the end of the round.
      this.#stop?.();
      this.dialog = false;
      this.looking = false;
      this.#clear();
    } else if (results > before.results.length) {
      this.scene = closing(sceneOf(before), last?.events ?? [], view.results[results - 1]!.goals);
      this.round = before.round;
      this.looking = true;
      this.#stop?.();
      this.#stop = later(() => this.#open(results), still ? LOOK_STILL : LOOK);
    } else {
      // The host may end the game between two rounds.
      if (view.phase === "over" && before.phase !== "over" && !this.looking) this.count = true;
      this.#clear();
    }
  }

  #open(results: number): void {
    this.shown = results;
    this.looking = true;
    this.dialog = true;
  }

  /** The reader has seen enough of the round; after the last one the final count follows. */
  dismiss(over: boolean): void {
    if (!this.looking) return;
    this.dialog = false;
    this.looking = false;
    if (over) this.count = true;
    this.#clear();
  }

  /** The old picture goes once the next round lies on the table. */
  #clear(): void {
    const phase = this.#before?.phase;
    if (!this.looking && phase !== "deal" && phase !== "over") this.scene = null;
  }

  stop(): void {
    this.#stop?.();
  }
}
