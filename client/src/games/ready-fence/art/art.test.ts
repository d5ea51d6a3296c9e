import { describe, expect, it, vi } from "vitest";
import { t } from "../../shared/fixtures";
import { allOf as all, drawer, textsOf as texts } from "../../shared/testing/draw";
import Emblem from "../Emblem.svelte";
import Gallery from "../Gallery.svelte";
import CardBack from "./CardBack.svelte";
import Conversation from "./Conversation.svelte";
import FenceCard from "./FenceCard.svelte";
import { KINDS, coloursOf, hasSpeed } from "./labels";
import { pictogramOf } from "./pictograms";
import PlayMark from "./PlayMark.svelte";
import PositionDial from "./PositionDial.svelte";
import { MOMENTS, PHRASES } from "./samples";
import Scoreboard from "./Scoreboard.svelte";
import Stamina from "./Stamina.svelte";
import Strip from "./Strip.svelte";
import { HEIGHT, WIDTH, centre, outline, tap, zoneOf } from "./strip";
import TimerDeck from "./TimerDeck.svelte";

const NAMES = ["Ann", "Bob"];

const draw = drawer();
const card = (name: string, more: Record<string, unknown> = {}) => draw(FenceCard, { name, sp: 0, t, ...more });
const strip = (more: Record<string, unknown> = {}) => draw(Strip, { ...MOMENTS[0], you: 0, names: NAMES, picked: null, still: true, onpick: () => {}, t, ...more });

describe("cards", () => {
  it.each(KINDS.map((kind) => [kind]))("%s shows speed, colours and a picture of its own", (kind) => {
    const name = hasSpeed(kind) ? `${kind}4` : kind;
    const box = card(name);
    expect(box.querySelector(".speed")?.textContent ?? null).toBe(hasSpeed(kind) ? "4" : null);
    expect(all(box, "[data-colour]").map((mark) => mark.dataset["colour"])).toEqual(coloursOf(kind));
    expect(new Set(all(box, "[data-colour] path").map((path) => path.getAttribute("d"))).size).toBe(coloursOf(kind).length);
    for (const colour of coloursOf(kind)) expect(texts(box, ".spoken")).toContain(`ready-fence-colour-${colour}`);
    expect(texts(box, ".spoken")[0]).toBe(hasSpeed(kind) ? `ready-fence-card-label(card=ready-fence-card-${kind} speed=4)` : `ready-fence-card-${kind}`);
    expect(box.querySelectorAll("[data-pictogram] path").length).toBeGreaterThan(1);
  });
  it("are drawn differently for every kind, without a mistake", () => {
    const drawings = KINDS.map((kind) => pictogramOf(kind).map(({ d }) => d).join(""));
    expect(new Set(drawings).size).toBe(18);
    for (const drawing of drawings) expect(drawing).toMatch(/^M[-\d.]/);
    expect(drawings.join("")).not.toMatch(/NaN|undefined/);
    expect(pictogramOf("XX")).toEqual([]);
  });
  it("show the stamina they need, and that they have to be kept", () => {
    const box = card("FL6", { sp: 2, yellow: true });
    expect(box.querySelectorAll(".sp svg")).toHaveLength(2);
    expect(texts(box, ".spoken")).toEqual(expect.arrayContaining(["ready-fence-art-sp(sp=2)", "ready-fence-art-compulsory"]));
    expect(card("ST3").querySelector(".sp, .keep")).toBeNull();
  });
  it("have their text where there is room for it", () => {
    expect(texts(card("ST4", { size: "l" }), ".text")).toEqual(["ready-fence-text-ST"]);
    expect(card("ST4").querySelector(".text")).toBeNull();
    expect([card("ST4").querySelector(".name"), card("ST4", { size: "s" }).querySelector(".name")].map((name) => name?.textContent ?? null)).toEqual(["ready-fence-card-ST", null]);
  });
  it("mark what is picked by a sign, not by colour alone", () => {
    expect(card("ST4", { state: "picked" }).querySelector(".tick")).not.toBeNull();
    expect(card("ST4", { state: "legal" }).querySelector(".tick")).toBeNull();
    expect(card("ST4", { state: "dull" }).querySelector(".card")!.className).toContain("dull");
  });
  it("can stand in a button: nothing but phrasing content", () => {
    for (const size of ["s", "m", "l"]) expect(all(card("IF5", { size, sp: 1, yellow: true, state: "picked" }), "div, p, ul, li, h1, h2, h3, article, button, a")).toEqual([]);
  });
  it("lie face down in a heap with its number", () => {
    expect([42, 12, 1].map((count) => draw(CardBack, { count }).querySelectorAll(".under").length)).toEqual([2, 1, 0]);
    expect(draw(CardBack, { count: 12 }).querySelector(".count")!.textContent).toBe("12");
    expect(draw(CardBack, { count: 0 }).querySelector(".hollow")).not.toBeNull();
    expect(draw(CardBack).querySelector(".count, .hollow")).toBeNull();
  });
});

