/** Made by `make generate` from the structs of the server: not to be changed by hand. */

/**
 * How it stood for each seat just before step `number`, in which `seat` chose `option`. The `options` are told where they
 * were known to whoever looks, the best first; `loss` is by how much the chosen one is behind it, and `sure` the chance that
 * it really is behind.
 */
export interface AnalysisPoint {
  number: number;
  seat: number;
  option: string;
  values: number[];
  options: JudgedOption[];
  loss: number;
  sure: number;
}

/** An option, how whoever chooses stands once it is chosen, how often the engine came by, and how it may go on. */
export interface JudgedOption {
  option: string;
  value: number;
  visits: number;
  line: ForeseenStep[];
}

/** A choice of a line that the engine expects, with what came of it in one of the states that it imagined. */
export interface ForeseenStep {
  seat: number;
  option: string;
  events: GameEvent[];
}

/** Something that happened, as this reader may know it: a kind and that kind's facts. */
export interface GameEvent {
  kind: string;
  [k: string]: unknown;
}

/**
 * An analysis of a finished game with what the seat `eyes` knew, or with all hands open (null): `done` of so many decisions
 * are looked at, and all are told of when that is over. `mine`: whoever reads has asked for it. `end` is 1 for who has
 * won, -1 for who has not.
 */
export interface AnalysisShown {
  eyes: number | null;
  status: "done" | "going" | "none";
  done: number;
  of: number;
  mine: boolean;
  end: number[];
  points: AnalysisPoint[];
}

/**
 * What is thought of the decision after step `number`: how the `seat` stands, the option that `greedy` would choose, null where
 * the game has no such bot, and what the search thinks of the options, the best first.
 */
export interface HintShown {
  number: number;
  seat: number;
  value: number;
  greedy: string | null;
  options: JudgedOption[];
}
