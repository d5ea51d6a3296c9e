"""Unfathomable of Dark Tidings from number 341 on, and evil twins, each card on a small board."""

from __future__ import annotations

import pytest
from tests.rules.keyforge.invariants import check
from tests.rules.keyforge.said import said
from tests.rules.keyforge.table import Table

from ludarium.core import Chance
from ludarium.games.keyforge import GAME
from ludarium.games.keyforge.view.viewer import view_of
from ludarium.games.keyforge.words.cards import OPPONENT
from ludarium.games.keyforge.words.control import ByOpponent
from ludarium.games.keyforge.words.effects import PlayIt, Use
from ludarium.games.keyforge.words.harm import Ready
from ludarium.games.keyforge.words.shorthand import creature, play, words
from ludarium.games.keyforge.words.targets import A, Each, Top
from ludarium.testing import proves
from ludarium.testing.twins import imagined

DEEP = "unfathomable"


def exhausted(table: Table, *labels: str) -> list[bool]:
    return [table.has(label, "exhausted") for label in labels]


def test_echo_pearl() -> None:
    """Any creature is exhausted, stunned and enraged; the pearl goes, in a turn of any house."""
    table = Table(mine=["troll", "echo-pearl"], theirs=["bumpsy"], house="brobnar")
    table.do("omni:echo-pearl")
    assert table.offered() == ["card:troll", "card:bumpsy"]
    table.do("card:bumpsy")
    assert [table.has("bumpsy", mark) for mark in ("exhausted", "stunned", "enraged")] == [True] * 3
    assert table.zone("echo-pearl") == "discard"
    alone = Table(mine=["echo-pearl"], house="brobnar").do("omni:echo-pearl")
    assert (alone.zone("echo-pearl"), alone.asked) == ("discard", "turn")


def test_fuguru() -> None:
    """The opponent refills to five; its own player to six."""
    table = Table(mine=["fuguru"], house=DEEP)
    table.to_turn_of(1, "brobnar").to_turn_of(0, DEEP)
    assert (len(table.hand(1)), len(table.hand(0))) == (5, 6)


# -- one card of each type


def test_kaupe() -> None:
    """One creature, one action, one artifact and one upgrade in each of the opponent's turns; its own player is free."""
    hand = [
        "krump",
        "troll",
        "anger",
        "punch",
        "cannon",
        "mighty-javelin",
        "blood-of-titans",
        "blood-of-titans",
    ]
    table = Table(theirs=["kaupe"], mine=["bumpsy"], hand=hand, house="brobnar")
    table.do("play:krump", "place:0")
    plays = [option for option in table.offered() if option.startswith("play:")]
    assert plays == ["play:anger", "play:punch", "play:cannon", "play:mighty-javelin", "play:blood-of-titans"]
    faults = {(fault.what, fault.card, fault.by) for fault in view_of(table.state, 0).faults}
    assert ("play", "troll", "kaupe") in faults
    table.do("play:punch", "card:bumpsy")
    table.do("play:cannon", "play:blood-of-titans", "card:krump")
    assert [option for option in table.offered() if option.startswith("play:")] == []
    own = Table(mine=["kaupe", "troll"], hand=["krump", "bumpsy"], house="brobnar")
    own.do("play:krump", "place:0", "play:bumpsy", "place:0")
    table.to_turn_of(1, DEEP).to_turn_of(0, "brobnar")
    assert "play:troll" in table.offered()


def test_kaupe_counts_a_creature_played_as_an_upgrade_as_an_upgrade() -> None:
    """Each card by what it was played as (G214)."""
    table = Table(
        theirs=["kaupe"], mine=["troll"], hand=["shield-u-later"] * 2,
        houses=[["brobnar", "star-alliance", "mars"]], house="star-alliance",
    )  # fmt: skip
    table.do("upgrade:shield-u-later", "card:troll")
    assert table.zone("shield-u-later") == "attached"
    assert "upgrade:shield-u-later" not in table.offered()
    table.do("play:shield-u-later", "place:0")
    assert table.line() == ["shield-u-later.2", "troll"]


