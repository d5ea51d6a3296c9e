/** Who the reader is to the server, and which games it offers. */
import { currentLanguage, setLanguage, t } from "../i18n/index.svelte";
import type { Language } from "../i18n/languages";
import { api, whenForgotten } from "../net/api";
import type { Course, GameInfo, Person } from "../net/protocol";

const NAME_KEY = "ludarium-name";

/** Letters a name may have; the server's own limit. */
export const LONGEST_NAME = 24;

export const session: { me: Person | null; games: GameInfo[] | null; courses: Course[] | null } = $state({ me: null, games: null, courses: null });

/** Whether the server has said who we are. */
let asked = false;

whenForgotten(() => {
  session.me = null;
});

/** Asks the server who we are. A reader without a session stays null until a name is needed. */
export async function restore(): Promise<void> {
  session.me = await api.me();
  asked = true;
}

export async function fetchGames(): Promise<GameInfo[]> {
  session.games ??= await api.games();
  return session.games;
}

/** Asks which lessons there are, and which of them the reader has done by now. */
export async function fetchCourses(): Promise<Course[]> {
  session.courses = await api.courses();
  return session.courses;
}

/** A name to begin with: the one used before, or one drawn from the language's own list. */
export function nameToOffer(): string {
  const kept = session.me?.name ?? localStorage.getItem(NAME_KEY);
  if (kept) return kept;
  const names = t("hall-guest-names").split("|");
  return (names[Math.floor(Math.random() * names.length)] ?? "").trim();
}

/** Makes sure that the server knows us by `name`. Nobody becomes a new guest as long as it is not known who they are. */
export async function enter(name: string): Promise<Person> {
  const trimmed = name.trim();
  if (!asked) await restore();
  localStorage.setItem(NAME_KEY, trimmed);
  if (!session.me) session.me = await api.enter(trimmed, currentLanguage());
  else if (session.me.name !== trimmed) session.me = await api.changeMe({ name: trimmed });
  return session.me;
}

/** Changes the language here and, for a known person, on the server. */
export async function chooseLanguage(language: Language): Promise<void> {
  await setLanguage(language);
  if (session.me && session.me.lang !== language) session.me = await api.changeMe({ lang: language });
}
