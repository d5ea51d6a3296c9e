/** Made by `make generate` from the structs of the server: not to be changed by hand. */

export type AnyDeed =
  | Created
  | Renamed
  | Planned
  | Staffed
  | Announced
  | Undone
  | Ended
  | Entered
  | Amended
  | CheckedIn
  | Dropped
  | Returned
  | DeckBrought
  | DeckAttested
  | DeckTaken
  | DeckBuilt
  | DeckShown
  | Opened
  | BuildExtended
  | Drawn
  | Swapped
  | Published
  | StartAnnounced
  | Arrived
  | PairedWithBye
  | Closed
  | StageEnded
  | Settled
  | Began
  | Reported
  | Resulted
  | Seated
  | LotsDrawn
  | ClockStarted
  | ClockPaused
  | Extended
  | OvertimeStepped
  | TieBroken
  | TurnClocked
  | Called
  | Answering
  | Ruled
  | Penalized
  | Seconded
  | Decided
  | CaseReported;
export type Setting = boolean | number | string;
export type ResultKind = "winner" | "points" | "table";

/** How missed rounds count for who comes late or comes back, where nobody says otherwise. */
export type Missed = "losses" | "byes" | "nothing";
export type Unit = "round" | "game";
export type Decides = "judge" | "organizer";
export type Operation = "add" | "remove" | "replace";
export type EventStatus = "preparing" | "running" | "over";
export type Role = "organizer" | "head-judge" | "judge" | "official" | "player" | "spectator";
export type PersonStatus = "waiting" | "in" | "dropped" | "disqualified" | "expelled";
export type TableKind = "game" | "bye" | "absent";
export type TableStatus = "open" | "playing" | "conflict" | "done";
export type PreviewKind = "draw" | "over" | "impossible";

/** Something that rests on what is true no longer: `desk-affected-<kind>` in `locale/`. */
export interface Affected {
  kind: string;
  stage: number;
  /** The number of the round in the event; -1 for the end of the stage. */
  round: number;
  persons: number[];
}

/** What is known of a person, corrected. */
export interface Amended {
  deed: "amended";
  person: number;
  name: string;
  /** None leaves it as it is, "" takes it away. */
  account?: string | null;
  club?: string;
  rank?: number;
}

/** Shown on every page of the event, and on the projector. */
export interface Announced {
  deed: "announced";
  text: string;
}

/** A judge is on the way to this call. */
export interface Answering {
  deed: "answering";
  call: number;
}

/** The first entry of every log. `seed` is what every draw of the event is made from. */
export interface Created {
  deed: "created";
  name: string;
  seed: string;
  plan: Plan;
}

/** Everything that is settled before the first round. */
export interface Plan {
  preset: string;
  game: string;
  stages: StagePlan[];
  /** What decks are brought and how games are played, where the game has such formats (T1.4). */
  format: string;
  /** Whose infractions and penalties are used. */
  catalogue: string;
  result: ResultKind;
  /** Of the game at a table of the hall. */
  options: {
    [k: string]: Setting;
  };
  /** How long a round lasts; 0 for no clock (T6.1). */
  minutes: number;
  /** Whether a game that the clock stops goes on by T6.3 and T6.4. */
  overtime: boolean;
  /** Whether the first player is drawn and stored before a game starts (T7.2). */
  first_player: boolean;
  /** Whether only those who have checked in are paired. */
  check_in: boolean;
  /** Whether both players say the result; else one is enough. */
  confirm: boolean;
  /** Whether sums and standings stay with the judges until the finalists are named (S18.5). */
  secret: boolean;
  missed: Missed;
  /** The last round into which a late player may be taken; 0 for any of the first stage. */
  late_until: number;
  /** Who enters beyond this many players waits; 0 for no limit. */
  capacity: number;
  /** Whether a pairing opens a table in the hall. */
  online: boolean;
  /** To build a deck from what was opened (T10.7). */
  build_minutes: number;
  /** Sealed decks that each player opens (T10.1). */
  decks_each: number;
  /** Which sets may be played with at all: the table that officials keep (T13.1). */
  deck_sets: EventSet[];
  /** The alliance restricted list, which they keep, too (T9.14). */
  restricted: RestrictedList;
  /** That decks must be printed in (T8.4); empty for any. */
  language: string;
  /** Until when decks are registered, in seconds since 1970; 0 for the first round (T8.5). */
  deadline: number;
  /** The day of the event as `2024-07-23`: what T10.2 counts sets by; empty for no such check. */
  day: string;
  /** Sets that decks may be of; empty for every legal one (T10.2, T11.2). */
  sets: string[];
  /** T4.4: for casual events, by leave of the official side. */
  clear_sleeves: boolean;
  /** Whether everybody may read public deck lists, not the opponent alone (T8.6). */
  lists_open: boolean;
  /** Whether the desk draws and publishes the next round as soon as the last one is over. */
  by_itself: boolean;
  /** Whether bots play it to try things out: no decks are asked for. */
  rehearsal: boolean;
  /** How many tables the venue has; 0 for as many as are needed. One warns, and refuses nothing. */
  tables: number;
}

