/** Lines as lists of points, and what can be made along them: bands, rails, sleepers. */
export type Point = readonly [number, number];

export function straight(a: Point, b: Point): Point[] {
  return steps(10, (t) => [a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t]);
}

export function wavy(a: Point, b: Point, random: () => number): Point[] {
  const [nx, ny] = normal(a, b);
  const depth = (random() - 0.5) * 9;
  return steps(14, (t) => {
    const off = Math.sin(t * Math.PI * 2) * depth * Math.sin(t * Math.PI);
    return [a[0] + (b[0] - a[0]) * t + nx * off, a[1] + (b[1] - a[1]) * t + ny * off];
  });
}

/** A curve from a to b that leaves both in the direction of `corner`. */
export function bend(a: Point, b: Point, corner: Point): Point[] {
  const p = between(a, corner, 0.78);
  const q = between(b, corner, 0.78);
  return steps(16, (t) => {
    const u = 1 - t;
    const f = (i: 0 | 1) => u * u * u * a[i] + 3 * u * u * t * p[i] + 3 * u * t * t * q[i] + t * t * t * b[i];
    return [f(0), f(1)];
  });
}

export function steps(n: number, at: (t: number) => Point): Point[] {
  return Array.from({ length: n + 1 }, (_, i) => at(i / n));
}

/** A band along a line with hewn sides; its width is exact at the first point, where cards meet. */
export function ribbon(way: Point[], half: (t: number) => number, random: () => number): { walls: string; floor: string } {
  const last = way.length - 1;
  const left: Point[] = [];
  const right: Point[] = [];
  way.forEach((point, i) => {
    const [nx, ny] = across(way, i);
    const rough = i === 0 || i === last ? 0 : 3;
    const l = half(i / last) + (random() - 0.5) * rough;
    const r = half(i / last) + (random() - 0.5) * rough;
    left.push([point[0] + nx * l, point[1] + ny * l]);
    right.push([point[0] - nx * r, point[1] - ny * r]);
  });
  const floor = `${poly([...left, ...right.slice().reverse()])}Z`;
  return { walls: poly(left) + poly(right), floor };
}

/** A roughly round room, wound like the ribbons so that their union has no holes. */
export function blob(middle: Point, radius: number, random: () => number): { walls: string; floor: string } {
  const points = steps(18, (t) => {
    const r = radius + (random() - 0.5) * 3.5;
    return [middle[0] + Math.cos(t * 2 * Math.PI) * r, middle[1] - Math.sin(t * 2 * Math.PI) * r];
  }).slice(0, -1);
  const ring = `${poly(points)}Z`;
  return { walls: ring, floor: ring };
}

export function railsOf(track: Point[]): string {
  return [4.6, -4.6].map((off) => poly(shifted(track, off))).join("");
}

/** Sleepers at equal distances over the first `part` of a track. */
export function sleepersOf(track: Point[], part: number): string {
  let out = "";
  let walked = 0;
  let next = 4;
  let total = 0;
  for (let i = 1; i < track.length; i++) total += distance(track[i - 1]!, track[i]!);
  for (let i = 1; i < track.length; i++) {
    const a = track[i - 1]!;
    const b = track[i]!;
    const length = distance(a, b);
    const [nx, ny] = normal(a, b);
    while (next <= walked + length && next < total * part - 1) {
      const t = (next - walked) / length;
      const x = a[0] + (b[0] - a[0]) * t;
      const y = a[1] + (b[1] - a[1]) * t;
      out += poly([[x + nx * 8, y + ny * 8], [x - nx * 8, y - ny * 8]]);
      next += 8;
    }
    walked += length;
  }
  return out;
}

/** A line moved sideways. */
function shifted(track: Point[], off: number): Point[] {
  return track.map((point, i) => {
    const [nx, ny] = across(track, i);
    return [point[0] + nx * off, point[1] + ny * off];
  });
}

/** The normal of a line at its i-th point. Every line begins and ends along an axis, so that cards meet exactly. */
function across(way: Point[], i: number): Point {
  const last = way.length - 1;
  const [nx, ny] = normal(way[Math.max(0, i - 1)]!, way[Math.min(last, i + 1)]!);
  return i === 0 || i === last ? [Math.round(nx), Math.round(ny)] : [nx, ny];
}

export function distance(a: Point, b: Point): number {
  return Math.hypot(b[0] - a[0], b[1] - a[1]);
}

export function towards(a: Point, b: Point, length: number): Point {
  return between(a, b, length / distance(a, b));
}

export function between(a: Point, b: Point, part: number): Point {
  return [a[0] + (b[0] - a[0]) * part, a[1] + (b[1] - a[1]) * part];
}

/** Unit vector to the right of the way from a to b (y grows downward). */
export function normal(a: Point, b: Point): Point {
  const length = distance(a, b) || 1;
  return [-(b[1] - a[1]) / length, (b[0] - a[0]) / length];
}

export function poly(points: readonly Point[]): string {
  return points.map(([x, y], i) => `${i ? "L" : "M"}${x.toFixed(1)} ${y.toFixed(1)}`).join("");
}
