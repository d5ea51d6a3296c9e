"""Correspondence tables: whoever must decide there has some days for it. When these end, as far as the log and the pauses say.

The days are counted in running time, so that the hall's own downtimes take nothing from them. After a downtime, nobody's time
ends before as long again has passed: people come back when they can, not when the hall does.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from ludarium.core import TABLE
from ludarium.server.storage.found import LONGEST_GRACE
from ludarium.server.storage.store import PLAYING, Table
from ludarium.server.tables.clock import Clock, Span
from ludarium.server.tables.play import Asked, Play, Proposal

A_DAY: Final = 86_400_000
AN_HOUR: Final = 3_600_000


def asked(table: Table, play: Play | None) -> Asked | None:
    """Who has to decide at a correspondence table; None where nobody's time runs: bots and the table itself act at once."""
    if table.days is None or play is None or table.status != PLAYING:
        return None
    decision = play.decision()
    if decision is None or decision.seat == TABLE:
        return None
    return play.asked[-1] if table.seats[decision.seat].kind == "person" else None


def is_answered(table: Table, proposal: Proposal) -> bool:
    """Whether by this choice the time that the table's row knows of runs no more, or not for sure: the row is to forget it with the
    choice itself, or a hall that is killed just then would not know that somebody else, or a bot, must decide."""
    if table.asked is None:
        return False
    decision = proposal.state.decision()
    return proposal.seat == TABLE or decision is None or decision.seat != table.asked


def due(table: Table, play: Play | None, clock: Clock, running: int, pauses: Sequence[Span]) -> int | None:
    """When the time of whoever has to decide ends, if the hall goes on until then: ``running`` is the table's running time
    now, ``pauses`` are its own."""
    who = asked(table, play)
    if who is None or play is None or table.days is None:
        return None
    if table.seats[who.seat].person_id is None:  # whoever sat there has left for good
        return clock.now()
    moment = clock.now() + table.days * A_DAY - (running - who.since)
    since = play.steps[who.step - 1].choice.at if who.step else (table.started or table.created)
    for spans in (clock.pauses, pauses):
        for began, ended in reversed(spans):  # each list in its order, without overlaps
            if ended <= since:
                break
            moment = max(moment, ended + min(ended - max(began, since), LONGEST_GRACE))
    return moment


def hurry(days: int) -> int:
    """For how many milliseconds before the end somebody is told that little time is left: a quarter of it, a day at most.

    >>> [hurry(days) // AN_HOUR for days in (1, 2, 7)]
    [6, 12, 24]
    """
    return min(A_DAY, max(AN_HOUR, days * A_DAY // 4))