/** One stage: a structure by name, with its settings where they are not the usual ones. */
export interface StagePlan {
  /** Its name in words: `stage-<name>`. */
  name: string;
  structure: string;
  settings: {
    [k: string]: Setting;
  };
  /** Of the game at a table of the hall, where this stage differs: bouts to 15. */
  options: {
    [k: string]: Setting;
  };
  /** The clock of a round; -1 for that of the plan, 0 for none. */
  minutes: number;
}

/** A line of the set table (T13.1). */
export interface EventSet {
  code: string;
  name_zh: string;
  name_en: string;
  kind?: string;
  released?: string;
  legal?: boolean;
  reference?: string;
}

/** The list of a day (`2024-07-23`). */
export interface RestrictedList {
  version: string;
  rows?: Restricted[];
}

/** A name on the list. `card` is the id of the card in the pool, empty where the pool lacks it. */
export interface Restricted {
  name_zh: string;
  name_en: string;
  copies?: number;
  card?: string;
}

/** The event has another name. */
export interface Renamed {
  deed: "renamed";
  name: string;
}

/** The plan was changed. What has been played stands: stages that have begun can't be changed. */
export interface Planned {
  deed: "planned";
  plan: Plan;
}

/** An account of the hall has a role from now on; "" takes it away. */
export interface Staffed {
  deed: "staffed";
  account: string;
  name: string;
  role: string;
}

/** An entry no longer counts; both stay in the log. */
export interface Undone {
  deed: "undone";
  entry: number;
}

/** The event is over before its last stage is. */
export interface Ended {
  deed: "ended";
}

/**
 * A new person: a player, or somebody who only watches (a penalty can be theirs, T1.2). `account` is the
 * account of the hall, where there is one; `bot` the bot that plays at the hall's tables.
 */
export interface Entered {
  deed: "entered";
  name: string;
  account?: string;
  club?: string;
  /** Their seed, where players are seeded, from 1; 0 for none. */
  rank?: number;
  bot?: string;
  spectator?: boolean;
  /** In a running event: how the rounds missed count; "" as the plan says. */
  missed?: string;
}

/** A player is there; `checks` are the points of the list that staff attested (T3.2, T3.5, T4). */
export interface CheckedIn {
  deed: "checked-in";
  person: number;
  checks?: string[];
}

/** A player leaves the event; what was played stands. `no_show`: was never there. */
export interface Dropped {
  deed: "dropped";
  person: number;
  no_show?: boolean;
}

/** A player who left is back; `missed` says how the rounds between count. */
export interface Returned {
  deed: "returned";
  person: number;
  missed: string;
}

/** A source deck of a player, as a word of records (T8.5, T9.11), or one opened from the seal (T10.1). */
export interface DeckBrought {
  deed: "deck-brought";
  person: number;
  word: string;
  /** Its id at the Master Vault. */
  vault?: string;
  /** Its list as the Master Vault has it, where that was fetched (T8.3). */
  vault_word?: string;
  language?: string;
  sealed?: boolean;
}

