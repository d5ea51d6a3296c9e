"""What has to be so: conditions, on the board as it is when they are asked for."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, final

from ludarium.games.keyforge.engine.frames import Scope
from ludarium.games.keyforge.engine.terms import NONE, KeyColour
from ludarium.games.keyforge.pool.houses import House
from ludarium.games.keyforge.words.base import Amount, Condition, SteadyCondition, Target, number_of
from ludarium.games.keyforge.words.cards import BESIDE_HOUSES, CHOSEN_HOUSE, OPPONENT, YOU, Cards, Who

if TYPE_CHECKING:
    from ludarium.games.keyforge.engine.position import Position


@final
@dataclass(frozen=True, eq=False)
class AtLeast(Condition):
    """A number is at least so much; at most, or exactly, where asked."""

    amount: Amount
    number: int | Amount = 1
    exactly: bool = False
    below: bool = False

    def holds(self, p: Position, s: Scope) -> bool:
        value = self.amount.value(p, s)
        number = number_of(p, s, self.number)
        if self.exactly:
            return value == number
        return value < number if self.below else value >= number


@final
@dataclass(frozen=True, eq=False)
class Odd(Condition):
    """A number is odd, or ``even``; none is an even number."""

    amount: Amount
    even: bool = False

    def holds(self, p: Position, s: Scope) -> bool:
        return self.amount.value(p, s) % 2 == (0 if self.even else 1)


@final
@dataclass(frozen=True, eq=False)
class There(Condition):
    """There is such a card (or, ``none``, there is not)."""

    cards: Cards
    none: bool = False

    def steady(self) -> bool:
        return self.cards.steady()

    def secret(self) -> bool:
        return self.cards.hidden()

    def holds(self, p: Position, s: Scope) -> bool:
        return self.cards.any(p, s) != self.none


@final
@dataclass(frozen=True, eq=False)
class Is(Condition):
    """The cards in IT (``event``: the card of the event) are all of this kind, and there is one: in play as they are now,
    elsewhere as they are printed, or as the token creatures that they were (G168)."""

    cards: Cards
    event: bool = False
    isnt: bool = False
    kept: bool = False
    """Those in KEPT: what IT loses when it leaves play as it is used, stays there."""

    def holds(self, p: Position, s: Scope) -> bool:
        found = ([] if s.card == NONE else [s.card]) if self.event else s.kept if self.kept else s.it
        so = bool(found)
        for c in found:
            so = so and p.is_or_was(self.cards, s, c)
        return so != self.isnt


@final
@dataclass(frozen=True, eq=False)
class MostPowerful(Condition):
    """A card that need not be chosen is the most powerful of these, or one of several (G194)."""

    of: Target
    among: Cards

    def holds(self, p: Position, s: Scope) -> bool:
        cards = self.among.all(p, s)
        most = max([p.power(c) for c in cards], default=0)
        return any([c in cards and p.power(c) == most for c in self.of.settled(p, s) or []])


@final
@dataclass(frozen=True, eq=False)
class Did(Condition):
    """ "If you do": the last instruction was carried out completely (G10)."""

    isnt: bool = False

    def holds(self, p: Position, s: Scope) -> bool:
        return s.did != self.isnt


@final
@dataclass(frozen=True, eq=False)
class Died(Condition):
    """The cards in IT were destroyed by the last instruction, or were not: neither is so of no card. ``one`` asks for no
    more than one of all that it hit."""

    isnt: bool = False
    one: bool = False

    def holds(self, p: Position, s: Scope) -> bool:
        if self.one:
            return bool(s.dead)
        return bool(s.it) and all(c in s.dead for c in s.it) != self.isnt


@final
@dataclass(frozen=True, eq=False)
class SharedHouse(Condition):
    """The cards in IT, several of them, share a house, or did just before they left play (G99)."""

    isnt: bool = False

    def holds(self, p: Position, s: Scope) -> bool:
        shared = p.houses_then(s.it[0]) if len(s.it) > 1 else 0
        for c in s.it:
            shared &= p.houses_then(c)
        return (shared != 0) != self.isnt


@final
@dataclass(frozen=True, eq=False)
class MoreCreatures(SteadyCondition):
    """A player controls more creatures than the other, or more with a trait."""

    who: Who = YOU
    trait: str = ""

    def holds(self, p: Position, s: Scope) -> bool:
        player = p.players(s, self.who)[0]
        if self.trait:
            counts = [len([c for c in p.line(seat) if p.has_trait(c, self.trait)]) for seat in (0, 1)]
            return counts[player] > counts[1 - player]
        return p.creatures(player) > p.creatures(1 - player)


@final
@dataclass(frozen=True, eq=False)
class Controls(Condition):
    """A player controls such a card in play, whoever resolves the words."""

    cards: Cards
    who: Who

    def steady(self) -> bool:
        return self.cards.steady()

    def holds(self, p: Position, s: Scope) -> bool:
        players = p.players(s, self.who)
        return any([p.ctrl[c] in players for c in self.cards.all(p, s)])


@final
@dataclass(frozen=True, eq=False)
class MoreAmber(Condition):
    """A player has more Æ than the other."""

    who: Who = OPPONENT

    def holds(self, p: Position, s: Scope) -> bool:
        player = p.players(s, self.who)[0]
        return p.pool[player] > p.pool[1 - player]


@final
@dataclass(frozen=True, eq=False)
class MoreKeys(SteadyCondition):
    """A player has forged more keys than the other."""

    who: Who = OPPONENT

    def holds(self, p: Position, s: Scope) -> bool:
        player = p.players(s, self.who)[0]
        return p.forged(player) > p.forged(1 - player)


@final
@dataclass(frozen=True, eq=False)
class OnFlank(SteadyCondition):
    """This card (or, ``host``, the creature it is on) is on a flank, or is not; or was, just before it left play (G99)."""

    host: bool = False
    isnt: bool = False

    def holds(self, p: Position, s: Scope) -> bool:
        return p.flank_then(p.host[s.this] if self.host else s.this) != self.isnt


@final
@dataclass(frozen=True, eq=False)
class InCenter(SteadyCondition):
    """This card (or, ``host``, the creature it is on) is in the center of its battleline (G33)."""

    host: bool = False

    def holds(self, p: Position, s: Scope) -> bool:
        return p.is_center(p.host[s.this] if self.host else s.this)


@final
@dataclass(frozen=True, eq=False)
class FirstReap(Condition):
    """The reap that is answered is the first of this turn, whoever's it is: its window says which it is."""

    def holds(self, p: Position, s: Scope) -> bool:
        return s.amount == 1


