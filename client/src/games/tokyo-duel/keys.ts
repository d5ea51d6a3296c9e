import { tableKeys, type Shortcut } from "../shared/keys";

/** The keys of the table. Each act says whether the key was of use; one that was goes no further. */
export interface Acts {
  /** Whether keys without a modifier may act (readers can switch that off). */
  single: () => boolean;
  die: (index: number) => boolean;
  turn: () => boolean;
  roll: () => boolean;
  keep: () => boolean;
  undo: () => boolean;
  step: (event: KeyboardEvent) => boolean;
  cancel: () => boolean;
}

export function keys(acts: Acts): (event: KeyboardEvent) => void {
  return tableKeys((key, event) => {
    // Arrows, Escape and Backspace are never letters: they work for those who have switched shortcuts off, too.
    let done = false;
    if (key === "Escape") done = acts.cancel();
    else if (key === "Backspace") done = acts.undo();
    else if (key.startsWith("Arrow")) done = acts.step(event);
    else if (acts.single()) {
      if (/^[1-8]$/.test(key)) done = acts.die(Number(key) - 1);
      else if (key === "r") done = acts.turn() || acts.roll();
      else if (key === "k") done = acts.keep();
    }
    return done;
  });
}

/** The list of shortcuts for the reader; labels are message ids. */
export const SHORTCUTS: Shortcut[] = [
  { keys: ["1", "…", "8"], label: "tokyo-duel-key-die" },
  { keys: ["R"], label: "tokyo-duel-key-roll" },
  { keys: ["K"], label: "tokyo-duel-key-keep" },
  { keys: ["←", "→"], label: "tokyo-duel-key-step" },
  { keys: ["Enter"], label: "tokyo-duel-key-choose" },
  { keys: ["Backspace"], label: "tokyo-duel-key-undo" },
  { keys: ["Esc"], label: "tokyo-duel-key-cancel" },
];
