"""Star Alliance of Mass Mutation, each card on a small board."""

from __future__ import annotations

import pytest
from tests.rules.keyforge.table import Table

from ludarium.testing import proves

HOUSE = "star-alliance"


def test_access_denied() -> None:
    """Its creature can fight, but not reap; others can."""
    table = Table(
        theirs=["troll"], mine=["bumpsy", "smaaash"], hand=["access-denied house:brobnar"], house="brobnar"
    )
    table.do("play:access-denied~brobnar", "card:bumpsy")
    assert "reap:bumpsy" not in table.offered()
    assert "fight:bumpsy" in table.offered()
    assert "reap:smaaash" in table.offered()


def test_blast_shielding() -> None:
    """+2 armor; after any use of its creature it may go to a neighbour, and gives its armor there."""
    table = Table(mine=["troll", "krump +blast-shielding", "headhunter", "bumpsy"], house="brobnar")
    assert [table.armor(name) for name in ("troll", "krump")] == [0, 2]
    table.do("reap:krump", "yes")
    assert table.offered() == ["card:troll", "card:headhunter"]
    table.do("card:headhunter")
    assert (table.host("blast-shielding"), table.armor("krump"), table.armor("headhunter")) == (
        "headhunter",
        0,
        2,
    )
    table.do("reap:bumpsy")  # another creature is used
    assert table.asked == "turn"


def test_blast_shielding_may_stay() -> None:
    """Where nobody likes it to go; and without neighbours nobody is asked."""
    table = Table(mine=["krump +blast-shielding", "troll"], theirs=["urchin"], house="brobnar")
    table.do("fight:krump", "no")
    assert table.host("blast-shielding") == "krump"
    table = Table(mine=["krump +blast-shielding"], theirs=["urchin"], house="brobnar").do("reap:krump")
    assert table.asked == "turn"


@proves("G233")
def test_blast_shielding_on_the_other_side() -> None:
    """Who controls the creature moves it, among their own; it stays the card of who played it."""
    table = Table(mine=["dodger"], theirs=["krump", "troll"], hand=["blast-shielding"], house=HOUSE)
    table.do("play:blast-shielding", "card:krump").to_turn_of(1, "brobnar")
    table.do("reap:krump", "yes")
    assert table.host("blast-shielding") == "troll"
    assert table.holder("blast-shielding") == 0


def test_crewman_jorg() -> None:
    """He steals where no neighbour is of his house."""
    table = Table(mine=["krump", "crewman-jörg", "troll"], amber=(0, 2), house=HOUSE)
    table.do("action:crewman-jorg")
    assert (table.amber(), table.amber(1)) == (1, 1)
    table = Table(mine=["crewman-jörg"], amber=(0, 2), house=HOUSE).do("action:crewman-jorg")
    assert table.amber() == 1
    table = Table(mine=["krump", "crewman-jörg", "commander-chan"], amber=(0, 2), house=HOUSE)
    table.do("action:crewman-jorg")
    assert table.amber() == 0
    table = Table(mine=["crewman-jörg", "krump", "commander-chan"], amber=(0, 2), house=HOUSE)
    table.do("action:crewman-jorg")  # two places off is no neighbour
    assert table.amber() == 1


ALIENS = ("daemo-alien", "dino-alien", "lyco-alien", "sacro-alien", "techno-alien", "umbra-alien")


@pytest.mark.parametrize("alien", ALIENS)
def test_an_alien_looks_at_three_cards(alien: str) -> None:
    """After a fight: 1 into the hand, 1 to the bottom, and the third stays on top."""
    piece = alien.replace("ae", "æ")
    table = Table(mine=[piece], theirs=["dust-pixie"], deck=["smith", "punch", "anger", "troll"], house=HOUSE)
    table.do(f"fight:{alien}")
    assert table.offered() == ["deck:smith", "deck:punch", "deck:anger"]
    table.do("deck:punch")
    assert table.offered() == ["deck:smith", "deck:anger"]
    table.do("deck:smith")
    assert table.hand() == ["punch"]
    assert table.row("deck") == ["anger", "troll", "smith"]


