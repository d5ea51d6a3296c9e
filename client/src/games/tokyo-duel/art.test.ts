import { tick } from "svelte";
import { describe, expect, it, vi } from "vitest";
import { t } from "../shared/fixtures";
import { allOf as all, drawer } from "../shared/testing/draw";
import CardBack from "./art/CardBack.svelte";
import { CARDS, FACES, MONSTERS, SYMBOLS, TOKENS, cardOf, symbolOf, tokenOf } from "./art/data";
import DiceTokens from "./art/DiceTokens.svelte";
import Die from "./art/Die.svelte";
import EnergyCubes from "./art/EnergyCubes.svelte";
import { BASE_CELLS, MOST_CELLS, bareTrack, cellsSeen, hoverOf, placeOf, platesOf, spotOf, spotlight, withToken, zoneOf } from "./art/geometry";
import HealthDial from "./art/HealthDial.svelte";
import MonsterBoard from "./art/MonsterBoard.svelte";
import MonsterFace from "./art/MonsterFace.svelte";
import { pictureOf } from "./art/pictures";
import PowerCard from "./art/PowerCard.svelte";
import { BARE, KINGS, LONGER, PLAIN, SHORTER, laid } from "./art/samples";
import { cellName, spaceName } from "./art/say";
import SymbolIcon from "./art/SymbolIcon.svelte";
import TokenShape from "./art/TokenShape.svelte";
import Track from "./art/Track.svelte";
import Emblem from "./Emblem.svelte";
import Gallery from "./Gallery.svelte";

const NAMES = ["Ann", "Bob"];

const draw = drawer();
const place = (element: HTMLElement | null) => Number(element?.style.getPropertyValue("--p"));
const length = (element: HTMLElement | null) => Number(element?.style.getPropertyValue("--w"));
const track = (more: Record<string, unknown> = {}) => draw(Track, { track: "fame", cells: BARE, marker: 7, you: 0, t, names: NAMES, ...more });

describe("a bare track", () => {
  it("has fifteen spaces, four spotlights on two tracks and a victory space at either end", () => {
    expect(bareTrack().map((cell) => cell.spaces)).toEqual(Array.from({ length: 15 }, (_, index) => [index - 7]));
    expect(bareTrack().map((cell) => cell.victory)).toEqual([1, ...Array(13).fill(null), 0]);
    expect([-6, -5, -4, -3, -2, 0, 2, 3, 5, 6].map(zoneOf)).toEqual([null, 1, 1, 1, null, null, null, 0, 0, null]);
    expect(spotlight(BARE, 0, 0)).toEqual({ at: 10, size: 3 });
    expect(spotlight(BARE, 0, 1)).toEqual({ at: 2, size: 3 });
    expect(spotlight(BARE, 1, 1)).toEqual({ at: 10, size: 3 });
  });
});

