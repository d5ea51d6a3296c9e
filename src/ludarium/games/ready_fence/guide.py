"""What search bots are told about Ready… Fence!: which hands are plausible, how a seat would play, and what the
beginning of a game turn is worth."""

from __future__ import annotations

from typing import Final, final

from ludarium.core.chance import Chance
from ludarium.core.game import Guide
from ludarium.core.state import State
from ludarium.core.view import View
from ludarium.games.ready_fence import position as po
from ludarium.games.ready_fence.advice import Advice, late_turns
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
HORIZON: Final = 1
"""Decisions of a playout before a game turn that begins is valued."""
PRIORS: Final = 4000
"""Kept at a time."""


def knowledge(state: FenceState) -> tuple[int, ...]:
    """What the deciding seat knows of a state in a search, in which options and settings stay the same."""
    seat = state.asked
    flags = state.acts << 8 | state.ask << 4 | seat
    flags |= 1 << 12 if state.changed else 0
    flags |= 1 << 13 if state.exchanged else 0
    flags |= 1 << 14 if state.stalled[0] else 0
    flags |= 1 << 15 if state.stalled[1] else 0
    flags |= 1 << 16 if state.cardless[0] else 0
    flags |= 1 << 17 if state.cardless[1] else 0
    flags |= 1 << 18 if state.tie else 0
    flags |= 1 << 19 if state.sudden else 0
    phrase = 0
    if state.status == po.RUNNING:
        phrase = state.threat << 40 | state.counts_as << 34 | state.speed << 29 | state.owner << 28
        phrase |= state.own << 26 | state.opening << 20 | state.opening_speed << 15 | state.first_speed << 10
        phrase |= (state.first + 1) << 6 | state.used[0] << 4 | state.used[1] << 2 | state.attacker
    strip = (
        state.squares[0] << 16 | state.squares[1] << 12 | state.positions[0] << 10 | state.positions[1] << 8
    )
    strip |= state.stamina[0] << 4 | state.stamina[1]
    score = state.scores[0] << 16 | state.scores[1] << 12 | state.period << 8 | state.timer
    return (
        flags,
        phrase,
        strip,
        score,
        state.priority,
        late_turns(state),
        state.hands[seat],
        state.known[1 - seat],
        state.known[seat],
        state.hands[1 - seat].bit_count(),
        state.discards,
        state.laid[0] | state.laid[1],
    )


@final
class FenceGuide(Guide):
    """Scores are chances to win. A seat never goes by what it could not know."""

    def __init__(self) -> None:
        super().__init__()
        self.span = SPAN
        self.trust = TRUST
        self.doubt = DOUBT
        self.horizon = HORIZON
        self.view: View | None = None
        """What is being thought about."""
        self.priors: dict[tuple[int, ...], list[float]] = {}

    def weigh(self, view: View, state: State) -> float:
        assert isinstance(view, FenceView)
        assert isinstance(state, FenceState)
        if view is not self.view:
            self.view = view
            self.priors = {}
        return 1.0 if view.seat is None else plausible(state, view.seat)

    def prior(self, state: State) -> list[float] | None:
        """What ``Advice`` thinks, which hangs on nothing but what the deciding seat knows."""
        assert isinstance(state, FenceState)
        key = knowledge(state)
        found = self.priors.get(key)
        if found is None:
            found = Advice(state.clone(), state.asked).scores(state.codes())
            if len(self.priors) >= PRIORS:
                self.priors.clear()
            self.priors[key] = found
        return found

    def playout(self, state: State, chance: Chance) -> int:
        assert isinstance(state, FenceState)
        scores = self.prior(state) if state.asked >= 0 else None
        best = 0
        if scores is not None:
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
