/**
 * What has happened lately at a table, gone through once more. It is shown as the page was told of it: the views of those steps are kept as they
 * came, and nothing is asked of the hall.
 */
import type { Batch } from "../games/contract";
import type { Moment } from "../net/protocol";

/** So many moments are kept, the newest: with ten at a table, or in a long turn of KeyForge, there are some twenty between two choices. */
const KEPT = 80;

/** What the page was shown after each of the latest steps, by the step's number. */
export class Kept {
  readonly #moments = new Map<number, Moment>();

  keep(moment: Moment): void {
    this.#moments.delete(moment.number);
    this.#moments.set(moment.number, moment);
    const [oldest] = this.#moments.keys();
    if (this.#moments.size > KEPT && oldest !== undefined) this.#moments.delete(oldest);
  }

  at(number: number): Moment | undefined {
    return this.#moments.get(number);
  }

  /** What is seen by others' eyes is shown to nobody. */
  forget(): void {
    this.#moments.clear();
  }

  /** The latest of these steps, from number `first` on, that can be seen again: of each the page knows how it stood before and after. */
  of(steps: readonly Batch[], first: number): Batch[] {
    let from = steps.length;
    while (from > 0 && steps[from - 1]!.number >= first && this.at(steps[from - 1]!.number) && this.at(steps[from - 2]?.number ?? 0)) from -= 1;
    return steps.slice(from);
  }
}

/** What is seen of a table: the steps that count, and how it stood after each. */
interface Told {
  readonly standing: readonly Batch[];
  readonly kept: Kept;
}

export class Lately {
  /** The moment with which it begins, by the number of its step; null while nothing is seen again. */
  #from = $state<number | null>(null);
  /** The moment that is shown. */
  #at = $state(0);
  readonly #told: () => Told;

  constructor(told: () => Told) {
    this.#told = told;
  }

  /** The steps that are seen again, with those that have come meanwhile. */
  readonly steps = $derived.by((): readonly Batch[] => {
    const from = this.#from;
    return from === null ? [] : this.#told().standing.filter(({ number }) => number > from);
  });
  /** What is shown now; null while nothing is seen again, and once it has been taken back. */
  readonly moment = $derived.by((): Moment | null => {
    const [from, at] = [this.#from, this.#at];
    if (from === null || (at !== from && !this.steps.some(({ number }) => number === at))) return null;
    return this.#told().kept.at(at) ?? null;
  });
  /** How many of the steps have been shown. */
  readonly place = $derived(this.steps.filter(({ number }) => number <= this.#at).length);
  /** The step that led to what is shown; null at the beginning. */
  readonly last = $derived(this.steps[this.place - 1] ?? null);

  get going(): boolean {
    return this.moment !== null;
  }

  /** What can be seen again of what has happened since step `first`, with that step itself. */
  since(first: number): Batch[] {
    return this.#told().kept.of(this.#told().standing, first);
  }

  /** Begins before the first of what has happened since step `first`. */
  begin(first: number): void {
    const [step] = this.since(first);
    if (step === undefined) return;
    this.#from = this.#at = this.#told().standing.findLast(({ number }) => number < step.number)?.number ?? 0;
  }

  /** Shows the next step; after the last one the table is as it is. */
  forward = (): void => {
    const next = this.steps[this.place];
    if (next && this.#told().kept.at(next.number)) this.#at = next.number;
    else this.end();
  };

  end = (): void => {
    this.#from = null;
  };
}
