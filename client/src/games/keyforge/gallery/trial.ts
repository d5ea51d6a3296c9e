/** How a table is set up at which a card is tried. */
import type { OptionValue } from "../../../net/protocol";
import type { CardRow, Facts } from "./facts.svelte";

/** Types that lie in a deck, or are what its token creatures are. */
const TRIED = ["creature", "action", "artifact", "upgrade", "token-creature"];

/**
 * The options of a table with this card in the opening hand of its first seat: both decks are sealed, of the newest set that
 * the hall draws and that has the card. The bot begins, so that the first turn is no first turn (G56). Null for a card that can't be tried.
 */
export function trial(facts: Facts, card: CardRow): Record<string, OptionValue> | null {
  if (card.no || !TRIED.includes(facts.types[card.t] ?? "")) return null;
  const sealed = card.s.map(([set]) => facts.sets[set]?.sealed ?? "").filter(Boolean).at(-1);
  return sealed === undefined ? null : { opening: card.id, "deck-0": sealed, "deck-1": sealed, first: 1 };
}
