import { mount, tick, unmount } from "svelte";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { MOMENTS } from "./samples";
import Strip from "./Strip.svelte";
import { centre } from "./strip";

const t = (id: string) => id;
const FRAME = 16; // ms
const LONG_ENOUGH = 200; // frames
let done: (() => Promise<void>) | null = null;
beforeEach(() => {
  // However busy the machine is, each frame comes.
  vi.useFakeTimers({ toFake: ["requestAnimationFrame", "cancelAnimationFrame", "performance"] });
});
afterEach(async () => {
  await done?.();
  vi.useRealTimers();
  document.body.replaceChildren();
});

/** What there is to see, frame by frame, for as long as any movement takes. */
async function watched(seen: () => string): Promise<string[]> {
  const found: string[] = [];
  for (let frame = 0; frame < LONG_ENOUGH; frame += 1) {
    vi.advanceTimersByTime(FRAME);
    await tick();
    found.push(seen());
  }
  return found;
}

/** A strip whose state can be changed, and how Green's fencer is drawn. */
function strip(still: boolean) {
  const props = $state({ ...MOMENTS[0]!, squares: [4, 7] as [number, number], phase: "idle" as "idle" | "attack", acting: null as number | null, you: 0, names: ["Ann", "Bob"], picked: null, still, onpick: () => {}, t });
  const part = mount(Strip, { target: document.body, props });
  done = () => unmount(part);
  const place = () => document.querySelector<HTMLElement>("[data-seat='0']")!;
  return { props, place, body: () => place().querySelector("[data-fencer]")!.innerHTML };
}

describe("a fencer", () => {
  it("moves from one attitude to the other by degrees, and comes back to where it was", async () => {
    const { props, body } = strip(false);
    await tick();
    const rest = body();
    props.phase = "attack";
    props.acting = 0;
    const there = await watched(body);
    expect(new Set(there).size).toBeGreaterThan(4);
    expect(there.at(-1)).not.toBe(rest);
    props.phase = "idle";
    props.acting = null;
    const back = await watched(body);
    expect(new Set(back).size).toBeGreaterThan(4);
    expect(back.at(-1)).toBe(rest);
  });

  it("lifts its feet on the way to another square and stands there as before", async () => {
    const { props, place, body } = strip(false);
    await tick();
    const rest = body();
    props.squares = [3, 7];
    await tick();
    expect(place().style.transform).toBe(`translate(${centre(3)}px, 0px)`);
    const way = await watched(body);
    expect(way.some((step) => step !== rest)).toBe(true);
    expect(way.at(-1)).toBe(rest);
  });

  it("is simply there for those who wish no movement", async () => {
    const { props, body } = strip(true);
    await tick();
    const rest = body();
    props.squares = [3, 7];
    await tick();
    expect(body()).toBe(rest);
    props.phase = "attack";
    props.acting = 0;
    await tick();
    const lunge = body();
    expect(lunge).not.toBe(rest);
    expect(new Set(await watched(body))).toEqual(new Set([lunge]));
  });
});
