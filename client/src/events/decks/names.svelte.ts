/** The names of all of KeyForge's cards, a language at a time, fetched when a deck is first shown. */
import { currentLanguage } from "../../i18n/index.svelte";
import { events } from "../../net/events";

const names = $state<Record<string, Readonly<Record<string, string>>>>({});
const asked = new Set<string>();

/** A card by its name in the reader's language; undefined until the names are there, and where there is no such card. */
export function poolName(id: string): string | undefined {
  const language = currentLanguage();
  if (!asked.has(language)) {
    asked.add(language);
    // Not at once: a page that is being drawn must not change what it is drawn from.
    queueMicrotask(() => {
      events
        .cards(language)
        .then((found) => (names[language] = found))
        .catch(() => asked.delete(language));
    });
  }
  return names[language]?.[id];
}
