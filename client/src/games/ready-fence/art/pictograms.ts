/**
 * What each card does with the blades, in 80 by 56: one's own weapon comes from the left, the other's from the right.
 * Everything is a path; its role says how it is drawn.
 */

export type Role = "own" | "rival" | "ghost" | "bell" | "rival-bell" | "move" | "target" | "solid" | "spark" | "limb" | "star";

export interface Stroke {
  role: Role;
  d: string;
}

const stroke = (role: Role, d: string): Stroke => ({ role, d });
const digits = (value: number) => Math.round(value * 10) / 10;

/** A weapon from the fist to the point; `bow` lifts its middle. */
function sword(role: "own" | "rival" | "ghost", x: number, y: number, toX: number, toY: number, bow = 0): Stroke[] {
  const long = Math.hypot(toX - x, toY - y);
  const [ux, uy] = [(toX - x) / long, (toY - y) / long];
  const spot = (along: number, aside: number) => `${digits(x + ux * along - uy * aside)} ${digits(y + uy * along + ux * aside)}`;
  const blade = bow === 0 ? `M${spot(-7, 0)}L${toX} ${toY}` : `M${spot(-7, 0)}L${spot(2, 0)}Q${spot(long * 0.62, -bow)} ${toX} ${toY}`;
  return [stroke(role, blade), stroke(role === "own" ? "bell" : "rival-bell", `M${spot(1, -6.5)}Q${spot(7.5, -4)} ${spot(7.5, 0)}Q${spot(7.5, 4)} ${spot(1, 6.5)}Q${spot(3, 0)} ${spot(1, -6.5)}Z`)];
}

const own = (x: number, y: number, toX: number, toY: number, bow = 0) => sword("own", x, y, toX, toY, bow);
const rival = (x: number, y: number, toX: number, toY: number, bow = 0) => sword("rival", x, y, toX, toY, bow);
/** Where a weapon was, or pretended to go. */
const ghost = (x: number, y: number, toX: number, toY: number) => sword("ghost", x, y, toX, toY).slice(0, 1);
const move = (d: string) => stroke("move", d);
/** The head of an arrow, by its point and the way it points, in degrees clockwise from the right. */
function head(x: number, y: number, degrees: number, size = 6): Stroke {
  const side = (turn: number) => `${digits(x + size * Math.cos(((degrees + turn) * Math.PI) / 180))} ${digits(y + size * Math.sin(((degrees + turn) * Math.PI) / 180))}`;
  return move(`M${side(145)}L${x} ${y}L${side(-145)}`);
}
const ring = (x: number, y: number, r: number) => `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0`;
const target = (x: number, y: number): Stroke[] => [stroke("target", ring(x, y, 7)), stroke("solid", `${ring(x, y, 2.8)}Z`)];
const spark = (x: number, y: number, r = 1) => {
  const points = Array.from({ length: 16 }, (_, index) => {
    const far = (index % 2 ? 3.6 : index % 4 ? 7 : 9.5) * r;
    return `${digits(x + far * Math.cos((index * Math.PI) / 8))} ${digits(y + far * Math.sin((index * Math.PI) / 8))}`;
  });
  return stroke("spark", `M${points.join("L")}Z`);
};
const clock = (x: number, y: number): Stroke[] => [stroke("target", ring(x, y, 9.5)), stroke("target", `M${x} ${y - 6}V${y}L${x + 4.5} ${y + 2.5}`)];

