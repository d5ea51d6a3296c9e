"""Instructions about players: their Æ, their keys and chains, and cards that nobody chooses."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, final

from mypy_extensions import mypyc_attr

from ludarium.games.keyforge.engine.codes import SHIFT, AskKinds, Code, MoveKinds, code
from ludarium.games.keyforge.engine.events import EventKinds, GainCauses
from ludarium.games.keyforge.engine.frames import Frame, Scope
from ludarium.games.keyforge.engine.steps.keys import ForgeFrame
from ludarium.games.keyforge.engine.terms import KEY_COLOURS, KEYS, Keyword, Moments, Seat, Zones
from ludarium.games.keyforge.pool.houses import PLAYED_HOUSES
from ludarium.games.keyforge.words.base import Amount, Condition, Effect, Instant, number_of
from ludarium.games.keyforge.words.cards import (
    EACH_PLAYER,
    HAUNTED_PLAYERS,
    OPPONENT,
    THAT_PLAYER,
    YOU,
    Cards,
    Who,
)
from ludarium.games.keyforge.words.targets import as_anybody_holds_them

if TYPE_CHECKING:
    from ludarium.games.keyforge.engine.machine import Machine
    from ludarium.games.keyforge.engine.position import Position


@final
@dataclass(frozen=True, eq=False)
class KeywordOf(Amount):
    """The number of a keyword of this card."""

    keyword: Keyword

    def value(self, p: Position, s: Scope) -> int:
        return p.keyword(s.this, self.keyword)


@final
@dataclass(frozen=True, eq=False)
class GainIcon(Instant):
    """The Æ of a bonus icon (G65)."""

    def do(self, m: Machine, f: Frame, s: Scope) -> None:
        m.gain(s.me, 1, GainCauses.BY_ICON)


@final
@dataclass(frozen=True, eq=False)
class Gain(Instant):
    """Gain Æ from the supply (G125)."""

    amount: int | Amount = 1
    who: Who = YOU

    def in_any_order(self) -> bool:
        return isinstance(self.amount, int)

    def do(self, m: Machine, f: Frame, s: Scope) -> None:
        amount = number_of(m, s, self.amount)
        s.did = amount > 0
        for player in m.players(s, self.who)[::-1]:
            s.did = m.gain(player, amount) and s.did


@final
@dataclass(frozen=True, eq=False)
class GainAsMuch(Instant):
    """Each of the players gains as much Æ as they have (G125): what each has is counted first."""

    who: Who = YOU

    def do(self, m: Machine, f: Frame, s: Scope) -> None:
        had = m.pool[:]
        s.did = True
        for player in m.players(s, self.who)[::-1]:
            s.did = m.gain(player, had[player]) and s.did


@final
@dataclass(frozen=True, eq=False)
class GainForEach(Instant):
    """Each player gains Æ for each of the cards done something to this way that they controlled, or own; only for
    such ``cards`` where it says so. Or for each of ``cards`` that they have in play, by ``held``. Or ``half`` of it, rounded
    up."""

    amount: int = 1
    owner: bool = False
    cards: Cards | None = None
    held: bool = False
    half: bool = False

    def do(self, m: Machine, f: Frame, s: Scope) -> None:
        counts = [0, 0]
        if self.held and self.cards is not None:
            for c in self.cards.all(m, s):
                counts[m.ctrl[c]] += 1
        for c in [] if self.held else s.hit:
            if self.cards is None or m.is_or_was(self.cards, s, c):
                counts[m.owner(c) if self.owner else m.control_then(c)] += 1
        for player in (1 - m.active, m.active):
            gained = counts[player] * self.amount
            m.gain(player, (gained + 1) // 2 if self.half else gained)


@final
@dataclass(frozen=True, eq=False)
class Lose(Instant):
    """Lose Æ to the supply, as much as there is (G125)."""

    amount: int | Amount = 1
    who: Who = OPPONENT

    def in_any_order(self) -> bool:
        return isinstance(self.amount, int) and self.who in (YOU, OPPONENT)

    def do(self, m: Machine, f: Frame, s: Scope) -> None:
        amount = number_of(m, s, self.amount)
        s.count = 0
        s.did = True
        for player in m.players(s, self.who):
            lost = m.lose(player, amount)
            s.count += lost
            s.did = s.did and lost == amount and amount > 0


@final
@dataclass(frozen=True, eq=False)
class LoseForEach(Instant):
    """Each player loses 1 Æ for each of these cards that they have: in play, or in a zone of theirs."""

    cards: Cards

    def do(self, m: Machine, f: Frame, s: Scope) -> None:
        counts = [0, 0]
        for c in self.cards.all(m, s):
            counts[m.ctrl[c] if m.in_play(c) else m.whose(c)] += 1
        for player in (m.active, 1 - m.active):
            m.lose(player, counts[player])


@final
@dataclass(frozen=True, eq=False)
class LoseHalf(Instant):
    """Each of the players loses half their Æ, the loss rounded down (G197)."""

    who: Who

    def do(self, m: Machine, f: Frame, s: Scope) -> None:
        for player in m.players(s, self.who):
            m.lose(player, m.pool[player] // 2)


@final
@dataclass(frozen=True, eq=False)
class LoseAllBut(Instant):
    """Each of the players with at least ``least`` Æ loses all but ``but`` of it."""

    least: int
    but: int
    who: Who

    def do(self, m: Machine, f: Frame, s: Scope) -> None:
        for player in m.players(s, self.who):
            if m.pool[player] >= self.least:
                m.lose(player, m.pool[player] - self.but)


@final
@dataclass(frozen=True, eq=False)
class Steal(Instant):
    """Steal Æ, as much as there is (G126)."""

    amount: int | Amount = 1
    who: Who = YOU

    def in_any_order(self) -> bool:
        return isinstance(self.amount, int) and self.who in (YOU, OPPONENT)

    def do(self, m: Machine, f: Frame, s: Scope) -> None:
        amount = number_of(m, s, self.amount)
        s.count = 0
        for player in m.players(s, self.who):
            s.count = m.steal(player, amount)
        s.did = amount > 0 and s.count == amount


@final
@dataclass(frozen=True, eq=False)
class Pay(Instant):
    """A player pays Æ to the other (G228): as much as there is, but for "if you do" only the whole counts."""

    amount: int | Amount
    who: Who = OPPONENT

    def do(self, m: Machine, f: Frame, s: Scope) -> None:
        s.did = True
        s.count = 0
        for player in m.players(s, self.who):
            amount = number_of(m, s, self.amount)
            paid = min(amount, m.pool[player])
            s.count += paid
            s.did = s.did and paid == amount and amount > 0
            if paid > 0:
                m.pool[player] -= paid
                m.tell(EventKinds.PAID, player, paid)
                m.receive(1 - player, paid, GainCauses.BY_EFFECT, EventKinds.PAID)


@final
@dataclass(frozen=True, eq=False)
class TakeSupply(Instant):
    """Æ that was to come to a pool is captured by this card instead (G155)."""

    def do(self, m: Machine, f: Frame, s: Scope) -> None:
        m.lay_amber(s.this, s.amount)
        m.tell(EventKinds.CAPTURED, s.this, s.amount, s.player)
        if m.zone[s.this] == Zones.LINE and m.ix().at[Moments.AFTER_CAPTURES]:
            m.answered(Moments.AFTER_CAPTURES, [s.this], m.ctrl[s.this])


@final
@dataclass(frozen=True, eq=False)
class Chains(Instant):
    """Gain chains (G143)."""

    amount: int | Amount
    who: Who = YOU

    def do(self, m: Machine, f: Frame, s: Scope) -> None:
        for player in m.players(s, self.who):
            m.add_chains(player, number_of(m, s, self.amount))


@mypyc_attr(allow_interpreted_subclasses=True)
class EachInTurn(Effect):
    """What players do one after the other: where both do, AP says who goes first (G204)."""

    def whose(self) -> int:
        """Which players do it."""
        raise NotImplementedError

    def run(self, m: Machine, f: Frame) -> None:
        players = m.players(m.scopes[f.scope], self.whose())
        if len(players) > 1 and (self.whose() == EACH_PLAYER or self.whose() >= HAUNTED_PLAYERS):
            m.ask(f, m.active, AskKinds.PLAYER, self.options(m, f))
        else:
            self._all(m, f, players)

    def options(self, m: Machine, f: Frame) -> list[Code]:
        return [code(MoveKinds.SEAT, m.active), code(MoveKinds.SEAT, 1 - m.active)]

    def chosen(self, m: Machine, f: Frame, code: Code) -> None:
        first = code >> SHIFT
        self._all(m, f, [first, 1 - first])

    def _all(self, m: Machine, f: Frame, players: list[int]) -> None:
        m.pop()
        for player in players:
            self.one(m, f.scope, player)

    def one(self, m: Machine, scope: int, player: Seat) -> None:
        """What a player does; the frame has gone, its scope is still good."""
        raise NotImplementedError


@final
@dataclass(frozen=True, eq=False)
class Draw(EachInTurn):
    """Draw cards, one at a time (G31)."""

    amount: int | Amount = 1
    who: Who = YOU

    def in_any_order(self) -> bool:
        return isinstance(self.amount, int) and self.who in (YOU, OPPONENT)

    def whose(self) -> int:
        return self.who

    def one(self, m: Machine, scope: int, player: Seat) -> None:
        m.draw_by(player, number_of(m, m.scopes[scope], self.amount), scope)


@final
@dataclass(frozen=True, eq=False)
class DrawForEach(EachInTurn):
    """Each player draws cards for each of the cards done something to this way that they controlled (G99)."""

    amount: int = 1

    def whose(self) -> int:
        return EACH_PLAYER

    def one(self, m: Machine, scope: int, player: Seat) -> None:
        s = m.scopes[scope]
        number = len([c for c in s.hit if m.control_then(c) == player])
        m.draw_by(player, number * self.amount, scope)


@final
@dataclass(frozen=True, eq=False)
class Refill(EachInTurn):
    """Refill one's hand as if it were one's "draw cards" step (G210)."""

    who: Who = YOU

    def whose(self) -> int:
        return self.who

    def one(self, m: Machine, scope: int, player: Seat) -> None:
        m.refill(player)


@final
@dataclass(frozen=True, eq=False)
class AnotherTurn(Instant):
    """Take another turn after this one (G208)."""

    def do(self, m: Machine, f: Frame, s: Scope) -> None:
        m.extra = [*m.extra, s.me]
        m.tell(EventKinds.ANOTHER_TURN, s.me)


@final
@dataclass(frozen=True, eq=False)
class ActivateHouse(Effect):
    """The house of the card in IT becomes the active one; of a card with two, AP chooses (G261)."""

    def run(self, m: Machine, f: Frame) -> None:
        found = self.options(m, f)
        if len(found) > 1:
            m.ask(f, m.active, AskKinds.A_HOUSE, found)
        elif found:
            self.chosen(m, f, found[0])
        else:
            m.pop()

    def options(self, m: Machine, f: Frame) -> list[Code]:
        mask = 0
        for c in m.scopes[f.scope].it:
            mask |= m.houses_then(c)
        return [code(MoveKinds.HOUSE, house) for house in PLAYED_HOUSES if mask >> house & 1]

    def chosen(self, m: Machine, f: Frame, code: Code) -> None:
        s = m.scopes[f.scope]
        m.pop()
        m.house = code >> SHIFT
        m.changed()
        m.tell(EventKinds.HOUSE, m.active, m.house, s.this)


@final
@dataclass(frozen=True, eq=False)
class EndTurn(Instant):
    """End one's turn: as after an Omega card nothing more is done in its step 3 (G107), and it goes on with step 4."""

    def do(self, m: Machine, f: Frame, s: Scope) -> None:
        if s.me == m.active:
            m.closed = True