/** Staff have seen these things of a source deck (T3.5, T8.2). */
export interface DeckAttested {
  deed: "deck-attested";
  person: number;
  deck: number;
  attested: string[];
}

/** A source deck is taken back; `deck` is its place among the player's. */
export interface DeckTaken {
  deed: "deck-taken";
  person: number;
  deck: number;
}

/**
 * What the player plays: one whole source deck, or three pods, each a source and a house, and `beside` them
 * reference cards by id (T9.8, T9.9).
 */
export interface DeckBuilt {
  deed: "deck-built";
  person: number;
  whole?: number;
  pods?: [number, string][];
  beside?: string[];
  name?: string;
}

/** A player lets spectators read a hidden list, or does so no longer (T10.9). */
export interface DeckShown {
  deed: "deck-shown";
  person: number;
  shown?: boolean;
}

/** Everybody opens their sealed decks now (T10.4). */
export interface Opened {
  deed: "opened";
}

/** A player has more time to build (OP-4). */
export interface BuildExtended {
  deed: "build-extended";
  person: number;
  seconds: number;
}

/**
 * A draft of the next round: nobody but staff sees it. A second draw replaces the first, also that of a
 * published round in which nothing has been played. `attempt` is part of the seed.
 */
export interface Drawn {
  deed: "drawn";
  tables: number[][];
  attempt?: number;
  label?: string;
  /** Whether somebody made the tables (S16.17), which takes a reason; else they are the desk's own draw. */
  by_hand?: boolean;
}

/** Two players change their tables, by hand; `other` may be the one who has the bye. */
export interface Swapped {
  deed: "swapped";
  person: number;
  other: number;
}

/** The draft is the round. */
export interface Published {
  deed: "published";
}

/**
 * When the games of a round begin, in seconds since 1970: lateness is measured from then on (S20.4.3). It may be
 * moved; 0 takes it back.
 */
export interface StartAnnounced {
  deed: "start-announced";
  round: number;
  start: number;
}

/**
 * A player is at the table now, or, not `here`, is not after all; `person` -1 is everybody of this table, and
 * with `table` -1 everybody whose game has not begun.
 */
export interface Arrived {
  deed: "arrived";
  round: number;
  table: number;
  person?: number;
  here?: boolean;
}

/** A late or returning player plays the one who had the bye of this round. */
export interface PairedWithBye {
  deed: "paired-with-bye";
  person: number;
}

/** The round is over: what is left without a result counts as lost for both. */
export interface Closed {
  deed: "closed";
}

/** The stage is over and these go on; for a secret event this is when the finalists are named (S18.5). */
export interface StageEnded {
  deed: "stage-ended";
  through: number[];
}

/**
 * What is done about a correction on which something rests (`corrections`), with its reason. `keep`: all stays
 * as it is, and whoever had no table has the round as a bye where there are byes. `exchange`: `person` and
 * `other` change places in the last round, or in the stage that has just begun. `again`: `stage` goes back to
 * its first so many `rounds`, and what came after no longer counts.
 */
export interface Settled {
  deed: "settled";
  choice: string;
  stage?: number;
  rounds?: number;
  person?: number;
  other?: number;
}

/** A game begins; `first` was drawn to be first player, `method` says how (T7.2). */
export interface Began {
  deed: "began";
  round: number;
  table: number;
  first?: number;
  method?: string;
}

/** A player says how the game ended. Two reports that agree make the result; others go to a judge. */
export interface Reported {
  deed: "reported";
  round: number;
  table: number;
  person: number;
  winner?: number;
  points?: number[];
  reason?: string;
  /**
   * Of Saboteur: what each round of the game has paid, by place at the table; `points` are the sums, and may be left
   * out. Empty where only sums are told.
   */
  by_round?: number[][];
}

/** Staff, or the hall's own table, say how the game ended: the first time, or to put it right. */
export interface Resulted {
  deed: "resulted";
  round: number;
  table: number;
  winner?: number;
  points?: number[];
  /** Empty for whoever has not won, at a table with a winner. */
  losers?: number[];
  reason?: string;
  /** The step of the tie-break that decided (T15.6). */
  step?: string;
  /** The record of the game, where it was played in the hall. */
  record?: string;
  /** As in `Reported`. */
  by_round?: number[][];
}

