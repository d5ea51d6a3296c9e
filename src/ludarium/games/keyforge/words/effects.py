"""Instructions about Æ on cards, who controls them, and playing and using them."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, final

from ludarium.games.keyforge.engine.codes import SHIFT, AskKinds, Code, MoveKinds, code
from ludarium.games.keyforge.engine.events import FROM_SEAT, TO_SUPPLY, EventKinds, GainCauses
from ludarium.games.keyforge.engine.frames import InForce, Pending, Scope
from ludarium.games.keyforge.engine.steps.control import PlacingFrame
from ludarium.games.keyforge.engine.steps.entering import EnterFrame
from ludarium.games.keyforge.engine.steps.permission import hosts
from ludarium.games.keyforge.engine.steps.tokens import make
from ludarium.games.keyforge.engine.terms import NONE, ROWS, Card, Zones
from ludarium.games.keyforge.engine.turn_log import Done
from ludarium.games.keyforge.pool.houses import CardTypes
from ludarium.games.keyforge.words.base import Amount, Target, number_of
from ludarium.games.keyforge.words.cards import (
    EACH_PLAYER,
    SUPPLY,
    THEIR_CONTROLLER,
    THEIR_OWNER,
    YOU,
    Cards,
    Who,
)
from ludarium.games.keyforge.words.choosing import ChoiceFrame, ChoiceSteps, OnCards, OneByOne
from ludarium.games.keyforge.words.harm import FULLY
from ludarium.games.keyforge.words.known import KEPT, THIS
from ludarium.games.keyforge.words.targets import A

if TYPE_CHECKING:
    from ludarium.games.keyforge.engine.machine import Machine


@final
@dataclass(frozen=True, eq=False)
class Capture(OneByOne):
    """Each of the cards captures Æ (G127); ``own_side`` from the pool of its own controller.

    Where there is not enough for all, AP says which of them is next (G204)."""

    amount: int | Amount = 1
    target: Target = THIS
    own_side: bool = False

    def in_any_order(self) -> bool:
        return isinstance(self.amount, int) and isinstance(self.target, A)

    def contends(self) -> bool:
        return self.target is THIS

    def on(self, m: Machine, f: ChoiceFrame, s: Scope) -> None:
        if not f.in_order and len(self._rivals(m, f)) > 1:
            m.ask(f, m.active, AskKinds.CARD, self.options(m, f))
        else:
            OneByOne.on(self, m, f, s)

    def _rivals(self, m: Machine, f: ChoiceFrame) -> list[Card]:
        """Those still to capture from a pool that does not hold enough for them."""
        amount = number_of(m, m.scopes[f.scope], self.amount)
        for player in (0, 1):
            found: list[int] = []
            for c in f.cards[f.done :]:
                if m.zone[c] == Zones.LINE and (m.ctrl[c] == player) == self.own_side:
                    found.append(c)
            if 0 < m.pool[player] < amount * len(found) and not m.spared(player):
                return found
        return []

    def options(self, m: Machine, f: ChoiceFrame) -> list[Code]:
        if f.step != ChoiceSteps.GOES_ON:
            return OneByOne.options(self, m, f)
        return [m.card_code(c) for c in self._rivals(m, f)]

    def chosen(self, m: Machine, f: ChoiceFrame, code: Code) -> None:
        if f.step != ChoiceSteps.GOES_ON:
            OneByOne.chosen(self, m, f, code)
            return
        f.bring(code >> SHIFT)
        self.next(m, f, m.scopes[f.scope])

    def one(self, m: Machine, f: ChoiceFrame, s: Scope, c: Card) -> bool:
        amount = number_of(m, s, self.amount)
        as_yours = c == s.this and m.ctrl[c] != s.me  # then it captures from your opponent (G218)
        captured = m.capture(c, amount, self.own_side != as_yours)
        if captured < amount:
            s.did = False  # a part is not enough (G10)
        return captured > 0


@final
@dataclass(frozen=True, eq=False)
class CapturesFrom(OnCards):
    """Each of the cards captures so much Æ from each of these players, whoever controls it (G127)."""

    amount: int | Amount
    target: Target
    who: Who = EACH_PLAYER

    def apply(self, m: Machine, f: ChoiceFrame, s: Scope, cards: list[Card]) -> None:
        amount = number_of(m, s, self.amount)
        s.count = 0
        players = m.players(s, self.who)
        s.did = bool(cards) and bool(players)
        for c in cards:
            for player in players:
                captured = m.capture(c, amount, player == m.ctrl[c])
                s.count += captured
                s.did = s.did and captured == amount


@final
@dataclass(frozen=True, eq=False)
class Exalt(OnCards):
    """Place Æ from the supply on the cards (G128)."""

    amount: int | Amount
    target: Target

    def apply(self, m: Machine, f: ChoiceFrame, s: Scope, cards: list[Card]) -> None:
        amount = number_of(m, s, self.amount)
        s.hit = m.exalt(cards, amount, s.me)
        m.dirty = True
        s.did = bool(s.hit) and len(s.hit) == len(cards)


@final
@dataclass(frozen=True, eq=False)
class TakeAmber(OnCards):
    """Move Æ from each of the cards to a pool, or to the ``SUPPLY`` (G228): so much, or all of it; or ``half`` of it,
    rounded up. By ``THEIR_CONTROLLER`` each gives it to its own."""

    amount: int | Amount
    target: Target
    who: Who = YOU
    half: bool = False

    def in_any_order(self) -> bool:
        return self.target is THIS and isinstance(self.amount, int)

    def apply(self, m: Machine, f: ChoiceFrame, s: Scope, cards: list[Card]) -> None:
        if self.who == THEIR_CONTROLLER:
            self._home(m, s, cards)
            return
        player = NONE if self.who == SUPPLY else m.players(s, self.who)[0]
        total = 0
        for c in cards:
            there = (m.amber[c] + 1) // 2 if self.half else m.amber[c]
            taken = min(number_of(m, s, self.amount), there)
            if taken > 0:
                m.lay_amber(c, -taken)
                total += taken
                m.tell(EventKinds.MOVED_AMBER, taken, c, TO_SUPPLY if player == NONE else FROM_SEAT + player)
        s.did = total > 0 and (self.amount == FULLY or total == len(cards) * number_of(m, s, self.amount))
        s.count = total
        if total and player != NONE:
            m.receive(player, total, GainCauses.BY_EFFECT, EventKinds.MOVED_AMBER)

    def _home(self, m: Machine, s: Scope, cards: list[Card]) -> None:
        """From each card to the pool of its controller."""
        totals = [0, 0]
        asked = number_of(m, s, self.amount)
        s.did = bool(cards)
        for c in cards:
            taken = min(asked, m.amber[c])
            s.did = s.did and taken > 0 and (asked == FULLY or taken == asked)
            if taken > 0:
                m.lay_amber(c, -taken)
                totals[m.ctrl[c]] += taken
                m.tell(EventKinds.MOVED_AMBER, taken, c, FROM_SEAT + m.ctrl[c])
        s.count = sum(totals)
        for player in (1 - m.active, m.active):
            if totals[player]:
                m.receive(player, totals[player], GainCauses.BY_EFFECT, EventKinds.MOVED_AMBER)


@final
@dataclass(frozen=True, eq=False)
class PutAmber(OnCards):
    """Move Æ from a player's pool to a card (G228); or put some from the ``SUPPLY`` there, which is not exalting."""

    amount: int | Amount
    target: Target
    who: Who = YOU

    def in_any_order(self) -> bool:
        return self.who == SUPPLY and isinstance(self.amount, int)

    def contends(self) -> bool:
        return self.target is THIS

    def apply(self, m: Machine, f: ChoiceFrame, s: Scope, cards: list[Card]) -> None:
        if self.who == SUPPLY:
            found = [c for c in cards if m.in_play(c)]
            for c in found:
                m.place_amber(c, number_of(m, s, self.amount))
            s.did = bool(found)
            return
        player = m.players(s, self.who)[0]
        for c in cards:
            asked = number_of(m, s, self.amount)
            moved = min(asked, m.pool[player])
            s.did = 0 < moved == asked
            if moved > 0 and m.in_play(c):
                m.pool[player] -= moved
                m.lay_amber(c, moved)
                m.tell(EventKinds.MOVED_AMBER, moved, FROM_SEAT + player, c)


