import { mount, tick, unmount } from "svelte";
import { afterEach, describe, expect, it, vi } from "vitest";
import { MOMENTS } from "./samples";
import Strip from "./Strip.svelte";
import { centre } from "./strip";

const t = (id: string) => id;
let done: (() => Promise<void>) | null = null;
afterEach(async () => {
  await done?.();
  document.body.replaceChildren();
});

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
    const seen = new Set<string>();
    props.phase = "attack";
    props.acting = 0;
    await vi.waitFor(() => {
      seen.add(body());
      expect(seen.size).toBeGreaterThan(4);
    }, { interval: 10, timeout: 3000 });
    props.phase = "idle";
    props.acting = null;
    await vi.waitFor(() => expect(body()).toBe(rest), { timeout: 3000 });
  });

  it("lifts its feet on the way to another square and stands there as before", async () => {
    const { props, place, body } = strip(false);
    await tick();
    const rest = body();
    props.squares = [3, 7];
    await tick();
    expect(place().style.transform).toBe(`translate(${centre(3)}px, 0px)`);
    await vi.waitFor(() => expect(body()).not.toBe(rest), { interval: 10, timeout: 3000 });
    await vi.waitFor(() => expect(body()).toBe(rest), { timeout: 3000 });
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
    await new Promise((after) => setTimeout(after, 120));
    expect(body()).toBe(lunge);
  });
});