@final
@dataclass(frozen=True, eq=False)
class LookAtHand(Instant):
    """Look at the opponent's hand; ``reveal`` shows a hand to everybody."""

    who: Who = OPPONENT
    reveal: bool = False

    def do(self, m: Machine, f: Frame, s: Scope) -> None:
        for player in m.players(s, self.who):
            hand = as_anybody_holds_them(m, m.row(Zones.HAND, player))
            s.hit = m.reveal(player, hand) if self.reveal else m.look(1 - player, player, hand)


@final
@dataclass(frozen=True, eq=False)
class ShuffleZones(Instant):
    """Shuffle whole zones (by bit) of one's own into one's deck; or, without any, that alone."""

    zones: int
    who: Who = YOU

    def do(self, m: Machine, f: Frame, s: Scope) -> None:
        for player in m.players(s, self.who):
            for zone in (Zones.HAND, Zones.DISCARD):
                if self.zones >> zone & 1:
                    for c in m.row(zone, player)[:]:
                        m.move(c, Zones.DECK)
            m.shuffle(player)
            if self.zones >> Zones.DISCARD & 1:
                m.shuffled_in(player)


@final
@dataclass(frozen=True, eq=False)
class SwapPiles(Instant):
    """Swap one's deck and one's discard pile, then shuffle the deck; or each player theirs."""

    who: Who = YOU

    def do(self, m: Machine, f: Frame, s: Scope) -> None:
        for player in m.players(s, self.who):
            deck = m.in_order_of_copies(m.shown(m.row(Zones.DECK, player)))
            pile = m.row(Zones.DISCARD, player)[:]
            for c in deck:
                m.move(c, Zones.DISCARD)
            for c in pile:
                m.move(c, Zones.DECK)
            m.tell(EventKinds.SWAPPED_PILES, player, cards=deck)
            m.shuffle(player)


