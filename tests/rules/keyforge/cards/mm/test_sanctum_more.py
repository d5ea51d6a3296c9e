"""More of Sanctum of Mass Mutation: what changes rules for everybody, and what digs, captures and steals."""

from __future__ import annotations

from tests.rules.keyforge.said import said
from tests.rules.keyforge.table import Table

from ludarium.games.keyforge.engine.terms import BonusIcons, Keywords, Moments
from ludarium.games.keyforge.view.view import KeyForgeView
from ludarium.games.keyforge.words.cards import ENEMY, FRIENDLY, YOU
from ludarium.games.keyforge.words.harm import Damage
from ludarium.games.keyforge.words.players import Gain
from ludarium.games.keyforge.words.shorthand import (
    THIS_CARD,
    after,
    creature,
    if_leaves,
    ignores,
    loses,
    words,
)
from ludarium.games.keyforge.words.targets import Each
from ludarium.testing import proves


@proves("G86")
def test_ardent_hero() -> None:
    """``unhurt`` with ``by``: strong creatures and Mutants deal it nothing, whoever attacks; others do."""
    for foe in ("bumpsy", "troll", "chronus"):
        table = Table(mine=["ardent-hero"], theirs=[foe], house="sanctum").do("fight:ardent-hero")
        assert (table.zone("ardent-hero"), table.damage("ardent-hero")) == ("line", 0), foe
    table = Table(mine=["ardent-hero"], theirs=["yurk"], house="sanctum").do("fight:ardent-hero")
    assert (table.zone("ardent-hero"), table.zone("yurk")) == ("discard", "discard")
    table = Table(mine=["chronus", "yurk"], theirs=["ardent-hero"], house="logos").do("fight:chronus")
    assert (table.zone("chronus"), table.damage("ardent-hero")) == ("discard", 0)
    table = Table(mine=["yurk"], theirs=["ardent-hero"], house="dis").do("fight:yurk")
    assert (table.zone("yurk"), table.zone("ardent-hero")) == ("discard", "discard")


def test_ardent_hero_measures_power_when_it_is_dealt() -> None:
    """A creature that has grown to 5 hurts it no more, and damage makes none weaker (G83)."""
    table = Table(mine=["ardent-hero"], theirs=["yurk plus:1"], house="sanctum").do("fight:ardent-hero")
    assert (table.damage("ardent-hero"), table.damage("yurk")) == (0, 4)
    table = Table(mine=["ardent-hero"], theirs=["bumpsy damage:3"], house="sanctum").do("fight:ardent-hero")
    assert (table.damage("ardent-hero"), table.zone("bumpsy")) == (0, "discard")


@proves("G215")
def test_ardent_hero_asks_who_deals_it() -> None:
    """An ability of a Mutant is the Mutant's; an action is no creature, and a damage icon no card at all."""
    table = Table(theirs=["ardent-hero"], hand=["dino-knight"], house="sanctum")
    table.do("play:dino-knight", "yes", "card:ardent-hero")
    assert table.damage("ardent-hero") == 0
    table = Table(theirs=["ardent-hero"], hand=["punch"], house="brobnar").do("play:punch")
    assert table.damage("ardent-hero") == 3
    table = Table(mine=["bumpsy"], theirs=["ardent-hero"], hand=["dino-knight icons:D"], house="sanctum")
    table.do("play:dino-knight+D", "place:0", "card:ardent-hero", "no")
    assert table.damage("ardent-hero") == 1


@proves("G99")
def test_ardent_hero_recalls_how_strong_it_was() -> None:
    """Who deals damage once it has left play, counts as it last was."""
    with said({"yurk": words(if_leaves(Damage(2, Each(creature(ENEMY)))))}):
        for yurk, taken in (("yurk", 2), ("yurk plus:1", 0)):
            table = Table(mine=["ardent-hero", "troll"], theirs=[yurk], house="brobnar").do("fight:troll")
            assert (table.zone("yurk"), table.damage("ardent-hero")) == ("discard", taken), yurk


