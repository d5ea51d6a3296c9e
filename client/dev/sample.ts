/** A position of Saboteur in mid-round, for the pretended server. */
import type { Batch, Decision } from "../src/games/contract";

const FIELD = [
  { x: 0, y: 0, card: "start", turned: false },
  { x: 1, y: 0, card: "IH", turned: false },
  { x: 2, y: 0, card: "X", turned: false },
  { x: 2, y: -1, card: "CR", turned: true },
  { x: 3, y: 0, card: "TH", turned: false },
  { x: 4, y: 0, card: "IH", turned: false, centre: true },
  { x: 5, y: 0, card: "CL", turned: true },
  { x: 2, y: 1, card: "DIV", turned: false },
];

export function sampleView(seat: number | null, seats: number, over: boolean): { view: unknown; decision: Decision | null; log: Batch[] } {
  const players = Array.from({ length: seats }, (_, n) => ({
    seat: n,
    hand: over ? 0 : 5,
    broken: n === 1 ? ["lantern"] : n === 3 ? ["pickaxe", "lantern", "cart"] : [],
    in_round: n !== 5,
    removed: n === 5 ? "round" : "none",
    stalling: n === 2,
    gold: [3, 0, 2, 2, 4, 0, 1][n],
    role: over ? (["digger", "saboteur", "digger", "digger", "selfish", "saboteur", "selfish"][n] ?? null) : n === seat ? "digger" : null,
  }));
  const result = (round: number) => ({ round, winner: "digger", connector: 0, roles: players.map((_, n) => (n % 3 ? "digger" : "saboteur")), pay: players.map((_, n) => (n % 3 ? 2 : 0)), goals: ["gold", "stone1", "stone2"] });
  const view = {
    game: "saboteur",
    seat,
    round: over ? 3 : 2,
    rounds: 3,
    phase: over ? "over" : "turn",
    turn: over ? null : (seat ?? 2),
    start_player: 1,
    options: { maps: 6, placement: "start_or_centre", middle: 4 },
    players,
    hand: seat === null || over ? [] : ["CR", "TV", "!L", "+PL", "map"],
    role: seat === null ? null : "digger",
    field: FIELD.map((card) => ({ centre: false, ...card })),
    goals: [
      { x: 8, y: -2, up: false, face: null, turned: false, peeked_by: [2] },
      { x: 8, y: 0, up: false, face: seat === null ? null : "stone1", turned: false, peeked_by: [0] },
      { x: 8, y: 2, up: false, face: null, turned: false, peeked_by: [] },
    ],
    centre_card: null,
    pending: null,
    deck: 24,
    pile: [
      { by: 1, card: null },
      { by: 0, card: "CL" },
    ],
    roles_in_play: { digger: 3, saboteur: 2, selfish: 1 },
    history: [{ seat: 2, option: "TH@3,0" }],
    reached: [[0, 0], [1, 0], [2, 0], [2, -1], [3, 0], [4, 0], [5, 0]],
    results: over ? [result(1), result(2), result(3)] : [result(1)],
    clock: { timed: false, stalling: [2], move: null },
  };
  const option = (text: string, ...touches: string[]) => ({ option: text, touches });
  const decision: Decision | null = over
    ? null
    : {
        seat: seat ?? 2,
        kind: "turn",
        options:
          seat === null
            ? []
            : [
                option("CR@5,1", "hand:CR", "cell:5,1"),
                option("CR'@2,-2", "hand:CR", "cell:2,-2"),
                option("TV@5,1", "hand:TV", "cell:5,1"),
                option("TV'@3,-1", "hand:TV", "cell:3,-1"),
                ...players.filter((player) => player.seat !== 3 && player.seat !== 1).map((player) => option(`!L>${player.seat}`, "hand:!L", `seat:${player.seat}`)),
                option("+PL=L>1", "hand:+PL", "seat:1"),
                option("+PL=P>3", "hand:+PL", "seat:3"),
                option("+PL=L>3", "hand:+PL", "seat:3"),
                option("map@0", "hand:map", "goal:0"),
                option("map@2", "hand:map", "goal:2"),
                ...["CR", "TV", "!L", "+PL", "map"].map((card) => option(`pass:${card}`, `hand:${card}`)),
              ],
      };
  const batch = (number: number, by: number, ...events: Batch["events"]): Batch => ({ number, option: null, seat: by, events });
  const log = [
    batch(37, -1, { kind: "dealt", round: 2, deck: 36, hands: players.map(() => 5), start_player: 1, hand: null, roles_in_play: view.roles_in_play }, { kind: "gold_drawn", start_player: 1 }),
    batch(38, 1, { kind: "centre_laid", seat: 1, card: "IH", turned: false, x: 4, y: 0 }),
    batch(39, 1, { kind: "path_laid", seat: 1, card: "IH", x: 1, y: 0, turned: false }, { kind: "drew", seat: 1, card: null, deck: 35 }),
    batch(40, 2, { kind: "tool_broken", seat: 2, target: 3, tool: "pickaxe" }, { kind: "drew", seat: 2, card: null, deck: 34 }),
    batch(41, 0, { kind: "map_used", seat: 0, goal: 1, face: seat === null ? null : "stone1" }, { kind: "drew", seat: 0, card: seat === null ? null : "TV", deck: 33 }),
    batch(42, 5, { kind: "passed", seat: 5, card: null }, { kind: "drew", seat: 5, card: null, deck: 32 }),
  ];
  return { view, decision, log };
}
