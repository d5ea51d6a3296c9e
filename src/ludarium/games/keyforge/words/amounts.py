"""Numbers that the board gives (G190: counted before anything happens)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final, final

from ludarium.games.keyforge.engine.frames import Scope
from ludarium.games.keyforge.engine.terms import KEYS, NONE, BonusIcon, Card, Zone, Zones
from ludarium.games.keyforge.pool.houses import PLAYED_HOUSES, House
from ludarium.games.keyforge.words.base import Amount, SteadyAmount, Target, number_of
from ludarium.games.keyforge.words.cards import OPPONENT, YOU, Cards, TypeSet, Who

if TYPE_CHECKING:
    from ludarium.games.keyforge.engine.position import Position


@final
@dataclass(frozen=True, eq=False)
class Count(Amount):
    """How many of these cards there are, each worth ``times``."""

    cards: Cards
    times: int = 1

    def steady(self) -> bool:
        return self.cards.steady()

    def natural(self) -> bool:
        return self.times >= 0

    def value(self, p: Position, s: Scope) -> int:
        return len(self.cards.all(p, s)) * self.times


@final
@dataclass(frozen=True, eq=False)
class CountIt(Amount):
    """How many of the cards that were chosen or done something to ``this way`` are of a kind; those that lie hidden are
    as printed (G98). ``dead`` counts those in IT that the damage has destroyed, ``own`` only one's own."""

    hit: bool = True
    cards: Cards | None = None
    times: int = 1
    dead: bool = False
    own: bool = False

    def value(self, p: Position, s: Scope) -> int:
        found = [c for c in s.it if c in s.dead] if self.dead else s.hit if self.hit else s.it
        if self.own:
            found = [c for c in found if p.owner(c) == s.me]
        cards = self.cards
        if cards is not None:
            found = [
                c
                for c in found
                if (p.described if p.is_hidden(c) and c not in s.left else p.matched)(cards, s, c)
            ]
        return len(found) * self.times


@final
@dataclass(frozen=True, eq=False)
class Excess(SteadyAmount):
    """How many more creatures a player controls than the other; this card counts for neither where it says ``other``."""

    who: Who = YOU
    other: bool = False

    def natural(self) -> bool:
        return True

    def value(self, p: Position, s: Scope) -> int:
        player = p.players(s, self.who)[0]
        excess = p.creatures(player) - p.creatures(1 - player)
        if self.other and p.zone[s.this] == Zones.LINE:
            excess += -1 if p.ctrl[s.this] == player else 1
        return max(0, excess)


@final
@dataclass(frozen=True, eq=False)
class ForgedKeys(SteadyAmount):
    """How many keys a player has forged, or has not."""

    who: Who = YOU
    unforged: bool = False
    times: int = 1

    def natural(self) -> bool:
        return self.times >= 0

    def value(self, p: Position, s: Scope) -> int:
        forged = p.forged(p.players(s, self.who)[0])
        return (KEYS - forged if self.unforged else forged) * self.times


@final
@dataclass(frozen=True, eq=False)
class InPool(Amount):
    """The Æ of a player's pool, or of both, beyond ``but``."""

    who: Who = OPPONENT
    but: int = 0
    half: bool = False

    def natural(self) -> bool:
        return True

    def value(self, p: Position, s: Scope) -> int:
        amber = max(0, sum([p.pool[player] for player in p.players(s, self.who)]) - self.but)
        return amber // 2 if self.half else amber


@final
@dataclass(frozen=True, eq=False)
class AmberOn(Amount):
    """The Æ on this card, or that lay on it just before it left play (G99); or, on each of the cards in IT (or that a constant is about), its own; or all Æ that lies
    ``among`` some cards."""

    this: bool = True
    times: int = 1
    among: Cards | None = None

    def steady(self) -> bool:
        return self.among is None or self.among.steady()

    def natural(self) -> bool:
        return self.times >= 0

    def apart(self) -> bool:
        return self.among is None

    def value(self, p: Position, s: Scope) -> int:
        if self.among is not None:
            return sum(p.amber[c] for c in self.among.all(p, s)) * self.times
        if self.this:
            return p.amber_then(s.this) * self.times
        return sum(p.amber[c] for c in s.it) * self.times

    def value_for(self, p: Position, s: Scope, c: Card) -> int:
        return self.value(p, s) if self.this or self.among is not None else p.amber[c] * self.times


@final
@dataclass(frozen=True, eq=False)
class DamageOn(Amount):
    """The damage on this card, or all that lies ``among`` some cards."""

    times: int = 1
    among: Cards | None = None

    def natural(self) -> bool:
        return self.times >= 0

    def value(self, p: Position, s: Scope) -> int:
        if self.among is not None:
            return sum(p.damage[c] for c in self.among.all(p, s)) * self.times
        return p.damage[s.this] * self.times


@final
@dataclass(frozen=True, eq=False)
class PowerOf(Amount):
    """The power of a card that need not be chosen, or what it was just before it left play (G99). Of ``half`` of it the
    fraction is dropped, or counts whole by ``up``."""

    of: Target
    half: bool = False
    up: bool = False

    def value(self, p: Position, s: Scope) -> int:
        for c in self.of.settled(p, s) or []:
            power = p.power_then(c)
            return (power + self.up) // 2 if self.half else power
        return 0


