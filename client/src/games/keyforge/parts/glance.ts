/** Where a card is shown large for a moment: beside what it is shown for, over as little as possible. */

export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** Room left between it and whatever it stands beside, in pixels. */
const GAP = 10;
/** What it costs to cover a pixel of the card itself, of an answer, and of another card. */
const CARD = 100;
const ANSWER = 40;
const OTHER = 1;
/** What a pixel of distance costs: as much as that many pixels of another card. */
const FAR = 4;

function common(a: Box, b: Box): number {
  const width = Math.min(a.left + a.width, b.left + b.width) - Math.max(a.left, b.left);
  const height = Math.min(a.top + a.height, b.top + b.height) - Math.max(a.top, b.top);
  return Math.max(0, width) * Math.max(0, height);
}

/** A place in `room` for something as large as `size` that is about `card`; answers are kept free before other cards are. */
export function spot(card: Box, size: { width: number; height: number }, room: { width: number; height: number }, answers: readonly Box[], others: readonly Box[]): { left: number; top: number } {
  const [most, deepest] = [Math.max(GAP, room.width - size.width - GAP), Math.max(GAP, room.height - size.height - GAP)];
  const within = (value: number, end: number) => Math.min(Math.max(value, GAP), end);
  const [middle, centre] = [card.left + (card.width - size.width) / 2, card.top + (card.height - size.height) / 2];
  const lefts = [card.left + card.width + GAP, card.left - size.width - GAP, middle, GAP, most];
  // Above and beneath the card and each answer, so that it comes as near as they let it.
  const tops = [centre, GAP, deepest, ...[card, ...answers].flatMap(({ top, height }) => [top - size.height - GAP, top + height + GAP])];
  let best = { left: GAP, top: GAP };
  let least = Infinity;
  for (const x of lefts) {
    for (const y of tops) {
      const box = { ...size, left: within(x, most), top: within(y, deepest) };
      const sum = (boxes: readonly Box[]) => boxes.reduce((area, each) => area + common(box, each), 0);
      const cost = CARD * common(box, card) + ANSWER * sum(answers) + OTHER * sum(others) + FAR * Math.hypot(box.left - middle, box.top - centre);
      if (cost < least) [best, least] = [{ left: box.left, top: box.top }, cost];
    }
  }
  return best;
}
