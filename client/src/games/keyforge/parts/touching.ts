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
  /** Cards in play on which the card that is being carried can be let go. */
  drops?: ReadonlySet<string>;
  onpick: (ref: string) => void;
  onread: (ref: string) => void;
  /** A card in play is pressed, and may be carried from there. */
  oncarry?: (ref: string, press: PointerEvent) => void;
}
