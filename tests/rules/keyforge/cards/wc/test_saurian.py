"""Saurian of Worlds Collide, each card on a small board."""

from __future__ import annotations

import pytest
from tests.rules.keyforge.table import Table

from ludarium.core import Chance
from ludarium.games.keyforge import GAME
from ludarium.games.keyforge.text import text
from ludarium.testing import proves
from ludarium.testing.twins import imagined

HOUSES = [["saurian", "brobnar", "untamed"], ["brobnar", "dis", "saurian"]]


def test_axiom_of_grisk() -> None:
    """A creature is warded first; each creature without Æ is destroyed then; 2 chains."""
    table = Table(
        mine=["troll", "sequis amber:1"],
        theirs=["bumpsy", "urchin amber:2"],
        hand=["axiom-of-grisk"],
        house="saurian",
    )
    table.do("play:axiom-of-grisk")
    assert table.offered() == ["card:troll", "card:sequis", "card:bumpsy", "card:urchin"]
    table.do("card:troll")
    assert (table.line(0), table.line(1), table.chains()) == (["troll", "sequis"], ["urchin"], 2)
    assert not table.has("troll", "warded")
    assert Table(hand=["axiom-of-grisk"], house="saurian").do("play:axiom-of-grisk").chains() == 2


def test_brutodon_auxiliary() -> None:
    """Taunt and hazardous."""
    table = Table(mine=["bumpsy"], theirs=["brutodon-auxiliary", "urchin"], house="brobnar").do(
        "fight:bumpsy"
    )
    assert table.zone("bumpsy") == "discard"
    assert table.damage("brutodon-auxiliary") == 5


@proves("G228")
def test_chant_of_hubris() -> None:
    """An Æ moves from one creature to another, whoever controls them (``MoveAmber``)."""
    board = {"mine": ["troll amber:2"], "theirs": ["bumpsy", "urchin"], "hand": ["chant-of-hubris"]}
    table = Table(**board, house="saurian").do("play:chant-of-hubris")
    assert table.offered() == ["card:troll", "card:bumpsy", "card:urchin"]
    table.do("card:troll")
    assert table.offered() == ["card:bumpsy", "card:urchin"]
    table.do("card:urchin")
    assert (table.on("troll"), table.on("urchin")) == (1, 1)
    assert not table.told("captured")
    table = Table(**board, house="saurian").do("play:chant-of-hubris", "card:bumpsy", "card:troll")
    assert (table.on("troll"), table.on("bumpsy")) == (2, 0)


def test_chant_of_hubris_with_one_creature() -> None:
    table = Table(mine=["troll amber:2"], hand=["chant-of-hubris"], house="saurian").do(
        "play:chant-of-hubris"
    )
    assert (table.on("troll"), table.amber()) == (2, 1)


@proves("G97")
def test_imperial_scutum() -> None:
    """Its creature has 2 armor more; when it is destroyed, its Æ goes to the supply, not to the opponent."""
    table = Table(
        mine=["bumpsy amber:3 damage:4"], theirs=["troll"], hand=["imperial-scutum"], house="saurian"
    )
    table.do("play:imperial-scutum", "card:bumpsy")
    assert (table.armor("bumpsy"), table.amber()) == (2, 1)
    table = Table(mine=["bumpsy amber:3 +imperial-scutum"], theirs=["troll"], house="brobnar").do(
        "fight:bumpsy"
    )
    assert (table.zone("bumpsy"), table.amber(0), table.amber(1)) == ("discard", 0, 0)


def test_imperium() -> None:
    """Two friendly creatures are warded, or the one there is."""
    table = Table(mine=["troll", "sequis", "bumpsy"], theirs=["urchin"], hand=["imperium"], house="saurian")
    table.do("play:imperium")
    assert table.offered() == ["card:troll", "card:sequis", "card:bumpsy"]
    table.do("card:troll", "card:bumpsy")
    assert [table.has(c, "warded") for c in ("troll", "sequis", "bumpsy", "urchin")] == [
        True,
        False,
        True,
        False,
    ]
    table = Table(mine=["troll"], theirs=["urchin"], hand=["imperium"], house="saurian").do("play:imperium")
    assert (table.has("troll", "warded"), table.has("urchin", "warded")) == (True, False)


@proves("G128")
def test_legatus_raptor() -> None:
    """After a fight it may be exalted, from the supply, to ready and use another friendly creature."""
    board = {
        "mine": ["legatus-raptor", "sequis exhausted", "troll exhausted"],
        "theirs": ["urchin"],
        "amber": (0, 3),
        "house": "saurian",
    }
    table = Table(**board).do("fight:legatus-raptor")
    assert table.offered() == ["yes", "no"]
    table.do("yes")
    assert (table.on("legatus-raptor"), table.amber(1)) == (1, 3)
    assert table.offered() == ["card:sequis", "card:troll"]
    table.do("card:sequis", "reap:sequis")
    assert (table.amber(), table.on("sequis"), table.has("troll", "exhausted")) == (1, 1, True)
    table = Table(**board).do("fight:legatus-raptor", "no")
    assert (table.asked, table.on("legatus-raptor"), table.has("sequis", "exhausted")) == ("turn", 0, True)
    table = Table(mine=["legatus-raptor"], theirs=["urchin"], house="saurian").do(
        "fight:legatus-raptor", "yes"
    )
    assert (table.asked, table.on("legatus-raptor")) == ("turn", 1)


def test_odoac_the_patrician() -> None:
    """It captures; as long as Æ lies on it, nothing is stolen from its player."""
    table = Table(hand=["odoac-the-patrician"], amber=(0, 2), house="saurian").do("play:odoac-the-patrician")
    assert (table.on("odoac-the-patrician"), table.amber(1)) == (1, 1)
    for amber, left in ((1, 5), (0, 3)):
        table = Table(
            theirs=[f"odoac-the-patrician amber:{amber}"],
            hand=["bait-and-switch"],
            amber=(0, 5),
            house="shadows",
        )
        table.do("play:bait-and-switch")
        assert (table.amber(1), table.amber(0)) == (left, 5 - left)


@proves("G145")
def test_phalanx_strike() -> None:
    """1 damage for each friendly creature; for exalting one of them it is done again, to whichever is chosen then."""
    board = {
        "mine": ["bumpsy", "sequis"],
        "theirs": ["troll", "firespitter"],
        "hand": ["phalanx-strike"],
        "house": "saurian",
    }
    table = Table(**board).do("play:phalanx-strike")
    assert table.offered() == ["card:bumpsy", "card:sequis", "card:troll", "card:firespitter"]
    table.do("card:troll")
    assert (table.damage("troll"), table.offered()) == (2, ["yes", "no"])
    table.do("yes")
    assert table.offered() == ["card:bumpsy", "card:sequis"]
    table.do("card:sequis", "card:firespitter")
    assert (table.on("sequis"), table.damage("troll"), table.damage("firespitter")) == (1, 2, 1)
    assert table.asked == "turn"
    table = Table(**board).do("play:phalanx-strike", "card:troll", "no")
    assert (table.asked, table.damage("troll"), table.on("bumpsy")) == ("turn", 2, 0)


