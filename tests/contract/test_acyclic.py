"""Classes that are marked ``acyclic`` are left out of the collector's sight when they are compiled (mypyc): no object of
theirs may ever refer to itself, however far around, or it would never be freed."""

from __future__ import annotations

import ast
import gc
from pathlib import Path

import networkx
import pytest

import ludarium
from ludarium.core import games, load_game
from ludarium.testing import RandomPlay

SOURCES = Path(ludarium.__file__).parent


def marked() -> set[str]:
    """The names of all classes that are marked, with their modules."""
    found: set[str] = set()
    for path in sorted(SOURCES.rglob("*.py")):
        text = path.read_text()
        if "acyclic=True" not in text:
            continue
        module = ".".join(["ludarium", *path.relative_to(SOURCES).with_suffix("").parts])
        for node in ast.walk(ast.parse(text)):
            if isinstance(node, ast.ClassDef) and any(
                "acyclic=True" in ast.unparse(d) for d in node.decorator_list
            ):
                found.add(f"{module}.{node.name}")
    return found


def circles(objects: list[object]) -> list[list[object]]:
    """The objects among these that refer to themselves, alone or through one another, by the circle that they are in."""
    graph: networkx.DiGraph[int] = networkx.DiGraph()
    there = {id(one): one for one in objects}
    for number, one in there.items():
        for other in gc.get_referents(one):
            if id(other) in there:
                graph.add_edge(number, id(other))
    parts = [part for part in networkx.strongly_connected_components(graph) if len(part) > 1]
    alone = [[number] for number in graph if graph.has_edge(number, number)]
    return [[there[number] for number in part] for part in [*parts, *alone]]


def test_circles_are_found() -> None:
    one: list[object] = []
    two: list[object] = [one]
    one.append(two)
    itself: list[object] = []
    itself.append(itself)
    apart = [[one]]
    found = circles([one, two, itself, apart])
    assert sorted(len(part) for part in found) == [1, 2]


@pytest.mark.parametrize("name", sorted(games()))
def test_nothing_that_is_marked_refers_to_itself(name: str) -> None:
    names = marked()
    game = load_game(name)
    assert any(one.startswith(f"ludarium.games.{name.replace('-', '_')}.") for one in names)
    gc.collect()
    gc.disable()
    gc.set_debug(gc.DEBUG_SAVEALL)
    try:
        for n in range(6):
            with RandomPlay(game, f"acyclic/{name}/{n}") as play:
                for _ in range(400):
                    if play.state.decision() is None:
                        break
                    play.state.clone()
                    play.choose(*play.pick())
            del play
        gc.collect()
        kept = list(gc.garbage)
        gc.garbage.clear()
    finally:
        gc.set_debug(0)
        gc.enable()
    for circle in circles(kept):
        for one in circle:
            assert f"{type(one).__module__}.{type(one).__qualname__}" not in names, circle
