"""Geistoid of Grim Reminders, each card on a small board."""

from __future__ import annotations

from typing import Any

import pytest
from tests.rules.keyforge.table import Table

from ludarium.core import Chance
from ludarium.games.keyforge import GAME
from ludarium.games.keyforge.view.viewer import view_of
from ludarium.testing import proves
from ludarium.testing.twins import imagined

PILE = ["punch"] * 10


def geist(**position: Any) -> Table:
    """A table in whose turn Geistoid is active."""
    return Table(house="geistoid", **position)


def again(table: Table) -> Table:
    """The same player's next turn, of Geistoid too."""
    return table.do("end").to_turn_of(0, "geistoid")


def settled(table: Table) -> Table:
    """What answers at the same time, in any order."""
    while table.asked == "trigger":
        table.do(table.offered()[0])
    return table


def test_a_strong_feeling() -> None:
    """Only who has Æ is readied; it goes from each friendly creature, and to nobody."""
    table = geist(
        mine=["troll amber:2 exhausted", "bumpsy exhausted", "boiler amber:1"],
        theirs=["explo-rover amber:1"], hand=["a-strong-feeling"],
    )  # fmt: skip
    table.do("play:a-strong-feeling")
    assert [table.on(name) for name in ("troll", "boiler", "explo-rover")] == [1, 0, 1]
    assert (table.has("troll", "exhausted"), table.has("bumpsy", "exhausted")) == (False, True)
    assert (table.amber(), table.amber(1)) == (0, 0)


def test_animating_force() -> None:
    """The other player's artifact becomes a creature with 4 power, used in any house; of creatures none may have it."""
    assert "play:animating-force" not in geist(mine=["troll"], hand=["animating-force"]).offered()
    table = geist(mine=["boiler"], theirs=["cannon"], hand=["animating-force"])
    table.do("play:animating-force", "place:0")
    assert (table.line(), table.power("cannon"), table.keyword("cannon", "versatile")) == (
        ["cannon", "boiler"],
        4,
        1,
    )
    again(table).do("reap:cannon")
    assert table.amber() == 1


def test_animating_force_is_scrapped() -> None:
    table = geist(hand=["animating-force"]).do("discard:animating-force")
    assert table.amber() == 1


def test_call_of_need() -> None:
    """Any card of the deck goes to the pile, and none need be found."""
    table = geist(hand=["call-of-need"], deck=["troll", "boiler", "anger"])
    table.do("play:call-of-need")
    assert {"deck:troll", "deck:boiler", "deck:anger"} <= set(table.offered())
    table.do("deck:boiler")
    assert (table.row("discard"), sorted(table.row("deck"))) == (
        ["boiler", "call-of-need"],
        ["anger", "troll"],
    )
    assert table.told("shuffled")
    table = geist(hand=["call-of-need"], deck=["troll"]).do("play:call-of-need", "no")
    assert table.row("discard") == ["call-of-need"]


@proves("G120")
def test_dark_memento() -> None:
    """As the turn begins, just as many cards go as are missing to ten, one after the other."""
    table = geist(mine=["dark-memento"], discard=["punch"] * 7, deck=["troll"] * 5, at="start")
    assert (len(table.row("discard")), len(table.row("deck"))) == (10, 2)
    table = geist(mine=["dark-memento"], discard=["punch"] * 7, deck=["troll"], at="start")
    assert (len(table.row("discard")), table.row("deck")) == (8, [])
    table = geist(mine=["dark-memento"], discard=PILE, deck=["troll"], at="start")
    assert len(table.row("discard")) == 10


@proves("G145")
def test_dark_memento_is_scrapped() -> None:
    """Each time a player is chosen anew, as long as the one who has just discarded is not haunted."""
    table = geist(
        hand=["dark-memento"], discard=["punch"] * 8, deck=["troll", "anger"], their_deck=["bumpsy"]
    )
    table.do("discard:dark-memento", "seat:1", "seat:0")
    assert (table.row("discard", 1), len(table.row("discard")), table.asked) == (["bumpsy"], 10, "turn")


def test_empathic_malice() -> None:
    """Haunted players get it back at the bottom of their deck."""
    table = geist(mine=["troll", "boiler"], theirs=["bumpsy"], hand=["empathic-malice"], amber=(0, 4))
    table.do("play:empathic-malice")
    assert table.offered() == ["card:troll", "card:boiler"]
    table.do("card:boiler")
    assert (table.on("boiler"), table.amber(1), table.zone("empathic-malice")) == (3, 1, "discard")
    table = geist(hand=["empathic-malice"], discard=PILE, deck=["troll"], amber=(0, 4))
    table.do("play:empathic-malice")
    assert table.row("deck") == ["troll", "empathic-malice"]


def test_future_is_past() -> None:
    """Both decks and piles change places; the card itself lies on its own pile afterwards."""
    table = geist(
        hand=["future-is-past"], deck=["troll", "bumpsy"], discard=["anger"],
        their_deck=["explo-rover"], their_discard=["punch", "smith"],
    )  # fmt: skip
    table.do("play:future-is-past")
    assert (table.row("deck"), sorted(table.row("discard"))) == (
        ["anger"],
        ["bumpsy", "future-is-past", "troll"],
    )
    assert (sorted(table.row("deck", 1)), table.row("discard", 1)) == (["punch", "smith"], ["explo-rover"])


