/** All that the reader has to do with others, kept for every page; and whose sheet is open. */
import { friends, type MyPeople } from "../net/friends";
import { currentPage } from "../router.svelte";
import { session } from "../state/session.svelte";

/** Milliseconds between two looks. At a table its socket says when there is something new. */
const EVERY = 20_000;

export const NOTHING: MyPeople = { friends: [], asks: [], asked: [], invitations: [], blocked: [], muted: [] };

/** Somebody whose name was pressed. `table`: the reader sits there, and may invite them. */
export interface Who {
  id: string;
  name: string;
  table?: string | null;
}

export type Relation = "friend" | "asks" | "asked" | null;

export const company: { mine: MyPeople; who: Who | null; open: boolean } = $state({ mine: NOTHING, who: null, open: false });

/** Answers to what was asked before the last change say nothing. */
let changes = 0;

/** Opens the sheet about somebody. */
export function showPerson(who: Who): void {
  company.who = who;
  company.open = true;
}

export function relationTo(id: string): Relation {
  const { mine } = company;
  const among = (list: { id: string }[]) => list.some((each) => each.id === id);
  return among(mine.friends) ? "friend" : among(mine.asks) ? "asks" : among(mine.asked) ? "asked" : null;
}

export const isMuted = (id: string): boolean => company.mine.muted.some((each) => each.id === id);
export const isBlocked = (id: string): boolean => company.mine.blocked.some((each) => each.id === id);

/** Does something that changes how it stands, and takes that over. */
export async function change(work: Promise<MyPeople>): Promise<void> {
  changes += 1;
  company.mine = await work;
  changes += 1;
}

/** Looks how it stands. The next look tells, where this one gets no answer. */
export async function lookAtPeople(): Promise<void> {
  if (!session.me) {
    company.mine = NOTHING;
    return;
  }
  const before = changes;
  const found = await friends.mine().catch(() => null);
  if (found && before === changes) company.mine = found;
}

/** Looks now and every while, until the function that is given back is called. */
export function followPeople(): () => void {
  void lookAtPeople();
  const every = setInterval(() => {
    if (!document.hidden && currentPage().name !== "table") void lookAtPeople();
  }, EVERY);
  return () => clearInterval(every);
}
