/** A case in words: when, where, and how somebody stands. */
import { currentLanguage, maybe, t } from "../../i18n/index.svelte";
import type { CaseFile } from "../protocol";
import { roundName, type Unit } from "../words";

/** A day and a time, as the reader's device tells them. */
export function momentText(at: number): string {
  return new Intl.DateTimeFormat(currentLanguage(), { dateStyle: "medium", timeStyle: "short" }).format(new Date(at * 1000));
}

/** Round, table, and round and turn of the game, as far as they are known. */
export function whereText(one: { round: number; label: string; table: number; game?: number; turn?: number }, unit: Unit): string {
  const round = one.round >= 0 ? roundName({ number: one.round, label: one.label }, unit) : "";
  const { game = -1, turn = -1 } = one;
  return [
    round && one.table >= 0 ? t("desk-case-where", { round, table: one.table + 1 }) : round,
    game >= 0 && t("desk-penalty-game-of", { number: game + 1 }),
    turn >= 0 && t("desk-penalty-turn-of", { number: turn }),
  ]
    .filter(Boolean)
    .join(" · ");
}

export function statusText({ spectator, status }: CaseFile): string {
  return spectator && status === "in" ? t("desk-spectator") : (maybe(`desk-person-${status}`) ?? status);
}
