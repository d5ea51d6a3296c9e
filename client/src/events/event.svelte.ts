/** What the page knows of one event. It follows the hall's announcements, and asks what has changed whenever something was decided. */
import { createSubscriber } from "svelte/reactivity";
import { t } from "../i18n/index.svelte";
import { addresses, events, type DeedOptions, type NextOptions } from "../net/events";
import { showError, toast } from "../state/notices.svelte";
import { changed } from "../net/changes";
import { whole, type Answer, type Changed, type Deed, type EventView, type PersonView, type RoundView, type TableView } from "./protocol";
import type { Unit } from "./words";

const TICK = 500;
/** The hall speaks every 20 seconds; after two that did not come the line counts as dead. */
const SILENCE = 45_000;
const FIRST_WAIT = 1_000;
const LONGEST_WAIT = 30_000;

const ticks = createSubscriber((update) => {
  const interval = setInterval(update, TICK);
  return () => clearInterval(interval);
});

export const STAFF: readonly string[] = ["organizer", "head-judge", "judge"];
export const HEADS: readonly string[] = ["organizer", "head-judge"];

/** What the hall says by what has changed since its answer `last`; null where that does not come to what it says it is. */
function since(last: Answer, told: Changed): Answer | null {
  const { id, now, tag, entries, changes, view } = told;
  if (view) return { id, now, tag, view };
  try {
    const found = changed(last.view, changes ?? []) as EventView;
    return found.entries === entries ? { id, now, tag, view: found } : null;
  } catch {
    return null;
  }
}

export class EventStore {
  /** Null until it is there. */
  view: EventView | null = $state.raw(null);
  /** What kept the event from being read at first. */
  failed: unknown = $state.raw(null);
  /** Whether the line to the hall is down. */
  lost: boolean = $state(false);
  /** Whether something is on its way to the hall. */
  busy: boolean = $state(false);

  /** By how many seconds the hall's clock is ahead of this device's. */
  #ahead = $state(0);
  #source: EventSource | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #wait = FIRST_WAIT;
  #loading: Promise<void> | null = null;
  #again = false;
  #stopped = false;
  /** The last answer, its view as it came. */
  #answer: Answer | null = null;

  constructor(readonly id: string) {}

  get staff(): boolean {
    return STAFF.includes(this.view?.role ?? "");
  }

  get organizer(): boolean {
    return this.view?.role === "organizer";
  }

  /** Organizer or head judge. */
  get head(): boolean {
    return HEADS.includes(this.view?.role ?? "");
  }

  /** What the event's rounds are called. */
  get unit(): Unit {
    return this.view?.rules.unit ?? "round";
  }

  /** Seconds since 1970 by the hall's clock; reading it inside markup follows the time. */
  get now(): number {
    ticks();
    return Date.now() / 1000 + this.#ahead;
  }

  /** The last published round, of whichever stage; null before the first. */
  get round(): RoundView | null {
    return this.view?.rounds.at(-1) ?? null;
  }

  person(number: number): PersonView | undefined {
    return this.view?.people[number];
  }

  nameOf(number: number): string {
    return this.person(number)?.name ?? "";
  }

  /** Seconds left at a table, or for the round as a whole; below zero once the time is up; null where no clock has started. */
  left(round: RoundView, table: TableView | null = null): number | null {
    const { clock } = round;
    if (!clock) return null;
    const now = this.now;
    const ran = clock.used + (clock.since === null ? 0 : now - clock.since);
    return table ? clock.length + table.extra - (table.paused ?? ran) : clock.length - ran;
  }

