"""A plain catalogue for games whose publisher has none: warning, lost game, disqualification."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Final

from ludarium.tournaments.penalties.base import (
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
    unanswered,
)

WARNING: Final = "warning"
GAME_LOSS: Final = "game-loss"
DISQUALIFICATION: Final = "disqualification"
WARNINGS: Final = 3
"""Warnings in one event after which a lost game is proposed."""

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
        ("late", "procedure", WARNING),
        ("no-show", "procedure", GAME_LOSS),
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
