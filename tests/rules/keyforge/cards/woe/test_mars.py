"""Mars of Winds of Exchange, each card on a small board."""

from __future__ import annotations

import pytest
from tests.rules.keyforge.table import Table

from ludarium.testing import proves


def test_airlock() -> None:
    """A card of another house for a new one."""
    table = Table(mine=["airlock"], hand=["troll", "zorg"], deck=["urchin"], house="mars")
    table.do("action:airlock", "hand:troll")
    assert sorted(table.hand()) == ["urchin", "zorg"]
    none = Table(mine=["airlock"], hand=["zorg"], deck=["urchin"], house="mars").do("action:airlock")
    assert none.hand() == ["zorg"]


def test_nautilixian() -> None:
    """It waits until a Mars creature of its side has been used."""
    table = Table(mine=["nautilixian", "tunk", "white-aeronaut"], theirs=["zorg"], house="mars")
    assert "reap:nautilixian" not in table.offered()
    table.do("reap:tunk")
    assert "reap:nautilixian" in table.offered()
    table.to_turn_of(1, "mars").do("reap:zorg").to_turn_of(0, "mars")
    assert "reap:nautilixian" not in table.offered()


def test_nautilixian_keeps_its_pilots() -> None:
    """They are neither hurt nor destroyed (VERB_DIE), even without power; other creatures, and those of the other side, are."""
    table = Table(
        mine=["nautilixian", "white-aeronaut", "tunk"],
        theirs=["green-aeronaut"],
        hand=["ammonia-clouds"],
        house="mars",
    ).do("play:ammonia-clouds")
    assert (table.damage("white-aeronaut"), table.zone("white-aeronaut")) == (0, "line")
    assert table.zone("green-aeronaut") == "discard"
    assert table.damage("tunk") == 2
    gone = Table(mine=["nautilixian", "white-aeronaut", "tunk"], hand=["kaboom"], house="mars")
    gone.do("play:kaboom")  # it may leave in other ways (G112)
    assert gone.zone("white-aeronaut") == "archives"
    safe = Table(
        mine=["nautilixian", "white-aeronaut", "bumpsy"], theirs=["krump"], hand=["gateway-to-dis"],
        house="dis",
    ).do("play:gateway-to-dis")  # fmt: skip
    assert safe.line() == ["white-aeronaut"]


@proves("G130")
def test_suspended_animation() -> None:
    """A damaged enemy creature lies in one's archives until it goes home."""
    table = Table(
        mine=["bumpsy damage:1"],
        theirs=["troll damage:1", "krump"],
        hand=["suspended-animation"],
        house="mars",
    ).do("play:suspended-animation")
    assert (table.row("archives"), table.line(1)) == (["troll"], ["krump"])
    table.to_turn_of(1).do("end").step(0, "mars")
    table.do("take")
    assert "troll" in table.hand(1)
    whole = Table(theirs=["krump"], hand=["suspended-animation"], house="mars").do("play:suspended-animation")
    assert whole.row("archives") == []


def test_yxl_the_iron_captain() -> None:
    """Each friendly creature with its trait captures 2, itself too; of too little one says who is first."""
    table = Table(
        mine=["ironyx-rebel", "zorg"], theirs=["ironyx-rebel"], hand=["yxl-the-iron-captain"], amber=(0, 5),
        house="mars",
    ).do("play:yxl-the-iron-captain", "place:0")  # fmt: skip
    assert (table.on("ironyx-rebel"), table.on("yxl-the-iron-captain"), table.on("zorg")) == (2, 2, 0)
    assert (table.on("ironyx-rebel.2"), table.amber(1)) == (0, 1)


def test_braindart() -> None:
    """An enemy creature is enraged and takes 1 from its own side."""
    table = Table(mine=["bumpsy"], theirs=["troll", "krump"], hand=["braindart"], amber=(2, 2), house="mars")
    table.do("play:braindart")
    assert sorted(table.offered()) == ["card:krump", "card:troll"]
    table.do("card:troll")
    assert table.has("troll", "enraged")
    assert (table.on("troll"), table.amber(1), table.amber()) == (1, 1, 3)


def test_glylyx_weaponsmith() -> None:
    table = Table(mine=["glylyx-weaponsmith"], house="mars")
    assert (table.power("glylyx-weaponsmith"), table.armor("glylyx-weaponsmith")) == (4, 1)


