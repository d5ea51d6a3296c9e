import { describe, expect, it } from "vitest";
import { doingOf, PASSING, poseOf, stepping, type Doing, type Position } from "./poses";
import { BLADE, REACH, SQUARE, bodyOf, joint, towards, type Point } from "./rig";

const apart = (one: Point, other: Point) => Math.hypot(one.x - other.x, one.y - other.y);
const POSITIONS: Position[] = ["line", "invitation", "engagement"];
const STANDING: Doing[] = ["guard", "lunge", "parry", "parried", "touch", "double", "hit"];
const GAPS = [1, 2, 3, 9];

describe("a joint", () => {
  it("keeps both bones at their length, on the side that is asked for", () => {
    const [from, to] = [{ x: 0, y: 0 }, { x: 50, y: 0 }];
    for (const side of [1, -1] as const) {
      const { middle, end } = joint(from, to, 40, 30, side);
      expect(apart(from, middle)).toBeCloseTo(40);
      expect(apart(middle, end)).toBeCloseTo(30);
      expect(apart(end, to)).toBeCloseTo(0);
      expect(Math.sign(middle.y)).toBe(side);
    }
  });
  it("lies on the straight way while an arm is turned over", () => {
    const { middle, end } = joint({ x: 0, y: 0 }, { x: 50, y: 0 }, 40, 30, 0);
    expect([middle.y, apart(end, { x: 50, y: 0 })]).toEqual([0, 0]);
    expect(middle.x).toBeCloseTo(32);
  });
  it("stretches towards what is out of reach", () => {
    const { end } = joint({ x: 0, y: 0 }, { x: 0, y: 200 }, 40, 30, 1);
    expect(end.x).toBeCloseTo(0);
    expect(end.y).toBeCloseTo(70, 0);
  });
});

describe("a pose", () => {
  const all = STANDING.flatMap((doing) => POSITIONS.flatMap((position) => GAPS.map((gap) => [doing, position, gap] as const)));
  it.each(all)("%s in %s, %i squares apart, stands with both feet on the floor and a hand where it says", (doing, position, gap) => {
    const pose = poseOf(doing, position, gap);
    const body = bodyOf(pose);
    expect(apart(body.frontAnkle, pose.front)).toBeLessThan(1.5);
    expect(apart(body.rearAnkle, pose.rear)).toBeLessThan(1.5);
    expect(apart(body.shoulder, body.hand)).toBeLessThanOrEqual(REACH);
    expect(apart(body.hand, body.tip)).toBeCloseTo(BLADE);
    expect(Math.min(body.frontKnee.y, body.rearKnee.y)).toBeGreaterThan(15);
    expect(body.head.y).toBeGreaterThan(body.shoulder.y);
    for (const { x, y } of Object.values(body)) expect(Number.isFinite(x + y)).toBe(true);
  });
  it("tells the three weapon positions apart: at the chest, low, raised", () => {
    const [line, invitation, engagement] = POSITIONS.map((position) => bodyOf(poseOf("guard", position, 3)).tip.y) as [number, number, number];
    expect(line).toBeGreaterThan(100);
    expect(line).toBeLessThan(140);
    expect(invitation).toBeLessThan(60);
    expect(engagement).toBeGreaterThan(140);
  });
  it.each([1, 2])("stops before the other fencer's chest in a lunge and reaches it in a touch, %i squares apart", (gap) => {
    const heart = gap * SQUARE - bodyOf(poseOf("hit", "line", gap)).shoulder.x;
    const [lunge, touch] = [bodyOf(poseOf("lunge", "line", gap)).tip, bodyOf(poseOf("touch", "line", gap)).tip];
    expect(touch.x).toBeGreaterThan(heart - 36);
    expect(touch.x).toBeLessThan(heart);
    expect(lunge.x).toBeLessThan(touch.x - 8);
    for (const tip of [lunge, touch]) expect(tip.y).toBeGreaterThan(95);
  });
  it("carries a Flèche to the other's chest", () => {
    const tip = bodyOf(poseOf("fleche-touch", "line", 1)).tip;
    expect(Math.abs(tip.x - PASSING)).toBeLessThan(12);
    expect(bodyOf(poseOf("fleche", "line", 1)).tip.x).toBeLessThan(tip.x - 15);
  });
  it("lifts one foot after the other in a step, and comes to rest", () => {
    const rest = poseOf("guard", "line", 3);
    expect(stepping(rest, 0)).toEqual(rest);
    expect(stepping(rest, 1).front.y).toBeCloseTo(rest.front.y);
    const [early, late] = [stepping(rest, 0.25), stepping(rest, 0.75)];
    expect([early.front.y > rest.front.y, early.rear.y]).toEqual([true, rest.rear.y]);
    expect([late.front.y, late.rear.y > rest.rear.y]).toEqual([rest.front.y, true]);
  });
  it("measures directions from the front, upwards positive", () => {
    expect(towards({ x: 1, y: 2 }, 90, 10).y).toBeCloseTo(12);
    expect(towards({ x: 1, y: 2 }, 0, 10).x).toBeCloseTo(11);
  });
});

describe("what the fencers do", () => {
  const both = (phase: "idle" | "attack" | "parry" | "hit", acting: number | null, hit: number[] = [], beside: number | null = null) => [0, 1].map((seat) => doingOf(seat, { phase, acting, hit, beside }));
  it("is on guard between exchanges", () => expect(both("idle", null)).toEqual(["guard", "guard"]));
  it("is a lunge by the one who attacks", () => {
    expect(both("attack", 0)).toEqual(["lunge", "guard"]);
    expect(both("attack", 1)).toEqual(["guard", "lunge"]);
  });
  it("is a parry by the one who defends, the other still in the lunge", () => expect(both("parry", 1)).toEqual(["parried", "parry"]));
  it("is a touch, or two at once", () => {
    expect(both("hit", null, [1])).toEqual(["touch", "hit"]);
    expect(both("hit", null, [0])).toEqual(["hit", "touch"]);
    expect(both("hit", null, [0, 1])).toEqual(["double", "double"]);
  });
  it("is a run past the other in a Flèche", () => {
    expect(both("attack", 0, [], 0)).toEqual(["fleche", "guard"]);
    expect(both("parry", 1, [], 0)).toEqual(["fleche", "parry"]);
    expect(both("hit", null, [1], 0)).toEqual(["fleche-touch", "hit"]);
    expect(both("hit", null, [0], 0)).toEqual(["hit", "touch"]);
    expect(both("hit", null, [0, 1], 1)).toEqual(["double", "fleche-touch"]);
  });
});
