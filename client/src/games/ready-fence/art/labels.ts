/** What a card's name says: its kind, its speed, its colours, and how it is called. */
import type { Translate } from "../../contract";

/** A colour says what a card may do: attack, defend, counter, add to another card, anything. */
export type Colour = "red" | "blue" | "cyan" | "orange" | "gold";

interface Kind {
  colours: Colour[];
  /** Its cards are printed with a speed, which is part of their name. */
  speed: boolean;
}

const kind = (speed: boolean, ...colours: Colour[]): Kind => ({ colours, speed });

const TABLE: Readonly<Record<string, Kind>> = {
  ST: kind(true, "red"),
  BT: kind(true, "red"),
  DI: kind(true, "red", "cyan"),
  TT: kind(true, "red"),
  GA: kind(true, "red"),
  FK: kind(true, "red"),
  FN: kind(true, "red"),
  FL: kind(true, "red"),
  PR: kind(true, "blue", "red"),
  CP: kind(true, "blue"),
  IF: kind(true, "blue", "red"),
  SH: kind(true, "cyan"),
  CT: kind(false, "blue"),
  FT: kind(false, "cyan"),
  JK: kind(false, "gold"),
  AN: kind(false, "orange", "cyan"),
  RA: kind(false, "orange"),
  FE: kind(false, "orange"),
};

/** The 18 kinds, in the order of the rules. */
export const KINDS: readonly string[] = Object.keys(TABLE);

/** The two letters of a card's name: "ST" of "ST4". */
export function kindOf(name: string): string {
  return name.slice(0, 2);
}

/** The printed speed: 4 of "ST4", null of "CT". */
export function speedOf(name: string): number | null {
  const digits = name.slice(2);
  return digits === "" ? null : Number(digits);
}

/** The colours of a kind, the one of its first use in front; none for a kind there isn't. */
export function coloursOf(kind: string): Colour[] {
  return TABLE[kind]?.colours ?? [];
}

/** Whether the cards of a kind have a speed of their own. */
export function hasSpeed(kind: string): boolean {
  return TABLE[kind]?.speed ?? false;
}

/** How a card is called, with its speed where it has one; a bare kind is called by its name. */
export function cardLabel(t: Translate, name: string): string {
  const card = t(`ready-fence-card-${kindOf(name)}`);
  const speed = speedOf(name);
  return speed === null ? card : t("ready-fence-card-label", { card, speed });
}
