import { flushSync, mount, unmount } from "svelte";
import { afterEach, describe, expect, it, vi } from "vitest";
import type { Batch, GameEvent, GameProps, Rematch, Table as HallTable } from "../contract";
import { setClosed } from "../shared/ending";
import { t } from "../shared/fixtures";
import { decide, finished, midGame, NAMES, opening } from "./fixtures";
import Table from "./Table.svelte";
import type { Match, View } from "./view";

const match = (changes: Partial<Match>): Match => ({ kind: "three", game: 1, wins: [0, 0], decks: [0, 1], brought: [], ...changes });
const batch = (number: number, ...events: GameEvent[]): Batch => ({ number, option: null, seat: 1, events });

let mounted: object | null = null;

function table(view: View, you: number | null = 0, rematch: Rematch | null = null) {
  const props: GameProps<View> = $state({
    view, decision: decide(0, "turn", "end"), you, seats: [0], busy: false, choose: vi.fn(), t, names: NAMES, last: null, log: [], tableOptions: [], timers: [],
    table: { id: "match-1", game: "keyforge", seats: [] } as unknown as HallTable, settings: { reducedMotion: true, confirm: false, guide: false, sound: false }, isReady: false,
    tableOption: () => {}, ready: () => {}, setPrompt: () => {}, setGuide: () => {}, rematch,
  });
  setClosed("match-1", false);
  mounted = mount(Table, { target: document.body, props });
  flushSync();
  const end = () => document.querySelector<HTMLElement>("[data-keyforge-end]");
  const title = () => document.querySelector("dialog:has([data-keyforge-end]) h2")?.textContent;
  const step = (last: Batch, next: View) => {
    props.view = next;
    props.last = last;
    flushSync();
  };
  return { end, title, step };
}

afterEach(() => {
  if (mounted) void unmount(mounted);
  mounted = null;
  document.body.replaceChildren();
});

describe("a game of a match", () => {
  const NEXT = opening({ match: match({ game: 2, wins: [0, 1] }) });
  const OVER: GameEvent[] = [{ kind: "game_over", winner: 1, reason: "keys" }, { kind: "match", game: 2, seat: 0 }];

  it("is told when it ends, with the score of both, and then the next goes on", () => {
    const { end, title, step } = table(midGame({ match: match({}) }));
    step(batch(7, { kind: "played", seat: 1, card: "troll" }), midGame({ match: match({}) }));
    expect(end()).toBeNull();
    step(batch(8, ...OVER), NEXT);
    expect(end()!.dataset["keyforgeEndOf"]).toBe("between");
    expect(title()).toBe("keyforge-end-title-between(number=1)");
    for (const said of ["keyforge-end-winner-between(name=Bob loser=Ann number=1)", "keyforge-reason-keys(name=Bob", "keyforge-end-match(name=Ann rival=Bob first=0 second=1)"]) expect(end()!.textContent).toContain(said);
    // What happens meanwhile does not close it.
    step(batch(9, { kind: "mulligan", seat: 1, taken: false }), NEXT);
    const on = document.querySelector<HTMLElement>("[data-close-end]")!;
    expect(on.textContent).toContain("keyforge-end-go-on(number=2)");
    on.click();
    flushSync();
    expect(end()).toBeNull();
    step(batch(10, { kind: "mulligan", seat: 0, taken: false }), NEXT);
    expect(end()).toBeNull();
  });
  it("is told no more when that is taken back", () => {
    const { end, step } = table(midGame({ match: match({}) }));
    step(batch(8, ...OVER), NEXT);
    step(batch(9), midGame({ match: match({}) }));
    expect(end()).toBeNull();
  });
  it("is not told again on arrival", () => {
    expect(table(NEXT).end()).toBeNull();
  });
  it("speaks to who has won it", () => {
    const { end, step } = table(midGame({ match: match({}) }), 1);
    step(batch(8, ...OVER), NEXT);
    expect(end()!.textContent).toContain("keyforge-end-you-won-between(");
  });
});

describe("another game", () => {
  const button = () => document.querySelector<HTMLElement>("[data-rematch]");

  it("is offered beside the result where the hall offers it", () => {
    const act = vi.fn();
    table(finished(), 0, { label: "Rematch", href: null, busy: false, act });
    expect(button()!.textContent).toContain("Rematch");
    button()!.click();
    expect(act).toHaveBeenCalledOnce();
  });
  it("may be joined where another has opened it", () => {
    table(finished(), 0, { label: "Join", href: "/table/next", busy: false, act: vi.fn() });
    expect(button()!.getAttribute("href")).toBe("/table/next");
  });
  it("is not offered to those who may not open one", () => {
    expect(table(finished()).end()).not.toBeNull();
    expect(button()).toBeNull();
  });
});

describe("a match", () => {
  it("is what is over at its end, with its score", () => {
    const { end, title } = table(finished({ match: match({ game: 3, wins: [2, 1] }) }), 1);
    expect(title()).toBe("keyforge-end-title-match(number=3)");
    for (const said of ["keyforge-end-winner-match(name=Ann", "keyforge-end-match(name=Ann rival=Bob first=2 second=1)"]) expect(end()!.textContent).toContain(said);
    expect(end()!.textContent).toContain("keyforge-end-you-lost-match(");
  });
  it("of one game is a game", () => {
    const { end, title } = table(finished({ match: match({ kind: "auction", wins: [1, 0] }) }));
    expect(title()).toBe("keyforge-end-title(number=1)");
    expect([end()!.dataset["keyforgeEndOf"], document.querySelector("[data-keyforge-end-match]")]).toEqual(["game", null]);
  });
});