@proves("G64")
@said({"tremor": words(play(PlayIt(Top())))})
def test_kaupe_sends_a_second_card_of_a_type_back() -> None:
    """A card of another type may be played by an effect; one of a type that was played goes back where it was."""
    table = Table(
        theirs=["kaupe"], mine=["troll"], hand=["tremor", "tremor"], deck=["punch", "krump"], house="brobnar"
    )
    table.do("play:tremor")
    assert table.row("deck") == ["punch", "krump"]
    creatures = Table(theirs=["kaupe"], mine=["troll"], hand=["tremor"], deck=["krump"], house="brobnar")
    creatures.do("play:tremor", "place:0")
    assert creatures.line() == ["krump", "troll"]


def test_kaupe_evil_twin() -> None:
    """It binds its own player, and itself is the one creature of the turn in which it is played."""
    table = Table(hand=["kaupe-evil-twin", "fuguru", "flash-freeze", "thundertow"], house=DEEP)
    table.do("play:kaupe-evil-twin")
    assert [option for option in table.offered() if option.startswith("play:")] == [
        "play:flash-freeze",
        "play:thundertow",
    ]
    free = Table(theirs=["kaupe-evil-twin"], mine=["troll"], hand=["krump", "bumpsy"], house="brobnar")
    free.do("play:krump", "place:0", "play:bumpsy", "place:0")


def test_kaupe_evil_twin_discards() -> None:
    """Two damage for each card, to one creature or to several; no card, no damage."""
    table = Table(
        mine=["kaupe-evil-twin"], theirs=["troll", "bumpsy"], hand=["anger", "punch", "krump"], house=DEEP
    )
    table.do("reap:kaupe-evil-twin", "hand:anger", "hand:krump", "done", "card:troll", "card:bumpsy")
    assert ([table.damage(name) for name in ("troll", "bumpsy")], table.hand()) == ([2, 2], ["punch"])
    none = Table(mine=["kaupe-evil-twin"], theirs=["troll", "bumpsy"], hand=["anger"], house=DEEP)
    none.do("fight:kaupe-evil-twin", "card:bumpsy", "no")
    assert (none.damage("troll"), none.zone("bumpsy"), none.hand()) == (0, "discard", ["anger"])


# -- what is not readied


@proves("G58", "G136")
def test_kiri_giltspine() -> None:
    """An enemy creature that has reaped stays exhausted for one step; one that fought is readied."""
    table = Table(mine=["kiri-giltspine", "troll"], theirs=["krump", "bumpsy"], house="brobnar")
    table.do("reap:troll").to_turn_of(1, "brobnar").do("reap:krump", "fight:bumpsy", "card:troll")
    table.to_turn_of(0, DEEP)
    assert exhausted(table, "krump", "troll") == [True, False]
    table.to_turn_of(1, "brobnar").to_turn_of(0, DEEP)
    assert exhausted(table, "krump") == [False]


@said(
    {
        "tremor": words(play(ByOpponent(Use(A(creature(OPPONENT)), 5)))),
        "anger": words(play(Ready(Each(creature())))),
    }
)
def test_kiri_giltspine_and_an_effect_that_readies() -> None:
    """Only the step is meant."""
    table = Table(theirs=["kiri-giltspine"], mine=["krump", "troll"], hand=["anger"], house="brobnar")
    table.do("reap:krump", "play:anger")
    assert exhausted(table, "krump") == [False]
    table.do("reap:krump", "end")
    assert exhausted(table, "krump") == [True]


def test_storm_surge() -> None:
    """The opponent's cards stay exhausted in their next turn's step, artifacts too; later all is as ever."""
    table = Table(
        mine=["fuguru exhausted"],
        theirs=["troll exhausted", "cannon exhausted"],
        hand=["storm-surge"],
        house=DEEP,
    )
    table.do("play:storm-surge").to_turn_of(1, "brobnar")
    assert exhausted(table, "fuguru") == [False]
    table.to_turn_of(0, DEEP)
    assert exhausted(table, "troll", "cannon") == [True, True]
    table.to_turn_of(1, "brobnar").to_turn_of(0, DEEP)
    assert exhausted(table, "troll", "cannon") == [False, False]


