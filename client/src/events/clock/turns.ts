/** The two clocks of a Saboteur table (S15): what they show at a moment, worked out here so that they run by themselves. */
import type { PersonView, TableView, TurnClockView } from "../protocol";

export const NOBODY = -1;

export type Phase = "waiting" | "untimed" | "stalling" | "timed";

export interface Shown {
  phase: Phase;
  turn: number;
  /** Seconds left of the untimed period. */
  untimed: number;
  /** Seconds left to whoever is on turn; null where no move clock runs. */
  left: number | null;
  /** Whose time is up: a referee discards one card of that hand at random (S15.4). */
  alarm: number;
  stopped: boolean;
}

/** For how many seconds this round has been played. */
function run(clock: TurnClockView, now: number): number {
  return clock.ran + (clock.since === null ? 0 : Math.max(0, now - clock.since));
}

/** When the move clock of this turn started, in seconds of play, and its length; null where none runs (S15.5-S15.7). */
function move(clock: TurnClockView, ran: number): [started: number, seconds: number] | null {
  const found = clock.found[String(clock.turn)];
  if (found !== undefined) {
    const started = Math.max(clock.began, found);
    const before = ran < clock.untimed || started + clock.stall <= clock.untimed;
    if (before && started < clock.untimed) return [started, clock.stall];
  }
  return ran < clock.untimed ? null : [Math.max(clock.began, clock.untimed), clock.move];
}

/** What the clocks show at a moment, in seconds since 1970. */
export function shown(clock: TurnClockView, now: number): Shown {
  if (!clock.playing) return { phase: "waiting", turn: NOBODY, untimed: 0, left: null, alarm: NOBODY, stopped: false };
  const ran = run(clock, now);
  const untimed = Math.max(0, clock.untimed - ran);
  const going = clock.acted ? null : move(clock, ran);
  const left = going === null ? null : Math.max(0, going[0] + going[1] - ran);
  const phase = untimed === 0 ? "timed" : String(clock.turn) in clock.found ? "stalling" : "untimed";
  return { phase, turn: clock.turn, untimed, left, alarm: left === 0 ? clock.turn : NOBODY, stopped: clock.since === null };
}

/** The round of the game that is being played, else the one about to start, from 0. */
export const roundOf = (clock: TurnClockView | null) => (clock === null ? 0 : clock.playing ? clock.rounds - 1 : clock.rounds);

/** Who is not dealt into a round, or is out of it: by a game loss (S20.4), or because they have left. */
export function sittingOut(table: TableView, people: readonly PersonView[], round: number): number[] {
  return table.players.filter((player) => table.lost.some(([who, of]) => who === player && of === round) || (people[player]?.status ?? "in") !== "in");
}

/** Whoever sits next, in the order of the table, leaving out those who sit out the round. */
export function following(players: readonly number[], turn: number, out: readonly number[] = []): number {
  const at = players.indexOf(turn) + 1;
  return [...players.slice(at), ...players.slice(0, at)].find((player) => !out.includes(player)) ?? NOBODY;
}

/** What may be entered now: as the server has it. */
export function possible(clock: TurnClockView | null): string[] {
  if (!clock?.playing) return ["round"];
  const going = clock.since !== null;
  return [...(going ? ["turn", ...(clock.acted ? [] : ["acted"]), "stop"] : ["go"]), "stall", "end"];
}

/** The players who can still be found to stall in this round (S15.5). */
export function unfound(players: readonly number[], clock: TurnClockView): number[] {
  return players.filter((player) => !(String(player) in clock.found));
}

/** A card of a hand, counted from 1 at the left, each as likely as the others; 0 for an empty hand. */
export function randomCard(hand: number): number {
  if (hand <= 0) return 0;
  const most = 2 ** 32 - (2 ** 32 % hand);
  for (;;) {
    const [drawn = 0] = crypto.getRandomValues(new Uint32Array(1));
    if (drawn < most) return 1 + (drawn % hand);
  }
}