def test_phalanx_strike_twice_on_a_ward() -> None:
    """The second time is another dealing: the ward takes the first."""
    table = Table(mine=["bumpsy"], theirs=["troll warded"], hand=["phalanx-strike"], house="saurian")
    table.do("play:phalanx-strike", "card:troll", "yes", "card:troll")
    assert (table.has("troll", "warded"), table.damage("troll")) == (False, 1)


def test_phalanx_strike_without_friends() -> None:
    """No damage, and nobody to exalt."""
    table = Table(theirs=["troll", "bumpsy"], hand=["phalanx-strike"], house="saurian")
    table.do("play:phalanx-strike", "card:troll")
    assert (table.asked, table.damage("troll")) == ("turn", 0)


def test_praefectus_ludo() -> None:
    """The Æ of other friendly creatures that are destroyed goes to the supply; its own goes to the opponent."""
    table = Table(
        mine=["praefectus-ludo amber:1", "bumpsy amber:2"], theirs=["troll", "troll"], house="brobnar"
    )
    table.do("fight:bumpsy", "card:troll")
    assert (table.zone("bumpsy"), table.amber(0), table.amber(1)) == ("discard", 0, 0)
    table = Table(mine=["praefectus-ludo amber:1"], theirs=["troll"], house="saurian").do(
        "fight:praefectus-ludo"
    )
    assert (table.zone("praefectus-ludo"), table.amber(1)) == ("discard", 1)
    table = Table(mine=["troll"], theirs=["praefectus-ludo", "bumpsy amber:2"], house="brobnar")
    table.do("fight:troll", "card:bumpsy")
    assert (table.amber(0), table.amber(1)) == (0, 0)


def test_questor_jarta() -> None:
    """After its reap it may be exalted for another Æ."""
    table = Table(mine=["questor-jarta"], house="saurian").do("reap:questor-jarta", "yes")
    assert (table.on("questor-jarta"), table.amber()) == (1, 2)
    table = Table(mine=["questor-jarta"], house="saurian").do("reap:questor-jarta", "no")
    assert (table.on("questor-jarta"), table.amber()) == (0, 1)
    assert table.keyword("questor-jarta", "elusive") == 1


def test_rhetor_gallim() -> None:
    """The opponent's keys cost 3 more in their next turn: when it is played, and after a reap for exalting it."""
    table = Table(hand=["rhetor-gallim"], house="saurian", houses=HOUSES).do("play:rhetor-gallim")
    assert table.state.key_cost(1) == 6
    table.to_turn_of(1)
    assert (table.state.key_cost(0), table.state.key_cost(1)) == (6, 9)
    table.to_turn_of(0, "saurian")
    assert table.state.key_cost(1) == 6
    table.do("reap:rhetor-gallim", "yes").to_turn_of(1)
    assert (table.on("rhetor-gallim"), table.state.key_cost(1)) == (1, 9)
    table = Table(mine=["rhetor-gallim"], house="saurian", houses=HOUSES).do("reap:rhetor-gallim", "no")
    table.to_turn_of(1)
    assert (table.on("rhetor-gallim"), table.state.key_cost(1)) == (0, 6)


@proves("G46")
def test_senator_shrix() -> None:
    """The Æ on it may be spent on keys; it may be exalted when it is played and after a reap."""
    table = Table(hand=["senator-shrix"], house="saurian").do("play:senator-shrix", "yes")
    assert table.on("senator-shrix") == 1
    table = Table(mine=["senator-shrix amber:2"], amber=(3, 0), house="saurian", houses=HOUSES)
    assert table.state.means(0) == 5
    assert table.state.means(1) == 0
    table.do("reap:senator-shrix", "yes", "end").to_turn_of(0, "saurian")
    assert (table.keys(), table.amber() + table.on("senator-shrix")) == (1, 1)
    table = Table(mine=["senator-shrix"], house="saurian").do("reap:senator-shrix", "no")
    assert table.on("senator-shrix") == 0


def test_the_golden_spiral() -> None:
    """A friendly creature of any house is exalted, readied and used."""
    table = Table(
        mine=["the-golden-spiral", "sequis exhausted", "bumpsy"], theirs=["urchin"], house="saurian"
    )
    table.do("action:the-golden-spiral")
    assert table.offered() == ["card:sequis", "card:bumpsy"]
    table.do("card:sequis", "reap:sequis")
    assert (table.on("sequis"), table.amber()) == (1, 1)
    table = Table(mine=["the-golden-spiral"], theirs=["urchin"], house="saurian").do(
        "action:the-golden-spiral"
    )
    assert (table.asked, table.on("urchin")) == ("turn", 0)


def test_thero_centurion() -> None:
    """It captures when it is played and after a fight, not after a reap."""
    table = Table(hand=["thero-centurion"], amber=(0, 3), house="saurian").do("play:thero-centurion")
    assert table.on("thero-centurion") == 1
    table = Table(mine=["thero-centurion"], theirs=["urchin"], amber=(0, 3), house="saurian")
    table.do("fight:thero-centurion")
    assert (table.on("thero-centurion"), table.amber(1)) == (1, 2)
    table = Table(mine=["thero-centurion"], amber=(0, 3), house="saurian").do("reap:thero-centurion")
    assert table.on("thero-centurion") == 0


@proves("G194")
def test_tribute() -> None:
    """The most powerful friendly creature captures 2; for exalting it, the most powerful one then does so again."""
    board = {"mine": ["troll", "sequis"], "theirs": ["the-terror"], "hand": ["tribute"], "house": "saurian"}
    table = Table(**board, amber=(0, 5)).do("play:tribute")
    assert (table.on("troll"), table.amber(1), table.offered()) == (2, 3, ["yes", "no"])
    table.do("yes")
    assert (table.on("troll"), table.amber(1), table.asked) == (5, 1, "turn")
    table = Table(**board, amber=(0, 5)).do("play:tribute", "no")
    assert (table.on("troll"), table.amber(1)) == (2, 3)
    table = Table(theirs=["troll"], hand=["tribute"], amber=(0, 5), house="saurian").do("play:tribute")
    assert (table.asked, table.amber(1), table.on("troll")) == ("turn", 5, 0)


