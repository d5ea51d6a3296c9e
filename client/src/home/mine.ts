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

/** Those that wait for the reader come first, those with least time left before others; else as they are. */
export function byTurn(tables: readonly Table[], me: string | null): Table[] {
  const rank = (table: Table) => (isMyTurn(table, me) ? (table.due === null ? 0 : new Date(table.due).getTime()) : Infinity);
  return [...tables].sort((a, b) => {
    const [one, other] = [rank(a), rank(b)];
    return one === other ? 0 : one - other;
  });
}

/** How many of them wait for the reader. */
export function waitingFor(tables: readonly Table[], me: string | null): number {
  return tables.filter((table) => isMyTurn(table, me)).length;
}
