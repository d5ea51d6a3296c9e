"""The seed of all random play, and the marks of the suites.

A run prints its seed; ``LUDARIUM_SEED=… pytest`` (or ``--seed``) plays the very same games again.
``LUDARIUM_GAMES`` (or ``--games``) is how many games each check of random play plays.
"""

from __future__ import annotations

import importlib.util
import os
from pathlib import Path

import pytest

from ludarium.testing import seed_of_run

HERE = Path(__file__).parent
pytest_plugins = ["ludarium.testing.plugin"]
MARKED_FOLDERS = {"browser": "browser", "load": "load"}


def pytest_addoption(parser: pytest.Parser) -> None:
    group = parser.getgroup("ludarium")
    group.addoption("--seed", help="seed of all random play (default: LUDARIUM_SEED, or a new one)")
    group.addoption("--games", type=int, help="games of each check of random play (default: LUDARIUM_GAMES)")


def pytest_configure(config: pytest.Config) -> None:
    for line in (
        "browser: drives the real page in Chromium",
        "load: many clients, killed servers, cut sockets",
        "slow: takes more than a few seconds",
    ):
        config.addinivalue_line("markers", line)
    # In the environment, so that processes which tests start play by the same seed.
    if (seed := config.getoption("--seed")) is not None:
        os.environ["LUDARIUM_SEED"] = seed
    if (games := config.getoption("--games")) is not None:
        os.environ["LUDARIUM_GAMES"] = str(games)
    seed_of_run()  # drawn before any worker starts, so that all have the same


def pytest_report_header() -> list[str]:
    games = os.environ.get("LUDARIUM_GAMES") or "by each check"
    return [f"ludarium: LUDARIUM_SEED={seed_of_run()}, games {games}, {build()} build"]


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    for item in items:
        if not item.path.is_relative_to(HERE):
            continue
        mark = MARKED_FOLDERS.get(item.path.relative_to(HERE).parts[0])
        if mark:
            item.add_marker(mark)


def build() -> str:
    """Which build is under test."""
    spec = importlib.util.find_spec("ludarium.core.state")
    return "interpreted" if spec is None or str(spec.origin).endswith(".py") else "compiled"
