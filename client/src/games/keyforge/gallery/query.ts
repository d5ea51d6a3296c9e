/** Which cards are asked for: as the page has it, and in its address. */

/** "" asks for nothing. `text` stands in names, traits or texts; the others are words of the facts (`CotA`, `star-alliance`, `token-creature` …). */
export interface CardQuery {
  text: string;
  set: string;
  house: string;
  type: string;
  rarity: string;
  keyword: string;
  trait: string;
  /** "" all cards; "yes" those that can be played, "no" the others. */
  playable: "" | "yes" | "no";
  /** "" the best match first, or else as they came out. */
  sort: "" | "name" | "power";
}

export const NO_QUERY: CardQuery = { text: "", set: "", house: "", type: "", rarity: "", keyword: "", trait: "", playable: "", sort: "" };
export const LONGEST = 80;
const PLAYABLE = ["yes", "no"] as const;
const SORTS = ["name", "power"] as const;

/** What an address asks for; what it says wrongly it does not say. */
export function queryOf(said: URLSearchParams): CardQuery {
  const word = (name: string) => (said.get(name) ?? "").slice(0, LONGEST);
  const one = <Word extends string>(name: string, words: readonly Word[]) => words.find((each) => each === said.get(name)) ?? "";
  return { text: word("text"), set: word("set"), house: word("house"), type: word("type"), rarity: word("rarity"), keyword: word("keyword"), trait: word("trait"), playable: one("playable", PLAYABLE), sort: one("sort", SORTS) };
}

/** What of an address holds it, with its question mark; "" where nothing is asked. */
export function addressOfQuery(query: Partial<CardQuery>): string {
  const said = new URLSearchParams();
  for (const name of Object.keys(NO_QUERY) as (keyof CardQuery)[]) {
    const value = query[name] ?? "";
    if (value.trim() !== "") said.set(name, value);
  }
  return said.size > 0 ? `?${said}` : "";
}

/** How many filters are set, besides the text and the order. */
export function filters({ text: _text, sort: _sort, ...rest }: CardQuery): number {
  return Object.values(rest).filter((value) => value !== "").length;
}