def test_tribute_and_another_creature() -> None:
    """Of two that are equal the active player chooses each time; the one that has captured is exalted."""
    table = Table(mine=["troll", "troll"], hand=["tribute"], amber=(0, 5), house="saurian")
    table.do("play:tribute", "card:troll", "yes", "card:troll.2")
    assert (table.on("troll"), table.on("troll.2"), table.amber(1)) == (3, 2, 1)


def test_tricerian_legionary() -> None:
    """A friendly creature is warded, perhaps itself."""
    table = Table(mine=["troll"], theirs=["bumpsy"], hand=["tricerian-legionary"], house="saurian")
    table.do("play:tricerian-legionary", "place:1")
    assert table.offered() == ["card:troll", "card:tricerian-legionary"]
    table.do("card:tricerian-legionary")
    assert table.has("tricerian-legionary", "warded")
    assert table.keyword("tricerian-legionary", "taunt") == 1


def test_ancient_power() -> None:
    """Each friendly creature with Æ on it is warded."""
    table = Table(
        mine=["troll amber:1", "sequis"], theirs=["bumpsy amber:1"], hand=["ancient-power"], house="saurian"
    )
    table.do("play:ancient-power")
    assert [table.has(c, "warded") for c in ("troll", "sequis", "bumpsy")] == [True, False, False]


@proves("G84")
def test_centurion_stenopius() -> None:
    """3 power for each Æ on it; without it again, it may die of its damage."""
    table = Table(hand=["centurion-stenopius"], house="saurian").do("play:centurion-stenopius", "yes")
    assert (table.power("centurion-stenopius"), table.on("centurion-stenopius")) == (6, 1)
    table = Table(mine=["centurion-stenopius amber:2"], theirs=["urchin"], house="saurian")
    assert table.power("centurion-stenopius") == 9
    table.do("fight:centurion-stenopius", "yes")
    assert table.power("centurion-stenopius") == 12
    table = Table(mine=["centurion-stenopius"], house="saurian").do("reap:centurion-stenopius", "no")
    assert table.power("centurion-stenopius") == 3
    table = Table(
        mine=["centurion-stenopius amber:1 damage:4", "library-of-polliasaurus"], house="saurian"
    ).do("action:library-of-polliasaurus")
    assert table.zone("centurion-stenopius") == "discard"


def test_city_state_interest() -> None:
    """Each friendly creature captures 1; of too little the active player says whose it is."""
    table = Table(mine=["troll", "sequis"], theirs=["bumpsy"], hand=["city-state-interest"], amber=(0, 3), house="saurian")  # fmt: skip
    table.do("play:city-state-interest")
    assert [table.on(c) for c in ("troll", "sequis", "bumpsy")] == [1, 1, 0]
    table = Table(mine=["troll", "sequis"], hand=["city-state-interest"], amber=(0, 1), house="saurian")
    table.do("play:city-state-interest", "card:sequis")
    assert (table.on("troll"), table.on("sequis")) == (0, 1)


@proves("G104")
def test_draco_praeco() -> None:
    """For exalting it after a reap, all creatures of a house that is chosen are enraged, on both sides."""
    board = {"mine": ["draco-praeco", "troll"], "theirs": ["bumpsy", "sequis"], "house": "saurian"}
    table = Table(**board).do("reap:draco-praeco", "yes")
    assert table.asked == "choose-house"
    table.do("house:brobnar")
    assert [table.has(c, "enraged") for c in ("draco-praeco", "troll", "bumpsy", "sequis")] == [
        False, True, True, False,
    ]  # fmt: skip
    table = Table(**board).do("reap:draco-praeco", "no")
    assert (table.asked, table.on("draco-praeco"), table.has("troll", "enraged")) == ("turn", 0, False)


@proves("G132")
def test_exile() -> None:
    """A friendly creature goes to the opponent, to a flank that the active player chooses."""
    table = Table(mine=["troll amber:1", "sequis"], theirs=["bumpsy"], hand=["exile"], house="saurian")
    table.do("play:exile")
    assert table.offered() == ["card:troll", "card:sequis"]
    table.do("card:troll", "place:0")
    assert (table.line(0), table.line(1), table.on("troll")) == (["sequis"], ["troll", "bumpsy"], 1)
    assert Table(theirs=["bumpsy"], hand=["exile"], house="saurian").do("play:exile").line(1) == ["bumpsy"]


def test_library_of_polliasaurus() -> None:
    """An Æ of a friendly creature comes to one's pool."""
    table = Table(
        mine=["library-of-polliasaurus", "troll amber:2", "sequis"],
        theirs=["bumpsy amber:2"],
        house="saurian",
    )
    table.do("action:library-of-polliasaurus")
    assert table.offered() == ["card:troll", "card:sequis"]
    table.do("card:troll")
    assert (table.on("troll"), table.amber()) == (1, 1)
    table = Table(mine=["library-of-polliasaurus"], theirs=["bumpsy amber:2"], house="saurian")
    assert table.do("action:library-of-polliasaurus").amber() == 0


@proves("G209")
def test_orator_hissaro() -> None:
    """Deployed, it readies and exalts its neighbours, which are of house Saurian for the turn, and of no other."""
    table = Table(
        mine=["troll exhausted", "sequis", "bumpsy exhausted"],
        hand=["orator-hissaro"],
        house="saurian",
        houses=HOUSES,
    )
    table.do("play:orator-hissaro", "place:1")
    assert [table.on(c) for c in ("troll", "sequis", "bumpsy", "orator-hissaro")] == [1, 1, 0, 0]
    assert {"reap:troll", "reap:sequis"} <= set(table.offered())
    assert table.has("bumpsy", "exhausted")
    table.do("reap:troll", "end").to_turn_of(0, "saurian")
    assert "reap:troll" not in table.offered()
    assert Table(hand=["orator-hissaro"], house="saurian").do("play:orator-hissaro").asked == "turn"


def test_paraguardian() -> None:
    """For exalting it after a reap its neighbours are warded."""
    board = {"mine": ["troll", "paraguardian", "sequis", "bumpsy"], "house": "saurian"}
    table = Table(**board).do("reap:paraguardian", "yes")
    assert [table.has(c, "warded") for c in ("troll", "paraguardian", "sequis", "bumpsy")] == [
        True, False, True, False,
    ]  # fmt: skip
    table = Table(**board).do("reap:paraguardian", "no")
    assert (table.on("paraguardian"), table.has("troll", "warded")) == (0, False)


