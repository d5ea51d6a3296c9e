"""What an event is at one moment: what its log has made of it. Only ``handlers`` changes it."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Final

from ludarium.tournaments.actions import Reported
from ludarium.tournaments.rules.catalogue import Answer, Given
from ludarium.tournaments.rules.keyforge.decks import Entry as Made
from ludarium.tournaments.rules.keyforge.decks import Source
from ludarium.tournaments.rules.keyforge.overtime import Bout
from ludarium.tournaments.rules.saboteur.clock import Clock as TurnClock
from ludarium.tournaments.structures.history import GAME, NOBODY, Meeting

# How a person stands to the event.
WAITING: Final = "waiting"
"""On the waiting list."""
IN: Final = "in"
DROPPED: Final = "dropped"
DISQUALIFIED: Final = "disqualified"
EXPELLED: Final = "expelled"
GONE: Final = (DROPPED, DISQUALIFIED, EXPELLED)

# How a table stands.
OPEN: Final = "open"
PLAYING: Final = "playing"
CONFLICT: Final = "conflict"
"""The reports of its players differ."""
DONE: Final = "done"

# How an event stands.
PREPARING: Final = "preparing"
RUNNING: Final = "running"
OVER: Final = "over"


NEXT: Final = -1
"""In place of the number of a round: the next one that a player has."""


@dataclass
class Person:
    """Somebody at the event."""

    number: int
    name: str
    account: str = ""
    club: str = ""
    rank: int = 0
    bot: str = ""
    spectator: bool = False
    status: str = IN
    checked: bool = False
    checks: tuple[str, ...] = ()
    missed: str = ""
    """How missed rounds count for this player; "" as the plan says."""
    sources: list[Source] = field(default_factory=list)
    built: list[tuple[int, int, Made]] = field(default_factory=list)
    """Each version of the deck: when it was handed in, for which round (from 1), and what it is (T10.10)."""
    build_extra: int = 0
    """Seconds that a judge gave for building (OP-4)."""
    shown: bool = False
    owes: int = 0
    """Lost games that were given between games and fall on the next ones (OP-17)."""
    rounds_lost: list[tuple[int, int]] = field(default_factory=list)
    """Rounds of Saboteur games lost by penalty (S20.4): the round of the event, ``NEXT`` while that has not been
    published, and the round of the game, both from 0; -1 for a round of the game that nobody named."""

    @property
    def plays(self) -> bool:
        return not self.spectator and self.status == IN


@dataclass
class Clock:
    """A countdown. It runs while ``since`` is set; ``used`` are the seconds that ran before."""

    length: int
    since: int | None = None
    used: int = 0

    def ran(self, now: int) -> int:
        """For how many seconds it has run."""
        return self.used + (0 if self.since is None else now - self.since)

    def left(self, now: int) -> int:
        """Seconds left; below zero once the time is up."""
        return self.length - self.ran(now)


@dataclass
class Table:
    """One table of a round."""

    number: int
    players: tuple[int, ...]
    kind: str = GAME
    status: str = OPEN
    winner: int = NOBODY
    losers: tuple[int, ...] = ()
    points: tuple[int, ...] = ()
    by_round: tuple[tuple[int, ...], ...] = ()
    """What each round of a game of Saboteur has paid; empty where only the sums are known."""
    reason: str = ""
    step: str = ""
    record: str = ""
    hall: str = ""
    first: int = NOBODY
    method: str = ""
    reports: dict[int, Reported] = field(default_factory=dict)
    settled: bool = False
    """Whether staff, or both players, confirmed the result."""
    extra: int = 0
    """Seconds that this table has more than the round."""
    paused: int | None = None
    """How many seconds of the round had run when its own clock was stopped; None while that runs."""
    stood: int = 0
    """How many seconds of the round it stood before."""
    bout: Bout | None = None
    """A timed game of KeyForge from its first player on (T6.3)."""
    turns: TurnClock | None = None
    """The clock of a Saboteur table (S15)."""
    ended: int = 0
    paid: tuple[int, ...] = ()
    """Whose owed game loss this is (OP-17)."""

    @property
    def done(self) -> bool:
        return self.status == DONE

    def meeting(self) -> Meeting:
        """The table as structures see it."""
        return Meeting(self.players, self.points, self.winner, self.losers, self.done, self.kind)


@dataclass(frozen=True)
class Field:
    """Who was in a stage when it was decided upon."""

    players: tuple[int, ...] = ()
    out: frozenset[int] = frozenset()


@dataclass
class Round:
    """One round of a stage."""

    number: int
    stage: int
    tables: list[Table]
    label: str = ""
    attempt: int = 0
    by_hand: str = ""
    """Why its tables were made by hand; "" for tables that the desk has drawn."""
    at: int = 0
    """When it was published."""
    start: int = 0
    """The announced start of its games (S20.4.3); 0 while there is none."""
    here: dict[int, int] = field(default_factory=dict)
    """Who is at the table, and since when they are known to be; 0 where their game says so and nobody marked them."""
    closed: bool = False
    clock: Clock | None = None
    absent: dict[int, Meeting] = field(default_factory=dict)
    """By player: how the round counts for who missed it and came, or came back, later."""
    known: Field = Field()
    """Who was in the stage when it was drawn."""
    rests: int = -1
    """The entry whose basis it has: its draw, or what was settled about it since."""


@dataclass
class Stage:
    """One stage, with the rounds it has had."""

    number: int
    players: list[int]
    """In the order in which they came into it."""
    rounds: list[Round] = field(default_factory=list)
    ended: bool = False
    through: tuple[int, ...] = ()
    draft: Round | None = None
    lots: int = 0
    """How often its lots were drawn."""
    lot_seed: str = ""
    """What an older desk had drawn them from when the stage ended."""
    known: Field = Field()
    """Who was in it when it ended."""
    rests: int = -1
    """The entry whose basis its end has."""
    entrants: int = 0
    """How many were in it when its first round began, at a table or not (S16.17)."""


@dataclass
class Call:
    """A call for a judge."""

    number: int
    """The number of its entry."""
    person: int
    round: int
    table: int
    text: str
    at: int
    judge: str = ""
    ruling: str = ""
    closed: int = 0


@dataclass
class Penalty:
    """A penalty with where it was given (T14.11, S22.7)."""

    given: Given
    round: int
    table: int
    remedy: str = ""
    answer: str = ""
    game: int = -1
    turn: int = -1
    direct: bool = False
    by: str = ""
    """The account of who gave it."""
    second: str = ""
    """Who agreed (T14.6)."""


@dataclass
class Case:
    """What the organizer reported about a person (T14.2)."""

    entry: int
    person: int
    by: str
    """The account of who filed it."""
    at: int
    happened: str
    statements: str
    recommendation: str
    venue: str
    covers: frozenset[str]
    """What stood against the person then: see ``handlers.cases.in_force``."""


@dataclass
class Moved:
    """Somebody's seat went to another account, or to none."""

    entry: int
    person: int
    before: str
    """The account whose seat it was."""
    at: int
    by_code: bool
    """Whether somebody showed the player's code; else staff changed it."""
    seen: bool = False
    """Whether staff has looked at it."""


@dataclass
class Answered:
    """What staff decided about a proposal."""

    answer: Answer
    person: int
    by: str
    at: int