@final
@dataclass(frozen=True, eq=False)
class MoveAmber(OnCards):
    """Move Æ from a card, the one put aside by ``Choose``, to the chosen one (G228): so much, or all of it."""

    amount: int | Amount
    target: Target
    source: Target = KEPT

    def apply(self, m: Machine, f: ChoiceFrame, s: Scope, cards: list[Card]) -> None:
        s.count = 0
        asked = number_of(m, s, self.amount)
        for source in self.source.settled(m, s) or []:
            for c in cards[:1]:
                moved = min(asked, m.amber[source])
                if moved > 0 and source != c and m.in_play(c):
                    m.lay_amber(source, -moved)
                    m.lay_amber(c, moved)
                    s.count += moved
                    m.tell(EventKinds.MOVED_AMBER, moved, source, c)
        s.did = s.count > 0 and (asked == FULLY or s.count == asked)


@final
@dataclass(frozen=True, eq=False)
class MoveDamage(OnCards):
    """Move damage from a card to the chosen one: so much, or all of it. It is not dealt, so that nothing prevents it
    (G223)."""

    amount: int | Amount
    target: Target
    source: Target = THIS

    def apply(self, m: Machine, f: ChoiceFrame, s: Scope, cards: list[Card]) -> None:
        s.count = 0
        asked = number_of(m, s, self.amount)
        for source in self.source.settled(m, s) or []:
            for c in cards[:1]:
                moved = min(asked, m.damage[source])
                if moved > 0 and source != c and m.in_play(source) and m.in_play(c):
                    m.lay_damage(source, -moved)
                    m.lay_damage(c, moved)
                    s.count += moved
                    m.tell(EventKinds.MOVED_DAMAGE, moved, source, c)
        s.did = s.count > 0 and (asked == FULLY or s.count == asked)


