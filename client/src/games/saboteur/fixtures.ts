/** Positions written by hand for the tests. */
import { contextOf, decider } from "../shared/fixtures";
import type { Goal, Player, View } from "./view";

export const NAMES = ["Ann", "Bob", "Cho", "Dee", "Eve", "Fay"];

export function player(seat: number, changes: Partial<Player> = {}): Player {
  return { seat, hand: 5, broken: [], in_round: true, removed: "none", stalling: false, gold: 0, role: null, ...changes };
}

function goals(changes: Partial<Goal>[] = []): Goal[] {
  return [-2, 0, 2].map((y, index) => ({ x: 8, y, up: false, face: null, turned: false, peeked_by: [], ...changes[index] }));
}

/** A view of seat 0 in the middle of the first round, on both sides of the start in both directions. */
export function midGame(changes: Partial<View> = {}): View {
  return {
    game: "saboteur",
    seat: 0,
    round: 1,
    rounds: 3,
    phase: "turn",
    turn: 0,
    start_player: 2,
    options: { middle: 4, move_clock: 30, stall_clock: 45 },
    players: NAMES.map((_, seat) => player(seat, seat === 0 ? { role: "digger" } : seat === 3 ? { broken: ["pickaxe", "lantern"] } : {})),
    hand: ["CR", "+PL", "map", "DX", "!C"],
    role: "digger",
    field: [
      { x: 0, y: 0, card: "start", turned: false, centre: false },
      { x: 1, y: 0, card: "IH", turned: false, centre: false },
      { x: 2, y: 0, card: "TH", turned: true, centre: false },
      { x: 4, y: 0, card: "TV", turned: false, centre: true },
      { x: -1, y: 0, card: "DTH", turned: false, centre: false },
      { x: -1, y: -1, card: "CR", turned: true, centre: false },
      { x: 2, y: 1, card: "IV", turned: false, centre: false },
    ],
    goals: goals([{ face: "stone1", peeked_by: [0, 4] }, {}, { up: true, face: "stone2", turned: true }]),
    centre_card: null,
    pending: null,
    deck: 21,
    pile: [{ by: 0, card: "D1V" }, { by: 1, card: null }],
    roles_in_play: { digger: 3, saboteur: 2, selfish: 1 },
    history: [
      { seat: 5, option: "IH@1,0" },
      { seat: 0, option: "map@0" },
      { seat: 1, option: "TH'@2,0" },
      { seat: 2, option: "pass" },
      { seat: 3, option: "DTH@-1,0" },
      { seat: 4, option: "IV@2,1" },
    ],
    reached: [[0, 0], [1, 0], [2, 0], [2, 1], [-1, 0]],
    results: [],
    clock: { timed: false, stalling: [], move: null, started: 0 },
    roles_known: true,
    dealt_in: NAMES.map(() => true),
    passes: 0,
    ...changes,
  };
}

export const decide = decider();

/** What seat 0 may do in `midGame`. */
export const TURN = decide(
  0,
  "turn",
  "CR@3,0", "CR'@2,-1", "CR@2,2", "CR'@2,2", "pass:CR",
  "+PL=P>3", "+PL=L>3", "pass:+PL",
  "map@0", "map@1", "pass:map",
  "DX@1,1", "pass:DX",
  "!C>0", "!C>1", "pass:!C",
);

export const context = contextOf<View>(NAMES);
