"""Saurian of Dark Tidings, each card on a small board."""

from __future__ import annotations

import pytest
from tests.rules.keyforge.table import Table

from ludarium.testing import proves


def test_bestiarii_urso_evil_twin() -> None:
    """It stuns any creature, itself too, as it is played and after each fight."""
    table = Table(theirs=["krump"], hand=["bestiarii-urso-evil-twin"], house="saurian")
    table.do("play:bestiarii-urso-evil-twin")
    assert table.offered() == ["card:bestiarii-urso-evil-twin", "card:krump"]
    table.do("card:krump")
    assert table.has("krump", "stunned")
    table = Table(mine=["bestiarii-urso-evil-twin"], theirs=["urchin", "troll"], house="saurian")
    table.do("fight:bestiarii-urso-evil-twin", "card:urchin", "card:troll")
    assert table.has("troll", "stunned")


def test_bestiarii_urso() -> None:
    """It may unstun a creature as it is played, and after reaping; not after a fight, nor is anybody asked for nothing."""
    table = Table(mine=["troll stunned"], hand=["bestiarii-urso"], house="saurian")
    table.do("play:bestiarii-urso", "place:0", "yes")
    assert table.offered() == ["card:bestiarii-urso", "card:troll"]
    table.do("card:troll")
    assert not table.has("troll", "stunned")
    table = Table(mine=["bestiarii-urso", "troll stunned"], house="saurian").do("reap:bestiarii-urso", "no")
    assert (table.asked, table.has("troll", "stunned")) == ("turn", True)
    table = Table(mine=["bestiarii-urso", "troll"], house="saurian").do("reap:bestiarii-urso")
    assert table.asked == "turn"


def test_censor_philo_evil_twin() -> None:
    """Only a creature with Æ on it may be chosen, whoever's; without one nothing happens."""
    board = {"hand": ["censor-philo-evil-twin"], "house": "saurian"}
    table = Table(**board, mine=["troll amber:1"], theirs=["krump amber:1", "urchin"])
    table.do("play:censor-philo-evil-twin", "place:0")
    assert table.offered() == ["card:troll", "card:krump"]
    table.do("card:krump")
    assert table.damage("krump") == 5
    table = Table(**board, theirs=["krump"]).do("play:censor-philo-evil-twin")
    assert (table.asked, table.damage("krump")) == ("turn", 0)


@proves("G86")
def test_censor_philo() -> None:
    """A creature with Æ on it deals it no damage, in a fight or otherwise; one without, and an action, do."""
    table = Table(mine=["censor-philo"], theirs=["krump amber:1", "bumpsy"], house="saurian")
    table.do("fight:censor-philo", "card:krump")
    assert (table.damage("censor-philo"), table.damage("krump")) == (0, 5)
    table = Table(mine=["censor-philo"], theirs=["bumpsy amber:0", "krump"], house="saurian")
    table.do("fight:censor-philo", "card:bumpsy")
    assert table.zone("censor-philo") == "discard"
    table = Table(mine=["censor-philo amber:1"], hand=["wipe-clear"], house="saurian").do("play:wipe-clear")
    assert table.damage("censor-philo") == 1


@proves("G240", "G234")
def test_eclectic_ambrosius_evil_twin() -> None:
    """The text of an enemy creature counts for nothing while the counter lies on it, even without the twin; its traits
    stay."""
    table = Table(
        mine=["eclectic-ambrosius-evil-twin"], theirs=["bumpsy", "shaffles", "troll"], house="saurian"
    )
    table.do("reap:eclectic-ambrosius-evil-twin")
    assert table.offered() == ["card:bumpsy", "card:shaffles", "card:troll"]
    table.do("card:shaffles")
    assert table.counters("shaffles") == {"ignorance": 1}
    assert table.state.has_trait(table.card("shaffles"), "imp")
    table.to_turn_of(1, "brobnar").to_turn_of(0, "saurian")
    assert table.amber() == 1  # nothing was lost at the start of this turn


