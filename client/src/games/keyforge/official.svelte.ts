/**
 * Official texts and pictures, out of the files of the decks that were brought to a table. The hall keeps them while the
 * table lives; nothing is asked for, and no picture loaded, before the reader wishes it.
 */
import { api } from "../../net/api";
import type { Official } from "../../net/protocol";
import type { Table } from "../contract";

const KEY = "ludarium-keyforge-official";

/** Signs for icons that only the publisher's own font can draw. */
const ICONS = /\p{Co}/gu;
const ICON = "◇";

let wished = $state(localStorage.getItem(KEY) === "on");

/** The reader's wish, kept in this browser. */
export const official = {
  get shown(): boolean {
    return wished;
  },
  set shown(on: boolean) {
    wished = on;
    localStorage.setItem(KEY, on ? "on" : "off");
  },
};

/** The table to ask, for a player where somebody has brought a deck; else null. */
export function askable(table: Table, you: number | null): string | null {
  return you !== null && table.seats.some(({ brought }) => brought.some(({ choice }) => choice === null)) ? table.id : null;
}

const asked = new Map<string, Promise<Official>>();

/** What the decks at a table say: asked for once, and again only after a failure. */
export function officialAt(table: string): Promise<Official> {
  const known = asked.get(table);
  if (known) return known;
  const coming = api.official(table);
  asked.set(table, coming);
  coming.catch(() => asked.delete(table));
  return coming;
}

/** The lines of an official text. */
export function linesOf(text: string): string[] {
  return text.replace(ICONS, ICON).split(/[\r\n\v]+/).map((line) => line.trim()).filter(Boolean);
}
