"""The arena: fair seats, honest intervals."""

from __future__ import annotations

from io import StringIO
from math import isnan
from pathlib import Path

import pytest
from rich.console import Console

from ludarium.bots.arena import format_result, line_up, mean_of, play, ratio_of, run_arena
from ludarium.bots.registry import UnknownBot
from ludarium.bots.work import OtherGames
from ludarium.core import WrongOption, WrongSeats


@pytest.mark.parametrize("seats", [5, 6, 7])
@pytest.mark.parametrize("bots", [["greedy", "random"], ["random"], ["greedy", "greedy", "random"]])
def test_each_bot_sits_in_each_seat_equally_often(bots: list[str], seats: int) -> None:
    rotations = [line_up(bots, seats, rotation) for rotation in range(len(bots))]
    for seat in range(seats):
        assert sorted(rotation[seat] for rotation in rotations) == sorted(bots)


def test_whole_deals_are_played_in_all_rotations() -> None:
    told: list[tuple[int, int]] = []
    result = run_arena(
        "saboteur", ["random", "greedy"], 3, seats=5, workers=1, on_progress=lambda *now: told.append(now)
    )
    assert (result.deals, result.rotations) == (2, 2)
    assert [(one.deal, one.rotation) for one in result.games] == [(0, 0), (0, 1), (1, 0), (1, 1)]
    assert told == [(1, 4), (2, 4), (3, 4), (4, 4)]
    for one in result.games:
        assert one.bots == line_up(["random", "greedy"], 5, one.rotation)
        assert one.winners == [seat for seat in range(5) if one.scores[seat] == max(one.scores)]
    for standing in result.standings:
        scores = [one.scores[s] for one in result.games for s in range(5) if one.bots[s] == standing.bot]
        assert standing.seats == len(scores) == 10
        assert standing.score.mean == pytest.approx(sum(scores) / 10)
    assert sum(standing.wins * standing.seats for standing in result.standings) == pytest.approx(4)
    first, last = result.standings
    assert first.ratio is not None
    assert first.ratio.mean == pytest.approx(first.score.mean / last.score.mean)
    assert last.ratio is None
    assert last.lead is None


def test_the_same_seed_plays_the_same_games_in_any_number_of_processes() -> None:
    alone = run_arena("saboteur", ["random"], 3, seats=6, seed="again", workers=1)
    together = run_arena("saboteur", ["random"], 3, seats=6, seed="again", workers=2)
    assert [one.scores for one in alone.games] == [one.scores for one in together.games]
    assert alone.games[0].scores == play("saboteur", ["random"] * 6, {}, "again", 0, 0).scores


def test_games_that_were_kept_are_not_played_again(tmp_path: Path) -> None:
    kept = tmp_path / "games.jsonl"
    whole = run_arena("saboteur", ["random"], 4, seats=6, seed="kept", workers=1)
    run_arena("saboteur", ["random"], 2, seats=6, seed="kept", workers=1, kept=kept)
    with kept.open("ab") as file:
        file.write(b'{"deal":2,')  # the process ended while it wrote
    told: list[tuple[int, int]] = []
    again = run_arena(
        "saboteur",
        ["random"],
        4,
        seats=6,
        seed="kept",
        workers=1,
        kept=kept,
        on_progress=lambda *now: told.append(now),
    )
    assert told == [(3, 4), (4, 4)]
    assert [one.scores for one in again.games] == [one.scores for one in whole.games]
    assert len(kept.read_text().splitlines()) == 5
    once_more = run_arena("saboteur", ["random"], 3, seats=6, seed="kept", workers=2, kept=kept)
    assert once_more.games == again.games[:3]
    with pytest.raises(OtherGames):
        run_arena("saboteur", ["random"], 4, seats=5, seed="kept", kept=kept)


def test_intervals() -> None:
    """Two means of ten values, and their ratio, against numbers worked out by hand."""
    estimate = mean_of([1.0, 3.0])
    assert estimate.mean == 2.0
    assert estimate.high - estimate.mean == pytest.approx(1.959964)
    ratio = ratio_of([2.0, 4.0], [1.0, 3.0])
    assert ratio.mean == 1.5
    assert ratio.high - ratio.mean == pytest.approx(1.959964 * 0.25)
    assert isnan(mean_of([1.0]).low)
    assert isnan(ratio_of([1.0, 2.0], [0.0, 0.0]).mean)
    assert str(ratio_of([1.0, 2.0], [0.0, 0.0])) == "–"
    assert str(mean_of([2.0])) == "2.000"


def test_bad_wishes_are_refused_before_anything_is_played() -> None:
    with pytest.raises(UnknownBot):
        run_arena("saboteur", ["greedy", "castle"], 1)
    with pytest.raises(WrongSeats):
        run_arena("saboteur", ["random"], 1, seats=4)
    with pytest.raises(WrongOption):
        run_arena("saboteur", ["random"], 1, options={"maps": 7})
    with pytest.raises(ValueError, match="a bot and a game"):
        run_arena("saboteur", [], 1)


def test_the_table_names_every_bot() -> None:
    result = run_arena("saboteur", ["random", "greedy"], 4, seats=5, workers=1)
    console = Console(width=120, record=True, file=StringIO())
    console.print(format_result(result, str.upper))
    text = console.export_text()
    assert "BOT" in text
    assert all(bot in text for bot in ("random", "greedy"))