@final
@dataclass(frozen=True, eq=False)
class ActiveHouse(Condition):
    """The active house is this one, or the one that was chosen (``CHOSEN_HOUSE``); or one of a neighbour of this card, or
    of its ``host`` (``BESIDE_HOUSES``)."""

    house: House
    isnt: bool = False
    host: bool = False

    def holds(self, p: Position, s: Scope) -> bool:
        if self.house == BESIDE_HOUSES:
            c = p.host[s.this] if self.host else s.this
            return p.house != NONE and any([p.houses(n) >> p.house & 1 for n in p.neighbours(c)])
        house = s.house if self.house == CHOSEN_HOUSE else self.house
        return (p.house == house) != self.isnt


@final
@dataclass(frozen=True, eq=False)
class YourTurn(Condition):
    """It is the turn of whoever resolves the words."""

    isnt: bool = False

    def holds(self, p: Position, s: Scope) -> bool:
        return (p.active == s.me) != self.isnt


@final
@dataclass(frozen=True, eq=False)
class KeyForged(SteadyCondition):
    """A player's key of this colour is forged."""

    colour: KeyColour
    who: Who = YOU

    def holds(self, p: Position, s: Scope) -> bool:
        return p.keys[p.players(s, self.who)[0]] & self.colour != 0


@final
@dataclass(frozen=True, eq=False)
class Haunted(SteadyCondition):
    """A player is haunted (G120), or is not; neither is so of nobody."""

    who: Who = YOU
    isnt: bool = False

    def holds(self, p: Position, s: Scope) -> bool:
        if self.who == YOU:
            return p.haunted(s.me) != self.isnt
        players = p.players(s, self.who)
        return bool(players) and p.haunted(players[0]) != self.isnt


@final
@dataclass(frozen=True, eq=False)
class AnyOf(Condition):
    """One of these is so, or several."""

    parts: tuple[Condition, ...]

    def steady(self) -> bool:
        return all([part.steady() for part in self.parts])

    def holds(self, p: Position, s: Scope) -> bool:
        return any([part.holds(p, s) for part in self.parts])


@final
@dataclass(frozen=True, eq=False)
class All(Condition):
    """All of these are so."""

    parts: tuple[Condition, ...]

    def steady(self) -> bool:
        return all([part.steady() for part in self.parts])

    def holds(self, p: Position, s: Scope) -> bool:
        return all(part.holds(p, s) for part in self.parts)
