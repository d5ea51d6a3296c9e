"""Saurian of Mass Mutation, from Amphora Captura to Humble (and Exchange Officer), each card on a small board."""

from __future__ import annotations

import pytest
from tests.rules.keyforge.table import Table

from ludarium.core import Chance
from ludarium.games.keyforge import GAME
from ludarium.games.keyforge.engine.state import KeyForgeState
from ludarium.games.keyforge.view.viewer import view_of
from ludarium.testing import proves
from ludarium.testing.twins import imagined


@proves("G155", "G216")
def test_amphora_captura() -> None:
    """Any icon may be resolved as a capture icon, each for itself, and need not be (``AsIcon``)."""
    board = {
        "mine": ["amphora-captura", "troll"], "theirs": ["bumpsy"], "hand": ["crystal-surge icons:DX", "urchin"],
        "amber": (0, 5), "house": "saurian",
    }  # fmt: skip
    table = Table(**board).do("play:crystal-surge+DX")
    assert (table.asked, table.offered()) == ("yes", ["yes", "no"])
    table.do("yes", "yes", "yes")  # Æ, damage, discard
    assert (table.on("troll"), table.amber(0), table.amber(1)) == (3, 0, 2)
    assert (table.damage("bumpsy"), table.zone("urchin"), table.asked) == (0, "hand", "turn")
    table = Table(**board).do("play:crystal-surge+DX", "no", "yes", "no")
    assert (table.on("troll"), table.amber(0), table.amber(1)) == (1, 1, 4)
    assert (table.damage("bumpsy"), table.zone("urchin"), table.asked) == (0, "discard", "turn")


def test_amphora_captura_tells_which_icon_it_is_about() -> None:
    table = Table(mine=["amphora-captura", "troll"], hand=["crystal-surge icons:R"], house="saurian")
    table.do("play:crystal-surge+R")
    for answer, icon in (("no", 0), ("yes", 3)):
        ask = view_of(table.state, 0).ask
        assert ask is not None
        assert (ask.verb, ask.amount, ask.source, ask.ability) == (
            "icon",
            icon,
            "amphora-captura",
            "amphora-captura.1",
        )
        table.do(answer)
    assert (table.amber(), len(table.hand())) == (1, 0)


def test_amphora_captura_and_capture_icons() -> None:
    """Those are what they would become: nobody is asked, with two of it neither, also where one was used."""
    table = Table(
        mine=["amphora-captura", "amphora-captura", "troll"],
        hand=["curia-saurus icons:C"],
        amber=(0, 3),
        house="saurian",
    )
    table.do("play:curia-saurus+C")
    assert (table.asked, table.on("troll")) == ("turn", 1)
    table = Table(
        mine=["amphora-captura", "amphora-captura", "troll"],
        hand=["crystal-surge"],
        amber=(0, 3),
        house="saurian",
    )
    table.do("play:crystal-surge", "yes")
    assert (table.asked, table.on("troll"), table.amber()) == ("turn", 1, 0)


@proves("G242")
def test_amphora_captura_without_a_creature() -> None:
    """The icon is replaced all the same, and nothing comes of it."""
    table = Table(mine=["amphora-captura"], hand=["crystal-surge"], amber=(0, 3), house="saurian")
    table.do("play:crystal-surge", "yes")
    assert (table.asked, table.amber(0), table.amber(1)) == ("turn", 0, 3)


@proves("G158")
def test_amphora_captura_and_scrivener_favian() -> None:
    """An icon becomes a capture, and that a theft; or only the one. A capture icon is stolen as ever."""
    board = {"mine": ["amphora-captura", "scrivener-favian"], "amber": (0, 3), "house": "saurian"}
    table = Table(**board, hand=["forum-of-giants"]).do("play:forum-of-giants", "yes")
    assert (table.asked, table.offered()) == ("yes", ["yes", "no"])
    table.do("yes")
    assert (table.amber(0), table.amber(1), table.on("scrivener-favian")) == (1, 2, 0)
    table = Table(**board, hand=["forum-of-giants"]).do("play:forum-of-giants", "yes", "no")
    assert (table.amber(0), table.amber(1), table.on("scrivener-favian")) == (0, 2, 1)
    table = Table(**board, hand=["forum-of-giants"]).do("play:forum-of-giants", "no")
    assert (table.asked, table.amber(0), table.amber(1)) == ("turn", 1, 3)
    table = Table(**board, hand=["curia-saurus icons:C"]).do("play:curia-saurus+C", "yes")
    assert (table.asked, table.amber(0), table.amber(1)) == ("turn", 1, 2)


