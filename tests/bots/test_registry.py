"""Bots by name."""

from __future__ import annotations

import pytest

from ludarium import i18n
from ludarium.bots.ismcts import Search
from ludarium.bots.registry import SECONDS, BotBudget, UnknownBot, bot_names, budget_of, make_bot
from ludarium.bots.uniform import Uniform
from ludarium.core import UnknownGame
from ludarium.games.saboteur import GAME
from ludarium.games.saboteur.bots import Greedy


def test_a_game_has_its_own_bots_and_those_for_any_game() -> None:
    assert bot_names(GAME) == ["random", "greedy", "search"]


def test_bots_are_made_by_name() -> None:
    assert isinstance(make_bot("saboteur", "random", "1"), Uniform)
    assert isinstance(make_bot("saboteur", "greedy", "1"), Greedy)
    search = make_bot("saboteur", "search", "1")
    assert isinstance(search, Search)
    assert (search.seconds, search.iterations) == (SECONDS, 0)


@pytest.mark.parametrize(
    ("budget", "read"),
    [("0.5s", (0.5, 0)), ("1s", (1.0, 0)), (".25s", (0.25, 0)), ("400", (0.0, 400)), ("60s", (60.0, 0))],
)
def test_a_name_carries_a_budget(budget: str, read: tuple[float, int]) -> None:
    assert budget_of(budget) == read
    search = make_bot("saboteur", f"search:{budget}", "1")
    assert isinstance(search, Search)
    assert (search.seconds, search.iterations) == read


@pytest.mark.parametrize("name", ["castle", "", "greedy:1s", "random:1", "Search", "greedy:"])
def test_other_names_are_refused(name: str) -> None:
    with pytest.raises(UnknownBot) as caught:
        make_bot("saboteur", name, "1")
    assert caught.value.code == "bot-unknown"
    assert caught.value.facts == {"bot": name, "known": "random, greedy, search"}


@pytest.mark.slow
@pytest.mark.parametrize(
    "budget", ["", "0", "0s", "61s", "-1", "1m", "1e3", "inf", "nan", "9999999", "1000001", "4:4", " 4", "²"]
)
def test_other_budgets_are_refused(budget: str) -> None:
    """The bot is known, so the refusal says what may stand behind its name."""
    with pytest.raises(BotBudget) as caught:
        make_bot("saboteur", f"search:{budget}", "1")
    assert caught.value.code == "bot-budget"
    assert caught.value.facts == {"bot": f"search:{budget}", "iterations": 1_000_000, "seconds": 60}
    told = {i18n.refusal(lang, caught.value.code, caught.value.facts) for lang in i18n.LANGUAGES}
    assert len(told) == len(i18n.LANGUAGES)


def test_an_unknown_game_is_refused() -> None:
    with pytest.raises(UnknownGame):
        make_bot("castle", "random", "1")