def test_island_of_misfit_toys() -> None:
    """All cards of its house come back, of whatever type; it is purged even if there is none."""
    table = geist(
        mine=["island-of-misfit-toys"], discard=["boiler", "boo", "troll"], their_discard=["snippy"]
    )
    table.do("action:island-of-misfit-toys")
    assert (sorted(table.hand()), table.row("discard"), table.zone("snippy")) == (
        ["boiler", "boo"],
        ["troll"],
        "discard",
    )
    assert table.zone("island-of-misfit-toys") == "purged"
    assert geist(mine=["island-of-misfit-toys"]).do("action:island-of-misfit-toys").row("purged") == [
        "island-of-misfit-toys"
    ]


@proves("G120")
def test_junkyard_cemetery() -> None:
    """Purged cards count with those in the pile, for its player alone; both players see it."""
    table = geist(
        mine=["junkyard-cemetery", "protective-playmate"], discard=["punch"] * 6, purged=["troll"] * 4,
        theirs=["protective-playmate"], their_discard=["punch"] * 6,
    )  # fmt: skip
    assert [table.power(name) for name in ("protective-playmate", "protective-playmate.2")] == [9, 3]
    for seat in (0, 1):
        assert [player.haunted for player in view_of(table.state, seat).players] == [True, False]
    table.do("action:junkyard-cemetery")
    assert set(table.offered()) == {"pile:punch", *[f"pile:punch.{n}" for n in range(2, 7)]}
    table.do("pile:punch")
    assert (len(table.row("discard")), len(table.row("purged")), table.power("protective-playmate")) == (
        5,
        5,
        9,
    )


def test_junkyard_cemetery_counts_to_ten() -> None:
    table = geist(
        mine=["junkyard-cemetery", "protective-playmate"], discard=["punch"] * 5, purged=["troll"] * 4
    )
    assert table.power("protective-playmate") == 3


def test_kaspara() -> None:
    """Her power is the Æ of both pools; friendly creatures of her house pay both players as they come and go."""
    table = geist(mine=["kaspara", "troll"], theirs=["boiler"], hand=["snippy"], amber=(3, 2))
    assert table.power("kaspara") == 5
    table.do("play:snippy", "place:2")
    assert sorted(table.offered()) == ["trigger:snippy", "trigger:snippy+1"] or table.asked == "trigger"
    table.do(table.offered()[0])
    while table.asked != "turn":
        table.do(table.offered()[0])
    assert (table.amber(), table.amber(1)) == (4, 3)


def test_kaspara_without_amber() -> None:
    """Without any Æ she can't stay; her own end pays, too (she is of her house)."""
    table = geist(hand=["kaspara"]).do("play:kaspara")
    assert table.zone("kaspara") == "discard"
    assert (table.amber(), table.amber(1)) == (1, 1)


def test_mender() -> None:
    """A card of any pile is purged; all robots, the enemy's too, are healed and warded."""
    table = geist(
        mine=["troll damage:2", "snippy damage:2"], theirs=["explo-rover damage:1", "bumpsy"], hand=["mender"],
        discard=["anger"], their_discard=["punch"],
    )  # fmt: skip
    table.do("play:mender", "place:0")
    assert table.offered() == ["pile:anger", "pile:punch"]
    table.do("pile:punch")
    assert table.row("purged", 1) == ["punch"]
    robots = ["mender", "snippy", "explo-rover"]
    assert [table.has(name, "warded") for name in [*robots, "troll", "bumpsy"]] == [
        True,
        True,
        True,
        False,
        False,
    ]
    assert [table.damage(name) for name in ("snippy", "explo-rover", "troll")] == [0, 0, 2]
    table = geist(mine=["mender damage:1"]).do("reap:mender")
    assert (table.damage("mender"), table.has("mender", "warded")) == (0, True)


def test_miss_chievous() -> None:
    """Each friendly creature of her house, she too, costs each player two cards."""
    table = geist(
        hand=["miss-chievous", "boiler"], deck=["troll", "anger", "punch", "smith", "explo-rover"],
        their_deck=["bumpsy", "bumpsy", "urchin"], theirs=["snippy"],
    )  # fmt: skip
    table.do("play:miss-chievous")
    assert (sorted(table.row("discard")), len(table.row("discard", 1))) == (["anger", "troll"], 2)
    table.do("play:boiler", "place:1")
    assert (len(table.row("discard")), len(table.row("discard", 1))) == (4, 3)


def test_miss_chievous_reaps() -> None:
    """The topmost creature is played, whatever lies on it; without one nothing is."""
    table = geist(mine=["miss-chievous"], discard=["bumpsy", "troll", "anger"])
    table.do("reap:miss-chievous", "place:0")
    assert (table.line(), table.row("discard")) == (["troll", "miss-chievous"], ["bumpsy", "anger"])
    table = geist(mine=["miss-chievous"], discard=["anger"]).do("reap:miss-chievous")
    assert (table.asked, table.amber()) == ("turn", 1)


def test_poltergeistoids() -> None:
    """The purged card may be the one that is played; it is of Geistoid then."""
    table = geist(
        hand=["poltergeistoids"], discard=["troll"], purged=["anger", "cannon"], their_discard=["bumpsy"]
    )
    table.do("play:poltergeistoids", "pile:troll")
    assert table.offered() == ["purged:cannon", "purged:troll"]
    table.do("purged:troll")
    assert (table.host("poltergeistoids"), table.line()) == ("troll", ["troll"])
    again(table)
    assert "reap:troll" in table.offered()


def test_poltergeistoids_with_an_artifact() -> None:
    table = geist(hand=["poltergeistoids"], purged=["cannon"], their_discard=["bumpsy"], theirs=["troll"])
    table.do("play:poltergeistoids")
    assert (table.host("poltergeistoids"), table.row("purged", 1)) == ("cannon", ["bumpsy"])
    again(table)
    assert "action:cannon" in table.offered()


