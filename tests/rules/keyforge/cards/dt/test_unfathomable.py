"""Unfathomable of Dark Tidings up to number 340, and evil twins, each card on a small board."""

from __future__ import annotations

from tests.rules.keyforge.invariants import check
from tests.rules.keyforge.said import said
from tests.rules.keyforge.table import Table

from ludarium.core import Chance
from ludarium.games.keyforge import GAME
from ludarium.games.keyforge.engine.codes import AskKinds
from ludarium.games.keyforge.pool.houses import Houses
from ludarium.games.keyforge.view.viewer import view_of
from ludarium.games.keyforge.words.cards import OPPONENT
from ludarium.games.keyforge.words.shorthand import cannot_choose, words
from ludarium.testing import proves
from ludarium.testing.twins import imagined

DEEP = "unfathomable"


def exhausted(table: Table, *labels: str) -> list[bool]:
    return [table.has(label, "exhausted") for label in labels]


# -- the opponent's deck


def test_drawn_down() -> None:
    """One of the three is discarded, one goes to the bottom, and the last stays on top."""
    deck = ["troll", "bumpsy", "krump", "anger"]
    table = Table(hand=["drawn-down"], their_deck=deck, house=DEEP).do("play:drawn-down")
    assert table.offered() == ["deck:troll", "deck:bumpsy", "deck:krump"]
    table.do("deck:bumpsy")
    assert table.offered() == ["deck:troll", "deck:krump"]
    table.do("deck:troll")
    assert table.row("deck", 1) == ["krump", "anger", "troll"]
    assert table.row("discard", 1) == ["bumpsy"]
    check(table.state)


def test_drawn_down_and_too_few_cards() -> None:
    """It is done in order, as far as there are cards: one of two is discarded, the other goes to the bottom."""
    table = Table(hand=["drawn-down"], their_deck=["troll", "bumpsy"], house=DEEP)
    table.do("play:drawn-down", "deck:troll")
    assert (table.row("deck", 1), table.row("discard", 1)) == (["bumpsy"], ["troll"])
    assert Table(hand=["drawn-down"], their_deck=[], house=DEEP).do("play:drawn-down").asked == "turn"


def test_dive_deep() -> None:
    """A creature of either side that shares a house with what was discarded; nothing without one, or without a card."""
    table = Table(
        mine=["krump", "dust-imp"], theirs=["bumpsy", "urchin"], hand=["dive-deep"], their_deck=["anger", "troll"], house=DEEP
    )  # fmt: skip
    table.do("play:dive-deep")
    assert table.row("discard", 1) == ["anger"]
    assert table.offered() == ["card:krump", "card:bumpsy"]
    table.do("card:bumpsy")
    assert table.row("deck", 1) == ["troll", "bumpsy"]
    none = Table(mine=["dust-imp"], hand=["dive-deep"], their_deck=["anger"], house=DEEP).do("play:dive-deep")
    assert (none.asked, none.line()) == ("turn", ["dust-imp"])
    empty = Table(mine=["krump"], hand=["dive-deep"], their_deck=[], house=DEEP).do("play:dive-deep")
    assert empty.line() == ["krump"]


def test_thalassophobia() -> None:
    """Ten cards, or all that there are."""
    table = Table(hand=["thalassophobia"], their_deck=["anger"] * 12, house=DEEP).do("play:thalassophobia")
    assert (len(table.row("deck", 1)), len(table.row("discard", 1))) == (2, 10)
    few = Table(hand=["thalassophobia"], their_deck=["anger"] * 3, house=DEEP).do("play:thalassophobia")
    assert len(few.row("discard", 1)) == 3


# -- tentacles


