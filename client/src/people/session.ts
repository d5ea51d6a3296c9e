/** Coming in as somebody and leaving again, as the whole page has to know it. */
import { people } from "../net/people";
import type { Person } from "../net/protocol";
import { setLanguage } from "../i18n/index.svelte";
import { isLanguage } from "../i18n/languages";
import { go, paths } from "../router.svelte";
import { session } from "../state/session.svelte";

/** The reader is this person from now on; the page speaks their language. */
export async function become(person: Person): Promise<void> {
  session.me = person;
  session.courses = null;
  if (isLanguage(person.lang)) await setLanguage(person.lang);
}

/** Signs out in this browser. */
export async function leave(): Promise<void> {
  await people.signOut();
  session.me = null;
  session.courses = null;
  go(paths.home());
}
