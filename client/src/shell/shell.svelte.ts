/** What belongs to the page as a whole: its title, its two dialogs, its keys. */
import { plainKey } from "../state/keyboard";
import { wishes } from "../state/settings.svelte";

export interface KeyLine {
  keys: string[];
  /** Message id of what the keys do. */
  label: string;
}

export const shell: {
  /** Said in the window's title; empty on the home page. */
  title: string;
  /** A game waits for the reader. */
  turn: boolean;
  settings: boolean;
  shortcuts: boolean;
  /** Keys of the game on the page, for the list of shortcuts. */
  gameKeys: KeyLine[];
} = $state({ title: "", turn: false, settings: false, shortcuts: false, gameKeys: [] });

/** Keys that work on every page. Those of a table are added while one is open. */
export const PAGE_KEYS: KeyLine[] = [
  { keys: ["?"], label: "hall-key-help" },
  { keys: [","], label: "hall-key-settings" },
];

export const TABLE_KEYS: KeyLine[] = [
  { keys: ["C"], label: "hall-key-chat" },
  { keys: ["L"], label: "hall-key-log" },
  { keys: ["P"], label: "hall-key-players" },
  { keys: ["G"], label: "hall-key-guide" },
  { keys: ["W"], label: "hall-happened" },
  { keys: ["H"], label: "hall-hurry" },
  { keys: ["Esc"], label: "hall-key-lately" },
  { keys: ["Z"], label: "hall-undo" },
  { keys: ["Y"], label: "hall-redo" },
];

export const REPLAY_KEYS: KeyLine[] = [
  { keys: ["←"], label: "hall-replay-back" },
  { keys: ["→"], label: "hall-replay-forward" },
  { keys: ["PageUp"], label: "hall-replay-part-back" },
  { keys: ["PageDown"], label: "hall-replay-part-forward" },
  { keys: ["Home"], label: "hall-replay-first" },
  { keys: ["End"], label: "hall-replay-last" },
  { keys: ["K"], label: "hall-replay-play" },
  { keys: ["L"], label: "hall-key-log" },
  { keys: ["P"], label: "hall-key-players" },
  { keys: ["W"], label: "hall-happened" },
];

const acts = new Map<string, () => void>([
  ["?", () => (shell.shortcuts = true)],
  [",", () => (shell.settings = true)],
]);

/** Binds keys while the caller lives; gives the way to let go of them. */
export function bindKeys(bindings: Record<string, () => void>): () => void {
  for (const [key, act] of Object.entries(bindings)) acts.set(key, act);
  return () => {
    for (const key of Object.keys(bindings)) acts.delete(key);
  };
}

/** Runs the shortcut of a key, unless somebody writes, a dialog is open, or shortcuts are switched off. */
export function shortcut(event: KeyboardEvent): void {
  if (!wishes.shortcuts || event.defaultPrevented) return;
  const act = acts.get(plainKey(event) ?? "");
  if (!act) return;
  event.preventDefault();
  act();
}
