"""The cards of More Mutation that search for halves of gigantic creatures."""

from __future__ import annotations

import pytest
from tests.rules.keyforge.table import Table

from ludarium.testing import proves

SEEKERS = {"build-your-champion": "archives", "tomes-gigantica": "hand", "digging-up-the-monster": "deck"}


def table_of(name: str, **more: object) -> Table:
    return Table(hand=[f"{name} house:dis"], house="dis", **more)


@proves("G131", "G248")
@pytest.mark.parametrize("name", SEEKERS)
def test_two_halves_are_found(name: str) -> None:
    """In deck and discard pile, of two gigantic creatures as well; whole creatures are not offered."""
    table = table_of(name, deck=["troll", "tormax", "anger"], discard=["horizon-saber2", "bumpsy"])
    table.do(table.offered()[0])
    assert set(table.offered()) == {"deck:tormax", "pile:horizon-saber2", "no"}
    table.do("deck:tormax", "pile:horizon-saber2")
    assert table.told("shuffled")
    if name == "digging-up-the-monster":
        table.do("card:horizon-saber2")
        assert table.row("deck")[:2] == ["tormax", "horizon-saber2"]
    assert set(table.row(SEEKERS[name])) >= {"tormax", "horizon-saber2"}
    assert sorted(set(table.row("deck")) - {"tormax", "horizon-saber2"}) == ["anger", "troll"]


@pytest.mark.parametrize("name", SEEKERS)
def test_fewer_are_found(name: str) -> None:
    """One is enough, or none, even where there are more; the deck is shuffled all the same."""
    table = table_of(name, deck=["troll", "tormax", "tormax2"])
    table.do(table.offered()[0], "deck:tormax2", "done")
    assert "tormax2" in table.row(SEEKERS[name])
    assert table.row("deck").count("tormax") == 1
    table = table_of(name, deck=["troll", "tormax", "tormax2"])
    table.do(table.offered()[0], "no")
    assert sorted(table.row("deck")) == ["tormax", "tormax2", "troll"]
    assert table.told("shuffled")


def test_tomes_gigantica_is_purged() -> None:
    """Whatever it has found."""
    table = table_of("tomes-gigantica", deck=["troll"]).do("play:tomes-gigantica~dis", "no")
    assert table.zone("tomes-gigantica~dis") == "purged"
    table = table_of("tomes-gigantica", deck=["tormax"]).do("play:tomes-gigantica~dis", "deck:tormax")
    assert (table.zone("tomes-gigantica~dis"), table.hand()) == ("purged", ["tormax"])


def test_the_others_are_discarded() -> None:
    table = table_of("build-your-champion", deck=["tormax", "tormax2"])
    table.do(table.offered()[0], "deck:tormax", "deck:tormax2")
    assert table.row("discard") == ["build-your-champion~dis"]