def test_poltergeistoids_purge_nothing() -> None:
    """Without a card in a pile nothing is played."""
    table = geist(hand=["poltergeistoids"], purged=["troll"]).do("play:poltergeistoids")
    assert (table.zone("troll"), table.zone("poltergeistoids")) == ("purged", "discard")


@pytest.mark.parametrize(("pile", "power", "elusive"), [(PILE, 9, 0), (PILE[1:], 3, 1)])
def test_protective_playmate(pile: list[str], power: int, elusive: int) -> None:
    table = geist(mine=["protective-playmate"], discard=pile)
    assert (table.power("protective-playmate"), table.keyword("protective-playmate", "elusive")) == (
        power,
        elusive,
    )
    assert table.keyword("protective-playmate", "taunt") == 1


def test_replicative_growth() -> None:
    """Creatures that come later reap so too; without Æ on it, none is moved; the next turn it is over."""
    table = geist(mine=["boiler amber:2", "snippy"], hand=["replicative-growth"], amber=(0, 0))
    table.do("play:replicative-growth", "reap:boiler", "reap:snippy")
    assert (table.amber(), table.on("boiler")) == (4, 1)
    again(table).do("reap:boiler")
    assert (table.amber(), table.on("boiler")) == (5, 1)


def test_shadys() -> None:
    """A creature of the pile is played; only for her friend she goes."""
    table = geist(mine=["shadys"], discard=["troll", "anger", "purse-a-phone"])
    table.do("action:shadys")
    assert table.offered() == ["pile:troll", "pile:purse-a-phone"]
    table.do("pile:purse-a-phone", "place:0")
    assert (table.zone("shadys"), table.line()) == ("discard", ["purse-a-phone"])
    table = geist(mine=["shadys"], discard=["troll"]).do("action:shadys")
    table.do("place:0")
    assert table.line() == ["troll", "shadys"]
    assert geist(mine=["shadys"]).do("action:shadys").line() == ["shadys"]


def test_synchronizer() -> None:
    """A clock that is destroyed leaves it half of its counters, rounded up; it hands all of them on."""
    table = geist(
        mine=["synchronizer", "tick-tock time:3", "chronometer time:1", "troll"], theirs=["tick-tock time:2"],
        hand=["winds-of-death"],
    )  # fmt: skip
    settled(table.do("play:winds-of-death"))
    assert table.counters("synchronizer") == {"time": 3}
    table = geist(
        mine=["synchronizer time:4", "tick-tock", "chronometer time:1", "troll"], theirs=["tick-tock"]
    )
    table.do("omni:synchronizer")
    assert table.offered() == ["card:tick-tock", "card:chronometer"]
    table.do("card:chronometer")
    assert (table.counters("synchronizer"), table.counters("chronometer")) == ({}, {"time": 5})


def test_varad_the_indulgent() -> None:
    """As strong as his Æ adds; he captures after fights of others of his house, not of his own."""
    table = geist(
        mine=["varad-the-indulgent amber:2", "boiler", "troll house:geistoid"], theirs=["bumpsy damage:4", "explo-rover"],
        amber=(0, 3),
    )  # fmt: skip
    assert table.power("varad-the-indulgent") == 6
    table.do("fight:troll~geistoid", "card:bumpsy")
    assert (table.on("varad-the-indulgent"), table.amber(1)) == (3, 2)
    table.do("fight:varad-the-indulgent")
    assert table.on("varad-the-indulgent") == 3


def test_well_of_memory() -> None:
    """For each card that is purged, one of the pile comes back, chosen one after the other."""
    table = geist(hand=["well-of-memory", "anger", "punch"], discard=["troll", "bumpsy", "smith"])
    table.do("play:well-of-memory", "hand:anger", "hand:punch")
    table.do("pile:bumpsy", "pile:smith")
    assert (sorted(table.hand()), sorted(table.row("purged"))) == (["bumpsy", "smith"], ["anger", "punch"])
    table = geist(hand=["well-of-memory", "anger"], discard=["troll"]).do("play:well-of-memory", "no")
    assert (table.hand(), table.row("purged")) == (["anger"], [])
    assert geist(mine=["well-of-memory"]).do("action:well-of-memory").zone("well-of-memory") == "discard"


def test_boiler() -> None:
    """It hurts the flanks as it goes, and everybody as it is scrapped."""
    table = geist(mine=["boiler damage:1"], theirs=["troll", "bumpsy", "troll"]).do(
        "fight:boiler", "card:bumpsy"
    )
    assert [table.damage(name) for name in ("troll", "bumpsy", "troll.2")] == [6, 2, 6]
    table = geist(hand=["boiler"], mine=["bumpsy"], theirs=["troll", "bumpsy", "explo-rover"])
    table.do("discard:boiler")
    assert [table.damage(name) for name in ("troll", "bumpsy.2", "explo-rover", "bumpsy")] == [1, 1, 1, 0]


def test_cursed_tomb() -> None:
    """Whoever dies without Æ on it is purged, on either side; with the last creature it goes itself."""
    table = geist(
        mine=["cursed-tomb", "troll", "bumpsy amber:1"], theirs=["explo-rover"], hand=["winds-of-death"]
    )
    settled(table.do("play:winds-of-death"))
    assert [table.zone(name) for name in ("troll", "bumpsy", "explo-rover")] == [
        "purged",
        "discard",
        "purged",
    ]
    assert table.zone("cursed-tomb") == "purged"
    assert geist(hand=["cursed-tomb"]).do("play:cursed-tomb").zone("cursed-tomb") == "purged"
    assert (
        geist(hand=["cursed-tomb"], theirs=["troll"]).do("play:cursed-tomb").zone("cursed-tomb")
        == "artifacts"
    )


