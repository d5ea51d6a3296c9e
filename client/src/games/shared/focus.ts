/** Keeps the focus at the table: with each step, what had it may go away. */
import { tick } from "svelte";

/** Finds what a lost focus goes to, in the table or the table itself. */
type Find<About extends unknown[]> = (root: HTMLElement, ...about: About) => HTMLElement;

/** The two ways to keep the focus at a table; `find` says where a lost one goes. */
export function focusKeeper<About extends unknown[] = []>(find: Find<About>) {
  /** Gives a lost focus back to the table. */
  function holdFocus(root: HTMLElement | undefined, ...about: About): void {
    const now = document.activeElement;
    if (!root || document.querySelector("dialog[open]")) return;
    if (now && now !== document.body && !now.matches(":disabled")) return;
    find(root, ...about).focus({ preventScroll: true });
  }
  /** Call before the table is drawn anew: if the focus is here now, it still is afterwards. */
  function keepFocus(root: HTMLElement | undefined, ...about: About): void {
    if (root?.contains(document.activeElement)) void tick().then(() => holdFocus(root, ...about));
  }
  return { holdFocus, keepFocus };
}

/** The first thing there is of some selectors, the most pressing first; the table itself where there is none. */
export function firstOf(root: HTMLElement, wanted: readonly string[]): HTMLElement {
  for (const selector of wanted) {
    const found = root.querySelector<HTMLElement>(selector);
    if (found) return found;
  }
  return root;
}

/** Gives the focus to what has just opened, where it was at the table before. */
export function leadFocus(root: HTMLElement | undefined, selector: string): void {
  if (!root?.contains(document.activeElement)) return;
  void tick().then(() => root.querySelector<HTMLElement>(selector)?.focus({ preventScroll: true }));
}

/** What has the focus in the table; null where it is elsewhere. */
export function focusIn(root: HTMLElement | undefined): HTMLElement | null {
  const here = document.activeElement;
  return root && here instanceof HTMLElement && root.contains(here) ? here : null;
}

/** Moves the focus on by `way` places among `all`, from the last to the first. Returns what it goes to, if anything. */
export function stepAmong(all: readonly HTMLElement[], here: HTMLElement, way: number): HTMLElement | undefined {
  const next = all[(all.indexOf(here) + way + all.length) % all.length];
  next?.focus();
  return next;
}
