"""Sealed pools: opened together, built in half an hour, rebuilt between rounds (T10)."""

from __future__ import annotations

from dataclasses import replace

import msgspec
import pytest
from tests.tournaments.keyforge.registered import codes, pods

from ludarium.testing import proves
from ludarium.tournaments.errors import Refused
from ludarium.tournaments.keyforge.decks import Entry
from ludarium.tournaments.keyforge.sealed import (
    BETWEEN,
    BUILDING,
    EXPIRED,
    PAIRED,
    UNOPENED,
    Course,
    Played,
    Version,
    Window,
    handed_in,
    left,
    played_in,
    pool_faults,
    unregistered,
    window,
    without_deck,
)

START = 1_700_000_000
HALF_HOUR = 30 * 60
OPEN = Course(signal=START)
FIRST = Entry(whole="a")


@proves("T10.4")
def test_nothing_is_built_before_the_word_to_open() -> None:
    assert window(Course(), START) == Window(UNOPENED, False)
    assert window(OPEN, START - 1).state == UNOPENED
    assert window(OPEN, START) == Window(BUILDING, True, START + HALF_HOUR)
    with pytest.raises(Refused) as error:
        handed_in((), Course(), FIRST, START)
    assert error.value.code == "desk-build-unopened"


@proves("T10.7")
def test_building_takes_half_an_hour_from_the_word() -> None:
    assert [left(OPEN, START + at) for at in (-1, 0, 60, HALF_HOUR - 1, HALF_HOUR)] == [0, 1_800, 1_740, 1, 0]
    assert window(OPEN, START + HALF_HOUR - 1).open
    assert window(OPEN, START + HALF_HOUR) == Window(EXPIRED, False, START + HALF_HOUR)
    with pytest.raises(Refused) as error:
        handed_in((), OPEN, FIRST, START + HALF_HOUR)
    assert error.value.code == "desk-build-expired"
    longer = replace(OPEN, extra=300)
    assert window(longer, START + HALF_HOUR).state == BUILDING
    assert window(longer, START + HALF_HOUR + 300).state == EXPIRED
    assert window(replace(OPEN, minutes=20), START + 20 * 60).state == EXPIRED


@proves("T10.7")
def test_who_has_no_valid_deck_when_the_time_is_over_is_a_judges_case() -> None:
    courses = {1: OPEN, 2: OPEN, 3: replace(OPEN, extra=60), 4: OPEN}
    valid = {1: True, 2: False, 3: False}
    assert without_deck(courses, valid, START + HALF_HOUR - 1) == ()
    assert without_deck(courses, valid, START + HALF_HOUR) == (2, 4)
    assert without_deck(courses, valid, START + HALF_HOUR + 60) == (2, 3, 4)


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
    with pytest.raises(Refused) as error:
        handed_in((), second, FIRST, at + 4_001)
    assert error.value.code == "desk-build-paired"


@proves("T10.10")
def test_every_version_of_a_deck_is_kept_by_round() -> None:
    versions = handed_in((), OPEN, FIRST, START + 10)
    versions = handed_in(versions, OPEN, pods("a:dis"), START + 20)
    assert [(one.number, one.before, one.at) for one in versions] == [(1, 1, START + 10), (2, 1, START + 20)]
    at = START + 3_600
    course = replace(OPEN, rounds=(Played(at, at + 900),))
    versions = handed_in(versions, course, pods("b:dis"), at + 901)
    course = replace(OPEN, rounds=(Played(at, at + 900), Played(at + 1_000, at + 2_000)))
    versions = handed_in(versions, course, FIRST, at + 2_500)
    assert [one.before for one in versions] == [1, 1, 2, 3]
    assert [found.number for round_ in (1, 2, 3, 4) if (found := played_in(versions, round_))] == [2, 3, 4, 4]
    assert played_in(versions, 0) is None
    assert played_in((), 1) is None
    assert msgspec.json.decode(msgspec.json.encode(versions), type=tuple[Version, ...]) == versions


@proves("T10.1", "T10.6")
def test_all_players_are_given_as_many_decks_and_nobody_another_ones() -> None:
    assert pool_faults({1: ["a", "b"], 2: ["c", "d"]}, 2) == ()
    found = pool_faults({1: ["a", "b"], 2: ["c"], 3: ["b", "d"]}, 2)
    assert [(player, codes([one])) for player, one in found] == [(2, ["count-sealed"]), (3, ["pool-twice"])]
    assert found[1][1].facts == {"deck": "b", "player": 1}


@proves("T10.8")
def test_all_decks_are_registered_before_the_first_pairing_the_unused_ones_too() -> None:
    opened = {1: ["a", "b"], 2: ["c", "d"]}
    assert unregistered(opened, {1: ["b", "a"], 2: ["c", "d"]}) == ()
    assert unregistered(opened, {1: ["a"], 2: ["c", "d"]}) == (1,)
    assert unregistered(opened, {}) == (1, 2)
