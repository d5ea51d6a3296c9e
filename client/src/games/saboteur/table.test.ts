import { describe, expect, it, vi } from "vitest";
import { fit, neighbour, pan, reveal, zoom } from "./camera";
import { flightsOf } from "./flights";
import { NAMES, TURN, decide, midGame, player } from "./fixtures";
import { advise } from "./guide";
import { firstSeat } from "./keys";
import { Play } from "./play.svelte";
import { ranking, totalsAfter } from "./ranking";
import { askedCard, bounds, closing, emptyCells, lastPlay, litArms, newSince, sceneOf, whoLaid } from "./scene";
import { HEIGHT, WIDTH } from "./tiles";

const view = midGame();
const NONE = { left: 0, top: 0, right: 0, bottom: 0 };

describe("camera", () => {
  const box = { left: -1, top: -2, right: 9, bottom: 3 };
  it("fits a field into the window, and into its middle", () => {
    const camera = fit(box, 1000, 500, NONE, NONE);
    expect(camera.scale).toBeCloseTo(500 / (5 * HEIGHT));
    expect(camera.x + box.left * WIDTH * camera.scale).toBeCloseTo((1000 - 10 * WIDTH * camera.scale) / 2);
    expect(camera.y + box.top * HEIGHT * camera.scale).toBeCloseTo(0);
  });
  it("keeps clear of soft insets while that costs nothing", () => {
    const plain = fit(box, 1000, 500, NONE, NONE);
    const shifted = fit(box, 1000, 500, NONE, { ...NONE, left: 100 });
    expect(shifted.scale).toBe(plain.scale);
    expect(shifted.x - plain.x).toBeCloseTo(50);
    expect(fit(box, 400, 500, NONE, { ...NONE, left: 100 }).x).toBeCloseTo(fit(box, 400, 500, NONE, NONE).x);
  });
  it("zooms about a point, and only so far", () => {
    const camera = zoom({ x: 10, y: 20, scale: 1 }, 2, 110, 120);
    expect(camera).toEqual({ x: -90, y: -80, scale: 2 });
    expect(zoom(camera, 100, 0, 0).scale).toBeLessThan(3);
    expect(zoom(camera, 0.001, 0, 0).scale).toBeGreaterThan(0.1);
  });
  it("never lets the field out of sight", () => {
    const gone = pan({ x: 0, y: 0, scale: 1 }, -99999, 99999, box, 800, 600);
    expect(gone.x + box.right * WIDTH).toBe(60);
    expect(gone.y + box.top * HEIGHT).toBe(600 - 60);
  });
  it("moves as little as it must to show a cell", () => {
    const camera = { x: 0, y: 0, scale: 1 };
    expect(reveal(camera, { x: 1, y: 1 }, 800, 600)).toBe(camera);
    expect(reveal(camera, { x: -1, y: 1 }, 800, 600)).toEqual({ x: WIDTH + 16, y: 0, scale: 1 });
  });
  it("goes to the nearest target in a direction", () => {
    const cells = [{ x: 3, y: 0 }, { x: 1, y: 2 }, { x: 2, y: 1 }, { x: -2, y: 0 }];
    expect(neighbour(cells, { x: 0, y: 0 }, 1, 0)).toEqual({ x: 3, y: 0 });
    expect(neighbour(cells, { x: 0, y: 0 }, -1, 0)).toEqual({ x: -2, y: 0 });
    expect(neighbour(cells, { x: 0, y: 0 }, 0, -1)).toBeNull();
  });
});

