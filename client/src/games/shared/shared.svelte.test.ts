import { createRawSnippet, flushSync, tick } from "svelte";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { Choosing } from "./choosing.svelte";
import { concedeAction } from "./concede";
import { setClosed, wasClosed } from "./ending";
import EndSheet from "./EndSheet.svelte";
import { contextOf, decider, t } from "./fixtures";
import { middleOf } from "./flying";
import { firstOf, focusIn, focusKeeper, leadFocus, stepAmong } from "./focus";
import { tableKeys } from "./keys";
import OptionButton from "./OptionButton.svelte";
import { Result } from "./result.svelte";
import { drawer } from "./testing/draw";

const draw = drawer();
const decide = decider();
const words = (text: string) => createRawSnippet(() => ({ render: () => `<span>${text}</span>` }));

function page(html: string): HTMLElement {
  document.body.innerHTML = `<div id="root" tabindex="-1">${html}</div><button id="else"></button>`;
  return document.getElementById("root")!;
}
const focused = () => (document.activeElement as HTMLElement).id;

describe("the focus", () => {
  const { holdFocus, keepFocus } = focusKeeper((root, last: string) => firstOf(root, ["#first", last]));

  it("that is lost goes to what is most pressing, else to the table", () => {
    const root = page('<button id="second"></button><button id="first"></button>');
    holdFocus(root, "#second");
    expect(focused()).toBe("first");
    document.getElementById("first")!.remove();
    holdFocus(root, "#second");
    expect(focused()).toBe("second");
    document.getElementById("second")!.remove();
    holdFocus(root, "#second");
    expect(focused()).toBe("root");
  });
  it("that is elsewhere, or behind a dialog, is left alone", () => {
    const root = page('<button id="first"></button>');
    document.getElementById("else")!.focus();
    holdFocus(root, "#second");
    expect(focused()).toBe("else");
    document.getElementById("else")!.remove();
    document.body.insertAdjacentHTML("beforeend", "<dialog open></dialog>");
    holdFocus(root, "#second");
    expect(document.activeElement).toBe(document.body);
  });
  it("stays at a table that is drawn anew, and comes to none that it was not at", async () => {
    const root = page('<button id="first"></button><button id="second"></button>');
    document.getElementById("second")!.focus();
    keepFocus(root, "#second");
    document.getElementById("second")!.remove();
    await tick();
    expect(focused()).toBe("first");
    document.getElementById("else")!.focus();
    keepFocus(root, "#second");
    document.getElementById("else")!.remove();
    await tick();
    expect(document.activeElement).toBe(document.body);
  });
  it("follows what opens, where it was at the table", async () => {
    const root = page('<button id="first"></button><button id="second"></button>');
    expect(focusIn(root)).toBeNull();
    leadFocus(root, "#second");
    await tick();
    expect(focusIn(root)).toBeNull();
    document.getElementById("first")!.focus();
    leadFocus(root, "#second");
    await tick();
    expect(focusIn(root)!.id).toBe("second");
  });
  it("goes round a group both ways", () => {
    const root = page('<button id="first"></button><button id="second"></button><button id="third"></button>');
    const all = [...root.querySelectorAll("button")];
    expect(stepAmong(all, all[0]!, -1)!.id).toBe("third");
    expect(stepAmong(all, all[2]!, 1)!.id).toBe("first");
    expect(focused()).toBe("first");
    expect(stepAmong([], all[0]!, 1)).toBeUndefined();
  });
});

describe("keys", () => {
  it("that are of use go no further; others, and those with a modifier, do", () => {
    const heard = tableKeys((key) => key === "a");
    const press = (key: string, more: KeyboardEventInit = {}) => {
      const event = new KeyboardEvent("keydown", { key, cancelable: true, ...more });
      heard(event);
      return event.defaultPrevented;
    };
    expect([press("a"), press("A"), press("b"), press("a", { ctrlKey: true })]).toEqual([true, true, false, false]);
  });
});

describe("a choice", () => {
  const choose = vi.fn();
  beforeEach(() => choose.mockClear());
  const choosing = (changes: { you?: number | null; busy?: boolean; confirm?: boolean; options?: string[] } = {}) => {
    const { you = 0, busy = false, confirm = false, options = ["a", "b"] } = changes;
    return new Choosing<null>(() => ({ view: null, decision: decide(0, "turn", ...options), you, busy, confirm, choose }));
  };

  it("is the reader's who is asked, and nobody else's", () => {
    expect(choosing().mine).toBe(true);
    expect(choosing().kind).toBe("turn");
    expect(choosing().offers("b")).toBe(true);
    for (const other of [choosing({ you: 1 }), choosing({ you: null }), choosing({ options: [] })]) expect([other.mine, other.kind, other.options]).toEqual([false, null, []]);
  });
  it("is sent at once, or after it is confirmed, and never while another is on its way", () => {
    choosing().aim("a");
    expect(choose).toHaveBeenCalledExactlyOnceWith("a");
    const careful = choosing({ confirm: true });
    careful.aim("b");
    expect([careful.armed, choose.mock.calls.length]).toEqual(["b", 1]);
    careful.confirm();
    expect([careful.armed, choose.mock.calls.at(-1)]).toEqual([null, ["b"]]);
    careful.aim("a");
    careful.aim("a");
    expect(choose).toHaveBeenCalledTimes(3);
    choosing({ busy: true }).aim("a");
    expect(choose).toHaveBeenCalledTimes(3);
  });
  it("is not confirmed once it is offered no longer", () => {
    const careful = choosing({ confirm: true });
    careful.armed = "gone";
    careful.confirm();
    expect(choose).not.toHaveBeenCalled();
  });
});

