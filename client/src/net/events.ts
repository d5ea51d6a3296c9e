/** Requests of the tournament desk. Each resolves to what the hall said or rejects with `ApiError`. */
import type { Answer, CaseFile, Catalogue, Changed, Corrections, Deed, EventView, Listed, LogEntry, Plan, Presets, Preview, Seating, Why } from "../events/protocol";
import { ApiError, OFFLINE, refusalOf, UNREADABLE } from "./api";

const JSON_TYPE = "application/json";
const CSV_TYPE = "text/csv";

async function request(method: string, path: string, body?: string, type: string = JSON_TYPE): Promise<Response> {
  let response: Response;
  try {
    response = await fetch(`/api/events${path}`, {
      method,
      credentials: "same-origin",
      // With its cache the browser lets a question wait for the answer to the same one before.
      cache: "no-store",
      headers: body === undefined ? {} : { "content-type": type },
      body: body ?? null,
    });
  } catch {
    throw new ApiError(OFFLINE, 0);
  }
  if (response.ok) return response;
  throw await refusalOf(response);
}

async function read<T>(response: Promise<Response>): Promise<T> {
  const found = await response;
  try {
    return (await found.json()) as T;
  } catch {
    throw new ApiError(UNREADABLE, found.status);
  }
}

const get = <T>(path: string) => read<T>(request("GET", path));
const post = <T>(path: string, body: unknown = {}) => read<T>(request("POST", path, JSON.stringify(body)));

const part = encodeURIComponent;
const of = (id: string) => `/${part(id)}`;

export interface DeedOptions {
  /** The reason, asked for where something is put right. */
  why?: string;
  /** How long the log was that the page showed; the hall refuses where it has moved on. */
  after?: number;
}

export interface NextOptions {
  attempt?: number;
  after?: number;
}

export const events = {
  list: () => get<Listed[]>(""),
  presets: () => get<Presets>("/presets"),
  create: (name: string, plan: Plan) => post<{ id: string }>("", { name, plan }),
  import: (text: string) => read<{ id: string }>(request("POST", "/import", text)),
  event: (id: string) => get<Answer>(of(id)),
  changes: (id: string, since: string) => get<Changed>(`${of(id)}/changes?since=${part(since)}`),
  deed: (id: string, deed: Deed, options: DeedOptions = {}) => post<Answer>(`${of(id)}/deeds`, { deed, ...options }),
  answers: (id: string, deeds: readonly Deed[]) => post<Answer>(`${of(id)}/answers`, { deeds }),
  next: (id: string, options: NextOptions = {}) => post<Answer>(`${of(id)}/next`, options),
  preview: (id: string) => get<Preview>(`${of(id)}/preview`),
  corrections: (id: string) => get<Corrections>(`${of(id)}/corrections`),
  why: (id: string, round: number, draft: boolean) => get<Why>(`${of(id)}/why/${round}${draft ? "?draft=1" : ""}`),
  tables: (id: string, tables: number[][]) => post<Seating>(`${of(id)}/tables`, { tables }),
  case: (id: string, person: number) => get<CaseFile>(`${of(id)}/cases/${person}`),
  log: (id: string) => get<LogEntry[]>(`${of(id)}/log`),
  codes: (id: string) => get<Record<string, string>>(`${of(id)}/codes`),
  claim: (id: string, code: string) => post<Answer>(`${of(id)}/claim`, { code }),
  token: (id: string, role: string, name: string) => post<{ token: string }>(`${of(id)}/tokens`, { role, name }),
  cards: (language: string) => get<Record<string, string>>(`/cards/${part(language)}`),
  catalogue: (name: string) => get<Catalogue>(`/catalogues/${part(name)}`),
  deck: (id: string, person: number, text: string, language: string) => post<Answer>(`${of(id)}/decks`, { person, text, language }),
  fill: (id: string, players: number) => post<Answer>(`${of(id)}/fill`, { players }),
  players: (id: string, csv: string) => read<Answer | EventView>(request("POST", `${of(id)}/players.csv`, csv, CSV_TYPE)),
};

/** Addresses that a link or a picture leads to by itself. */
export const addresses = {
  live: (id: string) => `/api/events${of(id)}/live`,
  record: (id: string, round: number, table: number) => `/api/events${of(id)}/record/${round}/${table}`,
  file: (id: string, name: "export.json" | "players.csv" | "standings.csv" | "rounds.csv") => `/api/events${of(id)}/${name}`,
  case: (id: string, person: number) => `/api/events${of(id)}/cases/${person}`,
  caseText: (id: string, person: number) => `/api/events${of(id)}/cases/${person}/report.txt`,
  /** A QR code of a path of this site, as SVG. */
  qr: (path: string) => `/api/qr?path=${part(path)}`,
};
