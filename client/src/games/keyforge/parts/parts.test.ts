import { flushSync } from "svelte";
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { cardInfo, cardName, loadCards } from "../cards";
import { t } from "../../shared/fixtures";
import { allOf as all, drawer, textsOf as texts } from "../../shared/testing/draw";
import { crowded, finished, inPlay, midGame, NAMES, opening, PRINTS } from "../fixtures";
import Gallery from "../Gallery.svelte";
import { HOUSES, keywordOf, playerAt, printName, printOf, type View } from "../view";
import Artifacts from "./Artifacts.svelte";
import Card from "./Card.svelte";
import { COUNTERS, DRAWINGS } from "../art/tokens";
import { statuses } from "./facts";
import Line from "./Line.svelte";
import Pile from "./Pile.svelte";
import { cardsOf, countOf, topOf } from "./piles";
import PileSheet from "./PileSheet.svelte";
import Player from "./Player.svelte";
import Reading from "./Reading.svelte";
import Side from "./Side.svelte";

const draw = drawer();
beforeAll(async () => {
  await loadCards("en");
});
beforeEach(() => {
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true;
  };
});
afterEach(() => {
  vi.useRealTimers();
});
const refs = (box: Element) => all(box, "[data-keyforge-card]").map((button) => button.dataset["keyforgeCard"]);
const button = (box: Element, ref: string) => box.querySelector<HTMLButtonElement>(`[data-keyforge-card="${ref}"]`)!;

interface Touch {
  lit?: string[];
  chosen?: string[];
  dulls?: [string, string][];
  source?: string;
}
function touching({ lit = [], chosen = [], dulls = [], source }: Touch = {}) {
  return { lit: new Set(lit), chosen: new Set(chosen), dulls: new Map(dulls), source: source ?? null, onpick: vi.fn(), onread: vi.fn() };
}
const card = (view: View, ref: string, more: Record<string, unknown> = {}) => draw(Card, { view, print: printName(view, ref), ref, names: NAMES, t, ...more });

