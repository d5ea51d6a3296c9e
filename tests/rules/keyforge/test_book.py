"""The book of cards that the page reads is what the speech says today."""

from __future__ import annotations

from pathlib import Path

import pytest

from ludarium.games.keyforge.text import MODULES
from ludarium.games.keyforge.text.book import written

BOOKS = Path(__file__).parents[3] / "client/src/games/keyforge/cards"


@pytest.mark.parametrize("lang", MODULES)
def test_the_book_of_the_page_is_up_to_date(lang: str) -> None:
    """Made anew by ``python -m ludarium.games.keyforge.text.book client/src/games/keyforge/cards``."""
    assert (BOOKS / f"{lang}.json").read_text(encoding="utf-8") == written(lang)
