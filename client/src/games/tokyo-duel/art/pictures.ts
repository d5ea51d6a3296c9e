/**
 * The pictures of the power cards, 80 by 50: a sky, a pattern on it, a drawing and symbols of the
 * game. Everything here is invented for this hall. Lines are drawn in ink unless a shape says otherwise.
 */
import type { IconName } from "./types";

export interface Placed {
  symbol: IconName;
  x: number;
  y: number;
  scale: number;
  turn: number;
}

export interface Picture {
  sky: readonly [string, string];
  pattern: string;
  tint: string;
  /** Markup of our own making. */
  drawing: string;
  symbols: readonly Placed[];
}

const PATTERNS = {
  rays: "M40 27L0 6V-4H14ZM40 27L30 -4H48ZM40 27L64 -4H84V4ZM40 27L84 20V36ZM40 27L84 54H64ZM40 27L50 54H30ZM40 27L16 54H-4V46ZM40 27L-4 36V18Z",
  rings: "M40 25m-38 0a38 38 0 1 0 76 0a38 38 0 1 0-76 0M40 25m-30 0a30 30 0 1 1 60 0a30 30 0 1 1-60 0M40 25m-21 0a21 21 0 1 0 42 0a21 21 0 1 0-42 0M40 25m-13 0a13 13 0 1 1 26 0a13 13 0 1 1-26 0",
  stripes: "M-10 50L10 0H18L-2 50ZM8 50L28 0H36L16 50ZM26 50L46 0H54L34 50ZM44 50L64 0H72L52 50ZM62 50L82 0H90L70 50Z",
  speed: "M0 6H46L42 8H0ZM0 15H30L27 17H0ZM34 22H80V23.6H32ZM0 31H38L35 33H0ZM30 41H80V43H28ZM0 46H22V47H0ZM56 10H80V11.4H55Z",
  city: "M0 50V30H6V24H13V33H17V20H25V35H29V28H35V38H44V26H51V34H56V18H62V31H67V25H74V36H80V50Z",
  waves: "M0 34Q5 30 10 34T20 34T30 34T40 34T50 34T60 34T70 34T80 34V50H0Z",
  dots: "M8 8a3 3 0 1 0 .1 0M26 16a2 2 0 1 0 .1 0M46 6a3 3 0 1 0 .1 0M66 14a2.5 2.5 0 1 0 .1 0M12 32a2 2 0 1 0 .1 0M72 36a3 3 0 1 0 .1 0M58 40a2 2 0 1 0 .1 0M30 40a3 3 0 1 0 .1 0",
  cracks: "M40 50L36 42L42 37L30 30L33 24L20 18L22 10L10 0H14L26 9L25 16L37 22L35 28L47 36L41 42L46 50ZM42 37L58 30L60 22L74 16L80 8V13L77 18L64 24L62 32L45 39Z",
  grid: "M0 9H80V10H0ZM0 19H80V20H0ZM0 29H80V30H0ZM0 39H80V40H0ZM9 0H10V50H9ZM24 0H25V50H24ZM39 0H40V50H39ZM54 0H55V50H54ZM69 0H70V50H69Z",
  beams: "M14 0H22L46 50H22ZM58 0H66L62 50H36Z",
} as const;

const INK = "#1d130d";

const group = (x: number, y: number, scale: number, inner: string, turn = 0) => `<g transform="translate(${x} ${y}) rotate(${turn}) scale(${scale})">${inner}</g>`;
const path = (fill: string, d: string, more = "") => `<path fill="${fill}" d="${d}" ${more}/>`;
const line = (stroke: string, width: number, d: string) => `<path fill="none" stroke="${stroke}" stroke-width="${width}" d="${d}"/>`;
const disc = (fill: string, x: number, y: number, r: number, more = "") => `<circle fill="${fill}" cx="${x}" cy="${y}" r="${r}" ${more}/>`;
const BARE = 'stroke="none"';

const MOUTHS = {
  smile: line(INK, 1.6, "M-6 4Q0 9 6 4") + path("#fff", "M-4 5.4L-2.8 8.2L-1 6.5ZM4 5.4L2.8 8.2L1 6.5Z", 'stroke-width="0.6"'),
  roar: path("#6b1420", "M-7 2Q0 5 7 2Q6 11 0 11Q-6 11 -7 2Z") + path("#fff", "M-5 3L-3.5 6L-2 3.7ZM5 3L3.5 6L2 3.7Z", 'stroke-width="0.6"'),
  flat: line(INK, 1.6, "M-5 6H5"),
  oh: `<ellipse cx="0" cy="6" rx="2.6" ry="3" fill="#6b1420"/>`,
  sad: line(INK, 1.6, "M-5 8Q0 3 5 8"),
  chew: line(INK, 1.6, "M-5 5Q-2 9 0 5Q2 9 5 5"),
};
const EYES = {
  open: disc("#fff", -5, -3, 3.4) + disc("#fff", 5, -3, 3.4) + disc(INK, -4.6, -2.6, 1.5, BARE) + disc(INK, 4.6, -2.6, 1.5, BARE),
  angry: disc("#fff", -5, -3, 3.4) + disc("#fff", 5, -3, 3.4) + disc(INK, -4, -2.2, 1.5, BARE) + disc(INK, 4, -2.2, 1.5, BARE) + line(INK, 2, "M-9 -7L-2 -4.6M9 -7L2 -4.6"),
  shut: line(INK, 1.7, "M-8 -2.5Q-5 0.5 -2 -2.5M8 -2.5Q5 0.5 2 -2.5"),
  big: disc("#fff", -5, -2.5, 4.6) + disc("#fff", 5, -2.5, 4.6) + disc(INK, -5, -2, 3, BARE) + disc(INK, 5, -2, 3, BARE) + disc("#fff", -6, -3.2, 1.1, BARE) + disc("#fff", 4, -3.2, 1.1, BARE),
};

