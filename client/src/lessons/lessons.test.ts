import { flushSync, mount, tick, unmount } from "svelte";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { Table } from "../games/contract";
import { setLanguage, t } from "../i18n/index.svelte";
import type { Course, LessonState, ToServer } from "../net/protocol";
import CoursePage from "../pages/Course.svelte";
import { currentPage } from "../router.svelte";
import { session } from "../state/session.svelte";
import type { TableStore } from "../state/table.svelte";
import Coach from "./Coach.svelte";
import { nextLesson, ofKind, said } from "./lessons";

const NAMES = ["Ann", "Bob", "Cid", "Dan", "Eve"];
const TABLE = { id: "t1", game: "saboteur", status: "playing", options: { lesson: "tools" }, seats: [] } as unknown as Table;
const PUZZLES = { ...TABLE, game: "keyforge" };

function course(...done: boolean[]): Course {
  return { game: "saboteur", lessons: ["path", "tools", "map"].map((name, n) => ({ name, kind: "lesson", steps: 2, done: done[n] ?? false })) };
}

/** Two lessons, and two puzzles after them. */
function mixed(...done: boolean[]): Course {
  const kinds = { keys: "lesson", check: "lesson", quest: "puzzle", wall: "puzzle" } as const;
  const lessons = Object.entries(kinds).map(([name, kind], n) => ({ name, kind, steps: 1, done: done[n] ?? false }));
  return { game: "keyforge", lessons };
}

function at(changes: Partial<LessonState> = {}): LessonState {
  return { name: "tools", kind: "lesson", step: 1, steps: 2, hints: 1, status: "going", said: null, back: false, ...changes };
}

let sent: ToServer[];
let asked: { url: string; body: unknown }[];
let courses: Course[];
let component: Record<string, unknown> | null = null;

beforeEach(async () => {
  sent = [];
  asked = [];
  courses = [course()];
  session.courses = null;
  session.me = { id: "p", name: "Ann", lang: "en" };
  vi.stubGlobal("fetch", (url: string, init: { method: string; body: string | null }) => {
    if (init.method === "POST") asked.push({ url, body: JSON.parse(init.body ?? "null") });
    return Promise.resolve(new Response(JSON.stringify(url === "/api/lessons" && init.method === "GET" ? courses : { id: "t2" })));
  });
  history.replaceState(null, "", "/");
  await setLanguage("en");
});

afterEach(async () => {
  if (component) await unmount(component);
  component = null;
  document.body.replaceChildren();
  session.me = null;
  vi.unstubAllGlobals();
});

const settled = async () => {
  for (let n = 0; n < 8; n += 1) await tick();
  await new Promise((resolve) => setTimeout(resolve, 0));
  flushSync();
};

function find(selector: string): HTMLElement {
  const found = document.querySelector<HTMLElement>(selector);
  if (!found) throw new Error(`nothing is ${selector}`);
  return found;
}

async function coach(lesson: LessonState, seat = 0, table = TABLE) {
  const store = { seat, asked: true, last: null, send: (message: ToServer) => (sent.push(message), true) } as unknown as TableStore;
  component = mount(Coach, { target: document.body, props: { store, table, names: NAMES, lesson } });
  await settled();
}

describe("what the coach says", () => {
  it("follows the step, with the names of the seats in it", () => {
    expect(said("saboteur", at(), NAMES).text).toBe(t("saboteur-lesson-tools-1"));
    expect(said("saboteur", at({ step: 2 }), NAMES).goal).toBe("break Cid’s lantern");
    expect(said("saboteur", at({ status: "done" }), NAMES).text).toBe(t("saboteur-lesson-tools-end"));
  });

  it("has as many hints as the step", () => {
    expect(said("saboteur", at(), NAMES).hints).toEqual([t("saboteur-lesson-tools-1-hint")]);
    const wall = at({ name: "wall", kind: "puzzle", steps: 1, hints: 2 });
    expect(said("keyforge", wall, NAMES).hints).toEqual([t("keyforge-lesson-wall-1-hint"), t("keyforge-lesson-wall-1-hint-2")]);
  });

  it("is about what was noticed, in the lesson’s words or the hall’s", () => {
    expect(said("saboteur", at(), NAMES).noticed).toBeNull();
    expect(said("saboteur", at({ status: "failed", said: "passed" }), NAMES).noticed).toBe(t("saboteur-lesson-tools-1-passed"));
    expect(said("saboteur", at({ status: "failed", said: "stuck" }), NAMES).noticed).toBe(t("lesson-stuck"));
  });
});

