/** Estimates in words of the reader's language, and where they stand in a picture. */
import type { Figure } from "../../../net/lab";

export const NOTHING = "–";

/** A number with one digit behind the point, or a share in whole per cent; `signed` for differences. */
function one(value: number, share: boolean, signed: boolean, language: string): string {
  const scaled = share ? Math.round(100 * value) : Math.round(10 * value) / 10;
  // A difference that is rounded to nothing has no sign.
  const shown = scaled === 0 ? 0 : scaled;
  const said = new Intl.NumberFormat(language, {
    minimumFractionDigits: share ? 0 : 1,
    maximumFractionDigits: share ? 0 : 1,
    signDisplay: signed ? "exceptZero" : "auto",
  }).format(shown);
  return said.replace("-", "−");
}

/** The estimate, such as `72%`, and its interval, `69–75`; the latter is empty where it is not known. */
export function told(figure: Figure | null, share: boolean, signed: boolean, language: string): { mean: string; interval: string } {
  if (figure === null) return { mean: NOTHING, interval: "" };
  const unit = share ? "%" : "";
  const mean = one(figure.mean, share, signed, language) + unit;
  if (figure.low === null || figure.high === null) return { mean, interval: "" };
  const [low, high] = [figure.low, figure.high].map((value) => one(value, share, signed, language));
  return { mean, interval: signed ? `[${low}, ${high}]` : `${low}–${high}` };
}

/** Whether a difference is hardly chance: up, down, or unclear. */
export function direction(figure: Figure | null): "up" | "down" | null {
  if (figure === null || figure.low === null || figure.high === null) return null;
  return figure.low > 0 ? "up" : figure.high < 0 ? "down" : null;
}

/** The right end of an axis of shares that holds all these, in steps of ten per cent. */
export function axisOf(figures: readonly (Figure | null)[]): number {
  const most = Math.max(0.1, ...figures.map((figure) => figure?.high ?? figure?.mean ?? 0));
  return Math.min(1, Math.ceil(most * 10 - 1e-9) / 10);
}
