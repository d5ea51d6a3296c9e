/** Which words are fetched together: those of the first page at once, all others with the pages that say them. */

export const WORD_GROUPS = ["first", "desk", "lessons", "games", "cards", "queue", "position", "lab"] as const;

/** `first`: the hall, accounts, refusals, and what each game is called; `games`: what only tables say; `cards`: what tables, galleries of cards and boxes of decks say; `queue`: what only moderators read; `position`: what is said where positions are laid out, and of their puzzles; `lab`: what the balance lab says. */
export type WordGroup = (typeof WORD_GROUPS)[number];

/** Files of words about the desk that other pages show, too. */
const DESK_ON_FIRST = ["desk-links"];
/** Files beside a game's own that say what its options are called. */
const OPTIONS = ["keyforge-decks"];

/** The group of a file of words, by its path. `games` are the names of all games. */
export function groupOf(path: string, games: readonly string[]): WordGroup {
  const file = path.slice(path.lastIndexOf("/") + 1).replace(/\.ftl(\?.*)?$/, "");
  if (file.startsWith("desk-") && !DESK_ON_FIRST.includes(file)) return "desk";
  if (file.endsWith("-lessons")) return "lessons";
  if (file === "queue") return "queue";
  if (file === "position") return "position";
  if (file === "lab") return "lab";
  if (file === "analysis") return "games";
  if (file.endsWith("-cards") || file.endsWith("-gallery") || file.endsWith("-deckbox")) return "cards";
  if (games.some((game) => file.startsWith(`${game}-`)) && !OPTIONS.includes(file)) return "games";
  return "first";
}
