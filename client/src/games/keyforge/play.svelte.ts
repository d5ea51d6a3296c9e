/** A choice in the making. It proposes options of the decision and never anything else. */
import type { Decision } from "../contract";
import { Choosing } from "../shared/choosing.svelte";
import type { Drop, Then } from "./drops";
import { byThing, housesOf, keyOf, ORDERED, parse, refsIn, type Thing, type Zone } from "./options";
import { playerAt, type Fault, type View } from "./view";

/** What is forgotten rather than left undone when a turn ends. */
const FORGOTTEN: ReadonlySet<string> = new Set(["play", "reap"]);

export class Play extends Choosing<View> {
  /** The thing whose several options lie open. */
  opened = $state.raw<Thing | null>(null);
  /** What was pressed last: of several copies in the hand it is the one that an open or waiting option is about. */
  #pressed = $state.raw<Thing | null>(null);
  /** The thing that can't be used, and whose reasons are told. */
  asked = $state.raw<Thing | null>(null);
  /** Simultaneous effects as the reader has put them in order; empty for the order in which they are offered. */
  #arranged = $state.raw<readonly string[]>([]);
  /** What is still to be answered for the reader, who has chosen the whole order. */
  queue = $state.raw<readonly string[]>([]);

  /** What may be done, by the thing that is pressed for it. */
  readonly things = $derived.by(() => byThing(this.kind ?? "", this.options));

  of(thing: Thing): readonly string[] {
    return this.things.get(keyOf(thing)) ?? [];
  }

  /** The refs in a zone that may be pressed now. */
  lit(zone: Zone): Set<string> {
    return refsIn(this.things, zone);
  }

  /** Chooses an option, or marks it when choices are to be confirmed. */
  override aim(option: string): void {
    const { busy, confirm } = this.around;
    if (busy || !this.offers(option)) return;
    this.asked = null;
    if ((confirm || (option === "end" && this.left > 0)) && this.armed !== option) this.armed = option;
    else this.chooseNow(option);
  }

