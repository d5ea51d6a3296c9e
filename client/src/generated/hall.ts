/** Made by `make generate` from the structs of the server: not to be changed by hand. */

export type OptionValue = string | number | boolean;
export type Border = "since" | "turn" | "round" | "revealed";
export type Operation = "add" | "remove" | "replace";
export type LessonKind = "lesson" | "puzzle";
export type Days = 1 | 2 | 3 | 5 | 7 | 14;
export type Doing = "lobby" | "watching" | "playing";
export type FromServer = Welcome | GameStep | TableNews | LineShown | Votes | Refusal | Ack | Pong | Bye | Lines | PeopleNews;
export type SeatKind = "open" | "person" | "bot";
export type TableStatus = "open" | "playing" | "over" | "closed";
export type Tempo = "at-once" | "fast" | "normal" | "slow";
export type LessonStatus = "going" | "failed" | "done";
export type Part = "confirm" | "asker" | "asked" | "agreed";
export type OptionValue1 = string | number | boolean;
export type PlayedResult = "won" | "shared" | "lost" | "draw" | "over" | "aborted";
export type Pace = "quick" | "relaxed";
export type ToServer =
  | Hello
  | Sit
  | Stand
  | SetBot
  | Start
  | Choose
  | TableChoice
  | Ready
  | Replace
  | Retake
  | Again
  | Chat
  | Phrase
  | Ping
  | Undo
  | Redo
  | Answer
  | SetTempo
  | Hurry;

export interface Ack {
  type: "ack";
  id: string;
  number: number;
}

/** In a lesson: back to where its present step began. */
export interface Again {
  type: "again";
}

/**
 * To a wish to take something back or to put it back: yes or no of somebody who is asked; of whose wish it is, yes
 * where they are to confirm it, and no withdraws it.
 */
export interface Answer {
  type: "answer";
  yes: boolean;
}

/** What whoever answers a seek brings: options of seat 0, as in `NewSeek`. */
export interface AnswerSeek {
  options?: {
    [k: string]: OptionValue;
  };
}

/**
 * What the reader's `undo` would take back, or their `redo` put back: the choice of `seat` that is step
 * `number` and all that came of it. Afterwards the game goes on after step `back`.
 */
export interface BackShown {
  seat: number;
  number: number;
  back: number;
}

/**
 * What a seat has brought, as everybody may know it: a choice of the `option`, or null where it is a
 * custom text; its `label`, in the reader's language, may be empty.
 */
export interface BroughtShown {
  option: string;
  choice: OptionValue | null;
  label: string;
}

export interface Bye {
  type: "bye";
  code: string;
  message: string;
}

/** One operation; `path` is a JSON Pointer (RFC 6901). `value` is left out of `remove`. */
export interface Change {
  op: Operation;
  path: string;
  value?: unknown;
}

export interface Changes {
  name?: string | null;
  lang?: string | null;
  visible?: boolean | null;
  seen_by_friends?: boolean | null;
}

export interface Chat {
  type: "chat";
  text: string;
}

/** An option of the pending decision. `number` is the last step that the chooser has seen. */
export interface Choose {
  type: "choose";
  id: string;
  number: number;
  option: string;
}

export interface CourseShown {
  game: string;
  lessons: LessonListed[];
}

/** A lesson of a game: its kind (lesson or puzzle), of how many steps, and whether the reader has done it. */
export interface LessonListed {
  name: string;
  kind: LessonKind;
  steps: number;
  done: boolean;
}

/** The pending question; `options` are for the seat that is asked. */
export interface DecisionShown {
  seat: number;
  kind: string;
  options: OptionShown[];
}

export interface OptionShown {
  option: string;
  touches: string[];
}

/** All that a reader needs to go on from what it had. */
export interface Welcome {
  type: "welcome";
  you: You;
  table: TableShown;
  number: number;
  log: StepShown[];
  view: unknown;
  decision: DecisionShown | null;
  table_options: string[];
  timers: TimerShown[];
  chat: LineShown[];
  undo: BackShown | null;
  redo: BackShown | null;
  lesson: LessonShown | null;
}

export interface You {
  id: string;
  name: string;
  seat: number | null;
}

/**
 * A table as everybody may know it; `invite` is for its members. `options` are those that the whole
 * table has agreed on; `turn` is the seat that was asked when this was written (-1: the table itself), None where
 * nobody was; `event` is the event that it was opened for, and `kept` says whether the record stays with the staff
 * of that; `rated` says that the game counts for the ratings of its people; `paired` that the table came of seeks or is a rematch that takes
 * everybody along, and begins by itself once all its people are there; `again` is the table that it follows; `dealt` says that chance deals what seats play with; `declined` are the
 * names of those who have given up the seat that such a rematch kept for them; `rematch` is the one that follows this table; `days`
 * is how many days a move somebody has at a correspondence table, null at another one, and `due` when the time of whoever must
 * decide ends; `tempo` is how quickly the bots act; `position` says that the game begins from a position that somebody laid out, and
 * counts nowhere.
 */
