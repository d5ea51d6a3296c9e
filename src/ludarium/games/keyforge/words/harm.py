"""Instructions about how cards in play are: damage, destruction, stun and ward, ready and exhausted, power."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final, final

from ludarium.games.keyforge.engine.codes import SHIFT, AskKinds, Code, MoveKinds, code
from ludarium.games.keyforge.engine.frames import Frame, Scope
from ludarium.games.keyforge.engine.terms import NONE, Card, Flags, Moments
from ludarium.games.keyforge.words.amounts import PowerOf, ThatMany
from ludarium.games.keyforge.words.base import Amount, Effect, Instant, Target, number_of
from ludarium.games.keyforge.words.cards import IS_THIS
from ludarium.games.keyforge.words.choosing import ChoiceFrame, ChoiceSteps, OnCards, OneByOne, touched
from ludarium.games.keyforge.words.known import IT, KEPT
from ludarium.games.keyforge.words.targets import A, AnyNumber

if TYPE_CHECKING:
    from ludarium.games.keyforge.engine.machine import Machine


FULLY: Final = 1000
"""As much as there is."""


@final
@dataclass(frozen=True, eq=False)
class Damage(OnCards):
    """Deal damage to each of the cards at once (G6); ``splash`` to the neighbours of each (G222); ``pierce`` passes
    armor by. ``also`` says how much is dealt to others in the same dealing, ``by`` which creature in play deals it, if
    not this card; ``damaged`` how much instead to those that have damage already."""

    amount: int | Amount
    target: Target
    splash: int = 0
    pierce: bool = False
    also: tuple[tuple[int, Target], ...] = ()
    by: Target | None = None
    damaged: int = 0

    def run(self, m: Machine, f: ChoiceFrame) -> None:
        s = m.scopes[f.scope]
        if f.step == ChoiceSteps.STARTS and self.by is not None and self.dealer(m, s) == NONE:
            self.go(m, f, s, [])  # who has left play deals nothing
        elif (
            f.step == ChoiceSteps.STARTS
            and isinstance(self.amount, (ThatMany, PowerOf))
            and self.amount.value(m, s) <= 0
        ):
            self.go(m, f, s, [])  # nobody is asked who suffers nothing
        else:
            OnCards.run(self, m, f)

    def apply(self, m: Machine, f: ChoiceFrame, s: Scope, cards: list[Card]) -> None:
        amount = number_of(m, s, self.amount)
        hurt: list[int] = []
        amounts: list[int] = []
        for c in cards:
            if c in hurt:
                amounts[hurt.index(c)] += amount
            else:
                hurt.append(c)
                amounts.append(self.damaged if self.damaged and m.damage[c] else amount)
            if self.splash:
                for n in m.neighbours(c):
                    hurt.append(n)
                    amounts.append(self.splash)
        for more, others in self.also:
            for c in others.settled(m, s) or []:
                hurt.append(c)
                amounts.append(more)
        source = NONE if s.ability is None else s.this  # a bonus icon is no card (G215)
        if self.by is not None:
            source = self.dealer(m, s)
        m.hurt(f.scope, hurt, amounts, source, self.pierce)

    def dealer(self, m: Machine, s: Scope) -> Card:
        """The creature that deals it."""
        by = [] if self.by is None else self.by.settled(m, s) or []
        return by[0] if by and m.in_play(by[0]) else NONE


@final
@dataclass(frozen=True, eq=False)
class DamageByEach(OnCards):
    """Deal damage to each of the cards, each by a number of its own: its Æ, the armor that it has, or its damage."""

    target: Target
    by_amber: bool = True
    times: int = 1
    first: Effect | None = None
    """Done with them after the numbers have been taken, and before the damage."""
    by_damage: bool = False

    def apply(self, m: Machine, f: ChoiceFrame, s: Scope, cards: list[Card]) -> None:
        amounts: list[int] = []
        for c in cards:
            number = m.damage[c] if self.by_damage else m.amber[c] if self.by_amber else m.armor(c)
            amounts.append(number * self.times)
        m.hurt(f.scope, cards, amounts, s.this)
        if self.first is not None:
            m.push(self.first, f.scope)


@final
@dataclass(frozen=True, eq=False)
class DamageEachOther(Instant):
    """Two creatures that need not be chosen deal damage equal to their power to each other at once (G6), without a fight;
    one alone does nothing."""

    one: Target = KEPT
    other: Target = IT

    def do(self, m: Machine, f: Frame, s: Scope) -> None:
        pair = [*(self.one.settled(m, s) or [])[:1], *(self.other.settled(m, s) or [])[:1]]
        s.did = len(pair) == 2
        if s.did:
            m.hurt(f.scope, pair, [m.power(pair[1]), m.power(pair[0])], NONE, False, pair[::-1])


@final
@dataclass(frozen=True, eq=False)
class Heal(OnCards):
    """Heal damage from each of the cards (G89); with ``up_to`` AP says how much of it (G9)."""

    amount: int | Amount
    target: Target
    up_to: bool = False

    def go(self, m: Machine, f: ChoiceFrame, s: Scope, cards: list[Card]) -> None:
        if not self.up_to:
            OnCards.go(self, m, f, s, cards)
            return
        f.step = ChoiceSteps.GOES_ON
        f.cards = cards
        s.it = cards

    def on(self, m: Machine, f: ChoiceFrame, s: Scope) -> None:
        m.ask(f, m.active, AskKinds.NUMBER, self.options(m, f))

    def options(self, m: Machine, f: ChoiceFrame) -> list[Code]:
        if f.step != ChoiceSteps.GOES_ON:
            return OnCards.options(self, m, f)
        s = m.scopes[f.scope]
        most = min(number_of(m, s, self.amount), max([m.damage[c] for c in f.cards], default=0))
        return [code(MoveKinds.NUMBER, number) for number in range(most + 1)]

    def chosen(self, m: Machine, f: ChoiceFrame, code: Code) -> None:
        if f.step != ChoiceSteps.GOES_ON:
            OnCards.chosen(self, m, f, code)
            return
        m.pop()
        self.heal(m, m.scopes[f.scope], f.cards, code >> SHIFT)

    def apply(self, m: Machine, f: ChoiceFrame, s: Scope, cards: list[Card]) -> None:
        self.heal(m, s, cards, number_of(m, s, self.amount))

    def heal(self, m: Machine, s: Scope, cards: list[Card], amount: int) -> None:
        s.hit = []
        s.count = 0
        for c in cards:
            healed = m.heal(c, amount)
            if healed:
                s.hit = [*s.hit, c]
                s.count += healed
        s.did = bool(s.hit) and (amount == FULLY or s.count >= amount)


@final
@dataclass(frozen=True, eq=False)
class Destroy(OnCards):
    """Destroy the cards together (G91). ``sacrifice`` is the same of one's own cards (G95)."""

    target: Target
    sacrifice: bool = False

    def contends(self) -> bool:
        """Two that destroy what stands beside them may destroy each other."""
        return isinstance(self.target, A) and self.target.cards.beside == IS_THIS

    def left(self, m: Machine, f: ChoiceFrame, s: Scope) -> list[Card]:
        """None that is tagged already (G195), unless the text leaves no choice; then it fails."""
        pool = OnCards.left(self, m, f, s)
        found = [c for c in pool if not m.flags[c] & Flags.TAGGED]
        return found if found or f.least == 0 else pool[:1]

    def apply(self, m: Machine, f: ChoiceFrame, s: Scope, cards: list[Card]) -> None:
        m.destroy(f.scope, cards)


