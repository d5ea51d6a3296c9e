"""Star Alliance of More Mutation, each card on a small board."""

from __future__ import annotations

from tests.rules.keyforge.table import Table

HOUSE = "star-alliance"


def test_gysgt_margot() -> None:
    """2 damage to an enemy creature and a ward for a friendly one, her among them; after a fight as after a reap."""
    table = Table(mine=["gysgt-margot", "krump"], theirs=["troll", "bumpsy"], house=HOUSE)
    table.do("reap:gysgt-margot")
    assert table.offered() == ["card:troll", "card:bumpsy"]
    table.do("card:troll")
    assert table.offered() == ["card:gysgt-margot", "card:krump"]
    table.do("card:krump")
    assert (table.damage("troll"), table.has("krump", "warded")) == (2, True)
    table = Table(mine=["gysgt-margot"], theirs=["dodger"], house=HOUSE).do("fight:gysgt-margot")
    assert table.zone("gysgt-margot") == "discard"  # it is not there any more after the fight
    table = Table(mine=["gysgt-margot"], theirs=["headhunter", "troll"], house=HOUSE)
    table.do("fight:gysgt-margot", "card:headhunter")
    assert table.zone("gysgt-margot") == "discard"
    table = Table(mine=["gysgt-margot"], theirs=["urchin", "troll"], house=HOUSE)
    table.do("fight:gysgt-margot", "card:urchin", "card:troll")
    assert (table.damage("troll"), table.has("gysgt-margot", "warded")) == (2, True)


def test_gysgt_margot_without_enemies() -> None:
    """The ward does not wait for the damage."""
    table = Table(mine=["gysgt-margot"], house=HOUSE).do("reap:gysgt-margot")
    assert table.has("gysgt-margot", "warded")