@pytest.mark.parametrize(("pile", "amber"), [(PILE, 4), (PILE[3:], 1)])
def test_dimo_elderghast(pile: list[str], amber: int) -> None:
    """What lay on those that die is gained, if their player is haunted then; the other side gets nothing."""
    table = geist(
        mine=["dimo-elderghast", "troll amber:2", "bumpsy amber:1", "boiler"], theirs=["explo-rover amber:1"],
        discard=pile, hand=["winds-of-death"], amber=(0, 0),
    )  # fmt: skip
    settled(table.do("play:winds-of-death"))
    assert table.amber() == amber
    assert table.amber(1) == 3  # whatever lies on a creature goes to its opponent (G96)


def test_echofly() -> None:
    table = geist(mine=["echofly"], discard=["anger", "troll", "punch"]).do("action:echofly")
    assert table.offered() == ["pile:anger", "pile:punch"]
    table.do("pile:anger")
    assert table.hand() == ["anger"]
    table = geist(hand=["echofly"], discard=["anger", "punch", "troll"]).do("discard:echofly")
    assert (table.row("archives"), table.zone("anger")) == (["punch"], "discard")


def test_energy_vampirism() -> None:
    """Each Æ on the creature is a damage, given out as one likes; it captures from its own player."""
    table = geist(
        mine=["troll"], theirs=["bumpsy amber:1", "explo-rover"], hand=["energy-vampirism"], amber=(0, 2)
    )
    table.do("play:energy-vampirism", "card:bumpsy")
    assert (table.on("bumpsy"), table.amber(1)) == (2, 1)
    table.do("card:bumpsy", "card:explo-rover")
    assert (table.damage("bumpsy"), table.damage("explo-rover")) == (1, 1)
    table = geist(mine=["troll"], theirs=["bumpsy"], hand=["energy-vampirism"], amber=(0, 2))
    table.do("play:energy-vampirism", "card:troll", "card:bumpsy")
    assert (table.on("troll"), table.amber(), table.damage("bumpsy")) == (1, 0, 1)


@proves("G117", "G118")
def test_infiltrator() -> None:
    """It stands on the other side, is used there in any house, and takes its neighbours with it as each of that player's
    turns ends."""
    table = geist(hand=["infiltrator"], theirs=["troll", "bumpsy"])
    table.do("play:infiltrator", "place:0")
    assert (table.line(1), table.holder("infiltrator")) == (["infiltrator", "troll", "bumpsy"], 1)
    table.do("end")
    assert table.line(1) == ["infiltrator", "troll", "bumpsy"]
    table.to_turn_of(1, "brobnar").do("end")
    assert table.line(1) == ["infiltrator", "bumpsy"]
    table.to_turn_of(1, "brobnar")
    assert "reap:infiltrator" in table.offered()


def test_phantasmal_visit() -> None:
    table = geist(mine=["troll"], theirs=["bumpsy"], hand=["phantasmal-visit"]).do(
        "play:phantasmal-visit", "card:bumpsy"
    )
    assert (table.has("bumpsy", "stunned"), table.has("bumpsy", "exhausted")) == (True, True)
    assert table.zone("phantasmal-visit") == "discard"
    table = geist(hand=["phantasmal-visit"], discard=PILE).do("play:phantasmal-visit")
    assert table.row("archives") == ["phantasmal-visit"]


def test_plow_sword() -> None:
    """A creature of any pile goes to the bottom of its owner's deck; without one there is no damage."""
    table = geist(
        mine=["plow-sword"],
        theirs=["troll"],
        discard=["bumpsy", "anger"],
        their_discard=["explo-rover"],
        their_deck=["smith"],
    )
    table.do("action:plow-sword")
    assert table.offered() == ["pile:bumpsy", "pile:explo-rover"]
    table.do("pile:explo-rover")
    assert (table.row("deck", 1), table.damage("troll")) == (["smith", "explo-rover"], 3)
    table = geist(mine=["plow-sword"], theirs=["troll"], discard=["anger"]).do("action:plow-sword")
    assert table.damage("troll") == 0


@proves("G10")
@pytest.mark.parametrize(("pile", "line"), [(12, []), (9, ["troll"])])
def test_return_to_rubble(pile: int, line: list[str]) -> None:
    """Ten cards have to be shuffled in for it: with nine they are, and nothing is destroyed."""
    table = geist(
        mine=["troll"], discard=["bumpsy", *["punch"] * (pile - 1)], deck=[], hand=["return-to-rubble"]
    )
    table.do("play:return-to-rubble")
    assert (len(table.row("deck")), table.line()) == (min(pile, 10), line)
    assert ("bumpsy" in table.row("discard")) == (pile > 10)


@pytest.mark.parametrize("haunted", [True, False])
def test_singing_scythe_on_a_creature(haunted: bool) -> None:
    table = geist(
        mine=["boiler +singing-scythe"], their_discard=["troll"], discard=PILE if haunted else ["punch"]
    )
    table.do("reap:boiler")
    assert (table.asked == "card") == haunted
    if haunted:
        table.do("pile:troll")
        assert table.row("purged", 1) == ["troll"]


