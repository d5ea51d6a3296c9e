"""Ready… Fence! at the desk: its points are touches. All else is as in any event."""

from typing import Final

from ludarium.tournaments.rules.base import EventRules, RulesShown

RULES: Final = EventRules(shown=RulesShown(points="desk-print-touches"))
