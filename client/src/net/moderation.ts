/** The server's requests about moderation. */
import type { CaseShown, NewDecision, DeedShown, EvidenceLine, HallNews, NewReport, NoticeShown, Outcome, QueueShown, ReportLine, ReportReason, WarningShown } from "../generated/moderation";
import { json, request } from "./api";

export type { CaseShown as Case, NewDecision as Decision, DeedShown as Deed, EvidenceLine, HallNews, NewReport, NoticeShown as Notice, Outcome, QueueShown as Queue, ReportLine, ReportReason, WarningShown as Warning };

const part = encodeURIComponent;

async function text(path: string): Promise<string> {
  return (await request("GET", path)).text();
}

export const moderation = {
  news: (lang: string) => json<HallNews>("GET", `/news?lang=${part(lang)}`),
  see: async (warning: number) => void (await request("POST", `/me/warnings/${warning}/seen`)),
  report: async (report: NewReport) => void (await request("POST", "/reports", report)),
  queue: () => json<QueueShown>("GET", "/reports"),
  show: (id: number) => json<CaseShown>("GET", `/reports/${id}`),
  take: (id: number, over: boolean) => json<CaseShown>("POST", `/reports/${id}/take`, { over }),
  giveBack: (id: number) => json<CaseShown>("POST", `/reports/${id}/give-back`),
  decide: (id: number, decision: NewDecision) => json<CaseShown>("POST", `/reports/${id}/decide`, decision),
  policy: (lang: string) => text(`/policy/${part(lang)}`),
};
