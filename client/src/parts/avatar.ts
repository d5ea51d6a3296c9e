/** A face for a name: a painted wooden token. The same name always gives the same token. */

export interface Face {
  /** Dark enough for white letters (at least 4.5 to 1). */
  colour: string;
  pattern: number;
  /** Degrees by which the pattern is turned. */
  turn: number;
  letter: string;
}

const COLOURS = ["#9c3b2b", "#8a5413", "#5b6b1f", "#2c7048", "#1f6e78", "#2e5d95", "#5a4da0", "#86407f", "#a03a5c", "#6b5344"];
const PATTERNS = 4;

// FNV-1a: spreads short names well enough.
function hash(text: string): number {
  let value = 0x811c9dc5;
  for (const byte of new TextEncoder().encode(text)) value = Math.imul(value ^ byte, 0x01000193) >>> 0;
  return value;
}

function firstLetter(name: string): string {
  const [first] = new Intl.Segmenter(undefined, { granularity: "grapheme" }).segment(name.trim());
  return first ? first.segment.toLocaleUpperCase() : "?";
}

export function face(name: string): Face {
  const value = hash(name);
  return {
    colour: COLOURS[value % COLOURS.length] ?? "#6b5344",
    pattern: (value >>> 8) % PATTERNS,
    turn: ((value >>> 12) % 8) * 15,
    letter: firstLetter(name),
  };
}
