/** Keeps the focus at the table: with each step, what had it may go away. */
import { firstOf, focusIn, focusKeeper, stepAmong } from "../shared/focus";

/** What the focus looks for, most pressing first. */
const WANTED = ["[data-confirm]", "[data-fence-option]", "[data-fence-card][data-legal]", "[data-fence-action]:not([aria-disabled='true'])", "[data-fence-result]"];

export const { holdFocus, keepFocus } = focusKeeper((root) => firstOf(root, WANTED));

/** Things between which up and down go. */
const GROUPS = ["[data-fence-card]", "[data-fence-option]", "[data-fence-action]", "[data-fence-position]", "[data-fence-square]"];

/** Up and down go from thing to thing of a group. True when there was somewhere to go. */
export function step(root: HTMLElement | undefined, event: KeyboardEvent): boolean {
  const way = { ArrowDown: 1, ArrowUp: -1 }[event.key];
  const here = focusIn(root);
  if (!way || event.shiftKey || !root || here === null) return false;
  const kind = GROUPS.find((selector) => here.matches(selector));
  if (!kind) return false;
  const all = [...root.querySelectorAll<HTMLElement>(kind)].filter((each) => each.tabIndex >= 0);
  const next = stepAmong(all, here, way);
  return next !== undefined && next !== here;
}
