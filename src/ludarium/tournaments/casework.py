"""The file of a serious case, as the organizer reports it to the official side (T14.2): who, where, all penalties of that
person in the event (T14.11, S22.7), the calls that concern them, and what was reported. For the staff alone."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from ludarium.tournaments.roles import ORGANIZER
from ludarium.tournaments.rules.base import IN_ROUNDS, Unit
from ludarium.tournaments.rules.registry import catalogue_named

if TYPE_CHECKING:
    from ludarium.tournaments.state import Call, Penalty
    from ludarium.tournaments.tournament import Tournament


class CasePenalty(msgspec.Struct, frozen=True):
    """A penalty. Its infraction, kind and remedy are named by the catalogue; ``round`` is called ``label`` where it has a
    name of its own, and the numbers, from 0, are -1 where none is known."""

    entry: int
    at: int
    kind: str
    infraction: str
    remedy: str
    text: str
    answer: str
    """To what is asked before a penalty of this kind (T14.7, T14.9)."""
    by: str
    direct: bool
    second: str
    """Who agreed to a direct one (T14.6); "" for nobody, and while nobody has."""
    effective: bool
    round: int
    label: str
    table: int
    game: int
    turn: int
    reported: bool
    """Whether it is of a kind that is reported."""


class CaseDecision(msgspec.Struct, frozen=True):
    """What staff answered when penalties had added up (T14.4, T14.5, S22.4)."""

    at: int
    kind: str
    """The penalty that was given; "" where nothing was."""
    by: str


class CaseCall(msgspec.Struct, frozen=True):
    """A call for a judge by the person, or at a table of theirs."""

    at: int
    by: str
    round: int
    label: str
    table: int
    text: str
    judge: str
    ruling: str


class CaseWords(msgspec.Struct, frozen=True):
    """What the organizer wrote."""

    entry: int
    at: int
    by: str
    happened: str
    statements: str
    recommendation: str
    venue: str


class CaseFile(msgspec.Struct, frozen=True):
    """Everything that the event knows about the case of one person. Times are seconds since 1970; ``unit`` is what a round
    of the event is called."""

    event: str
    game: str
    format: str
    preset: str
    catalogue: str
    day: str
    began: int
    """When the first round was published; before that, when the event was made."""
    organizers: tuple[str, ...]
    judges: tuple[str, ...]
    """Those who gave the penalties, agreed to them, decided, or answered the calls."""
    person: int
    name: str
    club: str
    spectator: bool
    status: str
    account: str
    """In the hall; "" for somebody without one."""
    penalties: tuple[CasePenalty, ...]
    decisions: tuple[CaseDecision, ...]
    calls: tuple[CaseCall, ...]
    reports: tuple[CaseWords, ...]
    """The oldest first: the last one stands, and amends those before it."""
    unit: Unit = IN_ROUNDS


def case_file(event: Tournament, number: int) -> CaseFile:
    """The case of a person. Raises ``Refused`` for somebody who is not there."""
    person = event.person(number)
    penalties = [one for one in event.penalties if one.given.person == number]
    decisions = [one for one in event.answers if one.person == number]
    calls = [one for one in event.calls.values() if _concerns(event, one, number)]
    judges = [
        *[account for one in penalties for account in (one.by, one.second)],
        *[one.by for one in decisions],
        *[one.judge for one in calls],
    ]
    organizers = [name for name, role in event.staff.values() if role == ORGANIZER]
    return CaseFile(
        event.name, event.plan.game, event.plan.format, event.plan.preset, event.plan.catalogue, event.plan.day,
        event.rounds[0].at if event.rounds else event.entries[0].at, tuple(organizers),
        tuple([name for name in dict.fromkeys([_name(event, one) for one in judges]) if name]),
        number, person.name, person.club, person.spectator, person.status, person.account,
        tuple([_penalty(event, one) for one in penalties]),
        tuple([CaseDecision(one.at, one.answer.kind, _name(event, one.by)) for one in decisions]),
        tuple(
            [
                CaseCall(
                    one.at, event.people[one.person].name, one.round, _label(event, one.round), one.table,
                    one.text, _name(event, one.judge), one.ruling,
                )
                for one in calls
            ]
        ),
        tuple(
            [
                CaseWords(
                    one.entry, one.at, _name(event, one.by), one.happened, one.statements, one.recommendation,
                    one.venue,
                )
                for one in event.cases
                if one.person == number
            ]
        ),
        unit=event.plan.unit,
    )  # fmt: skip


def _penalty(event: Tournament, one: Penalty) -> CasePenalty:
    given = one.given
    return CasePenalty(
        given.entry, given.at, given.kind, given.infraction, one.remedy, given.text, one.answer,
        _name(event, one.by), one.direct, _name(event, one.second), given.effective, one.round,
        _label(event, one.round), one.table, one.game, one.turn,
        catalogue_named(event.plan.catalogue).kinds[given.kind].reported,
    )  # fmt: skip


def _concerns(event: Tournament, call: Call, person: int) -> bool:
    """Whether a call is by this person, or was made at a table at which the person sat."""
    if call.person == person:
        return True
    if not 0 <= call.round < len(event.rounds):
        return False
    tables = event.rounds[call.round].tables
    return 0 <= call.table < len(tables) and person in tables[call.table].players


def _label(event: Tournament, number: int) -> str:
    return event.rounds[number].label if 0 <= number < len(event.rounds) else ""


def _name(event: Tournament, account: str) -> str:
    return event.staff.get(account, ("", ""))[0]
