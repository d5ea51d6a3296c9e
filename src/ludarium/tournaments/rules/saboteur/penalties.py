"""The penalties of the Saboteur championship (S20-S23): what is an offence, what it costs, and what adds up.

Nothing here takes anybody's round or place: counting makes proposals, and a referee answers them (S23)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Final

from ludarium.tournaments.rules.catalogue import (
    LEAVE,
    ROUND_LOSS,
    Answer,
    Catalogue,
    Given,
    Infraction,
    Kind,
    Proposal,
    late_id,
    minutes_text,
    unanswered,
)

REMINDER: Final = "reminder"
WARNING: Final = "warning"
GAME_LOSS: Final = "game-loss"
DISQUALIFICATION: Final = "disqualification"

NAME: Final = "saboteur"
IN_A_STEP: Final = 3
"""So many of one kind make one of the next (S22)."""

ON_TIME: Final = ""
LATE: Final = "2-1-d"
TOO_LATE: Final = "2-2-a"
WAIT: Final = 5 * 60
"""Seconds after the announced start at which a game is set up without who is missing (S20.4.3)."""

WARNINGS: Final = "warnings"
LOSSES: Final = "losses"

KINDS: Final = {
    kind.name: kind
    for kind in (
        Kind(REMINDER, "judge", proof=("S20.1",)),
        Kind(WARNING, "judge", proof=("S20.2", "S20.3")),
        Kind(GAME_LOSS, "judge", effect=ROUND_LOSS, proof=("S20.4",)),
        Kind(
            DISQUALIFICATION,
            "judge",
            effect=LEAVE,
            question="saboteur-deliberated",
            reported=True,
            proof=("S20.5",),
        ),
    )
}

_USE = ("saboteur-use-legally", "saboteur-discard")
_CATALOGUE: Final[tuple[tuple[str, str, tuple[tuple[str, tuple[str, ...]], ...]], ...]] = (
    ("1-1", REMINDER, (
        ("a", ("saboteur-draw",)),
        ("b", ("saboteur-discard",)),
        ("c", _USE),
        ("d", _USE),
    )),
    ("1-2", WARNING, (
        ("a", ("saboteur-back-to-hand", "saboteur-discard-no-draw")),
        ("b", ("saboteur-rest-back-to-hand", "saboteur-rest-discard-no-draw")),
        ("c", ("saboteur-excess-to-deck",)),
        ("d", ("saboteur-face-down",)),
        ("e", ("saboteur-back-to-pile", "saboteur-random-to-pile")),
        ("f", ("saboteur-put-back",)),
        ("g", ("saboteur-put-back",)),
        ("h", ()),
    )),
    ("1-3", GAME_LOSS, (
        ("a", ()), ("b", ("saboteur-put-back",)), ("c", ()), ("d", ()), ("e", ()), ("f", ()),
    )),
    ("2-1", WARNING, (("a", ()), ("b", ()), ("c", ()), ("d", ()))),
    ("2-2", GAME_LOSS, (("a", ()), ("b", ()))),
    ("3-1", DISQUALIFICATION, (("a", ()), ("b", ()), ("c", ()), ("d", ()), ("e", ()))),
)  # fmt: skip

INFRACTIONS: Final = {
    f"{category}-{letter}": Infraction(f"{category}-{letter}", category, kind, remedies)
    for category, kind, entries in _CATALOGUE
    for letter, remedies in entries
}
"""By id: the number of S21 with a dash for its dot, since messages are named after it. 1.2-c is ``1-2-c``."""


def lateness(seconds: int) -> str:
    """The infraction of who comes so many seconds after the announced start of the game (S20.4.3); ``ON_TIME`` for
    who does not.

    >>> lateness(0), lateness(300), lateness(301)
    ('', '2-1-d', '2-2-a')
    """
    if seconds <= 0:
        return ON_TIME
    return LATE if seconds <= WAIT else TOO_LATE


@dataclass(frozen=True, slots=True)
class _Step:
    """One that counts: given itself, or made of three of the kind below."""

    entries: tuple[int, ...]
    """The entries of the log that it is made of; the last one completed it."""

    @property
    def id(self) -> str:
        return "-".join([str(entry) for entry in self.entries])


def _threes(steps: Sequence[_Step]) -> list[_Step]:
    """What each full three become (S22.5)."""
    whole = len(steps) - len(steps) % IN_A_STEP
    return [
        _Step(tuple(sorted([entry for step in steps[at : at + IN_A_STEP] for entry in step.entries])))
        for at in range(0, whole, IN_A_STEP)
    ]


def _by_time(*parts: Sequence[_Step]) -> list[_Step]:
    return sorted([step for part in parts for step in part], key=lambda step: max(step.entries))


def _direct(given: Sequence[Given], kind: str) -> list[_Step]:
    return [_Step((one.entry,)) for one in given if one.kind == kind and one.effective]


@dataclass(frozen=True, slots=True)
class _Ladder:
    """All that adds up for one person."""

    warnings: list[_Step]
    losses_due: list[_Step]
    """Three warnings each: a game loss is proposed."""
    losses: list[_Step]
    out_due: list[_Step]
    """Three game losses each: disqualification is proposed."""
    out: bool


def _ladder(given: Sequence[Given], answers: Sequence[Answer]) -> _Ladder:
    became = {answer.proposal: answer.kind for answer in answers if answer.accepted}

    def confirmed(step: _Step, of: str, usual: str, kind: str) -> bool:
        proposal = f"{of}:{step.id}"
        return proposal in became and (became[proposal] or usual) == kind

    warnings = _by_time(_direct(given, WARNING), _threes(_direct(given, REMINDER)))
    due = _threes(warnings)
    lost = [step for step in due if confirmed(step, WARNINGS, GAME_LOSS, GAME_LOSS)]
    losses = _by_time(_direct(given, GAME_LOSS), lost)
    out_due = _threes(losses)
    out = bool(_direct(given, DISQUALIFICATION))
    out = out or any([confirmed(step, LOSSES, DISQUALIFICATION, DISQUALIFICATION) for step in out_due])
    out = out or any([confirmed(step, WARNINGS, GAME_LOSS, DISQUALIFICATION) for step in due])
    return _Ladder(warnings, due, losses, out_due, out)


class SaboteurPenalties(Catalogue):
    """The catalogue of the championship, and its accumulation over the whole event (S22.1)."""

    def late(self, person: int, number: int, seconds: int, came: bool) -> Proposal | None:
        """2.1-d up to and including 5:00, 2.2-a from then on; who is missing is waited for until 5:00 (S20.4.3)."""
        infraction = lateness(seconds)
        if infraction == ON_TIME or not (came or infraction == TOO_LATE):
            return None
        code = "late" if came else "missing"
        kind = INFRACTIONS[infraction].kind
        facts: dict[str, int | str] = {"infraction": infraction, "late": minutes_text(seconds)}
        return Proposal(late_id(person, number), code, person, kind, "judge", facts, infraction, number)

    def counts(self, given: Sequence[Given], answers: Sequence[Answer]) -> Mapping[str, int]:
        """How many of each kind one person has: reminders as given, warnings with those that reminders made, game
        losses with the confirmed ones (S22.5)."""
        ladder = _ladder(given, answers)
        return {
            REMINDER: len(_direct(given, REMINDER)),
            WARNING: len(ladder.warnings),
            GAME_LOSS: len(ladder.losses),
            DISQUALIFICATION: int(ladder.out),
        }

    def proposals(self, given: Sequence[Given], answers: Sequence[Answer]) -> tuple[Proposal, ...]:
        """What is to be asked about one person (S22.3, S22.4). Each full three makes one question; a declined one
        uses them up (S22.8)."""
        ladder = _ladder(given, answers)
        if ladder.out or not given:
            return ()
        person = given[0].person
        found = [
            Proposal(
                f"{WARNINGS}:{step.id}", WARNINGS, person, GAME_LOSS, facts={"found": IN_A_STEP * number}
            )
            for number, step in enumerate(ladder.losses_due, 1)
        ] + [
            Proposal(
                f"{LOSSES}:{step.id}", LOSSES, person, DISQUALIFICATION, facts={"found": IN_A_STEP * number}
            )
            for number, step in enumerate(ladder.out_due, 1)
        ]
        return unanswered(found, answers)

    def triggered(self, given: Sequence[Given], answers: Sequence[Answer]) -> Mapping[int, tuple[str, ...]]:
        """What each entry brought about by completing a three (S22.7): the third reminder a warning, the third
        warning the proposal of a game loss, the third game loss that of a disqualification."""
        ladder = _ladder(given, answers)
        found: dict[int, tuple[str, ...]] = {}
        for steps, became in (
            (_threes(_direct(given, REMINDER)), WARNING),
            (ladder.losses_due, GAME_LOSS),
            (ladder.out_due, DISQUALIFICATION),
        ):
            for step in steps:
                found[max(step.entries)] = (*found.get(max(step.entries), ()), became)
        return found


CATALOGUE: Final = SaboteurPenalties(NAME, KINDS, INFRACTIONS, lateness=(LATE, TOO_LATE), wait=WAIT)
