import { flushSync, mount, tick, unmount, type Component } from "svelte";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { Table } from "../games/contract";
import { setLanguage, t } from "../i18n/index.svelte";
import type { MyPeople } from "../net/friends";
import Chat, { type ChatEntry } from "../parts/Chat.svelte";
import { session } from "../state/session.svelte";
import { invites } from "../table/words";
import FriendsBar from "./FriendsBar.svelte";
import InviteFriends from "./InviteFriends.svelte";
import { change, company, lookAtPeople, NOTHING, relationTo, showPerson } from "./mine.svelte";
import PersonName from "./PersonName.svelte";
import PersonSheet from "./PersonSheet.svelte";

const AT = "2026-01-01T00:00:00Z";
const BEN = { id: "ben", name: "Ben" };
const friend = { ...BEN, account: true, since: AT, doing: "playing" as const, table: { id: "t1", game: "saboteur", free: true } };

let stands: MyPeople;
let asked: [string, string][] = [];
let component: Record<string, unknown> | null = null;

function show<Props extends Record<string, unknown>>(part: Component<Props>, props: Props): void {
  component = mount(part, { target: document.body, props });
  flushSync();
}

async function press(selector: string): Promise<void> {
  const found = document.querySelector<HTMLElement>(selector);
  if (!found) throw new Error(`nothing is ${selector}`);
  found.click();
  await settle();
}

async function settle(): Promise<void> {
  for (let n = 0; n < 8; n += 1) await Promise.resolve();
  await tick();
  flushSync();
}

beforeEach(async () => {
  await setLanguage("en");
  session.me = { id: "me", name: "Me", lang: "en" };
  stands = NOTHING;
  company.mine = NOTHING;
  company.open = false;
  asked = [];
  HTMLDialogElement.prototype.showModal ??= function (this: HTMLDialogElement) {
    this.open = true;
  };
  HTMLDialogElement.prototype.close ??= function (this: HTMLDialogElement) {
    this.open = false;
  };
  vi.stubGlobal("fetch", (path: string, init: RequestInit) => {
    asked.push([init.method ?? "GET", path]);
    const card = path.startsWith("/api/me/people/") ? { ...BEN, account: true } : stands;
    return Promise.resolve(new Response(path.endsWith("/invitations") ? null : JSON.stringify(card), { status: path.endsWith("/invitations") ? 204 : 200 }));
  });
});

afterEach(async () => {
  if (component) await unmount(component);
  component = null;
  document.body.replaceChildren();
  session.me = null;
  vi.unstubAllGlobals();
});

describe("what the reader has to do with others", () => {
  it("is asked for only by whoever is known", async () => {
    session.me = null;
    await lookAtPeople();
    expect(asked).toEqual([]);
    session.me = { id: "me", name: "Me", lang: "en" };
    stands = { ...NOTHING, friends: [friend] };
    await lookAtPeople();
    expect(relationTo("ben")).toBe("friend");
  });
  it("is not overwritten by an answer from before a change", async () => {
    const old = lookAtPeople();
    await change(Promise.resolve({ ...NOTHING, blocked: [{ ...BEN, at: AT }] }));
    await old;
    expect(company.mine.blocked).toHaveLength(1);
  });
});

describe("a name", () => {
  it("opens the sheet, but not one's own and not that of nobody", async () => {
    show(PersonName, { ...BEN, table: "t1" });
    await press("[data-person='ben']");
    expect([company.open, company.who]).toEqual([true, { ...BEN, table: "t1" }]);
    await unmount(component!);
    show(PersonName, { id: "me", name: "Me" });
    expect(document.querySelector("[data-person]")).toBeNull();
  });
});