def test_soul_vial() -> None:
    """Only friendly creatures with Æ; each to its owner's archives."""
    table = geist(
        mine=["soul-vial", "troll amber:1", "bumpsy"], theirs=["explo-rover amber:1"], hand=["winds-of-death"]
    )
    settled(table.do("play:winds-of-death"))
    assert [table.zone(name) for name in ("troll", "bumpsy", "explo-rover")] == [
        "archives",
        "discard",
        "discard",
    ]


def test_spontaneous_awakening() -> None:
    """Of a haunted opponent an artifact, a cyborg or a robot dies and comes back on one's own side, of Geistoid."""
    table = geist(
        mine=["boiler"],
        theirs=["troll", "batdrone", "cannon"],
        hand=["spontaneous-awakening"],
        their_discard=PILE,
    )
    table.do("play:spontaneous-awakening")
    assert sorted(table.offered()) == ["card:batdrone", "card:cannon"]
    table.do("card:batdrone", "place:0")
    assert (table.line(), table.host("spontaneous-awakening")) == (["batdrone", "boiler"], "batdrone")
    again(table)
    assert "reap:batdrone" in table.offered()
    table = geist(theirs=["cannon"], hand=["spontaneous-awakening"], their_discard=PILE[1:], discard=PILE)
    table.do("play:spontaneous-awakening")
    assert (table.asked, table.zone("cannon"), table.zone("spontaneous-awakening")) == (
        "turn",
        "artifacts",
        "discard",
    )


def test_spontaneous_awakening_of_a_warded_robot() -> None:
    """Not destroyed, not played."""
    table = geist(theirs=["batdrone warded"], hand=["spontaneous-awakening"], their_discard=PILE)
    table.do("play:spontaneous-awakening")
    assert (table.line(1), table.zone("spontaneous-awakening")) == (["batdrone"], "discard")


def test_tangler() -> None:
    table = geist(mine=["tangler"], theirs=["troll", "bumpsy", "explo-rover", "urchin"]).do(
        "reap:tangler", "card:bumpsy"
    )
    assert [table.has(name, "stunned") for name in ("troll", "bumpsy", "explo-rover", "urchin")] == [
        True,
        True,
        True,
        False,
    ]
    table = geist(hand=["tangler"], mine=["boiler"], theirs=["troll", "bumpsy"]).do(
        "discard:tangler", "card:troll"
    )
    assert [table.has(name, "stunned") for name in ("troll", "bumpsy")] == [True, False]


def test_thoughtcatcher() -> None:
    table = geist(
        mine=["thoughtcatcher", "troll amber:1", "bumpsy"],
        theirs=["explo-rover amber:1"],
        hand=["winds-of-death"],
        deck=["anger", "punch"],
    )
    settled(table.do("play:winds-of-death"))
    assert (table.hand(), table.hand(1)) == (["anger"], [])


def test_tribute_collector() -> None:
    table = geist(mine=["troll"], theirs=["explo-rover"], hand=["tribute-collector"], amber=(0, 2))
    table.do("play:tribute-collector", "place:1", "card:troll")
    assert (table.on("troll"), table.amber(1), table.keyword("tribute-collector", "taunt")) == (1, 1, 1)
    table = geist(mine=["tribute-collector"], theirs=["explo-rover"], amber=(0, 2)).do(
        "fight:tribute-collector"
    )
    assert table.on("tribute-collector") == 1


def test_veil_of_ectoplasm() -> None:
    """One Æ for each card of the house in the pile, each time by another creature if one likes."""
    table = geist(
        mine=["troll", "bumpsy"],
        theirs=["explo-rover"],
        hand=["veil-of-ectoplasm"],
        discard=["boo", "anger", "boiler"],
        amber=(0, 3),
    )
    table.do("play:veil-of-ectoplasm", "card:troll", "card:bumpsy")
    assert (table.on("troll"), table.on("bumpsy"), table.amber(1), table.asked) == (1, 1, 1, "turn")


def test_be_our_geist() -> None:
    """Only creatures of haunted players' piles; whoever plays one controls it."""
    table = geist(hand=["be-our-geist"], discard=["troll"], their_discard=[*PILE, "bumpsy", "explo-rover"])
    table.do("play:be-our-geist")
    assert table.offered() == ["pile:bumpsy", "pile:explo-rover"]
    table.do("pile:explo-rover")
    assert table.line() == ["explo-rover"]
    table = geist(hand=["be-our-geist"], discard=["troll"]).do("play:be-our-geist")
    assert (table.asked, table.zone("troll")) == ("turn", "discard")


@pytest.mark.parametrize("seat", [0, 1])
def test_boo(seat: int) -> None:
    table = geist(hand=["boo"], deck=["troll"] * 12, their_deck=["troll"] * 4).do("play:boo", f"seat:{seat}")
    assert [len(table.row("deck", who)) for who in (0, 1)] == ([2, 4] if seat == 0 else [12, 0])


def test_darklamp() -> None:
    """Creatures with Æ are elusive, and it captures one for itself."""
    table = geist(
        mine=["troll amber:1", "bumpsy"], theirs=["explo-rover amber:1"], hand=["darklamp"], amber=(0, 1)
    )
    table.do("play:darklamp", "place:0")
    assert table.on("darklamp") == 1
    names = ("darklamp", "troll", "bumpsy", "explo-rover")
    assert [table.keyword(name, "elusive") for name in names] == [1, 1, 0, 0]


def test_hallowed_eve_festival() -> None:
    """Only cards of the house that were discarded now count, not those that lay there."""
    table = geist(
        mine=["troll"], hand=["hallowed-eve-festival"], deck=["boo", "anger", "boiler", "smith", "punch", "boo"],
        discard=["boo"], amber=(0, 4),
    )  # fmt: skip
    table.do("play:hallowed-eve-festival")
    assert (table.on("troll"), len(table.row("deck"))) == (2, 1)


