"""Saurian of Winds of Exchange, each card on a small board."""

from __future__ import annotations

import pytest
from tests.rules.keyforge.table import Table

from ludarium.games.keyforge.view.viewer import view_of
from ludarium.testing import proves

SCHOLAR = "scholar"


def finish(table: Table) -> Table:
    """Whatever is asked until the turn goes on is answered by the first option."""
    while table.asked != "turn":
        table.do(table.offered()[0])
    return table


def tokens(table: Table, seat: int = 0) -> int:
    """How many token creatures a player has."""
    return len([c for c in table.state.line(seat) if table.state.is_token(c)])


@proves("G128")
def test_aedile_tullia() -> None:
    """Each time its player exalts a friendly creature that is no token (``AFTER_EXALTS``), a token creature is made."""
    board = {"house": "saurian", "token": SCHOLAR}
    table = Table(
        **board, mine=["aedile-tullia", "krump", "urchin"], theirs=["troll"], hand=["hedonistic-intent"]
    )
    finish(table.do("play:hedonistic-intent"))
    assert (tokens(table), table.on("troll"), table.on("aedile-tullia")) == (2, 1, 1)
    table = Table(**board, mine=["aedile-tullia", "token:anger"], hand=["epic-poem"])
    finish(table.do("play:epic-poem", "card:scholar"))
    assert tokens(table) == 1
    table = Table(**board, mine=["aedile-tullia"], hand=["monty-bank-evil-twin house:saurian"])
    table.do("play:monty-bank-evil-twin~saurian", "place:0")
    assert (table.on("monty-bank-evil-twin~saurian"), tokens(finish(table))) == (2, 2)
    table = Table(**board, theirs=["aedile-tullia"], mine=["krump"], hand=["epic-poem"]).do("play:epic-poem")
    assert (tokens(table, 0), tokens(table, 1)) == (0, 0)


def test_aristotlmimus() -> None:
    """It may play an archived card after reaping; with a counter it draws and archives before, and has to."""
    board = {"hand": ["krump"], "archives": ["grammaticus-thrax"], "house": "saurian"}
    table = Table(**board, mine=["aristotlmimus"]).do("reap:aristotlmimus", "yes", "place:0")
    assert (table.zone("grammaticus-thrax"), table.hand()) == ("line", ["krump"])
    table = Table(**board, mine=["aristotlmimus"]).do("reap:aristotlmimus", "no")
    assert table.row("archives") == ["grammaticus-thrax"]
    table = Table(mine=["aristotlmimus"], hand=["krump"], house="saurian").do("reap:aristotlmimus")
    assert table.asked == "turn"
    table = Table(**board, mine=["aristotlmimus wisdom:1"], deck=["troll", "bumpsy"]).do("reap:aristotlmimus")
    assert len(table.offered()) == 2
    table.do(table.offered()[0])
    assert sorted(table.row("archives")) == ["grammaticus-thrax", "krump"]
    assert len(table.offered()) == 2
    table.do(next(option for option in table.offered() if "grammaticus" in option), "place:0")
    assert (table.zone("grammaticus-thrax"), table.row("archives")) == ("line", ["krump"])


def test_conscription() -> None:
    """As many token creatures as the opponent has creatures more; with as many or fewer, none."""
    board = {"hand": ["conscription"], "house": "saurian", "token": SCHOLAR}
    table = Table(**board, mine=["krump"], theirs=["troll", "bumpsy", "urchin"]).do("play:conscription")
    assert tokens(finish(table)) == 2
    table = Table(**board, mine=["krump"], theirs=["troll"]).do("play:conscription")
    assert tokens(table) == 0
    table = Table(**board, mine=["krump", "krump"], theirs=["troll"]).do("play:conscription")
    assert tokens(table) == 0


