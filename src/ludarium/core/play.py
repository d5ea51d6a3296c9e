"""Random play: what benchmarks count, and what a simple bot imagines."""

from __future__ import annotations

from ludarium.core.chance import Chance
from ludarium.core.state import State


def playout(state: State, chance: Chance) -> int:
    """Play ``state`` to its end, every option equally likely; the number of decisions taken."""
    taken = 0
    decision = state.decision()
    while decision is not None:
        state.choose(decision.option(chance.below(len(decision.codes))))
        taken += 1
        decision = state.decision()
    return taken
