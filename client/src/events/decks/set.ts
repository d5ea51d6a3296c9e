/** Sets in words. */
import { currentLanguage, t } from "../../i18n/index.svelte";
import type { SetLine } from "./table";

/** What a line of the table of sets is called. */
export function lineName({ code, name_zh, name_en }: SetLine): string {
  const name = currentLanguage() === "zh-Hant" ? name_zh : name_en;
  return name === code ? code : t("desk-decks-set", { name, code });
}