def test_omnipus() -> None:
    """Eight cards are discarded; then each of its arms is played from the pile, those that lay there before too."""
    deck = ["tentaclid", "anger", "troll", "tentaclid", *["anger"] * 4, "tentaclid"]
    table = Table(hand=["omnipus"], deck=deck, discard=["tentaclid"], their_discard=["tentaclid"], house=DEEP)
    table.do("play:omnipus")
    for _ in range(3):
        table.do(table.offered()[0], "place:0") if table.asked == "card" else table.do("place:0")
    assert len([name for name in table.line() if name.startswith("tentaclid")]) == 3
    assert (len(table.row("deck")), len(table.row("discard")), len(table.row("discard", 1))) == (
        1,
        6,
        1,
    )


def test_omnipus_reaps_and_never_fights() -> None:
    """Its own arms alone count; it cannot fight, and they cannot reap."""
    table = Table(mine=["omnipus", "tentaclid", "tentaclid"], theirs=["tentaclid", "troll"], house=DEEP)
    options = table.offered()
    assert "fight:omnipus" not in options
    assert "reap:tentaclid" not in options
    assert "fight:tentaclid" in options
    table.do("reap:omnipus")
    assert table.amber() == 3


# -- what is destroyed, stunned and exhausted


def test_corrode() -> None:
    """An artifact, an upgrade, or a creature that has armor, printed or gained."""
    table = Table(
        mine=["bulwark", "troll", "cannon"], theirs=["sequis +way-of-the-wolf", "bumpsy"], hand=["corrode"] * 3, house=DEEP
    )  # fmt: skip
    table.do("play:corrode", "mode:1")
    assert table.zone("cannon") == "discard"
    table.do("play:corrode", "mode:2")
    assert table.zone("way-of-the-wolf") == "discard"
    table.do("play:corrode", "mode:3")
    assert table.offered() == ["card:bulwark", "card:troll", "card:sequis"]
    table.do("card:sequis")
    assert table.zone("sequis") == "discard"


def test_cup_of_water() -> None:
    table = Table(
        mine=["batdrone", "troll"], theirs=["titan-mechanic", "dextre"], hand=["cup-of-water"], house=DEEP
    )
    table.do("play:cup-of-water")
    there = ("batdrone", "troll", "titan-mechanic", "dextre")
    assert [table.has(name, "stunned") for name in there] == [True, False, True, False]


def test_deep_priest_glebe() -> None:
    """Each Aquan that its player plays, itself too; not other creatures, nor those of the opponent."""
    table = Table(theirs=["troll", "bumpsy"], hand=["deep-priest-glebe", "fuguru"], house=DEEP)
    table.do("play:deep-priest-glebe", "card:troll", "play:fuguru", "place:0", "card:bumpsy")
    assert exhausted(table, "troll", "bumpsy") == [True, True]
    other = Table(mine=["deep-priest-glebe"], theirs=["troll"], hand=["krump"], house="brobnar")
    other.do("play:krump", "place:0")
    assert exhausted(other, "troll") == [False]
    enemy = Table(mine=["troll"], theirs=["deep-priest-glebe"], hand=["fuguru"], house=DEEP)
    enemy.do("play:fuguru", "place:0")
    assert exhausted(enemy, "deep-priest-glebe", "troll") == [False, False]


def test_flash_freeze() -> None:
    """Each other card that its player plays this turn, of any kind; not itself, and nothing next turn."""
    table = Table(
        mine=["troll"], theirs=["bumpsy"], hand=["flash-freeze", "fuguru", "flash-freeze"], their_hand=["krump"], house=DEEP
    )  # fmt: skip
    table.do("play:flash-freeze")
    assert table.asked == "turn"
    table.do("play:fuguru", "place:0", "card:bumpsy")
    assert exhausted(table, "bumpsy", "troll") == [True, False]
    table.do("play:flash-freeze", "trigger:flash-freeze.2", "card:troll")
    assert exhausted(table, "troll") == [True]
    table.to_turn_of(1, "brobnar").do("play:krump", "place:0")
    assert table.asked == "turn"


def test_rustmiser() -> None:
    table = Table(
        theirs=["library-of-babble", "the-sting"],
        mine=["rustmiser", "cannon"],
        house=DEEP,
    )
    table.do("reap:rustmiser")
    assert exhausted(table, "cannon", "library-of-babble", "the-sting") == [False, True, True]