describe("tokens on a track", () => {
  it("cover their spaces when they are plain", () => {
    expect(PLAIN).toHaveLength(BASE_CELLS);
    expect(PLAIN.filter((cell) => cell.token === "BZ07").map((cell) => [cell.spaces, cell.reward])).toEqual([[[-1], "energy"], [[0], "attack"], [[1], "heal"]]);
  });
  it("make the track longer: three cells on two spaces, the middle one between them", () => {
    const cells = laid({ token: "BZ10", start: 2, turned: false });
    expect(cells).toHaveLength(16);
    expect(cells.filter((cell) => cell.token).map(({ spaces, reward, zone, part }) => ({ spaces, reward, zone, part }))).toEqual([
      { spaces: [2], reward: null, zone: null, part: 0 },
      { spaces: [2, 3], reward: "heal", zone: 0, part: 1 },
      { spaces: [3], reward: null, zone: 0, part: 2 },
    ]);
    expect(LONGER).toHaveLength(MOST_CELLS);
  });
  it("make the track shorter: the outer spaces side by side, nothing between", () => {
    const cells = laid({ token: "BZ09", start: 5, turned: false });
    expect(cells).toHaveLength(14);
    expect(cells.slice(-3).map(({ spaces, token, zone, victory }) => ({ spaces, token, zone, victory }))).toEqual([
      { spaces: [4], token: null, zone: 0, victory: null },
      { spaces: [5], token: "BZ09", zone: 0, victory: null },
      { spaces: [7], token: "BZ09", zone: null, victory: 0 },
    ]);
  });
  it("keep the victory space outermost at both ends", () => {
    expect(laid({ token: "BZ10", start: 6, turned: false }).map((cell) => cell.victory).slice(-3)).toEqual([null, null, 0]);
    expect(laid({ token: "BZ10", start: -7, turned: false }).map((cell) => cell.victory).slice(0, 3)).toEqual([1, null, null]);
  });
  it("are turned round", () => {
    const rewards = (turned: boolean) => withToken(BARE, tokenOf("BZ05"), 1, turned).filter((cell) => cell.token).map((cell) => [cell.reward, cell.part]);
    expect(rewards(false)).toEqual([["attack", 0], ["token", 1]]);
    expect(rewards(true)).toEqual([["token", 1], ["attack", 0]]);
  });
  it("show The King's as stops", () => expect(KINGS.filter((cell) => cell.reward === "stop").map((cell) => cell.spaces)).toEqual([[-3], [2]]));
});

describe("the other end of the table", () => {
  it("mirrors every place", () => {
    for (const cells of [BARE, LONGER, SHORTER]) {
      cells.forEach((_, index) => expect(placeOf(cells, index, 1)).toBe(cells.length - 1 - placeOf(cells, index, 0)));
      for (const plate of platesOf(cells, 0, tokenOf)) {
        const mirrored = platesOf(cells, 1, tokenOf).find(({ token }) => token === plate.token)!;
        expect(mirrored.at + mirrored.size).toBe(cells.length - plate.at);
      }
    }
  });
  it("sees a token's cells from the other side", () => {
    const seen = (turned: boolean, you: 0 | 1) => cellsSeen(tokenOf("BZ06"), turned, you).map((cell) => cell?.[0]);
    expect([seen(false, 0), seen(true, 0), seen(false, 1), seen(true, 1)]).toEqual([["energy", "heal"], ["heal", "energy"], ["heal", "energy"], ["energy", "heal"]]);
  });
});

describe("aiming", () => {
  it("finds a space as its cell, and a folded one at the seam", () => {
    expect(spotOf(BARE, 3, 0)).toEqual({ at: 10, size: 1 });
    expect(spotOf(BARE, 3, 1)).toEqual({ at: 4, size: 1 });
    // BZ09 on -6 to -4: the cells of -6 and -4 are the second and third from the left.
    expect([-6, -5, -4].map((space) => spotOf(SHORTER, space, 0)?.at)).toEqual([1, 1.5, 2]);
    expect([-6, -5, -4].map((space) => spotOf(SHORTER, space, 1)?.at)).toEqual([12, 11.5, 11]);
    expect(spotOf(BARE, 8, 0)).toBeNull();
    expect(spotOf(BARE, -8, 0)).toBeNull();
  });
  it("holds a token over the middle of the spaces it would cover", () => {
    const hover = (token: string, start: number) => hoverOf(BARE, tokenOf(token), { token, start, turned: false }, 0);
    expect(hover("BZ07", 2)).toEqual({ at: 9, size: 3, covers: { at: 9, size: 3 } });
    expect(hover("BZ10", 2)).toEqual({ at: 8.5, size: 3, covers: { at: 9, size: 2 } });
    expect(hover("BZ09", 2)).toEqual({ at: 9.5, size: 2, covers: { at: 9, size: 3 } });
    expect(hover("BZ09", 6)).toBeNull();
    expect(hoverOf(BARE, tokenOf("BZ10"), { token: "BZ10", start: 2, turned: false }, 1)?.covers).toEqual({ at: 4, size: 2 });
  });
});

