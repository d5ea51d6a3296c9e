/** The table of sets (T13.1) and the alliance restricted list (T9.14), which officials keep. */
import type { Deed, Plan } from "../protocol";

export const KINDS = ["main", "special"] as const;
export const REFERENCES = ["none", "tide", "token", "prophecies"] as const;

export interface SetLine {
  code: string;
  name_zh: string;
  name_en: string;
  kind: string;
  released: string;
  legal: boolean;
  reference: string;
}

/** A set of the card data: the line that an official would begin with, and the reference card of the publisher's later text (OP-18). */
export interface KnownSet {
  line: SetLine;
  publisher: string;
}

export interface Row {
  name_zh: string;
  name_en: string;
  /** Copies that may be in a deck; 0 for any number. */
  copies: number;
  card: string;
}

export interface RestrictedList {
  version: string;
  rows: Row[];
}

const LINE = { kind: "main", released: "", legal: false, reference: "none" };
const ROW = { copies: 0, card: "" };

export function setsOf(plan: Plan): SetLine[] {
  return ((plan["deck_sets"] ?? []) as SetLine[]).map((line) => ({ ...LINE, ...line }));
}

/** A new line of the table: what is known of the set of this code, else an empty one. */
export function newLine(known: readonly KnownSet[], code: string): SetLine {
  return { code: "", name_zh: "", name_en: "", ...LINE, ...known.find(({ line }) => line.code === code)?.line };
}

export function restrictedOf(plan: Plan): RestrictedList {
  const { version = "", rows = [] } = (plan["restricted"] ?? {}) as Partial<RestrictedList>;
  return { version, rows: rows.map((row) => ({ ...ROW, ...row })) };
}

const DAY = /^\d{4}-\d{2}-\d{2}$/;

export type LineFault = "code" | "twice" | "name" | "day";

/** What is wrong with a line of the table of sets; `place` is its own. */
export function lineFaults(sets: readonly SetLine[], place: number): LineFault[] {
  const line = sets[place];
  if (!line) return [];
  const faults: LineFault[] = [];
  if (!/^[A-Za-z0-9]{1,8}$/.test(line.code)) faults.push("code");
  if (sets.some((other, n) => n !== place && other.code === line.code)) faults.push("twice");
  if (!line.name_zh.trim() || !line.name_en.trim()) faults.push("name");
  if (line.released && !DAY.test(line.released)) faults.push("day");
  return faults;
}

/** Whether a list is of an earlier day than the one in force, which an official must give a reason for. */
export const isOlder = (list: RestrictedList, old: RestrictedList) => DAY.test(list.version) && list.version < old.version;

/** Whether a restricted list can be kept: a day as its version, `why` for one before the old one, and a Chinese name for each row. */
export function listFault(list: RestrictedList, old: RestrictedList, why: string): "day" | "older" | "name" | "copies" | null {
  if (!DAY.test(list.version)) return "day";
  if (isOlder(list, old) && !why.trim()) return "older";
  if (list.rows.some((row) => !row.name_zh.trim())) return "name";
  if (list.rows.some((row) => !Number.isInteger(row.copies) || row.copies < 0 || row.copies > 36)) return "copies";
  return null;
}

/** The plan with other tables. */
export function planned(plan: Plan, sets: SetLine[], restricted: RestrictedList): Deed {
  return { deed: "planned", plan: { ...plan, deck_sets: sets, restricted } };
}