def test_an_alien_with_a_small_deck() -> None:
    """Of two cards none is left; of one, the first instruction takes it; of none, nothing happens."""
    table = Table(mine=["lyco-alien"], theirs=["dust-pixie"], deck=["smith", "punch"], house=HOUSE)
    table.do("fight:lyco-alien", "deck:punch")
    assert (table.hand(), table.row("deck"), table.asked) == (["punch"], ["smith"], "turn")
    table = Table(mine=["lyco-alien"], theirs=["dust-pixie"], deck=["smith"], house=HOUSE)
    table.do("fight:lyco-alien")
    assert (table.hand(), table.row("deck")) == (["smith"], [])
    table = Table(mine=["lyco-alien"], theirs=["dust-pixie"], deck=[], house=HOUSE).do("fight:lyco-alien")
    assert (table.hand(), table.asked) == ([], "turn")


def test_an_alien_only_after_a_fight() -> None:
    table = Table(mine=["sacro-alien"], deck=["smith", "punch"], house=HOUSE).do("reap:sacro-alien")
    assert (table.hand(), table.asked, table.armor("sacro-alien")) == ([], "turn", 2)


def test_daemo_alien() -> None:
    """It steals as it is destroyed, whoever's turn it is."""
    table = Table(mine=["dæmo-alien"], theirs=["troll"], amber=(0, 2), deck=["smith"], house=HOUSE)
    table.do("fight:daemo-alien")
    assert (table.zone("daemo-alien"), table.amber(), table.amber(1)) == ("discard", 1, 1)
    assert table.hand() == []  # it is not there any more after the fight
    table = Table(mine=["troll"], theirs=["dæmo-alien"], amber=(2, 0), house="brobnar").do("fight:troll")
    assert (table.amber(), table.amber(1)) == (1, 1)


def test_hadron_collision() -> None:
    """The ward comes off and the damage is dealt, past armor; a creature without a ward may be chosen as well."""
    table = Table(hand=["hadron-collision"], theirs=["sacro-alien warded", "krump"], house=HOUSE)
    table.do("play:hadron-collision")
    assert table.offered() == ["card:sacro-alien", "card:krump"]
    table.do("card:sacro-alien")
    assert (table.damage("sacro-alien"), table.has("sacro-alien", "warded")) == (3, False)
    table = Table(hand=["hadron-collision"], mine=["troll warded"], theirs=["krump"], house=HOUSE)
    table.do("play:hadron-collision", "card:krump")
    assert (table.damage("krump"), table.has("troll", "warded")) == (3, True)
    table = Table(hand=["hadron-collision"], house=HOUSE).do("play:hadron-collision")
    assert table.asked == "turn"


def test_observ_u_max() -> None:
    """Its creature captures after a fight and after a reap, from its controller's opponent."""
    table = Table(mine=["krump +observ-u-max"], theirs=["urchin"], amber=(0, 3), house="brobnar")
    table.do("reap:krump")
    assert (table.on("krump"), table.amber(1)) == (1, 2)
    table = Table(mine=["krump +observ-u-max"], theirs=["dust-pixie"], amber=(0, 3), house="brobnar")
    table.do("fight:krump")
    assert table.on("krump") == 1


def test_scout_pete() -> None:
    """The top card may be discarded: played, after a fight, after a reap. Without a deck nobody is asked."""
    table = Table(hand=["scout-pete"], deck=["smith", "punch"], house=HOUSE)
    table.do("play:scout-pete", "yes")
    assert (table.row("discard"), table.row("deck")) == (["smith"], ["punch"])
    table = Table(mine=["scout-pete"], deck=["smith", "punch"], house=HOUSE).do("reap:scout-pete", "no")
    assert (table.row("discard"), table.row("deck")) == ([], ["smith", "punch"])
    table = Table(mine=["scout-pete"], theirs=["dust-pixie"], deck=["smith"], house=HOUSE)
    table.do("fight:scout-pete", "yes")
    assert table.row("discard") == ["smith"]
    table = Table(mine=["scout-pete"], deck=[], house=HOUSE).do("reap:scout-pete")
    assert table.asked == "turn"


