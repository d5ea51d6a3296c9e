/** A pretended server for looking at pages without one: `npm run dev:mock`. Never part of a build. */
import type { Table } from "../src/games/contract";
import type { ChatLine, Course, FromServer, GameInfo, LessonState, Person, SeekLists, ToServer, UndoVote } from "../src/net/protocol";
import { sampleView } from "./sample";

const me: Person = { id: "me", name: "Amber Fox", lang: "en" };
let known = new URLSearchParams(location.search).has("guest") ? null : me;

const games: GameInfo[] = [
  {
    name: "saboteur",
    version: "1",
    seats: [5, 6, 7],
    default_seats: 6,
    public: false,
    first: {},
    options: [
      { name: "maps", default: 6, choices: [6, 5], text: false, fetches: false, clock: false, practice: false, only: [], seat: null },
      { name: "placement", default: "start_or_centre", choices: ["start_or_centre", "start", "adjacent"], text: false, fetches: false, clock: false, practice: false, only: [], seat: null },
      { name: "middle", default: 4, choices: [1, 2, 3, 4, 5, 6, 7], text: false, fetches: false, clock: false, practice: false, only: [], seat: null },
    ],
    bots: ["random", "greedy", "search"],
    learned: {},
  },
];

const NAMES = ["Amber Fox", "Bartholomew Featherstonehaugh", "諸葛孔明與他的朋友", "한별", "Dora", "Elias", "Fumiko"];

function table(id: string, status: Table["status"], kinds: string): Table {
  return {
    id,
    game: "saboteur",
    seats: [...kinds].map((kind, seat) => ({
      seat,
      kind: kind === "b" ? "bot" : kind === "o" ? "open" : "person",
      name: kind === "o" ? "" : (NAMES[seat] ?? ""),
      bot: kind === "b" ? "greedy" : null,
      person_id: kind === "m" ? "me" : kind === "p" || kind === "a" ? `p${seat}` : null,
      present: kind !== "a",
      late: false,
      brought: [],
    })),
    status,
    host: kinds.includes("m") ? "me" : "p0",
    private: false,
    invite: kinds.includes("m") ? "k3yK3y" : null,
    options: { maps: 6, placement: "start_or_centre", middle: 4 },
    number: 42,
    turn: null,
    created: new Date(Date.now() - 7 * 60_000).toISOString(),
    commitment: "9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08",
    spectators: 2,
    event: null,
    kept: false, rated: false, paired: false, again: null, dealt: false, declined: [], rematch: null, days: null, due: null, tempo: "normal", position: false,
  };
}

const tables: Record<string, Table> = {
  wait: table("wait", "open", "mbpooo"),
  other: table("other", "open", "ppooo"),
  full: table("full", "open", "mbbbbb"),
  play: table("play", "playing", "mbpbab"),
  asked: table("asked", "playing", "mpppb"),
  watch: table("watch", "playing", "pbpbbbp"),
  over: table("over", "over", "mbpbbb"),
  learn: table("learn", "playing", "mbbbb"),
  failed: table("failed", "playing", "mbbbb"),
  done: table("done", "over", "mbbbb"),
};

const courses: Course[] = [
  { game: "saboteur", lessons: ["path", "tools", "map", "gold", "saboteur"].map((name, n) => ({ name, kind: "lesson", steps: 2, done: n < 2 })) },
];

const since = new Date(Date.now() - 2 * 60_000).toISOString();
const usual = { game: "saboteur", seats: 5, options: { maps: 6, placement: "start_or_centre", middle: 4 }, rated: false, pairs: false, rating: null, provisional: true, least: null, most: null, pace: null, days: null, since };
const seeks: SeekLists = {
  seeks: [
    { ...usual, id: "one", names: ["Amber Fox"], rated: true, rating: 1712, provisional: false, least: 1600, most: 1900, pace: "relaxed" },
    { ...usual, id: "two", names: NAMES.slice(1, 4), options: { ...usual.options, maps: 5, middle: 7 }, pairs: true },
  ],
  count: 3,
  people: NAMES.slice(1, 4).map((name, n) => ({ name, doing: (["lobby", "playing", "watching"] as const)[n]! })),
};

const lessons: Record<string, LessonState> = {
  learn: { name: "tools", kind: "lesson", step: 2, steps: 2, hints: 1, status: "going", said: null, back: true },
  failed: { name: "tools", kind: "lesson", step: 2, steps: 2, hints: 1, status: "failed", said: "innocent", back: true },
  done: { name: "tools", kind: "lesson", step: 2, steps: 2, hints: 1, status: "done", said: null, back: true },
};

const wishes: Record<string, UndoVote> = {
  asked: { seat: 1, redo: false, steps: [40, 41, 42], crosses: ["since", "turn"], agreed: [3], needed: [0, 2], mine: "asked" },
  watch: { seat: 2, redo: false, steps: [42], crosses: ["turn"], agreed: [], needed: [0, 6], mine: null },
};

const chat: ChatLine[] = [
  { id: 1, person_id: "p1", muted: false, from: "한별", seat: 3, text: "안녕하세요! 잘 부탁드립니다.", phrase: null, to_seat: null, at: "2026-11-20T19:30:00Z" },
  { id: 2, person_id: "p2", muted: false, from: "Amber Fox", seat: 0, text: null, phrase: "hello", to_seat: null, at: "2026-11-20T19:31:00Z" },
  { id: 3, person_id: "p3", muted: false, from: "Bartholomew Featherstonehaugh", seat: 1, text: null, phrase: "distrust", to_seat: 2, at: "2026-11-20T19:32:00Z" },
  { id: 4, person_id: "p4", muted: false, from: "Passer-by", seat: null, text: "What a tunnel!", phrase: null, to_seat: null, at: "2026-11-20T19:33:00Z" },
];