def test_sobogg_s_thingamabob() -> None:
    """The opponent's creatures, when the opponent forges; nothing when its player does."""
    table = Table(mine=["troll", "sobogg-s-thingamabob"], theirs=["bumpsy"], amber=(6, 6), house=DEEP)
    table.to_turn_of(1, "brobnar")
    assert table.keys(1) == 1
    assert exhausted(table, "bumpsy", "troll") == [True, False]
    table.to_turn_of(0, DEEP)
    assert (table.keys(0), exhausted(table, "bumpsy")) == (1, [False])


def test_the_susurrus() -> None:
    """A ready creature of the house pays for up to three exhausted; else nothing more happens."""
    table = Table(
        mine=["fuguru", "troll", "the-susurrus"], theirs=["bumpsy", "cannon"], house=DEEP
    )  # fmt: skip
    table.do("action:the-susurrus")
    assert table.offered() == [
        "card:fuguru",
        "card:troll",
        "card:the-susurrus",
        "card:bumpsy",
        "card:cannon",
        "no",
    ]
    table.do("card:bumpsy", "card:cannon", "done")
    assert exhausted(table, "fuguru", "troll", "bumpsy", "cannon") == [True, False, True, True]
    none = Table(mine=["fuguru exhausted", "the-susurrus"], theirs=["bumpsy"], house=DEEP)
    assert none.do("action:the-susurrus").asked == "turn"


def test_te_wheke_kraken() -> None:
    """Itself is exhausted already: with two others that are ready it stays, with fewer it is destroyed."""
    table = Table(mine=["fuguru", "kaupe"], hand=["te-wheke-kraken"], house=DEEP)
    table.do("play:te-wheke-kraken", "place:0", "card:fuguru", "card:kaupe")
    assert (exhausted(table, "fuguru", "kaupe"), table.zone("te-wheke-kraken")) == ([True, True], "line")
    poor = Table(mine=["fuguru"], hand=["te-wheke-kraken"], house=DEEP).do("play:te-wheke-kraken", "place:0")
    assert (poor.zone("te-wheke-kraken"), exhausted(poor, "fuguru")) == ("discard", [True])
    tired = Table(mine=["fuguru", "kaupe exhausted"], hand=["te-wheke-kraken"], house=DEEP)
    tired.do("play:te-wheke-kraken", "place:0", "card:fuguru", "card:kaupe")
    assert tired.zone("te-wheke-kraken") == "discard"


def test_te_wheke_kraken_splashes() -> None:
    """After a reap and after a fight: the neighbours are hit too."""
    table = Table(mine=["te-wheke-kraken"], theirs=["troll", "bumpsy", "krump"], house=DEEP)
    table.do("reap:te-wheke-kraken", "card:bumpsy")
    assert [table.damage(name) for name in ("troll", "bumpsy", "krump")] == [2, 2, 2]
    fight = Table(mine=["te-wheke-kraken"], theirs=["fuguru", "bumpsy"], house=DEEP)
    fight.do("fight:te-wheke-kraken", "card:fuguru")
    assert fight.zone("te-wheke-kraken") == "discard"  # its poison


# -- what grows


def test_effigy_of_melerukh() -> None:
    """Six reaps of enemy creatures wake it: a creature at a flank, with a blank text box."""
    table = Table(
        mine=["troll", "bumpsy", "effigy-of-melerukh awakening:4"],
        theirs=["krump", "urchin"],
        house=DEEP,
    )
    table.do("end")
    table.to_turn_of(1, "brobnar").do("reap:krump")
    assert table.counters("effigy-of-melerukh") == {"awakening": 5}
    assert table.zone("effigy-of-melerukh") == "artifacts"
    table.to_turn_of(0, "brobnar").do("reap:troll")
    assert table.counters("effigy-of-melerukh") == {"awakening": 5}
    table.to_turn_of(1, "brobnar").do("reap:krump")
    table.do("place:2")
    assert table.line() == ["troll", "bumpsy", "effigy-of-melerukh"]
    assert (table.power("effigy-of-melerukh"), table.armor("effigy-of-melerukh")) == (100, 100)
    table.to_turn_of(0, DEEP).to_turn_of(1, "brobnar").do("reap:krump")
    assert table.counters("effigy-of-melerukh") == {"awakening": 6}
    table.to_turn_of(0, DEEP).do("reap:effigy-of-melerukh")
    check(table.state)


