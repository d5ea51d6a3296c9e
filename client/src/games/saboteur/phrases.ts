/** Quick phrases of the chat: what people say at this table, the most frequent first. */
import type { Phrase } from "../contract";

const TO_ALL = [
  "hello", "digger", "not-saboteur",
  "gold-top", "gold-middle", "gold-bottom", "stone-top", "stone-middle", "stone-bottom",
  "repair-pickaxe", "repair-lantern", "repair-cart",
  "have-map", "need-map", "no-path", "no-fit", "need-fall", "finish", "hurry",
  "nice-move", "thanks", "sorry", "good-game",
];
const OF_SOMEBODY = ["trust", "distrust", "is-saboteur", "is-selfish", "break", "repair-other", "why"];

export const PHRASES: Phrase[] = [
  ...TO_ALL.map((id) => ({ id, needsSeat: false })),
  ...OF_SOMEBODY.map((id) => ({ id, needsSeat: true })),
];
