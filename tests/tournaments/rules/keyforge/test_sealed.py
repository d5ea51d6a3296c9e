"""Sealed pools: opened together, built in half an hour, rebuilt between rounds (T10)."""

from __future__ import annotations

from dataclasses import replace

from ludarium.testing import proves
from ludarium.tournaments.rules.keyforge.sealed import (
    BETWEEN,
    BUILDING,
    EXPIRED,
    PAIRED,
    UNOPENED,
    Course,
    Played,
    Window,
    window,
)

START = 1_700_000_000
HALF_HOUR = 30 * 60
OPEN = Course(signal=START)


@proves("T10.4")
def test_nothing_is_built_before_the_word_to_open() -> None:
    assert window(Course(), START) == Window(UNOPENED, False)
    assert window(OPEN, START - 1).state == UNOPENED
    assert window(OPEN, START) == Window(BUILDING, True, START + HALF_HOUR)


@proves("T10.7")
def test_building_takes_half_an_hour_from_the_word() -> None:
    assert window(OPEN, START).closes - START == HALF_HOUR
    assert window(OPEN, START + HALF_HOUR - 1).open
    assert window(OPEN, START + HALF_HOUR) == Window(EXPIRED, False, START + HALF_HOUR)
    longer = replace(OPEN, extra=300)
    assert window(longer, START + HALF_HOUR).state == BUILDING
    assert window(longer, START + HALF_HOUR + 300).state == EXPIRED
    assert window(replace(OPEN, minutes=20), START + 20 * 60).state == EXPIRED


@proves("T10.10")
def test_between_rounds_the_window_is_open_from_the_end_of_the_own_game_to_the_next_pairing() -> None:
    at = START + 3_600
    first = replace(OPEN, rounds=(Played(at),))
    assert window(first, at) == window(first, at + 2_000) == Window(PAIRED, False)
    ended = replace(OPEN, rounds=(Played(at, at + 1_000),))
    assert window(ended, at + 999).state == PAIRED
    assert window(ended, at + 1_000) == Window(BETWEEN, True)
    assert window(ended, at + 100_000).open
    second = replace(ended, rounds=(*ended.rounds, Played(at + 4_000)))
    assert window(second, at + 4_000) == Window(PAIRED, False)