describe("cards", () => {
  it("are found by print, by copy, and by a copy that the view no longer holds", () => {
    const view = crowded();
    expect(["troll", "urchin.2", "bumpsy+AD", "anger.2", "troll~dis"].map((ref) => printName(view, ref))).toEqual(["troll", "urchin", "bumpsy+AD", "anger", "troll~dis"]);
    expect(printOf(view, "bumpsy+AD")).toEqual(PRINTS["bumpsy+AD"]);
    expect(printOf(view, "nobody.3")).toBeNull();
    expect([keywordOf("assault:2"), keywordOf("elusive")]).toEqual([{ slug: "assault", n: 2 }, { slug: "elusive", n: null }]);
  });
  it("have words as soon as they are there, and a name of sorts before", () => {
    expect(cardInfo("troll")).toMatchObject({ name: "Troll", type: "creature", power: 8 });
    expect([cardName("troll"), cardName("nobody")]).toEqual(["Troll", "nobody"]);
  });
  it.each(["mini", "hand", "reading"])("can stand in a button, %s: nothing but phrasing content", (size) => {
    expect(all(card(crowded(), "tireless-crocag", { size, lit: true, chosen: true, dull: true, flank: true }), "div, p, ul, li, h1, h2, h3, article, button, a")).toEqual([]);
  });
  it("say small all that lies on them", () => {
    const view = crowded();
    expect(texts(card(view, "urchin.2"), ".spoken")).toEqual(["Urchin", "keyforge-type-creature", "keyforge-house-shadows", "keyforge-art-power(power=1)", "keyforge-art-ready", "keyforge-status-stunned", "keyforge-status-warded", "keyforge-status-enraged", "keyforge-keyword-elusive"]);
    expect(texts(card(view, "ancient-bear"), ".spoken")).toEqual(expect.arrayContaining(["keyforge-status-exhausted", "keyforge-keyword-assault(n=2)"]));
    expect(texts(card(view, "doc-bookton", { flank: true }), ".spoken")).toContain("keyforge-art-flank");
  });
  it("show what lies on them by tokens with their numbers", () => {
    const box = card(crowded(), "pitlord");
    expect(all(box, "[data-token]").map((token) => [token.dataset["token"], token.textContent])).toEqual([["damage", "4"], ["amber", "12"]]);
    expect(all(card(crowded(), "witch-of-the-eye"), "[data-token]").map((token) => token.dataset["token"])).toEqual(["tagged", "damage"]);
  });
  it("show power, and by an arrow that it has changed", () => {
    const [more, less, same] = ["macis-asp", "briar-grubbling", "zorg"].map((ref) => card(crowded(), ref).querySelector(".power")!);
    expect([more, less, same].map((badge) => [badge!.querySelector("b")!.textContent, badge!.className.match(/more|less/)?.[0] ?? "", badge!.querySelectorAll("svg").length])).toEqual([["6", "more", 2], ["1", "less", 2], ["7", "", 1]]);
    expect(texts(card(crowded(), "macis-asp"), ".spoken")).toContain("keyforge-art-power-changed(power=6 base=3)");
  });
  it("show and say their bonus icons in play, a gigantic creature those of its top half", () => {
    const icons = (box: Element) => all(box, "[data-icon]").map((icon) => icon.dataset["icon"]);
    const view = crowded();
    expect(icons(card(view, "pitlord"))).toEqual(["A", "A"]);
    expect(texts(card(view, "pitlord"), ".spoken")).toContain("keyforge-art-icon(icon=A n=2)");
    const whole = crowded();
    whole.cards["troll"] = { ...whole.cards["troll"]!, top: "bumpsy+AD" };
    for (const size of ["mini", "reading"]) {
      const box = card(whole, "troll", { size });
      expect(icons(box)).toEqual(["A", "D"]);
      expect(texts(box, ".spoken")).toContain("keyforge-art-icon(icon=D n=1)");
    }
    expect(icons(draw(Artifacts, { view, seat: 1, names: NAMES, t, ...touching() }))).toEqual(["A"]);
  });
  it("show and say in hand the house of a house icon", () => {
    const view = midGame({ prints: { ...PRINTS, anger: { ...PRINTS["anger"]!, also: "mars" } } });
    const box = draw(Card, { view, print: "anger", size: "hand", t });
    expect([box.querySelector(".bonus [data-kf-house]")?.getAttribute("data-kf-house"), texts(box, ".spoken")]).toEqual(["mars", expect.arrayContaining(["keyforge-art-house-too(house=keyforge-house-mars)"])]);
  });
  it("keep the picture of an artifact that is a creature, marked by a sign and said", () => {
    const view = crowded();
    view.cards["cannon"] = { ...view.cards["cannon"]!, type: "creature", power: 5, base_power: 5 };
    const box = card(view, "cannon");
    expect(all(box, "[data-token]").map((token) => token.dataset["token"])).toContain("artifact");
    expect(texts(box, ".spoken")).toContain("keyforge-art-animated");
    const shapes = (each: Element) => all(each, ".picture svg path").map((path) => path.getAttribute("d"));
    expect(shapes(box)).toEqual(shapes(draw(Card, { view: crowded(), print: "cannon", t })));
  });
  it("tell kinds of counters apart by their outlines", () => {
    expect(new Set(Object.values(COUNTERS)).size).toBe(Object.keys(COUNTERS).length);
    const view = crowded();
    view.cards["troll"] = { ...view.cards["troll"]!, counters: { yea: 2, nay: 1, other: 3 } };
    expect(all(card(view, "troll"), '[data-token="counter"] .plate').map((plate) => plate.getAttribute("d"))).toEqual([COUNTERS["yea"], COUNTERS["nay"], DRAWINGS.counter.plate]);
  });
  it("show armor, and what is left of it", () => {
    expect([card(crowded(), "sanctum-guardian"), card(crowded(), "staunch-knight")].map((box) => [box.querySelector<HTMLElement>(".armor")!.dataset["armor"], box.querySelector(".armor.used") !== null])).toEqual([["0", true], ["5", false]]);
    expect(card(crowded(), "troll").querySelector(".armor")).toBeNull();
  });
  it("lie askew when they are exhausted, and show each status", () => {
    const has = (ref: string) => card(crowded(), ref).querySelector(".card")!.className;
    expect(has("urchin")).toContain("exhausted");
    expect(has("urchin.2")).toMatch(/warded enraged stunned/);
    expect(has("witch-of-the-eye")).toContain("tagged");
    expect(has("kelifi-dragon")).not.toMatch(/exhausted|warded/);
  });
  it("show the houses that they belong to besides their own", () => {
    expect(all(card(crowded(), "quixo-the-adventurer"), ".emblem svg").map((mark) => mark.dataset["kfHouse"])).toEqual(["logos", "mars"]);
  });
  it("have in hand their words, their icons and their kind", () => {
    const box = draw(Card, { view: midGame(), print: "interdimensional-graft", size: "hand", t });
    expect(all(box, "[data-icon]").map((icon) => icon.dataset["icon"])).toEqual(["A", "D", "R"]);
    expect(texts(box, ".spoken")).toEqual(expect.arrayContaining(["keyforge-house-logos", "keyforge-art-icon(icon=A n=1)", "keyforge-art-icon(icon=R n=1)"]));
    expect([texts(box, ".name"), texts(box, ".type")]).toEqual([["Interdimensional Graft"], ["keyforge-type-action"]]);
    expect(texts(box, ".line").length).toBeGreaterThan(0);
  });
  it("belong to the house that their deck gives them", () => {
    expect(draw(Card, { view: crowded(), print: "troll~dis", size: "hand", t }).querySelector<HTMLElement>("[data-print]")!.dataset["kfHouse"]).toBe("dis");
  });
  it("tell by signs what may be done with them", () => {
    const draws = (more: Record<string, unknown>) => draw(Card, { view: midGame(), print: "anger", size: "hand", t, ...more });
    expect(draws({ chosen: true }).querySelector(".tick")).not.toBeNull();
    expect(draws({ dull: true }).querySelector(".no")).not.toBeNull();
    expect(draws({ lit: true }).querySelector(".tick, .no")).toBeNull();
  });
  it("show nothing from their back but the houses of the deck", () => {
    const box = draw(Card, { view: midGame(), print: null, houses: ["dis", "mars", "logos"], t });
    expect([box.querySelectorAll("g").length, texts(box, ".spoken"), box.querySelector("[data-print]")]).toEqual([3, ["keyforge-art-hidden"], null]);
  });
  it("say counters by their kind, and who owns a card that was taken", () => {
    const said = (changes: Parameters<typeof inPlay>[2]) => statuses(t, inPlay("troll", 0, changes), NAMES).map(({ text }) => text);
    expect(said({ counters: { time: 2, doom: 0 } })).toEqual(["keyforge-art-counter(counter=time n=2)"]);
    expect(said({ owner: 1, under: [null], blank: true, plus: 1 })).toEqual(["keyforge-art-plus(n=1)", "keyforge-art-blank", "keyforge-art-under(n=1)", "keyforge-art-owner(name=Bob)"]);
  });
});

