/** What goes over the wire, by the names that the page has for it. */
import type { FromServer as Told, LineShown, ToServer as Said, Welcome as Greeting } from "../generated/hall";

export type {
  AnswerSeek,
  BackShown as Back,
  Border,
  CourseShown as Course,
  Days,
  GameShown as GameInfo,
  GameStep,
  LessonKind,
  LessonListed,
  LessonShown as LessonState,
  MomentShown as Moment,
  MyGames,
  MySeek,
  NewSeek,
  NewRematch,
  NewLesson,
  NewTable,
  OfficialShown as Official,
  OptionRead,
  OptionSpecShown as OptionSpec,
  OptionValue,
  PersonShown as Person,
  PlayNow,
  Pace,
  PersonHere,
  PlayedCount,
  PlayedResult,
  PlayedShown as Played,
  RematchMade,
  RematchOffer,
  SeekLists,
  SeekShown as Seek,
  TableLists,
  Tempo,
  TimerShown as WireTimer,
  VoteShown as SeatVote,
  WishShown as UndoVote,
} from "../generated/hall";

export type FromServer = Told;
export type ToServer = Said;
export type Welcome = Greeting;
/** A line of the chat, wherever it stands. */
export type ChatLine = Omit<LineShown, "type">;
