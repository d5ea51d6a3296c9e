"""The rules of events are found by the name of a game, and nobody else asks for that name."""

from __future__ import annotations

import ast
from pathlib import Path

import ludarium
from ludarium.core import games
from ludarium.tournaments.presets import PRESETS
from ludarium.tournaments.rules.base import DEFAULT, PLAIN
from ludarium.tournaments.rules.registry import all_rules, catalogues, rules_of

SRC = Path(ludarium.__file__).parent


def test_rules_are_those_of_games() -> None:
    assert set(all_rules()) <= set(games())
    assert {plan.catalogue for plan in PRESETS.values()} <= set(catalogues())


def test_a_game_without_rules_has_the_defaults() -> None:
    assert rules_of("high-card") is DEFAULT
    assert DEFAULT.shown is PLAIN
    assert (DEFAULT.catalogue.name, DEFAULT.formats, PLAIN.rounds) == ("house", (), 0)


def test_nobody_else_asks_for_the_name_of_a_game() -> None:
    names = {*games(), *[name.replace("-", "_") for name in games()]}
    found = [
        f"{path.relative_to(SRC)}:{node.lineno}"
        for room in ("tournaments", "server")
        for path in sorted((SRC / room).rglob("*.py"))
        if not {"rules", "presets"} & set(path.relative_to(SRC).parts)
        for node in ast.walk(ast.parse(path.read_text("utf-8")))
        if isinstance(node, ast.Constant) and node.value in names
    ]
    assert found == []
