"""The card that docs/add-a-card.md makes is played word for word, and the words that the page names are there."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from ludarium.games.keyforge.cards import texts
from ludarium.games.keyforge.engine.registry import REGISTRY
from ludarium.games.keyforge.pool import facts
from ludarium.games.keyforge.pool.facts import POOL
from ludarium.games.keyforge.text.base import same
from ludarium.games.keyforge.words import vocabulary

PAGE = (Path(__file__).parents[4] / "docs" / "add-a-card.md").read_text(encoding="utf-8")
DATA = Path(facts.__file__).parent / "data"
TESTS = re.findall(r"def (test_\w+)", PAGE)


def blocks(kind: str) -> list[str]:
    return re.findall(rf"```{kind}\n(.*?)```", PAGE, re.DOTALL)


@pytest.fixture
def page() -> Iterator[dict[str, object]]:
    """The tests of the page, with its card in the pool and in the book: as it stands there, if somebody has added it."""
    fact = json.loads(blocks("json")[0])
    name = fact["id"]
    card, test = blocks("python")
    known = texts()
    words, nodes = len(REGISTRY.words), len(REGISTRY.nodes)
    made: dict[str, object] = {}
    exec(compile(card, "add-a-card.md", "exec"), made)
    exec(compile(test, "add-a-card.md", "exec"), made)
    cards = made["CARDS"]
    assert isinstance(cards, dict)
    printed, said = POOL.has(name), name in known
    if printed:
        assert fact in json.loads((DATA / "pool.json").read_text(encoding="utf-8")), (
            "another card has its name"
        )
    else:
        POOL._add(fact)
    if said:
        assert same(known[name], cards[name]), "it says something else than on the page"
    else:
        known[name] = cards[name]
        REGISTRY.add_card(name, cards[name])
    yield made
    if not said:
        del known[name]
        REGISTRY.forget(words, nodes)
    if not printed:
        del POOL._cards[name], POOL._numbered["CotA 900"]


@pytest.mark.parametrize("test", TESTS)
def test_the_card_of_the_page(page: dict[str, object], test: str) -> None:
    found = page[test]
    assert callable(found)
    found()


def test_there_are_tests_on_the_page() -> None:
    assert len(TESTS) == 3


def test_the_words_of_the_page_are_there() -> None:
    tables = PAGE.split("## The vocabulary at a glance")[1].split("\n\n`creature`")[0]
    names = set(re.findall(r"`(\w+)`", tables))
    assert len(names) > 200
    assert names <= set(vars(vocabulary))
