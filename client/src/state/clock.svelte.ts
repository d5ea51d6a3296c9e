/** The present moment, for clocks that run on the screen. It ticks only while somebody looks. */
import { createSubscriber } from "svelte/reactivity";
import type { Timer } from "../games/contract";

const TICK = 250;

const ticks = createSubscriber((update) => {
  const interval = setInterval(update, TICK);
  return () => clearInterval(interval);
});

/** Milliseconds left on a clock now; reading it inside markup follows the time. */
export function leftOn(timer: Timer): number {
  if (!timer.running) return timer.left_ms;
  ticks();
  return Math.max(0, timer.left_ms - (performance.now() - timer.at));
}

/** Whole seconds until a moment (ms since the epoch). */
export function secondsUntil(moment: number): number {
  ticks();
  return Math.max(0, Math.ceil((moment - Date.now()) / 1000));
}

const slowly = createSubscriber((update) => {
  const interval = setInterval(update, 30_000);
  return () => clearInterval(interval);
});

/** Now, in milliseconds since the epoch, for what is said in minutes or more. */
export function minutesNow(): number {
  slowly();
  return Date.now();
}

/** "1:05" from milliseconds; a second is counted until it is over. */
export function clockText(ms: number): string {
  const seconds = Math.ceil(ms / 1000);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
}
