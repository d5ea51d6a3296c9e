"""Rules proved by number.

A rules document numbers its statements (``S7.4``, ``K51``; cases ``B9``, ``KX3``; cards ``TD05``), a test
names those that it proves::

    @proves("S7.4", "S7.9.1")
    def test_closed_edges_never_meet_open_ones(): ...

``python -m ludarium.testing.report`` lists the statements that no test proves.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import dataclass
from typing import Final, TypeVar

T = TypeVar("T", bound=Callable[..., object])

NUMBER: Final = re.compile(r"[A-Z]+\d+(?:\.\d+)*")
BULLET: Final = re.compile(rf"\s*[-*] (?:\*\*)?({NUMBER.pattern})(?![\w-]|\.\d)(.*)")
FIRST_CELL: Final = re.compile(rf"(?:\*\*({NUMBER.pattern})\*\*(?: .*)?|({NUMBER.pattern}))")
LATER: Final = "the engine does not play it yet"
"""A line of its own that says this speaks of the rest of its section; in a statement, of that one."""
LAST_CELL: Final = re.compile(r"([A-Z]+\d+(?:\.\d+)+)(?: \[[^\]]*\])?")


@dataclass(frozen=True)
class Statement:
    """One numbered statement of a rules document. ``line`` counts from 1; what comes ``later`` is not played yet."""

    number: str
    line: int
    text: str
    later: bool = False


def proves(*numbers: str) -> Callable[[T], T]:
    """Marks a test (or, as ``marks=`` of a parameter, one case of it) as the proof of statements."""
    import pytest  # only tests need it, and ludarium.testing is read without it

    for number in numbers:
        if not NUMBER.fullmatch(number):
            raise ValueError(f"{number!r} is no number of a statement such as S7.4 or K9")
    mark: Callable[[T], T] = pytest.mark.proves(*numbers)
    return mark


def statements(document: str) -> list[Statement]:
    """The numbered statements of a rules document in Markdown, in its order.

    They are bullets that begin with their number; rows whose first cell is a number, or begins with one
    in bold; and rows whose last cell is the number of a part (``S13.1``) and perhaps its source."""
    found: dict[str, Statement] = {}
    later = False
    for line, text in enumerate(document.splitlines(), 1):
        number, told = _statement(text)
        if text.startswith("#"):
            later = False
        elif not number and LATER in text:
            later = True
        if number and number not in found:
            found[number] = Statement(number, line, told.strip(" *-"), later or LATER in told)
    return list(found.values())


def _statement(text: str) -> tuple[str, str]:
    if bullet := BULLET.match(text):
        return bullet[1], bullet[2]
    if text.startswith("|"):
        cells = [cell.strip() for cell in text.strip().strip("|").split("|")]
        if first := FIRST_CELL.fullmatch(cells[0]):
            return first[1] or first[2], " · ".join(cells[1:3])
        if last := LAST_CELL.fullmatch(cells[-1]):
            return last[1], " · ".join(cells[:-1])
    return "", ""