@final
@dataclass(frozen=True, eq=False)
class PowerAmong(Amount):
    """The power that these cards have together."""

    cards: Cards

    def value(self, p: Position, s: Scope) -> int:
        return sum([p.power(c) for c in self.cards.all(p, s)])


@final
@dataclass(frozen=True, eq=False)
class Powers(Amount):
    """How many different powers these cards have."""

    cards: Cards

    def natural(self) -> bool:
        return True

    def value(self, p: Position, s: Scope) -> int:
        return len({p.power(c) for c in self.cards.all(p, s)})


@final
@dataclass(frozen=True, eq=False)
class TraitsOfIt(Amount):
    """How many traits the cards in IT have."""

    times: int = 1

    def value(self, p: Position, s: Scope) -> int:
        return sum([len(p.traits(c)) for c in s.it]) * self.times


@final
@dataclass(frozen=True, eq=False)
class ThatMany(Amount):
    """How much the last instruction did, or the number of the event."""

    event: bool = False
    times: int = 1

    def value(self, p: Position, s: Scope) -> int:
        return (s.amount if self.event else s.count) * self.times


@final
@dataclass(frozen=True, eq=False)
class ZoneSize(SteadyAmount):
    """How many cards a player has in hand or archives."""

    zone: Zone = Zones.HAND
    who: Who = YOU
    times: int = 1

    def natural(self) -> bool:
        return self.times >= 0

    def value(self, p: Position, s: Scope) -> int:
        return len(p.row(self.zone, p.players(s, self.who)[0])) * self.times


@final
@dataclass(frozen=True, eq=False)
class CardsBeneath(Amount):
    """How many cards lie beneath this one (G202)."""

    def natural(self) -> bool:
        return True

    def value(self, p: Position, s: Scope) -> int:
        return len(p.under(s.this))


@final
@dataclass(frozen=True, eq=False)
class Icons(Amount):
    """How many bonus icons of a kind (``prints``) are on the cards done something to this way, or ``hit=False`` on those
    in IT; of any kind by NONE."""

    icon: BonusIcon = NONE
    times: int = 1
    hit: bool = True

    def value(self, p: Position, s: Scope) -> int:
        count = 0
        for c in p.with_fallen_halves(s.hit if self.hit else s.it):
            face = p.decks.prints[p.decks.of[c]]
            if self.icon == NONE:
                count += len(face.icons) + face.houses.bit_count() - 1  # a house icon is one (G201)
                continue
            for icon in face.icons:
                if icon == self.icon:
                    count += 1
        return count * self.times


@final
@dataclass(frozen=True, eq=False)
class Represented(Amount):
    """How many houses are represented among cards, ``but`` one; each of a card with two counts (G235)."""

    cards: Cards
    but: House = NONE
    most: int = NONE
    """No more are counted."""
    times: int = 1

    def steady(self) -> bool:
        return self.cards.steady()

    def natural(self) -> bool:
        return self.times >= 0

    def value(self, p: Position, s: Scope) -> int:
        mask = 0
        for c in self.cards.all(p, s):
            mask |= p.houses(c)
        if self.but != NONE:
            mask &= ~(1 << self.but)
        count = mask.bit_count()
        return (count if self.most == NONE else min(count, self.most)) * self.times


@final
@dataclass(frozen=True, eq=False)
class OfOneHouse(Amount):
    """The most cards done something to this way that belong to one house (G235)."""

    def value(self, p: Position, s: Scope) -> int:
        return max([len([c for c in s.hit if p.houses(c) >> house & 1]) for house in PLAYED_HOUSES])


@final
@dataclass(frozen=True, eq=False)
class TimesDone(Amount):
    """How often something was done this turn (``turn_log``): by whom, with which kind of cards."""

    kind: int
    who: Who = YOU
    before: bool = False
    """On that player's previous turn."""
    types: TypeSet = 15
    house: House = NONE
    this: bool = False
    """Only with this card."""
    other: bool = False
    """Only with other cards than this."""
    cards: bool = False
    """How many cards it was done with: each counts once."""

    def natural(self) -> bool:
        return True

    def value(self, p: Position, s: Scope) -> int:
        player = NONE if self.who == ANY_PLAYER else p.players(s, self.who)[0]
        count = 0
        met: list[int] = []
        for entry in p.last_turn_log if self.before else p.turn_log:
            if entry.kind != self.kind or (player != NONE and entry.player != player):
                continue
            if entry.face != NONE and not self.types >> p.kind_then(entry) & 1:
                continue
            if self.house != NONE and not entry.houses >> self.house & 1:
                continue
            this = entry.card == s.this and entry.lives == 0
            if (self.this and not this) or (self.other and this):
                continue
            if self.cards:
                one = entry.card + entry.lives * len(p.zone)
                if one in met:
                    continue
                met.append(one)
            count += 1
        return count


@final
@dataclass(frozen=True, eq=False)
class Plus(Amount):
    """One number and another."""

    first: int | Amount
    second: int | Amount
    minus: bool = False

    def value(self, p: Position, s: Scope) -> int:
        second = number_of(p, s, self.second)
        return number_of(p, s, self.first) + (-second if self.minus else second)


ANY_PLAYER: Final = 9
