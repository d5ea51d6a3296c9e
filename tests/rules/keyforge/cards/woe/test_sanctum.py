"""Sanctum of Winds of Exchange, each card on a small board."""

from __future__ import annotations

import pytest
from tests.rules.keyforge.table import Table


def test_heavy_subsidies() -> None:
    """Keys cost both players 6 more; every creature brings 1 Æ more when it reaps."""
    table = Table(mine=["heavy-subsidies", "valdr"], theirs=["krump"], amber=(11, 12), house="brobnar")
    assert (table.state.key_cost(0), table.state.key_cost(1)) == (12, 12)
    table.do("reap:valdr")
    assert table.amber() == 13
    table.to_turn_of(1, "brobnar")
    assert table.keys(1) == 1
    table.do("reap:krump")
    assert table.amber(1) == 2


def test_hymn_to_duma() -> None:
    """Each friendly creature, of whatever house, may be destroyed for a capture of 2 Æ by another friendly creature."""
    table = Table(mine=["hymn-to-duma", "troll", "krump"], theirs=["bumpsy"], amber=(0, 3), house="sanctum")
    assert "omni:bumpsy" not in table.offered()
    table.do("omni:troll")
    assert (table.zone("troll"), table.on("krump"), table.amber(1)) == ("discard", 2, 1)
    table.do("omni:krump")
    assert (table.zone("krump"), table.amber(1)) == ("discard", 3)


def test_lightbringer_outpost() -> None:
    """A friendly creature goes to the bottom of its owner's deck, for which another captures 3 Æ."""
    position = {"amber": (0, 4), "house": "sanctum"}
    table = Table(mine=["lightbringer-outpost", "troll", "krump"], theirs=["bumpsy"], **position)
    table.do("action:lightbringer-outpost")
    assert table.offered() == ["card:troll", "card:krump"]
    table.do("card:troll")
    assert (table.row("deck")[-1], table.on("krump"), table.amber(1)) == ("troll", 3, 1)
    table = Table(mine=["lightbringer-outpost", "troll theirs", "krump"], **position)
    table.do("action:lightbringer-outpost", "card:troll")
    assert (table.row("deck", 1)[-1], table.on("krump")) == ("troll", 3)
    table = Table(mine=["lightbringer-outpost", "troll warded", "krump"], **position)
    table.do("action:lightbringer-outpost", "card:troll")
    assert (table.zone("troll"), table.amber(1)) == ("line", 4)
    table = Table(mine=["lightbringer-outpost"], **position).do("action:lightbringer-outpost")
    assert table.amber(1) == 4


@pytest.mark.parametrize(("amber", "left"), [(6, 6), (7, 5), (10, 5)])
def test_martyr_of_the_vault(amber: int, left: int) -> None:
    table = Table(mine=["martyr-of-the-vault"], theirs=["troll"], amber=(8, amber), house="sanctum")
    table.do("fight:martyr-of-the-vault")
    assert (table.zone("martyr-of-the-vault"), table.amber(), table.amber(1)) == ("discard", 8, left)


def test_absolve() -> None:
    """Creatures of both sides that lose damage capture from their own opponents; unhurt ones do not."""
    table = Table(
        mine=["troll damage:2", "krump"],
        theirs=["bumpsy damage:1"],
        hand=["absolve"],
        amber=(3, 3),
        house="sanctum",
    )
    table.do("play:absolve")
    assert [table.damage(name) for name in ("troll", "krump", "bumpsy")] == [1, 0, 0]
    assert [table.on(name) for name in ("troll", "krump", "bumpsy")] == [1, 0, 1]
    assert (table.amber(), table.amber(1)) == (3, 2)
    table = Table(mine=["troll"], hand=["absolve"], amber=(0, 3), house="sanctum").do("play:absolve")
    assert table.on("troll") == 0


def test_celestial_gorm() -> None:
    """All other artifacts go to their owners' hands; it is destroyed itself."""
    table = Table(mine=["celestial-gorm", "mechabuoy", "troll"], theirs=["tide-warp"], house="brobnar").do(
        "omni:celestial-gorm"
    )
    assert (table.zone("celestial-gorm"), table.hand(), table.hand(1)) == (
        "discard",
        ["mechabuoy"],
        ["tide-warp"],
    )
    assert table.line() == ["troll"]


