/** JSON beside the JSON of the step before: what is new, what has changed, what has gone. */

/** Where there is nothing, not even null. */
export const NOTHING = Symbol("nothing");

export type Mark = "same" | "changed" | "new" | "gone";

/** A field of an object or a place of a list, now and before; `NOTHING` where it is not, or was not, there. */
export interface Part {
  key: string;
  value: unknown;
  before: unknown;
  mark: Mark;
}

/** Whether a value has parts of its own. */
export function isBranch(value: unknown): value is object {
  return typeof value === "object" && value !== null;
}

/** Whether two values of JSON say the same. The order of an object's fields says nothing. */
export function same(one: unknown, other: unknown): boolean {
  if (!isBranch(one) || !isBranch(other)) return Object.is(one, other);
  if (Array.isArray(one) !== Array.isArray(other)) return false;
  const keys = Object.keys(one);
  if (keys.length !== Object.keys(other).length) return false;
  return keys.every((key) => Object.hasOwn(other, key) && same(at(one, key), at(other, key)));
}

/** The parts of a value, those that have gone last. Nothing is marked where nothing is known of `before`. */
export function partsOf(value: unknown, before: unknown, compared: boolean): Part[] {
  const keys = isBranch(value) ? Object.keys(value) : [];
  const parts: Part[] = keys.map((key) => {
    const [now, then] = [at(value, key), at(before, key)];
    const mark: Mark = !compared || same(now, then) ? "same" : then === NOTHING ? "new" : "changed";
    return { key, value: now, before: then, mark };
  });
  if (!compared || !isBranch(before) || !isBranch(value)) return parts;
  const gone = Object.keys(before).filter((key) => !Object.hasOwn(value, key));
  return [...parts, ...gone.map((key): Part => ({ key, value: NOTHING, before: at(before, key), mark: "gone" }))];
}

/** In how many places two values differ: a number for the heading of a tree. */
export function changes(value: unknown, before: unknown): number {
  if (same(value, before)) return 0;
  if (!isBranch(value) || !isBranch(before)) return 1;
  return partsOf(value, before, true).reduce((sum, part) => sum + (part.mark === "changed" ? changes(part.value, part.before) : part.mark === "same" ? 0 : 1), 0);
}

function at(value: unknown, key: string): unknown {
  return isBranch(value) && Object.hasOwn(value, key) ? (value as Record<string, unknown>)[key] : NOTHING;
}