@proves("G157")
def test_amphora_captura_and_who_hears_of_icons() -> None:
    """The icon that it became was resolved, not the one that it was."""
    board = {
        "mine": ["amphora-captura", "chronus"],
        "hand": ["crystal-surge icons:R", "urchin"],
        "house": "saurian",
    }
    table = Table(**board).do("play:crystal-surge+R", "no", "yes")
    assert (table.asked, table.row("archives")) == ("turn", [])
    table = Table(**board).do("play:crystal-surge+R", "no", "no")
    assert (table.asked, table.offered()) == ("yes", ["yes", "no"])


def test_amphora_captura_serves_its_player_alone() -> None:
    """The opponent resolves their icons as they are; also one that is resolved again has its own choice (G216)."""
    table = Table(theirs=["amphora-captura", "troll"], hand=["crystal-surge"], amber=(0, 3), house="saurian")
    table.do("play:crystal-surge")
    assert (table.asked, table.amber()) == ("turn", 1)
    table = Table(
        mine=["amphora-captura", "troll"],
        hand=["wild-bounty house:saurian", "crystal-surge"],
        amber=(0, 3),
        house="saurian",
    )
    table.do("play:wild-bounty~saurian", "play:crystal-surge", "no", "yes")
    assert (table.amber(0), table.amber(1), table.on("troll")) == (1, 2, 1)


def test_amphora_captura_is_remembered() -> None:
    """A copy of a game in the middle of the question goes on as the game does, and so does what a bot imagines."""
    table = Table(mine=["amphora-captura", "troll"], hand=["crystal-surge"], amber=(0, 3), house="saurian")
    table.do("play:crystal-surge")
    table.state = table.state.clone()
    for seat in (0, 1):
        imagined(GAME, table.state, table.state.view(seat), Chance(1, 2, 3, 4))
    table.do("yes")
    assert (table.amber(0), table.amber(1), table.on("troll")) == (0, 2, 1)


@proves("G33")
def test_beware_the_ides() -> None:
    """Only creatures in the center of their own line may be chosen, whoever controls them; an even line has none."""
    table = Table(
        mine=["troll", "bumpsy", "urchin"],
        theirs=["krump", "sequis"],
        hand=["beware-the-ides"],
        house="saurian",
    )
    table.do("play:beware-the-ides")
    assert (table.line(0), table.line(1), table.amber()) == (["troll", "urchin"], ["krump", "sequis"], 1)
    table = Table(
        mine=["troll"], theirs=["krump", "gladiodontus", "urchin"], hand=["beware-the-ides"], house="saurian"
    )
    table.do("play:beware-the-ides")
    assert table.offered() == ["card:troll", "card:gladiodontus"]
    table.do("card:gladiodontus")
    assert table.line(1) == ["krump", "urchin"]


def test_beware_the_ides_where_nobody_stands_in_a_center() -> None:
    table = Table(mine=["troll", "bumpsy"], hand=["beware-the-ides"], house="saurian")
    table.do("play:beware-the-ides")
    assert (table.asked, table.line(), table.amber()) == ("turn", ["troll", "bumpsy"], 1)


@proves("G128")
def test_citizen_shrix() -> None:
    """It has no choice, and steals even though it holds Æ then; on play and after it reaps."""
    table = Table(hand=["citizen-shrix"], amber=(0, 3), house="saurian").do("play:citizen-shrix")
    assert (table.on("citizen-shrix"), table.amber(0), table.amber(1)) == (1, 1, 2)
    table.to_turn_of(1, "brobnar").to_turn_of(0, "saurian").do("reap:citizen-shrix")
    assert (table.on("citizen-shrix"), table.amber(0), table.amber(1)) == (2, 3, 1)


def test_citizen_shrix_finds_nothing_to_steal() -> None:
    table = Table(mine=["citizen-shrix"], house="saurian").do("reap:citizen-shrix")
    assert (table.on("citizen-shrix"), table.amber(0), table.amber(1)) == (1, 1, 0)


