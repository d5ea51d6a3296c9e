/** What the lab's address holds behind its `#`: both tables, and how they are tried. No server hears of it. */

export interface Tried {
  a: string;
  b: string;
  mode: string;
  bot: string;
  games: number;
}

const LONGEST = 400;
const TABLE = /^[A-Za-z0-9.,-]+$/;

/** What the address says, where it can be meant; the hall says whether it can be played. */
export function read(hash: string, usual: Tried): Tried {
  const said = new URLSearchParams(hash.replace(/^#/, ""));
  const table = (name: "a" | "b"): string => {
    const text = said.get(name) ?? "";
    return TABLE.test(text) && text.length <= LONGEST ? text : usual[name];
  };
  const games = Number(said.get("games"));
  return {
    a: table("a"),
    b: table("b"),
    mode: said.get("mode") ?? usual.mode,
    bot: said.get("bot") ?? usual.bot,
    games: Number.isInteger(games) && games >= 2 ? games : usual.games,
  };
}

export function written({ a, b, mode, bot, games }: Tried): string {
  // Commas and dots of a table may stand as they are.
  return `a=${a}&b=${b}&mode=${encodeURIComponent(mode)}&bot=${encodeURIComponent(bot)}&games=${games}`;
}
