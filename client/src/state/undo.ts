/** What of a game's log has been taken back: the steps stay in the log, and count no more. */
import type { Batch } from "../games/contract";

/** A step that takes others back: the game is again as after step `after`, at the wish of `seat`; null where a lesson goes back to the start of its present step. */
export interface TakeBack {
  after: number;
  seat: number | null;
}

/** Of the table's choices; no game can offer one like it, for it is not one word. */
const TAKE_BACK = /^(?:undo (\d+) (\d+)|lesson again (\d+))$/;
const TABLE = -1;

/** What a step takes back; null for every other step. */
export function takeBack({ seat, option }: Batch): TakeBack | null {
  const found = seat === TABLE && option !== null ? TAKE_BACK.exec(option) : null;
  return found && { after: Number(found[1] ?? found[3]), seat: found[2] === undefined ? null : Number(found[2]) };
}

/** The steps that count, oldest first; the log itself where nothing was ever taken back. */
export function standing(log: Batch[]): Batch[] {
  if (!log.some((batch) => takeBack(batch))) return log;
  const stand: Batch[] = [];
  for (const batch of log) {
    const back = takeBack(batch);
    if (back) while ((stand.at(-1)?.number ?? 0) > back.after) stand.pop();
    else stand.push(batch);
  }
  return stand;
}

/** The newest step of one of these seats that counts, which is the one that would be taken back; null when there is none. */
export function lastOf(stand: readonly Batch[], seats: readonly number[]): Batch | null {
  return stand.findLast(({ seat }) => seat !== null && seats.includes(seat)) ?? null;
}