def test_edict_of_nerotaurus() -> None:
    """After a reap the next creature that is used this turn does not reap, after a fight it does not fight: only that use."""
    table = Table(
        mine=["edict-of-nerotaurus", "krump", "grey-monk house:brobnar", "bumpsy"],
        theirs=["galeatops", "galeatops"],
        house="brobnar",
    )
    table.do("reap:krump")
    assert [o for o in table.offered() if o.startswith("reap")] == []
    assert "fight:bumpsy" in table.offered()
    table.do("fight:bumpsy", "card:galeatops")
    reaps = [o for o in table.offered() if o.startswith("reap")]
    assert (reaps, [o for o in table.offered() if o.startswith("fight")]) == (["reap:grey-monk~brobnar"], [])
    table = Table(mine=["edict-of-nerotaurus", "krump", "bumpsy"], house="brobnar").do("reap:krump", "end")
    table.to_turn_of(0, "brobnar")
    assert "reap:bumpsy" in table.offered()
    table = Table(
        theirs=["edict-of-nerotaurus"], mine=["krump", "hobnobber house:brobnar", "bumpsy"], house="brobnar"
    )
    table.do("reap:krump", "action:hobnobber~brobnar")
    assert "reap:bumpsy" in table.offered()


def test_election() -> None:
    """Every creature's reaping is a vote: for the sixth yea all creatures and it are destroyed, for the sixth nay all
    artifacts."""
    board = {
        "mine": ["krump", "election yea:5 nay:4"],
        "theirs": ["troll", "archon-s-revenge"],
        "house": "brobnar",
    }
    table = Table(**board).do("reap:krump")
    assert table.offered() == ["mode:1", "mode:2"]
    table.do("mode:1")
    assert (table.zone("election"), table.zone("krump"), table.zone("troll")) == (
        "discard",
        "discard",
        "discard",
    )
    assert table.zone("archon-s-revenge") == "artifacts"
    table = Table(**board).do("reap:krump", "mode:2")
    assert table.counters("election") == {"yea": 5, "nay": 5}
    board["mine"] = ["krump", "election yea:5 nay:5"]
    table = Table(**board).do("reap:krump", "mode:2")
    assert (table.zone("election"), table.zone("archon-s-revenge")) == ("discard", "discard")
    assert (table.zone("krump"), table.zone("troll")) == ("line", "line")
    table = Table(theirs=["election"], mine=["bumpsy"], house="brobnar").do("reap:bumpsy")
    table.do(*[o for o in table.offered() if "election" in o or o == "trigger:bumpsy"][:1])
    finish(table)
    assert table.counters("election") == {"yea": 1}


@proves("G132")
def test_magistrate_crispus() -> None:
    """At the end of its player's turn everybody has their creatures and artifacts again (``THEIR_OWNER``)."""
    table = Table(
        mine=["magistrate-crispus", "krump theirs", "archon-s-revenge theirs"],
        theirs=["bumpsy theirs", "troll"],
        house="saurian",
    ).do("end")
    while table.state.active == 0:
        table.do(table.offered()[0])
    holders = [
        table.holder(name) for name in ("magistrate-crispus", "krump", "archon-s-revenge", "bumpsy", "troll")
    ]
    assert holders == [0, 1, 1, 0, 1]
    table = Table(theirs=["magistrate-crispus", "bumpsy theirs"], house="saurian").do("end")
    assert table.holder("bumpsy") == 1


def test_platopelta() -> None:
    """It archives a card after reaping; with a counter it draws before, and may give one to Aristotlmimus."""
    table = Table(mine=["platopelta", "aristotlmimus"], hand=["krump"], house="saurian").do("reap:platopelta")
    assert (table.row("archives"), table.hand(), table.asked) == (["krump"], [], "turn")
    board = {
        "mine": ["platopelta wisdom:1"],
        "hand": ["krump"],
        "deck": ["troll", "troll"],
        "house": "saurian",
    }
    table = Table(**board, theirs=["aristotlmimus"]).do("reap:platopelta")
    table.do(table.offered()[0], "yes")
    assert (table.counters("aristotlmimus"), table.hand()) == ({"wisdom": 1}, ["troll"])
    table = Table(**board).do("reap:platopelta")
    table.do(table.offered()[0])
    assert table.asked == "turn"


def test_socraterosaurus() -> None:
    """It draws after reaping, and may give a counter to Platopelta."""
    board = {"deck": ["troll", "troll"], "house": "saurian"}
    table = Table(**board, mine=["socraterosaurus", "platopelta"]).do("reap:socraterosaurus", "yes")
    assert (table.counters("platopelta"), table.hand()) == ({"wisdom": 1}, ["troll"])
    table = Table(**board, mine=["socraterosaurus", "platopelta"]).do("reap:socraterosaurus", "no")
    assert table.counters("platopelta") == {}
    table = Table(**board, mine=["socraterosaurus"]).do("reap:socraterosaurus")
    assert (table.asked, table.hand()) == ("turn", ["troll"])


