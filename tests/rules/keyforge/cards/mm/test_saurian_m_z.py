"""Saurian of Mass Mutation, from Legion's March to Xeno-Saurus, each card on a small board."""

from __future__ import annotations

import pytest
from tests.rules.keyforge.table import Table

from ludarium.testing import proves

HOUSES = [["saurian", "brobnar", "untamed"], ["brobnar", "dis", "saurian"]]


def test_legion_s_march() -> None:
    """After each use of a Dinosaur, whatever is not one is hurt, on both sides; until the turn ends."""
    table = Table(
        mine=["questor-jarta", "thero-centurion", "troll", "krump house:saurian"],
        theirs=["bumpsy", "tricerian-legionary"],
        hand=["legion-s-march"],
        house="saurian",
        houses=HOUSES,
    )
    names = ("troll", "krump~saurian", "bumpsy", "questor-jarta", "thero-centurion", "tricerian-legionary")
    table.do("play:legion-s-march")
    assert [table.damage(name) for name in names] == [0, 0, 0, 0, 0, 0]
    table.do("reap:krump~saurian")  # no Dinosaur
    assert [table.damage(name) for name in names] == [0, 0, 0, 0, 0, 0]
    table.do("reap:questor-jarta", "trigger:legion-s-march", "no")
    table.do("reap:thero-centurion")
    assert [table.damage(name) for name in names[:4]] == [2, 2, 2, 0]
    table.do("end").to_turn_of(1, "saurian").do("reap:tricerian-legionary")
    assert (table.damage("troll"), table.damage("bumpsy")) == (2, 2)


def test_legion_s_march_hears_a_dinosaur_that_dies_fighting() -> None:
    """It was used, though it is gone (G183); artifacts are no creatures, and the opponent's uses don't count."""
    table = Table(
        mine=["questor-jarta", "the-golden-spiral"],
        theirs=["troll"],
        hand=["legion-s-march"],
        house="saurian",
    )
    table.do("play:legion-s-march", "fight:questor-jarta")
    assert (table.zone("questor-jarta"), table.damage("troll")) == ("discard", 4)
    table.do("action:the-golden-spiral")
    assert table.damage("troll") == 4


VARIANTS = ["lyco-saurus", "sacro-saurus", "techno-saurus", "umbra-saurus", "xeno-saurus"]


@pytest.mark.parametrize("saurus", VARIANTS)
def test_a_saurus_is_exalted_for_damage(saurus: str) -> None:
    """3 damage to any creature for an exalt, which may be left out; alone it hurts itself."""
    board = {"mine": ["troll"], "theirs": ["bumpsy"], "hand": [saurus], "house": "saurian"}
    table = Table(**board).do(f"play:{saurus}", "place:1")
    assert table.offered() == ["yes", "no"]
    table.do("yes")
    assert table.on(saurus) == 1
    assert table.offered() == ["card:troll", f"card:{saurus}", "card:bumpsy"]
    table.do("card:bumpsy")
    assert (table.damage("bumpsy"), table.damage("troll"), table.asked) == (3, 0, "turn")
    table = Table(**board).do(f"play:{saurus}", "place:1", "no")
    assert (table.on(saurus), table.damage("bumpsy"), table.asked) == (0, 0, "turn")
    table = Table(hand=["sacro-saurus"], house="saurian").do("play:sacro-saurus", "yes")
    assert (table.on("sacro-saurus"), table.damage("sacro-saurus")) == (1, 1)


def test_the_keywords_of_a_saurus() -> None:
    table = Table(mine=VARIANTS, house="saurian")
    assert [table.keyword(saurus, "skirmish") for saurus in VARIANTS] == [1, 0, 0, 0, 0]
    assert [table.keyword(saurus, "elusive") for saurus in VARIANTS] == [0, 0, 0, 1, 0]