@final
@dataclass(frozen=True, eq=False)
class Redistribute(OnCards):
    """All Æ that lies on some cards is placed on them anew, one after the other (``shorthand.redistribute``); it is
    moved, not captured (G228). Or all ``damage``, which is not dealt, so that nothing prevents it (G223)."""

    target: Target
    damage: bool = False

    def apply(self, m: Machine, f: ChoiceFrame, s: Scope, cards: list[Card]) -> None:
        found = self.target.pool(m, s)
        heap = m.damage if self.damage else m.amber
        lay = m.lay_damage if self.damage else m.lay_amber
        for c in found:
            for other in found:
                moved = min(heap[c] - cards.count(c), cards.count(other) - heap[other])
                if moved > 0:
                    lay(c, -moved)
                    lay(other, moved)
                    m.tell(
                        EventKinds.MOVED_DAMAGE if self.damage else EventKinds.MOVED_AMBER, moved, c, other
                    )


@final
@dataclass(frozen=True, eq=False)
class TakeControl(OnCards):
    """A player takes control of the cards (G132), for good or while this card stays in play; creatures go to this
    ``flank`` (``LEFT``, ``RIGHT``), where the text names one. By ``THEIR_OWNER`` each comes under that of its own."""

    target: Target
    who: Who = YOU
    while_this: bool = False
    anywhere: bool = False
    """A creature is placed anywhere in the battleline, not on a flank."""
    flank: int = 0

    def apply(self, m: Machine, f: ChoiceFrame, s: Scope, cards: list[Card]) -> None:
        if self.who == THEIR_OWNER:
            moving = [c for c in cards if m.in_play(c) and m.ctrl[c] != m.owner(c)]
            m.controls = [*m.controls, *[(c, m.owner(c), NONE) for c in moving]]
            m.settle_control(moving)
            return
        player = m.players(s, self.who)[0]
        if not self.while_this or m.in_play(s.this):
            guard = s.this if self.while_this else NONE
            m.take_control([c for c in cards if m.in_play(c)], player, guard, self.flank)
            placing = m.stack[-1]
            if self.anywhere and isinstance(placing, PlacingFrame):
                placing.anywhere = True


