/** Three pods chosen from a player's decks (T9.2-T9.4, T9.8, T9.9). */
import type { Deck, Deed, Plan, Source } from "../protocol";

export const PODS = 3;

/** A source deck by its place, and a house of it. */
export type Pod = [source: number, house: string];

export interface Choice {
  pods: Pod[];
  /** Reference cards, by id. */
  beside: string[];
}

export type PodFault = "few" | "sets" | "house";

const TIDE = "the-tide";

export function choiceOf(deck: Deck | null): Choice {
  return { pods: (deck?.pods ?? []).map(([source, house]) => [source, house]), beside: [...(deck?.beside ?? [])] };
}

export function has(choice: Choice, [source, house]: Pod): boolean {
  return choice.pods.some(([one, other]) => one === source && other === house);
}

/** Takes a pod in or out. A pod of a house that is in already takes its place; a fourth one is not taken. */
export function toggled(choice: Choice, pod: Pod): Choice {
  if (has(choice, pod)) return { ...choice, pods: choice.pods.filter(([source, house]) => source !== pod[0] || house !== pod[1]) };
  const others = choice.pods.filter(([, house]) => house !== pod[1]);
  return others.length >= PODS ? choice : { ...choice, pods: [...others, pod] };
}

/** What keeps the choice from being a deck; the rest only the desk can tell. */
export function faultsOf(choice: Choice, sources: readonly Source[]): PodFault[] {
  const found: PodFault[] = [];
  if (choice.pods.length !== PODS) found.push("few");
  if (new Set(choice.pods.map(([source]) => sources[source]?.set)).size > 1) found.push("sets");
  if (new Set(choice.pods.map(([, house]) => house)).size < choice.pods.length) found.push("house");
  return found;
}

interface Line {
  code: string;
  reference?: string;
}

/** What must lie beside a deck of these pods, by the event's table of sets: "none", "tide", "token" or "prophecies". */
export function referenceOf(choice: Choice, sources: readonly Source[], plan: Plan): string {
  const set = sources[choice.pods[0]?.[0] ?? -1]?.set;
  return ((plan["deck_sets"] ?? []) as Line[]).find(({ code }) => code === set)?.reference ?? "none";
}

/** The decks that give a pod, each once. */
export function used(choice: Choice): number[] {
  return [...new Set(choice.pods.map(([source]) => source))].sort((one, other) => one - other);
}

/** The ways to fill the place beside the deck: each a list of reference cards, of which one is chosen. */
export function waysBeside(choice: Choice, sources: readonly Source[], plan: Plan): string[][] {
  const reference = referenceOf(choice, sources, plan);
  if (reference === "none") return [[]];
  if (reference === "tide") return [[TIDE]];
  const ways = used(choice).map((source) => sources[source]?.beside ?? []).filter((cards) => cards.length > 0);
  return [...new Map(ways.map((cards) => [cards.join(" "), cards])).values()];
}

/** The choice with what belongs beside it, where only one thing can. */
export function settled(choice: Choice, sources: readonly Source[], plan: Plan): Choice {
  const ways = waysBeside(choice, sources, plan);
  const kept = ways.find((way) => way.join(" ") === choice.beside.join(" "));
  return { ...choice, beside: kept ?? ways[0] ?? [] };
}

export function builtOf(person: number, choice: Choice, name: string): Deed {
  return { deed: "deck-built", person, pods: choice.pods, beside: choice.beside, name: name.trim() };
}

/** A whole deck played as it is. */
export function wholeOf(person: number, source: number): Deed {
  return { deed: "deck-built", person, whole: source };
}

/** When building ends by the event's clock, in seconds since 1970; null before the word to open was given. */
export function buildEnds(opened: number | null, plan: Plan, extra: number): number | null {
  return opened === null ? null : opened + 60 * (plan.build_minutes || 30) + extra;
}