describe("the result", () => {
  beforeEach(() => {
    vi.useFakeTimers();
    setClosed("t", false);
  });
  afterEach(() => vi.useRealTimers());

  it("opens at once for who arrives, and after a look for who was there", () => {
    const arrived = new Result(() => "t", 2000);
    arrived.meet(true, true, false);
    expect(arrived.open).toBe(true);
    for (const [still, wait] of [[false, 2000], [true, 400]] as const) {
      const there = new Result(() => "t", 2000);
      there.meet(false, true, still);
      there.meet(true, false, still);
      vi.advanceTimersByTime(wait - 1);
      expect(there.open).toBe(false);
      vi.advanceTimersByTime(1);
      expect(there.open).toBe(true);
    }
  });
  it("opens by itself once, and stays put away", () => {
    const result = new Result(() => "t", 2000);
    result.meet(true, true, false);
    result.show(false);
    result.meet(true, false, false);
    vi.advanceTimersByTime(5000);
    expect([result.open, wasClosed("t")]).toEqual([false, true]);
    const anew = new Result(() => "t", 2000);
    anew.meet(true, true, false);
    expect(anew.open).toBe(false);
    anew.show(true);
    expect([anew.open, wasClosed("t")]).toEqual([true, false]);
  });
  it("does not open behind somebody who has gone", () => {
    const result = new Result(() => "t", 2000);
    result.meet(true, false, false);
    result.stop();
    vi.advanceTimersByTime(5000);
    expect(result.open).toBe(false);
  });
});

describe("giving up", () => {
  it("has a line in the menu for oneself and one for others", () => {
    const context = contextOf(["Ann", "Bob"])(null, 0);
    expect(concedeAction("chess", "concede>1", context)).toEqual({ label: "chess-table-concede", confirm: "chess-table-concede-confirm", args: { name: "Bob" } });
    expect(concedeAction("chess", "concede>0", context)).toEqual({ label: "chess-table-concede-own", confirm: "chess-table-concede-own-confirm", args: {} });
    expect(concedeAction("chess", "skip", context)).toBeNull();
  });
});

describe("a place", () => {
  it("is met at the edge of the window where it is out of sight, and nowhere where it is not drawn", () => {
    const root = page("");
    const box = (x: number, y: number, width: number) => (root.getBoundingClientRect = () => new DOMRect(x, y, width, 10));
    box(10, 20, 30);
    expect(middleOf("#root")).toEqual({ x: 25, y: 25 });
    box(-500, 99999, 30);
    expect(middleOf("#root")).toEqual({ x: 0, y: innerHeight });
    box(10, 20, 0);
    expect([middleOf("#root"), middleOf("#nothing")]).toEqual([null, null]);
  });
});

describe("an option", () => {
  it("says what it does, that it is chosen, and that it must wait", () => {
    const act = vi.fn();
    const look = vi.fn();
    const button = (more: Record<string, unknown>) => draw(OptionButton, { busy: false, act, look, children: words("Go"), ...more }).querySelector("button")!;
    const plain = button({ label: "Go there", armed: true, "data-option": "go" });
    expect([plain.title, plain.classList.contains("armed"), plain.dataset["option"], plain.getAttribute("aria-pressed"), plain.getAttribute("aria-disabled")]).toEqual(["Go there", true, "go", null, "false"]);
    plain.click();
    plain.focus();
    plain.blur();
    expect(act).toHaveBeenCalledOnce();
    expect(look.mock.calls).toEqual([[true], [false]]);
    expect(button({ busy: true }).getAttribute("aria-disabled")).toBe("true");
    expect(button({ kind: "dull" }).getAttribute("aria-disabled")).toBe("true");
    expect(button({ pressed: false }).getAttribute("aria-pressed")).toBe("false");
  });
});

describe("the end of a game", () => {
  beforeEach(() => {
    HTMLDialogElement.prototype.showModal = function showModal() {
      this.open = true;
    };
  });
  const sheet = (more: Record<string, unknown> = {}) => draw(EndSheet, { open: true, title: "Over", headline: "Ann wins", close: "Close", onclose: () => {}, children: words("by far"), ...more });

  it("says who won, and offers another game where there is one", () => {
    const act = vi.fn();
    const box = sheet({ "data-end": "time", rematch: { label: "Again", href: null, busy: false, act } });
    expect(box.querySelector("[data-end='time']")!.textContent).toMatch(/Ann wins\s*by far/);
    box.querySelector<HTMLElement>("[data-rematch]")!.click();
    expect(act).toHaveBeenCalledOnce();
    expect(sheet({ rematch: { label: "Again", href: "/table/2", busy: false, act } }).querySelector("a[data-rematch]")!.getAttribute("href")).toBe("/table/2");
    expect(sheet().querySelector("[data-rematch]")).toBeNull();
  });
  it("can be scrolled by keyboard where it is wide, and is put away", () => {
    expect(sheet().querySelector("[tabindex='0']")).toBeNull();
    const onclose = vi.fn();
    const box = sheet({ wide: true, onclose });
    expect(box.querySelector("[tabindex='0']")!.getAttribute("aria-label")).toBe("Over");
    box.querySelector<HTMLElement>("[data-close-end]")!.click();
    flushSync();
    expect(onclose).toHaveBeenCalledOnce();
  });
});

describe("words of tests", () => {
  it("show what was asked for", () => expect([t("a"), t("a", { b: 1, c: "d" })]).toEqual(["a", "a(b=1 c=d)"]));
});