@final
@dataclass(frozen=True, eq=False)
class Swap(OnCards):
    """This creature (``HOST`` for what an upgrade gives is the same) and the chosen one exchange places (G131); or, with
    ``two``, both chosen ones."""

    target: Target
    two: bool = False

    def apply(self, m: Machine, f: ChoiceFrame, s: Scope, cards: list[Card]) -> None:
        s.did = False
        if self.two:
            if len(cards) == 2:
                self._swap(m, s, cards[0], cards[1])
            return
        for c in cards:
            self._swap(m, s, s.this, c)

    def _swap(self, m: Machine, s: Scope, one: Card, other: Card) -> None:
        if m.zone[one] != Zones.LINE or m.zone[other] != Zones.LINE or m.ctrl[one] != m.ctrl[other]:
            return
        exchange(m, one, other)
        s.did = True


def exchange(m: Machine, one: Card, other: Card) -> None:
    """Two creatures of one line exchange places."""
    line = m.line(m.ctrl[one])
    i = line.index(other)
    j = line.index(one)
    line[i] = one
    line[j] = other
    m.changed()
    m.tell(EventKinds.SWAPPED, one, other)


@final
@dataclass(frozen=True, eq=False)
class PlayIt(OneByOne):
    """Play the cards from where they are (G55: of any house). Of "up to", each is chosen when its turn comes (G212):
    ``OneAtATime``. ``as_yours`` says so of the opponent's (G218): whoever plays a card controls it. What leaves the
    archives of a player who does not own it goes to its owner's hand instead (G130). A creature enters ``stunned``, or
    ``anywhere`` in its line (G110), where it says so."""

    target: Target
    as_yours: bool = False
    stunned: bool = False
    anywhere: bool = False
    onto: Target | None = None
    """The creature that an upgrade is put on."""

    def one(self, m: Machine, f: ChoiceFrame, s: Scope, c: Card) -> bool:
        if m.zone[c] == Zones.ARCHIVES and m.whose(c) != m.owner(c):
            m.return_to(c, Zones.HAND)
            return False
        there: list[int] = []
        if self.onto is not None:
            there = [host for host in self.onto.settled(m, s) or [] if host in hosts(m, c, s.me)]
            if not there:
                return False
        if not m.play_card(c, s.me, f.scope):
            return False
        playing = m.stack[-1]
        if isinstance(playing, EnterFrame):
            playing.onto = there[0] if there else NONE
        if self.stunned and isinstance(playing, EnterFrame):
            playing.stunned = True
        if self.anywhere and isinstance(playing, EnterFrame):
            playing.anywhere = True
        return True

    def ordered(self, m: Machine, f: ChoiceFrame) -> bool:
        return True


@final
@dataclass(frozen=True, eq=False)
class PutInPlay(OneByOne):
    """Put the cards into play (G63), under one's own control or each under its owner's; ``in_place`` where this card
    stands, or stood; ``ready`` where it says so; ``facedown`` as a token creature (G238). With ``keep`` those put into play
    this way are KEPT."""

    target: Target
    owners: bool = False
    in_place: bool = False
    ready: bool = False
    facedown: bool = False
    keep: bool = False

    def one(self, m: Machine, f: ChoiceFrame, s: Scope, c: Card) -> bool:
        if self.facedown:
            if m.in_play(c) or (m.zone[c] >= ROWS and m.zone[c] != Zones.BENEATH):
                return False
            player = m.owner(c) if self.owners else s.me
            place = m.place_of(s.this) if self.in_place else NONE
            if make(m, c, player, f.scope, place) == NONE:
                return False
            entering = m.stack[-1]
            if self.ready and isinstance(entering, EnterFrame):
                entering.ready = True
            return True
        if m.in_play(c) or m.type(c) == CardTypes.ACTION or m.zone[c] >= ROWS or m.held(c):
            return False
        at = m.place_of(s.this) if self.in_place else NONE
        m.enter(c, m.owner(c) if self.owners else s.me, f.scope, at)
        entering = m.stack[-1]
        if self.ready and isinstance(entering, EnterFrame):
            entering.ready = True
        return True

    def ordered(self, m: Machine, f: ChoiceFrame) -> bool:
        return True

    def after(self, m: Machine, f: ChoiceFrame, s: Scope) -> None:
        if self.keep:
            s.kept = s.hit