@final
@dataclass(frozen=True, eq=False)
class DiscardUntil(Effect):
    """Discard cards from the top of one's deck, one at a time, until something is so or none is left."""

    when: Condition

    def run(self, m: Machine, f: Frame) -> None:
        s = m.scopes[f.scope]
        if f.step == 0:
            f.step = 1
            s.hit = []
        deck = m.row(Zones.DECK, s.me)
        if not deck or self.when.holds(m, s):
            s.count = len(s.hit)
            s.did = self.when.holds(m, s)
            m.pop()
            return
        s.hit = [*s.hit, m.discard(deck[0])]


@final
@dataclass(frozen=True, eq=False)
class DigFor(Effect):
    """Discard cards from the top of a deck until one of these is discarded or none is left; it is IT then. Whose deck it
    is, is settled before IT was anything else."""

    cards: Cards
    who: Who = YOU

    def run(self, m: Machine, f: Frame) -> None:
        s = m.scopes[f.scope]
        if f.step == 0:
            f.step = m.players(s, self.who)[0] + 1
            s.it = []
            s.did = False
        deck = m.row(Zones.DECK, f.step - 1)
        if s.did or not deck:
            m.pop()
            return
        c = m.discard(deck[0])
        if self.cards.matches(m, s, c):
            s.it = [c]
            s.did = True