def test_techno_saurus() -> None:
    """After a reap a card of the hand is discarded and one drawn; with an empty hand none is (G10)."""
    table = Table(mine=["techno-saurus"], hand=["punch", "anger"], deck=["troll"], house="saurian")
    table.do("reap:techno-saurus")
    assert table.offered() == ["hand:punch", "hand:anger"]
    table.do("hand:anger")
    assert (table.row("discard"), table.hand()) == (["anger"], ["punch", "troll"])
    table = Table(mine=["techno-saurus"], deck=["troll"], house="saurian").do("reap:techno-saurus")
    assert (table.hand(), table.amber(), table.asked) == ([], 1, "turn")


def test_xeno_saurus() -> None:
    """After a fight one of three top cards comes to the hand, one goes to the bottom, one stays; or what there is."""
    board = {"mine": ["xeno-saurus"], "theirs": ["silvertooth"], "house": "saurian"}
    table = Table(**board, deck=["punch", "anger", "troll", "labwork"]).do("fight:xeno-saurus")
    assert sorted(table.offered()) == ["deck:anger", "deck:punch", "deck:troll"]
    table.do("deck:anger", "deck:punch")
    assert (table.hand(), table.row("deck")) == (["anger"], ["troll", "labwork", "punch"])
    table = Table(**board, deck=["punch"]).do("fight:xeno-saurus")
    assert (table.hand(), table.row("deck"), table.asked) == (["punch"], [], "turn")


def test_monument_to_faust() -> None:
    """Everybody's keys cost more, in the opponent's next turn only."""
    table = Table(mine=["monument-to-faust"], house="saurian", houses=HOUSES).do("action:monument-to-faust")
    assert (table.state.key_cost(0), table.state.key_cost(1)) == (6, 6)
    table.to_turn_of(1, "brobnar")
    assert (table.state.key_cost(0), table.state.key_cost(1)) == (7, 7)
    table.to_turn_of(0, "saurian")
    assert (table.state.key_cost(0), table.state.key_cost(1)) == (6, 6)


def test_monument_to_faust_with_faust_the_great() -> None:
    """2 more if he lies in one's own discard pile as it is used; in the opponent's, or in play, he does nothing."""
    board = {"mine": ["monument-to-faust"], "house": "saurian", "houses": HOUSES}
    for where, cost in (("discard", 8), ("their_discard", 7), ("hand", 7)):
        table = Table(**board, **{where: ["faust-the-great"]}).do("action:monument-to-faust")
        assert table.to_turn_of(1, "brobnar").state.key_cost(1) == cost


def test_monument_to_ludo() -> None:
    """1 Æ of any creature goes to the supply; 2 with Praefectus Ludo in one's discard pile, and nowhere else."""
    board = {"mine": ["monument-to-ludo", "troll"], "theirs": ["bumpsy amber:3", "urchin amber:1"]}
    table = Table(**board, their_discard=["praefectus-ludo"], house="saurian").do("action:monument-to-ludo")
    assert table.offered() == ["card:troll", "card:bumpsy", "card:urchin"]
    table.do("card:bumpsy")
    assert (table.on("bumpsy"), table.amber(), table.amber(1)) == (2, 0, 0)
    table = Table(**board, hand=["praefectus-ludo"], house="saurian")
    table.do("action:monument-to-ludo", "card:bumpsy")
    assert table.on("bumpsy") == 2
    table = Table(**board, discard=["praefectus-ludo"], house="saurian")
    table.do("action:monument-to-ludo", "card:bumpsy")
    assert (table.on("bumpsy"), table.on("urchin"), table.amber(), table.amber(1)) == (1, 1, 0, 0)
    table = Table(**board, discard=["praefectus-ludo"], house="saurian")
    table.do("action:monument-to-ludo", "card:urchin")
    assert table.on("urchin") == 0
    table = Table(mine=["monument-to-ludo"], house="saurian").do("action:monument-to-ludo")
    assert table.asked == "turn"


def test_monument_to_octavia() -> None:
    """A friendly creature captures 1; without one, nothing does."""
    table = Table(
        mine=["monument-to-octavia", "troll", "sequis"], theirs=["bumpsy"], amber=(2, 2), house="saurian"
    )
    table.do("action:monument-to-octavia")
    assert table.offered() == ["card:troll", "card:sequis"]
    table.do("card:sequis")
    assert (table.on("sequis"), table.amber(), table.amber(1)) == (1, 2, 1)
    table = Table(mine=["monument-to-octavia"], theirs=["bumpsy"], amber=(2, 2), house="saurian")
    table.do("action:monument-to-octavia")
    assert (table.asked, table.amber(1)) == ("turn", 2)