/** A nameless little monster: the actor of these pictures. */
function beast(x: number, y: number, scale: number, skin: string, belly: string, mouth: keyof typeof MOUTHS = "smile", eyes: keyof typeof EYES = "open", turn = 0): string {
  const head = path("#ffb02e", "M-9 -9L-7 -15L-2.6 -11.5L0 -17.5L2.6 -11.5L7 -15L9 -9Z") + path(skin, "M0 -12C8 -12 12 -6 12 0C15 5 13 12.5 0 12.5C-13 12.5 -15 5 -12 0C-12 -6 -8 -12 0 -12Z") + `<ellipse cx="0" cy="5.6" rx="9.6" ry="5.8" fill="${belly}" stroke="none"/>`;
  return group(x, y, scale, head + EYES[eyes] + MOUTHS[mouth], turn);
}

/** A tower that stands on the lower edge. */
function tower(x: number, top: number, width: number, wall: string, foot = 50): string {
  let panes = "";
  for (let row = top + 3; row < foot - 3; row += 5) for (let column = x + 2; column < x + width - 2; column += 4) panes += `M${column} ${row}h2v2.4h-2z`;
  return path(wall, `M${x} ${foot}V${top}H${x + width}V${foot}Z`) + path("#ffe28a", panes, BARE);
}

const bolt = (x: number, y: number, scale: number, fill = "#ffe14d", turn = 0) => group(x, y, scale, path(fill, "M3 -9L-6 1H-0.6L-3 9L6.4 -2.4H1Z"), turn);
const drop = (x: number, y: number, r: number, fill: string) => path(fill, `M${x} ${y - r * 1.7}Q${x + r * 1.2} ${y} ${x} ${y + r}Q${x - r * 1.2} ${y} ${x} ${y - r * 1.7}Z`);
const flame = (x: number, y: number, scale: number) => group(x, y, scale, path("#ff7a1f", "M0 8C-8 8 -9 1 -5 -4C-4 -1 -2 -1 -1 -10C6 -5 10 2 6 6Q4 8 0 8Z") + path("#ffd84a", "M0 7C-4 7 -4 3 -1 -1Q4 3 3 6Q2 7 0 7Z", BARE));
const burst = (x: number, y: number, scale: number, fill: string) => group(x, y, scale, path(fill, "M0 -12L2.6 -5L9 -9L6 -2.4L13 0L6 2.8L9 9L2.4 5.4L0 12L-2.6 5.4L-9 9L-6 2.8L-13 0L-6 -2.4L-9 -9L-2.4 -5Z"));
const at = (symbol: IconName, x: number, y: number, scale = 0.7, turn = 0): Placed => ({ symbol, x, y, scale, turn });

type Sketch = [sky: readonly [string, string], pattern: keyof typeof PATTERNS, tint: string, drawing: string, ...symbols: Placed[]];

const JADE = ["#4faa4d", "#c9e48f"] as const;
const BLUE = ["#4a7fd0", "#bfe0ff"] as const;
const PLUM = ["#8a4fc0", "#e0c2f5"] as const;
const RUST = ["#d9562f", "#ffd0a0"] as const;
const ROSE = ["#ef7aa8", "#ffe0ec"] as const;

