import { describe, expect, it } from "vitest";
import { whole } from "../protocol";
import { poolsOf, seats } from "./pools";

const table = (number: number, players: number[], points: number[] = [], winner = -1) => ({ number, players, points, winner, status: winner < 0 ? "open" : "done" });

describe("the sheets of pools", () => {
  const { rounds } = whole({
    rounds: [
      {
        number: 0,
        stage: 0,
        tables: [
          table(0, [7, 2], [5, 3], 7), table(1, [2, 4], [4, 4], 4), table(2, [4, 7]),
          table(3, [1, 3], [0, 5], 3), table(4, [6], [], 6),
        ].map((one) => (one.players.length === 1 ? { ...one, kind: "bye" } : one)),
      },
    ],
  });

  it("part players by whom they meet, and count what they did", () => {
    const [first, second, ...more] = poolsOf(rounds);
    expect(more).toEqual([]);
    expect(first?.lines.map((line) => line.player)).toEqual([2, 4, 7]);
    expect(first).toMatchObject({ games: 3, done: 2 });
    expect(first?.lines[0]).toMatchObject({ played: 2, won: 0, scored: 7, received: 9 });
    expect(second?.lines.map((line) => [line.player, line.won, line.scored - line.received])).toEqual([[1, 0, -5], [3, 1, 5]]);
  });

  it("tell who won a bout at level touches", () => {
    const [first] = poolsOf(rounds);
    expect(first?.lines[0]?.cells).toEqual([null, { won: false, scored: 4 }, { won: false, scored: 3 }]);
    expect(first?.lines[1]?.cells).toEqual([{ won: true, scored: 4 }, null, null]);
  });

  it("join who comes late to a pool", () => {
    const late = whole({ rounds: [...rounds, { number: 1, stage: 0, tables: [table(0, [9, 1])] }] }).rounds;
    expect(poolsOf(late).map((pool) => pool.lines.map((line) => line.player))).toEqual([[2, 4, 7], [1, 3, 9]]);
  });

  it("have no points where the game has none", () => {
    const [pool] = poolsOf(whole({ rounds: [{ number: 0, stage: 0, tables: [table(0, [0, 1], [], 1)] }] }).rounds);
    expect(pool?.lines[1]?.cells[0]).toEqual({ won: true, scored: null });
  });
});

describe("seats at an oval table", () => {
  it.each([4, 5, 6, 7])("for %i lie apart, the first at the top", (count) => {
    const found = seats(count, { x: 100, y: 100 }, { x: 80, y: 50 });
    expect(found[0]).toMatchObject({ anchor: "middle" });
    expect(found[0]?.y).toBeCloseTo(50);
    for (const [n, one] of found.entries()) {
      for (const other of found.slice(0, n)) expect(Math.hypot(one.x - other.x, one.y - other.y)).toBeGreaterThan(30);
      if (one.anchor === "start") expect(one.x).toBeGreaterThan(100);
      if (one.anchor === "end") expect(one.x).toBeLessThan(100);
    }
  });
});
