"""Which cards an instruction is about: chosen ones, all of a kind, or those that were spoken of before."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final, final

from mypy_extensions import mypyc_attr

from ludarium.games.keyforge.engine.frames import Scope
from ludarium.games.keyforge.engine.terms import NONE, Card, Zone, Zones
from ludarium.games.keyforge.pool.houses import PLAYED_HOUSES, CardType, CardTypes, House
from ludarium.games.keyforge.words.base import Amount, Condition, Target, number_of
from ludarium.games.keyforge.words.cards import IN_ARCHIVES, IN_HAND, YOU, Cards, Who

if TYPE_CHECKING:
    from ludarium.games.keyforge.engine.position import Position


@mypyc_attr(allow_interpreted_subclasses=True)
class Chosen(Target):
    """Cards that are chosen among these."""

    cards: Cards

    def settled(self, p: Position, s: Scope) -> list[Card] | None:
        return None

    def pool(self, p: Position, s: Scope) -> list[Card]:
        return self.cards.all(p, s)

    def secret(self) -> bool:
        return self.cards.hidden()


@final
@dataclass(frozen=True, eq=False)
class A(Chosen):
    """One of these cards."""

    cards: Cards


ANY_CARD: Final = Cards()


@final
@dataclass(frozen=True, eq=False)
class Either(Chosen):
    """One of these cards, or one of others: "an upgrade or Robot card"."""

    cards: Cards
    # Compiled, a field that a base declares has a default: those behind it need one.
    others: Cards = ANY_CARD

    def pool(self, p: Position, s: Scope) -> list[Card]:
        found = self.cards.all(p, s)
        return found + [c for c in self.others.all(p, s) if c not in found]

    def secret(self) -> bool:
        return self.cards.hidden() or self.others.hidden()


@mypyc_attr(allow_interpreted_subclasses=True)
class Numbered(Chosen):
    """So many cards that are chosen among these."""

    number: int | Amount

    def least(self, p: Position, s: Scope) -> int:
        return number_of(p, s, self.number)

    def most(self, p: Position, s: Scope) -> int:
        return number_of(p, s, self.number)


@final
@dataclass(frozen=True, eq=False)
class UpTo(Numbered):
    """At most so many of these cards, none included (G9)."""

    number: int | Amount
    cards: Cards

    def least(self, p: Position, s: Scope) -> int:
        return 0


@final
@dataclass(frozen=True, eq=False)
class Some(Numbered):
    """Exactly so many of these cards, as far as there are so many (G4)."""

    number: int | Amount
    cards: Cards


@final
@dataclass(frozen=True, eq=False)
class Third(Chosen):
    """One third of these cards, rounded up."""

    cards: Cards

    def least(self, p: Position, s: Scope) -> int:
        return (len(self.cards.all(p, s)) + 2) // 3

    def most(self, p: Position, s: Scope) -> int:
        return self.least(p, s)


@final
@dataclass(frozen=True, eq=False)
class AnyNumber(Chosen):
    """Any number of these cards, none included (G9); or only as many as have so much power together; or ``at_least`` so
    many."""

    cards: Cards
    total_power: int = 0
    at_least: int = 0

    def settled(self, p: Position, s: Scope) -> list[Card] | None:
        """None is chosen, and nobody is asked, where all of them together are too weak."""
        if self.total_power == 0:
            return None
        return None if self.enough(p, s, self.cards.all(p, s)) else []

    def enough(self, p: Position, s: Scope, chosen: list[Card]) -> bool:
        return self.total_power == 0 or sum([p.power(c) for c in chosen]) >= self.total_power

    def least(self, p: Position, s: Scope) -> int:
        return self.at_least

    def most(self, p: Position, s: Scope) -> int:
        return 99


@final
@dataclass(frozen=True, eq=False)
class Spread(Numbered):
    """One of these cards for each, perhaps another each time; what they suffer comes at once (G190). ``divided`` says so
    of one amount that is dealt in parts."""

    number: int | Amount
    cards: Cards
    divided: bool = False

    def again(self) -> bool:
        return True


@final
@dataclass(frozen=True, eq=False)
class OfEachHouse(Chosen):
    """For each house that is represented among these cards one of that house, perhaps the same for two (G235); what they
    suffer comes at once (G190)."""

    cards: Cards

    def settled(self, p: Position, s: Scope) -> list[Card] | None:
        return None

    def pool(self, p: Position, s: Scope) -> list[Card]:
        """Those of the first house for which none has been chosen."""
        found = self.cards.all(p, s)
        houses = self._houses(p, found)
        if len(s.it) >= len(houses):
            return []
        return [c for c in found if p.houses(c) >> houses[len(s.it)] & 1]

    def _houses(self, p: Position, cards: list[Card]) -> list[House]:
        mask = 0
        for c in cards:
            mask |= p.houses(c)
        return [house for house in PLAYED_HOUSES if mask >> house & 1]

    def least(self, p: Position, s: Scope) -> int:
        return len(self._houses(p, self.cards.all(p, s)))

    def most(self, p: Position, s: Scope) -> int:
        return self.least(p, s)

    def again(self) -> bool:
        return True


@final
@dataclass(frozen=True, eq=False)
class OfEachType(Chosen):
    """One card of each type that there is among these."""

    cards: Cards

    def pool(self, p: Position, s: Scope) -> list[Card]:
        """Those of the first type of which none has been chosen."""
        found = self.cards.all(p, s)
        types = self._types(p, found)
        if len(s.it) >= len(types):
            return []
        return [c for c in found if p.type(c) == types[len(s.it)]]

    def pressing(self, p: Position, s: Scope, least: int) -> int:
        return 1

    def _types(self, p: Position, cards: list[Card]) -> list[CardType]:
        there = [p.type(c) for c in cards]
        return [kind for kind in PRINTED_ORDER if kind in there]

    def least(self, p: Position, s: Scope) -> int:
        return len(self._types(p, self.cards.all(p, s)))

    def most(self, p: Position, s: Scope) -> int:
        return self.least(p, s)


@final
@dataclass(frozen=True, eq=False)
class OfEachPower(Chosen):
    """One creature of each power that there is among these."""

    cards: Cards

    def pool(self, p: Position, s: Scope) -> list[Card]:
        """Those of the lowest power of which none has been chosen."""
        found = self.cards.all(p, s)
        powers = self._powers(p, found)
        if len(s.it) >= len(powers):
            return []
        return [c for c in found if p.power(c) == powers[len(s.it)]]

    def pressing(self, p: Position, s: Scope, least: int) -> int:
        return 1

    def _powers(self, p: Position, cards: list[Card]) -> list[int]:
        return sorted({p.power(c) for c in cards})

    def least(self, p: Position, s: Scope) -> int:
        return len(self._powers(p, self.cards.all(p, s)))

    def most(self, p: Position, s: Scope) -> int:
        return self.least(p, s)


@final
@dataclass(frozen=True, eq=False)
class OfOtherHouses(Numbered):
    """At most so many of these cards, none included (G9), each of other houses than the others."""

    number: int | Amount
    cards: Cards

    def pool(self, p: Position, s: Scope) -> list[Card]:
        taken = 0
        for c in s.it:
            taken |= p.houses(c)
        return [c for c in self.cards.all(p, s) if c in s.it or p.houses(c) & taken == 0]

    def least(self, p: Position, s: Scope) -> int:
        return 0


@final
@dataclass(frozen=True, eq=False)
class OfDifferentTypes(Numbered):
    """So many of these cards, no two of one type, as far as there are so many types (G4)."""

    number: int | Amount
    cards: Cards

    def pool(self, p: Position, s: Scope) -> list[Card]:
        """Those whose type none that has been chosen has."""
        taken = [p.type(c) for c in s.it]
        return [c for c in self.cards.all(p, s) if p.type(c) not in taken]

    def least(self, p: Position, s: Scope) -> int:
        types = len({p.type(c) for c in self.cards.all(p, s)})
        return min(number_of(p, s, self.number), types)


PRINTED_ORDER: Final = (CardTypes.ACTION, CardTypes.ARTIFACT, CardTypes.CREATURE, CardTypes.UPGRADE)
"""In which cards name the types, by the alphabet."""


def as_anybody_holds_them(p: Position, cards: list[Card]) -> list[Card]:
    """Cards in an order that does not tell how those that are held lie in a hand or in archives: by what they are."""
    held = [c for c in cards if p.zone[c] == Zones.HAND or p.zone[c] == Zones.ARCHIVES]
    if not held:
        return cards
    names = [(p.decks.prints[p.face[c]].label, i) for i, c in enumerate(held)]
    names.sort()
    return [c for c in cards if c not in held] + [held[i] for _, i in names]


@final
@dataclass(frozen=True, eq=False)
class Each(Target):
    """All of these cards."""

    cards: Cards

    def settled(self, p: Position, s: Scope) -> list[Card] | None:
        found = self.cards.all(p, s)
        return as_anybody_holds_them(p, found) if self.cards.where & (IN_HAND | IN_ARCHIVES) else found


@final
@dataclass(frozen=True, eq=False)
class Extreme(Target):
    """The most (or least) powerful of these cards; AP chooses among the tied, or ``each`` of them is meant (G194)."""

    cards: Cards
    most_powerful: bool = True
    number: int = 1
    each: bool = False

    def settled(self, p: Position, s: Scope) -> list[Card] | None:
        found = self.cards.all(p, s)
        if self.each and found:
            powers = [p.power(c) for c in found]
            bound = max(powers) if self.most_powerful else min(powers)
            return [c for c in found if p.power(c) == bound]
        return found if len(found) <= self.number else None

    def pool(self, p: Position, s: Scope) -> list[Card]:
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
class Provided(Target):
    """These cards, as long as a condition holds; else none."""

    when: Condition
    target: Target

    def settled(self, p: Position, s: Scope) -> list[Card] | None:
        return self.target.settled(p, s) if self.when.holds(p, s) else []

    def refers(self) -> bool:
        return self.target.refers()

    def pool(self, p: Position, s: Scope) -> list[Card]:
        return self.target.pool(p, s)

    def least(self, p: Position, s: Scope) -> int:
        return self.target.least(p, s)

    def most(self, p: Position, s: Scope) -> int:
        return self.target.most(p, s)

    def pressing(self, p: Position, s: Scope, least: int) -> int:
        return self.target.pressing(p, s, least)


@final
@dataclass(frozen=True, eq=False)
class AllBut(Target):
    """All of these cards except those that another target names."""

    cards: Cards
    spared: Target

    def settled(self, p: Position, s: Scope) -> list[Card] | None:
        spared = self.spared.settled(p, s)
        return None if spared is None else self.meant(p, s, spared)

    def pool(self, p: Position, s: Scope) -> list[Card]:
        return self.spared.pool(p, s)

    def least(self, p: Position, s: Scope) -> int:
        return self.spared.least(p, s)

    def most(self, p: Position, s: Scope) -> int:
        return self.spared.most(p, s)

    def pressing(self, p: Position, s: Scope, least: int) -> int:
        return self.spared.pressing(p, s, least)

    def again(self) -> bool:
        return self.spared.again()

    def meant(self, p: Position, s: Scope, chosen: list[Card]) -> list[Card]:
        return [c for c in self.cards.all(p, s) if c not in chosen]


@final
@dataclass(frozen=True, eq=False)
class AtRandom(Target):
    """So many of these cards, at random; or so many of ``each`` player's."""

    cards: Cards
    number: int = 1
    each: bool = False
    down_to: int = NONE
    """As many as leave so many of them."""

    def settled(self, p: Position, s: Scope) -> list[Card] | None:
        found = self.cards.all(p, s)
        if not self.each:
            return self._picked(p, s, found)
        mine = [c for c in found if p.whose(c) == p.active]
        theirs = [c for c in found if c not in mine]
        return self._picked(p, s, mine) + self._picked(p, s, theirs)

    def _picked(self, p: Position, s: Scope, found: list[Card]) -> list[Card]:
        p.chance.shuffle(found)
        number = self.number if self.down_to == NONE else max(0, len(found) - self.down_to)
        for i in range(min(number, len(found))):
            if _has_copies(p, found, i):
                left = [c for c in self.cards.all(p, s) if c in found[i:]]
                c = p.foremost(found[i], left)  # which of its copies it is, nobody can tell
                j = found.index(c)
                found[i], found[j] = c, found[i]
        return found[:number]


