/** A penalty as a judge gives it: who, for what, which, and what is asked before it stands (T14, S20-S22). */
import type { Catalogue, DeedOf, Infraction, Kind, PersonView } from "../protocol";

export interface Draft {
  person: number;
  infraction: string;
  kind: string;
  text: string;
  remedy: string;
  answer: string;
  /** Without the steps before it: a second person has to agree (T14.6). */
  direct: boolean;
  /** The round of the game and the turn in it, as typed, from 1 (S22.7). */
  game: string;
  turn: string;
}

export type DraftFault = "person" | "infraction" | "kind" | "text" | "answer" | "number";

export const emptyDraft = (person = -1): Draft => ({ person, infraction: "", kind: "", text: "", remedy: "", answer: "", direct: false, game: "", turn: "" });

/** The infractions that a search finds, by category in the order of the catalogue. `called` puts one into words. */
export function found(catalogue: Catalogue, sought: string, called: (one: Infraction) => string): [category: string, infractions: Infraction[]][] {
  const words = sought.toLocaleLowerCase().split(/\s+/u).filter(Boolean);
  const categories = new Map<string, Infraction[]>();
  for (const one of catalogue.infractions) {
    const text = called(one).toLocaleLowerCase();
    if (!words.every((word) => text.includes(word))) continue;
    categories.set(one.category, [...(categories.get(one.category) ?? []), one]);
  }
  return [...categories];
}

/** The penalties that may be given to somebody. */
export function kindsFor(catalogue: Catalogue, person: PersonView | undefined): Kind[] {
  const who = person?.spectator ? "spectator" : "player";
  return catalogue.kinds.filter((kind) => kind.to.includes(who));
}

/** The draft with an infraction, and with what the catalogue suggests for it. */
export function suggested(draft: Draft, infraction: Infraction, kinds: readonly Kind[]): Draft {
  const kind = kinds.some((one) => one.name === infraction.kind) ? infraction.kind : "";
  return { ...draft, infraction: infraction.id, kind: kind || draft.kind, remedy: infraction.remedies.length === 1 ? (infraction.remedies[0] ?? "") : "" };
}

/** Whether a penalty waits for the organizer when this person gives it (T14.3, T14.6). */
export function waits(draft: Draft, kind: Kind | undefined, organizer: boolean): boolean {
  return draft.direct || (kind?.by === "organizer" && !organizer);
}

const NUMBER = /^\s*\d{0,3}\s*$/;

export function faultsOf(draft: Draft, kind: Kind | undefined): DraftFault[] {
  const faults: DraftFault[] = [];
  if (draft.person < 0) faults.push("person");
  if (!draft.infraction) faults.push("infraction");
  if (!kind) faults.push("kind");
  if (kind?.recorded && !draft.text.trim()) faults.push("text");
  if (kind?.question && !draft.answer.trim()) faults.push("answer");
  if (!NUMBER.test(draft.game) || !NUMBER.test(draft.turn)) faults.push("number");
  return faults;
}

const place = (typed: string) => (Number(typed) > 0 ? Number(typed) - 1 : -1);

export function deedOf(draft: Draft, kind: Kind, organizer: boolean): DeedOf<"penalized"> {
  const { person, infraction, text, remedy, answer } = draft;
  const turn = Number(draft.turn) > 0 ? Number(draft.turn) : -1;
  return { deed: "penalized", person, infraction, kind: kind.name, text, remedy, answer: kind.question ? answer : "", direct: waits(draft, kind, organizer), game: place(draft.game), turn };
}
