/** How a player's deck stands, in one word. */
import type { PersonView } from "../protocol";

/** What staff have to have seen of each source (T3.5, T8.2, T8.3); a list from the Master Vault needs no look at its identity card. */
const ATTESTS = ["listed", "official", "genuine"];

export type State = "none" | "faulty" | "unattested" | "good";

export function stateOf({ deck }: PersonView): State {
  const sources = deck?.sources ?? [];
  if (sources.length === 0) return "none";
  if ((deck?.faults ?? []).some(({ warning }) => !warning)) return "faulty";
  const seen = sources.every(({ attested = [], compared = false }) => ATTESTS.every((what) => attested.includes(what) || (what === "listed" && compared)));
  return seen ? "good" : "unattested";
}
