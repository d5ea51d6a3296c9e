"""Random play: what benchmarks count, and what a simple bot imagines."""

from __future__ import annotations

from typing import Final

from ludarium.core.chance import Chance
from ludarium.core.errors import LudariumError
from ludarium.core.state import State

MOST: Final = 100_000
"""Decisions of one playout: no game that comes to an end takes as many."""


def playout(state: State, chance: Chance, most: int = MOST) -> int:
    """Play ``state`` to its end, every option equally likely; the number of decisions taken. Raises
    ``playout-endless`` where it takes more than ``most``: a position may be one that no chance brings to an end."""
    taken = 0
    decision = state.decision()
    while decision is not None:
        if taken == most:
            raise LudariumError("playout-endless", most=most)
        state.choose(decision.option(chance.below(len(decision.codes))))
        taken += 1
        decision = state.decision()
    return taken
