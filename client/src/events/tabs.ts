/** The parts of an event's page. A part is there when its file is: each is `{tab}/{Tab}.svelte` and takes `PartProps`. */
import type { Component } from "svelte";
import type { EventStore } from "./event.svelte";

export interface PartProps {
  event: EventStore;
  /** What is to be printed, for `print/Print.svelte`; whose case it is, for `case/Case.svelte`. */
  what?: string;
  /** Whose table is looked for, for `mine/Mine.svelte` at `/events/{id}/player/{number}`; whose decks, for
   * `decks/Decks.svelte` at `/events/{id}/decks/{number}`; -1 for nobody's. */
  player?: number;
}

type Module = { default: Component<PartProps> };

const files = import.meta.glob<Module>([
  "./overview/Overview.svelte",
  "./front/Front.svelte",
  "./players/Players.svelte",
  "./rounds/Rounds.svelte",
  "./settings/Settings.svelte",
  "./log/Log.svelte",
  "./judge/Judge.svelte",
  "./decks/Decks.svelte",
  "./standings/Standings.svelte",
  "./print/Print.svelte",
  "./mine/Mine.svelte",
  "./screen/Screen.svelte",
  "./case/Case.svelte",
]);

/** What a reader sees first, then the others, by role. */
const STAFF_TABS = ["overview", "players", "decks", "rounds", "judge", "standings", "print", "settings", "log"];
const PLAYER_TABS = ["mine", "front", "rounds", "standings", "decks"];
/** Officials keep the tables of sets and of restricted cards. */
const OFFICIAL_TABS = ["front", "decks", "rounds", "standings"];
const PUBLIC_TABS = ["front", "rounds", "standings"];

const file = (part: string) => `./${part}/${part[0]?.toUpperCase() ?? ""}${part.slice(1)}.svelte`;

export function hasPart(part: string): boolean {
  return file(part) in files;
}

export function loadPart(part: string): Promise<Module> {
  const load = files[file(part)];
  return load ? load() : Promise.reject(new RangeError(part));
}

/** The tabs of an event's page for this reader, in order. */
export function tabsOf(event: EventStore): string[] {
  const { view } = event;
  const wanted = event.staff ? STAFF_TABS : view?.role === "official" ? OFFICIAL_TABS : view && view.me >= 0 ? PLAYER_TABS : PUBLIC_TABS;
  return wanted.filter((tab) => {
    if (tab === "decks" && !view?.plan.format) return false;
    if (tab === "settings" && !event.organizer && !event.head) return false;
    return hasPart(tab);
  });
}
