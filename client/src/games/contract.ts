/**
 * What the browser half of a game is made of. A game folder exports one `GameClient` as its
 * default from its `index.ts`; `index.ts` beside this file finds the folders.
 *
 * A game client draws views and sends options. It holds no rules: whatever may be done now is in
 * `decision.options`, and each option names the things on the table that it touches.
 */
import type { Component } from "svelte";
import type { DecisionShown as Decision, GameEvent, StepShown, TableShown as Table, TimerShown } from "../generated/hall";

/** Values a Fluent message may be given. */
export type Args = Record<string, string | number>;

/** Says message `id` of the reader's language; reading it inside markup follows language changes. */
export type Translate = (id: string, args?: Args) => string;

export type { BroughtShown as Brought, DecisionShown as Decision, GameEvent, OptionShown as Choice, SeatShown as Seat, TableShown as Table } from "../generated/hall";

/** One numbered step of the game and all that came of it. `option` is null while it is secret. */
export type Batch = StepShown;

/** A running or waiting clock. `left_ms` was true at `at` (milliseconds of `performance.now()`). */
export interface Timer extends TimerShown {
  at: number;
}

/** The reader's wishes that concern a game. They change at any time; use them reactively. */
export interface GameSettings {
  /** No movement: show results at once. The system's own wish is already in it. */
  reducedMotion: boolean;
  /** A choice is made in two steps: first marked, then confirmed. */
  confirm: boolean;
  /** Show the guide that explains what can be done now. */
  guide: boolean;
  /** Play sounds. */
  sound: boolean;
}

/** What a game is handed when it puts something into words. */
export interface WordContext {
  view: unknown;
  /** Names by seat, ready to be shown. */
  names: string[];
  you: number | null;
  t: Translate;
}

/** Given to a game's `Table`. `View` is the game's own view type. */
export interface GameProps<View = unknown> {
  view: View;
  decision: Decision | null;
  /** The reader's seat, of several the one that is asked; null for somebody who watches. */
  you: number | null;
  /** All seats that the reader plays, on one device: more than one only in games without secrets. */
  seats: number[];
  table: Table;
  /** Names by seat, ready to be shown. */
  names: string[];
  /** The newest step, for animation; null on arrival. */
  last: Batch | null;
  /** Every step the reader was told of, oldest first. */
  log: Batch[];
  /** Table options the reader may choose now (notations); empty for most readers. */
  tableOptions: string[];
  timers: Timer[];
  settings: GameSettings;
  /** True while a choice is on its way: show it, offer no other. */
  busy: boolean;
  choose: (option: string) => void;
  tableOption: (option: string) => void;
  /** The wish to go on when the decision is the table's own (the next round, for instance). */
  ready: () => void;
  /** True once this reader has said so for the present step. */
  isReady: boolean;
  t: Translate;
  /** Words for the prompt bar while a choice is half made ("Choose a cell"); null goes back to `prompt()`. */
  setPrompt: (text: string | null) => void;
  /** Switches the guide off or on from inside the game. */
  setGuide: (on: boolean) => void;
  /** What a line of the log was asked to show; a new object each time. */
  shown?: Shown | null;
  /** A game that is over is looked at again: nothing is asked of the reader, though it is seen with the eyes of a seat. */
  replay?: boolean;
  /** Opens what has happened lately, to be read again. */
  happened?: () => void;
  /** For the result of the game; null where none is offered. */
  rematch?: Rematch | null;
}

/** A thing of the game that the reader wants to see closely, by the game's own name for it. */
export interface Shown {
  thing: string;
}

/** Another game like the one that is over, as the hall offers it: a table to go to, or one to be asked for. */
export interface Rematch {
  label: string;
  /** The table that somebody has asked for already. */
  href: string | null;
  /** It is being asked for. */
  busy: boolean;
  act: () => void;
  /** The other way to play again, where chance has dealt what the seats play with: with the same. */
  same?: { label: string; act: () => void } | null;
}

/** Given to a game's `LogLine`, drawn inside the line of an event in the log. */
export interface LogLineProps<View = unknown> {
  event: GameEvent;
  /** The words of the line. */
  text: string;
  view: View;
  t: Translate;
  /** Hands a thing to the game's `Table` as its `shown`. */
  show: (thing: string) => void;
}

/** Given to a game's `seatBadges`, drawn inside each player's seat panel. */
export interface SeatBadgesProps<View = unknown> {
  view: View;
  seat: number;
  you: number | null;
  names: string[];
  t: Translate;
  /** Little room: a narrow strip on a phone. */
  compact: boolean;
}

/** Given to a game's `OpenHand`. */
export interface OpenHandProps<View = unknown> {
  /** What that seat sees. */
  view: View;
  seat: number;
  t: Translate;
}

/** A sentence that can be said with one tap. Its words are message `${game}-phrase-${id}`, with $name when it is said to somebody. */
export interface Phrase {
  id: string;
  needsSeat: boolean;
}

/** A table option as the host meets it in a menu. */
export interface TableAction {
  /** Message of the menu line, with `args`. */
  label: string;
  /** Message of the question asked before it is done, with `args`. */
  confirm: string;
  args: Args;
}

export interface GameClient<View = unknown> {
  /** The playing surface. It fills the room it is given and scrolls within itself. */
  Table: Component<GameProps<View>>;
  /** The game's facts about a seat (tools, hand size, gold), drawn inside its panel. */
  seatBadges?: Component<SeatBadgesProps<View>>;
  /** The table itself shows all of the seats: on a phone held sideways it has the room of their column, too. */
  seatsInside?: boolean;
  /** What a seat alone knows (its hand, its role), drawn when all hands lie open after the game; games without secrets have none. */
  OpenHand?: Component<OpenHandProps<View>>;
  /** What quick phrases there are, in order. */
  phrases: Phrase[];
  /**
   * Fluent arguments of an event for message `${game}-event-${kind}` (underscores become dashes).
   * Null leaves the event out of the log.
   */
  args: (event: GameEvent, context: WordContext) => Args | null;
  /** Draws the words of a log line where they are more than plain text, with links to what they name. */
  LogLine?: Component<LogLineProps<View>>;
  /** What a log line shows lies on the table: whatever covers the table goes away. */
  lights?: boolean;
  /** A sentence for the live region if it should differ from the log line; null says nothing; undefined says the log line. */
  announce?: (event: GameEvent, context: WordContext) => string | null | undefined;
  /** What the reader is asked to do, for the prompt bar and "your turn". Null when nothing is asked of anybody. */
  prompt: (decision: Decision | null, context: WordContext) => string | null;
  /** Words for a table option in the host's menu; null keeps it out of the menu. */
  tableAction: (option: string, context: WordContext) => TableAction | null;
  /** Events that begin a new part of the game: headings in the log. */
  heading?: (event: GameEvent) => boolean;
  /** The game's own keys, for the list of shortcuts; `label` is a message id. */
  shortcuts?: { keys: string[]; label: string }[];
  /** Words for a clock by its key; null keeps it hidden. `seat` puts it on that player's panel. */
  timer?: (key: string, context: WordContext) => { label: string; seat: number | null } | null;
  /** The game's picture on the home page: fills a box of 8 to 5, decorative. */
  Emblem?: Component;
  /** Everything the game draws, in every state, for the page of parts. */
  gallery?: () => Promise<{ default: Component<{ t: Translate }> }>;
}

/** Helps a game folder state its default export with its own view type. */
export function defineGame<View>(client: GameClient<View>): GameClient<View> {
  return client;
}