@proves("G228")
def test_consul_primus() -> None:
    """From any creature to any other, of either side; one without Æ gives none."""
    board = {"mine": ["consul-primus amber:1", "troll"], "theirs": ["bumpsy"], "house": "saurian"}
    table = Table(**board).do("reap:consul-primus")
    assert table.offered() == ["card:consul-primus", "card:troll", "card:bumpsy"]
    table.do("card:consul-primus")
    assert table.offered() == ["card:troll", "card:bumpsy"]
    table.do("card:bumpsy")
    assert (table.on("consul-primus"), table.on("bumpsy")) == (0, 1)
    table = Table(**board).do("reap:consul-primus", "card:troll", "card:bumpsy")
    assert (table.on("consul-primus"), table.on("bumpsy")) == (1, 0)


def test_consul_primus_alone() -> None:
    """There is no other creature to which it could go."""
    table = Table(mine=["consul-primus amber:1"], house="saurian").do("reap:consul-primus")
    assert (table.asked, table.on("consul-primus"), table.amber()) == ("turn", 1, 1)


def test_cornicen_octavia() -> None:
    """It captures both itself, or the one there is; nothing after it reaps."""
    for pool, captured in ((3, 2), (1, 1), (0, 0)):
        table = Table(mine=["cornicen-octavia", "troll"], amber=(0, pool), house="saurian")
        table.do("action:cornicen-octavia")
        assert (table.on("cornicen-octavia"), table.amber(1)) == (captured, pool - captured)
    table = Table(mine=["cornicen-octavia"], amber=(0, 3), house="saurian").do("reap:cornicen-octavia")
    assert (table.on("cornicen-octavia"), table.amber(0), table.amber(1)) == (0, 1, 3)


def test_curse_of_vanity() -> None:
    """One of each side; one's own first."""
    table = Table(
        mine=["troll", "sequis"], theirs=["bumpsy", "urchin"], hand=["curse-of-vanity"], house="saurian"
    )
    table.do("play:curse-of-vanity")
    assert table.offered() == ["card:troll", "card:sequis"]
    table.do("card:sequis")
    assert table.offered() == ["card:bumpsy", "card:urchin"]
    table.do("card:bumpsy")
    assert [table.on(name) for name in ("troll", "sequis", "bumpsy", "urchin")] == [0, 1, 1, 0]


def test_curse_of_vanity_where_a_side_is_empty() -> None:
    """The side that has a creature is exalted all the same; an empty board is none."""
    table = Table(theirs=["bumpsy"], hand=["curse-of-vanity"], house="saurian").do("play:curse-of-vanity")
    assert table.on("bumpsy") == 1
    table = Table(mine=["bumpsy"], hand=["curse-of-vanity"], house="saurian").do("play:curse-of-vanity")
    assert table.on("bumpsy") == 1
    table = Table(hand=["curse-of-vanity"], house="saurian").do("play:curse-of-vanity")
    assert (table.asked, table.amber()) == ("turn", 1)


def test_dæmo_saurus() -> None:
    """Any creature is hurt, itself among them, for an Æ on it; without it nobody is."""
    table = Table(hand=["dæmo-saurus"], theirs=["troll"], house="saurian")
    table.do("play:daemo-saurus", "yes")
    assert table.offered() == ["card:daemo-saurus", "card:troll"]
    table.do("card:troll")
    assert (table.on("daemo-saurus"), table.damage("troll")) == (1, 3)
    table = Table(hand=["dæmo-saurus"], theirs=["troll"], house="saurian").do("play:daemo-saurus", "no")
    assert (table.asked, table.on("daemo-saurus"), table.damage("troll")) == ("turn", 0, 0)


def test_dæmo_saurus_is_destroyed() -> None:
    """Its player steals, also on the opponent's turn, and from nobody who has nothing."""
    for pool in (2, 0):
        table = Table(mine=["troll"], theirs=["dæmo-saurus"], amber=(pool, 0), house="brobnar")
        table.do("fight:troll")
        assert (table.zone("daemo-saurus"), table.amber(1)) == ("discard", min(pool, 1))