def test_monument_to_octavia_with_cornicen_octavia() -> None:
    """It captures 2, or what there is."""
    board = {"mine": ["monument-to-octavia", "troll"], "discard": ["cornicen-octavia"], "house": "saurian"}
    table = Table(**board, amber=(0, 3)).do("action:monument-to-octavia")
    assert (table.on("troll"), table.amber(1)) == (2, 1)
    table = Table(**board, amber=(0, 1)).do("action:monument-to-octavia")
    assert (table.on("troll"), table.amber(1)) == (1, 0)
    table = Table(mine=board["mine"], their_discard=["cornicen-octavia"], amber=(0, 3), house="saurian")
    assert table.do("action:monument-to-octavia").on("troll") == 1


def test_monument_to_primus() -> None:
    """An Æ moves between friendly creatures; from the only one it goes nowhere."""
    table = Table(
        mine=["monument-to-primus", "troll amber:2", "sequis"], theirs=["bumpsy amber:1"], house="saurian"
    )
    table.do("action:monument-to-primus")
    assert table.offered() == ["card:troll", "card:sequis"]
    table.do("card:troll")
    assert [table.on(name) for name in ("troll", "sequis", "bumpsy")] == [1, 1, 1]
    table = Table(mine=["monument-to-primus", "troll amber:2"], theirs=["bumpsy"], house="saurian")
    table.do("action:monument-to-primus")
    assert (table.asked, table.on("troll"), table.on("bumpsy")) == ("turn", 2, 0)


def test_monument_to_primus_with_consul_primus() -> None:
    """From any creature to any other."""
    table = Table(
        mine=["monument-to-primus", "troll amber:2", "sequis"],
        theirs=["bumpsy amber:1"],
        discard=["consul-primus"],
        house="saurian",
    )
    table.do("action:monument-to-primus")
    assert table.offered() == ["card:troll", "card:sequis", "card:bumpsy"]
    table.do("card:bumpsy")
    assert table.offered() == ["card:troll", "card:sequis"]
    table.do("card:sequis")
    assert [table.on(name) for name in ("troll", "sequis", "bumpsy")] == [2, 1, 0]


@proves("G46")
def test_monument_to_shrix() -> None:
    """An Æ of one's own pool goes on it, as long as there is one; it may be spent on keys, by its controller only."""
    table = Table(mine=["monument-to-shrix"], amber=(6, 3), house="saurian", houses=HOUSES)
    table.do("action:monument-to-shrix")
    assert (table.on("monument-to-shrix"), table.amber(), table.amber(1)) == (1, 5, 3)
    assert (table.state.means(0), table.state.means(1)) == (6, 3)
    table.do("end").to_turn_of(0, "saurian")
    assert (table.keys(), table.amber() + table.on("monument-to-shrix")) == (1, 0)
    table = Table(mine=["monument-to-shrix"], amber=(0, 3), house="saurian").do("action:monument-to-shrix")
    assert (table.on("monument-to-shrix"), table.amber(1), table.asked) == (0, 3, "turn")


@proves("G228")
def test_monument_to_shrix_with_citizen_shrix() -> None:
    """The Æ comes from the pool of whichever player one chooses (``PutAmber.who``); it is moved, not stolen."""
    board = {"mine": ["monument-to-shrix"], "discard": ["citizen-shrix"], "amber": (2, 3), "house": "saurian"}
    table = Table(**board).do("action:monument-to-shrix")
    assert (table.asked, table.offered()) == ("choose-player", ["seat:1", "seat:0"])
    table.do("seat:1")
    assert (table.on("monument-to-shrix"), table.amber(), table.amber(1)) == (1, 2, 2)
    assert not table.told("stolen")
    table = Table(**board).do("action:monument-to-shrix", "seat:0")
    assert (table.on("monument-to-shrix"), table.amber(), table.amber(1)) == (1, 1, 3)
    table = Table(**(board | {"amber": (2, 0)})).do("action:monument-to-shrix", "seat:1")
    assert (table.on("monument-to-shrix"), table.amber(), table.asked) == (0, 2, "turn")