/** The pairing has a table in the hall. */
export interface Seated {
  deed: "seated";
  round: number;
  table: number;
  hall: string;
}

/**
 * The head referee drew the lots that rank tied players in the stage that is being played (S16.10, S16.13). They
 * come from the seed of the event, with how often they were drawn: nobody chooses them.
 */
export interface LotsDrawn {
  deed: "lots-drawn";
  /** What an older desk drew them from. */
  seed?: string;
}

/** The clock of the round runs from now on, or goes on after a pause (`table`: that one's alone). */
export interface ClockStarted {
  deed: "clock-started";
  table?: number;
}

/** The clock of the round, or that of one table, stands. */
export interface ClockPaused {
  deed: "clock-paused";
  table?: number;
}

/** More time: for the round, or for one table. */
export interface Extended {
  deed: "extended";
  seconds: number;
  table?: number;
}

/** Something happened at a table that plays on after its time, confirmed by a judge (T6.3). */
export interface OvertimeStepped {
  deed: "overtime-stepped";
  round: number;
  table: number;
  event: string;
  person?: number;
}

/** The numbers of T6.5 as one player, or a judge, states them, each by place at the table. */
export interface TieBroken {
  deed: "tie-broken";
  round: number;
  table: number;
  /** Whose statement it is; -1 for a judge's. */
  person: number;
  keys: number[];
  amber: number[];
  chains: number[];
  creatures: number[];
}

/** At the clock of a Saboteur table: a round or a turn begins, play stops, somebody is found to stall (S15). */
export interface TurnClocked {
  deed: "turn-clocked";
  round: number;
  table: number;
  event: string;
  person?: number;
}

/** A table wants a judge. */
export interface Called {
  deed: "called";
  person: number;
  text?: string;
}

/** The call is settled; what was ruled is kept (T1.3, T4.7). */
export interface Ruled {
  deed: "ruled";
  call: number;
  text?: string;
}

/**
 * A penalty (T14, S20-S22). `direct`: without the steps before it, so a second person has to agree (T14.6);
 * `answer` is what was said to the question of its kind (T14.7, T14.9).
 */
export interface Penalized {
  deed: "penalized";
  person: number;
  infraction: string;
  kind: string;
  text?: string;
  remedy?: string;
  answer?: string;
  direct?: boolean;
  /** The round of the game, from 0, where it has several (Saboteur). */
  game?: number;
  turn?: number;
}

/** A second person agrees to a penalty, or does not. */
export interface Seconded {
  deed: "seconded";
  entry: number;
  agreed?: boolean;
}

/** An answer to what the document says may follow (S22.3, T14.4, T14.5). */
export interface Decided {
  deed: "decided";
  proposal: string;
  accepted: boolean;
  kind?: string;
}

/**
 * The organizer reports a serious case to the official side (T14.2). To amend a report is to file it again: the last
 * one about a person stands, those before it stay in the log.
 */
export interface CaseReported {
  deed: "case-reported";
  person: number;
  happened: string;
  /** What the person, the opponent and witnesses say. */
  statements?: string;
  recommendation?: string;
  /** Where the event took place. */
  venue?: string;
}

/** A table in the picture of a bracket. `NOBODY` stands where a place is empty, or not yet known. */
export interface Box {
  /** The winner of the upper box that leads here stands above. */
  players: [number, number];
  winner?: number;
  points?: number[];
  finished?: boolean;
  /** Somebody goes on here without a game. */
  bye?: boolean;
  /** Nobody can tell yet who plays here. */
  open?: boolean;
  /** Which boxes of the column before lead here; none where the tables are drawn again for each round. */
  feeds?: number[];
}

/** The picture of a bracket, from the first round to the final, and the bout for the third place. */
export interface Bracket {
  columns: Column[];
  third: Box | null;
}

/** One round in the picture of a bracket. */
export interface Column {
  label: string;
  boxes: Box[];
}

