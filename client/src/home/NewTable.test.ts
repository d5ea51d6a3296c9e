import { flushSync, mount, tick, unmount } from "svelte";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { setLanguage, t } from "../i18n/index.svelte";
import type { GameInfo } from "../net/protocol";
import { notices } from "../state/notices.svelte";
import { session } from "../state/session.svelte";
import { fileText, LARGEST_FILE } from "./file";
import NewTable from "./NewTable.svelte";
import { isOpen } from "./options";

const GAME: GameInfo = {
  name: "saboteur",
  version: "1",
  seats: [5, 6, 7],
  default_seats: 6,
  public: false,
  first: {},
  options: [
    { name: "maps", default: 6, choices: [6, 5], text: false, fetches: false, clock: false, practice: false, only: [], seat: null },
    { name: "deck", default: "usual", choices: ["usual", "other"], text: true, fetches: false, clock: false, practice: false, only: [], seat: null },
    { name: "middle", default: 4, choices: [4, 1, 7], text: false, fetches: false, clock: false, practice: false, only: [{ value: 7, option: "maps", values: [5] }], seat: null },
    { name: "figure-0", default: "cat", choices: ["cat", "owl"], text: false, fetches: false, clock: false, practice: false, only: [], seat: 0 },
    { name: "second-0", default: "usual", choices: ["usual"], text: true, fetches: false, clock: false, practice: false, only: [{ value: "", option: "maps", values: [5] }], seat: 0 },
    { name: "figure-1", default: "cat", choices: ["cat", "owl"], text: false, fetches: false, clock: false, practice: false, only: [], seat: 1 },
  ],
  bots: ["random", "greedy"],
  learned: {},
};
const SENTENCE = "Line 7 has the colour “green”, which no card has.";

const sent: Record<string, unknown> = {};
let refusal: { code: string; message: string; option?: string } | null;
let doubts: string[];
let component: Record<string, unknown>;
const clicked = vi.fn();

beforeEach(async () => {
  for (const url of Object.keys(sent)) delete sent[url];
  refusal = null;
  doubts = [];
  clicked.mockReset();
  vi.spyOn(HTMLInputElement.prototype, "click").mockImplementation(function (this: HTMLInputElement) {
    if (this.type === "file") clicked();
    else this.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true }));
  });
  vi.stubGlobal("fetch", (url: string, init: { body: string }) => {
    sent[url] = JSON.parse(init.body) as unknown;
    if (url === "/api/tables" && refusal) return Promise.resolve(new Response(JSON.stringify(refusal), { status: 400 }));
    const answer = url === "/api/me" ? null : url === "/api/guests" ? { id: "p", name: "Ann", lang: "en" } : url.startsWith("/api/games/") ? { value: "word", doubts } : { id: "t", invite: "k" };
    return Promise.resolve(new Response(JSON.stringify(answer)));
  });
  await setLanguage("en");
  history.replaceState(null, "", "/");
  component = mount(NewTable, { target: document.body, props: { open: true, games: [GAME], game: "saboteur" } });
  flushSync();
});

