/** Looking at the mine: where the window stands over it and how near. Lengths in pixels, cells by their size in drawing units. */
import { HEIGHT, WIDTH } from "./tiles";

export interface Camera {
  /** Where the world's origin (upper left corner of the start card) is in the window. */
  x: number;
  y: number;
  scale: number;
}

export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

export const NEAREST = 2.2;
export const FARTHEST = 0.18;

/** Parts of the window that something else lies over: the field keeps clear of them where it can. */
export interface Inset {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/**
 * The camera that shows a box of cells as large as `hard` leaves room for; where that leaves more
 * room than is needed, the field keeps clear of `soft` as well.
 */
export function fit(box: Box, width: number, height: number, hard: Inset, soft: Inset, nearest = 1.35): Camera {
  const w = (box.right - box.left) * WIDTH;
  const h = (box.bottom - box.top) * HEIGHT;
  const room = Math.min((width - hard.left - hard.right) / w, (height - hard.top - hard.bottom) / h);
  const scale = Math.max(FARTHEST, Math.min(nearest, room));
  return {
    x: begin(width, w * scale, hard.left, hard.right, soft.left, soft.right) - box.left * WIDTH * scale,
    y: begin(height, h * scale, hard.top, hard.bottom, soft.top, soft.bottom) - box.top * HEIGHT * scale,
    scale,
  };
}

/** Where something `long` begins in a window of `length`: in the middle of what both insets leave, or as near to it as the hard ones let it. */
function begin(length: number, long: number, before: number, after: number, softBefore: number, softAfter: number): number {
  if (long > length - before - after) return (length + before - after - long) / 2;
  const middle = (length + before + softBefore - after - softAfter - long) / 2;
  return Math.max(before, Math.min(length - after - long, middle));
}

/** Nearer (factor above 1) or farther, with the point (px, py) of the window staying where it is. */
export function zoom(camera: Camera, factor: number, px: number, py: number): Camera {
  const scale = Math.max(FARTHEST, Math.min(NEAREST, camera.scale * factor));
  const real = scale / camera.scale;
  return { x: px - (px - camera.x) * real, y: py - (py - camera.y) * real, scale };
}

/** Moves the world under the window, but never quite out of it. */
export function pan(camera: Camera, dx: number, dy: number, box: Box, width: number, height: number): Camera {
  const keep = 60;
  const x = Math.max(keep - box.right * WIDTH * camera.scale, Math.min(width - keep - box.left * WIDTH * camera.scale, camera.x + dx));
  const y = Math.max(keep - box.bottom * HEIGHT * camera.scale, Math.min(height - keep - box.top * HEIGHT * camera.scale, camera.y + dy));
  return { x, y, scale: camera.scale };
}

/** The least move that brings a cell into the window with some air around it. */
export function reveal(camera: Camera, cell: { x: number; y: number }, width: number, height: number): Camera {
  const air = 16;
  const left = camera.x + cell.x * WIDTH * camera.scale;
  const top = camera.y + cell.y * HEIGHT * camera.scale;
  const right = left + WIDTH * camera.scale;
  const bottom = top + HEIGHT * camera.scale;
  const dx = left < air ? air - left : right > width - air ? width - air - right : 0;
  const dy = top < air ? air - top : bottom > height - air ? height - air - bottom : 0;
  return dx || dy ? { ...camera, x: camera.x + dx, y: camera.y + dy } : camera;
}

/** The target that lies nearest in a direction, seen from `from`; null when there is none that way. */
export function neighbour<T extends { x: number; y: number }>(targets: readonly T[], from: { x: number; y: number }, dx: number, dy: number): T | null {
  let best: T | null = null;
  let least = Infinity;
  for (const target of targets) {
    const along = (target.x - from.x) * dx + (target.y - from.y) * dy;
    const aside = Math.abs((target.x - from.x) * dy) + Math.abs((target.y - from.y) * dx);
    if (along <= 0) continue;
    const far = along + aside * 2.5;
    if (far < least) [best, least] = [target, far];
  }
  return best;
}
