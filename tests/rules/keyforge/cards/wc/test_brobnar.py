"""Brobnar of Worlds Collide, each card on a small board."""

from __future__ import annotations

import pytest
from tests.rules.keyforge.table import Table

from ludarium.testing import proves

BREWS = [
    f"{name}-s-brew"
    for name in ("alaka", "chieftain", "cowfyne", "groke", "gron", "mogghunter", "narp", "shorty")
]


@proves("G211")
@pytest.mark.parametrize("name", ["alaka", "mega-alaka"])
def test_alaka(name: str) -> None:
    """Enters ready in a turn in which its player has fought; a reap is not enough, nor is a fight of the turn before."""
    table = Table(mine=["troll"], theirs=["urchin"], hand=[name, name], house="brobnar")
    table.do(f"play:{name}", "place:0")
    assert table.has(name, "exhausted")
    table.do("fight:troll", f"play:{name}", "place:0")
    second = f"{name}.2"
    assert table.line()[0] == second
    assert not table.has(second, "exhausted")
    reaped = Table(mine=["troll"], hand=[name], house="brobnar").do("reap:troll", f"play:{name}", "place:0")
    assert reaped.has(name, "exhausted")


def test_alaka_does_not_count_the_fights_of_others() -> None:
    """What the opponent did in the turn before is another turn's."""
    table = Table(mine=["headhunter"], theirs=["troll"], hand=["alaka"], house="brobnar")
    table.to_turn_of(1, "brobnar").do("fight:troll").to_turn_of(0, "brobnar")
    table.do("play:alaka")
    assert table.has("alaka", "exhausted")


@pytest.mark.parametrize("name", BREWS)
def test_brews(name: str) -> None:
    """Two +1 power counters on a creature of either side; without one only the Æ."""
    table = Table(mine=["troll"], theirs=["bumpsy"], hand=[name], house="brobnar").do(f"play:{name}")
    assert table.offered() == ["card:troll", "card:bumpsy"]
    table.do("card:bumpsy")
    assert (table.plus("bumpsy"), table.plus("troll"), table.amber()) == (2, 0, 1)
    alone = Table(hand=[name], house="brobnar").do(f"play:{name}")
    assert alone.amber() == 1


def test_ballcano() -> None:
    """Everybody suffers, and chains are gained even where nobody is there."""
    table = Table(mine=["troll"], theirs=["bumpsy", "urchin"], hand=["ballcano"], house="brobnar")
    table.do("play:ballcano")
    assert (table.damage("troll"), table.damage("bumpsy")) == (4, 4)
    assert table.line(1) == ["bumpsy"]
    assert (table.chains(), table.chains(1)) == (2, 0)
    assert Table(hand=["ballcano"], house="brobnar").do("play:ballcano").chains() == 2


@proves("G79", "G136")
def test_barn_razing() -> None:
    """Each fight of a friendly creature costs the opponent 1 Æ this turn, one that dies too; not those of later turns."""
    table = Table(
        mine=["troll", "headhunter"], theirs=["pitlord"], hand=["barn-razing"], amber=(0, 5), house="brobnar"
    )
    table.do("play:barn-razing", "fight:headhunter")
    assert table.zone("headhunter") == "discard"
    assert table.amber(1) == 4
    table.do("fight:troll")
    assert table.amber(1) == 3
    table.to_turn_of(1)
    assert table.amber(1) == 3


def test_barn_razing_and_the_fights_of_the_opponent() -> None:
    table = Table(mine=["troll"], theirs=["urchin"], hand=["barn-razing"], amber=(3, 3), house="brobnar")
    table.do("play:barn-razing", "reap:troll")
    assert table.amber(1) == 3
    table.to_turn_of(1, "shadows").do("fight:urchin")
    assert (table.amber(0), table.amber(1)) == (4, 3)


def test_berserker_slam() -> None:
    """A flank creature of either side; if it dies of it, its controller loses 1 Æ."""
    table = Table(
        mine=["troll"],
        theirs=["urchin", "krump", "bumpsy"],
        hand=["berserker-slam"],
        amber=(3, 3),
        house="brobnar",
    )
    table.do("play:berserker-slam")
    assert table.offered() == ["card:troll", "card:urchin", "card:bumpsy"]
    table.do("card:urchin")
    assert (table.amber(0), table.amber(1)) == (4, 2)
    mine = Table(mine=["urchin"], theirs=["troll"], hand=["berserker-slam"], amber=(3, 3), house="brobnar")
    mine.do("play:berserker-slam", "card:urchin")
    assert (mine.amber(0), mine.amber(1)) == (3, 3)
    lives = Table(theirs=["troll"], hand=["berserker-slam"], amber=(3, 3), house="brobnar")
    lives.do("play:berserker-slam")
    assert (lives.damage("troll"), lives.amber(1)) == (4, 3)


