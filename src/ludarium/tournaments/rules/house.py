"""A plain catalogue for games whose publisher has none: warning, lost game, disqualification."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from ludarium.tournaments.rules.catalogue import (
    JUDGE,
    LOSS,
    ORGANIZER,
    OUT,
    PLAYER,
    SPECTATOR,
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


class HouseCatalogue(Catalogue):
    """The hall's own: every third warning proposes a lost game; a judge decides."""

    def late(self, person: int, number: int, seconds: int, came: bool) -> Proposal | None:
        """Who came late may be warned; from when on somebody is a no-show a judge decides."""
        if not came:
            return None
        facts: dict[str, int | str] = {"late": minutes_text(seconds)}
        return Proposal(late_id(person, number), "late", person, WARNING, JUDGE, facts, LATE, number)

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


CATALOGUE: Final = HouseCatalogue("house", KINDS, INFRACTIONS, lateness=(LATE, NO_SHOW))
