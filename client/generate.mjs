/** Makes the types of what goes over the wire (src/generated) of the schemas that `tools/client_types.py` writes. */
import { mkdir, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { compile } from "json-schema-to-typescript";

const SCHEMAS = new URL("schemas/", import.meta.url);
const GENERATED = new URL("src/generated/", import.meta.url);
/** What holds all definitions together while they are read; it is nothing that anybody sends. */
const ALL = "AllOfThem";

/** The types of one schema file, as a TypeScript module. */
export async function typesOf(text) {
  const { $defs } = JSON.parse(text);
  const properties = Object.fromEntries(Object.keys($defs).map((name) => [name, { $ref: `#/$defs/${name}` }]));
  const made = await compile({ $defs, title: ALL, type: "object", properties, additionalProperties: false }, ALL, {
    bannerComment: "/** Made by `make generate` from the structs of the server: not to be changed by hand. */",
    additionalProperties: false,
    style: { printWidth: 140 },
  });
  return made
    .replace(new RegExp(`export interface ${ALL} \\{[^}]*\\}\n`), "")
    .replace(/^ *\* @m(in|ax)Items \d+\n/gm, "") // a tuple says so itself
    .replace(/(?:^ *\*\n)+(?= *\*\/)/gm, "")
    .replace(/^ *\/\*\*\n *\*\/\n/gm, "")
    .replace(/\/\*\*\n *\* (.*)\n *\*\/\n/g, "/** $1 */\n")
    .replace(/^(\}|export type .*;|  \| ".*";)\n(?=\/\*\*|export (?!type))/gm, "$1\n\n");
}

/** The modules by the names of their files. */
export async function modules() {
  const files = (await readdir(SCHEMAS)).filter((name) => name.endsWith(".schema.json")).sort();
  return Object.fromEntries(
    await Promise.all(files.map(async (name) => [name.replace(".schema.json", ".ts"), await typesOf(await readFile(new URL(name, SCHEMAS), "utf8"))])),
  );
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  await rm(GENERATED, { recursive: true, force: true });
  await mkdir(GENERATED, { recursive: true });
  for (const [name, text] of Object.entries(await modules())) await writeFile(new URL(name, GENERATED), text);
}
