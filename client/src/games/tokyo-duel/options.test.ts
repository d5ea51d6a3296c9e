import { describe, expect, it, vi } from "vitest";
import type { Decision } from "../contract";
import { decide, midGame, pending } from "./fixtures";
import { byWord, cardOf, multiset, placeOf, without } from "./options";
import { Play } from "./play.svelte";
import { laid, rerollOption, rerollable, Tray } from "./tray.svelte";
import type { View } from "./view";

describe("notation", () => {
  it("reads places of tokens", () => {
    expect(placeOf("BZ06'@fame:-3")).toEqual({ option: "BZ06'@fame:-3", token: "BZ06", turned: true, track: "fame", start: -3 });
    expect(placeOf("BK1@destruction:0")).toMatchObject({ token: "BK1", turned: false, track: "destruction", start: 0 });
    expect(placeOf("no")).toBeNull();
  });
  it("reads the cards that options choose", () => {
    expect(["buy:TD05", "cut:TD07", "do:TD31", "drop:TD01", "take:TD50"].map(cardOf)).toEqual(["TD05", "TD07", "TD31", "TD01", "TD50"]);
    expect(["no", "resolve:fame", "add:AA"].map(cardOf)).toEqual([null, null, null]);
    expect([...byWord(decide(0, "buy", "buy:TD05", "sweep", "cut:TD05").options, "buy")]).toEqual([["TD05", "buy:TD05"]]);
  });
  it("writes faces in their order", () => {
    expect(multiset("SDFEHA")).toBe("AHEFDS");
    expect(without("AAHS", "AS")).toBe("AH");
    expect(without("AAHS", "AAA")).toBeNull();
  });
});

describe("dice that lie on the table", () => {
  const ids = () => {
    let id = 0;
    return () => (id += 1);
  };
  it("stay where they are when others are rolled", () => {
    const next = ids();
    const first = laid([], "AAHFFS", "AAHFFS", next).map((die, index) => ({ ...die, held: index < 2 }));
    expect(first.map(({ face }) => face).join("")).toBe("AAHFFS");
    // H, F, F, S are rolled and come up A, E, E, F: the held attacks do not move.
    const second = laid(first, "AAAEEF", "AEEF", next);
    expect(second.map(({ id }) => id)).toEqual(first.map(({ id }) => id));
    expect(second.map(({ face }) => face).join("")).toBe("AAAEEF");
    expect(second.map(({ held }) => held)).toEqual([true, true, false, false, false, false]);
    expect(second.map(({ rolled }) => rolled)).toEqual([1, 1, 2, 2, 2, 2]);
  });
  it("of equal faces it is the held one that stays", () => {
    const before = laid([], "AA", "AA", ids()).map((die, index) => ({ ...die, held: index === 1 }));
    const after = laid(before, "AS", "S", ids());
    expect(after.map(({ face, held }) => [face, held])).toEqual([["S", false], ["A", true]]);
  });
  it("come and go one by one", () => {
    const next = ids();
    const two = laid(laid([], "AFFS", null, next), "AS", null, next);
    expect(two.map(({ id, face }) => [id, face])).toEqual([[1, "A"], [4, "S"]]);
  });
  it("are new dice in a new turn", () => {
    const tray = new Tray();
    tray.meet("AAA", "AAA", 1);
    tray.hold(0, true);
    tray.meet("AAA", null, 1);
    expect(tray.held).toBe("A");
    tray.meet("", null, 2);
    tray.meet("AAA", "AAA", 2);
    expect(tray.held).toBe("");
  });
});

const REROLLS = ["A", "AA", "AAF", "AF", "F", "FS", "S", "AAFS", "AFS", "AS", "AAS"].map((faces) => `reroll:${faces}`);

describe("options of a reroll", () => {
  const { options } = decide(0, "reroll", "stop", ...REROLLS);
  it("are found by the loose dice, whatever their order", () => {
    expect(rerollOption(options, "FAA")).toBe("reroll:AAF");
    expect(rerollOption(options, "HH")).toBeNull();
    expect(rerollable(options)).toEqual(new Map([["A", 2], ["F", 1], ["S", 1]]));
  });
});

function start(view: View, decision: Decision, changes: { confirm?: boolean; busy?: boolean } = {}) {
  const choose = vi.fn();
  const play = new Play(() => ({ view, decision, you: 0, busy: false, confirm: false, choose, ...changes }));
  play.tray.meet(view.dice, null, view.number);
  return { play, choose };
}

