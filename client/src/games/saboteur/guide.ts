/** The first-game guide: which of its sentences help most at this moment. */
import type { Args, Decision } from "../contract";
import type { Advice } from "../shared/guide";
import { actionOf } from "./cards";
import { byCard, idle, places } from "./options";
import { isPath } from "./tiles";
import { playerAt, type View } from "./view";

/** The little pictures beside the hints. */
export type SignId = "role" | "hand" | "turn" | "broken" | "repair" | "map" | "fall" | "pass" | "talk" | "goal" | "deck" | "watch";

type Hint = Advice<SignId>;

/** Cards left at which the end of the deck is worth a word. */
const LOW = 8;

/**
 * What to tell a reader now, most pressing first. `selected` is the card being played, if any.
 * Spectators are told nothing: there is nothing for them to do.
 */
export function advise(view: View, decision: Decision | null, you: number | null, selected: string | null): Hint[] {
  if (you === null || view.phase === "over") return [];
  if (view.phase === "deal") return view.round > 1 ? [say("next-round", "role"), say("talk", "talk")] : [];
  if (view.phase === "centre") {
    const first = view.turn === you ? [say("centre", "turn")] : [];
    return [...first, view.role ? role(view) : say("role-hidden", "role")];
  }
  const mine = decision?.seat === you;
  const told = mine ? (selected ? card(selected, view, you) : turn(view, decision, you)) : waiting(view);
  return [...told, ...news(view, you), role(view)].filter((advice, i, all) => all.findIndex((other) => other.id === advice.id) === i);
}

function say(id: string, sign: Hint["sign"], args?: Args): Hint {
  return { id: `saboteur-guide-${id}`, sign, ...(args ? { args } : {}) };
}

function role(view: View): Hint {
  return view.role ? say(`role-${view.role}`, "role") : say("role-hidden", "role");
}

/** On the one card that is selected. */
function card(selected: string, view: View, you: number): Hint[] {
  const action = actionOf(selected);
  if (action?.kind === "break") return [say("broken", "broken")];
  if (action) return [say(action.kind, action.kind)];
  if (playerAt(view, you).broken.length > 0) return [say("broken-self", "broken")];
  return [selected.startsWith("D") ? say("dead-end", "hand") : say("lay", "hand"), say("turn-card", "turn")];
}

/** On turn, with no card chosen yet. */
function turn(view: View, decision: Decision, you: number): Hint[] {
  const cards = byCard(decision.options);
  if (playerAt(view, you).broken.length > 0) {
    const own = [...cards.values()].some((uses) => actionOf(uses.card)?.kind === "repair" && uses.seats.has(you));
    return [say("broken-self", "broken"), ...(own ? [say("repair", "repair")] : []), say("pass", "pass")];
  }
  if (idle(view.hand, cards)) return [say("pass", "pass"), say("talk", "talk")];
  const told: Hint[] = [];
  if (view.hand.some((held) => isPath(held) && places(cards.get(held)) > 0)) told.push(say("lay", "hand"));
  if (places(cards.get("map")) > 0) told.push(say("map", "map"));
  if (places(cards.get("fall")) > 0) told.push(say("fall", "fall"));
  told.push(say("pass", "pass"));
  return told;
}

function waiting(view: View): Hint[] {
  return view.history.length % 2 === 0 ? [say("watch", "watch"), say("talk", "talk")] : [say("talk", "talk"), say("watch", "watch")];
}

/** What the table shows to everybody, or what this reader alone knows. */
function news(view: View, you: number): Hint[] {
  const told: Hint[] = [];
  if (view.goals.some((goal) => !goal.up && goal.peeked_by.includes(you))) told.push(say("map-seen", "map"));
  if (view.goals.some((goal) => goal.up)) told.push(say("stone", "goal"));
  if (view.deck === 0) told.push(say("deck-empty", "deck"));
  else if (view.deck <= LOW) told.push(say("deck-low", "deck", { deck: view.deck }));
  return told;
}
