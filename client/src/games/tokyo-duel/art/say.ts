/** Places and pieces of the tracks in words. */
import type { Translate } from "../../contract";
import { counted } from "./geometry";
import type { Cell, Track } from "./types";

/** A space as people count it: so many from the middle, on somebody's half. */
export function spaceName(t: Translate, track: Track, space: number, names: readonly string[]): string {
  const { number, side } = counted(space);
  return t("tokyo-duel-space", { track, number, half: side === null ? "none" : "own", name: side === null ? "" : (names[side] ?? "") });
}

/** A cell: its space, or the place a lengthening token adds between two. */
export function cellName(t: Translate, track: Track, cell: Cell, names: readonly string[]): string {
  const [first = 0, second] = cell.spaces;
  if (second === undefined) return spaceName(t, track, first, names);
  return t("tokyo-duel-space-between", { one: spaceName(t, track, first, names), other: spaceName(t, track, second, names) });
}

/** A token by what it does to the track and what its cells give. */
export function tokenName(t: Translate, token: string): string {
  return t(`tokyo-duel-token-${token}`);
}