def test_gizelhart_s_zealot() -> None:
    """It may be used at once, and then has to fight; having fought, it is calm."""
    table = Table(theirs=["troll"], hand=["gizelhart-s-zealot"], house="sanctum")
    table.do("play:gizelhart-s-zealot")
    assert (table.has("gizelhart-s-zealot", "exhausted"), table.has("gizelhart-s-zealot", "enraged")) == (
        False,
        True,
    )
    assert "reap:gizelhart-s-zealot" not in table.offered()
    table.do("fight:gizelhart-s-zealot")
    assert table.damage("troll") == 4
    table = Table(theirs=["urchin"], hand=["gizelhart-s-zealot"], house="sanctum")
    table.do("play:gizelhart-s-zealot", "fight:gizelhart-s-zealot")
    assert not table.has("gizelhart-s-zealot", "enraged")


@proves("G104")
def test_gizelhart_s_zealot_without_a_foe() -> None:
    """It may reap then, and stays enraged; other creatures enter as ever."""
    table = Table(hand=["gizelhart-s-zealot", "squire-alys"], house="sanctum")
    table.do("play:gizelhart-s-zealot", "reap:gizelhart-s-zealot")
    assert (table.amber(), table.has("gizelhart-s-zealot", "enraged")) == (1, True)
    table.do("play:squire-alys", "place:0")
    assert (table.has("squire-alys", "exhausted"), table.has("squire-alys", "enraged")) == (True, False)


def test_lieutenant_gorvenal() -> None:
    """Whichever creature its player fights with, it captures for that; from an empty pool nothing."""
    table = Table(
        mine=["lieutenant-gorvenal", "troll"], theirs=["krump", "bumpsy"], amber=(0, 1), house="brobnar"
    )
    table.do("fight:troll", "card:krump")
    assert (table.on("lieutenant-gorvenal"), table.on("troll"), table.amber(1)) == (1, 0, 0)
    table = Table(mine=["lieutenant-gorvenal", "troll"], theirs=["krump"], house="brobnar").do("fight:troll")
    assert (table.asked, table.on("lieutenant-gorvenal")) == ("turn", 0)
    table = Table(mine=["lieutenant-gorvenal"], theirs=["squire-alys"], amber=(0, 2), house="sanctum")
    table.do("fight:lieutenant-gorvenal")
    assert (table.on("lieutenant-gorvenal"), table.amber(1)) == (1, 1)


def test_lieutenant_gorvenal_hears_his_own_side_alone() -> None:
    """Reaps and the fights of the opponent are nothing to him; a friendly creature that falls has fought (G81)."""
    table = Table(
        mine=["troll", "bumpsy"], theirs=["lieutenant-gorvenal", "krump"], amber=(2, 0), house="brobnar"
    )
    table.do("fight:troll", "card:krump", "reap:bumpsy")
    assert (table.on("lieutenant-gorvenal"), table.amber()) == (0, 3)
    table = Table(mine=["lieutenant-gorvenal", "urchin"], theirs=["troll"], amber=(0, 2), house="shadows")
    table.do("fight:urchin")
    assert (table.zone("urchin"), table.on("lieutenant-gorvenal")) == ("discard", 1)


def test_angry_mob() -> None:
    """It digs for its like before the fight, puts that in the hand, and leaves the rest in the pile."""
    position = {"mine": ["angry-mob"], "theirs": ["troll"], "house": "sanctum"}
    table = Table(**position, deck=["bumpsy", "commune", "angry-mob", "krump"])
    table.do("fight:angry-mob", "yes")
    assert table.hand() == ["angry-mob.2"]
    assert sorted(table.row("discard")) == ["angry-mob", "bumpsy", "commune"]
    assert (table.row("deck"), table.damage("troll")) == (["krump"], 4)
    table = Table(**position, deck=["angry-mob", "krump"]).do("fight:angry-mob", "no")
    assert (table.hand(), table.row("deck"), table.damage("troll")) == ([], ["angry-mob.2", "krump"], 4)


def test_angry_mob_in_vain() -> None:
    """Without another the whole deck goes; without a deck nothing is asked."""
    table = Table(mine=["angry-mob"], theirs=["urchin"], deck=["bumpsy", "krump"], house="sanctum")
    table.do("fight:angry-mob", "yes")
    assert (table.hand(), table.row("deck"), sorted(table.row("discard"))) == ([], [], ["bumpsy", "krump"])
    table = Table(mine=["angry-mob"], theirs=["urchin"], deck=[], house="sanctum").do("fight:angry-mob")
    assert (table.asked, table.hand()) == ("turn", [])


