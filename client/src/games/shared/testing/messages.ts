/** What proves that a game has words for everything, in every language. */
import type { FluentBundle } from "@fluent/bundle";
import { expect, it } from "vitest";
import { makeBundle } from "../../../i18n/bundle";

/** The texts of all locale files, by path. */
export const catalogues = import.meta.glob<string>("@locale/*/*.ftl", { query: "?raw", import: "default", eager: true });

export const LANGUAGES = ["en", "zh-Hant", "ko"];

export function bundleOf(language: string): FluentBundle {
  return makeBundle(language, Object.entries(catalogues).filter(([path]) => path.includes(`/${language}/`)).map(([, text]) => text));
}

/** The message ids that stand in a game's sources: those written out, and those of its guide, which are put together by `say`. */
export function writtenIn(sources: Record<string, string>, game: string): Set<string> {
  const ids = new Set<string>();
  for (const [path, source] of Object.entries(sources)) {
    if (path.includes(".test.") || path.includes("fixtures")) continue;
    for (const [, id] of source.matchAll(new RegExp(`["'\`](${game}-[a-zA-Z0-9-]*[a-zA-Z0-9])["'\`]`, "g"))) ids.add(id!);
    if (path.endsWith("/guide.ts")) for (const [, id] of source.matchAll(/say\("([a-z-]+)"/g)) ids.add(`${game}-guide-${id}`);
  }
  return ids;
}

/** A test a language: there is a message for each id. */
export function provesWords(asked: () => Set<string>): void {
  it.each(LANGUAGES)("are there for everything in %s", (language) => {
    const bundle = bundleOf(language);
    expect([...asked()].filter((id) => !bundle.hasMessage(id))).toEqual([]);
  });
}
