"""What staff checks or says to people at check-in, at the start of a game and during it: data for a page to tick off.

The words of an item are ``desk-check-<id>`` in ``locale/*/desk-keyforge.ftl``.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from ludarium.tournaments.rules.keyforge.decks import ALLIANCE, ARCHON, CASUAL, FORMATS, SEALED

CHECK_IN: Final = "check-in"
GAME_START: Final = "game-start"
DURING: Final = "during"
OVERTIME: Final = "overtime"
MOMENTS: Final = (CHECK_IN, GAME_START, DURING, OVERTIME)

OWN: Final = (ARCHON, ALLIANCE)
"""Formats with decks that players bring."""
HIDDEN: Final = (SEALED, CASUAL)
"""Formats whose lists stay hidden (T10.9, T11.5)."""


@dataclass(frozen=True, slots=True)
class Item:
    """One thing to look at or to say."""

    id: str
    rule: str
    when: str = CHECK_IN
    formats: tuple[str, ...] = FORMATS
    notice: bool = False
    """Whether it is only said: nothing is ticked off."""


ITEMS: Final = (
    Item("deck-shown", "T3.2", formats=OWN),
    Item("official", "T8.2", formats=OWN),
    Item("genuine", "T3.5"),
    Item("list-given", "T8.5", formats=OWN),
    Item("list-given", "T10.8", formats=(SEALED,)),
    Item("tokens", "T2.2"),
    Item("markers", "T2.2"),
    Item("reference-cards", "T2.2"),
    Item("deck-list", "T2.2", formats=OWN),
    Item("identity-card", "T2.2"),
    Item("sleeves-opaque", "T4.1"),
    Item("sleeves-alike", "T4.2"),
    Item("sleeves-spare", "T4.3", notice=True),
    Item("tokens-distinct", "T4.5.1"),
    Item("tokens-size", "T4.5.2"),
    Item("keys", "T4.5.3"),
    Item("chain-tracker", "T4.5.4"),
    Item("identity-visible", "T3.3", GAME_START, (ARCHON, CASUAL)),
    Item("identities-visible", "T9.13", GAME_START, (ALLIANCE,)),
    Item("identities-front", "T9.13", GAME_START, (SEALED,)),
    Item("houses-shown", "T10.9", GAME_START, (SEALED,)),
    Item("first-player", "T7.2", GAME_START),
    Item("aids-explained", "T4.8", GAME_START, notice=True),
    Item("list-on-request", "T8.6", DURING, OWN, notice=True),
    Item("list-hidden", "T10.9", DURING, HIDDEN, notice=True),
    Item("no-notes", "T4.6", DURING, notice=True),
    Item("ask-a-judge", "T4.7", DURING, notice=True),
    Item("tidy", "T5.1", DURING, notice=True),
    Item("laid-out", "T5.3", DURING, notice=True),
    Item("time-is-up", "T6.2", OVERTIME, notice=True),
)


def checklist(format_: str, when: str, clear_sleeves: bool = False) -> tuple[Item, ...]:
    """The items of a moment, in order. ``clear_sleeves`` waives opaqueness alone (T4.4, OP-22)."""
    return tuple(
        [
            item
            for item in ITEMS
            if item.when == when
            and format_ in item.formats
            and not (clear_sleeves and item.id == "sleeves-opaque")
        ]
    )


def points(format_: str, clear_sleeves: bool = False) -> dict[str, tuple[str, ...]]:
    """The ids of all moments, as a page shows them: at check-in what is ticked off, later also what is said. Empty
    outside of KeyForge."""
    if not format_:
        return {}
    return {
        when: tuple(
            [one.id for one in checklist(format_, when, clear_sleeves) if when != CHECK_IN or not one.notice]
        )
        for when in MOMENTS
    }
