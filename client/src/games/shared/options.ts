/** Options of any game, as the server offers them. */
import type { Choice } from "../contract";

export function has(options: readonly Choice[], option: string): boolean {
  return options.some((each) => each.option === option);
}