export interface CallView {
  number: number;
  person: number;
  round: number;
  table: number;
  text: string;
  at: number;
  judge?: string;
  ruling?: string;
  closed?: number;
}

/** A card of a list: a name to look up, and no text of it (T4.6, T8.6). */
export interface CardRow {
  house: string;
  card: string;
  set: string;
  number: string;
  icons?: string;
  /** The house of its house icon (G66). */
  also?: string;
}

/** A call for a judge by the person, or at a table of theirs. */
export interface CaseCall {
  at: number;
  by: string;
  round: number;
  label: string;
  table: number;
  text: string;
  judge: string;
  ruling: string;
}

/** What staff answered when penalties had added up (T14.4, T14.5, S22.4). */
export interface CaseDecision {
  at: number;
  /** The penalty that was given; "" where nothing was. */
  kind: string;
  by: string;
}

/**
 * Everything that the event knows about the case of one person. Times are seconds since 1970; `unit` is what a round
 * of the event is called.
 */
export interface CaseFile {
  event: string;
  game: string;
  format: string;
  preset: string;
  catalogue: string;
  day: string;
  /** When the first round was published; before that, when the event was made. */
  began: number;
  organizers: string[];
  /** Those who gave the penalties, agreed to them, decided, or answered the calls. */
  judges: string[];
  person: number;
  name: string;
  club: string;
  spectator: boolean;
  status: string;
  /** In the hall; "" for somebody without one. */
  account: string;
  penalties: CasePenalty[];
  decisions: CaseDecision[];
  calls: CaseCall[];
  /** The oldest first: the last one stands, and amends those before it. */
  reports: CaseWords[];
  unit: Unit;
}

/**
 * A penalty. Its infraction, kind and remedy are named by the catalogue; `round` is called `label` where it has a
 * name of its own, and the numbers, from 0, are -1 where none is known.
 */
export interface CasePenalty {
  entry: number;
  at: number;
  kind: string;
  infraction: string;
  remedy: string;
  text: string;
  /** To what is asked before a penalty of this kind (T14.7, T14.9). */
  answer: string;
  by: string;
  direct: boolean;
  /** Who agreed to a direct one (T14.6); "" for nobody, and while nobody has. */
  second: string;
  effective: boolean;
  round: number;
  label: string;
  table: number;
  game: number;
  turn: number;
  /** Whether it is of a kind that is reported. */
  reported: boolean;
}

/** What the organizer wrote. */
export interface CaseWords {
  entry: number;
  at: number;
  by: string;
  happened: string;
  statements: string;
  recommendation: string;
  venue: string;
}

/** That a serious case was reported (T14.2); its words are in its file (`casework`). */
export interface CaseView {
  entry: number;
  person: number;
  at: number;
  by: string;
}

export interface CatalogueShown {
  name: string;
  kinds: KindShown[];
  infractions: InfractionShown[];
  /** Whether a grave penalty may be given without the steps before it, as soon as a second person agrees (T14.6). */
  direct: boolean;
}

export interface KindShown {
  name: string;
  by: Decides;
  to: string[];
  effect: string;
  recorded: boolean;
  question: string;
}

export interface InfractionShown {
  id: string;
  category: string;
  kind: string;
  remedies: string[];
}

/** One operation; `path` is a JSON Pointer (RFC 6901). `value` is left out of `remove`. */
export interface Change {
  op: Operation;
  path: string;
  value?: unknown;
}

export interface Claim {
  code: string;
}

export interface ClockView {
  length: number;
  since: number | null;
  used: number;
}

/**
 * What rests on what a correction has changed, and what can be decided about it: each `way` with the action that
 * decides it, and what it would come to.
 */
export interface CorrectionsShown {
  entries: number;
  affected: Affected[];
  ways: Way[];
}