def test_nerotaurus() -> None:
    """A fight bars the enemy's reaps in their next turn, a reap their fights; the turn after next is free."""
    board = {
        "mine": ["nerotaurus", "troll"],
        "theirs": ["krump", "urchin"],
        "house": "saurian",
        "houses": HOUSES,
    }
    table = Table(**board).do("fight:nerotaurus", "card:krump").to_turn_of(1, "brobnar")
    assert "reap:krump" not in table.offered()
    table = Table(**board, their_hand=["bumpsy"]).do("reap:nerotaurus").to_turn_of(1, "brobnar")
    assert "reap:krump" in table.offered()
    assert "fight:krump" not in table.offered()
    table.to_turn_of(0, "brobnar")
    assert {"fight:troll", "reap:troll"} <= set(table.offered())
    table.to_turn_of(1, "brobnar")
    assert {"fight:krump", "reap:krump"} <= set(table.offered())


def test_nerotaurus_lets_them_fight_after_its_fight() -> None:
    """Only reaping is barred then."""
    table = Table(
        mine=["nerotaurus", "troll"],
        theirs=["silvertooth", "krump"],
        house="saurian",
        houses=HOUSES,
    )
    table.do("fight:nerotaurus", "card:silvertooth").to_turn_of(1, "brobnar")
    assert "fight:krump" in table.offered()
    assert "reap:krump" not in table.offered()


def test_optio_gorkus() -> None:
    """All Æ of a neighbor that is destroyed goes to it; that of others does not."""
    table = Table(
        mine=["troll amber:2", "sequis amber:2", "optio-gorkus amber:1", "bumpsy"],
        theirs=["urchin"],
        hand=["tertiate"],
        house="saurian",
    )
    table.do("play:tertiate", "card:troll", "card:sequis")
    assert (table.line(), table.on("optio-gorkus")) == (["optio-gorkus", "bumpsy"], 3)
    assert table.amber(1) == 2


def test_optio_gorkus_among_the_destroyed() -> None:
    """AP orders what its neighbor does as it is destroyed, in the opponent's turn too; it gives up all as it goes."""
    board = {"mine": ["optio-gorkus", "troll amber:3", "praefectus-ludo"], "theirs": ["urchin"]}
    for first, theirs in (("trigger:troll", 4), ("trigger:troll:2", 1)):
        table = Table(**board, their_hand=["regrettable-meteor"], active=1, house="saurian", houses=HOUSES)
        table.do("play:regrettable-meteor")
        assert table.offered() == ["trigger:optio-gorkus", "trigger:troll", "trigger:troll:2"]
        table.do("trigger:optio-gorkus", first)
        while table.asked != "turn":
            table.do(table.offered()[0])
        assert (table.line(), table.amber(1)) == ([], theirs)


def test_optio_gorkus_chooses() -> None:
    """Between two of them one is chosen."""
    table = Table(
        mine=["optio-gorkus", "troll amber:3 damage:7", "optio-gorkus"],
        theirs=["krump"],
        active=1,
        house="brobnar",
        houses=HOUSES,
    )
    table.do("fight:krump", "card:troll")
    assert table.offered() == ["card:optio-gorkus", "card:optio-gorkus.2"]
    table.do("card:optio-gorkus.2")
    assert (table.on("optio-gorkus"), table.on("optio-gorkus.2"), table.amber(1)) == (0, 3, 0)


