/** What goes over the wire, as the server speaks it. Names and spelling are the server's. */
import type { Batch, Decision, GameEvent, Table } from "../games/contract";

export interface Person {
  id: string;
  name: string;
  lang: string;
}

/** A rule that may be set when a table is made. */
export interface OptionSpec {
  name: string;
  default: OptionValue;
  choices: OptionValue[];
  /** It also takes a text of one's own, such as that of a file. */
  text: boolean;
  /** Such a text may also be named, by its address or id: the hall fetches it. */
  fetches: boolean;
  /** Each a value of it that goes only with some values of another option. */
  only: { value: OptionValue; option: string; values: OptionValue[] }[];
  /** The seat whose player brings it; null where the whole table agrees on it. */
  seat: number | null;
}

export type OptionValue = string | number | boolean;

/** A text of one's own as tables and plans keep it, in one word, and what may be wrong with it, in sentences. */
export interface OptionRead {
  value: OptionValue;
  doubts: string[];
}

export interface GameInfo {
  name: string;
  version: string;
  seats: number[];
  default_seats: number;
  /** No seat ever knows more than another: one person may play several. */
  public: boolean;
  options: OptionSpec[];
  bots: string[];
}

/** What the texts that players brought say besides what is played, by the names of the game's things: printed texts, and addresses of pictures. */
export interface Official {
  texts: Readonly<Record<string, string>>;
  images: Readonly<Record<string, string>>;
}

/** What a lesson is: one that teaches, or one that asks for an idea. */
export type LessonKind = "lesson" | "puzzle";

/** A lesson of a game, and whether the reader has done it. */
export interface LessonListed {
  name: string;
  kind: LessonKind;
  steps: number;
  done: boolean;
}

/** The lessons of a game, in order. */
export interface Course {
  game: string;
  lessons: LessonListed[];
}

/** How far a lesson at a table is. `step` counts from 1 and has so many `hints`; `said` names what the coach noticed last; `back`: something can be taken back. */
export interface LessonState {
  name: string;
  kind: LessonKind;
  step: number;
  steps: number;
  hints: number;
  status: "going" | "failed" | "done";
  said: string | null;
  back: boolean;
}

/** A finished game as it stood after step `number` (0: before the first). */
export interface Moment {
  number: number;
  view: unknown;
  decision: Decision | null;
}

export interface TableLists {
  open: Table[];
  playing: Table[];
}

/** A finished game of the reader, who sat in `seat`. */
export interface Played {
  id: string;
  game: string;
  seat: number;
  seats: { seat: number; kind: "open" | "person" | "bot"; name: string; bot: string | null }[];
  /** The seats that won: none in a draw; null where that was not kept. */
  winners: number[] | null;
  scores: number[] | null;
  ended: string;
  event: string | null;
  /** Its record stays with the staff of its event. */
  kept: boolean;
}

/** The reader's games; `before` asks for those that ended earlier, null where there are none. */
export interface MyGames {
  now: Table[];
  over: Played[];
  before: number | null;
}

export interface NewTable {
  game: string;
  seats: number;
  options: Record<string, OptionValue>;
  private: boolean;
  /** One entry a seat: the bot that sits there, or null. */
  bots?: (string | null)[];
  /** The maker's own part of the shuffle. */
  nonce: string;
  /** A finished table: whoever sat there brings the same to a seat here. */
  again?: string;
}

export interface WireTimer {
  key: string;
  left_ms: number;
  running: boolean;
}

export interface ChatLine {
  id: number;
  from: string;
  seat: number | null;
  text: string | null;
  phrase: string | null;
  to_seat: number | null;
  at: string;
}

/** A vote on whether a bot takes an absent player's seat. */
export interface SeatVote {
  seat: number;
  /** Milliseconds until one may vote. */
  wait_ms: number;
  yes: number;
  needed: number;
  mine: boolean;
}

/** What the reader may take back or put back: the choice of `seat` that step `number` is about, and all that came of it. The game then goes on after step `back`. */
export interface Back {
  seat: number;
  number: number;
  back: number;
}

/** What lies between a game and the choice that would be taken back. */
export type Border = "since" | "turn" | "round" | "revealed";

/** Somebody would like to take a choice back, or as `redo` to put it back: the `steps` count no more, or again; the choice is the first of them. `needed` are the seats of those who have to agree still; `mine` is the reader's part in it, null for who merely watches. */
export interface UndoVote {
  seat: number;
  redo: boolean;
  steps: number[];
  crosses: Border[];
  agreed: number[];
  needed: number[];
  mine: "confirm" | "asked" | "agreed" | "asker" | null;
}

export type ToServer =
  | { type: "hello"; last: number | null; chat: number | null; invite?: string; lang: string }
  | { type: "sit"; seat: number; nonce: string; also?: boolean }
  | { type: "stand" }
  | { type: "bot"; seat: number; bot: string | null }
  | { type: "start" }
  | { type: "choose"; id: string; number: number; option: string }
  | { type: "ready" }
  | { type: "table"; id: string; number: number; option: string }
  | { type: "replace"; seat: number }
  | { type: "retake" }
  | { type: "again" }
  | { type: "undo"; number: number }
  | { type: "redo"; number: number }
  | { type: "answer"; yes: boolean }
  | { type: "chat"; text: string }
  | { type: "phrase"; phrase: string; seat: number | null }
  | { type: "ping" };

export interface Welcome {
  type: "welcome";
  you: { id: string; name: string; seat: number | null };
  table: Table;
  number: number;
  log: (Pick<Batch, "number" | "events"> & Partial<Batch>)[];
  view: unknown;
  decision: Decision | null;
  table_options: string[];
  timers: WireTimer[];
  chat: ChatLine[];
  undo: Back | null;
  redo: Back | null;
  lesson: LessonState | null;
}

export interface GameStep {
  type: "game";
  number: number;
  option: string | null;
  seat: number | null;
  events: GameEvent[];
  view: unknown;
  decision: Decision | null;
  table_options: string[];
  timers: WireTimer[];
  undo: Back | null;
  redo: Back | null;
  lesson: LessonState | null;
}

export type FromServer =
  | Welcome
  | GameStep
  | { type: "table"; table: Table }
  | ({ type: "chat" } & ChatLine)
  | { type: "votes"; replace: SeatVote[]; ready: number[]; undo: UndoVote | null }
  | { type: "error"; code: string; message: string; id: string | null }
  | { type: "ack"; id: string; number: number }
  | { type: "pong" }
  | { type: "bye"; code: string; message: string };
