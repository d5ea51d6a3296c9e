/** Which page is shown. The address is the only state: every page can be linked to. */
import { addressOf, filterOf, type GamesFilter } from "./history/filter";

export type Page =
  | { name: "home" }
  | { name: "table"; id: string; invite: string | null }
  /** `eyes`: with those of which seat, null for a spectator's, undefined where nobody said; `at`: after which step. */
  | { name: "replay"; id: string; invite: string | null; eyes: number | null | undefined; at: number }
  | { name: "rules"; game: string }
  | { name: "learn"; game: string }
  /** What is counted of a game that is played without the hall. */
  | { name: "score"; game: string }
  /** The reader's games, those of them that are asked for. */
  | { name: "games"; filter: GamesFilter }
  /** The strongest of a game; null for the first one there is. */
  | { name: "ratings"; game: string | null }
  /** Somebody with an account. */
  | { name: "person"; id: string }
  | { name: "statistics" }
  | { name: "friends" }
  | { name: "sign-in" }
  /** To sign in by a code that another device shows; the code follows the `#`, which no server hears of. */
  | { name: "sign-in-link" }
  /** `refused`: the code of what the club's sign-in came back with, or null. */
  | { name: "account"; refused: string | null }
  /** The moderators' queue, or one report of it. */
  | { name: "reports"; id: number | null }
  /** What happens with reports. */
  | { name: "policy" }
  /** The cards of a game, those that are asked for, or one of them. */
  | { name: "cards"; said: string; card: string | null }
  /** The decks that the reader keeps, those that are asked for, or one of them. */
  | { name: "decks"; said: string; deck: string | null }
  /** A position of a game, laid out by hand; it stands behind the `#`, which no server hears of. */
  | { name: "position"; game: string }
  /** What tables of cards of a game make of it. */
  | { name: "lab"; game: string }
  | { name: "parts" }
  /** For whoever builds a game, in a hall that has it: all tables, or one, after a step or at its end. */
  | { name: "debug"; id: string | null; at: number | null }
  | { name: "events" }
  | { name: "new-event" }
  /** `part` is a tab or another page of the event, "" for the one that its reader sees first; `rest` is what follows it. */
  | { name: "event"; id: string; part: string; rest: string }
  | { name: "lost" };

/** Pages of an event whose address goes on: what is printed, whose table, deck or case it is, by which code somebody enters. */
const LONG_PARTS = ["print", "player", "decks", "claim", "case"];

/** The page that an address names. */
export function pageOf(url: URL): Page {
  const [first, second, third, fourth, fifth] = url.pathname.split("/").filter(Boolean).map(decode);
  if (first === undefined) return { name: "home" };
  if (first === "events") return eventPage(second, third, fourth, fifth);
  if (first === "table" && second && third === "replay" && fourth === undefined) return replayPage(second, url.searchParams);
  if (third !== undefined) return { name: "lost" };
  if (first === "table" && second) return { name: "table", id: second, invite: url.searchParams.get("invite") };
  if (first === "rules" && second) return { name: "rules", game: second };
  if (first === "learn" && second) return { name: "learn", game: second };
  if (first === "position" && second) return { name: "position", game: second };
  if (first === "lab" && second) return { name: "lab", game: second };
  if (first === "score" && second) return { name: "score", game: second };
  if (first === "games" && second === undefined) return { name: "games", filter: filterOf(url.searchParams) };
  if (first === "ratings") return { name: "ratings", game: second ?? null };
  if (first === "people" && second) return { name: "person", id: second };
  if (first === "friends" && second === undefined) return { name: "friends" };
  if (first === "statistics" && second === undefined) return { name: "statistics" };
  if (first === "sign-in" && second === undefined) return { name: "sign-in" };
  if (first === "sign-in" && second === "link") return { name: "sign-in-link" };
  if (first === "account" && second === undefined) return { name: "account", refused: url.searchParams.get("refused") };
  if (first === "reports" && (second === undefined || /^[1-9]\d{0,8}$/.test(second))) return { name: "reports", id: second === undefined ? null : Number(second) };
  if (first === "policy" && second === undefined) return { name: "policy" };
  if (first === "cards") return { name: "cards", said: url.search, card: second ?? null };
  if (first === "decks") return { name: "decks", said: url.search, deck: second ?? null };
  if (first === "parts" && second === undefined) return { name: "parts" };
  if (first === "debug") return { name: "debug", id: second ?? null, at: placeOf(url.searchParams) };
  return { name: "lost" };
}

/** Who watches has no seat. */
const WATCHER = "none";

function replayPage(id: string, said: URLSearchParams): Page {
  const seat = said.get("seat");
  const eyes = seat === null ? undefined : /^\d{1,2}$/.test(seat) ? Number(seat) : null;
  return { name: "replay", id, invite: said.get("invite"), eyes, at: Math.max(0, Math.trunc(Number(said.get("at"))) || 0) };
}

