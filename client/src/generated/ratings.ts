/** Made by `make generate` from the structs of the server: not to be changed by hand. */

export interface CurveShown {
  game: string;
  points: PointShown[];
}

/** A rated game of somebody: the `place` in it `of` so many, and what it made of the rating. */
export interface PointShown {
  table: string;
  place: number;
  of: number;
  before: number;
  rating: number;
  deviation: number;
  at: string;
}

/** The reader's finished games of one kind: all, those with other people, those with bots only; and by what they played as. */
export interface GameTally {
  game: string;
  all: TallyShown;
  people: TallyShown;
  bots: TallyShown;
  parts: PartTally[];
}

/** How many games, or parts of games, there were, and how they ended; of the rest nobody has kept who won. */
export interface TallyShown {
  games: number;
  won: number;
  drawn: number;
  lost: number;
}

/** What the reader has played as: of a `heading` (such as role) this `word` (such as digger), and how that ended. */
export interface PartTally {
  heading: string;
  word: string;
  tally: TallyShown;
}

/**
 * The strongest of a game, of those whose strength is known well enough; `mine` is the reader's own rating, and `place`
 * where it is, or would be.
 */
export interface LeadersShown {
  game: string;
  leaders: RatingShown[];
  mine: RatingShown | null;
  place: number | null;
}

/**
 * How strong somebody is at a game. The rating is most likely within two deviations; it is `provisional` as long as that is
 * far. Of the `games` some were `won` or `drawn`.
 */
export interface RatingShown {
  person_id: string;
  name: string;
  game: string;
  rating: number;
  deviation: number;
  provisional: boolean;
  games: number;
  won: number;
  drawn: number;
  /** The highest rating that was not provisional. */
  best: number | null;
}

/** Somebody with an account, as everybody may know them. */
export interface ProfileShown {
  id: string;
  name: string;
  since: string;
  ratings: RatingShown[];
}

/** What a rated game has made of the rating of whoever sat there. */
export interface SeatRatedShown {
  seat: number;
  place: number;
  before: number;
  rating: number;
  provisional: boolean;
}
