"""Icons that are resolved again or not at all (G216), and texts with a point of their own in a window (G254)."""

from __future__ import annotations

from dataclasses import replace

from tests.rules.keyforge.said import said
from tests.rules.keyforge.table import Table

from ludarium.games.keyforge.engine.terms import Moments, Questions, Verbs
from ludarium.games.keyforge.words.base import Constant
from ludarium.games.keyforge.words.cards import ACTIONS, IN_HAND, YOU
from ludarium.games.keyforge.words.players import Gain
from ludarium.games.keyforge.words.shorthand import after, cannot, card, words
from ludarium.testing import proves

AGAIN = words(Constant(Questions.ICONS_AGAIN, card(), 1, YOU))
NEVER = words(cannot(Verbs.ICONS, card(), YOU))
EARLY = words(
    replace(after(Moments.AFTER_PLAYED, Gain(1), of=card(where=IN_HAND, types=ACTIONS), by=YOU), early=True)
)


@proves("G216")
def test_an_icon_is_resolved_again_right_after_itself() -> None:
    with said({"yurk": AGAIN}):
        table = Table(mine=["yurk"], theirs=["troll", "bumpsy"], hand=["punch icons:DA"], house="brobnar")
        table.do("play:punch+DA")
        # Æ, Æ, damage, damage, Æ, Æ: the printed Æ twice, then both damages before the last Æ
        assert table.amber() == 2
        table.do("card:troll")
        assert table.amber() == 2
        table.do("card:bumpsy")
        assert (table.amber(), table.damage("troll"), table.damage("bumpsy")) == (4, 1, 1)
        assert table.asked == "card"  # its "Play:" resolves once


@proves("G216")
def test_what_forbids_icons_forbids_them_again_too() -> None:
    with said({"yurk": (*NEVER, *AGAIN)}):
        table = Table(mine=["yurk"], theirs=["troll"], hand=["punch"], house="brobnar")
        table.do("play:punch", "card:troll")
        assert table.amber() == 0
        assert table.damage("troll") == 3


@proves("G254")
def test_a_text_may_come_before_the_play_effect_or_not_at_all() -> None:
    with said({"yurk": EARLY}):
        board = {
            "mine": ["yurk"],
            "theirs": ["troll"],
            "hand": ["smith"],
            "house": "brobnar",
            "amber": (0, 3),
        }
        table = Table(**board).do("play:smith")
        assert table.asked == "turn"  # it comes first, and nobody is asked
        assert table.amber() == 2