@pytest.mark.parametrize(("name", "gives"), [("securi-droid", "taunt"), ("stealthster", "elusive")])
def test_robots_that_are_upgrades(name: str, gives: str) -> None:
    """Creatures with a keyword, or upgrades that give it."""
    table = Table(mine=["krump"], hand=[name, name], house=HOUSE)
    table.do(f"upgrade:{name}")
    assert (table.host(name), table.keyword("krump", gives)) == ("krump", 1)
    table.do(f"play:{name}", "place:0")
    assert table.keyword(f"{name}.2", gives) == 1
    table = Table(hand=[name], house=HOUSE)
    assert f"play:{name}" in table.offered()
    assert f"upgrade:{name}" not in table.offered()


def test_subdue() -> None:
    """1 damage, and a stun for the same creature; one that it kills is not stunned."""
    table = Table(hand=["subdue"], mine=["krump"], theirs=["troll"], house=HOUSE).do("play:subdue")
    assert table.offered() == ["card:krump", "card:troll"]
    table.do("card:troll")
    assert (table.damage("troll"), table.has("troll", "stunned")) == (1, True)
    table = Table(hand=["subdue"], theirs=["urchin"], house=HOUSE).do("play:subdue")
    assert table.zone("urchin") == "discard"


def test_subject_kirby() -> None:
    """One creature of another house this turn, each time."""
    table = Table(mine=["subject-kirby"], hand=["smith", "troll", "bumpsy", "cannon"], house=HOUSE)
    table.do("reap:subject-kirby")
    plays = {option for option in table.offered() if option.startswith("play:")}
    assert plays == {"play:troll", "play:bumpsy"}
    table.do("play:troll", "place:1")
    assert "play:bumpsy" not in table.offered()
    table = Table(hand=["subject-kirby", "troll"], house=HOUSE).do("play:subject-kirby")
    assert "play:troll" in table.offered()
    table = Table(mine=["subject-kirby"], theirs=["dust-pixie"], hand=["troll"], house=HOUSE)
    table.do("fight:subject-kirby")
    assert "play:troll" in table.offered()
    table.to_turn_of(1).to_turn_of(0, HOUSE)
    assert "play:troll" not in table.offered()


def test_survey() -> None:
    """One of the two top cards is discarded, the other stays where it was."""
    table = Table(hand=["survey"], deck=["smith", "punch", "anger"], house=HOUSE).do("play:survey")
    assert table.offered() == ["deck:smith", "deck:punch"]
    table.do("deck:punch")
    assert (table.row("deck"), table.row("discard")) == (["smith", "anger"], ["punch", "survey"])
    table = Table(hand=["survey"], deck=["smith"], house=HOUSE).do("play:survey")
    assert table.row("discard") == ["smith", "survey"]
    table = Table(hand=["survey"], deck=[], house=HOUSE).do("play:survey")
    assert table.row("discard") == ["survey"]


def test_teleporter_chief_tink() -> None:
    """He changes places with a friendly creature, which may be used then, whatever its house."""
    table = Table(mine=["teleporter-chief-tink", "krump", "troll"], theirs=["flaxia"], house=HOUSE)
    assert "reap:troll" not in table.offered()
    table.do("action:teleporter-chief-tink")
    assert table.offered() == ["card:krump", "card:troll"]
    table.do("card:troll")
    assert table.line() == ["troll", "krump", "teleporter-chief-tink"]
    assert "reap:troll" in table.offered()
    assert "reap:krump" not in table.offered()
    table = Table(mine=["teleporter-chief-tink"], house=HOUSE).do("action:teleporter-chief-tink")
    assert table.asked == "turn"