def test_regrettable_meteor() -> None:
    """Dinosaurs and the powerful are destroyed together, on both sides."""
    table = Table(
        mine=["questor-jarta", "bumpsy", "troll"],
        theirs=["thero-centurion", "sequis", "brutodon-auxiliary"],
        hand=["regrettable-meteor"],
        house="saurian",
    )
    table.do("play:regrettable-meteor")
    assert (table.line(0), table.line(1)) == (["bumpsy"], ["sequis"])


@pytest.mark.parametrize(("mine", "gained"), [(["troll amber:3"], 3), (["troll"], 0)])
def test_sic_semper_tyrannosaurus(mine: list[str], gained: int) -> None:
    """The Æ of the most powerful creature comes to one's pool, and it is destroyed."""
    table = Table(mine=mine, theirs=["bumpsy amber:1"], hand=["sic-semper-tyrannosaurus"], house="saurian")
    table.do("play:sic-semper-tyrannosaurus")
    assert (table.line(0), table.line(1), table.amber(0), table.amber(1)) == ([], ["bumpsy"], gained, 0)


def test_sic_semper_tyrannosaurus_among_equals() -> None:
    table = Table(
        mine=["bumpsy amber:1"], theirs=["bumpsy amber:2"], hand=["sic-semper-tyrannosaurus"], house="saurian"
    )
    table.do("play:sic-semper-tyrannosaurus", "card:bumpsy.2")
    assert (table.line(1), table.amber(0), table.amber(1)) == ([], 2, 0)
    empty = Table(hand=["sic-semper-tyrannosaurus"], house="saurian").do("play:sic-semper-tyrannosaurus")
    assert empty.asked == "turn"


def test_stomp() -> None:
    """5 damage; for a kill a friendly creature is exalted."""
    board = {
        "mine": ["troll", "sequis"],
        "theirs": ["bumpsy", "troll"],
        "hand": ["stomp"],
        "house": "saurian",
    }
    table = Table(**board).do("play:stomp", "card:bumpsy")
    assert (table.zone("bumpsy"), table.offered()) == ("discard", ["card:troll", "card:sequis"])
    table.do("card:sequis")
    assert table.on("sequis") == 1
    table = Table(**board).do("play:stomp", "card:troll.2")
    assert (table.asked, table.damage("troll.2"), table.on("troll")) == ("turn", 5, 0)


@proves("G193")
def test_the_callipygian_ideal() -> None:
    """Its creature is exalted, and its controller may spend the Æ on it."""
    table = Table(mine=["troll"], theirs=["bumpsy"], hand=["the-callipygian-ideal"], house="saurian")
    table.do("play:the-callipygian-ideal", "card:troll")
    assert (table.on("troll"), table.state.means(0), table.state.means(1)) == (1, 1, 0)
    table = Table(mine=["troll"], theirs=["bumpsy"], hand=["the-callipygian-ideal"], house="saurian")
    table.do("play:the-callipygian-ideal", "card:bumpsy")
    assert (table.on("bumpsy"), table.state.means(0), table.state.means(1)) == (1, 0, 1)


def test_tribune_pompitus() -> None:
    """Each friendly creature has 2 power for each Æ on it; before a fight it may be exalted."""
    table = Table(
        mine=["tribune-pompitus", "troll amber:2", "sequis"], theirs=["bumpsy amber:2"], house="saurian"
    )
    names = ("tribune-pompitus", "troll", "sequis", "bumpsy")
    assert [table.power(c) for c in names] == [4, 12, 4, 5]
    table.do("fight:tribune-pompitus", "yes")
    assert table.zone("bumpsy") == "discard"
    assert (table.power("tribune-pompitus"), table.damage("tribune-pompitus")) == (6, 3)
    table = Table(mine=["tribune-pompitus"], theirs=["bumpsy"], house="saurian")
    table.do("fight:tribune-pompitus", "no")
    assert (table.zone("bumpsy"), table.damage("bumpsy")) == ("line", 4)


def test_cincinnatus_rex() -> None:
    """It is destroyed where there is no enemy; for exalting it after a fight all other friendly cards are readied."""
    board = {
        "mine": ["cincinnatus-rex", "troll exhausted", "library-of-polliasaurus exhausted"],
        "theirs": ["urchin", "bumpsy"],
        "house": "saurian",
    }
    table = Table(**board).do("fight:cincinnatus-rex", "card:bumpsy", "yes")
    assert (table.on("cincinnatus-rex"), table.has("cincinnatus-rex", "exhausted")) == (1, True)
    assert not table.has("troll", "exhausted")
    assert not table.has("library-of-polliasaurus", "exhausted")
    table = Table(**board).do("fight:cincinnatus-rex", "card:bumpsy", "no")
    assert (table.on("cincinnatus-rex"), table.has("troll", "exhausted")) == (0, True)
    table = Table(hand=["cincinnatus-rex"], mine=["troll"], house="saurian").do(
        "play:cincinnatus-rex", "place:0"
    )
    assert table.zone("cincinnatus-rex") == "discard"
    table = Table(mine=["cincinnatus-rex"], theirs=["bumpsy"], house="saurian").do("fight:cincinnatus-rex")
    assert table.zone("cincinnatus-rex") == "discard"


def test_city_gates() -> None:
    """A friendly creature captures 1; a Dinosaur captures 2."""
    board = {"mine": ["city-gates", "troll", "questor-jarta"], "theirs": ["bumpsy"], "house": "saurian"}
    table = Table(**board, amber=(0, 3)).do("action:city-gates")
    assert table.offered() == ["card:troll", "card:questor-jarta"]
    table.do("card:troll")
    assert (table.on("troll"), table.amber(1)) == (1, 2)
    table = Table(**board, amber=(0, 3)).do("action:city-gates", "card:questor-jarta")
    assert (table.on("questor-jarta"), table.amber(1)) == (2, 1)
    table = Table(mine=["city-gates"], amber=(0, 3), house="saurian").do("action:city-gates")
    assert table.amber(1) == 3


@proves("G136")
def test_diplo_macy() -> None:
    """Until its player's next turn each creature is exalted before it fights, on both sides; it is played first."""
    table = Table(
        mine=["troll", "brutodon-auxiliary"], theirs=["bumpsy"], hand=["diplo-macy"], house="saurian", houses=HOUSES,
    )  # fmt: skip
    table.do("play:diplo-macy", "fight:brutodon-auxiliary")
    assert (table.on("brutodon-auxiliary"), table.on("bumpsy")) == (1, 0)
    table = Table(mine=["troll"], theirs=["bumpsy"], hand=["diplo-macy"], house="saurian", houses=HOUSES)
    table.do("play:diplo-macy", "end").to_turn_of(1, "brobnar").do("fight:bumpsy")
    assert (table.zone("bumpsy"), table.amber(0), table.on("troll")) == (
        "discard",
        2,
        0,
    )  # an icon, and its Æ
    table.to_turn_of(0, "brobnar")
    assert table.state.lasting == []
    table = Table(mine=["troll"], hand=["diplo-macy", "imperium"], house="saurian").do("play:imperium")
    assert "play:diplo-macy" not in table.offered()