def test_eclectic_ambrosius_evil_twin_s_counter_is_all() -> None:
    """Without the counter the text is back at once; another creature that has such a counter is not blank for that."""
    table = Table(
        mine=["eclectic-ambrosius-evil-twin"], theirs=["captain-no-beard", "krump"], house="saurian"
    )
    assert table.keyword("krump", "taunt") == 1
    table.do("reap:eclectic-ambrosius-evil-twin", "card:captain-no-beard")
    assert table.keyword("krump", "taunt") == 0
    table.state.unmark(table.card("captain-no-beard"), 7, 1)
    assert table.keyword("krump", "taunt") == 1
    table = Table(mine=["troll"], theirs=["captain-no-beard ignorance:1", "krump"], house="brobnar")
    assert table.keyword("krump", "taunt") == 1


def test_eclectic_ambrosius() -> None:
    """A counter at the end of each own turn; for three there are 6 Æ, for fewer they are gone for nothing."""
    table = Table(mine=["eclectic-ambrosius"], house="saurian")
    table.do("end")
    assert table.counters("eclectic-ambrosius") == {"knowledge": 1}
    table.to_turn_of(0, "saurian")
    assert table.counters("eclectic-ambrosius") == {"knowledge": 1}
    table.do("action:eclectic-ambrosius")
    assert (table.counters("eclectic-ambrosius"), table.amber()) == ({}, 0)
    table = Table(mine=["eclectic-ambrosius knowledge:4"], house="saurian").do("action:eclectic-ambrosius")
    assert (table.counters("eclectic-ambrosius"), table.amber()) == ({"knowledge": 1}, 6)


def test_lapisaurus_evil_twin() -> None:
    """Whom it has fought is exalted, if that one is still there."""
    table = Table(mine=["lapisaurus-evil-twin"], theirs=["troll", "urchin"], house="saurian")
    table.do("fight:lapisaurus-evil-twin", "card:troll")
    assert (table.on("troll"), table.damage("lapisaurus-evil-twin")) == (1, 0)
    table = Table(mine=["lapisaurus-evil-twin"], theirs=["dextre", "urchin"], amber=(0, 0), house="saurian")
    table.do("fight:lapisaurus-evil-twin", "card:dextre")
    assert (table.zone("dextre"), table.amber(1)) == ("deck", 0)


def test_lapisaurus() -> None:
    """Whoever attacks it is exalted first (``attacks``); not when it attacks, nor for an attack on another."""
    board = {"theirs": ["lapisaurus", "pit-demon"], "mine": ["troll"], "house": "brobnar"}
    table = Table(**board).do("fight:troll")
    assert table.on("troll") == 1
    table = Table(mine=["troll", "krump"], theirs=["lapisaurus", "bumpsy", "urchin"], house="brobnar")
    table.do("fight:troll")
    assert table.offered() == ["card:lapisaurus", "card:urchin"]
    table.do("card:urchin")
    assert (table.on("troll"), table.on("krump")) == (0, 0)
    table = Table(mine=["lapisaurus"], theirs=["troll"], house="saurian").do("fight:lapisaurus")
    assert (table.on("troll"), table.on("lapisaurus")) == (0, 0)


@proves("G10")
@pytest.mark.parametrize("card", ["magistra-vita", "magistra-vita-evil-twin"])
def test_magistra_vita(card: str) -> None:
    """A friendly creature that is not Saurian may be exalted, and is used then: one reaps, with the twin it fights."""
    twin = card.endswith("twin")
    board = {
        "mine": ["troll", "brutodon-auxiliary"],
        "theirs": ["grey-monk"],
        "hand": [card],
        "house": "saurian",
    }
    table = Table(**board).do(f"play:{card}", "place:0", "yes")
    assert table.on("troll") == 1
    assert (table.amber(), table.zone("grey-monk")) == ((0, "discard") if twin else (1, "line"))
    table = Table(**board).do(f"play:{card}", "place:0", "no")
    assert (table.asked, table.on("troll")) == ("turn", 0)
    table = Table(mine=["troll exhausted", card], theirs=["urchin", "urchin"], house="saurian")
    table.do(*([f"fight:{card}", "card:urchin"] if twin else [f"reap:{card}"]), "yes")
    assert (table.on("troll"), table.asked) == (1, "turn")  # it is exhausted
    table = Table(mine=[card, "brutodon-auxiliary"], theirs=["urchin"], house="saurian")
    table.do(f"fight:{card}" if twin else f"reap:{card}")
    assert table.asked == "turn"