@pytest.mark.parametrize(("top", "amber"), [("troll", 2), ("anger", 1)])
def test_harvest_skimmer(top: str, amber: int) -> None:
    table = geist(mine=["harvest-skimmer"], deck=[top]).do("reap:harvest-skimmer")
    assert (table.amber(), table.row("discard")) == (amber, [top])


def test_haunted_house() -> None:
    table = geist(mine=["haunted-house"], deck=["troll", "anger"], discard=PILE[1:], at="start")
    assert table.row("deck") == ["anger"]
    table.do("house:geistoid", "omni:haunted-house")
    assert table.amber() == 1
    table = geist(mine=["haunted-house"], deck=["troll"], discard=PILE, at="start")
    assert table.row("deck") == ["troll"]
    table = geist(mine=["haunted-house"]).do("omni:haunted-house")
    assert table.amber() == 0


def test_in_here_somewhere() -> None:
    table = geist(hand=["in-here-somewhere…"], discard=["troll", *PILE[1:]], deck=["smith"] * 6)
    table.do("play:in-here-somewhere-", "pile:troll", "pile:punch")
    assert (sorted(table.row("archives")), len(table.row("deck"))) == (["punch", "troll"], 6)
    table = geist(hand=["in-here-somewhere…"], discard=["troll"], deck=["smith"] * 6)
    table.do("play:in-here-somewhere-")
    assert (table.row("archives"), len(table.row("deck"))) == ([], 1)


def test_junk_restoration() -> None:
    """Only one of the three that have just been discarded."""
    table = geist(hand=["junk-restoration"], deck=["troll", "anger", "smith", "bumpsy"], discard=["punch"])
    table.do("play:junk-restoration", "yes")
    assert sorted(table.offered()) == ["pile:anger", "pile:smith", "pile:troll"]
    table.do("pile:smith")
    assert table.hand() == ["smith"]
    table = geist(hand=["junk-restoration"], deck=["troll"]).do("play:junk-restoration", "no")
    assert table.hand() == []
    table = geist(hand=["junk-restoration"], deck=[], discard=["troll"]).do("play:junk-restoration")
    assert table.asked == "turn"


def test_memette() -> None:
    """The top card of the pile; as she dies she is not yet there herself."""
    table = geist(hand=["memette"], discard=["troll", "anger"]).do("play:memette")
    assert table.row("archives") == ["anger"]
    table = geist(mine=["memette"], theirs=["troll"], discard=["anger"]).do("fight:memette")
    assert (table.row("archives"), table.row("discard")) == (["anger"], ["memette"])


def test_reaver() -> None:
    """Whoever gets an Æ pays with a card; who has none to move, discards none."""
    table = geist(mine=["reaver", "troll amber:1"], hand=["anger", "punch"]).do("reap:reaver", "card:troll")
    assert table.offered() == ["hand:anger", "hand:punch"]
    table.do("hand:punch")
    assert (table.amber(), table.hand()) == (2, ["anger"])
    table = geist(mine=["reaver"], hand=["anger"]).do("reap:reaver")
    assert (table.amber(), table.hand(), table.asked) == (1, ["anger"], "turn")


def test_snippy() -> None:
    table = geist(hand=["snippy"], theirs=["troll", "bumpsy"]).do("play:snippy", "card:bumpsy")
    assert (table.damage("bumpsy"), table.keyword("snippy", "skirmish")) == (2, 1)
    table = geist(hand=["snippy"], mine=["boiler"], theirs=["troll", "bumpsy", "explo-rover"]).do(
        "discard:snippy"
    )
    assert table.offered() == ["card:troll", "card:explo-rover"]
    table.do("card:troll")
    assert table.line(1) == ["bumpsy", "explo-rover"]


@pytest.mark.parametrize("haunted", [True, False])
def test_touchstone(haunted: bool) -> None:
    table = geist(mine=["touchstone"], discard=PILE if haunted else [], deck=["troll", "anger", "punch"])
    table.do("reap:touchstone")
    assert len(table.hand()) == (2 if haunted else 0)
    assert len(table.row("discard")) == (10 if haunted else 2)


def test_webstur() -> None:
    """One question for each damage, that of the fight included; both players lose a card each time."""
    table = geist(mine=["webstur"], theirs=["explo-rover"], deck=["troll"] * 5, their_deck=["anger"] * 5)
    table.do("fight:webstur")
    assert table.damage("webstur") == 3
    table.do("yes", "no", "yes")
    assert (len(table.row("deck")), len(table.row("deck", 1)), table.asked) == (3, 3, "turn")
    assert table.keyword("webstur", "taunt") == 1


def test_winds_of_death() -> None:
    """The creatures of both piles are archived first: those that die lie there afterwards."""
    table = geist(
        mine=["troll"],
        theirs=["bumpsy"],
        hand=["winds-of-death"],
        discard=["urchin", "anger"],
        their_discard=["explo-rover"],
    )
    settled(table.do("play:winds-of-death"))
    assert (table.row("archives"), table.row("archives", 1)) == (["urchin"], ["explo-rover"])
    assert (table.line(), table.line(1)) == ([], [])
    assert table.row("discard") == ["anger", "troll", "winds-of-death"]


