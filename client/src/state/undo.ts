/** What of a game's log has been taken back: the steps stay in the log, and count no more unless they are put back. */
import type { Batch } from "../games/contract";

/** A step that takes others back: the game is again as after step `after`, at the wish of `seat`; null where a lesson goes back to the start of its present step. */
export interface TakeBack {
  after: number;
  seat: number | null;
}

/** Of the table's choices; no game can offer one like it, for it is not one word. */
const TAKE_BACK = /^(?:undo (\d+) (\d+)|lesson again (\d+))$/;
/** The game is again as before step N, which took something back, at the wish of a seat. */
const PUT_BACK = /^redo (\d+) (\d+)$/;
const TABLE = -1;

/** What a step takes back; null for every other step. */
export function takeBack({ seat, option }: Batch): TakeBack | null {
  const found = seat === TABLE && option !== null ? TAKE_BACK.exec(option) : null;
  return found && { after: Number(found[1] ?? found[3]), seat: found[2] === undefined ? null : Number(found[2]) };
}

/** The seat at whose wish a step puts back what it had taken back last; null for every other step. */
export function putBack({ seat, option }: Batch): number | null {
  const found = seat === TABLE && option !== null ? PUT_BACK.exec(option) : null;
  return found && Number(found[2]);
}

/** The steps that count, oldest first; the log itself where nothing was ever taken back. */
export function standing(log: Batch[]): Batch[] {
  if (!log.some((batch) => takeBack(batch))) return log;
  let stand: Batch[] = [];
  /** How it stood before each step that took something back, as long as nobody has chosen since. */
  let before: Batch[][] = [];
  for (const batch of log) {
    const back = takeBack(batch);
    if (back) {
      if (back.seat !== null) before.push(stand);
      stand = stand.filter(({ number }) => number <= back.after);
    } else if (putBack(batch) !== null) {
      stand = before.pop() ?? stand;
    } else {
      stand.push(batch);
      before = [];
    }
  }
  return stand;
}