@proves("G246")
@pytest.mark.parametrize(("card", "tide"), [("physicus-felix", "high"), ("physicus-felix-evil-twin", "low")])
def test_physicus_felix(card: str, tide: str) -> None:
    """With the right tide, and not with a neutral one, it may exalt any creature as it is played and after fights."""
    board = {"theirs": ["troll", "urchin"], "hand": [card], "house": "saurian"}
    table = Table(**board, tide=tide).do(f"play:{card}", "yes")
    assert table.offered() == [f"card:{card}", "card:troll", "card:urchin"]
    table.do("card:troll")
    assert table.on("troll") == 1
    table = Table(**board, tide=tide).do(f"play:{card}", "no")
    assert table.asked == "turn"
    for other in {"high", "low", "neutral"} - {tide}:
        assert Table(**board, tide=other).do(f"play:{card}").asked == "turn"
    table = Table(mine=[card], theirs=["urchin", "troll"], tide=tide, house="saurian")
    table.do(f"fight:{card}", "card:urchin", "yes", "card:troll")
    assert table.on("troll") == 1


@proves("G86")
def test_undagnathus_evil_twin() -> None:
    """While the tide is low, what armor leaves of damage to it is doubled (``hurt_twice``); not otherwise."""
    for tide, damage in (("low", 10), ("high", 5), ("neutral", 5)):
        table = Table(mine=["undagnathus-evil-twin"], theirs=["bumpsy"], tide=tide, house="saurian")
        table.do("fight:undagnathus-evil-twin")
        assert table.damage("undagnathus-evil-twin") == damage
    table = Table(mine=["undagnathus-evil-twin", "grey-monk"], theirs=["bumpsy"], tide="low", house="saurian")
    assert table.armor("undagnathus-evil-twin") == 1
    table.do("fight:undagnathus-evil-twin")
    assert table.damage("undagnathus-evil-twin") == 8
    table = Table(
        mine=["undagnathus-evil-twin", "troll"], hand=["wipe-clear"], tide="low", house="saurian"
    ).do("play:wipe-clear")
    assert (table.damage("undagnathus-evil-twin"), table.damage("troll")) == (2, 1)


def test_undagnathus() -> None:
    """While the tide is low it deals no damage in fights, attacking or attacked."""
    for tide, damage in (("low", 0), ("high", 12), ("neutral", 12)):
        table = Table(mine=["undagnathus"], theirs=["gladiodontus"], tide=tide, house="saurian")
        table.do("fight:undagnathus")
        assert table.damage("gladiodontus") == damage
    table = Table(theirs=["undagnathus"], mine=["troll"], tide="high", house="brobnar").do("fight:troll")
    assert (table.damage("troll"), table.damage("undagnathus")) == (0, 8)


def test_bracchanalia() -> None:
    """Its 4 Æ go to whoever has 4 creatures with Æ at the start of their own turn."""
    table = Table(mine=["troll"], hand=["bracchanalia"], amber=(0, 2), house="saurian")
    table.do("play:bracchanalia")
    assert (table.on("bracchanalia"), table.on("troll"), table.amber(1)) == (4, 1, 1)
    rich = ["troll amber:1", "urchin amber:1", "krump amber:1", "bumpsy amber:1"]
    table = Table(mine=["bracchanalia amber:4"], theirs=rich, house="saurian").do("end")
    assert (table.on("bracchanalia"), table.amber(0), table.amber(1)) == (0, 0, 4)
    table = Table(mine=["bracchanalia amber:4", *rich], house="saurian").do("end")
    assert table.on("bracchanalia") == 4
    table.to_turn_of(0, "saurian")
    assert (table.on("bracchanalia"), table.amber(0)) == (0, 4)
    table = Table(mine=["bracchanalia amber:4"], theirs=rich[:3], house="saurian").do("end")
    assert (table.on("bracchanalia"), table.amber(1)) == (4, 0)


