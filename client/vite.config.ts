import { existsSync, readdirSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";
import { installable } from "./build/app";
import { groupOf } from "./src/i18n/groups";

const server = process.env.LUDARIUM_HALL ?? "http://127.0.0.1:8000";
const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const games = readdirSync(here("src/games")).filter((name) => existsSync(here(`src/games/${name}/index.ts`)));

/** Words that are fetched together lie in one file. */
function wordChunk(id: string): string | null {
  const language = /\/locale\/([^/]+)\/[^/]+\.ftl/.exec(id)?.[1];
  return language === undefined ? null : `words-${groupOf(id, games)}-${language}`;
}

const APART = ["src/state/session.test.ts", "src/games/ready-fence/art/motion.svelte.test.ts", "tests/generated.test.ts"];

export default defineConfig(({ mode }) => ({
  plugins: [svelte(), installable({ locale: here("../locale"), games })],
  resolve: {
    // Tests mount components, so they need Svelte's browser half.
    conditions: mode === "test" ? ["browser"] : undefined,
    alias: { "@locale": here("../locale") },
  },
  build: {
    outDir: here("../src/ludarium/server/static"),
    emptyOutDir: true,
    target: "es2022",
    // light-dark() is left to the browser: the themes hang on it.
    cssTarget: ["chrome123", "firefox121", "safari17.5"],
    reportCompressedSize: false,
    rolldownOptions: {
      input: { index: here("index.html"), sw: here("src/worker/sw.ts") },
      output: {
        codeSplitting: { groups: [{ name: wordChunk }] },
        // The service worker keeps its name, so that browsers find its next version.
        entryFileNames: ({ name }) => (name === "sw" ? "sw.js" : "assets/[name]-[hash].js"),
      },
    },
  },
  server: {
    // Tests also read the server's sources, for the message ids that only it uses.
    fs: { allow: [here("."), here("../locale"), ...(mode === "test" ? [here("../src/ludarium")] : [])] },
    // The hall has to see the page's own address: it takes what changes something from its own pages only.
    proxy: mode === "mock" ? undefined : { "/api": { target: server }, "/schema": { target: server }, "/ws": { target: server, ws: true } },
  },
  test: {
    // Most files share a world, which saves two thirds of the processor's time; these need modules that nobody has used yet, or no document.
    projects: [
      { extends: true, test: { name: "apart", include: APART } },
      { extends: true, test: { name: "together", include: ["src/**/*.test.ts", "tests/**/*.test.ts"], exclude: APART, isolate: false, setupFiles: ["tests/together.ts"] } },
    ],
    environment: "happy-dom",
    // A busy machine is no fault: what is slow is seen in benchmarks.
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
}));