@proves("G103")
def test_defense_initiative() -> None:
    """Any creature is warded; its neighbours only if it is exalted, and no others of its line."""
    board = {
        "mine": ["troll"], "theirs": ["bumpsy", "krump", "urchin", "sequis"], "hand": ["defense-initiative"],
        "house": "saurian",
    }  # fmt: skip
    table = Table(**board).do("play:defense-initiative")
    assert table.offered() == ["card:troll", "card:bumpsy", "card:krump", "card:urchin", "card:sequis"]
    table.do("card:krump", "yes")
    warded = [table.has(name, "warded") for name in ("troll", "bumpsy", "krump", "urchin", "sequis")]
    assert (warded, table.on("krump")) == ([False, True, True, True, False], 1)
    table = Table(**board).do("play:defense-initiative", "card:krump", "no")
    warded = [table.has(name, "warded") for name in ("bumpsy", "krump", "urchin")]
    assert (warded, table.on("krump"), table.asked) == ([False, True, False], 0, "turn")


def test_defense_initiative_on_one_that_has_a_ward() -> None:
    """It need not be warded now to be exalted, nor to have its neighbours warded."""
    table = Table(mine=["troll warded", "bumpsy"], hand=["defense-initiative"], house="saurian")
    table.do("play:defense-initiative", "card:troll", "yes")
    assert (table.on("troll"), table.has("bumpsy", "warded")) == (1, True)


def test_defense_initiative_on_an_empty_board() -> None:
    """Nobody is asked whether to exalt nothing."""
    assert Table(hand=["defense-initiative"], house="saurian").do("play:defense-initiative").asked == "turn"


@proves("G47")
def test_faust_the_great() -> None:
    """Keys of the opponent alone cost more, for each creature of its player with Æ, however much lies on it."""
    table = Table(
        mine=["faust-the-great", "troll amber:3", "bumpsy"],
        theirs=["krump amber:2"],
        amber=(0, 7),
        house="saurian",
    )
    assert (table.state.key_cost(0), table.state.key_cost(1)) == (6, 7)
    table = Table(
        mine=["faust-the-great amber:1", "troll amber:3"],
        theirs=["krump amber:2"],
        amber=(0, 7),
        house="saurian",
    )
    assert (table.state.key_cost(0), table.state.key_cost(1)) == (6, 8)
    table.to_turn_of(1, "brobnar")
    assert (table.keys(1), table.amber(1)) == (0, 7)


def test_faust_the_great_exalts() -> None:
    """A friendly creature, itself among them, or none."""
    board = {"mine": ["troll"], "theirs": ["krump"], "hand": ["faust-the-great"], "house": "saurian"}
    table = Table(**board).do("play:faust-the-great", "place:0", "yes")
    assert table.offered() == ["card:faust-the-great", "card:troll"]
    table.do("card:troll")
    assert (table.on("troll"), table.state.key_cost(1)) == (1, 7)
    table = Table(**board).do("play:faust-the-great", "place:0", "no")
    assert (table.on("troll"), table.on("faust-the-great"), table.state.key_cost(1)) == (0, 0, 6)


def test_galeatops() -> None:
    """It deals 4 in its own fight, and in one that the opponent begins."""
    table = Table(mine=["galeatops"], theirs=["troll"], house="saurian").do("fight:galeatops")
    assert (table.damage("troll"), table.damage("galeatops")) == (4, 8)
    table = Table(mine=["troll"], theirs=["galeatops"], house="brobnar").do("fight:troll")
    assert (table.damage("troll"), table.damage("galeatops")) == (4, 8)


def test_blast_from_the_past() -> None:
    """As much damage as the archived creature has power in print."""
    table = Table(
        mine=["troll"], theirs=["bumpsy", "krump"], hand=["blast-from-the-past"],
        discard=["galeatops", "consul-primus", "urchin", "curse-of-vanity"], house="saurian",
    )  # fmt: skip
    table.do("play:blast-from-the-past")
    assert table.on("troll") == 1
    assert table.offered() == ["pile:galeatops", "pile:consul-primus"]
    table.do("pile:consul-primus")
    assert table.offered() == ["card:bumpsy", "card:krump"]
    table.do("card:krump")
    assert (table.zone("consul-primus"), table.damage("krump"), table.zone("galeatops")) == (
        "archives",
        3,
        "discard",
    )


