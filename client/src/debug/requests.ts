/** What a hall with debug pages tells whoever builds a game. Another hall has no such addresses. */
import { json } from "../net/api";

/** One thing that may be chosen, and the things that it touches. */
export interface Offered {
  option: string;
  touches: string[];
}

export interface Listed {
  id: string;
  game: string;
  status: string;
  number: number;
}

/** `seen`: what a spectator was told first, then each seat; null where it was told nothing. */
export interface Told {
  kind: string;
  facts: Record<string, unknown>;
  seen: (Record<string, unknown> | null)[];
}

export interface DebugStep {
  number: number;
  seat: number;
  option: string;
  /** False for what was taken back, and for taking back itself. */
  counts: boolean;
  events: Told[];
}

export interface DebugTable {
  id: string;
  game: string;
  version: string;
  seats: number;
  steps: DebugStep[];
  record: string;
}

/** `views`: a spectator's first, then each seat's. */
export interface DebugMoment {
  number: number;
  decision: { seat: number; kind: string; options: Offered[] } | null;
  table_options: Offered[];
  timers: Record<string, number>;
  views: unknown[];
  state: unknown;
  dump: unknown;
  scores: number[] | null;
  winners: number[] | null;
}

const path = (id: string, rest: string | number = "") => `/debug/tables/${encodeURIComponent(id)}${rest === "" ? "" : `/${rest}`}`;

export const debug = {
  tables: () => json<Listed[]>("GET", "/debug/tables"),
  table: (id: string) => json<DebugTable>("GET", path(id)),
  moment: (id: string, number: number) => json<DebugMoment>("GET", path(id, number)),
  back: (id: string, number: number) => json<Listed>("POST", path(id, "back"), { number }),
};
