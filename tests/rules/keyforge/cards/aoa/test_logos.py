"""Logos of Age of Ascension, each card on a small board."""

from __future__ import annotations

from tests.rules.keyforge.table import Table

from ludarium.testing import proves


def test_archimedes() -> None:
    """Whoever stands beside it goes to the archives instead of the pile; it itself and others do not."""
    table = Table(
        mine=["dust-pixie", "archimedes", "troll"],
        theirs=["batdrone"],
        hand=["gateway-to-dis"],
        house="dis",
    )
    table.do("play:gateway-to-dis")
    table.do("trigger:dust-pixie")
    assert table.row("archives") == ["dust-pixie", "troll"]
    assert sorted(table.row("discard")) == ["archimedes", "gateway-to-dis"]
    assert table.row("discard", 1) == ["batdrone"]


def test_archimedes_archives_into_the_owners_archives() -> None:
    """A neighbor that the opponent owns goes to the opponent's archives (G130)."""
    table = Table(mine=["archimedes", "troll theirs damage:7"], hand=["punch"], house="brobnar")
    table.do("play:punch", "card:troll")
    assert table.row("archives", 1) == ["troll"]


@proves("G93")
def test_archimedes_counts_those_beside_it_when_they_were_tagged() -> None:
    """Line-mates that are not next to it find no archives, although the line closes up while others leave."""
    table = Table(mine=["archimedes", "troll", "bumpsy"], hand=["gateway-to-dis"], house="dis")
    table.do("play:gateway-to-dis")
    assert table.row("archives") == ["troll"]
    assert sorted(table.row("discard")) == ["archimedes", "bumpsy", "gateway-to-dis"]


def test_cutthroat_research() -> None:
    """Two Æ of eight or more; none of seven."""
    table = Table(hand=["cutthroat-research"], amber=(0, 8), house="logos")
    table.do("play:cutthroat-research")
    assert (table.amber(), table.amber(1)) == (3, 6)
    table = Table(hand=["cutthroat-research"], amber=(0, 7), house="logos")
    table.do("play:cutthroat-research")
    assert (table.amber(), table.amber(1)) == (1, 7)


def test_helper_bot() -> None:
    """One card of another house may be played this turn, a second one not."""
    table = Table(hand=["helper-bot", "anger", "punch", "labwork"], house="logos")
    assert "play:anger" not in table.offered()
    table.do("play:helper-bot", "play:labwork", "hand:punch")
    table.do("play:anger")
    assert not [option for option in table.offered() if option.startswith("play:")]


def test_helper_bot_lends_its_leave_for_this_turn_only() -> None:
    table = Table(hand=["helper-bot", "anger"], house="logos")
    table.do("play:helper-bot").to_turn_of(1).to_turn_of(0, "logos")
    assert "play:anger" not in table.offered()


def test_hexpion() -> None:
    """Destroyed, it goes to the archives with the top card of the deck; with no deck it goes alone."""
    table = Table(mine=["hexpion"], theirs=["troll"], deck=["punch", "anger"], house="logos")
    table.do("fight:hexpion")
    assert table.row("archives") == ["hexpion", "punch"]
    table = Table(mine=["hexpion"], theirs=["troll"], deck=[], house="logos")
    table.state.rows[0] = []
    table.do("fight:hexpion")
    assert table.row("archives") == ["hexpion"]


def test_pip_pip() -> None:
    """An enemy creature that has reaped is stunned; one's own is not."""
    table = Table(mine=["pip-pip", "batdrone"], theirs=["troll", "bumpsy"], house="logos")
    table.do("reap:batdrone")
    assert not table.has("batdrone", "stunned")
    table.to_turn_of(1, "brobnar").do("reap:bumpsy")
    assert table.has("bumpsy", "stunned")
    assert not table.has("troll", "stunned")
    assert table.amber(1) == 1


def test_poke() -> None:
    """A card for a kill by its one damage; none for a wound, a ward, or where there is nobody."""
    table = Table(theirs=["urchin", "troll"], mine=["dust-pixie"], hand=["poke", "poke"], house="logos")
    table.do("play:poke")
    assert table.offered() == ["card:urchin", "card:troll"]
    table.do("card:urchin")
    assert len(table.hand()) == 2
    table.do("play:poke")
    assert table.damage("troll") == 1
    assert len(table.hand()) == 1
    table = Table(theirs=["urchin warded"], hand=["poke"], house="logos")
    table.do("play:poke")
    assert table.zone("urchin") == "line"
    assert table.hand() == []
    table = Table(mine=["dust-pixie"], hand=["poke"], house="logos")
    table.do("play:poke")
    assert table.zone("dust-pixie") == "line"
    assert table.hand() == []


def test_professor_sutterkin() -> None:
    """A card for each friendly Logos creature, itself included; neither others nor the enemy's."""
    table = Table(
        mine=["professor-sutterkin", "batdrone", "troll", "library-of-babble"],
        theirs=["doc-bookton"],
        house="logos",
    )
    table.do("reap:professor-sutterkin")
    assert len(table.hand()) == 2


