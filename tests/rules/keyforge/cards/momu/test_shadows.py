"""Shadows of More Mutation, each card on a small board."""

from __future__ import annotations

from tests.rules.keyforge.table import Table


def test_spare_arm_carmine() -> None:
    """With more Mutants than the opponent two are stolen, he himself being one; else one."""
    table = Table(mine=["spare-arm-carmine"], theirs=["troll"], amber=(0, 5), house="shadows")
    table.do("reap:spare-arm-carmine")
    assert table.amber(1) == 3
    table = Table(mine=["spare-arm-carmine"], theirs=["trimble"], amber=(0, 5), house="shadows")
    table.do("reap:spare-arm-carmine")
    assert table.amber(1) == 4