@proves("G228")
def test_patronage() -> None:
    """Half of its Æ, rounded up, to one's own pool (``TakeAmber.half``), the rest to the opponent's."""
    for there, mine, theirs in ((3, 2, 1), (4, 2, 2), (1, 1, 0), (0, 0, 0)):
        table = Table(mine=["troll"], theirs=[f"bumpsy amber:{there}"], hand=["patronage"], house="saurian")
        table.do("play:patronage")
        assert table.offered() == ["card:troll", "card:bumpsy"]
        table.do("card:bumpsy")
        assert (table.amber(), table.amber(1), table.on("bumpsy")) == (mine, theirs, 0)
    table = Table(hand=["patronage"], house="saurian").do("play:patronage")
    assert (table.asked, table.amber()) == ("turn", 0)


def test_sagittarii_s_gaze() -> None:
    """A damaged creature, of either side."""
    table = Table(
        mine=["troll damage:1", "sequis"],
        theirs=["bumpsy damage:2"],
        hand=["sagittarii-s-gaze"],
        house="saurian",
    )
    table.do("play:sagittarii-s-gaze")
    assert table.offered() == ["card:troll", "card:bumpsy"]
    table.do("card:bumpsy")
    assert [table.on(name) for name in ("troll", "sequis", "bumpsy")] == [0, 0, 1]
    table = Table(mine=["troll"], hand=["sagittarii-s-gaze"], house="saurian").do("play:sagittarii-s-gaze")
    assert (table.asked, table.on("troll"), table.amber()) == ("turn", 0, 1)


def test_saurian_egg() -> None:
    """It neither fights nor reaps; what it hatches comes ready with three counters, and it is destroyed."""
    table = Table(
        mine=["saurian-egg"],
        theirs=["krump"],
        deck=["troll", "thero-centurion", "punch"],
        house="untamed",
    )
    assert [option for option in table.offered() if "saurian-egg" in option] == ["omni:saurian-egg"]
    table.do("omni:saurian-egg")
    table.do("place:0")
    assert (table.line(), table.power("thero-centurion")) == (["thero-centurion"], 9)
    assert not table.has("thero-centurion", "exhausted")
    assert (sorted(table.row("discard")), table.row("deck")) == (["saurian-egg", "troll"], ["punch"])
    assert Table(mine=["saurian-egg"], theirs=["krump"], house="saurian").offered()[0] == "omni:saurian-egg"


def test_saurian_egg_hatches_two() -> None:
    """Both come, one after the other, without their play effects (G63); a creature of another deck's house counts as
    its copy says."""
    table = Table(
        mine=["saurian-egg"], deck=["thero-centurion", "troll house:saurian"], amber=(0, 3), house="saurian"
    )
    table.do("omni:saurian-egg")
    assert table.offered() == ["pile:thero-centurion", "pile:troll~saurian"]
    table.do("pile:troll~saurian", "place:0", "place:0")
    assert table.line() == ["thero-centurion", "troll~saurian"]
    assert [table.plus(name) for name in table.line()] == [3, 3]
    assert (table.row("discard"), table.on("thero-centurion"), table.amber(1)) == (["saurian-egg"], 0, 3)


def test_saurian_egg_hatches_nothing() -> None:
    """Without a Saurian creature among the two, or with fewer cards, it stays; other Saurian cards don't count."""
    table = Table(mine=["saurian-egg"], deck=["troll", "imperium", "thero-centurion"], house="saurian")
    table.do("omni:saurian-egg")
    assert (table.line(), table.row("deck")) == (["saurian-egg"], ["thero-centurion"])
    assert (sorted(table.row("discard")), table.has("saurian-egg", "exhausted")) == (
        ["imperium", "troll"],
        True,
    )
    table = Table(mine=["saurian-egg"], deck=["troll"], house="saurian").do("omni:saurian-egg")
    assert (table.line(), table.row("discard")) == (["saurian-egg"], ["troll"])
    table = Table(mine=["saurian-egg"], discard=["thero-centurion"], house="saurian")
    table.state.rows[0] = []
    table.do("omni:saurian-egg")
    assert (table.line(), table.row("discard")) == (["saurian-egg"], ["thero-centurion"])