def test_ant1_10ny() -> None:
    """It takes the whole pool, and gives 1 back at the end of each turn of its controller."""
    table = Table(hand=["ant1-10ny"], amber=(0, 4), house=HOUSE).do("play:ant1-10ny")
    assert (table.on("ant1-10ny"), table.amber(1)) == (4, 0)
    table.to_turn_of(1)
    assert (table.on("ant1-10ny"), table.amber(1)) == (3, 1)
    table.to_turn_of(0, HOUSE)
    assert table.on("ant1-10ny") == 3
    table = Table(mine=["ant1-10ny"], amber=(0, 0), house=HOUSE).to_turn_of(1)
    assert table.amber(1) == 0


def test_armory_officer_nel() -> None:
    """A card for each upgrade that enters play, whoever plays it, a creature played as one among them."""
    table = Table(
        mine=["armory-officer-nel"],
        hand=["blast-shielding", "stealthster", "dæmo-alien"],
        deck=["smith", "punch", "anger", "urchin"],
        house=HOUSE,
    )
    table.do("play:blast-shielding")
    assert table.hand() == ["stealthster", "daemo-alien", "smith"]
    table.do("upgrade:stealthster")
    assert table.hand() == ["daemo-alien", "smith", "punch"]
    table.do("play:daemo-alien", "place:0")
    assert table.hand() == ["smith", "punch"]
    table = Table(
        mine=["krump"],
        theirs=["armory-officer-nel"],
        hand=["blast-shielding"],
        their_deck=["smith"],
        house=HOUSE,
    )
    table.do("play:blast-shielding", "card:krump")
    assert table.hand(1) == ["smith"]


def test_armory_officer_nel_and_a_moved_upgrade() -> None:
    """An upgrade that moves has not entered play."""
    table = Table(mine=["krump +blast-shielding", "armory-officer-nel"], deck=["smith"], house="brobnar").do(
        "reap:krump", "yes"
    )
    assert table.hand() == []


def test_away_team() -> None:
    """Each upgrade on it goes to its owner's archives; those on others stay."""
    table = Table(
        mine=["krump +way-of-the-wolf", "troll"],
        theirs=["away-team damage:4 +blast-shielding +observ-u-max"],
        hand=["blood-of-titans", "punch"],
        house="brobnar",
    )
    table.do("play:blood-of-titans", "card:away-team", "play:punch", "card:away-team")
    table.do("fight:krump")
    assert table.zone("away-team") == "discard"
    assert sorted(table.row("archives", 1)) == ["blast-shielding", "observ-u-max"]
    assert table.row("archives", 0) == ["blood-of-titans"]
    assert table.host("way-of-the-wolf") == "krump"
    table = Table(mine=["troll"], theirs=["away-team"], house="brobnar").do("fight:troll")
    assert (table.zone("away-team"), table.row("archives", 1)) == ("discard", [])


def test_detention_coil() -> None:
    """Its creature reaps, but does not fight."""
    table = Table(mine=["krump +detention-coil", "troll"], theirs=["urchin"], house="brobnar")
    assert "fight:krump" not in table.offered()
    assert {"reap:krump", "fight:troll"} <= set(table.offered())


def test_hayden_oswin() -> None:
    """1 Æ for each upgrade on her, after a reap; not for those on others."""
    table = Table(mine=["hayden-oswin +blast-shielding +observ-u-max", "krump +way-of-the-wolf"], house=HOUSE)
    table.do("reap:hayden-oswin", "trigger:hayden-oswin")
    while table.asked != "turn":
        table.do("no" if "no" in table.offered() else table.offered()[0])
    assert table.amber() == 3
    table = Table(mine=["hayden-oswin"], house=HOUSE).do("reap:hayden-oswin")
    assert table.amber() == 1


def test_z_force_agent_14() -> None:
    """1 Æ for each upgrade on it, after a fight."""
    table = Table(mine=["z-force-agent-14 +detention-coil"], theirs=["dust-pixie"], house=HOUSE)
    assert "fight:z-force-agent-14" not in table.offered()
    table = Table(
        mine=["z-force-agent-14 +way-of-the-wolf +blood-of-titans", "krump +way-of-the-bear"],
        theirs=["dust-pixie"],
        house=HOUSE,
    )
    table.do("fight:z-force-agent-14")
    assert table.amber() == 2
    table = Table(mine=["z-force-agent-14 +way-of-the-wolf"], house=HOUSE).do("reap:z-force-agent-14")
    assert table.amber() == 1


