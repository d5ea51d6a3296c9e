"""What the log says already: whoever says the same fact once more is right, and makes no second entry. Both players of
a table enter who is first, two judges the same result, a player what a judge has entered meanwhile."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from ludarium.tournaments import actions as act
from ludarium.tournaments.handlers.arrivals import marked
from ludarium.tournaments.handlers.results import result_said, summed
from ludarium.tournaments.handlers.timing import statement_of
from ludarium.tournaments.keyforge.overtime import TIE_BREAK
from ludarium.tournaments.state import DROPPED, OPEN
from ludarium.tournaments.structures.history import BYE, NOBODY

if TYPE_CHECKING:
    from ludarium.tournaments.actions import Action
    from ludarium.tournaments.tournament import Tournament


def said(event: Tournament, action: Action) -> bool:
    """Whether the log says this already. Raises ``Refused`` for a table or a person that is not there."""
    if isinstance(action, act.Began):
        table = event.table(action.round, action.table)
        return table.status != OPEN and action.first == table.first != NOBODY
    if isinstance(action, act.Reported):
        return _reported(event, action)
    if isinstance(action, act.Resulted):
        table = event.table(action.round, action.table)
        return table.done and table.kind != BYE and result_said(event, table, action)
    if isinstance(action, act.TieBroken):
        return _stated(event, action)
    if isinstance(action, act.Arrived):
        return _there(event, action)
    if isinstance(action, act.Decided):
        return _answered(event, action)
    return isinstance(action, act.Dropped) and event.person(action.person).status == DROPPED


def _reported(event: Tournament, action: act.Reported) -> bool:
    """Whether a player says what they have said before, or what stands as the result."""
    table = event.table(action.round, action.table)
    if action.person not in table.players or table.kind == BYE:
        return False
    if table.done:
        rounds = {one for one in (action.by_round, table.by_round) if one}
        return (action.winner, summed(event, action)) == (table.winner, table.points) and len(rounds) < 2
    return table.reports.get(action.person) == msgspec.structs.replace(action, points=summed(event, action))


def _stated(event: Tournament, action: act.TieBroken) -> bool:
    table = event.table(action.round, action.table)
    if table.done or table.bout is None or table.bout.state != TIE_BREAK:
        return False
    seats, inputs = statement_of(table, action)
    return all([table.bout.stated[seat] == inputs for seat in seats])


def _there(event: Tournament, action: act.Arrived) -> bool:
    one = event.round(action.round)
    whom = marked(event, one, action)
    return bool(whom) and not one.closed and all([(player in one.here) == action.here for player in whom])


def _answered(event: Tournament, action: act.Decided) -> bool:
    """Whether a proposal has this answer; another kind of penalty is another answer."""
    found = [one.answer for one in event.answers if one.answer.proposal == action.proposal]
    return any([one.accepted == action.accepted and one.kind in (action.kind, "") for one in found])
