/** Made by `make generate` from the structs of the server: not to be changed by hand. */

export type OptionValue = string | number | boolean;
export type Tempo = "at-once" | "fast" | "normal" | "slow";

/** A position in the game's own words (docs/engine-protocol.md), with the options and seats that it is played with. */
export interface CheckPosition {
  seats: number;
  position: {};
  options?: {
    [k: string]: OptionValue;
  };
}

/** The pending question; `options` are for the seat that is asked. */
export interface DecisionShown {
  seat: number;
  kind: string;
  options: OptionShown[];
}

export interface OptionShown {
  option: string;
  touches: string[];
}

/**
 * A table that begins from a position. `bots` has one entry a seat; the first seat without one is its maker's, and with `all`
 * so is every other one, in a game without secrets. Once every seat is taken it begins.
 */
export interface NewPosition {
  game: string;
  seats: number;
  position: {};
  bots: (string | null)[];
  options?: {
    [k: string]: OptionValue;
  };
  all?: boolean;
  name?: string | null;
  lang?: string | null;
  nonce?: string | null;
  tempo?: Tempo;
}

/**
 * What a position looks like with the eyes of each seat, and who is asked first; or its `fault`. What it leaves open is drawn by
 * chance here, and anew at each table.
 */
export interface PositionChecked {
  views: unknown[];
  decision: DecisionShown | null;
  fault: PositionFault | null;
}

/**
 * Why a position can't be set up: the `part` that is wrong, what was `found` there, what is `expected`, `why` where these do
 * not say it all, and a `message` that says it to the reader.
 */
export interface PositionFault {
  part: string;
  found: string;
  expected: string;
  why: string;
  message: string;
}

/**
 * A moment of a game that is over, as a position: the moment after step `number`, the last one before the moment that was
 * asked for that the words of the game can tell; `without` are the names of what they leave out.
 */
export interface PositionShown {
  number: number;
  game: string;
  seats: number;
  options: {
    [k: string]: OptionValue;
  };
  position: {};
  without: string[];
}
