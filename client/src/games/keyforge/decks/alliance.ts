/** An alliance deck out of decks that are kept: three pods of three houses, from decks of one set (G270). The hall checks it once more. */
import type { Facts } from "../gallery/facts.svelte";
import type { Deck } from "./deck";

/** The twelve cards of a house of a deck. */
export interface Pod {
  deck: Deck;
  house: string;
}

export const PODS = 3;

/** What a pod is called in an address or a list. */
export const keyOf = ({ deck, house }: Pod): string => `${deck.kept.id}:${house}`;

/** The sets of which there are decks with at least three houses between them; an alliance needs several decks to be another deck than before. */
export function setsOf(decks: readonly Deck[]): string[] {
  const counts = new Map<string, number>();
  for (const { set } of decks) counts.set(set, (counts.get(set) ?? 0) + 1);
  return [...counts].filter(([, count]) => count > 1).map(([set]) => set);
}

/** The pods that may stand at a place: of decks of the set, and of houses that no other place has. */
export function podsFor(decks: readonly Deck[], set: string, chosen: readonly (Pod | null)[], place: number): Pod[] {
  const taken = new Set(chosen.flatMap((pod, at) => (pod === null || at === place ? [] : [pod.house])));
  return decks.filter((deck) => deck.set === set).flatMap((deck) => deck.houses.filter((house) => !taken.has(house)).map((house) => ({ deck, house })));
}

/** Types of reference cards that an alliance takes from one of its decks: a token creature, or prophecies (G271). */
const TAKEN = ["token-creature", "prophecy"];

/** The decks of the pods that have such cards, each once: one of them gives them. */
export function givers(facts: Facts, pods: readonly Pod[]): Deck[] {
  return [...new Set(pods.map(({ deck }) => deck))].filter(({ beside }) => beside.some((card) => card !== null && TAKEN.includes(facts.types[card.t] ?? "")));
}

/** The text by which the hall makes the deck (`decks/alliance.py`). */
export function textOf(pods: readonly Pod[], giver: Deck | null, name: string): string {
  const place = pods.findIndex(({ deck }) => deck === giver);
  const called = name.trim();
  return JSON.stringify({ alliance: pods.map(({ deck, house }) => [deck.kept.word, house]), beside: Math.max(place, 0), ...(called === "" ? {} : { name: called }) });
}
