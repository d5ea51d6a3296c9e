"""S17 Standard score."""

from __future__ import annotations

import doctest
from itertools import product
from statistics import fmean, pstdev

import pytest

from ludarium.core.chance import Chance
from ludarium.games.saboteur.rules import pay, roles_for
from ludarium.games.saboteur.terms import Roles
from ludarium.testing import proves, seed_of_run
from ludarium.tournaments.rules.saboteur import standard_score
from ludarium.tournaments.rules.saboteur.standard_score import (
    ABOVE_PLAYER,
    ABOVE_TABLE,
    BELOW_TABLE,
    LEAST_PAID,
    MOST_OF_ONE,
    MOST_PAID,
    TOLERANCE,
    doubts,
    levelled,
    standard_scores,
    table_scores,
)


def test_the_examples_hold() -> None:
    assert doctest.testmod(standard_score).failed == 0


@proves("S17.1", "S17.4")
@pytest.mark.parametrize(
    ("nuggets", "scores"),
    [
        ([6, 6, 4, 2, 2, 0], [1.2060, 1.2060, 0.3015, -0.6030, -0.6030, -1.5076]),
        ([7, 6, 2, 0, 0], [1.3484, 1.0113, -0.3371, -1.0113, -1.0113]),
    ],
)
def test_the_numbers_of_the_example(nuggets: list[int], scores: list[float]) -> None:
    assert [round(score, 4) for score in table_scores(nuggets)] == scores


@proves("S17.1")
def test_the_score_is_the_distance_from_the_mean_in_deviations() -> None:
    chance = Chance.of(f"{seed_of_run()} tables")
    for _ in range(300):
        nuggets = [chance.below(13) for _ in range(5 + chance.below(3))]
        if len(set(nuggets)) == 1:
            continue
        mean, deviation = fmean(nuggets), pstdev(nuggets)
        wanted = [(own - mean) / deviation for own in nuggets]
        assert table_scores(nuggets) == pytest.approx(wanted), f"LUDARIUM_SEED={seed_of_run()}"


@proves("S17.1")
@pytest.mark.parametrize("nuggets", [[0] * 5, [4] * 6, [2] * 7, []])
def test_where_all_are_equal_nobody_scores(nuggets: list[int]) -> None:
    assert table_scores(nuggets) == (0.0,) * len(nuggets)


@proves("S17.2")
def test_a_players_score_is_the_mean_over_the_games() -> None:
    one, other = [6, 6, 4, 2, 2, 0], [0, 7, 6, 2, 0]
    scores = standard_scores([(range(6), one), ([0, 6, 7, 8, 9], other)])
    assert scores[0] == pytest.approx((table_scores(one)[0] + table_scores(other)[0]) / 2)
    assert scores[5] == pytest.approx(table_scores(one)[5])


@proves("S17.3")
def test_scores_nearer_than_the_tolerance_are_equal() -> None:
    near = levelled({0: 0.5, 1: 0.5 - TOLERANCE / 2, 2: 0.5 - 2 * TOLERANCE, 3: -1.0})
    assert near[0] == near[1] == 0.5
    assert near[0] > near[2] > near[3]
    thirds = levelled({0: (0.1 + 0.2 + 0.3) / 3, 1: (0.3 + 0.2 + 0.1) / 3, 2: 0.2})
    assert len(set(thirds.values())) == 1
    assert levelled({}) == {}


@proves("S17.5")
def test_everybody_at_the_table_counts_and_a_game_without_a_seat_does_not() -> None:
    """5 was given a game loss and 4 is disqualified later: both count at their table. 6 sat in one game only."""
    scores = standard_scores([(range(6), [6, 6, 4, 2, 2, 0]), ([0, 1, 2, 3, 6], [7, 6, 2, 0, 0])])
    assert scores[5] == pytest.approx(-1.5076, abs=1e-4)
    assert scores[6] == pytest.approx(-1.0113, abs=1e-4)
    assert scores[4] == pytest.approx(-0.6030, abs=1e-4)


def paid(players: int) -> set[tuple[int, int]]:
    """What a round can pay: in all, and to one player at most (S13)."""
    roles = roles_for(players)
    found = set()
    for winner in (Roles.DIGGER, Roles.SABOTEUR, Roles.SELFISH):
        for connector in range(players):
            own = [
                pay(role, winner, seat == connector, roles.count(Roles.SABOTEUR))
                for seat, role in enumerate(roles)
            ]
            if winner == Roles.SELFISH and roles[connector] != Roles.SELFISH:
                continue
            found.add((sum(own), max(own)))
    return found


@proves("S17.6")
@pytest.mark.parametrize("players", [5, 6, 7])
def test_what_a_game_can_pay(players: int) -> None:
    """Every three rounds without penalties lie within the bounds, and some reach each of them."""
    rounds = paid(players)
    totals = {sum(total for total, _ in three) for three in product(rounds, repeat=3)}
    assert min(totals) == 3 * LEAST_PAID == 12
    assert max(totals) == 3 * MOST_PAID == 21
    assert 3 * max(most for _, most in rounds) == 3 * MOST_OF_ONE == 12


@proves("S17.6")
@pytest.mark.parametrize(
    ("nuggets", "found"),
    [
        ([6, 6, 4, 2, 2, 0], ()),
        ([12, 0, 0, 0, 0], ()),
        ([3, 3, 3, 3, 3, 3, 3], ()),
        ([13, 0, 0, 0, 0], (ABOVE_PLAYER,)),
        ([6, 6, 6, 4, 0, 0], (ABOVE_TABLE,)),
        ([4, 4, 3, 0, 0], (BELOW_TABLE,)),
        ([13, 9, 0, 0, 0], (ABOVE_PLAYER, ABOVE_TABLE)),
    ],
)
def test_nuggets_that_the_rules_can_not_pay_are_pointed_out(
    nuggets: list[int], found: tuple[str, ...]
) -> None:
    assert doubts(nuggets) == found