@proves("G194")
def test_baldric_the_bold() -> None:
    """``MostPowerful``: paid for the strongest enemy, or for one of several; friendly creatures do not matter."""
    for foe, gained in (("bumpsy", 2), ("squire-alys", 0)):
        table = Table(mine=["baldric-the-bold", "troll"], theirs=["bumpsy", "squire-alys"], house="sanctum")
        table.do("fight:baldric-the-bold", f"card:{foe}")
        assert table.amber() == gained
    table = Table(mine=["baldric-the-bold"], theirs=["bumpsy", "bumpsy"], house="sanctum")
    table.do("fight:baldric-the-bold", "card:bumpsy.2")
    assert table.amber() == 2
    table = Table(mine=["troll"], theirs=["baldric-the-bold"], house="brobnar").do("fight:troll")
    assert (table.amber(), table.amber(1)) == (0, 0)


def test_baldric_the_bold_comes_too_late() -> None:
    """Whom Assault has killed first is an enemy creature no more (G78)."""
    position = {"mine": ["bull-wark", "baldric-the-bold"], "theirs": ["urchin"], "house": "sanctum"}
    table = Table(**position).do("fight:baldric-the-bold")
    own, assault = table.offered()
    table.do(assault)
    assert (table.zone("urchin"), table.amber()) == ("discard", 0)
    table = Table(**position).do("fight:baldric-the-bold", own)
    assert (table.zone("urchin"), table.amber()) == ("discard", 2)


def test_book_of_malefaction_counts_what_is_stolen() -> None:
    """A warrant for each Æ that the opponent steals; none for what its own player steals, or what is captured."""
    table = Table(mine=["noddy-the-thief"], theirs=["book-of-malefaction"], amber=(0, 3), house="shadows")
    table.do("action:noddy-the-thief")
    assert (table.amber(), table.counters("book-of-malefaction")) == (1, {"warrant": 1})
    table = Table(mine=["book-of-malefaction", "noddy-the-thief"], amber=(0, 3), house="shadows")
    table.do("action:noddy-the-thief")
    assert (table.amber(), table.counters("book-of-malefaction")) == (1, {})
    table = Table(theirs=["book-of-malefaction"], hand=["squire-alys"], amber=(0, 3), house="sanctum")
    table.do("play:squire-alys")
    assert (table.on("squire-alys"), table.counters("book-of-malefaction")) == (2, {})


def test_book_of_malefaction_counts_each() -> None:
    """Two that are stolen at once are two warrants; of an empty pool there is nothing to count."""
    for pool, warrants in ((8, {"warrant": 2}), (0, {})):
        table = Table(
            theirs=["book-of-malefaction"], hand=["too-much-to-protect"], amber=(0, pool), house="shadows"
        )
        table.do("play:too-much-to-protect")
        assert table.counters("book-of-malefaction") == warrants


@proves("G10")
def test_book_of_malefaction_purges() -> None:
    """One warrant is one creature of either side, in a turn of any house; without a warrant none."""
    table = Table(mine=["book-of-malefaction warrant:2", "troll"], theirs=["bumpsy"], house="brobnar").do(
        "omni:book-of-malefaction"
    )
    assert table.offered() == ["card:troll", "card:bumpsy"]
    table.do("card:bumpsy")
    assert (table.zone("bumpsy"), table.counters("book-of-malefaction")) == ("purged", {"warrant": 1})
    table = Table(mine=["book-of-malefaction"], theirs=["bumpsy"], house="sanctum").do(
        "omni:book-of-malefaction"
    )
    assert (table.asked, table.zone("bumpsy")) == ("turn", "line")
    table = Table(mine=["book-of-malefaction warrant:1"], house="sanctum").do("omni:book-of-malefaction")
    assert (table.asked, table.counters("book-of-malefaction")) == ("turn", {})


