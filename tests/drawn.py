"""A pytest plugin: cases of one kind that runs share out, since each is a whole game, or a whole event: with decks of each set, on each
size of screen, in each language.

Of a test marked ``@pytest.mark.drawn(2)`` a run plays two cases, drawn by its seed; tests marked ``drawn(2, of="bouts")`` share such cases
with each other, in whichever files they are; a test that goes through many cases itself takes ``some`` of them.
``--cases all`` (or ``LUDARIUM_CASES=all``) plays all of them, and so does whoever names tests: by ``::``, or with ``-k``.

``--share 0.1`` runs one test in ten, drawn by the seed: for suites that have been run whole, and are run again elsewhere.
"""

from __future__ import annotations

import os
import random
from collections import defaultdict
from collections.abc import Sequence
from typing import TypeVar

import pytest
from tests.left_out import leave_out, number_left_out

from ludarium.testing import seed_of_run

Case = TypeVar("Case")


def pytest_addoption(parser: pytest.Parser) -> None:
    group = parser.getgroup("ludarium")
    group.addoption(
        "--share", type=float, default=1.0, help="run so large a part of the tests, drawn by the seed"
    )
    group.addoption(
        "--cases",
        choices=["drawn", "all"],
        help="cases of tests that runs share out (default: LUDARIUM_CASES, or drawn)",
    )


def pytest_configure(config: pytest.Config) -> None:
    config.addinivalue_line(
        "markers",
        "drawn(number, of=None): of its cases, or of all that are of one kind, a run plays so many, drawn by the seed",
    )
    named = bool(config.option.keyword) or any("::" in place for place in config.args)
    wanted = config.getoption("--cases") or os.environ.get("LUDARIUM_CASES") or ("all" if named else "drawn")
    os.environ["LUDARIUM_CASES"] = wanted  # so that all processes of a run know


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    seed, share = seed_of_run(), config.getoption("--share")
    leave_out(config, items, [] if plays_all() else left(items, seed), "drawn")
    if share < 1:
        rest = [item for item in items if random.Random(f"{seed}/{item.nodeid}").random() >= share]
        leave_out(config, items, rest, "not shared")


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter, config: pytest.Config) -> None:
    if number := number_left_out(config, "drawn"):
        terminalreporter.write_line(
            f"drawn by the seed: {number} cases are left to other runs. `--cases all` plays all."
        )
    if number := number_left_out(config, "not shared"):
        terminalreporter.write_line(f"drawn by the seed: {number} tests are not in this share.")


def plays_all() -> bool:
    """Whether this run plays every case."""
    return os.environ.get("LUDARIUM_CASES") == "all"


def some(cases: Sequence[Case], number: int, name: str) -> list[Case]:
    """So many of these cases, in their order, drawn by the seed and the name of what they are for; or all of them."""
    if plays_all() or number >= len(cases):
        return list(cases)
    drawn = random.Random(f"{seed_of_run()}/{name}").sample(range(len(cases)), number)
    return [cases[place] for place in sorted(drawn)]


def left(items: Sequence[pytest.Item], seed: str) -> list[pytest.Item]:
    """The cases that another run plays, in their order."""
    kinds: dict[str, list[pytest.Item]] = defaultdict(list)
    for item in items:
        mark = item.get_closest_marker("drawn")
        if mark is not None:
            kinds[mark.kwargs.get("of") or item.nodeid.partition("[")[0]].append(item)
    out: set[pytest.Item] = set()
    for name, cases in kinds.items():
        mark = cases[0].get_closest_marker("drawn")
        assert mark is not None
        out.update(random.Random(f"{seed}/{name}").sample(cases, max(0, len(cases) - mark.args[0])))
    return [item for item in items if item in out]
