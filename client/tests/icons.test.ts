/** The icons of the installed page are what its manifest says they are. */
/// <reference types="node" />
import { readFileSync } from "node:fs";
import { expect, it } from "vitest";

const SIZES = { "icon-192": 192, "icon-512": 512, "maskable-512": 512, "apple-180": 180, "badge-96": 96 };

it.each(Object.entries(SIZES))("%s is a picture of %d pixels", (name, size) => {
  const bytes = readFileSync(`public/icons/${name}.png`);
  expect(bytes.subarray(1, 4).toString()).toBe("PNG");
  expect([bytes.readUInt32BE(16), bytes.readUInt32BE(20)]).toEqual([size, size]);
});
