/** What the reader has played as, in words. */
import { maybe, t } from "../i18n/index.svelte";
import type { PartTally, Tally } from "../net/ratings";

/** What a heading of statistics is called. */
export function headingName(heading: string): string {
  return maybe(`rating-heading-${heading}`) ?? t("rating-heading-other");
}

/** A word below it: a thing of the game, a choice of what is brought, or a name that somebody gave it. */
export function partName(game: string, { heading, word }: Pick<PartTally, "heading" | "word">): string {
  return maybe(`${game}-${heading}-${word}`) ?? maybe(`${game}-option-${heading}-${word}`) ?? word;
}

/** The share that was won, of what is known; null where nothing is. A draw is half a win. */
export function shareOf({ won, drawn, lost }: Tally): number | null {
  const known = won + drawn + lost;
  return known === 0 ? null : (won + drawn / 2) / known;
}

/** Parts by their headings, in the order that they come in. */
export function byHeading(parts: readonly PartTally[]): { heading: string; parts: PartTally[] }[] {
  const headings = [...new Set(parts.map(({ heading }) => heading))];
  return headings.map((heading) => ({ heading, parts: parts.filter((part) => part.heading === heading) }));
}
