"""Revenants of Grim Reminders, each in the house that its data name."""

from __future__ import annotations

import pytest
from tests.rules.keyforge.table import Table

from ludarium.testing import proves

PILE = ["punch"] * 10
REVENANTS = {"ghostly-dr-verokter": "logos", "portalmonster": "logos", "duma-the-returned": "sanctum", "cincinnatus-resurrexit": "saurian"}  # fmt: skip


@pytest.mark.parametrize("haunted", [True, False])
@pytest.mark.parametrize(("name", "house"), REVENANTS.items())
def test_a_revenant_is_archived_by_the_haunted(name: str, house: str, haunted: bool) -> None:
    """Counted before it lies in the pile itself."""
    pile = [*PILE[1:], "troll", "troll", "troll", "troll"] if haunted else PILE[1:]
    table = Table(mine=[f"{name} damage:1"], theirs=["troll"], hand=["anger"], discard=pile, house=house)
    c = table.card(name)
    table.state.damage[c] = table.power(name) - 1
    before = len(table.row("discard"))
    table.do(f"fight:{name}")
    if table.asked == "trigger":
        table.do(table.offered()[0])
    assert table.zone(name) == ("archives" if haunted else "discard"), before


@proves("G269")
@pytest.mark.parametrize("house", ["dis", "mars"])
def test_a_revenant_is_of_the_house_of_its_deck(house: str) -> None:
    table = Table(
        mine=[f"ghostly-dr-verokter house:{house}"], discard=["anger", "troll"], deck=["punch"], house=house
    )
    table.do(f"reap:ghostly-dr-verokter~{house}")
    assert table.offered() == ["pile:anger", "pile:troll"]
    table.do("pile:anger")
    assert table.row("deck") == ["anger", "punch"]


def test_ghostly_dr_verokter() -> None:
    table = Table(hand=["ghostly-dr-verokter"], discard=["anger"], deck=["punch"], house="logos")
    table.do("play:ghostly-dr-verokter")
    assert (table.row("deck"), table.keyword("ghostly-dr-verokter", "elusive")) == (["anger", "punch"], 1)
    table = Table(hand=["ghostly-dr-verokter"], deck=["punch"], house="logos").do("play:ghostly-dr-verokter")
    assert table.row("deck") == ["punch"]


@pytest.mark.parametrize(("pile", "cost"), [(12, 18), (10, 16), (9, 4)])
def test_portalmonster(pile: int, cost: int) -> None:
    """For both players keys cost more by each card of its player's pile, or less without the haunting."""
    table = Table(
        mine=["portalmonster"], discard=["punch"] * pile, their_discard=["troll"] * 11, house="logos"
    )
    assert [table.state.key_cost(seat) for seat in (0, 1)] == [cost, cost]


def test_duma_the_returned() -> None:
    """Three cards come back to hand first, so that the pile may be too small for haunting then."""
    table = Table(
        mine=["duma-the-returned damage:2"],
        theirs=["troll"],
        discard=[*PILE, "anger", "smith", "bumpsy"],
        house="sanctum",
    )
    table.do("fight:duma-the-returned")
    assert sorted(table.hand()) == ["anger", "bumpsy", "smith"]
    assert table.zone("duma-the-returned") == "archives"
    table = Table(mine=["duma-the-returned damage:2"], theirs=["troll"], discard=PILE, house="sanctum")
    table.do("fight:duma-the-returned")
    assert (len(table.hand()), table.zone("duma-the-returned")) == (3, "discard")
    table = Table(mine=["duma-the-returned damage:2"], theirs=["troll"], discard=["anger"], house="sanctum")
    assert table.do("fight:duma-the-returned").hand() == ["anger"]


def test_cincinnatus_resurrexit() -> None:
    """He captures and is exalted as he is played and after fights; all of it makes him stronger."""
    table = Table(hand=["cincinnatus-resurrexit"], theirs=["urchin"], amber=(0, 5), house="saurian")
    table.do("play:cincinnatus-resurrexit")
    assert (table.on("cincinnatus-resurrexit"), table.power("cincinnatus-resurrexit"), table.amber(1)) == (
        3,
        9,
        3,
    )
    table.do("end").to_turn_of(0, "saurian")
    rest = table.amber(1)
    table.do("fight:cincinnatus-resurrexit")
    assert table.on("cincinnatus-resurrexit") == 3 + min(rest, 2) + 1
    assert table.armor("cincinnatus-resurrexit") == 4
