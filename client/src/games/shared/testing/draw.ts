/** Puts single parts on the page of a test. */
import { flushSync, mount, unmount, type Component } from "svelte";
import { afterEach } from "vitest";

type Props = Record<string, unknown>;

/** Makes the function that draws a part and returns the box around it. Call it once a file: it also clears up after each test. */
export function drawer() {
  const shown: Props[] = [];
  afterEach(async () => {
    for (const part of shown.splice(0)) await unmount(part);
    document.body.replaceChildren();
  });
  return function draw(part: unknown, props: Props = {}): HTMLElement {
    const target = document.body.appendChild(document.createElement("div"));
    shown.push(mount(part as Component<Props>, { target, props }));
    flushSync();
    return target;
  };
}

export function allOf(box: Element, selector: string): HTMLElement[] {
  return [...box.querySelectorAll<HTMLElement>(selector)];
}

/** What some elements say, one by one. */
export function textsOf(box: Element, selector: string): string[] {
  return allOf(box, selector).map((element) => element.textContent!.trim());
}