describe("a token creature", () => {
  const view = (core: string | null) => midGame({ cards: { troll: inPlay("troll", 0, { core }) } });
  it("is drawn apart from other creatures, as a facedown card, for whoever looks", () => {
    for (const core of ["anger", null]) {
      const box = card(view(core), "troll");
      expect([box.querySelector(".card.token"), box.querySelector('[data-token="facedown"]')]).not.toContain(null);
      expect(texts(box, ".spoken")).toContain("keyforge-art-token");
    }
    expect(card(midGame(), "troll").querySelector('.card.token, [data-token="facedown"]')).toBeNull();
  });
  it("says which card it is to those who may look at it, and only to them", () => {
    expect(texts(card(view("anger"), "troll"), ".spoken")).toContain("keyforge-art-token-core(card=Anger)");
    expect(texts(card(view(null), "troll"), ".spoken").join()).not.toContain("keyforge-art-token-core");
    const reading = (core: string | null) => draw(Reading, { open: true, view: view(core), what: "troll", names: NAMES, t });
    expect(reading("anger").querySelector("[data-keyforge-core]")!.textContent).toContain("Anger");
    expect(reading(null).querySelector("[data-keyforge-core]")).toBeNull();
    expect(reading(null).textContent).toContain("keyforge-art-token-unknown");
  });
  it("is explained by the token card beside the deck, which is read when it is pressed", () => {
    const onreference = vi.fn();
    const side = (token?: string) => draw(Side, { view: midGame({ players: [token === undefined ? {} : { token }, {}] }), seat: 0, rival: false, names: NAMES, t, ontouch: () => {}, onpile: () => {}, onreference, ...touching() });
    expect(side().querySelector("[data-keyforge-reference]")).toBeNull();
    const reference = side("zorg").querySelector<HTMLButtonElement>("[data-keyforge-reference]")!;
    expect(reference.textContent).toContain("keyforge-art-token-of(name=Ann card=Zorg)");
    reference.click();
    expect(onreference).toHaveBeenCalledWith("zorg");
  });
});