/** One thing that can be done, and what it would come to. */
export interface Way {
  deed: Settled;
  /** How many results would no longer count. */
  lost: number;
  /** The rounds that would be taken back, by their numbers in the event; the draft is the one after the last. */
  rounds: number[];
  /** The tables that there would be: all of a round that is drawn again, or those that an exchange changes. */
  tables: number[][];
  /** Who would go on, where the stage would be over then. */
  through: number[];
  /** Why no round could be drawn then: `draw-impossible-<code>`. */
  impossible: string;
  /** Of `impossible`. */
  facts: {
    [k: string]: number | string;
  };
  /** Who would have the round that they missed counted as a bye. */
  byes: number[];
  /** Who would be out after it. */
  out: number[];
}

/** As much of a player's deck as somebody may see. */
export interface DeckView {
  houses?: string[];
  name?: string;
  set?: string;
  cards?: CardRow[];
  beside?: string[];
  sources?: SourceView[];
  whole?: number;
  pods?: [number, string][];
  faults?: FaultView[];
  registered?: boolean;
  versions?: number;
  shown?: boolean;
  /** How much of it staff has to look at yet (T3.5, T8.2, T8.3); for its owner and the staff. */
  unseen?: number;
  /** Until when the first deck of a sealed pool may be built, in seconds since 1970; -1 where no clock runs. */
  closes?: number;
}

/** A source deck, for its owner and the staff. */
export interface SourceView {
  name: string;
  set: string;
  houses: string[];
  vault?: string;
  language?: string;
  attested?: string[];
  /** Whether the list of the Master Vault was compared with it. */
  compared?: boolean;
  word?: string;
  /** Its own reference cards, by id. */
  beside?: string[];
}

export interface FaultView {
  message: string;
  rule: string;
  facts?: {
    [k: string]: number | string;
  };
  warning?: boolean;
}

/** A line of the log, with the name of who decided it and whether it still counts. */
export interface EntryShown {
  number: number;
  at: number;
  by: string;
  by_name: string;
  deed: AnyDeed;
  why: string;
  undone: boolean;
}

/**
 * An event in the list. `role` is the reader's there, "" for none; `round`, with its `label`, and `table`
 * are where they play now, -1 for nowhere.
 */
export interface EventCard {
  id: string;
  name: string;
  game: string;
  preset: string;
  status: EventStatus;
  players: number;
  created: number;
  role: string;
  round: number;
  table: number;
  label: string;
  unit: Unit;
}

/**
 * What has changed for one reader since the view that they named: `changes` turn its JSON into that of the view
 * `tag`, which has so many `entries`. Where the hall no longer knows the old view, or the reader is somebody
 * else at the event now, the whole `view` instead.
 */
export interface EventChanged {
  id: string;
  now: number;
  tag: string;
  entries: number;
  changes?: Change[] | null;
  view?: EventView | null;
}

/** An event for one reader. Names of accounts are those of people, never their ids. */
export interface EventView {
  name: string;
  status: EventStatus;
  role: Role;
  me: number;
  /** How long the log is: what a change refers to. */
  entries: number;
  plan: Plan;
  people: PersonView[];
  stages: StageView[];
  rounds: RoundView[];
  draft?: RoundView | null;
  announcements?: [number, string][];
  opened?: number | null;
  calls?: CallView[];
  penalties?: PenaltyView[];
  /** What counts for each person who has a penalty, accumulated ones included. */
  counts?: {
    [k: string]: {
      [k: string]: number;
    };
  };
  /** Reports to the official side, the oldest first: the staff's. */
  cases?: CaseView[];
  prompts?: Prompt[];
  /** What rests on what a correction has changed, until somebody decides about it: the staff's. */
  affected?: Affected[];
  /** Names and roles. */
  staff?: [string, string][];
  /** By moment, what is looked at and said in the format of the event. */
  checklist?: {
    [k: string]: string[];
  };
  /** Seats that were the reader's. */
  moved?: MovedView[];
  /** Before the first stage: the fewest players with whom it can begin. */
  least?: number;
  /** What events of this game have of their own. */
  rules?: RulesShown;
}

export interface PersonView {
  number: number;
  name: string;
  club?: string;
  rank?: number;
  status?: PersonStatus;
  spectator?: boolean;
  bot?: string;
  checked?: boolean;
  checks?: string[];
  /** Whether an account of the hall is theirs. */
  account?: boolean;
  owes?: number;
  deck?: DeckView | null;
}