def test_mutagenesis_researcher() -> None:
    """Nothing but its traits: what it adds are icons on other cards of its deck."""
    table = Table(hand=["mutagenesis-researcher"], house=HOUSE).do("play:mutagenesis-researcher")
    assert (table.power("mutagenesis-researcher"), table.asked) == (3, "turn")


def test_new_frontiers() -> None:
    """Of the three top cards those of the named house are archived, the others discarded."""
    table = Table(hand=["new-frontiers"], deck=["smith", "urchin", "punch", "anger"], house=HOUSE)
    table.do("play:new-frontiers", "house:brobnar")
    assert sorted(table.row("archives")) == ["punch", "smith"]
    assert (table.row("discard"), table.row("deck")) == (["urchin", "new-frontiers"], ["anger"])
    table = Table(hand=["new-frontiers"], deck=["smith", "urchin"], house=HOUSE)
    table.do("play:new-frontiers", "house:untamed")
    while table.asked != "turn":
        table.do(table.offered()[0])
    assert sorted(table.row("discard")) == ["new-frontiers", "smith", "urchin"]
    assert table.row("archives") == []


def test_particle_sweep() -> None:
    """2 damage, but a Mutant is destroyed whatever its armor."""
    table = Table(hand=["particle-sweep"], mine=["krump"], theirs=["sacro-alien", "troll"], house=HOUSE)
    table.do("play:particle-sweep")
    assert table.offered() == ["card:krump", "card:sacro-alien", "card:troll"]
    table.do("card:sacro-alien")
    assert table.zone("sacro-alien") == "discard"
    table = Table(hand=["particle-sweep"], theirs=["sacro-alien", "troll"], house=HOUSE)
    table.do("play:particle-sweep", "card:troll")
    assert table.damage("troll") == 2
    table = Table(hand=["particle-sweep"], house=HOUSE).do("play:particle-sweep")
    assert table.asked == "turn"


@pytest.mark.parametrize(
    ("name", "stolen", "gained", "captured"),
    [
        ("pitlord", 1, 0, 0),
        ("urchin", 1, 0, 0),
        ("dextre", 0, 2, 0),
        ("flaxia", 0, 2, 0),
        ("grey-monk", 0, 0, 3),
        ("questor-jarta", 0, 0, 3),
        ("troll", 0, 0, 0),
    ],
)
def test_ambassador_liu(name: str, stolen: int, gained: int, captured: int) -> None:
    """What the discarded card is pays: Æ stolen, gained, or captured."""
    table = Table(mine=["ambassador-liu"], hand=[name], amber=(0, 4), house=HOUSE)
    table.do("action:ambassador-liu")  # the only card of the hand
    assert table.row("discard") == [name]
    assert table.amber() == stolen + gained
    assert table.on("ambassador-liu") == captured
    assert table.amber(1) == 4 - stolen - captured


@proves("G66")
def test_ambassador_liu_and_a_card_of_two_houses() -> None:
    """It pays for both; without a hand, for nothing."""
    table = Table(mine=["ambassador-liu"], hand=["pitlord also:logos"], amber=(0, 4), house=HOUSE)
    table.do("action:ambassador-liu")
    assert (table.amber(), table.amber(1)) == (3, 3)
    table = Table(mine=["ambassador-liu"], hand=["urchin", "troll"], amber=(0, 4), house=HOUSE)
    table.do("action:ambassador-liu", "hand:troll")
    assert (table.hand(), table.amber()) == (["urchin"], 0)
    table = Table(mine=["ambassador-liu"], amber=(0, 4), house=HOUSE).do("action:ambassador-liu")
    assert (table.amber(), table.amber(1), table.on("ambassador-liu")) == (0, 4, 0)