describe("scene", () => {
  it("grows in every direction", () => {
    expect(bounds(sceneOf(view))).toEqual({ left: -1, top: -2, right: 9, bottom: 3 });
    expect(bounds(sceneOf(view), [{ x: 3, y: -4 }, { x: 11, y: 5 }])).toEqual({ left: -1, top: -4, right: 12, bottom: 6 });
  });
  it("keeps the start and the goals on the table between rounds", () => {
    const scene = sceneOf(midGame({ phase: "deal", field: [], goals: [], reached: [] }));
    expect(scene.field.map(({ card }) => card)).toEqual(["start"]);
    expect(scene.goals.map(({ y, up }) => [y, up])).toEqual([[-2, false], [0, false], [2, false]]);
    expect(emptyCells(scene)).toHaveLength(45 - 4);
  });
  it("lights only the arms of a dead end that light falls into", () => {
    expect(Object.fromEntries(litArms(sceneOf(view)))).toEqual({ "-1,0": ["E"] });
  });
  it("keeps the last picture of a round with what ended it", () => {
    const end = closing(
      sceneOf(view),
      [
        { kind: "path_laid", seat: 0, card: "X", x: 7, y: 0, turned: false },
        { kind: "goal_up", seat: 0, goal: 1, face: "gold", turned: false, x: 8, y: 0 },
        { kind: "round_over" },
      ],
      ["stone1", "gold", "stone2"],
    );
    expect(end.field.at(-1)).toMatchObject({ card: "X", x: 7, y: 0 });
    expect(end.goals.map(({ up, face }) => [up, face])).toEqual([[true, "stone1"], [true, "gold"], [true, "stone2"]]);
    expect(end.goals[2]!.turned).toBe(true);
    expect(end.reached).toContainEqual([8, 0]);
    expect(closing(sceneOf(view), [{ kind: "rockfall", x: 2, y: 1 }], []).field).toHaveLength(view.field.length - 1);
  });
  it("remembers the latest plays", () => {
    expect(lastPlay(view)).toBe("2,1");
    expect(newSince(view, 0)).toEqual(["2,0", "-1,0"]);
    expect(newSince(view, null)).toEqual([]);
    expect(lastPlay(midGame({ history: [{ seat: 1, option: "map@2" }] }))).toBe("goal:2");
    expect(lastPlay(midGame({ history: [{ seat: 1, option: "pass" }] }))).toBeNull();
    expect(whoLaid(view, view.field[2]!)).toBe(1);
    expect(whoLaid(view, view.field[3]!)).toBeNull();
  });
  it("knows which card a way round is asked for", () => {
    expect(askedCard(midGame({ centre_card: "CR" }), "centre'")).toEqual({ card: "CR", x: 4, y: 0 });
    expect(askedCard(view, "stone@8,-2")).toEqual({ card: "stone1", x: 8, y: -2 });
    expect(askedCard(view, "centre")).toBeNull();
  });
});

describe("guide", () => {
  const ids = (changes: Parameters<typeof midGame>[0], decision = TURN, selected: string | null = null, you: number | null = 0) =>
    advise(midGame(changes), decision, you, selected).map(({ id }) => id.replace("saboteur-guide-", ""));
  const broken = NAMES.map((_, seat) => player(seat, seat === 0 ? { broken: ["lantern"] as const as never } : {}));

  it("begins with what can be done now", () => {
    expect(ids({})).toEqual(["lay", "map", "pass", "map-seen", "stone", "role-digger"]);
    expect(ids({ players: broken }).slice(0, 2)).toEqual(["broken-self", "pass"]);
    expect(ids({ players: broken, hand: ["+L"] }, decide(0, "turn", "+L>0", "pass:+L")).slice(0, 3)).toEqual(["broken-self", "repair", "pass"]);
    expect(ids({ hand: ["CR"] }, decide(0, "turn", "pass:CR"))[0]).toBe("pass");
  });
  it("speaks of the card that is picked up", () => {
    expect(ids({}, TURN, "CR").slice(0, 2)).toEqual(["lay", "turn-card"]);
    expect(ids({}, TURN, "DX")[0]).toBe("dead-end");
    expect(ids({ players: broken }, TURN, "CR")[0]).toBe("broken-self");
    expect(ids({}, TURN, "!C")[0]).toBe("broken");
  });
  it("tells of the deck, and never of a role that nobody knows yet", () => {
    expect(ids({ deck: 3 })).toContain("deck-low");
    expect(ids({ deck: 0 })).toContain("deck-empty");
    expect(ids({ phase: "centre", role: null, turn: 1 }, decide(1, "centre"))).toEqual(["role-hidden"]);
    expect(ids({}, TURN, null, null)).toEqual([]);
  });
});

