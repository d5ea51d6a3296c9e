/** Hints: for whoever plays alone with bots, and for nothing that counts. */
import type { Table } from "../games/contract";
import { t } from "../i18n/index.svelte";
import { toast } from "../state/notices.svelte";
import type { TableStore } from "../state/table.svelte";
import { room } from "./room.svelte";

export function givesHints(store: TableStore, table: Table): boolean {
  const counts = table.rated || table.event !== null || store.lesson !== null;
  return table.status === "playing" && store.seat !== null && !counts && table.seats.every(({ seat, kind }) => store.seats.includes(seat) || kind === "bot");
}

/** Why there is none now; null where there is one. */
export function noHint(store: TableStore): string | null {
  return store.asked && (store.question?.options.length ?? 0) > 1 ? null : t("analysis-hint-idle");
}

export function askHint(store: TableStore): void {
  const why = noHint(store);
  if (why === null) room.hinted = true;
  else toast(why);
}
