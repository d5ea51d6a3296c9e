"""Tests that a run leaves out, and how many they were: with several processes each has found the same, and one of them says it."""

from __future__ import annotations

from collections.abc import Collection
from typing import Any

import pytest

NUMBERS = pytest.StashKey[dict[str, int]]()


def leave_out(
    config: pytest.Config, items: list[pytest.Item], out: Collection[pytest.Item], why: str
) -> None:
    """Take ``out`` of the ``items`` that are run, and remember how many were left out for this reason."""
    gone = set(out)
    items[:] = [item for item in items if item not in gone]
    config.hook.pytest_deselected(items=list(out))
    numbers = config.stash.setdefault(NUMBERS, {})
    numbers[why] = len(gone)
    if hasattr(config, "workeroutput"):
        config.workeroutput["left out"] = numbers


def number_left_out(config: pytest.Config, why: str) -> int:
    return config.stash.get(NUMBERS, {}).get(why, 0)


def hear(node: Any) -> None:
    """What a process that has ended had left out."""
    node.config.stash[NUMBERS] = getattr(node, "workeroutput", {}).get("left out", {})
