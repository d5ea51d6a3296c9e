"""Strengths from results (Bradley–Terry), shares and their differences, each with its 95 % interval.

A strength is a number on the scale of Elo: who is 400 above another wins ten games for each that they lose, and 1500 is the
mean of whoever is compared with. A draw counts as half a game won.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from math import exp, log, nan, sqrt
from typing import Final

from ludarium.bots.arena import NINETY_FIVE, Estimate

MIDDLE: Final = 1500.0
POINTS: Final = 400.0 / log(10.0)
"""Points of the scale for a logit."""
SPREAD: Final = 350.0
"""The standard deviation of strengths before anything is known: whoever has won all games still has a strength."""
STEPS: Final = 200
CLOSE: Final = 1e-9


def expected(strength: float, other: float) -> float:
    """The chance to win against another strength."""
    return 1.0 / (1.0 + exp((other - strength) / POINTS))


def strength_of(results: Sequence[tuple[float, float, int]]) -> Estimate:
    """The strength of one that has played others whose strength is known: for each ``(strength, won, games)``. It is the
    most likely one with a normal prior (``MIDDLE``, ``SPREAD``); the interval comes from the curvature there (the observed
    information), and takes the strength of the others for exact.

    >>> str(strength_of([(1500.0, 50.0, 100)]))
    '1500.000 [1432.237, 1567.763]'
    """
    strength = MIDDLE
    for _ in range(STEPS):
        slope, information = (MIDDLE - strength) / SPREAD**2, 1.0 / SPREAD**2
        for other, won, games in results:
            chance = expected(strength, other)
            slope += (won - games * chance) / POINTS
            information += games * chance * (1.0 - chance) / POINTS**2
        step = max(-SPREAD, min(SPREAD, slope / information))
        strength += step
        if abs(step) < CLOSE:
            break
    error = NINETY_FIVE / sqrt(information)
    return Estimate(strength, strength - error, strength + error)


def strengths(number: int, results: Mapping[tuple[int, int], tuple[float, int]]) -> list[float]:
    """The strengths of ``number`` that have played one another: for each pair (the games won by the first, games). Their mean
    is ``MIDDLE``; those without games stand there."""
    found = [MIDDLE] * number
    played: list[list[tuple[int, float, int]]] = [[] for _ in range(number)]
    for (one, other), (won, games) in results.items():
        played[one].append((other, won, games))
        played[other].append((one, games - won, games))
    for _ in range(STEPS):
        before = found[:]
        for one, rows in enumerate(played):
            found[one] = strength_of([(found[other], won, games) for other, won, games in rows]).mean
        middle = sum(found) / number - MIDDLE
        found = [strength - middle for strength in found]
        if max(abs(a - b) for a, b in zip(before, found, strict=True)) < 1e-4:
            break
    return found


def share_of(won: float, games: int) -> Estimate:
    """The share of games won, with the interval of Wilson's score; unknown without games.

    >>> str(share_of(5, 10)), str(share_of(0, 10)), str(share_of(0, 0))
    ('0.500 [0.237, 0.763]', '0.000 [0.000, 0.278]', '–')
    """
    if games == 0:
        return Estimate(nan, nan, nan)
    share, square = won / games, NINETY_FIVE**2 / games
    middle = (share + square / 2.0) / (1.0 + square)
    half = sqrt(square * (share * (1.0 - share) + square / 4.0)) / (1.0 + square)
    return Estimate(share, max(0.0, middle - half), min(1.0, middle + half))


def difference_of(one: Estimate, other: Estimate) -> Estimate:
    """By how much one share is above another that is independent of it, with the interval of Newcombe's hybrid score.

    >>> str(difference_of(share_of(56, 70), share_of(48, 80)))
    '0.200 [0.052, 0.334]'
    """
    low = sqrt((one.mean - one.low) ** 2 + (other.high - other.mean) ** 2)
    high = sqrt((one.high - one.mean) ** 2 + (other.mean - other.low) ** 2)
    mean = one.mean - other.mean
    return Estimate(mean, mean - low, mean + high)
