"""What the three rounds of a game pay a table (S13), and what they can't."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations
from typing import Final

from ludarium.tournaments.rules.saboteur.standard_score import ROUNDS

DIGGERS: Final[tuple[int, ...]] = (3, 2, 2)
"""A gold digger has reached the gold (S13.1)."""
HELPED: Final[tuple[int, ...]] = (2, 2, 2)
"""A saboteur has (S13.2)."""
ALONE: Final[tuple[int, ...]] = (4,)
"""A selfish dwarf has, or nobody has and one saboteur was dealt (S13.3, S13.4)."""
SABOTEURS: Final[tuple[int, ...]] = (3, 3)
"""Nobody has, and two saboteurs were dealt (S13.5)."""

TWO_SABOTEURS: Final = 6
"""From so many players on (S3.2)."""
THREE_DIGGERS: Final = 5
"""From so many players on; four have one digger less (OP-13)."""

_FULL: Final = (DIGGERS, HELPED, ALONE, SABOTEURS)
_POSSIBLE: Final = frozenset(
    [some for full in _FULL for size in range(len(full) + 1) for some in combinations(full, size)]
)
"""Whoever loses the round gets nothing, and raises nobody's pay (S13.7, S13.8)."""


def _paid(pays: Sequence[int]) -> tuple[int, ...]:
    """What was paid to anybody, the most first."""
    return tuple(sorted([one for one in pays if one], reverse=True))


def can_pay(pays: Sequence[int]) -> bool:
    """Whether a round can pay the players of a table so, whoever of them has lost it. A round that was left out pays
    nobody.

    >>> can_pay([0, 2, 3, 0, 2, 0]), can_pay([0, 2, 3, 0, 0, 0]), can_pay([0, 4, 2, 0, 0, 0])
    (True, True, False)
    """
    return _paid(pays) in _POSSIBLE


def pays_all(pays: Sequence[int]) -> bool:
    """Whether a round pays a table so where nobody has lost it (S13.9).

    >>> pays_all([3, 3, 0, 0, 0, 0]), pays_all([3, 3, 0, 0, 0]), pays_all([3, 2, 0, 0, 0, 0])
    (True, False, False)
    """
    seats = len(pays)
    full = {ALONE}
    full |= {DIGGERS, HELPED} if seats >= THREE_DIGGERS else {DIGGERS[:2], HELPED[:2]}
    if seats >= TWO_SABOTEURS:
        full.add(SABOTEURS)
    return _paid(pays) in full


def odd_rounds(by_round: Sequence[Sequence[int]]) -> tuple[int, ...]:
    """The rounds, from 0, that pay so only where somebody has lost them."""
    return tuple([number for number, pays in enumerate(by_round[:ROUNDS]) if not pays_all(pays)])
