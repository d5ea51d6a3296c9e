"""Words about the power of creatures, and about the counters that add to it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, final

from ludarium.games.keyforge.engine.codes import SHIFT, AskKinds, Code, MoveKinds, code
from ludarium.games.keyforge.engine.frames import Scope
from ludarium.games.keyforge.engine.terms import Card, Zones
from ludarium.games.keyforge.words.base import Amount, Condition, Target, number_of
from ludarium.games.keyforge.words.choosing import ChoiceFrame, ChoiceSteps, OnCards
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
class ArmorOf(Amount):
    """The armor value of a card that need not be chosen, used or not (G87)."""

    of: Target

    def value(self, p: Position, s: Scope) -> int:
        return sum([p.armor(c) for c in (self.of.settled(p, s) or [])[:1] if p.in_play(c)])


@final
@dataclass(frozen=True, eq=False)
class RemoveCounters(OnCards):
    """Remove +1 power counters from the cards, as many as there are, or all by ``FULLY``; with ``up_to`` AP says how many
    of them (G9)."""

    amount: int | Amount
    target: Target
    up_to: bool = False

    def go(self, m: Machine, f: ChoiceFrame, s: Scope, cards: list[Card]) -> None:
        if not self.up_to:
            OnCards.go(self, m, f, s, cards)
            return
        f.step = ChoiceSteps.GOES_ON
        f.cards = cards
        s.it = cards

    def on(self, m: Machine, f: ChoiceFrame, s: Scope) -> None:
        m.ask(f, m.active, AskKinds.NUMBER, self.options(m, f))

    def options(self, m: Machine, f: ChoiceFrame) -> list[Code]:
        if f.step != ChoiceSteps.GOES_ON:
            return OnCards.options(self, m, f)
        most = min(number_of(m, m.scopes[f.scope], self.amount), max([m.plus[c] for c in f.cards], default=0))
        return [code(MoveKinds.NUMBER, number) for number in range(most + 1)]

    def chosen(self, m: Machine, f: ChoiceFrame, code: Code) -> None:
        if f.step != ChoiceSteps.GOES_ON:
            OnCards.chosen(self, m, f, code)
            return
        m.pop()
        self.remove(m, m.scopes[f.scope], f.cards, code >> SHIFT)

    def apply(self, m: Machine, f: ChoiceFrame, s: Scope, cards: list[Card]) -> None:
        self.remove(m, s, cards, number_of(m, s, self.amount))

    def remove(self, m: Machine, s: Scope, cards: list[Card], amount: int) -> None:
        s.count = 0
        s.did = bool(cards)
        for c in cards:
            taken = m.weaken(c, amount)
            s.count += taken
            s.did = s.did and taken > 0 and (amount == FULLY or taken == amount)


@final
@dataclass(frozen=True, eq=False)
class MoveCounters(OnCards):
    """Move all +1 power counters in play to the chosen card."""

    target: Target

    def apply(self, m: Machine, f: ChoiceFrame, s: Scope, cards: list[Card]) -> None:
        s.count = 0
        for c in cards[:1]:
            sources: list[int] = []
            for player in (s.me, 1 - s.me):
                sources += m.line(player) + m.row(Zones.ARTIFACTS, player)
            for source in sources:
                if source != c and m.in_play(c):
                    s.count += m.weaken(source, FULLY)
            m.strengthen(c, s.count)
        s.did = s.count > 0


@final
@dataclass(frozen=True, eq=False)
class DoubleCounters(OnCards):
    """Double the number of +1 power counters on the cards."""

    target: Target

    def apply(self, m: Machine, f: ChoiceFrame, s: Scope, cards: list[Card]) -> None:
        for c in cards:
            m.strengthen(c, m.plus[c])