/** The number of a step in an address; null where there is none. */
function placeOf(said: URLSearchParams): number | null {
  const at = said.get("at");
  return at !== null && /^\d{1,6}$/.test(at) ? Number(at) : null;
}

function eventPage(id: string | undefined, part: string | undefined, rest: string | undefined, more: string | undefined): Page {
  if (id === undefined) return { name: "events" };
  if (id === "new" && part === undefined) return { name: "new-event" };
  if (more !== undefined || (rest !== undefined && !LONG_PARTS.includes(part ?? ""))) return { name: "lost" };
  return { name: "event", id, part: part ?? "", rest: rest ?? "" };
}

function decode(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

let page = $state.raw<Page>(pageOf(new URL(location.href)));

export function currentPage(): Page {
  return page;
}

/** Goes to a path of this site; focus moves to the new page's heading so that readers by ear follow. */
export function go(path: string, replace = false): void {
  history[replace ? "replaceState" : "pushState"](null, "", path);
  arrive();
}

/** Goes to another address of the page that is shown, with a step back to the one before: focus and place stay. */
export function refine(path: string): void {
  history.pushState(null, "", path);
  page = pageOf(new URL(location.href));
}

/** Goes to another address of the page that is shown, in the place of the one before: nothing moves, and there is no step back to it. */
export function correct(path: string): void {
  page = pageOf(new URL(path, location.href));
  try {
    rename(path);
  } catch {
    // Some browsers let a page change its address a hundred times in half a minute only: the next change says all of it.
  }
}

/** Gives the page that is shown another address, with no step back to the one before. */
export function rename(path: string): void {
  if (path !== location.pathname + location.search) history.replaceState(null, "", path);
}

function arrive(): void {
  const next = pageOf(new URL(location.href));
  // A step within the page (to a `#`) is no other page: what was read for it is not read again.
  if (JSON.stringify(next) === JSON.stringify(page)) return;
  page = next;
  scrollTo(0, 0);
  requestAnimationFrame(() => document.getElementById("main")?.focus({ preventScroll: true }));
}

/** Follows the browser's buttons, and clicks on links of this site. Call once. */
export function startRouter(): void {
  addEventListener("popstate", arrive);
  document.addEventListener("click", (event) => {
    if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    const link = event.target instanceof Element ? event.target.closest("a") : null;
    if (!link || link.target || link.hasAttribute("download") || link.origin !== location.origin) return;
    const url = new URL(link.href);
    if (url.pathname.startsWith("/api/")) return;
    if (url.pathname === location.pathname && url.hash) return;
    event.preventDefault();
    go(url.pathname + url.search + url.hash);
  });
}

export const paths = {
  home: () => "/",
  table: (id: string, invite?: string | null) => `/table/${encodeURIComponent(id)}${invite ? `?invite=${encodeURIComponent(invite)}` : ""}`,
  replay: (id: string, { invite = null, eyes, at = 0 }: { invite?: string | null; eyes?: number | null; at?: number } = {}) => {
    const said = new URLSearchParams();
    if (eyes !== undefined) said.set("seat", eyes === null ? WATCHER : String(eyes));
    if (at > 0) said.set("at", String(at));
    if (invite !== null) said.set("invite", invite);
    return `/table/${encodeURIComponent(id)}/replay${said.size > 0 ? `?${said}` : ""}`;
  },
  games: (filter: Partial<GamesFilter> = {}) => `/games${addressOf(filter)}`,
  ratings: (game?: string) => `/ratings${game === undefined ? "" : `/${encodeURIComponent(game)}`}`,
  person: (id: string) => `/people/${encodeURIComponent(id)}`,
  statistics: () => "/statistics",
  friends: () => "/friends",
  signIn: () => "/sign-in",
  account: () => "/account",
  reports: (id: number | null = null) => `/reports${id === null ? "" : `/${id}`}`,
  policy: () => "/policy",
  debug: (id: string | null = null, at: number | null = null) => `/debug${id === null ? "" : `/${encodeURIComponent(id)}`}${at === null ? "" : `?at=${at}`}`,
  cards: (said = "") => `/cards${said}`,
  card: (id: string) => `/cards/${encodeURIComponent(id)}`,
  decks: (said = "") => `/decks${said}`,
  deck: (id: string) => `/decks/${encodeURIComponent(id)}`,
  learn: (game: string) => `/learn/${encodeURIComponent(game)}`,
  score: (game: string) => `/score/${encodeURIComponent(game)}`,
  position: (game: string, packed = "") => `/position/${encodeURIComponent(game)}${packed ? `#${packed}` : ""}`,
  lab: (game: string, tried = "") => `/lab/${encodeURIComponent(game)}${tried ? `#${tried}` : ""}`,
  events: () => "/events",
  newEvent: () => "/events/new",
  event: (id: string, part = "", rest: string | number = "") => ["/events", id, part, rest].filter((each) => each !== "").map((each, n) => (n ? encodeURIComponent(each) : each)).join("/"),
  rules: (game: string, anchor?: string) => `/rules/${encodeURIComponent(game)}${anchor ? `#${anchor}` : ""}`,
};
