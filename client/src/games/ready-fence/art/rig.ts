/**
 * The body under a fencer's clothes: where knees and elbows are when hips, feet and hands are known, and the outlines of limbs.
 * A fencer stands at x = 0 and faces right; y grows upwards from the floor.
 */

export interface Point {
  x: number;
  y: number;
}

/** All that tells one attitude from another. Only numbers, so that any two can be mixed. */
export interface Pose {
  hip: Point;
  /** The trunk's angle from upright, forwards positive; degrees, like all angles here. */
  lean: number;
  nod: number;
  /** The ankles. */
  front: Point;
  rear: Point;
  /** How far heels are off the floor, as the angle of the foot. */
  frontFoot: number;
  rearFoot: number;
  hand: Point;
  /** The blade's angle, upwards positive, and how far its middle is bowed upwards. */
  blade: number;
  bow: number;
  rearHand: Point;
  /** 1 with the rear elbow below the arm, -1 with it behind. */
  rearElbow: number;
}

/** How wide a square of the strip is, in the units of the body. */
export const SQUARE = 112;

const THIGH = 45;
const SHIN = 44;
const TRUNK = 56;
const ARM = 36;
export const REACH = 2 * ARM;
/** From the middle of the fist to the point. */
export const BLADE = 90;

const turn = (degrees: number) => (degrees * Math.PI) / 180;

/** The point so far away in a direction: 0 degrees is forwards, 90 is up. */
export function towards(from: Point, degrees: number, length: number): Point {
  return { x: from.x + Math.cos(turn(degrees)) * length, y: from.y + Math.sin(turn(degrees)) * length };
}

/**
 * The joint between two bones whose ends are given, and the far end where the bones can reach it. It lies to the left of the way there (1), to
 * the right of it (-1), or between the two while an arm is turned over.
 */
export function joint(from: Point, to: Point, first: number, second: number, side: number): { middle: Point; end: Point } {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const apart = Math.min(Math.max(Math.hypot(dx, dy), Math.abs(first - second) + 0.01), first + second - 0.01);
  const along = (Math.atan2(dy, dx) * 180) / Math.PI;
  const share = (first * first + apart * apart - second * second) / (2 * apart);
  const aside = Math.sqrt(Math.max(0, first * first - share * share));
  return { middle: towards(towards(from, along, share), along + 90, aside * side), end: towards(from, along, apart) };
}

export interface Body {
  hip: Point;
  shoulder: Point;
  head: Point;
  frontKnee: Point;
  frontAnkle: Point;
  rearKnee: Point;
  rearAnkle: Point;
  elbow: Point;
  hand: Point;
  rearElbow: Point;
  rearHand: Point;
  tip: Point;
}

/** Where everything is in a pose. */
export function bodyOf(pose: Pose): Body {
  const shoulder = towards(pose.hip, 90 - pose.lean, TRUNK);
  const front = joint(pose.hip, pose.front, THIGH, SHIN, 1);
  const rear = joint(pose.hip, pose.rear, THIGH, SHIN, pose.rear.x > pose.hip.x ? 1 : -1);
  const arm = joint(shoulder, pose.hand, ARM, ARM, -1);
  const back = joint({ x: shoulder.x - 8, y: shoulder.y - 1 }, pose.rearHand, ARM, ARM, pose.rearElbow);
  return {
    hip: pose.hip,
    shoulder,
    head: towards(shoulder, 90 - pose.lean * 0.6 - pose.nod, 25),
    frontKnee: front.middle,
    frontAnkle: front.end,
    rearKnee: rear.middle,
    rearAnkle: rear.end,
    elbow: arm.middle,
    hand: arm.end,
    rearElbow: back.middle,
    rearHand: back.end,
    tip: towards(arm.end, pose.blade, BLADE),
  };
}

const print = (value: number) => Math.round(value * 10) / 10;
/** A point as SVG has it: y downwards. */
export const at = ({ x, y }: Point) => `${print(x)} ${print(-y)}`;

/** A limb between two joints, thicker at one of them. */
export function limb(from: Point, thick: number, to: Point, thin: number): string {
  const along = (Math.atan2(to.y - from.y, to.x - from.x) * 180) / Math.PI;
  const [a, b] = [towards(from, along + 90, thick), towards(to, along + 90, thin)];
  const [c, d] = [towards(to, along - 90, thin), towards(from, along - 90, thick)];
  return `M${at(a)}L${at(b)}A${thin} ${thin} 0 0 1 ${at(c)}L${at(d)}A${thick} ${thick} 0 0 1 ${at(a)}Z`;
}

/** A part of the way between two joints. */
export const part = (from: Point, to: Point, share: number): Point => ({ x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share });