describe("the keyboard's first player", () => {
  const root = document.createElement("div");
  const first = (seats: number[], you: number, harms: boolean) => {
    root.innerHTML = seats.map((seat) => `<button data-sab-aim="${seat}"></button>`).join("");
    return firstSeat(root, you, harms)?.dataset["sabAim"];
  };

  it("is the next rival for a broken tool, and oneself only where nobody else is left", () => {
    expect(first([0, 1, 2, 3], 0, true)).toBe("1");
    expect(first([0, 1, 2, 3], 3, true)).toBe("0");
    expect(first([0, 2], 2, true)).toBe("0");
    expect(first([4], 4, true)).toBe("4");
    expect(first([], 4, true)).toBeUndefined();
  });

  it("is oneself for a repair, else the next one round the table", () => {
    expect(first([0, 2, 3], 2, false)).toBe("2");
    expect(first([0, 1, 3], 2, false)).toBe("3");
    expect(first([0, 1], 2, false)).toBe("0");
  });
});

describe("a choice in the making", () => {
  function start(changes: { confirm?: boolean; busy?: boolean } = {}) {
    const choose = vi.fn();
    const play = new Play(() => ({ view, decision: TURN, you: 0, busy: false, confirm: false, choose, ...changes }));
    return { play, choose };
  }
  it("chooses at once", () => {
    const { play, choose } = start();
    play.pick(0);
    expect(play.card).toBe("CR");
    play.aim("CR@3,0");
    expect(choose).toHaveBeenCalledExactlyOnceWith("CR@3,0");
  });
  it("asks twice where that is wished", () => {
    const { play, choose } = start({ confirm: true });
    play.pick(0);
    play.aim("CR@3,0");
    play.aim("CR@2,2");
    expect(choose).not.toHaveBeenCalled();
    expect(play.armed).toBe("CR@2,2");
    play.aim("CR@2,2");
    expect(choose).toHaveBeenCalledExactlyOnceWith("CR@2,2");
  });
  it("takes nothing while a choice is on its way", () => {
    const { play, choose } = start({ busy: true });
    play.pick(0);
    play.aim("CR@3,0");
    expect(choose).not.toHaveBeenCalled();
  });
  it("asks for the tool where a double repair has two", () => {
    const { play, choose } = start();
    play.pick(1);
    play.aimAtSeat(3);
    expect(play.asking?.uses.map(({ tool }) => tool)).toEqual(["pickaxe", "lantern"]);
    play.aim(play.asking!.uses[1]!.option);
    expect(choose).toHaveBeenCalledExactlyOnceWith("+PL=L>3");
    expect(play.asking).toBeNull();
  });
  it("passes with the card that is picked up, and turns only what can be turned", () => {
    const { play, choose } = start();
    play.pick(3);
    play.turn();
    expect(play.turned).toBe(false);
    play.pass();
    expect(choose).toHaveBeenCalledExactlyOnceWith("pass:DX");
    play.pick(0);
    play.turn();
    expect(play.turned).toBe(true);
    play.drop();
    expect([play.card, play.turned]).toEqual([null, false]);
  });
  it("picks a misused card up by itself", () => {
    const play = new Play(() => ({ view: midGame({ phase: "touch", pending: { card: "!C" } }), decision: decide(0, "touch", "!C>1"), you: 0, busy: false, confirm: false, choose: () => {} }));
    expect(play.card).toBe("!C");
    expect(play.uses?.seats.has(1)).toBe(true);
  });
});

describe("flights", () => {
  it("shows what everybody may see, and slips the rest across face down", () => {
    const flights = flightsOf([{ kind: "tool_broken", seat: 1, target: 4, tool: "lantern" }, { kind: "drew", seat: 1, card: null, deck: 3 }], 0);
    expect(flights.map(({ card, shown }) => [card, shown])).toEqual([["!L", true], [null, false]]);
    expect(flightsOf([{ kind: "passed", seat: 0, card: "X" }], 0)[0]).toMatchObject({ card: null, from: "[data-sab-hands]" });
  });
});

describe("gold", () => {
  it("ranks with shared places", () => {
    expect(ranking([3, 7, 3, 0]).map(({ seat, place }) => [seat, place])).toEqual([[1, 1], [0, 2], [2, 2], [3, 4]]);
  });
  it("adds up the rounds so far", () => {
    const results = [{ pay: [3, 0] }, { pay: [0, 4] }, { pay: [2, 2] }];
    expect(totalsAfter(results, 2, 2)).toEqual([3, 4]);
  });
});
