/** Seeks in words. */
import { t } from "../i18n/index.svelte";
import type { GameInfo, OptionValue, Seek } from "../net/protocol";
import { choiceName, optionName } from "../table/words";

export function gameName(game: string): string {
  return t(`${game}-name`);
}

/** That somebody was found, for the reader of this name; those who have come to the table already are not named any more. */
export function foundText(seek: Pick<Seek, "game" | "names">, me: string | undefined): string {
  const [game, names] = [gameName(seek.game), seek.names.filter((name) => name !== me).join(", ")];
  return names === "" ? t("seek-found-table", { game }) : t("seek-found", { game, names });
}

/** Whose ratings somebody looks for; null where all will do. */
export function rangeText({ least, most }: Pick<Seek, "least" | "most">): string | null {
  if (least !== null && most !== null) return t("seek-range-between", { least: String(least), most: String(most) });
  if (least !== null) return t("seek-range-least", { least: String(least) });
  if (most !== null) return t("seek-range-most", { most: String(most) });
  return null;
}

/** How strong whoever looks is; null where the hall does not know. */
export function ratingText({ rating, provisional }: Pick<Seek, "rating" | "provisional">): string | null {
  return rating === null ? null : t(provisional ? "seek-rating-provisional" : "seek-rating", { rating: String(rating) });
}

/** The options in which a seek differs from a usual table, by name and choice. */
export function unusual(seek: Pick<Seek, "game" | "options">, game: GameInfo | undefined): { name: string; choice: string }[] {
  const specs = game?.options.filter((option) => option.seat === null && isOther(seek.options[option.name], option.default)) ?? [];
  return specs.map(({ name }) => ({ name: optionName(seek.game, name), choice: choiceName(seek.game, name, seek.options[name] ?? "") }));
}

function isOther(value: OptionValue | undefined, usual: OptionValue): boolean {
  return value !== undefined && value !== usual;
}

const HIGHEST = 5000;

/** A bound of ratings as somebody writes it: a number, null where they leave it empty, undefined where it is none. */
export function boundOf(text: string): number | null | undefined {
  const written = text.normalize("NFKC").trim();
  if (written === "") return null;
  const bound = /^\d{1,4}$/.test(written) ? Number(written) : NaN;
  return bound <= HIGHEST ? bound : undefined;
}