def test_blast_from_the_past_without_a_creature_to_archive() -> None:
    """Then no power is there to deal, and nobody is asked whom; without friendly creatures nothing is exalted."""
    table = Table(
        mine=["troll"],
        theirs=["bumpsy", "krump"],
        hand=["blast-from-the-past"],
        discard=["urchin"],
        house="saurian",
    )
    table.do("play:blast-from-the-past")
    assert (table.on("troll"), table.asked, table.zone("urchin")) == (1, "turn", "discard")
    assert (table.damage("bumpsy"), table.damage("krump")) == (0, 0)
    table = Table(theirs=["bumpsy"], hand=["blast-from-the-past"], discard=["galeatops"], house="saurian")
    table.do("play:blast-from-the-past")
    assert (table.zone("galeatops"), table.zone("bumpsy")) == ("archives", "discard")


@proves("G97", "G194")
def test_curia_saurus() -> None:
    """One Æ goes over to the strongest enemy before the rest goes to its player; creatures of both sides have it."""
    table = Table(
        mine=["curia-saurus", "urchin amber:3"], theirs=["troll", "krump"], hand=["punch"], house="brobnar"
    )
    table.do("play:punch", "card:urchin")
    assert (table.on("troll"), table.amber(0), table.amber(1)) == (1, 1, 2)
    table = Table(
        mine=["curia-saurus", "troll", "sequis"], theirs=["urchin amber:2"], hand=["punch"], house="brobnar"
    )
    table.do("play:punch", "card:urchin")
    assert (table.on("troll"), table.on("sequis"), table.amber(0), table.amber(1)) == (1, 0, 2, 0)


def test_curia_saurus_chooses_among_the_strongest() -> None:
    table = Table(
        mine=["curia-saurus", "urchin amber:1"],
        theirs=["bumpsy", "troll", "troll"],
        hand=["punch"],
        house="brobnar",
    )
    table.do("play:punch", "card:urchin")
    assert table.offered() == ["card:troll", "card:troll.2"]
    table.do("card:troll.2")
    assert (table.on("troll.2"), table.amber(1)) == (1, 0)


def test_curia_saurus_without_an_enemy_or_without_æ() -> None:
    """All of it goes to the opponent as ever; who holds none gives none."""
    table = Table(mine=["curia-saurus", "urchin amber:2"], hand=["punch"], house="brobnar")
    table.do("play:punch")
    assert table.amber(1) == 2
    table = Table(mine=["curia-saurus", "urchin"], theirs=["troll"], hand=["punch"], house="brobnar")
    table.do("play:punch", "card:urchin")
    assert (table.on("troll"), table.amber(1)) == (0, 0)


@proves("G10")
def test_dark_centurion() -> None:
    """The Æ goes to nobody, and that creature is warded; one without Æ is not."""
    board = {"mine": ["dark-centurion"], "theirs": ["troll amber:2", "bumpsy"], "house": "saurian"}
    table = Table(**board).do("action:dark-centurion")
    assert table.offered() == ["card:dark-centurion", "card:troll", "card:bumpsy"]
    table.do("card:troll")
    assert (table.on("troll"), table.has("troll", "warded")) == (1, True)
    assert (table.amber(0), table.amber(1)) == (0, 0)
    table = Table(**board).do("action:dark-centurion", "card:bumpsy")
    assert (table.has("bumpsy", "warded"), table.on("troll")) == (False, 2)


def test_dreadbone_decimus() -> None:
    """On play, for an Æ on it, it destroys a creature of either side that is weaker than it is."""
    board = {
        "mine": ["urchin"],
        "theirs": ["troll", "bumpsy", "krump", "dark-faerie"],
        "hand": ["dreadbone-decimus"],
    }
    table = Table(**board, house="saurian").do("play:dreadbone-decimus", "place:0", "yes")
    assert table.offered() == ["card:urchin", "card:dark-faerie"]
    table.do("card:dark-faerie")
    assert (table.on("dreadbone-decimus"), table.zone("dark-faerie")) == (1, "discard")
    table = Table(**board, house="saurian").do("play:dreadbone-decimus", "place:0", "no")
    assert (table.asked, table.on("dreadbone-decimus"), table.zone("urchin")) == ("turn", 0, "line")


def test_dreadbone_decimus_fights() -> None:
    """The same after it has fought and stands; counters on it count."""
    table = Table(mine=["dreadbone-decimus plus:1"], theirs=["consul-primus", "bumpsy"], house="saurian")
    table.do("fight:dreadbone-decimus", "card:consul-primus", "yes")
    assert (table.zone("consul-primus"), table.zone("bumpsy")) == ("discard", "discard")
    table = Table(mine=["dreadbone-decimus"], theirs=["troll", "urchin"], house="saurian")
    table.do("fight:dreadbone-decimus", "card:troll")
    assert (table.zone("dreadbone-decimus"), table.asked, table.zone("urchin")) == ("discard", "turn", "line")


