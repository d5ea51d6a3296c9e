import { tableKeys, type Shortcut } from "../shared/keys";

/** The keys of the table. Each act says whether the key was of use; one that was goes no further. */
export interface Acts {
  /** Whether keys without a modifier may act (readers can switch that off). */
  single: () => boolean;
  /** While a house is asked for, the house at this place. */
  house: (index: number) => boolean;
  /** A card of the hand by its place. */
  hand: (index: number) => boolean;
  /** The focus goes to another thing of its row, or to another row. */
  step: (event: KeyboardEvent) => boolean;
  /** An effect goes up or down in the order that is made. */
  shift: (way: 1 | -1) => boolean;
  /** The card with the focus is used in one of these ways. */
  act: (words: readonly string[]) => boolean;
  /** The first of these options that is offered is chosen. */
  say: (options: readonly string[]) => boolean;
  /** The whole order is chosen. */
  order: () => boolean;
  read: () => boolean;
  story: () => boolean;
  cancel: () => boolean;
}

/** What a letter does with the card that has the focus. The hall has c, g, l, p and z. */
const WAYS: Record<string, readonly string[]> = {
  r: ["reap"],
  f: ["fight"],
  a: ["action", "omni", "unstun"],
  x: ["discard"],
};

/** What a letter answers. */
const ANSWERS: Record<string, readonly string[]> = {
  e: ["end"],
  d: ["done", "yes", "take", "keep"],
  n: ["no", "leave", "pass", "mulligan"],
};

export function keys(acts: Acts): (event: KeyboardEvent) => void {
  return tableKeys((key, event) => {
    // Arrows and Escape are never letters: they work for those who have switched shortcuts off, too.
    let done = false;
    if (key === "Escape") done = acts.cancel();
    else if (event.shiftKey && (key === "ArrowUp" || key === "ArrowDown")) done = acts.shift(key === "ArrowUp" ? -1 : 1);
    else if (key.startsWith("Arrow")) done = !event.shiftKey && acts.step(event);
    else if (acts.single() && !event.repeat) {
      if (/^[1-9]$/.test(key)) done = acts.house(Number(key) - 1) || acts.hand(Number(key) - 1);
      else if (WAYS[key]) done = acts.act(WAYS[key]);
      else if (ANSWERS[key]) done = acts.say(ANSWERS[key]) || (key === "d" && acts.order());
      else if (key === "i") done = acts.read();
      else if (key === "s") done = acts.story();
    }
    return done;
  });
}

/** The list of shortcuts for the reader; labels are message ids. */
export const SHORTCUTS: Shortcut[] = [
  { keys: ["1", "…", "9"], label: "keyforge-key-hand" },
  { keys: ["1", "2", "3"], label: "keyforge-key-house" },
  { keys: ["←", "→"], label: "keyforge-key-step" },
  { keys: ["↑", "↓"], label: "keyforge-key-row" },
  { keys: ["Enter"], label: "keyforge-key-choose" },
  { keys: ["I"], label: "keyforge-key-read" },
  { keys: ["R", "F", "A"], label: "keyforge-key-use" },
  { keys: ["X"], label: "keyforge-key-discard" },
  { keys: ["D"], label: "keyforge-key-done" },
  { keys: ["N"], label: "keyforge-key-no" },
  { keys: ["E"], label: "keyforge-key-end" },
  { keys: ["Shift", "↑", "↓"], label: "keyforge-key-order" },
  { keys: ["S"], label: "keyforge-key-story" },
  { keys: ["Esc"], label: "keyforge-key-cancel" },
];
