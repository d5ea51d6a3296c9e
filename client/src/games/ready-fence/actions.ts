/** The buttons of a question beside the hand: those that are offered, and those that a rule forbids just now. */
import type { Choice } from "../contract";
import { byWord } from "./options";
import { forwardOf, type View, type Why } from "./view";

/** The words of actions, by the kind of question, in the order of their buttons. */
const WORDS: Record<string, readonly string[]> = {
  mulligan: ["keep", "mulligan"],
  turn: ["forward", "retreat", "position", "exchange", "stall", "end"],
  retreat: ["no"],
  renew: ["no"],
  cost: [],
  answer: ["parry", "distance", "feint", "accept"],
  press: ["feint", "no"],
};

/** Actions that go on to the hand: their options name a card each. */
const BY_CARD = new Set(["exchange", "feint"]);

export interface Action {
  word: string;
  /** The rule that forbids it; null where it is offered. */
  why: Why | null;
}

export function offered(options: readonly Choice[], word: string): boolean {
  if (BY_CARD.has(word)) return options.some(({ option }) => option === word || option.startsWith(`${word}:`));
  return byWord(options, word).length > 0;
}

/** What `kind` of question offers `seat`: an action that is unknown in this mode isn't there at all. */
export function actionsOf(view: View, kind: string | null, options: readonly Choice[], seat: number): Action[] {
  const words = [...(WORDS[kind ?? ""] ?? [])];
  // The step to the left of the screen stands to the left of the other one.
  if (kind === "turn") words.splice(forwardOf(seat) === 1 ? 0 : 1, 0, "back");
  return words.flatMap((word): Action[] => {
    if (offered(options, word)) return [{ word, why: null }];
    const why = view.why[word];
    return why && why.code !== "mode" ? [{ word, why }] : [];
  });
}
