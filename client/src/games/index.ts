/** The games this client can show: every folder beside this file, by the game's name on the server. */
import { ApiError, GAME_MISSING } from "../net/api";
import type { GameClient } from "./contract";

// A game's view type is its own business; the hall hands views through unread.
export type AnyGame = GameClient<any>;

const folders = import.meta.glob<{ default: AnyGame }>("./*/index.ts");

/** The games there are, by name. */
export const gameNames = Object.keys(folders).map((path) => path.split("/")[1]!);

const loaded = new Map<string, Promise<AnyGame>>();

/** The client half of a game, fetched once. Rejects with ApiError for a game this client does not have. */
export function loadGame(name: string): Promise<AnyGame> {
  let found = loaded.get(name);
  if (!found) {
    const load = folders[`./${name}/index.ts`];
    if (!load) return Promise.reject(new ApiError(GAME_MISSING, 0));
    found = load().then((module) => module.default);
    found.catch(() => loaded.delete(name));
    loaded.set(name, found);
  }
  return found;
}
