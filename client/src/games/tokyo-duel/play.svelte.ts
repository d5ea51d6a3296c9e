/** A choice in the making. It proposes options of the decision and never anything else. */
import { Choosing } from "../shared/choosing.svelte";
import { multiset, placeOf, places, type Place } from "./options";
import { asideOption, rerollOption, rerollable, Tray } from "./tray.svelte";
import { type Letter, type TrackId, type View } from "./view";

/** More dice than this are never on the table. */
export const MOST_DICE = 8;

export class Play extends Choosing<View> {
  readonly tray = new Tray();
  /** The option that the reader looks at: its outcome is shown. */
  seen = $state<string | null>(null);
  /** The token to be placed lies turned round. */
  turned = $state(false);
  /** The one of several tokens that is being placed; null for the first. */
  wished = $state<string | null>(null);
  /** Ids of the dice chosen to be set aside. */
  picked = $state.raw<number[]>([]);
  /** Faces of real dice, entered so far. */
  faces = $state("");

  override aim(option: string): void {
    if (this.mine) super.aim(option);
  }

  /** A new question: what was half chosen for the old one is dropped. */
  drop(): void {
    this.armed = null;
    this.seen = null;
    this.turned = false;
    this.wished = null;
    this.picked = [];
    this.faces = "";
  }

  // -- dice

  /** Which faces may be rolled again, and how many dice of each. */
  readonly rerolls = $derived.by(() => (this.kind === "reroll" ? rerollable(this.options) : new Map<string, number>()));

  /** A die that cannot be rolled again now. */
  locked(face: string): boolean {
    return this.kind === "reroll" && !this.rerolls.has(face);
  }

  /** The faces that would be rolled again. */
  readonly loose = $derived(this.kind === "reroll" ? multiset([...this.tray.loose].filter((face) => !this.locked(face))) : "");

  /** The option that rolls them; null while no die is loose. */
  readonly roll = $derived.by(() => {
    if (this.kind === "pre_roll") return this.offers("roll") ? "roll" : null;
    return this.kind === "reroll" && this.loose !== "" ? rerollOption(this.options, this.loose) : null;
  });

  /** What pressing a die does now. */
  readonly dice = $derived(this.kind === "reroll" ? "hold" : this.kind === "aside" ? "pick" : null);

  press(index: number): boolean {
    const die = this.tray.dice[index];
    if (!die || this.around.busy) return false;
    if (this.dice === "hold" && !this.locked(die.face)) {
      this.tray.toggle(index);
      this.armed = null;
      return true;
    }
    if (this.dice === "pick") {
      this.pick(die.id);
      return true;
    }
    return false;
  }

  /** Chooses a die to be set aside, or lets it go; of more than two the first is let go. */
  pick(id: number): void {
    this.armed = null;
    if (this.picked.includes(id)) this.picked = this.picked.filter((other) => other !== id);
    else this.picked = [...this.picked, id].slice(-2);
  }

  /** The option that sets the chosen dice aside. */
  readonly aside = $derived.by(() => {
    if (this.kind !== "aside") return null;
    return asideOption(this.options, this.tray.dice.filter(({ id }) => this.picked.includes(id)).map(({ face }) => face).join(""));
  });

  // -- real dice

  enter(letter: Letter): void {
    if (this.kind === "faces" && !this.around.busy && this.faces.length < MOST_DICE) this.faces += letter;
  }

  undo(): boolean {
    if (this.kind !== "faces" || this.faces === "") return false;
    this.faces = this.faces.slice(0, -1);
    return true;
  }

  /** Sends what was entered, even when it is not what is asked: the hall then says what is wrong. */
  send(): void {
    const { busy, choose } = this.around;
    if (this.kind !== "faces" || busy || this.faces === "") return;
    choose(`faces:${multiset(this.faces)}`);
  }

  // -- tokens

  readonly #places = $derived.by(() => (this.kind === "place" ? places(this.options) : []));

  /** The tokens that may be placed: one, or both of The King's. */
  readonly tokens = $derived([...new Set(this.#places.map(({ token }) => token))]);

  readonly token = $derived(this.wished !== null && this.tokens.includes(this.wished) ? this.wished : (this.tokens[0] ?? null));

  /** Turning the token round makes a difference somewhere. */
  readonly turnable = $derived(this.#places.some(({ turned }) => turned));

  /** Where it may be placed: one place a start space, for the way round that is wished where there is a choice. */
  readonly placeable = $derived.by((): Place[] => {
    const found = new Map<string, Place>();
    for (const place of this.#places) {
      if (place.token !== this.token) continue;
      const key = `${place.track}:${place.start}`;
      if (!found.has(key) || place.turned === this.turned) found.set(key, place);
    }
    return [...found.values()];
  });

  turn(): boolean {
    if (!this.turnable) return false;
    this.turned = !this.turned;
    this.armed = null;
    if (this.seen !== null) {
      const place = placeOf(this.seen);
      if (place) this.seen = this.placeAt(place.track, place.start)?.option ?? null;
    }
    return true;
  }

  placeAt(track: TrackId, start: number): Place | null {
    return this.placeable.find((place) => place.track === track && place.start === start) ?? null;
  }
}