describe("the drawn track", () => {
  it.each([["bare", BARE, 15], ["longer", LONGER, 17], ["shorter", SHORTER, 14]] as const)("is as long as its cells: %s", (_, cells, count) => {
    const box = track({ cells });
    expect(box.querySelector<HTMLElement>(".track")!.style.getPropertyValue("--n")).toBe(String(count));
    expect(all(box, "[data-cell]").map(place).sort((a, b) => a - b)).toEqual(Array.from({ length: count }, (_, index) => index));
  });
  it("puts the marker on its cell, from either seat", () => {
    expect(place(track({ marker: 9 }).querySelector("[data-marker]"))).toBe(9);
    expect(place(track({ marker: 9, you: 1 }).querySelector("[data-marker]"))).toBe(5);
    expect(place(track({ marker: 9, you: 1, cells: LONGER }).querySelector("[data-marker]"))).toBe(7);
  });
  it("has the reader's own end at the right", () => {
    const ends = (you: 0 | 1) => all(track({ you }), ".end").map((end) => end.textContent);
    expect(ends(0)).toEqual(["Bob", "Ann"]);
    expect(ends(1)).toEqual(["Ann", "Bob"]);
    expect(place(track({ you: 1 }).querySelector("[data-zone='1']"))).toBe(10);
  });
  it("draws tokens with their own number of cells", () => {
    const box = track({ cells: LONGER });
    expect(length(box.querySelector("[data-token='BZ10']"))).toBe(3);
    expect(length(track({ cells: SHORTER }).querySelector("[data-token='BZ09']"))).toBe(2);
    expect(box.querySelectorAll("[data-reward='attack'] svg")).toHaveLength(3); // BZ11's one and the two of BZ08
    expect(track({ cells: KINGS }).querySelectorAll("[data-reward='stop'] [data-symbol='stop']")).toHaveLength(2);
    expect(track({ cells: SHORTER }).querySelectorAll(".fold")).toHaveLength(1);
    expect(track({ cells: PLAIN }).querySelectorAll(".fold")).toHaveLength(0);
  });
  it("shows where the marker would go, and only when it would move", () => {
    expect(place(track({ marker: 7, ghost: 10 }).querySelector(".ghost"))).toBe(10);
    expect(length(track({ marker: 7, ghost: 10 }).querySelector(".trail"))).toBe(3);
    expect(track({ marker: 7, ghost: 7 }).querySelector(".ghost")).toBeNull();
    expect(track({ marker: 7, ghost: null }).querySelector(".ghost")).toBeNull();
  });
  it("offers the lit spaces as buttons, told apart by their words", async () => {
    const [onspace, onhover] = [vi.fn(), vi.fn()];
    const box = track({ lit: [-3, 0, 4], onspace, onhover });
    const buttons = all(box, "button");
    expect(buttons.map((button) => button.getAttribute("aria-label"))).toEqual([
      "tokyo-duel-space(track=fame number=3 half=own name=Bob)",
      "tokyo-duel-space(track=fame number=0 half=none name=)",
      "tokyo-duel-space(track=fame number=4 half=own name=Ann)",
    ]);
    expect(buttons.map(place)).toEqual([4, 7, 11]);
    buttons[2]!.click();
    expect(onspace).toHaveBeenCalledExactlyOnceWith(4);
    await tick();
    buttons[0]!.dispatchEvent(new Event("pointerenter"));
    buttons[0]!.dispatchEvent(new Event("pointerleave"));
    expect(onhover.mock.calls).toEqual([[-3], [null]]);
  });
  it("orders the buttons as the eye goes, also from the other seat", () => {
    const order = (you: 0 | 1) => all(track({ lit: [4, -3, 0], onspace: () => {}, you }), "button").map((button) => Number(button.dataset["space"]));
    expect([order(0), order(1)]).toEqual([[-3, 0, 4], [4, 0, -3]]);
  });
  it("flashes on the cell whose reward was collected", () => {
    const box = track({ cells: LONGER, you: 1, sparkles: [{ cell: 3, id: "a" }] });
    expect(all(box, "[data-sparkle]").map(place)).toEqual([13]);
  });
  it("has no buttons while nothing can be placed", () => expect(track({ lit: [1, 2] }).querySelector("button")).toBeNull());
  it("holds the previewed token over the track", () => {
    const box = track({ preview: { token: "BZ11", start: 1, turned: false } });
    expect(box.querySelector("[data-preview='BZ11'] [data-reward='attack']")).not.toBeNull();
    expect(length(box.querySelector(".cover"))).toBe(2);
  });
  it("tells those who do not see it where everything is", () => {
    const said = all(track({ cells: LONGER, marker: LONGER.findIndex((cell) => cell.spaces.join() === "2,3") }), "li").map((line) => line.textContent);
    expect(said[0]).toBe("tokyo-duel-art-marker(track=fame place=tokyo-duel-space-between(one=tokyo-duel-space(track=fame number=2 half=own name=Ann) other=tokyo-duel-space(track=fame number=3 half=own name=Ann)))");
    expect(said.slice(1).map((line) => line!.match(/tokyo-duel-token-(\w+)/)![1])).toEqual(["BZ11", "BZ10", "BZ08"]);
  });
});