export interface TableShown {
  id: string;
  game: string;
  seats: SeatShown[];
  status: TableStatus;
  host: string;
  private: boolean;
  invite: string | null;
  options: {
    [k: string]: OptionValue;
  };
  number: number;
  turn: number | null;
  created: string;
  commitment: string;
  spectators: number;
  event: string | null;
  kept: boolean;
  rated: boolean;
  paired: boolean;
  again: string | null;
  dealt: boolean;
  declined: string[];
  rematch: RematchShown | null;
  days: number | null;
  due: string | null;
  tempo: Tempo;
  position: boolean;
}

/** `late`: the time of whoever sits there has ended at a correspondence table, and they have not come back since. */
export interface SeatShown {
  seat: number;
  kind: SeatKind;
  name: string;
  bot: string | null;
  person_id: string | null;
  present: boolean;
  late: boolean;
  brought: BroughtShown[];
}

/**
 * The table that follows a finished one: `invite` is for its spectators, where it is private; `host` is the name of whoever
 * rules there; `people` are those for whom its seats are kept, `declined` the names of those who have given theirs up.
 */
export interface RematchShown {
  id: string;
  invite: string | null;
  status: TableStatus;
  host: string;
  people: InvitedShown[];
  declined: string[];
}

/** Somebody for whom a seat of a rematch is kept, and whether they have come. */
export interface InvitedShown {
  person_id: string;
  name: string;
  here: boolean;
}

/** A step of the log: `option` only for whoever chose it, and what the table itself chose. */
export interface StepShown {
  number: number;
  option: string | null;
  seat: number;
  events: GameEvent[];
}

/** Something that happened, as this reader may know it: a kind and that kind's facts. */
export interface GameEvent {
  kind: string;
  [k: string]: unknown;
}

export interface TimerShown {
  key: string;
  left_ms: number;
  running: boolean;
}

/**
 * A line of the chat. Of somebody whom the reader mutes it has neither text nor phrase; somebody without an id has deleted their
 * account.
 */
export interface LineShown {
  type: "chat";
  id: number;
  person_id: string | null;
  from: string;
  seat: number | null;
  text: string | null;
  phrase: string | null;
  to_seat: number | null;
  at: string;
  muted: boolean;
}

/**
 * How far a lesson is: the present step (from 1) of so many, and how many hints it has; `status` is going,
 * failed or done; `said` names what was noticed last; `back` says whether the learner has anything to
 * take back.
 */
export interface LessonShown {
  name: string;
  kind: LessonKind;
  step: number;
  steps: number;
  hints: number;
  status: LessonStatus;
  said: string | null;
  back: boolean;
}

/** One step, and the game after it: the `view`, or the `changes` that turn the view after the step before into it. */
export interface GameStep {
  type: "game";
  number: number;
  option: string | null;
  seat: number;
  events: GameEvent[];
  view: unknown;
  decision: DecisionShown | null;
  table_options: string[];
  timers: TimerShown[];
  undo: BackShown | null;
  redo: BackShown | null;
  lesson: LessonShown | null;
  changes?: Change[];
}

export interface TableNews {
  type: "table";
  table: TableShown;
}

export interface Votes {
  type: "votes";
  replace: VoteShown[];
  ready: number[];
  undo: WishShown | null;
}

/** A seat whose person is away; `wait_ms` milliseconds from now the others may vote that a bot plays there. */
export interface VoteShown {
  seat: number;
  wait_ms: number;
  yes: number;
  needed: number;
  mine: boolean;
}

/**
 * Somebody would like to take a choice back, or, as `redo`, to put it back. `steps` are those that would count no
 * more, or again: first the choice itself. `crosses` says what lies between (`Play.crossed`). `needed` are the
 * seats whose consent is missing; `mine` is the reader's part: confirm, asker, asked, agreed or None.
 */
export interface WishShown {
  seat: number;
  redo: boolean;
  steps: number[];
  crosses: Border[];
  agreed: number[];
  needed: number[];
  mine: Part | null;
}

export interface Refusal {
  type: "error";
  code: string;
  message: string;
  id: string | null;
}

export interface Pong {
  type: "pong";
}

/** The whole chat as the reader may read it from now on: whom they mute or block has changed. */
export interface Lines {
  type: "lines";
  chat: LineShown[];
}

