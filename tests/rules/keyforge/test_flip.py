"""Cards with another side (G231). No card of the pool has one that is in play: the words here are invented."""

from __future__ import annotations

from tests.rules.keyforge.said import said
from tests.rules.keyforge.table import Table

from ludarium.games.keyforge.engine.terms import Moments, Zones
from ludarium.games.keyforge.view.inspect import inspect
from ludarium.games.keyforge.view.serialize import KEEPER, written
from ludarium.games.keyforge.view.viewer import view_of
from ludarium.games.keyforge.words.cards import FRIENDLY
from ludarium.games.keyforge.words.conditions import Did
from ludarium.games.keyforge.words.control import If
from ludarium.games.keyforge.words.known import THIS
from ludarium.games.keyforge.words.places import Flip
from ludarium.games.keyforge.words.players import Draw, Gain
from ludarium.games.keyforge.words.shorthand import (
    THIS_CARD,
    action,
    after,
    card,
    creature,
    if_leaves,
    omni,
    other_side,
    play,
    power,
    words,
)
from ludarium.games.keyforge.words.targets import A
from ludarium.testing import proves

SIDES = {
    "yurk": words(
        other_side("brammo"), action(Flip(THIS)), after(Moments.AFTER_ENTERS, Gain(9), of=card(), own=True)
    ),
    "brammo": words(omni(Flip(THIS)), power(1, creature(FRIENDLY)), if_leaves(Gain(9))),
}
"""A demon of Dis with 4 power, and on the other side a giant with 4 that strengthens its side."""


@proves("G231")
@said(SIDES)
def test_the_other_side_is_in_the_same_place_with_all_that_was_on_the_card() -> None:
    """Damage, Æ, counters, a status and an upgrade; nothing enters or leaves, and the new text counts at once."""
    table = Table(
        mine=["troll", "yurk damage:2 amber:1 plus:1 doom:3 warded +blood-of-titans", "bumpsy"], house="dis"
    )
    assert table.power("troll") == 8
    table.do("action:yurk")
    assert table.line() == ["troll", "yurk", "bumpsy"]
    assert (table.damage("yurk"), table.on("yurk"), table.plus("yurk")) == (2, 1, 1)
    assert (table.counters("yurk"), table.has("yurk", "warded"), table.host("blood-of-titans")) == (
        {"doom": 3}, True, "yurk",
    )  # fmt: skip
    assert (table.power("troll"), table.power("yurk"), table.amber()) == (9, 4 + 1 + 1 + 5, 0)
    assert table.told("flipped") == [{"card": "yurk", "shown": "brammo"}]
    shown = view_of(table.state, 1).cards["yurk"]
    assert (shown.print, shown.traits) == ("brammo", ["giant", "knight"])
    assert view_of(table.state, None).prints["brammo"].card == "brammo"
    assert inspect(table.state, "card:yurk", 0)["print"] == "brammo"


@proves("G231")
@said(SIDES)
def test_it_is_turned_back_and_is_itself_out_of_play() -> None:
    table = Table(mine=["yurk"], house="dis").do("action:yurk")
    table.to_turn_of(1, "brobnar").to_turn_of(0, "dis").do("omni:yurk")
    assert table.told("flipped") == [{"card": "yurk", "shown": "yurk"}]
    gone = Table(mine=["yurk"], hand=["punch"], house="dis").do("action:yurk")
    gone.state.leave(gone.state.stack[-1].scope, [gone.card("yurk")], Zones.HAND)
    assert gone.state.decks.prints[gone.state.face[gone.card("yurk")]].id == "yurk"


@proves("G231")
@said({**SIDES, "brammo": words(power(-5, THIS_CARD))})
def test_the_new_side_may_die_of_its_damage_at_once() -> None:
    table = Table(mine=["yurk"], house="dis").do("action:yurk")
    assert table.zone("yurk") == "discard"


@proves("G231")
@said({"yurk": words(other_side("anger"), action(Flip(THIS))), "anger": words(play(Gain(1)))})
def test_a_side_that_cannot_be_there_is_discarded_with_its_upgrades() -> None:
    """An action in a battleline: its Æ goes to the supply, and a ward keeps nothing."""
    table = Table(mine=["yurk amber:3 warded doom:1 +blood-of-titans"], house="dis").do("action:yurk")
    assert (table.zone("yurk"), table.zone("blood-of-titans"), table.line()) == ("discard", "discard", [])
    assert (table.amber(0), table.amber(1), table.counters("yurk")) == (0, 0, {})
    assert not table.told("destroyed")


@proves("G231")
@said({**SIDES, "the-flex": words(play(Flip(A(creature())), If(Did(), Draw(1))))})
def test_a_card_with_one_side_is_not_flipped() -> None:
    table = Table(mine=["troll"], hand=["the-flex"], house="brobnar").do("play:the-flex")
    assert (table.told("flipped"), table.hand()) == ([], [])


@proves("G231")
@said(SIDES)
def test_what_it_shows_is_kept_in_copies_and_written_down() -> None:
    table = Table(mine=["yurk"], house="dis").do("action:yurk")
    twin = table.state.clone()
    assert twin.face == table.state.face
    assert written(twin, KEEPER) == written(table.state, KEEPER)
    assert written(table.state, 1) != written(Table(mine=["yurk exhausted"], house="dis").state, 1)
