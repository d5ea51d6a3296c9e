/** What makes the page an app that can be installed: a manifest in each language, and the service worker with the list of what it keeps. */
import { createHash } from "node:crypto";
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { FluentBundle, FluentResource } from "@fluent/bundle";
import type { Plugin, Rolldown } from "vite";
import type { Kept } from "../src/worker/kept";

/** Pages that work without a network, besides what the first page needs. */
const WITHOUT_NETWORK = ["src/pages/Rules.svelte", "src/pages/Course.svelte", "src/pages/ScorePad.svelte", "/gallery/Pages.svelte", "/gallery/facts.json"];
/** Groups of words that those pages say. */
const THEIR_WORDS = ["first", "lessons", "cards"];
/** What cards say, a file a language, beside the gallery that shows it. */
const TEXTS = (language: string) => `/cards/${language}.json`;
const FILES = ["/favicon.svg", "/favicon-turn.svg", "/icons/icon-192.png"];
const WORKER = "sw.js";
const PLACE = /(["'`])__KEPT__\1/;

export interface Places {
  locale: string;
  games: string[];
}

export function installable({ locale, games }: Places): Plugin {
  const languages = readdirSync(locale);
  return {
    name: "ludarium-app",
    apply: "build",
    generateBundle() {
      for (const language of languages) {
        const source = JSON.stringify(manifest(language, readFileSync(join(locale, language, "app.ftl"), "utf-8")), null, 1);
        this.emitFile({ type: "asset", fileName: `manifest-${language}.webmanifest`, source });
      }
    },
    writeBundle({ dir }, bundle) {
      if (dir === undefined) return;
      const chunks = Object.values(bundle).filter((each) => each.type === "chunk");
      const shell = files(bundle, chunks.filter(isKept));
      const isTheirs = ({ name, facadeModuleId }: Rolldown.OutputChunk, language: string) => THEIR_WORDS.some((group) => name === `words-${group}-${language}`) || (facadeModuleId?.endsWith(TEXTS(language)) ?? false);
      const words = Object.fromEntries(languages.map((language) => [language, chunks.filter((each) => isTheirs(each, language)).map(({ fileName }) => `/${fileName}`)]));
      for (const [language, found] of Object.entries(words)) if (found.length !== THEIR_WORDS.length + 1) this.error(`the words of ${language} lie in other files`);
      const place = join(dir, WORKER);
      const code = readFileSync(place, "utf-8");
      const lists = { shell: [...shell, ...FILES, ...languages.map((language) => `/manifest-${language}.webmanifest`)], words, games };
      const hash = createHash("sha256").update(code).update(JSON.stringify(lists)).update(readFileSync(join(dir, "index.html")));
      for (const file of FILES) hash.update(readFileSync(join(dir, file)));
      const kept: Kept = { version: hash.digest("hex").slice(0, 16), ...lists };
      if (!PLACE.test(code)) this.error("the service worker has no place for what it keeps");
      writeFileSync(place, code.replace(PLACE, () => JSON.stringify(JSON.stringify(kept))));
    },
  };
}

function isKept(chunk: Rolldown.OutputChunk): boolean {
  const module = chunk.facadeModuleId ?? "";
  return module.endsWith("index.html") || WITHOUT_NETWORK.some((page) => module.endsWith(page));
}

/** The paths of these chunks, of all that they can't do without, and of their styles. */
function files(bundle: Rolldown.OutputBundle, chunks: Rolldown.OutputChunk[]): string[] {
  const found = new Set<string>();
  function add(chunk: Rolldown.OutputChunk): void {
    if (found.has(`/${chunk.fileName}`)) return;
    found.add(`/${chunk.fileName}`);
    for (const style of chunk.viteMetadata?.importedCss ?? []) found.add(`/${style}`);
    for (const name of chunk.imports) {
      const imported = bundle[name];
      if (imported?.type === "chunk") add(imported);
    }
  }
  chunks.forEach(add);
  return [...found].sort();
}

function manifest(language: string, text: string): Record<string, unknown> {
  const words = new FluentBundle(language, { useIsolating: false });
  words.addResource(new FluentResource(text));
  const say = (id: string): string => words.formatPattern(words.getMessage(id)?.value ?? "", {});
  const icon = (src: string, sizes: string, purpose: string) => ({ src: `/icons/${src}.png`, sizes, type: "image/png", purpose });
  return {
    id: "/",
    name: say("app-name"),
    short_name: say("app-name"),
    description: say("app-about"),
    lang: language,
    start_url: "/",
    scope: "/",
    display: "standalone",
    background_color: "#efe4cf",
    theme_color: "#efe4cf",
    icons: [icon("icon-192", "192x192", "any"), icon("icon-512", "512x512", "any"), icon("maskable-512", "512x512", "maskable")],
  };
}
