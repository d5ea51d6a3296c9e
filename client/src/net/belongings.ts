/** The server's requests about what the reader keeps for the seats of a game, such as decks. */
import type { BelongingAbout, BelongingNote, BelongingsRead, BelongingsShown, NewBelongings } from "../generated/people";
import { json } from "./api";

export type { BelongingRead as TextRead, BelongingShown as Belonging, BelongingsShown as Belongings } from "../generated/people";

const part = encodeURIComponent;
const place = (game: string, id?: string) => `/me/belongings/${part(game)}${id === undefined ? "" : `/${part(id)}`}`;

export const belongings = {
  of: (game: string) => json<BelongingsShown>("GET", place(game)),
  /** What the game finds out about it, for its own page. */
  about: async (game: string, id: string) => (await json<BelongingAbout>("GET", place(game, id))).about,
  /** Keeps texts as they would be brought to a table; what is wrong with one is said of that one. */
  keep: (game: string, texts: string[]) => json<BelongingsRead>("POST", place(game), { texts } satisfies NewBelongings),
  note: (game: string, id: string, note: string) => json<BelongingsShown>("PATCH", place(game, id), { note } satisfies BelongingNote),
  remove: (game: string, id: string) => json<BelongingsShown>("DELETE", place(game, id)),
};