@proves("G220")
def test_favor_of_rex() -> None:
    """The "Play:" of any creature is resolved for oneself; one without may be chosen for nothing."""
    board = {
        "mine": ["thero-centurion", "troll"],
        "theirs": ["raiding-knight", "tricerian-legionary"],
        "hand": ["favor-of-rex"],
        "amber": (0, 4),
        "house": "saurian",
    }
    table = Table(**board).do("play:favor-of-rex")
    assert len(table.offered()) == 4
    table.do("card:thero-centurion")
    assert (table.on("thero-centurion"), table.amber(1)) == (1, 3)
    table = Table(**board).do("play:favor-of-rex", "card:tricerian-legionary")
    assert table.offered() == ["card:thero-centurion", "card:troll", "card:tricerian-legionary"]
    table.do("card:troll")
    assert table.has("troll", "warded")
    table = Table(**board).do("play:favor-of-rex", "card:troll")
    assert (table.asked, table.amber(1)) == ("turn", 4)


def test_grimlocus_dux() -> None:
    """It is exalted twice when it is played."""
    table = Table(hand=["grimlocus-dux"], amber=(0, 4), house="saurian").do("play:grimlocus-dux")
    assert (table.on("grimlocus-dux"), table.amber(1), table.keyword("grimlocus-dux", "taunt")) == (2, 4, 1)


@proves("G49")
@pytest.mark.parametrize(
    ("on", "pool", "keys", "left"), [(3, 10, 1, 0), (3, 9, 0, 10), (14, 0, 1, 1), (20, 0, 1, 1)]
)
def test_imperial_forge(on: int, pool: int, keys: int, left: int) -> None:
    """8 Æ above the cost, less 1 for each Æ on friendly creatures; its icon comes first."""
    table = Table(
        mine=[f"troll amber:{on}"], theirs=["bumpsy amber:5"], hand=["imperial-forge"], amber=(pool, 0),
        house="saurian",
    )  # fmt: skip
    table.do("play:imperial-forge")
    if table.asked != "turn":
        table.do(table.offered()[0])
    assert (table.keys(), table.amber(), table.on("troll")) == (keys, left, on)


def test_primus_unguis() -> None:
    """Friendly creatures have 2 power for each Æ on it; after a reap it is exalted, like it or not."""
    table = Table(mine=["primus-unguis amber:1", "troll amber:5"], theirs=["bumpsy"], house="saurian")
    assert [table.power(c) for c in ("primus-unguis", "troll", "bumpsy")] == [7, 10, 5]
    table.do("reap:primus-unguis")
    assert (table.on("primus-unguis"), table.power("troll")) == (2, 12)


@proves("G131")
def test_saurus_rex() -> None:
    """In the center it may be exalted to search for a card of its house, which may be left where it is."""
    board = {
        "mine": ["troll", "saurus-rex", "bumpsy"],
        "theirs": ["urchin"],
        "deck": ["imperium", "anger", "exile"],
        "house": "saurian",
    }
    table = Table(**board).do("reap:saurus-rex", "yes")
    assert table.on("saurus-rex") == 1
    assert table.offered() == ["deck:imperium", "deck:exile", "no"]
    table.do("deck:exile")
    assert table.hand() == ["exile"]
    table = Table(**board).do("fight:saurus-rex", "no")
    assert (table.asked, table.hand(), table.on("saurus-rex")) == ("turn", [], 0)
    board["mine"] = ["troll", "saurus-rex"]
    table = Table(**board).do("reap:saurus-rex")
    assert (table.asked, table.on("saurus-rex")) == ("turn", 0)


def test_saury_about_that() -> None:
    """The controller of the destroyed creature gains an Æ, whoever that is, even if it was saved."""
    board = {"mine": ["troll"], "theirs": ["bumpsy", "urchin warded"], "hand": ["saury-about-that"]}
    table = Table(**board, house="saurian").do("play:saury-about-that", "card:bumpsy")
    assert (table.line(1), table.amber(0), table.amber(1)) == (["urchin"], 0, 1)
    table = Table(**board, house="saurian").do("play:saury-about-that", "card:troll")
    assert (table.line(0), table.amber(0), table.amber(1)) == ([], 1, 0)
    table = Table(**board, house="saurian").do("play:saury-about-that", "card:urchin")
    assert (table.zone("urchin"), table.amber(1)) == ("line", 1)


@proves("G46")
def test_senator_bracchus() -> None:
    """The Æ on all friendly creatures may be spent on keys; after a fight and a reap it is exalted."""
    table = Table(
        mine=["senator-bracchus", "troll amber:2", "bumpsy amber:1"], theirs=["sequis amber:3"], amber=(2, 0),
        house="saurian", houses=HOUSES,
    )  # fmt: skip
    assert (table.state.means(0), table.state.means(1)) == (5, 0)
    table.do("reap:senator-bracchus")
    assert table.on("senator-bracchus") == 1
    table.do("end").to_turn_of(0, "saurian")
    assert table.keys() == 1
    assert table.amber() + table.on("troll") + table.on("bumpsy") + table.on("senator-bracchus") == 1
    table = Table(mine=["senator-bracchus"], theirs=["urchin"], house="saurian").do("fight:senator-bracchus")
    assert table.on("senator-bracchus") == 1


def test_sow_salt() -> None:
    """Nobody reaps until its player's next turn begins; it is played first."""
    table = Table(
        mine=["questor-jarta"],
        theirs=["bumpsy"],
        hand=["sow-salt", "imperium"],
        house="saurian",
        houses=HOUSES,
    )
    table.do("play:sow-salt")
    assert "reap:questor-jarta" not in table.offered()
    table.do("end").to_turn_of(1, "brobnar")
    assert "reap:bumpsy" not in table.offered()
    table.to_turn_of(0, "saurian")
    assert "reap:questor-jarta" in table.offered()
    table = Table(mine=["troll"], hand=["sow-salt", "imperium"], house="saurian").do("play:imperium")
    assert "play:sow-salt" not in table.offered()


