/** How large the projector writes, and what it shows when not everything fits at once. */

/** How long a page of the projector stays, in seconds. */
export const STAYS = 12;

export interface Fit {
  /** Of a letter, in pixels. */
  size: number;
  columns: number;
  rows: number;
}

/** What an entry needs, in sizes of a letter. */
export interface Needs {
  width: number;
  height: number;
}

const SIZES = [64, 56, 48, 42, 36, 32, 28, 25, 22, 19, 16];

/**
 * The largest letters with which all entries fit, and each has the width it needs; where none do, the smallest, and pages.
 * `smallest` is the size below which nobody at the back can read.
 */
export function fit(count: number, room: { width: number; height: number }, needs: Needs, smallest = 25): Fit {
  const at = (size: number): Fit => ({
    size,
    columns: Math.max(1, Math.floor(room.width / (size * needs.width))),
    rows: Math.max(1, Math.floor(room.height / (size * needs.height))),
  });
  const fitting = SIZES.filter((size) => size > smallest && size * needs.width <= room.width).map(at);
  return fitting.find(({ columns, rows }) => count <= columns * rows) ?? at(smallest);
}

/** Entries a page at a time; one empty page where there are none. */
export function pagesOf<T>(entries: readonly T[], each: number): T[][] {
  const pages: T[][] = [];
  for (let at = 0; at < entries.length; at += each) pages.push(entries.slice(at, at + each));
  return pages.length > 0 ? pages : [[]];
}

/** Which page is shown at this time, in seconds since 1970: every projector of an event shows the same. */
export function pageAt(now: number, pages: number): number {
  return pages > 1 ? Math.floor(now / STAYS) % pages : 0;
}

/** Gives an element the class `two`, for two lines of smaller letters, while this name is too long for its one line. */
export function fitted(_name: string): (element: HTMLElement) => () => void {
  return (element) => {
    const look = (): void => {
      element.classList.remove("two");
      element.classList.toggle("two", element.scrollWidth > element.clientWidth);
    };
    const observer = new ResizeObserver(look);
    observer.observe(element);
    return () => observer.disconnect();
  };
}
