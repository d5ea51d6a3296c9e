"""The game that docs/add-a-game.md builds keeps the contract, word for word."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from ludarium.core import Game
from ludarium.testing import Contract, contract

PAGE = Path(__file__).parents[2] / "docs" / "add-a-game.md"
CHECKS = [name for name in vars(Contract) if name.startswith("test_")]


@pytest.fixture(scope="module")
def game() -> Game:
    """What the longest piece of Python on the page makes."""
    blocks = re.findall(r"```python\n(.*?)```", PAGE.read_text(encoding="utf-8"), re.DOTALL)
    made: dict[str, object] = {"__name__": "high_card"}
    exec(compile(max(blocks, key=len), str(PAGE), "exec"), made)
    found = made["GAME"]
    assert isinstance(found, Game)
    return found


@pytest.mark.parametrize("check", CHECKS)
def test_the_game_of_the_page(game: Game, check: str) -> None:
    getattr(contract(game)(), check)()


def test_the_page_shows_the_one_line() -> None:
    assert "test_high_card = contract(GAME)" in PAGE.read_text(encoding="utf-8")
