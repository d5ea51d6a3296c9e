/** Correspondence in words: how many days a move somebody has, and how much time is left. */
import { t } from "../i18n/index.svelte";
import type { Days } from "../net/protocol";

export const DAYS: readonly Days[] = [1, 2, 3, 5, 7, 14];
/** The key of the timer that shows how much time is left to whoever must decide at a correspondence table. */
export const DAYS_TIMER = "days";

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
/** So little is left that it is marked. */
export const LITTLE = 6 * HOUR;

/** What is left of somebody's time, in the largest unit of which there are two. */
export function leftText(ms: number): string {
  if (ms >= 2 * DAY) return t("hall-left-days", { days: Math.floor(ms / DAY) });
  if (ms >= 2 * HOUR) return t("hall-left-hours", { hours: Math.floor(ms / HOUR) });
  if (ms > 0) return t("hall-left-minutes", { minutes: Math.ceil(ms / MINUTE) });
  return t("hall-left-none");
}

/** Milliseconds until an ISO time. */
export function leftUntil(due: string, now: number = Date.now()): number {
  return Math.max(0, new Date(due).getTime() - now);
}

/** What may be chosen for a table: null is live. */
export function paceChoices(): { value: Days | null; label: string }[] {
  return [{ value: null, label: t("hall-pace-live") }, ...DAYS.map((days) => ({ value: days, label: t("hall-pace-days", { days }) }))];
}
