import { flushSync, mount, unmount } from "svelte";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { setLanguage, t } from "../i18n/index.svelte";
import type { Notice } from "../net/moderation";
import { notices } from "../state/notices.svelte";
import { lookForNews, news } from "./news.svelte";
import Notices from "./Notices.svelte";

const closing: Notice = { id: 1, level: "warning", lang: "en", text: "The hall closes at 22:00.", ends: null };
const fresh: Notice = { id: 2, level: "info", lang: "ko", text: "새 게임이 있습니다.", ends: null };

let said: Notice[] = [];
let asked: string[] = [];
let component: Record<string, unknown> = {};

const shown = (): string[] => [...document.querySelectorAll("[data-notice]")].map((each) => each.getAttribute("data-notice") ?? "");

beforeEach(async () => {
  said = [closing, fresh];
  asked = [];
  vi.stubGlobal("fetch", (url: string) => {
    asked.push(url);
    return Promise.resolve(new Response(JSON.stringify({ notices: said, warnings: [], reports: null }), { status: 200 }));
  });
  await setLanguage("en");
  component = mount(Notices, { target: document.body });
});

afterEach(async () => {
  await unmount(component);
  news.notices = [];
  localStorage.clear();
  vi.unstubAllGlobals();
});

it("shows what everybody is told in a bar, each in its language, and reads it out once", async () => {
  vi.useFakeTimers();
  await lookForNews();
  await lookForNews();
  flushSync();
  vi.advanceTimersByTime(1000);
  vi.useRealTimers();
  expect(asked[0]).toBe("/api/news?lang=en");
  expect(shown()).toEqual(["1", "2"]);
  expect(document.querySelector("[data-notice='1']")!.textContent).toContain(t("notice-warning"));
  expect(document.querySelector("[data-notice='2'] [lang]")!.getAttribute("lang")).toBe("ko");
  expect(notices.polite).toBe(`${closing.text} ${fresh.text}`);
});

it("leaves away what was put away, until it is over", async () => {
  await lookForNews();
  flushSync();
  document.querySelector<HTMLElement>("[data-notice='1'] button")!.click();
  flushSync();
  expect(shown()).toEqual(["2"]);
  await lookForNews();
  flushSync();
  expect(shown()).toEqual(["2"]);
  said = [fresh];
  await lookForNews();
  expect(localStorage.getItem("ludarium.notices-away")).toBe("[]");
});

it("keeps what it has where the hall does not answer", async () => {
  await lookForNews();
  vi.stubGlobal("fetch", () => Promise.reject(new Error("no network")));
  await lookForNews();
  flushSync();
  expect(shown()).toEqual(["1", "2"]);
});
