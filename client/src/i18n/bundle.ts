/** Fluent bundles made of the files in locale/, fetched a language and a group of files at a time. */
import { FluentBundle, FluentResource, type FluentFunction, type FluentVariable } from "@fluent/bundle";
import { gameNames } from "../games/names";
import { groupOf, type WordGroup } from "./groups";
import { josa } from "./josa";
import type { Language } from "./languages";

// Neither the command line's words nor the server's own are for the page.
const sources = import.meta.glob<string>(["@locale/*/*.ftl", "!@locale/*/cli.ftl", "!@locale/*/desk-cli.ftl", "!@locale/*/server.ftl"], { query: "?raw", import: "default" });

/** JOSA(text, "을"): the text with the right form of the particle. Text in other languages is left alone by not calling it. */
const JOSA: FluentFunction = ([text, form]) => josa(String(text?.valueOf() ?? ""), String(form?.valueOf() ?? ""));

/** A bundle of Fluent texts. Throws the first mistake the texts hold. */
export function makeBundle(language: string, texts: readonly string[]): FluentBundle {
  // No script of ours runs right to left, so slots need no isolation marks (they would end up in names and files).
  const bundle = new FluentBundle(language, { functions: { JOSA }, useIsolating: false });
  addTexts(bundle, texts);
  return bundle;
}

/** Puts further texts into a bundle. Throws the first mistake they hold. */
function addTexts(bundle: FluentBundle, texts: readonly string[]): void {
  for (const text of texts) {
    const mistakes = bundle.addResource(new FluentResource(text));
    if (mistakes[0]) throw mistakes[0];
  }
}

const bundles = new Map<Language, FluentBundle>();
const fetched = new Map<string, Promise<void>>();

/** The bundle of a language with these groups of words, each fetched once. Rejects when they cannot be fetched. */
export async function fetchBundle(language: Language, groups: Iterable<WordGroup>): Promise<FluentBundle> {
  let bundle = bundles.get(language);
  if (!bundle) bundles.set(language, (bundle = makeBundle(language, [])));
  await Promise.all([...groups].map((group) => fetchGroup(bundle, language, group)));
  return bundle;
}

function fetchGroup(bundle: FluentBundle, language: Language, group: WordGroup): Promise<void> {
  const key = `${language} ${group}`;
  let found = fetched.get(key);
  if (!found) {
    const files = Object.entries(sources).filter(([path]) => path.includes(`/${language}/`) && groupOf(path, gameNames) === group);
    found = Promise.all(files.map(([, load]) => load())).then((texts) => addTexts(bundle, texts));
    found.catch(() => fetched.delete(key));
    fetched.set(key, found);
  }
  return found;
}

/** A message of the bundle as text, and what went wrong in making it; null when the bundle does not have it. */
export function say(bundle: FluentBundle, id: string, args: Record<string, FluentVariable>): { text: string; mistakes: Error[] } | null {
  const message = bundle.getMessage(id);
  if (!message?.value) return null;
  const mistakes: Error[] = [];
  return { text: bundle.formatPattern(message.value, args, mistakes), mistakes };
}