@pytest.mark.parametrize("haunted", [True, False])
def test_aelbia_stray(haunted: bool) -> None:
    table = geist(hand=["ælbia-stray"], discard=PILE if haunted else [], amber=(0, 1))
    table.do("play:aelbia-stray")
    assert table.has("aelbia-stray", "exhausted") != haunted
    if haunted:
        table.do("reap:aelbia-stray")
        assert table.on("aelbia-stray") == 1


CLOCKS = ("tick-tock", "chronometer", "ancestral-timekeeper")


@pytest.mark.parametrize("clock", CLOCKS)
def test_a_clock_ticks(clock: str) -> None:
    """Each friendly clock, itself too, gets a counter as its player's turn ends, and not in the other's."""
    table = geist(mine=[clock, "troll"], theirs=["tick-tock"]).do("end")
    assert (table.counters(clock), table.counters("troll")) == ({"time": 1}, {})
    table.to_turn_of(1).do("end")
    assert table.counters(clock) == {"time": 1}


def test_ancestral_timekeeper() -> None:
    """The twelfth counter takes it out of the game for another turn."""
    table = geist(mine=["ancestral-timekeeper time:10"]).do("end")
    assert (table.zone("ancestral-timekeeper"), table.state.active) == ("line", 1)
    table = geist(mine=["ancestral-timekeeper time:11"]).do("end")
    assert (table.zone("ancestral-timekeeper"), table.state.active) == ("purged", 0)
    table = geist(mine=["ancestral-timekeeper time:11 warded"]).do("end")
    assert (table.zone("ancestral-timekeeper"), table.state.active) == ("line", 1)


def test_chronometer() -> None:
    """The sixth counter destroys it for a card of a pile, which may be itself."""
    table = geist(mine=["chronometer time:5"], their_discard=["troll"]).do("end")
    assert sorted(table.offered()) == ["pile:chronometer", "pile:troll"]
    table.do("pile:troll")
    assert (table.zone("chronometer"), table.zone("troll")) == ("discard", "purged")
    table = geist(mine=["chronometer time:5 warded"], their_discard=["troll"]).do("end")
    assert (table.zone("chronometer"), table.zone("troll")) == ("line", "discard")


def test_tick_tock() -> None:
    """The third counter destroys it for up to three cards of hand and pile, itself among them."""
    table = geist(
        mine=["tick-tock time:2"], hand=["anger"] * 6, discard=["troll"], their_discard=["bumpsy"]
    ).do("end")
    assert sorted(table.offered()) == ["hand:anger", "no", "pile:tick-tock", "pile:troll"]
    table.do("pile:tick-tock", "hand:anger", "done")
    assert sorted(table.row("archives")) == ["anger", "tick-tock"]


@pytest.mark.parametrize("haunted", [True, False])
def test_precocious_fragment(haunted: bool) -> None:
    table = geist(mine=["precocious-fragment"], discard=PILE if haunted else [], deck=["troll"])
    table.do("reap:precocious-fragment")
    assert (table.amber(), table.row("deck")) == ((2, ["troll"]) if haunted else (1, []))


def test_purse_a_phone() -> None:
    """Keys of both are cheaper; as she goes she calls a friend that lies in the pile."""
    table = geist(mine=["purse-a-phone"], theirs=["troll"])
    assert [table.state.key_cost(seat) for seat in (0, 1)] == [4, 4]
    table = geist(mine=["purse-a-phone damage:4"], theirs=["troll"], discard=["shadys", "anger"]).do(
        "fight:purse-a-phone"
    )
    assert table.hand() == ["shadys"]
    table = geist(
        mine=["purse-a-phone damage:4"], theirs=["troll"], discard=["anger"], their_discard=["shadys"]
    )
    table.do("fight:purse-a-phone")
    assert (table.hand(), table.zone("shadys")) == ([], "discard")


def test_soultender() -> None:
    """All specters lose their Æ to the supply, and are healed and warded, on both sides."""
    table = geist(
        mine=["snippy amber:2 damage:1", "troll amber:1 damage:1"],
        theirs=["boiler amber:1"],
        hand=["soultender"],
    )
    table.do("play:soultender", "place:0")
    assert [table.on(name) for name in ("snippy", "troll", "boiler")] == [0, 1, 0]
    assert [table.has(name, "warded") for name in ("soultender", "snippy", "boiler", "troll")] == [
        True,
        True,
        True,
        False,
    ]
    assert (table.damage("snippy"), table.damage("troll"), table.amber(), table.amber(1)) == (0, 1, 0, 0)
    table = geist(mine=["soultender"]).do("reap:soultender")
    assert table.has("soultender", "warded")


def test_singing_scythe_comes_back() -> None:
    """Whenever one may act in step 3 of one's own turn while haunted, as often as one likes; not in the other's turn."""
    table = geist(discard=["singing-scythe", *PILE], mine=["troll"])
    assert "pile:singing-scythe" in table.offered()
    table.do("pile:singing-scythe")
    assert (table.hand(), len(table.row("discard"))) == (["singing-scythe"], 10)
    table.do("play:singing-scythe")
    assert table.host("singing-scythe") == "troll"
    table = geist(discard=["singing-scythe", *PILE[1:]], hand=["snippy"])
    table.do("pile:singing-scythe", "discard:singing-scythe", "pile:singing-scythe")
    assert len(table.row("discard")) == 9
    assert "pile:singing-scythe" not in geist(discard=["singing-scythe", *PILE[2:]]).offered()
    theirs = geist(discard=["singing-scythe", *PILE], active=1)
    assert "pile:singing-scythe" not in theirs.offered()


