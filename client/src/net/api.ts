/** The server's plain requests. Each resolves to what the server said or rejects with `ApiError`. */
import type { Batch, Table } from "../games/contract";
import { askedBy, type GamesFilter } from "../history/filter";
import type { AnswerSeek, Course, GameInfo, Moment, MyGames, MySeek, NewLesson, NewRematch, NewSeek, NewTable, Official, OptionRead, OptionValue, Person, PlayNow, RematchMade, RematchOffer, SeekLists, TableLists, Tempo } from "./protocol";

/**
 * A refusal. `code` names message `error-${code}`; `sentence` is the server's own wording, if it gave one;
 * `option` is the option of a game that it is about; `further` are the sentences of what else is wrong with it.
 */
export class ApiError extends Error {
  constructor(
    readonly code: string,
    readonly status: number,
    readonly sentence: string | null = null,
    readonly option: string | null = null,
    readonly further: readonly string[] = [],
  ) {
    super(code);
    this.name = "ApiError";
  }
}

/** Codes of our own, for answers that never came or could not be read, and for a game that this client does not have. */
export const OFFLINE = "offline";
export const UNREADABLE = "unreadable";
export const GAME_MISSING = "game-missing";

/** The refusal of whoever has no session, or whose session has ended. */
const UNKNOWN = "need-guest";

let forgotten = (): void => {};

/** Says what is to be done when the server does not know us any more. */
export function whenForgotten(work: () => void): void {
  forgotten = work;
}

/** Asks the server, and raises `ApiError` where it refuses or can't be reached. */
export async function request(method: string, path: string, body?: unknown): Promise<Response> {
  let response: Response;
  try {
    response = await fetch(`/api${path}`, {
      method,
      credentials: "same-origin",
      headers: body === undefined ? {} : { "content-type": "application/json" },
      body: body === undefined ? null : JSON.stringify(body),
    });
  } catch {
    throw new ApiError(OFFLINE, 0);
  }
  if (response.ok) return response;
  throw await refusalOf(response);
}

/** What a refusal says. */
export async function refusalOf(response: Response): Promise<ApiError> {
  const refusal: unknown = await response.json().catch(() => null);
  const { code, message, option, further } = (refusal ?? {}) as Record<string, unknown>;
  if (code === UNKNOWN) forgotten();
  return new ApiError(
    typeof code === "string" ? code : UNREADABLE,
    response.status,
    typeof message === "string" ? message : null,
    typeof option === "string" ? option : null,
    Array.isArray(further) ? further.map(String) : [],
  );
}

/** Asks, and reads the answer as JSON. */
export async function json<T>(method: string, path: string, body?: unknown): Promise<T> {
  const response = await request(method, path, body);
  try {
    return (await response.json()) as T;
  } catch {
    throw new ApiError(UNREADABLE, response.status);
  }
}

async function text(path: string): Promise<string> {
  return (await request("GET", path)).text();
}

const part = encodeURIComponent;

/** What is asked, behind its question mark: without what is null. */
function query(asked: Record<string, string | number | null>): string {
  const said = new URLSearchParams();
  for (const [name, value] of Object.entries(asked)) if (value !== null) said.set(name, String(value));
  return said.size > 0 ? `?${said}` : "";
}

const NONCE_BYTES = 16;

/** This browser's part of a shuffle: the hall fixes its own before it hears this one. */
export function newNonce(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(NONCE_BYTES)), (byte) => byte.toString(16).padStart(2, "0")).join("");
}

export const api = {
  me: () => json<Person | null>("GET", "/me"),
  enter: (name: string, lang: string) => json<Person>("POST", "/guests", { name, lang }),
  changeMe: (changes: { name?: string; lang?: string; visible?: boolean; seen_by_friends?: boolean }) => json<Person>("PATCH", "/me", changes),
  games: () => json<GameInfo[]>("GET", "/games"),
  readOption: (game: string, option: string, text: string) => json<OptionRead>("POST", `/games/${part(game)}/options/${part(option)}`, { text }),
  tables: () => json<TableLists>("GET", "/tables"),
  seeks: () => json<SeekLists>("GET", "/seeks"),
  mySeek: () => json<MySeek | null>("GET", "/seeks/mine"),
  seek: (wish: NewSeek) => json<MySeek | null>("POST", "/seeks", wish),
  answerSeek: (id: string, options: Record<string, OptionValue>) => json<MySeek | null>("POST", `/seeks/${part(id)}/answer`, { options } satisfies AnswerSeek),
  withdrawSeek: async () => void (await request("DELETE", "/seeks/mine")),
  myGames: (filter: GamesFilter, before: string | null) => json<MyGames>("GET", `/me/games${query({ ...askedBy(filter), before })}`),
  table: (id: string, invite: string | null) =>
    json<Table>("GET", `/tables/${part(id)}${query({ invite })}`),
  createTable: (table: Omit<NewTable, "nonce">) => json<Table>("POST", "/tables", { ...table, nonce: newNonce() } satisfies NewTable),
  rematch: (id: string, same: boolean) => json<RematchMade>("POST", `/tables/${part(id)}/rematch`, { same, nonce: newNonce() } satisfies NewRematch),
  decline: async (id: string) => void (await request("POST", `/tables/${part(id)}/decline`)),
  rematches: () => json<RematchOffer[]>("GET", "/me/rematches"),
  bring: (id: string, seat: number, options: Record<string, OptionValue>) => json<Table>("PATCH", `/tables/${part(id)}/seats/${seat}`, { options }),
  official: (id: string) => json<Official>("GET", `/tables/${part(id)}/official`),
  play: (game: string, name: string, lang: string, tempo: Tempo, more: { options?: Record<string, OptionValue>; bot?: string } = {}) =>
    json<Table>("POST", "/play", { game, name, lang, tempo, ...more, nonce: newNonce() } satisfies PlayNow),
  courses: () => json<Course[]>("GET", "/lessons"),
  learn: (game: string, lesson: string, tempo: Tempo) => json<Table>("POST", "/lessons", { game, lesson, tempo, nonce: newNonce() } satisfies NewLesson),
  replay: (id: string, invite: string | null, seat: number | null) => json<Batch[]>("GET", `/tables/${part(id)}/replay${query({ seat, invite })}`),
  moments: (id: string, invite: string | null, seat: number | null, number: number) =>
    json<Moment[]>("GET", `/tables/${part(id)}/replay/${number}${query({ seat, invite })}`),
  record: (id: string) => text(`/tables/${part(id)}/record`),
  rules: (game: string, lang: string) => text(`/rules/${part(game)}/${part(lang)}`),
};
