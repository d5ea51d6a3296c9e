"""Cards that were spoken of before, and what lies or stands beside them."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final, final

from ludarium.games.keyforge.engine.frames import Scope
from ludarium.games.keyforge.engine.terms import NO_TOKENS, NONE, Card, Zones
from ludarium.games.keyforge.pool.houses import CardTypes
from ludarium.games.keyforge.words.base import Target
from ludarium.games.keyforge.words.cards import (
    EACH_PLAYER,
    IS_GIVER,
    IS_HIT,
    IS_HOST,
    IS_IT,
    IS_KEPT,
    IS_OTHER,
    IS_THAT,
    IS_THIS,
    Relation,
    Who,
    related,
)

if TYPE_CHECKING:
    from ludarium.games.keyforge.engine.position import Position


@final
@dataclass(frozen=True, eq=False)
class Known(Target):
    """Cards that were spoken of: this one, that creature, those destroyed this way.

    This card and that of an event are found no more once they have gone where nobody sees them, nor that of an event
    once another has come of it (G98)."""

    relation: Relation

    def refers(self) -> bool:
        return True

    def settled(self, p: Position, s: Scope) -> list[Card] | None:
        c = s.this if self.relation == IS_THIS else s.card if self.relation == IS_THAT else NONE
        if c != NONE and p.zone[c] in (Zones.DECK, Zones.HAND, Zones.ARCHIVES):
            return []
        if self.relation == IS_THAT and s.gone and p.in_play(c):
            return []
        return spoken(p, s, self.relation)


def spoken(p: Position, s: Scope, relation: Relation) -> list[Card]:
    """The cards that a relation names, as they lie now: of a token creature that is no more, its card where everybody
    can see that (G168)."""
    cards = related(p, s, relation)
    if p.decks.tokens == NO_TOKENS:
        return cards
    found: list[int] = []
    for c in cards:
        past = p.recall(c) if p.zone[c] == Zones.ASIDE else None
        if past is not None and past.core != NONE and p.zone[past.core] in (Zones.DISCARD, Zones.PURGED):
            found.append(past.core)
        elif p.zone[c] != Zones.ASIDE:
            found.append(c)
    return found


@final
@dataclass(frozen=True, eq=False)
class Neighbours(Target):
    """The neighbours of those cards, or of where they just were (G221); not those that are ``but``."""

    of: Target
    but: Target | None = None

    def settled(self, p: Position, s: Scope) -> list[Card] | None:
        found: list[int] = []
        past = [] if self.but is None else self.but.settled(p, s) or []
        for c in self.of.settled(p, s) or []:
            for n in p.neighbours(c):
                if n not in found and n not in past:
                    found.append(n)
        return found


@final
@dataclass(frozen=True, eq=False)
class OneEachSide(Target):
    """The neighbours of this card that are there when their turn comes, one on each side of it: no other from a side where
    one of IT stands, or stood beside it."""

    def settled(self, p: Position, s: Scope) -> list[Card] | None:
        return None

    def pool(self, p: Position, s: Scope) -> list[Card]:
        sides = p.beside(s.this)
        done = [_side(p, s.this, c) for c in s.it]
        return [c for i, c in enumerate(sides) if c != NONE and i not in done]

    def least(self, p: Position, s: Scope) -> int:
        return 2

    def most(self, p: Position, s: Scope) -> int:
        return 2


@final
@dataclass(frozen=True, eq=False)
class OtherNeighbour(Target):
    """The neighbour of this card on the other side than the one that was put aside, wherever that one is by now."""

    def settled(self, p: Position, s: Scope) -> list[Card] | None:
        done = [_side(p, s.this, c) for c in s.kept]
        return [c for i, c in enumerate(p.beside(s.this)) if c != NONE and done and i not in done]


def _side(p: Position, this: Card, c: Card) -> int:
    """On which side of a card another stands or stood: 0 is left, 1 right."""
    if p.right_of(c, [this]):
        return 1
    if p.right_of(this, [c]):
        return 0
    past = p.recall(c)
    if past is not None and this in (past.left, past.right):
        return 0 if past.right == this else 1
    past = p.recall(this)
    return 1 if past is not None and past.right == c else 0


@final
@dataclass(frozen=True, eq=False)
class Survivors(Target):
    """Of cards spoken of, those still in play."""

    relation: Relation

    def refers(self) -> bool:
        return True

    def settled(self, p: Position, s: Scope) -> list[Card] | None:
        return [c for c in spoken(p, s, self.relation) if p.zone[c] == Zones.LINE]


@final
@dataclass(frozen=True, eq=False)
class Found(Target):
    """Of cards spoken of, those that effects still find: not where they are hidden (G98)."""

    relation: Relation

    def refers(self) -> bool:
        return True

    def settled(self, p: Position, s: Scope) -> list[Card] | None:
        cards = spoken(p, s, self.relation)
        if p.decks.gigantic:
            cards = p.with_fallen_halves(cards)
        return [c for c in cards if p.in_play(c) or p.zone[c] in (Zones.DISCARD, Zones.PURGED)]


@final
@dataclass(frozen=True, eq=False)
class PurgedBy(Target):
    """The cards that this card has purged (``Purge.keeps``), or those of them that are ``creatures`` in print."""

    creatures: bool = False

    def settled(self, p: Position, s: Scope) -> list[Card] | None:
        found: list[int] = []
        for player in (p.active, 1 - p.active):
            for c in p.row(Zones.PURGED, player):
                if p.host[c] == s.this and (not self.creatures or p.type(c) == CardTypes.CREATURE):
                    found.append(c)
        return found


@final
@dataclass(frozen=True, eq=False)
class Fallen(Target):
    """Of cards spoken of, those that lie in a discard pile, or in that of ``who``; in a hidden zone they are not found
    again (G98)."""

    relation: Relation
    who: Who = EACH_PLAYER

    def refers(self) -> bool:
        return True

    def settled(self, p: Position, s: Scope) -> list[Card] | None:
        owners = p.players(s, self.who)
        cards = spoken(p, s, self.relation)
        if p.decks.gigantic:
            cards = p.with_fallen_halves(cards)
        return [c for c in cards if p.zone[c] == Zones.DISCARD and p.owner(c) in owners]


@final
@dataclass(frozen=True, eq=False)
class Beneath(Target):
    """The cards that lie beneath this one (G202); ``one`` of them, chosen or ``at_random``, or ``every`` one where there are
    several. ``grafted`` says so of cards that lie there faceup (G121), ``named`` of some not spoken of before."""

    one: bool = False
    at_random: bool = False
    grafted: bool = False
    every: bool = False
    named: bool = False

    def settled(self, p: Position, s: Scope) -> list[Card] | None:
        found = p.under(s.this)
        if len(found) < 2 or not self.one:
            return found
        return [found[p.chance.below(len(found))]] if self.at_random else None

    def pool(self, p: Position, s: Scope) -> list[Card]:
        return p.under(s.this)


@final
@dataclass(frozen=True, eq=False)
class OtherKept(Target):
    """Of the cards put aside those that are not in IT, wherever they are by now: what is done with one of two may be
    measured by the other, whether that was moved or not (G103)."""

    def refers(self) -> bool:
        return True

    def settled(self, p: Position, s: Scope) -> list[Card] | None:
        return [c for c in s.kept if c not in s.it]


OTHER_KEPT: Final = OtherKept()
THIS: Final = Known(IS_THIS)
HOST: Final = Known(IS_HOST)
IT: Final = Known(IS_IT)
THAT: Final = Known(IS_THAT)
OTHER: Final = Known(IS_OTHER)
HIT: Final = Known(IS_HIT)
KEPT: Final = Known(IS_KEPT)
GIVER: Final = Known(IS_GIVER)
