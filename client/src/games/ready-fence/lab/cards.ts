/** A table of cards as its editor sees it, and in one word: `ST334456.0TBA,…`. What can be played only the hall knows. */
import type { LabKind } from "../../../net/lab";

/** Cards of one kind with the same cost and modes: a part of a table's word. */
export interface Piece {
  kind: string;
  /** One a card, lowest first as the hall writes them; null where the kind has none. */
  speeds: (number | null)[];
  stamina: number;
  /** Letters of the modes: T, B, A. */
  modes: string;
}

const PIECE = /^([A-Z]{2})([1-9]+|-+)\.([0-9])([TBA]+)$/;
const MODE_LETTERS: Record<string, string> = { tutorial: "T", basic: "B", advanced: "A" };

/** The parts of a table's word; null for what is none. */
export function parse(word: string): Piece[] | null {
  const found: Piece[] = [];
  for (const text of word.split(",")) {
    const [, kind, speeds, stamina, modes] = PIECE.exec(text) ?? [];
    if (kind === undefined || speeds === undefined || stamina === undefined || modes === undefined) return null;
    found.push({ kind, speeds: [...speeds].map((sign) => (sign === "-" ? null : Number(sign))), stamina: Number(stamina), modes });
  }
  return found;
}

/** The table in one word. */
export function format(pieces: readonly Piece[]): string {
  return pieces.map(({ kind, speeds, stamina, modes }) => `${kind}${speeds.map((speed) => speed ?? "-").join("")}.${stamina}${modes}`).join(",");
}

/** Whether cards of this part belong to the mode. */
export const isIn = (piece: Piece, mode: string): boolean => piece.modes.includes(MODE_LETTERS[mode] ?? "");

/** Which numbers of a part differ from those of another with the same cards: a flag for each speed, and one for the cost. */
export function changesOf(piece: Piece, before: Piece | undefined): { speeds: boolean[]; stamina: boolean } {
  return {
    speeds: piece.speeds.map((speed, at) => before !== undefined && speed !== before.speeds[at]),
    stamina: before !== undefined && piece.stamina !== before.stamina,
  };
}

/** How many numbers of a table differ from those of another. */
export function changeCount(pieces: readonly Piece[], before: readonly Piece[]): number {
  return pieces.reduce((sum, piece, at) => {
    const { speeds, stamina } = changesOf(piece, before[at]);
    return sum + speeds.filter(Boolean).length + Number(stamina);
  }, 0);
}

/** The numbers of a part, as the command line gives them: `5 6 7/2`. */
const numbersOf = ({ speeds, stamina }: Piece): string => `${speeds.filter((speed) => speed !== null).join(" ")}/${stamina}`;

/** The parts in which two tables differ that have the same cards in each: their kind, and the numbers of both. Null where they haven't. */
export function differences(one: readonly Piece[], other: readonly Piece[]): { kind: string; before: string; after: string }[] | null {
  if (one.length !== other.length || one.some((piece, at) => piece.kind !== other[at]?.kind || piece.modes !== other[at]?.modes || piece.speeds.length !== other[at]?.speeds.length)) return null;
  return one.flatMap((piece, at) => {
    const [before, after] = [numbersOf(piece), numbersOf(other[at] ?? piece)];
    return before === after ? [] : [{ kind: piece.kind, before, after }];
  });
}

/** The number that somebody has typed in a cell, if it may stand there; else null. */
export function typed(text: string, least: number, most: number): number | null {
  const trimmed = text.trim();
  if (!/^[0-9]$/.test(trimmed)) return null;
  const value = Number(trimmed);
  return value >= least && value <= most ? value : null;
}

/** The ends between which a speed of this kind lies; null for a kind without speeds. */
export function speedsOf(kind: LabKind | undefined): { least: number; most: number } | null {
  return kind && kind.most > 0 ? { least: kind.least, most: kind.most } : null;
}

/** A table with a cell set: the speed of the card at this place of a part, or its cost (null). */
export function withCell(pieces: readonly Piece[], part: number, place: number | null, value: number): Piece[] {
  return pieces.map((piece, at) => {
    if (at !== part) return piece;
    if (place === null) return { ...piece, stamina: value };
    return { ...piece, speeds: piece.speeds.map((speed, n) => (n === place ? value : speed)) };
  });
}
