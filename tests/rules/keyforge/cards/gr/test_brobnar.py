"""Brobnar of Grim Reminders, each card on a small board."""

from __future__ import annotations

from tests.rules.keyforge.table import Table

from ludarium.testing import proves

TEN = ["regrowth"] * 10
"""So many cards in a discard pile haunt its player (G120)."""


@proves("G131")
def test_beanstalk() -> None:
    """Giants of its side come ready; a Giant of the deck or the discard pile is shown and taken, or none."""
    table = Table(mine=["beanstalk"], hand=["troll", "bumpsy"], house="brobnar")
    table.do("play:troll", "play:bumpsy", "place:0")
    assert (table.has("troll", "exhausted"), table.has("bumpsy", "exhausted")) == (False, False)
    table = Table(mine=["beanstalk"], hand=["flaxia"], house="untamed")
    table.do("play:flaxia")
    assert table.has("flaxia", "exhausted")
    table = Table(theirs=["beanstalk"], hand=["troll"], house="brobnar")
    table.do("play:troll")
    assert table.has("troll", "exhausted")
    table = Table(mine=["beanstalk"], deck=["flaxia", "troll"], discard=["bumpsy", "urchin"], house="brobnar")
    table.do("action:beanstalk")
    assert table.offered() == ["pile:bumpsy", "deck:troll", "no"]
    table.do("pile:bumpsy")
    assert table.hand() == ["bumpsy"]
    table = Table(mine=["beanstalk"], deck=["troll"], house="brobnar")
    table.do("action:beanstalk", "no")
    assert (table.hand(), table.zone("troll")) == ([], "deck")


@proves("G82", "G136")
def test_brawling_grounds() -> None:
    """This turn, whoever loses a creature in a fight loses a card of their hand too; not one destroyed otherwise."""
    table = Table(
        mine=["brawling-grounds", "troll", "bumpsy"],
        theirs=["mookling", "rickety-cybergiant"],
        hand=["punch", "anger"],
        their_hand=["regrowth", "regrowth", "commune"],
        house="brobnar",
    )
    table.do("omni:brawling-grounds", "fight:troll", "card:mookling")
    assert (table.zone("mookling"), len(table.hand(1)), len(table.hand())) == ("discard", 2, 2)
    table.do("fight:bumpsy")
    assert (table.zone("bumpsy"), table.zone("rickety-cybergiant")) == ("discard", "line")
    assert (len(table.hand(1)), len(table.hand())) == (2, 1)


def test_brawling_grounds_lasts_for_a_turn_and_asks_for_a_fight() -> None:
    table = Table(
        mine=["brawling-grounds"],
        theirs=["mookling"],
        hand=["punch"],
        their_hand=["regrowth"],
        house="brobnar",
    )
    table.do("omni:brawling-grounds", "play:punch")
    assert (table.zone("mookling"), len(table.hand(1))) == ("discard", 1)
    table = Table(
        mine=["brawling-grounds", "troll"], theirs=["mookling"], their_hand=["regrowth"], house="brobnar"
    )
    table.do("omni:brawling-grounds").to_turn_of(1).to_turn_of(0, "brobnar").do("fight:troll")
    assert (table.zone("mookling"), table.zone("regrowth")) == ("discard", "hand")


@proves("G94", "G99")
def test_brawling_grounds_and_a_creature_that_is_gone() -> None:
    """Who archives a creature as it is destroyed in a fight has controlled it, and loses a card of their hand."""
    table = Table(
        mine=["brawling-grounds", "troll"], theirs=["grave-pixie"], their_discard=TEN, their_hand=["krump"], hand=["anger"],
        house="brobnar",
    )  # fmt: skip
    table.do("omni:brawling-grounds", "fight:troll")
    assert (table.zone("grave-pixie"), table.zone("krump"), table.hand()) == (
        "archives",
        "discard",
        ["anger"],
    )


