"""Words about words: conditions, choices, repetition, and effects that last."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final, final

from ludarium.games.keyforge import codes as co
from ludarium.games.keyforge import events as ev
from ludarium.games.keyforge.codes import code
from ludarium.games.keyforge.frames import Frame, Live, Scope
from ludarium.games.keyforge.houses import PLAYED_HOUSES
from ludarium.games.keyforge.terms import NONE
from ludarium.games.keyforge.words.base import (
    OPPONENT,
    Ability,
    Amount,
    Condition,
    Constant,
    Effect,
    Target,
    number_of,
)

if TYPE_CHECKING:
    from ludarium.games.keyforge.machine import Machine

# How long a lasting effect lasts (G136).
THIS_TURN: Final = 0
NEXT_TURN: Final = 1  # the opponent's next turn
WHILE_THIS: Final = 2  # until this card leaves play
THE_NEXT: Final = 3  # once, this turn
TO_YOUR_TURN: Final = 4  # until the start of one's own next turn
FOR_GOOD: Final = 5  # until the cards it is about leave play


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

    def run(self, m: Machine, f: Frame) -> None:
        s = m.scopes[f.scope]
        secret = self.when is not None and self.when.secret()
        if not secret and self.when is not None and not self.when.holds(m, s):
            s.did = False
            m.pop()
            return
        m.ask(f, m.active, co.ASK_YES, self.options(m, f), secret)

    def options(self, m: Machine, f: Frame) -> list[int]:
        if self.when is not None and not self.when.holds(m, m.scopes[f.scope]):
            return [code(co.NO)]
        return [code(co.YES), code(co.NO)]

    def chosen(self, m: Machine, f: Frame, code: int) -> None:
        s = m.scopes[f.scope]
        scope = f.scope
        m.pop()
        yes = code == co.YES
        m.tell(ev.CHOSE, m.active, 1 if yes else 0)
        s.did = False
        if yes:
            m.push(self.then, scope)


@final
@dataclass(frozen=True, eq=False)
class OneOf(Effect):
    """Choose one."""

    parts: tuple[Effect, ...]

    def run(self, m: Machine, f: Frame) -> None:
        m.ask(f, m.active, co.ASK_MODE, self.options(m, f))

    def options(self, m: Machine, f: Frame) -> list[int]:
        return [code(co.MODE, i + 1) for i in range(len(self.parts))]

    def chosen(self, m: Machine, f: Frame, code: int) -> None:
        scope = f.scope
        m.pop()
        mode = code >> co.SHIFT
        s = m.scopes[scope]
        m.tell(ev.MODE, m.active, mode, s.this if s.giver == NONE else s.giver, len(self.parts))
        m.push(self.parts[mode - 1], scope)


@final
@dataclass(frozen=True, eq=False)
class ForEach(Effect):
    """Do it so often; the number is fixed first, and each time is finished before the next (G190)."""

    number: int | Amount
    then: Effect

    def run(self, m: Machine, f: Frame) -> None:
        if f.step == 0:
            f.step = 1
            f.a = number_of(m, m.scopes[f.scope], self.number)
        if f.a <= 0:
            m.pop()
            return
        f.a -= 1
        m.push(self.then, f.scope)


@final
@dataclass(frozen=True, eq=False)
class OneAtATime(Effect):
    """Do it with one card after the other: each is chosen when its turn comes, and none twice. IT is that card."""

    target: Target
    then: Effect

    def run(self, m: Machine, f: Frame) -> None:
        s = m.scopes[f.scope]
        if f.step == 0:
            f.step = 1
            f.a = self.target.least(m, s)
            f.b = self.target.most(m, s)
        if len(f.cards) >= f.b or not self._left(m, f):
            m.pop()
        else:
            m.ask(f, m.active, co.ASK_CARD, self.options(m, f))

    def _left(self, m: Machine, f: Frame) -> list[int]:
        s = m.scopes[f.scope]
        s.it = f.cards
        return [c for c in self.target.pool(m, s) if c not in f.cards]

    def options(self, m: Machine, f: Frame) -> list[int]:
        found = [m.card_code(c) for c in self._left(m, f)]
        if len(f.cards) >= f.a:
            found.append(code(co.DONE) if f.cards else code(co.NO))
        return found

    def chosen(self, m: Machine, f: Frame, code: int) -> None:
        what = code & co.WHAT
        if what == co.DONE or what == co.NO:
            m.pop()
            return
        c = code >> co.SHIFT
        f.cards = [*f.cards, c]
        m.scopes[f.scope].it = [c]
        m.push(self.then, f.scope)


@final
@dataclass(frozen=True, eq=False)
class ForEachCard(Effect):
    """Do it for each of these cards, one after the other in AP's order (G190): KEPT is that card. HIT are then all on
    which it was done. AP is not asked about cards of the same houses."""

    of: Target
    then: Effect

    def run(self, m: Machine, f: Frame) -> None:
        s = m.scopes[f.scope]
        if f.step == 0:
            f.step = 1
            f.cards = self.of.settled(m, s) or []
            f.a = len(f.cards)
        elif f.b:
            f.cards = f.cards + s.hit  # behind the cards that are gone through
        s.hit = []
        left = f.cards[f.b : f.a]
        if not left:
            s.hit = f.cards[f.a :]
            m.pop()
        elif all([m.houses_then(c) == m.houses_then(left[0]) for c in left]):
            self._with(m, f, left[0])
        else:
            m.ask(f, m.active, co.ASK_CARD, self.options(m, f))

    def options(self, m: Machine, f: Frame) -> list[int]:
        return [m.card_code(c) for c in f.cards[f.b : f.a]]

    def chosen(self, m: Machine, f: Frame, code: int) -> None:
        self._with(m, f, code >> co.SHIFT)

    def _with(self, m: Machine, f: Frame, c: int) -> None:
        left = [other for other in f.cards[f.b : f.a] if other != c]
        f.cards = [*f.cards[: f.b], c, *left, *f.cards[f.a :]]
        f.b += 1
        m.scopes[f.scope].kept = [c]
        m.push(self.then, f.scope)


IDLE: Final = 3
"""So many rounds without a change show that it would go on for ever."""


@final
@dataclass(frozen=True, eq=False)
class Repeat(Effect):
    """Do it, and again as long as a condition holds then (G145), or ``once`` at most; ``may`` asks each time. ``whole``
    triggers the very effect again, so only while its card is still there. What has changed nothing so many times running would go on for
    ever and is not repeated (G241)."""

    then: Effect
    when: Condition
    may: bool = False
    whole: bool = False
    once: bool = False

    def run(self, m: Machine, f: Frame) -> None:
        before = f.b
        f.b = m.sight()
        f.c = f.c + 1 if f.step and before == f.b else 0
        if f.step == 0:
            f.step = 1
            m.push(self.then, f.scope)
            return
        s = m.scopes[f.scope]
        enough = self.once and f.step > 1
        f.step += 1
        if enough or f.c >= IDLE or not self.when.holds(m, s) or (self.whole and not m.here(s.this)):
            m.pop()
        elif self.may:
            m.ask(f, m.active, co.ASK_YES, self.options(m, f))
        else:
            m.push(self.then, f.scope)

    def options(self, m: Machine, f: Frame) -> list[int]:
        return [code(co.YES), code(co.NO)]

    def chosen(self, m: Machine, f: Frame, code: int) -> None:
        if code == co.YES:
            m.push(self.then, f.scope)
        else:
            m.pop()


@final
@dataclass(frozen=True, eq=False)
class ByOpponent(Effect):
    """The opponent does this (G3): "you" is the opponent in these words. With ``too`` you do it first, and the
    opponent repeats it."""

    then: Effect
    too: bool = False

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
class ChooseHouse(Effect):
    """Choose a house: any of the game, be it in nobody's deck, or ``of`` the opponent's identity card where it says so."""

    of: int = NONE

    def run(self, m: Machine, f: Frame) -> None:
        m.ask(f, m.active, co.ASK_A_HOUSE, self.options(m, f))

    def options(self, m: Machine, f: Frame) -> list[int]:
        s = m.scopes[f.scope]
        if self.of == OPPONENT:
            return [code(co.HOUSE, house) for house in sorted(m.decks.houses[1 - s.me])]
        return [code(co.HOUSE, house) for house in PLAYED_HOUSES]

    def chosen(self, m: Machine, f: Frame, code: int) -> None:
        s = m.scopes[f.scope]
        m.pop()
        s.house = code >> co.SHIFT
        m.tell(ev.NAMED_HOUSE, m.active, s.house)


@final
@dataclass(frozen=True, eq=False)
class ChooseNumber(Effect):
    """Choose a number: each power that a creature in play has, and one that none has."""

    def run(self, m: Machine, f: Frame) -> None:
        m.ask(f, m.active, co.ASK_NUMBER, self.options(m, f))

    def options(self, m: Machine, f: Frame) -> list[int]:
        powers = {m.power(c) for player in (0, 1) for c in m.line(player)}
        powers.add(next(n for n in range(99) if n not in powers))
        return [code(co.NUMBER, n) for n in sorted(powers)]

    def chosen(self, m: Machine, f: Frame, code: int) -> None:
        s = m.scopes[f.scope]
        m.pop()
        s.number = code >> co.SHIFT
        m.tell(ev.NAMED_NUMBER, m.active, s.number)


@final
@dataclass(frozen=True, eq=False)
class Lasting(Effect):
    """Something is so, or abilities resolve, for a while (G136). ``on`` fixes the cards it is about: its words' IT."""

    words: tuple[Ability | Constant, ...]
    how_long: int = THIS_TURN
    on: Target | None = None

    def run(self, m: Machine, f: Frame) -> None:
        s = m.scopes[f.scope]
        m.pop()
        fixed: list[int] | None = None
        if self.on is not None:
            fixed = self.on.settled(m, s) or []
            if not fixed:
                return
        first, last, guard = span(m, s, self.how_long)
        if guard != NONE and not m.in_play(guard):
            return
        for word in self.words:
            scope = lasting_scope(s)
            scope.it = fixed or []
            ability = word if isinstance(word, Ability) else None
            constant = word if isinstance(word, Constant) else None
            m.lasts(
                Live(
                    ability, constant, scope, None, fixed, first, last, guard, self.how_long == THE_NEXT
                )
            )  # fmt: skip
            about = [c for c in scope.it if m.in_play(c)]
            m.tell(ev.LASTING, s.this, word.number, s.house, lasts_until(m, m.lasting[-1]), about)


