/** One table as this reader knows it: what the wire told, kept for the page. */
import type { Batch, Decision, Table, Timer } from "../games/contract";
import { currentLanguage } from "../i18n/index.svelte";
import type { Back, ChatLine, FromServer, GameStep, LessonState, SeatVote, Tempo, UndoVote, Welcome, WireTimer } from "../net/protocol";
import { TableSocket, type Wire } from "../net/socket";
import type { Saying } from "../parts/Chat.svelte";
import { Kept } from "./lately.svelte";
import { standing } from "./undo";

/** The store tells of what should be heard or said, once each. */
export interface TableHandlers {
  step: (batch: Batch, decision: Decision | null) => void;
  chat: (line: ChatLine) => void;
  refused: (code: string, sentence: string) => void;
  /** What the reader has to do with others has changed. */
  people?: () => void;
  /** The server closed the table to us for good. */
  farewell: (code: string, sentence: string) => void;
}

export class TableStore {
  wire = $state<Wire>("connecting");
  retryAt = $state<number | null>(null);
  table = $state.raw<Table | null>(null);
  you = $state.raw<Welcome["you"] | null>(null);
  number = $state(0);
  log = $state.raw<Batch[]>([]);
  last = $state.raw<Batch | null>(null);
  view = $state.raw<unknown>(null);
  decision = $state.raw<Decision | null>(null);
  tableOptions = $state.raw<string[]>([]);
  timers = $state.raw<Timer[]>([]);
  chat = $state.raw<ChatLine[]>([]);
  /** What the reader is about to say: they may be writing when the game begins and the chat finds another place. */
  readonly saying = $state<Saying>({ text: "", picking: false, about: null });
  votes = $state.raw<SeatVote[]>([]);
  /** When they were told (ms since the epoch). */
  votesAt = 0;
  ready = $state.raw<number[]>([]);
  /** What the reader may take back, and what put back. */
  mayUndo = $state.raw<Back | null>(null);
  mayRedo = $state.raw<Back | null>(null);
  /** The request to take a choice back, or to put it back, that is open. */
  undo = $state.raw<UndoVote | null>(null);
  /** How far the lesson is; null where a game is played. */
  lesson = $state.raw<LessonState | null>(null);
  /** The reader does not want to wait for bots until a person is asked. */
  hurried = $state(false);
  /** Id of the choice that waits for its answer. */
  pending = $state<string | null>(null);

  /** The log without what was taken back. */
  readonly standing = $derived(standing(this.log));
  /** How the table stood after each of the latest steps. */
  readonly kept = new Kept();

  readonly #socket: TableSocket;
  readonly #handlers: TableHandlers;

