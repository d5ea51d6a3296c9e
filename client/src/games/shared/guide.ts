/** What the guides of all games are made of. */
import type { Args, Translate } from "../contract";

/** One hint: its message, and a little picture beside it. */
export interface Advice<Sign> {
  id: string;
  args?: Args;
  sign: Sign;
}

export function adviceText(t: Translate, { id, args }: Advice<unknown>): string {
  return t(id, args);
}
