"""Pairings at the hall's own tables: which of them have one, and what keeps the others from it."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Final

import msgspec

from ludarium.tournaments.actions import Seated, Staffed
from ludarium.tournaments.handlers.decks import deck_at
from ludarium.tournaments.rules.keyforge.registering import played_word
from ludarium.tournaments.state import RUNNING, Round, Table
from ludarium.tournaments.structures.history import BYE, NOBODY

if TYPE_CHECKING:
    from ludarium.tournaments.tournament import Tournament

SOON: Final = 10
"""Seconds after its round is published in which a pairing may still get its table."""

# Why a pairing has no table in the hall.
ACCOUNT: Final = "account"
"""Somebody has no account."""
DECK: Final = "deck"
"""A deck has cards that the engine can't play yet."""
UNKNOWN: Final = "unknown"
"""Something that an event can't tell: an account of another hall, an option that the game refuses."""


class Kept(msgspec.Struct, frozen=True):
    """A pairing that has no table in the hall, and why; ``person`` is whose fault it is, ``NOBODY`` for none."""

    round: int
    table: int
    why: str
    person: int = NOBODY
    cards: int = 0
    """How many cards of the deck can't be played."""


def brought(event: Tournament) -> int:
    """How many entries of the log came with a file, to the last one of which the desk added its own. What they say
    of tables in a hall is about another hall, or another event."""
    for entry in reversed(event.entries):
        if not entry.by and isinstance(entry.action, Staffed):
            return entry.number + 1
    return 0


def seated_here(event: Tournament) -> set[str]:
    """The tables that this desk has opened for the event: those that a file speaks of are other people's."""
    return {
        entry.action.hall for entry in event.entries[brought(event) :] if isinstance(entry.action, Seated)
    }


def deck_word(event: Tournament, player: int, number: int) -> str:
    """The deck that a player plays in a round, in one word; empty where none is registered."""
    entry = deck_at(event, player, number)
    sources = event.people[player].sources
    return played_word(entry, sources) if entry is not None and sources else ""


def waits(event: Tournament, number: int, place: int, now: int) -> bool:
    """Whether the result of a pairing comes from a table of the hall, which it has or may get any moment: then its
    players neither report nor say who begins."""
    if not event.plan.online or event.status != RUNNING:
        return False
    one, table = event.round(number), event.table(number, place)
    if table.done:
        return False
    if table.hall:
        return table.hall in seated_here(event)
    return _kept(event, one, table).why == UNKNOWN and now - one.at < SOON


def at_the_venue(event: Tournament, now: int) -> Iterator[Kept]:
    """The pairings of the current round of an event in the hall that are played elsewhere, since no table opens for
    them. Those of bots alone wait for their turn."""
    current = event.current
    if not event.plan.online or event.status != RUNNING or current is None:
        return
    waiting = [
        table for table in current.tables if not table.done and table.kind != BYE and not table.reports
    ]
    ours = seated_here(event) if any([table.hall for table in waiting]) else set()
    for table in waiting:
        if table.hall not in ours and not all([event.people[player].bot for player in table.players]):
            found = _kept(event, current, table)
            if found.why != UNKNOWN or now - current.at >= SOON:
                yield found


def _kept(event: Tournament, current: Round, table: Table) -> Kept:
    here = (current.number, table.number)
    for player in table.players:
        if not event.people[player].account and not event.people[player].bot:
            return Kept(*here, ACCOUNT, player)
    unplayable = event.rules.unplayable
    for player in table.players:
        cards = unplayable(deck_word(event, player, current.number))
        if cards:
            return Kept(*here, DECK, player, cards)
    return Kept(*here, UNKNOWN)