export interface StageView {
  number: number;
  name: string;
  structure: string;
  ended?: boolean;
  through?: number[];
  /** None while they are kept from this reader (S18.5). */
  standings?: PlaceView[] | null;
  /** The picture of an elimination stage from its first round on. */
  bracket?: Bracket | null;
  /** How often its lots were drawn (S16.10); 0 while its standings are kept from this reader. */
  lots?: number;
}

export interface PlaceView {
  rank: number;
  player: number;
  values: {
    [k: string]: number;
  };
  by: string;
}

export interface RoundView {
  number: number;
  stage: number;
  tables: TableView[];
  label?: string;
  attempt?: number;
  closed?: boolean;
  clock?: ClockView | null;
  /** Whether somebody made its tables; why is the staff's (`log`). */
  by_hand?: boolean;
  /** The announced start of its games; 0 for none. */
  start?: number;
  /** For the staff, of a round that is open: who is there, and since when; 0 where nobody marked them. */
  here?: {
    [k: string]: number;
  };
}

export interface TableView {
  number: number;
  players: number[];
  kind?: TableKind;
  status?: TableStatus;
  winner?: number;
  losers?: number[];
  points?: number[];
  reason?: string;
  step?: string;
  first?: number;
  hall?: string;
  /** Whether the record of the game can be had. */
  record?: boolean;
  reports?: ReportView[];
  /** Seconds that this table has more than its round, pauses of its own included. */
  extra?: number;
  /** How many seconds of the round had run when its own clock was stopped; None while that runs. */
  paused?: number | null;
  overtime?: OvertimeView | null;
  turns?: TurnClockView | null;
  /** Whether its result is kept from this reader (S18.5). */
  hidden?: boolean;
  /** For the staff and the table: who sits out which round of its game (S20.4), as in `Person.rounds_lost`. */
  lost?: [number, number][];
  /** What each round of its game has paid, by place at the table; empty where only the sums are known. */
  by_round?: number[][];
}

export interface ReportView {
  person: number;
  winner?: number;
  points?: number[];
  reason?: string;
  by_round?: number[][];
}

/** A timed game at its table: where it stands, whose turn it is, and what may be confirmed next (T6.3). */
export interface OvertimeView {
  state: string;
  turn: number;
  offered: [string, number][];
  guide: SaidView;
  /** When, what, who, and the state after it. */
  steps?: [number, string, number, string][];
  /** Keys, æmber, chains and creatures, each by place at the table. */
  inputs?: [number, number][] | null;
  confirmed?: number[];
  /** How the tie-break goes with these numbers. */
  explained?: SaidView[];
  /** What each player says, as `inputs` has it. */
  stated?: [number, [number, number][]][];
}

/** A message and its facts; `player` is the number of a person. */
export interface SaidView {
  message: string;
  facts?: {
    [k: string]: number | string;
  };
}

/** The clock of a Saboteur table as `saboteur.clock` keeps it, and the lengths of its periods in seconds. */
export interface TurnClockView {
  rounds: number;
  playing: boolean;
  since: number | null;
  ran: number;
  turn: number;
  began: number;
  acted: boolean;
  found: {
    [k: string]: number;
  };
  untimed: number;
  move: number;
  stall: number;
}

export interface PenaltyView {
  entry: number;
  person: number;
  infraction: string;
  kind: string;
  at: number;
  effective?: boolean;
  by?: string;
  second?: string;
  text?: string;
  remedy?: string;
  answer?: string;
  round?: number;
  table?: number;
  game?: number;
  turn?: number;
  /** The kinds that it brought about by adding up with earlier ones (S22.7). */
  triggered?: string[];
}

/**
 * One thing to look at: `prompt-<code>` in `locale/`. `person`, `round` and `table` say where it is,
 * -1 for nowhere; `proposal` is what a `Decided` answers. Prompts of one `group` may be answered together: one
 * without a `proposal` stands for all of them.
 */