def _has_copies(p: Position, cards: list[Card], i: int) -> bool:
    """Whether what shows the same face as the card at ``i`` comes behind it."""
    face = p.face[cards[i]]
    for j in range(i + 1, len(cards)):
        if p.face[cards[j]] == face:
            return True
    return False


@final
@dataclass(frozen=True, eq=False)
class Both(Target):
    """Several targets together. What has to be chosen is chosen for one part after the other."""

    parts: tuple[Target, ...]

    def settled(self, p: Position, s: Scope) -> list[Card] | None:
        found: list[int] = []
        for part in self.parts:
            cards = part.settled(p, s)
            if cards is None:
                return None
            for c in cards:
                if c not in found:
                    found.append(c)
        return found

    def refers(self) -> bool:
        return any([part.refers() for part in self.parts])

    def pool(self, p: Position, s: Scope) -> list[Card]:
        """The cards of the first part that still lacks some."""
        return self._next(p, s)[0]

    def pressing(self, p: Position, s: Scope, least: int) -> int:
        return self._next(p, s)[1]

    def _next(self, p: Position, s: Scope) -> tuple[list[int], int]:
        done = 0
        for part in self.parts:
            cards = part.settled(p, s)
            number = part.most(p, s) if cards is None else len(cards)
            left = [c for c in (part.pool(p, s) if cards is None else cards) if c not in s.it[:done]]
            number = min(number, len(left))
            if done + number > len(s.it):
                return left, done + number - len(s.it)
            done += number
        return [], 0

    def least(self, p: Position, s: Scope) -> int:
        return self.most(p, s)

    def most(self, p: Position, s: Scope) -> int:
        count = 0
        for part in self.parts:
            cards = part.settled(p, s)
            count += part.most(p, s) if cards is None else len(cards)
        return count


@final
@dataclass(frozen=True, eq=False)
class Top(Target):
    """The top cards of a deck, or of a discard pile; or the ``bottom`` ones."""

    number: int | Amount = 1
    who: Who = YOU
    zone: Zone = Zones.DECK
    bottom: bool = False

    def due(self, p: Position, s: Scope) -> int:
        return number_of(p, s, self.number) * len(p.players(s, self.who))

    def settled(self, p: Position, s: Scope) -> list[Card] | None:
        number = number_of(p, s, self.number)
        found: list[int] = []
        for player in p.players(s, self.who):
            row = p.row(self.zone, player)
            backwards = (self.zone == Zones.DISCARD) != self.bottom
            found += row[::-1][:number] if backwards else row[:number]
        return found


@final
@dataclass(frozen=True, eq=False)
class Topmost(Target):
    """That of these cards which lies highest in a player's discard pile."""

    cards: Cards
    who: Who = YOU

    def settled(self, p: Position, s: Scope) -> list[Card] | None:
        found: list[int] = []
        for player in p.players(s, self.who):
            for c in p.row(Zones.DISCARD, player)[::-1]:
                if p.described(self.cards, s, c):
                    found.append(c)
                    break
        return found