afterEach(async () => {
  await unmount(component);
  session.me = null;
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

function field<T extends Element>(selector: string): T {
  const found = document.querySelector<T>(selector);
  if (!found) throw new Error(selector);
  return found;
}

function send(): void {
  field<HTMLFormElement>("#new-table").requestSubmit();
}

function nameMyself(name = " Ann "): void {
  const input = field<HTMLInputElement>('input[autocomplete="nickname"]');
  input.value = name;
  input.dispatchEvent(new Event("input", { bubbles: true }));
  flushSync();
}

it("asks the server for the table that was described, also when it makes a guest on the way", async () => {
  nameMyself();
  field<HTMLInputElement>('[role="switch"]').click();
  [...document.querySelectorAll<HTMLInputElement>('input[type="radio"]')][0]?.click();
  flushSync();
  send();
  await vi.waitFor(() => expect(sent["/api/tables"]).toBeDefined());
  await tick();
  expect(sent["/api/guests"]).toEqual({ name: "Ann", lang: "en" });
  expect(sent["/api/tables"]).toMatchObject({ game: "saboteur", seats: 5, private: true, options: { maps: 6, deck: "usual" }, bots: [null, null, null, null, null] });
  await vi.waitFor(() => expect(location.pathname).toBe("/table/t"));
});

describe("an option that may be a file", () => {
  const area = () => field<HTMLElement>('[data-option="deck"]');
  const select = () => field<HTMLSelectElement>('[data-option="deck"] select');
  const input = () => field<HTMLInputElement>('[data-option="deck"] input[type="file"]');
  const error = () => document.querySelector('[data-option="deck"] .error')?.textContent;

  function pick(label: string): void {
    // happy-dom does not know that an option can be :checked.
    const list = select();
    vi.spyOn(list, "querySelector").mockImplementation(() => list.options[list.selectedIndex] ?? null);
    list.selectedIndex = [...list.options].findIndex((option) => option.textContent === label);
    list.dispatchEvent(new Event("change", { bubbles: true }));
    flushSync();
  }

  async function give(file: File | null): Promise<void> {
    Object.defineProperty(input(), "files", { value: file ? [file] : [], configurable: true });
    input().dispatchEvent(new Event(file ? "change" : "cancel", { bubbles: true }));
    await tick();
    await new Promise((done) => setTimeout(done));
    flushSync();
  }

  beforeEach(() => nameMyself());

  it("has its choices in the list, and a file and a text after them", () => {
    expect([...select().options].map((option) => option.textContent)).toEqual(["usual", "other", t("hall-option-file"), t("hall-option-paste")]);
    expect(select().selectedIndex).toBe(0);
    pick("other");
    expect(clicked).not.toHaveBeenCalled();
    expect(area().querySelector("output")).toBeNull();
  });

  it("opens the chooser, shows the name of the file and sends its text", async () => {
    pick(t("hall-option-file"));
    expect(clicked).toHaveBeenCalledTimes(1);
    expect(area().querySelector("output")?.textContent).toBe(t("hall-option-file-none"));
    await give(new File(["one | 1\ntwo | 2"], "my deck.txt"));
    expect(area().querySelector("output")?.textContent).toBe("my deck.txt");
    expect(area().textContent).toContain(t("hall-option-file-other"));
    send();
    await vi.waitFor(() => expect(sent["/api/tables"]).toBeDefined());
    expect(sent["/api/tables"]).toMatchObject({ options: { maps: 6, deck: "one | 1\ntwo | 2\n" } });
  });

  it("shows what the server says of the file at the field, and keeps the form", async () => {
    refusal = { code: "deck-colour", message: SENTENCE, option: "deck" };
    pick(t("hall-option-file"));
    await give(new File(["green"], "green.txt"));
    send();
    await vi.waitFor(() => expect(error()).toBe(SENTENCE));
    await tick();
    const button = field<HTMLElement>('[data-option="deck"] button');
    expect(document.getElementById(button.getAttribute("aria-describedby") ?? "")?.textContent).toBe(SENTENCE);
    expect(document.activeElement).toBe(button);
    expect(field<HTMLDetailsElement>("details:has([data-option])").open).toBe(true);
    expect(field<HTMLInputElement>('input[autocomplete="nickname"]').value).toBe(" Ann ");
    expect(area().querySelector("output")?.textContent).toBe("green.txt");
    expect(location.pathname).toBe("/");

    refusal = null;
    await give(new File(["red"], "red.txt"));
    expect(error()).toBeUndefined();
    send();
    await vi.waitFor(() => expect(location.pathname).toBe("/table/t"));
    expect(sent["/api/tables"]).toMatchObject({ options: { deck: "red\n" } });
  });

  it("tells other refusals as ever", async () => {
    refusal = { code: "no-such-code", message: "Too many." };
    send();
    await vi.waitFor(() => expect(notices.toasts.map((toast) => toast.text)).toContain("Too many."));
    expect(error()).toBeUndefined();
  });

  it("goes back to what it was when no file is chosen, and the dialog stays open", async () => {
    pick("other");
    pick(t("hall-option-file"));
    let heard = false;
    const dialog = field<HTMLDialogElement>("dialog");
    dialog.addEventListener("cancel", () => (heard = true));
    await give(null);
    expect(heard).toBe(false);
    expect(select().selectedIndex).toBe(1);
    expect(area().querySelector("output")).toBeNull();
  });

  it("keeps the chosen file when the next choice is called off", async () => {
    pick(t("hall-option-file"));
    await give(new File(["red"], "red.txt"));
    await give(null);
    expect(area().querySelector("output")?.textContent).toBe("red.txt");
    pick("usual");
    send();
    await vi.waitFor(() => expect(sent["/api/tables"]).toBeDefined());
    expect(sent["/api/tables"]).toMatchObject({ options: { deck: "usual" } });
  });

  it("sends nothing before a file is chosen", async () => {
    pick(t("hall-option-file"));
    send();
    await vi.waitFor(() => expect(error()).toBe(t("hall-option-file-missing")));
    expect(sent["/api/tables"]).toBeUndefined();
  });

  it("says what is doubtful about a text that a table is opened with", async () => {
    doubts = ["No card C12 SH has a speed of 6–9."];
    notices.toasts = [];
    pick(t("hall-option-file"));
    await give(new File(["one | 1"], "my deck.txt"));
    send();
    await vi.waitFor(() => expect(notices.toasts.map(({ text }) => text)).toEqual(doubts));
    expect(sent["/api/games/saboteur/options/deck"]).toEqual({ text: "one | 1\n" });
    expect(sent["/api/tables"]).toBeDefined();
  });

  it("takes a text that is pasted", async () => {
    const text = () => field<HTMLTextAreaElement>('[data-option="deck"] textarea');
    const paste = (given: string) => {
      text().value = given;
      text().dispatchEvent(new Event("input", { bubbles: true }));
      flushSync();
    };
    pick(t("hall-option-paste"));
    expect(clicked).not.toHaveBeenCalled();
    send();
    await vi.waitFor(() => expect(error()).toBe(t("hall-option-paste-missing")));
    await tick();
    expect(document.activeElement).toBe(text());
    paste("#".repeat(LARGEST_FILE + 1));
    expect(error()).toBe(t("hall-option-paste-large"));
    paste("   ");
    send();
    await vi.waitFor(() => expect(error()).toBe(t("hall-option-paste-missing")));
    expect(sent["/api/tables"]).toBeUndefined();
    paste("one | 1");
    expect(error()).toBeUndefined();
    send();
    await vi.waitFor(() => expect(sent["/api/tables"]).toBeDefined());
    expect(sent["/api/tables"]).toMatchObject({ options: { deck: "one | 1\n" } });
  });

  it("takes an address where the hall fetches texts, and goes back there when it was wrong", async () => {
    expect([...select().options].map((option) => option.textContent)).not.toContain(t("hall-option-link"));
    await unmount(component);
    const options = GAME.options.map((option) => ({ ...option, fetches: option.text }));
    component = mount(NewTable, { target: document.body, props: { open: true, games: [{ ...GAME, options }], game: "saboteur" } });
    flushSync();
    nameMyself();
    pick(t("hall-option-link"));
    const input = () => field<HTMLInputElement>('[data-option="deck"] input[type="text"]');
    send();
    await vi.waitFor(() => expect(error()).toBe(t("hall-option-link-missing")));
    await tick();
    expect(document.activeElement).toBe(input());
    refusal = { code: "deck-away", message: SENTENCE, option: "deck" };
    input().value = "https://decks.example/7";
    input().dispatchEvent(new Event("input", { bubbles: true }));
    flushSync();
    send();
    const scrolled: (string | null)[] = [];
    vi.spyOn(Element.prototype, "scrollIntoView").mockImplementation(function (this: Element) {
      scrolled.push(this.textContent);
    });
    await vi.waitFor(() => expect(error()).toBe(SENTENCE));
    expect(sent["/api/tables"]).toMatchObject({ options: { deck: "https://decks.example/7" } });
    await vi.waitFor(() => expect(scrolled).toEqual([SENTENCE]));
    expect(document.activeElement).toBe(input());
  });

  it("sends no file that is too large", async () => {
    pick(t("hall-option-file"));
    await give(new File(["#".repeat(LARGEST_FILE + 1)], "large.txt"));
    expect(error()).toBe(t("hall-option-file-large"));
    send();
    await tick();
    expect(error()).toBe(t("hall-option-file-large"));
    expect(sent["/api/tables"]).toBeUndefined();
  });
});

it("asks apart from the rules what the maker brings, and nothing for the other seats", async () => {
  nameMyself();
  const group = [...document.querySelectorAll("fieldset")].find((each) => each.querySelector("legend")?.textContent === t("hall-new-table-yours"));
  if (!group) throw new Error("group");
  expect(group.closest("details")).toBeNull();
  expect([...group.querySelectorAll("label")].map((label) => label.textContent)).toEqual(["figure"]);
  const list = group.querySelector("select");
  if (!list) throw new Error("select");
  vi.spyOn(list, "querySelector").mockImplementation(() => list.options[list.selectedIndex] ?? null);
  list.selectedIndex = 1;
  list.dispatchEvent(new Event("change", { bubbles: true }));
  flushSync();
  send();
  await vi.waitFor(() => expect(sent["/api/tables"]).toBeDefined());
  expect((sent["/api/tables"] as { options: unknown }).options).toEqual({ maps: 6, deck: "usual", middle: 4, "figure-0": "owl", "second-0": "usual" });
});

describe("the text of a file", () => {
  it.each([
    ["UTF-8", new TextEncoder().encode("Flèche"), "Flèche\n"],
    ["UTF-8 with its mark", new Uint8Array([0xef, 0xbb, 0xbf, 0x41]), "A\n"],
    ["UTF-16", new Uint8Array([0xff, 0xfe, 0x41, 0, 0xe8, 0]), "Aè\n"],
    ["UTF-16 the other way round", new Uint8Array([0xfe, 0xff, 0, 0x41]), "A\n"],
    ["something else", new Uint8Array([0x46, 0xe8, 0x63]), "F\ufffdc\n"],
  ])("is read from %s", async (_, bytes, text) => {
    expect(await fileText(new Blob([bytes]))).toBe(text);
  });
});

it("offers only what goes together, and takes back what does not any more", () => {
  const of = (option: string) => [...document.querySelectorAll("label")].find((label) => label.textContent.includes(t(`saboteur-option-${option}`)))?.htmlFor ?? "";
  const maps = field<HTMLSelectElement>(`#${of("maps")}`);
  const middle = field<HTMLSelectElement>(`#${of("middle")}`);
  const labels = (select: HTMLSelectElement) => [...select.options].length;
  const pick = (select: HTMLSelectElement, index: number) => {
    vi.spyOn(select, "querySelector").mockImplementation(() => select.options[select.selectedIndex] ?? null);
    select.selectedIndex = index;
    select.dispatchEvent(new Event("change", { bubbles: true }));
    flushSync();
  };
  expect(labels(middle)).toBe(2);
  pick(maps, 1);
  expect(labels(middle)).toBe(3);
  pick(middle, 2);
  expect(middle.selectedIndex).toBe(2);
  pick(maps, 0);
  expect(labels(middle)).toBe(2);
  expect(middle.selectedIndex).toBe(0);
});

it("shows an option that takes a text only where a text goes with the others, and forgets what was brought", () => {
  const maps = field<HTMLSelectElement>(`#${[...document.querySelectorAll("label")].find((label) => label.textContent.includes(t("saboteur-option-maps")))?.htmlFor ?? ""}`);
  const there = () => document.querySelector('[data-option="second-0"]');
  const pick = (index: number) => {
    vi.spyOn(maps, "querySelector").mockImplementation(() => maps.options[maps.selectedIndex] ?? null);
    maps.selectedIndex = index;
    maps.dispatchEvent(new Event("change", { bubbles: true }));
    flushSync();
  };
  expect(there()).toBeNull();
  pick(1);
  const list = there()!.querySelector("select")!;
  vi.spyOn(list, "querySelector").mockImplementation(() => list.options[list.selectedIndex] ?? null);
  list.selectedIndex = 2;
  list.dispatchEvent(new Event("change", { bubbles: true }));
  flushSync();
  expect(there()!.querySelector("textarea")).not.toBeNull();
  pick(0);
  expect(there()).toBeNull();
  pick(1);
  expect(there()!.querySelector("textarea")).toBeNull();
  expect(there()!.querySelector("select")!.selectedIndex).toBe(0);
});

describe("an option to which the others leave no choice", () => {
  const bid = { name: "bid", default: 4, choices: [4, 5], text: false, fetches: false, clock: false, practice: false, only: [{ value: 5, option: "maps", values: [5] }], seat: null };

  it.each([[6, false], [5, true]])("is not there: maps %s", (maps, there) => {
    expect(isOpen(bid, { maps })).toBe(there);
  });

  it("is there where there never was one", () => {
    expect(isOpen({ ...bid, choices: [4], only: [] }, {})).toBe(true);
  });
});
