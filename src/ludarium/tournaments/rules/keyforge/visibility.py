"""Who may see how much of whose deck, and when (T3.4, T8.6, T9.10, T10.9, T11.5).

Every page asks ``sight`` and shows no more than ``visible`` gives: houses, or the names and numbers of cards. No card
text is ever among it (T4.6, T8.6).
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from ludarium.games.keyforge.decks import Deck
from ludarium.games.keyforge.pool.houses import HOUSE_NAMES, NO_HOUSE, CardTypes
from ludarium.tournaments.rules.keyforge.decks import ALLIANCE, ARCHON, SEALED

NOTHING: Final = ""
HOUSES: Final = "houses"
LIST: Final = "list"

STAFF: Final = "staff"
PLAYER: Final = "player"
SPECTATOR: Final = "spectator"
"""Somebody known by name who does not play in the event (T1.2)."""
ANYBODY: Final = "anybody"
"""Who has not said who they are: it might be an opponent."""
VIEWERS: Final = (STAFF, PLAYER, SPECTATOR, ANYBODY)

PUBLIC: Final = (ARCHON, ALLIANCE)
"""The formats with public lists (T8.6, T9.10)."""


def sight(
    format_: str,
    viewer: str,
    *,
    owner: bool = False,
    opponent: bool = False,
    shown: bool = False,
    lists_open: bool = False,
) -> str:
    """How much of a deck somebody may see now.

    ``owner``: it is the viewer's own. ``opponent``: the owner and the viewer have been paired and their game has not
    ended. ``shown``: the owner shows the list to spectators, by an act of their own. ``lists_open``: the event
    publishes public lists to everybody (OP-24)."""
    if viewer == STAFF or owner:
        return LIST
    if format_ in PUBLIC:
        return LIST if lists_open or (opponent and viewer == PLAYER) else NOTHING
    if viewer == PLAYER:
        return HOUSES if opponent else NOTHING
    return LIST if format_ == SEALED and shown and viewer == SPECTATOR else NOTHING


def lists_closed(format_: str, lists_open: bool) -> bool:
    """Whether the lists are for each game's players and the staff alone, and with them the view of its table and its
    record, which tell both (T8.6, T9.10, OP-24)."""
    return format_ in PUBLIC and not lists_open


@dataclass(frozen=True, slots=True)
class Row:
    """A card of a shown list."""

    house: str
    card: str
    """Its id in the pool, for a page to name it by."""
    set_code: str
    number: str
    icons: str
    also: str
    """The house of its house icon (G66), or ""."""


@dataclass(frozen=True, slots=True)
class Visible:
    """What is shown of a deck."""

    houses: tuple[str, ...] = ()
    name: str = ""
    set_code: str = ""
    cards: tuple[Row, ...] = ()
    beside: tuple[str, ...] = ()


def visible(deck: Deck, seen: str) -> Visible:
    """As much of a deck as ``sight`` allows. Who sees the houses sees the tide or token creature card beside them, which
    lies on the table (T5.2.7), and nothing else of which cards there are."""
    if seen == NOTHING:
        return Visible()
    houses = tuple([HOUSE_NAMES[house] for house in deck.houses])
    if seen == HOUSES:
        laid_out = [fact.id for fact in deck.beside if fact.kind in (CardTypes.TIDE, CardTypes.TOKEN)]
        return Visible(houses, beside=tuple(laid_out))
    rows = tuple(
        [
            Row(
                HOUSE_NAMES[slot.house],
                slot.fact.id,
                slot.set_code,
                slot.number,
                slot.icons,
                "" if slot.icon_house == NO_HOUSE else HOUSE_NAMES[slot.icon_house],
            )
            for slot in deck.slots
        ]
    )
    return Visible(houses, deck.name, deck.set_code, rows, tuple([fact.id for fact in deck.beside]))
