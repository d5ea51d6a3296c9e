"""Glicko-2, for games of two (M. Glickman, "Example of the Glicko-2 system", 2022), with each game a period of its own.

The library for it on PyPI that has no other dependencies computes the volatility from the rating in the place of the deviation
(docs/dependencies.md), so it is written out here and tested with the example of the paper.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

USUAL: Final = 1500.0
"""The rating of somebody new."""
UNKNOWN: Final = 350.0
"""And its deviation, which is never larger."""
VOLATILITY: Final = 0.06
TAU: Final = 0.5
"""How much the volatility may change."""
SCALE: Final = 173.7178
PERIOD: Final = 4.67 * 86_400_000
"""Milliseconds of a rating period: the deviation of somebody who stays away grows from 60 to 110 in a year."""
_CLOSE: Final = 0.000001


@dataclass(frozen=True)
class Strength:
    """A rating, how far it may be off (one standard deviation), and how steady it is. Both of the first are on the scale on
    which a new player has 1500 and 350."""

    rating: float = USUAL
    deviation: float = UNKNOWN
    volatility: float = VOLATILITY


def rested(before: Strength, periods: float) -> Strength:
    """A strength after a time without games: less is known of it.

    >>> round(rested(Strength(1500, 60), 78.2).deviation)
    110
    """
    phi = math.sqrt((before.deviation / SCALE) ** 2 + before.volatility**2 * max(0.0, periods))
    # No time, no change: on its way through the root a deviation of 44 would become 43.99999999999999.
    deviation = max(before.deviation, phi * SCALE)
    return Strength(before.rating, min(UNKNOWN, deviation), before.volatility)


def played(before: Strength, games: Sequence[tuple[Strength, float]]) -> Strength:
    """A strength after the games of one period: each an opponent, as strong as before, and a score of 1, 0.5 or 0. What the
    period itself adds to the deviation is ``rested``'s: here only what the volatility makes of one game."""
    mu, phi = (before.rating - USUAL) / SCALE, before.deviation / SCALE
    precision, surprise = 0.0, 0.0
    for other, score in games:
        g = 1 / math.sqrt(1 + 3 * (other.deviation / SCALE) ** 2 / math.pi**2)
        expected = 1 / (1 + math.exp(-g * (mu - (other.rating - USUAL) / SCALE)))
        precision += g * g * expected * (1 - expected)
        surprise += g * (score - expected)
    variance = 1 / precision
    sigma = _volatility(phi, before.volatility, variance, variance * surprise)
    deviation = 1 / math.sqrt(1 / (phi**2 + sigma**2) + precision)
    rating = mu + deviation**2 * surprise
    return Strength(rating * SCALE + USUAL, min(UNKNOWN, deviation * SCALE), sigma)


def _volatility(phi: float, sigma: float, variance: float, delta: float) -> float:
    """Step 5 of the paper: where ``f`` is 0, by the Illinois algorithm."""
    a = math.log(sigma**2)

    def f(x: float) -> float:
        e = math.exp(x)
        return e * (delta**2 - phi**2 - variance - e) / (2 * (phi**2 + variance + e) ** 2) - (x - a) / TAU**2

    low = a
    if delta**2 > phi**2 + variance:
        high = math.log(delta**2 - phi**2 - variance)
    else:
        steps = 1
        while f(a - steps * TAU) < 0:
            steps += 1
        high = a - steps * TAU
    at_low, at_high = f(low), f(high)
    while abs(high - low) > _CLOSE:
        between = low + (low - high) * at_low / (at_high - at_low)
        at = f(between)
        if at * at_high <= 0:
            low, at_low = high, at_high
        else:
            at_low /= 2
        high, at_high = between, at
    return math.exp(low / 2)
