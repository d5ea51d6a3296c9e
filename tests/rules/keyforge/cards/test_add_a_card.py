"""The card that docs/add-a-card.md makes is played word for word, and the words that the page names are there."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path

import pytest

from ludarium.games.keyforge.cards import number, texts
from ludarium.games.keyforge.nodes import NODES, NUMBERS, WORDS
from ludarium.games.keyforge.pool import POOL

PAGE = (Path(__file__).parents[4] / "docs" / "add-a-card.md").read_text(encoding="utf-8")
MODULES = ("amounts", "base", "control", "effects", "marks", "places", "players", "say", "targets")
TESTS = re.findall(r"def (test_\w+)", PAGE)


def blocks(kind: str) -> list[str]:
    return re.findall(rf"```{kind}\n(.*?)```", PAGE, re.DOTALL)


@pytest.fixture
def page() -> Iterator[dict[str, object]]:
    """The tests of the page, with its card in the pool."""
    fact = json.loads(blocks("json")[0])
    card, test = blocks("python")
    known = texts()
    words, nodes = len(WORDS), len(NODES)
    made: dict[str, object] = {}
    exec(compile(card, "add-a-card.md", "exec"), made)
    exec(compile(test, "add-a-card.md", "exec"), made)
    said = made["CARDS"]
    assert isinstance(said, dict)
    assert not POOL.has(fact["id"]), "the page's card has been printed"
    POOL._add(fact)
    known[fact["id"]] = said[fact["id"]]
    number(fact["id"], said[fact["id"]])
    yield made
    del known[fact["id"]], POOL._cards[fact["id"]], POOL._numbered["CotA 900"], WORDS[words:]
    for node in NODES[nodes:]:
        del NUMBERS[node]
    del NODES[nodes:]


@pytest.mark.parametrize("test", TESTS)
def test_the_card_of_the_page(page: dict[str, object], test: str) -> None:
    found = page[test]
    assert callable(found)
    found()


def test_there_are_tests_on_the_page() -> None:
    assert len(TESTS) == 3


def test_the_words_of_the_page_are_there() -> None:
    table = PAGE.split("## The vocabulary at a glance")[1].split("\n\n`creature`")[0]
    names = set(re.findall(r"`(\w+)`", table.split("|---|---|")[1]))
    assert len(names) > 60
    known: set[str] = set()
    for module in MODULES:
        known |= set(vars(import_module(f"ludarium.games.keyforge.words.{module}")))
    assert names <= known
