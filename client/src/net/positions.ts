/** The server's requests about positions. */
import type { CheckPosition, NewPosition, PositionChecked, PositionShown } from "../generated/positions";
import { json, newNonce } from "./api";
import type { Table } from "../games/contract";

export type { PositionChecked, PositionFault } from "../generated/positions";
/** A moment of a finished game in the game's words. */
export type MomentTold = Omit<PositionShown, "position"> & { position: Record<string, unknown> };

const part = encodeURIComponent;

export const positions = {
  check: (game: string, asked: CheckPosition) => json<PositionChecked>("POST", `/games/${part(game)}/position`, asked),
  begin: (wish: Omit<NewPosition, "nonce">) => json<Table>("POST", "/positions", { ...wish, nonce: newNonce() } satisfies NewPosition),
  ofReplay: (id: string, invite: string | null, number: number) =>
    json<MomentTold>("GET", `/tables/${part(id)}/replay/${number}/position${invite === null ? "" : `?invite=${part(invite)}`}`),
};