  constructor(id: string, invite: string | null, handlers: TableHandlers) {
    this.#handlers = handlers;
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    this.#socket = new TableSocket(
      { url: `${scheme}://${location.host}/ws/tables/${encodeURIComponent(id)}`, lang: currentLanguage(), invite },
      {
        wire: (state, retryAt) => {
          this.wire = state;
          this.retryAt = retryAt;
        },
        message: (message) => this.#take(message),
      },
    );
  }

  connect = (): void => this.#socket.connect();
  stop = (): void => this.#socket.stop();
  send = (message: Parameters<TableSocket["send"]>[0]): boolean => this.#socket.send(message);

  choose = (option: string): void => {
    if (this.pending === null) this.pending = this.#socket.choose("choose", option);
  };

  tableOption = (option: string): void => {
    if (this.pending === null) this.pending = this.#socket.choose("table", option);
  };

  sayReady = (): void => {
    // Shown at once; what the server says next counts.
    if (this.send({ type: "ready" }) && this.seat !== null && !this.isReady) this.ready = [...this.ready, this.seat];
  };

  askUndo = (): void => {
    if (this.canUndo && this.mayUndo) this.send({ type: "undo", number: this.mayUndo.number });
  };

  askRedo = (): void => {
    if (this.canRedo && this.mayRedo) this.send({ type: "redo", number: this.mayRedo.number });
  };

  /** Agrees to the open request or declines it; confirms one's own, or withdraws it. */
  answerUndo = (yes: boolean): void => {
    const mine = this.undo?.mine;
    if (mine === "asked" || mine === "confirm" || (mine === "asker" && !yes)) this.send({ type: "answer", yes });
  };

  setTempo = (tempo: Tempo): void => {
    if (this.setsTempo && tempo !== this.table?.tempo) this.send({ type: "tempo", tempo });
  };

  /** Bots act at once until a person is asked. */
  hurry = (): void => {
    if (this.hurried || !this.awaitsBots || !this.setsTempo || this.table?.tempo === "at-once") return;
    this.hurried = this.send({ type: "hurry" });
  };

  /** Whether a bot sits here, or plays for somebody. */
  get hasBots(): boolean {
    return this.table?.seats.some(({ kind }) => kind === "bot") ?? false;
  }

  /** Whether the reader says how quickly bots act: alone with them, or as the host where the game is not rated. */
  get setsTempo(): boolean {
    if (!this.table || !this.you || this.table.status === "over" || this.table.status === "closed") return false;
    const people = new Set(this.table.seats.flatMap(({ person_id: id }) => (id === null ? [] : [id])));
    return (people.size === 1 && people.has(this.you.id)) || (this.isHost && !this.table.rated);
  }

  /** Whether a bot is about to act. */
  get awaitsBots(): boolean {
    const seat = this.decision?.seat ?? -1;
    return this.table?.status === "playing" && seat >= 0 && this.table.seats[seat]?.kind === "bot";
  }

  /** All seats that are the reader's. */
  get seats(): number[] {
    return this.table?.seats.filter((each) => each.person_id !== null && each.person_id === this.you?.id).map(({ seat }) => seat) ?? [];
  }

  /** The reader's seat, of several the one that is asked; null for somebody who watches. */
  get seat(): number | null {
    return this.you?.seat ?? null;
  }

  /** A bot plays on the reader's seat until the reader takes it back. */
  get replaced(): boolean {
    return this.seat !== null && this.table?.seats[this.seat]?.kind === "bot";
  }

  /** The pending question, with options only while the reader may answer it. */
  get question(): Decision | null {
    return this.decision && this.replaced ? { ...this.decision, options: [] } : this.decision;
  }

  /** Whether the reader is asked now. */
  get asked(): boolean {
    return this.seat !== null && this.decision?.seat === this.seat && !this.replaced;
  }

  /** Whether choices are ever taken back here by the reader. A lesson has a way of its own. */
  get undoes(): boolean {
    return this.seat !== null && !this.replaced && this.table?.status === "playing" && this.table.event === null && this.lesson === null;
  }

  /** Whether the reader may ask now: a choice of their own still counts, and nobody is asked about another. */
  get canUndo(): boolean {
    return this.undoes && this.undo === null && this.mayUndo !== null;
  }

  /** Whether the reader may put back now what they have taken back. */
  get canRedo(): boolean {
    return this.undoes && this.undo === null && this.mayRedo !== null;
  }

  get isHost(): boolean {
    return this.table !== null && this.table.host === this.you?.id;
  }

  get isReady(): boolean {
    return this.seat !== null && this.ready.includes(this.seat);
  }

  #take(message: FromServer): void {
    switch (message.type) {
      case "welcome":
        this.#arrive(message);
        break;
      case "game":
        this.#step(message);
        break;
      case "table":
        this.#meet(message.table);
        break;
      case "chat": {
        const { type: _, ...line } = message;
        this.chat = [...this.chat, line];
        if (!line.muted) this.#handlers.chat(line);
        break;
      }
      case "lines":
        this.chat = message.chat;
        break;
      case "people":
        this.#handlers.people?.();
        break;
      case "votes":
        this.votes = message.replace;
        this.votesAt = Date.now();
        this.ready = message.ready;
        this.undo = message.undo;
        break;
      case "ack":
        if (message.id === this.pending) this.pending = null;
        break;
      case "error":
        if (message.id === this.pending) this.pending = null;
        this.#handlers.refused(message.code, message.message);
        break;
      case "bye":
        this.#handlers.farewell(message.code, message.message);
        break;
    }
  }

  #arrive(welcome: Welcome): void {
    const known = new Set(this.log.map((batch) => batch.number));
    const news = welcome.log.filter((batch) => !known.has(batch.number));
    this.you = welcome.you;
    this.log = [...this.log, ...news];
    this.last = null;
    this.#position(welcome);
    const lines = new Set(this.chat.map((line) => line.id));
    this.chat = [...this.chat, ...welcome.chat.filter((line) => !lines.has(line.id))];
    this.#meet(welcome.table);
  }

  #step(step: GameStep): void {
    const batch: Batch = { number: step.number, option: step.option, seat: step.seat, events: step.events };
    this.log = [...this.log, batch];
    this.last = batch;
    this.ready = [];
    // A request lapses when anything else happens.
    this.undo = null;
    this.#position(step);
    this.#handlers.step(batch, step.decision);
  }

  #position(from: Welcome | GameStep): void {
    this.number = from.number;
    this.view = from.view;
    this.decision = from.decision;
    this.tableOptions = from.table_options;
    this.timers = stamped(from.timers);
    this.hurried &&= this.awaitsBots;
    this.mayUndo = from.undo;
    this.mayRedo = from.redo;
    this.lesson = from.lesson;
    this.#sit();
    // Where something was taken back, it is as after the last step that counts.
    const number = this.standing.at(-1)?.number ?? 0;
    if (from.view !== null) this.kept.keep({ number, view: from.view, decision: from.decision && { ...from.decision, options: [] } });
  }

  #meet(table: Table): void {
    this.table = table;
    this.#sit();
  }

  /** Sitting down and standing up reach us as news of the table; who has several seats plays the one that is asked. */
  #sit(): void {
    if (!this.you || !this.table) return;
    const seats = this.seats;
    const asked = this.decision?.seat;
    const seat = seats.length > 1 && asked !== undefined && seats.includes(asked) ? asked : (seats[0] ?? null);
    if (seat === this.you.seat) return;
    this.you = { ...this.you, seat };
    if (seats.length < 2) this.kept.forget();
  }
}

function stamped(timers: WireTimer[]): Timer[] {
  const at = performance.now();
  return timers.map((timer) => ({ ...timer, at }));
}