@proves("G120")
def test_countryside_crusher() -> None:
    """Against a haunted opponent a neighbor may fight on; only then."""
    table = Table(
        mine=["countryside-crusher", "bumpsy exhausted", "krump"],
        theirs=["mookling", "troll"],
        their_discard=TEN,
        house="brobnar",
    )
    table.do("fight:countryside-crusher", "card:mookling", "yes")
    assert table.asked == "turn"
    assert (table.damage("troll"), table.zone("bumpsy"), table.has("krump", "exhausted")) == (
        5,
        "discard",
        False,
    )
    table = Table(
        mine=["countryside-crusher", "bumpsy"], theirs=["mookling", "troll"], discard=TEN, house="brobnar"
    )
    table.do("fight:countryside-crusher", "card:mookling")
    assert (table.asked, table.damage("troll")) == ("turn", 0)


@proves("G226")
def test_countryside_crusher_is_scrapped() -> None:
    """The least powerful of its side fights, exhausted or not."""
    table = Table(
        mine=["mookling exhausted", "troll"], theirs=["krump"], hand=["countryside-crusher"], house="brobnar"
    )
    table.do("discard:countryside-crusher")
    assert (table.zone("mookling"), table.damage("krump")) == ("discard", 2)
    table = Table(theirs=["krump"], hand=["countryside-crusher"], house="brobnar")
    table.do("discard:countryside-crusher")
    assert (table.asked, table.zone("countryside-crusher")) == ("turn", "discard")


@proves("G117")
def test_curse_of_cowardice() -> None:
    """It comes to the opponent, who pays for a turn without a fight; without creatures it goes."""
    table = Table(theirs=["troll"], hand=["curse-of-cowardice"], amber=(3, 3), house="brobnar")
    table.do("play:curse-of-cowardice")
    assert table.holder("curse-of-cowardice") == 1
    table.do("end")
    assert (table.amber(0), table.amber(1)) == (3, 3)
    table.to_turn_of(1, "brobnar").do("end")
    assert (table.amber(1), table.zone("curse-of-cowardice")) == (1, "artifacts")


def test_curse_of_cowardice_and_who_fights() -> None:
    table = Table(mine=["curse-of-cowardice", "troll"], theirs=["krump"], amber=(3, 0), house="brobnar")
    table.do("fight:troll", "end")
    assert (table.amber(), table.zone("curse-of-cowardice")) == (3, "artifacts")
    table = Table(mine=["curse-of-cowardice"], theirs=["krump"], amber=(1, 0), house="brobnar")
    table.do("end")
    assert (table.amber(), table.zone("curse-of-cowardice")) == (0, "discard")


@proves("G63", "G204")
def test_final_refrain() -> None:
    """All come ready and fight, in the order that their player likes; who is left falls all the same."""
    table = Table(
        mine=["flaxia"], theirs=["troll"], hand=["final-refrain"], discard=["bumpsy", "mookling", "anger"],
        house="brobnar",
    )  # fmt: skip
    table.do("play:final-refrain")
    assert table.offered() == ["pile:bumpsy", "pile:mookling"]
    table.do("pile:bumpsy", "place:1", "place:2")
    assert table.offered() == ["card:bumpsy", "card:mookling"]
    table.do("card:mookling")
    assert (table.damage("troll"), table.zone("mookling")) == (7, "discard")
    assert (table.zone("bumpsy"), table.line()) == ("discard", ["flaxia"])


def test_final_refrain_without_a_foe() -> None:
    table = Table(hand=["final-refrain"], discard=["bumpsy"], house="brobnar")
    table.do("play:final-refrain")
    while table.asked != "turn":
        table.do(table.offered()[0])
    assert (table.zone("bumpsy"), table.line()) == ("discard", [])
    table = Table(theirs=["troll"], hand=["final-refrain"], house="brobnar")
    table.do("play:final-refrain")
    assert (table.asked, table.damage("troll")) == ("turn", 0)


@proves("G222", "G99")
def test_fling() -> None:
    """The power of who was flung, with 3 splash; a warded one is not flung."""
    table = Table(
        mine=["bumpsy plus:1"],
        theirs=["krump", "troll", "flaxia", "mookling"],
        hand=["fling"],
        house="brobnar",
    )
    table.do("play:fling", "card:troll")
    assert (table.zone("bumpsy"), table.damage("troll")) == ("discard", 6)
    assert (table.damage("krump"), table.damage("flaxia"), table.zone("mookling")) == (3, 3, "line")
    table = Table(mine=["bumpsy warded"], theirs=["troll"], hand=["fling"], house="brobnar")
    table.do("play:fling")
    assert (table.zone("bumpsy"), table.damage("troll")) == ("line", 0)


