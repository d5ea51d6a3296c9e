"""A plain catalogue for games whose publisher has none: warning, lost game, disqualification."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Final

from ludarium.tournaments.rules.catalogue import (
    JUDGE,
    LOSS,
    ORGANIZER,
    OUT,
    PLAYER,
    SPECTATOR,
    Answer,
    Given,
    Infraction,
    Kind,
    Proposal,
    counted,
    late_id,
    minutes_text,
    unanswered,
)

WARNING: Final = "warning"
GAME_LOSS: Final = "game-loss"
DISQUALIFICATION: Final = "disqualification"
WARNINGS: Final = 3
"""Warnings in one event after which a lost game is proposed."""
LATE: Final = "late"
NO_SHOW: Final = "no-show"

KINDS: Final[Mapping[str, Kind]] = {
    one.name: one
    for one in (
        Kind(WARNING, JUDGE, (PLAYER, SPECTATOR)),
        Kind(GAME_LOSS, JUDGE, (PLAYER,), LOSS),
        Kind(DISQUALIFICATION, ORGANIZER, (PLAYER,), OUT, recorded=True),
    )
}

INFRACTIONS: Final[Mapping[str, Infraction]] = {
    name: Infraction(name, category, kind)
    for name, category, kind in (
        ("play", "play", WARNING),
        ("delay", "play", WARNING),
        (LATE, "procedure", WARNING),
        (NO_SHOW, "procedure", GAME_LOSS),
        ("outside-help", "procedure", GAME_LOSS),
        ("unsporting", "conduct", WARNING),
        ("cheating", "conduct", DISQUALIFICATION),
        ("harm", "conduct", DISQUALIFICATION),
    )
}


@dataclass(frozen=True, slots=True)
class HouseCatalogue:
    """The hall's own: every third warning proposes a lost game; a judge decides."""

    name: str = "house"

    @property
    def kinds(self) -> Mapping[str, Kind]:
        return KINDS

    @property
    def infractions(self) -> Mapping[str, Infraction]:
        return INFRACTIONS

    @property
    def direct(self) -> bool:
        return False

    @property
    def lateness(self) -> tuple[str, ...]:
        return (LATE, NO_SHOW)

    @property
    def wait(self) -> int | None:
        return None

    def late(self, person: int, number: int, seconds: int, came: bool) -> Proposal | None:
        """Who came late may be warned; from when on somebody is a no-show a judge decides."""
        if not came:
            return None
        facts: dict[str, int | str] = {"late": minutes_text(seconds)}
        return Proposal(late_id(person, number), "late", person, WARNING, JUDGE, facts, LATE, number)

    def counts(self, given: Sequence[Given], answers: Sequence[Answer]) -> Mapping[str, int]:
        return counted(KINDS, given)

    def proposals(self, given: Sequence[Given], answers: Sequence[Answer]) -> tuple[Proposal, ...]:
        warned = [one for one in given if one.effective and one.kind == WARNING]
        found = [
            Proposal(
                f"warnings:{warned[count - 1].entry}", "warnings", warned[0].person, GAME_LOSS, JUDGE,
                {"found": count},
            )
            for count in range(WARNINGS, len(warned) + 1, WARNINGS)
        ]  # fmt: skip
        return unanswered(found, answers)

    def triggered(self, given: Sequence[Given], answers: Sequence[Answer]) -> Mapping[int, tuple[str, ...]]:
        """Nothing: three warnings lead to a question and become no other penalty."""
        return {}


CATALOGUE: Final = HouseCatalogue()
