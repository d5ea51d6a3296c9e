/** Where the boxes of an elimination stage lie in its picture. What is in them comes from the hall (`StageView.bracket`). */
import type { Bracket, Box } from "../protocol";

export const NOBODY = -1;

export const BOX = { width: 210, height: 56, gap: 16, between: 44, top: 34 } as const;

export interface Laid {
  width: number;
  height: number;
  columns: { label: string; x: number; boxes: { box: Box; x: number; y: number }[] }[];
  /** From the right edge of one box to the left edge of the next: an SVG path each. */
  lines: string[];
  third: { box: Box; x: number; y: number } | null;
}

/** The bracket laid out, in units of the picture. */
export function layout(bracket: Bracket): Laid {
  const step = BOX.height + BOX.gap;
  const tallest = Math.max(1, ...bracket.columns.map((column) => column.boxes.length));
  const columns: Laid["columns"] = [];
  const lines: string[] = [];
  for (const [n, column] of bracket.columns.entries()) {
    const x = n * (BOX.width + BOX.between);
    const before = columns[n - 1]?.boxes ?? [];
    const room = (tallest * step) / column.boxes.length;
    const boxes = column.boxes.map((box, place) => {
      const fed = box.feeds.flatMap((feed) => before[feed] ?? []);
      const y = fed.length > 0 ? fed.reduce((sum, one) => sum + one.y, 0) / fed.length : BOX.top + place * room + (room - step) / 2;
      for (const one of fed) {
        const middle = x - BOX.between / 2;
        lines.push(`M${one.x + BOX.width} ${one.y + BOX.height / 2}H${middle}V${y + BOX.height / 2}H${x}`);
      }
      return { box, x, y };
    });
    columns.push({ label: column.label, x, boxes });
  }
  let height = BOX.top + tallest * step;
  const last = columns.at(-1);
  let third: Laid["third"] = null;
  if (bracket.third && last) {
    const under = Math.max(...last.boxes.map((one) => one.y)) + step + BOX.top;
    third = { box: bracket.third, x: last.x, y: under };
    height = Math.max(height, under + step);
  }
  return { width: Math.max(1, columns.length) * (BOX.width + BOX.between) - BOX.between, height, columns, lines, third };
}

const WIDE = /[\u1100-\u11ff\u2e80-\ua4cf\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe4f\uff00-\uff60\u{1f300}-\u{1faff}\u{20000}-\u{3ffff}]/u;

/** A name cut off where it would be wider than `room`, both in widths of a wide letter. */
export function cut(name: string, room: number): string {
  let used = 0;
  const kept: string[] = [];
  for (const letter of name) {
    used += WIDE.test(letter) ? 1 : 0.58;
    if (used > room) return `${kept.slice(0, -1).join("")}…`;
    kept.push(letter);
  }
  return name;
}
