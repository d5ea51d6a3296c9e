/** The reader's own tables, and whose turn it is at them. */
import type { Table } from "../games/contract";

export function isMine(table: Table, me: string | null): boolean {
  return me !== null && table.seats.some((seat) => seat.person_id === me);
}

/** Whether the table waits for this reader, and no bot plays for them. */
export function isMyTurn(table: Table, me: string | null): boolean {
  const seat = table.turn === null ? undefined : table.seats[table.turn];
  return me !== null && table.status === "playing" && seat?.kind === "person" && seat.person_id === me;
}

/** Those that wait for the reader come first; else as they are. */
export function byTurn(tables: readonly Table[], me: string | null): Table[] {
  return [...tables].sort((a, b) => Number(isMyTurn(b, me)) - Number(isMyTurn(a, me)));
}