describe("the lesson after a lesson", () => {
  it("is the next that is not done yet, wherever it stands", () => {
    expect(nextLesson(course(true, true, false), "path")?.name).toBe("map");
    expect(nextLesson(course(false, false, true), "map")?.name).toBe("path");
    expect(nextLesson(course(false, true, true), "tools")?.name).toBe("path");
    expect(nextLesson(mixed(true, true), "check")).toMatchObject({ name: "quest", kind: "puzzle" });
  });

  it("is the following one for who does all once more, and none after the last", () => {
    expect(nextLesson(course(true, true, true), "path")?.name).toBe("tools");
    expect(nextLesson(course(true, true, false), "map")).toBeNull();
    expect(nextLesson(null, "map")).toBeNull();
    expect(nextLesson(course(), "gone")?.name).toBe("path");
  });
});

describe("the coach", () => {
  it("tells what to do, and the hint when it is asked for", async () => {
    await coach(at());
    expect(find(".words").textContent).toContain(t("saboteur-lesson-tools-1"));
    expect(find(".goal").textContent).toContain(t("saboteur-lesson-tools-1-goal"));
    expect(document.querySelector("[data-hint]")).toBeNull();
    find("[data-coach-hint]").click();
    flushSync();
    expect(find("[data-hint]").textContent).toContain(t("saboteur-lesson-tools-1-hint"));
    expect(find("[data-coach-hint]").getAttribute("aria-expanded")).toBe("true");
    expect(document.querySelector("[data-coach-back]")).toBeNull();
  });

  it("folds where the table needs the height", async () => {
    await coach(at());
    const open = () => [find("[data-coach-fold]").getAttribute("aria-expanded"), find("[data-coach]").classList.contains("folded")];
    expect(open()).toEqual(["true", false]);
    find("[data-coach-fold]").click();
    flushSync();
    expect(open()).toEqual(["false", true]);
  });

  it("gives the hints of a puzzle one after the other, and hides them again", async () => {
    await coach(at({ name: "wall", kind: "puzzle", steps: 1, hints: 2 }), 0, PUZZLES);
    const hints = () => [...document.querySelectorAll("[data-hint]")].map((hint) => hint.textContent?.trim());
    const button = find("[data-coach-hint]");
    button.click();
    flushSync();
    expect(hints()).toEqual([t("keyforge-lesson-wall-1-hint")]);
    expect(button.textContent).toContain(t("lesson-hint-more"));
    button.click();
    flushSync();
    expect(hints()).toEqual([t("keyforge-lesson-wall-1-hint-2")]);
    expect(button.textContent).toContain(t("lesson-hint-hide"));
    button.click();
    flushSync();
    expect(hints()).toEqual([]);
  });

  it("leads from a solved puzzle to the next one", async () => {
    courses = [mixed(true, true, true)];
    await coach(at({ name: "quest", kind: "puzzle", steps: 1, hints: 2, status: "done" }), 0, PUZZLES);
    expect(find(".praise").textContent).toContain(t("lesson-finished", { kind: "puzzle" }));
    expect(find("[data-coach-go]").getAttribute("aria-label")).toBe(t("lesson-next-named", { kind: "puzzle", lesson: t("keyforge-lesson-wall") }));
  });

  it("says why a step failed, and tries again", async () => {
    await coach(at({ status: "failed", said: "passed", back: true }));
    expect(find(".noticed").textContent).toContain(t("saboteur-lesson-tools-1-passed"));
    expect(find(".words").textContent).not.toContain(t("saboteur-lesson-tools-1"));
    find("[data-coach-go]").click();
    expect(sent).toEqual([{ type: "again" }]);
  });

  it("goes back to the start of a step while there is something to take back", async () => {
    await coach(at({ back: true }));
    find("[data-coach-back]").click();
    expect(sent).toEqual([{ type: "again" }]);
  });

  it("shows how far the lesson is", async () => {
    await coach(at({ step: 2 }));
    expect([...document.querySelectorAll("ol li")].map((dot) => [dot.className.includes("past"), dot.getAttribute("aria-current")])).toEqual([
      [true, null],
      [false, "step"],
    ]);
  });

  it("leads to the next lesson", async () => {
    courses = [course(true, true, false)];
    await coach(at({ step: 2, status: "done" }));
    expect(find(".praise").textContent).toContain(t("lesson-finished", { kind: "lesson" }));
    expect(find("[data-coach-go]").getAttribute("aria-label")).toBe(t("lesson-next-named", { kind: "lesson", lesson: t("saboteur-lesson-map") }));
    find("[data-coach-go]").click();
    await settled();
    expect(asked.at(-1)).toMatchObject({ url: "/api/lessons", body: { game: "saboteur", lesson: "map" } });
    expect(currentPage()).toMatchObject({ name: "table", id: "t2" });
  });

  it("leads from the last lesson to a real game", async () => {
    courses = [course(true, true, true)];
    await coach({ ...at({ step: 2, status: "done" }), name: "map" });
    expect(find(".praise").textContent).toContain(t("lesson-course-finished", { game: t("saboteur-name") }));
    find("[data-coach-go]").click();
    await settled();
    expect(asked.at(-1)).toMatchObject({ url: "/api/play", body: { game: "saboteur" } });
  });
});

