"""Words that only one card of Sanctum says."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, final

from ludarium.games.keyforge.engine.codes import SHIFT, AskKinds, Code, MoveKinds, code
from ludarium.games.keyforge.engine.frames import Frame
from ludarium.games.keyforge.engine.steps import damage
from ludarium.games.keyforge.engine.terms import NONE, Card, Seat, Zones
from ludarium.games.keyforge.words.base import Effect

if TYPE_CHECKING:
    from ludarium.games.keyforge.engine.machine import Machine


@final
@dataclass(frozen=True, eq=False)
class WhileLeftAlike(Effect):
    """As long as the left neighbour of the creature in IT shares a house with it: do this, and go on with that neighbour."""

    then: Effect

    def run(self, m: Machine, f: Frame) -> None:
        s = m.scopes[f.scope]
        if f.step == 0:
            f.step = 1
            f.cards = s.it[:1]
        left = m.beside(f.cards[0])[0] if f.cards and m.zone[f.cards[0]] == Zones.LINE else NONE
        if left == NONE or not m.houses(left) & m.houses(f.cards[0]):
            m.pop()
            return
        f.cards = s.it = [left]
        m.push(self.then, f.scope)


@final
@dataclass(frozen=True, eq=False)
class FewestTakesControl(Effect):
    """The player with the fewest creatures takes control of this card (G132); of two with the same number AP says who has
    the fewest."""

    def run(self, m: Machine, f: Frame) -> None:
        if m.creatures(0) == m.creatures(1):
            m.ask(f, m.active, AskKinds.A_PLAYER, self.options(m, f))
        else:
            self._takes(m, f, 0 if m.creatures(0) < m.creatures(1) else 1)

    def options(self, m: Machine, f: Frame) -> list[Code]:
        return [code(MoveKinds.SEAT, 1 - m.active), code(MoveKinds.SEAT, m.active)]

    def chosen(self, m: Machine, f: Frame, code: Code) -> None:
        self._takes(m, f, code >> SHIFT)

    def _takes(self, m: Machine, f: Frame, player: Seat) -> None:
        this = m.scopes[f.scope].this
        m.pop()
        if m.in_play(this) and m.ctrl[this] != player:
            m.take_control([this], player)


@final
@dataclass(frozen=True, eq=False)
class DividedBeside(Effect):
    """Damage that a creature was about to be dealt is divided among its neighbours as evenly as possible: AP says who takes the
    rest. It is dealt by the same card, and in the same way."""

    def run(self, m: Machine, f: Frame) -> None:
        s = m.scopes[f.scope]
        beside = m.neighbours(s.card)
        if len(beside) > 1 and s.amount % 2:
            m.ask(f, m.active, AskKinds.CARD, self.options(m, f))
        else:
            self._deal(m, f, beside)

    def options(self, m: Machine, f: Frame) -> list[Code]:
        return [m.card_code(c) for c in m.neighbours(m.scopes[f.scope].card)]

    def chosen(self, m: Machine, f: Frame, code: Code) -> None:
        most = code >> SHIFT
        others = [c for c in m.neighbours(m.scopes[f.scope].card) if c != most]
        self._deal(m, f, [most, *others])

    def _deal(self, m: Machine, f: Frame, beside: list[Card]) -> None:
        """The first of them takes the rest."""
        s = m.scopes[f.scope]
        m.pop()
        dealing = damage.DamageFrame()
        for i in range(len(m.stack) - 1, -1, -1):
            outer = m.stack[i]
            if isinstance(outer, damage.DamageFrame):
                dealing = damage.DamageFrame(outer.source, outer.pierces, outer.cause)
                break
        share = s.amount // max(len(beside), 1)
        for i, c in enumerate(beside):
            amount = share + (s.amount % len(beside) if i == 0 else 0)
            if amount:
                dealing.cards = [*dealing.cards, c, amount, s.other * 2 + s.number]
        m.add(dealing, f.scope)
