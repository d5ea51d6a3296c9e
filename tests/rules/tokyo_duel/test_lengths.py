"""A share of what ``benchmarks/lengths.py`` plays: games by chance end, all of them, and in every way."""

from __future__ import annotations

from collections import Counter
from xml.etree import ElementTree

import pytest
from benchmarks.lengths import Lengths, bars, measure, svg, text

from ludarium.testing import proves, seed_of_run

GAMES = 1000


@pytest.fixture(scope="module")
def found() -> Lengths:
    return measure("tokyo-duel", GAMES, f"{seed_of_run()} lengths")


@pytest.mark.slow
@proves("K62", "K63", "K64", "K78")
def test_a_thousand_games_end_in_every_way(found: Lengths) -> None:
    assert found.games == GAMES
    assert set(found.ends) == {"health", "zones", "space"}
    assert min(found.ends.values()) > GAMES // 20, found.ends
    assert 20 < found.share(0.5) < 60


@pytest.mark.slow
def test_every_game_is_in_the_histogram(found: Lengths) -> None:
    rows = bars(found, 30)
    assert sum(games for *_, games in rows) == GAMES
    assert all(rows[n][1] + 1 == rows[n + 1][0] for n in range(len(rows) - 1))
    assert f"{GAMES:,} games, all ended" in text(found)
    picture = ElementTree.fromstring(svg(found, "Length & more"))
    drawn = picture.findall("{http://www.w3.org/2000/svg}rect")
    assert len(drawn) == len(bars(found, 48))


@pytest.mark.slow
def test_the_same_seed_plays_the_same_games_in_any_number_of_processes() -> None:
    one = measure("tokyo-duel", 30, "same")
    two = measure("tokyo-duel", 30, "same", processes=2, size=8)
    assert one == two
    assert one.games == 30
    assert one != measure("tokyo-duel", 30, "other")


def test_shares_of_games() -> None:
    lengths = Lengths(Counter({3: 1, 5: 2, 9: 1}), Counter({"health": 4}))
    assert [lengths.share(part) for part in (0.25, 0.5, 0.75, 1)] == [3, 5, 5, 9]
    assert bars(lengths, 3) == [(1, 3, 1), (4, 6, 2), (7, 9, 1)]
