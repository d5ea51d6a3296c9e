/** The tournament desk on the wire. What equals its default is left out there: `whole` fills it in. */
import type { KnownSet } from "./decks/table";

export type Setting = boolean | number | string;

export interface StagePlan {
  name: string;
  structure: string;
  settings: Record<string, Setting>;
  /** Of the game at a table of the hall, where this stage differs. */
  options: Record<string, Setting>;
  /** The clock of a round; -1 for that of the plan, 0 for none. */
  minutes: number;
}

/** How an event is run. Fields that the page does not know are kept as they came. */
export interface Plan {
  preset: string;
  game: string;
  stages: StagePlan[];
  format: string;
  catalogue: string;
  result: "winner" | "points" | "table";
  options: Record<string, Setting>;
  minutes: number;
  overtime: boolean;
  first_player: boolean;
  check_in: boolean;
  confirm: boolean;
  secret: boolean;
  missed: Missed;
  late_until: number;
  capacity: number;
  online: boolean;
  build_minutes: number;
  decks_each: number;
  language: string;
  deadline: number;
  day: string;
  sets: string[];
  clear_sleeves: boolean;
  lists_open: boolean;
  tables: number;
  [more: string]: unknown;
}

export const MISSED = ["losses", "byes", "nothing"] as const;
export type Missed = (typeof MISSED)[number];

export const ROLES = ["organizer", "head-judge", "judge", "official"] as const;
/** Roles that a program may have: officials act under accounts of their own. */
export const PROGRAM_ROLES = ["organizer", "head-judge", "judge"] as const;
export type Role = (typeof ROLES)[number] | "player" | "spectator";

export type Status = "preparing" | "running" | "over";

/** A line of the list of events. */
export interface Listed {
  id: string;
  name: string;
  game: string;
  preset: string;
  status: Status;
  players: number;
  /** Seconds since 1970. */
  created: number;
  /** The reader's; "" where they have no part in it. */
  role: Role | "";
  /** Where the reader plays now, and what that round is called; -1 for nowhere. */
  round: number;
  table: number;
  label: string;
}

export interface Presets {
  presets: Plan[];
  structures: Record<string, Record<string, Setting>>;
  sets: KnownSet[];
}

export interface PersonView {
  number: number;
  name: string;
  club: string;
  rank: number;
  status: "waiting" | "in" | "dropped" | "disqualified" | "expelled";
  spectator: boolean;
  bot: string;
  checked: boolean;
  checks: string[];
  account: boolean;
  owes: number;
  deck: Deck | null;
}

/** A card of a list: its id to look it up by, and no text of it. */
export interface CardRow {
  house: string;
  card: string;
  set: string;
  number: string;
  icons?: string;
}

/** A source deck, for its owner and the staff. */
export interface Source {
  name: string;
  set: string;
  houses: string[];
  vault?: string;
  language?: string;
  attested?: string[];
  compared?: boolean;
  word?: string;
  /** The ids of its own reference cards. */
  beside?: string[];
}

/** A sentence of the desk and what fills its places. */
export interface Said {
  message: string;
  facts?: Record<string, number | string>;
}

export interface DeckFault extends Said {
  /** The number of the rule. */
  rule: string;
  warning?: boolean;
}

/** As much of a player's deck as the reader may see. */
export interface Deck {
  name?: string;
  houses?: string[];
  set?: string;
  cards?: CardRow[];
  beside?: string[];
  sources?: Source[];
  whole?: number;
  pods?: [number, string][];
  faults?: DeckFault[];
  registered?: boolean;
  versions?: number;
  /** How much of it staff has to look at yet; for its owner and the staff. */
  unseen?: number;
  /** When the time to build ends, in seconds since 1970; absent where no clock runs. */
  closes?: number;
  shown?: boolean;
  [more: string]: unknown;
}