  /** Reads the event and follows it until `stop`. */
  async start(): Promise<void> {
    try {
      await this.load();
    } catch (error) {
      this.failed = error;
      return;
    }
    if (this.#stopped) return;
    this.#follow();
    // A device that loses its network says so at once; the silence of the line would be noticed much later.
    addEventListener("offline", this.#down);
    addEventListener("online", this.#up);
  }

  readonly #down = (): void => void (this.lost = true);
  readonly #up = (): void => this.#follow();

  stop(): void {
    this.#stopped = true;
    removeEventListener("offline", this.#down);
    removeEventListener("online", this.#up);
    clearTimeout(this.#timer);
    this.#source?.close();
    this.#source = null;
  }

  /** Asks the hall for the event, or for what has changed since its last answer. Whoever asks while an answer is on its way gets one that was asked for later. */
  load(): Promise<void> {
    if (this.#loading) {
      this.#again = true;
      return this.#loading;
    }
    this.#loading = (async () => {
      do {
        this.#again = false;
        this.take(await this.#latest());
      } while (this.#again);
    })().finally(() => (this.#loading = null));
    return this.#loading;
  }

  async #latest(): Promise<Answer> {
    const last = this.#answer;
    const told = last && since(last, await events.changes(this.id, last.tag));
    return told ?? events.event(this.id);
  }

  /** Takes over what the hall has answered. */
  take(answer: Answer): void {
    this.#ahead = answer.now - Date.now() / 1000;
    // An answer that overtook another on its way must not be put back.
    if (this.view && answer.view.entries < this.view.entries) return;
    this.#answer = answer;
    this.view = whole(answer.view);
  }

  /** Decides something. Whether the hall took it; what it refused was said, and the event is read anew. */
  deed(deed: Deed, options: DeedOptions = {}): Promise<boolean> {
    return this.#send(() => events.deed(this.id, deed, options));
  }

  /** Answers several things that wait: all of them, or none. */
  answers(deeds: readonly Deed[]): Promise<boolean> {
    return this.#send(() => events.answers(this.id, deeds));
  }

  /** Draws the next round, or ends the stage or the event. */
  next(options: NextOptions = {}): Promise<boolean> {
    return this.#send(() => events.next(this.id, { after: this.view?.entries ?? 0, ...options }));
  }

  /** Lets the hall do something else that answers with the event. */
  ask(request: () => Promise<Answer>): Promise<boolean> {
    return this.#send(request);
  }

  /** Undoes an entry of the log. */
  async undo(entry: number): Promise<boolean> {
    const done = await this.deed({ deed: "undone", entry }, { after: this.view?.entries ?? 0 });
    if (done) toast(t("desk-undone"), "good");
    return done;
  }

  async #send(request: () => Promise<Answer>): Promise<boolean> {
    this.busy = true;
    try {
      this.take(await request());
      return true;
    } catch (error) {
      showError(error);
      // It may have been decided upon a page that is no longer true.
      await this.load().catch(() => undefined);
      return false;
    } finally {
      this.busy = false;
    }
  }

  #follow(): void {
    if (this.#stopped || typeof EventSource === "undefined") return;
    this.#source?.close();
    const source = new EventSource(addresses.live(this.id));
    this.#source = source;
    source.onmessage = (message: MessageEvent<string>) => {
      this.#wait = FIRST_WAIT;
      this.lost = false;
      this.#expect();
      this.#heard(message.data);
    };
    source.onerror = () => {
      this.lost = true;
      source.close();
      this.#retry();
    };
    this.#expect();
  }

  #heard(data: string): void {
    const { entries } = JSON.parse(data) as { entries: number };
    const waits = this.view?.plan.online === true && this.round?.tables.some(({ status, hall }) => status !== "done" && !hall) === true;
    const expected = (this.round?.start ?? 0) > 0 && this.round?.tables.some(({ status }) => status === "open") === true;
    const running = this.staff && (this.round?.clock?.since != null || waits || expected);
    // What waits for staff also comes of the time that passes.
    if (entries !== this.view?.entries || running) this.load().catch(() => (this.lost = true));
  }

  #expect(): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.#follow(), SILENCE);
  }

  #retry(): void {
    clearTimeout(this.#timer);
    if (this.#stopped) return;
    this.#timer = setTimeout(() => this.#follow(), this.#wait);
    this.#wait = Math.min(LONGEST_WAIT, this.#wait * 2);
  }
}
