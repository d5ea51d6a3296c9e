"""Words that only one card says."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final, final

from mypy_extensions import mypyc_attr

from ludarium.games.keyforge.engine.codes import SHIFT, WHAT, AskKinds, Code, MoveKinds, code
from ludarium.games.keyforge.engine.events import TO_SUPPLY, EventKinds
from ludarium.games.keyforge.engine.frames import Frame, InForce, Node, Numbers, Scope
from ludarium.games.keyforge.engine.steps import damage, fighting, using
from ludarium.games.keyforge.engine.steps.entering import attach
from ludarium.games.keyforge.engine.terms import (
    COUNTER_NAMES,
    Card,
    Durations,
    Ends,
    Flags,
    Questions,
    Zones,
)
from ludarium.games.keyforge.pool.houses import PLAYED_HOUSES, CardTypes
from ludarium.games.keyforge.words.base import Constant, Effect, Instant, Target
from ludarium.games.keyforge.words.cards import ITS_HOUSE, THEIR_CONTROLLER, Cards
from ludarium.games.keyforge.words.choosing import ChoiceFrame, ChoiceSteps, OnCards
from ludarium.games.keyforge.words.effects import exchange
from ludarium.games.keyforge.words.harm import FULLY
from ludarium.games.keyforge.words.known import THIS
from ludarium.games.keyforge.words.lasting import lasting_scope, span, tell_lasting
from ludarium.games.keyforge.words.moving import elsewhere

if TYPE_CHECKING:
    from ludarium.games.keyforge.engine.machine import Machine
    from ludarium.games.keyforge.engine.position import Position


@final
@dataclass(frozen=True, eq=False)
class CapturesGained(OnCards):
    """A creature captures the Æ that the reap which is answered has brought, unless another has it already."""

    target: Target = THIS

    def contends(self) -> bool:
        return True

    def apply(self, m: Machine, f: ChoiceFrame, s: Scope, cards: list[Card]) -> None:
        s.did = False
        for i in range(len(m.stack) - 1, -1, -1):
            reap = m.stack[i]
            if isinstance(reap, using.ReapFrame) and reap.card == s.card:
                for c in cards[:1]:
                    before = m.pool[reap.player]
                    s.count = m.capture(c, reap.left)
                    s.did = s.count > 0
                    reap.left -= before - m.pool[reap.player]
                return


@final
@dataclass(frozen=True, eq=False)
class AsChooser(Effect):
    """After a player has chosen the active house, that player does this: "you" is that player in these words, and the
    chosen house that one."""

    then: Effect

    def run(self, m: Machine, f: Frame) -> None:
        s = m.scopes[f.scope].clone()
        s.me = s.player
        s.house = s.amount
        m.pop()
        m.push_words(self.then, s)


@final
@dataclass(frozen=True, eq=False)
class CapturesStolen(OnCards):
    """Each Æ that would be stolen is captured by one of these creatures, perhaps another each time."""

    target: Target

    def apply(self, m: Machine, f: Frame, s: Scope, cards: list[Card]) -> None:
        victim = 1 - s.player
        for i, c in enumerate(cards):
            if c not in cards[:i]:
                m.capture(c, cards.count(c), m.ctrl[c] == victim)


@final
@dataclass(frozen=True, eq=False)
class CapturesFromAll(Effect):
    """This creature captures so much Æ from any combination of players, all of it as far as there is so much: AP says
    how much of it comes from the opponent (G2)."""

    amount: int

    def run(self, m: Machine, f: Frame) -> None:
        m.ask(f, m.active, AskKinds.NUMBER, self.options(m, f))

    def options(self, m: Machine, f: Frame) -> list[Code]:
        me = m.scopes[f.scope].me
        most = min(self.amount, m.pool[1 - me])
        least = min(most, max(self.amount - m.pool[me], 0))
        return [code(MoveKinds.NUMBER, number) for number in range(least, most + 1)]

    def chosen(self, m: Machine, f: Frame, code: Code) -> None:
        s = m.scopes[f.scope]
        theirs = code >> SHIFT
        m.pop()
        as_yours = m.ctrl[s.this] != s.me  # then its controller is the opponent (G218)
        s.count = m.capture(s.this, theirs, as_yours)
        s.count += m.capture(s.this, self.amount - theirs, not as_yours, more=s.count > 0)
        s.did = s.count == self.amount


@final
@dataclass(frozen=True, eq=False)
class StrikesInstead(OnCards):
    """In the fight that this creature is about to have, it deals its damage to another than the one it fights (G80)."""

    target: Target

    def apply(self, m: Machine, f: Frame, s: Scope, cards: list[Card]) -> None:
        for i in range(len(m.stack) - 1, -1, -1):
            fought = m.stack[i]
            if isinstance(fought, fighting.FightFrame) and fought.attacker == s.this:
                fought.cards = cards
                return


@final
@dataclass(frozen=True, eq=False)
class SwapAll(OnCards):
    """This creature and the chosen one of its line exchange places (G131), and all that lies on them: Æ, damage, counters and
    upgrades."""

    target: Target

    def apply(self, m: Machine, f: ChoiceFrame, s: Scope, cards: list[Card]) -> None:
        s.did = False
        for c in cards[:1]:
            if m.zone[s.this] == Zones.LINE and m.zone[c] == Zones.LINE and m.ctrl[c] == m.ctrl[s.this]:
                exchange(m, s.this, c)
                self._belongings(m, s.this, c)
                s.did = True

    def _belongings(self, m: Machine, one: Card, other: Card) -> None:
        for heap, moved in ((m.amber, EventKinds.MOVED_AMBER), (m.damage, EventKinds.MOVED_DAMAGE)):
            more, less = (one, other) if heap[one] > heap[other] else (other, one)
            number = heap[more] - heap[less]
            if number:
                heap[more] -= number
                heap[less] += number
                m.tell(moved, number, more, less)
        plus = [m.weaken(c, FULLY) for c in (one, other)]
        m.strengthen(one, plus[1])
        m.strengthen(other, plus[0])
        for name in range(len(COUNTER_NAMES)):
            marks = [m.unmark(c, name, FULLY) for c in (one, other)]
            m.mark(one, name, marks[1])
            m.mark(other, name, marks[0])
        upgrades = [m.upgrades(one), m.upgrades(other)]
        for u in [*upgrades[0], *upgrades[1]]:
            m.take_out(u)
            m.controls = [entry for entry in m.controls if entry[2] != u]
        for u in upgrades[0]:
            attach(m, u, other)
        for u in upgrades[1]:
            attach(m, u, one)
        m.settle_control([one, other])
        m.dirty = True


@final
@dataclass(frozen=True, eq=False)
class SwapWithHand(OnCards):
    """The card of one's discard pile put aside by ``Choose`` and the chosen one of one's hand exchange places; neither is
    discarded. Without either nothing happens."""

    target: Target

    def run(self, m: Machine, f: ChoiceFrame) -> None:
        s = m.scopes[f.scope]
        if f.step == ChoiceSteps.STARTS and not s.kept:
            s.did = False
            m.pop()
        else:
            OnCards.run(self, m, f)

    def apply(self, m: Machine, f: ChoiceFrame, s: Scope, cards: list[Card]) -> None:
        s.did = False
        for c in cards[:1]:
            fallen = s.kept[0]
            m.return_to(fallen, Zones.HAND)
            c = m.move(c, Zones.DISCARD)
            m.tell(EventKinds.MOVED, c, Zones.DISCARD, m.owner(c))
            s.did = True


@final
@dataclass(frozen=True, eq=False)
class StrikesRight(Instant):
    """Each creature deals damage equal to its power to its right neighbor, all of them at once (G6)."""

    def do(self, m: Machine, f: Frame, s: Scope) -> None:
        blows: list[int] = []
        for player in (s.me, 1 - s.me):
            line = m.line(player)
            for i in range(len(line) - 1):
                power = m.power(line[i])
                if power > 0:
                    blows += [line[i + 1], power, line[i] * 2]
        s.did = bool(blows)
        if blows:
            dealing = damage.DamageFrame(s.this)
            dealing.cards = blows
            m.add(dealing, f.scope)


@final
@dataclass(frozen=True, eq=False)
class Cleanse(OnCards):
    """Heal all damage of the cards, and move all Æ and all counters, of whatever name, from them to the common supply;
    what they are (stunned, warded, enraged) is no counter (G225)."""

    target: Target

    def apply(self, m: Machine, f: ChoiceFrame, s: Scope, cards: list[Card]) -> None:
        for c in cards:
            m.heal(c, FULLY)
            if m.amber[c]:
                m.tell(EventKinds.MOVED_AMBER, m.amber[c], c, TO_SUPPLY)
                m.lay_amber(c, -m.amber[c])
            m.weaken(c, FULLY)
            for name in range(len(COUNTER_NAMES)):
                m.unmark(c, name, FULLY)
        m.dirty = True


@final
@dataclass(frozen=True, eq=False)
class OfCrowdedHouses(Target):
    """Each creature of a house that at least so many creatures in play belong to (G235)."""

    crowd: int

    def settled(self, p: Position, s: Scope) -> list[Card] | None:
        all_of_them = [*p.line(s.me), *p.line(1 - s.me)]
        crowded = 0
        for house in PLAYED_HOUSES:
            if len([c for c in all_of_them if p.houses(c) >> house & 1]) >= self.crowd:
                crowded |= 1 << house
        return [c for c in all_of_them if p.houses(c) & crowded]


@final
@dataclass(frozen=True, eq=False)
class MoveWard(Effect):
    """A ward changes its creature: first one that has it is chosen, then any other. Where that one has a ward already,
    this one is lost (G103)."""

    def frame(self) -> ChoiceFrame:
        return ChoiceFrame(self)

    def run(self, m: Machine, f: ChoiceFrame) -> None:
        options = self.options(m, f)
        if options:
            m.ask(f, m.active, AskKinds.CARD, options)
        else:
            m.scopes[f.scope].did = False
            m.pop()

    def options(self, m: Machine, f: ChoiceFrame) -> list[Code]:
        s = m.scopes[f.scope]
        found: list[int] = []
        for c in [*m.line(s.me), *m.line(1 - s.me)]:
            if c not in f.cards and (f.cards or m.flags[c] & Flags.WARDED):
                found.append(m.card_code(c))
        return found

    def chosen(self, m: Machine, f: ChoiceFrame, code: Code) -> None:
        f.cards = [*f.cards, code >> SHIFT]
        if len(f.cards) == 2:
            s = m.scopes[f.scope]
            m.pop()
            m.unward(f.cards[0])
            s.did = m.set_status(f.cards[1], Flags.WARDED)


@final
@dataclass(frozen=True, eq=False)
class RevealUntil(Effect):
    """Reveal cards from the top of one's deck, one after the other, until one of these is revealed or the player stops.
    The last is IT then, all are KEPT (``LOOKED``), and ``Did`` tells whether it is one of these."""

    cards: Cards

    def run(self, m: Machine, f: Frame) -> None:
        s = m.scopes[f.scope]
        if f.step == 0:
            f.step = 1
            s.did = False
            self._next(m, f)
        elif s.did or len(f.cards) >= len(m.row(Zones.DECK, s.me)):
            s.kept = f.cards
            m.pop()
        else:
            m.ask(f, m.active, AskKinds.YES, self.options(m, f))

    def options(self, m: Machine, f: Frame) -> list[Code]:
        return [code(MoveKinds.YES), code(MoveKinds.NO)]

    def chosen(self, m: Machine, f: Frame, code: Code) -> None:
        s = m.scopes[f.scope]
        if code == MoveKinds.YES:
            self._next(m, f)
        else:
            s.kept = f.cards
            m.pop()

    def _next(self, m: Machine, f: Frame) -> None:
        s = m.scopes[f.scope]
        deck = m.row(Zones.DECK, s.me)
        if len(f.cards) < len(deck):
            s.it = m.reveal(s.me, [deck[len(f.cards)]])
            f.cards = [*f.cards, *s.it]
            s.did = m.described(self.cards, s, s.it[0])


@mypyc_attr(acyclic=True)
@final
class HalvesFrame(Frame):
    """``cards`` are the creatures of both lines as they stood, the player's first and each from the left."""

    def __init__(self, node: Node) -> None:
        super().__init__(node)
        self.mine = 0
        """How many of them are the player's."""
        self.middles = [0, 0]
        """How many of each line are its left half."""
        self.done = 0
        """The lines of which a half has been destroyed, as bits."""

    def numbers(self) -> Numbers:
        return self.mine, self.middles[0], self.middles[1], self.done

    def restore(self, a: int, b: int, c: int, d: int) -> None:
        self.mine = a
        self.middles = [b, c]
        self.done = d

    def line(self, i: int) -> list[Card]:
        return self.cards[self.mine :] if i else self.cards[: self.mine]

    def halves(self, i: int) -> list[list[Card]]:
        line = self.line(i)
        return [line[: self.middles[i]], line[self.middles[i] :]]


