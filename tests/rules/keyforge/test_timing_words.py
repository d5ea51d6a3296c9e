"""Section 13: the timing words, and "Scrap:" in particular."""

from __future__ import annotations

import pytest
from tests.rules.keyforge.said import said
from tests.rules.keyforge.table import Table

from ludarium.games.keyforge.words.harm import Destroy
from ludarium.games.keyforge.words.known import THIS
from ludarium.games.keyforge.words.players import Gain
from ludarium.games.keyforge.words.shorthand import (
    action,
    before_fight,
    destroyed,
    fight,
    omni,
    play,
    reap,
    scrap,
    words,
)
from ludarium.testing import proves

EVERY_TIME = words(
    play(Gain(1)),
    reap(Gain(2)),
    before_fight(Gain(3)),
    fight(Gain(4)),
    action(Gain(5)),
    omni(Gain(6)),
    destroyed(Gain(7)),
    scrap(Gain(8)),
)


@pytest.mark.parametrize(
    ("board", "does", "amber"),
    [
        ({"hand": ["grumpus-tamer"]}, ["play:grumpus-tamer"], 1),
        ({"mine": ["grumpus-tamer"]}, ["reap:grumpus-tamer"], 3),
        ({"mine": ["grumpus-tamer"], "theirs": ["dew-faerie"]}, ["fight:grumpus-tamer"], 7),
        ({"mine": ["grumpus-tamer"], "theirs": ["troll"]}, ["fight:grumpus-tamer"], 10),
        ({"mine": ["grumpus-tamer"]}, ["action:grumpus-tamer"], 5),
        ({"mine": ["grumpus-tamer"]}, ["omni:grumpus-tamer"], 6),
        ({"hand": ["grumpus-tamer"]}, ["discard:grumpus-tamer"], 8),
    ],
)
@proves("G124")
@said({"grumpus-tamer": EVERY_TIME})
def test_each_timing_word_has_its_moment(board: dict[str, list[str]], does: list[str], amber: int) -> None:
    table = Table(**board, house="brobnar")
    table.do(*does)
    assert table.amber() == amber


@proves("G124")
@said({"grumpus-tamer": words(before_fight(Destroy(THIS)))})
def test_before_fight_comes_after_exhausting_and_before_the_damage() -> None:
    table = Table(mine=["grumpus-tamer"], theirs=["troll"], house="brobnar")
    table.do("fight:grumpus-tamer")
    assert table.zone("grumpus-tamer") == "discard"
    assert table.damage("troll") == 0


@proves("G226")
@said({"grumpus-tamer": words(scrap(Gain(2)))})
def test_scrap_answers_a_discard_from_hand_by_effect_too() -> None:
    """Feeding Pit gives its own 1 after that."""
    table = Table(mine=["feeding-pit"], hand=["grumpus-tamer", "troll"], house="mars")
    table.do("action:feeding-pit", "hand:grumpus-tamer")
    assert table.amber() == 3
    assert table.row("discard") == ["grumpus-tamer"]


@proves("G226")
@said({"grumpus-tamer": words(scrap(Gain(2)))})
def test_scrap_is_for_ones_own_hand_in_ones_own_turn() -> None:
    table = Table(hand=["mind-barb"], their_hand=["grumpus-tamer"], house="dis")
    table.do("play:mind-barb")
    assert table.row("discard", 1) == ["grumpus-tamer"]
    assert table.amber(1) == 0
    table = Table(mine=["vespilon-theorist"], deck=["grumpus-tamer"], house="logos")
    table.do("reap:vespilon-theorist", "house:untamed")
    assert table.row("discard") == ["grumpus-tamer"]
    assert table.amber() == 1  # of the reap alone
