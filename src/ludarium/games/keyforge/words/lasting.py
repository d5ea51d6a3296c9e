"""What is so, or what resolves, for a while (G136)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final, final

from mypy_extensions import mypyc_attr

from ludarium.games.keyforge.engine.events import EventKinds
from ludarium.games.keyforge.engine.frames import Frame, InForce, Node, Numbers, Scope
from ludarium.games.keyforge.engine.registry import REGISTRY
from ludarium.games.keyforge.engine.terms import (
    NONE,
    READYING_STEP,
    Card,
    Duration,
    Durations,
    Keywords,
    Questions,
)
from ludarium.games.keyforge.pool.houses import House
from ludarium.games.keyforge.words.amounts import PowerOf
from ludarium.games.keyforge.words.base import Ability, Constant, Effect, Instant, Target

if TYPE_CHECKING:
    from ludarium.games.keyforge.engine.machine import Machine


@final
@dataclass(frozen=True, eq=False)
class Lasting(Instant):
    """Something is so, or abilities resolve, for a while (G136). ``on`` fixes the cards it is about: its words' IT."""

    words: tuple[Ability | Constant, ...]
    how_long: Duration = Durations.THIS_TURN
    on: Target | None = None

    def lasts(self) -> bool:
        return True

    def do(self, m: Machine, f: Frame, s: Scope) -> None:
        fixed: list[int] | None = None
        if self.on is not None:
            fixed = self.on.settled(m, s) or []
            if not fixed:
                return
        self.begin(m, s, fixed)

    def begin(self, m: Machine, s: Scope, fixed: list[Card] | None) -> None:
        """Put it in force, about these cards where it is about any that are ``fixed`` now."""
        first, last, guard = span(m, s, self.how_long)
        if guard != NONE and not m.in_play(guard):
            return
        if s.lent and s.this in (fixed or []) and any([puts_in_line(word) for word in self.words]):
            return  # it cannot move to a battleline of who doesn't control it (G218)
        for word in self.words:
            scope = lasting_scope(s)
            scope.it = fixed or []
            ability = word if isinstance(word, Ability) else None
            constant = word if isinstance(word, Constant) else None
            about_it = fixed
            if constant is not None and constant.question == Questions.FIXED_POWER:
                if isinstance(constant.amount, PowerOf) and not s.kept:
                    continue  # there is nothing to be like
                scope.kept = s.kept
            if fixed and constant is not None and constant.question == Questions.MUST_CHOOSE:
                scope.number = m.houses_then(fixed[0])  # whatever becomes of that card
                about_it = None
            m.lasts(
                InForce(
                    ability, constant, scope, None, about_it, first, last, guard, self.how_long == Durations.THE_NEXT
                )
            )  # fmt: skip
            tell_lasting(m, s, word, [c for c in scope.it if m.in_play(c)], s.house)


def tell_lasting(
    m: Machine, s: Scope, word: Ability | Constant, cards: list[Card], house: House = NONE
) -> None:
    """Say that a word of this card has begun to last on some cards."""
    until = lasts_until(m, m.lasting[-1])
    m.tell(EventKinds.LASTING, s.this, REGISTRY.number(word), house, until, cards)


def puts_in_line(word: Ability | Constant) -> bool:
    """Whether it makes an artifact a creature (G232)."""
    return isinstance(word, Constant) and word.question == Questions.AS_CREATURE


def lasts_until(m: Machine, live: InForce) -> Duration:
    """How long a lasting effect is there, as events and views say it."""
    if live.guard != NONE:
        return Durations.WHILE_THIS
    if live.once:
        return Durations.THE_NEXT
    if live.last == NONE:
        return Durations.FOR_GOOD
    if live.first > m.turn:
        return Durations.NEXT_TURN
    if live.last == m.turn:
        return Durations.THIS_TURN
    return Durations.TO_YOUR_TURN if live.first == NONE else Durations.THROUGH_YOUR_TURN


def span(m: Machine, s: Scope, how_long: Duration) -> tuple[int, int, int]:
    """The first and the last turn of what lasts so long, and the card that must stay in play."""
    if how_long == Durations.NEXT_TURN:
        first = m.turn + (1 if s.me == m.active else 2)
        return first, first, NONE
    if (
        how_long == Durations.TO_YOUR_TURN
    ):  # it has begun already: what another turn puts off has no first (G208)
        return NONE, m.turn + (1 if s.me == m.active else 0), NONE
    if how_long == Durations.THROUGH_YOUR_TURN:
        return m.turn, m.turn + (2 if s.me == m.active else 1), NONE
    if how_long == Durations.NEXT_READYING:
        now = s.me != m.active and m.step <= READYING_STEP
        first = m.turn if now else m.turn + (1 if s.me == m.active else 2)
        return first, first, NONE
    if how_long == Durations.FOR_GOOD:
        return m.turn, NONE, NONE
    return (m.turn, NONE, s.this) if how_long == Durations.WHILE_THIS else (m.turn, m.turn, NONE)


def lasting_scope(s: Scope) -> Scope:
    """What a lasting effect keeps of the resolution that made it."""
    kept = Scope(s.this, s.me, s.giver, s.card, s.other, s.amount, s.player, s.ability)
    kept.house = s.house
    kept.number = s.number
    return kept


PAST_TAUNT: Final = Constant(Questions.IGNORES, verb=Keywords.TAUNT)


@mypyc_attr(acyclic=True)
@final
class IgnoringFrame(Frame):
    """What is done while something is ignored."""

    def __init__(self, node: Node) -> None:
        super().__init__(node)
        self.nth = 0
        """The number of the lasting effect that says so."""

    def numbers(self) -> Numbers:
        return self.nth, 0, 0, 0

    def restore(self, a: int, b: int, c: int, d: int) -> None:
        self.nth = a


@final
@dataclass(frozen=True, eq=False)
class Ignoring(Effect):
    """Do it, and as long as that takes the creatures in IT fight as if nobody had taunt (G116)."""

    then: Effect
    what: Constant = PAST_TAUNT

    def frame(self) -> IgnoringFrame:
        return IgnoringFrame(self)

    def run(self, m: Machine, f: IgnoringFrame) -> None:
        s = m.scopes[f.scope]
        if f.step == 0:
            f.step = 1
            if s.it:
                scope = lasting_scope(s)
                scope.it = s.it
                m.lasts(InForce(None, self.what, scope, None, s.it, m.turn, m.turn))
                f.nth = m.lasting[-1].nth
            m.push(self.then, f.scope)
            return
        for live in m.lasting:
            if f.nth and live.nth == f.nth:
                m.end_lasting(live)
                break
        m.pop()
