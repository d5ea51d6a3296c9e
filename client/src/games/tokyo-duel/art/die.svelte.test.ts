import { mount, tick, unmount } from "svelte";
import { afterEach, describe, expect, it } from "vitest";
import Die from "./Die.svelte";
import type { Face } from "./types";

let done: (() => Promise<void>) | null = null;
afterEach(async () => {
  await done?.();
  document.body.replaceChildren();
});

/** A die whose state can be changed, and how its cube is turned. */
function die(reducedMotion: boolean, seed: number) {
  const props = $state<{ face: Face | null; rolling: boolean; reducedMotion: boolean; seed: number }>({ face: "A", rolling: false, reducedMotion, seed });
  const part = mount(Die, { target: document.body, props });
  done = () => unmount(part);
  const turn = () => document.querySelector<HTMLElement>(".cube")!.style.transform.match(/-?[\d.]+/g)!.map(Number) as [number, number];
  return { props, turn };
}

describe("a die", () => {
  it.each([0, 1, 2, 3, 4, 5, 6, 7])("tumbles whole turns onto its new face when it lands (seed %i)", async (seed) => {
    const { props, turn } = die(false, seed);
    await tick();
    expect(turn()).toEqual([0, 0]); // it does not tumble when it first appears
    props.rolling = true;
    await tick();
    expect(turn()).toEqual([0, 0]);
    props.rolling = false;
    props.face = "E";
    await tick();
    const [x, y] = turn();
    expect(Math.abs(x % 360)).toBe(0);
    expect((y + 1080) % 360).toBe(270);
    expect(Math.abs(x)).toBeGreaterThanOrEqual(360);
  });

  it("tumbles again when it lands on the face it had", async () => {
    const { props, turn } = die(false, 1);
    await tick();
    props.rolling = true;
    await tick();
    props.rolling = false;
    await tick();
    expect(turn().map((angle) => Math.abs(angle % 360))).toEqual([0, 0]);
    expect(turn()[0]).not.toBe(0);
  });

  it("tumbles when its face is changed without a roll, but not when it is set aside", async () => {
    const { props, turn } = die(false, 4);
    await tick();
    props.face = "F";
    await tick();
    expect(Math.abs(turn()[0])).toBeGreaterThanOrEqual(360);
    const rest = turn();
    props.seed = 5;
    await tick();
    expect(turn()).toEqual(rest);
  });

  it("falls differently from its neighbours", async () => {
    const landings = new Set<string>();
    for (let seed = 0; seed < 8; seed++) {
      const { props, turn } = die(false, seed);
      await tick();
      props.face = "H";
      await tick();
      landings.add(turn().join());
      await done?.();
      done = null;
      document.body.replaceChildren();
    }
    expect(landings.size).toBeGreaterThan(3);
  });

  it("simply shows its face to those who wish no movement", async () => {
    const { props, turn } = die(true, 2);
    props.rolling = true;
    await tick();
    props.rolling = false;
    props.face = "D";
    await tick();
    expect(turn()).toEqual([-90, 0]);
  });
});
