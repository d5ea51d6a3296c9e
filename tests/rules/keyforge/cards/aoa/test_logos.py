"""Logos of Age of Ascension, each card on a small board."""

from __future__ import annotations

from tests.rules.keyforge.table import Table

from ludarium.core import Chance
from ludarium.games.keyforge import GAME
from ludarium.games.keyforge.engine.terms import Zones
from ludarium.testing import proves
from ludarium.testing.twins import imagined


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


def test_binate_rupture() -> None:
    """Each player's Æ is doubled, as it was before anybody gained (word ``GainAsMuch``); only at the start of the step
    (Alpha)."""
    table = Table(hand=["binate-rupture"], amber=(3, 5), house="logos")
    table.do("play:binate-rupture")
    assert (table.amber(), table.amber(1)) == (6, 10)
    table = Table(hand=["binate-rupture"], amber=(0, 0), house="logos")
    table.do("play:binate-rupture")
    assert (table.amber(), table.amber(1)) == (0, 0)
    table = Table(hand=["binate-rupture", "virtuous-works house:logos"], house="logos")
    table.do("play:virtuous-works~logos")
    assert "play:binate-rupture" not in table.offered()


def test_eyegor() -> None:
    """One of the top three cards is taken, the others are discarded (word ``LookAt``); the rest of the deck stays."""
    table = Table(hand=["eyegor"], deck=["punch", "anger", "smith", "troll"], house="logos")
    table.do("play:eyegor")
    assert table.offered() == ["deck:punch", "deck:anger", "deck:smith"]
    table.do("deck:anger")
    assert table.hand() == ["anger"]
    assert table.row("discard") == ["punch", "smith"]
    assert table.row("deck") == ["troll"]


@proves("G31")
def test_eyegor_with_a_small_deck() -> None:
    """Fewer than three are all there is: looking shuffles no discard pile in."""
    table = Table(hand=["eyegor"], deck=["punch", "anger"], discard=["smith"], house="logos")
    table.do("play:eyegor", "deck:punch")
    assert (table.hand(), table.row("discard"), table.row("deck")) == (["punch"], ["smith", "anger"], [])
    table = Table(hand=["eyegor"], deck=["punch"], house="logos")
    table.do("play:eyegor")
    assert (table.hand(), table.row("deck")) == (["punch"], [])
    table = Table(hand=["eyegor"], discard=["smith"], house="logos")
    table.state.rows[Zones.DECK * 2] = []
    table.do("play:eyegor")
    assert (table.hand(), table.row("discard"), table.asked) == ([], ["smith"], "turn")


def test_eyegor_shows_only_its_player_what_is_taken() -> None:
    """Its player alone sees the three; of the one in hand the opponent knows nothing."""
    table = Table(hand=["eyegor"], deck=["punch", "anger", "smith"], house="logos")
    table.do("play:eyegor")
    assert ["cards" in looked for looked in table.told("looked")] == [False]
    for viewer in (0, 1, None):
        imagined(GAME, table.state, table.state.view(viewer), Chance.of("eyegor"))
    assert not table.state.seen[table.card("anger")] & 2
    table.do("deck:anger")
    [moved] = [event for event in table.events if event.kind() == "moved"]
    for viewer, card in ((0, "anger"), (1, None), (None, None)):
        seen = moved.seen(viewer)
        assert seen is not None
        assert seen.facts() == {"card": card, "to": "hand", "seat": 0}
    assert not table.state.seen[table.card("anger")] & 2
    assert table.state.seen[table.card("smith")] & 2


def test_standardized_testing() -> None:
    """All with the lowest and all with the highest power, of both sides (word ``Extreme`` with ``each``)."""
    table = Table(
        mine=["troll", "urchin", "bumpsy"],
        theirs=["troll", "urchin", "batdrone"],
        hand=["standardized-testing"],
        house="logos",
    )
    table.do("play:standardized-testing")
    assert (table.line(), table.line(1)) == (["bumpsy"], ["batdrone"])


def test_standardized_testing_with_one_power_or_none() -> None:
    table = Table(mine=["troll"], hand=["standardized-testing", "standardized-testing"], house="logos")
    table.do("play:standardized-testing")
    assert table.line() == []
    table.do("play:standardized-testing")
    assert table.asked == "turn"


