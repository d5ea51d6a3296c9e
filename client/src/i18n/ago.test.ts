import { expect, it } from "vitest";
import { formatAgo, setLanguage } from "./index.svelte";
import type { Language } from "./languages";

it.each<[Language, string, string]>([
  ["en", "Just now", "1 minute ago"],
  ["ko", "방금", "1분 전"],
  ["zh-Hant", "剛剛", "1 分鐘前"],
])("says how long ago something was in %s", async (language, now, minute) => {
  await setLanguage(language);
  const at = Date.now();
  const ago = (seconds: number) => formatAgo(new Date(at - 1000 * seconds).toISOString(), at);
  expect([ago(0), ago(29), ago(-5), ago(60)]).toEqual([now, now, now, minute]);
});
