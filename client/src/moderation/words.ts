/** Sentences about reports. */
import { t } from "../i18n/index.svelte";
import type { ReportLine } from "../net/moderation";
import { session } from "../state/session.svelte";

/** How far a report is, in words. */
export function stateOf({ status, taken_by, outcome, decides }: ReportLine): string {
  if (status === "closed") return t("report-outcome", { outcome: outcome ?? "dismiss" });
  if (taken_by !== null) return taken_by.id === session.me?.id ? t("report-taken-me") : t("report-taken", { name: taken_by.name || t("people-former") });
  return decides ? t("report-open") : t("report-not-yours");
}