@final
@dataclass(frozen=True, eq=False)
class DestroyHalves(Effect):
    """Both lines are halved where they stand, and one half of each is destroyed. Of a line with an odd number AP says first
    whose half the creature in the middle joins, by that neighbour of it. Then AP names a flank creature: its half is
    destroyed, and what that causes is finished before the half of the other line is (G190). Of a line with one creature the
    other half is empty, and may be the one."""

    def frame(self) -> HalvesFrame:
        return HalvesFrame(self)

    def run(self, m: Machine, f: HalvesFrame) -> None:
        s = m.scopes[f.scope]
        if f.step == 0:
            f.cards = [*m.line(s.me), *m.line(1 - s.me)]
            f.mine = len(m.line(s.me))
            f.middles = [len(f.line(i)) // 2 for i in (0, 1)]
            f.step = 1
        while f.step < 3:
            if self._odd(f):
                m.ask(f, m.active, AskKinds.CARD, self.options(m, f))
                return
            f.step += 1
        if self._left(f):
            m.ask(f, m.active, AskKinds.CARD, self.options(m, f))
        else:
            m.pop()

    def _odd(self, f: HalvesFrame) -> bool:
        """Whether the line that is being halved has a creature in the middle with a neighbour on either side."""
        size = len(f.line(f.step - 1))
        return size > 1 and size % 2 == 1

    def _left(self, f: HalvesFrame) -> list[int]:
        return [i for i in (0, 1) if f.line(i) and not f.done >> i & 1]

    def options(self, m: Machine, f: HalvesFrame) -> list[Code]:
        if f.step < 3:
            line = f.line(f.step - 1)
            return [m.card_code(c) for c in (line[len(line) // 2 - 1], line[len(line) // 2 + 1])]
        found: list[int] = []
        for i in self._left(f):
            line = f.line(i)
            found += [m.card_code(c) for c in (line[:1] if len(line) == 1 else [line[0], line[-1]])]
        if all([len(f.line(i)) == 1 for i in self._left(f)]):
            found.append(code(MoveKinds.NO))
        return found

    def chosen(self, m: Machine, f: HalvesFrame, code: Code) -> None:
        if code & WHAT == MoveKinds.NO:
            m.pop()
            return
        c = code >> SHIFT
        if f.step < 3:
            i = f.step - 1
            f.middles = [
                *f.middles[:i],
                f.middles[i] + (f.line(i).index(c) < f.middles[i]),
                *f.middles[i + 1 :],
            ]
            f.step += 1
            return
        i = 0 if c in f.line(0) else 1
        f.done |= 1 << i
        half = next(part for part in f.halves(i) if c in part)
        m.destroy(f.scope, [one for one in half if m.in_play(one)])


DEMAND: Final = Constant(Questions.MUST_CHOOSE, None, 0, THEIR_CONTROLLER, house=ITS_HOUSE)


@final
@dataclass(frozen=True, eq=False)
class DemandsItsHouse(Instant):
    """The controller of IT must choose its house, or one of its houses, as the active one in their next turn (G53, G261),
    whatever becomes of it."""

    demand: Constant = DEMAND

    def do(self, m: Machine, f: Frame, s: Scope) -> None:
        for c in s.it:
            scope = lasting_scope(s)
            scope.me = 1 - m.control_then(c)  # as seen by the other player it is "the opponent's next turn"
            scope.number = m.houses_then(c)
            first, last, guard = span(m, scope, Durations.NEXT_TURN)
            m.lasts(InForce(None, self.demand, scope, None, None, first, last, guard))
            tell_lasting(m, s, self.demand, [c] if m.in_play(c) else [])


LIKENESS: Final = Constant(Questions.LIKENESS)


@final
@dataclass(frozen=True, eq=False)
class PurgeAndResemble(OnCards):
    """Purge a creature. Until this card leaves play, it has the power that the creature had without counters and
    bonuses (X as its text defines it), and its printed armor, keywords and traits besides its own."""

    target: Target
    constant: Constant = LIKENESS

    def _x(self, m: Machine, c: Card) -> int:
        """What the text of a creature with printed power X says that X is; 0 without a text in force (G34, G196)."""
        said = m.decks.prints[m.plain_face(c)].constants
        found = 0
        for live in m.ix().by[Questions.POWER]:
            k = live.constant
            if k is not None and k in said and live.scope.this == c and k.about(m, live, c):
                found += m.worth(k, live, c)
        return found

    def apply(self, m: Machine, f: ChoiceFrame, s: Scope, cards: list[Card]) -> None:
        powers: list[int] = []
        for c in cards:
            animated = m.animated(c) if m.decks.prints[m.face[c]].type == CardTypes.ARTIFACT else None
            own = m.decks.prints[m.plain_face(c)].power
            if animated is not None and animated.constant is not None:
                own = m.worth(animated.constant, animated, c)
            powers.append(own or self._x(m, c))
        faces = [m.plain_face(c) for c in cards]
        elsewhere(m, f, s, cards, Zones.PURGED, Ends.TOP)
        for c, face, power in zip(cards, faces, powers, strict=True):
            if m.in_play(c) or not m.in_play(s.this):
                continue
            first, last, guard = span(m, s, Durations.WHILE_THIS)
            scope = lasting_scope(s)
            scope.number = scope.amount = face
            scope.count = power
            m.lasts(InForce(None, self.constant, scope, None, [s.this], first, last, guard))
            tell_lasting(m, s, self.constant, [s.this])
