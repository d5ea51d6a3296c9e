/** A choice in the making, the same in every game. It proposes options of the decision and never anything else. */
import type { Choice, Decision } from "../contract";
import { has } from "./options";

/** What surrounds the choice; asked for whenever it matters. */
export interface Around<View> {
  view: View;
  decision: Decision | null;
  you: number | null;
  busy: boolean;
  confirm: boolean;
  choose: (option: string) => void;
}

export class Choosing<View> {
  /** The option that waits for its confirmation. */
  armed = $state<string | null>(null);

  readonly #around: () => Around<View>;

  constructor(around: () => Around<View>) {
    this.#around = around;
  }

  protected get around(): Around<View> {
    return this.#around();
  }

  /** The reader is the one who is asked. */
  readonly mine = $derived.by(() => {
    const { decision, you } = this.around;
    return decision !== null && you !== null && decision.seat === you && decision.options.length > 0 && this.concerns(decision);
  });

  readonly kind = $derived.by(() => (this.mine ? (this.around.decision?.kind ?? null) : null));

  readonly options = $derived.by((): readonly Choice[] => (this.mine ? (this.around.decision?.options ?? []) : []));

  /** Whether a question to the reader is made here; a game may ask some of them elsewhere. */
  protected concerns(_decision: Decision): boolean {
    return true;
  }

  offers(option: string): boolean {
    return has(this.options, option);
  }

  /** Chooses an option, or marks it when choices are to be confirmed. */
  aim(option: string): void {
    const { busy, confirm } = this.around;
    if (busy) return;
    if (confirm && this.armed !== option) this.armed = option;
    else this.chooseNow(option);
  }

  /** Chooses the marked option. */
  confirm(): void {
    if (this.armed !== null && this.offers(this.armed) && !this.around.busy) this.chooseNow(this.armed);
  }

  /** Chooses an option at once. */
  protected chooseNow(option: string): void {
    this.armed = null;
    this.around.choose(option);
  }
}
