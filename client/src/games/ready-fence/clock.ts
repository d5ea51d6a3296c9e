/** The timer deck as a clock: how much of it was there when it was built. */
import type { Batch } from "../contract";
import type { View } from "./view";

/** The events that build a timer deck; each tells how many cards it then has. */
const BUILT = new Set(["timer_built", "period_began", "extra_time"]);

/** The size of the newest timer deck, at least what is left of it; 0 before there is one. */
export function timerSize({ timer }: Pick<View, "timer">, log: readonly Batch[]): number {
  for (let index = log.length - 1; index >= 0; index -= 1) {
    const built = log[index]!.events.findLast(({ kind }) => BUILT.has(kind));
    if (built) return Math.max(timer, Number(built["timer"] ?? 0));
  }
  return timer;
}
