/** Keeps the focus at the table, and lets arrow keys walk over what lies there. */
import { firstOf, focusIn, focusKeeper } from "../shared/focus";
import type { Thing } from "./options";

/** What the focus looks for, most pressing first. */
const WANTED = [
  "[data-confirm]",
  "[data-keyforge-way]",
  "[data-keyforge-hand][data-legal]",
  "[data-keyforge-place]",
  "[data-keyforge-card][data-legal]",
  "[data-keyforge-option]",
  "[data-keyforge-result]",
];

export const { holdFocus, keepFocus } = focusKeeper((root) => firstOf(root, WANTED));

/** The card with the focus. */
export function focused(root: HTMLElement | undefined): Thing | null {
  const here = focusIn(root);
  if (here === null) return null;
  const { keyforgeHand, keyforgeCard, copy } = here.dataset;
  if (keyforgeHand !== undefined) return { zone: "hand", ref: keyforgeHand, copy: Number(copy ?? 0) };
  return keyforgeCard === undefined ? null : { zone: "table", ref: keyforgeCard };
}

/** What shows a thing on the table or in the hand; null where it does not lie open. */
export function elementOf(root: HTMLElement, { zone, ref, copy }: Thing): HTMLElement | null {
  return root.querySelector<HTMLElement>(zone === "hand" ? `[data-keyforge-hand="${ref}"][data-copy="${copy ?? 0}"]` : `[data-keyforge-card="${ref}"]`);
}

/** Everything that arrows walk over. */
const STOPS = "[data-keyforge-card], [data-keyforge-hand], [data-keyforge-place], [data-keyforge-pile], [data-keyforge-option], [data-keyforge-move], [data-chooser-close]";

interface Middle {
  x: number;
  y: number;
}

function middleOf(element: HTMLElement): Middle {
  const { left, top, width, height } = element.getBoundingClientRect();
  return { x: left + width / 2, y: top + height / 2 };
}

/** How much farther away something is that lies beside the way than something that lies on it. */
const ASIDE = 3;

const WAYS: Record<string, Middle> = { ArrowLeft: { x: -1, y: 0 }, ArrowRight: { x: 1, y: 0 }, ArrowUp: { x: 0, y: -1 }, ArrowDown: { x: 0, y: 1 } };

/** Goes to the nearest thing in the direction of an arrow, as things lie on the screen. True when there was one. */
export function step(root: HTMLElement | undefined, event: KeyboardEvent): boolean {
  const way = WAYS[event.key];
  const here = focusIn(root);
  if (!way || !root || here === null) return false;
  const stops = [...root.querySelectorAll<HTMLElement>(STOPS)].filter((each) => each.tabIndex >= 0 && !each.matches(":disabled"));
  // From the table itself the first step goes to what is asked.
  if (here === root) {
    const first = firstOf(root, WANTED);
    first.focus();
    return first !== root;
  }
  const from = middleOf(here);
  let best: HTMLElement | null = null;
  let least = Infinity;
  for (const stop of stops) {
    if (stop === here) continue;
    const to = middleOf(stop);
    const along = (to.x - from.x) * way.x + (to.y - from.y) * way.y;
    if (along < 1) continue;
    const aside = Math.abs((to.x - from.x) * way.y) + Math.abs((to.y - from.y) * way.x);
    // Rows are left at an angle, and walked along straight.
    const far = way.x !== 0 ? along + aside * ASIDE * ASIDE : along * ASIDE + aside;
    if (far < least) [best, least] = [stop, far];
  }
  best?.focus();
  return best !== null;
}