def test_titan_librarian() -> None:
    """A card at the end of its player's turn, while it has neighbors on both sides; on a flank there is none."""
    table = Table(mine=["troll", "titan-librarian", "bumpsy"], hand=["anger", "punch"], house="logos")
    table.do("end")
    assert set(table.offered()) > {"hand:anger", "hand:punch"}
    table.do("hand:punch")
    assert table.row("archives") == ["punch"]
    table.to_turn_of(1, "brobnar")
    archived = len(table.row("archives"))
    table.do("end")
    assert len(table.row("archives")) == archived
    table = Table(mine=["troll", "titan-librarian"], hand=["anger"], house="logos")
    table.do("end")
    assert table.row("archives") == []


def test_fila_the_researcher() -> None:
    """A card for each creature that is played beside her; farther off there is none (word ``after`` with
    ``adjacent``)."""
    table = Table(mine=["troll", "fila-the-researcher"], hand=["batdrone", "batdrone"], house="logos")
    table.do("play:batdrone", "place:2")
    assert table.line() == ["troll", "fila-the-researcher", "batdrone"]
    assert len(table.hand()) == 2
    table.do("play:batdrone", "place:0")
    assert len(table.hand()) == 1


def test_fila_the_researcher_does_not_hear_of_herself_or_of_artifacts() -> None:
    table = Table(
        mine=["troll"], theirs=["bumpsy"], hand=["fila-the-researcher", "library-of-babble"], house="logos"
    )
    table.do("play:fila-the-researcher", "place:0", "play:library-of-babble")
    assert table.hand() == []


def test_fila_the_researcher_and_where_a_creature_was_played() -> None:
    """A bonus icon kills the one between them: the newcomer was not played beside her."""
    table = Table(mine=["fila-the-researcher", "urchin"], hand=["batdrone icons:D"], house="logos")
    table.do("play:batdrone+D", "place:2", "card:urchin")
    assert table.line() == ["fila-the-researcher", "batdrone+D"]
    assert table.hand() == []


def test_fila_the_researcher_and_a_creature_that_is_gone_at_once() -> None:
    """It was played beside her all the same, although it did not live to see it."""
    table = Table(mine=["fila-the-researcher", "autocannon"], hand=["urchin house:logos"], house="logos")
    table.do("play:urchin~logos", "place:1", "trigger:autocannon")
    assert table.zone("urchin~logos") == "discard"
    assert len(table.hand()) == 1


def test_jargogle() -> None:
    """A card from hand goes beneath it; on its player's turn that is played when it dies."""
    table = Table(hand=["jargogle", "punch", "anger"], theirs=["troll"], house="logos")
    table.do("play:jargogle", "hand:punch")
    assert table.zone("punch") == "beneath"
    assert not table.state.seen[table.card("punch")] & 2
    table.to_turn_of(1).to_turn_of(0, "logos")
    before = table.amber()
    table.do("fight:jargogle", "card:troll")
    assert table.damage("troll") == 5
    assert table.amber() == before + 1
    assert table.row("discard") == ["jargogle", "punch"] or table.row("discard") == ["punch", "jargogle"]


def test_jargogle_on_the_opponents_turn() -> None:
    """The card is archived then, and not played."""
    table = Table(hand=["jargogle", "punch"], theirs=["troll", "bumpsy"], house="logos")
    table.do("play:jargogle")
    assert table.zone("punch") == "beneath"
    table.to_turn_of(1, "brobnar").do("fight:troll").do("fight:bumpsy")
    assert table.zone("jargogle") == "discard"
    assert table.row("archives") == ["punch"]


def test_jargogle_with_nothing_beneath() -> None:
    """No card was in hand: nothing is played."""
    table = Table(hand=["jargogle"], house="logos")
    table.do("play:jargogle")
    assert (table.line(), table.asked) == (["jargogle"], "turn")
    table = Table(mine=["jargogle"], theirs=["troll"], house="logos")
    table.do("fight:jargogle")
    assert (table.zone("jargogle"), table.asked) == ("discard", "turn")


