/**
 * Pictures of cards, drawn by rule: a card's name picks the parts, its house gives them their character. So each of some
 * thousand cards has a picture of its own, always the same one, and nobody had to paint them.
 */
import type { CardType, House } from "../view";

/** What a shape is filled with: see Portrait.svelte. */
export type Ink = "far" | "near" | "cloth" | "trim" | "skin" | "shade" | "light" | "dark" | "glow" | "line" | "glass" | "metal" | "gold" | "spark";

export interface Shape {
  d: string;
  ink: Ink;
  /** Drawn again as in a mirror. */
  both?: boolean;
}

export interface Portrait {
  /** What is behind it. */
  ground: Shape[];
  shapes: Shape[];
  /** A tone of skin, cloth or ground by number. */
  tone: number;
  /** A house emblem set into it: where, and how large. */
  emblem: { x: number; y: number; size: number } | null;
}

export const TONES = 9;

type Point = readonly [number, number];

/** Numbers from a name, the same ones each time. */
function numbers(name: string): () => number {
  let seed = 2166136261;
  for (const letter of name) seed = Math.imul(seed ^ (letter.codePointAt(0) ?? 0), 16777619) >>> 0;
  return () => {
    seed = (seed + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(seed ^ (seed >>> 15), 1 | seed);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

const at = (value: number) => Math.round(value * 10) / 10;

/** A closed shape, the same on both sides of the middle: its right half from top to bottom. */
export function symmetric(right: readonly Point[], round: boolean): string {
  const left = right.filter(([x]) => x !== 50).map(([x, y]): Point => [100 - x, y]);
  const all = [...right, ...left.reverse()];
  if (!round) return `M${all.map(([x, y]) => `${at(x)} ${at(y)}`).join("L")}Z`;
  const point = (index: number) => all[(index + all.length) % all.length]!;
  let path = `M${at(all[0]![0])} ${at(all[0]![1])}`;
  for (let index = 0; index < all.length; index++) {
    const [a, b, c, d] = [point(index - 1), point(index), point(index + 1), point(index + 2)];
    path += `C${at(b[0] + (c[0] - a[0]) / 6)} ${at(b[1] + (c[1] - a[1]) / 6)} ${at(c[0] - (d[0] - b[0]) / 6)} ${at(c[1] - (d[1] - b[1]) / 6)} ${at(c[0])} ${at(c[1])}`;
  }
  return `${path}Z`;
}

function circle(x: number, y: number, r: number, ry = r): string {
  return `M${at(x - r)} ${at(y)}a${at(r)} ${at(ry)} 0 1 0 ${at(2 * r)} 0a${at(r)} ${at(ry)} 0 1 0 ${at(-2 * r)} 0Z`;
}

// -- the ground behind a picture

type Ground = "rays" | "hills" | "stars" | "waves" | "gears" | "towers" | "leaves" | "clouds";
const GROUNDS: Readonly<Record<House, Ground>> = {
  brobnar: "hills", dis: "rays", logos: "gears", mars: "stars", sanctum: "towers", shadows: "towers", untamed: "leaves", "star-alliance": "stars", saurian: "hills", unfathomable: "waves",
  ekwidon: "clouds", geistoid: "clouds", skyborn: "clouds", redemption: "rays", ouboros: "rays", keyraken: "waves",
};

function groundOf(kind: Ground, next: () => number): Shape[] {
  const shift = next() * 10;
  if (kind === "rays") {
    const rays = Array.from({ length: 9 }, (_, index) => {
      const [from, to] = [(index * 2) / 9, (index * 2 + 0.9) / 9].map((turn) => turn * Math.PI + shift / 20);
      return `M50 52L${at(50 + 90 * Math.cos(from!))} ${at(52 + 90 * Math.sin(from!))}L${at(50 + 90 * Math.cos(to!))} ${at(52 + 90 * Math.sin(to!))}Z`;
    });
    return [{ d: rays.join(""), ink: "far" }];
  }
  if (kind === "hills") {
    return [
      { d: `M0 ${at(60 - shift)}L18 ${at(38 + shift)}L30 54L52 ${at(30 + shift / 2)}L74 56L86 ${at(42 - shift / 2)}L100 58V100H0Z`, ink: "far" },
      { d: "M0 76L22 62L48 78L78 64L100 78V100H0Z", ink: "near" },
    ];
  }
  if (kind === "stars") {
    const sparks = Array.from({ length: 13 }, () => circle(next() * 100, next() * 74, 0.7 + next() * 1.5));
    return [{ d: circle(next() < 0.5 ? 18 : 82, 20 + shift, 13), ink: "far" }, { d: sparks.join(""), ink: "spark" }, { d: "M0 84C30 74 70 74 100 84V100H0Z", ink: "near" }];
  }
  if (kind === "waves") {
    const wave = (y: number) => `M0 ${at(y)}C14 ${at(y - 9)} 24 ${at(y + 7)} 38 ${at(y)}S64 ${at(y - 7)} 78 ${at(y)}S94 ${at(y + 4)} 100 ${at(y)}V100H0Z`;
    return [{ d: wave(36 + shift), ink: "far" }, { d: wave(58 + shift), ink: "far" }, { d: wave(80), ink: "near" }];
  }
  if (kind === "gears") {
    const gear = (x: number, y: number, r: number) => {
      const teeth = Array.from({ length: 20 }, (_, index) => {
        const radius = index % 2 === 0 ? r : r * 0.82;
        const angle = (index / 20) * 2 * Math.PI + shift;
        return `${at(x + radius * Math.cos(angle))} ${at(y + radius * Math.sin(angle))}`;
      });
      return `M${teeth.join("L")}Z${circle(x, y, r * 0.45)}`;
    };
    return [{ d: gear(16, 24 + shift, 22), ink: "far" }, { d: gear(88, 62 - shift, 27), ink: "far" }];
  }
  if (kind === "towers") {
    const tower = (x: number, top: number, wide: number) => `M${x} 100V${at(top)}L${x + wide / 2} ${at(top - 12)}L${x + wide} ${at(top)}V100Z`;
    return [{ d: tower(4, 34 + shift, 14) + tower(78, 30 + shift, 16), ink: "far" }, { d: tower(20, 56 - shift, 11) + tower(66, 60 - shift, 9) + "M0 86H100V100H0Z", ink: "near" }];
  }
  if (kind === "leaves") {
    const leaf = (x: number, y: number, turn: number, long: number) => {
      const [dx, dy] = [Math.cos(turn) * long, Math.sin(turn) * long];
      return `M${at(x)} ${at(y)}Q${at(x + dx / 2 - dy / 3)} ${at(y + dy / 2 + dx / 3)} ${at(x + dx)} ${at(y + dy)}Q${at(x + dx / 2 + dy / 3)} ${at(y + dy / 2 - dx / 3)} ${at(x)} ${at(y)}Z`;
    };
    const [far, near] = [[0, 0.5, 1, 5.3, 4.8, 2.2], [3.4, 3.9, 5.6, 4.4]].map((turns, row) => turns.map((turn, index) => leaf((index % 2) * 100, 18 + index * 13 + row * 26, turn + shift / 20 + (index % 2) * 2, 30)).join(""));
    return [{ d: far!, ink: "far" }, { d: near!, ink: "near" }];
  }
  const cloud = (x: number, y: number, r: number) => circle(x, y, r) + circle(x + r, y + r * 0.3, r * 0.75) + circle(x - r, y + r * 0.35, r * 0.7);
  return [{ d: cloud(20, 22 + shift, 11) + cloud(84, 38 - shift, 13), ink: "far" }, { d: cloud(12, 88, 16) + cloud(90, 90, 18) + cloud(50, 96, 14), ink: "near" }];
}

// -- creatures

interface Look {
  head: readonly Point[];
  round: boolean;
  crests: readonly string[];
  eyes: readonly string[];
  mouths: readonly string[];
}

const LOOKS: Readonly<Record<House, Look>> = {
  brobnar: { head: [[50, 25], [64, 26], [74, 36], [74, 52], [80, 66], [68, 80], [50, 83]], round: true, crests: ["horns", "ram", "mane", "topknot"], eyes: ["angry", "round", "cyclops"], mouths: ["tusks", "grin", "beard"] },
  dis: { head: [[50, 22], [63, 25], [70, 40], [66, 58], [58, 74], [50, 86]], round: true, crests: ["horns", "flame", "spikes", "ram"], eyes: ["slit", "angry", "triple"], mouths: ["fangs", "grin", "line"] },
  logos: { head: [[50, 22], [67, 22], [72, 28], [72, 64], [64, 76], [50, 77]], round: false, crests: ["antennae", "bolts", "tuft", "dome"], eyes: ["goggles", "bar", "round"], mouths: ["grille", "line", "moustache"] },
  mars: { head: [[50, 14], [70, 18], [80, 36], [72, 54], [62, 68], [57, 80], [50, 83]], round: true, crests: ["antennae", "dome", "fins"], eyes: ["almond", "triple", "cyclops"], mouths: ["line", "grille", "fangs"] },
  sanctum: { head: [[50, 16], [63, 20], [72, 36], [72, 62], [62, 80], [50, 87]], round: false, crests: ["plume", "wings", "crown", "halo"], eyes: ["bar", "visor", "round"], mouths: ["grille", "line", "cross"] },
  shadows: { head: [[50, 24], [63, 28], [70, 44], [66, 64], [58, 76], [50, 80]], round: true, crests: ["hood", "hat", "ears"], eyes: ["slit", "mask", "angry"], mouths: ["scarf", "grin", "line"] },
  untamed: { head: [[50, 26], [64, 28], [75, 46], [68, 62], [61, 78], [50, 84]], round: true, crests: ["ears", "antlers", "leaf", "mane"], eyes: ["round", "slit", "angry"], mouths: ["muzzle", "fangs", "beak"] },
  "star-alliance": { head: [[50, 20], [68, 25], [77, 44], [72, 66], [61, 79], [50, 82]], round: true, crests: ["dome", "antennae", "fins", "tuft"], eyes: ["visor", "goggles", "round"], mouths: ["line", "grille", "grin"] },
  saurian: { head: [[50, 24], [62, 26], [71, 40], [64, 54], [67, 70], [60, 83], [50, 87]], round: true, crests: ["laurel", "frill", "spikes", "crown"], eyes: ["slit", "round", "angry"], mouths: ["snout", "fangs", "grin"] },
  unfathomable: { head: [[50, 20], [65, 25], [76, 44], [70, 64], [58, 75], [50, 77]], round: true, crests: ["fins", "lure", "frill", "spikes"], eyes: ["round", "almond", "triple"], mouths: ["tentacles", "fangs", "fish"] },
  ekwidon: { head: [[50, 33], [61, 28], [72, 31], [80, 48], [77, 64], [64, 76], [50, 78]], round: true, crests: ["turban", "coins", "ears", "hat"], eyes: ["round", "goggles", "slit"], mouths: ["wide", "moustache", "grin"] },
  geistoid: { head: [[50, 18], [66, 24], [73, 44], [72, 66], [78, 90], [66, 82], [58, 92], [50, 84]], round: true, crests: ["flame", "hood", "bolts", "halo"], eyes: ["hollow", "round", "triple"], mouths: ["howl", "stitches", "line"] },
  skyborn: { head: [[50, 22], [64, 26], [72, 42], [65, 58], [58, 68], [50, 74]], round: true, crests: ["plume", "wings", "hat", "tuft"], eyes: ["goggles", "round", "angry"], mouths: ["beak", "grin", "scarf"] },
  redemption: { head: [[50, 21], [63, 25], [70, 42], [66, 62], [58, 76], [50, 81]], round: true, crests: ["halo", "hood", "wings", "horns"], eyes: ["hollow", "slit", "bar"], mouths: ["stitches", "line", "beard"] },
  ouboros: { head: [[50, 20], [66, 22], [76, 36], [70, 52], [60, 66], [56, 80], [50, 84]], round: true, crests: ["frill", "spikes", "halo", "hood"], eyes: ["slit", "almond", "cyclops"], mouths: ["fangs", "snout", "line"] },
  keyraken: { head: [[50, 12], [69, 19], [78, 40], [70, 58], [60, 68], [50, 70]], round: true, crests: ["fins", "crown", "lure"], eyes: ["almond", "cyclops", "angry"], mouths: ["tentacles", "beak", "fangs"] },
};

/** What stands on, behind or over a head; drawn on the right, and mirrored. Those in BEHIND are drawn first. */
const CRESTS: Readonly<Record<string, readonly Shape[]>> = {
  horns: [{ d: "M60 32C70 30 78 22 79 6C88 20 86 38 70 44Z", ink: "light", both: true }],
  ram: [{ d: "M60 34C70 18 92 22 93 42C94 58 80 62 76 52C84 54 86 42 80 37C74 32 68 38 66 46Z", ink: "light", both: true }],
  mane: [{ d: "M50 8L58 18L68 10L72 22L84 20L82 34L93 40L84 52L92 64L80 70L50 60Z", ink: "trim", both: true }],
  topknot: [{ d: "M45 28C40 14 46 6 50 4C58 8 62 14 56 28Z", ink: "trim" }, { d: "M43 25H57V30H43Z", ink: "gold" }],
  flame: [{ d: "M50 2C54 12 60 10 62 4C66 14 72 16 78 12C78 26 84 34 76 46L50 34Z", ink: "glow", both: true }],
  spikes: [{ d: "M50 26V4L57 22L66 8L67 28L80 18L73 38L88 36L72 50Z", ink: "trim", both: true }],
  antennae: [{ d: "M60 26C64 16 70 10 78 8", ink: "line", both: true }, { d: circle(79, 8, 4.4), ink: "glow", both: true }],
  bolts: [{ d: "M71 40H82V36H86V56H82V52H71Z", ink: "metal", both: true }, { d: "M44 22L48 8H52L56 22Z", ink: "metal" }],
  tuft: [{ d: "M50 27C52 14 60 10 70 12C66 16 68 18 76 20C72 24 72 28 74 34L50 30Z", ink: "trim" }, { d: "M50 27C46 12 38 10 28 16C34 18 32 22 26 28L50 31Z", ink: "trim" }],
  dome: [{ d: symmetric([[50, 8], [74, 18], [84, 44], [76, 62], [50, 66]], true), ink: "glass" }],
  fins: [{ d: "M66 34C78 28 88 30 95 22C94 36 96 48 88 60C84 52 76 52 70 54Z", ink: "trim", both: true }],
  plume: [{ d: "M46 22C40 8 50 0 66 4C60 8 64 12 72 14C62 16 58 20 56 24Z", ink: "trim" }],
  wings: [{ d: "M66 34C74 28 84 26 90 8C98 26 94 44 82 50C88 50 90 48 92 46C90 56 80 60 70 52Z", ink: "light", both: true }],
  crown: [{ d: "M30 30L27 10L38 20L50 6L62 20L73 10L70 30Z", ink: "gold" }, { d: circle(50, 22, 3), ink: "glow" }],
  halo: [{ d: "M22 16a28 9 0 1 0 56 0a28 9 0 1 0 -56 0ZM29 16a21 5 0 1 0 42 0a21 5 0 1 0 -42 0Z", ink: "gold" }],
  hood: [{ d: symmetric([[50, 6], [68, 16], [80, 42], [84, 78], [72, 92], [50, 96]], true), ink: "cloth" }],
  hat: [{ d: "M14 34C30 24 70 24 86 34C72 38 28 38 14 34Z", ink: "cloth" }, { d: "M32 29C32 12 38 6 50 6S68 12 68 29Z", ink: "cloth" }, { d: "M32 24H68V29H32Z", ink: "gold" }],
  ears: [{ d: "M60 32C66 18 76 10 86 10C88 26 84 40 72 48Z", ink: "skin", both: true }, { d: "M66 34C70 24 76 18 82 16C83 26 80 36 73 42Z", ink: "shade", both: true }],
  antlers: [{ d: "M60 30C62 22 60 14 64 4L68 4C67 10 67 14 69 18C73 15 74 10 74 5L78 5C79 13 77 18 72 24C78 23 83 20 86 15L89 17C87 25 79 30 68 33Z", ink: "light", both: true }],
  leaf: [{ d: "M50 28C44 16 46 8 54 1C62 10 62 20 52 28Z", ink: "trim" }, { d: "M54 28C60 18 70 16 80 18C76 28 68 32 56 31Z", ink: "trim", both: true }],
  laurel: [{ d: "M52 27C58 20 62 20 66 22C64 28 60 30 54 30ZM62 29C68 22 73 23 77 26C73 32 69 34 64 33ZM70 37C76 31 81 33 84 37C79 42 75 43 71 41Z", ink: "gold", both: true }],
  frill: [{ d: "M50 12L62 10L66 20L78 16L80 28L92 30L88 42L96 52L86 58L88 70L74 70L50 60Z", ink: "trim", both: true }],
  lure: [{ d: "M50 22C50 8 62 0 72 12", ink: "line" }, { d: circle(73, 15, 5.4), ink: "glow" }],
  turban: [{ d: "M22 36C22 18 36 8 50 8S78 18 78 36C66 28 34 28 22 36Z", ink: "cloth" }, { d: "M26 28C38 14 60 12 74 24C60 18 40 20 26 28Z", ink: "trim" }, { d: circle(50, 25, 4.6), ink: "gold" }],
  coins: [{ d: circle(84, 56, 5) + circle(86, 68, 4.2), ink: "gold", both: true }, { d: "M38 30L50 14L62 30Z", ink: "gold" }],
};
const BEHIND = new Set(["mane", "hood", "frill", "flame", "fins", "ears", "wings", "spikes"]);

function eyesOf(kind: string, y: number, apart: number): Shape[] {
  const x = 50 + apart;
  switch (kind) {
    case "angry":
      return [{ d: `M${x - 8} ${y - 3}L${x + 9} ${y - 8}L${x + 7} ${y + 4}C${x + 2} ${y + 6} ${x - 5} ${y + 4} ${x - 8} ${y - 3}Z`, ink: "glow", both: true }, { d: circle(x, y, 2.6), ink: "dark", both: true }];
    case "slit":
      return [{ d: `M${x - 9} ${y + 2}Q${x} ${y - 9} ${x + 10} ${y - 3}Q${x} ${y + 7} ${x - 9} ${y + 2}Z`, ink: "glow", both: true }, { d: `M${x} ${y - 5}Q${x + 2.4} ${y} ${x} ${y + 4}Q${x - 2.4} ${y} ${x} ${y - 5}Z`, ink: "dark", both: true }];
    case "triple":
      return [{ d: circle(x, y + 2, 5.2), ink: "glow", both: true }, { d: circle(x, y + 2, 2.4), ink: "dark", both: true }, { d: circle(50, y - 9, 5.2), ink: "glow" }, { d: circle(50, y - 9, 2.4), ink: "dark" }];
    case "cyclops":
      return [{ d: circle(50, y - 1, 12, 10), ink: "light" }, { d: circle(50, y - 1, 6.5), ink: "glow" }, { d: circle(50, y - 1, 3), ink: "dark" }];
    case "goggles":
      return [{ d: `M22 ${y - 3}H78V${y + 4}H22Z`, ink: "metal" }, { d: circle(x, y, 10.5), ink: "metal", both: true }, { d: circle(x, y, 7), ink: "glow", both: true }, { d: `M${x - 4} ${y - 3}L${x + 1} ${y - 5}`, ink: "line", both: true }];
    case "bar":
      return [{ d: `M31 ${y - 5}H69L66 ${y + 5}H34Z`, ink: "dark" }, { d: `M${x - 6} ${y - 2}H${x + 5}V${y + 2}H${x - 6}Z`, ink: "glow", both: true }];
    case "visor":
      return [{ d: `M29 ${y - 9}C40 ${y - 13} 60 ${y - 13} 71 ${y - 9}L68 ${y + 9}C58 ${y + 13} 42 ${y + 13} 32 ${y + 9}Z`, ink: "glass" }, { d: `M35 ${y - 6}L47 ${y - 8}L40 ${y + 6}L35 ${y + 5}Z`, ink: "light" }];
    case "almond":
      return [{ d: `M${x - 9} ${y + 5}C${x - 8} ${y - 8} ${x + 6} ${y - 13} ${x + 13} ${y - 9}C${x + 13} ${y + 3} ${x + 3} ${y + 11} ${x - 9} ${y + 5}Z`, ink: "dark", both: true }, { d: circle(x + 3, y - 4, 2.6), ink: "glow", both: true }];
    case "mask":
      return [{ d: `M24 ${y - 8}C38 ${y - 12} 44 ${y - 6} 50 ${y - 4}L50 ${y + 6}C44 ${y + 6} 36 ${y + 13} 28 ${y + 8}Z`, ink: "dark", both: true }, { d: `M${x - 6} ${y}Q${x} ${y - 6} ${x + 7} ${y - 2}Q${x} ${y + 5} ${x - 6} ${y}Z`, ink: "glow", both: true }];
    case "hollow":
      return [{ d: circle(x, y, 7, 9), ink: "dark", both: true }, { d: circle(x, y + 1, 2.2), ink: "glow", both: true }];
    default:
      return [{ d: circle(x, y, 7.4), ink: "light", both: true }, { d: circle(x - 1, y + 0.5, 4), ink: "dark", both: true }, { d: circle(x + 0.6, y - 1.6, 1.4), ink: "light", both: true }];
  }
}

function mouthOf(kind: string, y: number): Shape[] {
  switch (kind) {
    case "tusks":
      return [{ d: `M32 ${y}Q50 ${y + 9} 68 ${y}L64 ${y + 7}Q50 ${y + 13} 36 ${y + 7}Z`, ink: "dark" }, { d: `M58 ${y + 6}C60 ${y - 2} 64 ${y - 8} 70 ${y - 10}C70 ${y - 2} 68 ${y + 5} 65 ${y + 8}Z`, ink: "light", both: true }];
    case "fangs":
      return [{ d: `M36 ${y}Q50 ${y + 5} 64 ${y}Q60 ${y + 12} 50 ${y + 12}T36 ${y}Z`, ink: "dark" }, { d: `M54 ${y + 2}H61L57 ${y + 9}ZM50 ${y + 2.4}H54L51.6 ${y + 6}Z`, ink: "light", both: true }];
    case "grin":
      return [{ d: `M34 ${y - 1}Q50 ${y + 8} 66 ${y - 1}Q62 ${y + 10} 50 ${y + 11}T34 ${y - 1}Z`, ink: "dark" }, { d: `M39 ${y + 2}Q50 ${y + 7} 61 ${y + 2}L60 ${y + 5}Q50 ${y + 9} 40 ${y + 5}Z`, ink: "light" }];
    case "beard":
      return [{ d: symmetric([[50, y - 3], [66, y - 6], [72, y + 6], [62, y + 18], [50, y + 26]], true), ink: "trim" }, { d: `M43 ${y + 2}H57V${y + 5}H43Z`, ink: "dark" }];
    case "grille":
      return [{ d: `M38 ${y - 2}H62L59 ${y + 10}H41Z`, ink: "dark" }, { d: `M42 ${y}V${y + 8}M47 ${y}V${y + 8}M53 ${y}V${y + 8}M58 ${y}V${y + 8}`, ink: "line" }];
    case "moustache":
      return [{ d: `M50 ${y - 1}C58 ${y - 6} 66 ${y - 2} 74 ${y - 4}C72 ${y + 6} 58 ${y + 7} 50 ${y + 2}Z`, ink: "trim", both: true }, { d: `M44 ${y + 8}H56`, ink: "line" }];
    case "cross":
      return [{ d: `M47.5 ${y - 22}H52.5V${y + 12}H47.5Z`, ink: "gold" }, { d: `M38 ${y + 2}H46V${y + 4}H38ZM38 ${y + 7}H46V${y + 9}H38Z`, ink: "dark", both: true }];
    case "scarf":
      return [{ d: symmetric([[50, y - 8], [68, y - 12], [74, y + 10], [50, y + 24]], true), ink: "cloth" }, { d: `M32 ${y - 4}Q50 ${y + 4} 68 ${y - 4}`, ink: "line" }];
    case "muzzle":
      return [{ d: circle(50, y + 1, 15, 11), ink: "light" }, { d: `M43 ${y - 6}H57L50 ${y + 1}Z`, ink: "dark" }, { d: `M50 ${y + 1}V${y + 5}M43 ${y + 6}Q50 ${y + 9} 57 ${y + 6}`, ink: "line" }];
    case "beak":
      return [{ d: `M36 ${y - 10}Q50 ${y - 18} 64 ${y - 10}L50 ${y + 14}Z`, ink: "gold" }, { d: `M40 ${y - 5}L50 ${y}L60 ${y - 5}`, ink: "line" }];
    case "snout":
      return [{ d: symmetric([[50, y - 8], [60, y - 6], [64, y + 6], [50, y + 11]], true), ink: "light" }, { d: circle(55, y - 3, 1.6), ink: "dark", both: true }, { d: `M37 ${y + 4}Q50 ${y + 10} 63 ${y + 4}`, ink: "line" }];
    case "tentacles":
      return [{ d: `M50 ${y - 4}H55C58 ${y + 6} 54 ${y + 14} 60 ${y + 22}C53 ${y + 20} 50 ${y + 14} 50 ${y + 8}ZM56 ${y - 6}H64C68 ${y + 4} 72 ${y + 10} 80 ${y + 12}C74 ${y + 18} 62 ${y + 12} 56 ${y - 6}Z`, ink: "skin", both: true }, { d: `M50 ${y - 4}C52 ${y + 4} 50 ${y + 12} 56 ${y + 20}M58 ${y - 4}C62 ${y + 8} 70 ${y + 14} 78 ${y + 13}`, ink: "line", both: true }];
    case "fish":
      return [{ d: `M34 ${y}Q50 ${y - 9} 66 ${y}Q50 ${y + 12} 34 ${y}Z`, ink: "dark" }, { d: `M40 ${y - 2}L44 ${y + 4}L48 ${y - 3.6}L52 ${y + 4}L56 ${y - 3}L60 ${y + 3}L62 ${y - 1}`, ink: "line" }];
    case "wide":
      return [{ d: `M24 ${y - 6}Q50 ${y + 12} 76 ${y - 6}Q72 ${y + 4} 50 ${y + 8}T24 ${y - 6}Z`, ink: "dark" }];
    case "howl":
      return [{ d: circle(50, y + 5, 7, 10), ink: "dark" }];
    case "stitches":
      return [{ d: `M35 ${y + 3}H65M40 ${y - 1}V${y + 7}M46 ${y - 1}V${y + 7}M54 ${y - 1}V${y + 7}M60 ${y - 1}V${y + 7}`, ink: "line" }];
    default:
      return [{ d: `M41 ${y + 3}Q50 ${y + 6} 59 ${y + 3}`, ink: "line" }];
  }
}

function creature(house: House, next: () => number): Shape[] {
  const look = LOOKS[house];
  const one = (of: readonly string[]) => of[Math.floor(next() * of.length)]!;
  const [wide, tall] = [0.9 + next() * 0.2, 0.93 + next() * 0.12];
  const head = look.head.map(([x, y]): Point => [50 + (x - 50) * wide, 50 + (y - 50) * tall]);
  const [crest, eyes, mouth] = [one(look.crests), one(look.eyes), one(look.mouths)];
  const crown = CRESTS[crest]!;
  const broad = 30 + next() * 16;
  const shoulders = symmetric([[50, 74], [62, 78], [50 + broad, 86], [54 + broad, 104], [50, 104]], next() < 0.5);
  const face = symmetric(head, look.round);
  const eyesAt = 43 + next() * 5;
  return [
    ...(BEHIND.has(crest) ? crown : []),
    { d: shoulders, ink: "cloth" },
    { d: `M50 84L${at(50 + broad * 0.7)} 92V104H50Z`, ink: "trim", both: next() < 0.5 },
    { d: face, ink: "skin" },
    // The side away from the light.
    { d: `M50 0H100V100H50Z`, ink: "shade" },
    ...(BEHIND.has(crest) ? [] : crown),
    ...mouthOf(mouth, 64 + next() * 3),
    ...eyesOf(eyes, Math.round(eyesAt), look.head[1]![0] > 66 ? 14 : 12),
    ...(next() < 0.12 ? [{ d: `M58 ${at(eyesAt + 10)}L66 ${at(eyesAt + 17)}M61 ${at(eyesAt + 8)}L69 ${at(eyesAt + 15)}`, ink: "line" as const }] : []),
  ];
}

// -- things

const RELICS: readonly { shapes: readonly Shape[]; emblem: Portrait["emblem"] }[] = [
  { shapes: [{ d: "M28 92H72L66 78H34Z", ink: "metal" }, { d: "M44 80V66H56V80Z", ink: "gold" }, { d: circle(50, 42, 27), ink: "glass" }, { d: circle(50, 42, 18), ink: "glow" }], emblem: { x: 50, y: 42, size: 26 } },
  { shapes: [{ d: "M38 90L42 20L50 8L58 20L62 90Z", ink: "metal" }, { d: "M50 8L58 20L62 90H50Z", ink: "shade" }, { d: "M28 90H72V97H28Z", ink: "cloth" }, { d: "M46 26H54V70H46Z", ink: "glow" }], emblem: { x: 50, y: 34, size: 18 } },
  { shapes: [{ d: "M16 48H84V86H16Z", ink: "cloth" }, { d: "M16 48C16 24 84 24 84 48Z", ink: "trim" }, { d: "M24 30H32V86H24ZM68 30H76V86H68Z", ink: "gold" }, { d: "M40 42H60V62H40Z", ink: "gold" }], emblem: { x: 50, y: 52, size: 16 } },
  { shapes: [{ d: "M20 10H80L74 34C72 52 60 58 56 60V80H70V90H30V80H44V60C40 58 28 52 26 34Z", ink: "gold" }, { d: "M50 10H80L74 34C72 52 60 58 56 60V80H70V90H50Z", ink: "shade" }, { d: "M26 14H74L73 20H27Z", ink: "glow" }], emblem: { x: 50, y: 36, size: 22 } },
  { shapes: [{ d: "M12 20L48 26V92L12 84Z", ink: "light" }, { d: "M88 20L52 26V92L88 84Z", ink: "light" }, { d: "M18 34L42 38M18 46L42 50M18 58L42 62M58 38L82 34M58 50L82 46M58 62L82 58", ink: "line" }, { d: "M48 26H52V92H48Z", ink: "cloth" }], emblem: { x: 50, y: 18, size: 24 } },
  { shapes: [{ d: "M36 20H64V28H36ZM34 80H66V90H34Z", ink: "metal" }, { d: "M40 28H60L66 80H34Z", ink: "glass" }, { d: symmetric([[50, 38], [58, 54], [58, 70], [50, 76]], true), ink: "glow" }, { d: "M38 20C38 6 62 6 62 20", ink: "line" }], emblem: { x: 50, y: 60, size: 16 } },
  { shapes: [{ d: "M22 8H28V96H22Z", ink: "metal" }, { d: "M28 12C46 20 58 6 84 14V62C58 54 46 70 28 60Z", ink: "cloth" }, { d: "M28 50C46 60 58 44 84 52V62C58 54 46 70 28 60Z", ink: "trim" }], emblem: { x: 56, y: 34, size: 28 } },
  { shapes: [{ d: "M20 56L70 26L82 44L32 74Z", ink: "metal" }, { d: "M66 22L76 18L90 42L82 48Z", ink: "gold" }, { d: circle(36, 78, 14), ink: "cloth" }, { d: circle(36, 78, 6), ink: "metal" }, { d: circle(86, 24, 5) + circle(94, 16, 3), ink: "glow" }], emblem: { x: 52, y: 50, size: 18 } },
  { shapes: [{ d: "M12 92V50L50 14L88 50V92Z", ink: "cloth" }, { d: "M12 50L50 14L88 50L80 54L50 26L20 54Z", ink: "trim" }, { d: "M38 92V66C38 54 62 54 62 66V92Z", ink: "glow" }, { d: "M20 62H30V74H20ZM70 62H80V74H70Z", ink: "glow" }], emblem: { x: 50, y: 44, size: 18 } },
  { shapes: [{ d: "M50 6L58 14V58H42V14Z", ink: "light" }, { d: "M50 6L58 14V58H50Z", ink: "shade" }, { d: "M26 58H74V66H26Z", ink: "gold" }, { d: "M45 66H55V88H45Z", ink: "cloth" }, { d: circle(50, 91, 6), ink: "glow" }], emblem: { x: 50, y: 62, size: 14 } },
];

const GEAR: readonly { shapes: readonly Shape[]; emblem: Portrait["emblem"] }[] = [
  { shapes: [{ d: "M14 66C14 34 34 16 62 16C84 20 90 42 86 62L70 58L54 70L36 60Z", ink: "metal" }, { d: "M22 64C24 42 38 26 62 26C76 30 80 44 78 54", ink: "line" }], emblem: { x: 54, y: 42, size: 26 } },
  { shapes: [{ d: "M78 6L90 18L46 62L34 50Z", ink: "light" }, { d: "M84 12L90 18L46 62L40 56Z", ink: "shade" }, { d: "M26 46L50 70L44 76L20 52Z", ink: "gold" }, { d: "M30 64L14 90L6 82L22 62Z", ink: "cloth" }], emblem: { x: 35, y: 61, size: 16 } },
  { shapes: [{ d: "M20 58a30 30 0 1 0 60 0a30 30 0 1 0 -60 0ZM30 58a20 20 0 1 0 40 0a20 20 0 1 0 -40 0Z", ink: "gold" }, { d: "M36 28L50 8L64 28L50 40Z", ink: "glow" }], emblem: { x: 50, y: 58, size: 24 } },
  { shapes: [{ d: "M30 10H70C74 30 86 60 88 94C70 84 62 96 50 88C38 96 30 84 12 94C14 60 26 30 30 10Z", ink: "cloth" }, { d: "M50 10H70C74 30 86 60 88 94C70 84 62 96 50 88Z", ink: "shade" }, { d: "M28 8H72V18H28Z", ink: "gold" }], emblem: { x: 50, y: 50, size: 30 } },
  { shapes: [{ d: "M26 26H74V74H26Z", ink: "metal" }, { d: "M34 26V12M50 26V12M66 26V12M34 74V90M50 74V90M66 74V90M26 34H10M26 50H10M26 66H10M74 34H90M74 50H90M74 66H90", ink: "line" }, { d: "M36 36H64V64H36Z", ink: "glow" }], emblem: { x: 50, y: 50, size: 24 } },
  { shapes: [{ d: "M42 8H58V30L80 76C84 88 76 94 66 94H34C24 94 16 88 20 76L42 30Z", ink: "glass" }, { d: "M30 58H70L80 78C83 88 76 92 66 92H34C24 92 17 88 20 78Z", ink: "glow" }, { d: "M38 6H62V14H38Z", ink: "metal" }], emblem: { x: 50, y: 72, size: 24 } },
];

function deed(next: () => number): Shape[] {
  const kind = Math.floor(next() * 5);
  const count = 7 + Math.floor(next() * 8);
  const turn = next() * Math.PI;
  const spot = (angle: number, radius: number) => `${at(50 + radius * Math.cos(angle))} ${at(50 + radius * Math.sin(angle))}`;
  const around = (make: (angle: number, index: number) => string) => Array.from({ length: count }, (_, index) => make(turn + (index / count) * 2 * Math.PI, index)).join("");
  const half = Math.PI / count;
  if (kind === 0) return [{ d: around((angle, index) => `M${spot(angle - half * 0.55, 20)}L${spot(angle, index % 2 === 0 ? 66 : 46)}L${spot(angle + half * 0.55, 20)}Z`), ink: "glow" }, { d: circle(50, 50, 25), ink: "cloth" }];
  if (kind === 1) return [{ d: around((angle) => `M${spot(angle, 16)}Q${spot(angle + 0.8, 34)} ${spot(angle + 0.7, 62)}Q${spot(angle + 0.5, 36)} ${spot(angle - half * 0.7, 20)}Z`), ink: "glow" }, { d: circle(50, 50, 23), ink: "cloth" }];
  if (kind === 2) return [{ d: around((angle, index) => `M${spot(angle, 24 + (index % 3) * 5)}L${spot(angle + half * 0.6, 38)}L${spot(angle, 54 + (index % 2) * 12)}L${spot(angle - half * 0.6, 38)}Z`), ink: "light" }, { d: circle(50, 50, 22), ink: "glow" }, { d: circle(50, 50, 19), ink: "cloth" }];
  if (kind === 3) return [62, 50, 38, 27].map((radius, index): Shape => ({ d: circle(50, 50, radius, radius * (0.86 + next() * 0.14)), ink: index % 2 === 0 ? "trim" : "glow" })).concat({ d: circle(50, 50, 22), ink: "cloth" });
  return [{ d: `M-5 74L40 40L34 58L108 18L58 66L66 48Z`, ink: "glow" }, { d: `M-5 30L30 26L22 36L106 84L50 60L54 68Z`, ink: "light" }, { d: circle(50, 50, 23), ink: "cloth" }];
}

const drawn = new Map<string, Portrait>();

/** The picture of a card. */
export function portraitOf(card: string, house: House, type: CardType): Portrait {
  const key = `${card} ${house} ${type}`;
  const found = drawn.get(key) ?? paint(card, house, type);
  drawn.set(key, found);
  return found;
}

function paint(card: string, house: House, type: CardType): Portrait {
  const next = numbers(card);
  const tone = Math.floor(next() * TONES);
  const behind = groundOf(GROUNDS[house], next);
  if (type === "creature") return { ground: behind, shapes: creature(house, next), tone, emblem: null };
  if (type === "action") return { ground: behind, shapes: deed(next), tone, emblem: { x: 50, y: 50, size: 28 } };
  const made = type === "artifact" ? RELICS : GEAR;
  const { shapes, emblem } = made[Math.floor(next() * made.length)]!;
  return { ground: behind, shapes: [...shapes], tone, emblem };
}