describe("the strip", () => {
  it("has its squares in order from Green's end, the two sides alike", () => {
    const places = Array.from({ length: 12 }, (_, square) => centre(square));
    expect([...places].sort((one, other) => one - other)).toEqual(places);
    for (let square = 0; square <= 11; square++) expect(centre(square) + centre(11 - square)).toBeCloseTo(WIDTH);
    for (let square = 0; square <= 11; square++) {
      const { left, width } = tap(square);
      const middle = (centre(square) / WIDTH) * 100;
      expect(left).toBeGreaterThanOrEqual(0);
      expect(left + width).toBeLessThanOrEqual(100);
      expect(middle).toBeGreaterThan(left);
      expect(middle).toBeLessThan(left + width);
    }
    expect(outline(5, 4)).toBe("");
  });
  it("ends where it is told to", () => {
    expect([0, 1, 10, 11].map((square) => zoneOf(square, [1, 10]))).toEqual(["green", "none", "none", "red"]);
    expect([0, 1, 2, 9, 10, 11].map((square) => zoneOf(square, [2, 9]))).toEqual(["green", "green", "none", "none", "red", "red"]);
  });
  it("has both fencers on their squares, Red turned round", () => {
    const box = strip({ squares: [3, 8] });
    expect(all(box, "[data-seat]").map((place) => place.style.transform)).toEqual([`translate(${centre(3)}px, 0px)`, `translate(${centre(8)}px, 0px)`]);
    expect(box.querySelector("[data-seat='1'] > g")!.getAttribute("transform")).toBe("scale(-1 1)");
    expect(all(box, "[data-fencer]").map((fencer) => fencer.dataset["fencer"])).toEqual(["0", "1"]);
  });
  it("draws every position and every deed in another way", () => {
    const body = (box: Element, seat = 0) => box.querySelector(`[data-fencer="${seat}"]`)!.innerHTML;
    const stances = ["line", "invitation", "engagement"].map((position) => body(strip({ positions: [position, "line"] })));
    const deeds = [
      { phase: "attack", acting: 0 },
      { phase: "parry", acting: 0 },
      { phase: "parry", acting: 1 },
      { phase: "hit", hit: [0] },
      { phase: "hit", hit: [1] },
      { phase: "attack", acting: 0, beside: 0 },
    ].map((deed) => body(strip({ squares: [4, 6], ...deed })));
    expect(new Set([...stances, ...deeds]).size).toBe(9);
  });
  it.each([[[5, 6], "short", 0], [[4, 6], "lunge", 1], [[4, 7], "long", 2], [[1, 10], "out", 8]] as const)("says the distance of %j: %s", (squares, reach, count) => {
    const box = strip({ squares });
    expect(texts(box, ".reach")).toEqual([`ready-fence-reach-${reach}`]);
    expect(texts(box, ".spoken li")).toContain(`ready-fence-art-gap(reach=${reach} count=${count})`);
    expect(box.querySelectorAll(".dots i")).toHaveLength(Math.min(count, 3));
  });
  it("says where the fencers are and who is touched", () => {
    const box = strip({ positions: ["invitation", "line"], phase: "hit", hit: [1] });
    expect(texts(box, ".spoken li")).toEqual([
      "ready-fence-art-fencer(name=Ann side=green square=4 position=invitation)",
      "ready-fence-art-fencer(name=Bob side=red square=7 position=line)",
      "ready-fence-art-gap(reach=long count=2)",
      "ready-fence-art-touched(name=Bob)",
    ]);
    expect(all(box, "[data-hit]").map((flash) => flash.dataset["hit"])).toEqual(["1"]);
    expect(all(box, ".plate.scores").map((plate) => plate.querySelector(".name")!.textContent)).toEqual(["Ann"]);
  });
  it("has a Flèche run past the other fencer, Green behind and Red in front", () => {
    for (const seat of [0, 1]) {
      const box = strip({ beside: seat, phase: "attack", acting: seat });
      const [x = 0, y = 0] = box.querySelector<HTMLElement>(`[data-seat="${seat}"]`)!.style.transform.match(/-?[\d.]+/g)!.map(Number);
      expect(Math.abs(x - centre([7, 4][seat]!))).toBeLessThan(160);
      expect(Math.sign(y)).toBe(seat === 0 ? -1 : 1);
      expect(texts(box, ".spoken li")[seat]).toBe(`ready-fence-art-beside(name=${NAMES[seat]} side=${["green", "red"][seat]} other=${NAMES[1 - seat]})`);
    }
  });
  it("offers squares as buttons, from left to right, and hands on what is picked", () => {
    const onpick = vi.fn();
    const options = [{ square: 5, option: "forward" }, { square: 0, option: "retreat" }, { square: 3, option: "back" }];
    const buttons = all(strip({ options, picked: "back", onpick }), "button");
    expect(buttons.map((button) => button.dataset["fenceSquare"])).toEqual(["0", "3", "5"]);
    expect(buttons.map((button) => button.getAttribute("aria-label"))).toEqual(["ready-fence-art-square(square=0 zone=green)", "ready-fence-art-square(square=3 zone=none)", "ready-fence-art-square(square=5 zone=none)"]);
    expect(buttons.map((button) => button.getAttribute("aria-pressed"))).toEqual(["false", "true", "false"]);
    buttons[2]!.click();
    expect(onpick.mock.calls).toEqual([["forward"]]);
    expect(strip().querySelector("button")).toBeNull();
  });
  it("marks the reader's own side, and nobody's for who watches", () => {
    expect(all(strip({ you: 1 }), ".you").map((mark) => mark.closest(".plate")!.querySelector(".name")!.textContent)).toEqual(["Bob"]);
    expect(strip({ you: null }).querySelector(".you, .own")).toBeNull();
  });
  it("has its on-guard lines before the squares that are told", () => {
    const lines = (more: Record<string, unknown>) => strip(more).querySelector(".guard-lines")!.getAttribute("d");
    expect(lines({})).toBe(outline(4, 4, 0, "right") + outline(6, 6, 0, "right"));
    expect(lines({ guard: [3, 8] })).toBe(outline(3, 3, 0, "right") + outline(7, 7, 0, "right"));
  });
  it("keeps the shape of its picture", () => expect(strip().querySelector<HTMLElement>(".scene")!.style.aspectRatio).toBe(`${WIDTH} / ${HEIGHT}`));
});

