import { describe, expect, it } from "vitest";
import { whole, type EventView } from "../protocol";
import { columnsOf, finalPlaces, isPublic, podium, valueText } from "./places";

const place = (rank: number, player: number, values: Record<string, number> = {}, by = "") => ({ rank, player, values, by });

function view(status: string, ...stages: unknown[]): EventView {
  return whole({ status, plan: { secret: false }, stages: stages.map((standings, number) => ({ number, standings, name: "", structure: "" })) });
}

describe("the columns of standings", () => {
  it("stand in the order in which they count", () => {
    expect(columnsOf([place(1, 0, { wins: 2, opponents: 0.5, lot: 0.3 }), place(2, 1, { wins: 1, opponents: 0.5, lot: 0.1 }, "wins")])).toEqual(["wins", "opponents"]);
  });

  it("have the lot where it has decided", () => {
    expect(columnsOf([place(1, 0, { wins: 1, lot: 0.3 }), place(2, 1, { wins: 1, lot: 0.1 }, "lot")])).toEqual(["wins", "lot"]);
  });

  it("write numbers as what they are", () => {
    expect(valueText("wins", 3, "en")).toBe("3");
    expect(valueText("opponents", 2 / 3, "en")).toBe("0.667");
    expect(valueText("victories", 1, "en")).toBe("1.000");
    expect(valueText("indicator", -7, "en")).toBe("−7");
    expect(valueText("indicator", 7, "en")).toBe("+7");
    expect(valueText("indicator", 0, "en")).toBe("0");
    expect(valueText("champion", 1, "en")).toBeNull();
  });
});

describe("the places of an event as a whole", () => {
  const preliminary = [place(1, 5), place(2, 1), place(3, 2), place(3, 3), place(0, 4)];

  it("put who came further first", () => {
    const places = finalPlaces(view("over", preliminary, [place(1, 1), place(2, 5)]));
    expect(places).toEqual([
      { rank: 1, player: 1 }, { rank: 2, player: 5 }, { rank: 3, player: 2 }, { rank: 3, player: 3 }, { rank: 0, player: 4 },
    ]);
  });

  it("leave the first place empty where the last stage does", () => {
    expect(finalPlaces(view("over", [place(2, 1), place(2, 2)])).map((one) => one.rank)).toEqual([2, 2]);
    expect(podium(view("over", [place(2, 1), place(2, 2)]))).toEqual({ champions: [], runnersUp: [1, 2] });
  });

  it("have a champion once it is over, not before", () => {
    expect(podium(view("over", preliminary))).toEqual({ champions: [5], runnersUp: [1] });
    expect(podium(view("running", preliminary))).toEqual({ champions: [], runnersUp: [] });
  });

  it("are nobody's business while they are kept", () => {
    expect(finalPlaces(view("running", null))).toEqual([]);
  });
});

describe("what the projector may show", () => {
  const secret = (status: string, ended: boolean) => isPublic(whole({ status, plan: { secret: true }, stages: [{ number: 0, name: "", structure: "", ended }] }));

  it("is what everybody may know, whoever has opened it (S18.5)", () => {
    expect(secret("running", false)).toBe(false);
    expect(secret("running", true)).toBe(true);
    expect(secret("over", false)).toBe(true);
    expect(isPublic(view("running"))).toBe(true);
  });
});
