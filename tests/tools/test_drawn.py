"""Which cases of a test a run plays, where runs share them out."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from tests.drawn import some

pytest_plugins = ["pytester"]

FILE = """
    import pytest

    @pytest.mark.drawn(2)
    @pytest.mark.parametrize("case", range(6))
    def test_shared_out(case): ...

    @pytest.mark.drawn(3)
    @pytest.mark.parametrize("case", range(2))
    def test_of_few(case): ...

    def test_whole(): ...
"""
OTHER = """
    import pytest

    @pytest.mark.drawn(1, of="games")
    def test_a_game_by_keys(): ...

    @pytest.mark.drawn(1, of="games")
    @pytest.mark.parametrize("lang", ["zh-Hant", "ko"])
    def test_a_game_in(lang): ...
"""

Plays = Callable[..., set[str]]


@pytest.fixture
def plays(pytester: pytest.Pytester, monkeypatch: pytest.MonkeyPatch) -> Plays:
    pytester.makepyfile(test_file=FILE)
    monkeypatch.delenv("LUDARIUM_CASES", raising=False)

    def run(seed: str, *arguments: str) -> set[str]:
        monkeypatch.setenv("LUDARIUM_SEED", seed)
        result = pytester.inline_run("-p", "no:asyncio", "-p", "tests.drawn", *arguments)
        return {call.item.name for call in result.getcalls("pytest_runtest_call")}

    return run


SHARED_OUT = {f"test_shared_out[{case}]" for case in range(6)}
ALL = SHARED_OUT | {"test_of_few[0]", "test_of_few[1]", "test_whole"}


def test_a_run_plays_so_many_drawn_by_its_seed(plays: Plays) -> None:
    runs = [plays(f"seed {number}") for number in range(12)]
    assert all(len(run & SHARED_OUT) == 2 and run - SHARED_OUT == ALL - SHARED_OUT for run in runs)
    assert set.union(*runs) == ALL
    assert plays("seed 3") == runs[3]


def test_tests_of_one_kind_share_their_cases(plays: Plays, pytester: pytest.Pytester) -> None:
    pytester.makepyfile(test_other=OTHER)
    games = {"test_a_game_by_keys", "test_a_game_in[zh-Hant]", "test_a_game_in[ko]"}
    runs = [plays(f"seed {number}") & games for number in range(12)]
    assert all(len(run) == 1 for run in runs)
    assert set.union(*runs) == games


@pytest.mark.parametrize(
    "arguments", [("--cases", "all"), ("-k", "test"), ("test_file.py::test_shared_out",)]
)
def test_all_are_played_where_somebody_wants_them(plays: Plays, arguments: tuple[str, ...]) -> None:
    assert plays("one", *arguments) & SHARED_OUT == SHARED_OUT


def test_what_is_left_is_said(pytester: pytest.Pytester, monkeypatch: pytest.MonkeyPatch) -> None:
    pytester.makepyfile(test_file=FILE)
    monkeypatch.delenv("LUDARIUM_CASES", raising=False)
    pytester.runpytest("-p", "no:asyncio", "-p", "tests.drawn").stdout.fnmatch_lines(
        ["drawn by the seed: 4 cases are left *"]
    )


def test_a_test_takes_some_of_many_in_their_order(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LUDARIUM_CASES", "drawn")
    monkeypatch.setenv("LUDARIUM_SEED", "one")
    taken = some(range(20), 5, "numbers")
    assert len(set(taken)) == 5
    assert taken == sorted(taken) == some(range(20), 5, "numbers")
    assert taken != some(range(20), 5, "others")
    monkeypatch.setenv("LUDARIUM_CASES", "all")
    assert some(range(20), 5, "numbers") == [*range(20)]