@final
@dataclass(frozen=True, eq=False)
class Status(OnCards):
    """Stun, ward or enrage the cards (section 12)."""

    status: int
    target: Target

    def apply(self, m: Machine, f: ChoiceFrame, s: Scope, cards: list[Card]) -> None:
        touched(s, cards, [c for c in cards if m.set_status(c, self.status)])


@final
@dataclass(frozen=True, eq=False)
class Unstun(OnCards):
    """Remove the stun of the cards (G102)."""

    target: Target

    def apply(self, m: Machine, f: ChoiceFrame, s: Scope, cards: list[Card]) -> None:
        touched(s, cards, [c for c in cards if m.unstun(c)])


@final
@dataclass(frozen=True, eq=False)
class Unward(OnCards):
    """Remove the ward of the cards (G225)."""

    target: Target

    def apply(self, m: Machine, f: ChoiceFrame, s: Scope, cards: list[Card]) -> None:
        touched(s, cards, [c for c in cards if m.unward(c)])


@final
@dataclass(frozen=True, eq=False)
class Exhaust(OnCards):
    """Exhaust the cards (G75); ``no_effect`` calls off the fight for which they were being used."""

    target: Target
    no_effect: bool = False

    def apply(self, m: Machine, f: ChoiceFrame, s: Scope, cards: list[Card]) -> None:
        if self.no_effect:
            for c in cards:
                m.call_off(c)
        touched(s, cards, [c for c in cards if m.exhaust(c)])
        if isinstance(self.target, AnyNumber) and self.target.at_least:
            s.did = len(s.hit) >= self.target.at_least  # so many are all that was asked for (G10)


@final
@dataclass(frozen=True, eq=False)
class Ready(OneByOne):
    """Ready the cards, one after the other (G204)."""

    target: Target

    def one(self, m: Machine, f: ChoiceFrame, s: Scope, c: Card) -> bool:
        return m.ready(c, s.me)

    def ordered(self, m: Machine, f: ChoiceFrame) -> bool:
        return len(m.ix().at[Moments.AFTER_READIED]) > 0


@final
@dataclass(frozen=True, eq=False)
class Counters(OnCards):
    """Put +1 power counters on the cards (G85)."""

    amount: int | Amount
    target: Target

    def apply(self, m: Machine, f: ChoiceFrame, s: Scope, cards: list[Card]) -> None:
        for c in cards:
            m.strengthen(c, number_of(m, s, self.amount))
