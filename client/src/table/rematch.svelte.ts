/** A rematch of the table whose game is over, with everybody who sat there: asked for, accepted, declined, or watched. */
import type { Rematch as Offer, Table } from "../games/contract";
import { t } from "../i18n/index.svelte";
import { api } from "../net/api";
import { go, paths } from "../router.svelte";
import { showError } from "../state/notices.svelte";
import type { TableStore } from "../state/table.svelte";

export class Rematch {
  #busy = $state(false);
  readonly #store: () => TableStore;
  readonly #table: () => Table;

  constructor(store: () => TableStore, table: () => Table) {
    this.#store = store;
    this.#table = table;
  }

  /** The rematch that somebody has asked for, if there is one. */
  readonly next = $derived.by(() => (this.#table().status === "over" ? this.#table().rematch : null));

  /** Where it is. */
  readonly #path = $derived(this.next && paths.table(this.next.id, this.next.invite));

  /** Whether a seat is kept for the reader that they have not come to, at the wish of somebody else. */
  readonly asked = $derived.by(() => {
    const [me, next] = [this.#store().you?.id, this.next];
    return next?.status === "open" && next.people.some((one) => one.person_id === me && !one.here && one.name !== next.host);
  });

  /** What the reader may do: ask for one, or go to the one that is there; null for those who watch, and where the staff keeps the record. */
  readonly offer = $derived.by((): Offer | null => {
    const [store, table] = [this.#store(), this.#table()];
    if (table.status !== "over" || store.lesson) return null;
    if (this.#path) return { label: this.asked ? t("hall-rematch-accept") : t("hall-rematch-to"), href: this.#path, busy: false, act: () => {} };
    if (table.kept || !(store.seat !== null || store.isHost)) return null;
    const ask = (same: boolean) => () => void this.#ask(same);
    return {
      label: t(table.dealt ? "hall-rematch-new" : "hall-rematch"),
      href: null,
      busy: this.#busy,
      act: ask(false),
      same: table.dealt ? { label: t("hall-rematch-same"), act: ask(true) } : null,
    };
  });

  /** Whoever asked first has made the table; everybody comes to the same one. */
  async #ask(same: boolean): Promise<void> {
    await this.#while(async () => {
      const made = await api.rematch(this.#table().id, same);
      go(paths.table(made.id, made.invite));
    });
  }

  readonly decline = (): void => {
    const next = this.next;
    if (next) void this.#while(() => api.decline(next.id));
  };

  /** Goes along to the game that has begun. */
  follow(): void {
    if (this.#path) go(this.#path);
  }

  get busy(): boolean {
    return this.#busy;
  }

  async #while(work: () => Promise<void>): Promise<void> {
    this.#busy = true;
    try {
      await work();
    } catch (error) {
      showError(error);
    } finally {
      this.#busy = false;
    }
  }
}