@final
@dataclass(frozen=True, eq=False)
class Use(OneByOne):
    """Use the cards (G73): in any way, or only so; ``as_yours`` also those of the opponent (G218).

    ``against`` says whom they may fight then; ``keep`` puts whom they fought aside, beside those who are there. Later
    words find no more those that have left play meanwhile (G98)."""

    target: Target
    how: int = NONE
    may: bool = False
    as_yours: bool = False
    against: Cards | None = None
    keep: bool = False

    def contends(self) -> bool:
        return True

    def left(self, m: Machine, f: ChoiceFrame, s: Scope) -> list[Card]:
        """Only one's own (G73): the card whose ability is lent counts as friendly (G218), and can't be used for all that."""
        cards = OneByOne.left(self, m, f, s)
        return cards if self.as_yours else [c for c in cards if not m.in_play(c) or m.ctrl[c] == s.me]

    def one(self, m: Machine, f: ChoiceFrame, s: Scope, c: Card) -> bool:
        if not m.in_play(c) or (m.ctrl[c] != s.me and not self.as_yours):
            return False
        barred: list[int] = []
        if self.against is not None:
            for foe in m.line(1 - m.ctrl[c]):
                if not self.against.matches(m, s, foe):
                    barred.append(foe)
        f.in_order = False
        f.logged = len(m.turn_log)
        m.use(c, s.me, f.scope, self.how, self.may, barred)
        return True

    def after(self, m: Machine, f: ChoiceFrame, s: Scope) -> None:
        done = [entry for entry in m.turn_log[f.logged :] if entry.card in f.cards]
        if self.keep:
            s.kept = s.kept + [entry.other for entry in done if entry.kind == Done.FOUGHT]
        left = [entry.card for entry in done if entry.lives > 0]
        s.it = [c for c in s.it if c not in left]


@final
@dataclass(frozen=True, eq=False)
class Resolve(OnCards):
    """Resolve an ability that a card has for a moment, as if you controlled it, without using it (G218, G220); of a card
    that lies beneath another, one that it has in print."""

    moment: int
    target: Target

    def go(self, m: Machine, f: ChoiceFrame, s: Scope, cards: list[Card]) -> None:
        """A card without such an ability may be chosen as well, and nothing happens (G4)."""
        s.it = f.cards = cards
        f.step = ChoiceSteps.GOES_ON
        s.did = len(self.offered(m, f)) > 0
        if not s.did:
            m.pop()

    def on(self, m: Machine, f: ChoiceFrame, s: Scope) -> None:
        m.ask(f, m.active, AskKinds.ABILITY, self.options(m, f))

    def options(self, m: Machine, f: ChoiceFrame) -> list[Code]:
        if f.step != ChoiceSteps.GOES_ON:
            return OnCards.options(self, m, f)
        return [code(MoveKinds.MODE, i + 1) for i in range(len(self.offered(m, f)))]

    def offered(self, m: Machine, f: ChoiceFrame) -> list[InForce]:
        if f.step != ChoiceSteps.GOES_ON or not f.cards:
            return []
        c = f.cards[0]
        if m.zone[c] != Zones.BENEATH:
            return m.abilities_of(c, self.moment)
        found: list[InForce] = []
        for ability in m.decks.prints[m.face[c]].abilities:
            if self.moment in ability.moments:
                found.append(InForce(ability, None, Scope(c, m.scopes[f.scope].me, ability=ability)))
        return found

    def chosen(self, m: Machine, f: ChoiceFrame, code: Code) -> None:
        if f.step != ChoiceSteps.GOES_ON:
            OnCards.chosen(self, m, f, code)
            return
        c = f.cards[0]
        live = self.offered(m, f)[(code >> SHIFT) - 1]
        me = m.scopes[f.scope].me
        m.pop()
        scope = live.scope.clone()
        scope.lent = scope.me != me
        scope.me = me
        m.start(Pending(InForce(live.ability, None, scope), c, NONE, 0, me))


@final
@dataclass(frozen=True, eq=False)
class Choose(OnCards):
    """Choose cards that the next words are about; ``keep`` puts them aside for later words."""

    target: Target
    keep: bool = False

    def apply(self, m: Machine, f: ChoiceFrame, s: Scope, cards: list[Card]) -> None:
        if self.keep:
            s.kept = cards
        if cards and m.in_play(cards[0]):
            m.tell(EventKinds.TARGETS, s.this, cards=cards)
