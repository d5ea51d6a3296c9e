/** The tournament desk on the wire, by the page's own names. What equals its default is left out there: `whole` fills it in. */
import defaults from "../../schemas/desk.defaults.json";
import type * as desk from "../generated/desk";
import type { KnownSet } from "./decks/table";

export type {
  Affected,
  CardRow,
  CaseCall,
  CaseFile,
  CasePenalty,
  CaseView,
  CaseWords,
  CatalogueShown as Catalogue,
  ClockView,
  DeckView as Deck,
  EventCard as Listed,
  EventStatus as Status,
  FaultView as DeckFault,
  InfractionShown as Infraction,
  KindShown as Kind,
  Missed,
  OvertimeView,
  PlaceView,
  Preview,
  Prompt,
  Role,
  SaidView as Said,
  Setting,
  SourceView as Source,
  StagePlan,
  TableRemark,
  TablesShown as Seating,
  TurnClockView,
  Why,
} from "../generated/desk";

export const MISSED = ["losses", "byes", "nothing"] as const satisfies desk.Missed[];

export const ROLES = ["organizer", "head-judge", "judge", "official"] as const satisfies desk.Role[];
/** Roles that a program may have: officials act under accounts of their own. */
export const PROGRAM_ROLES = ["organizer", "head-judge", "judge"] as const satisfies desk.Role[];

/** What has come with all its fields, and these parts of it likewise. */
type Whole<T, Parts = unknown> = Omit<Required<T>, keyof Parts> & Parts;

export type Report = Whole<desk.ReportView>;
export type TableView = Whole<desk.TableView, { reports: Report[] }>;
export type RoundView = Whole<desk.RoundView, { tables: TableView[] }>;
export type PersonView = Whole<desk.PersonView>;
export type CallView = Whole<desk.CallView>;
export type PenaltyView = Whole<desk.PenaltyView>;
/** A table in the picture of a bracket, or a place of it without one; players are -1 where a place is empty, or not known yet. */
export type Box = Whole<desk.Box>;
export type Bracket = Whole<desk.Bracket, { columns: Whole<desk.Column, { boxes: Box[] }>[]; third: Box | null }>;
export type StageView = Whole<desk.StageView, { bracket: Bracket | null }>;
/** What events of a game have of their own: pages ask this, and never which game it is. */
export type Rules = Required<desk.RulesShown>;
/** How an event is run, with what its game has of its own. */
export type Run = Pick<EventView, "plan" | "rules">;
/** An event for one reader. People are numbered as they came; rounds, tables and stages from 0. */
export type EventView = Whole<
  desk.EventView,
  { plan: Plan; rules: Rules; people: PersonView[]; stages: StageView[]; rounds: RoundView[]; draft: RoundView | null; calls: CallView[]; penalties: PenaltyView[] }
>;
export type Answer = Whole<desk.EventShown, { view: EventView }>;
/** What has changed since an earlier answer; a view is as it came. */
export type Changed = Omit<desk.EventChanged, "view"> & { view?: EventView | null };

/** How an event is run. Forms go through its fields by name. */
export type Plan = desk.Plan & { [more: string]: unknown };
export type Presets = Whole<desk.Presets, { presets: Plan[]; sets: KnownSet[] }>;

/** What a game has of its own at events, as it came; a game that is unknown here has nothing. */
export const wholeRules = (rules?: desk.RulesShown): Rules => ({ ...defaults.RulesShown, ...rules }) as Rules;

/** One thing that can be done about a correction, and what it would come to. */
export type Way = Whole<desk.Way, { deed: Required<desk.Settled> & { choice: "exchange" | "again" | "keep" } }>;
export type Corrections = Whole<desk.CorrectionsShown, { ways: Way[] }>;

/** Something to decide: its tag and the tag's own fields. */
export type Deed = desk.AnyDeed;
export type DeedOf<Tag extends Deed["deed"]> = Extract<Deed, { deed: Tag }>;
/** What was decided, as the log tells it: its words look at whatever field there is. */
export type LoggedDeed = { deed: string; [field: string]: unknown };
export type LogEntry = Whole<desk.EntryShown, { deed: LoggedDeed }>;

type Loose = Record<string, unknown>;
const each = (list: unknown, fill: (one: Loose) => Loose): Loose[] => ((list ?? []) as Loose[]).map(fill);

function wholeRound(one: Loose): Loose {
  const reports = (table: Loose) => each(table["reports"], (report) => ({ ...defaults.ReportView, ...report }));
  return { ...defaults.RoundView, ...one, tables: each(one["tables"], (table) => ({ ...defaults.TableView, ...table, reports: reports(table) })) };
}

function wholeBracket(one: unknown): Loose | null {
  if (!one) return null;
  const { columns, third } = one as Loose;
  return { columns: each(columns, (column) => ({ ...column, boxes: each(column["boxes"], (box) => ({ ...defaults.Box, ...box })) })), third: third ? { ...defaults.Box, ...third } : null };
}

/** A view as it came, with everything that equals its default filled in. */
export function whole(view: unknown): EventView {
  const found = view as Loose;
  return {
    ...defaults.EventView,
    ...found,
    rules: wholeRules(found["rules"] as desk.RulesShown | undefined),
    people: each(found["people"], (one) => ({ ...defaults.PersonView, ...one })),
    stages: each(found["stages"], (one) => ({ ...defaults.StageView, ...one, bracket: wholeBracket(one["bracket"]) })),
    rounds: each(found["rounds"], wholeRound),
    draft: found["draft"] ? wholeRound(found["draft"] as Loose) : null,
    calls: each(found["calls"], (one) => ({ ...defaults.CallView, ...one })),
    penalties: each(found["penalties"], (one) => ({ ...defaults.PenaltyView, ...one })),
    prompts: each(found["prompts"], (one) => ({ ...defaults.Prompt, ...one })),
    affected: each(found["affected"], (one) => ({ ...defaults.Affected, ...one })),
  } as unknown as EventView;
}
