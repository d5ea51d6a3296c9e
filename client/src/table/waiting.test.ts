import { flushSync, mount, unmount } from "svelte";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { Seat } from "../games/contract";
import { setLanguage, t } from "../i18n/index.svelte";
import { seatOf, tableOf } from "../net/fixtures";
import { session } from "../state/session.svelte";
import type { TableStore } from "../state/table.svelte";
import WaitingRoom from "./WaitingRoom.svelte";

function seat(number: number, kind: Seat["kind"]): Seat {
  return seatOf(number, kind === "open" ? "" : `Name ${number}`, { kind, person_id: kind === "open" ? null : `p${number}` });
}

let component: Record<string, unknown>;

/** The heading, and what is said under it, at a table of two for the reader of seat `you`. */
function said(second: Seat["kind"], you: number): { heading: string | undefined; text: (string | undefined)[] } {
  const table = tableOf("toy", [seat(0, "person"), seat(1, second)], { status: "open", private: true, number: 0 });
  const store = { seats: [you], seat: you, you: { id: `p${you}`, name: "Me", seat: you }, isHost: you === 0, chat: [], wire: "open", send: vi.fn() } as unknown as TableStore;
  component = mount(WaitingRoom, { target: document.body, props: { store, table, phrases: [] } });
  flushSync();
  return { heading: document.querySelector("#waiting-title")?.textContent, text: [...document.querySelectorAll(".felt p")].map((each) => each.textContent) };
}

beforeEach(async () => {
  session.games = [];
  await setLanguage("en");
});

afterEach(async () => {
  await unmount(component);
  session.games = null;
});

describe("the waiting room", () => {
  it("waits for players where a seat is open", () => {
    expect(said("open", 0)).toEqual({ heading: t("hall-waiting-room"), text: [t("hall-waiting-seats", { count: 1 })] });
  });
  it("waits for nobody when all are there", () => {
    expect(said("person", 0)).toEqual({ heading: t("hall-waiting-ready"), text: [] });
  });
  it("tells guests who starts", () => {
    expect(said("person", 1)).toEqual({ heading: t("hall-waiting-ready"), text: [t("hall-waiting-host", { name: "Name 0" })] });
  });
});