def test_commander_dhrxgar() -> None:
    """1 Æ for an upgrade on him or a neighbour, played or moved there, by whomever; not for one elsewhere."""
    table = Table(
        mine=["commander-dhrxgar", "krump", "troll"],
        theirs=["urchin"],
        hand=["way-of-the-wolf house:star-alliance", "detention-coil", "detention-coil", "detention-coil"],
        house=HOUSE,
    )
    table.do("play:detention-coil", "card:commander-dhrxgar")
    assert table.amber() == 2  # and the icon
    table.do("play:detention-coil", "card:krump")
    assert table.amber() == 4
    table.do("play:detention-coil", "card:troll")
    assert table.amber() == 5
    table.do("play:way-of-the-wolf~star-alliance", "card:urchin")
    assert table.amber() == 6  # the icon alone


@proves("G233")
def test_commander_dhrxgar_and_a_moved_upgrade() -> None:
    """What is attached anew without leaving play counts, even the opponent's doing."""
    table = Table(mine=["commander-dhrxgar", "krump", "bumpsy +blast-shielding"], house="brobnar")
    table.do("reap:bumpsy", "yes")
    assert (table.host("blast-shielding"), table.amber()) == ("krump", 2)
    table = Table(mine=["krump"], theirs=["commander-dhrxgar"], hand=["detention-coil"], house=HOUSE)
    table.do("play:detention-coil", "card:commander-dhrxgar")
    assert table.amber(1) == 1


def test_hapless_cadet() -> None:
    """As he dies his opponent loses 3 Æ, as far as there is so much."""
    table = Table(mine=["troll"], theirs=["hapless-cadet"], amber=(4, 0), house="brobnar").do("fight:troll")
    assert (table.amber(), table.amber(1)) == (1, 0)
    table = Table(mine=["hapless-cadet"], theirs=["troll"], amber=(5, 2), house=HOUSE)
    table.do("fight:hapless-cadet")
    assert (table.amber(), table.amber(1), table.keyword("hapless-cadet", "taunt")) == (5, 0, 1)


def test_hold_the_line() -> None:
    """As many cards as the other line is longer; none where it is not."""
    deck = ["smith", "punch", "anger"]
    table = Table(
        hand=["hold-the-line"], mine=["krump"], theirs=["troll", "urchin", "dodger"], deck=deck, house=HOUSE
    )
    table.do("play:hold-the-line")
    assert table.hand() == ["smith", "punch"]
    table = Table(hand=["hold-the-line"], mine=["krump"], theirs=["troll"], deck=deck, house=HOUSE)
    table.do("play:hold-the-line")
    assert table.hand() == []
    table = Table(hand=["hold-the-line"], mine=["krump"], deck=deck, house=HOUSE).do("play:hold-the-line")
    assert table.hand() == []


def test_jon_cargo() -> None:
    """The top card goes, the hand is shown, and what shares a house with that card is archived."""
    table = Table(mine=["jon-cargo"], hand=["smith", "urchin", "punch"], deck=["troll", "anger"], house=HOUSE)
    table.do("reap:jon-cargo")
    assert table.told("revealed")
    assert (table.row("discard"), table.hand()) == (["troll"], ["urchin"])
    assert sorted(table.row("archives")) == ["punch", "smith"]
    table = Table(mine=["jon-cargo"], hand=["smith"], deck=["urchin"], house=HOUSE).do("reap:jon-cargo")
    assert (table.hand(), table.row("archives")) == (["smith"], [])


def test_jon_cargo_without_a_deck() -> None:
    """Nothing is discarded, so nothing is archived; the hand is shown all the same."""
    table = Table(mine=["jon-cargo"], hand=["smith"], deck=[], house=HOUSE).do("reap:jon-cargo")
    assert table.told("revealed")
    assert (table.hand(), table.row("archives")) == (["smith"], [])


