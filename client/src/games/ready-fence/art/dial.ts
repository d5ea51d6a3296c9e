/** Parts of a circle, for dials: degrees clockwise from straight up. */

export function spot(middle: number, radius: number, degrees: number): { x: number; y: number } {
  const turn = (degrees * Math.PI) / 180;
  return { x: Math.round((middle + radius * Math.sin(turn)) * 100) / 100, y: Math.round((middle - radius * Math.cos(turn)) * 100) / 100 };
}

/** A piece of a ring between two angles. */
export function ringPiece(middle: number, inner: number, outer: number, from: number, to: number): string {
  const large = to - from > 180 ? 1 : 0;
  const [a, b, c, d] = [spot(middle, outer, from), spot(middle, outer, to), spot(middle, inner, to), spot(middle, inner, from)];
  return `M${a.x} ${a.y}A${outer} ${outer} 0 ${large} 1 ${b.x} ${b.y}L${c.x} ${c.y}A${inner} ${inner} 0 ${large} 0 ${d.x} ${d.y}Z`;
}
