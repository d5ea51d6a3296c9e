/** The locale files agree with each other and with the code: the same ids, the same slots, nothing missing. */
import { FluentResource } from "@fluent/bundle";
import { describe, expect, it } from "vitest";
import { makeBundle } from "../src/i18n/bundle";
import { LANGUAGES } from "../src/i18n/languages";

const files = import.meta.glob<string>("@locale/*/*.ftl", { query: "?raw", import: "default", eager: true });
const code = import.meta.glob<string>("../src/**/*.{ts,svelte}", { query: "?raw", import: "default", eager: true });

const server = import.meta.glob<string>("../../src/ludarium/**/*.py", { query: "?raw", import: "default", eager: true });

const names = [...new Set(Object.keys(files).map((path) => path.split("/").at(-1) ?? ""))];

function textOf(language: string, name: string): string {
  const found = Object.entries(files).find(([path]) => path.endsWith(`/${language}/${name}`));
  return found?.[1] ?? "";
}

/** Each message id with the names of its arguments, in order. */
function slots(text: string): Record<string, string[]> {
  const found: Record<string, string[]> = {};
  for (const entry of new FluentResource(text).body) {
    const args = new Set<string>();
    JSON.stringify(entry, (_, part: unknown) => {
      if (part && typeof part === "object" && "type" in part && part.type === "var" && "name" in part) args.add(String(part.name));
      return part;
    });
    found[entry.id] = [...args].sort();
  }
  return found;
}

describe.each(names)("%s", (name) => {
  it.each(LANGUAGES.map(({ tag }) => tag))("has no mistake in %s", (tag) => {
    const text = textOf(tag, name);
    expect(() => makeBundle(tag, [text])).not.toThrow();
    // Fluent skips what it cannot parse: every line that looks like a message must have become one.
    const ids = [...text.matchAll(/^([a-z][\w-]*) *=/gm)].map((match) => match[1]);
    expect(Object.keys(slots(text))).toEqual(ids);
  });

  it.each(LANGUAGES.filter(({ tag }) => tag !== "en").map(({ tag }) => tag))("says in %s all that it says in English", (tag) => {
    const english = slots(textOf("en", name));
    const other = slots(textOf(tag, name));
    expect(Object.keys(other).sort()).toEqual(Object.keys(english).sort());
    for (const [id, args] of Object.entries(other)) expect(english[id], id).toEqual(expect.arrayContaining(args));
  });
});

describe("the hall's code", () => {
  const ids = new Set(Object.keys(slots(textOf("en", "hall.ftl"))));
  const used = new Set(Object.values({ ...code, ...server }).flatMap((text) => [...text.matchAll(/["'`](hall-[a-z0-9-]*[a-z0-9])["'`]/g)].map((match) => match[1] ?? "")));
  const families = new Set(Object.values(code).flatMap((text) => [...text.matchAll(/`(hall-[a-z-]+-)\$\{/g)].map((match) => match[1] ?? "")));

  it("uses only messages that there are", () => {
    expect([...used].filter((id) => !ids.has(id))).toEqual([]);
    for (const family of families) expect([...ids].some((id) => id.startsWith(family)), family).toBe(true);
  });

  it("leaves no message unused", () => {
    expect([...ids].filter((id) => !used.has(id) && ![...families].some((family) => id.startsWith(family)))).toEqual([]);
  });
});