@said({"anger": words(play(Ready(Each(creature()))))})
def test_under_pressure() -> None:
    """Neither in the step nor by a text, whoever's creature it is on; others are readied."""
    table = Table(mine=["troll +under-pressure", "krump"], hand=["anger"], house="brobnar")
    table.do("reap:troll", "reap:krump", "play:anger")
    assert exhausted(table, "troll", "krump") == [True, False]
    table.to_turn_of(1, "brobnar").to_turn_of(0, "brobnar")
    assert exhausted(table, "troll") == [True]


# -- destroyed, stunned, exhausted


def test_scyphos() -> None:
    """Destroyed while the tide is high for its controller, it is archived; else it lies in the discard pile."""
    for tide, zone in (("neutral", "discard"), ("low", "discard"), ("high", "archives")):
        table = Table(mine=["scyphos"], theirs=["troll"], tide=tide, house=DEEP).do("fight:scyphos")
        assert (table.zone("scyphos"), table.damage("troll")) == (zone, 3)
    theirs = Table(mine=["troll"], theirs=["scyphos"], tide="low", house="brobnar").do("fight:troll")
    assert (theirs.row("archives", 1), theirs.damage("troll")) == (["scyphos"], 7)


def test_sleep_with_the_fishes() -> None:
    table = Table(
        mine=["troll exhausted", "bumpsy"],
        theirs=["krump exhausted", "cannon exhausted"],
        hand=["sleep-with-the-fishes"],
        house=DEEP,
    )
    table.do("play:sleep-with-the-fishes")
    assert (table.line(), table.line(1), table.zone("cannon")) == (["bumpsy"], [], "artifacts")


def test_sparkfist() -> None:
    """Whom it fought is stunned and exhausted; it takes no damage, and who has died is no more there."""
    table = Table(mine=["sparkfist"], theirs=["troll", "bumpsy"], house=DEEP).do(
        "fight:sparkfist", "card:troll"
    )
    assert [table.has("troll", mark) for mark in ("stunned", "exhausted")] == [True, True]
    assert (table.has("bumpsy", "stunned"), table.damage("sparkfist")) == (False, 0)
    killed = Table(mine=["sparkfist"], theirs=["dust-imp"], house=DEEP).do("fight:sparkfist")
    assert (killed.zone("dust-imp"), killed.asked) == ("discard", "turn")


def test_thundertow() -> None:
    """Two are exhausted, of whichever side; then every exhausted creature is hit, old and new."""
    table = Table(
        mine=["troll exhausted", "bumpsy"], theirs=["krump", "francus"], hand=["thundertow"], house=DEEP
    )
    table.do("play:thundertow", "card:bumpsy", "card:krump")
    assert [table.damage(name) for name in ("troll", "bumpsy", "krump", "francus")] == [2, 2, 2, 0]
    assert exhausted(table, "bumpsy", "krump", "francus") == [True, True, False]


def test_tidal_wave() -> None:
    """With a high tide a creature and its neighbours go; the opponent raises it in any case."""
    theirs = ["troll", "bumpsy", "krump", "dust-imp"]
    high = Table(theirs=theirs, hand=["tidal-wave"], tide="high", house=DEEP).do(
        "play:tidal-wave", "card:bumpsy"
    )
    assert (high.line(1), high.state.tide) == (["dust-imp"], 1)
    for tide in ("neutral", "low"):
        table = Table(theirs=theirs, hand=["tidal-wave"], tide=tide, house=DEEP).do("play:tidal-wave")
        assert (table.line(1), table.state.tide) == (theirs, 1)