def test_brachiaditus() -> None:
    """Its neighbors are stunned and lose an Æ to the supply; the creature behind them is left alone."""
    table = Table(
        mine=["troll amber:2", "krump", "bumpsy amber:1"], hand=["brachiaditus"], house="saurian"
    ).do("play:brachiaditus", "place:1")
    assert [table.has(name, "stunned") for name in ("troll", "krump", "bumpsy")] == [True, True, False]
    assert [table.on(name) for name in ("troll", "krump", "bumpsy")] == [1, 0, 1]
    assert (table.amber(0), table.amber(1)) == (0, 0)


@proves("G132", "G209")
def test_enlist_numeri() -> None:
    """An enemy creature with Æ on it changes sides, and is Saurian alone as long as it is there."""
    table = Table(
        theirs=["troll amber:1", "urchin"], mine=["krump amber:1"], hand=["enlist-numeri"], house="saurian"
    )
    table.do("play:enlist-numeri", "place:0")
    assert (table.holder("troll"), table.line()) == (0, ["troll", "krump"])
    assert ("reap:troll" in table.offered(), "reap:krump" in table.offered()) == (True, False)
    table.do("end").to_turn_of(0, "brobnar")
    assert ("reap:troll" in table.offered(), "reap:krump" in table.offered()) == (False, True)
    table = Table(theirs=["urchin"], hand=["enlist-numeri"], house="saurian").do("play:enlist-numeri")
    assert (table.asked, table.holder("urchin")) == ("turn", 1)


def test_hastatus_raptor() -> None:
    """Exalted, it hurts whom it fights for all Æ on friendly creatures of its name."""
    board = {"mine": ["hastatus-raptor", "hastatus-raptor amber:2", "troll amber:3"], "house": "saurian"}
    table = Table(**board, theirs=["krump damage:3", "hastatus-raptor amber:5"])
    table.do("fight:hastatus-raptor", "card:krump", "yes")
    assert (table.on("hastatus-raptor"), table.zone("krump")) == (1, "discard")
    assert table.damage("hastatus-raptor") == 0  # it was gone before the fight
    table = Table(**board, theirs=["krump"]).do("fight:hastatus-raptor", "no")
    assert (table.on("hastatus-raptor"), table.damage("krump")) == (0, 5)


@proves("G190")
def test_iss_indominus() -> None:
    """Each creature that it exhausts is worth 1 damage to each enemy creature, all at once: armor stops it once."""
    board = {
        "mine": ["iss-indominus", "brutodon-auxiliary", "brachiaditus", "censor-philo exhausted", "urchin"],
        "theirs": ["krump", "troll", "bulwark"], "house": "saurian",
    }  # fmt: skip
    table = Table(**board).do("action:iss-indominus")
    assert table.offered() == ["card:brutodon-auxiliary", "card:brachiaditus", "card:censor-philo", "no"]
    table.do("card:brutodon-auxiliary", "card:brachiaditus", "card:censor-philo")
    assert table.damage("krump") == 2
    assert [table.has(name, "exhausted") for name in ("brutodon-auxiliary", "urchin")] == [True, False]
    assert (table.damage("bulwark"), table.damage("troll")) == (0, 0)
    table = Table(**board).do("action:iss-indominus", "no")
    assert (table.asked, table.damage("krump")) == ("turn", 0)


def test_swallow_whole() -> None:
    """The weaker of two chosen creatures is purged, the other grows by its power; only while the tide is high."""
    board = {"mine": ["troll", "urchin"], "theirs": ["krump"], "hand": ["swallow-whole"], "house": "saurian"}
    for tide in ("low", "neutral"):
        assert "play:swallow-whole" not in Table(**board, tide=tide).offered()
    table = Table(**board, tide="high").do("play:swallow-whole", "card:krump", "card:troll")
    assert (table.zone("krump"), table.plus("troll"), table.power("troll")) == ("purged", 6, 14)
    table = Table(mine=["troll"], hand=["swallow-whole"], tide="high", house="saurian").do(
        "play:swallow-whole"
    )
    assert (table.zone("troll"), table.asked) == ("purged", "turn")


