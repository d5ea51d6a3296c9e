import { describe, expect, it } from "vitest";
import type { OvertimeView } from "../protocol";
import { buttons, differ, numbersOf, same, statement, stepped, typed } from "./overtime";

const VIEW: OvertimeView = {
  state: "a-finishes", turn: 4, guide: { message: "desk-overtime-a-finishes" },
  offered: [["turn-ends", 4], ["third-key", 4], ["third-key", 8], ["concession", 4], ["concession", 8], ["auto-loss", 4], ["disqualified", 8]],
};

describe("the buttons of an overtime", () => {
  it("are what the desk offers and nothing else, the course of the game first", () => {
    const { course, aside } = buttons(VIEW);
    expect(course).toEqual([{ event: "turn-ends", person: 4 }, { event: "third-key", person: 4 }, { event: "third-key", person: 8 }]);
    expect([...course, ...aside]).toHaveLength(VIEW.offered.length);
    expect(aside.map(({ event }) => event)).toEqual(["concession", "concession", "auto-loss", "disqualified"]);
  });

  it("are none when the game is over", () => expect(buttons({ ...VIEW, state: "done", offered: [] })).toEqual({ course: [], aside: [] }));
});

describe("the numbers of the tie-break", () => {
  const numbers = numbersOf(null, 2);

  it("begin with nothing", () => expect(numbers).toEqual({ keys: [0, 0], amber: [0, 0], chains: [0, 0], creatures: [0, 0] }));

  it("go up and down within what can be", () => {
    expect(stepped(numbers, "keys", 0, 1).keys).toEqual([1, 0]);
    expect(stepped(stepped(stepped(numbers, "keys", 1, 1), "keys", 1, 1), "keys", 1, 1).keys).toEqual([0, 2]);
    expect(stepped(numbers, "amber", 0, -1).amber).toEqual([0, 0]);
  });

  it("take what is typed, brought to what can be", () => {
    expect(typed(numbers, "creatures", 1, 14).creatures).toEqual([0, 14]);
    expect(typed(numbers, "keys", 0, 9).keys).toEqual([2, 0]);
    expect(typed(numbers, "chains", 0, Number.NaN).chains).toEqual([0, 0]);
  });

  it("are confirmed only where they are the ones that were stated", () => {
    const inputs: [number, number][] = [[1, 2], [7, 3], [0, 4], [2, 2]];
    const said = numbersOf(inputs, 2);
    expect(said).toEqual({ keys: [1, 2], amber: [7, 3], chains: [0, 4], creatures: [2, 2] });
    expect(same(said, inputs)).toBe(true);
    expect(same(stepped(said, "amber", 0, 1), inputs)).toBe(false);
    expect(same(numbers, null)).toBe(false);
  });

  it("differ once both players have stated others", () => {
    const inputs: [number, number][] = [[1, 2], [7, 3], [0, 4], [2, 2]];
    const other: [number, number][] = [[1, 2], [6, 3], [0, 4], [2, 2]];
    const at = (...stated: [number, [number, number][]][]): OvertimeView => ({ ...VIEW, state: "tie-break", inputs, stated });
    expect([at(), at([4, inputs]), at([4, inputs], [8, inputs]), at([4, inputs], [8, other])].map(differ)).toEqual([false, false, false, true]);
  });

  it("are one statement", () => {
    expect(statement(1, 3, 4, numbers)).toEqual({ deed: "tie-broken", round: 1, table: 3, person: 4, keys: [0, 0], amber: [0, 0], chains: [0, 0], creatures: [0, 0] });
  });
});
