"""Logos of More Mutation, each card on a small board."""

from __future__ import annotations

from tests.rules.keyforge.table import Table


def test_graphton() -> None:
    """The top card is archived after it reaps; with no deck and no pile, none."""
    table = Table(mine=["graphton"], deck=["troll", "punch"], house="logos").do("reap:graphton")
    assert (table.row("archives"), table.row("deck")) == (["troll"], ["punch"])
    table = Table(mine=["graphton"], theirs=["troll"], house="logos").do("fight:graphton")
    assert table.row("archives") == []
