import { tableKeys, type Shortcut } from "../shared/keys";
import type { Position } from "./view";

/** The keys of the table. Each act says whether the key was of use; one that was goes no further. */
export interface Acts {
  /** Whether keys without a modifier may act (readers can switch that off). */
  single: () => boolean;
  card: (index: number) => boolean;
  /** A step to the left or to the right of the screen. */
  move: (way: 1 | -1) => boolean;
  /** The focus goes on to the next thing of its group. */
  step: (event: KeyboardEvent) => boolean;
  position: (position: Position) => boolean;
  act: (words: readonly string[]) => boolean;
  memory: () => boolean;
  cancel: () => boolean;
}

const POSITION_KEYS: Record<string, Position> = { o: "line", i: "invitation", n: "engagement" };

/** The actions of a letter: the first one that is offered is taken. The hall has c, g, l, p and z. */
const ACTION_KEYS: Record<string, readonly string[]> = {
  x: ["exchange"],
  t: ["stall"],
  r: ["retreat"],
  e: ["end", "no"],
  a: ["accept"],
  b: ["parry"],
  d: ["distance"],
  f: ["feint"],
  k: ["keep"],
  m: ["mulligan"],
};

export function keys(acts: Acts): (event: KeyboardEvent) => void {
  return tableKeys((key, event) => {
    // Arrows and Escape are never letters: they work for those who have switched shortcuts off, too.
    let done = false;
    if (key === "Escape") done = acts.cancel();
    else if (key === "ArrowUp" || key === "ArrowDown") done = acts.step(event);
    // A key that is held down must not run off the strip.
    else if (key === "ArrowLeft" || key === "ArrowRight") done = !event.shiftKey && !event.repeat && acts.move(key === "ArrowLeft" ? -1 : 1);
    else if (acts.single() && !event.repeat) {
      if (/^[1-9]$/.test(key)) done = acts.card(Number(key) - 1);
      else if (POSITION_KEYS[key]) done = acts.position(POSITION_KEYS[key]);
      else if (ACTION_KEYS[key]) done = acts.act(ACTION_KEYS[key]);
      else if (key === "u") done = acts.memory();
    }
    return done;
  });
}

/** The list of shortcuts for the reader; labels are message ids. */
export const SHORTCUTS: Shortcut[] = [
  { keys: ["1", "…", "9"], label: "ready-fence-key-hand" },
  { keys: ["←", "→"], label: "ready-fence-key-move" },
  { keys: ["O", "I", "N"], label: "ready-fence-key-position" },
  { keys: ["R"], label: "ready-fence-key-retreat" },
  { keys: ["X"], label: "ready-fence-key-exchange" },
  { keys: ["T"], label: "ready-fence-key-stall" },
  { keys: ["E"], label: "ready-fence-key-end" },
  { keys: ["A"], label: "ready-fence-key-accept" },
  { keys: ["B"], label: "ready-fence-key-parry" },
  { keys: ["D"], label: "ready-fence-key-distance" },
  { keys: ["F"], label: "ready-fence-key-feint" },
  { keys: ["K", "M"], label: "ready-fence-key-mulligan" },
  { keys: ["U"], label: "ready-fence-key-memory" },
  { keys: ["↑", "↓"], label: "ready-fence-key-step" },
  { keys: ["Enter"], label: "ready-fence-key-choose" },
  { keys: ["Esc"], label: "ready-fence-key-cancel" },
];
