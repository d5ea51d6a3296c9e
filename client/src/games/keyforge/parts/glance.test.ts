import { flushSync, mount, unmount } from "svelte";
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { loadCards } from "../cards";
import { t } from "../../shared/fixtures";
import { midGame, NAMES } from "../fixtures";
import { spot, type Box } from "./glance";
import Glance from "./Glance.svelte";

const box = (left: number, top: number, width: number, height: number): Box => ({ left, top, width, height });
const covers = (a: Box, b: Box) => a.left < b.left + b.width && b.left < a.left + a.width && a.top < b.top + b.height && b.top < a.top + a.height;
const ROOM = { width: 1280, height: 800 };
const SIZE = { width: 272, height: 380 };

describe("a place for a card shown large", () => {
  it.each([[box(10, 200, 72, 90)], [box(600, 130, 72, 90)], [box(1200, 700, 72, 90)], [box(432, 615, 86, 122)]])("is within the window and off the card, %o", (card) => {
    const { left, top } = spot(card, SIZE, ROOM, [], []);
    expect([left >= 0, top >= 0, left + SIZE.width <= ROOM.width, top + SIZE.height <= ROOM.height, covers({ left, top, ...SIZE }, card)]).toEqual([true, true, true, true, false]);
  });
  it("is beside the card where nothing lies there, and elsewhere where an answer does", () => {
    const card = box(300, 400, 80, 100);
    expect(spot(card, SIZE, ROOM, [], []).left).toBe(390);
    const answer = box(420, 380, 150, 44);
    const { left, top } = spot(card, SIZE, ROOM, [answer], []);
    expect([covers({ left, top, ...SIZE }, answer), covers({ left, top, ...SIZE }, card)]).toEqual([false, false]);
  });
  it("stands right beneath what asks where it would cover it beside the card", () => {
    const card = box(536, 234, 75, 92);
    const prompt = box(248, 65, 728, 46);
    const { left, top } = spot(card, SIZE, ROOM, [prompt], []);
    expect([top, left]).toEqual([121, 621]);
  });
  it("would rather cover other cards than an answer", () => {
    const card = box(20, 600, 86, 122);
    const hand = [1, 2, 3, 4].map((index) => box(20 + index * 92, 600, 86, 122));
    const answers = [box(20, 540, 900, 50)];
    const { left, top } = spot(card, SIZE, { width: 700, height: 740 }, answers, hand);
    expect(answers.some((each) => covers({ left, top, ...SIZE }, each)) || covers({ left, top, ...SIZE }, card)).toBe(false);
  });
});

describe("pointing at a card", () => {
  let part: object;
  let root: HTMLElement;
  let step = 0;
  const find = () => document.querySelector<HTMLElement>("[data-keyforge-glance]");
  const point = (selector: string, more: PointerEventInit = {}) => {
    step += 1;
    root.querySelector(selector)!.dispatchEvent(new PointerEvent("pointermove", { bubbles: true, pointerType: "mouse", clientX: step, clientY: 5, ...more }));
  };
  const rest = (milliseconds = 400) => {
    vi.advanceTimersByTime(milliseconds);
    flushSync();
  };
  const HAND = '[data-keyforge-hand="anger"]';
  const TROLL = '[data-keyforge-card="troll"] b';

  beforeAll(() => loadCards("en"));
  beforeEach(() => {
    vi.useFakeTimers();
    document.body.innerHTML = '<div id="root"><button data-keyforge-hand="anger"></button><button data-keyforge-card="troll"><b></b></button><button data-keyforge-card="nobody.7"></button><p></p></div><div id="at"></div>';
    root = document.querySelector<HTMLElement>("#root")!;
    part = mount(Glance, { target: document.querySelector("#at")!, props: { view: midGame(), root, names: NAMES, t } });
    flushSync();
  });
  afterEach(async () => {
    await unmount(part);
    document.body.replaceChildren();
    vi.useRealTimers();
  });

  it("shows it large once a mouse rests there, until it leaves", () => {
    point(HAND);
    rest(300);
    expect(find()).toBeNull();
    rest(100);
    expect([find()!.dataset["keyforgeGlance"], find()!.querySelector(".name")!.textContent, find()!.getAttribute("aria-hidden")]).toEqual(["anger", "Anger", "true"]);
    point("p");
    rest();
    expect(find()).toBeNull();
  });
  it("goes from one card to the next sooner, and shows what lies on one in play", () => {
    point(HAND);
    rest();
    point(TROLL);
    rest(0);
    expect(find()).toBeNull();
    rest(200);
    expect(find()!.dataset["keyforgeGlance"]).toBe("troll");
  });
  it.each([
    ["a press", () => root.dispatchEvent(new PointerEvent("pointerdown", { bubbles: true }))],
    ["a key", () => window.dispatchEvent(new KeyboardEvent("keydown", { key: "Escape" }))],
    ["scrolling", () => root.dispatchEvent(new Event("scroll"))],
  ])("ends by %s, and does not begin again where the mouse is", (_, happens) => {
    point(HAND);
    rest();
    expect(find()).not.toBeNull();
    happens();
    flushSync();
    expect(find()).toBeNull();
    point(HAND);
    rest(1000);
    expect(find()).toBeNull();
  });
  it("goes on while something else is scrolled", () => {
    point(HAND);
    rest();
    document.querySelector("#at")!.dispatchEvent(new Event("scroll"));
    flushSync();
    expect(find()).not.toBeNull();
  });
  it("shows nothing for a finger, a button held, a mouse at rest, or a card that the reader may not know", () => {
    point(HAND, { pointerType: "touch" });
    rest();
    expect(find()).toBeNull();
    point(HAND, { buttons: 1 });
    rest();
    expect(find()).toBeNull();
    point('[data-keyforge-card="nobody.7"]');
    rest();
    expect(find()).toBeNull();
    point("p", { clientX: 900 });
    point(HAND, { clientX: 900 });
    rest();
    expect(find()).toBeNull();
  });
});
