/** A new table like one whose game is over. */
import type { Rematch as Offer, Table } from "../games/contract";
import { t } from "../i18n/index.svelte";
import { api } from "../net/api";
import { go, paths } from "../router.svelte";
import { showError } from "../state/notices.svelte";
import type { TableStore } from "../state/table.svelte";
import { tableLink } from "./words";

export class Rematch {
  #busy = $state(false);
  readonly #store: () => TableStore;
  readonly #table: () => Table;

  constructor(store: () => TableStore, table: () => Table) {
    this.#store = store;
    this.#table = table;
  }

  /** The table that somebody here opened already: its link is the newest one said. */
  readonly #next = $derived.by(() => this.#store().chat.map((line) => (line.text === null ? null : tableLink(line.text))).findLast((link) => link !== null) ?? null);

  /** What the reader may do: join what another opened, or open one; null for those who watch, and where the staff keeps the record. */
  readonly offer = $derived.by((): Offer | null => {
    const [store, table] = [this.#store(), this.#table()];
    if (table.status !== "over" || store.lesson) return null;
    if (this.#next !== null) return { label: t("hall-rematch-join"), href: this.#next, busy: false, act: () => {} };
    return store.seat === null || table.kept ? null : { label: t("hall-rematch"), href: null, busy: this.#busy, act: () => void this.#open() };
  });

  /** The new table has the same bots, and what each has brought; the others find its link in the chat. */
  async #open(): Promise<void> {
    const [store, table] = [this.#store(), this.#table()];
    this.#busy = true;
    try {
      // Whoever opens a table sits first: bots keep their order on the other seats.
      const others = table.seats.filter((seat) => seat.person_id !== store.you?.id).map((seat) => (seat.kind === "bot" ? seat.bot : null));
      const fresh = await api.createTable({
        game: table.game,
        seats: table.seats.length,
        options: table.options,
        private: table.private,
        bots: [null, ...others].slice(0, table.seats.length),
        again: table.id,
      });
      const path = paths.table(fresh.id, fresh.invite);
      if (others.includes(null)) store.send({ type: "chat", text: location.origin + path });
      go(path);
    } catch (error) {
      showError(error);
    } finally {
      this.#busy = false;
    }
  }
}