def test_swallow_whole_with_equals() -> None:
    """Of two that are as powerful as each other the active player says which is purged; a warded one stays, and the
    other grows by its power all the same (G103)."""
    table = Table(theirs=["krump", "krump"], hand=["swallow-whole"], tide="high", house="saurian")
    table.do("play:swallow-whole")
    assert table.offered() == ["card:krump", "card:krump.2"]
    table.do("card:krump.2")
    assert (table.zone("krump.2"), table.plus("krump")) == ("purged", 6)
    table = Table(theirs=["krump warded", "troll"], hand=["swallow-whole"], tide="high", house="saurian")
    table.do("play:swallow-whole")
    assert (table.zone("krump"), table.plus("troll"), table.plus("krump")) == ("line", 6, 0)


def test_the_first_scroll() -> None:
    """Whoever forges: each creature of that player captures from its own side, as far as there is Æ."""
    table = Table(
        mine=["the-first-scroll", "troll", "urchin"],
        theirs=["krump"],
        amber=(8, 5),
        house="saurian",
        at="start",
    )
    table.step(0)
    while table.asked not in ("house", "turn"):
        table.step(0)
    assert (table.on("troll"), table.on("urchin"), table.on("krump")) == (1, 1, 0)
    assert (table.amber(0), table.amber(1)) == (0, 5)
    table = Table(
        theirs=["the-first-scroll", "krump"], mine=["troll"], amber=(8, 5), house="saurian", at="start"
    )
    while table.asked not in ("house", "turn"):
        table.step(0)
    assert (table.on("troll"), table.on("krump"), table.amber(0), table.amber(1)) == (1, 0, 1, 5)


def test_ankylo_formation() -> None:
    """One friendly creature gets skirmish for free, all of them if one is exalted; for this turn."""
    board = {
        "mine": ["troll", "krump"],
        "theirs": ["bumpsy"],
        "hand": ["ankylo-formation"],
        "house": "saurian",
    }
    table = Table(**board).do("play:ankylo-formation", "mode:1")
    assert table.offered() == ["card:troll", "card:krump"]
    table.do("card:krump")
    assert [table.keyword(name, "skirmish") for name in ("troll", "krump", "bumpsy")] == [0, 1, 0]
    assert table.on("krump") == 0
    table = Table(**board).do("play:ankylo-formation", "mode:2", "card:krump")
    assert [table.keyword(name, "skirmish") for name in ("troll", "krump", "bumpsy")] == [1, 1, 0]
    assert table.on("krump") == 1
    table.do("end")
    assert table.keyword("troll", "skirmish") == 0


def test_bury_riches() -> None:
    """With a high tide an Æ of each creature goes to its controller's pool; else the tide is raised."""
    board = {
        "mine": ["troll amber:2", "urchin"],
        "theirs": ["krump amber:1"],
        "hand": ["bury-riches"],
        "house": "saurian",
    }
    table = Table(**board, tide="high").do("play:bury-riches")
    assert (table.amber(0), table.amber(1), table.on("troll"), table.on("krump")) == (1, 1, 1, 0)
    for tide in ("low", "neutral"):
        table = Table(**board, tide=tide).do("play:bury-riches")
        assert (table.state.tide, table.amber(0), table.on("troll")) == (0, 0, 2)


def test_di_no_you_didn_t() -> None:
    """Only an enemy creature with Æ on it."""
    table = Table(
        mine=["urchin amber:1"],
        theirs=["troll amber:1", "krump", "bumpsy amber:2"],
        hand=["di-no-you-didn-t"],
        house="saurian",
    )
    table.do("play:di-no-you-didn-t")
    assert table.offered() == ["card:troll", "card:bumpsy"]
    table.do("card:troll")
    assert (table.zone("troll"), table.amber(0)) == ("discard", 2)