@proves("G86")
@pytest.mark.parametrize(("name", "power"), [("gron-nine-toes", 5), ("mega-gron-nine-toes", 7)])
def test_gron_nine_toes(name: str, power: int) -> None:
    """4 more power while it is damaged, but that comes too late to save it from the damage itself."""
    table = Table(mine=[name, f"{name} damage:1"], house="brobnar")
    assert (table.power(name), table.power(f"{name}.2")) == (power, power + 4)
    hurt = Table(theirs=[f"{name} damage:{power - 1}"], hand=["punch"], house="brobnar").do("play:punch")
    assert hurt.damage(name) == power + 2
    assert hurt.line(1) == [name]


@pytest.mark.parametrize("name", ["gron-nine-toes", "mega-gron-nine-toes"])
def test_gron_nine_toes_struck_down_at_once(name: str) -> None:
    """As much damage as its power without the bonus destroys an undamaged one; and healed, it has the bonus no more."""
    table = Table(mine=["kelifi-dragon"], theirs=[name], house="brobnar").do("fight:kelifi-dragon")
    assert table.zone(name) == "discard"
    table = Table(mine=["bumpsy", "troll"], theirs=["gron-nine-toes"], house="brobnar").do("fight:bumpsy")
    assert table.zone("gron-nine-toes") == "discard"
    healed = Table(mine=[f"{name} damage:2"], house="brobnar")
    healed.state.heal(healed.card(name), 2)
    assert healed.power(name) == Table(mine=[name], house="brobnar").power(name)


def test_irestaff() -> None:
    """The same creature is enraged and gets a counter."""
    table = Table(mine=["irestaff", "troll"], theirs=["bumpsy"], house="brobnar").do("action:irestaff")
    assert table.offered() == ["card:troll", "card:bumpsy"]
    table.do("card:bumpsy")
    assert table.has("bumpsy", "enraged")
    assert (table.plus("bumpsy"), table.plus("troll")) == (1, 0)


@proves("G104")
def test_irestaff_on_an_enraged_creature() -> None:
    """It can't be enraged twice, but the counter comes all the same."""
    table = Table(mine=["irestaff"], theirs=["bumpsy enraged"], house="brobnar").do("action:irestaff")
    assert (table.plus("bumpsy"), table.has("bumpsy", "enraged")) == (1, True)


@pytest.mark.parametrize("name", ["mogghunter", "mega-mogghunter"])
def test_mogghunter(name: str) -> None:
    """After its fight a flank creature is hurt, of either side."""
    table = Table(mine=[name, "krump", "troll"], theirs=["urchin", "bumpsy", "headhunter"], house="brobnar")
    table.do(f"fight:{name}", "card:urchin")
    assert table.offered() == [f"card:{name}", "card:troll", "card:urchin", "card:headhunter"]
    table.do("card:headhunter")
    assert table.damage("headhunter") == 2


@pytest.mark.parametrize("name", ["narp", "mega-narp"])
def test_narp(name: str) -> None:
    """Its neighbours cannot reap; they may fight, and others reap."""
    table = Table(mine=["troll", name, "krump", "bumpsy"], theirs=["urchin"], house="brobnar")
    options = table.offered()
    assert "reap:troll" not in options
    assert "reap:krump" not in options
    assert {"reap:bumpsy", f"reap:{name}", "fight:troll"} <= set(options)


@proves("G104", "G108")
@pytest.mark.parametrize("name", ["shorty", "mega-shorty"])
def test_shorty(name: str) -> None:
    """Enraged by its reap, so it must fight next time; its assault hits first."""
    table = Table(mine=[name], theirs=["headhunter"], house="brobnar").do(f"reap:{name}")
    assert table.has(name, "enraged")
    table.to_turn_of(1).to_turn_of(0, "brobnar")
    assert f"reap:{name}" not in table.offered()
    table.do(f"fight:{name}")
    assert table.zone("headhunter") == "discard"
    assert not table.has(name, "enraged")


def test_stilt_kin() -> None:
    """A Giant played next to it, and no other creature or place, makes it stand up and fight."""
    table = Table(
        mine=["dust-imp", "stilt-kin exhausted"], theirs=["troll"], hand=["krump", "headhunter", "urchin house:brobnar"],
        house="brobnar",
    )  # fmt: skip
    table.do("play:krump", "place:0")
    assert table.has("stilt-kin", "exhausted")
    assert table.damage("troll") == 0
    table.do("play:headhunter", "place:3")
    assert table.damage("troll") == 2
    assert table.has("stilt-kin", "exhausted")


@proves("G74")
def test_stilt_kin_without_a_foe_or_a_giant() -> None:
    """With no enemy it is only readied; a creature that is no Giant leaves it as it is."""
    table = Table(mine=["stilt-kin exhausted"], hand=["krump"], house="brobnar").do("play:krump", "place:1")
    assert not table.has("stilt-kin", "exhausted")
    table = Table(mine=["stilt-kin exhausted"], hand=["flamewake-shaman"], theirs=["troll"], house="brobnar")
    table.do("play:flamewake-shaman", "place:1", "card:troll")
    assert table.has("stilt-kin", "exhausted")