const DRAWINGS: Readonly<Record<string, Stroke[]>> = {
  ST: [move("M4 18H20M2 38H16"), ...own(14, 28, 59, 28), ...target(68, 28)],
  BT: [...ghost(74, 34, 30, 28), ...rival(74, 40, 40, 8), ...own(10, 42, 54, 20), spark(49, 18.5), move("M27 24Q30 13 36 8"), head(36.5, 7.5, -45)],
  DI: [...rival(75, 24, 33, 24), ...ghost(8, 26, 46, 10), ...own(8, 40, 62, 38), move("M40 10C20 12 18 34 34 38"), head(35, 38, 20)],
  TT: [...own(12, 10, 51, 41), stroke("limb", "M61 6L60 28L64 42"), stroke("solid", "M44 50C45 44 52 43 57 40L69 40C70 44 70 47 69 50Z"), move("M16 26L30 38"), head(31, 39, 40)],
  GA: [...rival(75, 14, 24, 30), ...own(6, 44, 66, 13), move("M28 43L56 28"), head(57, 27.5, -28)],
  FK: [...own(10, 46, 62, 32, 42), ...target(66, 38), move("M16 28Q22 12 36 7"), head(37, 6.6, -15)],
  FN: [...rival(75, 16, 30, 26), stroke("own", "M3 44H14C34 44 34 14 43 17C52 20 40 38 50 39C55 39.5 57 40 61 41"), stroke("bell", "M10 37.5Q17 40 17 44Q17 48 10 50.5Q12.5 44 10 37.5Z"), ...target(68, 43)],
  FL: [stroke("limb", "M27 20L22 33L33 39L29 50M22 33L13 40L3 38M27 20L15 23L8 17M27 20L39 22L48 19"), stroke("solid", `${ring(32, 12, 5.5)}Z`), ...own(50, 18.5, 76, 13), move("M2 10H14M6 52H20M4 28H9")],
  PR: [...rival(75, 12, 34, 18), ...own(18, 50, 40, 6), spark(35.5, 17), move("M40 40C46 38 52 37 60 37"), head(61, 37, 0), ...target(70, 37)],
  CP: [...rival(75, 20, 22, 26), ...own(14, 12, 44, 48), move("M26 44C12 40 8 32 9 26"), head(9, 25, -88), spark(27, 25.5, 0.7)],
  IF: [stroke("limb", "M8 10V50M72 10V50"), ...own(20, 42, 50, 8), ...rival(60, 42, 30, 8), spark(40, 19.5, 0.8), move("M34 50H24M46 50H56"), head(36, 50, 0, 5), head(44, 50, 180, 5)],
  SH: [stroke("limb", "M78 18L66 30"), ...rival(62, 33, 30, 46), stroke("target", "M57 10H69L77 18V30L69 38H57L49 30V18Z"), ...own(6, 18, 60, 28), spark(61, 28, 0.7)],
  CT: [...clock(62, 15), ...rival(75, 44, 38, 40), ...own(6, 40, 44, 24), move("M22 16C28 6 40 4 47 10"), head(48, 11, 45), move("M52 50H34"), head(33, 50, 180)],
  FT: [...clock(62, 15), ...ghost(6, 14, 44, 12), ...own(6, 40, 56, 42), ...target(66, 42), move("M32 16C22 20 22 30 32 35"), head(33, 35.5, 30)],
  JK: [...own(10, 50, 62, 6), ...rival(70, 50, 18, 6), stroke("star", "M40 6L46.5 20.5L62 22.5L50.5 33L53.5 48.5L40 41L26.5 48.5L29.5 33L18 22.5L33.5 20.5Z")],
  AN: [stroke("limb", "M4 42L30 42"), ...own(34, 40, 62, 12), move("M46 42A14 14 0 0 0 43 34"), stroke("target", "M62 36V48M56 42H68M70 39Q72 35 75.5 37Q77.5 40 70 48H77.5")],
  RA: [...ghost(4, 16, 34, 16), ...own(20, 36, 62, 36), ...target(70, 36), move("M38 8L46 16L38 24M50 8L58 16L50 24")],
  FE: [...ghost(8, 32, 56, 13), stroke("target", ring(65, 11, 6)), ...own(8, 44, 46, 44), move("M58 20C66 30 62 40 54 44"), head(53, 44.5, 155)],
};

/** The drawing of a kind of card; nothing for a kind there isn't. */
export function pictogramOf(kind: string): readonly Stroke[] {
  return DRAWINGS[kind] ?? [];
}
