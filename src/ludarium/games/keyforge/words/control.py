"""Words about words: conditions, choices, repetition, and effects that last."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final, final

from mypy_extensions import mypyc_attr

from ludarium.games.keyforge.engine.codes import SHIFT, WHAT, AskKinds, Code, MoveKinds, code
from ludarium.games.keyforge.engine.events import EventKinds
from ludarium.games.keyforge.engine.frames import Frame, Node, Numbers, Scope
from ludarium.games.keyforge.engine.terms import NONE, Card, Zones
from ludarium.games.keyforge.pool.facts import POOL
from ludarium.games.keyforge.pool.houses import PLAYED_HOUSES
from ludarium.games.keyforge.pool.traits import TRAITS
from ludarium.games.keyforge.words.base import Amount, Condition, Effect, Target, number_of
from ludarium.games.keyforge.words.cards import ALL_TYPES, OPPONENT, THAT_PLAYER, YOU, Cards, Who, related
from ludarium.games.keyforge.words.choosing import ChoiceFrame, OnCards
from ludarium.games.keyforge.words.known import Known

if TYPE_CHECKING:
    from ludarium.games.keyforge.engine.machine import Machine
    from ludarium.games.keyforge.engine.position import Position


@final
@dataclass(frozen=True, eq=False)
class If(Effect):
    """Do something if a condition holds, and perhaps something else if not."""

    when: Condition
    then: Effect
    otherwise: Effect | None = None

    def contends(self) -> bool:
        return self.then.contends()

    def run(self, m: Machine, f: Frame) -> None:
        scope = f.scope
        m.pop()
        if self.when.holds(m, m.scopes[scope]):
            m.push(self.then, scope)
        elif self.otherwise is not None:
            m.push(self.otherwise, scope)


@final
@dataclass(frozen=True, eq=False)
class May(Effect):
    """Do it or not (G9)."""

    then: Effect
    when: Condition | None = None
    """Only asked where this is so; where that is a secret, it is asked all the same, and the answer is no."""
    most: int = 1
    """Up to so many times, as long as the answer is yes."""

    def contends(self) -> bool:
        return self.then.contends()

    def run(self, m: Machine, f: Frame) -> None:
        s = m.scopes[f.scope]
        if f.step == self.most:
            m.pop()
            return
        secret = self.when is not None and self.when.secret()
        if not secret and self.when is not None and not self.when.holds(m, s):
            s.did = False
            m.pop()
            return
        m.ask(f, m.active, AskKinds.YES, self.options(m, f), secret)

    def options(self, m: Machine, f: Frame) -> list[Code]:
        if self.when is not None and not self.when.holds(m, m.scopes[f.scope]):
            return [code(MoveKinds.NO)]
        return [code(MoveKinds.YES), code(MoveKinds.NO)]

    def chosen(self, m: Machine, f: Frame, code: Code) -> None:
        s = m.scopes[f.scope]
        scope = f.scope
        yes = code == MoveKinds.YES
        f.step += 1
        if not yes or f.step == self.most:
            m.pop()
        m.tell(EventKinds.CHOSE, m.active, 1 if yes else 0)
        s.did = False
        if yes:
            m.push(self.then, scope)


@final
@dataclass(frozen=True, eq=False)
class OneOf(Effect):
    """Choose one. With ``given``, a part is offered only where its condition holds, and without any nothing happens
    (G4)."""

    parts: tuple[Effect, ...]
    given: tuple[Condition, ...] = ()

    def run(self, m: Machine, f: Frame) -> None:
        options = self.options(m, f)
        if options:
            m.ask(f, m.active, AskKinds.MODE, options)
        else:
            m.scopes[f.scope].did = False
            m.pop()

    def options(self, m: Machine, f: Frame) -> list[Code]:
        s = m.scopes[f.scope]
        found: list[int] = []
        for i in range(len(self.parts)):
            if not self.given or self.given[i].holds(m, s):
                found.append(code(MoveKinds.MODE, i + 1))
        return found

    def chosen(self, m: Machine, f: Frame, code: Code) -> None:
        scope = f.scope
        m.pop()
        mode = code >> SHIFT
        s = m.scopes[scope]
        m.tell(EventKinds.MODE, m.active, mode, s.this if s.giver == NONE else s.giver, len(self.parts))
        m.push(self.parts[mode - 1], scope)


@mypyc_attr(acyclic=True)
@final
class TimesFrame(Frame):
    """Something is done so many times."""

    def __init__(self, node: Node) -> None:
        super().__init__(node)
        self.left = 0

    def numbers(self) -> Numbers:
        return self.left, 0, 0, 0

    def restore(self, a: int, b: int, c: int, d: int) -> None:
        self.left = a


@final
@dataclass(frozen=True, eq=False)
class ForEach(Effect):
    """Do it so often; the number is fixed first, and each time is finished before the next (G190)."""

    number: int | Amount
    then: Effect

    def frame(self) -> TimesFrame:
        return TimesFrame(self)

    def run(self, m: Machine, f: TimesFrame) -> None:
        if f.step == 0:
            f.step = 1
            f.left = number_of(m, m.scopes[f.scope], self.number)
        if f.left <= 0:
            m.pop()
            return
        f.left -= 1
        m.push(self.then, f.scope)


@mypyc_attr(acyclic=True)
@final
class WhollyFrame(Frame):
    """Several instructions are carried out; ``failed`` says whether one of them was not, so far."""

    def __init__(self, node: Node) -> None:
        super().__init__(node)
        self.failed = False

    def numbers(self) -> Numbers:
        return 1 if self.failed else 0, 0, 0, 0

    def restore(self, a: int, b: int, c: int, d: int) -> None:
        self.failed = a == 1


@final
@dataclass(frozen=True, eq=False)
class Wholly(Effect):
    """One instruction after the other, and "if you do" is about all of them (G10)."""

    parts: tuple[Effect, ...]

    def frame(self) -> WhollyFrame:
        return WhollyFrame(self)

    def run(self, m: Machine, f: WhollyFrame) -> None:
        s = m.scopes[f.scope]
        f.failed = f.failed or (f.step > 0 and not s.did)
        if f.step < len(self.parts):
            f.step += 1
            m.push(self.parts[f.step - 1], f.scope)
        else:
            s.did = not f.failed
            m.pop()


@final
@dataclass(frozen=True, eq=False)
class OneAtATime(Effect):
    """Do it with one card after the other: each is chosen when its turn comes, and none twice. IT is that card."""

    target: Target
    then: Effect

    def frame(self) -> ChoiceFrame:
        return ChoiceFrame(self)

    def run(self, m: Machine, f: ChoiceFrame) -> None:
        s = m.scopes[f.scope]
        if f.step == 0:
            f.step = 1
            f.least = self.target.least(m, s)
            f.most = self.target.most(m, s)
        if len(f.cards) >= f.most or not self._left(m, f):
            m.pop()
        else:
            m.ask(f, m.active, AskKinds.CARD, self.options(m, f))

    def _left(self, m: Machine, f: ChoiceFrame) -> list[Card]:
        s = m.scopes[f.scope]
        s.it = f.cards
        return [c for c in self.target.pool(m, s) if c not in f.cards]

    def options(self, m: Machine, f: ChoiceFrame) -> list[Code]:
        found = [m.card_code(c) for c in self._left(m, f)]
        if len(f.cards) >= f.least:
            found.append(code(MoveKinds.DONE) if f.cards else code(MoveKinds.NO))
        return found

    def chosen(self, m: Machine, f: ChoiceFrame, code: Code) -> None:
        what = code & WHAT
        if what == MoveKinds.DONE or what == MoveKinds.NO:
            m.pop()
            return
        c = code >> SHIFT
        f.cards = [*f.cards, c]
        m.scopes[f.scope].it = [c]
        m.push(self.then, f.scope)


@mypyc_attr(acyclic=True)
@final
class EachFrame(Frame):
    """``cards`` are gone through; behind the first ``count`` of them stand those on which it was done."""

    def __init__(self, node: Node) -> None:
        super().__init__(node)
        self.count = 0
        self.done = 0
        """How many have had their turn."""

    def numbers(self) -> Numbers:
        return self.count, self.done, 0, 0

    def restore(self, a: int, b: int, c: int, d: int) -> None:
        self.count = a
        self.done = b


@final
@dataclass(frozen=True, eq=False)
class ForEachCard(Effect):
    """Do it for each of these cards, one after the other in AP's order (G190): KEPT is that card. HIT are then all on
    which it was done. AP is not asked about cards of the same houses; or, where it is ``by_power``, of the same power; where
    it is ``by_card``, whatever they are."""

    of: Target
    then: Effect
    by_power: bool = False
    by_card: bool = False

    def frame(self) -> EachFrame:
        return EachFrame(self)

    def run(self, m: Machine, f: EachFrame) -> None:
        s = m.scopes[f.scope]
        if f.step == 0:
            f.step = 1
            f.cards = self.of.settled(m, s) or []
            f.count = len(f.cards)
        elif f.done:
            f.cards = f.cards + s.hit  # behind the cards that are gone through
        s.hit = []
        left = f.cards[f.done : f.count]
        if not left:
            s.hit = f.cards[f.count :]
            m.pop()
        elif all([self._matter(m, c) == self._matter(m, left[0]) for c in left]):
            self._with(m, f, left[0])
        else:
            m.ask(f, m.active, AskKinds.CARD, self.options(m, f))

    def _matter(self, m: Machine, c: Card) -> int:
        """What about a card makes a difference."""
        if self.by_card:
            return c if m.in_play(c) else NONE
        return m.power_then(c) if self.by_power else m.houses_then(c)

    def options(self, m: Machine, f: EachFrame) -> list[Code]:
        left = f.cards[f.done : f.count]
        return [m.card_code(c) for c in left if not self.by_card or m.in_play(c)]

    def chosen(self, m: Machine, f: EachFrame, code: Code) -> None:
        self._with(m, f, code >> SHIFT)

    def _with(self, m: Machine, f: EachFrame, c: Card) -> None:
        left = [other for other in f.cards[f.done : f.count] if other != c]
        f.cards = [*f.cards[: f.done], c, *left, *f.cards[f.count :]]
        f.done += 1
        m.scopes[f.scope].kept = [c]
        m.push(self.then, f.scope)


IDLE: Final = 3
"""So many rounds without a change show that it would go on for ever."""


@mypyc_attr(acyclic=True)
@final
class RepeatFrame(Frame):
    """Rounds of the same, as many as ``step`` says."""

    def __init__(self, node: Node) -> None:
        super().__init__(node)
        self.sight = 0
        """What everybody saw when the last one ended (``Position.sight``)."""
        self.idle = 0
        """How many rounds running have changed nothing."""

    def numbers(self) -> Numbers:
        return 0, self.sight, self.idle, 0

    def restore(self, a: int, b: int, c: int, d: int) -> None:
        self.sight = b
        self.idle = c


@final
@dataclass(frozen=True, eq=False)
class Repeat(Effect):
    """Do it, and again as long as a condition holds then (G145), or ``once`` at most; ``may`` asks each time. ``whole``
    triggers the very effect again, so only while its card is still there. What has changed nothing so many times running would go on for
    ever and is not repeated (G241); the first time does not count, for most are not repeated at all."""

    then: Effect
    when: Condition
    may: bool = False
    whole: bool = False
    once: bool = False

    def frame(self) -> RepeatFrame:
        return RepeatFrame(self)

    def run(self, m: Machine, f: RepeatFrame) -> None:
        f.step += 1
        if f.step == 1:
            m.push(self.then, f.scope)
        elif self._ends(m, f):
            m.pop()
        elif self.may:
            m.ask(f, m.active, AskKinds.YES, self.options(m, f))
        else:
            m.push(self.then, f.scope)

    def _ends(self, m: Machine, f: RepeatFrame) -> bool:
        """Whether it is not repeated, once it has been done."""
        s = m.scopes[f.scope]
        if (self.once and f.step > 2) or not self.when.holds(m, s) or (self.whole and not m.here(s.this)):
            return True
        if not self.once:
            before = f.sight
            f.sight = m.sight()
            f.idle = f.idle + 1 if f.step > 2 and before == f.sight else 0
        return f.idle >= IDLE

    def options(self, m: Machine, f: RepeatFrame) -> list[Code]:
        return [code(MoveKinds.YES), code(MoveKinds.NO)]

    def chosen(self, m: Machine, f: RepeatFrame, code: Code) -> None:
        if code == MoveKinds.YES:
            m.push(self.then, f.scope)
        else:
            m.pop()


@final
@dataclass(frozen=True, eq=False)
class RepeatFor(Effect):
    """Do it; then something may be done in order to do it once more (G145), with new choices."""

    then: Effect
    offer: May

    def run(self, m: Machine, f: Frame) -> None:
        f.step += 1
        if f.step == 1:
            m.push(self.then, f.scope)
        elif f.step == 2:
            m.push(self.offer, f.scope)
        else:
            scope = f.scope
            m.pop()
            if m.scopes[scope].did:
                m.push(self.then, scope)


@final
@dataclass(frozen=True, eq=False)
class ByOpponent(Effect):
    """The opponent does this (G3): "you" is the opponent in these words. With ``too`` you do it first, and the
    opponent repeats it, on you; or (``on_them``) it is repeated on them, which comes to the same."""

    then: Effect
    too: bool = False
    on_them: bool = False

    def run(self, m: Machine, f: Frame) -> None:
        if self.too and f.step == 0:
            f.step = 1
            m.push(self.then, f.scope)
            return
        s = m.scopes[f.scope].clone()
        s.me = 1 - s.me
        m.pop()
        m.push_words(self.then, s)


@final
@dataclass(frozen=True, eq=False)
class ByThatPlayer(Effect):
    """The player of the event, or another one, does this (G3): "you" is that player in these words."""

    then: Effect
    who: Who = THAT_PLAYER

    def run(self, m: Machine, f: Frame) -> None:
        s = m.scopes[f.scope].clone()
        m.pop()
        for player in m.players(s, self.who)[:1]:
            s.me = player
            m.push_words(self.then, s)


@final
@dataclass(frozen=True, eq=False)
class ByController(OnCards):
    """The player who controls a card, or did as it left play (G99), does this (G3): "you" is that player in these words."""

    then: Effect
    target: Target

    def go(self, m: Machine, f: ChoiceFrame, s: Scope, cards: list[Card]) -> None:
        if isinstance(self.target, Known):  # nobody has to find the card to know whose it was (G99)
            cards = related(m, s, self.target.relation)
        OnCards.go(self, m, f, s, cards)

    def apply(self, m: Machine, f: ChoiceFrame, s: Scope, cards: list[Card]) -> None:
        for c in cards[:1]:
            theirs = s.clone()
            theirs.me = m.control_then(c)
            m.push_words(self.then, theirs)


@final
@dataclass(frozen=True, eq=False)
class ChooseHouse(Effect):
    """Choose a house: any of the game, even one in nobody's deck, or ``of`` the opponent's identity card where it says so.
    ``who`` says who names it; asked is the active player (G2)."""

    of: int = NONE
    who: Who = YOU

    def run(self, m: Machine, f: Frame) -> None:
        m.ask(f, m.active, AskKinds.A_HOUSE, self.options(m, f))

    def options(self, m: Machine, f: Frame) -> list[Code]:
        s = m.scopes[f.scope]
        if self.of == OPPONENT:
            return [code(MoveKinds.HOUSE, house) for house in sorted(m.decks.houses[1 - s.me])]
        return [code(MoveKinds.HOUSE, house) for house in PLAYED_HOUSES]

    def chosen(self, m: Machine, f: Frame, code: Code) -> None:
        s = m.scopes[f.scope]
        m.pop()
        s.did = True
        s.house = code >> SHIFT
        m.tell(EventKinds.NAMED_HOUSE, m.active, s.house)


@final
@dataclass(frozen=True, eq=False)
class ChoosePlayer(Effect):
    """Choose a player: ``THAT_PLAYER`` in the words after it."""

    def run(self, m: Machine, f: Frame) -> None:
        m.ask(f, m.active, AskKinds.A_PLAYER, self.options(m, f))

    def options(self, m: Machine, f: Frame) -> list[Code]:
        return [code(MoveKinds.SEAT, 1 - m.active), code(MoveKinds.SEAT, m.active)]

    def chosen(self, m: Machine, f: Frame, code: Code) -> None:
        s = m.scopes[f.scope]
        m.pop()
        s.player = code >> SHIFT


@final
@dataclass(frozen=True, eq=False)
class ChooseTrait(Effect):
    """Choose a trait: one of a card in play, or (``NO``) one that none of them has."""

    def run(self, m: Machine, f: Frame) -> None:
        m.ask(f, m.active, AskKinds.A_TRAIT, self.options(m, f), True)

    def options(self, m: Machine, f: Frame) -> list[Code]:
        found: list[int] = []
        for player in (0, 1):
            for zone in (Zones.LINE, Zones.ARTIFACTS):
                for c in m.row(zone, player):
                    for trait in m.traits(c):
                        option = code(MoveKinds.TRAIT, TRAITS.index(trait))
                        if option not in found:
                            found.append(option)
        return [*sorted(found), code(MoveKinds.NO)]

    def chosen(self, m: Machine, f: Frame, code: Code) -> None:
        s = m.scopes[f.scope]
        m.pop()
        s.number = NONE if code == MoveKinds.NO else code >> SHIFT
        found = Cards(ALL_TYPES, chosen_trait=True).all(m, s)
        if found:
            m.tell(EventKinds.TARGETS, s.this, cards=found)


@final
@dataclass(frozen=True, eq=False)
class NameCard(Effect):
    """Name a card: one that may be in the decks of this game, or (``NO``) one that is in neither, for all of those are alike.
    Or ``two``, one after the other, perhaps of one name (``AreNamed``)."""

    two: bool = False

    def run(self, m: Machine, f: Frame) -> None:
        m.ask(f, m.active, AskKinds.A_NAME, self.options(m, f), True)

    def options(self, m: Machine, f: Frame) -> list[Code]:
        return [
            *[code(MoveKinds.NAME, place) for place in m.decks.nameable or m.decks.card_names()],
            code(MoveKinds.NO),
        ]

    def chosen(self, m: Machine, f: Frame, code: Code) -> None:
        s = m.scopes[f.scope]
        named = NONE if code == MoveKinds.NO else code >> SHIFT
        m.tell(EventKinds.NAMED_CARD, m.active, named)
        if not self.two:
            m.pop()
            s.number = named
        elif f.step == 0:
            f.step = 1
            s.number = named
        else:
            m.pop()
            s.number = both_names(s.number, named)


NAMES: Final = 1 << 14
"""More than there are names of cards."""


def both_names(one: int, other: int) -> int:
    """Two named cards as one number."""
    return (one + 1) * NAMES + other + 1


@final
@dataclass(frozen=True, eq=False)
class AreNamed(Condition):
    """The cards in IT are the two that were named (``NameCard``), one of each name."""

    def holds(self, p: Position, s: Scope) -> bool:
        if s.number < NAMES or len(s.it) != 2:
            return False
        named = [s.number // NAMES - 1, s.number % NAMES - 1]
        there = [POOL.place(p.decks.prints[p.face[c]].name) for c in s.it]
        return sorted(named) == sorted(there)


@final
@dataclass(frozen=True, eq=False)
class ChooseNumber(Effect):
    """Choose a number: each power that a creature in play has, and one that none has."""

    def run(self, m: Machine, f: Frame) -> None:
        m.ask(f, m.active, AskKinds.NUMBER, self.options(m, f))

    def options(self, m: Machine, f: Frame) -> list[Code]:
        powers = {m.power(c) for player in (0, 1) for c in m.line(player)}
        powers.add(next(n for n in range(99) if n not in powers))
        return [code(MoveKinds.NUMBER, n) for n in sorted(powers)]

    def chosen(self, m: Machine, f: Frame, code: Code) -> None:
        s = m.scopes[f.scope]
        m.pop()
        s.number = code >> SHIFT
        m.tell(EventKinds.NAMED_NUMBER, m.active, s.number)