async function answer(method: string, path: string, body: string): Promise<Response> {
  const json = (value: unknown, status = 200) => new Response(JSON.stringify(value), { status });
  if (path === "/api/me" && method === "PATCH") return json(Object.assign(me, JSON.parse(body)));
  if (path === "/api/me") return json(known);
  if (path === "/api/guests") return json((known = Object.assign(me, JSON.parse(body))));
  if (path === "/api/games") return json(games);
  if (path === "/api/lessons") return json(method === "POST" ? tables["learn"] : courses);
  if (path === "/api/play") return json(tables["play"]);
  if (path === "/api/tables" && method === "POST") return json(tables["wait"]);
  if (path === "/api/tables") return json({ open: [tables["wait"], tables["other"]], playing: [tables["play"], tables["watch"]] });
  if (path === "/api/seeks" && method === "GET") return json(seeks);
  if (path === "/api/seeks/mine" && method === "GET") return json(null);
  if (path === "/api/seeks/mine") return new Response(null, { status: 204 });
  if (path === "/api/seeks") return json({ seek: seeks.seeks[0], table: null }, 201);
  if (path.startsWith("/api/seeks/")) return json({ seek: seeks.seeks[1], table: "wait" }, 201);
  if (path.endsWith("/record")) return new Response("ludarium record\n");
  if (path.startsWith("/api/rules/")) {
    return new Response(
      `<h1>Saboteur</h1><p>Every rule has a number.</p>${[1, 2, 3, 4, 5]
        .map((n) => `<h2>S${n} Chapter ${n}</h2><ul>${[1, 2, 3].map((m) => `<li>S${n}.${m} <strong>Round</strong>: one deal of roles and cards (S${n}.1), played until the gold is found. [C]<ul><li>S${n}.${m}.1 A part of it.</li></ul></li>`).join("")}</ul><table><tr><th>Players</th><th>Gold diggers</th></tr><tr><td>5</td><td>3</td></tr></table>`)
        .join("")}`,
    );
  }
  return json({ code: "unknown-table", message: "" }, 404);
}

class MockSocket {
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: (() => void) | null = null;
  readonly #table: Table;

  constructor(url: string) {
    this.#table = tables[url.split("/").at(-1) ?? ""] ?? table("none", "open", "mooooo");
    setTimeout(() => this.onopen?.(), 30);
  }

  #say(message: FromServer): void {
    setTimeout(() => this.onmessage?.({ data: JSON.stringify(message) }), 40);
  }

  send(text: string): void {
    const message = JSON.parse(text) as ToServer;
    const mine = this.#table.seats.find((seat) => seat.person_id === "me");
    if (message.type === "hello") {
      const sample = sampleView(mine?.seat ?? null, this.#table.seats.length, this.#table.status === "over");
      const running = this.#table.status !== "open";
      this.#say({
        type: "welcome",
        you: { id: "me", name: me.name, seat: mine?.seat ?? null },
        table: this.#table,
        number: 42,
        log: running ? sample.log : [],
        view: running ? sample.view : null,
        decision: running ? sample.decision : null,
        table_options: this.#table.status === "playing" && mine ? ["stall>2", "lose-round>2", "remove>4"] : [],
        timers: this.#table.status === "playing" ? [{ key: "untimed", left_ms: 500_000, running: true }] : [],
        chat: chat.map((line) => ({ type: "chat", ...line })),
        undo: running && mine ? { seat: mine.seat, number: 40, back: 39 } : null,
        redo: null,
        lesson: lessons[this.#table.id] ?? null,
      });
      if (this.#table.status === "playing") this.#say({ type: "votes", replace: [{ seat: 4, wait_ms: 0, yes: 1, needed: 2, mine: false }], ready: [], undo: wishes[this.#table.id] ?? null });
    } else if (message.type === "undo") {
      this.#say({ type: "votes", replace: [], ready: [], undo: { seat: mine?.seat ?? 0, redo: false, steps: [40, 41, 42], crosses: ["since", "turn", "revealed"], agreed: [], needed: [2], mine: "confirm" } });
    } else if (message.type === "answer") {
      this.#say({ type: "votes", replace: [], ready: [], undo: message.yes ? { seat: 1, redo: false, steps: [40, 41, 42], crosses: ["since"], agreed: [0, 3], needed: [2], mine: "agreed" } : null });
    } else if (message.type === "choose" || message.type === "table") {
      this.#say({ type: "error", code: "stale-number", message: "", id: message.id });
    } else if (message.type === "chat" || message.type === "phrase") {
      this.#say({
        type: "chat",
        id: Date.now(),
        person_id: me.id,
        muted: false,
        from: me.name,
        seat: mine?.seat ?? null,
        text: message.type === "chat" ? message.text : null,
        phrase: message.type === "phrase" ? message.phrase : null,
        to_seat: message.type === "phrase" ? (message.seat ?? null) : null,
        at: new Date().toISOString(),
      });
    } else if (message.type === "ping") {
      this.#say({ type: "pong" });
    }
  }

  close(): void {
    setTimeout(() => this.onclose?.(), 0);
  }
}

export function installMock(): void {
  window.fetch = (input, init) => answer(init?.method ?? "GET", String(input).split("?")[0] ?? "", String(init?.body ?? ""));
  const Real = window.WebSocket;
  window.WebSocket = function open(url: string, protocols?: string) {
    return url.includes("/ws/tables/") ? new MockSocket(url) : new Real(url, protocols);
  } as unknown as typeof WebSocket;
}
