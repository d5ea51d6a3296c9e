/**
 * The picture of an elimination stage, made from its published rounds: columns of boxes, the rounds to come among them.
 * A table belongs to the place of the bracket that one of its players has won, whatever was swapped or corrected.
 */
import type { RoundView, TableView } from "../protocol";

export const NOBODY = -1;

export interface Box {
  /** From the top; `NOBODY` where a place is empty, or not known yet. */
  players: [number, number];
  /** The number of its table, from 0; null where there is none. */
  table: number | null;
  winner: number;
  points: number[];
  /** Somebody goes on without a game. */
  bye: boolean;
  done: boolean;
  /** Nobody can tell yet who plays here. */
  coming: boolean;
  /** The boxes of the column before that lead here; none where tables are drawn anew in each round. */
  feeds: number[];
}

export interface Column {
  /** `draw-label-${label}` in words. */
  label: string;
  boxes: Box[];
}

export interface Bracket {
  columns: Column[];
  third: Box | null;
}

export interface Way {
  /** Whether tables are drawn anew in each round, so that nothing leads from box to box. */
  anew: boolean;
  thirdPlace: boolean;
}

const NAMES: Record<number, string> = { 2: "final", 4: "semifinal", 8: "quarterfinal" };

/** What a round is called in which so many places are. */
export function labelOf(places: number): string {
  return NAMES[places] ?? `round-of-${places}`;
}

function power(least: number): number {
  let size = 1;
  while (size < least) size *= 2;
  return size;
}

const played = (table: TableView, feeds: number[]): Box => ({
  players: [table.players[0] ?? NOBODY, table.players[1] ?? NOBODY],
  table: table.number,
  winner: table.winner,
  points: table.points,
  bye: table.players.length === 1,
  done: table.status === "done",
  coming: false,
  feeds,
});

const empty = (players: [number, number], coming: boolean, feeds: number[]): Box => ({
  players, table: null, winner: NOBODY, points: [], bye: false, done: !coming, coming, feeds,
});

const feedsOf = (place: number, before: number, anew: boolean) => (anew ? [] : [2 * place, 2 * place + 1].filter((feed) => feed < before));

const losersOf = (boxes: readonly Box[]) =>
  boxes.filter((box) => box.done).flatMap((box) => box.players.filter((player) => player !== NOBODY && player !== box.winner));

/** Parts the game for the third place from the other tables of a round. */
function partThird(tables: TableView[], before: Column | undefined, way: Way): [TableView[], TableView | null] {
  const last = tables.filter((table) => table.kind === "game").at(-1);
  if (!way.thirdPlace || before?.boxes.length !== 2 || !last) return [tables, null];
  const beaten = losersOf(before.boxes);
  if (!last.players.every((player) => beaten.includes(player))) return [tables, null];
  return [tables.filter((table) => table !== last), last];
}

/** The tables of a round in the places that the round before leads to. */
function placed(tables: TableView[], before: Box[]): Box[] {
  const places = before.map((box) => box.winner);
  while (places.length < power(places.length)) places.push(NOBODY);
  const rest = [...tables];
  const found: Box[] = [];
  for (let place = 0; place < places.length / 2; place++) {
    const pair: [number, number] = [places[2 * place] ?? NOBODY, places[2 * place + 1] ?? NOBODY];
    const at = rest.findIndex((table) => table.players.some((player) => pair.includes(player)));
    const feeds = feedsOf(place, before.length, false);
    const table = at < 0 ? undefined : rest.splice(at, 1)[0];
    if (!table) {
      found.push(empty(pair, false, feeds));
      continue;
    }
    const box = played(table, feeds);
    // The winner of the upper box stands above.
    if (box.players[1] !== NOBODY && (box.players[0] === pair[1] || box.players[1] === pair[0])) {
      box.players = [box.players[1], box.players[0]];
      box.points = [...box.points].reverse();
    }
    found.push(box);
  }
  for (const table of rest) {
    const free = found.findIndex((box) => box.table === null);
    const box = played(table, feedsOf(free < 0 ? found.length : free, before.length, false));
    if (free < 0) found.push(box);
    else found[free] = box;
  }
  return found;
}

/** The rounds that follow the last published one. */
function coming(last: Column, way: Way): Column[] {
  const found: Column[] = [];
  let before = last.boxes;
  while (before.length > 1) {
    const count = way.anew ? Math.ceil(before.length / 2) : power(before.length) / 2;
    const boxes = Array.from({ length: count }, (_, place) => {
      const feeds = feedsOf(place, before.length, way.anew);
      const known = feeds.map((feed) => before[feed]?.winner ?? NOBODY);
      return empty([known[0] ?? NOBODY, known[1] ?? NOBODY], true, feeds);
    });
    found.push({ label: labelOf(power(2 * count)), boxes });
    before = boxes;
  }
  return found;
}

/** The picture of the rounds of one stage; no columns before the first. */
export function bracketOf(rounds: readonly RoundView[], way: Way): Bracket {
  const columns: Column[] = [];
  let third: Box | null = null;
  for (const round of rounds) {
    const tables = round.tables.filter((table) => table.kind !== "absent" || table.winner !== NOBODY);
    const before = columns.at(-1);
    const [rest, forThird] = partThird(tables, before, way);
    if (forThird) third = played(forThird, []);
    if (rest.length === 0) continue;
    const boxes = before && !way.anew ? placed(rest, before.boxes) : rest.map((table) => played(table, []));
    columns.push({ label: round.label || labelOf(power(2 * boxes.length)), boxes });
  }
  const last = columns.at(-1);
  if (last) columns.push(...coming(last, way));
  if (!third && way.thirdPlace && columns.length > 1 && columns.at(-1)?.boxes[0]?.coming) third = empty([NOBODY, NOBODY], true, []);
  return { columns, third };
}

// --- where everything lies in the picture ---------------------------------------------------------

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
