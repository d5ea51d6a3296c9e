/** Houses, sets, cards and faults of registered decks in words. */
import { cardInfo } from "../../games/keyforge/cards";
import { currentLanguage, formatList, t } from "../../i18n/index.svelte";
import type { EventStore } from "../event.svelte";
import type { DeckFault, Plan, Said } from "../protocol";
import { poolName } from "./names.svelte";
import { lineName } from "./set";
import { restrictedOf, setsOf } from "./table";

export const houseName = (house: string) => t("keyforge-deck-house", { house });
export const houseNames = (houses: readonly string[]) => formatList(houses.map(houseName));

/** A set by its name, as the event's own table has it. */
export function setName(plan: Plan, code: string): string {
  const line = setsOf(plan).find((one) => one.code === code);
  return line ? lineName(line) : code;
}

/** A card by its name in the reader's language; else as the restricted list calls it, else by its id, which is made of the English name. */
export function cardName(plan: Plan, id: string): string {
  const known = cardInfo(id)?.name ?? poolName(id);
  if (known) return known;
  const row = restrictedOf(plan).rows.find((one) => one.card === id || one.name_zh === id);
  if (row) return currentLanguage() === "zh-Hant" || !row.name_en ? row.name_zh : row.name_en;
  return id.split("-").map((word) => word.charAt(0).toLocaleUpperCase("en") + word.slice(1)).join(" ");
}

/** The icons that were added to a copy, and the house of its house icon, in words. */
export function iconNames(icons: string, also = ""): string {
  const counts = new Map<string, number>();
  for (const icon of icons) counts.set(icon, (counts.get(icon) ?? 0) + 1);
  const house = also === "" ? [] : [t("keyforge-art-house-too", { house: houseName(also) })];
  return formatList([...[...counts].map(([icon, n]) => t("keyforge-art-icon", { icon, n })), ...house]);
}

/** A sentence of the desk; a player in it is the number of a person. */
export function saidText(event: EventStore, said: Said): string {
  const facts: Record<string, number | string> = { ...said.facts };
  const plan = event.view?.plan;
  if (typeof facts["player"] === "number") facts["player"] = event.nameOf(facts["player"]);
  for (const slot of ["card", "other"]) {
    const id = facts[slot];
    if (plan && typeof id === "string") facts[slot] = cardName(plan, id);
  }
  return t(said.message, facts);
}

/** The faults that keep a deck from being played, and those that are only recommended against. */
export function parted(faults: readonly DeckFault[] = []): { wrong: DeckFault[]; advice: DeckFault[] } {
  return { wrong: faults.filter(({ warning }) => !warning), advice: faults.filter(({ warning }) => warning) };
}
