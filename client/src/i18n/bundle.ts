/** Fluent bundles made of the files in locale/, fetched a language at a time. */
import { FluentBundle, FluentResource, type FluentFunction, type FluentVariable } from "@fluent/bundle";
import { josa } from "./josa";
import type { Language } from "./languages";

// The command line's words are not for the page.
const sources = import.meta.glob<string>(["@locale/*/*.ftl", "!@locale/*/cli.ftl"], { query: "?raw", import: "default" });

/** JOSA(text, "을"): the text with the right form of the particle. Text in other languages is left alone by not calling it. */
const JOSA: FluentFunction = ([text, form]) => josa(String(text?.valueOf() ?? ""), String(form?.valueOf() ?? ""));

/** A bundle of Fluent texts. Throws the first mistake the texts hold. */
export function makeBundle(language: string, texts: readonly string[]): FluentBundle {
  // No script of ours runs right to left, so slots need no isolation marks (they would end up in names and files).
  const bundle = new FluentBundle(language, { functions: { JOSA }, useIsolating: false });
  for (const text of texts) {
    const mistakes = bundle.addResource(new FluentResource(text));
    if (mistakes[0]) throw mistakes[0];
  }
  return bundle;
}

const fetched = new Map<Language, Promise<FluentBundle>>();

/** The bundle of a language, fetched once. */
export function fetchBundle(language: Language): Promise<FluentBundle> {
  let found = fetched.get(language);
  if (!found) {
    const files = Object.entries(sources).filter(([path]) => path.includes(`/${language}/`));
    found = Promise.all(files.map(([, load]) => load())).then((texts) => makeBundle(language, texts));
    found.catch(() => fetched.delete(language));
    fetched.set(language, found);
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