describe("the sheet about somebody", () => {
  async function open(mine: Partial<MyPeople>, table: string | null = null): Promise<void> {
    stands = company.mine = { ...NOTHING, ...mine };
    showPerson({ ...BEN, table });
    show(PersonSheet, {});
    await settle();
  }

  it("asks a stranger, who may be muted and blocked", async () => {
    await open({});
    await press("[data-friend-ask]");
    await press("[data-mute]");
    await press("[data-block]");
    expect(document.body.textContent).toContain(t("person-block-title", { name: "Ben" }));
    const yes = [...document.querySelectorAll<HTMLButtonElement>("button.danger")].at(-1);
    yes?.click();
    await settle();
    expect(asked.map(([method, path]) => `${method} ${path}`)).toEqual([
      "GET /api/me/people/ben", "PUT /api/me/friends/ben", "PUT /api/me/muted/ben", "PUT /api/me/blocked/ben",
    ]);
  });
  it("answers whoever has asked", async () => {
    await open({ asks: [{ ...BEN, account: false, at: AT }] });
    await press("[data-friend-accept]");
    await press("[data-friend-decline]");
    expect(asked.slice(1)).toEqual([["PUT", "/api/me/friends/ben"], ["DELETE", "/api/me/friends/ben"]]);
  });
  it("invites a friend to the reader's table once", async () => {
    await open({ friends: [friend] }, "t1");
    await press("[data-invite]");
    expect(asked.at(-1)).toEqual(["POST", "/api/tables/t1/invitations"]);
    expect(document.querySelector<HTMLButtonElement>("[data-invite]")?.disabled).toBe(true);
  });
  it("offers nothing but the way back for somebody who is blocked", async () => {
    await open({ blocked: [{ ...BEN, at: AT }] });
    expect(document.querySelector("[data-friend-ask]")).toBeNull();
    await press("[data-unblock]");
    expect(asked.at(-1)).toEqual(["DELETE", "/api/me/blocked/ben"]);
  });
});

describe("the chat", () => {
  const line: ChatEntry = { id: 1, name: "Ben", seat: 1, text: "", at: AT, mine: false, person: "ben", muted: true };

  it("says that somebody is muted, and lets the reader read them again", async () => {
    const [meet, unmute] = [vi.fn(), vi.fn()];
    show(Chat, { entries: [line], phrases: [], targets: [], say: vi.fn(), sayPhrase: vi.fn(), meet, unmute });
    expect(document.querySelector(".unread")?.textContent).toContain(t("chat-muted"));
    await press("[data-unmute='ben']");
    await press("[data-person='ben']");
    expect([unmute.mock.calls, meet.mock.calls]).toEqual([[["ben"]], [["ben", "Ben"]]]);
  });
});

describe("what is new", () => {
  it("is an invitation before a wish", async () => {
    const invitation = { table: "t1", game: "saboteur", playing: false, by: "ben", name: "Ben", at: AT };
    show(FriendsBar, { invitation, ask: { ...BEN, account: false, at: AT }, over: false });
    expect(document.querySelector("[data-friend-bar]")).toBeNull();
    await press("[data-invitation-no]");
    expect(asked).toEqual([["DELETE", "/api/me/invitations/t1"]]);
  });
});

describe("inviting", () => {
  const seat = { seat: 0, kind: "person", name: "Me", bot: null, person_id: "me", present: true, late: false, brought: [] };
  const table = { id: "t1", game: "saboteur", status: "open", event: null, host: "me", seats: [seat] } as unknown as Table;

  it("is for those who sit at a table that is not over and of no event", () => {
    const at = (changes: object, store = { seat: 0 as number | null, isHost: false }) => invites(store, { ...table, ...changes } as Table);
    expect([at({}), at({ status: "over" }), at({ event: "e" }), at({}, { seat: null, isHost: false }), at({}, { seat: null, isHost: true })]).toEqual(["t1", null, null, null, "t1"]);
  });
  it("lists friends who are not at the table, those first who are here", async () => {
    const dov = { ...friend, id: "dov", name: "Dov", doing: null, table: null };
    company.mine = { ...NOTHING, friends: [dov, friend] };
    show(InviteFriends, { table });
    expect([...document.querySelectorAll("[data-invite]")].map((each) => each.getAttribute("data-invite"))).toEqual(["ben", "dov"]);
    await press("[data-invite='ben']");
    expect(document.body.textContent).toContain(t("friends-invite-done"));
  });
});
