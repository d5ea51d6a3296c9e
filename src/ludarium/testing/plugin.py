"""A pytest plugin: the mark of ``proves``. In the topmost conftest.py::

pytest_plugins = ["ludarium.testing.plugin"]
"""

from __future__ import annotations

from collections.abc import Generator

import pytest


def pytest_configure(config: pytest.Config) -> None:
    config.addinivalue_line("markers", "proves(*numbers): the numbered rules that the test proves")


def numbers_of(item: pytest.Item) -> list[str]:
    """The numbers that a collected test proves."""
    return [str(number) for mark in item.iter_markers("proves") for number in mark.args]


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(
    item: pytest.Item, call: pytest.CallInfo[None]
) -> Generator[None, pytest.TestReport, pytest.TestReport]:
    """A failing proof says which rules it was about."""
    report = yield
    if report.failed and (numbers := numbers_of(item)):
        report.sections.append(("rules", ", ".join(numbers)))
    return report
