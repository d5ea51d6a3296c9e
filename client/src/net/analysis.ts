/** The server's requests about what the engine thinks. */
import type { AnalysisShown, HintShown } from "../generated/analysis";
import { json, request } from "./api";

export type { AnalysisPoint as Point, AnalysisShown as Analysis, ForeseenStep, HintShown as Hint, JudgedOption as Judged } from "../generated/analysis";

function address(id: string, invite: string | null, seat: number | null): string {
  const asked = new URLSearchParams();
  if (seat !== null) asked.set("seat", String(seat));
  if (invite !== null) asked.set("invite", invite);
  return `/tables/${encodeURIComponent(id)}/analysis${asked.size > 0 ? `?${asked}` : ""}`;
}

/** `seat` is whose knowledge counts; null where all hands lie open. */
export const analyses = {
  look: (id: string, invite: string | null, seat: number | null) => json<AnalysisShown>("GET", address(id, invite, seat)),
  begin: (id: string, invite: string | null, seat: number | null) => json<AnalysisShown>("POST", address(id, invite, seat)),
  callOff: async (id: string, invite: string | null, seat: number | null) => void (await request("DELETE", address(id, invite, seat))),
  hint: (id: string) => json<HintShown>("POST", `/tables/${encodeURIComponent(id)}/hint`),
};