export interface Prompt {
  code: string;
  facts: {
    [k: string]: number | string;
  };
  person: number;
  round: number;
  table: number;
  proposal: string;
  kind: string;
  by: string;
  entry: number;
  urgent: boolean;
  group: string;
}

/** A seat that was the reader's until `at`, when another account got it: by the player's code, or from staff. */
export interface MovedView {
  person: number;
  at: number;
  by_code: boolean;
}

/** What a page asks of the rules of a game, in place of the game's name. `unit` is what a round of the event is called. */
export interface RulesShown {
  unit?: Unit;
  /** Why a game ends where nobody says otherwise: `desk-reason-<reason>`. */
  reason?: string;
  /** How many rounds of its own a game has, by which a result may be entered; 0 for none. */
  rounds?: number;
  /** Whether a table with real cards has the clock of `TurnClocked`. */
  turn_clock?: boolean;
  /** The message above the points on a slip. */
  points?: string;
  /** What is written on the slip of a timed game besides who won: `desk-print-<name>`. */
  tie_break?: string[];
  /** Groups of settings that only some games have: `desk-group-<name>`. */
  settings?: string[];
}

/**
 * An event for one reader; `now` is the hall's time in seconds since 1970, by which its clocks run. `tag` names the
 * view, for whoever asks what has changed since.
 */
export interface EventShown {
  id: string;
  now: number;
  tag: string;
  view: EventView;
}

export interface Fill {
  players: number;
}

/** Answers to several things that wait, or several arrivals: all of them, or, where one can't be, none. */
export interface NewAnswers {
  deeds: [Decided | Arrived, ...(Decided | Arrived)[]];
}

/** A source deck of a player: a list, a file of the Master Vault, or an id there. */
export interface NewDeck {
  person: number;
  text: string;
  language?: string;
}

/** Something to decide. `after` is how long the log was on the page that it is decided on. */
export interface NewDeed {
  deed: AnyDeed;
  why?: string;
  after?: number | null;
}

export interface NewEvent {
  name: string;
  plan: Plan;
}

export interface NewToken {
  role: string;
  name: string;
}

export interface Next {
  attempt?: number;
  after?: number | null;
}

/** The event with the people of a list in it, and the names of the list's columns that were not read. */
export interface PeopleEntered {
  id: string;
  now: number;
  tag: string;
  view: EventView;
  ignored: string[];
}

/**
 * What a page needs to make a plan: presets, the settings of each structure with their defaults, and the sets that
 * the table of sets may be given (T13.2).
 */
export interface Presets {
  presets: Plan[];
  structures: {
    [k: string]: {
      [k: string]: Setting;
    };
  };
  sets: SetKnown[];
  /** What events of each game have of their own. */
  rules: {
    [k: string]: RulesShown;
  };
  /** Whose infractions and penalties an event may use. */
  catalogues: string[];
}

/**
 * A set of the card data: the line that an official would begin with, and the reference card that the
 * publisher's later text asks for (OP-18).
 */
export interface SetKnown {
  line: EventSet;
  publisher: string;
}

/** What comes next, before it is drawn: `kind` is draw, over or impossible. */
export interface Preview {
  kind: PreviewKind;
  tables: number[][];
  label: string;
  through: number[];
  sentences: string[];
}

/**
 * What is to be said about a table, by its number from 0, or about all of them (-1), in the reader's language;
 * `refused`: whether the desk would not take the tables.
 */
export interface TableRemark {
  table: number;
  refused: boolean;
  sentence: string;
}

/** Tables as somebody makes them by hand; those of a draft, or of nothing yet, to begin with. */
export interface TablesAsked {
  tables?: number[][];
}

/**
 * Who is to be seated in the next round, how many may sit at a table, and what is to be said of the tables.
 * `attempt` is for the draw that they are sent with.
 */
export interface TablesShown {
  players: number[];
  least: number;
  most: number;
  byes: boolean;
  attempt: number;
  remarks: TableRemark[];
}

export interface TokenShown {
  token: string;
}

/** The explanation of a draw, in the reader's language: of all of it, and of tables by their number. */
export interface Why {
  sentences: string[];
  tables: {
    [k: string]: string[];
  };
}
