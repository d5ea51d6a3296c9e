/** The way through the gallery: what was found last, how far it was shown and where its reader stood, so that who comes back stands there again. */

class Walk {
  /** The address of the list, behind `/cards`. */
  said = $state("");
  /** The ids of the cards that were found, in order. */
  found = $state.raw<readonly string[]>([]);
  shown = 0;
  /** Which card was opened, and how far the list was scrolled then; null where nobody has left it for a card. */
  left: { card: string; y: number } | null = null;
}

export const walk = new Walk();

/** The cards before and after one, in the list that was shown last; `place` is -1 where it is not in it. */
export function besides(id: string): { before: string | null; after: string | null; place: number } {
  const place = walk.found.indexOf(id);
  return place < 0 ? { before: null, after: null, place } : { before: walk.found[place - 1] ?? null, after: walk.found[place + 1] ?? null, place };
}
