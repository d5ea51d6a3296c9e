"""Which cards an instruction is about: chosen ones, all of a kind, or those that were spoken of before."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final, final

from ludarium.games.keyforge.frames import Scope
from ludarium.games.keyforge.terms import DECK, DISCARD, LINE
from ludarium.games.keyforge.words.base import (
    IS_HIT,
    IS_HOST,
    IS_IT,
    IS_KEPT,
    IS_OTHER,
    IS_THAT,
    IS_THIS,
    YOU,
    Amount,
    Cards,
    Target,
    number_of,
    related,
)

if TYPE_CHECKING:
    from ludarium.games.keyforge.position import Position


@final
@dataclass(frozen=True, eq=False)
class A(Target):
    """One of these cards."""

    cards: Cards

    def settled(self, p: Position, s: Scope) -> list[int] | None:
        return None

    def pool(self, p: Position, s: Scope) -> list[int]:
        return self.cards.all(p, s)


@final
@dataclass(frozen=True, eq=False)
class UpTo(Target):
    """At most so many of these cards, none included (G9)."""

    number: int | Amount
    cards: Cards

    def settled(self, p: Position, s: Scope) -> list[int] | None:
        return None

    def pool(self, p: Position, s: Scope) -> list[int]:
        return self.cards.all(p, s)

    def least(self, p: Position, s: Scope) -> int:
        return 0

    def most(self, p: Position, s: Scope) -> int:
        return number_of(p, s, self.number)


@final
@dataclass(frozen=True, eq=False)
class Some(Target):
    """Exactly so many of these cards, as far as there are so many (G4)."""

    number: int | Amount
    cards: Cards

    def settled(self, p: Position, s: Scope) -> list[int] | None:
        return None

    def pool(self, p: Position, s: Scope) -> list[int]:
        return self.cards.all(p, s)

    def least(self, p: Position, s: Scope) -> int:
        return number_of(p, s, self.number)

    def most(self, p: Position, s: Scope) -> int:
        return number_of(p, s, self.number)


@final
@dataclass(frozen=True, eq=False)
class AnyNumber(Target):
    """Any number of these cards, none included (G9)."""

    cards: Cards

    def settled(self, p: Position, s: Scope) -> list[int] | None:
        return None

    def pool(self, p: Position, s: Scope) -> list[int]:
        return self.cards.all(p, s)

    def least(self, p: Position, s: Scope) -> int:
        return 0

    def most(self, p: Position, s: Scope) -> int:
        return 99


@final
@dataclass(frozen=True, eq=False)
class Spread(Target):
    """One of these cards for each, perhaps another each time; what they suffer comes at once (G190)."""

    number: int | Amount
    cards: Cards

    def settled(self, p: Position, s: Scope) -> list[int] | None:
        return None

    def pool(self, p: Position, s: Scope) -> list[int]:
        return self.cards.all(p, s)

    def least(self, p: Position, s: Scope) -> int:
        return number_of(p, s, self.number)

    def most(self, p: Position, s: Scope) -> int:
        return number_of(p, s, self.number)

    def again(self) -> bool:
        return True


@final
@dataclass(frozen=True, eq=False)
class Each(Target):
    """All of these cards."""

    cards: Cards

    def settled(self, p: Position, s: Scope) -> list[int] | None:
        return self.cards.all(p, s)


@final
@dataclass(frozen=True, eq=False)
class Extreme(Target):
    """The most (or least) powerful of these cards; AP chooses among the tied (G194)."""

    cards: Cards
    most_powerful: bool = True
    number: int = 1

    def settled(self, p: Position, s: Scope) -> list[int] | None:
        found = self.cards.all(p, s)
        return found if len(found) <= self.number else None

    def pool(self, p: Position, s: Scope) -> list[int]:
        """Whoever may still fill the places, from the top down, with those in IT already chosen."""
        sign = -1 if self.most_powerful else 1
        found = self.cards.all(p, s)
        ranks = sorted(sign * p.power(c) for c in found)
        border = ranks[min(self.number, len(ranks)) - 1]
        sure = [c for c in found if sign * p.power(c) < border]
        tied = [c for c in found if sign * p.power(c) == border]
        return sure if any(c not in s.it for c in sure) else tied

    def least(self, p: Position, s: Scope) -> int:
        return self.number

    def most(self, p: Position, s: Scope) -> int:
        return self.number


@final
@dataclass(frozen=True, eq=False)
class AtRandom(Target):
    """So many of these cards, at random."""

    cards: Cards
    number: int = 1

    def settled(self, p: Position, s: Scope) -> list[int] | None:
        found = self.cards.all(p, s)
        p.chance.shuffle(found)
        return found[: self.number]


@final
@dataclass(frozen=True, eq=False)
class Known(Target):
    """Cards that were spoken of: this one, that creature, those destroyed this way."""

    relation: int

    def settled(self, p: Position, s: Scope) -> list[int] | None:
        return related(p, s, self.relation)


@final
@dataclass(frozen=True, eq=False)
class Neighbours(Target):
    """The neighbours of those cards, or of where they just were (G221)."""

    of: Target

    def settled(self, p: Position, s: Scope) -> list[int] | None:
        found: list[int] = []
        for c in self.of.settled(p, s) or []:
            for n in p.neighbours(c):
                if n not in found:
                    found.append(n)
        return found


@final
@dataclass(frozen=True, eq=False)
class Both(Target):
    """Several settled targets together."""

    parts: tuple[Target, ...]

    def settled(self, p: Position, s: Scope) -> list[int] | None:
        found: list[int] = []
        for part in self.parts:
            for c in part.settled(p, s) or []:
                if c not in found:
                    found.append(c)
        return found


@final
@dataclass(frozen=True, eq=False)
class Top(Target):
    """The top cards of a deck, or of a discard pile."""

    number: int = 1
    who: int = YOU
    zone: int = DECK

    def settled(self, p: Position, s: Scope) -> list[int] | None:
        found: list[int] = []
        for player in p.players(s, self.who):
            row = p.row(self.zone, player)
            found += row[::-1][: self.number] if self.zone == DISCARD else row[: self.number]
        return found


@final
@dataclass(frozen=True, eq=False)
class Survivors(Target):
    """Of cards spoken of, those still in play."""

    relation: int

    def settled(self, p: Position, s: Scope) -> list[int] | None:
        return [c for c in related(p, s, self.relation) if p.zone[c] == LINE]


THIS: Final = Known(IS_THIS)
HOST: Final = Known(IS_HOST)
IT: Final = Known(IS_IT)
THAT: Final = Known(IS_THAT)
OTHER: Final = Known(IS_OTHER)
HIT: Final = Known(IS_HIT)
KEPT: Final = Known(IS_KEPT)
