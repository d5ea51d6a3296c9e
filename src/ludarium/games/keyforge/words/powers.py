"""Words about the power of creatures, and about the counters that add to it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, final

from ludarium.games.keyforge.engine.frames import Scope
from ludarium.games.keyforge.engine.terms import Card
from ludarium.games.keyforge.words.base import Amount, Condition, Target, number_of
from ludarium.games.keyforge.words.choosing import ChoiceFrame, OnCards
from ludarium.games.keyforge.words.harm import FULLY

if TYPE_CHECKING:
    from ludarium.games.keyforge.engine.machine import Machine
    from ludarium.games.keyforge.engine.position import Position


@final
@dataclass(frozen=True, eq=False)
class DestroyedPower(Condition):
    """ "If you do", of creatures that had to have so much power together: all that were chosen were destroyed, or those
    that were have as much without the rest."""

    least: int

    def holds(self, p: Position, s: Scope) -> bool:
        return s.did or sum([p.power_then(c) for c in s.hit]) >= self.least


@final
@dataclass(frozen=True, eq=False)
class RemoveCounters(OnCards):
    """Remove +1 power counters from the cards, as many as there are, or all by ``FULLY``."""

    amount: int | Amount
    target: Target

    def apply(self, m: Machine, f: ChoiceFrame, s: Scope, cards: list[Card]) -> None:
        amount = number_of(m, s, self.amount)
        s.count = 0
        s.did = bool(cards)
        for c in cards:
            taken = m.weaken(c, amount)
            s.count += taken
            s.did = s.did and taken > 0 and (amount == FULLY or taken == amount)


@final
@dataclass(frozen=True, eq=False)
class DoubleCounters(OnCards):
    """Double the number of +1 power counters on the cards."""

    target: Target

    def apply(self, m: Machine, f: ChoiceFrame, s: Scope, cards: list[Card]) -> None:
        for c in cards:
            m.strengthen(c, m.plus[c])
