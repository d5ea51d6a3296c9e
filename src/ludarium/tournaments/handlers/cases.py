"""Reports of serious cases: the organizer records whom a penalty took out of the event, and reports them to the official
side (T14.2). A report is words that stand beside what the log knows anyway; a later one amends it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ludarium.tournaments import actions as act
from ludarium.tournaments.errors import Refused
from ludarium.tournaments.handlers import texts
from ludarium.tournaments.handlers.declare import ORGANIZERS, declares
from ludarium.tournaments.state import Case

if TYPE_CHECKING:
    from ludarium.tournaments.actions import Entry
    from ludarium.tournaments.tournament import Tournament


def in_force(event: Tournament, person: int) -> dict[str, str]:
    """What stands against a person, each with its kind: penalties by their entry, accepted proposals by their id."""
    found = {
        f"entry {one.given.entry}": one.given.kind
        for one in event.penalties
        if one.given.person == person and one.given.effective
    }
    for answered in event.answers:
        if answered.person == person and answered.answer.accepted:
            found[answered.answer.proposal] = answered.answer.kind
    return found


def serious(event: Tournament, person: int) -> dict[str, str]:
    """Those of them that are to be reported."""
    kinds = event.catalogue.kinds
    return {key: kind for key, kind in in_force(event, person).items() if kinds[kind].reported}


def due(event: Tournament) -> dict[int, str]:
    """Whose case is still to be reported, each with the kind of penalty that it is about."""
    found = {}
    concerned = {one.given.person for one in event.penalties} | {one.person for one in event.answers}
    for person in sorted(concerned):
        told = frozenset[str]().union(*[one.covers for one in event.cases if one.person == person])
        left = [kind for key, kind in serious(event, person).items() if key not in told]
        if left:
            found[person] = left[-1]
    return found


@declares(act.CaseReported, by=ORGANIZERS)
def case_reported(event: Tournament, entry: Entry, action: act.CaseReported) -> None:
    person = event.person(action.person)
    covers = in_force(event, action.person)
    if not covers:
        raise Refused("case-none", name=person.name)
    happened = texts.told(action.happened)
    if not happened:
        raise Refused("text-empty")
    event.cases.append(
        Case(
            entry.number, action.person, entry.by, entry.at, happened, texts.told(action.statements),
            texts.told(action.recommendation), texts.name(action.venue) if action.venue.strip() else "",
            frozenset(covers),
        )
    )  # fmt: skip