@proves("G219")
def test_rampaging_brutodon() -> None:
    """Each use costs a friendly creature first (``demands``): it alone destroys itself, and does nothing."""
    table = Table(mine=["rampaging-brutodon", "urchin"], theirs=["troll"], house="saurian").do(
        "reap:rampaging-brutodon"
    )
    assert table.offered() == ["card:rampaging-brutodon", "card:urchin"]
    table.do("card:urchin")
    assert (table.zone("urchin"), table.amber(), table.has("rampaging-brutodon", "exhausted")) == (
        "discard",
        1,
        True,
    )
    table = Table(mine=["rampaging-brutodon"], theirs=["troll"], house="saurian").do(
        "fight:rampaging-brutodon"
    )
    assert (table.zone("rampaging-brutodon"), table.damage("troll"), table.asked) == ("discard", 0, "turn")
    table = Table(mine=["rampaging-brutodon", "urchin warded"], house="saurian")
    table.do("reap:rampaging-brutodon", "card:urchin")
    assert (table.has("urchin", "warded"), table.amber()) == (False, 0)
    assert not table.has("rampaging-brutodon", "exhausted")
    table = Table(mine=["rampaging-brutodon", *["grey-monk warded"] * 6], house="saurian")
    monks = ["grey-monk", *[f"grey-monk.{number}" for number in range(2, 7)]]
    for name in monks:
        table.do("reap:rampaging-brutodon", f"card:{name}")
    assert "reap:rampaging-brutodon" not in table.offered()
    table = Table(mine=["rampaging-brutodon stunned", "urchin"], house="saurian")
    table.do("unstun:rampaging-brutodon", "card:urchin")
    assert (table.has("rampaging-brutodon", "stunned"), table.zone("urchin")) == (False, "discard")
    table = Table(hand=["rampaging-brutodon"], house="saurian", token=SCHOLAR).do("play:rampaging-brutodon")
    finish(table)
    assert tokens(table) == 1


@proves("G190")
def test_tectonic_shift() -> None:
    """Both lines are halved where they stand; of each one half is destroyed (``DestroyHalves``)."""
    board = {"hand": ["tectonic-shift"], "house": "saurian"}
    table = Table(**board, mine=["krump", "urchin"], theirs=["troll", "bumpsy", "umbra", "dextre"])
    table.do("play:tectonic-shift")
    assert table.offered() == ["card:krump", "card:urchin", "card:troll", "card:dextre"]
    table.do("card:dextre")
    assert (table.line(1), table.offered()) == (["troll", "bumpsy"], ["card:krump", "card:urchin"])
    table.do("card:krump")
    assert (table.line(0), table.asked) == (["urchin"], "turn")


def test_tectonic_shift_of_odd_lines() -> None:
    """The creature in the middle goes with the neighbor that the player names; a single one may stay."""
    board = {"hand": ["tectonic-shift"], "house": "saurian"}
    table = Table(**board, mine=["krump", "urchin", "umbra"], theirs=["troll"]).do("play:tectonic-shift")
    assert table.offered() == ["card:krump", "card:umbra"]
    table.do("card:krump")
    assert table.offered() == ["card:krump", "card:umbra", "card:troll"]
    table.do("card:krump")
    assert (table.line(0), table.offered()) == (["umbra"], ["card:troll", "no"])
    table.do("no")
    assert (table.line(1), table.asked) == (["troll"], "turn")
    table = Table(**board, mine=["krump", "urchin", "umbra"]).do(
        "play:tectonic-shift", "card:umbra", "card:krump"
    )
    assert table.line(0) == ["urchin", "umbra"]
    table = Table(**board, theirs=["troll"]).do("play:tectonic-shift", "card:troll")
    assert table.line(1) == []
    assert Table(**board).do("play:tectonic-shift").asked == "turn"


def test_tectonic_shift_is_remembered() -> None:
    """A copy of a game in the middle of it goes on as the game does."""
    table = Table(
        mine=["krump", "urchin", "umbra"],
        theirs=["troll", "bumpsy"],
        hand=["tectonic-shift"],
        house="saurian",
    )
    table.do("play:tectonic-shift", "card:umbra", "card:bumpsy")
    table.state = table.state.clone()
    table.do("card:umbra")
    assert (table.line(0), table.line(1)) == (["krump"], ["troll"])