describe("the clock", () => {
  const clock = (more: Record<string, unknown>) => draw(TimerDeck, { left: 9, of: 12, period: 1, periods: 3, extra: false, t, ...more });
  const hand = (box: Element) => Number(box.querySelector<SVGElement>(".hand")!.style.transform.match(/-?[\d.]+/)![0]);
  it("has a piece for each card and its hand where time stands", () => {
    const box = clock({});
    expect([box.querySelectorAll(".piece").length, box.querySelectorAll(".piece.here").length, hand(box)]).toEqual([12, 9, 90]);
    expect(box.querySelector(".number")!.textContent).toBe("9");
    expect([hand(clock({ left: 12 })), hand(clock({ left: 0 }))]).toEqual([0, 360]);
  });
  it("says the time and the period", () => expect(clock({ period: 2 }).querySelector("[role=img]")!.getAttribute("aria-label")).toBe("ready-fence-art-timer(left=9 of=12 period=2 periods=3)"));
  it("has a lamp for each period, where there are several", () => {
    expect(all(clock({ period: 2 }), ".foot i").map((lamp) => lamp.className.match(/now|past/)?.[0] ?? "")).toEqual(["past", "now", ""]);
    expect(clock({ periods: 1 }).querySelector(".foot i")).toBeNull();
  });
  it("has a sign for extra time", () => {
    const box = clock({ left: 3, of: 4, extra: true });
    expect(texts(box, ".sign")).toEqual(["ready-fence-art-extra"]);
    expect(box.querySelector("[role=img]")!.getAttribute("aria-label")).toBe("ready-fence-art-timer-extra(left=3 of=4)");
  });
  it("warns when little is left, and stands more cards than were told", () => {
    expect([12, 3, 2, 0].map((left) => clock({ left }).querySelector(".timer")!.className.includes("low"))).toEqual([false, false, true, true]);
    expect(clock({ left: 14 }).querySelectorAll(".piece.here")).toHaveLength(14);
  });
});