@final
@dataclass(frozen=True, eq=False)
class Forge(Instant):
    """Forge a key at so much above (or below) its current cost, but for no less than ``least`` in all, if it can be paid
    (G49)."""

    plus: int | Amount = 0
    who: Who = YOU
    least: int = 0

    def do(self, m: Machine, f: Frame, s: Scope) -> None:
        for player in m.players(s, self.who):
            plus = number_of(m, s, self.plus)
            if self.least:
                plus = max(plus, self.least - m.key_cost(player))
            m.add(ForgeFrame(player, plus), f.scope)


@final
@dataclass(frozen=True, eq=False)
class DoesNotForge(Instant):
    """The key that a player is about to forge is not forged, and no Æ is spent on it."""

    who: Who = THAT_PLAYER

    def do(self, m: Machine, f: Frame, s: Scope) -> None:
        m.call_off_key()


@final
@dataclass(frozen=True, eq=False)
class CanForge(Condition):
    """You can forge a key at so much above its current cost: pay for it, and no text forbids it."""

    plus: int | Amount = 0

    def holds(self, p: Position, s: Scope) -> bool:
        cost = p.key_cost(s.me) + number_of(p, s, self.plus)
        return p.forged(s.me) < KEYS and p.may_forge(s.me) and p.means(s.me) >= cost


@final
@dataclass(frozen=True, eq=False)
class Unforge(Effect):
    """Turn back a key that a player forged on their previous turn, or any of theirs by ``choose`` (G49); of several
    AP says which (G262). A key of another turn is not meant, even where none of that turn is left."""

    who: Who = OPPONENT
    choose: bool = False

    def run(self, m: Machine, f: Frame) -> None:
        options = self.options(m, f)
        m.scopes[f.scope].did = bool(options)
        if options:
            m.ask(f, m.active, AskKinds.UNFORGE, options)
        else:
            m.pop()

    def options(self, m: Machine, f: Frame) -> list[Code]:
        player = m.players(m.scopes[f.scope], self.who)[0]
        there = m.keys[player]
        if not self.choose:
            there &= m.forged_before(player)
        return [code(MoveKinds.KEY, colour) for colour in KEY_COLOURS if there & colour]

    def chosen(self, m: Machine, f: Frame, code: Code) -> None:
        player = m.players(m.scopes[f.scope], self.who)[0]
        m.pop()
        m.unforge(player, code >> SHIFT)


@final
@dataclass(frozen=True, eq=False)
class DiscardsAtRandom(EachInTurn):
    """Players discard so many random cards from hand."""

    number: int
    who: Who = YOU

    def whose(self) -> int:
        return self.who

    def one(self, m: Machine, scope: int, player: Seat) -> None:
        for _ in range(self.number):
            hand = m.row(Zones.HAND, player)
            if hand:
                m.discard(m.foremost(hand[m.chance.below(len(hand))], hand))


@final
@dataclass(frozen=True, eq=False)
class ItsOwnerDiscardsAtRandom(Instant):
    """The owner of IT discards a random card from hand."""

    def do(self, m: Machine, f: Frame, s: Scope) -> None:
        s.did = False
        for c in s.it:
            hand = m.row(Zones.HAND, m.owner(c))
            if hand:
                s.did = True
                m.discard(m.foremost(hand[m.chance.below(len(hand))], hand))
