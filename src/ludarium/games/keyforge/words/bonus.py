"""Words about bonus icons (section 8)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, final

from ludarium.games.keyforge.engine.frames import Scope
from ludarium.games.keyforge.engine.terms import Card
from ludarium.games.keyforge.words.base import Target
from ludarium.games.keyforge.words.choosing import ChoiceFrame, OnCards

if TYPE_CHECKING:
    from ludarium.games.keyforge.engine.machine import Machine


@final
@dataclass(frozen=True, eq=False)
class ResolveIcons(OnCards):
    """Resolve the bonus icons of the cards as if one had played them (G216), wherever they are."""

    target: Target

    def apply(self, m: Machine, f: ChoiceFrame, s: Scope, cards: list[Card]) -> None:
        for c in m.with_fallen_halves(cards)[::-1]:
            m.resolve_icons(c, s.me)
