/** What has changed in a view, of a game or of an event, since an earlier one: a JSON Patch (RFC 6902) of `add`, `remove` and `replace`. */

import type { Change } from "../generated/hall";

export type { Change };

type Place = Record<string, unknown> | unknown[];

/** The view after these changes; the old one stays as it is. Throws where a change is about something that is not there. */
export function changed(view: unknown, changes: readonly Change[]): unknown {
  return changes.reduce((found, change) => within(found, change.path.split("/").slice(1).map(unescaped), change), view);
}

function within(at: unknown, [token, ...rest]: string[], change: Change): unknown {
  if (token === undefined || typeof at !== "object" || at === null) throw new Error(`no such place: ${change.path}`);
  const copy: Place = Array.isArray(at) ? [...(at as unknown[])] : { ...(at as Record<string, unknown>) };
  const comes = rest.length === 0 && change.op === "add";
  if (Array.isArray(copy)) {
    const place = Number(token);
    if (String(place) !== token || !Number.isInteger(place) || place < 0 || place >= copy.length + Number(comes)) throw new Error(`no such place: ${change.path}`);
    if (rest.length > 0) copy[place] = within(copy[place], rest, change);
    else if (change.op === "remove") copy.splice(place, 1);
    else copy.splice(place, change.op === "add" ? 0 : 1, change.value);
    return copy;
  }
  if (Object.hasOwn(copy, token) === comes) throw new Error(`no such place: ${change.path}`);
  if (rest.length > 0) copy[token] = within(copy[token], rest, change);
  else if (change.op === "remove") delete copy[token];
  else copy[token] = change.value;
  return copy;
}

const unescaped = (token: string): string => token.replaceAll("~1", "/").replaceAll("~0", "~");
