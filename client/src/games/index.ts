/** The games this client can show: every folder beside this file, by the game's name on the server. */
import { needWords } from "../i18n/index.svelte";
import { ApiError, GAME_MISSING } from "../net/api";
import type { Component } from "svelte";
import type { Editor } from "../position/editor";
import type { GameClient } from "./contract";

// A game's view type is its own business; the hall hands views through unread.
export type AnyGame = GameClient<any>;

const folders = import.meta.glob<{ default: AnyGame }>("./*/index.ts");

const loaded = new Map<string, Promise<AnyGame>>();

const emblems = import.meta.glob<{ default: NonNullable<AnyGame["Emblem"]> }>("./*/Emblem.svelte");

/** What stands on the lid of a game's box; null for a game without one, or one that this client does not have. */
export async function loadEmblem(name: string): Promise<AnyGame["Emblem"] | null> {
  return (await emblems[`./${name}/Emblem.svelte`]?.())?.default ?? null;
}

const galleries = import.meta.glob<{ default: Component<{ said: string; card: string | null }> }>("./*/gallery/Pages.svelte");

/** The game whose cards the pages under `/cards` show; null where no game has such pages. */
export const gameOfCards: string | null = Object.keys(galleries)[0]?.split("/")[1] ?? null;

/** Those pages with their words. Rejects with ApiError where there are none. */
export async function loadCardPages(): Promise<Component<{ said: string; card: string | null }>> {
  const load = galleries[`./${gameOfCards}/gallery/Pages.svelte`];
  if (!load) throw new ApiError(GAME_MISSING, 0);
  const [pages] = await Promise.all([load(), needWords("cards")]);
  return pages.default;
}

const deckPages = import.meta.glob<{ default: Component<{ said: string; deck: string | null }> }>("./*/decks/Pages.svelte");

/** The game whose decks the pages under `/decks` show; null where no game has such pages. */
export const gameOfDecks: string | null = Object.keys(deckPages)[0]?.split("/")[1] ?? null;

/** Those pages with their words. Rejects with ApiError where there are none. */
export async function loadDeckPages(): Promise<Component<{ said: string; deck: string | null }>> {
  const load = deckPages[`./${gameOfDecks}/decks/Pages.svelte`];
  if (!load) throw new ApiError(GAME_MISSING, 0);
  const [pages] = await Promise.all([load(), needWords("cards")]);
  return pages.default;
}

const labs = import.meta.glob<{ default: Component }>("./*/lab/Page.svelte");

/** Whether a game has a balance lab. */
export const hasLab = (name: string): boolean => `./${name}/lab/Page.svelte` in labs;

/** The balance lab of a game with its words. Rejects with ApiError where there is none. */
export async function loadLab(name: string): Promise<Component> {
  const load = labs[`./${name}/lab/Page.svelte`];
  if (!load) throw new ApiError(GAME_MISSING, 0);
  const [page] = await Promise.all([load(), needWords("games", "lab")]);
  return page.default;
}

const editors = import.meta.glob<{ default: Editor }>("./*/editor/index.ts");

/** Whether positions of a game can be laid out. */
export const hasEditor = (name: string): boolean => `./${name}/editor/index.ts` in editors;

/** What a game brings to lay out its positions, with all words for it. Rejects with ApiError where it brings nothing. */
export async function loadEditor(name: string): Promise<Editor> {
  const load = editors[`./${name}/editor/index.ts`];
  if (!load) throw new ApiError(GAME_MISSING, 0);
  const [module] = await Promise.all([load(), needWords("games", "position")]);
  return module.default;
}

/** The client half of a game with its words, fetched once. Rejects with ApiError for a game this client does not have. */
export function loadGame(name: string): Promise<AnyGame> {
  let found = loaded.get(name);
  if (!found) {
    const load = folders[`./${name}/index.ts`];
    if (!load) return Promise.reject(new ApiError(GAME_MISSING, 0));
    found = Promise.all([load(), needWords("games")]).then(([module]) => module.default);
    found.catch(() => loaded.delete(name));
    loaded.set(name, found);
  }
  return found;
}