describe("the scoring machine", () => {
  const board = (more: Record<string, unknown> = {}) => draw(Scoreboard, { scores: [3, 4], target: 5, names: NAMES, lamps: [false, false], priority: null, you: 0, t, ...more });
  it("shows both scores in lights of seven strokes", () => {
    const strokes = (value: number) => all(board({ scores: [value, 0] }).querySelector("[data-digits]")!, ".on").length;
    expect([0, 1, 2, 3, 4, 5, 6, 7, 8, 9].map(strokes)).toEqual([6, 2, 5, 5, 4, 5, 6, 3, 7, 6]);
    expect(board({ target: 15 }).querySelectorAll("[data-digits='3'] g")).toHaveLength(2);
    expect(board().querySelectorAll("[data-digits='3'] g")).toHaveLength(1);
  });
  it("says scores, lights and priority", () => {
    expect(texts(board({ lamps: [true, false], priority: 1 }), ".spoken")).toEqual([
      "ready-fence-art-score(name=Ann side=green score=3 target=5)",
      "ready-fence-art-lamp(side=green)",
      "ready-fence-art-score(name=Bob side=red score=4 target=5)",
      "ready-fence-art-priority(name=Bob)",
    ]);
  });
  it("lights the lamp of the side that scored and points at who has priority", () => {
    const box = board({ lamps: [false, true], priority: 0 });
    expect(all(box, "[data-lamp]").map((lamp) => lamp.dataset["lamp"])).toEqual(["off", "on"]);
    expect(all(box, ".arrow").map((arrow) => arrow.classList.contains("on"))).toEqual([true, false]);
    expect(board().querySelector(".arrow.on")).toBeNull();
  });
});

describe("stamina", () => {
  const cells = (more: Record<string, unknown>) => all(draw(Stamina, { value: 6, cap: 6, side: 0, t, ...more }), "[data-cell]").map((cell) => cell.dataset["cell"]!.charAt(0)).join("");
  it("has six cells: full, about to be spent, empty, closed by the cap", () => {
    expect(cells({})).toBe("ffffff");
    expect(cells({ value: 4, cost: 2 })).toBe("ffssee");
    expect(cells({ value: 1, cap: 4 })).toBe("feeecc");
    expect(cells({ value: 1, cost: 3 })).toBe("seeeee");
  });
  it("says itself, and what the choice costs", () => {
    const label = (more: Record<string, unknown>) => draw(Stamina, { value: 4, cap: 5, side: 1, t, ...more }).querySelector("[role=img]")!.getAttribute("aria-label");
    expect(label({})).toBe("ready-fence-art-stamina(value=4 cap=5)");
    expect(label({ cost: 2 })).toBe("ready-fence-art-stamina-cost(value=4 cap=5 cost=2)");
  });
});

describe("the ring of weapon positions", () => {
  const ring = (more: Record<string, unknown> = {}) => draw(PositionDial, { positions: ["line", "engagement"], you: 0, options: [], picked: null, onpick: () => {}, t, ...more });
  it("has both fencers' marks on their positions", () => {
    const box = ring();
    const marks = ["line", "invitation", "engagement"].map((position) => all(box.querySelector(`.${position}`)!, "[data-side]").map((mark) => mark.dataset["side"]).join(""));
    expect(marks).toEqual(["0", "", "1"]);
    expect(texts(box, ".spoken li")).toEqual(["ready-fence-art-dial-at(name=ready-fence-side-green position=line)", "ready-fence-art-dial-at(name=ready-fence-side-red position=engagement)", "ready-fence-art-dial-cycle"]);
  });
  it("has buttons for what may be chosen, and nothing else", () => {
    const onpick = vi.fn();
    const options = [{ position: "invitation", option: "position:invitation" }, { position: "engagement", option: "position:engagement" }];
    const buttons = all(ring({ options, picked: "position:engagement", onpick }), "button");
    expect(buttons.map((button) => [button.dataset["fencePosition"], button.getAttribute("aria-label"), button.getAttribute("aria-pressed")])).toEqual([
      ["invitation", "ready-fence-art-dial-to(position=invitation)", "false"],
      ["engagement", "ready-fence-art-dial-to(position=engagement)", "true"],
    ]);
    buttons[0]!.click();
    expect(onpick.mock.calls).toEqual([["position:invitation"]]);
    expect(ring().querySelector("button")).toBeNull();
  });
});