describe("places in words", () => {
  it("counts from the middle on somebody's half", () => {
    expect(spaceName(t, "fame", -7, NAMES)).toBe("tokyo-duel-space(track=fame number=7 half=own name=Bob)");
    expect(cellName(t, "destruction", BARE[7]!, NAMES)).toBe("tokyo-duel-space(track=destruction number=0 half=none name=)");
  });
});

describe("symbols and dice", () => {
  it("draws eight symbols, no two of one shape", () => {
    const shapes = [...SYMBOLS, "token", "stop"].map((symbol) => draw(SymbolIcon, { symbol }).querySelector(".body")!.getAttribute("d"));
    expect(new Set(shapes).size).toBe(8);
  });
  it("is decorative until it has a title", () => {
    expect(draw(SymbolIcon, { symbol: "heal" }).querySelector("svg")!.getAttribute("aria-hidden")).toBe("true");
    const titled = draw(SymbolIcon, { symbol: "heal", title: "Heal", size: 20 }).querySelector("svg")!;
    expect([titled.getAttribute("role"), titled.getAttribute("aria-label"), titled.getAttribute("aria-hidden"), titled.style.getPropertyValue("--size")]).toEqual(["img", "Heal", null, "20px"]);
  });
  it("has the six symbols on a die and turns each of them to the reader", () => {
    expect(FACES.map(symbolOf)).toEqual([...SYMBOLS]);
    const turns = FACES.map((face) => {
      const box = draw(Die, { face });
      expect(all(box, "[data-symbol]").map((icon) => icon.dataset["symbol"])).toEqual([...SYMBOLS]);
      return box.querySelector<HTMLElement>(".cube")!.style.transform;
    });
    expect(new Set(turns).size).toBe(6);
  });
  it("shows what state a die is in", () => {
    const die = (more: Record<string, unknown>) => draw(Die, { face: "A", ...more }).querySelector(".die")!;
    expect(die({ held: true }).querySelector(".lock")).not.toBeNull();
    expect(die({}).querySelector(".lock")).toBeNull();
    expect(die({ extra: true, lit: true }).className).toMatch(/lit.*extra/);
    expect(die({ face: null }).className).toContain("blank");
    expect(die({ rolling: true }).className).toContain("rolling");
    expect(die({ rolling: true, reducedMotion: true }).className).not.toContain("rolling");
  });
});

