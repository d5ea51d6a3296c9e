"""What search bots are told about Ready… Fence!: which hands are plausible, how a seat would play, and what the
beginning of a game turn is worth."""

from __future__ import annotations

from typing import Final, final

from ludarium.core.chance import Chance
from ludarium.core.game import Guide
from ludarium.core.state import State
from ludarium.core.view import View
from ludarium.games.ready_fence.advice import Advice, late_turns
from ludarium.games.ready_fence.belief import plausible
from ludarium.games.ready_fence.evaluation import chance_of
from ludarium.games.ready_fence.state import FenceState
from ludarium.games.ready_fence.terms import NONE, Phases, PhraseStatuses, Seats
from ludarium.games.ready_fence.view import FenceView

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
    mine = state.fencers[seat]
    theirs = state.fencers[1 - seat]
    green = state.fencers[Seats.GREEN]
    red = state.fencers[Seats.RED]
    progress = state.progress
    phrase = state.phrase
    threat = phrase.threat
    flags = progress.acts << 8 | state.phase << 4 | seat
    flags |= 1 << 12 if progress.changed else 0
    flags |= 1 << 13 if progress.exchanged else 0
    flags |= 1 << 14 if green.stalled else 0
    flags |= 1 << 15 if red.stalled else 0
    flags |= 1 << 16 if green.cardless else 0
    flags |= 1 << 17 if red.cardless else 0
    flags |= 1 << 18 if threat.tie else 0
    flags |= 1 << 19 if progress.sudden else 0
    exchange = 0
    if phrase.status == PhraseStatuses.RUNNING:
        exchange = threat.kind << 40 | threat.counts_as << 34 | threat.speed << 29 | threat.owner << 28
        exchange |= threat.own << 26 | phrase.opening << 20 | phrase.opening_speed << 15
        exchange |= phrase.first_speed << 10 | (phrase.first + 1) << 6
        exchange |= green.used << 4 | red.used << 2 | phrase.attacker
    strip = green.square << 16 | red.square << 12 | green.position << 10 | red.position << 8
    strip |= green.stamina << 4 | red.stamina
    score = green.score << 16 | red.score << 12 | progress.period << 8 | state.piles.timer
    return (
        flags,
        exchange,
        strip,
        score,
        progress.priority,
        late_turns(state),
        mine.hand,
        theirs.known,
        mine.known,
        theirs.hand.bit_count(),
        state.piles.discards,
        green.laid | red.laid,
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

    def redraw(self, state: State, chance: Chance) -> State:
        """No order of cards is kept: chance alone is new."""
        assert isinstance(state, FenceState)
        twin = state.clone()
        twin.chance = Chance(chance.next(), chance.next(), chance.next(), 1)
        return twin

    def value(self, state: State) -> list[float] | None:
        assert isinstance(state, FenceState)
        if state.winner != NONE:
            return [1.0, 0.0] if state.winner == 0 else [0.0, 1.0]
        if state.phase != Phases.TURN or state.progress.acts > 0:
            return None
        green = chance_of(state, 0)
        return [green, 1.0 - green]
