/** Which cards are seen to move when something happens, and between which things on the page. */
import type { GameEvent } from "../contract";
import type { Tool } from "./view";

export interface Flight {
  card: string | null;
  /** Selectors of where it starts and lands. */
  from: string;
  to: string;
  /** It is held up for everybody to see, rather than slipped across. */
  shown: boolean;
  /** Milliseconds to wait. */
  after: number;
}

const LETTER: Record<Tool, string> = { pickaxe: "P", lantern: "L", cart: "C" };
// The hall marks its seat panels so.
const seat = (n: unknown) => `[data-seat="${String(n)}"]`;
const DECK = "[data-sab-deck]";
const PILE = "[data-sab-pile]";
const HAND = "[data-sab-hands]";

/** Where a laid card comes from in the window: its player's seat, or the own hand. */
export function originOf(by: number | null, you: number | null): DOMRect | null {
  if (by === null) return null;
  return document.querySelector(by === you ? HAND : seat(by))?.getBoundingClientRect() ?? null;
}

/** The flights of a step. Path cards are left out: they fly by themselves when they are laid. */
export function flightsOf(events: readonly GameEvent[], you: number | null): Flight[] {
  const flights: Flight[] = [];
  const holder = (n: unknown) => (n === you ? HAND : seat(n));
  for (const event of events) {
    const from = holder(event["seat"]);
    const shown = { from, shown: true, after: 0 };
    switch (event.kind) {
      case "tool_broken":
        flights.push({ ...shown, card: `!${LETTER[event["tool"] as Tool]}`, to: seat(event["target"]) });
        break;
      case "tool_repaired":
        flights.push({ ...shown, card: String(event["card"]), to: seat(event["target"]) });
        break;
      case "map_used":
        flights.push({ ...shown, card: "map", to: `[data-sab-goal="${String(event["goal"])}"]` });
        break;
      case "rockfall":
        flights.push({ ...shown, card: "fall", to: `[data-sab-cell="${String(event["x"])},${String(event["y"])}"]` });
        break;
      case "touch_discarded":
        flights.push({ ...shown, card: String(event["card"]), to: PILE });
        break;
      case "passed":
      case "timed_out":
        flights.push({ from, shown: false, after: 0, card: null, to: PILE });
        break;
      case "drew":
        flights.push({ from: DECK, shown: false, after: flights.length > 0 ? 260 : 120, card: null, to: from });
        break;
    }
  }
  return flights;
}