describe("the page of a course", () => {
  it("lists the lessons, ticks those that are done and begins one", async () => {
    courses = [course(true, false, false)];
    component = mount(CoursePage, { target: document.body, props: { game: "saboteur" } });
    await settled();
    const lessons = [...document.querySelectorAll<HTMLElement>("[data-lesson]")];
    expect(lessons.map(({ dataset }) => [dataset["lesson"], dataset["done"]])).toEqual([
      ["path", "true"],
      ["tools", "false"],
      ["map", "false"],
    ]);
    expect(document.body.textContent).toContain(t("lesson-progress", { kind: "lesson", done: 1, count: 3 }));
    find("[data-start-lesson=tools]").click();
    await settled();
    expect(asked.at(-1)).toMatchObject({ url: "/api/lessons", body: { game: "saboteur", lesson: "tools" } });
    expect(currentPage()).toMatchObject({ name: "table", id: "t2" });
  });

  it("lists puzzles apart, with a count of their own", async () => {
    courses = [mixed(true, true, true)];
    component = mount(CoursePage, { target: document.body, props: { game: "keyforge" } });
    await settled();
    const lists = [...document.querySelectorAll("ol")].map((list) => [...list.querySelectorAll<HTMLElement>("[data-lesson]")].map(({ dataset }) => dataset["lesson"]));
    expect(lists).toEqual([
      ["keys", "check"],
      ["quest", "wall"],
    ]);
    expect(document.body.textContent).toContain(t("lesson-puzzles"));
    expect(document.body.textContent).toContain(t("lesson-progress", { kind: "lesson", done: 2, count: 2 }));
    expect(document.body.textContent).toContain(t("lesson-progress", { kind: "puzzle", done: 1, count: 2 }));
    expect(find("[data-lesson=wall] .which").textContent).toBe(t("lesson-number", { kind: "puzzle", number: 2, count: 2 }));
    expect(ofKind(courses[0] ?? null, "puzzle").map(({ name }) => name)).toEqual(["quest", "wall"]);
  });

  it("has no part for puzzles where there are none", async () => {
    component = mount(CoursePage, { target: document.body, props: { game: "saboteur" } });
    await settled();
    expect(document.body.textContent).not.toContain(t("lesson-puzzles"));
    expect(document.querySelectorAll("ol")).toHaveLength(1);
  });

  it("says so where there are none", async () => {
    component = mount(CoursePage, { target: document.body, props: { game: "chess" } });
    await settled();
    expect(document.body.textContent).toContain(t("lesson-none"));
  });
});