describe("cards", () => {
  it("are the fifty, each token named by three of them", () => {
    expect(CARDS.map((card) => card.id)).toEqual(Array.from({ length: 50 }, (_, index) => `TD${String(index + 1).padStart(2, "0")}`));
    for (const token of TOKENS.filter(({ king }) => !king)) expect(CARDS.filter((card) => card.buzz === token.id)).toHaveLength(3);
    expect(() => cardOf("TD51")).toThrow("TD51");
  });
  it.each(CARDS.map((card) => [card.id, card] as const))("%s says its name, kind and every line of its effect", (id, card) => {
    const box = draw(PowerCard, { card: id, t });
    expect(box.querySelector(".name")!.textContent).toBe(`tokyo-duel-card-${id}`);
    expect(box.querySelector(".kind")!.textContent).toContain(`tokyo-duel-art-kind(kind=${card.kind})`);
    expect(all(box, ".line").map((line) => line.textContent!.trim())).toEqual(card.text.map((line) => t(line.message, line.args)));
    expect(box.querySelector(".number")!.textContent).toBe(String(card.cost));
    expect(box.querySelector("[data-token]")?.getAttribute("data-token") ?? null).toBe(card.buzz);
  });
  it("keeps the effect for screen readers on a small card", () => {
    const text = draw(PowerCard, { card: "TD27", compact: true, t }).querySelector(".text")!;
    expect(text.className).toContain("said");
    expect(text.textContent).toContain("tokyo-duel-text-pull");
  });
  it("shows the price of the moment, the printed cost struck through, or none", () => {
    const cheaper = draw(PowerCard, { card: "TD05", price: 5, discounted: true, t });
    expect([cheaper.querySelector(".number")!.textContent, cheaper.querySelector("s")!.textContent]).toEqual(["5", "6"]);
    expect(cheaper.textContent).toContain("tokyo-duel-art-price(price=5 cost=6 discounted=yes)");
    expect(draw(PowerCard, { card: "TD05", price: null, t }).querySelector(".cost")).toBeNull();
    expect(draw(PowerCard, { card: "TD05", price: 6, t }).querySelector("s")).toBeNull();
  });
  it("says when its effect is spent", () => {
    expect(draw(PowerCard, { card: "TD05", used: true, t }).textContent).toContain("tokyo-duel-art-used");
    expect(draw(PowerCard, { card: "TD05", t }).textContent).not.toContain("tokyo-duel-art-used");
  });
  it("can stand in a button: nothing but phrasing content", () => {
    for (const compact of [false, true]) expect(all(draw(PowerCard, { card: "TD33", compact, t }), "div, p, ul, li, h1, h2, h3, article, button, a")).toEqual([]);
  });
  it("gives every card a picture of its own", () => {
    const pictures = CARDS.map((card) => pictureOf(card.id));
    expect(pictures.every((picture) => picture.drawing.length > 100)).toBe(true);
    expect(new Set(pictures.map((picture) => picture.drawing)).size).toBe(50);
    expect(pictureOf("XX").symbols).toHaveLength(1);
  });
  it("draws every picture without a mistake", () => {
    for (const card of CARDS) {
      const { drawing, pattern } = pictureOf(card.id);
      expect(`${drawing}${pattern}`).not.toMatch(/NaN|undefined|null/);
      const parsed = new DOMParser().parseFromString(`<svg xmlns="http://www.w3.org/2000/svg">${drawing}</svg>`, "image/svg+xml");
      expect(parsed.querySelector("parsererror")).toBeNull();
      for (const shape of parsed.querySelectorAll("path")) expect(shape.getAttribute("d")).toMatch(/^M[-\d.]/);
    }
  });
});

