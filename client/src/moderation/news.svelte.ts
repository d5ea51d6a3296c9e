/** What the hall has to tell its reader, on whatever page they are: asked for now and then, as long as the page is looked at. */
import { currentLanguage } from "../i18n/index.svelte";
import { moderation, type Notice, type Warning } from "../net/moderation";
import { app } from "../state/app.svelte";
import { announce } from "../state/notices.svelte";

const EVERY = 20_000;
/** The notices that this browser's reader has put away. */
const AWAY = "ludarium.notices-away";

/** `reports`: how many wait for the reader, if that is a moderator. */
export const news: { notices: Notice[]; warnings: Warning[]; reports: number | null } = $state({ notices: [], warnings: [], reports: null });

/** The notices that have been read out. */
const told = new Set<number>();

function away(): number[] {
  try {
    const kept = JSON.parse(localStorage.getItem(AWAY) ?? "[]") as unknown;
    return Array.isArray(kept) ? kept.filter((id): id is number => typeof id === "number") : [];
  } catch {
    return [];
  }
}

/** Looks now. */
export async function lookForNews(): Promise<void> {
  if (document.hidden || app.lost) return;
  // The next look tells, where this one gets no answer.
  const found = await moderation.news(currentLanguage()).catch(() => null);
  if (!found) return;
  const put = away();
  news.warnings = found.warnings;
  news.reports = found.reports;
  news.notices = found.notices.filter(({ id }) => !put.includes(id));
  for (const { id, text } of news.notices) {
    if (!told.has(id)) announce(text);
    told.add(id);
  }
  // What is over does not come again.
  const kept = put.filter((id) => found.notices.some((one) => one.id === id));
  if (kept.length < put.length) localStorage.setItem(AWAY, JSON.stringify(kept));
}

/** Looks every few seconds, and whenever somebody comes back to the page, until the function that is given back is called. */
export function followNews(): () => void {
  const look = (): void => void lookForNews();
  const every = setInterval(look, EVERY);
  document.addEventListener("visibilitychange", look);
  return () => {
    clearInterval(every);
    document.removeEventListener("visibilitychange", look);
  };
}

/** Says that the reader has seen a warning. */
export async function see(id: number): Promise<void> {
  await moderation.see(id);
  news.warnings = news.warnings.filter((one) => one.id !== id);
}

/** Shows a notice no more in this browser. */
export function putAway(id: number): void {
  localStorage.setItem(AWAY, JSON.stringify([...away(), id]));
  news.notices = news.notices.filter((one) => one.id !== id);
}
