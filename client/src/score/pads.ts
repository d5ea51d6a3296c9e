/** Score pads: what is counted of each game, and what this browser has kept of them. */

/** What players of a game count. Messages `app-score-…` have their names. */
const COUNTED: Record<string, readonly string[]> = {
  keyforge: ["keys", "amber", "chains"],
  "ready-fence": ["touches"],
  saboteur: ["gold"],
  "tokyo-duel": ["health", "energy", "fame", "destruction"],
};

export const MOST = 10;
/** Letters a name may have. */
export const LONGEST = 24;
const PLAYERS = 2;
const LARGEST = 999;

export interface Player {
  name: string;
  counts: Record<string, number>;
}

/** What is counted of a game; null for one without a pad. */
export function counted(game: string): readonly string[] | null {
  return Object.hasOwn(COUNTED, game) ? (COUNTED[game] ?? null) : null;
}

const key = (game: string) => `ludarium-score-${game}`;

export function newPad(names: readonly string[] = Array.from({ length: PLAYERS }, () => "")): Player[] {
  return names.map((name) => ({ name, counts: {} }));
}

/** The pad of a game as this browser has kept it, else a new one. */
export function padOf(game: string): Player[] {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(key(game)) ?? "null");
    if (!Array.isArray(found) || found.length === 0 || found.length > MOST) return newPad();
    return found.map(read);
  } catch {
    return newPad();
  }
}

function read(given: Partial<Player> | null): Player {
  const counts = Object.entries(given?.counts ?? {}).filter(([, count]) => Number.isInteger(count) && count >= 0 && count <= LARGEST);
  return { name: String(given?.name ?? "").slice(0, LONGEST), counts: Object.fromEntries(counts) };
}

export function keepPad(game: string, pad: readonly Player[]): void {
  localStorage.setItem(key(game), JSON.stringify(pad));
}
