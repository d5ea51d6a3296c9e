"""When a game is cut short, and what one that is over has brought each seat: the same in every environment."""

from __future__ import annotations

from typing import Final

from ludarium.core import Outcome

LIMIT: Final = 20_000
"""So many decisions a game may take before it is cut short: two who play at random may lock each other out for ever."""
WAYS: Final = ("win", "score")


def paid(outcome: Outcome, seats: int, rewards: str) -> list[float]:
    """The reward of each seat. ``win``: 1 for whoever wins and -1 for the others, 0 for all where nobody or everybody wins.
    ``score``: the scores of the game."""
    if rewards == "score":
        return [float(score) for score in outcome.scores]
    if len(outcome.winners) in (0, seats):
        return [0.0] * seats
    return [1.0 if seat in outcome.winners else -1.0 for seat in range(seats)]
