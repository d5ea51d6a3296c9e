/** The result of a game that is over: it opens by itself, once, and whoever has put it away finds it put away. */
import { later } from "../../state/stage.svelte";
import { setClosed, wasClosed } from "./ending";

/** How long the last moment of a game is looked at before the result covers it, in milliseconds; for readers who want no movement. */
const LOOK_STILL = 400;

export class Result {
  open = $state(false);

  #over = false;
  #stop: (() => void) | undefined;
  readonly #table: () => string;
  readonly #look: number;

  /** `table` tells the table's id; `look` is how long the last moment is looked at, in milliseconds. */
  constructor(table: () => string, look: number) {
    this.#table = table;
    this.#look = look;
  }

  /** Meets every view in turn. Whoever arrives at a game that is over sees its result at once. */
  meet(over: boolean, arrived: boolean, still: boolean): void {
    if (over && !this.#over && !wasClosed(this.#table())) {
      if (arrived) this.open = true;
      else this.#stop = later(() => (this.open = true), still ? LOOK_STILL : this.#look);
    }
    this.#over = over;
  }

  /** The reader opens it, or puts it away. */
  show(is: boolean): void {
    this.open = is;
    setClosed(this.#table(), !is);
  }

  stop(): void {
    this.#stop?.();
  }
}
