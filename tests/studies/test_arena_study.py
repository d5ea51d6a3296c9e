"""The report of an arena: ratings and shares that games made by hand give, the page, and rows for Parquet."""

from __future__ import annotations

from dataclasses import replace
from math import isnan
from pathlib import Path

import pyarrow.parquet
import pytest
from tests.studies.outline import Outline

from ludarium.bots.arena import ArenaResult, run_arena
from ludarium.i18n import LANGUAGES
from ludarium.studies import parquet
from ludarium.studies.arena_page import arena_page
from ludarium.studies.arena_study import about, rows, study
from ludarium.studies.plots import histogram


@pytest.fixture(scope="module")
def result() -> ArenaResult:
    return run_arena("ready-fence", ["greedy", "random"], 6, seed="study", workers=1)


def won_by(result: ArenaResult, shares: list[float]) -> ArenaResult:
    """The same games, of which the first bot wins this share of each deal: 0, 0.5 or 1."""
    games = []
    for one in result.games:
        first = one.bots.index("greedy")
        won = shares[one.deal] > (0.5 if one.rotation else 0.0)
        winner = first if won else 1 - first
        games.append(replace(one, scores=[int(seat == winner) for seat in range(2)], winners=[winner]))
    return replace(result, games=games)


def test_who_wins_three_of_four_stands_where_the_odds_say(result: ArenaResult) -> None:
    found = study(won_by(result, [1.0, 0.5, 0.5]))
    assert found.bots == ["greedy", "random"]
    share = found.beaten[0][1]
    assert share is not None
    assert share.mean == pytest.approx(2 / 3)
    assert 0 <= share.low < share.mean < share.high <= 1
    other = found.beaten[1][0]
    assert other is not None
    assert (other.mean, other.high) == pytest.approx((1 / 3, 1 - share.low))
    assert found.beaten[0][0] is None
    first, last = found.ratings
    assert first.mean + last.mean == pytest.approx(3000, abs=0.01)
    assert 50 < first.mean - last.mean < 120.4  # 400 log10(2), less what the prior holds back
    assert first.low <= first.mean <= first.high
    assert study(won_by(result, [1.0, 0.5, 0.5])) == found


def test_one_deal_says_nothing_of_spread(result: ArenaResult) -> None:
    one = replace(result, games=[game for game in result.games if game.deal == 0], deals=1)
    assert isnan(study(one).ratings[0].low)
    assert Outline(arena_page(study(one), "en")).open == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_report_stands_alone_in_every_language(result: ArenaResult, lang: str) -> None:
    page = arena_page(study(result), lang)
    seen = Outline(page)
    assert (seen.open, seen.fetched, seen.unsaid) == ([], [], [])
    assert seen.rows == 3 + 3
    assert f'<html lang="{lang}">' in page


def test_rows_come_back_out_of_parquet(result: ArenaResult, tmp_path: Path) -> None:
    place = tmp_path / "games.parquet"
    parquet.write(place, rows(result), about(result))
    table = pyarrow.parquet.read_table(place)
    assert table.to_pylist() == rows(result)
    assert len(table) == 2 * len(result.games)
    assert sum(table.column("won").to_pylist()) == pytest.approx(len(result.games))
    assert table.schema.metadata[b"game"] == b"ready-fence"


def test_a_histogram_counts_everything_once() -> None:
    for values in ([7], [1, 1, 2], list(range(20, 400, 3))):
        shown = histogram("name", "axis", values)
        told = [int(one.split("</title>")[0].split(": ")[1]) for one in shown.split("<title>")[1:]]
        assert sum(told) == len(values)
    assert histogram("name", "axis", []) == ""