def test_zyx_researcher() -> None:
    """The top of the deck unseen, or the top of the pile."""
    table = Table(
        hand=["zyx-researcher", "zyx-researcher"], deck=["punch"], discard=["anger", "smith"], house="logos"
    )
    table.do("play:zyx-researcher", "mode:2")
    assert table.row("archives") == ["smith"]
    assert table.row("discard") == ["anger"]
    table.do("play:zyx-researcher", "place:0", "mode:1")
    assert table.row("archives") == ["smith", "punch"]


def test_zyx_researcher_with_an_empty_pile() -> None:
    """The pile may be chosen even so (G4)."""
    table = Table(hand=["zyx-researcher"], deck=["punch"], house="logos")
    table.do("play:zyx-researcher")
    assert table.offered() == ["mode:1", "mode:2"]
    table.do("mode:2")
    assert table.row("archives") == []


def test_backup_copy() -> None:
    """The creature goes to the top of the deck, the upgrade to the pile."""
    table = Table(mine=["doc-bookton +backup-copy"], theirs=["troll"], deck=["punch"], house="logos")
    table.do("fight:doc-bookton")
    assert table.row("deck") == ["doc-bookton", "punch"]
    assert table.row("discard") == ["backup-copy"]


def test_backup_copy_on_an_enemy_creature() -> None:
    """That creature goes to its own owner's deck (G32)."""
    table = Table(
        theirs=["urchin"], hand=["backup-copy", "twin-bolt-emission"], their_deck=["punch"], house="logos"
    )
    table.do("play:backup-copy")
    table.do("play:twin-bolt-emission")
    assert table.row("deck", 1) == ["urchin", "punch"]


def test_director_of_zyx() -> None:
    """Each turn of its player begins with a card for the archives; the opponent's does not."""
    table = Table(
        theirs=["director-of-zyx"], deck=["punch", "anger"], their_deck=["smith", "troll"], house="logos"
    )
    table.do("end")
    assert table.row("archives") == []
    assert table.row("archives", 1) == ["smith"]
    table.to_turn_of(1).to_turn_of(0)
    assert table.row("archives", 1) == ["smith"]


def test_eureka() -> None:
    """Two Æ, and two cards at random; only at the start of the step (Alpha)."""
    table = Table(hand=["eureka", "anger", "punch", "smith"], house="logos")
    table.do("play:eureka")
    assert table.amber() == 3
    assert len(table.row("archives")) == 2
    assert len(table.hand()) == 1
    table = Table(hand=["eureka", "labwork", "punch"], house="logos")
    table.do("play:labwork", "hand:punch")
    assert "play:eureka" not in table.offered()


def test_eureka_with_one_card() -> None:
    """As many as there are (G4)."""
    table = Table(hand=["eureka", "anger"], house="logos")
    table.do("play:eureka")
    assert table.row("archives") == ["anger"]


def test_memory_chip() -> None:
    """A card of choice after Logos was chosen, before the archives are offered; not with another house, nor for the
    opponent's choice."""
    table = Table(
        mine=["memory-chip"], hand=["anger", "punch"], at="start", houses=[["logos", "brobnar", "dis"]] * 2
    )
    table.do("house:logos")
    assert table.offered() == ["hand:anger", "hand:punch"]
    table.do("hand:punch")
    assert table.row("archives") == ["punch"]
    assert table.asked == "archives"
    table.do("leave", "end", "house:logos")
    assert table.asked == "turn"
    table = Table(mine=["memory-chip"], hand=["anger"], at="start", houses=[["logos", "brobnar", "dis"]] * 2)
    table.do("house:brobnar")
    assert table.row("archives") == []


def test_seismo_entangler() -> None:
    """The opponent's creatures of the house do not reap in the next turn; others do, and they fight; later they reap
    again."""
    table = Table(mine=["seismo-entangler", "bumpsy"], theirs=["troll", "batdrone"], house="logos")
    table.do("action:seismo-entangler", "house:brobnar")
    table.to_turn_of(1, "brobnar")
    assert "fight:troll" in table.offered()
    assert "reap:troll" not in table.offered()
    table.to_turn_of(0, "brobnar")
    assert "reap:bumpsy" in table.offered()
    table.to_turn_of(1, "brobnar")
    assert "reap:troll" in table.offered()


def test_seismo_entangler_leaves_other_houses_alone() -> None:
    table = Table(mine=["seismo-entangler"], theirs=["troll", "batdrone"], house="logos")
    table.do("action:seismo-entangler", "house:logos").to_turn_of(1, "brobnar")
    assert "reap:troll" in table.offered()


def test_fetchdrones() -> None:
    """Two Æ are captured for each Logos card discarded, by any friendly creature each time (G190)."""
    table = Table(
        mine=["fetchdrones", "troll", "bumpsy"],
        theirs=["batdrone"],
        deck=["labwork", "batdrone"],
        amber=(0, 5),
        house="logos",
    )
    table.do("action:fetchdrones")
    assert table.offered() == ["card:troll", "card:bumpsy"]
    table.do("card:troll", "card:bumpsy")
    assert (table.on("troll"), table.on("bumpsy"), table.amber(1)) == (2, 2, 1)


