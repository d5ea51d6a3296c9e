/** Where a card may be carried to, and what that chooses. Nothing is judged here: a place is there for an option that is offered. */
import { cardInfo } from "./cards";
import { cardIdOf } from "./labels";
import { parse, type Thing } from "./options";
import { keywordOf, playerAt, type View } from "./view";

export interface Drop {
  option: string;
  /** What is chosen of the question that follows, where it offers that. */
  then: Then | null;
}

/** An answer to a question of a kind, which no other question gets. */
export interface Then {
  kind: "place" | "attack" | "card";
  option: string;
}

/** A card of either line or the own field ("line"), a place in the line ("place:0"), the discard pile, a way of use ("way:reap"). */
export type Drops = ReadonlyMap<string, Drop>;

const NOWHERE: Drops = new Map();

/** Uses that have no target of their own: a place for each appears while the card is carried. */
export const USES = ["reap", "action", "omni", "unstun"] as const;

/** Where a thing can be carried in one's turn, for its options. */
export function dropsOf(view: View, you: number, kind: string | null, thing: Thing, options: readonly string[]): Drops {
  if (kind !== "turn") return NOWHERE;
  const drops = new Map<string, Drop>();
  const add = (at: string, option: string, then: Then | null = null) => void (drops.has(at) || drops.set(at, { option, then }));
  const lines = (seats: readonly number[]) => seats.flatMap((seat) => playerAt(view, seat).line);
  for (const option of options) {
    const { word } = parse(option);
    if (word === "upgrade" || (word === "play" && typeOf(view, thing) === "upgrade")) {
      for (const ref of lines([you, 1 - you])) add(`card:${ref}`, option, { kind: "card", option: `card:${ref}` });
    } else if (word === "play" && typeOf(view, thing) === "creature") {
      for (const place of placesOf(view, you, thing)) add(`place:${place}`, option, { kind: "place", option: `place:${place}` });
    } else if (word === "play") add("line", option);
    else if (word === "discard") add("discard", option);
    else if (word === "fight") for (const ref of lines([1 - you])) add(`card:${ref}`, option, { kind: "attack", option: `card:${ref}` });
    else if ((USES as readonly string[]).includes(word)) add(`way:${word}`, option);
  }
  return drops;
}

function typeOf(view: View, { ref }: Thing): string {
  return cardInfo(cardIdOf(view, ref))?.type ?? "action";
}

/** The places of one's line where a creature goes: its flanks, and with deploy every place between. Where nobody stands there is one. */
function placesOf(view: View, you: number, { ref }: Thing): number[] {
  const { length } = playerAt(view, you).line;
  const deploys = cardInfo(cardIdOf(view, ref))?.keywords.some((each) => keywordOf(each).slug === "deploy") ?? false;
  if (length === 0) return [0];
  return deploys ? Array.from({ length: length + 1 }, (_, place) => place) : [0, length];
}

/** Of some places of a line the one that is nearest to `x`: `middles` are those of the creatures, from left to right. */
export function placeAt(x: number, middles: readonly number[], places: readonly number[]): number {
  const stands = middles.filter((middle) => middle < x).length;
  // In the very middle of the line the side counts.
  const left = x < middles.reduce((sum, middle) => sum + middle, 0) / middles.length;
  const far = (place: number) => Math.abs(place - stands) + (left === place < stands ? 0 : 0.1);
  return places.reduce((best, place) => (far(place) < far(best) ? place : best), places[0] ?? 0);
}