describe("the conversation", () => {
  const talk = (index: number) => draw(Conversation, { phrase: PHRASES[index] ?? null, names: NAMES, you: 0, t });
  it("waits for the first phrase", () => expect(texts(talk(99), ".empty")).toEqual(["ready-fence-art-phrase-empty"]));
  it("is a list that reads in order", () => {
    expect(texts(talk(1), ".play > .spoken")).toEqual([
      "ready-fence-art-play(name=Ann role=ready-fence-role-attack card=ready-fence-card-label(card=ready-fence-card-ST speed=4)) ready-fence-art-speed(speed=6)",
      "ready-fence-art-play(name=Bob role=ready-fence-role-parry-riposte card=ready-fence-card-label(card=ready-fence-card-PR speed=5)) ready-fence-art-speed-need(speed=6 need=6) ready-fence-art-riposte(speed=3)",
      "ready-fence-art-play(name=Ann role=ready-fence-role-counter card=ready-fence-card-label(card=ready-fence-card-SH speed=4)) ready-fence-art-speed-need(speed=4 need=3)",
      "ready-fence-art-play(name=Bob role=ready-fence-role-accept card=none)",
    ]);
    expect(all(talk(1), "ol > li").map((line) => line.className.match(/side[01]|result/)![0])).toEqual(["side0", "side1", "side0", "side1", "result"]);
  });
  it("tells add-ons and stamina, with and without a card", () => {
    expect(texts(talk(3), ".play > .spoken")[1]).toBe(
      "ready-fence-art-play(name=Ann role=ready-fence-role-parry card=none) ready-fence-art-addon(card=ready-fence-card-label(card=ready-fence-card-GA speed=5)) ready-fence-art-riposte(speed=4) ready-fence-art-paid(sp=2)",
    );
    expect(all(talk(3), "[data-card]").map((card) => card.dataset["card"])).toEqual(["BT5", "GA5", "RA"]);
  });
  it.each([[0, null, []], [1, "touch", ["0"]], [2, "double", ["0", "1"]], [3, "none", []], [4, "void", []], [5, "touch", ["1"]]] as const)("ends phrase %i with %s and its lights", (index, result, lamps) => {
    const box = talk(index);
    expect(box.querySelector<HTMLElement>("[data-result]")?.dataset["result"] ?? null).toBe(result);
    expect(all(box, "[data-lamp]").map((lamp) => lamp.dataset["lamp"])).toEqual(lamps);
    expect(box.querySelectorAll(".play.last")).toHaveLength(result === null ? 1 : 0);
  });
  it("has a sign for every role", () => {
    const roles = ["attack", "parry-riposte", "ceding", "ceding-scores", "infighting", "counter", "counter-time", "feint-in-time", "joker", "renewed", "replace", "break-off", "parry", "distance", "accept", "late"];
    const signs = roles.map((role) => draw(PlayMark, { role }).querySelector("path")!.getAttribute("d"));
    expect(new Set(signs).size).toBe(16);
    expect(signs).not.toContain("");
  });
});

describe("the page of parts", () => {
  it("shows every kind of card in three sizes and every moment of the strip", () => {
    const box = draw(Gallery, { t });
    for (const size of ["s", "m", "l"]) expect(new Set(all(box, `.card.${size}`).map((card) => card.dataset["card"]!.slice(0, 2)))).toEqual(new Set(KINDS));
    expect(box.querySelectorAll(".strip")).toHaveLength(MOMENTS.length + 1);
    expect(new Set(all(box, "[data-doing]").map((place) => place.dataset["doing"]))).toEqual(new Set(["guard", "lunge", "parry", "parried", "touch", "double", "hit", "fleche", "fleche-touch"]));
  }, 30_000);
  it("has a picture of two fencers for the home page", () => {
    const box = draw(Emblem);
    expect(all(box, "[data-fencer]").map((fencer) => fencer.dataset["fencer"])).toEqual(["0", "1"]);
    expect(box.querySelector("svg")!.getAttribute("aria-hidden")).toBe("true");
  });
});