def test_colonel_mariana() -> None:
    """All friendly Knights capture, herself included."""
    table = Table(
        mine=["sequis", "troll"],
        theirs=["raiding-knight"],
        hand=["colonel-mariana"],
        amber=(0, 5),
        house="sanctum",
    )
    table.do("play:colonel-mariana", "place:0")
    assert [table.on(name) for name in ("colonel-mariana", "sequis", "troll", "raiding-knight")] == [
        1,
        1,
        0,
        0,
    ]
    table = Table(mine=["sequis"], hand=["colonel-mariana"], amber=(0, 1), house="sanctum")
    table.do("play:colonel-mariana", "place:0")
    assert table.offered() == ["card:colonel-mariana", "card:sequis"]
    table.do("card:sequis")
    assert (table.on("sequis"), table.amber(1)) == (1, 0)


def test_kassiel_the_benevolent() -> None:
    """Its text speaks of icons that other cards of its deck have."""
    table = Table(hand=["kassiel-the-benevolent"], house="sanctum").do("play:kassiel-the-benevolent")
    assert (table.power("kassiel-the-benevolent"), table.armor("kassiel-the-benevolent")) == (2, 2)


def test_ostentatious_mount() -> None:
    """Its creature has taunt and goes anywhere in the line of whoever controls it."""
    table = Table(
        mine=["troll", "krump", "bumpsy"],
        theirs=["valdr", "urchin"],
        hand=["ostentatious-mount"] * 2,
        house="sanctum",
    )
    table.do("play:ostentatious-mount", "card:troll", "place:1")
    assert (table.line(), table.keyword("troll", "taunt")) == (["krump", "troll", "bumpsy"], 1)
    table.do("play:ostentatious-mount", "card:valdr", "place:1")
    assert (table.line(1), table.keyword("valdr", "taunt"), table.keyword("krump", "taunt")) == (
        ["urchin", "valdr"],
        1,
        0,
    )


def test_outflank() -> None:
    """Sanctum creatures on flanks, on both sides, each from their own opponent."""
    table = Table(
        mine=["sequis", "raiding-knight", "troll"],
        theirs=["lyco-knight"],
        hand=["outflank"],
        amber=(2, 4),
        house="sanctum",
    )
    table.do("play:outflank")
    assert [table.on(name) for name in ("sequis", "raiding-knight", "troll", "lyco-knight")] == [2, 0, 0, 2]
    assert (table.amber(), table.amber(1)) == (1, 2)


def test_pandulf_the_provoker() -> None:
    table = Table(mine=["troll"], theirs=["krump", "bumpsy"], hand=["pandulf-the-provoker"], house="sanctum")
    table.do("play:pandulf-the-provoker", "place:0")
    assert table.offered() == ["card:krump", "card:bumpsy"]
    table.do("card:bumpsy")
    assert [table.has(name, "enraged") for name in ("troll", "krump", "bumpsy")] == [False, False, True]


@pytest.mark.parametrize(("mine", "destroyed"), [([], True), (["troll"], True), (["troll", "krump"], False)])
def test_retribution(mine: list[str], destroyed: bool) -> None:
    table = Table(mine=mine, theirs=["bumpsy", "valdr"], hand=["retribution"], house="sanctum")
    table.do("play:retribution")
    if destroyed:
        assert table.offered() == ["card:bumpsy", "card:valdr"]
        table.do("card:valdr")
    assert len(table.line(1)) == (1 if destroyed else 2)


@pytest.mark.parametrize(
    ("mine", "armor"),
    [
        (["revered-monk"], 0),
        (["sequis", "revered-monk", "troll"], 2),
        (["sequis", "revered-monk", "sequis"], 4),
        (["revered-monk", "troll", "sequis"], 0),
    ],
)
def test_revered_monk(mine: list[str], armor: int) -> None:
    assert Table(mine=mine, house="sanctum").armor("revered-monk") == armor
