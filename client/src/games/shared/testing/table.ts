/** Puts a game's playing surface on the page of a test, as the hall would. */
import { flushSync, mount, unmount, type Component } from "svelte";
import { afterEach, vi } from "vitest";
import type { Batch, Decision, GameProps, Table } from "../../contract";
import { t } from "../fixtures";

export interface Changes {
  you?: number | null;
  confirm?: boolean;
  busy?: boolean;
  guide?: boolean;
  /** The newest step; the last of `log` unless it is given. */
  last?: Batch | null;
  /** All steps; the newest alone unless they are given. */
  log?: Batch[];
  /** The table's id. */
  id?: string;
  shown?: GameProps["shown"];
}

/** Makes the function that opens a table with a view and a decision, seen by seat 0 unless changed. Call it once a file: it also clears up after each test. */
export function tableOpener<View>(Surface: Component<GameProps<View>>, game: string, names: string[]) {
  const opened: object[] = [];
  afterEach(() => {
    for (const table of opened.splice(0)) void unmount(table);
    document.body.replaceChildren();
    vi.useRealTimers();
  });

  return function open(view: View, decision: Decision | null, changes: Changes = {}) {
    const { you = 0, confirm = false, busy = false, guide = false, id = "table-1", shown = null } = changes;
    const last = changes.last ?? changes.log?.at(-1) ?? null;
    const choose = vi.fn();
    const setPrompt = vi.fn();
    const happened = vi.fn();
    const box = document.createElement("div");
    document.body.append(box);
    const props: GameProps<View> = {
      view, decision, you, names, last, busy, choose, setPrompt, t, shown, happened,
      seats: you === null ? [] : [you],
      table: { id, game, seats: [], status: "playing", options: {} } as unknown as Table,
      log: changes.log ?? (last ? [last] : []),
      tableOptions: [],
      timers: [],
      settings: { reducedMotion: true, confirm, guide, sound: false },
      tableOption: () => {},
      ready: () => {},
      isReady: false,
      setGuide: () => {},
    };
    const table = mount(Surface, { target: box, props });
    opened.push(table);
    flushSync();
    const find = (selector: string) => box.querySelector<HTMLElement>(selector);
    const all = (selector: string) => [...box.querySelectorAll<HTMLElement>(selector)];
    const press = (selector: string) => {
      const found = find(selector);
      if (!found) throw new Error(`nothing is ${selector}`);
      found.click();
      flushSync();
    };
    const focus = (selector: string) => {
      find(selector)!.focus();
      flushSync();
    };
    const key = (name: string, more: KeyboardEventInit = {}) => {
      (document.activeElement ?? document.body).dispatchEvent(new KeyboardEvent("keydown", { key: name, bubbles: true, cancelable: true, ...more }));
      flushSync();
    };
    return { box, table, choose, setPrompt, happened, find, all, press, focus, key };
  };
}