/** What the reader has to do with others has changed: `/api/me/people` tells. */
export interface PeopleNews {
  type: "people";
}

/**
 * `first` are the options with which newcomers are advised to begin, where the usual ones are not the easiest. `learned`
 * are the options for which a bot is meant, by bot and by option: the values that it knows. It may not be seated with others.
 */
export interface GameShown {
  name: string;
  version: string;
  seats: number[];
  default_seats: number;
  public: boolean;
  options: OptionSpecShown[];
  first: {
    [k: string]: OptionValue;
  };
  bots: string[];
  learned: {
    [k: string]: {
      [k: string]: OptionValue[];
    };
  };
}

export interface OptionSpecShown {
  name: string;
  default: OptionValue1;
  choices: OptionValue[];
  /** Whether it also takes a text of one's own, such as that of a file. */
  text: boolean;
  only: OptionNeedShown[];
  /** Whose player brings it; null where the whole table agrees on it. */
  seat: number | null;
  /** Whether such a text may also be named, by its id or address: the hall fetches it then. */
  fetches: boolean;
  /** Whether it sets a clock of the game: at a correspondence table it has its default. */
  clock: boolean;
  /** Whether it favours somebody, to try things out: only who plays alone with bots, at a private table, may set it. */
  practice: boolean;
}

/** A `value` of an option that goes only with these `values` of `option`. */
export interface OptionNeedShown {
  value: OptionValue;
  option: string;
  values: OptionValue[];
}

/**
 * The first message: the last step and line of chat that the reader has, the language, and whether steps may tell what
 * has changed in the view, in place of all of it.
 */
export interface Hello {
  type: "hello";
  lang: string;
  last?: number | null;
  chat?: number | null;
  invite?: string | null;
  changes?: boolean;
}

/** Until a person is asked, bots act at once, by who may set the tempo. */
export interface Hurry {
  type: "hurry";
}

/**
 * A finished game as it stood after step `number`, and who was asked what then; `view` is that of the seat with
 * whose eyes somebody looks.
 */
export interface MomentShown {
  number: number;
  view: unknown;
  decision: DecisionShown | null;
}

/**
 * The reader's games: those that are on or about to begin, and those that are over and were asked for, the latest first.
 * `before` asks for those that ended earlier, None where there are none; `counts` is how many there are in all, and None
 * where a list goes on.
 */
export interface MyGames {
  now: TableShown[];
  over: PlayedShown[];
  before: string | null;
  counts: PlayedCount[] | null;
}

/**
 * A game of the reader, who sat in `seat`, that is over or was broken off. `winners` is None where that was not kept;
 * `decks` are the names of the reader's own; `kept` says whether its record stays with the staff of its event.
 */
export interface PlayedShown {
  id: string;
  game: string;
  seat: number;
  seats: PlayedSeatShown[];
  result: PlayedResult;
  winners: number[] | null;
  scores: number[] | null;
  decks: string[];
  ended: string;
  event: string | null;
  kept: boolean;
  rated: boolean;
  days: number | null;
}

export interface PlayedSeatShown {
  seat: number;
  kind: SeatKind;
  name: string;
  bot: string | null;
}

/** How many games ended so. */
export interface PlayedCount {
  result: PlayedResult;
  games: number;
}

/** The reader's own seek, None where there is none; and the table that came of it, for whoever has not come there yet. */
export interface MySeek {
  type: "seek";
  seek: SeekShown | null;
  table: string | null;
}

/**
 * A seek as everybody may know it. `names` are those who have found each other so far: one has made it, the others have
 * answered. `rating` is that of the first, if there is one; `least` and `most` bound the ratings of whoever answers.
 */
export interface SeekShown {
  id: string;
  game: string;
  seats: number;
  names: string[];
  options: {
    [k: string]: OptionValue;
  };
  rated: boolean;
  pairs: boolean;
  rating: number | null;
  provisional: boolean;
  least: number | null;
  most: number | null;
  pace: Pace | null;
  days: number | null;
  since: string;
}

export interface NewGuest {
  name: string;
  lang: string;
}

export interface NewLesson {
  game: string;
  lesson: string;
  name?: string | null;
  lang?: string | null;
  nonce?: string | null;
  tempo?: Tempo;
}

/** `same`: what chance has dealt to the seats, such as sealed decks, is played with again, else dealt anew. */
export interface NewRematch {
  same?: boolean;
  nonce?: string | null;
}

/**
 * What somebody would like to play. `options` are those of a table; of those that belong to a seat, the ones of seat 0 are
 * what the person brings, wherever they come to sit. `pairs`: the hall looks for the others by itself. `least` and `most`
 * bound the ratings of the others; without a `pace` any will do. With `days` a move it is for correspondence: it stands while
 * the person is away, and has no other pace.
 */