@proves("G100")
def test_spartasaur() -> None:
    """After a friendly creature is destroyed, all but Dinosaurs are; not after an enemy, nor after itself."""
    table = Table(
        mine=["spartasaur", "bumpsy", "questor-jarta"],
        theirs=["troll", "thero-centurion"],
        house="brobnar",
    )
    table.do("fight:bumpsy", "card:troll")
    assert (table.line(0), table.line(1)) == (["spartasaur", "questor-jarta"], ["thero-centurion"])
    table = Table(mine=["spartasaur", "bumpsy"], theirs=["shaffles", "sequis"], house="saurian")
    table.do("fight:spartasaur", "card:shaffles")
    assert (table.line(0), table.line(1), table.amber()) == (["spartasaur", "bumpsy"], ["sequis"], 2)
    table = Table(mine=["spartasaur", "bumpsy"], theirs=["troll"], house="saurian").do("fight:spartasaur")
    assert (table.line(0), table.zone("troll")) == (["bumpsy"], "line")


def test_what_they_say() -> None:
    """Exalting is named so; each creature's own Æ counts for it (``AmberOn``)."""
    assert text("grimlocus-dux", "en")[1].endswith(" twice.")
    assert text("tribune-pompitus", "zh-Hant")[0] == "每個友方生物上每有 1 個琥魄，該生物獲得 +2 力量。"
    assert text("tribute", "zh-Hant")[0].endswith("你可以尊崇該生物，以重複前面的效果。")


def test_gargantodon() -> None:
    """It enters stunned, and deals only 4 damage in fights, whoever attacks."""
    table = Table(hand=["gargantodon"], house="saurian").do("play:gargantodon")
    assert table.has("gargantodon", "stunned")
    table = Table(mine=["gargantodon"], theirs=["troll"], house="saurian").do("fight:gargantodon")
    assert (table.damage("troll"), table.damage("gargantodon")) == (4, 8)
    table = Table(mine=["troll"], theirs=["gargantodon"], house="brobnar").do("fight:troll")
    assert (table.damage("troll"), table.damage("gargantodon")) == (4, 8)


@proves("G157")
@pytest.mark.parametrize("whose", ["mine", "theirs"])
def test_gargantodon_and_thieves(whose: str) -> None:
    """Each Æ that would be stolen is captured by a creature of the active player, one after the other."""
    board = {"mine": ["troll", "sequis"], "theirs": ["bumpsy"], "hand": ["ghostly-hand"], "amber": (0, 1)}
    board[whose] = [*board[whose], "gargantodon"]
    table = Table(**board, house="shadows").do("play:ghostly-hand")
    own = ["card:troll", "card:sequis"] + (["card:gargantodon"] if whose == "mine" else [])
    assert table.offered() == own
    table.do("card:sequis")
    assert (table.on("sequis"), table.amber(0), table.amber(1)) == (1, 2, 0)  # the icons
    assert not table.told("stole")


def test_gargantodon_and_several_thefts() -> None:
    """Two Æ may go to two creatures; without a creature of one's own nothing is taken (G242)."""
    board = {"theirs": ["gargantodon"], "hand": ["magda-the-rat"], "amber": (0, 5), "house": "shadows"}
    table = Table(**board, mine=["troll"]).do("play:magda-the-rat", "place:0")
    assert table.offered() == ["card:magda-the-rat", "card:troll"]
    table.do("card:magda-the-rat", "card:troll")
    assert (table.on("magda-the-rat"), table.on("troll"), table.amber(0), table.amber(1)) == (1, 1, 0, 3)
    table = Table(**(board | {"hand": ["ghostly-hand"], "amber": (0, 1)})).do("play:ghostly-hand")
    assert (table.asked, table.amber(0), table.amber(1)) == ("turn", 2, 1)


def test_gargantodon_and_a_theft_from_the_active_player() -> None:
    """What the opponent would steal is captured by the active player's creature, from the pool of its own side."""
    table = Table(
        mine=["gargantodon"],
        hand=["magda-the-rat house:saurian", "saury-about-that"],
        amber=(3, 0),
        house="saurian",
    )
    table.do("play:magda-the-rat~saurian", "place:0", "play:saury-about-that", "card:magda-the-rat~saurian")
    assert (table.on("gargantodon"), table.amber(0), table.amber(1)) == (2, 2, 0)


def test_gargantodon_where_nothing_can_be_stolen() -> None:
    """What cannot be stolen at all is not replaced."""
    table = Table(
        mine=["troll"],
        theirs=["gargantodon", "the-vaultkeeper"],
        hand=["ghostly-hand"],
        amber=(0, 1),
        house="shadows",
    )
    table.do("play:ghostly-hand")
    assert (table.on("troll"), table.amber(1)) == (0, 1)


def test_terrordactyl() -> None:
    """It enters stunned, deals only 4 damage, and 4 to the neighbours of whom it fights, before that."""
    table = Table(hand=["terrordactyl"], house="saurian").do("play:terrordactyl")
    assert table.has("terrordactyl", "stunned")
    table = Table(mine=["terrordactyl"], theirs=["sequis", "troll", "bumpsy", "firespitter"], house="saurian")
    table.do("fight:terrordactyl", "card:troll")
    assert [table.damage(c) for c in ("sequis", "troll", "bumpsy", "firespitter")] == [2, 4, 4, 0]
    assert table.damage("terrordactyl") == 8


@proves("G205")
def test_philophosaurus() -> None:
    """Of the top three cards one goes to the archives, one to the hand, one to the discard pile."""
    board = {"mine": ["philophosaurus"], "deck": ["anger", "punch", "imperium", "exile"], "house": "saurian"}
    table = Table(**board).do("reap:philophosaurus", "yes")
    assert table.offered() == ["deck:anger", "deck:punch", "deck:imperium"]
    table.do("deck:punch")
    assert table.offered() == ["deck:anger", "deck:imperium"]
    table.do("deck:anger")
    assert (table.row("archives"), table.hand(), table.row("discard")) == (["punch"], ["anger"], ["imperium"])
    assert table.row("deck")[0] == "exile"
    table = Table(**board).do("reap:philophosaurus", "no")
    assert (table.row("archives"), table.hand(), table.row("discard")) == ([], [], [])


@pytest.mark.parametrize("seat", [0, 1, None])
def test_philophosaurus_looks_alone(seat: int | None) -> None:
    """The others see which places of the deck are looked at, and imagine some cards there."""
    table = Table(mine=["philophosaurus"], deck=["anger", "punch", "imperium", "exile"], house="saurian")
    for choice in ("reap:philophosaurus", "yes", "deck:punch"):
        table.do(choice)
        view = table.state.view(seat)
        imagined(GAME, table.state, view, Chance(1, 2, 3, 4))