describe("a battleline", () => {
  const line = (more: Record<string, unknown> = {}) => draw(Line, { view: midGame(), seat: 0, names: NAMES, t, ...touching(), ...more });

  it("stands from left to right for its player, and the other way round from above", () => {
    expect(refs(line())).toEqual(["ancient-bear", "troll", "doc-bookton"]);
    expect(refs(line({ flip: true }))).toEqual(["doc-bookton", "troll", "ancient-bear"]);
    expect(line().querySelector("ul")!.getAttribute("aria-label")).toBe("keyforge-art-line(name=Ann count=3)");
  });
  it("has upgrades under their creature, each to be pressed", () => {
    expect(refs(line({ seat: 1 }))).toEqual(["urchin", "pitlord", "silent-dagger", "staunch-knight"]);
  });
  it("gathers many upgrades in one button that says their names and opens their creature", () => {
    const view = midGame();
    const more = ["silent-dagger", "blood-of-titans", "blood-of-titans.2"];
    view.cards["pitlord"] = { ...view.cards["pitlord"]!, upgrades: more };
    for (const ref of more) view.cards[ref] = inPlay(printName(view, ref), 1);
    const touch = touching();
    const box = line({ view, seat: 1, ...touch });
    expect(refs(box)).toEqual(["urchin", "pitlord", "staunch-knight"]);
    const gathered = box.querySelector<HTMLButtonElement>('[data-keyforge-upgrades="pitlord"]')!;
    expect([gathered.querySelector("b")!.textContent, all(gathered, "[data-kf-house] svg").length]).toEqual(["3", 3]);
    expect(gathered.querySelector(".spoken")!.textContent).toMatch(/^keyforge-art-upgrades-on\(count=3 cards=Silent Dagger, Blood of Titans/);
    gathered.click();
    expect(touch.onread).toHaveBeenCalledExactlyOnceWith("pitlord");
    // One that is asked for lies open, with the others.
    const open = line({ view, seat: 1, ...touching({ lit: ["blood-of-titans.2"] }) });
    expect([refs(open), open.querySelector("[data-keyforge-upgrades]")]).toEqual([["urchin", "pitlord", ...more, "staunch-knight"], null]);
  });
  it("offers the places that may be chosen, between those they lie between", () => {
    const onplace = vi.fn();
    const box = line({ places: [0, 2, 3], onplace });
    const items = all(box, "li > button:first-child").map((item) => item.dataset["keyforgePlace"] ?? item.dataset["keyforgeCard"]);
    expect(items).toEqual(["0", "ancient-bear", "troll", "2", "doc-bookton", "3"]);
    expect(texts(box, ".place")).toEqual(["keyforge-action-place-left", "keyforge-action-place-between(left=Troll right=Doc Bookton)", "keyforge-action-place-right"]);
    box.querySelector<HTMLElement>('[data-keyforge-place="2"]')!.click();
    expect(onplace).toHaveBeenCalledExactlyOnceWith(2);
  });
  it("is said to be empty, and has one place then", () => {
    const view = midGame({ players: [{ line: [] }, {}] });
    expect(texts(line({ view }), ".none")).toEqual(["keyforge-art-line-empty"]);
    expect(texts(line({ view, places: [0] }), ".place")).toEqual(["keyforge-action-place-only"]);
  });
  it("lights what may be chosen, and gives the rest to be read", () => {
    const touch = touching({ lit: ["troll"], chosen: ["doc-bookton"], dulls: [["ancient-bear", "It is stunned."]], source: "troll" });
    const box = line({ ...touch });
    expect(all(box, "[data-legal]").map((each) => each.dataset["keyforgeCard"])).toEqual(["troll"]);
    expect(["ancient-bear", "troll", "doc-bookton"].map((ref) => [button(box, ref).getAttribute("aria-pressed"), button(box, ref).getAttribute("aria-disabled")])).toEqual([[null, "true"], ["false", null], ["true", null]]);
    for (const ref of ["troll", "doc-bookton", "ancient-bear"]) button(box, ref).click();
    expect(touch.onpick.mock.calls).toEqual([["troll"], ["ancient-bear"]]);
    expect(touch.onread.mock.calls).toEqual([["doc-bookton"]]);
    expect(button(box, "ancient-bear").textContent).toContain("It is stunned.");
    expect(button(box, "troll").querySelector(".source")).not.toBeNull();
  });
  it("marks flanks when they matter, and one that only counts as a flank always", () => {
    expect(all(line({ flanks: true }), "svg.flank")).toHaveLength(2);
    expect(all(line(), "svg.flank")).toHaveLength(0);
    const view = midGame();
    view.cards["troll"] = { ...view.cards["troll"]!, flank: true };
    expect(all(line({ view }), "svg.flank")).toHaveLength(1);
  });
  it("gives a card to be read by a long press or the other mouse button, lit or not", () => {
    vi.useFakeTimers();
    const touch = touching({ lit: ["troll"] });
    const troll = button(line({ ...touch }), "troll");
    troll.dispatchEvent(new PointerEvent("pointerdown", { pointerType: "touch", bubbles: true }));
    vi.advanceTimersByTime(500);
    troll.click();
    expect([touch.onread.mock.calls, touch.onpick.mock.calls]).toEqual([[["troll"]], []]);
    troll.dispatchEvent(new MouseEvent("contextmenu", { bubbles: true, cancelable: true }));
    troll.dispatchEvent(new PointerEvent("pointerdown", { pointerType: "touch", bubbles: true }));
    troll.dispatchEvent(new PointerEvent("pointermove", { clientX: 30, bubbles: true }));
    vi.advanceTimersByTime(500);
    troll.click();
    expect([touch.onread.mock.calls.length, touch.onpick.mock.calls]).toEqual([2, [["troll"]]]);
  });
  it("gives a card to be read by a mouse held on it, which then chooses nothing; a short press chooses", () => {
    vi.useFakeTimers();
    const touch = touching({ lit: ["troll"] });
    const troll = button(line({ ...touch }), "troll");
    const down = (which: number) => troll.dispatchEvent(new PointerEvent("pointerdown", { pointerType: "mouse", button: which, bubbles: true }));
    down(0);
    vi.advanceTimersByTime(500);
    troll.click();
    expect([touch.onread.mock.calls, touch.onpick.mock.calls]).toEqual([[["troll"]], []]);
    down(0);
    vi.advanceTimersByTime(200);
    troll.dispatchEvent(new PointerEvent("pointerup", { pointerType: "mouse", bubbles: true }));
    troll.click();
    down(2);
    vi.advanceTimersByTime(500);
    expect([touch.onread.mock.calls, touch.onpick.mock.calls]).toEqual([[["troll"]], [["troll"]]]);
  });
  it("is pressed by key again after a mouse was let go over what it opened", () => {
    vi.useFakeTimers();
    const touch = touching({ lit: ["troll"] });
    const troll = button(line({ ...touch }), "troll");
    troll.dispatchEvent(new PointerEvent("pointerdown", { pointerType: "mouse", bubbles: true }));
    vi.advanceTimersByTime(500);
    document.body.dispatchEvent(new PointerEvent("pointerup", { pointerType: "mouse", bubbles: true }));
    vi.advanceTimersByTime(500);
    troll.click();
    expect(touch.onpick.mock.calls).toEqual([["troll"]]);
  });
  it("forgets a long press that no click followed", () => {
    vi.useFakeTimers();
    const touch = touching({ lit: ["troll"] });
    const troll = button(line({ ...touch }), "troll");
    troll.dispatchEvent(new PointerEvent("pointerdown", { pointerType: "touch", bubbles: true }));
    vi.advanceTimersByTime(500);
    troll.dispatchEvent(new PointerEvent("pointercancel", { bubbles: true }));
    vi.advanceTimersByTime(500);
    troll.click();
    expect(touch.onpick.mock.calls).toEqual([["troll"]]);
  });
});

describe("artifacts", () => {
  it("are shown with their name, whether they are ready, and their counters", () => {
    const box = draw(Artifacts, { view: crowded(), seat: 0, names: NAMES, t, ...touching() });
    expect(refs(box)).toEqual(["cannon", "library-of-babble", "cannon.2"]);
    expect(button(box, "cannon").className).toContain("exhausted");
    expect(texts(button(box, "cannon"), ".spoken")).toEqual(expect.arrayContaining(["keyforge-status-exhausted", "keyforge-art-counter(counter=time n=2)"]));
    expect(button(box, "cannon").querySelector<HTMLElement>("[data-token]")!.dataset["token"]).toBe("counter");
  });
  it("take no room when there are none", () => {
    expect(draw(Artifacts, { view: opening(), seat: 0, names: NAMES, t, ...touching() }).querySelector("ul")).toBeNull();
  });
  it("are chosen, asked why not, or read", () => {
    const touch = touching({ lit: ["cannon"], dulls: [["cannon.2", "Not now."]] });
    const box = draw(Artifacts, { view: crowded(), seat: 0, names: NAMES, t, ...touch });
    for (const ref of ["cannon", "cannon.2", "library-of-babble"]) button(box, ref).click();
    expect([touch.onpick.mock.calls, touch.onread.mock.calls]).toEqual([[["cannon"], ["cannon.2"]], [["library-of-babble"]]]);
  });
});

describe("piles", () => {
  const view = crowded();

  it("count their cards and show the one on top", () => {
    expect((["deck", "hand", "archives", "discard", "purged"] as const).map((kind) => countOf(view, 0, kind))).toEqual([8, 7, 3, 4, 1]);
    expect([topOf(view, 0, "discard"), topOf(view, 0, "deck"), topOf(view, 1, "archives")]).toEqual(["bumpsy+AD", "anger", null]);
    expect(cardsOf(view, 0, "deck")).toEqual(["anger", ...Array.from({ length: 7 }, () => null)]);
    expect(cardsOf(view, 1, "deck")).toEqual([]);
  });
  it("say whose they are, and open when they are pressed", () => {
    const onpick = vi.fn();
    const box = draw(Pile, { view, seat: 0, kind: "discard", lit: true, names: NAMES, t, onpick });
    expect(texts(box, ".spoken")).toEqual(["keyforge-art-pile(pile=discard name=Ann count=4)", "keyforge-art-pile-top(card=Bumpsy)"]);
    const pile = box.querySelector<HTMLElement>('[data-keyforge-pile="discard:0"][data-legal]')!;
    pile.click();
    expect(onpick).toHaveBeenCalledOnce();
    expect(draw(Pile, { view, seat: 1, kind: "deck", names: NAMES, t, onpick }).querySelector(".empty .hollow")).not.toBeNull();
    expect(draw(Pile, { view, seat: 1, kind: "archives", names: NAMES, t, onpick }).querySelectorAll("g")).toHaveLength(3);
  });
  it("lie open with the top card first, those lit to be chosen", () => {
    const [onpick, onread] = [vi.fn(), vi.fn()];
    const box = draw(PileSheet, { open: true, view, seat: 0, kind: "discard", names: NAMES, lit: new Set(["anger.2"]), t, onpick, onread });
    expect(refs(box)).toEqual(["bumpsy+AD", "anger.2", "witch-of-the-eye.2", "looter-goblin"]);
    button(box, "anger.2").click();
    button(box, "looter-goblin").click();
    expect([onpick.mock.calls, onread.mock.calls]).toEqual([[["anger.2"]], [["looter-goblin"]]]);
  });
  it("tell how many of their cards the reader doesn't know", () => {
    const sheet = (kind: string, seat: number) => draw(PileSheet, { open: true, view, seat, kind, names: NAMES, t, onread: () => {} });
    expect(texts(sheet("archives", 1), ".hidden")[0]).toContain("keyforge-art-pile-hidden(n=4)");
    expect(sheet("archives", 0).querySelector(".hidden")).toBeNull();
    expect(texts(sheet("purged", 1), ".none")).toEqual(["keyforge-art-pile-empty"]);
  });
  it("show what was searched for in their stead", () => {
    const box = draw(PileSheet, { open: true, view, seat: 0, kind: "deck", cards: ["troll", "anger"], names: NAMES, t, onread: () => {} });
    expect(all(box, "[data-keyforge-print]").map((each) => each.dataset["keyforgePrint"])).toEqual(["troll", "anger"]);
    expect(box.querySelector(".hidden")).toBeNull();
  });
});

describe("a player", () => {
  const player = (view: View, seat: number, more: Record<string, unknown> = {}) => draw(Player, { view, seat, names: NAMES, t, ...more });

  it("has æmber beside what the next key costs, a place drawn for each", () => {
    const box = player(crowded(), 0);
    expect(texts(box, ".amber .spoken")).toEqual(["keyforge-art-pool(amber=9 cost=8)"]);
    expect([box.querySelector(".count")!.textContent, all(box, ".place").length, all(box, ".place.over").length, all(box, ".place .hollow").length]).toEqual(["9/8", 9, 1, 0]);
    const poor = player(crowded(), 1);
    expect([all(poor, ".place").length, all(poor, ".place .hollow").length, poor.querySelector(".enough")]).toEqual([6, 3, null]);
    expect(all(player(crowded({ players: [{ amber: 40 }, {}] }), 0), ".place")).toHaveLength(12);
  });
  it("has keys, chains and check, and may be haunted", () => {
    const box = player(crowded(), 0);
    expect(all(box, "[data-key][data-forged]").map((key) => key.dataset["key"])).toEqual(["red", "yellow"]);
    expect(texts(box, ".keys .spoken")[1]).toBe("keyforge-art-key(key=keyforge-colour-blue forged=no)");
    expect(texts(box, ".check")).toEqual(["keyforge-art-check"]);
    expect(texts(box, ".mark .spoken")).toEqual(["keyforge-art-chains(n=7)"]);
    // Of no use in sets whose cards don't ask for it.
    expect(texts(player(crowded(), 1), ".mark .spoken")).toEqual([]);
    expect(texts(player(crowded({ players: [{ set: "GR" }, {}] }), 1), ".mark .spoken")).toEqual(["keyforge-art-haunted"]);
    const { prints } = crowded();
    const [some] = Object.values(prints);
    expect(texts(player(crowded({ prints: { ...prints, "the-grim-reaper": { ...some!, card: "the-grim-reaper" } } }), 1), ".mark .spoken")).toEqual(["keyforge-art-haunted"]);
    expect(player(opening(), 0).querySelector(".marks")).toBeNull();
  });
  it("has the tide, high, low or neutral, where the game has one", () => {
    const tide = (changes: Parameters<typeof midGame>[0]) =>
      [0, 1].map((seat) => {
        const mark = player(midGame(changes), seat).querySelector<HTMLElement>("[data-keyforge-tide]");
        return mark === null ? null : [mark.dataset["keyforgeTide"], mark.textContent.trim()];
      });
    const said = (state: string) => [state, `keyforge-art-tide(tide=${state})`];
    expect(tide({})).toEqual([null, null]);
    expect(tide({ tide: null })).toEqual([said("neutral"), said("neutral")]);
    expect(tide({ tide: 0 })).toEqual([said("high"), said("low")]);
    expect(tide({ tide: 1 })).toEqual([said("low"), said("high")]);
  });
  it("shows the active house to whom it belongs", () => {
    const active = (view: View, seat: number) => all(player(view, seat), ".houses .active").map((each) => each.dataset["kfHouse"]);
    expect([active(crowded(), 0), active(crowded(), 1), active(finished(), 0)]).toEqual([["brobnar"], [], []]);
    // The house of a card under control.
    expect(all(player(crowded({ house: "mars" }), 0), ".houses li").map((each) => each.dataset["kfHouse"])).toEqual(["brobnar", "logos", "untamed", "mars"]);
  });
  it("can be chosen where an option touches the seat", () => {
    const onpick = vi.fn();
    const box = player(midGame(), 1, { lit: new Set(["seat:1"]), onpick });
    box.querySelector<HTMLElement>('[data-keyforge-choose-seat="1"]')!.click();
    expect(onpick).toHaveBeenCalledExactlyOnceWith("seat:1");
    expect(player(midGame(), 0, { lit: new Set(["seat:1"]) }).querySelector("button")).toBeNull();
  });
});

describe("a side of the table", () => {
  const side = (view: View, seat: number, rival: boolean, more: Record<string, unknown> = {}) => draw(Side, { view, seat, rival, names: NAMES, t, ontouch: () => {}, onpile: () => {}, ...touching(), ...more });

  it("shows the hand of a rival as a pile, and one's own elsewhere", () => {
    const piles = (box: Element) => all(box, "[data-keyforge-pile]").map((pile) => pile.dataset["keyforgePile"]);
    expect(piles(side(crowded(), 1, true))).toEqual(["hand:1", "deck:1", "archives:1", "discard:1", "purged:1"]);
    expect(piles(side(crowded(), 0, false))).toEqual(["deck:0", "archives:0", "discard:0", "purged:0"]);
  });
  it("lights a pile that an option touches, and opens the one that is pressed", () => {
    const onpile = vi.fn();
    const box = side(crowded(), 0, false, { touches: new Set(["archives:0"]), onpile });
    expect(all(box, "[data-keyforge-pile][data-legal]").map((pile) => pile.dataset["keyforgePile"])).toEqual(["archives:0"]);
    box.querySelector<HTMLElement>('[data-keyforge-pile="purged:0"]')!.click();
    expect(onpile).toHaveBeenCalledExactlyOnceWith("purged");
  });
  it("turns the line of a rival round", () => {
    expect(refs(side(midGame(), 1, true)).slice(1)).toEqual(["staunch-knight", "pitlord", "silent-dagger", "urchin"]);
  });
  it("draws every creature of a crowded table", () => {
    const view = crowded();
    for (const seat of [0, 1]) expect(new Set(refs(side(view, seat, seat === 1)))).toEqual(new Set([...playerAt(view, seat).line, ...playerAt(view, seat).artifacts, ...playerAt(view, seat).line.flatMap((ref) => view.cards[ref]!.upgrades)]));
  });
});

describe("the reading view", () => {
  const reading = (view: View, what: string) => draw(Reading, { open: true, view, what, names: NAMES, t });

  it("explains keywords, with their numbers", () => {
    const box = reading(crowded(), "ancient-bear");
    expect(texts(box, "dl dt")).toEqual(expect.arrayContaining(["2 keyforge-keyword-assault(n=2)", "keyforge-keyword-skirmish"]));
    expect(texts(box, "dd")).toEqual(expect.arrayContaining(["keyforge-keyword-assault-text(n=2)", "keyforge-keyword-skirmish-text(n=0)"]));
  });
  it("explains the keywords that are printed, of a card that is not in play", () => {
    expect(texts(reading(midGame({ cards: {} }), "looter-goblin"), "dd")).toEqual(["keyforge-keyword-elusive-text(n=0)"]);
  });
  it("tells state, houses, upgrades and what is under a card", () => {
    const box = reading(crowded(), "tireless-crocag");
    expect(texts(box, ".facts li")).toEqual(expect.arrayContaining(["keyforge-house-brobnar", "keyforge-art-ready", "keyforge-art-owner(name=Bob)"]));
    expect(texts(box, "dt")).toEqual(expect.arrayContaining(["Silent Dagger", "Blood of Titans"]));
    const quixo = reading(crowded(), "quixo-the-adventurer");
    expect(texts(quixo, ".facts li")).toContain("keyforge-art-house-too(house=keyforge-house-mars)");
    expect(texts(quixo, ".more > ul:last-child li")).toEqual(["Dust Pixie"]);
  });
  it("tells what lasting effects do to it, and why it can't be used", () => {
    const view = crowded({ faults: [{ card: "ancient-bear", what: "reap", why: "exhausted", by: null }] });
    const box = reading(view, "ancient-bear");
    expect(texts(box, "h3")).toContain("keyforge-art-notes");
    expect(texts(box, "dt")).toContain("Cannon");
    expect(texts(box, ".faults li")[0]).toContain("keyforge-fault-exhausted");
    expect(reading(crowded(), "troll").querySelector(".faults")).toBeNull();
  });
  it("says since when a card has an erratum, or which print of it counts", () => {
    const view = crowded();
    const printed = (card: string) => ({ ...view, prints: { ...view.prints, [card]: { ...view.prints["troll"]!, card } } });
    expect(texts(reading(printed("bait-and-switch"), "bait-and-switch"), ".errata")).toEqual(["keyforge-art-errata(rulebook=14)"]);
    expect(texts(reading(printed("brain-eater"), "brain-eater"), ".errata")).toEqual(["keyforge-art-reworded(set=Dark Tidings)"]);
    expect(texts(reading(view, "troll"), ".errata")).toEqual([]);
  });
  it("explains the states that the rules have a word for", () => {
    expect(texts(reading(crowded(), "doc-bookton"), ".about")).toEqual(["keyforge-status-exhausted-text", "keyforge-status-stunned-text"]);
  });
  it("shows a card of the hand as it is printed, though one of that name is in play", () => {
    const faults: View["faults"] = [{ card: "troll", what: "play", why: "house", by: null }, { card: "troll", what: "reap", why: "exhausted", by: null }];
    const box = draw(Reading, { open: true, view: crowded({ faults }), what: "troll", printed: true, names: NAMES, t });
    expect([box.querySelector("[data-token]"), texts(box, ".facts li")]).toEqual([null, ["keyforge-house-brobnar"]]);
    expect(texts(box, ".faults li").map((said) => said.includes("keyforge-fault-house"))).toEqual([true]);
    expect(texts(reading(crowded({ faults }), "troll"), ".faults li").map((said) => said.includes("keyforge-fault-exhausted"))).toEqual([true]);
  });
  it("counts the bonus icons of a card in hand", () => {
    expect(texts(reading(opening(), "dust-pixie"), ".facts li")).toContain("keyforge-art-icon(icon=A n=2)");
  });
});

describe("the page of parts", () => {
  it("shows every house, every card of the fixtures, and opens what is pressed", () => {
    const box = draw(Gallery, { t });
    expect(new Set(all(box, "svg[data-kf-house]").map((mark) => mark.dataset["kfHouse"]))).toEqual(new Set(HOUSES));
    expect(all(box, ".cards [data-print]").map((each) => each.dataset["print"])).toEqual(Object.keys(PRINTS));
    button(box, "zorg").click();
    flushSync();
    expect(box.querySelector('[data-keyforge-reading="zorg"]')).not.toBeNull();
  }, 30_000);
});
