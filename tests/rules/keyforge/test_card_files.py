"""What card files may be: data in words, short, and nothing of print in them."""

from __future__ import annotations

import ast
import json
import os
import re
from pathlib import Path

import pytest

from ludarium.games.keyforge.cards import playable, texts
from ludarium.games.keyforge.engine.registry import REGISTRY, Registry
from ludarium.games.keyforge.pool.facts import POOL
from ludarium.games.keyforge.words.base import Ability

HERE = Path(__file__).parents[3] / "src/ludarium/games/keyforge"
CARDS = sorted((HERE / "cards").rglob("*.py"))
SAID = sorted([*CARDS, *(HERE / "words").glob("*.py"), *(HERE / "text").glob("*.py")])
CODE = sorted(HERE.rglob("*.py"))
REFERENCE = os.environ.get("LUDARIUM_REFERENCE", "")
"""A file with the printed texts, a JSON object a line with ``text``, on a machine that has one."""
RUN = 6
"""So many words of a printed sentence in a row are a quotation."""


@pytest.mark.parametrize("path", CARDS, ids=lambda path: path.stem)
def test_a_card_file_holds_no_code(path: Path) -> None:
    """No lambda, and outside the loader no function: a card is a tree of words."""
    tree = ast.walk(ast.parse(path.read_text(encoding="utf-8")))
    kinds = (ast.Lambda,) if path.name == "__init__.py" else (ast.Lambda, ast.FunctionDef, ast.ClassDef)
    assert not [node for node in tree if isinstance(node, kinds)]


def test_cards_words_and_texts_are_short() -> None:
    """Lines of cards, words and texts together, for each card that can be played: the words serve more than one."""
    lines = sum(len(path.read_text(encoding="utf-8").splitlines()) for path in SAID)
    assert lines < 11 * len(playable())


@pytest.mark.parametrize("path", CODE, ids=lambda path: path.stem)
def test_a_file_is_read_in_one_sitting(path: Path) -> None:
    assert len(path.read_text(encoding="utf-8").splitlines()) <= 1_200


def runs(text: str) -> set[tuple[str, ...]]:
    """Every row of ``RUN`` words of a text."""
    words = re.findall(r"[a-z]+", text.lower())
    return {tuple(words[i : i + RUN]) for i in range(len(words) - RUN + 1)}


def test_texts_that_hold_no_run_of_words_share_none() -> None:
    """The measure itself: it finds a quotation, and nothing in words of one's own."""
    quoted = runs("some words, and then: the quick brown fox jumps over a dog")
    assert quoted & runs("The quick brown fox jumps over!")
    assert not quoted & runs("The quick red fox jumps over!")


@pytest.mark.parametrize("path", CARDS, ids=lambda path: path.stem)
def test_a_card_file_quotes_no_print(path: Path) -> None:
    """Against the reference, where it is there; without it, no string or comment is long enough to quote one."""
    source = path.read_text(encoding="utf-8")
    strings = [
        node.value
        for node in ast.walk(ast.parse(source))
        if isinstance(node, ast.Constant) and isinstance(node.value, str)
    ]
    told = [*strings, *re.findall(r"#(.*)", source)]
    if not REFERENCE:
        texts = [text for text in told if len(text.split()) >= 20]
        assert path.name == "__init__.py" or not texts
        return
    printed: set[tuple[str, ...]] = set()
    for line in Path(REFERENCE).read_text(encoding="utf-8").splitlines():
        printed |= runs(json.loads(line)["text"])
    assert printed, "the reference has no texts"
    assert not [text for text in told if runs(text) & printed]


def test_words_are_numbered_in_the_order_of_the_pool() -> None:
    """And not of files: a card in a new file, or moved to another, leaves the numbers of those before it as they are."""
    said = texts()
    assert list(said) == [fact.id for fact in POOL.cards() if fact.id in said]
    numbers = [REGISTRY.number(word) for words in said.values() for word in words]
    assert numbers == sorted(numbers)
    again = Registry()
    for card, words in said.items():
        again.add_card(card, words)
    there = REGISTRY.words[numbers[0] : numbers[0] + len(again.words)]
    assert [again.name(word) for word in again.words] == [REGISTRY.name(word) for word in there]


def test_words_are_frozen() -> None:
    ability = texts()["anger"][0]
    with pytest.raises(AttributeError):
        ability.__setattr__("own", False)
    assert isinstance(ability, Ability)
    assert ability.own


def declared(name: str, classes: dict[str, ast.ClassDef]) -> set[str]:
    """The fields of a class and of those that it extends."""
    if name not in classes:
        return set()
    found = {
        one.target.id
        for one in classes[name].body
        if isinstance(one, ast.AnnAssign) and isinstance(one.target, ast.Name)
    }
    for base in classes[name].bases:
        if isinstance(base, ast.Name):
            found |= declared(base.id, classes)
    return found


def test_fields_that_follow_an_inherited_one_have_a_default() -> None:
    """In the compiled build an inherited field that is named again counts as one with a default."""
    trees = [ast.parse(path.read_text(encoding="utf-8")) for path in CODE]
    classes = {one.name: one for tree in trees for one in tree.body if isinstance(one, ast.ClassDef)}
    wrong = []
    again = 0
    for one in classes.values():
        inherited: set[str] = set()
        for base in one.bases:
            if isinstance(base, ast.Name):
                inherited |= declared(base.id, classes)
        behind = False
        for field in one.body:
            if isinstance(field, ast.AnnAssign) and isinstance(field.target, ast.Name):
                if behind and field.value is None and field.target.id not in inherited:
                    wrong.append(f"{one.name}.{field.target.id}")
                behind = behind or field.target.id in inherited
        again += behind
    assert again > 50
    assert wrong == []