def test_tomwa_of_the_glow() -> None:
    """With a high tide a card for each exhausted enemy, the one just exhausted too."""
    for tide, cards in (("high", 2), ("low", 0), ("neutral", 0)):
        table = Table(
            mine=["tomwa-of-the-glow", "fuguru exhausted"],
            theirs=["troll exhausted", "bumpsy"],
            tide=tide,
            house=DEEP,
        )
        table.do("reap:tomwa-of-the-glow", "card:bumpsy")
        assert (exhausted(table, "bumpsy"), len(table.hand())) == ([True], cards)


def test_tomwa_of_the_glow_evil_twin() -> None:
    """With a high tide both; else nothing."""
    table = Table(
        mine=["tomwa-of-the-glow-evil-twin"], theirs=["troll", "bumpsy"], their_hand=["anger", "punch"], tide="high", house=DEEP
    )  # fmt: skip
    table.do("reap:tomwa-of-the-glow-evil-twin")
    assert table.offered() == ["card:troll", "card:bumpsy"]
    table.do("card:troll")
    assert (exhausted(table, "troll", "bumpsy"), len(table.hand(1))) == ([True, False], 1)
    low = Table(
        mine=["tomwa-of-the-glow-evil-twin"], theirs=["troll"], their_hand=["anger"], tide="low", house=DEEP
    )
    low.do("reap:tomwa-of-the-glow-evil-twin")
    assert (exhausted(low, "troll"), low.hand(1)) == ([False], ["anger"])


def test_wrath_or_ruin() -> None:
    """A flank creature of either side is destroyed; or two enemy creatures go back to hands, or the only one."""
    table = Table(
        mine=["fuguru", "kaupe", "hookmaster"],
        theirs=["troll", "bumpsy", "krump"],
        hand=["wrath-or-ruin"] * 2,
        house=DEEP,
    )
    table.do("play:wrath-or-ruin", "mode:1")
    assert table.offered() == ["card:fuguru", "card:hookmaster", "card:troll", "card:krump"]
    table.do("card:hookmaster", "play:wrath-or-ruin", "mode:2", "card:troll", "card:bumpsy")
    assert (table.line(), table.line(1), sorted(table.hand(1))) == (
        ["fuguru", "kaupe"],
        ["krump"],
        ["bumpsy", "troll"],
    )


# -- the opponent's hand and deck


def test_brain_drain() -> None:
    """Its player chooses, and sees the hand; the card lies on top then, and only these two know it."""
    table = Table(hand=["brain-drain"], their_hand=["anger", "krump"], their_deck=["punch"], house=DEEP)
    table.do("play:brain-drain")
    assert table.offered() == ["hand:anger", "hand:krump"]
    table.do("hand:krump")
    assert (table.row("deck", 1), table.hand(1)) == (["krump", "punch"], ["anger"])
    empty = Table(hand=["brain-drain"], house=DEEP).do("play:brain-drain")
    assert empty.asked == "turn"


def test_bubbles() -> None:
    """On top of its owner's deck, an enemy creature alone."""
    table = Table(
        mine=["troll"],
        theirs=["bumpsy", "krump"],
        hand=["bubbles"],
        their_deck=["punch"],
        house=DEEP,
    )
    table.do("play:bubbles", "place:0")
    assert table.offered() == ["card:bumpsy", "card:krump"]
    table.do("card:bumpsy")
    assert table.row("deck", 1) == ["bumpsy", "punch"]


def test_call_of_the_void() -> None:
    """A ready creature is exhausted; one that was exhausted is destroyed, and its controller loses 1 Æ."""
    table = Table(
        mine=["fuguru exhausted"],
        theirs=["troll", "bumpsy exhausted"],
        hand=["call-of-the-void"] * 3,
        amber=(3, 3),
        house=DEEP,
    )
    table.do("play:call-of-the-void", "card:troll")
    assert (exhausted(table, "troll"), table.amber(1)) == ([True], 3)
    table.do("play:call-of-the-void", "card:bumpsy")
    assert (table.line(1), table.amber(1)) == (["troll"], 2)
    before = table.amber()
    table.do("play:call-of-the-void", "card:fuguru")
    assert (table.line(), table.amber(), table.amber(1)) == (
        [],
        before,
        2,
    )  # its own icon made up for the loss


