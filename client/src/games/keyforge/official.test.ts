import { flushSync, mount, tick, unmount, type Component } from "svelte";
import { afterEach, beforeAll, beforeEach, expect, it, vi } from "vitest";
import type { Table } from "../contract";
import { loadCards } from "./cards";
import { t } from "../shared/fixtures";
import { crowded, NAMES } from "./fixtures";
import { askable, linesOf, official, officialAt } from "./official.svelte";
import Reading from "./parts/Reading.svelte";

const TEXT = "An invented text.\nAnd a \uf360 more.";
const IMAGE = "https://images.example/troll.png";

const asked: string[] = [];
let answers: (() => Response)[];
let shown: Record<string, unknown>[] = [];
let table = 0;

beforeAll(() => loadCards("en"));
beforeEach(() => {
  official.shown = false;
  asked.length = 0;
  answers = [];
  // What was asked for is kept by the table.
  table += 1;
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true;
  };
  vi.stubGlobal("fetch", (url: string) => {
    asked.push(url);
    return Promise.resolve((answers.shift() ?? told)());
  });
});
afterEach(async () => {
  for (const part of shown.splice(0)) await unmount(part);
  document.body.replaceChildren();
  vi.unstubAllGlobals();
});

const told = () => new Response(JSON.stringify({ texts: { troll: TEXT }, images: { troll: IMAGE } }));
const refused = () => new Response(JSON.stringify({ code: "internal", message: "" }), { status: 500 });

function read(what: string, more: Record<string, unknown> = { table: `t${table}` }): HTMLElement {
  const target = document.body.appendChild(document.createElement("div"));
  shown.push(mount(Reading as unknown as Component<Record<string, unknown>>, { target, props: { open: true, view: crowded(), what, names: NAMES, t, ...more } }));
  flushSync();
  return target;
}
const wish = (box: HTMLElement) => box.querySelector<HTMLInputElement>('[role="switch"]');
async function settle(): Promise<void> {
  await tick();
  await new Promise((done) => setTimeout(done));
  flushSync();
}

it("asks for nothing and loads no picture before the reader wishes it", async () => {
  const box = read("troll");
  await settle();
  expect(asked).toEqual([]);
  expect(box.querySelector("img")).toBeNull();
  expect(wish(box)?.checked).toBe(false);
});

it("shows the text and the picture of a card once they are wished for, and keeps the wish", async () => {
  const box = read("troll");
  wish(box)?.click();
  flushSync();
  await settle();
  expect(asked).toEqual([`/api/tables/t${table}/official`]);
  const found = box.querySelector("[data-keyforge-official]");
  expect([...(found?.querySelectorAll("p") ?? [])].map((line) => line.textContent)).toEqual(["An invented text.", "And a ◇ more."]);
  const image = found?.querySelector("img");
  expect([image?.src, image?.alt, image?.getAttribute("referrerpolicy")]).toEqual([IMAGE, "keyforge-art-official-picture(card=Troll)", "no-referrer"]);
  expect(localStorage.getItem("ludarium-keyforge-official")).toBe("on");
  image?.dispatchEvent(new Event("error"));
  flushSync();
  expect(box.querySelector("img")).toBeNull();
  read("troll");
  await settle();
  expect(asked).toHaveLength(1);
  wish(box)?.click();
  flushSync();
  expect(box.querySelector("[data-keyforge-official]")).toBeNull();
  expect(localStorage.getItem("ludarium-keyforge-official")).toBe("off");
});

it("says where a card has neither, and where they can't be had; then it asks again", async () => {
  official.shown = true;
  answers = [refused];
  expect((await settleIn(read("troll"))).textContent).toContain("keyforge-art-official-failed");
  expect((await settleIn(read("ancient-bear"))).textContent).toContain("keyforge-art-official-none");
  expect(asked).toHaveLength(2);
  await expect(officialAt(`t${table}`)).resolves.toMatchObject({ images: { troll: IMAGE } });
});

async function settleIn(box: HTMLElement): Promise<HTMLElement> {
  await settle();
  return box;
}

it("is offered only to players, and where somebody has brought a deck", async () => {
  const seat = (choice: string | null) => ({ brought: [{ option: "deck-0", choice, label: "" }] });
  const at = (...seats: unknown[]) => ({ id: "t", seats }) as Table;
  expect(askable(at(seat("sealed"), seat(null)), 0)).toBe("t");
  expect(askable(at(seat("sealed"), seat(null)), null)).toBeNull();
  expect(askable(at(seat("sealed"), seat("sealed")), 0)).toBeNull();
  official.shown = true;
  const box = read("troll", {});
  await settle();
  expect([wish(box), asked]).toEqual([null, []]);
});

it("takes a text by its lines", () => {
  expect(linesOf(" a\r\nb\u000b\n c ")).toEqual(["a", "b", "c"]);
  expect(linesOf("")).toEqual([]);
});
