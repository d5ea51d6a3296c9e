/** The languages of the hall, each by its own name. */
export const LANGUAGES = [
  { tag: "en", name: "English" },
  { tag: "zh-Hant", name: "繁體中文" },
  { tag: "ko", name: "한국어" },
] as const;

export type Language = (typeof LANGUAGES)[number]["tag"];

export function isLanguage(tag: unknown): tag is Language {
  return LANGUAGES.some((language) => language.tag === tag);
}

/** The language that serves a reader best: the first wish we can meet, else English. */
export function bestLanguage(wishes: readonly string[]): Language {
  for (const wish of wishes) {
    const tag = wish.toLowerCase();
    if (tag.startsWith("zh")) return "zh-Hant";
    if (tag.startsWith("ko")) return "ko";
    if (tag.startsWith("en")) return "en";
  }
  return "en";
}