def test_bring_low() -> None:
    """What is beyond 5 goes to friendly creatures, one Æ after the other, as its player likes."""
    table = Table(
        mine=["troll", "urchin"], theirs=["bumpsy"], hand=["bring-low"], amber=(0, 8), house="sanctum"
    )
    table.do("play:bring-low")
    assert table.offered() == ["card:troll", "card:urchin"]
    table.do("card:troll", "card:urchin", "card:troll")
    assert (table.on("troll"), table.on("urchin"), table.on("bumpsy")) == (2, 1, 0)
    assert (table.amber(), table.amber(1)) == (1, 5)


def test_bring_low_in_vain() -> None:
    """From 5 or fewer it takes nothing, and without a creature neither."""
    for pool in (5, 3):
        table = Table(mine=["troll"], hand=["bring-low"], amber=(0, pool), house="sanctum").do(
            "play:bring-low"
        )
        assert (table.asked, table.on("troll"), table.amber(1)) == ("turn", 0, pool)
    table = Table(theirs=["bumpsy"], hand=["bring-low"], amber=(0, 9), house="sanctum").do("play:bring-low")
    assert (table.asked, table.on("bumpsy"), table.amber(1)) == ("turn", 0, 9)


def test_purify() -> None:
    """The opponent's Mutant goes for good, and their deck gives the first creature that is none."""
    table = Table(
        mine=["troll"],
        theirs=["trimble", "bumpsy"],
        hand=["purify"],
        deck=["krump"],
        their_deck=["punch", "cephaloist", "urchin", "flaxia"],
        house="sanctum",
    )
    table.do("play:purify")
    assert (table.zone("trimble"), table.offered()) == ("purged", ["place:0", "place:1"])
    table.do("place:1")
    assert (table.line(0), table.line(1)) == (["troll"], ["bumpsy", "urchin"])
    assert (table.holder("urchin"), table.has("urchin", "exhausted")) == (1, True)
    assert (sorted(table.row("discard", 1)), table.row("deck", 1)) == (
        ["cephaloist", "punch"],
        ["flaxia"],
    )
    assert table.row("deck") == ["krump"]


def test_purify_ones_own() -> None:
    """A friendly Mutant may have to go, and then one's own deck is dug through, to its end if need be."""
    table = Table(
        mine=["trimble"], theirs=["bumpsy"], hand=["purify"], deck=["punch", "cephaloist"], house="sanctum"
    ).do("play:purify")
    assert (table.zone("trimble"), table.line(), table.row("deck")) == ("purged", [], [])
    assert sorted(table.row("discard")) == ["cephaloist", "punch", "purify"]
    assert table.asked == "turn"


def test_purify_asks_for_its_controller() -> None:
    """Of a creature that has changed sides it is whoever held it; the creature found is its owner's."""
    table = Table(
        mine=["trimble theirs"],
        hand=["purify"],
        deck=["bumpsy"],
        their_deck=["krump"],
        house="sanctum",
    ).do("play:purify")
    assert (table.line(0), table.line(1), table.row("deck", 1)) == (["bumpsy"], [], ["krump"])
    assert table.zone("trimble") == "purged"


def test_purify_in_vain() -> None:
    """Without a Mutant nothing happens; one that its ward has kept is not purged, and no deck is dug through."""
    table = Table(theirs=["bumpsy"], hand=["purify"], their_deck=["krump"], house="sanctum").do("play:purify")
    assert (table.asked, table.line(1), table.row("deck", 1)) == ("turn", ["bumpsy"], ["krump"])
    table = Table(theirs=["trimble warded"], hand=["purify"], their_deck=["krump"], house="sanctum")
    table.do("play:purify")
    assert (table.line(1), table.row("deck", 1), table.has("trimble", "warded")) == (
        ["trimble"],
        ["krump"],
        False,
    )


ANSWERS = words(after(Moments.AFTER_ICON, Gain(1), by=YOU, icon=BonusIcons.CAPTURE))


