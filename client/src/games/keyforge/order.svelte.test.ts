import { flushSync, mount, unmount } from "svelte";
import { beforeAll, describe, expect, it, vi } from "vitest";
import type { Decision, GameProps, Table as HallTable } from "../contract";
import { loadCards } from "./cards";
import { t } from "../shared/fixtures";
import { ask, decide, midGame, NAMES } from "./fixtures";
import { abilityText } from "./labels";
import Order from "./play/Order.svelte";
import { Play } from "./play.svelte";
import Table from "./Table.svelte";
import type { View } from "./view";

describe("order of simultaneous effects", () => {
  const THREE = ["trigger:troll", "trigger:pitlord", "trigger:urchin"];

  /** A play whose question can change. */
  function sequence(first: Decision) {
    const choose = vi.fn();
    let decision = $state.raw(first);
    const play = new Play(() => ({ view: midGame(), decision, you: 0, busy: false, confirm: false, choose }));
    const next = (kind: string, ...options: string[]) => {
      decision = decide(0, kind, ...options);
      play.drop();
      play.proceed();
    };
    return { play, choose, next };
  }

  it("begins as it is offered, and can be changed", () => {
    const { play } = sequence(decide(0, "trigger", ...THREE));
    expect(play.order).toEqual(THREE);
    play.arrange("trigger:urchin", 0);
    expect(play.order).toEqual(["trigger:urchin", "trigger:troll", "trigger:pitlord"]);
    play.arrange("trigger:urchin", 2);
    expect(play.order).toEqual(THREE);
    play.arrange("trigger:nobody", 0);
    play.arrange("trigger:troll", -3);
    expect(play.order).toEqual(THREE);
    expect(sequence(decide(0, "replace", ...THREE)).play.order).toEqual([]);
  });
  it("is carried out one question after the other, other questions in between", () => {
    const { play, choose, next } = sequence(decide(0, "trigger", ...THREE));
    play.arrange("trigger:urchin", 0);
    play.resolve();
    expect(choose).toHaveBeenLastCalledWith("trigger:urchin");
    next("card", "card:troll", "card:pitlord");
    expect(choose).toHaveBeenCalledTimes(1);
    next("trigger", "trigger:pitlord", "trigger:troll");
    expect(choose).toHaveBeenLastCalledWith("trigger:troll");
    expect(play.queue).toEqual(["trigger:pitlord"]);
  });
  it("skips what has gone, and stops where something has joined", () => {
    const gone = sequence(decide(0, "trigger", ...THREE, "trigger:cannon"));
    gone.play.resolve();
    gone.next("trigger", "trigger:urchin", "trigger:cannon");
    expect(gone.choose).toHaveBeenLastCalledWith("trigger:urchin");
    const joined = sequence(decide(0, "trigger", ...THREE));
    joined.play.resolve();
    joined.next("trigger", "trigger:pitlord", "trigger:urchin", "trigger:cannon");
    expect(joined.choose).toHaveBeenCalledTimes(1);
    expect(joined.play.queue).toEqual([]);
  });
  it("can be given up", () => {
    const { play, choose, next } = sequence(decide(0, "trigger", ...THREE));
    play.resolve();
    expect(play.back()).toBe(true);
    next("trigger", "trigger:pitlord", "trigger:urchin");
    expect(choose).toHaveBeenCalledTimes(1);
    play.resolve();
    play.forget();
    next("trigger", "trigger:urchin", "trigger:cannon");
    expect(choose).toHaveBeenCalledTimes(2);
  });
  it("is one by one for those who press the next", () => {
    const { play, choose } = sequence(decide(0, "discard-order", "card:troll", "card:urchin"));
    play.aim("card:urchin");
    expect(choose).toHaveBeenCalledExactlyOnceWith("card:urchin");
    expect(play.queue).toEqual([]);
  });
});

describe("an order at the table", () => {
  beforeAll(() => loadCards("en"));

  it("tells the line of each effect that is known", () => {
    const view = midGame({ ask: ask({ kind: "trigger", effects: { "trigger:cannon": "cannon.1" } }) });
    const box = document.createElement("div");
    const play = new Play(() => ({ view, decision: decide(0, "trigger", "trigger:cannon", "trigger:pitlord"), you: 0, busy: false, confirm: false, choose: vi.fn() }));
    const order = mount(Order, { target: box, props: { play, view, you: 0, busy: false, t, read: vi.fn() } });
    flushSync();
    expect([...box.querySelectorAll<HTMLElement>("[data-keyforge-line-of]")].map((line) => [line.dataset["keyforgeLineOf"], line.textContent])).toEqual([["trigger:cannon", abilityText("cannon.1")]]);
    void unmount(order);
  });
  it("is seen while it runs, and can be stopped", () => {
    vi.useFakeTimers();
    const choose = vi.fn();
    const props: GameProps<View> = $state({
      view: midGame(), decision: decide(0, "trigger", "trigger:troll", "trigger:pitlord", "trigger:urchin"), you: 0, seats: [0], busy: false, choose, t, names: NAMES, last: null, log: [], tableOptions: [], timers: [],
      table: { id: "table-1", game: "keyforge", seats: [] } as unknown as HallTable, settings: { reducedMotion: false, confirm: false, guide: false, sound: false }, isReady: false,
      tableOption: () => {}, ready: () => {}, setPrompt: () => {}, setGuide: () => {},
    });
    const box = document.createElement("div");
    document.body.append(box);
    const table = mount(Table, { target: box, props });
    const asked = (...options: string[]) => {
      props.decision = decide(0, "trigger", ...options);
      flushSync();
    };
    const press = (selector: string) => {
      box.querySelector<HTMLElement>(selector)!.click();
      flushSync();
    };
    flushSync();
    press("[data-keyforge-go]");
    expect(choose).toHaveBeenLastCalledWith("trigger:troll");
    asked("trigger:urchin", "trigger:pitlord");
    expect(box.querySelector("[data-keyforge-running]")).not.toBeNull();
    expect(choose).toHaveBeenCalledTimes(1);
    vi.advanceTimersByTime(1000);
    flushSync();
    expect(choose).toHaveBeenLastCalledWith("trigger:pitlord");

    asked("trigger:troll", "trigger:pitlord", "trigger:urchin");
    press("[data-keyforge-go]");
    asked("trigger:pitlord", "trigger:urchin");
    press("[data-keyforge-running] button");
    vi.advanceTimersByTime(1000);
    flushSync();
    expect(choose).toHaveBeenCalledTimes(3);
    expect(box.querySelector("[data-keyforge-order]")).not.toBeNull();
    void unmount(table);
    box.remove();
    vi.useRealTimers();
  });
});