def test_ironyx_rebel() -> None:
    """It comes anywhere in the line and readies the Mars creatures beside it."""
    table = Table(
        mine=["zorg exhausted", "yxilx-dominator exhausted", "blypyp exhausted"],
        hand=["ironyx-rebel"],
        house="mars",
    ).do("play:ironyx-rebel", "place:1")
    assert [table.has(name, "exhausted") for name in ("zorg", "yxilx-dominator", "blypyp")] == [
        False,
        False,
        True,
    ]
    other = Table(mine=["troll exhausted", "zorg exhausted"], hand=["ironyx-rebel"], house="mars")
    other.do("play:ironyx-rebel", "place:1")
    assert [other.has(name, "exhausted") for name in ("troll", "zorg", "ironyx-rebel")] == [True, False, True]


def test_kaboom() -> None:
    """Mars creatures of both sides go to their owners' archives; what is left is destroyed."""
    table = Table(
        mine=["zorg", "troll"], theirs=["tunk", "urchin", "blypyp theirs"], hand=["kaboom"], house="mars"
    )
    table.do("play:kaboom")
    assert (table.line(), table.line(1)) == ([], [])
    assert sorted(table.row("archives")) == ["blypyp", "zorg"]
    assert table.row("archives", 1) == ["tunk"]
    assert (table.zone("troll"), table.zone("urchin")) == ("discard", "discard")
    assert (table.chains(), table.chains(1)) == (3, 0)


def test_myx_the_tallminded() -> None:
    """The opponent's keys cost 1 more for each Mars creature of its side, itself included."""
    table = Table(mine=["myx-the-tallminded", "zorg", "troll"], theirs=["tunk"], house="mars")
    assert (table.state.key_cost(0), table.state.key_cost(1)) == (6, 8)


@proves("G130")
def test_scoop_up() -> None:
    """One of each side, neither of Mars; the enemy one goes home from the archives, one's own into one's hand."""
    table = Table(
        mine=["zorg", "bumpsy", "krump"], theirs=["troll", "tunk", "urchin"], hand=["scoop-up"], house="mars"
    ).do("play:scoop-up")
    assert sorted(table.offered()) == ["card:bumpsy", "card:krump"]
    table.do("card:krump")
    assert sorted(table.offered()) == ["card:troll", "card:urchin"]
    table.do("card:troll")
    assert sorted(table.row("archives")) == ["krump", "troll"]
    table.to_turn_of(1).do("end").step(0, "mars")
    table.do("take")
    assert "krump" in table.hand(0)
    assert "troll" in table.hand(1)
    one = Table(mine=["zorg"], theirs=["troll"], hand=["scoop-up"], house="mars").do("play:scoop-up")
    assert one.row("archives") == ["troll"]


def test_yxlix_mesmerist() -> None:
    table = Table(mine=["yxlix-mesmerist"], theirs=["troll"], amber=(2, 2), house="mars")
    table.do("action:yxlix-mesmerist")
    assert sorted(table.offered()) == ["card:troll", "card:yxlix-mesmerist"]
    table.do("card:yxlix-mesmerist")
    assert (table.on("yxlix-mesmerist"), table.amber(), table.amber(1)) == (1, 1, 2)


@pytest.mark.parametrize("there", [True, False])
def test_aeronauts_and_their_ship(there: bool) -> None:
    """One wards and heals it, one gives it splash-attack for the turn; without a ship nothing happens."""
    ship = ["nautilixian damage:3"] if there else ["tunk damage:1"]
    table = Table(
        mine=[*ship, "white-aeronaut", "green-aeronaut"], theirs=["nautilixian damage:2"], house="mars"
    ).do("action:white-aeronaut", "action:green-aeronaut")
    mine, other = ("nautilixian", "nautilixian.2") if there else ("tunk", "nautilixian")
    assert table.has(mine, "warded") is there
    assert table.damage(mine) == (0 if there else 1)
    assert table.keyword(mine, "splash-attack") == (3 if there else 0)
    assert (table.damage(other), table.keyword(other, "splash-attack")) == (2, 0)
    table.to_turn_of(1)
    assert table.keyword(mine, "splash-attack") == 0
