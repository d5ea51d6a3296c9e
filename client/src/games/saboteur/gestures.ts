/** Fingers, mouse and wheel on the window over the mine, as moves of the camera. */
import type { Attachment } from "svelte/attachments";

export interface Moves {
  /** The world is pulled along. */
  pan: (dx: number, dy: number) => void;
  /** Nearer or farther about a point of the window. */
  zoom: (factor: number, x: number, y: number) => void;
}

/** How far a pointer may slip before a press becomes a pull. */
const SLIP = 6;

/** Lets an element be panned by one pointer, pinched by two, and zoomed by the wheel. A pull never clicks. */
export function gestures(moves: Moves): Attachment<HTMLElement> {
  return (element) => {
    const pointers = new Map<number, { x: number; y: number }>();
    let pulled = 0;
    let swallow = false;

    const at = (event: PointerEvent | WheelEvent) => {
      const box = element.getBoundingClientRect();
      return { x: event.clientX - box.x, y: event.clientY - box.y };
    };

    function down(event: PointerEvent): void {
      if (event.pointerType === "mouse" && event.button !== 0 && event.button !== 1) return;
      pointers.set(event.pointerId, at(event));
      if (pointers.size === 1) pulled = 0;
      swallow = false;
    }

    function move(event: PointerEvent): void {
      const before = pointers.get(event.pointerId);
      if (!before) return;
      const now = at(event);
      if (pointers.size === 1) {
        pulled += Math.hypot(now.x - before.x, now.y - before.y);
        if (pulled < SLIP) return;
        // From here on the pull is ours, even when it leaves the window.
        if (!element.hasPointerCapture(event.pointerId)) element.setPointerCapture(event.pointerId);
        swallow = true;
        moves.pan(now.x - before.x, now.y - before.y);
      } else if (pointers.size === 2) {
        swallow = true;
        const other = [...pointers].find(([id]) => id !== event.pointerId)![1];
        const factor = Math.hypot(now.x - other.x, now.y - other.y) / Math.max(1, Math.hypot(before.x - other.x, before.y - other.y));
        moves.zoom(factor, (now.x + other.x) / 2, (now.y + other.y) / 2);
        moves.pan((now.x - before.x) / 2, (now.y - before.y) / 2);
      }
      pointers.set(event.pointerId, now);
    }

    const up = (event: PointerEvent) => void pointers.delete(event.pointerId);

    function click(event: MouseEvent): void {
      if (!swallow) return;
      swallow = false;
      event.stopPropagation();
      event.preventDefault();
    }

    function wheel(event: WheelEvent): void {
      event.preventDefault();
      const { x, y } = at(event);
      const lines = event.deltaMode === 1 ? 16 : 1;
      moves.zoom(Math.exp((-event.deltaY * lines) / 420), x, y);
    }

    element.addEventListener("pointerdown", down);
    element.addEventListener("pointermove", move);
    element.addEventListener("pointerup", up);
    element.addEventListener("pointercancel", up);
    element.addEventListener("click", click, true);
    element.addEventListener("wheel", wheel, { passive: false });
    return () => {
      element.removeEventListener("pointerdown", down);
      element.removeEventListener("pointermove", move);
      element.removeEventListener("pointerup", up);
      element.removeEventListener("pointercancel", up);
      element.removeEventListener("click", click, true);
      element.removeEventListener("wheel", wheel);
    };
  };
}
