"""KeyForge at the desk: decks, sealed pools, overtime (T1-T15)."""

from __future__ import annotations

from typing import Final

from ludarium.tournaments.rules.base import EventRules, RulesShown
from ludarium.tournaments.rules.keyforge import penalties
from ludarium.tournaments.rules.keyforge.checklist import points
from ludarium.tournaments.rules.keyforge.decks import CASUAL, FORMATS, SEALED
from ludarium.tournaments.rules.keyforge.registering import unplayable
from ludarium.tournaments.rules.keyforge.visibility import lists_closed

RULES: Final = EventRules(
    shown=RulesShown(reason="keys", tie_break=("keys", "amber", "chains", "creatures"), settings=("decks",)),
    formats=FORMATS,
    sealed_formats=frozenset((SEALED, CASUAL)),
    lists_closed=lists_closed,
    checklist=points,
    unplayable=unplayable,
    brought="deck",
    first="first",
    catalogue=penalties.CATALOGUE,
)
