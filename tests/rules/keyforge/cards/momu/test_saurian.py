"""Saurian of More Mutation, each card on a small board."""

from __future__ import annotations

from tests.rules.keyforge.table import Table


def test_cera_severa() -> None:
    """It captures after fights and reaps; destroyed, it deals as much damage as Æ was on it, to one enemy."""
    table = Table(mine=["cera-severa"], theirs=["urchin"], amber=(0, 3), house="saurian").do(
        "reap:cera-severa"
    )
    assert (table.on("cera-severa"), table.amber(), table.amber(1)) == (1, 1, 2)
    table = Table(mine=["cera-severa"], theirs=["silvertooth"], amber=(0, 3), house="saurian")
    table.do("fight:cera-severa")
    assert (table.on("cera-severa"), table.amber(1)) == (1, 2)


def test_cera_severa_is_destroyed() -> None:
    """The enemy is chosen, whoever's turn it is; armor takes its part of the one dealing (G190)."""
    table = Table(
        mine=["cera-severa amber:3", "sequis"],
        theirs=["krump", "sequis", "bumpsy"],
        active=1,
        house="brobnar",
    )
    table.do("fight:krump", "card:cera-severa")
    assert table.offered() == ["card:krump", "card:sequis.2", "card:bumpsy"]
    table.do("card:sequis.2")
    assert (table.zone("cera-severa"), table.damage("sequis.2"), table.damage("sequis")) == ("discard", 1, 0)
    assert table.amber(1) == 3
    table = Table(mine=["cera-severa"], theirs=["troll", "bumpsy"], house="saurian")
    table.do("fight:cera-severa", "card:troll", "card:bumpsy")
    assert (table.zone("cera-severa"), table.damage("bumpsy"), table.asked) == ("discard", 0, "turn")
    table = Table(mine=["cera-severa amber:2", "troll"], hand=["gateway-to-dis"], house="dis")
    table.do("play:gateway-to-dis")
    assert (table.line(), table.amber(1), table.asked) == ([], 2, "turn")


def test_cera_severa_that_has_left_play() -> None:
    """What lay on it just before counts (G99), even if another "Destroyed:" of its own has put it elsewhere first."""
    for first in ("trigger:cera-severa", "trigger:cera-severa:2"):
        table = Table(
            mine=["cera-severa amber:3 +backup-copy"], theirs=["bumpsy"], hand=["skullion"], house="dis"
        )
        table.do("play:skullion", "place:0", "card:cera-severa", first)
        assert (table.zone("cera-severa"), table.damage("bumpsy")) == ("deck", 3)