@proves("G57")
def test_training_costs() -> None:
    """It is not discarded in step 3; played, it costs 2 Æ, or comes back into the deck."""
    board = {"hand": ["training-costs", "pax-sauriana"], "house": "saurian"}
    table = Table(**board)
    assert [o for o in table.offered() if o.startswith("discard")] == ["discard:pax-sauriana"]
    faults = [(fault.card, fault.what, fault.why, fault.by) for fault in view_of(table.state, 0).faults]
    assert faults == [("training-costs", "discard", "cannot", "training-costs")]
    table = Table(**board, amber=(3, 0)).do("play:training-costs")
    assert (table.amber(), table.zone("training-costs")) == (1, "discard")
    table = Table(**board, amber=(1, 0)).do("play:training-costs")
    assert (table.amber(), table.zone("training-costs")) == (0, "deck")
    table = Table(hand=["subtle-otto"], their_hand=["training-costs"], house="shadows").do("play:subtle-otto")
    assert table.zone("training-costs") == "discard"


def test_æmbrosia_outpost() -> None:
    """A friendly creature goes below its owner's deck, then an Æ moves from one to the pool; without a creature nothing."""
    board = {
        "mine": ["æmbrosia-outpost", "krump amber:1", "troll theirs", "urchin amber:2"],
        "house": "saurian",
    }
    table = Table(**board).do("action:aembrosia-outpost")
    assert table.offered() == ["card:krump", "card:troll", "card:urchin"]
    table.do("card:troll", "card:urchin")
    assert (table.row("deck", 1)[-1], table.on("urchin"), table.amber()) == ("troll", 1, 1)
    table = Table(mine=["æmbrosia-outpost", "krump warded amber:1"], house="saurian").do(
        "action:aembrosia-outpost"
    )
    assert (table.zone("krump"), table.on("krump"), table.asked) == ("line", 1, "turn")


def test_chaosodon() -> None:
    """Before it fights, its own neighbors suffer 3; those of its foe by splash-attack."""
    table = Table(
        mine=["krump", "chaosodon", "troll", "bumpsy"],
        theirs=["galeatops", "krump", "urchin"],
        house="saurian",
    )
    table.do("fight:chaosodon", "card:galeatops")
    assert [table.damage(name) for name in ("krump", "troll", "bumpsy", "krump.2")] == [3, 3, 0, 3]


def test_hoplite_s_dory() -> None:
    """+2 for each exhausted creature to the left, in its own line alone."""
    table = Table(
        mine=["urchin exhausted", "umbra", "bumpsy exhausted", "krump +hoplite-s-dory", "troll exhausted"],
        theirs=["dextre exhausted"], house="saurian",
    )  # fmt: skip
    assert table.power("krump") == 10


@proves("G246")
def test_imperator_drusilla() -> None:
    """Splash-attack 4 while the opponent has more creatures; another friendly creature is destroyed as it is played."""
    table = Table(mine=["imperator-drusilla"], theirs=["troll", "krump"], house="saurian")
    assert table.keyword("imperator-drusilla", "splash-attack") == 4
    table.do("fight:imperator-drusilla", "card:troll")
    assert table.damage("krump") == 4
    table = Table(mine=["imperator-drusilla"], theirs=["troll"], house="saurian")
    assert table.keyword("imperator-drusilla", "splash-attack") == 0
    table = Table(mine=["krump", "urchin"], theirs=["troll"], hand=["imperator-drusilla"], house="saurian")
    table.do("play:imperator-drusilla", "place:0")
    assert table.offered() == ["card:krump", "card:urchin"]
    table.do("card:urchin")
    assert table.line() == ["imperator-drusilla", "krump"]
    table = Table(hand=["imperator-drusilla"], house="saurian").do("play:imperator-drusilla")
    assert table.line() == ["imperator-drusilla"]


def test_inspiring_oration() -> None:
    """A friendly creature is exalted, and a token creature is made for each Æ that is on it then."""
    board = {"hand": ["inspiring-oration"], "house": "saurian", "token": SCHOLAR}
    table = Table(**board, mine=["krump amber:1", "urchin"], theirs=["troll amber:4"]).do(
        "play:inspiring-oration"
    )
    assert table.offered() == ["card:krump", "card:urchin"]
    table.do("card:krump")
    finish(table)
    assert (table.on("krump"), tokens(finish(table))) == (2, 2)
    table = Table(**board).do("play:inspiring-oration")
    assert tokens(table) == 0


