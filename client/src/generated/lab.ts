/** Made by `make generate` from the structs of the server: not to be changed by hand. */

export type PhraseEnding = "attacker" | "defender" | "double" | "void" | "none";
export type LabMeasureName = "turns" | "phrases" | "touches" | "touch-rate" | "untouched" | "first" | "level";
export type LabStatus = "none" | "going" | "done" | "stopped" | "failed";

/** An estimate with its 95 % interval, null where one bout says nothing of spread. */
export interface Figure {
  mean: number;
  low: number | null;
  high: number | null;
}

/** What can be tried. */
export interface LabAbout {
  tables: LabTable[];
  kinds: LabKind[];
  modes: string[];
  bots: string[];
  most_bouts: number;
  most_stamina: number;
}

/** A table that comes with the game, in one word. */
export interface LabTable {
  name: string;
  cards: string;
}

/**
 * A kind of card: how many there are, and which speeds each of them may have; 0 and 0 where it has none. `modes` are those to
 * which any of them belongs in the proposed table.
 */
export interface LabKind {
  kind: string;
  count: number;
  least: number;
  most: number;
  modes: string[];
}

/** Of the phrases with each table, the share that ends so. */
export interface LabEnding {
  ending: PhraseEnding;
  a: number;
  b: number;
}

/** A measure of the bouts with both tables, and by how much it is higher with B; null where nothing is known. `share`: it is one. */
export interface LabMeasure {
  name: LabMeasureName;
  share: boolean;
  a: Figure | null;
  b: Figure | null;
  difference: Figure | null;
}

/** What the bouts say that were played with both tables, pair by pair. */
export interface LabResult {
  pairs: number;
  measures: LabMeasure[];
  kinds: LabUse[];
  endings: LabEnding[];
}

/**
 * A kind of card: of the opportunities to play it, the share that is taken (`use`); its share of all cards played (`part`); and
 * the share of the bouts in which it is played (`bouts`).
 */
export interface LabUse {
  kind: string;
  use_a: Figure | null;
  use_b: Figure | null;
  use_difference: Figure | null;
  part_a: Figure | null;
  part_b: Figure | null;
  part_difference: Figure | null;
  bouts_a: Figure | null;
  bouts_b: Figure | null;
}

/**
 * The reader's latest run. `done` of so many bouts are played; `waiting`: none for a while, since bots at tables come first. The
 * `result` is that of the bouts so far, null before the first pair. `seed`: with it the command line plays the same bouts.
 */
export interface LabRun {
  status: LabStatus;
  done: number;
  of: number;
  waiting: boolean;
  a: string;
  b: string;
  mode: string;
  bot: string;
  seed: string;
  result: LabResult | null;
}

/** A wish: so many bouts with each of two tables. */
export interface NewRun {
  a: string;
  b: string;
  games: number;
  mode?: string;
  bot?: string;
}
