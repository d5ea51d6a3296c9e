/** What tests say in the place of the hall: seats, tables, and a socket that they speak into. */
import { flushSync } from "svelte";
import type { Seat, Table } from "../games/contract";
import type { FromServer, ToServer, Welcome } from "./protocol";

/** The seat of a person whose id is their name. */
export function seatOf(seat: number, name: string, changes: Partial<Seat> = {}): Seat {
  return { seat, kind: "person", name, bot: null, person_id: name, present: true, late: false, brought: [], ...changes };
}

/** A table at which there is nothing special; whoever has its first seat is the host. */
export function tableOf(game: string, seats: Seat[], changes: Partial<Table> = {}): Table {
  return {
    id: "t", game, seats, status: "playing", host: seats[0]?.person_id ?? "", private: false, invite: null, options: {}, number: 2, turn: null, created: "2026-01-01T00:00:00Z", commitment: "", spectators: 0, event: null,
    kept: false, rated: false, paired: false, again: null, dealt: false, declined: [], rematch: null, days: null, due: null, tempo: "normal", position: false, ...changes,
  };
}

/** How the hall welcomes somebody at a table, who sits there or watches. */
export function welcomeTo(table: Table, reader: string, view: Welcome["view"], more: Partial<Welcome> = {}): Welcome {
  const seat = table.seats.find(({ name }) => name === reader)?.seat ?? null;
  return { type: "welcome", you: { id: reader, name: reader, seat }, table, number: 0, log: [], view, decision: null, table_options: [], timers: [], chat: [], undo: null, redo: null, lesson: null, ...more };
}

/** A socket that a test speaks into, in the place of the browser's. */
export class Wire {
  static newest: Wire;
  sent: ToServer[] = [];
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: (() => void) | null = null;
  constructor(readonly url: string) {
    Wire.newest = this;
  }
  send(text: string): void {
    this.sent.push(JSON.parse(text) as ToServer);
  }
  close(): void {
    this.onclose?.();
  }
  say(message: FromServer): void {
    this.onmessage?.({ data: JSON.stringify(message) });
    flushSync();
  }
}
