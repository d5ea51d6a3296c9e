import { flushSync, mount, unmount } from "svelte";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { Seat, Table } from "../games/contract";
import { setLanguage, t } from "../i18n/index.svelte";
import { seatOf, tableOf } from "../net/fixtures";
import { go, paths } from "../router.svelte";
import { session } from "../state/session.svelte";
import type { TableStore } from "../state/table.svelte";
import OverBar from "./OverBar.svelte";
import { lookForRematches, rematches } from "./rematches.svelte";
import WaitingRoom from "./WaitingRoom.svelte";

type Next = NonNullable<Table["rematch"]>;

function seat(number: number, changes: Partial<Seat> = {}): Seat {
  return seatOf(number, `Name ${number}`, { person_id: `p${number}`, ...changes });
}

function table(changes: Partial<Table> = {}): Table {
  return tableOf("toy", [seat(0), seat(1)], { status: "over", private: true, number: 9, ...changes });
}

function next(changes: Partial<Next> = {}): Next {
  const people = [0, 1].map((number) => ({ person_id: `p${number}`, name: `Name ${number}`, here: number === 0 }));
  return { id: "n", invite: "i", status: "open", host: "Name 0", people, declined: [], ...changes };
}

const sent: { method: string; url: string; body: unknown }[] = [];
let component: Record<string, unknown> = {};

function reader(number: number | null): TableStore {
  const you = { id: `p${number ?? 9}`, name: "Me", seat: number };
  return { seats: number === null ? [] : [number], seat: number, you, isHost: number === 0, chat: [], lesson: null, wire: "open", send: vi.fn() } as unknown as TableStore;
}

function over(number: number | null, changes: Partial<Table> = {}): void {
  component = mount(OverBar, { target: document.body, props: { store: reader(number), table: table(changes) } });
  flushSync();
}

const find = (selector: string) => document.querySelector<HTMLElement>(selector);

beforeEach(async () => {
  sent.length = 0;
  session.games = [];
  session.me = { id: "p1", name: "Name 1", lang: "en" };
  vi.stubGlobal("fetch", (url: string, init: { method: string; body?: string }) => {
    sent.push({ method: init.method, url, body: init.body === undefined ? null : (JSON.parse(init.body) as unknown) });
    const answer = url.endsWith("/me/rematches") ? [{ id: "n", again: "t", game: "toy", host: false, by: "Name 0", names: ["Name 0"] }] : { id: "n", invite: "i" };
    return Promise.resolve(new Response(JSON.stringify(answer), { status: 200 }));
  });
  await setLanguage("en");
});

afterEach(async () => {
  await unmount(component);
  go(paths.home());
  session.games = session.me = null;
  rematches.offers = [];
  localStorage.clear();
  vi.unstubAllGlobals();
});

describe("after a game", () => {
  it("asks for a rematch by one press, and goes there", async () => {
    over(1);
    find("[data-rematch]")!.click();
    await vi.waitFor(() => expect(location.pathname).toBe("/table/n"));
    expect(sent[0]).toMatchObject({ method: "POST", url: "/api/tables/t/rematch", body: { same: false } });
  });

  it("offers the same decks, or new ones, where chance has dealt them", async () => {
    over(1, { dealt: true });
    expect(find("[data-rematch]")!.textContent.trim()).toBe(t("hall-rematch-new"));
    find("[data-rematch-same]")!.click();
    await vi.waitFor(() => expect(sent[0]).toMatchObject({ body: { same: true } }));
  });

  it("tells who asks and who is there, and takes a yes or a no", async () => {
    over(1, { rematch: next({ declined: ["Cy"] }) });
    const said = find("[data-rematch-asked]")!.textContent;
    for (const part of [t("hall-rematch-asks", { name: "Name 0" }), t("hall-rematch-here", { names: "Name 0" }), t("hall-rematch-declined", { names: "Cy" })]) expect(said).toContain(part);
    const yes = find("[data-rematch-to]")!;
    expect([yes.textContent.trim(), yes.getAttribute("href")]).toEqual([t("hall-rematch-accept"), "/table/n?invite=i"]);
    find("[data-rematch-decline]")!.click();
    await vi.waitFor(() => expect(sent[0]).toMatchObject({ method: "POST", url: "/api/tables/n/decline" }));
  });

  it("asks whoever asked, and whoever watches, nothing", () => {
    over(null, { rematch: next() });
    expect(find("[data-rematch-decline]")).toBeNull();
    expect(find("[data-rematch-to]")!.textContent.trim()).toBe(t("hall-rematch-to"));
  });

  it("offers nobody who watched a rematch of their own", () => {
    over(null);
    expect(find("[data-rematch]")).toBeNull();
  });
});

it("looks for rematches only after a game with others", async () => {
  await lookForRematches();
  expect(sent).toEqual([]);
  over(1);
  await lookForRematches();
  expect(rematches.offers.map((offer) => offer.id)).toEqual(["n"]);
});

it("lets the host give away the seat of somebody who has not come", () => {
  const store = reader(0);
  const seats = [seat(0), seat(1, { present: false })];
  component = mount(WaitingRoom, { target: document.body, props: { store, table: table({ seats, status: "open", paired: true, again: "t", declined: ["Cy"] }), phrases: [] } });
  flushSync();
  expect(find("[data-declined]")!.textContent).toBe(t("hall-rematch-declined", { names: "Cy" }));
  const free = [...document.querySelectorAll<HTMLElement>("button")].find((each) => each.textContent.trim() === t("hall-seat-free"));
  free!.click();
  expect(store.send).toHaveBeenCalledWith({ type: "bot", seat: 1, bot: null });
});
