/** Tracks in every state, for the gallery and the tests. */
import { tokenOf } from "./data";
import { bareTrack, withToken } from "./geometry";
import type { Cell, Placing } from "./types";

/** A track with these tokens laid on it, one after another. */
export function laid(...placings: Placing[]): Cell[] {
  return placings.reduce((cells, { token, start, turned }) => withToken(cells, tokenOf(token), start, turned), bareTrack());
}

const at = (token: string, start: number, turned = false): Placing => ({ token, start, turned });

export const BARE = laid();
export const PLAIN = laid(at("BZ06", 3), at("BZ01", -4), at("BZ07", -1), at("BZ04", 6));
export const LONGER = laid(at("BZ10", 2), at("BZ11", -5), at("BZ08", 5));
export const SHORTER = laid(at("BZ09", -6), at("BZ05", 4, true), at("BZ02", 2));
export const KINGS = laid(at("BK1", 2), at("BK2", -3), at("BZ03", 5));
