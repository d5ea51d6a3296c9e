"""What games make of strengths: the example of the paper, and what holds for all."""

from __future__ import annotations

import math

from hypothesis import HealthCheck, example, given, settings
from hypothesis import strategies as st

from ludarium.core import Outcome
from ludarium.server.ratings.glicko import UNKNOWN, Strength, played, rested
from ludarium.server.ratings.models import places, rated
from ludarium.server.storage.store import Seat

strengths = st.builds(
    Strength, st.floats(0, 3500), st.floats(30, UNKNOWN), st.floats(0.03, 0.12, exclude_min=True)
)

unhurried = settings(deadline=None, suppress_health_check=[HealthCheck.too_slow])
"""No test is failed by the clock of a busy machine."""


def test_the_example_of_the_paper() -> None:
    """Glickman: a player of 1500 and 200 meets 1400, 1550 and 1700, and wins, loses and loses."""
    games = [(Strength(1400, 30), 1.0), (Strength(1550, 100), 0.0), (Strength(1700, 300), 0.0)]
    after = played(Strength(1500, 200), games)
    assert math.isclose(after.rating, 1464.06, abs_tol=0.01)
    assert math.isclose(after.deviation, 151.52, abs_tol=0.01)
    assert math.isclose(after.volatility, 0.05999, abs_tol=0.00001)


@unhurried
@given(strengths, strengths, st.floats(0, 1000))
@example(Strength(0, 44, 0.0625), Strength(0, 44, 0.0625), 0.0)
def test_who_wins_rises_and_who_loses_falls(one: Strength, other: Strength, periods: float) -> None:
    won, lost = rated(True, [one, other], [periods, 0], [1, 2])
    assert won.rating >= one.rating
    assert lost.rating <= other.rating
    assert 0 < won.deviation <= UNKNOWN
    assert rested(one, periods).deviation >= min(one.deviation, UNKNOWN)
    again = rated(True, [other, one], [0, periods], [2, 1])
    assert again == [lost, won], "the order of seats does not matter"


def test_a_draw_brings_two_closer() -> None:
    strong, weak = rated(True, [Strength(1700, 80), Strength(1400, 80)], [0, 0], [1, 1])
    assert 1400 < weak.rating < strong.rating < 1700


@unhurried
@given(st.lists(strengths, min_size=3, max_size=10))
def test_among_many_the_first_rises_and_the_last_falls(before: list[Strength]) -> None:
    after = rated(False, before, [0.0] * len(before), list(range(1, len(before) + 1)))
    assert after[0].rating >= before[0].rating
    assert after[-1].rating <= before[-1].rating
    assert all(0 < one.deviation <= UNKNOWN for one in after)


def test_equals_who_are_level_stay_where_they_are() -> None:
    after = rated(False, [Strength()] * 5, [0.0] * 5, [1] * 5)
    assert all(abs(one.rating - 1500) < 1e-6 for one in after)


def people(*gone: int, of: int = 4) -> list[Seat]:
    return [Seat(n, "person", None if n in gone else f"p{n}", f"P{n}") for n in range(of)]


def test_places_go_by_winners_then_scores() -> None:
    assert places(Outcome([3, 9, 9, 1], [1, 2]), people()) == [3, 1, 1, 4]
    assert places(Outcome([0, 1], [1]), people(of=2)) == [2, 1]
    assert places(Outcome([0, 0], [0, 1]), people(of=2)) == [1, 1]


def test_whoever_has_left_is_last_even_if_the_bot_in_their_place_wins() -> None:
    assert places(Outcome([3, 9, 5, 1], [1]), people(1)) == [2, 4, 1, 3]
    lent = [Seat(0, "bot", "p0", "P0", "greedy"), Seat(1, "person", "p1", "P1")]
    assert places(Outcome([1, 0], [0]), lent) == [2, 1]
    assert places(Outcome([1, 0], [0]), people(0, 1, of=2)) is None, "nobody is left for whom it could count"