@proves("G66")
def test_jon_cargo_and_two_houses() -> None:
    """A card with a house icon shares either house."""
    table = Table(mine=["jon-cargo"], hand=["smith", "urchin"], deck=["troll also:shadows"], house=HOUSE)
    table.do("reap:jon-cargo")
    assert (table.hand(), sorted(table.row("archives"))) == ([], ["smith", "urchin"])


def test_kartanoo() -> None:
    """An artifact of either side is used, one's own or as if it were."""
    table = Table(
        mine=["kartanoo", "cannon"],
        theirs=["library-of-babble"],
        deck=["smith"],
        house=HOUSE,
    )
    table.do("reap:kartanoo")
    assert table.offered() == ["card:cannon", "card:library-of-babble"]
    table.do("card:library-of-babble")
    assert (table.hand(), table.has("library-of-babble", "exhausted")) == (["smith"], True)
    table = Table(mine=["kartanoo", "cannon"], theirs=["krump"], house=HOUSE).do(
        "reap:kartanoo", "card:krump"
    )
    assert table.damage("krump") == 2
    table = Table(mine=["kartanoo"], house=HOUSE).do("reap:kartanoo")
    assert table.asked == "turn"


@proves("G198")
def test_matter_maker() -> None:
    """Upgrades of any house are played, as many as one likes; creatures only as upgrades."""
    table = Table(
        mine=["krump", "matter-maker"],
        hand=["way-of-the-wolf", "blood-of-titans", "troll", "stealthster", "smith"],
        house="dis",
    )
    plays = {option for option in table.offered() if option.partition(":")[0] in ("play", "upgrade")}
    assert plays == {"play:way-of-the-wolf", "play:blood-of-titans", "upgrade:stealthster"}
    table.do("play:way-of-the-wolf", "play:blood-of-titans", "upgrade:stealthster")
    assert (table.power("krump"), table.keyword("krump", "elusive"), table.keyword("krump", "skirmish")) == (
        11,
        1,
        1,
    )
    table = Table(mine=["krump"], theirs=["matter-maker"], hand=["way-of-the-wolf"], house="dis")
    assert "play:way-of-the-wolf" not in table.offered()


def test_z_particle_tracker() -> None:
    """After a fight an upgrade is searched for, shown and taken; finding none is allowed."""
    table = Table(
        mine=["krump +z-particle-tracker"],
        theirs=["dust-pixie"],
        deck=["smith", "way-of-the-wolf", "troll", "detention-coil"],
        discard=["blood-of-titans"],
        house="brobnar",
    )
    table.do("fight:krump")
    assert set(table.offered()) == {"deck:way-of-the-wolf", "deck:detention-coil", "no"}
    table.do("deck:detention-coil")
    assert table.hand() == ["detention-coil"]
    assert table.told("revealed")
    assert table.told("shuffled")
    table = Table(
        mine=["krump +z-particle-tracker"],
        theirs=["dust-pixie"],
        deck=["smith", "way-of-the-wolf"],
        house="brobnar",
    )
    table.do("fight:krump", "no")
    assert table.hand() == []
    table = Table(mine=["krump +z-particle-tracker"], deck=["way-of-the-wolf"], house="brobnar").do(
        "reap:krump"
    )
    assert table.hand() == []


def test_z_ray_blaster() -> None:
    """+3 power; before a fight 3 damage to each neighbour of the creature that is fought, and none to that one."""
    table = Table(
        mine=["krump +z-ray-blaster"], theirs=["troll", "dodger", "flaxia", "headhunter"], house="brobnar"
    )
    assert table.power("krump") == 9
    table.do("fight:krump", "card:dodger")
    assert (table.damage("troll"), table.damage("flaxia"), table.damage("headhunter")) == (3, 3, 0)
    assert table.zone("dodger") == "discard"
    table = Table(mine=["krump +z-ray-blaster"], theirs=["dodger"], house="brobnar").do("fight:krump")
    assert table.zone("dodger") == "discard"