def test_saurarium() -> None:
    """Nobody's creatures with the lowest power of all in play reap (``weakest``); they may fight."""
    table = Table(mine=["saurarium", "urchin", "krump"], theirs=["troll"], house="saurian")
    assert table.offered() == ["end"]
    table = Table(
        mine=["urchin house:saurian", "krump house:saurian", "saurarium"], theirs=["troll"], house="saurian"
    )
    assert table.offered() == ["fight:urchin~saurian", "reap:krump~saurian", "fight:krump~saurian", "end"]
    table = Table(mine=["krump house:saurian", "saurarium"], theirs=["urchin"], house="saurian")
    assert "reap:krump~saurian" in table.offered()
    table = Table(mine=["krump house:saurian", "krump house:saurian", "saurarium"], house="saurian")
    assert not [o for o in table.offered() if o.startswith("reap")]


def test_wipe_clear() -> None:
    """1 damage to each creature, then no upgrade is left, whoever's it is."""
    table = Table(
        mine=["troll +blood-of-titans"],
        theirs=["krump +way-of-the-wolf", "urchin"],
        hand=["wipe-clear"],
        house="saurian",
    ).do("play:wipe-clear")
    assert (table.damage("troll"), table.damage("krump"), table.zone("urchin")) == (1, 1, "discard")
    assert (table.zone("blood-of-titans"), table.zone("way-of-the-wolf")) == ("discard", "discard")


def test_altruist_s_rostrum() -> None:
    """An Æ goes from any creature to any other; from one without Æ nothing goes."""
    board = {"mine": ["altruist-s-rostrum", "troll amber:2"], "theirs": ["krump"], "house": "saurian"}
    table = Table(**board).do("action:altruist-s-rostrum")
    assert table.offered() == ["card:troll", "card:krump"]
    table.do("card:troll")
    assert (table.on("troll"), table.on("krump")) == (1, 1)
    table = Table(**board).do("action:altruist-s-rostrum", "card:krump")
    assert (table.on("troll"), table.on("krump")) == (2, 0)


def test_carpe_vinum() -> None:
    """Two enemy creatures, or the only one."""
    table = Table(mine=["urchin"], theirs=["troll", "krump", "bumpsy"], hand=["carpe-vinum"], house="saurian")
    table.do("play:carpe-vinum", "card:troll", "card:bumpsy")
    assert [table.on(name) for name in ("troll", "krump", "bumpsy", "urchin")] == [1, 0, 1, 0]
    table = Table(theirs=["troll"], hand=["carpe-vinum"], house="saurian").do("play:carpe-vinum")
    assert table.on("troll") == 1


def test_crushing_charge() -> None:
    """Each creature with power 4 or less, whoever's; a chain even if there is none."""
    table = Table(
        mine=["urchin", "troll"],
        theirs=["eclectic-ambrosius", "bumpsy"],
        hand=["crushing-charge"],
        house="saurian",
    ).do("play:crushing-charge")
    assert (table.line(0), table.line(1), table.chains()) == (["troll"], ["bumpsy"], 1)
    table = Table(hand=["crushing-charge"], house="saurian").do("play:crushing-charge")
    assert table.chains() == 1


def test_decadence() -> None:
    """A friendly creature is exalted, readied and used; or an Æ moves from a creature to another."""
    board = {
        "mine": ["troll exhausted"],
        "theirs": ["krump amber:1"],
        "hand": ["decadence"],
        "house": "saurian",
    }
    table = Table(**board).do("play:decadence", "mode:1", "reap:troll")
    assert (table.on("troll"), table.amber()) == (1, 1)
    table = Table(**board).do("play:decadence", "mode:2", "card:krump")
    assert (table.on("troll"), table.on("krump")) == (1, 0)


@proves("G46")
def test_medicus_lacus() -> None:
    """While the tide is high, the Æ on friendly creatures pays for keys, that of others not."""
    for tide, keys in (("high", 1), ("low", 0), ("neutral", 0)):
        table = Table(
            mine=["medicus-lacus amber:1", "troll amber:2"],
            theirs=["krump amber:3"],
            amber=(3, 0),
            tide=tide,
            house="saurian",
            at="start",
        )
        while table.asked not in ("house", "turn"):
            table.step(0)
        assert table.keys() == keys