def test_pax_sauriana() -> None:
    """Every creature in play is warded."""
    table = Table(mine=["krump"], theirs=["troll", "urchin"], hand=["pax-sauriana"], house="saurian").do(
        "play:pax-sauriana"
    )
    assert [table.has(name, "warded") for name in ("krump", "troll", "urchin")] == [True, True, True]


def test_phalanx_leader() -> None:
    """A token creature comes to its left; after it is used, all to its left are stronger for the turn, later ones too."""
    table = Table(mine=["krump", "troll"], hand=["phalanx-leader"], house="saurian", token=SCHOLAR)
    table.do("play:phalanx-leader", "place:2")
    assert table.line() == ["krump", "troll", "scholar", "phalanx-leader"]
    table = Table(mine=["krump", "phalanx-leader", "troll"], theirs=["urchin"], house="saurian").do(
        "reap:phalanx-leader"
    )
    assert [table.power(name) for name in ("krump", "phalanx-leader", "troll")] == [8, 4, 8]
    table.do("end")
    assert table.power("krump") == 6
    table = Table(mine=["krump", "phalanx-leader"], theirs=["urchin"], house="saurian").do(
        "fight:phalanx-leader"
    )
    assert table.power("krump") == 8


def test_aquilia_lone_hero() -> None:
    """It captures while the opponent has more creatures."""
    table = Table(mine=["aquilia-lone-hero"], theirs=["krump", "troll"], amber=(0, 2), house="brobnar")
    table.do("omni:aquilia-lone-hero")
    assert (table.on("aquilia-lone-hero"), table.amber(1)) == (1, 1)
    table = Table(mine=["aquilia-lone-hero"], theirs=["krump"], amber=(0, 2), house="brobnar")
    table.do("omni:aquilia-lone-hero")
    assert table.on("aquilia-lone-hero") == 0


def test_arm_the_plebeians() -> None:
    """The token creature that it makes is warded, nobody else."""
    table = Table(mine=["krump"], hand=["arm-the-plebeians"], house="saurian", token=SCHOLAR)
    table.do("play:arm-the-plebeians", "place:0")
    assert (table.has("scholar", "warded"), table.has("krump", "warded")) == (True, False)


def test_ballistego() -> None:
    """It may be exalted as it is played, and has splash-attack 3 while Æ is on it."""
    table = Table(hand=["ballistego"], house="saurian").do("play:ballistego", "yes")
    assert (table.on("ballistego"), table.keyword("ballistego", "splash-attack")) == (1, 3)
    table = Table(hand=["ballistego"], house="saurian").do("play:ballistego", "no")
    assert (table.on("ballistego"), table.keyword("ballistego", "splash-attack")) == (0, 0)


@proves("G209")
def test_chancellor_dexterus() -> None:
    """Its right neighbor may be exalted, and is Saurian alone for the turn."""
    board = {"mine": ["bumpsy", "chancellor-dexterus", "krump"], "house": "saurian"}
    table = Table(**board).do("reap:chancellor-dexterus", "yes")
    assert (table.on("krump"), table.on("bumpsy")) == (1, 0)
    assert [o for o in table.offered() if o.startswith("reap")] == ["reap:krump"]
    table.do("end").to_turn_of(0, "brobnar")
    assert "reap:krump" in table.offered()
    table = Table(**board).do("reap:chancellor-dexterus", "no")
    assert [o for o in table.offered() if o.startswith("reap")] == []
    table = Table(mine=["bumpsy", "chancellor-dexterus"], house="saurian").do("reap:chancellor-dexterus")
    assert table.asked == "turn"


def test_epic_poem() -> None:
    """A friendly creature is exalted, and its Æ is counted for the player."""
    table = Table(mine=["krump amber:2", "urchin"], theirs=["troll"], hand=["epic-poem"], house="saurian")
    table.do("play:epic-poem")
    assert table.offered() == ["card:krump", "card:urchin"]
    table.do("card:krump")
    assert (table.on("krump"), table.amber()) == (3, 3)
    assert Table(hand=["epic-poem"], house="saurian").do("play:epic-poem").amber() == 0


