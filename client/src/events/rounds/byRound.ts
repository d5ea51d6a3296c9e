/** The rounds of a game that has rounds of its own, in a result, as the slip has them: three, of Saboteur. */
import type { Run } from "../protocol";

export const ROUNDS = 3;

/** What a round pays those whom it pays anything, the most first (S13). */
const PAYS = ["3,2,2", "2,2,2", "4", "3,3"].map((pays) => pays.split(","));

/** Whether a result may be entered by its rounds. */
export const hasRounds = ({ plan, rules }: Run): boolean => rules.rounds === ROUNDS && plan.result === "table";

/** Boxes for every round of everybody at a table. */
export const emptyRounds = (seats: number): string[][] => Array.from({ length: ROUNDS }, () => Array.from({ length: seats }, () => ""));

/** Whether a round can pay a table so: whoever has lost it gets nothing (S13.8). */
export function canPay(pays: readonly number[]): boolean {
  const paid = pays.filter((one) => one !== 0).map(String);
  return PAYS.some((full) => {
    const left = [...full];
    return paid.every((one) => {
      const at = left.indexOf(one);
      if (at >= 0) left.splice(at, 1);
      return at >= 0;
    });
  });
}

const typed = (box: string): boolean => box.trim() !== "";

/** Whether any round has a number. */
export const anyRound = (rounds: readonly string[][]): boolean => rounds.some((boxes) => boxes.some(typed));

/** The numbers of a round, an empty box as 0; null where none is typed, or one is no number. */
export function paysOf(boxes: readonly string[]): number[] | null {
  if (!boxes.some(typed) || boxes.some((box) => !/^\s*\d*\s*$/.test(box))) return null;
  return boxes.map(Number);
}

/** Whether what is typed for a round is wrong already. */
export function wrongRound(boxes: readonly string[]): boolean {
  if (!boxes.some(typed)) return false;
  const pays = paysOf(boxes);
  return pays === null || !canPay(pays);
}

/** What somebody's rounds come to so far; null where nothing was typed for them that could be added up. */
export function sumOf(rounds: readonly string[][], place: number): number | null {
  if (!anyRound(rounds)) return null;
  const found = rounds.map((boxes) => boxes[place] ?? "");
  return found.every((box) => /^\s*\d*\s*$/.test(box)) ? found.reduce((sum, box) => sum + Number(box), 0) : null;
}

export type RoundFault = "rounds" | "pay" | "sums";

/** What each round has paid and the sums, of what is typed; or what is wrong with it. `sums` may be left empty. */
export function readRounds(rounds: readonly string[][], sums: readonly string[]): { by_round: number[][]; points: number[] } | RoundFault {
  if (rounds.some((boxes) => !boxes.some(typed))) return "rounds";
  const by_round = rounds.map(paysOf);
  if (!by_round.every((pays) => pays !== null && canPay(pays))) return "pay";
  const found = by_round as number[][];
  const points = sums.map((_, place) => found.reduce((sum, pays) => sum + (pays[place] ?? 0), 0));
  if (sums.some((sum, place) => typed(sum) && Number(sum) !== points[place])) return "sums";
  return { by_round: found, points };
}

/** The rounds of one player of a table, to be filled into a sentence; null where only sums are known. */
export function roundsOfPlayer(by_round: readonly number[][], place: number): { one: number; two: number; three: number } | null {
  if (by_round.length !== ROUNDS) return null;
  const [one = 0, two = 0, three = 0] = by_round.map((pays) => pays[place] ?? 0);
  return { one, two, three };
}