  protected override chooseNow(option: string): void {
    this.armed = null;
    this.opened = null;
    if (this.#plan?.first === option) this.#plan = { ...this.#plan, sent: this.around.decision };
    else this.#plan = null;
    this.around.choose(option);
  }

  // -- carrying

  /** What is chosen after the option of a card that was carried: `sent` is the question that the option has answered. */
  #plan: { first: string; then: Then; sent: Decision | null } | null = null;

  /** A card was carried to where it goes. */
  carried(thing: Thing, { option, then }: Drop): void {
    if (this.around.busy || !this.offers(option)) return;
    this.armed = null;
    this.opened = null;
    this.#pressed = thing;
    this.#plan = then === null ? null : { first: option, then, sent: null };
    this.aim(option);
  }

  /** Answers the question that follows a card that was carried, by the place where it was let go. Any other question is left to the reader. */
  follow(): void {
    const { decision, busy, view, you } = this.around;
    const plan = this.#plan;
    if (plan === null || plan.sent === null || decision === null || decision === plan.sent || busy) return;
    this.#plan = null;
    const { kind, option } = plan.then;
    const elsewhere = (kind === "place" && (view.ask?.line ?? you) !== you) || (kind === "card" && view.ask?.verb !== "play-card");
    if (this.kind === kind && !elsewhere && this.offers(option)) this.around.choose(option);
  }

  /** Cards that could still be played or reap: a turn that ends with some is confirmed. */
  readonly left = $derived.by(() => {
    if (this.kind !== "turn") return 0;
    const { view, you } = this.around;
    const hand = playerAt(view, you ?? 0).hand;
    let count = 0;
    for (const [key, options] of this.things) {
      const option = options.find((each) => FORGOTTEN.has(parse(each).word));
      if (option === undefined) continue;
      // Copies in the hand are one thing to press, but each of them could be played.
      const { ref } = parse(option);
      count += key.startsWith("hand:") ? Math.max(1, hand.filter((print) => print === ref).length) : 1;
    }
    return count;
  });

  /**
   * Presses a thing: its only option is chosen, of several the reader chooses; pressed twice, a card of the hand is played.
   * Nothing is discarded by one press. False when it can't be used; its reasons are then told.
   */
  press(thing: Thing): boolean {
    if (this.around.busy) return false;
    const options = this.of(thing);
    const [only] = options;
    this.armed = null;
    if (only === undefined) {
      this.opened = null;
      this.asked = this.faults(thing).length > 0 ? thing : null;
      return false;
    }
    this.asked = null;
    const again = this.opened !== null && keyOf(this.opened) === keyOf(thing) && this.opened.copy === thing.copy;
    this.#pressed = thing;
    const first = options.find((option) => parse(option).word === "play");
    if (options.length === 1 && parse(only).word !== "discard") this.aim(only);
    else if (again && first !== undefined) this.aim(first);
    else this.opened = again ? null : thing;
    return true;
  }

  /** Whether an option of a card of the hand lies open or waits, and it is this copy of it that was pressed for it. */
  isHalfChosen(thing: Thing): boolean {
    const key = keyOf(thing);
    const about = (this.opened !== null && keyOf(this.opened) === key) || (this.armed !== null && this.of(thing).includes(this.armed));
    const copy = this.#pressed !== null && keyOf(this.#pressed) === key ? this.#pressed.copy : 0;
    return about && (copy ?? 0) === (thing.copy ?? 0);
  }

  /** Chooses the option of a thing that begins with one of `words`; false when there is none. */
  act(thing: Thing | null, words: readonly string[]): boolean {
    if (thing === null || this.around.busy) return false;
    const option = this.of(thing).find((each) => words.includes(parse(each).word));
    if (option === undefined) return false;
    this.#pressed = thing;
    this.aim(option);
    return true;
  }

  /** Chooses the first of some bare options that is offered. */
  say(...options: readonly string[]): boolean {
    const option = options.find((each) => this.offers(each));
    if (option === undefined) return false;
    this.aim(option);
    return true;
  }

  /** Chooses the house at a place, in the order in which they are shown; false where none is asked for, or none is there. */
  house(index: number): boolean {
    const { near, far } = housesOf(this.around.view, this.options);
    return this.say(...[...near, ...far].slice(index, index + 1));
  }

  /** Why a thing can't be used; none where it can be, or where the reader isn't asked about their turn. */
  faults({ zone, ref }: Thing): Fault[] {
    const { view } = this.around;
    if (!this.mine || (zone !== "hand" && zone !== "table")) return [];
    const ofHand = new Set(["play", "discard"]);
    return view.faults.filter(({ card, what }) => card === ref && ofHand.has(what) === (zone === "hand"));
  }

  /** A new question: what was half chosen for the old one is dropped. */
  drop(): void {
    this.armed = null;
    this.opened = null;
    this.asked = null;
    this.#arranged = [];
  }

  /** One step back from a choice that is half made; false when there is none. */
  back(): boolean {
    this.#plan = null;
    if (this.armed !== null) this.armed = null;
    else if (this.opened !== null) this.opened = null;
    else if (this.asked !== null) this.asked = null;
    else if (this.queue.length > 0) this.queue = [];
    else return false;
    return true;
  }

  // -- order

  /** What is put in order now, the first first; empty where nothing is. */
  readonly order = $derived.by((): readonly string[] => {
    if (this.kind === null || !ORDERED.has(this.kind)) return [];
    const offered = this.options.map(({ option }) => option).filter((option) => parse(option).ref !== "");
    const known = this.#arranged.filter((option) => offered.includes(option));
    return [...known, ...offered.filter((option) => !known.includes(option))];
  });

  /** Moves one of them to another place. */
  arrange(option: string, to: number): void {
    const rest = this.order.filter((each) => each !== option);
    if (rest.length === this.order.length) return;
    this.armed = null;
    this.#arranged = [...rest.slice(0, Math.max(0, to)), option, ...rest.slice(Math.max(0, to))];
  }

  /** Chooses the whole order: the first now, the others as they are asked for. */
  resolve(): void {
    const { busy, choose } = this.around;
    const [first, ...rest] = this.order;
    if (busy || first === undefined) return;
    this.queue = rest;
    choose(first);
  }

  /** What comes next of an order that was chosen before; null where the reader must be asked, because something has joined. */
  readonly next = $derived.by(() => {
    if (this.queue.length === 0 || this.order.length === 0) return null;
    return this.order.every((option) => this.queue.includes(option)) ? (this.queue.find((option) => this.order.includes(option)) ?? null) : null;
  });

  /** Answers a question of an order that is being carried out, or gives the order up where it no longer fits. Other questions in between are left alone. */
  proceed(): void {
    if (this.queue.length === 0 || this.order.length === 0 || this.around.busy) return;
    const { next } = this;
    this.queue = next === null ? [] : this.queue.slice(this.queue.indexOf(next) + 1);
    if (next !== null) this.around.choose(next);
  }

  /** A new part of the turn begins: no order goes on into it. */
  forget(): void {
    this.queue = [];
  }
}
