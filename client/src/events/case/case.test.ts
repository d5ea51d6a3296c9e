import { flushSync, mount, tick, unmount, type Component } from "svelte";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { setLanguage } from "../../i18n/index.svelte";
import { EventStore } from "../event.svelte";
import { wire } from "../fixtures";
import Record_ from "../judge/Record.svelte";
import Prompts from "../overview/Prompts.svelte";
import Print from "../print/Print.svelte";
import { whole, type CaseFile } from "../protocol";
import Case from "./Case.svelte";
import { personOf, reportOn, whoseCases } from "./cases";

const PENALTY = { entry: 7, person: 1, infraction: "cheating", kind: "disqualification", at: 1000 };
const DUE = { code: "case", facts: { kind: "disqualification" }, person: 1, by: "organizer" };
const FILE: CaseFile = {
  event: "Sunday", game: "tokyo-duel", format: "", preset: "tokyo-duel", catalogue: "house", unit: "round", day: "2026-05-03", began: 0,
  organizers: ["Host"], judges: ["Judy"], person: 1, name: "Bob", club: "North", spectator: false, status: "disqualified", account: "account-1",
  penalties: [
    { entry: 7, at: 1000, kind: "disqualification", infraction: "cheating", remedy: "", text: "hid two cards", answer: "", by: "Judy", direct: true, second: "Host", effective: true, round: 0, label: "", table: 2, game: -1, turn: -1, reported: true },
  ],
  decisions: [],
  calls: [{ at: 900, by: "Ann", round: 0, label: "", table: 2, text: "Look at his sleeve.", judge: "Judy", ruling: "It stands." }],
  reports: [],
};
const REPORT = { entry: 9, at: 2000, by: "Host", happened: "He hid cards.", statements: "", recommendation: "A season.", venue: "Main Street 1" };
const view = (changes: Record<string, unknown> = {}) => wire({ penalties: [PENALTY], prompts: [DUE], ...changes });

describe("whose case it is", () => {
  it("is first whose report is waited for, then whoever has a penalty in force", () => {
    const found = whole(view({ penalties: [{ ...PENALTY, person: 2 }, { ...PENALTY, person: 3, effective: false }, PENALTY] }));
    expect(whoseCases(found)).toEqual([1, 2]);
    expect([personOf([1, 2], "2"), personOf([1, 2], "9"), personOf([1, 2], ""), personOf([], "2")]).toEqual([2, 1, 1, -1]);
  });

  it("has its last report", () => {
    const cases = [8, 9].map((entry) => ({ entry, person: 1, at: entry, by: "Host" }));
    expect(reportOn(whole(view({ cases })), 1)?.entry).toBe(9);
    expect(reportOn(whole(view()), 1)).toBeUndefined();
  });
});

describe("the report of a case", () => {
  let sent: Record<string, unknown>[];
  let file: CaseFile;
  let current: Record<string, unknown>;
  let event: EventStore;
  let shown: Record<string, unknown> | null;

  const settled = async () => {
    for (let turn = 0; turn < 5; turn++) await new Promise((done) => setTimeout(done));
    await tick();
    flushSync();
  };

  async function show(part: Component<never>, props: Record<string, unknown> = {}): Promise<string> {
    await event.load();
    shown = mount(part as Component<Record<string, unknown>>, { target: document.body, props: { event, ...props } });
    await settled();
    return document.body.textContent;
  }

  beforeEach(async () => {
    await setLanguage("en");
    sent = [];
    file = FILE;
    current = view();
    shown = null;
    HTMLElement.prototype.showPopover = () => undefined; // happy-dom has no popovers
    vi.stubGlobal("fetch", (url: string, init: { body: string | null }) => {
      if (init.body) sent.push(JSON.parse(init.body) as Record<string, unknown>);
      return Promise.resolve(new Response(JSON.stringify(url.includes("/cases/") ? file : { id: "e1", now: 0, view: current })));
    });
    event = new EventStore("e1");
  });

  afterEach(async () => {
    if (shown) await unmount(shown);
    event.stop();
    vi.unstubAllGlobals();
  });

  it("is asked of the organizer where the case waits", async () => {
    await show(Prompts);
    const link = [...document.querySelectorAll("a")].find((each) => each.textContent.includes("Report this case"))!;
    expect(link.getAttribute("href")).toBe("/events/e1/case/1");
  });

  it("holds what the event knows, and is filed in words", async () => {
    const text = await show(Case, { what: "1" });
    for (const part of ["Bob", "North", "account-1", "hid two cards", "Judy", "Look at his sleeve.", "It stands.", "Round 1, table 3"]) expect(text).toContain(part);
    const submit = () => document.querySelector("form")!.requestSubmit();
    submit();
    await settled();
    expect(sent).toEqual([]);
    const [happened, statements] = document.querySelectorAll("textarea");
    expect(happened!.getAttribute("aria-invalid")).toBe("true");
    expect(document.activeElement).toBe(happened);
    happened!.value = " He hid cards. ";
    statements!.value = "“I did not.”";
    for (const field of [happened!, statements!]) field.dispatchEvent(new Event("input", { bubbles: true }));
    flushSync();
    submit();
    await settled();
    expect(sent).toEqual([{ deed: { deed: "case-reported", person: 1, happened: "He hid cards.", statements: "“I did not.”", recommendation: "", venue: "" } }]);
  });

  it("is amended from what was filed, and says when that was", async () => {
    file = { ...FILE, reports: [REPORT] };
    const text = await show(Case, { what: "1" });
    expect(text).toContain("Reported on");
    expect([...document.querySelectorAll("textarea")].map((each) => each.value)).toEqual(["He hid cards.", "", "A season."]);
    expect(text).toContain("Amend the report");
    expect([...document.querySelectorAll("a")].map((each) => each.getAttribute("href"))).toEqual(["/events/e1/print/case-1", "/api/events/e1/cases/1/report.txt", "/api/events/e1/cases/1"]);
  });

  it("is read by a judge, and filed by an organizer alone", async () => {
    current = view({ role: "judge" });
    expect(await show(Case, { what: "1" })).toContain("Only an organizer files the report.");
    expect(document.querySelector("form")).toBeNull();
  });

  it("stands in the record of the person for the staff, and in that of a player for themselves not at all", async () => {
    current = view({ cases: [{ entry: 9, person: 1, at: 2000, by: "Host" }] });
    expect(await show(Record_, { person: 1 })).toMatch(/Reported on .* by Host\./);
    await unmount(shown!);
    current = view({ role: "player", me: 1, entries: 11 });
    expect(await show(Record_, { person: 1 })).not.toContain("Report");
  });

  it("is printed without the account, for the staff alone", async () => {
    file = { ...FILE, reports: [REPORT] };
    const text = await show(Print, { what: "case-1" });
    for (const part of ["Case report: Bob", "Main Street 1", "He hid cards.", "Signature of the organizer"]) expect(text).toContain(part);
    expect(text).not.toContain("account-1");
    await unmount(shown!);
    current = view({ role: "player", me: 1, entries: 11, prompts: [] });
    await show(Print, { what: "case-1" });
    expect(document.querySelector("[data-sheet]")).toBeNull();
  });
});
