/**
 * The wire to one table. It comes back by itself after a loss, asks for what was missed from the
 * last number seen, and sends an unanswered choice again under the same id, so that a choice counts
 * exactly once however often the wire breaks.
 */
import { changed } from "./changes";
import type { FromServer, GameStep, ToServer, Welcome } from "./protocol";

export type Wire = "connecting" | "open" | "reconnecting" | "closed";

export interface SocketHandlers {
  /** The state of the wire changed. `retryAt` is when the next try begins (ms since the epoch), while waiting. */
  wire: (state: Wire, retryAt: number | null) => void;
  /** A message for the table's store; game steps come once each, in order, and with the whole view. */
  message: (message: FromServer) => void;
}

export interface SocketOptions {
  url: string;
  lang: string;
  invite?: string | null;
  /** Makes the underlying socket; tests hand in their own. */
  open?: (url: string) => WebSocket;
  random?: () => number;
}

const FIRST_WAIT = 500;
const LONGEST_WAIT = 10_000;
const PING_EVERY = 15_000;
const PONG_WITHIN = 8_000;

/** Farewells after which coming back at once is of no use. */
export const FINAL: ReadonlySet<string> = new Set(["unknown-table", "wrong-invite", "not-a-member", "not-spectatable", "spectators-full", "need-guest", "banned", "table-closed"]);

type Choice = Extract<ToServer, { id: string }>;

export class TableSocket {
  /** Number of the last game step seen; null before the first welcome. */
  last: number | null = null;
  #lastChat: number | null = null;
  /** The view after step `last`: steps tell what has changed in it. */
  #view: unknown = null;
  #socket: WebSocket | null = null;
  #welcomed = false;
  #stopped = false;
  #tries = 0;
  #waiting = new Map<string, Choice>();
  #retry: ReturnType<typeof setTimeout> | undefined;
  #ping: ReturnType<typeof setTimeout> | undefined;
  #open: (url: string) => WebSocket;
  #random: () => number;

  constructor(
    private readonly options: SocketOptions,
    private readonly handlers: SocketHandlers,
  ) {
    this.#open = options.open ?? ((url) => new WebSocket(url));
    this.#random = options.random ?? Math.random;
  }

  /** Opens the wire, at once if it was waiting to try again. */
  connect(): void {
    if (this.#stopped || this.#socket) return;
    clearTimeout(this.#retry);
    this.handlers.wire(this.last === null ? "connecting" : "reconnecting", null);
    const socket = this.#open(this.options.url);
    this.#socket = socket;
    this.#welcomed = false;
    socket.onopen = () => {
      const hello: ToServer = { type: "hello", last: this.last, chat: this.#lastChat, lang: this.options.lang, changes: true };
      if (this.options.invite) hello.invite = this.options.invite;
      socket.send(JSON.stringify(hello));
      this.#watch();
    };
    socket.onmessage = (event: MessageEvent) => {
      if (socket === this.#socket) this.#receive(JSON.parse(String(event.data)) as FromServer);
    };
    socket.onclose = () => {
      if (socket === this.#socket) this.#lost();
    };
  }

  /** Closes the wire for good. */
  stop(): void {
    this.#stopped = true;
    clearTimeout(this.#retry);
    clearTimeout(this.#ping);
    const socket = this.#socket;
    this.#socket = null;
    socket?.close(1000);
    this.handlers.wire("closed", null);
  }

  /** Sends a message that need not survive a loss; false when the wire is down. */
  send(message: Exclude<ToServer, Choice>): boolean {
    if (!this.#welcomed || !this.#socket) return false;
    this.#socket.send(JSON.stringify(message));
    return true;
  }

  /** Sends a choice and keeps it until it is answered. Gives its id. */
  choose(type: Choice["type"], option: string): string {
    const choice: Choice = { type, id: crypto.randomUUID(), number: this.last ?? 0, option };
    this.#waiting.set(choice.id, choice);
    if (this.#welcomed) this.#socket?.send(JSON.stringify(choice));
    return choice.id;
  }

  #receive(message: FromServer): void {
    this.#watch();
    switch (message.type) {
      case "welcome":
        this.#greeted(message);
        return;
      case "game":
        if (this.last !== null && message.number <= this.last) return;
        if (this.last !== null && message.number > this.last + 1) {
          // Something between was lost: ask again from the last number seen.
          this.#socket?.close(4000);
          return;
        }
        if (!this.#stepped(message)) return;
        break;
      case "chat":
        if (this.#lastChat !== null && message.id <= this.#lastChat) return;
        this.#lastChat = message.id;
        break;
      case "ack":
        if (!this.#waiting.delete(message.id)) return;
        break;
      case "error":
        if (message.id !== null) this.#waiting.delete(message.id);
        break;
      case "bye":
        if (FINAL.has(message.code)) this.stop();
        break;
      case "pong":
        return;
    }
    this.handlers.message(message);
  }

  /** Takes a step over, and gives it the whole view; false where its changes are about another one than ours, and all is asked for again. */
  #stepped(step: GameStep): boolean {
    if (step.changes) {
      try {
        step.view = { ...(changed(this.#view, step.changes) as object) }; // another one at each step, as if it had come whole
      } catch {
        this.#socket?.close(4000);
        return false;
      }
      delete step.changes;
    }
    this.last = step.number;
    this.#view = step.view;
    return true;
  }

  #greeted(welcome: Welcome): void {
    this.#welcomed = true;
    this.#tries = 0;
    this.last = welcome.number;
    this.#view = welcome.view;
    this.#lastChat = welcome.chat.at(-1)?.id ?? this.#lastChat;
    this.handlers.wire("open", null);
    this.handlers.message(welcome);
    for (const choice of this.#waiting.values()) this.#socket?.send(JSON.stringify(choice));
  }

  #lost(): void {
    this.#socket = null;
    this.#welcomed = false;
    clearTimeout(this.#ping);
    if (this.#stopped) return;
    const wait = Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** this.#tries) * (0.75 + this.#random() / 2);
    this.#tries += 1;
    this.handlers.wire("reconnecting", Date.now() + wait);
    this.#retry = setTimeout(() => this.connect(), wait);
  }

  /** Any message shows that the wire lives; silence is answered with a ping, and that with a new wire. */
  #watch(): void {
    clearTimeout(this.#ping);
    this.#ping = setTimeout(() => {
      const socket = this.#socket;
      if (!socket) return;
      if (this.#welcomed) socket.send(JSON.stringify({ type: "ping" }));
      this.#ping = setTimeout(() => {
        // A dead wire may take minutes to report its own closing.
        socket.onclose = null;
        socket.close(4001);
        if (socket === this.#socket) this.#lost();
      }, PONG_WITHIN);
    }, PING_EVERY);
  }
}