def test_scylla() -> None:
    """An enemy creature that reaps takes 4; the Æ is gained all the same. Friends reap safely."""
    table = Table(mine=["scylla", "troll"], theirs=["krump", "bumpsy damage:1"], active=1, house="brobnar")
    table.do("reap:krump", "reap:bumpsy")
    assert (table.damage("krump"), table.zone("bumpsy"), table.amber(1)) == (4, "discard", 2)
    table = Table(mine=["scylla", "troll"], theirs=["krump"], house="saurian").do("reap:scylla")
    assert table.damage("scylla") == 0
    table = Table(mine=["scylla"], theirs=["krump"], active=1, house="brobnar").do("fight:krump")
    assert (table.zone("krump"), table.damage("scylla")) == ("discard", 6)


def test_senator_quintina() -> None:
    """Every creature is exalted after it reaps, itself too, in either turn; one that is gone is not."""
    table = Table(mine=["senator-quintina", "questor-jarta"], house="saurian").do("reap:senator-quintina")
    assert (table.on("senator-quintina"), table.amber()) == (1, 1)
    table = Table(mine=["senator-quintina"], theirs=["krump"], active=1, house="brobnar").do("reap:krump")
    assert (table.on("krump"), table.on("senator-quintina"), table.amber(1)) == (1, 0, 1)
    table = Table(mine=["senator-quintina", "scylla"], theirs=["silvertooth"], active=1, house="shadows")
    table.do("reap:silvertooth")
    assert table.offered() == ["trigger:silvertooth", "trigger:senator-quintina"]
    table.do("trigger:silvertooth")
    assert (table.zone("silvertooth"), table.amber(), table.amber(1)) == ("discard", 0, 1)


def test_siren_horn() -> None:
    """Before its creature fights, an Æ moves from it to the other; not when it is attacked, nor where there is none."""
    table = Table(mine=["thero-centurion amber:2 +siren-horn"], theirs=["krump"], house="saurian")
    table.do("fight:thero-centurion")
    assert (table.on("thero-centurion"), table.amber(), table.zone("krump")) == (1, 1, "discard")
    table = Table(mine=["thero-centurion amber:2 +siren-horn"], theirs=["troll"], house="saurian")
    table.do("fight:thero-centurion")
    assert (table.on("troll"), table.amber(), table.amber(1)) == (1, 0, 1)
    table = Table(mine=["thero-centurion +siren-horn"], theirs=["troll"], house="saurian")
    assert table.do("fight:thero-centurion").on("troll") == 0
    table = Table(mine=["troll amber:2 +siren-horn"], theirs=["krump"], active=1, house="brobnar").do(
        "fight:krump"
    )
    assert table.on("troll") == 2


@proves("G127")
def test_spoils_of_battle() -> None:
    """A friendly creature captures, then each creature with Æ does, from the opponent of its own controller."""
    table = Table(
        mine=["troll", "sequis amber:1", "bumpsy"],
        theirs=["krump amber:1", "urchin"],
        hand=["spoils-of-battle"],
        amber=(3, 5),
        house="saurian",
    )
    table.do("play:spoils-of-battle")
    assert table.offered() == ["card:troll", "card:sequis", "card:bumpsy"]
    table.do("card:troll")
    names = ("troll", "sequis", "bumpsy", "krump", "urchin")
    assert [table.on(name) for name in names] == [2, 2, 0, 2, 0]
    assert (table.amber(), table.amber(1)) == (3, 2)


def test_spoils_of_battle_without_enough() -> None:
    """Who gets the last Æ is chosen (G204); without a friendly creature the enemies capture all the same (G4)."""
    table = Table(mine=["troll", "sequis amber:1"], hand=["spoils-of-battle"], amber=(0, 2), house="saurian")
    table.do("play:spoils-of-battle", "card:troll")
    assert table.offered() == ["card:troll", "card:sequis"]
    table.do("card:sequis")
    assert (table.on("troll"), table.on("sequis"), table.amber(1)) == (1, 2, 0)
    table = Table(theirs=["krump amber:1"], hand=["spoils-of-battle"], amber=(0, 2), house="saurian")
    table.do("play:spoils-of-battle")
    assert (table.on("krump"), table.amber(), table.amber(1)) == (2, 0, 2)
