/** What the reader keeps for the seats of games, as far as a page has asked for it. */
import { belongings, type Belonging, type Belongings, type TextRead } from "../net/belongings";

/** Texts of one request, and characters of it as JSON: the hall's own limits. */
const TEXTS = 20;
export const ROOM = 62_000;

const kept: Record<string, Belongings> = $state({});
const NONE: readonly Belonging[] = [];

export const keptFor = (game: string): readonly Belonging[] => kept[game]?.kept ?? NONE;

/** Whether it is known what the reader keeps for a game. */
export const isKnown = (game: string): boolean => kept[game] !== undefined;

/** What was asked before the last change says nothing any more: its answer may come after that of the change. */
let changes = 0;

export async function lookAtKept(game: string): Promise<void> {
  const before = changes;
  const found = await belongings.of(game);
  if (before === changes) kept[game] = found;
}

async function change(game: string, work: Promise<Belongings>): Promise<void> {
  changes += 1;
  try {
    kept[game] = await work;
  } finally {
    changes += 1;
  }
}

export const writeNote = (game: string, id: string, note: string): Promise<void> => change(game, belongings.note(game, id, note));

export const keepNoLonger = (game: string, id: string): Promise<void> => change(game, belongings.remove(game, id));

/** Texts in requests that the hall takes: each as many as fit. One that fits into none goes alone, and is refused. */
export function inRequests(texts: readonly string[]): string[][] {
  const found: string[][] = [];
  let room = 0;
  for (const text of texts) {
    const size = new TextEncoder().encode(JSON.stringify(text)).length + 1;
    const last = found.at(-1);
    if (last && last.length < TEXTS && size <= room) last.push(text);
    else {
      found.push([text]);
      room = ROOM;
    }
    room -= size;
  }
  return found;
}

/** Keeps texts, one request after the other; `tell` hears of the answers to each as they come. */
export async function keepAll(game: string, texts: readonly string[], tell: (read: TextRead[]) => void): Promise<void> {
  for (const some of inRequests(texts)) {
    const answer = belongings.keep(game, some);
    await change(game, answer.then(({ all }) => all));
    tell((await answer).read);
  }
}
