/** Keeps the focus at the table: with each step, what had it may go away. */
import { firstOf, focusIn, focusKeeper, stepAmong } from "../shared/focus";

/** What the focus looks for, most pressing first. */
const WANTED = ["[data-duel-first]", "[data-duel-option]:not([aria-disabled='true'])"];

export const { holdFocus, keepFocus } = focusKeeper((root) => firstOf(root, WANTED));

/** Arrows go from place to place of a track, and from button to button of a group. True when there was somewhere to go. */
export function step(root: HTMLElement | undefined, event: KeyboardEvent): boolean {
  const way = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }[event.key];
  const here = focusIn(root);
  if (!way || event.shiftKey || !root || here === null) return false;
  const kind = ["[data-space]", "[data-duel-die]", "[data-duel-face]", "[data-duel-monster]", "[data-duel-option]"].find((selector) => here.matches(selector));
  if (!kind) return false;
  const all = [...root.querySelectorAll<HTMLElement>(kind)].filter((each) => kind !== "[data-space]" || each.closest("[data-duel-track]") === here.closest("[data-duel-track]"));
  // Places lie as they are seen, whichever end is near.
  if (kind === "[data-space]") all.sort((a, b) => a.getBoundingClientRect().left - b.getBoundingClientRect().left);
  return stepAmong(all, here, way) !== undefined;
}