@pytest.mark.parametrize(
    ("name", "mine", "theirs"), [("flamegill-enforcer", 3, 0), ("flamegill-enforcer-evil-twin", 0, 1)]
)
def test_flamegill_enforcer(name: str, mine: int, theirs: int) -> None:
    """Enraged when the opponent raises the tide, not when its player does; one captures, its twin steals."""
    table = Table(mine=[name], theirs=["troll"], amber=(0, 4), tide="neutral", house=DEEP).do("tide")
    assert not table.has(name, "enraged")
    table.to_turn_of(1, "brobnar").do("tide")
    assert table.has(name, "enraged")
    other = Table(mine=[name], amber=(0, 4), house=DEEP).do(f"action:{name}")
    assert (other.on(name), other.amber(), other.amber(1)) == (mine, theirs, 4 - mine - theirs)


def test_frigorific_rod() -> None:
    table = Table(mine=["troll", "frigorific-rod"], theirs=["bumpsy", "cannon"], house=DEEP).do(
        "action:frigorific-rod"
    )
    assert table.offered() == ["card:troll", "card:frigorific-rod", "card:bumpsy", "card:cannon"]
    table.do("card:cannon")
    assert exhausted(table, "cannon", "bumpsy") == [True, False]


def test_giltspine_netcaster() -> None:
    table = Table(mine=["giltspine-netcaster"], theirs=["troll"], house=DEEP).do("reap:giltspine-netcaster")
    table.do("card:troll")
    assert exhausted(table, "troll") == [True]


def test_giltspine_netcaster_evil_twin() -> None:
    """Readied and used, but no Aquan: neither itself nor another."""
    table = Table(
        mine=["giltspine-netcaster-evil-twin", "fuguru", "troll exhausted", "horrid-synan"], house=DEEP
    )
    table.do("reap:giltspine-netcaster-evil-twin")
    assert table.offered() == ["card:troll", "card:horrid-synan"]
    table.do("card:troll")
    assert table.amber() == 2


def test_hookmaster() -> None:
    for tide, left in (("high", 1), ("low", 3), ("neutral", 3)):
        table = Table(mine=["hookmaster"], theirs=["urchin", "dextre"], amber=(0, 3), tide=tide, house=DEEP)
        table.do("fight:hookmaster", "card:dextre")
        assert table.amber(1) == left


def test_horrid_synan() -> None:
    """Its poison kills whatever it damages; the twin has taunt besides."""
    for name, taunt in (("horrid-synan", 0), ("horrid-synan-evil-twin", 1)):
        table = Table(mine=[name], theirs=["troll"], house=DEEP)
        assert table.keyword(name, "taunt") == taunt
        table.do(f"fight:{name}")
        assert table.zone("troll") == "discard"


# -- decks in a random order


def test_mælstrom() -> None:
    """Every creature goes on top of its owner's deck; who was controlled by another, too. Two chains."""
    mine = ["troll", "bumpsy theirs", "krump +blood-of-titans"]
    orders = set()
    for seed in "abcdefgh":
        table = Table(
            mine=mine,
            theirs=["urchin"],
            hand=["mælstrom"],
            deck=["anger"],
            their_deck=["punch"],
            seed=seed,
            house=DEEP,
        )
        table.do("play:maelstrom")
        assert sorted(table.row("deck")[:2]) == ["krump", "troll"]
        assert sorted(table.row("deck", 1)[:2]) == ["bumpsy", "urchin"]
        assert (table.chains(), table.zone("blood-of-titans"), table.line()) == (2, "discard", [])
        orders.add(table.row("deck")[0])
        for viewer in (0, 1, None):
            twin = imagined(GAME, table.state, table.state.view(viewer), Chance.of("deep"))
            assert twin.view(viewer).json() == table.state.view(viewer).json()
        check(table.state)
    assert orders == {"krump", "troll"}