@proves("G223")
def test_returning_champion() -> None:
    """Word ``MoveDamage``: 3 damage as it comes; after a fight all of it goes to another creature, if its player is haunted."""
    table = Table(mine=["mookling"], hand=["returning-champion"], house="brobnar")
    table.do("play:returning-champion", "place:0")
    assert (table.damage("returning-champion"), table.damage("mookling")) == (3, 0)
    board = {"mine": ["returning-champion damage:2"], "theirs": ["mookling", "troll"], "house": "brobnar"}
    table = Table(discard=TEN, **board)
    table.do("fight:returning-champion", "card:mookling")
    assert (table.damage("returning-champion"), table.damage("troll")) == (0, 4)
    table = Table(**board)
    table.do("fight:returning-champion", "card:mookling")
    assert (table.damage("returning-champion"), table.damage("troll")) == (4, 0)


@proves("G223")
def test_damage_that_is_moved_destroys() -> None:
    """Who has as much damage as power then is destroyed; damage is no choice of amount."""
    table = Table(
        mine=["returning-champion damage:4", "troll"],
        theirs=["mookling", "krump"],
        discard=TEN,
        house="brobnar",
    )
    table.do("fight:returning-champion", "card:mookling")
    assert table.offered() == ["card:troll", "card:krump"]
    table.do("card:krump")
    assert (table.zone("krump"), table.damage("returning-champion")) == ("discard", 0)


def test_rorag_screamer() -> None:
    """Ready again after a fight; scrapped, it takes elusive and armor from any creature for the turn."""
    table = Table(mine=["rorag-screamer"], theirs=["flaxia", "krump"], house="brobnar")
    table.do("fight:rorag-screamer", "card:flaxia")
    assert "fight:rorag-screamer" in table.offered()
    table = Table(
        theirs=["urchin", "champion-anaphiel"], hand=["rorag-screamer", "rorag-screamer"], house="brobnar"
    )
    table.do("discard:rorag-screamer", "card:urchin", "discard:rorag-screamer", "card:champion-anaphiel")
    assert (table.keyword("urchin", "elusive"), table.armor("champion-anaphiel")) == (0, 0)
    table.to_turn_of(1)
    assert (table.keyword("urchin", "elusive"), table.armor("champion-anaphiel")) == (1, 1)


@proves("G120")
def test_awakened_titan() -> None:
    """``VERB_READY``: it stays exhausted unless its player is haunted; it may come ready."""
    table = Table(mine=["awakened-titan exhausted", "troll exhausted"], house="brobnar")
    table.do("end")
    assert (table.has("awakened-titan", "exhausted"), table.has("troll", "exhausted")) == (True, False)
    table = Table(mine=["awakened-titan exhausted"], discard=TEN, house="brobnar")
    table.do("end")
    assert not table.has("awakened-titan", "exhausted")
    table = Table(mine=["beanstalk"], hand=["awakened-titan"], house="brobnar")
    table.do("play:awakened-titan")
    assert not table.has("awakened-titan", "exhausted")


@proves("G74")
def test_awakened_titan_is_not_readied_by_a_card() -> None:
    table = Table(
        mine=["awakened-titan exhausted"], theirs=["krump"], hand=["fight-to-the-end"], house="brobnar"
    )
    table.do("play:fight-to-the-end")
    assert (table.damage("krump"), table.has("awakened-titan", "exhausted")) == (0, True)


def test_bonecrusher() -> None:
    table = Table(mine=["troll +bonecrusher"], theirs=["krump"], house="brobnar")
    table.do("action:troll", "card:krump")
    assert table.zone("krump") == "discard"


@proves("G223")
def test_concussive_transfer() -> None:
    """3 damage to one, and then all damage of both sides goes wherever its player likes."""
    table = Table(mine=["troll damage:2"], theirs=["krump"], hand=["concussive-transfer"], house="brobnar")
    table.do("play:concussive-transfer", "card:troll")
    assert table.damage("troll") == 5
    table.do(*["card:krump"] * 5)
    assert (table.damage("troll"), table.damage("krump")) == (0, 5)