def _two_beneath(**more: object) -> Table:
    """Jargogle with two cards beneath it: another creature has had its Play ability resolved anew."""
    table = Table(mine=["jargogle"], hand=["punch", "smith"], **more)
    jargogle = table.card("jargogle")
    for name in ("punch", "smith"):
        card = table.card(name)
        table.state.rows[Zones.HAND * 2].remove(card)
        table.state.zone[card] = Zones.BENEATH
        table.state.host[card] = jargogle
        table.state.beneath.append(card)
    return table


def test_jargogle_with_two_cards_beneath() -> None:
    """One of them, chosen, is played on its player's turn; one at random is archived on the other's; the rest is
    discarded."""
    table = _two_beneath(theirs=["troll"], house="logos")
    table.do("fight:jargogle")
    assert len(table.offered()) == 2
    table.do(table.offered()[1])
    assert sorted(table.row("discard")) == ["jargogle", "punch", "smith"]
    assert (table.amber(), table.damage("troll")) == (1, 2)
    table = _two_beneath(theirs=["troll", "troll"], house="brobnar", active=1)
    table.do("fight:troll", "fight:troll.2")
    assert len(table.row("archives")) == 1
    assert len(table.row("discard")) == 2


def test_quantum_fingertrap() -> None:
    """Two creatures of one line change places, of whichever player; the second choice keeps to the line of the first
    (word ``Swap`` with ``two``)."""
    table = Table(
        mine=["quantum-fingertrap", "urchin", "batdrone"],
        theirs=["troll", "bumpsy", "smaaash"],
        house="logos",
    )
    table.do("action:quantum-fingertrap")
    assert len(table.offered()) == 5
    table.do("card:troll")
    assert table.offered() == ["card:bumpsy", "card:smaaash"]
    table.do("card:smaaash")
    assert table.line(1) == ["smaaash", "bumpsy", "troll"]
    assert table.line() == ["urchin", "batdrone"]


def test_quantum_fingertrap_with_too_few_creatures() -> None:
    """One creature on each side: nobody to change places with."""
    table = Table(mine=["quantum-fingertrap", "urchin"], theirs=["troll"], house="logos")
    table.do("action:quantum-fingertrap")
    assert (table.line(), table.line(1), table.asked) == (["urchin"], ["troll"], "turn")


def test_redacted() -> None:
    """An Æ for each choice of Logos; the fourth makes a key at no cost, and it is gone."""
    houses = [["logos", "brobnar", "dis"]] * 2
    table = Table(mine=["[redacted] amber:2"], at="start", houses=houses)
    table.do("house:logos")
    assert table.on("[redacted]") == 3
    table.to_turn_of(1, "logos").to_turn_of(0, "brobnar")
    assert table.on("[redacted]") == 3
    table = Table(mine=["[redacted] amber:3"], at="start", houses=houses, amber=(2, 0))
    table.do("house:logos")
    while table.asked == "key":
        table.do(table.offered()[0])
    assert table.zone("[redacted]") == "discard"
    assert (table.keys(), table.amber()) == (1, 2)


def test_redacted_waits_for_its_own_moment() -> None:
    """Four Æ that came in another way do nothing before Logos is chosen."""
    table = Table(mine=["[redacted] amber:4"], at="start", houses=[["logos", "brobnar", "dis"]] * 2)
    table.do("house:brobnar")
    assert (table.zone("[redacted]"), table.keys()) == ("artifacts", 0)


def test_entropic_swirl() -> None:
    """An Æ and 2 damage for each trait of the creature, the damage in one dealing: armor counts once."""
    table = Table(theirs=["champion-anaphiel", "urchin"], hand=["entropic-swirl"], house="logos")
    table.do("play:entropic-swirl", "card:champion-anaphiel")
    assert table.amber() == 2
    assert table.damage("champion-anaphiel") == 3
    table = Table(theirs=["troll warded"], hand=["entropic-swirl"], house="logos")
    table.do("play:entropic-swirl")
    assert (table.amber(), table.damage("troll"), table.has("troll", "warded")) == (1, 0, False)


def test_entropic_swirl_without_a_creature() -> None:
    table = Table(hand=["entropic-swirl"], house="logos")
    table.do("play:entropic-swirl")
    assert (table.amber(), table.asked) == (0, "turn")