def test_warriors_refrain() -> None:
    """The weak of both sides, as strong as they are now."""
    table = Table(
        mine=["urchin", "urchin plus:3"],
        theirs=["dust-imp", "troll"],
        hand=["warriors--refrain"],
        house="brobnar",
    )
    table.do("play:warriors--refrain")
    assert [table.has(name, "stunned") for name in ("urchin", "urchin.2", "dust-imp", "troll")] == [
        True, False, True, False,
    ]  # fmt: skip


def test_fyre_breath() -> None:
    """The creature has 3 more power, and hurts the neighbours of whom it fights."""
    table = Table(mine=["troll +fyre-breath"], theirs=["krump", "headhunter", "bumpsy"], house="brobnar")
    assert table.power("troll") == 11
    table.do("fight:troll", "card:headhunter")
    assert [table.damage(name) for name in ("krump", "bumpsy")] == [2, 2]
    assert table.zone("headhunter") == "discard"
    alone = Table(mine=["troll +fyre-breath"], theirs=["krump"], house="brobnar").do("fight:troll")
    assert alone.zone("krump") == "discard"


def test_gravelguts() -> None:
    """Two counters for an enemy creature destroyed fighting it, attacked or attacking; none if it dies, or the foe lives."""
    table = Table(mine=["gravelguts"], theirs=["urchin", "dust-imp"], house="brobnar")
    table.do("fight:gravelguts", "card:dust-imp")
    assert table.plus("gravelguts") == 2
    attacked = Table(mine=["dust-imp"], theirs=["gravelguts"], house="dis").do("fight:dust-imp")
    assert attacked.plus("gravelguts") == 2
    lives = Table(mine=["gravelguts"], theirs=["krump"], house="brobnar").do("fight:gravelguts")
    assert lives.zone("gravelguts") == "discard"


@pytest.mark.parametrize(("dead", "left"), [(2, 5), (3, 3), (4, 3)])
def test_overrun(dead: int, left: int) -> None:
    """With 3 enemy creatures destroyed this turn, in whatever way, the opponent loses 2 Æ; friendly ones don't count."""
    table = Table(
        mine=["headhunter", "headhunter"],
        theirs=["urchin"] * dead,
        hand=["ballcano", "overrun"],
        amber=(0, 5),
        house="brobnar",
    )
    table.do("play:ballcano", "play:overrun")
    assert table.amber(1) == left


def test_overrun_without_a_destruction() -> None:
    table = Table(mine=["urchin"] * 3, hand=["ballcano", "overrun"], amber=(0, 5), house="brobnar")
    table.do("play:ballcano", "play:overrun")
    assert table.amber(1) == 5


@proves("G99")
def test_power_of_fire() -> None:
    """Half the power that the creature had, counters too, is lost by each player, as far as there is Æ."""
    table = Table(
        mine=["headhunter plus:2", "troll"],
        theirs=["bumpsy"],
        hand=["power-of-fire"],
        amber=(5, 2),
        house="brobnar",
    )
    table.do("play:power-of-fire")
    assert table.offered() == ["card:headhunter", "card:troll"]
    table.do("card:headhunter")
    assert (table.amber(0), table.amber(1)) == (2, 0)
    assert table.chains() == 1


@proves("G10")
def test_power_of_fire_without_a_sacrifice() -> None:
    """Nobody to sacrifice, or a ward: nothing is lost; the chain comes all the same."""
    for mine in ([], ["troll warded"]):
        table = Table(mine=mine, theirs=["bumpsy"], hand=["power-of-fire"], amber=(5, 5), house="brobnar")
        table.do("play:power-of-fire")
        assert (table.amber(0), table.amber(1)) == (5, 5)
        assert table.chains() == 1


@proves("G127")
def test_shattered_throne() -> None:
    """A creature of either player captures after its fight, from its own opponent; one that died captures nothing."""
    table = Table(
        mine=["shattered-throne", "troll", "headhunter"], theirs=["pitlord"], amber=(3, 3), house="brobnar"
    )
    table.do("fight:headhunter")
    assert table.amber(1) == 3
    table.do("fight:troll")
    assert table.amber(1) == 3  # the troll has died, too
    table = Table(
        mine=["shattered-throne", "troll"], theirs=["headhunter", "krump"], amber=(3, 3), house="brobnar"
    )
    table.do("fight:troll", "card:headhunter")
    assert (table.on("troll"), table.amber(1)) == (1, 2)


def test_shattered_throne_for_the_opponent() -> None:
    table = Table(mine=["shattered-throne", "urchin"], theirs=["troll"], amber=(3, 3), house="brobnar")
    table.to_turn_of(1, "brobnar").do("fight:troll")
    assert (table.on("troll"), table.amber(0)) == (1, 2)


@proves("G111", "G114")
def test_slimy_jark() -> None:
    """Enrages whom it fights, if that one is still there; skirmish and elusive."""
    table = Table(mine=["slimy-jark"], theirs=["troll", "krump"], house="brobnar")
    table.do("fight:slimy-jark", "card:troll")
    assert table.has("troll", "enraged")
    assert not table.has("krump", "enraged")
    assert (table.damage("troll"), table.damage("slimy-jark")) == (1, 0)
    table.to_turn_of(1, "brobnar")
    assert "reap:troll" not in table.offered()
    table.do("fight:troll")
    assert (table.damage("troll"), table.zone("slimy-jark")) == (1, "line")


