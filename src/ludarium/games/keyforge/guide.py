"""What search bots are told about KeyForge: a first look at each option, a quick way to play on, and what a
position is worth."""

from __future__ import annotations

from math import exp
from typing import Final, final

from ludarium.core.chance import Chance
from ludarium.core.game import Guide
from ludarium.core.state import State
from ludarium.games.keyforge import codes as co
from ludarium.games.keyforge import terms as t
from ludarium.games.keyforge.bots import USUAL, after, habit
from ludarium.games.keyforge.state import KeyForgeState
from ludarium.games.keyforge.terms import NONE
from ludarium.games.keyforge.worth import worth

HORIZON: Final = 14
SCALE: Final = 14.0  # Æ of difference that make a position three quarters won
SPAN: Final = 0.2
TRUST: Final = 6.0
EAGER: Final = (7, 3, 1, 4, 4, 5, 5, 2)  # how gladly each kind of move is made in a playout


def chances(difference: float) -> list[float]:
    """Both seats' chances to win when seat 0 stands this much better."""
    first = 1.0 / (1.0 + exp(-difference / SCALE))
    return [first, 1.0 - first]


@final
class KeyForgeGuide(Guide):
    """Judges by ``worth``."""

    def __init__(self) -> None:
        super().__init__()
        self.horizon = HORIZON
        self.span = SPAN
        self.trust = TRUST

    def prior(self, state: State) -> list[float] | None:
        assert isinstance(state, KeyForgeState)
        quick = habit(state)
        size = len(state.codes)
        if quick != NONE:
            return [0.0 if i == quick else -0.05 for i in range(size)]
        seat = state.asked
        found: list[float] = []
        for i in range(size):
            difference = after(state, i, seat, USUAL, 0)
            found.append(chances(difference)[0])
        return found

    def playout(self, state: State, chance: Chance) -> int:
        assert isinstance(state, KeyForgeState)
        quick = habit(state)
        if quick != NONE:
            return quick
        codes = state.codes
        if state.kind != co.ASK_TURN:
            return chance.below(len(codes))
        total = 0
        for option in codes:
            what = option & co.WHAT
            total += 0 if what == co.END else EAGER[what]
        if total == 0:
            return len(codes) - 1
        at = chance.below(total)
        for i, option in enumerate(codes):
            what = option & co.WHAT
            at -= 0 if what == co.END else EAGER[what]
            if at < 0:
                return i
        return len(codes) - 1

    def value(self, state: State) -> list[float] | None:
        assert isinstance(state, KeyForgeState)
        if state.winner != NONE:
            return [1.0 if seat == state.winner else 0.0 for seat in range(t.SEATS)]
        return chances(worth(state, 0, USUAL))