def test_kiligog_s_trench() -> None:
    """Each turn of its player one counter more, and who has that power goes, on either side."""
    table = Table(
        mine=["fuguru", "kaupe", "kiligog-s-trench"], theirs=["urchin", "dust-imp", "bumpsy"], house=DEEP
    )  # fmt: skip
    table.to_turn_of(1, "brobnar")
    assert (table.line(), table.line(1)) == (["kaupe"], ["dust-imp", "bumpsy"])
    table.to_turn_of(0, DEEP)
    assert table.counters("kiligog-s-trench") == {"depth": 1}
    table.to_turn_of(1, "brobnar")
    assert (table.line(), table.line(1)) == ([], ["bumpsy"])
    assert table.counters("kiligog-s-trench") == {"depth": 2}


def test_llack_gaboon() -> None:
    """A point for each other exhausted creature; with three of them also skirmish and hazardous."""
    table = Table(
        mine=["llack-gaboon exhausted", "troll exhausted"], theirs=["bumpsy exhausted", "krump"], house=DEEP
    )
    assert table.power("llack-gaboon") == 5
    assert [table.keyword("llack-gaboon", name) for name in ("skirmish", "hazardous")] == [0, 0]
    more = Table(
        mine=["llack-gaboon", "troll exhausted"], theirs=["bumpsy exhausted", "krump exhausted"], house=DEEP
    )
    assert more.power("llack-gaboon") == 6
    assert [more.keyword("llack-gaboon", name) for name in ("skirmish", "hazardous")] == [1, 5]


def test_taniwha() -> None:
    """It may destroy itself, and then the Æ is gained all the same; after a fight too."""
    table = Table(mine=["taniwha", "fuguru"], theirs=["troll"], house=DEEP)
    table.do("reap:taniwha")
    assert table.offered() == ["card:taniwha", "card:fuguru"]
    table.do("card:fuguru")
    assert (table.amber(), table.line()) == (2, ["taniwha"])
    fight = Table(mine=["taniwha"], theirs=["urchin", "troll"], house=DEEP)
    fight.do("fight:taniwha", "card:troll")
    assert (fight.amber(), fight.line()) == (1, [])


def test_taniwha_evil_twin() -> None:
    """A creature card from its player's pile, no other; nothing of an empty one."""
    table = Table(
        mine=["taniwha-evil-twin"],
        theirs=["urchin"],
        discard=["troll", "anger", "krump"],
        deck=["punch"],
        house=DEEP,
    )
    table.do("reap:taniwha-evil-twin")
    assert table.offered() == ["pile:troll", "pile:krump"]
    table.do("pile:krump")
    assert (table.row("deck"), table.amber()) == (["krump", "punch"], 1)
    fight = Table(
        mine=["taniwha-evil-twin"], theirs=["dust-pixie"], discard=["troll"], deck=["punch"], house=DEEP
    )
    fight.do("fight:taniwha-evil-twin")
    assert fight.row("deck") == ["troll", "punch"]
    empty = Table(mine=["taniwha-evil-twin"], discard=["anger"], house=DEEP).do("reap:taniwha-evil-twin")
    assert empty.asked == "turn"


# -- General Sherman