def test_slimy_jark_kills() -> None:
    table = Table(mine=["slimy-jark"], theirs=["krump damage:5"], house="brobnar").do("fight:slimy-jark")
    assert table.line(1) == []
    assert table.asked == "turn"


def test_igon_the_green() -> None:
    """Purged as it is destroyed, it calls the Terrible one from its player's discard pile."""
    table = Table(
        mine=["troll"],
        theirs=["igon-the-green"],
        their_discard=["igon-the-terrible", "krump"],
        house="brobnar",
    )
    table.do("fight:troll")
    assert table.zone("igon-the-green") == "purged"
    assert table.hand(1) == ["igon-the-terrible"]
    alone = Table(mine=["troll"], theirs=["igon-the-green"], their_discard=["krump"], house="brobnar")
    alone.do("fight:troll")
    assert alone.zone("igon-the-green") == "purged"
    assert alone.hand(1) == []


@proves("G33")
def test_kaloch_stonefather() -> None:
    """In the center it lends skirmish to all of its side, itself too; not elsewhere, and not in an even line."""
    table = Table(mine=["troll", "kaloch-stonefather", "krump"], theirs=["bumpsy"], house="brobnar")
    names = ("troll", "kaloch-stonefather", "krump", "bumpsy")
    assert [table.keyword(name, "skirmish") for name in names] == [1, 1, 1, 0]
    even = Table(mine=["troll", "kaloch-stonefather"], house="brobnar")
    assert even.keyword("troll", "skirmish") == 0
    flank = Table(mine=["troll", "krump", "kaloch-stonefather"], house="brobnar")
    assert flank.keyword("troll", "skirmish") == 0
    alone = Table(mine=["kaloch-stonefather"], house="brobnar")
    assert alone.keyword("kaloch-stonefather", "skirmish") == 1


def test_nogi_smartfist() -> None:
    """Two cards are drawn, then two of the hand are discarded at random."""
    table = Table(
        mine=["nogi-smartfist"],
        theirs=["urchin"],
        hand=["troll", "krump"],
        deck=["bumpsy", "punch"],
        house="brobnar",
    )
    table.do("fight:nogi-smartfist")
    assert len(table.hand()) == 2
    assert len(table.row("discard")) == 2
    assert set(table.hand()) | set(table.row("discard")) == {"troll", "krump", "bumpsy", "punch"}


@proves("G106")
def test_ragnarok() -> None:
    """Nobody reaps this turn, each friendly fight is paid, and at its end everybody dies; only as the first thing."""
    table = Table(
        mine=["troll", "headhunter"], theirs=["urchin", "krump"], hand=["ragnarok", "bumpsy"], house="brobnar"
    )
    table.do("play:ragnarok")
    assert "reap:troll" not in table.offered()
    table.do("fight:troll", "card:urchin")
    assert table.amber() == 1
    table.do("play:bumpsy", "place:0", "end")
    assert table.line(0) == table.line(1) == []
    late = Table(mine=["troll"], hand=["ragnarok"], house="brobnar").do("reap:troll")
    assert "play:ragnarok" not in late.offered()


def test_ragnarok_is_over_with_the_turn() -> None:
    table = Table(hand=["ragnarok", "bumpsy"], theirs=["urchin"], their_hand=["krump"], house="brobnar")
    table.do("play:ragnarok").to_turn_of(1, "brobnar").do("play:krump")
    table.to_turn_of(0).to_turn_of(1, "brobnar")
    assert table.line(1) == ["krump"]
    assert "reap:krump" in table.offered()


@proves("G6")
def test_the_floor_is_lava() -> None:
    """At the start of its player's turn a friendly and an enemy creature are hurt, both at once."""
    table = Table(
        mine=["the-floor-is-lava", "troll", "krump"], theirs=["bumpsy", "headhunter"], house="brobnar"
    )
    table.do("end")
    while table.asked != "card":
        table.step(1)
    assert table.offered() == ["card:troll", "card:krump"]
    table.do("card:krump")
    assert table.damage("krump") == 0
    table.do("card:headhunter")
    assert (table.damage("krump"), table.damage("headhunter")) == (1, 1)
    assert (table.damage("troll"), table.damage("bumpsy")) == (0, 0)


def test_the_floor_is_lava_on_an_empty_side() -> None:
    table = Table(mine=["the-floor-is-lava"], theirs=["bumpsy"], house="brobnar")
    table.to_turn_of(1).to_turn_of(0)
    assert table.damage("bumpsy") == 1


def test_mega_cowfyne() -> None:
    table = Table(mine=["mega-cowfyne"], theirs=["krump", "headhunter", "troll"], house="brobnar")
    table.do("fight:mega-cowfyne", "card:headhunter")
    assert (table.damage("krump"), table.damage("troll")) == (2, 2)
    assert table.damage("mega-cowfyne") == 5


