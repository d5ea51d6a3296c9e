"""The dependency arrows: core <- games <- bots, environments <- server <- client, and a core and
rules that know no chance but their own."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

SRC = Path(__file__).parents[2] / "src"
PACKAGE = "ludarium"

# What each room may import of ours besides itself. Whatever is not named here may be imported by cli only.
ALLOWED = {
    "__init__": set(),
    "core": set(),
    "i18n": {"core"},
    "games": {"core"},
    "bots": {"core"},
    "tournaments": {"core", "games"},
    "testing": {"core", "bots"},
    "environments": {"core"},
    "engine": {"core", "bots", "i18n"},
    "server": {"core", "bots", "tournaments", "i18n"},
    "__main__": {"cli"},
}
FREE = {"cli"}

# Standard modules through which chance, time or hash order could come into rules.
UNSTEADY = {
    "random",
    "secrets",
    "time",
    "datetime",
    "uuid",
    "threading",
    "asyncio",
    "socket",
    "tempfile",
    "numpy",
}


def modules() -> Iterator[tuple[str, Path]]:
    """Every module of ours: its dotted name and its file."""
    for path in sorted((SRC / PACKAGE).rglob("*.py")):
        parts = list(path.relative_to(SRC).with_suffix("").parts)
        if parts[-1] == "__init__" and len(parts) > 2:
            parts.pop()
        yield ".".join(parts), path


def imports(name: str, path: Path) -> Iterator[str]:
    """The dotted names that a module imports, relative imports made absolute. ``from a import b``
    counts as ``a.b``, since b may be a module."""
    package = (
        name.split(".")
        if path.name == "__init__.py" and name != f"{PACKAGE}.__init__"
        else name.split(".")[:-1]
    )
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            base = package[: len(package) - node.level + 1] if node.level else []
            stem = ".".join([*base, *([node.module] if node.module else [])])
            yield from (f"{stem}.{alias.name}" for alias in node.names)


def room(name: str) -> str:
    """``core`` of ``ludarium.core.state``; ``__init__`` of names that the package itself defines."""
    parts = name.split(".")
    if len(parts) == 1 or not (
        (SRC / PACKAGE / parts[1]).is_dir() or (SRC / PACKAGE / f"{parts[1]}.py").is_file()
    ):
        return "__init__"
    return parts[1]


def ours(name: str, path: Path) -> list[str]:
    return [target for target in imports(name, path) if target.split(".")[0] == PACKAGE]


ALL = list(modules())


def test_every_room_is_known() -> None:
    assert {room(name) for name, _ in ALL} <= set(ALLOWED) | FREE


@pytest.mark.parametrize(("name", "path"), ALL, ids=[name for name, _ in ALL])
def test_arrows_run_one_way(name: str, path: Path) -> None:
    mine = room(name)
    if mine in FREE:
        return
    wrong = [target for target in ours(name, path) if room(target) not in ALLOWED[mine] | {mine, "__init__"}]
    assert not wrong, f"{name} may import only {sorted(ALLOWED[mine]) or 'itself'} of ours"


def game_of(name: str) -> str | None:
    parts = name.split(".")
    return parts[2] if parts[1:2] == ["games"] and len(parts) > 2 else None


@pytest.mark.slow
@pytest.mark.parametrize(("name", "path"), [m for m in ALL if room(m[0]) == "games"], ids=lambda m: str(m))
def test_games_do_not_know_one_another(name: str, path: Path) -> None:
    others = {game_of(target) for target in ours(name, path)} - {None, game_of(name)}
    assert not others


@pytest.mark.slow
def test_nobody_but_main_imports_the_command_line() -> None:
    importers = {name for name, path in ALL for target in ours(name, path) if room(target) == "cli"}
    importers = {name for name in importers if room(name) != "cli"}
    assert importers == {f"{PACKAGE}.__main__"}


STEADY = [(name, path) for name, path in ALL if room(name) in {"core", "games", "tournaments"}]


@pytest.mark.slow
@pytest.mark.parametrize(("name", "path"), STEADY, ids=[name for name, _ in STEADY])
def test_rules_know_no_chance_but_their_own(name: str, path: Path) -> None:
    """No generator, clock, uuid or hash order from outside: a record must replay everywhere."""
    found = {
        target for target in imports(name, path) if target.split(".")[0] in UNSTEADY or target == "os.urandom"
    }
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Attribute) and node.attr == "urandom":
            found.add("os.urandom")
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "id":
            found.add("id()")
    assert not found


def test_the_reader_of_imports_sees_every_form(tmp_path: Path) -> None:
    source = tmp_path / "state.py"
    source.write_text(
        "import random\nfrom ludarium.server import app\nfrom . import view\nfrom ..bots import greedy\n"
        "def late():\n    import ludarium.cli\n    from ...games.other import rules\n"
    )
    assert list(imports("ludarium.games.saboteur.state", source)) == [
        "random",
        "ludarium.server.app",
        "ludarium.games.saboteur.view",
        "ludarium.games.bots.greedy",
        "ludarium.cli",
        "ludarium.games.other.rules",
    ]
