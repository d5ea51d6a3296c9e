"""What each action does to an event, and all else that is to be said of it (``declare``)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ludarium.tournaments.actions import Undone
from ludarium.tournaments.handlers import (  # noqa: F401 - each declares its actions
    arrivals,
    cases,
    decks,
    judging,
    people,
    results,
    rounds,
    settling,
    timing,
)
from ludarium.tournaments.handlers.declare import DECLARED, Declared
from ludarium.tournaments.roles import HEADS

if TYPE_CHECKING:
    from ludarium.tournaments.actions import Entry
    from ludarium.tournaments.tournament import Tournament

DECLARED[Undone] = Declared(Undone, None, HEADS, course=True, folds=True)


def do(event: Tournament, entry: Entry) -> None:
    """Let an entry count. Raises ``Refused``, and then nothing has changed."""
    handler = DECLARED[type(entry.action)].handler
    if handler is None:
        raise TypeError(f"the fold itself does this: {entry.action}")
    handler(event, entry, entry.action)