def test_general_sherman() -> None:
    """All other creatures are purged, and come back exhausted to their owners when it leaves."""
    table = Table(
        mine=["troll"], theirs=["bumpsy", "krump +way-of-the-wolf"], hand=["general-sherman", "wrath-or-ruin"], house=DEEP
    )  # fmt: skip
    table.do("play:general-sherman", "place:0")
    assert [table.zone(name) for name in ("troll", "bumpsy", "krump", "way-of-the-wolf")] == [
        "purged", "purged", "purged", "discard"
    ]  # fmt: skip
    table.do("play:wrath-or-ruin", "mode:1")
    while table.asked != "turn":
        table.do(table.offered()[0])
    assert (table.zone("general-sherman"), table.line()) == ("discard", ["troll"])
    assert sorted(table.line(1)) == ["bumpsy", "krump"]
    assert exhausted(table, "troll", "bumpsy", "krump") == [True, True, True]


def test_general_sherman_deals_no_damage() -> None:
    table = Table(mine=["general-sherman"], theirs=["bumpsy"], house=DEEP).do("fight:general-sherman")
    assert (table.damage("bumpsy"), table.damage("general-sherman")) == (0, 5)


def test_general_sherman_that_was_not_played_purges_nothing() -> None:
    table = Table(mine=["general-sherman", "troll"], hand=["wrath-or-ruin"], house=DEEP)
    table.do("play:wrath-or-ruin", "mode:1", "card:general-sherman")
    assert (table.line(), table.zone("general-sherman")) == (["troll"], "discard")


def test_what_general_sherman_purged_as_an_artifact_stays_purged() -> None:
    """An artifact that was a creature then is none in print."""
    table = Table(
        mine=["auto-legionary"],
        hand=["general-sherman", "wrath-or-ruin"],
        houses=[["saurian", "unfathomable", "brobnar"]],
        house="saurian",
    )
    table.do("action:auto-legionary")
    assert table.zone("auto-legionary") == "line"
    table.to_turn_of(1, "brobnar").to_turn_of(0, DEEP)
    table.do("play:general-sherman", "place:0")
    assert table.zone("auto-legionary") == "purged"
    table.do("play:wrath-or-ruin", "mode:1")
    assert (table.zone("general-sherman"), table.zone("auto-legionary")) == ("discard", "purged")


# -- the "ready cards" step


@proves("G58", "G155")
def test_the_chosen_one() -> None:
    """One damage for each exhausted creature, at once; no creature is readied, even if it dies of that."""
    table = Table(
        mine=["the-chosen-one"], theirs=["troll exhausted", "bumpsy exhausted", "krump", "cannon exhausted"], house=DEEP
    )  # fmt: skip
    table.to_turn_of(1, "brobnar").to_turn_of(0, DEEP)
    assert table.damage("the-chosen-one") == 2
    assert exhausted(table, "troll", "bumpsy", "cannon") == [True, True, False]
    weak = Table(mine=["the-chosen-one damage:8"], theirs=["troll exhausted", "bumpsy exhausted"], house=DEEP)
    weak.to_turn_of(1, "brobnar").to_turn_of(0, DEEP)
    assert weak.zone("the-chosen-one") == "discard"
    assert exhausted(weak, "troll", "bumpsy") == [True, True]
    weak.to_turn_of(1, "brobnar").to_turn_of(0, DEEP)
    assert exhausted(weak, "troll", "bumpsy") == [False, False]


@proves("G242")
def test_the_chosen_one_and_nobody_to_ready() -> None:
    """Nor in its own player's step, where creatures are readied as ever."""
    table = Table(mine=["the-chosen-one", "fuguru exhausted"], theirs=["troll"], house=DEEP)
    table.to_turn_of(1, "brobnar").to_turn_of(0, DEEP)
    assert (table.damage("the-chosen-one"), exhausted(table, "fuguru")) == (0, [False])


