/** What may be chosen on the table now, as the table tells its parts. */

export interface Touching {
  /** Cards in play that may be chosen, by name. */
  lit: ReadonlySet<string>;
  /** Those that are chosen already, or half chosen. */
  chosen: ReadonlySet<string>;
  /** Why a card can't be used now, in words. */
  dulls: ReadonlyMap<string, string>;
  /** The card that asks. */
  source: string | null;
  onpick: (ref: string) => void;
  onread: (ref: string) => void;
}
