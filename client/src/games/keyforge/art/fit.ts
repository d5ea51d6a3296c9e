/** How large words may be set so that they fit a card. */

/** Scripts whose letters fill a square, beside which a Latin letter takes half. */
const SQUARE = /[\u1100-\u11ff\u2e80-\u9fff\uac00-\ud7af\uf900-\ufaff\uff00-\uff60]/;

/** The room a text takes, in Latin letters. */
export function weigh(text: string): number {
  let sum = 0;
  for (const letter of text) sum += SQUARE.test(letter) ? 1.9 : 1;
  return sum;
}

const TEXT_STEPS = [62, 105, 150, 205, 260];
const NAME_STEPS = [13, 21, 27];
/** Of a name that breaks into lines, no word may be broader than this. */
const WORD_STEPS = [10, 12, 14];

/** A line of its own costs half a line of room besides. */
const PARAGRAPH = 14;

function stepOf(weight: number, steps: readonly number[]): number {
  const step = steps.findIndex((most) => weight <= most);
  return step === -1 ? steps.length : step;
}

/** The step of type for the text of a card: 0 is the largest. */
export function textStep(lines: readonly string[]): number {
  return stepOf(lines.reduce((sum, line) => sum + weigh(line) + PARAGRAPH, -PARAGRAPH), TEXT_STEPS);
}

/** The step of type for a name. */
export function nameStep(name: string): number {
  const widest = Math.max(...name.split(/[\s-]+/).map(weigh));
  return Math.max(stepOf(weigh(name), NAME_STEPS), stepOf(SQUARE.test(name) ? 0 : widest, WORD_STEPS));
}

/** A line of text in two: the words that tell when ("After Reap:"), and what happens. */
export function timing(line: string): { when: string; what: string } {
  const end = line.search(/[:：]/);
  return end > 0 && end <= 24 && !/[.。,，]/.test(line.slice(0, end)) ? { when: line.slice(0, end + 1), what: line.slice(end + 1) } : { when: "", what: line };
}