@proves("G158")
def test_two_chosen_ones() -> None:
    """One of them takes the place of readying; the active player says which."""
    table = Table(mine=["the-chosen-one", "the-chosen-one"], theirs=["troll exhausted"], house=DEEP)
    table.to_turn_of(1, "brobnar").do("end")
    assert (table.asked, table.state.asked, table.offered()) == (
        "replace", 1, ["trigger:the-chosen-one", "trigger:the-chosen-one.2"]
    )  # fmt: skip
    assert table.state.kind == AskKinds.REPLACE
    ask = view_of(table.state, 1).ask
    assert ask is not None
    assert len(ask.effects) == 2
    table.do("trigger:the-chosen-one.2")
    assert [table.damage(name) for name in ("the-chosen-one", "the-chosen-one.2")] == [0, 1]
    assert exhausted(table, "troll") == [True]


# -- the tide


def test_portalmonger() -> None:
    """The opponent's keys alone, and only while the tide is high for its controller."""
    for tide, cost in (("neutral", 6), ("high", 10), ("low", 6)):
        table = Table(mine=["portalmonger"], tide=tide, house=DEEP)
        assert (table.state.key_cost(1), table.state.key_cost(0)) == (cost, 6)


def test_voice_of_rakuzel() -> None:
    """High: its own side, itself too; low: the other side; neutral: nobody."""
    for tide, mine, theirs in (
        ("neutral", (5, 1), (8, 0)),
        ("high", (6, 2), (8, 0)),
        ("low", (5, 1), (9, 1)),
    ):
        table = Table(mine=["voice-of-rakuzel"], theirs=["troll"], tide=tide, house=DEEP)
        assert (table.power("voice-of-rakuzel"), table.armor("voice-of-rakuzel")) == mine
        assert (table.power("troll"), table.armor("troll")) == theirs


def test_abandon_ship() -> None:
    """Four creatures with a high tide, or all that there are; else one."""
    mine, theirs = ["troll", "bumpsy", "krump"], ["urchin", "dust-imp"]
    high = Table(mine=mine, theirs=theirs, hand=["abandon-ship"], tide="high", house=DEEP).do(
        "play:abandon-ship"
    )
    high.do("card:troll", "card:bumpsy", "card:krump", "card:dust-imp")
    assert (high.line(), high.line(1)) == ([], ["urchin"])
    for tide in ("neutral", "low"):
        table = Table(mine=mine, theirs=theirs, hand=["abandon-ship"], tide=tide, house=DEEP)
        table.do("play:abandon-ship", "card:urchin")
        assert (table.line(), table.line(1)) == (mine, ["dust-imp"])


def test_abyssal_zealot() -> None:
    """It captures when its controller raises the tide, and loses that to the supply when the opponent does."""
    table = Table(mine=["abyssal-zealot"], amber=(0, 3), tide="low", house=DEEP).do("tide")
    assert (table.on("abyssal-zealot"), table.amber(1)) == (2, 1)
    table.to_turn_of(1, "brobnar").do("tide")
    assert (table.on("abyssal-zealot"), table.amber(0), table.amber(1)) == (0, 0, 1)


# -- the whirlpool


@proves("G132")
def test_whirlpool() -> None:
    """Each turn the creature at the right end of the active player's line goes to the left end of the other's."""
    table = Table(mine=["troll", "bumpsy", "whirlpool"], theirs=["krump", "urchin"], house=DEEP)
    table.do("end")
    assert (table.line(), table.line(1)) == (["troll"], ["bumpsy", "krump", "urchin"])
    assert table.holder("bumpsy") == 1
    table.to_turn_of(1, "brobnar").do("end")
    assert (table.line(), table.line(1)) == (["urchin", "troll"], ["bumpsy", "krump"])
    check(table.state)


def test_whirlpool_and_an_empty_line() -> None:
    table = Table(mine=["whirlpool"], theirs=["krump"], house=DEEP).do("end")
    assert table.line(1) == ["krump"]
    table.to_turn_of(1, "brobnar").do("end")
    assert (table.line(), table.line(1)) == (["krump"], [])


# -- a house that is not chosen


