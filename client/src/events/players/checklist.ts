/** What is looked at when a KeyForge player checks in (T2.2, T3.2, T3.5, T4, T8); words are `desk-check-${id}`. */
import type { Plan } from "../protocol";

const OWN = ["archon", "alliance"];

/** By format; every one where none are named. */
const ITEMS: { id: string; formats?: string[] }[] = [
  { id: "deck-shown", formats: OWN },
  { id: "official", formats: OWN },
  { id: "genuine" },
  { id: "list-given", formats: [...OWN, "sealed"] },
  { id: "tokens" },
  { id: "markers" },
  { id: "reference-cards" },
  { id: "deck-list", formats: OWN },
  { id: "identity-card" },
  { id: "sleeves-opaque" },
  { id: "sleeves-alike" },
  { id: "tokens-distinct" },
  { id: "tokens-size" },
  { id: "keys" },
  { id: "chain-tracker" },
];

/** The points to tick off in an event of this plan; none outside of KeyForge. Clear sleeves are let in by leave (T4.4). */
export function checksOf(plan: Plan): string[] {
  if (!plan.format) return [];
  return ITEMS.filter(({ id, formats }) => (!formats || formats.includes(plan.format)) && !(plan.clear_sleeves && id === "sleeves-opaque")).map(({ id }) => id);
}