def test_philophosaurus_and_few_cards() -> None:
    """What there is, is archived first, then taken; without a deck nobody is asked."""
    table = Table(mine=["philophosaurus"], deck=["anger", "punch"], house="saurian")
    table.do("reap:philophosaurus", "yes", "deck:punch")
    assert (table.row("archives"), table.hand(), table.row("discard")) == (["punch"], ["anger"], [])
    table = Table(mine=["philophosaurus"], deck=[], house="saurian").do("reap:philophosaurus")
    assert (table.asked, table.amber()) == ("turn", 1)


@proves("G232")
def test_auto_legionary() -> None:
    """By its action it is a creature with 5 power for good, on a flank, and is used in a turn of any house."""
    table = Table(mine=["troll", "auto-legionary"], theirs=["urchin"], house="saurian", houses=HOUSES)
    table.do("action:auto-legionary", "place:1")
    assert (table.line(), table.power("auto-legionary")) == (["troll", "auto-legionary"], 5)
    assert table.has("auto-legionary", "exhausted")
    table.do("end").to_turn_of(0, "brobnar").do("reap:auto-legionary")
    assert table.amber() == 1
    assert "reap:auto-legionary" not in table.offered()


@proves("G229")
def test_auto_legionary_goes_to_a_flank_again() -> None:
    """Its action still puts it on a flank when it is a creature, on the same one or on the other."""
    table = Table(mine=["auto-legionary", "troll", "bumpsy"], house="saurian", houses=HOUSES)
    table.do("action:auto-legionary", "place:2", "end").to_turn_of(0, "saurian")
    table.do("action:auto-legionary")
    assert table.offered() == ["place:0", "place:2"]
    table.do("place:0")
    assert table.line() == ["auto-legionary", "troll", "bumpsy"]
    assert table.asked == "turn"


@proves("G218")
def test_auto_legionary_of_the_opponent() -> None:
    """Used as if it were one's own it is exhausted and stays where it is."""
    table = Table(mine=["troll"], theirs=["auto-legionary"], hand=["remote-access"], house="logos")
    table.do("play:remote-access")
    assert (table.row("artifacts", 1), table.line(0), table.line(1)) == (["auto-legionary"], ["troll"], [])
    assert table.has("auto-legionary", "exhausted")


@pytest.mark.parametrize(
    ("pools", "offered", "choice", "left"),
    [
        ((7, 8), [f"number:{n}" for n in range(3, 9)], "number:5", (2, 3)),
        ((20, 4), [f"number:{n}" for n in range(5)], "number:0", (10, 4)),
        ((0, 12), [], "", (0, 2)),
        ((10, 0), [], "", (0, 0)),
    ],
)
def test_crassosaurus(pools: tuple[int, int], offered: list[str], choice: str, left: tuple[int, int]) -> None:
    """It captures 10 from both pools together (``CapturesFromAll``); the active player says how much from which."""
    table = Table(hand=["crassosaurus"], amber=pools, house="saurian").do("play:crassosaurus")
    if choice:
        assert table.offered() == offered
        table.do(choice)
    assert (table.on("crassosaurus"), table.zone("crassosaurus")) == (10, "line")
    assert (table.amber(0), table.amber(1)) == left
    assert table.keyword("crassosaurus", "elusive") == 1


def test_crassosaurus_without_enough() -> None:
    """With fewer than 10 on it, all that there was, it is purged; the Æ goes to the opponent (G97)."""
    table = Table(hand=["crassosaurus"], amber=(4, 5), house="saurian").do("play:crassosaurus")
    assert (table.zone("crassosaurus"), table.amber(0), table.amber(1)) == ("purged", 0, 9)


def test_good_of_the_many() -> None:
    """Who shares no trait with another creature of its line is destroyed; the other line does not count."""
    table = Table(
        mine=["troll", "bumpsy", "sequis", "urchin"],
        theirs=["bulwark", "ether-spider", "neutron-shark"],
        hand=["good-of-the-many"],
        house="saurian",
    )
    table.do("play:good-of-the-many")
    assert (table.line(0), table.line(1)) == (["troll", "bumpsy"], ["ether-spider", "neutron-shark"])


@proves("G211")
def test_imperial_road() -> None:
    """In a turn of any house a Saurian creature is played from hand, and enters stunned: ``PlayIt`` says so."""
    table = Table(
        mine=["imperial-road", "troll"],
        hand=["thero-centurion", "questor-jarta", "bumpsy", "imperium"],
        amber=(0, 3),
        house="brobnar",
    )
    table.do("omni:imperial-road")
    assert table.offered() == ["hand:thero-centurion", "hand:questor-jarta"]
    table.do("hand:thero-centurion", "place:1")
    assert table.line() == ["troll", "thero-centurion"]
    assert table.has("thero-centurion", "stunned")
    assert table.on("thero-centurion") == 1
    table.do("play:bumpsy", "place:0")
    assert not table.has("bumpsy", "stunned")


def test_imperial_road_without_a_creature() -> None:
    table = Table(mine=["imperial-road"], hand=["bumpsy", "imperium"], house="saurian")
    table.do("omni:imperial-road")
    if table.asked != "turn":
        table.do("no")
    assert len(table.hand()) == 2
    assert table.has("imperial-road", "exhausted")


@proves("G187")
def test_kompsos_haruspex() -> None:
    """ "Play:" of friendly creatures resolves after a reap, too (``also_at``); once, where it does so anyway."""
    table = Table(
        mine=["kompsos-haruspex", "raiding-knight", "thero-centurion"], amber=(0, 5), house="sanctum"
    )
    table.do("reap:raiding-knight")
    assert (table.on("raiding-knight"), table.amber(1)) == (1, 4)
    board = {"mine": ["kompsos-haruspex", "thero-centurion", "senator-shrix"], "amber": (0, 5)}
    table = Table(**board, house="saurian").do("reap:thero-centurion")
    assert (table.on("thero-centurion"), table.amber(1)) == (1, 4)
    table.do("reap:senator-shrix", "yes")
    assert (table.asked, table.on("senator-shrix")) == ("turn", 1)


def test_kompsos_haruspex_helps_its_own_side() -> None:
    """Not the enemy's, not in fights, and not once it has gone."""
    table = Table(
        mine=["raiding-knight"], theirs=["kompsos-haruspex", "urchin"], amber=(0, 5), house="sanctum"
    )
    table.do("reap:raiding-knight")
    assert table.on("raiding-knight") == 0
    table = Table(
        mine=["kompsos-haruspex", "raiding-knight"], theirs=["urchin"], amber=(0, 5), house="sanctum"
    )
    table.do("fight:raiding-knight")
    assert table.on("raiding-knight") == 0


