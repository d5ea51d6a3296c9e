"""Dis of More Mutation, each card on a small board."""

from __future__ import annotations

from tests.rules.keyforge.table import Table


def test_scaethe() -> None:
    """The weakest enemy creature goes with it; of several its player's opponent, as active player, may have to choose."""
    table = Table(mine=["scaethe", "dust-pixie"], theirs=["troll", "krump"], house="dis").do(
        "fight:scaethe", "card:troll"
    )
    assert (table.line(), table.line(1)) == (["dust-pixie"], ["troll"])
    tied = Table(mine=["scaethe"], theirs=["troll", "krump", "bumpsy plus:1"], house="dis")
    tied.do("fight:scaethe", "card:troll")
    assert tied.offered() == ["card:krump", "card:bumpsy"]
    tied.do("card:bumpsy")
    assert tied.line(1) == ["troll", "krump"]


def test_scaethe_and_an_empty_side() -> None:
    table = Table(mine=["scaethe", "troll"], hand=["hand-of-dis", "ritual-of-tognath"], house="dis")
    table.do("play:ritual-of-tognath")
    assert table.line() == []
    assert table.asked == "turn"