export interface NewSeek {
  game: string;
  seats: number;
  options?: {
    [k: string]: OptionValue;
  };
  rated?: boolean;
  pairs?: boolean;
  least?: number | null;
  most?: number | null;
  pace?: Pace | null;
  days?: Days | null;
}

/**
 * `bots` has one entry a seat; a bot in the first leaves its maker without a seat. `again` is a
 * finished table: whoever sat there brings the same to a seat here. A `rated` game counts for the ratings of its people, who
 * all need an account. With `days` a move it is a correspondence table. `tempo` is how quickly the bots act.
 */
export interface NewTable {
  game: string;
  seats: number;
  options?: {
    [k: string]: OptionValue;
  };
  private?: boolean;
  bots?: (string | null)[];
  nonce?: string | null;
  again?: string | null;
  rated?: boolean;
  days?: Days | null;
  tempo?: Tempo;
}

/**
 * What the texts that players brought say besides what is played, by the names of the game's things: printed
 * texts, and the addresses of pictures.
 */
export interface OfficialShown {
  texts: {
    [k: string]: string;
  };
  images: {
    [k: string]: string;
  };
}

/** A text of one's own as tables and plans keep it, in one word, and what may be wrong with it, in sentences. */
export interface OptionRead {
  value: OptionValue;
  doubts: string[];
}

export interface OptionText {
  text: string;
}

/** Somebody who has said that they may be seen, and what they do. */
export interface PersonHere {
  name: string;
  doing: Doing;
}

export interface PersonShown {
  id: string;
  name: string;
  lang: string;
  /** Whether they have an account; a guest has none. */
  account?: boolean;
  /** Whether they have said that others may see that they are here. */
  visible?: boolean;
  /** Whether their friends may see it. */
  seen_by_friends?: boolean;
}

export interface Phrase {
  type: "phrase";
  phrase: string;
  seat?: number | null;
}

export interface Ping {
  type: "ping";
}

/** With `options` the table is private. `bot` says how strong the others play: the usual bot where it is null. */
export interface PlayNow {
  game: string;
  name?: string | null;
  lang?: string | null;
  nonce?: string | null;
  options?: {
    [k: string]: OptionValue;
  };
  bot?: string | null;
  tempo?: Tempo;
}

/**
 * Every refusal of a plain request. `option` is the option of a game that it is about; `further` are
 * the sentences of what else is wrong with it.
 */
export interface Problem {
  code: string;
  message: string;
  option?: string | null;
  further?: string[];
}

export interface Ready {
  type: "ready";
}

/** The wish to put back what one has taken back last; by step `number`, where it is said, and no other. */
export interface Redo {
  type: "redo";
  number?: number | null;
}

/** Where the rematch is; `invite` opens it to whoever sat at the table before. */
export interface RematchMade {
  id: string;
  invite: string;
}

/**
 * A rematch that has not begun, in which a seat is kept for the reader: `again` is the table that it follows, `host` says that the reader
 * rules there, `by` names who does, `names` are those of the others.
 */
export interface RematchOffer {
  id: string;
  again: string;
  game: string;
  host: boolean;
  by: string;
  names: string[];
}

export interface Replace {
  type: "replace";
  seat: number;
}

export interface Retake {
  type: "retake";
}

/** What is brought to a seat. */
export interface SeatChanges {
  options: {
    [k: string]: OptionValue;
  };
}

/** All seeks, the newest first; how many people are here who may be seen, and who they are, in the order of their names. */
export interface SeekLists {
  seeks: SeekShown[];
  count: number;
  people: PersonHere[];
}

/** The host gives a seat to a bot, or takes it away (None). */
export interface SetBot {
  type: "bot";
  seat: number;
  bot: string | null;
}

/** How quickly the bots of the table act from now on, by who may say so. */
export interface SetTempo {
  type: "tempo";
  tempo: Tempo;
}

/** `also`: beside the seat that the person has, where the game is public. */
export interface Sit {
  type: "sit";
  seat: number;
  nonce?: string | null;
  also?: boolean;
}

export interface Stand {
  type: "stand";
}

export interface Start {
  type: "start";
}

/** One of the table's options, by the host. */
export interface TableChoice {
  type: "table";
  id: string;
  number: number;
  option: string;
}

export interface TableLists {
  open: TableShown[];
  playing: TableShown[];
}

/** The wish to take back one's own last choice; if `number` is given, that choice and no other. */
export interface Undo {
  type: "undo";
  number?: number | null;
}
