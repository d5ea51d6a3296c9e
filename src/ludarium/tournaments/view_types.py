"""The structs in which an event is shown: what ``view`` makes, and what pages and programs read."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated

import msgspec

from ludarium.core.view import one_of
from ludarium.tournaments import roles
from ludarium.tournaments.corrections import Affected
from ludarium.tournaments.deck_view import DeckView
from ludarium.tournaments.handlers.timing import OvertimeView, TurnClockView
from ludarium.tournaments.plan import Plan
from ludarium.tournaments.prompts import Prompt
from ludarium.tournaments.rules.base import PLAIN, RulesShown
from ludarium.tournaments.state import (
    CONFLICT,
    DONE,
    GONE,
    IN,
    OPEN,
    OVER,
    PLAYING,
    PREPARING,
    RUNNING,
    WAITING,
)
from ludarium.tournaments.structures.elimination import Bracket
from ludarium.tournaments.structures.history import ABSENT, BYE, GAME

if TYPE_CHECKING:
    pass


EventStatus = Annotated[str, one_of("EventStatus", [PREPARING, RUNNING, OVER])]
PersonStatus = Annotated[str, one_of("PersonStatus", [WAITING, IN, *GONE])]
TableStatus = Annotated[str, one_of("TableStatus", [OPEN, PLAYING, CONFLICT, DONE])]
TableKind = Annotated[str, one_of("TableKind", [GAME, BYE, ABSENT])]
Role = Annotated[str, one_of("Role", [*roles.ROLES, roles.PLAYER, roles.NOBODY])]


class PersonView(msgspec.Struct, frozen=True, omit_defaults=True):
    number: int
    name: str
    club: str = ""
    rank: int = 0
    status: PersonStatus = "in"
    spectator: bool = False
    bot: str = ""
    checked: bool = False
    checks: tuple[str, ...] = ()
    account: bool = False
    """Whether an account of the hall is theirs."""
    owes: int = 0
    deck: DeckView | None = None


class ReportView(msgspec.Struct, frozen=True, omit_defaults=True):
    person: int
    winner: int = -1
    points: tuple[int, ...] = ()
    reason: str = ""
    by_round: tuple[tuple[int, ...], ...] = ()


class TableView(msgspec.Struct, frozen=True, omit_defaults=True):
    number: int
    players: tuple[int, ...]
    kind: TableKind = "game"
    status: TableStatus = "open"
    winner: int = -1
    losers: tuple[int, ...] = ()
    points: tuple[int, ...] = ()
    reason: str = ""
    step: str = ""
    first: int = -1
    hall: str = ""
    record: bool = False
    """Whether the record of the game can be had."""
    reports: tuple[ReportView, ...] = ()
    extra: int = 0
    """Seconds that this table has more than its round, pauses of its own included."""
    paused: int | None = None
    """How many seconds of the round had run when its own clock was stopped; None while that runs."""
    overtime: OvertimeView | None = None
    turns: TurnClockView | None = None
    hidden: bool = False
    """Whether its result is kept from this reader (S18.5)."""
    lost: tuple[tuple[int, int], ...] = ()
    """For the staff and the table: who sits out which round of its game (S20.4), as in ``Person.rounds_lost``."""
    by_round: tuple[tuple[int, ...], ...] = ()
    """What each round of its game has paid, by place at the table; empty where only the sums are known."""


class ClockView(msgspec.Struct, frozen=True):
    length: int
    since: int | None
    used: int


class RoundView(msgspec.Struct, frozen=True, omit_defaults=True):
    number: int
    stage: int
    tables: tuple[TableView, ...]
    label: str = ""
    attempt: int = 0
    closed: bool = False
    clock: ClockView | None = None
    by_hand: bool = False
    """Whether somebody made its tables; why is the staff's (``log``)."""
    start: int = 0
    """The announced start of its games; 0 for none."""
    here: dict[int, int] = {}
    """For the staff, of a round that is open: who is there, and since when; 0 where nobody marked them."""


class PlaceView(msgspec.Struct, frozen=True):
    rank: int
    player: int
    values: dict[str, float]
    by: str


class StageView(msgspec.Struct, frozen=True, omit_defaults=True):
    number: int
    name: str
    structure: str
    ended: bool = False
    through: tuple[int, ...] = ()
    standings: tuple[PlaceView, ...] | None = None
    """None while they are kept from this reader (S18.5)."""
    bracket: Bracket | None = None
    """The picture of an elimination stage from its first round on."""
    lots: int = 0
    """How often its lots were drawn (S16.10); 0 while its standings are kept from this reader."""


class CallView(msgspec.Struct, frozen=True, omit_defaults=True):
    number: int
    person: int
    round: int
    table: int
    text: str
    at: int
    judge: str = ""
    ruling: str = ""
    closed: int = 0


class PenaltyView(msgspec.Struct, frozen=True, omit_defaults=True):
    entry: int
    person: int
    infraction: str
    kind: str
    at: int
    effective: bool = True
    by: str = ""
    second: str = ""
    text: str = ""
    remedy: str = ""
    answer: str = ""
    round: int = -1
    table: int = -1
    game: int = -1
    turn: int = -1
    triggered: tuple[str, ...] = ()
    """The kinds that it brought about by adding up with earlier ones (S22.7)."""


class CaseView(msgspec.Struct, frozen=True):
    """That a serious case was reported (T14.2); its words are in its file (``casework``)."""

    entry: int
    person: int
    at: int
    by: str


class MovedView(msgspec.Struct, frozen=True):
    """A seat that was the reader's until ``at``, when another account got it: by the player's code, or from staff."""

    person: int
    at: int
    by_code: bool


class EventView(msgspec.Struct, frozen=True, omit_defaults=True):
    """An event for one reader. Names of accounts are those of people, never their ids."""

    name: str
    status: EventStatus
    role: Role
    me: int
    entries: int
    """How long the log is: what a change refers to."""
    plan: Plan
    people: tuple[PersonView, ...]
    stages: tuple[StageView, ...]
    rounds: tuple[RoundView, ...]
    draft: RoundView | None = None
    announcements: tuple[tuple[int, str], ...] = ()
    opened: int | None = None
    calls: tuple[CallView, ...] = ()
    penalties: tuple[PenaltyView, ...] = ()
    counts: dict[int, dict[str, int]] = {}
    """What counts for each person who has a penalty, accumulated ones included."""
    cases: tuple[CaseView, ...] = ()
    """Reports to the official side, the oldest first: the staff's."""
    prompts: tuple[Prompt, ...] = ()
    affected: tuple[Affected, ...] = ()
    """What rests on what a correction has changed, until somebody decides about it: the staff's."""
    staff: tuple[tuple[str, str], ...] = ()
    """Names and roles."""
    checklist: dict[str, tuple[str, ...]] = {}
    """By moment, what is looked at and said in the format of the event."""
    moved: tuple[MovedView, ...] = ()
    """Seats that were the reader's."""
    least: int = 0
    """Before the first stage: the fewest players with whom it can begin."""
    rules: RulesShown = PLAIN
    """What events of this game have of their own."""


class Part(msgspec.Struct, frozen=True):
    """What somebody is at an event, and the table where they play now."""

    role: str = ""
    """Of the staff, ``player``, or ``spectator`` for one whom the event knows by name; "" for none of them."""
    round: int = -1
    table: int = -1
    label: str = ""
    """What the round is called (``RoundView.label``)."""
