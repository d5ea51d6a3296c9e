/** Carrying a card to where it goes, with one pointer: a mouse or a finger. */
export interface Carry {
  /** What can be aimed at, as a selector. */
  targets: string;
  /** The pointer has moved far enough: the card leaves its place. False calls it off. */
  start: () => boolean | void;
  /** Where the pointer is now, in the window, and what may be aimed at beneath it. */
  move: (x: number, y: number, over: HTMLElement | null) => void;
  /** The pointer was let go, over a target or over nothing. */
  end: (over: HTMLElement | null) => void;
}

/** How far a pointer may slip before a press becomes a pull. */
const SLIP = 9;

/** Follows one pointer from where it was pressed; a press that stays is no carrying, and remains a click. */
export function carry(press: PointerEvent, moves: Carry): void {
  if (press.button !== 0) return;
  const element = press.currentTarget as HTMLElement;
  let carrying = false;
  let over: HTMLElement | null = null;

  function beneath(event: PointerEvent): HTMLElement | null {
    for (const found of document.elementsFromPoint(event.clientX, event.clientY)) {
      const target = found.closest<HTMLElement>(moves.targets);
      if (target) return target;
    }
    return null;
  }

  function light(next: HTMLElement | null): void {
    if (next === over) return;
    for (const [target, on] of [[over, false], [next, true]] as const) (target?.closest(".target") ?? target)?.classList.toggle("over", on);
    over = next;
  }

  function move(event: PointerEvent): void {
    if (event.pointerId !== press.pointerId) return;
    if (!carrying) {
      if (Math.hypot(event.clientX - press.clientX, event.clientY - press.clientY) < SLIP) return;
      if (moves.start() === false) {
        leave();
        return;
      }
      carrying = true;
      element.setPointerCapture(press.pointerId);
    }
    light(beneath(event));
    moves.move(event.clientX, event.clientY, over);
  }

  function leave(): void {
    removeEventListener("pointermove", move);
    removeEventListener("pointerup", stop);
    removeEventListener("pointercancel", stop);
  }

  function stop(event: PointerEvent): void {
    if (event.pointerId !== press.pointerId) return;
    leave();
    if (!carrying) return;
    // The click that follows the release is not meant.
    addEventListener("click", swallow, { capture: true, once: true });
    setTimeout(() => removeEventListener("click", swallow, { capture: true }), 0);
    const target = event.type === "pointerup" ? over : null;
    light(null);
    moves.end(target);
  }

  function swallow(event: Event): void {
    event.stopPropagation();
    event.preventDefault();
  }

  addEventListener("pointermove", move);
  addEventListener("pointerup", stop);
  addEventListener("pointercancel", stop);
}