def test_allusions_of_grandeur() -> None:
    """A house of the opponent's identity card; Æ if the opponent chooses another on their next turn, and only then."""
    table = Table(hand=["allusions-of-grandeur"], theirs=["troll", "dust-imp"], house=DEEP).do(
        "play:allusions-of-grandeur"
    )
    assert len(table.offered()) == 3
    table.do("house:brobnar")
    before = table.amber()
    same = table.state.clone()
    table.to_turn_of(1, "dis")
    assert table.amber() == before + 3
    table.to_turn_of(0, DEEP).to_turn_of(1, "dis")
    assert table.amber() == before + 3
    other = Table(house=DEEP)
    other.state = same
    other.to_turn_of(1, "brobnar")
    assert other.amber() == before


@proves("G52")
@said(
    {
        "fuguru": words(
            cannot_choose(Houses.BROBNAR, OPPONENT),
            cannot_choose(Houses.DIS, OPPONENT),
            cannot_choose(Houses.UNTAMED, OPPONENT),
        )
    }
)
def test_allusions_of_grandeur_where_no_house_can_be_chosen() -> None:
    """Whoever chooses none does not choose that one; and nothing else answers that."""
    houses = (["unfathomable", "logos", "mars"], ["brobnar", "dis", "untamed"])
    table = Table(mine=["fuguru"], hand=["allusions-of-grandeur"], houses=houses, house=DEEP)
    table.do("play:allusions-of-grandeur", "house:brobnar")
    before = table.amber()
    table.do("end")
    assert (table.state.active, table.state.house, table.asked) == (1, -1, "turn")
    assert table.amber() == before + 3


def test_samples_agree_with_a_random_order() -> None:
    """What nobody knows is imagined anew, whoever looks."""
    table = Table(mine=["troll", "bumpsy"], theirs=["krump"], hand=["mælstrom"], deck=["anger"], house=DEEP)
    table.do("play:maelstrom")
    for viewer in (0, 1, None):
        twin = imagined(GAME, table.state, table.state.view(viewer), Chance.of("deep"))
        assert twin.view(viewer).json() == table.state.view(viewer).json()


# -- two names


@proves("G131", "G49")
def test_dark_discovery() -> None:
    """The two at the bottom have to be the named ones, in whichever order; then a key is forged for nothing."""
    deck = ["punch", "troll", "anger"]
    for names, keys in (
        (("anger", "troll"), 1),
        (("troll", "anger"), 1),
        (("anger", "punch"), 0),
        (("anger", "anger"), 0),
    ):
        table = Table(hand=["dark-discovery"], their_deck=deck, house=DEEP).do("play:dark-discovery")
        assert table.asked == "choose-name"
        table.do(f"name:{names[0]}", f"name:{names[1]}")
        if table.asked == "key":
            table.do(table.offered()[0])
        assert (table.keys(), table.row("deck", 1), sorted(table.row("discard", 1))) == (
            keys,
            ["punch"],
            ["anger", "troll"],
        )
        assert table.zone("dark-discovery") == ("purged" if keys else "discard")


def test_dark_discovery_names_one_card_twice() -> None:
    """Two copies of it; a name that is in neither deck, and a deck of one card, are never right."""
    table = Table(hand=["dark-discovery"], their_deck=["punch", "anger", "anger"], house=DEEP)
    table.do("play:dark-discovery", "name:anger", "name:anger")
    if table.asked == "key":
        table.do(table.offered()[0])
    assert table.keys() == 1
    for names in (("no", "name:anger"), ("name:anger", "no"), ("no", "no")):
        missed = Table(hand=["dark-discovery"], their_deck=["anger", "anger"], house=DEEP).do(
            "play:dark-discovery", *names
        )
        assert (missed.keys(), missed.row("deck", 1)) == (0, [])
    one = Table(hand=["dark-discovery"], their_deck=["anger"], house=DEEP)
    one.do("play:dark-discovery", "name:anger", "name:anger")
    assert (one.keys(), one.row("discard", 1), one.zone("dark-discovery")) == (0, ["anger"], "discard")