@proves("G157", "G158")
def test_scrivener_favian() -> None:
    """``icon_may``: a capture icon captures or steals, as its player likes; what was replaced was not resolved."""
    with said({"yurk": ANSWERS}):
        position = {"mine": ["scrivener-favian", "yurk"], "theirs": ["troll"], "house": "brobnar"}
        table = Table(**position, hand=["barehanded icons:C"], amber=(0, 3)).do("play:barehanded+C")
        assert (table.asked, table.offered()) == ("yes", ["yes", "no"])
        view = table.state.view(0)
        assert isinstance(view, KeyForgeView)
        ask = view.ask
        assert ask is not None
        assert (ask.source, ask.ability) == ("scrivener-favian", "scrivener-favian.1")
        table.do("yes")
        assert (table.amber(), table.amber(1)) == (2, 2)  # one stolen, one of the printed icon
        table = Table(**position, hand=["barehanded icons:C"], amber=(0, 3)).do("play:barehanded+C", "no")
        assert table.offered() == ["card:scrivener-favian", "card:yurk"]
        table.do("card:yurk")
        assert (table.amber(), table.amber(1), table.on("yurk")) == (2, 2, 1)  # and one for the answer


def test_scrivener_favian_minds_capture_icons_alone() -> None:
    """Of its own player: the opponent's icons, and other icons, are resolved as ever."""
    table = Table(
        mine=["scrivener-favian"],
        theirs=["troll"],
        hand=["barehanded icons:D"],
        amber=(0, 3),
        house="brobnar",
    )
    table.do("play:barehanded+D", "card:troll")
    assert (table.damage("troll"), table.amber(), table.amber(1)) == (1, 1, 3)
    table = Table(
        mine=["troll"],
        theirs=["scrivener-favian"],
        hand=["barehanded icons:C"],
        amber=(0, 3),
        house="brobnar",
    )
    table.do("play:barehanded+C")
    assert (table.on("troll"), table.amber(), table.amber(1)) == (1, 1, 2)


def test_scrivener_favian_is_asked_for_each_icon() -> None:
    """Two icons are two choices, of which two of its name make no more; it may steal from an empty pool, and gets nothing."""
    table = Table(
        mine=["scrivener-favian", "scrivener-favian"],
        hand=["barehanded icons:CC"],
        amber=(0, 3),
        house="brobnar",
    ).do("play:barehanded+CC", "yes", "no", "card:scrivener-favian")
    assert (table.on("scrivener-favian"), table.amber(), table.amber(1)) == (1, 2, 1)
    table = Table(mine=["scrivener-favian"], hand=["barehanded icons:C"], house="brobnar").do(
        "play:barehanded+C", "yes"
    )
    assert (table.asked, table.amber(), table.on("scrivener-favian")) == ("turn", 1, 0)


def test_scrivener_favian_minds_its_own_icon() -> None:
    """It is in play when its icons are resolved (G61); the steal is one, and answers as such (G126)."""
    table = Table(
        theirs=["book-of-malefaction"], hand=["scrivener-favian icons:C"], amber=(0, 1), house="sanctum"
    ).do("play:scrivener-favian+C", "yes")
    assert (table.amber(), table.amber(1), table.counters("book-of-malefaction")) == (1, 0, {"warrant": 1})


@proves("G116")
def test_lady_loreena() -> None:
    """``far_taunt``: she guards two creatures on each side, and those that have taunt themselves not."""
    line = ["troll", "yurk", "bumpsy", "lady-loreena", "krump", "ardent-hero", "flaxia"]
    table = Table(mine=["squire-alys"], theirs=line, house="sanctum").do("fight:squire-alys")
    assert table.offered() == ["card:troll", "card:lady-loreena", "card:ardent-hero"]
    line = ["troll", "yurk", "lady-loreena", "krump", "flaxia", "bumpsy"]
    table = Table(mine=["squire-alys"], theirs=line, house="sanctum").do("fight:squire-alys")
    assert table.offered() == ["card:lady-loreena", "card:bumpsy"]


def test_lady_loreena_without_her_taunt() -> None:
    """What takes the keyword takes its reach; what ignores taunt ignores it all; others guard their neighbours alone."""
    line = ["troll", "yurk", "lady-loreena"]
    with said({"yurk": words(loses(Keywords.TAUNT, creature(FRIENDLY)))}):
        table = Table(mine=["squire-alys"], theirs=line, house="sanctum").do("fight:squire-alys")
        assert table.offered() == ["card:troll", "card:yurk", "card:lady-loreena"]
    with said({"squire-alys": words(ignores(THIS_CARD, Keywords.TAUNT))}):
        table = Table(mine=["squire-alys"], theirs=line, house="sanctum").do("fight:squire-alys")
        assert table.offered() == ["card:troll", "card:yurk", "card:lady-loreena"]
    table = Table(mine=["squire-alys"], theirs=["troll", "yurk", "ardent-hero"], house="sanctum")
    table.do("fight:squire-alys")
    assert table.offered() == ["card:troll", "card:ardent-hero"]


