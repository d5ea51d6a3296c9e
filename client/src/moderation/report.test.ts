import { flushSync, mount, tick, unmount } from "svelte";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { setLanguage, t } from "../i18n/index.svelte";
import type { Case, ReportLine } from "../net/moderation";
import { session } from "../state/session.svelte";
import { notices } from "../state/notices.svelte";
import CasePage from "./CasePage.svelte";
import QueuePage from "./QueuePage.svelte";
import { report, reporting } from "./reporting.svelte";
import ReportSheet from "./ReportSheet.svelte";
import WarningSheet from "./WarningSheet.svelte";
import { news } from "./news.svelte";

const line: ReportLine = {
  id: 7, person: { id: "p1", name: "Ann" }, reason: "abuse", place: "chat", game: "saboteur", created: "2026-01-01T00:00:00Z", status: "open",
  taken_by: null, decides: true, outcome: null, closed: null,
};

function found(changes: Partial<Case> = {}, of: Partial<ReportLine> = {}): Case {
  const said = { person_id: "p1", seat: 0, text: "you fool", phrase: null, to_seat: null, at: "2026-01-01T00:00:00Z", name: "Ann" };
  return {
    report: { ...line, ...of }, called: "Rude", guest: true, words: "this hurts", reporter: { id: "p2", name: "Ben" }, table: "t", line: 2, table_status: "open",
    step: 0, seats: [{ seat: 0, name: "Ann", person: "p1", bot: null }], lines: [{ ...said, number: 1 }, { ...said, number: 2 }], note: "", closed_by: null,
    earlier: [{ ...line, id: 3, status: "closed", outcome: "warn" }], deeds: [{ act: "warn", at: "2026-01-01T00:00:00Z", reason: "stop it", until: null }],
    ...changes,
  };
}

const sent: { method: string; url: string; body: unknown }[] = [];
let answers: Record<string, unknown> = {};
let component: Record<string, unknown> = {};

const find = (selector: string) => document.querySelector<HTMLElement>(selector);
const press = (text: string): void => [...document.querySelectorAll<HTMLElement>("button")].find((each) => each.textContent.trim() === text)!.click();

function type(selector: string, text: string): void {
  const field = document.querySelector<HTMLTextAreaElement>(selector)!;
  field.value = text;
  field.dispatchEvent(new Event("input", { bubbles: true }));
  flushSync();
}

beforeEach(async () => {
  sent.length = 0;
  session.me = { id: "m", name: "Mia", lang: "en", account: true };
  answers = { "/api/account": { name: "mia", password: true, created: "", codes: 0, passkeys: [], sessions: [], club: false, confirmed: true }, "/api/news?lang=en": { notices: [], warnings: [], reports: 0 } };
  vi.stubGlobal("fetch", (url: string, init: { method: string; body?: string }) => {
    sent.push({ method: init.method, url, body: init.body === undefined ? null : (JSON.parse(init.body) as unknown) });
    const answer = answers[`${init.method} ${url}`] ?? answers[url];
    const status = answer === undefined ? 204 : typeof answer === "object" && answer !== null && "code" in answer ? 409 : 200;
    return Promise.resolve(new Response(status === 204 ? null : JSON.stringify(answer), { status }));
  });
  await setLanguage("en");
});

afterEach(async () => {
  await unmount(component);
  reporting.about = null;
  session.me = null;
  news.warnings = [];
  vi.unstubAllGlobals();
});

it("reports a line of the chat, in the reporter's own words", async () => {
  report({ people: [{ id: "p1", name: "Ann" }], table: "t", invite: null, lines: [{ id: 2, name: "Ann", text: "you fool" }], line: 2 });
  component = mount(ReportSheet, { target: document.body, props: { about: reporting.about! } });
  await tick();
  const select = document.querySelector<HTMLSelectElement>("[data-report] select")!;
  expect([...select.options].map((option) => option.text)).toEqual(["Ann", "Ann: you fool"]);
  type("[data-report] textarea", "this hurts");
  press(t("report-send"));
  await vi.waitFor(() => expect(reporting.about).toBeNull());
  expect(sent).toEqual([{ method: "POST", url: "/api/reports", body: { reason: "abuse", words: "this hurts", line: 2, table: "t", invite: null } }]);
  expect(notices.toasts.at(-1)?.text).toBe(t("report-sent"));
});