@proves("G84")
def test_whoever_gets_too_much_of_concussive_transfer_goes_at_once() -> None:
    """Before the action that has been resolved lies in its pile."""
    table = Table(mine=["troll damage:2", "urchin"], hand=["concussive-transfer"], house="brobnar")
    table.do("play:concussive-transfer", "card:troll", *["card:urchin"] * 5)
    assert table.row("discard") == ["urchin", "concussive-transfer"]


def test_fight_to_the_end() -> None:
    """Readied, it fights, with skirmish for the turn if its player is haunted."""
    for pile, hurt, skirmish in ((TEN, 0, 1), ([], 4, 0)):
        table = Table(
            mine=["troll exhausted"],
            theirs=["flaxia"],
            hand=["fight-to-the-end"],
            discard=pile,
            house="brobnar",
        )
        table.do("play:fight-to-the-end")
        assert (table.zone("flaxia"), table.damage("troll")) == ("discard", hurt)
        assert table.keyword("troll", "skirmish") == skirmish
        table.to_turn_of(1)
        assert table.keyword("troll", "skirmish") == 0


def test_lifting_buddy() -> None:
    """Two for itself and two for another of its side, when it is played, has fought, or has reaped."""
    table = Table(mine=["troll"], theirs=["mookling"], hand=["lifting-buddy"], house="brobnar")
    table.do("play:lifting-buddy", "place:0")
    assert (table.plus("lifting-buddy"), table.plus("troll"), table.plus("mookling")) == (2, 2, 0)
    table = Table(mine=["troll", "lifting-buddy"], theirs=["flaxia"], house="brobnar")
    table.do("fight:lifting-buddy")
    assert (table.plus("lifting-buddy"), table.plus("troll")) == (2, 2)
    table = Table(mine=["lifting-buddy"], house="brobnar")
    table.do("reap:lifting-buddy")
    assert (table.plus("lifting-buddy"), table.amber()) == (2, 1)


def test_plummet() -> None:
    """As much damage to each creature as cards went; with an empty hand none."""
    table = Table(mine=["troll"], theirs=["krump"], hand=["plummet", "punch", "flaxia"], house="brobnar")
    table.do("play:plummet")
    while table.asked == "card":
        table.do(table.offered()[0])
    assert (table.hand(), table.damage("troll"), table.damage("krump")) == ([], 2, 2)
    table = Table(theirs=["krump"], hand=["plummet"], house="brobnar")
    table.do("play:plummet")
    assert (table.asked, table.damage("krump")) == ("turn", 0)


@proves("G194")
def test_raider_of_the_peaks() -> None:
    """At the start of its player's turn, whoever has the strongest creature loses their top card; AP chooses among equals."""
    table = Table(mine=["raider-of-the-peaks"], theirs=["troll"], house="brobnar")
    table.to_turn_of(1)
    assert table.row("discard", 1) == []
    table.to_turn_of(0)
    assert (len(table.row("discard", 1)), len(table.row("discard", 0))) == (1, 0)
    table = Table(mine=["raider-of-the-peaks", "troll"], theirs=["krump"], house="brobnar")
    table.to_turn_of(1).to_turn_of(0)
    assert (len(table.row("discard", 1)), len(table.row("discard", 0))) == (0, 1)
    table = Table(mine=["raider-of-the-peaks", "troll"], theirs=["troll"], house="brobnar")
    table.to_turn_of(1).do("end")
    assert table.offered() == ["card:troll", "card:troll.2"]
    table.do("card:troll.2")
    assert (len(table.row("discard", 1)), len(table.row("discard", 0))) == (1, 0)


def test_rickety_cybergiant() -> None:
    table = Table(mine=["rickety-cybergiant"], theirs=["flaxia"], house="brobnar")
    table.do("fight:rickety-cybergiant")
    assert table.damage("rickety-cybergiant") == 5


@proves("G120")
def test_blunderbore() -> None:
    for pile, left in ((TEN, 1), (TEN[:9], 2)):
        table = Table(mine=["blunderbore"], theirs=["flaxia"], discard=pile, amber=(0, 3), house="brobnar")
        table.do("fight:blunderbore")
        assert table.amber(1) == left


