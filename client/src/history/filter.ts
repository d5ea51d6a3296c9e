/** Which of the reader's games are asked for: as the page has it, in its address, and as the hall is asked. */

/** "" asks for nothing. `opponent` and `deck` are parts of names; `from` and `to` are days, as "2026-11-28", both included. */
export interface GamesFilter {
  game: string;
  opponent: string;
  against: "" | (typeof AGAINST)[number];
  result: "" | (typeof RESULTS)[number];
  rated: "" | (typeof RATED)[number];
  deck: string;
  from: string;
  to: string;
}

export const AGAINST = ["people", "bots"] as const;
export const RESULTS = ["won", "shared", "lost", "draw", "over", "aborted"] as const;
export const RATED = ["rated", "casual"] as const;

export const NO_FILTER: GamesFilter = { game: "", opponent: "", against: "", result: "", rated: "", deck: "", from: "", to: "" };
/** Letters that the hall takes. */
export const LONGEST_OPPONENT = 64;
export const LONGEST_DECK = 120;
const LONGEST_GAME = 64;

export function isAsked(filter: GamesFilter): boolean {
  return addressOf(filter) !== "";
}

/** The filter that an address holds; what it says wrongly it does not say. */
export function filterOf(said: URLSearchParams): GamesFilter {
  const word = (name: string, most: number) => (said.get(name) ?? "").trim().slice(0, most);
  const one = <Word extends string>(name: string, words: readonly Word[]) => words.find((each) => each === said.get(name)) ?? "";
  return {
    game: word("game", LONGEST_GAME),
    opponent: word("opponent", LONGEST_OPPONENT),
    against: one("against", AGAINST),
    result: one("result", RESULTS),
    rated: one("rated", RATED),
    deck: word("deck", LONGEST_DECK),
    from: dayOf(said.get("from")),
    to: dayOf(said.get("to")),
  };
}

/** What of an address holds a filter, with its question mark; "" where nothing is asked. */
export function addressOf(filter: Partial<GamesFilter>): string {
  const said = new URLSearchParams();
  for (const name of Object.keys(NO_FILTER) as (keyof GamesFilter)[]) {
    const value = (filter[name] ?? "").trim();
    if (value !== "") said.set(name, value);
  }
  return said.size > 0 ? `?${said}` : "";
}

/** What the hall is asked. A day begins and ends where the reader is. */
export function askedBy({ game, opponent, against, result, rated, deck, from, to }: GamesFilter): Record<string, string | number | null> {
  return {
    game: game || null,
    opponent: opponent || null,
    against: against || null,
    result: result || null,
    rated: rated === "" ? null : String(rated === "rated"),
    deck: deck || null,
    since: from === "" ? null : startOf(from, 0),
    until: to === "" ? null : startOf(to, 1),
  };
}

function dayOf(text: string | null): string {
  if (text === null || !/^[12]\d{3}-\d{2}-\d{2}$/.test(text)) return "";
  const day = new Date(`${text}T00:00Z`);
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(text) ? text : "";
}

/** When a day begins, or one some days later: days can be shorter or longer than 24 hours. */
function startOf(day: string, later: number): number {
  const [year = 0, month = 1, date = 1] = day.split("-").map(Number);
  return Math.max(0, new Date(year, month - 1, date + later).getTime());
}
