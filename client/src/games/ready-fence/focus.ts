/** Keeps the focus at the table: with each step, what had it may go away. */
import { tick } from "svelte";

/** What the focus looks for, most pressing first. */
const WANTED = ["[data-confirm]", "[data-fence-option]", "[data-fence-card][data-legal]", "[data-fence-action]:not([aria-disabled='true'])", "[data-fence-result]"];

function find(root: HTMLElement): HTMLElement {
  for (const selector of WANTED) {
    const found = root.querySelector<HTMLElement>(selector);
    if (found) return found;
  }
  return root;
}

/** Gives a lost focus to the first thing that may be chosen, else to the table itself. */
export function holdFocus(root: HTMLElement | undefined): void {
  const now = document.activeElement;
  if (!root || document.querySelector("dialog[open]")) return;
  if (now && now !== document.body && !now.matches(":disabled")) return;
  find(root).focus({ preventScroll: true });
}

/** Call before the table is drawn anew: if the focus is here now, it still is afterwards. */
export function keepFocus(root: HTMLElement | undefined): void {
  if (root?.contains(document.activeElement)) void tick().then(() => holdFocus(root));
}

/** Gives the focus to what has just opened, where it was at the table before. */
export function leadFocus(root: HTMLElement | undefined, selector: string): void {
  if (!root?.contains(document.activeElement)) return;
  void tick().then(() => root.querySelector<HTMLElement>(selector)?.focus({ preventScroll: true }));
}

/** Things between which up and down go. */
const GROUPS = ["[data-fence-card]", "[data-fence-option]", "[data-fence-action]", "[data-fence-position]", "[data-fence-square]"];

/** Up and down go from thing to thing of a group. True when there was somewhere to go. */
export function step(root: HTMLElement | undefined, event: KeyboardEvent): boolean {
  const way = { ArrowDown: 1, ArrowUp: -1 }[event.key];
  const here = document.activeElement;
  if (!way || event.shiftKey || !root || !(here instanceof HTMLElement) || !root.contains(here)) return false;
  const kind = GROUPS.find((selector) => here.matches(selector));
  if (!kind) return false;
  const all = [...root.querySelectorAll<HTMLElement>(kind)].filter((each) => each.tabIndex >= 0);
  const next = all[(all.indexOf(here) + way + all.length) % all.length];
  next?.focus();
  return next !== undefined && next !== here;
}
