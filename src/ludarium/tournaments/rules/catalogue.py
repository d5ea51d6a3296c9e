"""What a catalogue of penalties is, whatever document it comes from (T14, S20-S22)."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Final

JUDGE: Final = "judge"
ORGANIZER: Final = "organizer"

PLAYER: Final = "player"
SPECTATOR: Final = "spectator"

# What a penalty does to its person's place in the event.
NOTHING: Final = ""
LOSS: Final = "loss"
"""The game in progress is lost, or, between games, the next one."""
ROUND_LOSS: Final = "round-loss"
"""The current round of a game of several rounds is lost (S20.4)."""
OUT: Final = "out"
"""Out of the whole event at once."""
LEAVE: Final = "leave"
"""Out of it, and of the venue."""


@dataclass(frozen=True, slots=True)
class Kind:
    """A kind of penalty. Its name in words is ``penalty-<catalogue>-<name>``."""

    name: str
    by: str
    """Who may give it: ``JUDGE`` (an organizer may, too) or ``ORGANIZER`` alone."""
    to: tuple[str, ...] = (PLAYER,)
    effect: str = NOTHING
    recorded: bool = False
    """Whether a written text is asked of who gives it (T14.11)."""
    question: str = ""
    """Asked before it is given, the answer kept: ``penalty-question-<question>`` (T14.7, T14.9)."""
    reported: bool = False
    """Whether the organizer reports it to the official side (T14.2)."""
    proof: tuple[str, ...] = ()
    """The numbers of the rules."""


@dataclass(frozen=True, slots=True)
class Infraction:
    """An entry of the catalogue. Its words are ``infraction-<catalogue>-<id>``."""

    id: str
    category: str
    kind: str
    """The penalty that the document gives it; "" where a judge decides."""
    remedies: tuple[str, ...] = ()
    """What may be done about the position, the usual first: ``remedy-<name>`` (the last column of S21)."""


@dataclass(frozen=True, slots=True)
class Given:
    """A penalty of the log that stands."""

    entry: int
    """The number of its entry in the log."""
    person: int
    infraction: str
    kind: str
    effective: bool = True
    """False while a second person has not agreed to it (T14.6)."""
    by: int = -1
    at: int = 0
    """Seconds since 1970."""
    text: str = ""


@dataclass(frozen=True, slots=True)
class Answer:
    """What staff decided about a proposal: ``proposal`` is the id of its ``Proposal``."""

    proposal: str
    accepted: bool
    kind: str = ""
    """The penalty that was given instead of the proposed one, where the document leaves the choice (T14.5)."""


@dataclass(frozen=True, slots=True)
class Proposal:
    """Something the document says should or may follow: software asks, a person answers (S23.2, T14.4, T14.5).

    ``id`` is stable: the same penalties make the same proposal. Its words are ``proposal-<catalogue>-<code>``."""

    id: str
    code: str
    person: int
    kind: str
    """The penalty proposed; "" where whoever answers has to name one."""
    by: str = JUDGE
    facts: Mapping[str, int | str] = field(default_factory=dict)
    infraction: str = ""
    """Under which an accepted proposal is a penalty of its own; "" where the catalogue counts answers instead."""
    round: int = -1
    """The round of the event that it is about, -1 for none."""


@dataclass(frozen=True)
class Catalogue(ABC):
    """The penalties of an event."""

    name: str
    kinds: Mapping[str, Kind]
    infractions: Mapping[str, Infraction]
    direct: bool = False
    """Whether a grave penalty may be given without the steps before it, as soon as a second person agrees."""
    lateness: tuple[str, ...] = ()
    """The infractions of who comes late, or not at all."""
    wait: int | None = None
    """For how many seconds after the announced start a game waits for who is missing; None where the document
    leaves that to a judge."""

    @abstractmethod
    def late(self, person: int, number: int, seconds: int, came: bool) -> Proposal | None:
        """What is to be asked about a player who came so many seconds after the announced start of a round, at least
        one, or, not ``came``, is missing for so long; None where the document leaves it to a judge."""

    def counts(self, given: Sequence[Given], answers: Sequence[Answer]) -> Mapping[str, int]:
        """What counts for one person: penalties by kind, accumulated ones included; ``given`` are this person's.
        Nothing accumulates by itself unless a catalogue says so: an answer adds a penalty of its own."""
        return counted(self.kinds, given)

    @abstractmethod
    def proposals(self, given: Sequence[Given], answers: Sequence[Answer]) -> tuple[Proposal, ...]:
        """What is to be asked about one person now; answered ones are gone."""

    def triggered(self, given: Sequence[Given], answers: Sequence[Answer]) -> Mapping[int, tuple[str, ...]]:
        """The kinds that entries of one person brought about by adding up, by number of the entry (S22.7); entries
        that brought about nothing are left out. Where warnings lead to questions only, that is all of them."""
        return {}


def counted(kinds: Iterable[str], given: Sequence[Given]) -> dict[str, int]:
    """The penalties in force of each kind, where nothing accumulates by itself."""
    return {name: sum([one.effective and one.kind == name for one in given]) for name in kinds}


def late_id(person: int, number: int) -> str:
    """The id of what is asked about a player who is late for a round: one question, however late it gets."""
    return f"late:{number}:{person}"


def minutes_text(seconds: int) -> str:
    """``301`` as ``5:01``."""
    return f"{seconds // 60}:{seconds % 60:02}"


def unanswered(found: Iterable[Proposal], answers: Sequence[Answer]) -> tuple[Proposal, ...]:
    """Those that nobody has answered yet."""
    answered = {one.proposal for one in answers}
    return tuple([one for one in found if one.id not in answered])