@proves("G102", "G104")
def test_gladiodontus() -> None:
    """Ready and enraged after its first use of a turn, however it was used; not after its second."""
    table = Table(mine=["gladiodontus"], theirs=["krump", "troll"], house="saurian").do("reap:gladiodontus")
    assert (table.has("gladiodontus", "exhausted"), table.has("gladiodontus", "enraged")) == (False, True)
    assert "reap:gladiodontus" not in table.offered()
    table.do("fight:gladiodontus", "card:troll")
    assert (table.damage("troll"), table.damage("gladiodontus")) == (5, 8)
    assert (table.has("gladiodontus", "exhausted"), table.has("gladiodontus", "enraged")) == (True, False)
    table = Table(mine=["gladiodontus"], theirs=["troll"], house="saurian").do("fight:gladiodontus")
    assert (table.has("gladiodontus", "exhausted"), table.has("gladiodontus", "enraged")) == (False, True)


def test_gladiodontus_is_played() -> None:
    """It enters stunned; that the stun is removed is its first use, and readies it no more."""
    table = Table(hand=["gladiodontus"], theirs=["krump"], house="saurian").do("play:gladiodontus")
    assert table.has("gladiodontus", "stunned")
    table.to_turn_of(1, "brobnar").to_turn_of(0, "saurian").do("unstun:gladiodontus")
    assert (table.has("gladiodontus", "stunned"), table.has("gladiodontus", "exhausted")) == (False, True)
    assert not table.has("gladiodontus", "enraged")


def test_gladiodontus_is_attacked() -> None:
    """It deals no more than 5 then, too, and was not used."""
    table = Table(mine=["troll"], theirs=["gladiodontus"], house="brobnar").do("fight:troll")
    assert (table.damage("troll"), table.has("gladiodontus", "enraged")) == (5, False)


@proves("G33")
def test_hedonistic_intent() -> None:
    """The flanks of both lines; who stands alone is both flanks and is exalted once."""
    table = Table(
        mine=["troll", "sequis", "bumpsy"], theirs=["krump"], hand=["hedonistic-intent"], house="saurian"
    )
    table.do("play:hedonistic-intent")
    assert [table.on(name) for name in ("troll", "sequis", "bumpsy", "krump")] == [1, 0, 1, 1]
    assert Table(hand=["hedonistic-intent"], house="saurian").do("play:hedonistic-intent").amber() == 1


@proves("G10", "G75")
def test_humble() -> None:
    """A ready creature is exhausted and loses 3 Æ, or what it has, to the supply; an exhausted one keeps it."""
    board = {"mine": ["troll"], "theirs": ["bumpsy amber:5", "krump exhausted amber:4"], "hand": ["humble"]}
    table = Table(**board, house="saurian").do("play:humble")
    assert table.offered() == ["card:troll", "card:bumpsy", "card:krump"]
    table.do("card:bumpsy")
    assert (table.has("bumpsy", "exhausted"), table.on("bumpsy")) == (True, 2)
    assert (table.amber(0), table.amber(1)) == (1, 0)
    table = Table(**board, house="saurian").do("play:humble", "card:krump")
    assert table.on("krump") == 4
    table = Table(theirs=["bumpsy amber:2"], hand=["humble"], house="saurian").do("play:humble")
    assert (table.on("bumpsy"), table.amber(0), table.amber(1)) == (0, 1, 0)


def test_humble_on_an_empty_board() -> None:
    table = Table(hand=["humble"], house="saurian").do("play:humble")
    assert (table.asked, table.amber()) == ("turn", 1)


def test_crystal_surge() -> None:
    """Mutants of both sides, and no others."""
    table = Table(
        mine=["citizen-shrix", "troll"],
        theirs=["dark-centurion", "krump"],
        hand=["crystal-surge"],
        house="saurian",
    )
    table.do("play:crystal-surge")
    assert [table.on(name) for name in ("citizen-shrix", "troll", "dark-centurion", "krump")] == [1, 0, 1, 0]


