/** The reader's wishes, kept in this browser. */
import type { GameSettings } from "../games/contract";
import type { Tempo } from "../net/protocol";

const KEY = "ludarium-settings";

export const THEMES = ["system", "light", "dark"] as const;
export const TEMPOS: readonly Tempo[] = ["slow", "normal", "fast", "at-once"];
export const TEXT_SIZES = [0.9, 1, 1.15, 1.3] as const;

interface Wishes {
  theme: (typeof THEMES)[number];
  textSize: number;
  reducedMotion: boolean;
  confirm: boolean;
  guide: boolean;
  sound: boolean;
  /** How loud, in percent. */
  volume: number;
  /** Single keys do things. Off for those who speak to their computer. */
  shortcuts: boolean;
  /** How quickly bots act at tables that the reader opens. */
  tempo: Tempo;
  /** How strong the bots are against whom the reader played last; empty as long as they have not. */
  level: string;
}

const DEFAULTS: Wishes = { theme: "system", textSize: 1, reducedMotion: false, confirm: false, guide: true, sound: true, volume: 100, shortcuts: true, tempo: "normal", level: "" };

function kept(): Wishes {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(KEY) ?? "{}");
    return { ...DEFAULTS, ...(found as Partial<Wishes>) };
  } catch {
    return { ...DEFAULTS };
  }
}

export const wishes: Wishes = $state(kept());

const still = matchMedia("(prefers-reduced-motion: reduce)");
let systemStill = $state(still.matches);
still.addEventListener("change", () => (systemStill = still.matches));

/** What games are told of the wishes; the system's wish for less movement counts like the reader's own. */
export const gameSettings: GameSettings = {
  get reducedMotion() {
    return wishes.reducedMotion || systemStill;
  },
  get confirm() {
    return wishes.confirm;
  },
  get guide() {
    return wishes.guide;
  },
  get sound() {
    return wishes.sound;
  },
};

/** Keeps the wishes and puts them on the page. Call once, inside an effect root. */
export function applyWishes(): void {
  $effect(() => localStorage.setItem(KEY, JSON.stringify(wishes)));
  $effect(() => {
    const root = document.documentElement;
    if (wishes.theme === "system") delete root.dataset["theme"];
    else root.dataset["theme"] = wishes.theme;
    if (gameSettings.reducedMotion) root.dataset["motion"] = "reduced";
    else delete root.dataset["motion"];
    root.style.setProperty("--text-zoom", String(wishes.textSize));
  });
}