def test_mega_ganger_chieftain() -> None:
    """A neighbour may stand up and fight; without one nobody is asked."""
    table = Table(
        mine=["krump exhausted", "troll exhausted"],
        theirs=["urchin"],
        hand=["mega-ganger-chieftain"],
        house="brobnar",
    )
    table.do("play:mega-ganger-chieftain", "place:2", "yes")
    assert table.has("troll", "exhausted")
    assert table.has("krump", "exhausted")
    left = Table(mine=["krump exhausted"], theirs=["urchin"], hand=["mega-ganger-chieftain"], house="brobnar")
    left.do("play:mega-ganger-chieftain", "place:0", "no")
    assert left.has("krump", "exhausted")
    alone = Table(theirs=["urchin"], hand=["mega-ganger-chieftain"], house="brobnar")
    assert alone.do("play:mega-ganger-chieftain").asked == "turn"


def test_mega_groke() -> None:
    table = Table(mine=["mega-groke"], theirs=["urchin"], amber=(0, 2), house="brobnar").do(
        "fight:mega-groke"
    )
    assert table.amber(1) == 1


@pytest.mark.parametrize("whose", [0, 1])
def test_igon_the_terrible(whose: int) -> None:
    """Destroyed as it is played, unless an Igon the Green has been purged, of whatever player."""
    table = Table(theirs=["troll"], hand=["igon-the-terrible"], house="brobnar").do("play:igon-the-terrible")
    assert table.zone("igon-the-terrible") == "discard"
    purged: list[list[str]] = [[], []]
    purged[whose].append("igon-the-green")
    table = Table(
        purged=purged[0],
        their_purged=purged[1],
        theirs=["urchin"],
        hand=["igon-the-terrible"],
        amber=(0, 2),
        house="brobnar",
    )
    table.do("play:igon-the-terrible")
    assert table.line() == ["igon-the-terrible"]
    table.to_turn_of(1).to_turn_of(0, "brobnar").do("fight:igon-the-terrible")
    assert (table.amber(0), table.amber(1)) == (1, 1)


def test_igon_the_terrible_and_another_purged_card() -> None:
    table = Table(purged=["troll"], hand=["igon-the-terrible"], house="brobnar").do("play:igon-the-terrible")
    assert table.zone("igon-the-terrible") == "discard"


def test_ragwarg() -> None:
    """The first creature that reaps in a turn is hurt, whosever it is; later ones are not."""
    table = Table(mine=["ragwarg", "headhunter", "krump"], theirs=["bumpsy"], house="brobnar").do(
        "reap:krump"
    )
    assert table.damage("krump") == 2
    table.do("reap:headhunter")
    assert table.damage("headhunter") == 0
    table.to_turn_of(1, "brobnar").do("reap:bumpsy")
    assert table.damage("bumpsy") == 2
    table.to_turn_of(0, "brobnar").do("reap:headhunter")
    assert table.damage("headhunter") == 2


def test_ragwarg_and_a_second_reap_of_the_same_creature() -> None:
    """That is not the first time (``FirstReap``)."""
    table = Table(mine=["ragwarg", "krump +rocket-boots"], house="brobnar")
    table.do("reap:krump", "trigger:ragwarg")
    assert table.damage("krump") == 2
    table.do("reap:krump", "trigger:ragwarg")
    assert table.damage("krump") == 2
    assert table.amber() == 2


def test_ragwarg_kills() -> None:
    table = Table(mine=["ragwarg", "urchin", "troll"], house="shadows").do("reap:urchin")
    assert table.zone("urchin") == "discard"
    assert table.amber() == 1


@proves("G108", "G79")
def test_sköll() -> None:
    """Pays with a counter for what its assault destroys; there is no fight then, and what a fight destroys is not paid."""
    table = Table(mine=["sköll", "troll"], theirs=["urchin", "headhunter"], house="brobnar")
    table.do("fight:skoll", "card:urchin")
    assert table.offered() == ["card:skoll", "card:troll"]
    table.do("card:troll")
    assert (table.plus("troll"), table.plus("skoll")) == (1, 0)
    fought = Table(mine=["sköll plus:3"], theirs=["headhunter"], house="brobnar").do("fight:skoll")
    assert fought.zone("headhunter") == "discard"
    assert fought.plus("skoll") == 3


def test_sköll_and_other_causes() -> None:
    """Neither the assault of another creature nor a card's damage is its own."""
    table = Table(
        mine=["sköll", "shorty"], theirs=["urchin", "urchin", "troll"], hand=["punch"], house="brobnar"
    )
    table.do("fight:shorty", "card:urchin")
    assert table.zone("urchin") == "discard"
    assert table.asked == "turn"
    table.do("play:punch", "card:urchin.2")
    assert table.asked == "turn"
    assert (table.plus("skoll"), table.plus("shorty")) == (0, 0)


