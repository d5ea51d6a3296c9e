"""Named counters (G234): what the text that makes them says is all that they do."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, final

from ludarium.games.keyforge.engine.frames import Frame, Scope
from ludarium.games.keyforge.engine.terms import Card
from ludarium.games.keyforge.words.base import Amount, Target, number_of
from ludarium.games.keyforge.words.choosing import OnCards
from ludarium.games.keyforge.words.harm import FULLY
from ludarium.games.keyforge.words.known import THIS

if TYPE_CHECKING:
    from ludarium.games.keyforge.engine.machine import Machine
    from ludarium.games.keyforge.engine.position import Position


@final
@dataclass(frozen=True, eq=False)
class Mark(OnCards):
    """Put counters of a name (``terms``) on each of the cards."""

    name: int
    amount: int | Amount = 1
    target: Target = THIS

    def apply(self, m: Machine, f: Frame, s: Scope, cards: list[Card]) -> None:
        amount = number_of(m, s, self.amount)
        for c in cards:
            m.mark(c, self.name, amount)


@final
@dataclass(frozen=True, eq=False)
class Unmark(OnCards):
    """Remove counters of a name from each of the cards, as many as there are, or all by ``FULLY``."""

    name: int
    amount: int | Amount = FULLY
    target: Target = THIS

    def apply(self, m: Machine, f: Frame, s: Scope, cards: list[Card]) -> None:
        amount = number_of(m, s, self.amount)
        s.count = 0
        s.did = bool(cards)
        for c in cards:
            taken = m.unmark(c, self.name, amount)
            s.count += taken
            s.did = s.did and taken > 0 and (amount == FULLY or taken == amount)


@final
@dataclass(frozen=True, eq=False)
class MoveMarks(OnCards):
    """Move all counters of a name from a card to the chosen one; or ``half`` of them, rounded up."""

    name: int
    target: Target
    source: Target = THIS
    half: bool = False

    def apply(self, m: Machine, f: Frame, s: Scope, cards: list[Card]) -> None:
        s.count = 0
        for source in self.source.settled(m, s) or []:
            for c in cards[:1]:
                number = m.counted(source, self.name)
                if source != c and m.in_play(c):
                    moved = m.unmark(source, self.name, (number + 1) // 2 if self.half else number)
                    m.mark(c, self.name, moved)
                    s.count += moved
        s.did = s.count > 0


@final
@dataclass(frozen=True, eq=False)
class Marks(Amount):
    """How many counters of a name are on cards that need not be chosen."""

    name: int
    on: Target = THIS
    times: int = 1

    def natural(self) -> bool:
        return self.times >= 0

    def value(self, p: Position, s: Scope) -> int:
        number = 0
        for c in self.on.settled(p, s) or []:
            number += p.counted(c, self.name)
        return number * self.times
