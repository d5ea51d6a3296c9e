/** The fields of a plan that a form shows, and what each may be. */
import { setsOf, type SetLine } from "../decks/table";
import { MISSED, type Plan, type Rules, type Setting } from "../protocol";

export type Field =
  | { name: string; kind: "flag" }
  | { name: string; kind: "number"; most: number }
  | { name: string; kind: "choice"; choices: string[] }
  | { name: string; kind: "set"; sets: SetLine[] }
  | { name: string; kind: "day" | "moment" | "words" };

export interface Group {
  /** Message `desk-group-${name}`. */
  name: string;
  fields: Field[];
}

const DAY_MINUTES = 24 * 60;
const MOST_PEOPLE = 10_000;

const groups = (catalogues: readonly string[]): Group[] => [
  {
    name: "people",
    fields: [
      { name: "check_in", kind: "flag" },
      { name: "capacity", kind: "number", most: MOST_PEOPLE },
      { name: "late_until", kind: "number", most: 100 },
      { name: "missed", kind: "choice", choices: [...MISSED] },
    ],
  },
  {
    name: "tables",
    fields: [
      { name: "minutes", kind: "number", most: DAY_MINUTES },
      { name: "tables", kind: "number", most: MOST_PEOPLE },
      { name: "online", kind: "flag" },
      { name: "first_player", kind: "flag" },
    ],
  },
  {
    name: "results",
    fields: [
      { name: "result", kind: "choice", choices: ["winner", "points", "table"] },
      { name: "confirm", kind: "flag" },
      { name: "secret", kind: "flag" },
      { name: "catalogue", kind: "choice", choices: [...catalogues] },
    ],
  },
];

/** Groups that only some games have, by the names that their rules give. */
const OWN: Record<string, Field[]> = {
  decks: [
    { name: "format", kind: "choice", choices: ["archon", "alliance", "sealed", "casual-sealed"] },
    { name: "overtime", kind: "flag" },
    { name: "build_minutes", kind: "number", most: DAY_MINUTES },
    { name: "decks_each", kind: "number", most: 3 },
    { name: "language", kind: "choice", choices: ["zh-Hant", "en", "ko", ""] },
    { name: "deadline", kind: "moment" },
    { name: "day", kind: "day" },
    { name: "sets", kind: "words" },
    { name: "lists_open", kind: "flag" },
    { name: "clear_sleeves", kind: "flag" },
  ],
};

/** The sets that may be played with, of which Sealed names one (T10.2). */
export const legalSets = (plan: Plan): SetLine[] => setsOf(plan).filter(({ legal }) => legal);

export function groupsOf(plan: Plan, { settings }: Rules, catalogues: readonly string[]): Group[] {
  const known = catalogues.includes(plan.catalogue) ? catalogues : [plan.catalogue, ...catalogues];
  const one: Field = { name: "sets", kind: "set", sets: legalSets(plan) };
  const fieldsOf = (name: string) => (OWN[name] ?? []).map((field) => (field.name === "sets" && plan.format === "sealed" ? one : field));
  return [...groups(known), ...settings.map((name) => ({ name, fields: fieldsOf(name) }))];
}

/** What a setting of a structure may be, where it is one of some words. */
const CHOICES: Record<string, string[]> = {
  bye: ["random", "worst"],
  draw: ["random-each-round", "random", "seeded"],
};

/** A setting of a structure as a field: its default says what it is. */
export function settingField(name: string, usual: Setting): Field {
  if (typeof usual === "boolean") return { name, kind: "flag" };
  if (typeof usual === "number") return { name, kind: "number", most: MOST_PEOPLE };
  const choices = CHOICES[name];
  return choices ? { name, kind: "choice", choices: choices.includes(usual) ? choices : [usual, ...choices] } : { name, kind: "words" };
}

/** What a stage is called when its structure is chosen. */
export function usualName(structure: string): string {
  return { "two-loss-out": "preliminary", elimination: "knock-out" }[structure] ?? structure;
}

/** A moment as a field for day and hour has it, by this device's clock; "" for none. */
export function momentText(seconds: number): string {
  if (!seconds) return "";
  const date = new Date(seconds * 1000);
  return new Date(date.getTime() - date.getTimezoneOffset() * 60_000).toISOString().slice(0, 16);
}

export function momentOf(text: string): number {
  const found = new Date(text).getTime();
  return Number.isNaN(found) ? 0 : Math.round(found / 1000);
}