@pytest.mark.parametrize(
    ("creature", "damage"), [("troll", 2), ("troll amber:1", 6), ("questor-jarta", 6), ("urchin", 2)]
)
def test_guji_dinosaur_hunter(creature: str, damage: int) -> None:
    """2 damage, but 6 to a Dinosaur or to who holds Æ (``AnyOf``)."""
    name = creature.split()[0]
    table = Table(mine=["guji-dinosaur-hunter"], theirs=[f"{creature} plus:9"], house="brobnar")
    table.do("action:guji-dinosaur-hunter", f"card:{name}")
    assert table.damage(name) == damage


def test_guji_dinosaur_hunter_is_elusive_and_may_hit_friends() -> None:
    table = Table(mine=["guji-dinosaur-hunter", "krump"], house="brobnar").do("action:guji-dinosaur-hunter")
    assert table.offered() == ["card:guji-dinosaur-hunter", "card:krump"]
    table = Table(mine=["troll"], theirs=["guji-dinosaur-hunter"], house="brobnar")
    table.do("fight:troll")
    assert table.damage("guji-dinosaur-hunter") == 0


def test_old_boomy_stops_in_time() -> None:
    """Cards of other houses are revealed one after the other, as long as one likes, and all of them archived."""
    table = Table(mine=["old-boomy plus:2"], deck=["urchin", "dust-imp", "troll"], house="brobnar")
    table.do("reap:old-boomy")
    assert table.offered() == ["yes", "no"]
    assert table.told("revealed") == [{"seat": 0, "prints": ["urchin"]}]
    table.do("yes", "no")
    assert table.row("archives") == ["urchin", "dust-imp"]
    assert table.row("deck")[0] == "troll"
    assert table.damage("old-boomy") == 0


@proves("G191")
def test_old_boomy_finds_a_brobnar_card() -> None:
    """That ends it and hurts him; dead or not, what was revealed is archived."""
    table = Table(mine=["old-boomy"], deck=["urchin", "troll", "dust-imp"], house="brobnar")
    table.do("reap:old-boomy", "yes")
    assert table.zone("old-boomy") == "discard"
    assert table.row("archives") == ["urchin", "troll"]
    assert table.row("deck")[0] == "dust-imp"
    lives = Table(mine=["old-boomy plus:2"], deck=["troll", "urchin"], house="brobnar").do("reap:old-boomy")
    assert lives.damage("old-boomy") == 2
    assert lives.row("archives") == ["troll"]


def test_old_boomy_at_the_bottom_of_the_deck() -> None:
    """The deck may run out, and may be empty: nothing is shuffled, nothing happens (G31)."""
    table = Table(mine=["old-boomy"], deck=["urchin"], discard=["troll"], house="brobnar")
    table.state.rows[0] = table.state.rows[0][:1]
    table.do("reap:old-boomy")
    assert table.row("archives") == ["urchin"]
    assert table.asked == "turn"


def test_the_big_one() -> None:
    """A counter for each creature played, by whomever; the tenth destroys all creatures and artifacts, itself too."""
    table = Table(
        mine=["the-big-one fuse:8", "cannon", "troll +blood-of-titans"], theirs=["bumpsy", "screechbomb"],
        hand=["krump", "headhunter"], house="brobnar",
    )  # fmt: skip
    table.do("play:krump", "place:0")
    assert table.counters("the-big-one") == {"fuse": 9}
    assert table.line() == ["krump", "troll"]
    table.do("play:headhunter", "place:0")
    assert table.line() == table.line(1) == []
    assert table.row("artifacts", 0) == table.row("artifacts", 1) == []
    assert table.zone("blood-of-titans") == "discard"


def test_the_big_one_hears_of_the_opponent_and_not_of_other_cards() -> None:
    table = Table(
        mine=["the-big-one"],
        their_hand=["krump"],
        hand=["punch", "cannon"],
        theirs=["troll"],
        house="brobnar",
    )
    table.do("play:cannon", "play:punch")
    assert table.counters("the-big-one") == {}
    table.to_turn_of(1, "brobnar").do("play:krump", "place:0")
    assert table.counters("the-big-one") == {"fuse": 1}


# -- anomalies


def test_orb_of_wonder() -> None:
    """Destroyed for any card of the deck, which nobody else sees; in a turn of any house."""
    table = Table(mine=["orb-of-wonder house:brobnar"], deck=["troll", "krump"], house="dis")
    table.do("omni:orb-of-wonder~brobnar")
    assert "deck:krump" in table.offered()
    table.do("deck:krump")
    assert table.zone("orb-of-wonder~brobnar") == "discard"
    assert table.hand() == ["krump"]
    assert table.told("shuffled")
    assert not table.told("revealed")