/** A timed game at its table (T6.3): where it stands, and what may be confirmed next, by whom. */
export interface OvertimeView {
  state: string;
  turn: number;
  offered: [string, number][];
  guide: Said;
  steps?: [number, string, number, string][];
  /** Keys, æmber, chains and creatures, each by place at the table. */
  inputs?: [number, number][] | null;
  confirmed?: number[];
  explained?: Said[];
  /** What each player says stands on the table, as `inputs` has it. */
  stated?: [person: number, said: [number, number][]][];
}

/** The two clocks of a Saboteur table (S15), and the lengths of their periods in seconds. */
export interface TurnClockView {
  rounds: number;
  playing: boolean;
  since: number | null;
  ran: number;
  turn: number;
  began: number;
  acted: boolean;
  found: Record<string, number>;
  untimed: number;
  move: number;
  stall: number;
}

export interface Kind {
  name: string;
  by: "judge" | "organizer";
  to: string[];
  effect: string;
  recorded: boolean;
  question: string;
}

export interface Infraction {
  id: string;
  category: string;
  kind: string;
  remedies: string[];
}

/** The infractions and penalties of a document. */
export interface Catalogue {
  name: string;
  kinds: Kind[];
  infractions: Infraction[];
}

export interface Report {
  person: number;
  winner: number;
  points: number[];
  reason: string;
}

export interface TableView {
  number: number;
  players: number[];
  kind: "game" | "bye" | "absent";
  status: "open" | "playing" | "conflict" | "done";
  winner: number;
  losers: number[];
  points: number[];
  reason: string;
  step: string;
  first: number;
  hall: string;
  record: boolean;
  reports: Report[];
  /** Seconds that this table has more than its round. */
  extra: number;
  /** How many seconds of the round had run when its own clock was stopped. */
  paused: number | null;
  overtime: OvertimeView | null;
  turns: TurnClockView | null;
  hidden: boolean;
  /** For the staff and the table: who loses which round of its game (S20.4), from 0; -1 for a round that nobody named. */
  lost: [person: number, round: number][];
}

export interface ClockView {
  length: number;
  since: number | null;
  used: number;
}

export interface RoundView {
  number: number;
  stage: number;
  tables: TableView[];
  label: string;
  /** Whether somebody made its tables. */
  by_hand: boolean;
  attempt: number;
  closed: boolean;
  clock: ClockView | null;
  /** The announced start of its games, in seconds since 1970; 0 for none. */
  start: number;
  /** For the staff, of a round that is open: who is there, and since when; 0 where nobody marked them. */
  here: Record<string, number>;
}

export interface PlaceView {
  rank: number;
  player: number;
  values: Record<string, number>;
  by: string;
}

export interface StageView {
  number: number;
  name: string;
  structure: string;
  ended: boolean;
  through: number[];
  standings: PlaceView[] | null;
  /** The picture of an elimination stage from its first round on. */
  bracket: Bracket | null;
}

/** A table in the picture of a bracket, or a place of it without one. */
export interface Box {
  /** From the top; -1 where a place is empty, or not known yet. */
  players: [number, number];
  winner: number;
  points: number[];
  finished: boolean;
  /** Somebody goes on without a game. */
  bye: boolean;
  /** Nobody can tell yet who plays here. */
  open: boolean;
  /** The boxes of the column before that lead here; none where tables are drawn anew in each round. */
  feeds: number[];
}

export interface Bracket {
  /** Rounds from the first to the final; `draw-label-${label}` in words. */
  columns: { label: string; boxes: Box[] }[];
  third: Box | null;
}

export interface CallView {
  number: number;
  person: number;
  round: number;
  table: number;
  text: string;
  at: number;
  judge: string;
  ruling: string;
  closed: number;
}

export interface PenaltyView {
  entry: number;
  person: number;
  infraction: string;
  kind: string;
  at: number;
  effective: boolean;
  by: string;
  second: string;
  text: string;
  remedy: string;
  answer: string;
  round: number;
  table: number;
  game: number;
  turn: number;
}