def test_cacophonous_riot() -> None:
    """A creature of any side and its neighbors are readied and enraged, and nobody else."""
    table = Table(
        mine=["troll"],
        theirs=["flaxia exhausted", "krump exhausted", "bumpsy exhausted", "mookling exhausted"],
        hand=["cacophonous-riot"],
        house="brobnar",
    )
    table.do("play:cacophonous-riot", "card:krump")
    names = ("flaxia", "krump", "bumpsy", "mookling")
    assert [table.has(name, "enraged") for name in names] == [True, True, True, False]
    assert [table.has(name, "exhausted") for name in names] == [False, False, False, True]


@proves("G85")
def test_down_to_size() -> None:
    """1 power and no armor for the turn, whatever its counters say; friendly creatures are no choice."""
    table = Table(mine=["troll"], theirs=["champion-anaphiel plus:2"], hand=["down-to-size"], house="brobnar")
    table.do("play:down-to-size")
    assert (table.power("champion-anaphiel"), table.armor("champion-anaphiel"), table.power("troll")) == (
        1,
        0,
        8,
    )
    table.to_turn_of(1)
    assert table.armor("champion-anaphiel") == 1
    assert table.power("champion-anaphiel") > 2


@proves("G145")
def test_fiery_jark() -> None:
    """One of each side, together, and again as long as there is one of each, if its player likes."""
    table = Table(mine=["troll", "bumpsy"], theirs=["krump", "flaxia"], hand=["fiery-jark"], house="brobnar")
    table.do("play:fiery-jark", "place:0", "card:krump", "card:bumpsy")
    assert (table.zone("krump"), table.zone("bumpsy"), table.asked) == ("discard", "discard", "yes")
    table.do("yes", "card:troll")
    assert (table.line(), table.line(1), table.asked) == (["fiery-jark"], [], "turn")


def test_fiery_jark_stops() -> None:
    """It may be left at that; alone it can't spare itself."""
    table = Table(mine=["troll", "bumpsy"], theirs=["krump", "flaxia"], hand=["fiery-jark"], house="brobnar")
    table.do("play:fiery-jark", "place:0", "card:krump", "card:bumpsy", "no")
    assert (table.line(), table.line(1)) == (["fiery-jark", "troll"], ["flaxia"])
    table = Table(theirs=["krump"], hand=["fiery-jark"], house="brobnar")
    table.do("play:fiery-jark")
    assert (table.line(), table.line(1)) == ([], [])


@proves("G145")
def test_fiery_jark_repeats_nothing_once_it_has_gone() -> None:
    """The effect is triggered again only as long as the creature that says so is in play."""
    table = Table(mine=["troll"], theirs=["krump", "flaxia"], hand=["fiery-jark"], house="brobnar")
    table.do("play:fiery-jark", "place:0", "card:krump", "card:fiery-jark")
    assert (table.asked, table.line(), table.line(1)) == ("turn", ["troll"], ["flaxia"])


def test_heavyweight_morik() -> None:
    """Scrapped, it hits one of each side at once; with one side empty, the other alone."""
    table = Table(mine=["troll"], theirs=["krump", "flaxia"], hand=["heavyweight-morik"], house="brobnar")
    table.do("discard:heavyweight-morik", "card:krump")
    assert [table.damage(name) for name in ("troll", "krump", "flaxia")] == [2, 2, 0]
    table = Table(theirs=["krump"], hand=["heavyweight-morik"], house="brobnar")
    table.do("discard:heavyweight-morik")
    assert table.damage("krump") == 2


@proves("G222")
def test_lash_out() -> None:
    for pile, beside in ((TEN, 3), ([], 0)):
        table = Table(theirs=["krump", "troll", "flaxia"], hand=["lash-out"], discard=pile, house="brobnar")
        table.do("play:lash-out", "card:troll")
        assert [table.damage(name) for name in ("krump", "troll", "flaxia")] == [beside, 3, beside]


def test_memorialize_the_fallen() -> None:
    """Word ``LoseForEach``: each player for the creatures of their own pile, as far as there is Æ."""
    table = Table(
        hand=["memorialize-the-fallen"], discard=["troll", "krump", "punch"], their_discard=["flaxia"],
        amber=(5, 5), house="brobnar",
    )  # fmt: skip
    table.do("play:memorialize-the-fallen")
    assert (table.amber(0), table.amber(1)) == (3, 4)
    table = Table(hand=["memorialize-the-fallen"], discard=["troll", "krump"], amber=(1, 5), house="brobnar")
    table.do("play:memorialize-the-fallen")
    assert (table.amber(0), table.amber(1)) == (0, 5)


