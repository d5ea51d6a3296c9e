import { describe, expect, it } from "vitest";
import type { GameInfo, OptionSpec } from "../net/protocol";
import { Wanted } from "./wanted.svelte";

const option = (name: string, clock: boolean): OptionSpec => ({ name, default: 1, choices: [1, 2], text: false, fetches: false, clock, practice: false, only: [], seat: null });
const GAME: GameInfo = { name: "toy", version: "1", seats: [2], default_seats: 2, public: false, options: [option("maps", false), option("minutes", true)], first: {}, bots: [], learned: {} };

describe("what somebody would like to play", () => {
  it("has clocks of the game only where it is played at once", () => {
    const wanted = new Wanted(() => [GAME]);
    wanted.chosen = "toy";
    wanted.reset();
    for (const spec of GAME.options) wanted.set(spec, 2);
    expect(wanted.settled()).toEqual({ maps: 2, minutes: 2 });
    wanted.days = 3;
    expect(wanted.agreed.map(({ name }) => name)).toEqual(["maps"]);
    expect(wanted.settled()).toEqual({ maps: 2 });
  });
});