/** That a serious case was reported (T14.2). */
export interface CaseView {
  entry: number;
  person: number;
  at: number;
  by: string;
}

/** One thing that waits for a person: message `prompt-${code}`. */
export interface Prompt {
  code: string;
  facts: Record<string, number | string>;
  person: number;
  round: number;
  table: number;
  proposal: string;
  kind: string;
  by: string;
  entry: number;
  urgent: boolean;
  /** Those of one group may be answered together: one without a proposal stands for all of them. */
  group: string;
}

/** Something that rests on what a correction has changed: message `desk-affected-${kind}`. */
export interface Affected {
  kind: string;
  stage: number;
  /** -1 for the end of the stage. */
  round: number;
  persons: number[];
}

/** One thing that can be done about a correction, and what it would come to. */
export interface Way {
  deed: { deed: "settled"; choice: "exchange" | "again" | "keep"; stage: number; rounds: number; person: number; other: number };
  /** How many results would count no longer. */
  lost: number;
  /** The rounds that would be taken back, by their numbers in the event. */
  rounds: number[];
  tables: number[][];
  through: number[];
  /** Why no round could be drawn then: message `draw-impossible-${impossible}`. */
  impossible: string;
  facts: Record<string, number | string>;
  byes: number[];
  out: number[];
}

export interface Corrections {
  entries: number;
  affected: Affected[];
  ways: Way[];
}

/** An event for one reader. People are numbered as they came; rounds, tables and stages from 0. */
export interface EventView {
  name: string;
  status: Status;
  role: Role;
  /** The reader's own number as a player, -1 for none. */
  me: number;
  /** How long the log is. */
  entries: number;
  plan: Plan;
  people: PersonView[];
  stages: StageView[];
  rounds: RoundView[];
  draft: RoundView | null;
  announcements: [number, string][];
  opened: number | null;
  /** Seats that were the reader's until another account got them: by the player's code, or from staff. */
  moved: { person: number; at: number; by_code: boolean }[];
  /** Before the first stage: the fewest players with whom it can begin. */
  least: number;
  calls: CallView[];
  penalties: PenaltyView[];
  counts: Record<string, Record<string, number>>;
  /** Reports to the official side, the oldest first; for the staff. */
  cases: CaseView[];
  prompts: Prompt[];
  /** What rests on what a correction has changed, until somebody decides; for the staff. */
  affected: Affected[];
  staff: [string, string][];
  /** By moment ("check-in", "game-start", "during", "overtime"): what KeyForge looks at and says, messages `desk-check-${id}`. */
  checklist: Record<string, string[]>;
  [more: string]: unknown;
}

export interface Answer {
  id: string;
  now: number;
  view: EventView;
}

/** What `next` would do. */
export interface Preview {
  kind: "draw" | "over" | "impossible";
  tables?: number[][];
  label?: string;
  through?: number[];
  sentences: string[];
}

export interface Why {
  sentences: string[];
  tables: Record<string, string[]>;
}

/** What the desk says of tables made by hand, by place in the list that was sent; -1 for all of them. */
export interface TableRemark {
  table: number;
  /** Whether it would not take them. */
  refused: boolean;
  sentence: string;
}

/** Who is to be seated in the next round, and how many sit at a table. */
export interface Seating {
  players: number[];
  least: number;
  most: number;
  byes: boolean;
  attempt: number;
  remarks: TableRemark[];
}

export interface CasePenalty {
  entry: number;
  at: number;
  kind: string;
  infraction: string;
  remedy: string;
  text: string;
  answer: string;
  by: string;
  direct: boolean;
  second: string;
  effective: boolean;
  round: number;
  label: string;
  table: number;
  game: number;
  turn: number;
  reported: boolean;
}

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