def test_mælstrom_hides_the_order() -> None:
    """Of two cards nobody knows which is on top; one alone is known to all."""
    table = Table(
        mine=["troll", "krump"],
        theirs=["urchin"],
        hand=["mælstrom"],
        deck=["anger"],
        their_deck=["punch"],
        house=DEEP,
    )
    table.do("play:maelstrom")
    seen = [table.state.seen[c] for c in table.state.row(0, 0)[:2]]
    assert seen == [0, 0]
    assert table.state.seen[table.state.row(0, 1)[0]] == 7
    moved = [told["card"] for told in table.told("moved")]
    assert moved[:3] == ["troll", "krump", "urchin"]  # as they stood, and not as they lie


# -- the rest


def test_photic_raider() -> None:
    table = Table(hand=["photic-raider"], amber=(0, 3), tide="neutral", house=DEEP).do("play:photic-raider")
    assert (table.on("photic-raider"), table.amber(1), table.power("photic-raider")) == (2, 1, 2)
    table.do("tide")
    assert table.power("photic-raider") == 6
    assert Table(mine=["photic-raider"], tide="low", house=DEEP).power("photic-raider") == 2


def test_pour_tal() -> None:
    """It raises the tide, or is archived where that is high already."""
    table = Table(hand=["pour-tal", "pour-tal"], tide="low", house=DEEP).do("play:pour-tal")
    assert (table.state.tide, len(table.row("discard")), table.chains()) == (0, 1, 0)
    table.do("play:pour-tal")
    assert len(table.row("archives")) == 1


def test_rakuzel_s_chant() -> None:
    """All creatures with a high tide, its player's too; else one."""
    high = Table(
        mine=["troll"], theirs=["bumpsy", "krump"], hand=["rakuzel-s-chant"], tide="high", house=DEEP
    )
    assert exhausted(high.do("play:rakuzel-s-chant"), "troll", "bumpsy", "krump") == [True] * 3
    for tide in ("neutral", "low"):
        table = Table(
            mine=["troll"], theirs=["bumpsy", "krump"], hand=["rakuzel-s-chant"], tide=tide, house=DEEP
        )
        table.do("play:rakuzel-s-chant", "card:krump")
        assert exhausted(table, "troll", "bumpsy", "krump") == [False, False, True]


def test_seabringer_kekoa() -> None:
    """Its controller raises the tide as it is destroyed, in anybody's turn."""
    table = Table(mine=["troll"], theirs=["seabringer-kekoa damage:6"], tide="high", house="brobnar")
    table.do("fight:troll")
    assert (table.zone("seabringer-kekoa"), table.state.tide) == ("discard", 1)
    assert table.keyword("troll", "taunt") == 0


def test_sink_or_swim() -> None:
    """A random card of the opponent's hand; or a creature is exhausted with its neighbours."""
    table = Table(
        theirs=["troll", "bumpsy", "krump"],
        hand=["sink-or-swim"] * 2,
        their_hand=["anger", "punch"],
        house=DEEP,
    )
    table.do("play:sink-or-swim", "mode:1")
    assert len(table.hand(1)) == 1
    table.do("play:sink-or-swim", "mode:2", "card:troll")
    assert exhausted(table, "troll", "bumpsy", "krump") == [True, True, False]


@pytest.mark.parametrize(("name", "more", "on"), [("wikolia", 2, 0), ("wikolia-evil-twin", 4, 1)])
def test_wikolia(name: str, more: int, on: int) -> None:
    """Keys cost more in the opponent's next turn, and then no longer; the twin is exalted for it."""
    table = Table(mine=[name], amber=(0, 5 + more), house=DEEP).do(f"reap:{name}")
    assert (table.on(name), table.state.key_cost(1)) == (on, 6)
    table.to_turn_of(1, "brobnar")
    assert (table.keys(1), table.state.key_cost(1), table.state.key_cost(0)) == (0, 6 + more, 6 + more)
    table.to_turn_of(0, DEEP)
    assert table.state.key_cost(1) == 6
