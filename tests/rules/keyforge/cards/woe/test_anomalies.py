"""Anomalies of Winds of Exchange, each card on a small board."""

from __future__ import annotations

import pytest
from tests.rules.keyforge.table import Table

from ludarium.core import Chance
from ludarium.games.keyforge import GAME
from ludarium.games.keyforge.engine.state import KeyForgeState
from ludarium.games.keyforge.engine.terms import Zones
from ludarium.testing import proves
from ludarium.testing.twins import imagined


def test_curse_of_forgetfulness() -> None:
    """It stands on the opponent's side, and purges what lies on top of their pile as their turn ends."""
    table = Table(
        hand=["curse-of-forgetfulness"],
        discard=["anger"],
        their_discard=["troll", "urchin"],
        house="geistoid",
    ).do("play:curse-of-forgetfulness")
    assert table.row("artifacts", 1) == ["curse-of-forgetfulness"]
    top = table.row("discard", 1)[-1]
    table.to_turn_of(1)
    assert (table.row("purged"), table.row("purged", 1)) == ([], [])
    table.to_turn_of(0)
    assert table.row("purged", 1) == [top]
    assert table.row("discard") == ["anger"]
    empty = Table(mine=["curse-of-forgetfulness"], house="geistoid").to_turn_of(1)
    assert empty.row("purged") == []


@pytest.mark.parametrize(
    ("pile", "amber", "left"), [(0, 25, 25), (0, 26, 0), (10, 15, 15), (10, 17, 1), (25, 5, 5), (25, 7, 1)]
)
def test_ecto_charge(pile: int, amber: int, left: int) -> None:
    """A key at 26, 1 less for each card of the pile, but never for less than 6 in all; its own icon is there in time."""
    table = Table(hand=["ecto-charge"], discard=["anger"] * pile, amber=(amber - 1, 0), house="geistoid")
    table.do("play:ecto-charge")
    while table.asked != "turn":
        table.do(table.offered()[0])
    forges = left < amber
    assert (table.keys(), table.amber()) == (forges, left)
    assert table.zone("ecto-charge") == ("purged" if forges else "discard")


def test_near_future_lens() -> None:
    """Both players see what lies on top of its player's deck, also what comes there next; nobody that of the other deck."""
    table = Table(
        mine=["near-future-lens"], hand=["dust-pixie"], deck=["troll", "anger", "urchin"], their_deck=["krump"],
        house="star-alliance",
    )  # fmt: skip
    seen = table.state.seen
    top = table.row("deck")[0]
    assert seen[table.card(top)] == 7
    assert seen[table.card(table.row("deck")[1])] != 7
    assert seen[table.card("krump")] != 7
    table.do("omni:near-future-lens")
    assert table.line() == ["troll"]
    assert table.state.seen[table.card("anger")] == 7
    assert table.state.seen[table.card("urchin")] != 7


def test_near_future_lens_and_draws() -> None:
    """Each card that is drawn lay open before; a shuffled deck shows its new top card."""
    table = Table(
        mine=["near-future-lens"], deck=["troll", "anger", "urchin", "krump"], house="star-alliance",
        hand=["bumpsy"] * 3,
    ).do("end")  # fmt: skip
    hand = [name for name in table.hand() if not name.startswith("bumpsy")]
    assert sorted(hand) == ["anger", "troll", "urchin"]
    assert [table.state.seen[table.card(name)] for name in hand] == [7, 7, 7]
    assert table.state.seen[table.card("krump")] == 7


def test_near_future_lens_and_an_action() -> None:
    """An action of any house is played from there; an empty deck gives nothing."""
    table = Table(
        mine=["near-future-lens", "troll"], theirs=["urchin"], deck=["punch", "krump"], house="star-alliance"
    ).do("omni:near-future-lens")
    while table.asked != "turn":
        table.do(table.offered()[0])
    assert table.zone("punch") == "discard"
    empty = Table(mine=["near-future-lens"], deck=[], house="star-alliance").do("omni:near-future-lens")
    assert empty.asked == "turn"


@proves("G131")
def test_near_future_lens_in_a_sample() -> None:
    """What a seat imagines has the same card on top; the opponent reads it in the view."""
    table = Table(
        mine=["near-future-lens"], deck=["troll", "anger", "urchin"], hand=["bumpsy"], house="star-alliance"
    )
    for seat in (0, 1):
        view = table.state.view(seat)
        twin = imagined(GAME, table.state, view, Chance.of("lens"))
        assert isinstance(twin, KeyForgeState)
        assert twin.decks.prints[twin.face[twin.row(Zones.DECK, 0)[0]]].label == "troll"
