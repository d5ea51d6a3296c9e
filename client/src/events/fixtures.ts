/** Events for tests, as the hall would send them. */
import { whole, wholeRules, type EventView, type Plan, type Rules, type Run } from "./protocol";

export const PLAN: Plan = {
  preset: "tokyo-duel",
  game: "tokyo-duel",
  stages: [
    { name: "preliminary", structure: "two-loss-out", settings: {}, options: {}, minutes: -1 },
    { name: "knock-out", structure: "elimination", settings: {}, options: {}, minutes: -1 },
  ],
  format: "",
  catalogue: "house",
  result: "winner",
  options: {},
  minutes: 0,
  overtime: false,
  first_player: false,
  check_in: true,
  confirm: true,
  secret: false,
  missed: "losses",
  late_until: 0,
  capacity: 0,
  online: false,
  build_minutes: 0,
  decks_each: 1,
  deck_sets: [],
  restricted: { version: "", rows: [] },
  language: "",
  deadline: 0,
  day: "",
  sets: [],
  clear_sleeves: false,
  lists_open: false,
  by_itself: false,
  rehearsal: false,
  tables: 0,
};

/** What games have of their own at events, as the hall says it. */
export const RULES: Record<string, Partial<Rules>> = {
  keyforge: { reason: "keys", tie_break: ["keys", "amber", "chains", "creatures"], settings: ["decks"] },
  saboteur: { unit: "game", rounds: 3, turn_clock: true, points: "standing-nuggets" },
  "ready-fence": { points: "desk-print-touches" },
};

/** A plan with what its game has of its own. */
export const run = (plan: Plan): Run => ({ plan, rules: wholeRules(RULES[plan.game]) });

/** A view on the wire: what equals its default is left out. */
export function wire(changes: Record<string, unknown> = {}): Record<string, unknown> {
  return {
    name: "Sunday",
    status: "preparing",
    role: "organizer",
    me: -1,
    entries: 10,
    plan: PLAN,
    people: ["Ann", "Bob", "Cleo", "Dora"].map((name, number) => ({ number, name, checked: true })),
    stages: [],
    rounds: [],
    rules: RULES[((changes["plan"] ?? PLAN) as Plan).game] ?? {},
    ...changes,
  };
}

export const view = (changes: Record<string, unknown> = {}): EventView => whole(wire(changes));

/** In the middle of round 1: Ann against Bob, Cleo against Dora. */
export function playing(tables: Record<string, unknown>[] = [{}, {}], changes: Record<string, unknown> = {}): Record<string, unknown> {
  return wire({
    status: "running",
    stages: [{ number: 0, name: "preliminary", structure: "two-loss-out" }],
    rounds: [
      {
        number: 0,
        stage: 0,
        tables: tables.map((table, number) => ({ number, players: [2 * number, 2 * number + 1], ...table })),
      },
    ],
    ...changes,
  });
}