def test_fetchdrones_with_other_cards() -> None:
    """Cards of other houses are discarded for nothing; with nobody to capture, nothing is."""
    table = Table(mine=["fetchdrones", "troll"], deck=["anger", "labwork"], amber=(0, 5), house="logos")
    table.do("action:fetchdrones")
    assert (table.on("troll"), table.amber(1)) == (2, 3)
    table = Table(mine=["fetchdrones"], deck=["batdrone", "labwork"], amber=(0, 5), house="logos")
    table.do("action:fetchdrones")
    assert sorted(table.row("discard")) == ["batdrone", "labwork"]
    assert table.amber(1) == 5


def test_master_the_theory() -> None:
    """With no friendly creature, as many cards as there are enemy creatures, or none; all of them, if any (G9)."""
    position = {
        "theirs": ["troll", "bumpsy"],
        "hand": ["master-the-theory", "anger", "punch", "smith"],
        "house": "logos",
    }
    table = Table(**position)
    table.do("play:master-the-theory", "yes")
    assert "done" not in table.offered()
    table.do("hand:anger")
    assert table.offered() == ["hand:punch", "hand:smith"]
    table.do("hand:smith")
    assert sorted(table.row("archives")) == ["anger", "smith"]
    table = Table(**position)
    table.do("play:master-the-theory", "no")
    assert table.row("archives") == []


def test_master_the_theory_with_a_friendly_creature_or_without_an_enemy() -> None:
    table = Table(mine=["batdrone"], theirs=["troll"], hand=["master-the-theory", "anger"], house="logos")
    table.do("play:master-the-theory")
    assert (table.asked, table.hand()) == ("turn", ["anger"])
    table = Table(hand=["master-the-theory", "anger"], house="logos")
    table.do("play:master-the-theory")
    assert (table.asked, table.hand()) == ("turn", ["anger"])


def test_project_zyx() -> None:
    """A card of any house from one's archives, or none; after a reap and after a fight."""
    table = Table(
        mine=["project-zyx", "project-zyx"], theirs=["urchin"], archives=["punch", "smith"], house="logos"
    )
    table.do("reap:project-zyx", "yes")
    assert table.offered() == ["archives:punch", "archives:smith"]
    table.do("archives:punch", "card:urchin")
    assert table.zone("urchin") == "discard"
    assert table.amber() == 2
    table = Table(mine=["project-zyx"], theirs=["batdrone"], archives=["smith"], house="logos")
    table.do("fight:project-zyx", "no")
    assert table.row("archives") == ["smith"]


def test_project_zyx_with_empty_archives() -> None:
    table = Table(mine=["project-zyx"], their_archives=["smith"], house="logos")
    table.do("reap:project-zyx")
    assert table.asked == "turn"


@proves("G199")
def test_project_zyx_and_a_card_that_cannot_be_played() -> None:
    """Alpha binds from there too: the card is shown and stays."""
    table = Table(mine=["project-zyx"], archives=["eureka"], house="logos")
    table.do("reap:project-zyx", "yes")
    assert table.row("archives") == ["eureka"]
    assert table.amber() == 1


@proves("G130")
def test_project_zyx_and_the_opponents_card() -> None:
    """What the opponent owns goes to the opponent's hand when it leaves the archives, and is not played."""
    table = Table(mine=["project-zyx"], archives=["troll theirs", "punch"], house="logos")
    table.do("reap:project-zyx", "yes", "archives:troll")
    assert table.hand(1) == ["troll"]
    assert table.line() == ["project-zyx"]


def test_scientifical_hack() -> None:
    """It is sacrificed, and friendly artifacts of any house may be used this turn; creatures and the enemy's not."""
    table = Table(
        mine=["scientifical-hack", "cannon", "troll"], theirs=["gauntlet-of-command", "urchin"], house="dis"
    )
    assert "action:cannon" not in table.offered()
    table.do("omni:scientifical-hack")
    assert table.zone("scientifical-hack") == "discard"
    assert "action:cannon" in table.offered()
    assert not [o for o in table.offered() if "troll" in o or "gauntlet" in o]
    table.to_turn_of(1).to_turn_of(0, "dis")
    assert "action:cannon" not in table.offered()


def test_shard_of_knowledge() -> None:
    """A card for each friendly Shard, itself included."""
    table = Table(
        mine=["shard-of-knowledge", "shard-of-knowledge"], theirs=["shard-of-knowledge"], house="logos"
    )
    table.do("action:shard-of-knowledge")
    assert len(table.hand()) == 2


def test_the_curator() -> None:
    """Friendly artifacts enter ready; creatures do not, nor do the opponent's artifacts."""
    table = Table(
        mine=["the-curator"], hand=["library-of-babble", "batdrone"], their_hand=["cannon"], house="logos"
    )
    table.do("play:library-of-babble", "play:batdrone", "place:0")
    assert not table.has("library-of-babble", "exhausted")
    assert table.has("batdrone", "exhausted")
    table.to_turn_of(1, "brobnar").do("play:cannon")
    assert table.has("cannon", "exhausted")
