"""Untamed of More Mutation, each card on a small board."""

from __future__ import annotations

from tests.rules.keyforge.table import Table


def test_rockatiel() -> None:
    """Up to two creatures, friendly ones and itself too, go to their owners' decks."""
    table = Table(mine=["troll"], theirs=["bumpsy"], hand=["rockatiel"], house="untamed")
    table.do("play:rockatiel", "place:0")
    assert table.offered() == ["card:rockatiel", "card:troll", "card:bumpsy", "no"]
    table.do("card:bumpsy", "card:rockatiel")
    assert (table.zone("bumpsy"), table.zone("rockatiel"), table.zone("troll")) == ("deck", "deck", "line")


def test_rockatiel_after_a_reap() -> None:
    """One will do, or none."""
    table = Table(mine=["rockatiel"], theirs=["bumpsy"], house="untamed")
    table.do("reap:rockatiel", "no")
    assert table.line(1) == ["bumpsy"]
    assert (table.keyword("rockatiel", "elusive"), table.keyword("rockatiel", "hazardous")) == (1, 1)
    table = Table(mine=["rockatiel"], theirs=["bumpsy"], house="untamed")
    table.do("reap:rockatiel", "card:bumpsy", "done")
    assert (table.zone("bumpsy"), table.zone("rockatiel")) == ("deck", "line")
