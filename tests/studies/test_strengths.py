"""Strengths, shares and their intervals, against numbers from elsewhere and against games whose truth is known."""

from __future__ import annotations

import doctest
from itertools import combinations
from math import isnan

import pytest

from ludarium.core import Chance
from ludarium.studies import page, strengths
from ludarium.studies.strengths import MIDDLE, difference_of, expected, share_of, strength_of


@pytest.mark.parametrize("module", [strengths, page])
def test_the_examples_hold(module: object) -> None:
    found = doctest.testmod(module)  # type: ignore[arg-type]
    assert found.attempted
    assert not found.failed


def test_four_hundred_points_are_ten_to_one() -> None:
    assert expected(1900, 1500) == pytest.approx(10 / 11)
    assert expected(1500, 1900) == pytest.approx(1 / 11)


def test_a_strength_explains_its_results() -> None:
    """With many games the expected number of wins is the one that was seen, whoever the rivals were."""
    results = [(1400.0, 70.0, 100), (1600.0, 45.0, 100), (1500.0, 61.0, 100)]
    many = [(other, 1000 * won, 1000 * games) for other, won, games in results]
    found = strength_of(many).mean
    assert sum(games * expected(found, other) for other, _, games in results) == pytest.approx(176, abs=0.01)


def test_who_wins_or_loses_all_games_has_a_strength() -> None:
    best, worst = strength_of([(1500.0, 20.0, 20)]), strength_of([(1500.0, 0.0, 20)])
    assert MIDDLE + 300 < best.mean < MIDDLE + 1000
    assert best.mean + worst.mean == pytest.approx(2 * MIDDLE)
    assert best.low < best.mean < best.high
    nothing = strength_of([])
    assert (nothing.mean, round(nothing.high)) == (MIDDLE, 2186)


def test_nineteen_of_twenty_intervals_hold_the_truth() -> None:
    """Decks of known strength play 192 games by chance."""
    chance = Chance.of("intervals")
    rivals = [1300.0 + 25 * n for n in range(16)]
    held = 0
    for n in range(300):
        truth = 1250.0 + n * 500 / 300
        results = [
            (other, float(sum(chance.below(10**6) < 10**6 * expected(truth, other) for _ in range(12))), 12)
            for other in rivals
        ]
        found = strength_of(results)
        held += found.low <= truth <= found.high
    assert 275 <= held <= 297  # 285 of 300 in the mean, within 3 standard deviations


def test_strengths_of_a_field_come_back() -> None:
    truth = [1350.0, 1450.0, 1500.0, 1550.0, 1650.0]
    results = {
        (one, other): (10_000 * expected(truth[one], truth[other]), 10_000)
        for one, other in combinations(range(5), 2)
    }
    assert strengths.strengths(5, results) == pytest.approx(truth, abs=2)


def test_what_is_unknown_stays_unknown() -> None:
    assert isnan(difference_of(share_of(1, 2), share_of(0, 0)).mean)
    assert page.percent(share_of(0, 0)) == "–"
    assert page.number(share_of(0, 0)) == "–"
