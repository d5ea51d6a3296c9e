/**
 * The reader's language. `t` and the formatters read reactive state: markup that uses them follows
 * a change of language at once.
 */
import type { FluentBundle } from "@fluent/bundle";
import type { Args } from "../games/contract";
import { fetchBundle, say } from "./bundle";
import { bestLanguage, isLanguage, type Language } from "./languages";

const KEY = "ludarium-language";

let language = $state.raw<Language>("en");
let bundle = $state.raw<FluentBundle | null>(null);
let fallback = $state.raw<FluentBundle | null>(null);

/** The language kept from an earlier visit, else the best for this browser. */
export function firstLanguage(): Language {
  const kept = localStorage.getItem(KEY);
  return isLanguage(kept) ? kept : bestLanguage(navigator.languages);
}

/** Switches the whole page to `wanted` once its words are here. Rejects when they cannot be fetched. */
export async function setLanguage(wanted: Language): Promise<void> {
  const words = await fetchBundle(wanted);
  language = wanted;
  bundle = words;
  localStorage.setItem(KEY, wanted);
  document.documentElement.lang = wanted;
  if (wanted !== "en" && !fallback) fallback = await fetchBundle("en");
}

export function currentLanguage(): Language {
  return language;
}

/** Message `id` in the reader's language, in English where that lacks it, else the id itself. */
export function t(id: string, args: Args = {}): string {
  const said = (bundle && say(bundle, id, args)) ?? (fallback && say(fallback, id, args));
  for (const mistake of said?.mistakes ?? []) console.warn(`${id}: ${mistake.message}`);
  return said?.text ?? id;
}

/** The words of `id` if there are any and they lack no argument, else null. */
export function complete(id: string): string | null {
  const said = bundle && say(bundle, id, {});
  return said && said.mistakes.length === 0 ? said.text : null;
}

/** Whether there are words for `id`: for messages that a game may or may not have. */
export function has(id: string): boolean {
  return bundle?.hasMessage(id) ?? false;
}

/** The words of `id`, or null. */
export function maybe(id: string, args: Args = {}): string | null {
  return has(id) ? t(id, args) : null;
}

/** An ISO time as hours and minutes. */
export function formatTime(iso: string): string {
  return new Intl.DateTimeFormat(language, { hour: "2-digit", minute: "2-digit" }).format(new Date(iso));
}

/** An ISO time as a day and the time of that day. */
export function formatDay(iso: string): string {
  return new Intl.DateTimeFormat(language, { dateStyle: "medium", timeStyle: "short" }).format(new Date(iso));
}

/** How long ago an ISO time was, in the largest fitting unit. */
export function formatAgo(iso: string, now: number = Date.now()): string {
  const minutes = Math.round((new Date(iso).getTime() - now) / 60_000);
  if (minutes >= 0) return t("hall-just-now");
  const format = new Intl.RelativeTimeFormat(language, { numeric: "auto" });
  if (minutes > -60) return format.format(minutes, "minute");
  if (minutes > -60 * 24) return format.format(Math.round(minutes / 60), "hour");
  return format.format(Math.round(minutes / (60 * 24)), "day");
}

/** Names joined as the language joins them. */
export function formatList(items: string[]): string {
  return new Intl.ListFormat(language, { type: "conjunction" }).format(items);
}
