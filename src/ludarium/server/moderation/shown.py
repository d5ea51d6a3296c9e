"""What goes over the wire about moderation: docs/protocol.md in types. Times are ISO 8601."""

from __future__ import annotations

from typing import Annotated, Final, Literal

from msgspec import Meta, Struct

from ludarium.core.view import one_of
from ludarium.server.storage.notices import LEVELS
from ludarium.server.storage.reports import CLOSED, OPEN, PLACES, TAKEN
from ludarium.server.ws.messages import Word

Level = Annotated[str, one_of("Level", list(LEVELS))]
ReportReason = Annotated[Literal["abuse", "name", "cheating", "other"], Meta(title="ReportReason")]
ReportPlace = Annotated[str, one_of("ReportPlace", list(PLACES))]
ReportStatus = Annotated[str, one_of("ReportStatus", [OPEN, TAKEN, CLOSED])]
Outcome = Annotated[Literal["dismiss", "warn", "silence", "rename", "ban"], Meta(title="Outcome")]
LONGEST: Final = 24 * 90
"""Hours for which a moderator may silence or ban somebody; an operator may for longer."""
Hours = Annotated[int, Meta(ge=1, le=LONGEST)]
OwnWords = Annotated[str, Meta(max_length=8000)]
"""What is too long is refused in a sentence."""
LineNumber = Annotated[int, Meta(ge=1, le=2**31 - 1)]


class NewReport(Struct, forbid_unknown_fields=True):
    """Who is reported: ``person``; at a ``table``, or for a ``line`` of its chat, which says by itself whose it is; with its
    ``invite`` where the table is private."""

    reason: ReportReason
    words: OwnWords = ""
    person: Word | None = None
    table: Word | None = None
    line: LineNumber | None = None
    invite: Word | None = None


class NoticeShown(Struct):
    """What everybody in the hall is told; ``lang`` is the language of the text, which need not be the reader's."""

    id: int
    level: Level
    lang: str
    text: str
    ends: str | None


class WarningShown(Struct):
    """What a moderator tells the reader, until the reader says to have seen it."""

    id: int
    text: str
    at: str


class HallNews(Struct):
    """What the hall has to tell whoever asks, on whatever page they are: the notices that hold, the oldest first; warnings that the
    reader has not said to have seen; for moderators, how many reports wait for them."""

    notices: list[NoticeShown]
    warnings: list[WarningShown]
    reports: int | None


# -- the moderators' queue


class TakeReport(Struct, forbid_unknown_fields=True):
    """``over``: also where another moderator looks into it."""

    over: bool = False


class NewDecision(Struct, forbid_unknown_fields=True):
    """What is done about a report, and why; whoever is warned, silenced, renamed or banned reads the reason. ``hours``: for how long
    somebody is silenced or banned; ``name``: what they are called from now on."""

    act: Outcome
    reason: OwnWords
    hours: Hours | None = None
    name: Word | None = None


class PersonNamed(Struct):
    """Somebody, by what they are called now; without a name once they have deleted their account."""

    id: str
    name: str


class ReportLine(Struct):
    """A report in short. ``taken_by`` is the moderator who looks into it; ``decides``: whether the reader may."""

    id: int
    person: PersonNamed
    reason: ReportReason
    place: ReportPlace
    game: str | None
    created: str
    status: ReportStatus
    taken_by: PersonNamed | None
    decides: bool
    outcome: Outcome | None
    closed: str | None


class QueueShown(Struct):
    """The reports that wait, the oldest first, and the latest that are closed; never those about the reader."""

    open: list[ReportLine]
    closed: list[ReportLine]


class EvidenceSeat(Struct):
    seat: int
    name: str
    person: str | None
    bot: str | None


class EvidenceLine(Struct):
    """A line of chat as it stood when somebody reported it."""

    number: int
    person_id: str | None
    name: str
    seat: int | None
    text: str | None
    phrase: str | None
    to_seat: int | None
    at: str


class DeedShown(Struct):
    """What was done about somebody: a word of the audit log."""

    act: str
    at: str
    reason: str
    until: str | None


class CaseShown(Struct):
    """A report with all that is kept of it. ``called`` is what the person was called then; ``words`` are the reporter's own, who is None
    once they have deleted their account; ``step`` is how many choices had been made at the table. ``closed_by`` is None for an
    operator. ``earlier`` are the other reports about the same person, ``deeds`` what was done about them, both the latest first."""

    report: ReportLine
    called: str
    guest: bool
    words: str
    reporter: PersonNamed | None
    table: str | None
    line: int | None
    table_status: str | None
    step: int | None
    seats: list[EvidenceSeat]
    lines: list[EvidenceLine]
    note: str
    closed_by: str | None
    earlier: list[ReportLine]
    deeds: list[DeedShown]