describe("what lies before a player", () => {
  it("turns the dial from the skull to the starting health", () => {
    const turn = (health: number) => Number(draw(HealthDial, { health, most: 14, t }).querySelector<SVGElement>(".pointer")!.style.transform.match(/-?[\d.]+/)![0]);
    expect([turn(0), turn(7), turn(14)]).toEqual([-140, 0, 140]);
    const dial = draw(HealthDial, { health: 9, most: 14, t }).querySelector("svg")!;
    expect([dial.getAttribute("role"), dial.getAttribute("aria-label"), dial.querySelector("text")!.textContent]).toEqual(["img", "tokyo-duel-art-health-of(health=9 most=14)", "9"]);
    expect(draw(HealthDial, { health: 0, most: 14, t }).querySelectorAll(".skull")).toHaveLength(2);
    expect(draw(HealthDial, { health: 0, most: 14, t }).querySelector("text")).toBeNull();
  });
  it.each([[0, 0], [3, 3], [10, 10], [23, 10]])("heaps %i energy as %i cubes and its number", (count, drawn) => {
    const box = draw(EnergyCubes, { count, t });
    expect(box.querySelectorAll("svg:not(.ghost)")).toHaveLength(drawn);
    expect(box.querySelector(".count")!.textContent).toBe(String(count));
    expect(box.querySelector("[role=img]")!.getAttribute("aria-label")).toBe(`tokyo-duel-art-energy(count=${count})`);
  });
  it.each([0, 1, 2])("has two places for dice tokens, %i of them filled", (count) => {
    const box = draw(DiceTokens, { count, t });
    expect([box.querySelectorAll("[data-symbol=token]").length, box.querySelectorAll(".empty").length]).toEqual([count, 2 - count]);
  });
  it("counts the deck, also when it is empty", () => {
    expect(draw(CardBack, { count: 44, t }).querySelector(".count")!.textContent).toBe("44");
    expect(draw(CardBack, { count: 0, t }).querySelector(".hollow")).not.toBeNull();
  });
  it("draws each token with its own cells", () => {
    for (const token of TOKENS) {
      const box = draw(TokenShape, { token: token.id });
      expect(all(box, "g[data-reward]").map((cell) => cell.dataset["reward"])).toEqual(token.cells.map((cell) => cell?.[0] ?? ""));
      expect(box.querySelector("svg")!.getAttribute("viewBox")).toBe(`0 0 ${token.cells.length * 40} 40`);
      expect(draw(TokenShape, { token: token.id, vertical: true }).querySelector("svg")!.getAttribute("viewBox")).toBe(`0 0 40 ${token.cells.length * 40}`);
    }
  });
});

describe("monsters", () => {
  it("are six, of six looks, in four moods each", () => {
    expect(MONSTERS).toHaveLength(6);
    const faces = MONSTERS.flatMap(({ id }) => ["calm", "hurt", "winning", "out"].map((mood) => draw(MonsterFace, { monster: id, mood }).querySelector("svg")!.innerHTML));
    expect(new Set(faces).size).toBe(24);
  });
  it("leaves the stage empty before one is chosen", () => expect(draw(MonsterFace, { monster: null }).querySelector(".skin")).toBeNull());
  it.each(MONSTERS.map((monster) => [monster.id, monster] as const))("%s is presented with difficulty, health and power", (id, monster) => {
    const box = draw(MonsterBoard, { monster: id, difficulty: monster.difficulty, health: monster.health, t });
    expect(box.textContent).toContain(`tokyo-duel-monster-${id}`);
    expect(box.textContent).toContain(`tokyo-duel-power-${id}`);
    expect(box.textContent).toContain(`tokyo-duel-art-health(health=${monster.health})`);
    expect(box.querySelectorAll(".difficulty .on")).toHaveLength(monster.difficulty);
  });
});

describe("the page of parts", () => {
  it("shows every card, monster, token and face", () => {
    const box = draw(Gallery, { t });
    const there = (selector: string, name: string) => new Set(all(box, selector).map((element) => element.dataset[name]));
    expect([...there(".card[data-card]", "card")].sort()).toEqual(CARDS.map((card) => card.id));
    expect([...there("svg.face", "monster")]).toEqual(expect.arrayContaining(MONSTERS.map((monster) => monster.id)));
    expect([...there("svg[data-token]", "token")]).toEqual(expect.arrayContaining(TOKENS.map((token) => token.id)));
    expect([...there(".die.held", "face")].sort()).toEqual([...FACES].sort());
  }, 30_000);
  it("has a picture for the home page", () => expect(draw(Emblem).querySelectorAll("[data-monster]")).toHaveLength(2));
});
