/** Keeps the focus at the table: with each step, what had it may go away. */
import { focusKeeper } from "../shared/focus";

/** A lost focus goes to what is asked, else to the card of the hand at `index`, else to the table itself. */
export const { holdFocus, keepFocus } = focusKeeper((root, index: number) => {
  const cards = [...root.querySelectorAll<HTMLElement>("[data-sab-hand]")];
  return root.querySelector<HTMLElement>("[data-sab-ready]") ?? cards[index] ?? cards.at(-1) ?? root;
});
