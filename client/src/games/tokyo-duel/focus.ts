/** Keeps the focus at the table: with each step, what had it may go away. */
import { tick } from "svelte";

/** Gives a lost focus to the first thing that may be chosen, else to the table itself. */
export function holdFocus(root: HTMLElement | undefined): void {
  const now = document.activeElement;
  if (!root || document.querySelector("dialog[open]")) return;
  if (now && now !== document.body && !now.matches(":disabled")) return;
  const next = root.querySelector<HTMLElement>("[data-duel-first]") ?? root.querySelector<HTMLElement>("[data-duel-option]:not([aria-disabled='true'])") ?? root;
  next.focus({ preventScroll: true });
}

/** Call before the table is drawn anew: if the focus is here now, it still is afterwards. */
export function keepFocus(root: HTMLElement | undefined): void {
  if (root?.contains(document.activeElement)) void tick().then(() => holdFocus(root));
}

/** Arrows go from place to place of a track, and from button to button of a group. True when there was somewhere to go. */
export function step(root: HTMLElement | undefined, event: KeyboardEvent): boolean {
  const way = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }[event.key];
  const here = document.activeElement;
  if (!way || event.shiftKey || !root || !(here instanceof HTMLElement)) return false;
  const kind = ["[data-space]", "[data-duel-die]", "[data-duel-face]", "[data-duel-monster]", "[data-duel-option]"].find((selector) => here.matches(selector));
  if (!kind || !root.contains(here)) return false;
  const all = [...root.querySelectorAll<HTMLElement>(kind)].filter((each) => kind !== "[data-space]" || each.closest("[data-duel-track]") === here.closest("[data-duel-track]"));
  // Places lie as they are seen, whichever end is near.
  if (kind === "[data-space]") all.sort((a, b) => a.getBoundingClientRect().left - b.getBoundingClientRect().left);
  const next = all[(all.indexOf(here) + way + all.length) % all.length];
  next?.focus();
  return next !== undefined;
}
