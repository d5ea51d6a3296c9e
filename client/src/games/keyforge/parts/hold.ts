/** Reading a card without choosing it: a long press of a finger or of a mouse, the other mouse button, or the menu key. */

/** How long a press lasts that wants to read, in milliseconds. */
const LONG = 450;
/** How long after it a click still belongs to it. */
const AFTER = 300;
/** How far it may stray meanwhile, in pixels. */
const STRAY = 8;

/** A Svelte action; after a long press the click that follows is swallowed. */
export function hold(node: HTMLElement, read: () => void): { update: (next: () => void) => void; destroy: () => void } {
  let current = read;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let held = false;
  let from = { x: 0, y: 0 };

  const stop = () => clearTimeout(timer);
  // What opened lies where the finger is let go: the click would close it again.
  const swallow = (event: MouseEvent) => {
    event.preventDefault();
    event.stopImmediatePropagation();
  };
  const forget = () => {
    held = false;
    window.removeEventListener("click", swallow, true);
  };
  const end = () => {
    stop();
    if (!held) return;
    window.addEventListener("click", swallow, { capture: true, once: true });
    timer = setTimeout(forget, AFTER);
  };
  const down = (event: PointerEvent) => {
    held = false;
    from = { x: event.clientX, y: event.clientY };
    stop();
    // The other mouse button has its own way.
    if (event.button !== 0) return;
    timer = setTimeout(() => {
      held = true;
      // What opens lies over the card: a mouse is let go there, not here.
      window.addEventListener("pointerup", end, { capture: true, once: true });
      current();
    }, LONG);
  };
  const move = (event: PointerEvent) => {
    if (Math.hypot(event.clientX - from.x, event.clientY - from.y) > STRAY) stop();
  };
  const click = (event: MouseEvent) => {
    if (!held) return;
    held = false;
    event.preventDefault();
    event.stopImmediatePropagation();
  };
  const menu = (event: MouseEvent) => {
    event.preventDefault();
    stop();
    if (!held) current();
  };
  node.addEventListener("pointerdown", down);
  node.addEventListener("pointermove", move);
  for (const ending of ["pointerup", "pointercancel", "pointerleave"] as const) node.addEventListener(ending, end);
  node.addEventListener("click", click, true);
  node.addEventListener("contextmenu", menu);
  return {
    update: (next) => void (current = next),
    destroy() {
      stop();
      forget();
      window.removeEventListener("pointerup", end, true);
      node.removeEventListener("pointerdown", down);
      node.removeEventListener("pointermove", move);
      for (const ending of ["pointerup", "pointercancel", "pointerleave"] as const) node.removeEventListener(ending, end);
      node.removeEventListener("click", click, true);
      node.removeEventListener("contextmenu", menu);
    },
  };
}
