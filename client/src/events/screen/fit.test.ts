import { afterEach, describe, expect, it, vi } from "vitest";
import { fit, fitted, pageAt, pagesOf, STAYS } from "./fit";

const ROOM = { width: 1300, height: 800 };
const NEEDS = { width: 18, height: 1.6 };

describe("what the projector writes", () => {
  it("is larger where there is less of it", () => {
    const sizes = [4, 12, 40, 400].map((count) => fit(count, ROOM, NEEDS).size);
    expect(sizes).toEqual([...sizes].sort((a, b) => b - a));
    expect(sizes[0]).toBe(64);
    expect(sizes[3]).toBe(25);
  });

  it.each([1, 5, 17, 40, 130, 500])("fits into its room, %i entries", (count) => {
    const { size, columns, rows } = fit(count, ROOM, NEEDS);
    expect(columns * size * NEEDS.width).toBeLessThanOrEqual(ROOM.width);
    expect(rows * size * NEEDS.height).toBeLessThanOrEqual(ROOM.height);
  });

  it("leaves each entry the width it needs, as long as it can be read", () => {
    expect(fit(2, { width: 640, height: 800 }, { width: 20, height: 2 }).size).toBe(32);
    expect(fit(2, { width: 360, height: 800 }, { width: 20, height: 2 }, 16)).toEqual({ size: 16, columns: 1, rows: 25 });
  });

  it("shows one entry at least, however narrow it is", () => {
    expect(fit(3, { width: 50, height: 10 }, NEEDS)).toMatchObject({ columns: 1, rows: 1 });
  });
});

describe("pages", () => {
  it("have everything once", () => {
    expect(pagesOf([1, 2, 3, 4, 5], 2)).toEqual([[1, 2], [3, 4], [5]]);
    expect(pagesOf([], 2)).toEqual([[]]);
  });

  it("come one after the other, and again", () => {
    const shown = [0, 1, 2, 3].map((turn) => pageAt(STAYS * turn + 0.5, 3));
    expect(shown).toEqual([0, 1, 2, 0]);
    expect(pageAt(1234567, 1)).toBe(0);
  });
});

describe("a name on the projector", () => {
  afterEach(() => vi.unstubAllGlobals());

  it("has two lines as long as one is too short for it", () => {
    let resized = (): void => undefined;
    let watched = 0;
    vi.stubGlobal(
      "ResizeObserver",
      class {
        constructor(act: () => void) {
          resized = act;
        }
        observe = () => void watched++;
        disconnect = () => void watched--;
      },
    );
    const element = document.createElement("span");
    let width = 300;
    Object.defineProperties(element, { scrollWidth: { get: () => 400 }, clientWidth: { get: () => width } });
    const stop = fitted("Maximilian of Hohenlohe")(element);
    resized();
    expect(element.className).toBe("two");
    width = 400;
    resized();
    expect(element.className).toBe("");
    expect(watched).toBe(1);
    stop();
    expect(watched).toBe(0);
  });
});
