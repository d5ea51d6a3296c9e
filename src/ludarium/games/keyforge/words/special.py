"""Words that only one card says."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final, final

from ludarium.games.keyforge.engine.codes import SHIFT, AskKinds, Code, MoveKinds, code
from ludarium.games.keyforge.engine.frames import Frame, InForce, Scope
from ludarium.games.keyforge.engine.steps import fighting, using
from ludarium.games.keyforge.engine.terms import Card, Durations, Ends, Flags, Questions, Zones
from ludarium.games.keyforge.pool.houses import PLAYED_HOUSES, CardTypes
from ludarium.games.keyforge.words.base import Constant, Effect, Instant, Target
from ludarium.games.keyforge.words.cards import ITS_HOUSE, THEIR_CONTROLLER, Cards
from ludarium.games.keyforge.words.choosing import ChoiceFrame, OnCards
from ludarium.games.keyforge.words.lasting import lasting_scope, span, tell_lasting
from ludarium.games.keyforge.words.moving import elsewhere

if TYPE_CHECKING:
    from ludarium.games.keyforge.engine.machine import Machine
    from ludarium.games.keyforge.engine.position import Position


@final
@dataclass(frozen=True, eq=False)
class CapturesGained(Instant):
    """This creature captures the Æ that the reap which is answered has brought, unless another has it already."""

    def contends(self) -> bool:
        return True

    def do(self, m: Machine, f: Frame, s: Scope) -> None:
        for i in range(len(m.stack) - 1, -1, -1):
            reap = m.stack[i]
            if isinstance(reap, using.ReapFrame) and reap.card == s.card:
                before = m.pool[reap.player]
                s.count = m.capture(s.this, reap.left)
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
        s.count += m.capture(s.this, self.amount - theirs, not as_yours)
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
        said = m.decks.prints[m.decks.of[c]].constants
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
            own = m.decks.prints[m.decks.of[c]].power
            if animated is not None and animated.constant is not None:
                own = m.worth(animated.constant, animated, c)
            powers.append(own or self._x(m, c))
        elsewhere(m, f, s, cards, Zones.PURGED, Ends.TOP)
        for c, power in zip(cards, powers, strict=True):
            if c not in s.hit or not m.in_play(s.this):
                continue
            first, last, guard = span(m, s, Durations.WHILE_THIS)
            scope = lasting_scope(s)
            scope.number = m.decks.of[c]
            scope.amount = m.decks.of[c]
            scope.count = power
            m.lasts(InForce(None, self.constant, scope, None, [s.this], first, last, guard))
            tell_lasting(m, s, self.constant, [s.this])