@proves("G10")
def test_ostracize() -> None:
    """It costs an Æ; who has none purges nobody."""
    table = Table(mine=["urchin"], theirs=["troll"], hand=["ostracize"], amber=(1, 0), house="saurian")
    table.do("play:ostracize", "card:troll")
    assert (table.zone("troll"), table.amber()) == ("purged", 0)
    table = Table(theirs=["troll"], hand=["ostracize"], house="saurian").do("play:ostracize")
    assert (table.asked, table.zone("troll")) == ("turn", "line")


def test_reach_advantage() -> None:
    """With a high tide a friendly creature captures 3; else the tide is raised."""
    board = {
        "mine": ["troll"],
        "theirs": ["krump"],
        "hand": ["reach-advantage"],
        "amber": (0, 5),
        "house": "saurian",
    }
    table = Table(**board, tide="high").do("play:reach-advantage")
    assert (table.on("troll"), table.amber(1)) == (3, 2)
    for tide in ("low", "neutral"):
        table = Table(**board, tide=tide).do("play:reach-advantage")
        assert (table.state.tide, table.on("troll")) == (0, 0)


def test_venator_altum() -> None:
    """Damage that it survives exalts it while the tide is low (``AFTER_DAMAGED``); what armor stops is no damage."""
    for tide, amber in (("low", 1), ("high", 0), ("neutral", 0)):
        table = Table(mine=["venator-altum"], theirs=["bumpsy"], tide=tide, house="saurian")
        table.do("fight:venator-altum")
        assert (table.damage("venator-altum"), table.on("venator-altum")) == (3, amber)
    table = Table(mine=["venator-altum", "troll"], hand=["wipe-clear"], tide="low", house="saurian")
    table.do("play:wipe-clear")
    assert (table.damage("venator-altum"), table.on("venator-altum")) == (0, 0)
    table = Table(mine=["venator-altum"], theirs=["gladiodontus"], tide="low", house="saurian")
    table.do("fight:venator-altum")
    assert table.on("venator-altum") == 1
    table = Table(
        mine=["venator-altum damage:5"], theirs=["troll"], amber=(0, 0), tide="low", house="saurian"
    )
    table.do("fight:venator-altum")
    assert (table.zone("venator-altum"), table.amber(1)) == ("discard", 0)


@proves("G117", "G210")
def test_trojan_sauropod() -> None:
    """It enters under the opponent's control (``ENTERS_THEIRS``). Used, it pays 3 Æ; the other player shows their hand,
    puts its creatures into play ready, and refills it; then it is destroyed."""
    table = Table(hand=["trojan-sauropod"], theirs=["krump"], house="saurian").do("play:trojan-sauropod")
    assert (table.holder("trojan-sauropod"), table.row("artifacts", 1)) == (1, ["trojan-sauropod"])
    assert not table.has("trojan-sauropod", "enraged")
    table = Table(
        mine=["trojan-sauropod"], theirs=["krump"], their_hand=["troll", "anger", "urchin"],
        their_deck=["bumpsy"] * 8, house="brobnar",
    )  # fmt: skip
    table.do("omni:trojan-sauropod")
    assert len(table.told("revealed")) == 1
    while table.asked != "turn":
        table.do(table.offered()[0])
    assert (table.amber(0), table.zone("trojan-sauropod")) == (3, "discard")
    assert sorted(table.line(1)) == ["krump", "troll", "urchin"]
    assert [table.has(name, "exhausted") for name in ("troll", "urchin")] == [False, False]
    assert (len(table.hand(1)), table.hand(1).count("anger")) == (6, 1)


def test_trojan_sauropod_and_an_empty_hand() -> None:
    table = Table(mine=["trojan-sauropod"], house="brobnar").do("omni:trojan-sauropod")
    assert (table.amber(0), len(table.hand(1)), table.zone("trojan-sauropod")) == (3, 6, "discard")
