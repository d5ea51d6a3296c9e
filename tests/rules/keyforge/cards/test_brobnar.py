"""Brobnar of Call of the Archons, each card on a small board."""

from __future__ import annotations

from tests.rules.keyforge.table import Table


def test_anger() -> None:
    """Readies a friendly creature and fights with it."""
    table = Table(mine=["troll exhausted"], theirs=["bumpsy"], hand=["anger"], house="brobnar")
    table.do("play:anger")
    assert table.zone("bumpsy") == "discard"
    assert table.damage("troll") == 5
    assert table.has("troll", "exhausted")
    assert table.amber() == 1


def test_punch() -> None:
    """Deals 3 damage to a creature."""
    table = Table(theirs=["troll", "bumpsy"], hand=["punch"], house="brobnar")
    table.do("play:punch", "card:troll")
    assert table.damage("troll") == 3
    assert table.amber() == 1
