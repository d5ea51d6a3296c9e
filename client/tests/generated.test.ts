// @vitest-environment node
/** The types of what goes over the wire are those that the schemas of the server make now. */
import { expect, it } from "vitest";
import { modules } from "../generate.mjs";

const kept = import.meta.glob<string>("../src/generated/*.ts", { query: "?raw", import: "default", eager: true });

it("has the types of the server's schemas; if not: make generate", async () => {
  const made = await modules();
  expect(Object.fromEntries(Object.entries(kept).map(([path, text]) => [path.split("/").at(-1), text]))).toEqual(made);
}, 60_000);
