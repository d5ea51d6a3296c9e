import { describe, expect, it } from "vitest";
import type { Seat, Table } from "../games/contract";
import { seatOf, tableOf } from "../net/fixtures";
import { byTurn, isMine, isMyTurn, waitingFor } from "./mine";

const seat = (n: number, person_id: string | null, kind: Seat["kind"] = "person"): Seat => seatOf(n, "", { kind, person_id });

function table(id: string, turn: number | null, changes: Partial<Table> = {}): Table {
  const seats = [seat(0, "ann"), seat(1, "bob"), seat(2, null, "bot")];
  return tableOf("keyforge", seats, { id, turn, ...changes });
}

describe("the reader's own tables", () => {
  it("are those with a seat of theirs, be it that a bot plays on it", () => {
    expect([isMine(table("a", 0), "ann"), isMine(table("a", 0), "sue"), isMine(table("a", 0), null)]).toEqual([true, false, false]);
    expect(isMine(table("a", 0, { seats: [seat(0, "ann", "bot")] }), "ann")).toBe(true);
  });

  it("wait for them when their seat is asked and they play on it", () => {
    expect([0, 1, 2, -1, null].map((turn) => isMyTurn(table("a", turn), "ann"))).toEqual([true, false, false, false, false]);
    expect(isMyTurn(table("a", 0), null)).toBe(false);
    expect(isMyTurn(table("a", 2), null)).toBe(false);
    expect(isMyTurn(table("a", 0, { seats: [seat(0, "ann", "bot")] }), "ann")).toBe(false);
    expect(isMyTurn(table("a", 0, { status: "over" }), "ann")).toBe(false);
  });

  it("come first where they wait for them, and else stay in their order", () => {
    const tables = [table("a", 1), table("b", 0), table("c", null, { status: "open" }), table("d", 0)];
    expect(byTurn(tables, "ann").map(({ id }) => id)).toEqual(["b", "d", "a", "c"]);
    expect(byTurn(tables, "sue")).toEqual(tables);
  });

  it("come by the time that is left, and are counted", () => {
    const days = (id: string, turn: number, due: string) => table(id, turn, { days: 3, due });
    const tables = [days("a", 0, "2026-01-03T00:00:00Z"), days("b", 1, "2026-01-01T00:00:00Z"), days("c", 0, "2026-01-02T00:00:00Z"), table("d", 0)];
    expect(byTurn(tables, "ann").map(({ id }) => id)).toEqual(["d", "c", "a", "b"]);
    expect([waitingFor(tables, "ann"), waitingFor(tables, "bob"), waitingFor(tables, null)]).toEqual([3, 1, 0]);
  });
});
