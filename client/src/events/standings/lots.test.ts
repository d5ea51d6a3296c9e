import { flushSync, mount, tick, unmount } from "svelte";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { setLanguage, t } from "../../i18n/index.svelte";
import { notices } from "../../state/notices.svelte";
import { EventStore } from "../event.svelte";
import { wire } from "../fixtures";
import Standings from "./Standings.svelte";

let sent: unknown[];
let current: Record<string, unknown>;
let event: EventStore;
let shown: Record<string, unknown> | null;

const settled = async () => {
  for (let turn = 0; turn < 5; turn++) await new Promise((done) => setTimeout(done));
  await tick();
  flushSync();
};
const standings = [0, 1].map((player) => ({ rank: player + 1, player, values: { lot: 1 - player }, by: player ? "lot" : "" }));
const stage = (changes: Record<string, unknown> = {}) => ({ number: 0, name: "preliminary", structure: "swiss", standings, lots: 1, ...changes });
const view = (changes: Record<string, unknown> = {}, ofStage: Record<string, unknown> = {}) => wire({ status: "running", stages: [stage(ofStage)], ...changes });
const buttons = () => [...document.querySelectorAll<HTMLButtonElement>("button")].filter((each) => each.textContent.trim() === t("desk-lots-again"));
const page = () => document.body.textContent.replaceAll(/\s+/g, " ");

async function show(found: Record<string, unknown>): Promise<void> {
  current = found;
  await event.load();
  shown = mount(Standings, { target: document.body, props: { event } });
  await settled();
}

beforeEach(async () => {
  await setLanguage("en");
  sent = [];
  notices.toasts = [];
  shown = null;
  vi.stubGlobal("fetch", (url: string, init: { body: string | null; method: string }) => {
    if (init.method === "POST") sent.push([url, JSON.parse(init.body ?? "null") as unknown]);
    return Promise.resolve(new Response(JSON.stringify({ id: "e1", now: 0, tag: "t", entries: current["entries"], view: current })));
  });
  event = new EventStore("e1");
});

afterEach(async () => {
  if (shown) await unmount(shown);
  document.body.innerHTML = "";
  vi.unstubAllGlobals();
});

describe("the lots of a stage", () => {
  it("are drawn again for a reason, after a question that says what happens", async () => {
    await show(view());
    expect(page()).toContain("The lots of this stage have been drawn.");
    buttons()[0]!.click();
    await settled();
    expect(page()).toContain("nobody can choose them. Players who are tied may change places");
    const sure = buttons()[1]!;
    expect(sure.disabled, "without a reason").toBe(true);
    const field = document.querySelector<HTMLInputElement>("dialog input")!;
    field.value = "  The first lot was read out wrong. ";
    field.dispatchEvent(new Event("input", { bubbles: true }));
    flushSync();
    expect(sure.disabled).toBe(false);
    current = view({ entries: 11 }, { lots: 2 });
    document.querySelector("dialog form")!.dispatchEvent(new SubmitEvent("submit", { cancelable: true }));
    await settled();
    expect(sent).toEqual([["/api/events/e1/deeds", { deed: { deed: "lots-drawn" }, why: "The first lot was read out wrong.", after: 10 }]]);
    expect(notices.toasts.map((each) => each.text)).toEqual(["The lots were drawn again."]);
    expect(page()).toContain("have been drawn 2 times. Only the last ones count.");
    expect(document.querySelector("dialog form")).toBeNull();
  });

  it.each([
    ["when the stage has ended", view({}, { ended: true }), "These lots are final: the stage has ended."],
    ["when the event is over", view({ status: "over" }), "These lots are final: the stage has ended."],
    ["by a judge", view({ role: "judge" }), "Only the organizer or the head judge can draw lots again."],
  ])("are not drawn again %s, and the page says why", async (_, found, reason) => {
    await show(found);
    const [again] = buttons();
    expect(again?.disabled).toBe(true);
    expect(document.getElementById(again!.getAttribute("aria-describedby")!)?.textContent).toBe(reason);
    again?.click();
    await settled();
    expect(document.querySelector("dialog form")).toBeNull();
  });

  it.each([
    ["by the head judge", view({ role: "head-judge" }), 1],
    ["by nobody before they were drawn", view({}, { lots: 0 }), 0],
    ["by no player", view({ role: "player", me: 0 }), 0],
  ])("are drawn again %s", async (_, found, count) => {
    await show(found);
    expect(buttons().filter((each) => !each.disabled).length).toBe(count);
    expect(buttons().length).toBe(count);
  });

  it.each([
    ["zh-Hant", "重新抽籤", "沒有人能選擇結果"],
    ["ko", "다시 추첨하기", "결과는 아무도 고를 수 없습니다"],
  ] as const)("speak %s", async (language, label, about) => {
    await setLanguage(language);
    await show(view());
    expect(buttons()[0]?.textContent.trim()).toBe(label);
    buttons()[0]!.click();
    await settled();
    expect(page()).toContain(about);
  });
});