@pytest.mark.parametrize(
    ("mine", "theirs", "pools"), [("troll", "krump", (1, 0)), ("krump", "troll", (0, 1))]
)
def test_forum_of_giants(mine: str, theirs: str, pools: tuple[int, int]) -> None:
    """Whoever has the strongest creature gains, at the start of its player's turns only (``ByController``)."""
    table = Table(mine=["forum-of-giants", mine], theirs=[theirs], house="saurian")
    table.to_turn_of(1, "brobnar")
    assert (table.amber(0), table.amber(1)) == (0, 0)
    table.to_turn_of(0, "saurian")
    assert (table.amber(0), table.amber(1)) == pools


@proves("G194")
def test_forum_of_giants_where_two_are_strongest() -> None:
    """The player whose turn it is says which of them counts."""
    table = Table(mine=["forum-of-giants", "troll"], theirs=["troll"], house="saurian").to_turn_of(
        1, "brobnar"
    )
    table.do("end")
    assert table.offered() == ["card:troll", "card:troll.2"]
    table.do("card:troll.2")
    assert (table.amber(0), table.amber(1)) == (0, 1)


def test_forum_of_giants_without_creatures() -> None:
    table = Table(mine=["forum-of-giants"], house="saurian").to_turn_of(1, "brobnar").to_turn_of(0, "saurian")
    assert (table.amber(0), table.amber(1)) == (0, 0)


def test_charybdis() -> None:
    """Whoever fights with an enemy creature loses an Æ first, before whatever comes of the fight."""
    table = Table(mine=["troll", "krump"], theirs=["charybdis"], amber=(2, 2), house="brobnar")
    table.do("fight:troll")
    assert (table.amber(0), table.amber(1), table.damage("charybdis")) == (1, 2, 0)
    table = Table(mine=["troll"], theirs=["charybdis"], house="brobnar").do("fight:troll")
    assert table.amber(0) == 0


def test_charybdis_lets_friends_fight() -> None:
    """Creatures of its own side lose nothing, nor do enemies that reap, nor is anybody charged for being attacked."""
    table = Table(mine=["charybdis", "galeatops"], theirs=["krump"], amber=(2, 2), house="saurian")
    table.do("fight:galeatops")
    assert (table.amber(0), table.amber(1)) == (2, 2)
    table = Table(mine=["troll"], theirs=["charybdis"], amber=(2, 2), house="brobnar").do("reap:troll")
    assert table.amber(0) == 3


def test_exchange_officer() -> None:
    """A friendly Star Alliance card is used as it is played, after it fights, and after it reaps."""
    table = Table(mine=["exchange-officer", "cxo-taber", "dextre"], theirs=["cxo-taber"], house="saurian")
    table.do("reap:exchange-officer")
    assert (table.asked, table.offered()) == ("use", ["reap:cxo-taber", "fight:cxo-taber"])
    table.do("reap:cxo-taber")
    assert table.amber() == 2
    table = Table(hand=["exchange-officer"], mine=["cxo-taber"], house="saurian")
    table.do("play:exchange-officer", "place:0")
    assert table.has("cxo-taber", "exhausted")
    table = Table(mine=["exchange-officer", "cxo-taber"], theirs=["urchin"], house="saurian")
    table.do("fight:exchange-officer", "reap:cxo-taber")
    assert (table.has("cxo-taber", "exhausted"), table.amber()) == (True, 1)
    table = Table(mine=["exchange-officer", "dextre"], house="saurian").do("reap:exchange-officer")
    assert (table.asked, table.has("dextre", "exhausted")) == ("turn", False)


def test_high_priest_torvus() -> None:
    """The next action of that turn comes back once it has been resolved, and only that (``REPLACED_RESOLVED``)."""
    table = Table(
        mine=["high-priest-torvus", "troll"],
        hand=["crystal-surge", "hedonistic-intent", "citizen-shrix"],
        house="saurian",
    )
    table.do("reap:high-priest-torvus", "yes")
    assert table.on("high-priest-torvus") == 1
    table.do("play:citizen-shrix", "place:0", "play:hedonistic-intent")
    assert [table.on(name) for name in ("citizen-shrix", "high-priest-torvus", "troll")] == [2, 1, 1]
    assert (table.zone("hedonistic-intent"), table.amber()) == ("hand", 2)
    table.do("play:crystal-surge", "play:hedonistic-intent")
    assert (table.zone("crystal-surge"), table.zone("hedonistic-intent")) == ("discard", "discard")


