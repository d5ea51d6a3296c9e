/** What is seen to move when something happens, read from the events of a step. */
import type { GameEvent } from "../contract";
import type { TrackId } from "./view";

export interface Stride {
  track: TrackId;
  /** The cells that the marker enters, in order. */
  cells: number[];
}

/** The walks of the markers in a step, in order; neighbouring steps of one track are one walk. */
export function stridesOf(events: readonly GameEvent[]): Stride[] {
  const strides: Stride[] = [];
  for (const event of events) {
    if (event.kind !== "step") continue;
    const track = event["track"] as TrackId;
    const last = strides.at(-1);
    if (last?.track === track) last.cells.push(Number(event["cell"]));
    else strides.push({ track, cells: [Number(event["cell"])] });
  }
  return strides;
}

/** A number that rises from a player's panel. */
export interface Puff {
  seat: number;
  what: "health" | "energy" | "token";
  /** Signed. */
  amount: number;
}

export function puffsOf(events: readonly GameEvent[]): Puff[] {
  const puffs: Puff[] = [];
  for (const event of events) {
    const seat = Number(event["seat"]);
    if (event.kind === "hit") puffs.push({ seat, what: "health", amount: -Number(event["lost"]) });
    else if (event.kind === "healed") puffs.push({ seat, what: "health", amount: Number(event["amount"]) });
    else if (event.kind === "energy") puffs.push({ seat, what: "energy", amount: Number(event["amount"]) });
    else if (event.kind === "bought" || event.kind === "swept") puffs.push({ seat, what: "energy", amount: -Number(event["price"]) });
    else if (event.kind === "token_gained") puffs.push({ seat, what: "token", amount: Number(event["amount"]) });
    else if (event.kind === "token_spent") puffs.push({ seat, what: "token", amount: -1 });
  }
  return puffs.filter(({ amount }) => amount !== 0);
}

export interface Flight {
  card: string;
  /** Selectors of where it starts and lands. */
  from: string;
  to: string;
}

const owner = (seat: unknown) => `[data-duel-player="${String(seat)}"]`;
const MARKET = "[data-duel-markets]";
const DECK = "[data-duel-deck]";

/** Cards that change their place. */
export function flightsOf(events: readonly GameEvent[]): Flight[] {
  return events.flatMap((event): Flight[] => {
    const card = String(event["card"]);
    switch (event.kind) {
      case "bought":
        return [{ card, from: MARKET, to: owner(event["seat"]) }];
      case "discarded":
        return [{ card, from: owner(event["seat"]), to: DECK }];
      case "cut":
        return [{ card, from: MARKET, to: DECK }];
      case "taken":
        return [
          { card, from: owner(1 - Number(event["seat"])), to: owner(event["seat"]) },
          { card: String(event["given"]), from: owner(event["seat"]), to: owner(1 - Number(event["seat"])) },
        ];
      default:
        return [];
    }
  });
}

/** The cells whose reward was collected in a step: each is the cell of the step before it. */
export function sparklesOf(events: readonly GameEvent[]): { track: TrackId; cell: number }[] {
  const found: { track: TrackId; cell: number }[] = [];
  let at: { track: TrackId; cell: number } | null = null;
  for (const event of events) {
    if (event.kind === "step") at = { track: event["track"] as TrackId, cell: Number(event["cell"]) };
    else if (event.kind === "reward" && at) found.push(at);
  }
  return found;
}

/** The faces that were just rolled for the dice on the table; null when none were. */
export function rolledIn(events: readonly GameEvent[]): string | null {
  const rolls = events.filter(({ kind }) => kind === "rolled");
  return rolls.length > 0 ? String(rolls.at(-1)!["faces"]) : null;
}
