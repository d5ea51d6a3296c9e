/**
 * Reads the notation of options and sorts a decision's options by the card they play, so that the
 * table can light up what may be done. Nothing is judged here: what is not among the options is
 * not offered.
 */
import type { Choice, Decision } from "../contract";
import { actionOf, toolOf } from "./cards";
import { cellKey, type Tool } from "./view";

export type Play =
  | { kind: "path"; card: string; x: number; y: number; turned: boolean }
  | { kind: "break"; card: string; seat: number; tool: Tool }
  | { kind: "repair"; card: string; seat: number; tool: Tool }
  | { kind: "fall"; card: "fall"; x: number; y: number }
  | { kind: "map"; card: "map"; goal: number }
  | { kind: "pass"; card: string }
  | { kind: "centre"; turned: boolean }
  | { kind: "stone"; x: number; y: number; turned: boolean }
  | { kind: "table"; action: string; seat: number | null };

const AT = /^(\w+)('?)@(-?\d+),(-?\d+)$/;
const AGAINST = /^([!+][PLC]{1,2})(?:=([PLC]))?>(\d+)$/;
const TABLE = /^(deal|skip|end|timed|timeout|stall|lose-round|remove)(?:>(\d+))?$/;

/** What an option means; null for a notation that this client does not know. */
export function parse(option: string): Play | null {
  let found = AT.exec(option);
  if (found) {
    const [, card, mark, px, py] = found as unknown as [string, string, string, string, string];
    const [x, y, turned] = [Number(px), Number(py), mark === "'"];
    if (card === "fall") return { kind: "fall", card, x, y };
    if (card === "stone") return { kind: "stone", x, y, turned };
    return { kind: "path", card, x, y, turned };
  }
  found = AGAINST.exec(option);
  if (found) {
    const [, card, chosen, seat] = found as unknown as [string, string, string | undefined, string];
    const kind = card.startsWith("!") ? "break" : "repair";
    return { kind, card, seat: Number(seat), tool: toolOf(chosen ?? card[1]!) };
  }
  if (option.startsWith("map@")) return { kind: "map", card: "map", goal: Number(option.slice(4)) };
  if (option.startsWith("pass:")) return { kind: "pass", card: option.slice(5) };
  if (option === "centre" || option === "centre'") return { kind: "centre", turned: option.endsWith("'") };
  found = TABLE.exec(option);
  if (found) return { kind: "table", action: found[1]!, seat: found[2] === undefined ? null : Number(found[2]) };
  return null;
}

/** Where a path card may be laid: the option for each way round, where there is one. */
export interface CellUse {
  x: number;
  y: number;
  upright: string | null;
  turned: string | null;
}

export interface SeatUse {
  seat: number;
  /** One option a tool; a double repair may have two for a seat. */
  uses: { tool: Tool; option: string }[];
}

/** All that may be done with one card now. */
export interface Uses {
  card: string;
  cells: Map<string, CellUse>;
  seats: Map<number, SeatUse>;
  goals: Map<number, string>;
  rocks: Map<string, string>;
  pass: string | null;
}

/** A decision's options by card. A card with no entry cannot be used now. */
export function byCard(options: readonly Choice[]): Map<string, Uses> {
  const cards = new Map<string, Uses>();
  for (const { option } of options) {
    const play = parse(option);
    if (!play || !("card" in play)) continue;
    let uses = cards.get(play.card);
    if (!uses) cards.set(play.card, (uses = { card: play.card, cells: new Map(), seats: new Map(), goals: new Map(), rocks: new Map(), pass: null }));
    enter(uses, play, option);
  }
  return cards;
}

function enter(uses: Uses, play: Extract<Play, { card: string }>, option: string): void {
  if (play.kind === "path") {
    const key = cellKey(play.x, play.y);
    let cell = uses.cells.get(key);
    if (!cell) uses.cells.set(key, (cell = { x: play.x, y: play.y, upright: null, turned: null }));
    cell[play.turned ? "turned" : "upright"] = option;
  } else if (play.kind === "break" || play.kind === "repair") {
    let at = uses.seats.get(play.seat);
    if (!at) uses.seats.set(play.seat, (at = { seat: play.seat, uses: [] }));
    at.uses.push({ tool: play.tool, option });
  } else if (play.kind === "map") uses.goals.set(play.goal, option);
  else if (play.kind === "fall") uses.rocks.set(cellKey(play.x, play.y), option);
  else uses.pass = option;
}

/** The option at a cell for the way round that is wished, else for the other one. */
export function atCell(cell: CellUse, turned: boolean): { option: string; turned: boolean } {
  const wished = turned ? cell.turned : cell.upright;
  if (wished !== null) return { option: wished, turned };
  return { option: (turned ? cell.upright : cell.turned)!, turned: !turned };
}

/** In how many places a card can be used, passing aside. Both ways round at a cell are one place. */
export function places(uses: Uses | undefined): number {
  if (!uses) return 0;
  return uses.cells.size + uses.seats.size + uses.goals.size + uses.rocks.size;
}

/** The two ways round of a centre card or a turned-up stone, as far as they are offered. */
export function waysRound(decision: Decision): { turned: boolean; option: string }[] {
  const ways: { turned: boolean; option: string }[] = [];
  for (const { option } of decision.options) {
    const play = parse(option);
    if (play?.kind === "centre" || play?.kind === "stone") ways.push({ turned: play.turned, option });
  }
  return ways;
}

/** Cards of the hand that are only good for passing now. */
export function idle(hand: readonly string[], cards: ReadonlyMap<string, Uses>): boolean {
  return hand.every((card) => places(cards.get(card)) === 0);
}

/** Whether a hand card is laid on the field (rather than played against a player or a goal). */
export function isLaid(card: string): boolean {
  return actionOf(card) === null;
}
