"""What the log says already: whoever says the same fact once more is right, and makes no second entry. Both players of
a table enter who is first, two judges the same result, a player what a judge has entered meanwhile."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from ludarium.tournaments import deeds as d
from ludarium.tournaments.doing.arrivals import marked
from ludarium.tournaments.doing.results import result_said, summed
from ludarium.tournaments.doing.timing import statement_of
from ludarium.tournaments.keyforge.overtime import TIE_BREAK
from ludarium.tournaments.model import DROPPED, OPEN
from ludarium.tournaments.structures.history import BYE, NOBODY

if TYPE_CHECKING:
    from ludarium.tournaments.deeds import Deed
    from ludarium.tournaments.event import Event


def said(event: Event, deed: Deed) -> bool:
    """Whether the log says this already. Raises ``Refused`` for a table or a person that is not there."""
    if isinstance(deed, d.Began):
        table = event.table(deed.round, deed.table)
        return table.status != OPEN and deed.first == table.first != NOBODY
    if isinstance(deed, d.Reported):
        return _reported(event, deed)
    if isinstance(deed, d.Resulted):
        table = event.table(deed.round, deed.table)
        return table.done and table.kind != BYE and result_said(event, table, deed)
    if isinstance(deed, d.TieBroken):
        return _stated(event, deed)
    if isinstance(deed, d.Arrived):
        return _there(event, deed)
    if isinstance(deed, d.Decided):
        return _answered(event, deed)
    return isinstance(deed, d.Dropped) and event.person(deed.person).status == DROPPED


def _reported(event: Event, deed: d.Reported) -> bool:
    """Whether a player says what they have said before, or what stands as the result."""
    table = event.table(deed.round, deed.table)
    if deed.person not in table.players or table.kind == BYE:
        return False
    if table.done:
        rounds = {one for one in (deed.by_round, table.by_round) if one}
        return (deed.winner, summed(event, deed)) == (table.winner, table.points) and len(rounds) < 2
    return table.reports.get(deed.person) == msgspec.structs.replace(deed, points=summed(event, deed))


def _stated(event: Event, deed: d.TieBroken) -> bool:
    table = event.table(deed.round, deed.table)
    if table.done or table.bout is None or table.bout.state != TIE_BREAK:
        return False
    seats, inputs = statement_of(table, deed)
    return all([table.bout.stated[seat] == inputs for seat in seats])


def _there(event: Event, deed: d.Arrived) -> bool:
    one = event.round(deed.round)
    whom = marked(event, one, deed)
    return bool(whom) and not one.closed and all([(player in one.here) == deed.here for player in whom])


def _answered(event: Event, deed: d.Decided) -> bool:
    """Whether a proposal has this answer; another kind of penalty is another answer."""
    found = [one.answer for one in event.answers if one.answer.proposal == deed.proposal]
    return any([one.accepted == deed.accepted and one.kind in (deed.kind, "") for one in found])
