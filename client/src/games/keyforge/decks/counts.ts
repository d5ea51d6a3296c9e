/** What a deck can do, as the hall counts it (`decks/counts.py`). */
export interface Counts {
  /** Cards with a word for it, by name; those that none has are left out. */
  abilities: Record<string, number>;
  keywords: Record<string, number>;
  icons: Record<string, number>;
  types: Record<string, number>;
  power: number;
  armor: number;
  reaps: number;
  /** Cards that can't be played yet: what they do is not counted. */
  untold: number;
}

/** In the order of the page: Æ, keys, the board, cards. */
export const ABILITIES = ["gain", "steal", "capture", "loss", "keys", "forge", "creatures", "hold", "artifacts", "token", "draw", "archive", "discard"] as const;
