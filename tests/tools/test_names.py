"""Promises about names and imports: the words of the core mean nothing else, and no modules import one another in a ring."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

import networkx
import pytest
from tests.tools.test_arrows import ALL, PACKAGE, room

CORE_NAMES = {"Game", "State", "Decision", "Option", "Event", "View", "Chance", "Record"}


def classes(source: str) -> Iterator[str]:
    """The names of all classes in a module, those inside functions and classes as well."""
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.ClassDef):
            yield node.name


def named_alike() -> set[str]:
    """The classes outside the core that have a name of the core."""
    return {
        f"{name}.{found}"
        for name, path in ALL
        if room(name) != "core"
        for found in classes(path.read_text(encoding="utf-8"))
        if found in CORE_NAMES
    }


def test_the_names_of_the_core_name_nothing_else() -> None:
    assert named_alike() == set()


def test_the_reader_of_classes_sees_them_everywhere() -> None:
    source = "class A:\n    class B: ...\n\ndef f():\n    class C(A): ...\n"
    assert {*classes(source)} == {"A", "B", "C"}


# --- rings of imports -----------------------------------------------------------------------------


def read_at_run_time(tree: ast.Module) -> Iterator[ast.Import | ast.ImportFrom]:
    """Every import of a module, those inside functions as well, less what only type checkers read."""
    todo: list[ast.AST] = [tree]
    while todo:
        node = todo.pop()
        if isinstance(node, ast.If) and ast.unparse(node.test) in ("TYPE_CHECKING", "typing.TYPE_CHECKING"):
            todo += node.orelse
            continue
        if isinstance(node, ast.Import | ast.ImportFrom):
            yield node
        todo += ast.iter_child_nodes(node)


def imported(name: str, path: Path, source: str, known: set[str]) -> set[str]:
    """The modules of ours that a module imports. ``from a import b`` is ``a.b`` where that is a module, else ``a``."""
    package = name.split(".") if path.name == "__init__.py" else name.split(".")[:-1]
    found: set[str] = set()
    for node in read_at_run_time(ast.parse(source)):
        if isinstance(node, ast.Import):
            found.update(alias.name for alias in node.names)
            continue
        base = package[: len(package) - node.level + 1] if node.level else []
        stem = ".".join([*base, *([node.module] if node.module else [])])
        for alias in node.names:
            within = f"{stem}.{alias.name}"
            found.add(within if within in known else stem)
    return found & known - {name}


def rings(edges: dict[str, set[str]]) -> list[set[str]]:
    """The groups of modules each of which leads to all others of its group."""
    graph = networkx.DiGraph([(one, other) for one, others in edges.items() for other in others])
    return [{*group} for group in networkx.strongly_connected_components(graph) if len(group) > 1]


def our_imports() -> dict[str, set[str]]:
    modules = {name.removesuffix(".__init__"): path for name, path in ALL}
    known = set(modules)
    return {
        name: imported(name, path, path.read_text(encoding="utf-8"), known) for name, path in modules.items()
    }


def test_no_modules_import_one_another_in_a_ring() -> None:
    """Inside functions neither: a late import hides a ring, and does not end it."""
    assert rings(our_imports()) == []


@pytest.mark.parametrize(
    ("a", "is_ring"),
    [
        ("from ludarium import b\n", True),
        ("import ludarium.b\n", True),
        ("from . import b\n", True),
        ("from .b import X\n", True),
        ("def late():\n    from ludarium.b import X\n", True),
        ("from typing import TYPE_CHECKING\nif TYPE_CHECKING:\n    from ludarium import b\n", False),
        ("import typing\nif typing.TYPE_CHECKING:\n    pass\nelse:\n    from ludarium import b\n", True),
        ("from ludarium import c\n", False),
    ],
)
def test_rings_are_found(a: str, is_ring: bool) -> None:
    sources = {"ludarium.a": a, "ludarium.b": "from ludarium import a\n", "ludarium.c": ""}
    edges = {
        name: imported(name, Path(f"{name}.py"), source, set(sources)) for name, source in sources.items()
    }
    assert rings(edges) == ([{"ludarium.a", "ludarium.b"}] if is_ring else [])


def test_every_module_is_looked_at() -> None:
    edges = our_imports()
    assert len(edges) == len(ALL)
    assert f"{PACKAGE}.games.tokyo_duel.viewer" in edges[f"{PACKAGE}.games.tokyo_duel.state"]
