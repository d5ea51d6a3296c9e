/** Keeps the focus at the table: with each step, what had it may go away. */
import { tick } from "svelte";

/** Gives a lost focus to what is asked, else to the card of the hand at `index`, else to the table itself. */
export function holdFocus(root: HTMLElement | undefined, index: number): void {
  const now = document.activeElement;
  if (!root || (now && now !== document.body && !now.matches(":disabled"))) return;
  const cards = [...root.querySelectorAll<HTMLElement>("[data-sab-hand]")];
  const next = root.querySelector<HTMLElement>("[data-sab-ready]") ?? cards[index] ?? cards.at(-1) ?? root;
  next.focus({ preventScroll: true });
}

/** Call before the table is drawn anew: if the focus is here now, it still is afterwards. */
export function keepFocus(root: HTMLElement | undefined, index: number): void {
  if (root?.contains(document.activeElement)) void tick().then(() => holdFocus(root, index));
}