def test_z_wave_emitter() -> None:
    """At the start of each turn of its player its creature is warded; not in the other's turn."""
    table = Table(mine=["krump +z-wave-emitter", "troll"], house=HOUSE).to_turn_of(1)
    assert not table.has("krump", "warded")
    table.to_turn_of(0, "brobnar")
    assert (table.has("krump", "warded"), table.has("troll", "warded")) == (True, False)


def test_z_wave_emitter_on_an_enemy() -> None:
    """ "Your turn" is that of who played it, whoever controls the creature."""
    table = Table(theirs=["krump"], hand=["z-wave-emitter"], house=HOUSE)
    table.do("play:z-wave-emitter").to_turn_of(1)
    assert not table.has("krump", "warded")
    table.to_turn_of(0)
    assert table.has("krump", "warded")


def test_dino_alien() -> None:
    """It may be exalted; only then 3 damage are dealt to a creature."""
    table = Table(hand=["dino-alien"], mine=["krump"], theirs=["troll"], house=HOUSE)
    table.do("play:dino-alien", "place:0", "yes")
    assert table.offered() == ["card:dino-alien", "card:krump", "card:troll"]
    table.do("card:troll")
    assert (table.on("dino-alien"), table.damage("troll")) == (1, 3)
    table = Table(hand=["dino-alien"], theirs=["troll"], house=HOUSE).do("play:dino-alien", "no")
    assert (table.on("dino-alien"), table.damage("troll")) == (0, 0)


def test_techno_alien() -> None:
    """After a reap a card is discarded for another; without one nothing is drawn."""
    table = Table(mine=["techno-alien"], hand=["smith", "urchin"], deck=["punch"], house=HOUSE)
    table.do("reap:techno-alien", "hand:urchin")
    assert (table.hand(), table.row("discard")) == (["smith", "punch"], ["urchin"])
    table = Table(mine=["techno-alien"], deck=["punch"], house=HOUSE).do("reap:techno-alien")
    assert (table.hand(), table.row("deck")) == ([], ["punch"])


def test_keywords_of_aliens() -> None:
    names = ("lyco-alien", "umbra-alien")
    table = Table(mine=list(names), house=HOUSE)
    assert [table.keyword(name, "skirmish") for name in names] == [1, 0]
    assert [table.keyword(name, "elusive") for name in names] == [0, 1]


@proves("G216")
def test_lcdr_trigon() -> None:
    """The icons of the card that is discarded resolve, those of its print and added ones; without a deck none do."""
    table = Table(mine=["lcdr-trigon"], deck=["subdue icons:CR", "smith"], amber=(0, 3), house=HOUSE)
    table.do("reap:lcdr-trigon")
    assert table.row("discard")[0].startswith("subdue")
    while table.asked != "turn":
        table.do(table.offered()[0])
    assert (table.on("lcdr-trigon"), table.hand()) == (1, ["smith"])
    assert table.amber() == 2
    table = Table(mine=["lcdr-trigon"], deck=["troll"], house=HOUSE).do("reap:lcdr-trigon")
    assert (table.row("discard"), table.amber()) == (["troll"], 1)
    table = Table(mine=["lcdr-trigon"], deck=[], house=HOUSE).do("reap:lcdr-trigon")
    assert (table.amber(), table.asked) == (1, "turn")


@proves("G216")
def test_ensign_el_samra() -> None:
    """A card of the hand is shown and its icons resolve; it stays in hand. Of an empty hand nothing comes."""
    table = Table(mine=["ensign-el-samra"], hand=["subdue", "troll"], house=HOUSE)
    table.do("action:ensign-el-samra")
    assert table.offered() == ["hand:subdue", "hand:troll"]
    table.do("hand:subdue")
    assert table.told("revealed")
    assert (table.amber(), table.hand()) == (1, ["subdue", "troll"])
    table = Table(mine=["ensign-el-samra"], hand=["subdue", "troll"], house=HOUSE)
    table.do("action:ensign-el-samra", "hand:troll")
    assert table.amber() == 0
    table = Table(mine=["ensign-el-samra"], house=HOUSE).do("action:ensign-el-samra")
    assert (table.amber(), table.asked) == (0, "turn")
