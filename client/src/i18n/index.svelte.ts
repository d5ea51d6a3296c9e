/**
 * The reader's language. `t` and the formatters read reactive state: markup that uses them follows
 * a change of language at once.
 */
import type { FluentBundle } from "@fluent/bundle";
import type { Args } from "../games/contract";
import { fetchBundle, say } from "./bundle";
import { WORD_GROUPS, type WordGroup } from "./groups";
import { bestLanguage, isLanguage, type Language } from "./languages";

const KEY = "ludarium-language";

let language = $state.raw<Language>("en");
let bundle = $state.raw<FluentBundle | null>(null);
let fallback = $state.raw<FluentBundle | null>(null);
/** How often words have been added to the bundles: what is shown is made anew then. */
let added = $state(0);
let falling = false;

/** The groups of words that some page has asked for. Tests want all of them. */
const wanted = new Set<WordGroup>(import.meta.env.MODE === "test" ? WORD_GROUPS : ["first"]);

/** The language kept from an earlier visit, else the best for this browser. */
export function firstLanguage(): Language {
  const kept = localStorage.getItem(KEY);
  return isLanguage(kept) ? kept : bestLanguage(navigator.languages);
}

/** Switches the whole page to `next` once its words are here. Rejects when they cannot be fetched. */
export async function setLanguage(next: Language): Promise<void> {
  const words = await fetchBundle(next, wanted);
  language = next;
  bundle = words;
  added += 1;
  localStorage.setItem(KEY, next);
  document.documentElement.lang = next;
}

/** Waits for groups of words, in this language and in every one that is chosen later. Rejects when they cannot be fetched. */
export async function needWords(...asked: WordGroup[]): Promise<void> {
  // Tables show cards.
  const groups: WordGroup[] = asked.includes("games") ? [...asked, "cards"] : asked;
  if (groups.every((group) => wanted.has(group))) return;
  await fetchBundle(language, groups);
  for (const group of groups) wanted.add(group);
  added += 1;
}

/** English, where another language lacks a message: fetched only then, since a test sees to it that none does. */
async function fallBack(): Promise<void> {
  if (falling || language === "en") return;
  falling = true;
  fallback = await fetchBundle("en", wanted).catch(() => null);
  falling = false;
}

export function currentLanguage(): Language {
  return language;
}

/** Message `id` in the reader's language, in English where that lacks it, else the id itself. */
export function t(id: string, args: Args = {}): string {
  const said = found(id, args) ?? (fallback && say(fallback, id, args));
  for (const mistake of said?.mistakes ?? []) console.warn(`${id}: ${mistake.message}`);
  if (!said && !fallback) void fallBack();
  return said?.text ?? id;
}

function found(id: string, args: Args): ReturnType<typeof say> {
  return added >= 0 && bundle ? say(bundle, id, args) : null;
}

/** The words of `id` if there are any and they lack no argument, else null. */
export function complete(id: string): string | null {
  const said = found(id, {});
  return said && said.mistakes.length === 0 ? said.text : null;
}

/** Whether there are words for `id`: for messages that a game may or may not have. */
export function has(id: string): boolean {
  return added >= 0 && (bundle?.hasMessage(id) ?? false);
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

/** A share, 0 to 1, in whole percents. */
export function formatShare(share: number): string {
  return new Intl.NumberFormat(language, { style: "percent" }).format(share);
}

/** A number with its sign. */
export function formatChange(change: number): string {
  return new Intl.NumberFormat(language, { signDisplay: "exceptZero" }).format(change);
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
/** Things of which one is enough: “a, b, or c”. */
export function formatEither(items: string[]): string {
  return new Intl.ListFormat(language, { type: "disjunction" }).format(items);
}

export function formatList(items: string[]): string {
  return new Intl.ListFormat(language, { type: "conjunction" }).format(items);
}