def test_high_priest_torvus_is_not_exalted() -> None:
    """Then nothing comes back; and nothing does on a later turn."""
    board = {"mine": ["high-priest-torvus"], "hand": ["crystal-surge"], "house": "saurian"}
    table = Table(**board).do("reap:high-priest-torvus", "no", "play:crystal-surge")
    assert (table.on("high-priest-torvus"), table.zone("crystal-surge")) == (0, "discard")
    table = Table(**board).do("reap:high-priest-torvus", "yes")
    table.to_turn_of(1, "brobnar").to_turn_of(0, "saurian").do("play:crystal-surge")
    assert table.zone("crystal-surge") == "discard"


def test_high_priest_torvus_twice() -> None:
    """Both are about the same next action."""
    table = Table(
        mine=["high-priest-torvus", "high-priest-torvus"],
        hand=["crystal-surge", "hedonistic-intent"],
        house="saurian",
    )
    table.do("reap:high-priest-torvus", "yes", "reap:high-priest-torvus.2", "yes")
    table.do("play:crystal-surge", "play:hedonistic-intent")
    assert (table.zone("crystal-surge"), table.zone("hedonistic-intent")) == ("hand", "discard")


def test_high_priest_torvus_and_an_action_that_goes_elsewhere() -> None:
    """It was the next one, and is not brought back from where it has gone."""
    table = Table(
        mine=["high-priest-torvus"], hand=["library-access house:saurian", "crystal-surge"], house="saurian"
    )
    table.do("reap:high-priest-torvus", "yes", "play:library-access~saurian", "play:crystal-surge")
    table.do("trigger:crystal-surge")  # or the card is drawn first
    assert (table.zone("library-access~saurian"), table.zone("crystal-surge")) == ("purged", "discard")


def test_high_priest_torvus_reaps_while_an_action_is_resolved() -> None:
    """That action is not the next one: it goes to the pile, and the one after it comes back."""
    table = Table(
        mine=["high-priest-torvus exhausted"],
        hand=["inspiration house:saurian", "crystal-surge"],
        house="saurian",
    )
    table.do("play:inspiration~saurian", "yes", "play:crystal-surge")
    assert (table.zone("inspiration~saurian"), table.zone("crystal-surge")) == ("discard", "hand")


def test_high_priest_torvus_and_an_action_that_plays_another() -> None:
    """The outer one is the next that is played: it comes back, the one that it plays does not."""
    table = Table(
        mine=["high-priest-torvus"],
        hand=["wild-wormhole house:saurian"],
        deck=["crystal-surge"],
        house="saurian",
    )
    table.do("reap:high-priest-torvus", "yes", "play:wild-wormhole~saurian")
    assert (table.zone("wild-wormhole~saurian"), table.zone("crystal-surge")) == ("hand", "discard")


def test_high_priest_torvus_is_remembered() -> None:
    """A copy of a game in the middle of that action knows that it comes back, and so does what a bot imagines."""
    table = Table(
        mine=["high-priest-torvus"], theirs=["troll"], hand=["punch house:saurian"], house="saurian"
    )
    table.do("reap:high-priest-torvus", "yes", "play:punch~saurian")
    assert (table.asked, table.zone("punch~saurian")) == ("card", "revealed")
    table.state = table.state.clone()
    for seat in (0, 1):
        imagined(GAME, table.state, table.state.view(seat), Chance(1, 2, 3, 4))
    twin = GAME.sample(table.state.view(0), Chance(1, 2, 3, 4))
    assert isinstance(twin, KeyForgeState)
    table.do("card:troll")
    assert (table.zone("punch~saurian"), table.damage("troll")) == ("hand", 3)
    table.state = twin
    table.do("card:troll")
    assert table.zone("punch~saurian") == "hand"


def test_high_priest_torvus_helps_its_player_alone() -> None:
    """An action that the opponent plays in their turn goes to the pile."""
    table = Table(mine=["high-priest-torvus"], their_hand=["crystal-surge"], house="saurian")
    table.do("reap:high-priest-torvus", "yes").to_turn_of(1, "saurian").do("play:crystal-surge")
    assert table.zone("crystal-surge") == "discard"
