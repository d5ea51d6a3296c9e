/** The stamina that options cost, to be shown before they are chosen: the parry's price is the server's, the rest stands on the cards. */
import { parse } from "./options";
import { FEINT, staminaOf, type View } from "./view";

/** What the defence by distance costs. */
const DISTANCE = 1;

/** The stamina that `option` costs, as it is told beforehand; of an action by its bare word. */
export function costOf(view: View, option: string): number {
  const { word, card, addon } = parse(option);
  const added = addon === null ? 0 : staminaOf(view, addon);
  if (word === "parry") return (view.parry ?? 0) + added;
  if (word === "distance") return DISTANCE;
  if (word === "feint") return staminaOf(view, FEINT) + (card === null ? 0 : staminaOf(view, card)) + added;
  return word === "card" && card !== null && view.mode !== "tutorial" ? staminaOf(view, card) + added : 0;
}
