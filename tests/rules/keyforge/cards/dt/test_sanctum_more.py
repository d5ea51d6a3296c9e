"""More of Sanctum of Dark Tidings: what changes power, places and what may be hurt."""

from __future__ import annotations

import pytest
from tests.rules.keyforge.table import Table

from ludarium.testing import proves


def test_lightsmith_clariel() -> None:
    """Its armor becomes its power before it fights, used or not, with all that adds to it; the turn over, it is as before."""
    position = {"mine": ["lightsmith-clariel", "sequis"], "theirs": ["bumpsy"], "house": "sanctum"}
    table = Table(**position).do("fight:lightsmith-clariel", "yes")
    assert (table.power("lightsmith-clariel"), table.armor("lightsmith-clariel")) == (2, 5)
    assert (table.damage("bumpsy"), table.damage("lightsmith-clariel")) == (2, 0)
    table.to_turn_of(1)
    assert (table.power("lightsmith-clariel"), table.armor("lightsmith-clariel")) == (5, 2)
    table = Table(**position).do("fight:lightsmith-clariel", "no")
    assert (table.zone("bumpsy"), table.damage("lightsmith-clariel")) == ("discard", 3)
    table = Table(mine=["lightsmith-clariel +shoulder-armor"], theirs=["bumpsy"], house="sanctum")
    table.do("fight:lightsmith-clariel", "yes")
    assert (table.power("lightsmith-clariel"), table.armor("lightsmith-clariel")) == (4, 7)


def test_lightsmith_clariel_is_hurt() -> None:
    """With 2 damage on it, 2 power are too few."""
    table = Table(mine=["lightsmith-clariel damage:2"], theirs=["bumpsy"], house="sanctum")
    table.do("fight:lightsmith-clariel", "yes")
    assert (table.zone("lightsmith-clariel"), table.damage("bumpsy")) == ("discard", 0)


def test_lightsmith_clariel_evil_twin() -> None:
    """Any creature: one without armor has no power, and is destroyed."""
    table = Table(
        mine=["lightsmith-clariel-evil-twin", "sequis"], theirs=["troll", "sir-bevor"], house="sanctum"
    )
    table.do("action:lightsmith-clariel-evil-twin", "card:sequis")
    assert (table.power("sequis"), table.armor("sequis")) == (2, 4)
    table = Table(mine=["lightsmith-clariel-evil-twin"], theirs=["troll", "sir-bevor"], house="sanctum")
    table.do("action:lightsmith-clariel-evil-twin", "card:sir-bevor")
    assert (table.power("sir-bevor"), table.armor("sir-bevor")) == (5, 1)
    table.to_turn_of(1)
    assert (table.power("sir-bevor"), table.armor("sir-bevor")) == (1, 5)
    table = Table(mine=["lightsmith-clariel-evil-twin"], theirs=["troll"], house="sanctum")
    table.do("action:lightsmith-clariel-evil-twin", "card:troll")
    assert table.zone("troll") == "discard"


def test_urien_the_circumspect() -> None:
    """Æ by its armor value, with what adds to it; the twin takes as much from the opponent."""
    table = Table(mine=["urien-the-circumspect", "grey-monk"], house="sanctum").do(
        "reap:urien-the-circumspect"
    )
    assert table.amber() == 3
    table = Table(mine=["urien-the-circumspect-evil-twin", "grey-monk"], amber=(0, 5), house="sanctum")
    table.do("reap:urien-the-circumspect-evil-twin")
    assert (table.amber(), table.amber(1)) == (1, 3)


def test_aja_the_inconspicuous() -> None:
    """Between others nothing hurts it; on a flank it is as others are."""
    for mine, hurt in (
        (["troll", "aja-the-inconspicuous", "krump"], 0),
        (["troll", "aja-the-inconspicuous"], 2),
    ):
        table = Table(mine=mine, theirs=["silvertooth"], active=1, house="shadows")
        table.do("fight:silvertooth", "card:aja-the-inconspicuous")
        assert table.damage("aja-the-inconspicuous") == hurt


@pytest.mark.parametrize(
    ("mine", "chosen", "gained"),
    [
        (["sequis", "sequis", "troll", "raiding-knight"], "raiding-knight", 0),
        (["sequis", "lyco-knight", "raiding-knight"], "raiding-knight", 2),
        (["sequis", "lyco-knight", "raiding-knight"], "lyco-knight", 1),
        (["sequis", "lyco-knight", "raiding-knight"], "sequis", 0),
        (["lyco-knight", "troll", "krump", "bumpsy", "valdr"], "valdr", 3),
    ],
)
def test_harmonic_ritual(mine: list[str], chosen: str, gained: int) -> None:
    """1 Æ for each left neighbour in a row that shares a house with the one to its right; and 1 for its icon."""
    table = Table(mine=mine, theirs=["sequis"], hand=["harmonic-ritual"], house="sanctum").do(
        "play:harmonic-ritual"
    )
    table.do(f"card:{chosen}")
    assert table.amber() == 1 + gained


def test_light_everlasting() -> None:
    """A Sanctum creature of one's own pile, at any place of the line."""
    table = Table(
        mine=["troll", "krump"], discard=["sequis", "bumpsy", "virtuous-works", "raiding-knight"], their_discard=["lyco-knight"],
        hand=["light-everlasting"], house="sanctum",
    )  # fmt: skip
    table.do("play:light-everlasting")
    assert table.offered() == ["pile:sequis", "pile:raiding-knight"]
    table.do("pile:sequis")
    assert table.offered() == ["place:0", "place:1", "place:2"]
    table.do("place:1")
    assert (table.line(), table.has("sequis", "exhausted")) == (["troll", "sequis", "krump"], True)


def test_grand_melee() -> None:
    """Whoever shares a house with no neighbour is destroyed, on both sides, at once."""
    table = Table(
        mine=["sequis", "raiding-knight", "troll", "lyco-knight"], theirs=["urchin", "krump", "bumpsy"],
        hand=["grand-melee"], house="sanctum",
    )  # fmt: skip
    table.do("play:grand-melee")
    assert (table.line(), table.line(1)) == (["sequis", "raiding-knight"], ["krump", "bumpsy"])
    table = Table(mine=["sequis"], hand=["grand-melee"], house="sanctum").do("play:grand-melee")
    assert table.line() == []


@proves("G8")
def test_what_answers_damage_comes_in_any_order() -> None:
    """Both creatures of a fight are dealt damage at once: AP orders all that answers it, after whoever dies has gone."""
    table = Table(
        mine=["holdfast exhausted", "flaxia"], theirs=["silvertooth"], hand=["rotfeast"], house="untamed"
    )
    table.do("play:rotfeast")
    before = table.amber()
    table.do("fight:flaxia")
    assert (table.asked, table.zone("silvertooth"), table.amber()) == ("trigger", "discard", before)
    assert sorted(table.offered()) == ["trigger:holdfast", "trigger:rotfeast", "trigger:rotfeast:2"]
    table.do("trigger:rotfeast", "trigger:holdfast")
    assert (table.has("holdfast", "exhausted"), table.amber()) == (False, before + 2)