def test_mournful_barn_burner() -> None:
    """After a fight the top 2 cards of either deck; scrapped, the top one of both."""
    for seat in (0, 1):
        table = Table(mine=["mournful-barn-burner"], theirs=["flaxia"], house="brobnar")
        table.do("fight:mournful-barn-burner", f"seat:{seat}")
        assert len(table.row("discard", seat)) == 2 + seat
    table = Table(hand=["mournful-barn-burner"], house="brobnar")
    table.do("discard:mournful-barn-burner")
    while table.asked != "turn":
        table.do(table.offered()[0])
    assert (len(table.row("discard", 0)), len(table.row("discard", 1))) == (2, 1)


def test_ornar_skullface() -> None:
    table = Table(mine=["troll"], theirs=["krump"], hand=["ornar-skullface"], house="brobnar")
    table.do("discard:ornar-skullface", "card:troll")
    assert (table.damage("troll"), table.damage("krump")) == (3, 0)


def test_recklessness() -> None:
    """``AtRandom(each=True)``: three of each hand go, or all there are, and each player draws three."""
    table = Table(
        hand=["recklessness", "troll", "krump", "bumpsy", "punch"], their_hand=["flaxia"], house="brobnar"
    )
    table.do("play:recklessness")
    while table.asked != "turn":
        table.do(table.offered()[0])
    assert (len(table.hand(0)), len(table.hand(1))) == (4, 3)
    assert (len(table.row("discard", 0)), table.row("discard", 1)) == (4, ["flaxia"])


@proves("G120")
def test_soul_bomb() -> None:
    """It goes off if its player is haunted; it is gone either way."""
    for pile, damage in ((TEN, 4), ([], 0)):
        table = Table(mine=["soul-bomb", "troll"], theirs=["krump"], discard=pile, house="untamed")
        table.do("omni:soul-bomb")
        assert (table.damage("troll"), table.damage("krump")) == (damage, damage)
        assert table.zone("soul-bomb") == "discard"


@proves("G120")
def test_thunderdell() -> None:
    for pile, splash in ((TEN, 5), (TEN[:9], 0)):
        table = Table(mine=["thunderdell"], discard=pile, house="brobnar")
        assert table.keyword("thunderdell", "splash-attack") == splash


def test_phantom_drummernaut() -> None:
    """A creature comes back when it is played and after its fights; destroyed, it is archived if its player is haunted."""
    table = Table(hand=["phantom-drummernaut"], discard=["troll", "punch"], house="brobnar")
    table.do("play:phantom-drummernaut")
    assert table.hand() == ["troll"]
    table = Table(mine=["phantom-drummernaut"], theirs=["flaxia"], discard=["bumpsy"], house="brobnar")
    table.do("fight:phantom-drummernaut")
    assert table.hand() == ["bumpsy"]
    for pile, zone in ((TEN, "archives"), (TEN[:9], "discard")):
        table = Table(mine=["phantom-drummernaut"], theirs=["troll"], discard=pile, house="brobnar")
        table.do("fight:phantom-drummernaut")
        assert table.zone("phantom-drummernaut") == zone


def test_spectral_ruth() -> None:
    """In a turn in which its player has forged, the whole pile goes to the archives; otherwise it stays."""
    table = Table(hand=["spectral-ruth"], discard=["troll", "punch"], amber=(6, 0), house="brobnar")
    table.to_turn_of(1).to_turn_of(0, "brobnar")
    assert table.keys(0) == 1
    table.do("play:spectral-ruth")
    while table.asked != "turn":
        table.do(table.offered()[0])
    assert table.row("discard") == []
    assert {"troll", "punch"} <= set(table.row("archives"))
    table = Table(hand=["spectral-ruth"], discard=["troll", "punch"], house="brobnar")
    table.do("play:spectral-ruth")
    assert (table.asked, table.row("archives")) == ("turn", [])
    for pile, zone in ((TEN, "archives"), (TEN[:9], "discard")):
        table = Table(mine=["spectral-ruth"], theirs=["troll"], discard=pile, house="brobnar")
        table.do("fight:spectral-ruth")
        assert table.zone("spectral-ruth") == zone
