/** The way through the gallery: what was found last, how far it was shown and where its reader stood, so that who comes back stands there again. */

interface Walk {
  /** The address of the list, behind `/cards`. */
  said: string;
  /** The ids of the cards that were found, in order. */
  found: readonly string[];
  shown: number;
  /** How far the page was scrolled, and which card was opened; null when nobody has left the list for a card. */
  left: { card: string; y: number } | null;
}

export const walk: Walk = $state({ said: "", found: [], shown: 0, left: null });

/** The cards before and after one, in the list that was shown last. */
export function besides(id: string): { before: string | null; after: string | null; place: number } {
  const place = walk.found.indexOf(id);
  return place < 0 ? { before: null, after: null, place } : { before: walk.found[place - 1] ?? null, after: walk.found[place + 1] ?? null, place };
}