const SKETCHES: Record<string, Sketch> = {
  TD01: [["#1e4f3a", "#7fbf3a"], "city", "#163a2c", tower(60, 20, 14, "#6b7a8f") + path("#b9f24a", "M26 27C42 12 56 14 68 22Q74 27 70 34L64 44Q60 46 61 38Q60 31 52 28Q42 24 27 33Z") + drop(58, 43, 2.4, "#b9f24a") + drop(46, 36, 1.8, "#b9f24a") + beast(18, 29, 1.05, ...JADE, "roar", "angry"), at("attack", 50, 14, 0.6, 10)],
  TD02: [["#5a0f2f", "#c92c52"], "grid", "#7d1c41", line("#ffd0dc", 2.2, "M0 30H16L21 18L28 42L34 24L37 30H80") + group(44, 24, 1, path("#eef6ff", "M-16 -4H10V4H-16Z") + path("#ff5a4a", "M-9 -2.8H8.6V2.8H-9Z", BARE) + path("#9fb2c8", "M-20 -7H-16V7H-20ZM-27 -1.2H-20V1.2H-27ZM-30 -4H-27V4H-30ZM10 -2H14V2H10Z") + line("#d8e4f0", 1.4, "M14 0H26"), -28), at("attack", 66, 36, 0.7)],
  TD03: [["#241a55", "#6a3fb0"], "dots", "#4a2f8f", path("#39c0a8", "M18 50C14 26 26 8 42 8C58 8 68 26 64 50Z") + disc("#fff", 31, 22, 5) + disc("#fff", 42, 17, 5.6) + disc("#fff", 53, 22, 5) + disc(INK, 32, 23, 2.2, BARE) + disc(INK, 42, 18.5, 2.4, BARE) + disc(INK, 52, 23, 2.2, BARE) + path("#6b1420", "M28 32Q42 38 56 32Q56 46 42 46Q28 46 28 32Z") + group(43, 33, 1, path("#fff6df", "M-6 -8H6V9H-6Z") + path("#2f6cc9", "M-6 -8H6V-4H-6Z") + path("#6b1420", "M-6 9L-4 5L-2 9L0 5L2 9L4 5L6 9Z", BARE), 14)],
  TD04: [["#0c0f2a", "#31286e"], "rings", "#1b1a4a", [[16, 14], [36, 36], [42, 13], [62, 30], [24, 30]].map(([x, y], index) => line(["#8f7bff", "#6fe3ff", "#ff8ff0", "#8f7bff", "#6fe3ff"][index]!, 2.4, `M${x} ${y}Q${x! + 8} ${y! - 12} ${x! + 17} ${y! - 9}`) + disc("#17142f", x!, y!, 5.4, 'stroke="#c9b8ff"') + disc("#fff", x! - 1.6, y! - 1.8, 1.3, BARE)).join(""), at("attack", 66, 12, 0.6), at("destruction", 12, 40, 0.6)],
  TD05: [["#3b5f7d", "#a9c3d4"], "stripes", "#4f7794", path("#c9d3df", "M40 4L60 10V26C60 38 50 45 40 48C30 45 20 38 20 26V10Z") + path("#8fa0b4", "M40 8L56 13V26C56 35 48 41 40 44Z", BARE) + line("#4e5b6c", 1.6, "M40 4V48M20 24H60") + [[26, 14], [54, 14], [26, 30], [54, 30], [34, 40], [46, 40]].map(([x, y]) => disc("#f4f7fa", x!, y!, 1.8)).join("") + line("#2b333d", 1.8, "M30 15L36 21M48 32L53 27"), at("attack", 12, 38, 0.7, -20)],
  TD06: [["#7a1027", "#e2433a"], "stripes", "#94182f", line(INK, 1.8, "M34 10L27 2M46 10L53 2") + path("#5d4028", "M18 10H62Q65 10 65 13V42Q65 45 62 45H18Q15 45 15 42V13Q15 10 18 10Z") + path("#bfeaff", "M20 15H52V40H20Z") + path("#2f6b4a", "M20 40V33L27 29L33 35L40 30L52 36V40Z", BARE) + path("#d5341f", "M20 33H52V38H20Z", BARE) + line("#fff", 1.4, "M23 35.5H45") + disc("#ffd75e", 58.5, 19, 2.4) + disc("#ffd75e", 58.5, 27, 2.4) + line(INK, 1.2, "M56 34H61M56 37H61M56 40H61"), at("fame", 36, 23, 0.62)],
  TD07: [["#2e5a2a", "#6f9a3c"], "dots", "#244a22", path("#3d7a34", "M-2 52V26Q8 14 16 26Q22 12 32 24Q40 10 50 24Q58 13 66 26Q74 16 82 28V52Z") + path("#86b04a", "M12 40Q20 28 30 38Q20 46 12 40ZM52 42Q60 30 72 38Q62 48 52 42ZM34 46Q40 36 48 46Z") + disc("#fff", 33, 30, 4.4) + disc("#fff", 47, 30, 4.4) + disc(INK, 34, 31, 2, BARE) + disc(INK, 46, 31, 2, BARE) + path("#5d9a3f", "M24 20Q30 12 38 20Q30 25 24 20ZM44 19Q52 11 58 20Q51 25 44 19Z"), at("heal", 67, 12, 0.55)],
  TD08: [["#3fb2e6", "#bdeeff"], "waves", "#1b7fc0", path("#e9fbff", "M40 36Q22 34 16 16Q28 20 31 28Q31 14 40 6Q49 14 49 28Q52 20 64 16Q58 34 40 36Z", 'stroke="#1b7fc0"') + beast(40, 25, 0.8, ...PLUM, "roar", "shut", 12) + path("#1b7fc0", "M0 38Q7 33 14 38T28 38T42 38T56 38T70 38T84 38V52H0Z", BARE) + line("#d8f6ff", 1.5, "M6 44Q10 41 14 44M52 45Q57 42 62 45"), at("fame", 12, 10, 0.5), at("attack", 68, 9, 0.5), at("energy", 68, 30, 0.5)],
  TD09: [["#1a0d26", "#7c2339"], "beams", "#3a1838", path("#2a1230", "M14 52C12 26 22 4 40 4C58 4 68 26 66 52Z") + path("#ff4b3a", "M26 18L37 23L35 27L27 25ZM54 18L43 23L45 27L53 25Z") + line("#ff4b3a", 2, "M28 33L32 30L36 33L40 30L44 33L48 30L52 33") + beast(40, 44, 0.5, ...BLUE, "oh", "big")],
  TD10: [["#10224f", "#2f64b8"], "rings", "#1b3a7d", line("#7fe6ff", 2, "M14 30L20 24L16 18L24 12L30 6L40 9L50 5L57 12L64 17L60 25L66 31L59 38") + line("#fff6a8", 1.6, "M20 33L25 28L22 20L31 12L40 14L49 11L56 18L55 27L60 33") + beast(40, 31, 1, ...BLUE, "smile", "open") + bolt(11, 14, 0.8) + bolt(70, 13, 0.8, "#ffe14d", 10), at("destruction", 70, 39, 0.6)],
  TD11: [["#0f5f8a", "#35d0e8"], "rays", "#1784ad", path("#e9eef5", "M26 10H54V44H26Z") + path("#0c86b8", "M26 22H54V44H26Z") + path("#9fb0c2", "M34 5H46V10H34Z") + bolt(40, 29, 1.5) + bolt(12, 24, 1, "#fff6a8", -14) + bolt(68, 24, 1, "#fff6a8", 14), at("token", 14, 42, 0.55), at("token", 67, 42, 0.55)],
  TD12: [["#e8963a", "#ffd98a"], "rays", "#f0aa55", path(JADE[0], "M22 52Q20 40 30 36H50Q60 40 58 52Z") + beast(25, 24, 0.85, ...JADE, "roar", "angry", -12) + beast(55, 24, 0.85, ...JADE, "smile", "open", 12), at("token", 40, 10, 0.55)],
  TD13: [["#3c4a5d", "#8fa3b5"], "speed", "#55667a", path("#dbe6ee", "M10 6H70Q74 12 62 15H20Q6 12 10 6Z") + path("#bccbd8", "M18 16H60Q64 22 53 25H28Q14 22 18 16Z") + path("#dbe6ee", "M28 26H54Q56 32 48 34H34Q24 31 28 26Z") + path("#bccbd8", "M35 35H48Q49 40 44 42H40Q33 40 35 35ZM40 43H45L41 49Z") + path("#fff", "M26 20Q40 8 54 20Q40 32 26 20Z") + disc("#1f8fa8", 40, 20, 5) + disc(INK, 40, 20, 2.2, BARE), at("energy", 68, 34, 0.6), at("energy", 12, 34, 0.5)],
  TD14: [["#5c0b0b", "#e03a1c"], "speed", "#8a1710", beast(26, 29, 0.9, ...RUST, "roar", "angry", -14) + beast(54, 29, 0.9, ...RUST, "roar", "angry", 14) + beast(40, 27, 1.05, ...RUST, "roar", "angry") + line("#ffe14d", 2, "M8 8L13 13M72 8L67 13M40 3V7"), ],
  TD15: [["#f7b6cf", "#fff0d8"], "dots", "#fcd0de", path("#8ccf6f", "M0 50V42Q20 36 40 42T80 40V50Z") + beast(34, 27, 1.1, ...BLUE, "smile", "shut") + line("#2f7a35", 1.8, "M57 46Q58 36 57 28") + [0, 72, 144, 216, 288].map((turn) => group(57, 23, 1, `<ellipse cx="0" cy="-5" rx="3" ry="4" fill="#fff"/>`, turn)).join("") + disc("#ffc53d", 57, 23, 2.8), at("fame", 70, 10, 0.5), at("fame", 10, 10, 0.4)],
  TD16: [["#2b2f7a", "#8a6fe0"], "rays", "#3d3f96", path("#ff9fb8", "M22 34C13 33 12 22 19 20C17 11 28 7 32 12C36 5 48 5 50 12C56 8 65 13 62 20C69 23 67 33 59 34C57 41 46 42 42 37C37 43 25 41 22 34Z") + line("#b8456a", 1.6, "M41 10Q37 16 41 21T41 36M24 20Q30 20 30 26M33 12Q33 18 28 17M58 20Q51 20 52 27M49 13Q48 18 53 18M23 32Q31 31 32 36M58 32Q50 30 49 36") + line("#ffe14d", 2, "M10 12L14 15M70 12L66 15M8 27H13M72 27H67"), at("token", 40, 43, 0.5)],
  TD17: [["#0f1738", "#34508f"], "dots", "#dfe7ff", path("#f7e9a8", "M66 6A9 9 0 1 0 73 20A10 10 0 0 1 66 6Z", BARE) + path("#5a4a3d", "M4 52Q8 22 34 22Q60 22 64 52Z") + path("#2a2019", "M14 52Q17 31 34 31Q51 31 54 52Z") + beast(34, 42, 0.75, ...PLUM, "flat", "shut") + line("#fff", 1.8, "M47 26H52L47 31H52M55 16H61L55 22H61"), at("heal", 12, 14, 0.55)],
  TD18: [["#c0392b", "#ffb84d"], "stripes", "#d1503a", `<ellipse cx="40" cy="42" rx="30" ry="6" fill="#fff8ea"/><ellipse cx="40" cy="41" rx="21" ry="3.6" fill="#f0dfc2" stroke="none"/>` + path("#7ba7b8", "M30 40V16L34 18L37 14L41 19L45 15L50 18V40Z") + path("#ffe28a", "M33 22h3v3h-3zM39 22h3v3h-3zM45 22h3v3h-3zM33 29h3v3h-3zM39 29h3v3h-3zM45 29h3v3h-3z", BARE) + line("#8a5a2c", 1.6, "M40 17V4") + disc("#6aa84f", 40, 6, 3.6) + disc("#d5341f", 40.6, 6.4, 1.3, BARE) + line("#fff", 2, "M8 30V46M5 30V35Q8 38 11 35V30"), at("destruction", 68, 20, 0.62)],
  TD19: [["#e7842a", "#ffd36b"], "rays", "#f09a45", beast(40, 32, 1, ...JADE, "smile", "angry") + line("#2b333d", 3, "M12 12H68") + path("#59636f", "M8 3H14V21H8ZM3 6H8V18H3ZM66 3H72V21H66ZM72 6H77V18H72Z") + path(JADE[0], "M20 30Q14 22 20 12L26 13Q24 22 28 26ZM60 30Q66 22 60 12L54 13Q56 22 52 26Z") + drop(64, 34, 2, "#8fdcff"), at("fame", 69, 42, 0.5)],
  TD20: [["#07060f", "#221a3d"], "city", "#100c20", path("#ffe7a0", "M52 0H66L80 50H40Z", 'stroke="none" opacity="0.28"') + path("#15102a", "M6 52Q4 24 20 18Q36 24 36 52Z", 'stroke="#3a2f60"') + path("#ffe14d", "M11 29L18 32L12 34ZM29 29L22 32L28 34Z", BARE) + line("#ffe14d", 1.3, "M14 40L17 38L20 40L23 38L26 40"), at("fame", 60, 30, 0.95, 8)],
  TD21: [["#4fa3e0", "#ffe9c4"], "speed", "#7cbcea", [[50, 12, 0.8], [28, 22, 1], [56, 36, 1.1]].map(([x, y, s]) => group(x!, y!, s!, path("#fff", "M-34 -1.4H-14V1.4H-34Z", 'stroke="none" opacity="0.75"') + path("#8793a3", "M16 0L4 -2.6L-4 -10H-8L-5 -2.6L-13 -3L-16 -7H-18L-16 0L-18 7H-16L-13 3L-5 2.6L-8 10H-4L4 2.6Z") + path("#35b6e6", "M9 -1.3L4 -1.3L2 0L4 1.3L9 1.3Z", 'stroke-width="0.8"'), -8)).join(""), at("attack", 13, 41, 0.55)],
  TD22: [["#b01030", "#ff9a3d"], "rays", "#c92f38", tower(56, 8, 16, "#8a7f9a") + path("#b01030", "M55 26L62 22L60 28L68 26L64 31L73 31", `fill-opacity="0" stroke="#1d130d"`) + beast(26, 30, 1, ...JADE, "roar", "angry") + path("#fff", "M13.4 23Q26 18 38.6 23L38 26.4Q26 21 14 26.4Z") + disc("#d5341f", 26, 22.2, 1.8, BARE) + path("#fff", "M13 24L5 21L8 26L4 31L13 27Z") + path(JADE[0], "M36 36L52 27L60 28L61 32L54 33L40 41Z"), at("attack", 70, 40, 0.55)],
  TD23: [["#123c8a", "#3fb8f0"], "speed", "#e9f8ff", bolt(18, 24, 1.5, "#ffe14d", 64) + beast(46, 27, 1.05, ...BLUE, "roar", "angry", 14) + line("#fff", 2, "M4 36H26M8 42H30M2 14H22"), at("attack", 68, 37, 0.6)],
  TD24: [["#0e4a44", "#3fc29a"], "grid", "#17635a", path("#e8fbff", "M34 6H46V9H44V20L58 42Q60 47 54 47H26Q20 47 22 42L36 20V9H34Z", 'fill-opacity="0.85"') + path("#8df05a", "M30 31H50L57 42Q58.5 45.6 54 45.6H26Q21.5 45.6 23 42Z", BARE) + disc("#d9ffb8", 34, 37, 1.8, BARE) + disc("#d9ffb8", 46, 35, 1.3, BARE) + beast(40, 40, 0.42, ...PLUM, "smile", "big") + disc("#8df05a", 40, 15, 1.6) + disc("#8df05a", 44, 4, 1.2), at("energy", 67, 34, 0.62), at("energy", 12, 34, 0.5)],
  TD25: [["#2f7fb0", "#ffd6a0"], "waves", "#2a6f9a", disc("#ffb84d", 60, 20, 9) + path("#f7e3b0", "M0 50V44Q24 34 52 44L80 50Z") + line("#7a4f26", 3, "M16 45Q18 28 14 16") + path("#3f9a4a", "M14 16Q4 10 0 18Q8 15 14 16ZM14 16Q16 6 27 9Q18 11 14 16ZM14 16Q24 15 28 24Q20 18 14 16ZM14 16Q6 18 4 27Q9 19 14 16Z") + path("#d5341f", "M30 44L52 44L60 33L57 31.6L50 40H34L30 36Z") + beast(41, 33, 0.62, ...JADE, "smile", "shut", -10), at("heal", 70, 40, 0.55), at("token", 66, 8, 0.45)],
  TD26: [["#7a2fa0", "#ff8f6b"], "dots", "#9a4fb5", line("#3a1d4d", 3, "M-2 44Q14 44 20 30A16 16 0 1 1 50 30Q54 44 82 44") + line("#ffd75e", 1.6, "M-2 40Q12 40 17 28A19 19 0 1 1 53 28Q58 40 82 40") + line("#3a1d4d", 1.6, "M6 44V52M66 44V52M74 44V52M20 34V52M51 34V52") + group(34, 13, 1, path("#d5341f", "M-10 4H10L8 11H-8Z") + beast(0, 0, 0.55, ...BLUE, "roar", "big")) + line("#fff", 1.4, "M60 14H68M58 20H66"), at("destruction", 70, 28, 0.6)],
  TD27: [["#5a86b5", "#f2d9b0"], "beams", "#ffe9b8", path("#9aa3ad", "M20 50V42H60V50Z") + path("#b9c2cb", "M26 42V34H54V42Z") + beast(40, 22, 0.9, "#a7b3a9", "#cfd8d0", "flat", "angry") + path("#a7b3a9", "M50 18L60 6L64 9L54 22Z") + line("#ffd75e", 1.8, "M58 4L68 2M62 8L71 9"), at("destruction", 12, 34, 0.6), at("fame", 68, 26, 0.6)],
  TD28: [["#3f6b2f", "#c9d66b"], "waves", "#55803a", disc("#fff3d9", 14, 39, 6) + line(INK, 1.2, "M9 37L12 40L15 36L19 39") + beast(31, 36, 0.55, ...JADE, "smile", "big") + beast(59, 27, 1.15, ...JADE, "roar", "angry") + path("#fff", "M20 12H40V9L47 14L40 19V16H20Z"), at("token", 10, 12, 0.5)],
  TD29: [["#20305f", "#f08a5a"], "city", "#1a2550", path("#cfd8e3", "M22 42A18 18 0 0 1 40 10L54 34A18 18 0 0 1 22 42Z") + path("#8fa0b4", "M30 36A10 10 0 0 1 42 20L48 31A10 10 0 0 1 30 36Z", BARE) + line(INK, 1.8, "M40 26L52 12") + disc("#d5341f", 53, 11, 2.4) + line("#fff6a8", 1.8, "M58 14Q61 10 57 6M63 17Q68 9 60 2") + path("#5d6876", "M32 42H42L46 52H28Z"), at("attack", 12, 16, 0.6), at("fame", 69, 34, 0.7)],
  TD30: [["#6b1f8a", "#ff6fa8"], "beams", "#ffd0f0", path("#2e3440", "M14 16H26L30 10H50L54 16H66Q69 16 69 19V42Q69 45 66 45H14Q11 45 11 42V19Q11 16 14 16Z") + path("#d5341f", "M11 22H69V27H11Z", BARE) + disc("#cfe7f7", 40, 30, 12) + disc("#1b4a7d", 40, 30, 8.4) + disc("#6fc3ff", 37, 27, 2.6, BARE) + path("#ffe14d", "M56 17.6H64V20.6H56Z") + burst(66, 10, 0.75, "#fffbd0"), at("fame", 40, 30, 0.5)],
  TD31: [["#0b1f1a", "#12604a"], "grid", "#0f3529", path("#20262e", "M12 6H68V40H12Z") + path("#0c3a2c", "M16 10H64V36H16Z") + line("#4be3a6", 2.6, "M33 18A9 9 0 1 0 47 18M40 12V23") + path("#59636f", "M32 40H48L51 47H29Z") + line("#4be3a6", 1.2, "M19 32H25M19 29H29"), at("token", 12, 40, 0.6), at("energy", 68, 40, 0.62)],
  TD32: [["#145a46", "#8fe08a"], "rings", "#1f7558", path("#3f9a4a", "M6 46Q18 22 36 30Q52 37 62 22Q66 14 74 12Q70 26 62 34Q48 46 34 40Q22 35 6 46Z") + line("#c9f0a0", 1.4, "M20 36Q34 30 46 38Q58 38 66 22") + line("#fff", 1.6, "M38 28L36 42M42 30L40 43") + line("#ffe14d", 1.8, "M70 30L75 33M64 38L67 43"), at("heal", 40, 17, 1)],
  TD33: [["#243a7a", "#f2a65a"], "beams", "#fff0b8", line("#59636f", 2.4, "M10 34V8M70 34V8") + path("#fffbd0", "M5 3H15V10H5ZM65 3H75V10H65Z") + path("#c9788a", "M6 30Q40 16 74 30V44Q40 54 6 44Z") + `<ellipse cx="40" cy="30" rx="34" ry="9" fill="#e8cfd4"/><ellipse cx="40" cy="31" rx="23" ry="5.6" fill="#4faa4d"/>` + line("#fff", 1, "M40 26V36.4M34 31A6 2.2 0 1 0 46 31A6 2.2 0 1 0 34 31") + beast(40, 22, 0.72, ...RUST, "roar", "angry"), at("destruction", 16, 41, 0.55), at("fame", 64, 41, 0.55)],
  TD34: [["#8a1f1f", "#f2703a"], "rays", "#a83427", path("#d5341f", "M26 14Q40 4 54 12Q64 18 60 32Q58 42 46 42H32Q22 40 20 30Q18 22 26 14Z") + path("#b02010", "M20 26Q30 20 36 28Q38 36 30 38Q22 38 20 30Z") + path("#fff6df", "M34 42H52V49H34Z") + line("#ffd0c0", 2, "M34 12Q42 8 50 14") + burst(68, 14, 0.8, "#ffe14d"), at("token", 68, 38, 0.6), at("token", 10, 40, 0.5)],
  TD35: [["#5a4632", "#d9a45c"], "cracks", "#2f2216", path("#f7efd8", "M12 8H68V30H12Z") + line("#d5341f", 1.8, "M14 20H24L27 15L30 25L33 10L37 28L41 12L45 26L48 16L51 22L54 20H66") + line("#8a7a5a", 0.8, "M14 14H66M14 26H66") + path("#59636f", "M8 5H13V33H8ZM67 5H72V33H67Z"), at("destruction", 40, 41, 0.75)],
  TD36: [["#1f2a6b", "#c04fb0"], "beams", "#ffd9f5", line("#ffd75e", 3, "M10 40Q18 18 26 30Q30 40 36 28Q40 20 44 30Q50 40 58 30Q64 24 70 34") + line("#ffd75e", 1.6, "M14 45Q40 40 68 45") + group(60, 19, 1, path("#2e3440", "M-3 -14H3V6L0 13L-3 6Z") + path("#ffd75e", "M-3 4H3V6L0 13L-3 6Z"), 30), at("special", 14, 14, 0.55), at("special", 27, 10, 0.55), at("special", 40, 14, 0.55)],
  TD37: [["#f29a2e", "#ffe08a"], "dots", "#ffc259", path("#d98a3a", "M16 24Q18 8 40 8Q62 8 64 24Z") + path("#6aa84f", "M13 24Q18 30 24 25Q30 31 36 25Q42 31 48 25Q54 31 60 25Q64 29 67 24L66 28H14Z") + path("#6b3a20", "M15 29H65V35H15Z") + path("#ffd75e", "M15 35H65L58 39L52 35Z") + path("#d98a3a", "M16 37H64Q64 46 56 46H24Q16 46 16 37Z") + path("#fff3d0", "M28 14l3 1M38 12l3 1M49 15l3-1M44 18l3 1M33 19l3-1", 'stroke="#fff3d0"') + tower(36, 0, 8, "#7ba7b8", 9), at("heal", 11, 12, 0.55), at("heal", 69, 14, 0.6)],
  TD38: [["#4a2a1a", "#c96a2e"], "cracks", "#351c10", path("#4faa4d", "M-2 52Q2 30 22 26Q44 24 52 14Q58 6 70 5Q74 12 66 19Q54 32 40 38Q26 42 22 54Z") + path("#fff3d0", "M20 27L18 15L28 24ZM36 23L36 10L45 19ZM51 14L54 2L60 9ZM70 5L79 2L74 11ZM64 21L74 25L66 28Z") + line("#2f7a35", 1.6, "M14 40Q30 32 46 26"), at("attack", 66, 39, 0.7, 8)],
  TD39: [["#0e2f4a", "#3f8fc0"], "rings", "#164566", path("#d5341f", "M22 8H34V26A6 6 0 0 0 46 26V8H58V26A18 18 0 0 1 22 26Z") + path("#e9eef5", "M22 8H34V15H22ZM46 8H58V15H46Z") + line("#7fe6ff", 1.8, "M14 6L18 10L13 13L17 18M66 6L62 10L67 13L63 18M40 6L37 11L43 13L40 18"), at("energy", 12, 38, 0.6), at("energy", 68, 38, 0.6)],
  TD40: [["#1a0f3d", "#5a3fb0"], "grid", "#281a58", path("#8a7a6a", "M32 50L36 20H44L48 50Z") + line("#d98a3a", 1.6, "M35 26H45M34.6 31H45.4M34 36H46M33.4 41H46.6") + `<ellipse cx="40" cy="16" rx="13" ry="6" fill="#cfd8e3"/>` + line("#8fe6ff", 2, "M27 14L20 18L22 11L10 14L12 7L3 9M53 14L60 19L59 11L70 15L69 8L78 11M40 10L37 5L43 4L40 0"), at("energy", 12, 37, 0.65), at("energy", 68, 37, 0.65)],
  TD41: [["#2a0f4a", "#a02f7a"], "beams", "#ffb8f0", line(INK, 1.6, "M40 0V8") + disc("#b9c9e0", 40, 25, 16) + line("#6f83a3", 1.2, "M25 19H55M24 25H56M25 31H55M34 10Q28 25 34 40M46 10Q52 25 46 40M40 9V41") + path("#fff", "M30 15h5v4h-5zM46 27h5v4h-5zM33 31h4v4h-4z", 'stroke="none" opacity="0.8"') + line(INK, 2.2, "M48 10L43 18L49 23L42 30L46 41") + path("#ff5aa8", "M8 40l4-3 2 4zM70 12l5 1-3 4zM64 42l5-2 0 5zM12 14l4 2-4 3z", BARE), at("attack", 67, 28, 0.62), at("attack", 13, 27, 0.62)],
  TD42: [["#8a2a0b", "#ffb03d"], "rays", "#b0441a", flame(28, 43, 0.9) + flame(40, 44, 1) + flame(52, 43, 0.9) + path("#3d4552", "M18 18H62V32Q62 40 54 40H26Q18 40 18 32Z") + path("#59636f", "M14 14H66V19H14Z") + line("#9dff5a", 1.6, "M28 10Q24 6 28 2M40 10Q36 6 40 1M52 10Q48 6 52 2") + `<ellipse cx="40" cy="29" rx="10" ry="3.6" fill="none" stroke="#9dff5a" stroke-width="1.5"/>` + group(40, 29, 1, `<ellipse rx="10" ry="3.6" fill="none" stroke="#9dff5a" stroke-width="1.5"/>`, 60) + group(40, 29, 1, `<ellipse rx="10" ry="3.6" fill="none" stroke="#9dff5a" stroke-width="1.5"/>`, -60) + disc("#ffe14d", 40, 29, 2), at("heal", 10, 30, 0.5), at("energy", 70, 30, 0.5)],
  TD43: [["#3a3348", "#a88fc0"], "cracks", "#1e1828", path("#4faa4d", "M30 -2H52V18Q60 22 64 30Q66 36 58 36H22Q15 36 17 28Q20 20 30 18Z") + path("#fff3d0", "M22 36Q20 30 25 29Q30 30 29 36ZM36 36Q34 29 40 28Q45 29 44 36ZM51 36Q50 30 55 29Q61 30 59 36Z") + line("#2f7a35", 1.6, "M34 6H48M33 12H49") + bolt(9, 16, 1) + bolt(72, 14, 1, "#ffe14d", 12) + line("#ffe9b8", 2, "M8 40L14 37M72 40L66 37M4 46L12 43M76 46L68 43"), at("token", 40, 44, 0.45, 20)],
  TD44: [["#17304f", "#5fa8d9"], "stripes", "#1f4066", [24, 56].map((x) => path("#9fb0c2", `M${x - 4} 5H${x + 4}V10H${x - 4}Z`) + path("#2e3440", `M${x - 12} 10H${x + 12}V46H${x - 12}Z`) + path("#d98a3a", `M${x - 12} 10H${x + 12}V20H${x - 12}Z`) + path("#7be06a", `M${x - 8} 36h16v6h-16zM${x - 8} 29h16v5h-16z`, BARE) + line("#fff", 1.8, `M${x - 3} 15H${x + 3}M${x} 12V18`)).join(""), at("token", 40, 26, 0.85)],
  TD45: [["#ff8fc0", "#ffe3f0"], "dots", "#fff", path("#fff3d9", "M18 50Q12 30 22 24L18 6L34 17Q40 15 46 17L62 6L58 24Q68 30 62 50Z") + path("#ff9fb8", "M23 19L21.5 11L29 16ZM57 19L58.5 11L51 16Z", BARE) + disc(INK, 30, 31, 6) + disc(INK, 50, 31, 6) + disc("#fff", 28, 28.6, 2.2, BARE) + disc("#fff", 48, 28.6, 2.2, BARE) + disc("#fff", 32, 33.6, 1.1, BARE) + disc("#fff", 52, 33.6, 1.1, BARE) + path("#ff6f9a", "M38 37H42L40 39.6Z") + line(INK, 1.4, "M40 40Q37 43 34.6 41M40 40Q43 43 45.4 41") + disc("#ffb3c6", 22, 39, 2.6, BARE) + disc("#ffb3c6", 58, 39, 2.6, BARE), at("attack", 10, 22, 0.55, -10), at("attack", 71, 22, 0.55, 14)],
  TD46: [["#0f8a8a", "#ffe06b"], "stripes", "#27a3a0", beast(40, 30, 1.25, ...ROSE, "smile", "open") + path("#14161f", "M24 20H56V24Q56 31 49 31Q43 31 41.6 25H38.4Q37 31 31 31Q24 31 24 24Z") + path("#5a7fff", "M26.6 22.4H36L30 28.6Q26.6 28 26.6 24Z", BARE) + path("#5a7fff", "M44.4 22.4H53L47.6 28.6Q44.4 28 44.4 24Z", BARE), at("fame", 11, 14, 0.7, -12), at("fame", 69, 14, 0.7, 12)],
  TD47: [["#2f3a4a", "#c08a4a"], "rays", "#3f4c5e", [[10, 40, -30], [22, 33, -30], [58, 15, -30], [70, 8, -30]].map(([x, y, turn]) => group(x!, y!, 1, path("#b9c2cb", "M-6 -5H6A5 5 0 0 1 6 5H-6A5 5 0 0 1 -6 -5ZM-5 -1.6A1.6 1.6 0 0 0 -5 1.6H5A1.6 1.6 0 0 0 5 -1.6Z", 'fill-rule="evenodd"'), turn)).join("") + path("#b9c2cb", "M30 33L32 26A5 5 0 0 1 38 23L36 26Q34 27 33.6 29L33 34ZM46 23L49 17A5 5 0 0 0 46 27L43 29L42 26Z") + burst(40, 24, 1, "#ffe14d"), at("attack", 40, 24, 0.62)],
  TD48: [["#26104a", "#d04f9a"], "dots", "#6a2f8a", line("#4be3d0", 4, "M12 10Q26 10 40 25T68 40") + line("#ffb03d", 4, "M12 40Q26 40 40 25T68 10") + line("#fff", 1.8, "M16 12V38M22 15V35M28 18V32M52 18V32M58 15V35M64 12V38") + path("#fff", "M33 6H45V3L52 8L45 13V10H33ZM47 44H35V47L28 42L35 37V40H47Z")],
  TD49: [["#5a2a12", "#ffb84d"], "rays", "#7a3f1c", path("#b5533a", "M-2 -2H82V52H-2ZM22 12L16 22L22 26L17 36L28 42L38 47L50 43L62 40L60 28L66 22L58 10L46 12L40 5L32 11Z", 'fill-rule="evenodd"') + line("#7a2f1f", 1, "M-2 10H16M60 10H82M-2 22H14M66 22H82M-2 34H16M62 34H82M-2 44H30M52 44H82M8 0V10M70 10V22M8 22V34M74 34V44M66 0V10M10 44V52") + beast(40, 28, 1.1, ...PLUM, "roar", "angry") + path("#b5533a", "M24 46l6-3 3 5zM56 46l5-4 4 5zM70 26l5-3 2 5z")],
  TD50: [["#3a0d1a", "#ff8a3a"], "cracks", "#1d0710", burst(40, 26, 2.1, "#ffd75e") + burst(40, 26, 1.5, "#ff7a2e") + tower(18, 36, 10, "#6b5a7a") + tower(52, 38, 9, "#6b5a7a") + beast(40, 29, 1.05, ...JADE, "roar", "angry") + path("#4a2f3a", "M0 52V46L6 43L12 46L20 42L28 46L36 43L44 46L52 43L60 47L68 44L80 47V52Z"), at("attack", 9, 9, 0.55, -8), at("heal", 8, 24, 0.52), at("energy", 9, 39, 0.55), at("fame", 71, 9, 0.55, 8), at("destruction", 72, 25, 0.52), at("special", 40, 44, 0.45)],
};

/** The picture of a card; a card without one of its own gets a bare sky. */
export function pictureOf(card: string): Picture {
  const found = SKETCHES[card];
  if (!found) return { sky: ["#3a2c52", "#8a6a9a"], pattern: PATTERNS.rays, tint: "#54406f", drawing: "", symbols: [at("special", 40, 25, 1.2)] };
  const [sky, pattern, tint, drawing, ...symbols] = found;
  return { sky, pattern: PATTERNS[pattern], tint, drawing, symbols };
}
