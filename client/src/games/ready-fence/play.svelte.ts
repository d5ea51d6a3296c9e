/** A choice in the making. It proposes options of the decision and never anything else. */
import { Choosing } from "../shared/choosing.svelte";
import { awayOf, byWord, leavesStrip, parse, playsOf, replacementsOf } from "./options";
import { FEINT, type View, type Why } from "./view";

/** What pressing a hand card does now: play it, put it away, or put it in the place of the attack. */
export type Use = "play" | "away" | "replace";

/** Questions in which the hand is asked for a card to put away, without a button before it. */
const DISCARDING = new Set(["retreat", "renew", "cost"]);

/** Answers that are never given for the reader, even when there is no other: which card is put away stays theirs to see. */
const NEVER_ALONE = new Set(["cost"]);

export class Play extends Choosing<View> {
  /** A hand card or an action whose several options lie open. */
  opened = $state<string | null>(null);
  /** The use of the hand that the reader has asked for with a button. */
  wished = $state<Use | null>(null);

  readonly use = $derived<Use>(this.kind !== null && DISCARDING.has(this.kind) ? "away" : (this.wished ?? "play"));

  /** The armed option would give the opponent a point. */
  readonly off = $derived.by(() => leavesStrip(this.options, this.armed, this.around.view));

  /** The only option there is, where the client may choose it for the reader. */
  readonly only = $derived.by(() => {
    const { view, busy, confirm } = this.around;
    const [single] = this.options;
    if (busy || confirm || this.options.length !== 1 || !single || NEVER_ALONE.has(this.kind ?? "")) return null;
    return leavesStrip(this.options, single.option, view) ? null : single.option;
  });

  /** Chooses an option, or marks it where it must be confirmed first. What leaves the strip isn't confirmed by doing it twice. */
  override aim(option: string): void {
    const { view, busy, confirm } = this.around;
    if (busy || !this.offers(option)) return;
    const off = leavesStrip(this.options, option, view);
    if (off || (confirm && this.armed !== option)) {
      if (!this.choices.includes(option)) this.opened = null;
      this.armed = option;
    } else this.chooseNow(option);
  }

  protected override chooseNow(option: string): void {
    this.drop();
    this.around.choose(option);
  }

  /** A new question: what was half chosen for the old one is dropped. */
  drop(): void {
    this.armed = null;
    this.opened = null;
    this.wished = null;
  }

  /** One step back from a choice that is half made; false when there is none. */
  back(): boolean {
    if (this.armed !== null) this.armed = null;
    else if (this.opened !== null) this.opened = null;
    else if (this.wished !== null) this.wished = null;
    else return false;
    return true;
  }

  // -- the hand

  /** What a card of the hand may do now. */
  of(card: string): string[] {
    if (this.use === "away") return awayOf(this.options, card);
    if (this.use === "replace") return replacementsOf(this.options, card);
    if (card === FEINT) return this.feints;
    return playsOf(this.options, card);
  }

  /** Breaking off, and all replacements. */
  readonly feints = $derived(this.options.flatMap(({ option }) => (parse(option).word === "feint" ? [option] : [])));

  /** The rule that keeps a card in the hand now; null where it may be used, or where nobody asks. */
  why(card: string): Why | null {
    const { view } = this.around;
    if (!this.mine || this.of(card).length > 0) return null;
    return view.why[this.use === "away" ? `exchange:${card}` : card] ?? null;
  }

  /** Uses a card of the hand; false when it can't be used. */
  press(card: string): boolean {
    if (this.around.busy) return false;
    const options = this.of(card);
    const [first] = options;
    if (first === undefined) return false;
    if (card === FEINT && this.use === "play") return this.feint();
    // What a card is added to, or must be added to it, is told before it is played.
    const { card: played, addon } = parse(first);
    if (options.length === 1 && played === card && addon === null) {
      this.opened = null;
      this.aim(first);
    } else this.#open(card);
    return true;
  }

  // -- actions

  /** Takes an action by its word; false when it is not offered. */
  act(word: string): boolean {
    if (this.around.busy || !this.mine) return false;
    if (word === "exchange") return this.#wish("away", this.options.some(({ option }) => option.startsWith("exchange:")));
    if (word === "feint") return this.feint();
    const options = byWord(this.options, word);
    const [first] = options;
    if (first === undefined) return false;
    if (options.length > 1) this.#open(word);
    else {
      this.opened = null;
      this.wished = null;
      this.aim(first);
    }
    return true;
  }

  /** Lights the hand for a replacement; where there is none, breaks off. */
  feint(): boolean {
    if (this.feints.length === 0) return false;
    if (this.feints.some((option) => parse(option).card !== null)) return this.#wish("replace", true);
    this.aim("feint");
    return true;
  }

  /** The options that lie open in the chooser: while the hand waits for a replacement, there is breaking off beside it. */
  readonly choices = $derived.by((): string[] => {
    if (this.opened === null) return this.use === "replace" && this.offers("feint") ? ["feint"] : [];
    const plays = this.of(this.opened);
    return plays.length > 0 ? plays : byWord(this.options, this.opened);
  });

  #open(what: string): void {
    this.armed = null;
    this.opened = this.opened === what ? null : what;
  }

  #wish(use: Use, offered: boolean): boolean {
    if (!offered) return false;
    this.armed = null;
    this.opened = null;
    this.wished = this.wished === use ? null : use;
    return true;
  }
}
