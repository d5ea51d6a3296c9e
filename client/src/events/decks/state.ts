/** How a player's deck stands, in one word. */
import type { PersonView } from "../protocol";

export type State = "none" | "faulty" | "unattested" | "good";

export function stateOf({ deck }: PersonView): State {
  if ((deck?.sources ?? []).length === 0) return "none";
  if ((deck?.faults ?? []).some(({ warning }) => !warning)) return "faulty";
  return (deck?.unseen ?? 0) > 0 ? "unattested" : "good";
}
