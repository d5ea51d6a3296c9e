/** Made by `make generate` from the structs of the server: not to be changed by hand. */

export type ReportReason = "abuse" | "cheating" | "name" | "other";
export type ReportPlace = "chat" | "table" | "hall";
export type ReportStatus = "open" | "taken" | "closed";
export type Outcome = "ban" | "dismiss" | "rename" | "silence" | "warn";
export type Level = "info" | "warning";

/**
 * A report with all that is kept of it. `called` is what the person was called then; `words` are the reporter's own, who is None
 * once they have deleted their account; `step` is how many choices had been made at the table. `closed_by` is None for an
 * operator. `earlier` are the other reports about the same person, `deeds` what was done about them, both the latest first.
 */
export interface CaseShown {
  report: ReportLine;
  called: string;
  guest: boolean;
  words: string;
  reporter: PersonNamed | null;
  table: string | null;
  line: number | null;
  table_status: string | null;
  step: number | null;
  seats: EvidenceSeat[];
  lines: EvidenceLine[];
  note: string;
  closed_by: string | null;
  earlier: ReportLine[];
  deeds: DeedShown[];
}

/** A report in short. `taken_by` is the moderator who looks into it; `decides`: whether the reader may. */
export interface ReportLine {
  id: number;
  person: PersonNamed;
  reason: ReportReason;
  place: ReportPlace;
  game: string | null;
  created: string;
  status: ReportStatus;
  taken_by: PersonNamed | null;
  decides: boolean;
  outcome: Outcome | null;
  closed: string | null;
}

/** Somebody, by what they are called now; without a name once they have deleted their account. */
export interface PersonNamed {
  id: string;
  name: string;
}

export interface EvidenceSeat {
  seat: number;
  name: string;
  person: string | null;
  bot: string | null;
}

/** A line of chat as it stood when somebody reported it. */
export interface EvidenceLine {
  number: number;
  person_id: string | null;
  name: string;
  seat: number | null;
  text: string | null;
  phrase: string | null;
  to_seat: number | null;
  at: string;
}

/** What was done about somebody: a word of the audit log. */
export interface DeedShown {
  act: string;
  at: string;
  reason: string;
  until: string | null;
}

/**
 * What the hall has to tell whoever asks, on whatever page they are: the notices that hold, the oldest first; warnings that the
 * reader has not said to have seen; for moderators, how many reports wait for them.
 */
export interface HallNews {
  notices: NoticeShown[];
  warnings: WarningShown[];
  reports: number | null;
}

/** What everybody in the hall is told; `lang` is the language of the text, which need not be the reader's. */
export interface NoticeShown {
  id: number;
  level: Level;
  lang: string;
  text: string;
  ends: string | null;
}

/** What a moderator tells the reader, until the reader says to have seen it. */
export interface WarningShown {
  id: number;
  text: string;
  at: string;
}

/**
 * What is done about a report, and why; whoever is warned, silenced, renamed or banned reads the reason. `hours`: for how long
 * somebody is silenced or banned; `name`: what they are called from now on.
 */
export interface NewDecision {
  act: Outcome;
  reason: string;
  hours?: number | null;
  name?: string | null;
}

/**
 * Who is reported: `person`; at a `table`, or for a `line` of its chat, which says by itself whose it is; with its
 * `invite` where the table is private.
 */
export interface NewReport {
  reason: ReportReason;
  words?: string;
  person?: string | null;
  table?: string | null;
  line?: number | null;
  invite?: string | null;
}

/** The reports that wait, the oldest first, and the latest that are closed; never those about the reader. */
export interface QueueShown {
  open: ReportLine[];
  closed: ReportLine[];
}

/** `over`: also where another moderator looks into it. */
export interface TakeReport {
  over?: boolean;
}