it("says what the hall refuses", async () => {
  answers["POST /api/reports"] = { code: "report-already", message: "again" };
  component = mount(ReportSheet, { target: document.body, props: { about: { people: [{ id: "p1", name: "Ann" }] } } });
  await tick();
  expect(find("h2")!.textContent).toBe(t("report-title-of", { name: "Ann" }));
  press(t("report-send"));
  await vi.waitFor(() => expect(document.body.textContent).toContain(t("error-report-already")));
});

it("lists what waits and what is closed, with who looks into it", async () => {
  answers["/api/reports"] = { open: [line, { ...line, id: 8, status: "taken", taken_by: { id: "n", name: "Noa" } }, { ...line, id: 9, decides: false }], closed: [{ ...line, id: 3, status: "closed", outcome: "warn" }] };
  component = mount(QueuePage, { target: document.body });
  await vi.waitFor(() => expect(document.querySelectorAll("[data-report-row]").length).toBe(4));
  const states = [...document.querySelectorAll(".state")].map((each) => each.textContent);
  expect(states).toEqual([t("report-open"), t("report-taken", { name: "Noa" }), t("report-not-yours"), t("report-outcome", { outcome: "warn" })]);
  expect(find("[data-report-row] a")!.getAttribute("href")).toBe("/reports/7");
});

it("shows the evidence, and decides once the moderator has taken it", async () => {
  answers["/api/reports/7"] = found();
  answers["POST /api/reports/7/take"] = found({}, { status: "taken", taken_by: { id: "m", name: "Mia" } });
  answers["POST /api/reports/7/decide"] = found({ note: "24 hours of rest", closed_by: "Mia" }, { status: "closed", outcome: "silence", closed: "2026-01-01T01:00:00Z" });
  component = mount(CasePage, { target: document.body, props: { id: 7 } });
  await vi.waitFor(() => expect(find("[data-take]")).not.toBeNull());
  expect(find(".about")!.textContent).toContain("you fool");
  for (const part of ["Rude", "Ben", "this hurts", "stop it"]) expect(document.body.textContent).toContain(part);
  expect(find("[data-decision]")).toBeNull();
  find("[data-take]")!.click();
  await vi.waitFor(() => expect(find("[data-decision]")).not.toBeNull());
  const choices = [...document.querySelectorAll<HTMLInputElement>("[data-decision] input[type=radio]")];
  choices[2]!.dispatchEvent(new Event("change", { bubbles: true }));
  flushSync();
  expect(find("[data-decision]")!.textContent).toContain(t("decision-help", { act: "silence", name: "Ann" }));
  type("[data-decision] textarea", "24 hours of rest");
  press(t("decision-send", { act: "silence" }));
  await vi.waitFor(() => expect(find("[data-state]")!.getAttribute("data-state")).toBe("closed"));
  expect(sent.find(({ url }) => url.endsWith("/decide"))!.body).toEqual({ act: "silence", reason: "24 hours of rest", hours: 24, name: null });
});

it("shows what another moderator made of it meanwhile", async () => {
  answers["/api/reports/7"] = found();
  answers["POST /api/reports/7/take"] = { code: "report-taken", message: "Noa looks into this report already." };
  component = mount(CasePage, { target: document.body, props: { id: 7 } });
  await vi.waitFor(() => expect(find("[data-take]")).not.toBeNull());
  answers["/api/reports/7"] = found({}, { status: "taken", taken_by: { id: "n", name: "Noa" } });
  find("[data-take]")!.click();
  await vi.waitFor(() => expect(find("[data-take]")).toBeNull());
  expect(document.body.textContent).toContain(t("case-take-over"));
});

it("keeps a warning before its reader until they say to have read it", async () => {
  const warning = { id: 4, text: "That word is not said here.", at: "2026-01-01T00:00:00Z" };
  news.warnings = [warning];
  component = mount(WarningSheet, { target: document.body, props: { warning } });
  await tick();
  expect(find("[data-warning]")!.textContent).toBe(warning.text);
  press(t("warning-read"));
  await vi.waitFor(() => expect(news.warnings).toEqual([]));
  expect(sent).toEqual([{ method: "POST", url: "/api/me/warnings/4/seen", body: null }]);
});
