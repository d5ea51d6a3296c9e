"""The penalties of the KeyForge tournament regulations (T2.1, T14)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from ludarium.tournaments.rules.catalogue import (
    JUDGE,
    LEAVE,
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
    unanswered,
)

VERBAL: Final = "verbal"
FORMAL: Final = "formal"
AUTO_LOSS: Final = "auto-loss"
DISQUALIFICATION: Final = "disqualification"
EXPULSION: Final = "expulsion"

EVERYBODY: Final = (PLAYER, SPECTATOR)
PUT_RIGHT: Final = "put-right"
"""The state of the game is corrected, and it goes on (T14.7)."""

KINDS: Final[Mapping[str, Kind]] = {
    one.name: one
    for one in (
        Kind(VERBAL, JUDGE, EVERYBODY, proof=("T14.3",)),
        Kind(FORMAL, JUDGE, EVERYBODY, recorded=True, proof=("T14.3", "T14.11")),
        Kind(AUTO_LOSS, JUDGE, (PLAYER,), LOSS, question="correctable", proof=("T14.3", "T14.7")),
        Kind(
            DISQUALIFICATION,
            ORGANIZER,
            (PLAYER,),
            OUT,
            question="warned",
            reported=True,
            proof=("T14.2", "T14.8", "T14.9"),
        ),
        Kind(
            EXPULSION,
            ORGANIZER,
            EVERYBODY,
            LEAVE,
            question="warned",
            reported=True,
            proof=("T14.2", "T14.9", "T14.10"),
        ),
    )
}
"""The ladder of T14.3, the lightest first."""

INFRACTIONS: Final[Mapping[str, Infraction]] = {
    name: Infraction(name, "conduct", "", (PUT_RIGHT,))
    for name in (
        "cheating",
        "damage",
        "improper_communication",
        "interference",
        "repeated_rule_calls",
        "calculator",
        "other",
    )
}
"""What T2.1 forbids, and whatever else is against fairness. ``damage`` covers defamation, too (OP-20). A judge decides
on the penalty."""

FORMALS: Final = 2
"""Formal warnings in one event after which the organizer is asked (T14.5)."""
REMINDERS: Final = 2
"""Verbal warnings for the same thing after which a formal one is suggested (T14.4)."""


class KeyForgeCatalogue(Catalogue):
    """Infractions, penalties, and what follows from several of them. Warnings count within one event (OP-14)."""

    def late(self, person: int, number: int, seconds: int, came: bool) -> Proposal | None:
        """Nothing: the regulations know a no-show as a result (T7.3) and name no lateness; a judge decides."""
        return None

    def proposals(self, given: Sequence[Given], answers: Sequence[Answer]) -> tuple[Proposal, ...]:
        """T14.4: a formal warning after repeated reminders. T14.5: the organizer decides after two of them."""
        force = sorted([one for one in given if one.effective], key=lambda one: one.entry)
        if any([KINDS[one.kind].reported for one in force]):
            return ()
        found = [*_repeated(force), *_formals(force)]
        return unanswered(found, answers)


def _repeated(force: Sequence[Given]) -> list[Proposal]:
    """For each infraction, whether reminders have piled up since its last formal warning."""
    found = []
    for infraction in dict.fromkeys(one.infraction for one in force):
        verbal: list[Given] = []
        for one in force:
            if one.infraction == infraction:
                if one.kind == VERBAL:
                    verbal.append(one)
                elif one.kind == FORMAL:
                    verbal.clear()
        if len(verbal) >= REMINDERS:
            last = verbal[-1]
            facts: dict[str, int | str] = {"infraction": infraction, "found": len(verbal)}
            found.append(
                Proposal(f"repeated:{last.entry}", "repeated", last.person, FORMAL, JUDGE, facts, infraction),
            )
    return found


def _formals(force: Sequence[Given]) -> list[Proposal]:
    formal = [one for one in force if one.kind == FORMAL]
    if len(formal) < FORMALS:
        return []
    last = formal[-1]
    facts = {"found": len(formal)}
    return [Proposal(f"formals:{last.entry}", "formals", last.person, "", ORGANIZER, facts, last.infraction)]


CATALOGUE: Final = KeyForgeCatalogue("keyforge", KINDS, INFRACTIONS, direct=True)
"""Of grave penalties: T14.6."""
