"""The standard score: how far above the others at their tables a player was (S17)."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Final

TOLERANCE: Final = 1e-9
"""Scores nearer to each other than this are equal (S17.3)."""

ROUNDS: Final = 3
MOST_PAID: Final = 7
"""Nuggets paid in one round at most, and 4 at least (S13.9)."""
LEAST_PAID: Final = 4
MOST_OF_ONE: Final = 4
"""What one player gets for one round at most (S13.3, S13.4)."""

ABOVE_PLAYER: Final = "player-above"
ABOVE_TABLE: Final = "table-above"
BELOW_TABLE: Final = "table-below"


def table_scores(nuggets: Sequence[float]) -> tuple[float, ...]:
    """The z of each player at one table: what lies between their nuggets and the mean, in population standard
    deviations (S17.1). Everybody who sat there counts, with 0 for a lost round (S17.5).

    >>> [round(z, 4) for z in table_scores([6, 6, 4, 2, 2, 0])]
    [1.206, 1.206, 0.3015, -0.603, -0.603, -1.5076]
    >>> table_scores([3, 3, 3])
    (0.0, 0.0, 0.0)
    """
    if not nuggets or min(nuggets) == max(nuggets):
        return tuple([0.0 for _ in nuggets])
    mean = sum(nuggets) / len(nuggets)
    deviation = (sum([(own - mean) ** 2 for own in nuggets]) / len(nuggets)) ** 0.5
    return tuple([(own - mean) / deviation for own in nuggets])


def standard_scores(tables: Iterable[tuple[Sequence[int], Sequence[float]]]) -> dict[int, float]:
    """The standard score of everybody who sat at one of the tables, each given as its players and their nuggets:
    the mean of their z over the games played (S17.2). A game without a seat is left out (S17.5)."""
    found: dict[int, list[float]] = {}
    for players, nuggets in tables:
        for player, score in zip(players, table_scores(nuggets), strict=True):
            found.setdefault(player, []).append(score)
    return {player: sum(scores) / len(scores) for player, scores in found.items()}


def levelled(scores: Mapping[int, float]) -> dict[int, float]:
    """The same scores, with those that count as equal made equal (S17.3): each that is within the tolerance of
    the next higher one takes its value."""
    made: dict[int, float] = {}
    before = value = 0.0
    for player, score in sorted(scores.items(), key=lambda item: -item[1]):
        if not made or before - score >= TOLERANCE:
            value = score
        made[player] = value
        before = score
    return made


def doubts(nuggets: Sequence[float], rounds: int = ROUNDS) -> tuple[str, ...]:
    """What is strange about the nuggets of one table after a game, for whoever enters them (S17.6): a player or a
    table with more than the rules can pay, or a table with less than they pay where nobody lost a round."""
    total = sum(nuggets)
    found = [
        (ABOVE_PLAYER, any([own > MOST_OF_ONE * rounds for own in nuggets])),
        (ABOVE_TABLE, total > MOST_PAID * rounds),
        (BELOW_TABLE, total < LEAST_PAID * rounds),
    ]
    return tuple([code for code, so in found if so])
