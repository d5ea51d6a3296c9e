/** The stamina that a parry without a card costs, to be shown on its button. The server decides; this only tells beforehand. */
import { speedOf } from "./art/labels";
import { parse } from "./options";
import { FEINT, staminaOf, type View } from "./view";

/** How much faster a renewed attack is than the first one. */
const RENEWED = 2;
/** What the defence by distance costs. */
const DISTANCE = 1;

/** The speed that the price is counted from: of an attack as it is, or as it is printed where that was agreed. */
function threatSpeed({ phrase, options }: View): number {
  const threat = phrase?.threat;
  if (!phrase || !threat) return 0;
  if (options["defence_speed"] !== "printed" || threat.kind === "riposte") return threat.speed;
  return (speedOf(phrase.opening) ?? 0) + (threat.kind === "renewed" ? RENEWED : 0);
}

/** What parrying the present threat costs the reader of `seat`. */
export function parryCost(view: View, seat: number): number {
  const eased = view.positions[seat as 0 | 1] === "invitation" ? 1 : 0;
  const half = (threatSpeed(view) - eased) / 2;
  return Math.max(1, view.options["parry_rounding"] === "down" ? Math.floor(half) : Math.ceil(half));
}

/** The stamina that `option` costs, as it is told beforehand; of an action by its bare word. */
export function costOf(view: View, seat: number, option: string): number {
  const { word, card, addon } = parse(option);
  const added = addon === null ? 0 : staminaOf(view, addon);
  if (word === "parry") return parryCost(view, seat) + added;
  if (word === "distance") return DISTANCE;
  if (word === "feint") return staminaOf(view, FEINT) + (card === null ? 0 : staminaOf(view, card)) + added;
  return word === "card" && card !== null && view.mode !== "tutorial" ? staminaOf(view, card) + added : 0;
}