@proves("G120", "G211")
@pytest.mark.parametrize("pile", [9, 10])
def test_the_grim_reaper(pile: int) -> None:
    """Enters ready while its player is haunted (``Haunted``), and purges one creature of each side."""
    table = Table(
        mine=["troll"], theirs=["krump", "bumpsy"], hand=["the-grim-reaper house:brobnar"],
        discard=["dust-imp"] * pile, house="brobnar",
    )  # fmt: skip
    table.do("play:the-grim-reaper~brobnar", "place:0")
    reaper = "the-grim-reaper~brobnar"
    assert table.has(reaper, "exhausted") == (pile < 10)
    if pile == 10:
        table.do(f"reap:{reaper}")
        assert table.offered() == ["card:krump", "card:bumpsy"]
        table.do("card:krump")
        assert table.offered() == [f"card:{reaper}", "card:troll"]
        table.do("card:troll")
        assert (table.zone("krump"), table.zone("troll")) == ("purged", "purged")


def test_the_grim_reaper_alone() -> None:
    """Each side as far as there is one: with no enemy it takes itself (G4)."""
    table = Table(mine=["the-grim-reaper house:brobnar"], house="brobnar").do("reap:the-grim-reaper~brobnar")
    assert table.zone("the-grim-reaper~brobnar") == "purged"


def test_the_red_baron() -> None:
    """One's own red key makes its reap a theft, the opponent's makes it elusive; other colours do nothing."""
    baron = "the-red-baron~brobnar"
    for keys, stolen, elusive in (
        ((1, 0), 1, 0),
        ((0, 1), 0, 1),
        ((1, 1), 1, 1),
        ((2, 4), 0, 0),
        ((0, 0), 0, 0),
    ):
        table = Table(mine=["the-red-baron house:brobnar"], amber=(0, 3), house="brobnar")
        table.state.keys = list(keys)
        table.state.changed()
        assert table.keyword(baron, "elusive") == elusive
        table.do(f"reap:{baron}")
        assert table.amber(1) == 3 - stolen


def test_timequake() -> None:
    """All that one controls goes to its owner's deck, upgrades too; one draws for what went into one's own."""
    table = Table(
        mine=["troll +blood-of-titans", "cannon", "krump theirs"], theirs=["bumpsy"], hand=["timequake house:brobnar"],
        deck=[], house="brobnar",
    )  # fmt: skip
    table.do("play:timequake~brobnar")
    assert table.line() == table.row("artifacts") == []
    assert table.line(1) == ["bumpsy"]
    assert table.zone("krump") == "deck"
    assert len(table.hand()) == 3


@proves("G103")
def test_timequake_and_a_ward() -> None:
    """What stays is not counted."""
    table = Table(mine=["troll warded", "cannon"], hand=["timequake house:brobnar"], house="brobnar")
    table.do("play:timequake~brobnar")
    assert table.line() == ["troll"]
    assert len(table.hand()) == 1


def test_timequake_takes_an_upgrade_from_an_enemy_creature() -> None:
    """It is one's own card, whatever it is on; with nothing in play nothing is drawn."""
    table = Table(theirs=["bumpsy"], hand=["blood-of-titans", "timequake house:brobnar"], house="brobnar")
    table.do("play:blood-of-titans", "play:timequake~brobnar")
    assert table.power("bumpsy") == 5
    assert len(table.hand()) == 1
    empty = Table(theirs=["bumpsy"], hand=["timequake house:brobnar"], house="brobnar")
    assert empty.do("play:timequake~brobnar").hand() == []


@proves("G112")
def test_nizak_the_forgotten() -> None:
    """In a fight nothing hurts it; who dies fighting it goes back to its owner's hand."""
    nizak = "nizak-the-forgotten~brobnar"
    table = Table(mine=["nizak-the-forgotten house:brobnar"], theirs=["krump", "troll"], house="brobnar")
    table.do(f"fight:{nizak}", "card:krump")
    assert table.damage(nizak) == 0
    assert table.hand(1) == ["krump"]
    assert table.keyword(nizak, "invulnerable") == 0
    attacked = Table(
        mine=["headhunter", "pitlord"], theirs=["nizak-the-forgotten house:brobnar"], house="brobnar"
    )
    attacked.do("fight:headhunter")
    assert attacked.damage(nizak) == 0
    assert attacked.hand() == ["headhunter"]


def test_nizak_the_forgotten_at_rest() -> None:
    """Out of a fight it is as mortal as others, and what dies by other means stays in the discard pile."""
    nizak = "nizak-the-forgotten~brobnar"
    table = Table(
        mine=["nizak-the-forgotten house:brobnar"], theirs=["urchin"], hand=["ballcano"], house="brobnar"
    )
    table.do("play:ballcano")
    assert table.damage(nizak) == 4
    assert table.zone("urchin") == "discard"


def test_nizak_the_forgotten_and_hazardous() -> None:
    """It is invulnerable from the choice of the foe on, so before the damage too."""
    table = Table(mine=["nizak-the-forgotten house:brobnar"], theirs=["briar-grubbling"], house="brobnar")
    table.do("fight:nizak-the-forgotten~brobnar")
    assert table.damage("nizak-the-forgotten~brobnar") == 0
    assert table.hand(1) == ["briar-grubbling"]


