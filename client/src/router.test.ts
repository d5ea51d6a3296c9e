import { describe, expect, it } from "vitest";
import { pageOf, paths } from "./router.svelte";

const at = (path: string) => pageOf(new URL(path, "http://hall"));

describe("addresses", () => {
  it("name the pages", () => {
    expect(at("/")).toEqual({ name: "home" });
    expect(at("/table/ab12")).toEqual({ name: "table", id: "ab12", invite: null });
    expect(at("/table/ab12?invite=k3y")).toEqual({ name: "table", id: "ab12", invite: "k3y" });
    expect(at("/rules/saboteur#S7.4")).toEqual({ name: "rules", game: "saboteur" });
    expect(at("/learn/saboteur")).toEqual({ name: "learn", game: "saboteur" });
    expect(at("/parts")).toEqual({ name: "parts" });
  });

  it("that lead nowhere say so", () => {
    for (const path of ["/table", "/table/a/b", "/nothing", "/rules", "/learn", "/learn/a/b", "/parts/x"]) expect(at(path), path).toEqual({ name: "lost" });
  });

  it("are read back as they were made", () => {
    expect(at(paths.table("a/ü", "k&y"))).toEqual({ name: "table", id: "a/ü", invite: "k&y" });
    expect(at(paths.learn("a/ü"))).toEqual({ name: "learn", game: "a/ü" });
    expect(at("/table/%E0%A4")).toEqual({ name: "table", id: "%E0%A4", invite: null });
  });
});
