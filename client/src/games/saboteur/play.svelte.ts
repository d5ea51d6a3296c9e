/**
 * A choice in the making: which hand card is picked up, which way round, what it is aimed at.
 * It proposes options of the decision and never anything else.
 */
import type { Decision } from "../contract";
import { Choosing } from "../shared/choosing.svelte";
import { byCard, isLaid, type SeatUse, type Uses } from "./options";
import { shapeOf } from "./tiles";
import type { View } from "./view";

export class Play extends Choosing<View> {
  /** Index in the hand of the card that is picked up. */
  index = $state<number | null>(null);
  turned = $state(false);
  /** A double repair against a player with two uses for it: which tool? */
  asking = $state.raw<SeatUse | null>(null);
  /** True while a card is carried by the pointer. */
  carried = $state(false);

  /** Ways round and the pause between rounds are asked elsewhere. */
  protected override concerns({ kind }: Decision): boolean {
    return kind === "turn" || kind === "touch";
  }

  /** A misused card lies on the table and must be used: it is picked up by itself. */
  readonly touched = $derived.by(() => {
    const { view, decision } = this.around;
    return this.mine && decision?.kind === "touch" ? (view.pending?.card ?? null) : null;
  });

  readonly cards = $derived.by(() => {
    const { decision } = this.around;
    return this.mine && decision ? byCard(decision.options) : new Map<string, Uses>();
  });

  readonly card = $derived.by(() => {
    if (this.touched) return this.touched;
    return this.index === null ? null : (this.around.view.hand[this.index] ?? null);
  });

  readonly uses = $derived(this.card === null ? undefined : this.cards.get(this.card));

  /** Turning the card over shows something else. */
  readonly turnable = $derived(this.card !== null && isLaid(this.card) && !shapeOf(this.card).same);

  pick(index: number): void {
    this.armed = null;
    this.asking = null;
    if (this.index === index) return;
    this.index = index;
    this.turned = false;
  }

  drop(): void {
    this.index = null;
    this.armed = null;
    this.asking = null;
    this.turned = false;
  }

  turn(): void {
    if (!this.turnable) return;
    this.turned = !this.turned;
    this.armed = null;
  }

  protected override chooseNow(option: string): void {
    this.asking = null;
    super.chooseNow(option);
  }

  /** Aims at a player; asks for the tool first where a double repair has two. */
  aimAtSeat(seat: number): void {
    const use = this.uses?.seats.get(seat);
    if (!use) return;
    if (use.uses.length > 1) {
      this.asking = use;
      this.armed = null;
    } else this.aim(use.uses[0]!.option);
  }

  pass(): void {
    if (this.uses?.pass) this.aim(this.uses.pass);
  }
}