@proves("G121", "G202")
def test_memolith() -> None:
    """Grafts an action of the hand, for all to see; or resolves what a grafted one says when played, without its icons."""
    memolith = "memolith~brobnar"
    table = Table(
        mine=["memolith house:brobnar"], theirs=["troll"], hand=["punch", "krump", "pound"], house="brobnar"
    )
    table.do(f"action:{memolith}", "mode:1")
    assert table.offered() == ["hand:punch", "hand:pound"]
    table.do("hand:punch")
    assert table.zone("punch") == "beneath"
    table.to_turn_of(1).to_turn_of(0, "brobnar")
    table.do(f"action:{memolith}", "mode:2")
    assert table.damage("troll") == 3
    assert table.zone("punch") == "beneath"
    assert table.amber() == 0


def test_memolith_with_nothing() -> None:
    """Neither an action in hand nor one grafted: nothing happens."""
    for mode in (1, 2):
        table = Table(mine=["memolith house:brobnar"], theirs=["troll"], hand=["krump"], house="brobnar")
        table.do("action:memolith~brobnar", f"mode:{mode}")
        if table.asked != "turn":
            table.do("no")
        assert table.hand() == ["krump"]


def test_infomancer() -> None:
    """Grafts as it is played, and resolves the action after each reap; of several its player chooses."""
    mage = "infomancer~brobnar"
    table = Table(
        mine=["troll"], theirs=["krump"], hand=["infomancer house:brobnar", "punch"], house="brobnar"
    )
    table.do(f"play:{mage}", "place:0", "hand:punch")
    assert table.zone("punch") == "beneath"
    table.to_turn_of(1).to_turn_of(0, "brobnar")
    table.do(f"reap:{mage}", "card:krump")
    assert table.damage("krump") == 3
    assert table.amber() == 1


def test_infomancer_leaves() -> None:
    """What was grafted onto it goes to the discard pile (G202); it is elusive."""
    mage = "infomancer~brobnar"
    table = Table(hand=["infomancer house:brobnar", "pound", "punch"], house="brobnar")
    table.do(f"play:{mage}", "hand:pound")
    assert table.keyword(mage, "elusive") == 1
    table.do("play:punch")
    assert table.zone(mage) == "discard"
    assert table.zone("pound") == "discard"


def test_infomancer_chooses_among_its_cards() -> None:
    """A card without a play effect may be chosen as well, and one that is grafted alone is taken."""
    mage = "infomancer~brobnar"
    table = Table(mine=["memolith house:brobnar"], hand=["punch", "pound"], theirs=["troll"], house="brobnar")
    table.do("action:memolith~brobnar", "mode:1", "hand:punch").to_turn_of(1).to_turn_of(0, "brobnar")
    table.do("action:memolith~brobnar", "mode:1", "hand:pound").to_turn_of(1).to_turn_of(0, "brobnar")
    table.do("action:memolith~brobnar", "mode:2")
    assert table.offered() == ["card:punch", "card:pound"]
    table.do("card:pound")
    assert table.damage("troll") == 2
    alone = Table(mine=["infomancer house:brobnar"], theirs=["troll"], house="brobnar").do(f"reap:{mage}")
    assert alone.asked == "turn"


def lateral_shift(*their_hand: str) -> Table:
    table = Table(
        mine=["troll"],
        theirs=["bumpsy"],
        hand=["lateral-shift house:brobnar"],
        their_hand=their_hand,
        house="brobnar",
    )
    return table.do("play:lateral-shift~brobnar")


def test_lateral_shift() -> None:
    """Any card of the opponent's hand is played as one's own: a creature is one's own then."""
    table = lateral_shift("krump", "punch")
    assert table.offered() == ["hand:krump", "hand:punch"]
    table.do("hand:krump", "place:0")
    assert table.line() == ["krump", "troll"]
    assert table.has("krump", "exhausted")
    assert table.hand(1) == ["punch"]


def test_lateral_shift_on_an_action() -> None:
    """Its icon and its effect are one's own; then it lies in its owner's pile."""
    table = lateral_shift("krump", "punch").do("hand:punch", "card:bumpsy")
    assert (table.amber(0), table.amber(1)) == (1, 0)
    assert table.damage("bumpsy") == 3
    assert table.row("discard", 1) == ["punch"]


@proves("G64")
def test_lateral_shift_on_what_cannot_be_played() -> None:
    """It stays in that hand; an empty hand gives nothing."""
    table = lateral_shift("kelifi-dragon", "urchin").do("hand:kelifi-dragon")
    assert set(table.hand(1)) == {"kelifi-dragon", "urchin"}
    assert lateral_shift().asked == "turn"


def test_alaka_after_a_fight_of_an_artifact_that_is_a_creature() -> None:
    """An Auto-Legionary in the battleline is a creature (G232): a fight of it counts."""
    table = Table(
        mine=["auto-legionary", "the-golden-spiral"],
        theirs=["urchin"],
        hand=["alaka house:saurian"],
        house="saurian",
    )
    table.do("action:auto-legionary", "action:the-golden-spiral", "fight:auto-legionary")
    table.do("play:alaka~saurian", "place:0")
    assert not table.has("alaka~saurian", "exhausted")
