import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { later, LONGEST, Playing, stage } from "./stage.svelte";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  stage.follow("normal", false);
  vi.useRealTimers();
});

interface Moment {
  name: string;
  lasts: number;
}
const moment = (name: string, lasts = 500): Moment => ({ name, lasts });
const REST = moment("rest", 0);

function scene() {
  const seen: string[] = [];
  return { seen, playing: new Playing<Moment>(({ name }) => void seen.push(name)) };
}

describe("a scene", () => {
  it("shows its moments one after the other, and what comes last", () => {
    const { seen, playing } = scene();
    playing.add([moment("attack"), moment("answer")], REST);
    expect([seen, playing.moving]).toEqual([["attack"], true]);
    vi.advanceTimersByTime(500);
    expect(seen).toEqual(["attack", "answer"]);
    vi.advanceTimersByTime(500);
    expect([seen, playing.moving]).toEqual([["attack", "answer", "rest"], false]);
    playing.add([], moment("later"));
    expect(seen.at(-1)).toBe("later");
  });
  it("is slower or faster by the tempo of the table", () => {
    for (const [tempo, ms] of [["slow", 1000], ["fast", 200]] as const) {
      stage.follow(tempo, false);
      const { seen, playing } = scene();
      playing.add([moment("attack")], REST);
      vi.advanceTimersByTime(ms - 1);
      expect(seen).toEqual(["attack"]);
      vi.advanceTimersByTime(1);
      expect(seen).toEqual(["attack", "rest"]);
      playing.close();
    }
  });
  it("is not played at once, nor while the reader hurries, but everything is met", () => {
    for (const [tempo, hurried] of [["at-once", false], ["slow", true]] as const) {
      stage.follow(tempo, hurried);
      const { seen, playing } = scene();
      playing.add([moment("attack"), moment("touch")], REST);
      expect([seen, playing.moving]).toEqual([["attack", "touch", "rest"], false]);
    }
  });
  it("ends when the reader hurries, and nothing of it comes afterwards", () => {
    const { seen, playing } = scene();
    playing.add([moment("attack"), moment("answer"), moment("touch")], REST);
    stage.hurry();
    expect([seen, playing.moving]).toEqual([["attack", "answer", "touch", "rest"], false]);
    vi.advanceTimersByTime(5000);
    expect(seen).toHaveLength(4);
    playing.close();
    stage.hurry();
    expect(seen).toHaveLength(4);
  });
  it("catches up where much waits: it never lasts longer than it may", () => {
    const { seen, playing } = scene();
    for (let step = 0; step < 20; step += 1) playing.add([moment(`${step}a`), moment(`${step}b`)], moment(`rest ${step}`, 0));
    vi.advanceTimersByTime(LONGEST + 500);
    expect(playing.moving).toBe(false);
    expect(seen.at(-1)).toBe("rest 19");
    expect(seen).toHaveLength(41);
  });
});

describe("what is to happen later", () => {
  it("happens then, or as soon as the reader hurries, once", () => {
    const act = vi.fn();
    later(act, 900);
    vi.advanceTimersByTime(899);
    expect(act).not.toHaveBeenCalled();
    stage.hurry();
    vi.advanceTimersByTime(900);
    stage.hurry();
    expect(act).toHaveBeenCalledOnce();
  });
  it("can be called off", () => {
    const act = vi.fn();
    later(act, 900)();
    stage.hurry();
    vi.advanceTimersByTime(900);
    expect(act).not.toHaveBeenCalled();
  });
});
