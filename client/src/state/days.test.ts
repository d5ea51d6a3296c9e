import { beforeEach, describe, expect, it } from "vitest";
import { setLanguage } from "../i18n/index.svelte";
import { DAYS, leftText, leftUntil, paceChoices } from "./days";

const HOUR = 3_600_000;

describe("how much time is left", () => {
  beforeEach(() => setLanguage("en"));

  it("is said in the largest unit of which there are two, and never more than there is", () => {
    expect([13.9 * 24, 48, 47.9, 2, 1.99, 0.5].map((hours) => leftText(hours * HOUR))).toEqual(["13 days left", "2 days left", "47 hours left", "2 hours left", "120 minutes left", "30 minutes left"]);
    expect([1, 0].map(leftText)).toEqual(["1 minute left", "Time is up"]);
  });
  it("is said in the reader's language", async () => {
    await setLanguage("ko");
    expect(leftText(50 * HOUR)).toBe("2일 남음");
    await setLanguage("zh-Hant");
    expect(leftText(3 * HOUR)).toBe("剩 3 小時");
  });
  it("is counted to an ISO time, and not below nothing", () => {
    const now = Date.parse("2026-11-28T12:00:00Z");
    expect([leftUntil("2026-11-28T13:30:00Z", now), leftUntil("2026-11-28T11:00:00Z", now)]).toEqual([1.5 * HOUR, 0]);
  });
  it("may be live or some days", () => {
    expect(paceChoices().map(({ value }) => value)).toEqual([null, ...DAYS]);
  });
});