describe("a choice in the making", () => {
  it("rolls the dice that are not held", () => {
    const { play, choose } = start(midGame({ dice: "AAFS" }), decide(0, "reroll", "stop", ...REROLLS));
    expect(play.roll).toBe("reroll:AAFS");
    play.press(0);
    expect(play.roll).toBe("reroll:AFS");
    play.press(3);
    expect(play.roll).toBe("reroll:AF");
    play.aim(play.roll!);
    expect(choose).toHaveBeenCalledExactlyOnceWith("reroll:AF");
    for (const index of [1, 2]) play.press(index);
    expect(play.roll).toBeNull();
  });
  it("holds the dice that cannot be rolled again", () => {
    const { play } = start(midGame({ dice: "AFFS", rolls: 3 }), decide(0, "reroll", "stop", "reroll:F", "reroll:FF"));
    expect(play.press(0)).toBe(false);
    expect(play.loose).toBe("FF");
    play.press(1);
    expect(play.roll).toBe("reroll:F");
  });
  it("asks twice where that is wished", () => {
    const { play, choose } = start(midGame(), decide(0, "buy", "buy:TD30", "done"), { confirm: true });
    play.aim("buy:TD30");
    play.aim("done");
    expect(choose).not.toHaveBeenCalled();
    play.aim("done");
    expect(choose).toHaveBeenCalledExactlyOnceWith("done");
  });
  it("takes nothing while a choice is on its way, or from somebody else's question", () => {
    const busy = start(midGame(), decide(0, "buy", "done"), { busy: true });
    busy.play.aim("done");
    busy.play.press(0);
    expect(busy.choose).not.toHaveBeenCalled();
    const other = start(midGame(), decide(1, "buy"));
    other.play.aim("done");
    expect(other.play.mine).toBe(false);
    expect(other.choose).not.toHaveBeenCalled();
  });
  it("sets two dice aside, whichever of equal ones", () => {
    const { play } = start(midGame({ dice: "AAFS" }), decide(0, "aside", "aside:AA", "aside:AF", "aside:AS", "aside:FS", "no"));
    expect(play.aside).toBeNull();
    play.press(3);
    play.press(1);
    expect(play.aside).toBe("aside:AS");
    play.press(2);
    expect(play.aside).toBe("aside:AF");
    play.press(2);
    expect(play.aside).toBeNull();
  });
  it("places a token, turned round where that makes a difference", () => {
    const decision = decide(0, "place", "BZ06@fame:3", "BZ06'@fame:3", "BZ06@fame:4", "BZ06@destruction:-2", "no");
    const { play, choose } = start(midGame({ pending: pending("place", { token: "BZ06" }) }), decision);
    expect(play.placeable.map(({ track, start }) => [track, start])).toEqual([["fame", 3], ["fame", 4], ["destruction", -2]]);
    play.seen = "BZ06@fame:3";
    expect(play.turn()).toBe(true);
    expect(play.seen).toBe("BZ06'@fame:3");
    expect(play.placeAt("fame", 4)?.option).toBe("BZ06@fame:4");
    play.aim(play.placeAt("fame", 3)!.option);
    expect(choose).toHaveBeenCalledExactlyOnceWith("BZ06'@fame:3");
    expect(start(midGame(), decide(0, "place", "BZ09@fame:3")).play.turn()).toBe(false);
  });
  it("lets The King choose between his tokens", () => {
    const { play } = start(midGame(), decide(0, "place", "BK1@fame:3", "BK2@fame:3", "BK2@fame:4"));
    expect(play.tokens).toEqual(["BK1", "BK2"]);
    expect(play.placeable.map(({ option }) => option)).toEqual(["BK1@fame:3"]);
    play.wished = "BK2";
    expect(play.placeable.map(({ option }) => option)).toEqual(["BK2@fame:3", "BK2@fame:4"]);
  });
});

describe("real dice", () => {
  const view = midGame({ dice: "", pending: pending("faces", { faces: 3, for: "turn" }) });
  it("are entered face by face and sent in order", () => {
    const { play, choose } = start(view, decide(0, "faces", "faces:AAA", "faces:AHS"));
    for (const letter of ["S", "F", "A"] as const) play.enter(letter);
    expect(play.faces).toBe("SFA");
    play.undo();
    play.undo();
    play.enter("H");
    expect(play.faces).toBe("SH");
    play.enter("A");
    play.send();
    expect(choose).toHaveBeenCalledExactlyOnceWith("faces:AHS");
  });
  it("are sent as they are, for the hall to judge, but never when there are none", () => {
    const { play, choose } = start(view, decide(0, "faces", "faces:AAA"));
    play.send();
    expect(choose).not.toHaveBeenCalled();
    expect(play.undo()).toBe(false);
    play.enter("D");
    play.send();
    expect(choose).toHaveBeenCalledExactlyOnceWith("faces:D");
    for (let more = 0; more < 12; more += 1) play.enter("A");
    expect(play.faces).toHaveLength(8);
  });
});