def lasts_until(m: Machine, live: Live) -> int:
    """How long a lasting effect is there, as events and views say it."""
    if live.guard != NONE:
        return ev.WITH_CARD
    if live.once:
        return ev.FIRST_USE
    if live.last == NONE:
        return ev.FOR_GOOD
    if live.first > m.turn:
        return ev.NEXT_TURN
    return ev.THIS_TURN if live.last == m.turn else ev.TO_YOUR_TURN


def span(m: Machine, s: Scope, how_long: int) -> tuple[int, int, int]:
    """The first and the last turn of what lasts so long, and the card that must stay in play."""
    if how_long == NEXT_TURN:
        first = m.turn + (1 if s.me == m.active else 2)
        return first, first, NONE
    if how_long == TO_YOUR_TURN:  # it has begun already: what another turn puts off has no first (G208)
        return NONE, m.turn + (1 if s.me == m.active else 0), NONE
    if how_long == FOR_GOOD:
        return m.turn, NONE, NONE
    return (m.turn, NONE, s.this) if how_long == WHILE_THIS else (m.turn, m.turn, NONE)


def lasting_scope(s: Scope) -> Scope:
    """What a lasting effect keeps of the resolution that made it."""
    kept = Scope(s.this, s.me, s.giver, s.card, s.other, s.amount, s.player, s.ability)
    kept.house = s.house
    kept.number = s.number
    return kept
