/**
 * The dice on the table. The game knows only which faces there are; people know their dice one by
 * one: a die that is held stays where it lies, and only the others are rolled.
 */
import type { Choice } from "../contract";
import { byWord, countOf, multiset, without } from "./options";
import type { Letter } from "./view";

export interface TrayDie {
  /** Stays the same as long as the die is on the table. */
  id: number;
  face: Letter;
  held: boolean;
  /** Counts the rolls of this die, so that each new one can be seen. */
  rolled: number;
}

/** Dice as they lie: `faces` shown, those of `before` that were not rolled left where they are. Held dice are the last to move. */
export function laid(before: readonly TrayDie[], faces: string, rolled: string | null, next: () => number): TrayDie[] {
  const kept = rolled === null ? faces : (without(faces, rolled) ?? faces);
  const stays = new Set<number>();
  let open = kept;
  for (const held of [true, false]) {
    for (const die of before) {
      if (die.held !== held || stays.has(die.id)) continue;
      const rest = without(open, die.face);
      if (rest === null) continue;
      open = rest;
      stays.add(die.id);
    }
  }
  // What is left of the faces lies where dice were rolled, then beside the others.
  let fresh = without(faces, before.filter(({ id }) => stays.has(id)).map(({ face }) => face).join("")) ?? faces;
  const take = (): Letter | null => {
    const face = fresh[0] as Letter | undefined;
    fresh = fresh.slice(1);
    return face ?? null;
  };
  const dice: TrayDie[] = [];
  for (const die of before) {
    if (stays.has(die.id)) dice.push(die);
    else {
      const face = take();
      if (face) dice.push({ ...die, face, held: false, rolled: die.rolled + 1 });
    }
  }
  for (let face = take(); face; face = take()) dice.push({ id: next(), face, held: false, rolled: 1 });
  return dice;
}

/** How many dice of each face may be rolled again at most. */
export function rerollable(options: readonly Choice[]): Map<string, number> {
  const most = new Map<string, number>();
  for (const faces of byWord(options, "reroll").keys()) {
    for (const face of new Set(faces)) most.set(face, Math.max(most.get(face) ?? 0, countOf(faces, face)));
  }
  return most;
}

export class Tray {
  dice = $state.raw<TrayDie[]>([]);

  #ids = 0;
  #turn = -1;

  /** Meets what lies on the table now; `rolled` are the faces just rolled, null when nobody rolled. */
  meet(faces: string, rolled: string | null, turn: number): void {
    const before = turn === this.#turn ? this.dice : [];
    this.#turn = turn;
    const now = this.dice.map(({ face }) => face).join("");
    if (before.length > 0 && rolled === null && multiset(now) === multiset(faces)) return;
    this.dice = laid(before, faces, rolled, () => (this.#ids += 1));
  }

  hold(index: number, held: boolean): void {
    this.dice = this.dice.map((die, at) => (at === index ? { ...die, held } : die));
  }

  toggle(index: number): void {
    const die = this.dice[index];
    if (die) this.hold(index, !die.held);
  }

  /** Every die is held, or none. */
  all(held: boolean): void {
    this.dice = this.dice.map((die) => ({ ...die, held }));
  }

  /** The faces of the dice that are not held, as options write them. */
  get loose(): string {
    return multiset(this.dice.filter(({ held }) => !held).map(({ face }) => face));
  }

  get held(): string {
    return multiset(this.dice.filter(({ held }) => held).map(({ face }) => face));
  }
}

/** The option that rolls exactly the loose dice; null when there is none. */
export function rerollOption(options: readonly Choice[], loose: string): string | null {
  return byWord(options, "reroll").get(multiset(loose)) ?? null;
}

/** The option that sets exactly these dice aside; null when there is none. */
export function asideOption(options: readonly Choice[], chosen: string): string | null {
  return byWord(options, "aside").get(multiset(chosen)) ?? null;
}