/** What the organizer wrote about a case. */
export interface CaseWords {
  entry: number;
  at: number;
  by: string;
  happened: string;
  statements: string;
  recommendation: string;
  venue: string;
}

/** All that the event knows about the case of one person; for the staff. */
export interface CaseFile {
  event: string;
  game: string;
  format: string;
  preset: string;
  catalogue: string;
  day: string;
  began: number;
  organizers: string[];
  judges: string[];
  person: number;
  name: string;
  club: string;
  spectator: boolean;
  status: PersonView["status"];
  account: string;
  penalties: CasePenalty[];
  decisions: { at: number; kind: string; by: string }[];
  calls: CaseCall[];
  reports: CaseWords[];
}

/** Something that is decided: its tag and the tag's own fields. */
export interface Deed {
  deed: string;
  [field: string]: unknown;
}

export interface LogEntry {
  number: number;
  at: number;
  /** The role of who decided it, and their name; "desk" for the desk itself. */
  by: string;
  by_name: string;
  deed: Deed;
  why: string;
  undone: boolean;
}

const PERSON = { club: "", rank: 0, status: "in", spectator: false, bot: "", checked: false, checks: [], account: false, owes: 0, deck: null };
const TABLE = {
  kind: "game", status: "open", winner: -1, losers: [], points: [], reason: "", step: "", first: -1, hall: "",
  record: false, extra: 0, paused: null, overtime: null, turns: null, hidden: false, lost: [],
};
const ROUND = { label: "", by_hand: false, attempt: 0, closed: false, clock: null, start: 0, here: {} };
const STAGE = { ended: false, through: [], standings: null, bracket: null };
const BOX = { winner: -1, points: [], finished: false, bye: false, open: false, feeds: [] };
const CALL = { judge: "", ruling: "", closed: 0 };
const PENALTY = { effective: true, by: "", second: "", text: "", remedy: "", answer: "", round: -1, table: -1, game: -1, turn: -1 };
const PROMPT = { facts: {}, person: -1, round: -1, table: -1, proposal: "", kind: "", by: "", entry: -1, urgent: false, group: "" };
const VIEW = { announcements: [], opened: null, moved: [], least: 0, calls: [], penalties: [], counts: {}, cases: [], prompts: [], affected: [], staff: [], draft: null, checklist: {} };

type Loose = Record<string, unknown>;
const each = (list: unknown, fill: (one: Loose) => Loose): Loose[] => ((list ?? []) as Loose[]).map(fill);

function wholeRound(one: Loose): Loose {
  const reports = (table: Loose) => each(table["reports"], (report) => ({ winner: -1, points: [], reason: "", ...report }));
  return { ...ROUND, ...one, tables: each(one["tables"], (table) => ({ ...TABLE, ...table, reports: reports(table) })) };
}

function wholeBracket(one: unknown): Loose | null {
  if (!one) return null;
  const { columns, third } = one as Loose;
  return { columns: each(columns, (column) => ({ ...column, boxes: each(column["boxes"], (box) => ({ ...BOX, ...box })) })), third: third ? { ...BOX, ...third } : null };
}

/** A view as it came, with everything that equals its default filled in. */
export function whole(view: unknown): EventView {
  const found = view as Loose;
  return {
    ...VIEW,
    ...found,
    people: each(found["people"], (one) => ({ ...PERSON, ...one })),
    stages: each(found["stages"], (one) => ({ ...STAGE, ...one, bracket: wholeBracket(one["bracket"]) })),
    rounds: each(found["rounds"], wholeRound),
    draft: found["draft"] ? wholeRound(found["draft"] as Loose) : null,
    calls: each(found["calls"], (one) => ({ ...CALL, ...one })),
    penalties: each(found["penalties"], (one) => ({ ...PENALTY, ...one })),
    prompts: each(found["prompts"], (one) => ({ ...PROMPT, ...one })),
    affected: each(found["affected"], (one) => ({ persons: [], ...one })),
  } as unknown as EventView;
}
