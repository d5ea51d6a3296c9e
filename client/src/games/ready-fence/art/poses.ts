/** The attitudes of a fencer, and which of them an exchange asks for. */
import { BLADE, REACH, SQUARE, towards, type Point, type Pose } from "./rig";

export type Position = "line" | "invitation" | "engagement";
/** What a fencer is doing. `hit` is being touched, `double` touching and being touched. */
export type Doing = "guard" | "lunge" | "parry" | "parried" | "touch" | "double" | "hit" | "fleche" | "fleche-touch";
export type Phase = "idle" | "attack" | "parry" | "hit";

const at = (x: number, y: number): Point => ({ x, y });

const GUARD: Pose = { hip: at(-3, 80), lean: 3, nod: 2, front: at(32, 9), rear: at(-36, 9), frontFoot: 0, rearFoot: 0, hand: at(46, 116), blade: 4, bow: 0, rearHand: at(-38, 150), rearElbow: 1 };

/** On guard, by the position of the weapon. */
const STANCES: Readonly<Record<Position, Pose>> = {
  line: { ...GUARD, lean: 5, hand: at(70, 134), blade: -3 },
  invitation: { ...GUARD, lean: -3, nod: -2, hand: at(40, 84), blade: -34, rearHand: at(-30, 92), rearElbow: -1 },
  engagement: { ...GUARD, hand: at(46, 108), blade: 31, rearHand: at(-40, 146) },
};

/** The same with no square between the two: the arms are drawn in. */
const NEAR: Readonly<Record<Position, Pose>> = {
  line: { ...GUARD, hand: at(-8, 104), blade: 9, rearHand: at(-42, 140) },
  invitation: { ...STANCES.invitation, hand: at(20, 78), blade: -50 },
  engagement: { ...GUARD, hand: at(26, 106), blade: 66, rearHand: at(-42, 146) },
};

/** The chest of a fencer `gap` squares away (1: next to each other), and how far a point may come. */
const chest = (gap: number) => at(gap * SQUARE - 17, 120);

/** Puts the point on a place by moving the hand, the blade keeping its slope. */
function aimed(pose: Pose, tip: Point): Pose {
  return { ...pose, hand: towards(tip, pose.blade + 180, BLADE) };
}

const LUNGE: Pose = { hip: at(36, 62), lean: 10, nod: 6, front: at(92, 9), rear: at(-34, 9), frontFoot: 0, rearFoot: 0, hand: at(112, 132), blade: -8, bow: 0, rearHand: at(-34, 110), rearElbow: 1 };
/** Hand to hand there is no room to lunge: the arm is drawn back so that the point still finds the chest. */
const CLOSE: Pose = { ...GUARD, hip: at(6, 78), lean: 10, hand: at(-4, 100), blade: 10, rearHand: at(-46, 124) };
/** How far from the other fencer one in a Flèche runs, in the middle of passing. */
export const PASSING = 142;
const RUN: Pose = { hip: at(2, 90), lean: 32, nod: -12, front: at(58, 34), rear: at(-66, 22), frontFoot: -14, rearFoot: 62, hand: at(0, 0), blade: -6, bow: 0, rearHand: at(-48, 92), rearElbow: -1 };
const PARRY: Pose = { ...GUARD, hip: at(-12, 78), lean: -5, hand: at(36, 108), blade: 58, rearHand: at(-46, 150) };
const HIT: Pose = { ...GUARD, hip: at(-8, 79), lean: -10, nod: -6, hand: at(34, 92), blade: -24, rearHand: at(-56, 118), rearElbow: -1 };

/** A fencer's attitude. `gap` is the distance between the two, in squares. */
export function poseOf(doing: Doing, position: Position, gap: number): Pose {
  switch (doing) {
    case "guard":
      return (gap <= 1 ? NEAR : STANCES)[position];
    case "lunge":
      return gap <= 1 ? aimed(CLOSE, at(chest(1).x - 8, 116)) : aimed({ ...LUNGE, blade: -7 }, at(chest(2).x - 14, 122));
    case "touch":
      return gap <= 1 ? aimed({ ...CLOSE, bow: 9 }, at(chest(1).x + 16, 116)) : aimed({ ...LUNGE, hip: at(46, 58), lean: 15, front: at(106, 9), rear: at(-28, 9), bow: 14, blade: -12 }, at(chest(2).x + 9, 118));
    case "double":
      return gap <= 1 ? aimed({ ...CLOSE, bow: 9 }, at(chest(1).x - 4, 116)) : aimed({ ...LUNGE, hip: at(28, 64), front: at(84, 9), rear: at(-38, 9), bow: 14, blade: -10 }, at(chest(2).x - 26, 118));
    case "parried":
      return gap <= 1 ? { ...CLOSE, hand: at(10, 122), blade: 60 } : { ...LUNGE, hand: at(36 + REACH, 128), blade: 24 };
    case "parry":
      return PARRY;
    case "hit":
      return HIT;
    case "fleche":
      return aimed(RUN, at(PASSING - 30, 112));
    case "fleche-touch":
      return aimed({ ...RUN, bow: 12 }, at(PASSING + 4, 112));
  }
}

/** The pose in the middle of a step: first one foot is lifted, then the other. `share` runs from 0 to 1; both ends are at rest. */
export function stepping(pose: Pose, share: number): Pose {
  const wave = Math.sin(2 * Math.PI * share);
  const lift = ({ x, y }: Point, by: number) => at(x, y + Math.max(0, by));
  return { ...pose, hip: at(pose.hip.x, pose.hip.y + 2.5 * Math.abs(wave)), front: lift(pose.front, wave * 13), rear: lift(pose.rear, wave * -11) };
}

interface Moment {
  phase: Phase;
  acting: number | null;
  hit: readonly number[];
  beside: number | null;
}

/** What a seat's fencer does at a moment of an exchange. */
export function doingOf(seat: number, { phase, acting, hit, beside }: Moment): Doing {
  const rival = 1 - seat;
  const touched = phase === "hit" && hit.includes(seat);
  const scores = phase === "hit" && hit.includes(rival);
  if (beside === seat) return scores ? "fleche-touch" : touched ? "hit" : "fleche";
  if (scores) return touched ? "double" : "touch";
  if (touched) return "hit";
  if (phase === "attack" && acting === seat) return "lunge";
  if (phase === "parry" && acting !== null) return acting === seat ? "parry" : beside === rival ? "guard" : "parried";
  return "guard";
}
