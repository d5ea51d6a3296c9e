"""What search bots are told about Ready... Fence!: which hands are plausible, how a seat would play, and what the
beginning of a game turn is worth."""

from __future__ import annotations

from typing import Final, final

from ludarium.core.chance import Chance
from ludarium.core.game import Guide
from ludarium.core.state import State
from ludarium.core.view import View
from ludarium.games.ready_fence import position as po
from ludarium.games.ready_fence.advice import Advice
from ludarium.games.ready_fence.belief import plausible
from ludarium.games.ready_fence.rules import NONE
from ludarium.games.ready_fence.state import FenceState
from ludarium.games.ready_fence.view import FenceView
from ludarium.games.ready_fence.worth import chance_of

SPAN: Final = 0.2
"""A usual difference between two options' chances to win."""
TRUST: Final = 6.0
"""Iterations that the look of an option is worth."""
DOUBT: Final = 0.06
"""By which the scores of one option scatter."""
HORIZON: Final = 3
"""Decisions of a playout before a game turn that begins is valued."""


@final
class FenceGuide(Guide):
    """Scores are chances to win. A seat never goes by what it could not know."""

    def __init__(self) -> None:
        super().__init__()
        self.span = SPAN
        self.trust = TRUST
        self.doubt = DOUBT
        self.horizon = HORIZON

    def weigh(self, view: View, state: State) -> float:
        assert isinstance(view, FenceView)
        assert isinstance(state, FenceState)
        return 1.0 if view.seat is None else plausible(state, view.seat)

    def prior(self, state: State) -> list[float] | None:
        assert isinstance(state, FenceState)
        return Advice(state.clone(), state.asked).scores(state.codes())

    def playout(self, state: State, chance: Chance) -> int:
        assert isinstance(state, FenceState)
        if state.asked < 0:
            return 0
        scores = Advice(state.clone(), state.asked).scores(state.codes())
        best = 0
        for i in range(1, len(scores)):
            if scores[i] > scores[best]:
                best = i
        return best

    def value(self, state: State) -> list[float] | None:
        assert isinstance(state, FenceState)
        if state.winner != NONE:
            return [1.0, 0.0] if state.winner == 0 else [0.0, 1.0]
        if state.ask != po.ASK_TURN or state.acts > 0:
            return None
        green = chance_of(state, 0)
        return [green, 1.0 - green]
