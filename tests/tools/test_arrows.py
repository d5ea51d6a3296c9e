"""The dependency arrows: core <- games <- bots <- environments, server <- client, and a core and
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
    "environments": {"core", "games", "bots", "i18n"},
    "learning": {"core", "games", "bots", "environments"},
    "studies": {"core", "games", "bots", "i18n"},
    "engine": {"core", "bots", "i18n"},
    "server": {"core", "bots", "studies", "tournaments", "i18n"},
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

# Modules that talk to a network, or serve one: the server's alone. Of ``urllib`` taking addresses apart is free.
NETWORK = {
    "_socket",
    "_ssl",
    "aiohttp",
    "anyio",
    "asyncio",
    "asyncore",
    "asyncpg",
    "ftplib",
    "gevent",
    "grpc",
    "h11",
    "h2",
    "http",
    "httpcore",
    "httptools",
    "httpx",
    "imaplib",
    "litestar",
    "multiprocessing.connection",
    "multiprocessing.managers",
    "nntplib",
    "paramiko",
    "poplib",
    "pycurl",
    "ray",
    "requests",
    "select",
    "selectors",
    "smtplib",
    "socket",
    "socketserver",
    "ssl",
    "starlette",
    "telnetlib",
    "tornado",
    "trio",
    "twisted",
    "urllib",
    "urllib3",
    "uvicorn",
    "webbrowser",
    "websocket",
    "websockets",
    "wsgiref",
    "xmlrpc",
}
OF_NO_NETWORK = {"urllib.parse"}
CLUSTER = "ludarium.bots.cluster"
"""It talks to a Ray cluster where somebody has named one, and nobody but the command line imports it, then."""
VISITING = "ludarium.environments.visiting"
"""It talks to a hall that an assistant has named, as a page of that hall does; nobody but its guest imports it."""


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


def on_network(name: str, path: Path) -> set[str]:
    """What a module imports that talks to a network: by a statement, or by its name as a text, as ``import_module``
    and ``__import__`` take it."""

    def within(target: str, modules: set[str]) -> bool:
        parts = target.split(".")
        return any(".".join(parts[: n + 1]) in modules for n in range(len(parts)))

    named = {*imports(name, path)}
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Call) and ast.unparse(node.func).split(".")[-1] in (
            "import_module",
            "__import__",
        ):
            named |= {str(part.value) for part in ast.walk(node) if isinstance(part, ast.Constant)}
    return {one for one in named if within(one, NETWORK) and not within(one, OF_NO_NETWORK)}


@pytest.mark.parametrize(
    ("name", "path"),
    [m for m in ALL if room(m[0]) != "server" and m[0] not in (CLUSTER, VISITING)],
    ids=lambda value: str(value),
)
def test_only_the_server_talks_to_a_network(name: str, path: Path) -> None:
    assert not on_network(name, path)


def test_only_the_command_line_imports_the_cluster() -> None:
    importers = {name for name, path in ALL for target in ours(name, path) if target.startswith(CLUSTER)}
    assert importers == {"ludarium.cli.options"}
    assert on_network(CLUSTER, dict(ALL)[CLUSTER]) == {"ray", "ray.exceptions", "socket"}


def test_only_a_guest_visits_a_hall() -> None:
    importers = {name for name, path in ALL for target in ours(name, path) if target.startswith(VISITING)}
    assert importers == {"ludarium.environments.guest"}
    importers = {
        name
        for name, path in ALL
        for target in ours(name, path)
        if target.startswith("ludarium.environments.guest")
    }
    assert importers == {"ludarium.environments.assistant"}


@pytest.mark.parametrize(
    ("source", "found"),
    [
        ("import http.client\n", {"http.client"}),
        ("from http.client import HTTPConnection\n", {"http.client.HTTPConnection"}),
        ("from http import client\n", {"http.client"}),
        ("import urllib.request as asking\n", {"urllib.request"}),
        ("from urllib import parse, request\n", {"urllib.request"}),
        ("from urllib.parse import unquote\nimport urllib.parse\n", set()),
        ("def late():\n    import httpx\n", {"httpx"}),
        ("from multiprocessing.connection import Client\n", {"multiprocessing.connection.Client"}),
        ("from multiprocessing import Pool\n", set()),
        ("from importlib import import_module\nimport_module('socket')\n", {"socket"}),
        ("import importlib\nimportlib.import_module('.client', 'http')\n", {"http"}),
        ("__import__('requests')\n", {"requests"}),
        ("from ludarium.core.http import x\nimport httplike\n", set()),
    ],
)
def test_a_network_is_seen_in_every_form(source: str, found: set[str], tmp_path: Path) -> None:
    path = tmp_path / "state.py"
    path.write_text(source)
    assert on_network("ludarium.games.saboteur.state", path) == found


def test_the_server_is_seen_to_talk_to_one() -> None:
    talking = {name for name, path in ALL if on_network(name, path)}
    assert {"ludarium.server.run", "ludarium.server.http.fetching", "ludarium.server.ws.socket"} <= talking


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