def test_livia_the_elder() -> None:
    """For exalting it, what friendly creatures do after a fight they do after a reap, and the other way round."""
    board = {
        "mine": ["livia-the-elder", "spartasaur", "questor-jarta", "thero-centurion"],
        "theirs": ["urchin", "bumpsy"],
        "amber": (0, 5),
        "house": "saurian",
        "houses": HOUSES,
    }
    table = Table(**board).do("reap:livia-the-elder", "yes", "reap:spartasaur")
    assert (table.on("livia-the-elder"), table.amber()) == (1, 4)
    table.do("fight:questor-jarta", "card:urchin", "yes")
    assert (table.on("questor-jarta"), table.amber()) == (1, 5)
    table.do("fight:thero-centurion", "card:bumpsy")
    assert table.on("thero-centurion") == 1
    table.do("end")
    assert table.state.lasting == []
    table = Table(**board).do("reap:livia-the-elder", "no", "reap:spartasaur")
    assert (table.on("livia-the-elder"), table.amber()) == (0, 2)


def test_livia_the_elder_alone() -> None:
    """Her own effect is one after a fight as well; it does not resolve twice."""
    table = Table(mine=["livia-the-elder"], theirs=["urchin"], house="saurian")
    table.do("reap:livia-the-elder", "yes")
    assert (table.asked, table.on("livia-the-elder")) == ("turn", 1)


@pytest.mark.parametrize(("mine", "theirs"), [(3, 4), (1, 1), (0, 6), (2, 0)])
def test_tertiate(mine: int, theirs: int) -> None:
    """A third of each side is destroyed, rounded up, whichever the active player chooses (``Third``)."""
    table = Table(mine=["bumpsy"] * mine, theirs=["troll"] * theirs, hand=["tertiate"], house="saurian")
    table.do("play:tertiate")
    while table.asked != "turn":
        table.do(table.offered()[-1])
    assert (len(table.line(0)), len(table.line(1))) == (mine - (mine + 2) // 3, theirs - (theirs + 2) // 3)


def test_tertiate_asks_for_one_side_after_the_other() -> None:
    table = Table(mine=["bumpsy", "sequis"], theirs=["troll", "urchin"], hand=["tertiate"], house="saurian")
    table.do("play:tertiate")
    assert table.offered() == ["card:troll", "card:urchin"]
    table.do("card:urchin")
    assert table.offered() == ["card:bumpsy", "card:sequis"]
    table.do("card:sequis")
    assert (table.line(0), table.line(1)) == (["bumpsy"], ["troll"])


@proves("G82")
def test_the_colosseum() -> None:
    """Enemies destroyed in a fight are counted, with whomever they fought; those that die otherwise are not."""
    table = Table(
        mine=["the-colosseum", "troll", "bumpsy"], theirs=["urchin damage:0", "shaffles", "bumpsy"], house="brobnar",
        houses=HOUSES,
    )  # fmt: skip
    table.do("fight:troll", "card:shaffles")
    assert table.counters("the-colosseum") == {"glory": 1}
    table.do("fight:bumpsy", "card:bumpsy.2")
    assert table.counters("the-colosseum") == {"glory": 2}  # both have fallen
    assert table.zone("bumpsy") == "discard"
    table = Table(mine=["the-colosseum"], theirs=["shaffles"], hand=["punch"], house="brobnar").do(
        "play:punch"
    )
    assert (table.zone("shaffles"), table.counters("the-colosseum")) == ("discard", {})
    table = Table(mine=["the-colosseum", "rothais-the-fierce"], theirs=["shaffles", "bumpsy"], house="brobnar", houses=HOUSES)  # fmt: skip
    table.do("end").to_turn_of(1, "dis").do("fight:shaffles")
    assert (table.zone("shaffles"), table.counters("the-colosseum")) == ("discard", {})  # hazardous
    table.do("end").to_turn_of(1, "brobnar").do("fight:bumpsy")
    assert table.zone("bumpsy") == "discard"


@pytest.mark.parametrize(
    ("glory", "pool", "keys", "left"), [(6, 6, 1, 0), (8, 6, 1, 2), (5, 6, 0, 5), (6, 5, 0, 0)]
)
def test_the_colosseum_forges(glory: int, pool: int, keys: int, left: int) -> None:
    """For 6 counters a key is forged at its cost; the counters go even if it can't be paid."""
    table = Table(mine=[f"the-colosseum glory:{glory}"], amber=(pool, 0), house="brobnar")
    table.do("omni:the-colosseum")
    if table.asked != "turn":
        table.do(table.offered()[0])
    assert (table.keys(), table.counters("the-colosseum").get("glory", 0)) == (keys, left)


@pytest.mark.parametrize(
    ("mine", "theirs", "exalted", "keys"), [(6, 0, 1, 1), (5, 0, 1, 0), (6, 1, 0, 0), (0, 0, 0, 0)]
)
def test_triumph(mine: int, theirs: int, exalted: int, keys: int) -> None:
    """Without an enemy all friendly creatures are exalted, and for six of them a key is forged for nothing."""
    table = Table(mine=["bumpsy"] * mine, theirs=["troll"] * theirs, hand=["triumph"], house="saurian")
    table.do("play:triumph")
    if table.asked != "turn":
        table.do(table.offered()[0])
    assert [table.state.amber[c] for c in table.state.line(0)] == [exalted] * mine
    assert (table.keys(), table.amber()) == (keys, 1)


def test_what_else_they_say() -> None:
    """Which moments are meant, what is stolen no more, and a third of each side."""
    assert text("kompsos-haruspex", "zh-Hant") == ["每個友方生物的「打出：」效果視為「打出／收穫後：」效果。"]
    assert text("gargantodon", "zh-Hant")[1] == "每個將被竊取的琥魄，改為由當前玩家控制的一個生物搶佔。"
    assert "one third of all friendly creatures" in text("tertiate", "en")[0]


@proves("G46")
def test_senator_bracchus_pays_for_a_key_with_what_keeps_him_alive() -> None:
    """Paying is one act: the Æ on Primus Unguis gives him power, and what lies on the troll can be spent before he dies."""
    for first in ("amber:primus-unguis", "amber:troll"):
        table = Table(
            mine=["primus-unguis amber:2", "senator-bracchus damage:5", "troll amber:4"], amber=(0, 0),
            house="dis", houses=HOUSES,
        )  # fmt: skip
        for _ in range(4):
            if table.asked != "spend":
                table.do("end" if table.asked == "turn" else table.offered()[0])
        assert table.asked == "spend"
        while table.asked == "spend":
            assert table.zone("senator-bracchus") == "line"
            table.do(first if first in table.offered() else table.offered()[0])
        assert table.zone("senator-bracchus") == "discard"
        table.do(table.offered()[0])
        assert (table.keys(), table.on("primus-unguis"), table.on("troll")) == (1, 0, 0)
