/** Cards on their way across the window, for the games that let them fly. */
import { untrack } from "svelte";
import type { Attachment } from "svelte/attachments";
import { stage } from "../../state/stage.svelte";

export interface Point {
  x: number;
  y: number;
}

export interface Course {
  /** Where it begins and ends, asked for when it starts; null where there is nothing to be seen. */
  ends: () => [Point | null, Point | null];
  /** How high the middle of its way lies above the straight line, in pixels. */
  lift: number;
  /** What it looks like on the way; `at` puts the middle of the card on a point. */
  frames: (at: (point: Point) => string, from: Point, between: Point, to: Point) => Keyframe[];
  duration: number;
  delay?: number;
}

/** Lets an element fly by the tempo of the table; `land` is called once, when it has arrived, can't set out, or the reader hurries. */
export function fly({ ends, lift, frames, duration, delay = 0 }: Course, land: () => void): Attachment<HTMLElement> {
  return (element) => {
    const [from, to] = ends();
    const beat = untrack(() => stage.beat);
    if (!from || !to || beat === 0) {
      land();
      return;
    }
    const half = element.offsetWidth / 2;
    const tall = element.offsetHeight / 2;
    const at = (point: Point) => `translate(${point.x - half}px, ${point.y - tall}px)`;
    const between = { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 - lift };
    const animation = element.animate(frames(at, from, between, to), { duration: duration * beat, delay: delay * beat, easing: "cubic-bezier(0.3, 0.7, 0.3, 1)", fill: "both" });
    animation.onfinish = land;
    animation.oncancel = land;
    const forget = stage.onHurry(() => animation.finish());
    return () => {
      forget();
      animation.onfinish = animation.oncancel = null;
      animation.cancel();
    };
  };
}

/** The middle of what is at a place now, at the edge of the window where it is scrolled out of sight; null where there is nothing to be seen. */
export function middleOf(selector: string): Point | null {
  const box = document.querySelector(selector)?.getBoundingClientRect();
  if (!box || box.width === 0) return null;
  return { x: Math.max(0, Math.min(innerWidth, box.x + box.width / 2)), y: Math.max(0, Math.min(innerHeight, box.y + box.height / 2)) };
}