@proves("G215", "G216")
def test_master_of_the_grey() -> None:
    """The opponent's icons do nothing, printed ones and added ones, played or as if played; its own player's do."""
    table = Table(
        mine=["bumpsy"],
        theirs=["master-of-the-grey"],
        hand=["barehanded icons:C"],
        amber=(0, 2),
        house="brobnar",
    )
    table.do("play:barehanded+C")
    assert (table.asked, table.amber(), table.amber(1), table.on("bumpsy")) == ("turn", 0, 2, 0)
    table = Table(
        mine=["lcdr-trigon"],
        theirs=["master-of-the-grey"],
        deck=["barehanded icons:A"],
        house="star-alliance",
    )
    table.do("reap:lcdr-trigon")
    assert (table.zone("barehanded+A"), table.amber()) == ("discard", 1)
    table = Table(mine=["master-of-the-grey"], hand=["barehanded icons:C"], amber=(0, 2), house="brobnar")
    table.do("play:barehanded+C")
    assert (table.amber(), table.amber(1), table.on("master-of-the-grey")) == (1, 1, 1)


def test_master_of_the_grey_has_to_stay() -> None:
    """Once it has gone, the cards that are played have their icons again."""
    table = Table(mine=["troll"], theirs=["master-of-the-grey"], hand=["barehanded"], house="brobnar")
    table.do("fight:troll", "play:barehanded")
    assert table.amber() == 1


@proves("G1")
def test_purifier_of_souls() -> None:
    """``VERB_DESTROYED``: of nobody, and not its own side either; other answers to a death resolve."""
    table = Table(mine=["troll"], theirs=["dæmo-knight", "purifier-of-souls"], amber=(2, 0), house="brobnar")
    table.do("fight:troll", "card:daemo-knight")
    assert (table.zone("daemo-knight"), table.amber(), table.amber(1)) == ("discard", 2, 0)
    table = Table(mine=["purifier-of-souls", "bad-penny"], theirs=["troll"], house="shadows").do(
        "fight:bad-penny"
    )
    assert table.zone("bad-penny") == "discard"
    with said({"yurk": words(after(Moments.AFTER_DESTROYED, Gain(1), of=creature(ENEMY)))}):
        table = Table(
            mine=["yurk", "troll"], theirs=["dæmo-knight", "purifier-of-souls"], amber=(1, 0), house="brobnar"
        )
        table.do("fight:troll", "card:daemo-knight")
        assert (table.zone("daemo-knight"), table.amber(), table.amber(1)) == ("discard", 2, 0)


@proves("G92", "G156")
def test_purifier_of_souls_lets_nobody_be_saved() -> None:
    """What stands behind that word and saves its creature is such an effect; a ward is none."""
    table = Table(mine=["troll"], theirs=["bumpsy +armageddon-cloak", "purifier-of-souls"], house="brobnar")
    table.do("fight:troll", "card:bumpsy")
    assert (table.zone("bumpsy"), table.zone("armageddon-cloak")) == ("discard", "discard")
    table = Table(mine=["troll"], theirs=["bumpsy warded", "purifier-of-souls"], house="brobnar")
    table.do("fight:troll", "card:bumpsy")
    assert (table.zone("bumpsy"), table.has("bumpsy", "warded")) == ("line", False)


def test_purifier_of_souls_dies_in_silence() -> None:
    """It is there as long as what is destroyed with it has to wait (G91); without it all is as ever."""
    table = Table(
        theirs=["dæmo-knight", "purifier-of-souls"], hand=["gateway-to-dis"], amber=(2, 0), house="dis"
    )
    table.do("play:gateway-to-dis")
    assert (table.zone("purifier-of-souls"), table.zone("daemo-knight"), table.amber(1)) == (
        "discard",
        "discard",
        0,
    )
    table = Table(theirs=["dæmo-knight"], hand=["gateway-to-dis"], amber=(2, 0), house="dis")
    table.do("play:gateway-to-dis")
    assert table.amber(1) == 1