@proves("G31")
def test_scooboo() -> None:
    """Each card that is about to be drawn may be given up for it; after it is back, the others are drawn."""
    table = geist(
        mine=["touchstone"], discard=["scooboo", *PILE], deck=["troll", "anger", "bumpsy", "smith", "urchin"]
    )
    table.do("reap:touchstone")
    assert table.offered() == ["pile:scooboo", "no"]
    table.do("pile:scooboo")
    assert (sorted(table.hand()), table.row("deck")) == (["scooboo", "smith"], ["urchin"])
    assert table.row("discard")[-3:] == ["troll", "anger", "bumpsy"]
    table = geist(mine=["touchstone"], discard=["scooboo", *PILE], deck=["troll", "anger", "bumpsy"])
    table.do("reap:touchstone", "no", "pile:scooboo")
    assert (sorted(table.hand()), table.row("deck")) == (["scooboo", "troll"], [])


def test_scooboo_as_the_hand_is_refilled() -> None:
    """Of a hand of four two are drawn, or one and him; in the other player's turn nobody is asked."""
    table = geist(hand=["anger"] * 4, discard=["scooboo"], deck=["troll"] * 5).do("end", "no", "pile:scooboo")
    assert [name.partition(".")[0] for name in sorted(table.hand())] == ["anger"] * 4 + ["scooboo", "troll"]
    assert (len(table.row("deck")), table.state.active) == (1, 1)
    table = geist(hand=["anger"] * 5, discard=["scooboo"], deck=["troll"], chains=(1, 0)).do("end")
    assert (table.zone("scooboo"), table.state.active) == ("discard", 1)
    table = Table(
        discard=["scooboo"],
        their_discard=["scooboo"],
        hand=["anger"],
        active=1,
        their_hand=["punch"] * 6,
        house="brobnar",
    )
    table.do("end")
    assert table.zone("scooboo") == "discard"


def test_scooboo_with_an_empty_deck() -> None:
    """No card is there to be discarded: he comes back all the same, and the pile is not shuffled."""
    table = geist(mine=["touchstone"], discard=["scooboo", *PILE], deck=[]).do(
        "reap:touchstone", "pile:scooboo"
    )
    assert (len(table.row("discard")), len(table.row("deck")), "scooboo" in table.hand()) == (0, 9, True)


def test_two_of_scooboo() -> None:
    table = geist(mine=["touchstone"], discard=["scooboo", "scooboo", *PILE], deck=["troll"] * 8).do(
        "reap:touchstone"
    )
    assert table.offered() == ["pile:scooboo", "pile:scooboo.2", "no"]
    table.do("pile:scooboo.2", "pile:scooboo")
    assert (sorted(table.hand()), len(table.row("deck"))) == (["scooboo", "scooboo.2"], 2)


def greking(**position: Any) -> Table:
    return geist(hand=["immortal-greking"], **position)


def test_immortal_greking() -> None:
    """The creature comes anywhere into one's line, and is of his house, until he goes; it stays then."""
    table = greking(mine=["boiler", "snippy"], theirs=["troll", "bumpsy", "mother"])
    table.do("play:immortal-greking", "place:0", "card:troll")
    assert table.offered() == ["place:0", "place:1", "place:2", "place:3"]
    table.do("place:2")
    assert table.line() == ["immortal-greking", "boiler", "troll", "snippy"]
    again(table)
    assert "reap:troll" in table.offered()


def test_immortal_greking_of_another_house() -> None:
    """The deck says of which house he is; with him his house goes, and the creature stays."""
    table = Table(
        hand=["immortal-greking house:dis"], theirs=["troll"], house="dis", discard=PILE,
    )  # fmt: skip
    table.do("play:immortal-greking~dis")
    table.do("place:0")
    assert table.line() == ["troll", "immortal-greking~dis"]
    table.do("end").to_turn_of(0, "dis")
    assert "reap:troll" in table.offered()


@pytest.mark.parametrize(("pile", "zone"), [(PILE, "archives"), (PILE[1:], "discard")])
def test_immortal_greking_dies(pile: list[str], zone: str) -> None:
    table = geist(mine=["immortal-greking damage:6"], theirs=["troll"], discard=pile).do(
        "fight:immortal-greking"
    )
    assert table.zone("immortal-greking") == zone


def test_immortal_greking_leaves_the_creature() -> None:
    table = greking(theirs=["troll"]).do("play:immortal-greking", "place:1")
    again(table)
    assert "reap:troll" in table.offered()
    table = greking(theirs=["troll", "bumpsy damage:4"], mine=["boiler"])
    table.do("play:immortal-greking", "place:1", "card:troll", "place:0", "end")
    table.to_turn_of(0, "geistoid")
    table.state.damage[table.card("immortal-greking")] = 6
    table.do("fight:immortal-greking")
    assert (table.zone("immortal-greking"), table.holder("troll")) == ("discard", 0)
    assert "reap:troll" not in table.offered()


def test_what_cards_do_from_the_pile_is_seen_alike() -> None:
    """Each viewer's view gives a position in which the same is asked, and goes on the same way."""
    table = geist(
        mine=["touchstone"],
        discard=["scooboo", "singing-scythe", *PILE],
        deck=["troll", "anger"] * 3,
        hand=["boo"],
    )
    for choice in ("reap:touchstone", "pile:scooboo", "pile:singing-scythe", "play:boo"):
        table.do(choice)
        for seat in (0, 1, -1):
            imagined(GAME, table.state, table.state.view(None if seat < 0 else seat), Chance.of(choice))
        assert table.state.clone().dump() == table.state.dump()
    assert table.asked == "choose-player"