def test_grammaticus_thrax() -> None:
    """A creature without a text: its icons are on other cards of the deck."""
    table = Table(hand=["grammaticus-thrax"], house="saurian").do("play:grammaticus-thrax")
    assert (table.power("grammaticus-thrax"), table.asked) == (5, "turn")


def test_legionary_trainer() -> None:
    """Friendly token creatures enter ready while it is there, the one that it makes too; others do not."""
    table = Table(mine=["krump"], hand=["legionary-trainer", "recruit"], house="saurian", token=SCHOLAR)
    table.do("play:legionary-trainer", "place:0", "place:0")
    assert (table.has("scholar", "exhausted"), table.has("legionary-trainer", "exhausted")) == (False, True)
    table.do("play:recruit", "place:0")
    assert not table.has("scholar.2", "exhausted")
    table = Table(theirs=["legionary-trainer"], hand=["recruit"], house="saurian", token=SCHOLAR).do(
        "play:recruit"
    )
    assert table.has("scholar", "exhausted")


@pytest.mark.parametrize("played", [True, False])
def test_longusaur_lector(played: bool) -> None:
    """Exalted as it is played or after it has reaped, it makes a token creature."""
    for answer, made in (("yes", 1), ("no", 0)):
        if played:
            table = Table(hand=["longusaur-lector"], house="saurian", token=SCHOLAR).do(
                "play:longusaur-lector", answer
            )
        else:
            table = Table(mine=["longusaur-lector"], house="saurian", token=SCHOLAR).do(
                "reap:longusaur-lector", answer
            )
        finish(table)
        assert (table.on("longusaur-lector"), tokens(table)) == (made, made)


@proves("G194")
def test_pale_into_insignificance() -> None:
    """Each creature of the lowest power in play, whoever's."""
    table = Table(
        mine=["krump", "umbra"],
        theirs=["shaffles", "troll"],
        hand=["pale-into-insignificance"],
        house="saurian",
    )
    table.do("play:pale-into-insignificance")
    assert (table.line(0), table.line(1)) == (["krump"], ["troll"])


def test_praetor_marius() -> None:
    """It captures for each exhausted creature to its left; neither for ready ones nor for those to its right."""
    table = Table(
        mine=["krump exhausted", "urchin", "bumpsy exhausted", "praetor-marius", "troll exhausted"],
        amber=(0, 5),
        house="saurian",
    ).do("reap:praetor-marius")
    assert (table.on("praetor-marius"), table.amber(1)) == (2, 3)


def test_recruit() -> None:
    """A token creature; where its player has exalted a friendly creature this turn, it is archived (``Done.EXALTED``)."""
    board = {"house": "saurian", "token": SCHOLAR}
    table = Table(**board, mine=["krump"], hand=["recruit", "epic-poem"]).do("play:recruit", "place:0")
    assert (tokens(table), table.zone("recruit")) == (1, "discard")
    table = Table(**board, mine=["krump"], hand=["recruit", "epic-poem"]).do(
        "play:epic-poem", "play:recruit", "place:0"
    )
    assert table.zone("recruit") == "archives"
    table = Table(**board, theirs=["krump", "troll"], hand=["recruit", "carpe-vinum"])
    table.do("play:carpe-vinum", "play:recruit")
    assert table.zone("recruit") == "discard"


def test_symposium() -> None:
    """A friendly creature is exalted, readied and used; after a token creature, even one that has died, another may be."""
    board = {"hand": ["symposium"], "theirs": ["troll"], "house": "saurian", "token": SCHOLAR}
    table = Table(**board, mine=["krump exhausted", "bumpsy"]).do(
        "play:symposium", "card:krump", "reap:krump"
    )
    assert (table.on("krump"), table.asked) == (1, "turn")
    table = Table(**board, mine=["krump exhausted", "token:anger"]).do(
        "play:symposium", "card:scholar", "fight:scholar"
    )
    assert (tokens(table), table.asked) == (0, "yes")
    table.do("yes", "reap:krump")
    assert (table.on("krump"), table.amber(), table.asked) == (1, 1, "turn")
    table = Table(**board, mine=["token:anger"]).do("play:symposium", "reap:scholar")
    assert (tokens(table), table.asked) == (1, "turn")
    table = Table(**board, mine=["krump", "token:anger"]).do(
        "play:symposium", "card:scholar", "reap:scholar", "no"
    )
    assert table.on("krump") == 0
