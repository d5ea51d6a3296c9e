import { tableKeys, type Shortcut } from "../shared/keys";

/** More than ever sit at a table, so that seats can be counted round it. */
const MOST_SEATS = 16;

/** The keys of the table. Each act says whether the key was of use; one that was goes no further. */
export interface Acts {
  /** Whether keys without a modifier may act (readers can switch that off). */
  single: () => boolean;
  mine: (event: KeyboardEvent) => boolean;
  pick: (index: number) => boolean;
  turn: () => boolean;
  pass: () => boolean;
  cancel: () => boolean;
}

export function keys(acts: Acts): (event: KeyboardEvent) => void {
  return tableKeys((key, event) => {
    // Arrows and Escape are never letters: they work for those who have switched shortcuts off, too.
    let done = key === "Escape" ? acts.cancel() : key.startsWith("Arrow") ? acts.mine(event) : false;
    if (!done && acts.single()) {
      if (/^[1-9]$/.test(key)) done = acts.pick(Number(key) - 1);
      else if (key === "r") done = acts.turn();
      else if (key === "d") done = acts.pass();
      else if (!key.startsWith("Arrow")) done = acts.mine(event);
    }
    return done;
  });
}

/** Arrows go from player to player while players are aimed at. True when there were any. */
export function stepSeats(root: HTMLElement | undefined, event: KeyboardEvent): boolean {
  const step = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }[event.key];
  const seats = [...(root?.querySelectorAll<HTMLElement>("[data-sab-aim]") ?? [])];
  if (!step || event.shiftKey || seats.length === 0) return false;
  const here = seats.indexOf(document.activeElement as HTMLElement);
  seats[here < 0 ? 0 : (here + step + seats.length) % seats.length]!.focus();
  return true;
}

/** The player at whom the keyboard aims first: a rival where the card does harm, else oneself; then as they sit round the table. */
export function firstSeat(root: HTMLElement | undefined, you: number, harms: boolean): HTMLElement | null {
  const seats = [...(root?.querySelectorAll<HTMLElement>("[data-sab-aim]") ?? [])];
  const away = (one: HTMLElement) => (Number(one.dataset["sabAim"]) - you - (harms ? 1 : 0) + 2 * MOST_SEATS) % MOST_SEATS;
  return seats.sort((a, b) => away(a) - away(b))[0] ?? null;
}

/** The list of shortcuts for the reader; labels are message ids. */
export const SHORTCUTS: Shortcut[] = [
  { keys: ["1", "…", "7"], label: "saboteur-key-pick" },
  { keys: ["←", "↑", "→", "↓"], label: "saboteur-key-aim" },
  { keys: ["Enter"], label: "saboteur-key-play" },
  { keys: ["R"], label: "saboteur-key-turn" },
  { keys: ["D"], label: "saboteur-key-discard" },
  { keys: ["Esc"], label: "saboteur-key-cancel" },
  { keys: ["+", "−", "0"], label: "saboteur-key-zoom" },
  { keys: ["Shift + ←↑→↓"], label: "saboteur-key-pan" },
];
