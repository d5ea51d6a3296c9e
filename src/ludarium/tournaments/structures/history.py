"""What a stage of an event has seen so far: the one thing that pairings and standings are made from."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from functools import cached_property
from typing import Final, Protocol

from ludarium.core.chance import Chance

NOBODY: Final = -1

GAME: Final = "game"
BYE: Final = "bye"
ABSENT: Final = "absent"
KINDS: Final = (GAME, BYE, ABSENT)


@dataclass(frozen=True, slots=True)
class Meeting:
    """One table of one round. Players are numbers of the event's people.

    A bye, and a round that somebody missed, are meetings of one player: a bye has a winner and no loser, a
    missed round (late entry, return, no seat) has what the organiser decided: a loser, a winner, or neither.
    """

    players: tuple[int, ...]
    points: tuple[int, ...] = ()
    """By player: touches, games won, nuggets; what a table of this game counts. Empty until it is finished."""
    winner: int = NOBODY
    """Stored, never derived: a bout may be won at level touches. ``NOBODY`` where a table has no winner (a group
    game), where both lost, and while it is played."""
    losers: tuple[int, ...] = ()
    finished: bool = False
    kind: str = GAME

    def opponents(self, player: int) -> tuple[int, ...]:
        """Those who sat there with a player."""
        return tuple([one for one in self.players if one != player])


@dataclass(frozen=True)
class History:
    """A stage up to now.

    ``players`` stand in the order in which they came into the stage: the seeds, best first, where the stage is
    seeded. ``out`` are those who may no longer be paired (dropped, disqualified): what they played stands.
    ``rounds`` holds the published rounds, the last of which may be unfinished. ``seed`` draws the lots of the
    standings."""

    players: tuple[int, ...]
    rounds: tuple[tuple[Meeting, ...], ...] = ()
    out: frozenset[int] = frozenset()
    seed: str = ""
    scores: Mapping[int, float] = field(default_factory=dict)
    """What a player brings along from the stage before, where a tie-break of this stage asks for it."""
    clubs: Mapping[int, str] = field(default_factory=dict)
    """Clubs of players, where they are known: pools keep club mates apart."""
    removed: frozenset[int] = frozenset()
    """Those of ``out`` who were disqualified or expelled: they have no rank (S16.15), whoever only left has."""
    entrants: int = 0
    """How many were in the event when the first round began (S16.17); 0: those who sat at its tables."""

    @cached_property
    def finished(self) -> bool:
        """Whether nothing is being played."""
        return all([meeting.finished for meetings in self.rounds for meeting in meetings])

    @cached_property
    def active(self) -> tuple[int, ...]:
        """Who may be paired, in order."""
        return tuple([player for player in self.players if player not in self.out])

    @cached_property
    def of(self) -> Mapping[int, tuple[Meeting, ...]]:
        """The finished meetings of each player, in order of rounds."""
        found: dict[int, list[Meeting]] = {player: [] for player in self.players}
        for meetings in self.rounds:
            for meeting in meetings:
                if meeting.finished:
                    for player in meeting.players:
                        if player in found:
                            found[player].append(meeting)
        return {player: tuple(meetings) for player, meetings in found.items()}

    @cached_property
    def met(self) -> Mapping[int, Mapping[int, int]]:
        """How often each player has sat at a table with each other one, unfinished tables included."""
        found: dict[int, dict[int, int]] = {player: {} for player in self.players}
        for meetings in self.rounds:
            for meeting in meetings:
                for player in meeting.players:
                    row = found.get(player)
                    if row is not None:
                        for other in meeting.players:
                            if other != player:
                                row[other] = row.get(other, 0) + 1
        return found

    def wins(self, player: int) -> int:
        """Games won, byes included."""
        return sum([meeting.winner == player for meeting in self.of[player]])

    def losses(self, player: int) -> int:
        return sum([player in meeting.losers for meeting in self.of[player]])

    def byes(self, player: int) -> int:
        """How often a player had a bye, one of a round being played included."""
        return sum(
            [
                meeting.kind == BYE and player in meeting.players
                for meetings in self.rounds
                for meeting in meetings
            ]
        )


@dataclass(frozen=True, slots=True)
class Note:
    """One sentence of an explanation: ``draw-<code>`` in ``locale/``. Facts named ``player``, ``other`` and
    ``players`` are numbers of people, which a page shows by name."""

    code: str
    facts: Mapping[str, int | str | float | tuple[int, ...]] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Draw:
    """The tables of a round. A table of one player is a bye.

    ``notes`` explain the whole draw; ``why`` the tables, where there is something to say, by their place."""

    tables: tuple[tuple[int, ...], ...]
    notes: tuple[Note, ...] = ()
    why: Mapping[int, tuple[Note, ...]] = field(default_factory=dict)
    label: str = ""
    """What the round is called, where it has a name of its own: ``final``, ``semifinal``, ``third-place``, ..."""


@dataclass(frozen=True, slots=True)
class Over:
    """The stage has ended. ``through`` go on to the next one, best first where an order is known."""

    through: tuple[int, ...]
    notes: tuple[Note, ...] = ()


@dataclass(frozen=True, slots=True)
class Impossible:
    """There is no legal round: the organiser is to decide. ``code`` is a message ``draw-impossible-<code>``."""

    code: str
    facts: Mapping[str, int | str] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Basis:
    """What a round, or the end of a stage, rests on. Where a correction of the past changes it, somebody has to decide
    what becomes of the round (``corrections``)."""

    seats: tuple[int, ...] = ()
    """Who is to be seated; empty where whoever is missing meets the others in a later round."""
    over: bool = False
    """Whether there is no further round."""
    by: Mapping[int, float] = field(default_factory=dict)
    """What players are paired by, where it is not chance alone."""
    byes: frozenset[int] = frozenset()
    """Who may have the bye, where that is settled by results."""
    through: tuple[int, ...] = ()
    """Who goes on, once the stage is over."""


@dataclass(frozen=True, slots=True)
class Place:
    """A line of the standings. Level players share a ``rank`` (from 1); ``by`` names the criterion that put this
    player behind the one before, "" for the first and for a player who is tied with that one."""

    rank: int
    player: int
    values: Mapping[str, float]
    by: str = ""


class Structure(Protocol):
    """How a stage is played. Its methods are pure: the same history and seed give the same answer."""

    def next_round(self, history: History, chance: Chance) -> Draw | Over | Impossible:
        """The next round, once nothing is being played; or that there is none."""
        ...

    def basis(self, history: History) -> Basis:
        """What the next round rests on, ``through`` left out. It draws nothing, so that it can be asked for often."""
        ...

    def standings(self, history: History) -> tuple[Place, ...]:
        """Everybody in the stage, best first, those who are out included (``rank`` 0, at the end, where a
        structure takes them out of the ranking)."""
        ...


def ranked(
    players: Iterable[int], criteria: Mapping[str, Mapping[int, float]], tolerance: float = 1e-9
) -> tuple[Place, ...]:
    """Players by criteria in order, more is better. Those level in all of them share a rank.

    >>> [(place.rank, place.player, place.by) for place in ranked([0, 1, 2], {"wins": {0: 1, 1: 2, 2: 1}})]
    [(1, 1, ''), (2, 0, 'wins'), (2, 2, '')]
    """
    names = list(criteria)

    def key(player: int) -> tuple[float, ...]:
        return tuple([-round(criteria[name][player] / tolerance) for name in names])

    places: list[Place] = []
    before: tuple[float, ...] = ()
    for number, player in enumerate(sorted(players, key=key), 1):
        mine = key(player)
        values = {name: criteria[name][player] for name in names}
        if places and mine == before:
            places.append(Place(places[-1].rank, player, values))
        else:
            by = next((name for name, a, b in zip(names, mine, before, strict=False) if a != b), "")
            places.append(Place(number, player, values, by))
        before = mine
    return tuple(places)


def lots(players: Iterable[int], seed: str) -> dict[int, float]:
    """A lot for each player, the higher the better: the same seed draws the same lots, whoever else draws."""
    return {player: Chance.of(f"{seed} lot {player}").fraction() for player in players}
