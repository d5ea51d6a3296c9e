"""The seed of all random play, and the marks of the suites.

A run prints its seed; ``LUDARIUM_SEED=… pytest`` (or ``--seed``) plays the very same games again.
``LUDARIUM_GAMES`` (or ``--games``) is how many games each check of random play plays.
``--fast`` leaves out what takes long, and says so.
"""

from __future__ import annotations

import gc
import importlib.util
import os
from collections.abc import Generator
from pathlib import Path
from typing import Any

import pytest
from tests.left_out import hear, leave_out, number_left_out

from ludarium.testing import seed_of_run

HERE = Path(__file__).parent
pytest_plugins = ["ludarium.testing.plugin", "tests.drawn"]
MARKED_FOLDERS = {"browser": "browser", "load": "load"}
NOT_FAST: dict[str, tuple[str, ...]] = {
    "bots": ("test_registry.py",),
    "browser": (),
    "engine": ("program.py", "test_document.py", "test_requests.py"),
    "environments": ("test_encodings.py",),
    "load": (),
    "server": ("house.py", "test_secrets.py", "test_tables.py"),
    "wheel": (),
}
"""Folders that a fast run leaves out, each with what it takes of them all the same: one way through each."""
SHORT = {"LUDARIUM_GAMES": "1", "LUDARIUM_EVENTS": "1"}
"""How much a fast run plays by chance, unless it is told otherwise."""


def pytest_addoption(parser: pytest.Parser) -> None:
    group = parser.getgroup("ludarium")
    group.addoption("--seed", help="seed of all random play (default: LUDARIUM_SEED, or a new one)")
    group.addoption(
        "--fast", action="store_true", help="leave out what takes long: about a minute on two cores"
    )
    group.addoption("--games", type=int, help="games of each check of random play (default: LUDARIUM_GAMES)")


def pytest_configure(config: pytest.Config) -> None:
    for line in (
        "browser: drives the real page in Chromium",
        "load: many clients, killed servers, cut sockets",
        "slow: takes a second or more",
    ):
        config.addinivalue_line("markers", line)
    # In the environment, so that processes which tests start play by the same seed.
    if (seed := config.getoption("--seed")) is not None:
        os.environ["LUDARIUM_SEED"] = seed
    if (games := config.getoption("--games")) is not None:
        os.environ["LUDARIUM_GAMES"] = str(games)
    if config.getoption("--fast"):
        os.environ.update({name: value for name, value in SHORT.items() if name not in os.environ})
    seed_of_run()  # drawn before any worker starts, so that all have the same


def pytest_report_header() -> list[str]:
    games = os.environ.get("LUDARIUM_GAMES") or "by each check"
    return [f"ludarium: LUDARIUM_SEED={seed_of_run()}, games {games}, {build()} build"]


def pytest_ignore_collect(collection_path: Path, config: pytest.Config) -> bool | None:
    """A fast run does not even read the folders that it leaves out."""
    if not config.getoption("--fast") or not collection_path.is_relative_to(HERE):
        return None
    parts = collection_path.relative_to(HERE).parts
    taken = NOT_FAST.get(parts[0]) if parts else None
    if taken is None or (len(parts) == 1 and taken):
        return None
    return True if parts[1:2] == () or parts[1] not in taken else None


@pytest.hookimpl(wrapper=True)
def pytest_collection() -> Generator[None, object, object]:
    """What is collected stays to the end: to look through it for garbage takes two fifths of the time that it takes to
    collect thousands of tests."""
    gc.disable()
    try:
        return (yield)
    finally:
        gc.freeze()
        gc.enable()


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    for item in items:
        if not item.path.is_relative_to(HERE):
            continue
        mark = MARKED_FOLDERS.get(item.path.relative_to(HERE).parts[0])
        if mark:
            item.add_marker(mark)
    if config.getoption("--fast"):
        leave_out(config, items, [item for item in items if item.get_closest_marker("slow")], "slow")


@pytest.hookimpl(optionalhook=True)
def pytest_testnodedown(node: Any) -> None:
    hear(node)


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter, config: pytest.Config) -> None:
    if config.getoption("--fast"):
        folders = [f"tests/{name}" + (" but for a part" if taken else "") for name, taken in NOT_FAST.items()]
        slow = number_left_out(config, "slow")
        terminalreporter.write_line(
            f"fast: left out {', '.join(folders)} and {slow} slow tests; one game each by chance. "
            "`make test` runs everything."
        )


def build() -> str:
    """Which build is under test."""
    spec = importlib.util.find_spec("ludarium.core.state")
    return "interpreted" if spec is None or str(spec.origin).endswith(".py") else "compiled"
