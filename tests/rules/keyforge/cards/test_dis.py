"""Dis of Call of the Archons, each card on a small board."""

from __future__ import annotations

import pytest
from tests.rules.keyforge.said import said
from tests.rules.keyforge.table import Table

from ludarium.games.keyforge.engine.terms import NONE, KeyColours, Zones
from ludarium.games.keyforge.engine.turn_log import Done
from ludarium.games.keyforge.pool.houses import Houses
from ludarium.games.keyforge.words.vocabulary import (
    HOST_CARD,
    IT,
    OPPONENT,
    A,
    Destroy,
    Each,
    Forge,
    PutInPlay,
    StrikesInstead,
    before_fight,
    belongs,
    creature,
    play,
    words,
)
from ludarium.testing import proves


def test_a_fair_game() -> None:
    """Each player gains for cards of the other's hand that share the discarded card's house (``ByOpponent``)."""
    table = Table(
        hand=["a-fair-game", "anger", "punch", "fear"],
        deck=["troll", "bumpsy"],
        their_hand=["arise", "fear", "anger"],
        their_deck=["dust-imp", "krump"],
        house="dis",
    )
    table.do("play:a-fair-game")
    assert (table.amber(0), table.amber(1)) == (2, 2)
    assert table.row("discard", 1) == ["dust-imp"]
    assert table.row("discard", 0) == ["troll", "a-fair-game"]
    assert [told["seat"] for told in table.told("revealed")] == [1, 0]


def test_a_fair_game_without_a_deck() -> None:
    """Where nothing is discarded nothing is gained."""
    table = Table(hand=["a-fair-game"], deck=["fear"], their_hand=["arise"], their_deck=[], house="dis")
    table.do("play:a-fair-game")
    assert (table.amber(0), table.amber(1)) == (0, 0)
    assert table.hand(1) == ["arise"]


@proves("G98")
@said({"academy-training": words(belongs(HOST_CARD, Houses.BROBNAR))})
def test_a_fair_game_counts_what_lies_in_a_hand_as_printed() -> None:
    """It was in play this turn as one of another house."""
    table = Table(
        theirs=["dextre +academy-training"], hand=["fear", "a-fair-game"], their_deck=["punch"],
        deck=["smith"], house="dis",
    )  # fmt: skip
    table.do("play:fear", "play:a-fair-game")
    assert table.hand(1) == ["dextre"]
    assert table.amber(0) == 0
    table = Table(
        mine=["silvertooth +brain-stem-antenna"], hand=["blypyp", "hysteria house:mars", "a-fair-game house:mars"],
        their_deck=["commpod"], deck=["tunk"], house="mars",
    )  # fmt: skip
    table.do("play:blypyp", "place:0", "play:hysteria~mars", "play:a-fair-game~mars")
    assert sorted(table.hand()) == ["blypyp", "silvertooth"]
    assert table.amber(1) == 1


def test_arise() -> None:
    """Creatures of the named house come back to hand, for a chain."""
    table = Table(
        hand=["arise"],
        discard=["dust-imp", "fear", "troll", "pit-demon"],
        their_discard=["charette"],
        house="dis",
    )
    table.do("play:arise", "house:dis")
    assert table.hand() == ["dust-imp", "pit-demon"]
    assert table.row("discard") == ["fear", "troll", "arise"]
    assert table.row("discard", 1) == ["charette"]
    assert table.chains() == 1


@proves("G51")
def test_control_the_weak() -> None:
    """The opponent has to choose that house of theirs, in the next turn only."""
    table = Table(
        hand=["control-the-weak"],
        house="dis",
        houses=[["dis", "brobnar", "logos"], ["mars", "logos", "untamed"]],
    )
    table.do("play:control-the-weak")
    assert table.offered() == ["house:logos", "house:mars", "house:untamed"]
    table.do("house:logos", "end")
    assert table.state.active == 1
    assert table.state.house == Houses.LOGOS
    table.to_turn_of(0).do("end")
    assert table.offered() == ["house:logos", "house:mars", "house:untamed"]


@proves("G53")
def test_control_the_weak_and_another_order() -> None:
    """Of two houses that must be chosen either will do."""
    table = Table(
        theirs=["pitlord"],
        hand=["control-the-weak"],
        house="dis",
        houses=[["dis", "brobnar", "logos"], ["mars", "logos", "untamed"]],
    )
    table.do("play:control-the-weak", "house:mars", "end")
    assert table.offered() == ["house:dis", "house:mars"]


def test_creeping_oblivion() -> None:
    """Up to two cards of one pile."""
    table = Table(
        hand=["creeping-oblivion"], discard=["troll"], their_discard=["bumpsy", "krump", "fear"], house="dis"
    )
    table.do("play:creeping-oblivion")
    assert table.offered() == ["pile:troll", "pile:bumpsy", "pile:krump", "pile:fear", "no"]
    table.do("pile:fear")
    assert table.offered() == ["pile:bumpsy", "pile:krump", "done"]
    table.do("pile:bumpsy")
    assert table.row("purged", 1) == ["fear", "bumpsy"]
    assert table.row("discard", 1) == ["krump"]
    assert table.zone("troll") == "discard"


def test_creeping_oblivion_may_take_none() -> None:
    table = Table(hand=["creeping-oblivion"], discard=["troll"], house="dis").do(
        "play:creeping-oblivion", "no"
    )
    assert table.row("purged") == []


def test_dance_of_doom() -> None:
    """Creatures of exactly the named power go, as strong as they are now."""
    table = Table(
        mine=["drumble", "shooler"],
        theirs=["shaffles", "the-terror", "wardrummer +blood-of-titans"],
        hand=["dance-of-doom"],
        house="dis",
    )
    table.do("play:dance-of-doom", "number:2")
    assert table.line(0) == ["shooler"]
    assert table.line(1) == ["the-terror", "wardrummer"]


def test_fear() -> None:
    """An enemy creature returns to its owner's hand, the Æ on it to its controller's opponent."""
    table = Table(mine=["troll"], theirs=["bumpsy amber:2", "krump"], hand=["fear"], house="dis").do(
        "play:fear"
    )
    assert table.offered() == ["card:bumpsy", "card:krump"]
    table.do("card:bumpsy")
    assert table.hand(1) == ["bumpsy"]
    assert table.amber() == 2


def test_gateway_to_dis() -> None:
    """Every creature goes, for three chains; artifacts stay."""
    table = Table(mine=["troll", "cannon"], theirs=["bumpsy", "valdr"], hand=["gateway-to-dis"], house="dis")
    table.do("play:gateway-to-dis")
    assert table.line(0) == []
    assert table.line(1) == []
    assert table.zone("cannon") == "artifacts"
    assert (table.chains(0), table.chains(1)) == (3, 0)


def test_gongoozle() -> None:
    """Who survives the 3 damage costs its owner a card."""
    table = Table(
        mine=["troll"],
        theirs=["bumpsy", "wardrummer"],
        hand=["gongoozle", "gongoozle", "gongoozle"],
        their_hand=["anger", "punch"],
        house="dis",
    )
    table.do("play:gongoozle", "card:wardrummer")
    assert len(table.hand(1)) == 2
    table.do("play:gongoozle", "card:bumpsy")
    assert len(table.hand(1)) == 1
    table.do("play:gongoozle", "card:troll")
    assert table.hand(0) == []
    assert len(table.hand(1)) == 1


@proves("G90")
def test_gongoozle_against_a_ward() -> None:
    """Whom the damage did not reach was not destroyed."""
    table = Table(theirs=["wardrummer warded"], hand=["gongoozle"], their_hand=["anger"], house="dis")
    table.do("play:gongoozle")
    assert table.line(1) == ["wardrummer"]
    assert table.hand(1) == []


def test_guilty_hearts() -> None:
    """Only creatures that hold Æ go."""
    table = Table(
        mine=["troll amber:1", "krump"],
        theirs=["bumpsy amber:2", "valdr"],
        hand=["guilty-hearts"],
        house="dis",
    )
    table.do("play:guilty-hearts")
    assert table.line(0) == ["krump"]
    assert table.line(1) == ["valdr"]
    assert (table.amber(0), table.amber(1)) == (3, 1)


def test_hand_of_dis() -> None:
    """A creature on a flank can't be chosen."""
    table = Table(
        mine=["headhunter", "valdr"],
        theirs=["troll", "bumpsy", "mugwump", "krump"],
        hand=["hand-of-dis"],
        house="dis",
    )
    table.do("play:hand-of-dis")
    assert table.offered() == ["card:bumpsy", "card:mugwump"]
    assert table.do("card:mugwump").line(1) == ["troll", "bumpsy", "krump"]


def test_hecatomb() -> None:
    """Each player gains for the creatures of the house that they controlled."""
    table = Table(
        mine=["pit-demon", "charette theirs", "krump"],
        theirs=["shooler", "troll"],
        hand=["hecatomb"],
        house="dis",
    )
    table.do("play:hecatomb")
    assert table.line(0) == ["krump"]
    assert table.line(1) == ["troll"]
    assert table.row("discard", 1) == ["charette", "shooler"]
    assert (table.amber(0), table.amber(1)) == (3, 1)


@pytest.mark.parametrize("amber", [5, 6])
def test_tendrils_of_pain(amber: int) -> None:
    """4 damage instead of 1 after a turn in which the opponent forged a key."""
    table = Table(
        mine=["sequis"],
        theirs=["troll"],
        hand=["tendrils-of-pain"],
        amber=(0, amber),
        house="dis",
        active=1,
        at="start",
    )
    table.to_turn_of(1).to_turn_of(0, "dis").do("play:tendrils-of-pain")
    assert table.keys(1) == amber - 5
    assert table.damage("troll") == (4 if amber == 6 else 1)
    assert table.damage("sequis") == (2 if amber == 6 else 0)  # its armor stops two


def test_hysteria() -> None:
    """All creatures go to their owners' hands, upgrades are lost."""
    table = Table(
        mine=["troll", "cannon", "krump theirs"],
        theirs=["bumpsy +blood-of-titans"],
        hand=["hysteria"],
        house="dis",
    )
    table.do("play:hysteria")
    assert table.hand(0) == ["troll"]
    assert table.hand(1) == ["krump", "bumpsy"]
    assert table.zone("blood-of-titans") == "discard"
    assert table.zone("cannon") == "artifacts"


@proves("G49")
def test_key_hammer() -> None:
    """A key of the turn before is turned back; its price does not come back, but 6 are gained."""
    table = Table(hand=["key-hammer"], amber=(0, 6), house="dis", active=1, at="start")
    table.do("key:blue").to_turn_of(0, "dis")
    assert table.keys(1) == 1
    table.do("play:key-hammer")
    assert table.keys(1) == 0
    assert table.amber(1) == 6


def test_key_hammer_without_a_key_of_that_turn() -> None:
    """An older key stays; the opponent gains all the same."""
    table = Table(hand=["key-hammer"], keys=(0, 1), house="dis").do("play:key-hammer")
    assert table.keys(1) == 1
    assert table.amber(1) == 6


@proves("G49")
def test_a_second_key_hammer() -> None:
    """It finds the key turned back already, and no older one takes its place."""
    table = Table(
        hand=["key-hammer", "key-hammer"], keys=(0, 1), amber=(0, 6), house="dis", active=1, at="start"
    )
    table.do("key:blue").to_turn_of(0, "dis")
    assert table.keys(1) == 2
    table.do("play:key-hammer")
    assert table.keys(1) == 1
    table.do("play:key-hammer")
    assert table.keys(1) == 1
    assert table.amber(1) == 12


@proves("G262")
def test_key_hammer_after_two_keys_in_one_turn() -> None:
    """AP chooses which of the two is turned back, and a second one takes the other; an older key is safe."""
    table = Table(
        hand=["key-hammer", "key-hammer"], keys=(0, 0), amber=(0, 13), house="dis",
        their_hand=["key-charge house:brobnar"], active=1, at="start",
    )  # fmt: skip
    table.do("key:blue", "house:brobnar", "play:key-charge~brobnar", "yes", "key:yellow")
    assert table.to_turn_of(0, "dis").keys(1) == 2
    twin = table.state.clone()
    table.do("play:key-hammer")
    assert (table.asked, table.state.asked) == ("unforge", 0)
    assert table.offered() == ["key:blue", "key:yellow"]
    assert table.do("key:blue").told("unforged") == [{"seat": 1, "colour": "blue"}]
    assert (table.state.keys[1], table.amber(1)) == (KeyColours.YELLOW, 6)
    table.do("play:key-hammer")  # nothing is left to choose
    assert (table.state.keys[1], table.amber(1)) == (0, 12)
    decision = twin.decision()
    assert decision is not None
    twin.choose(decision.find("play:key-hammer"))
    decision = twin.decision()
    assert decision is not None
    twin.choose(decision.find("key:yellow"))
    assert twin.keys[1] == KeyColours.BLUE


@proves("G262")
def test_key_hammer_spares_the_keys_of_earlier_turns() -> None:
    """Of three keys only those of the last turn may be chosen; where it is one, nobody is asked."""
    table = Table(hand=["key-hammer"], keys=(0, 1), amber=(0, 6), house="dis", active=1, at="start")
    table.do("key:yellow").to_turn_of(0, "dis").do("play:key-hammer")
    assert (table.asked, table.state.keys[1]) == ("turn", KeyColours.RED)


@said({"pound": words(play(Forge(-20, OPPONENT)))})
def test_key_hammer_does_not_find_a_key_forged_again_since() -> None:
    """What was turned back and is forged again in one's own turn was not forged on the opponent's."""
    table = Table(
        hand=["key-hammer", "key-hammer", "pound house:dis"], keys=(0, 0), amber=(0, 6), house="dis",
        active=1, at="start",
    )  # fmt: skip
    table.do("key:red").to_turn_of(0, "dis").do("play:key-hammer", "play:pound~dis", "key:red")
    assert table.keys(1) == 1
    assert table.do("play:key-hammer").keys(1) == 1


@proves("G206")
def test_mind_barb() -> None:
    """A random card of the opponent's hand."""
    table = Table(hand=["mind-barb", "fear"], their_hand=["anger", "punch"], house="dis").do("play:mind-barb")
    assert len(table.hand(1)) == 1
    assert len(table.row("discard", 1)) == 1
    assert table.hand(0) == ["fear"]


@proves("G127")
def test_pandemonium() -> None:
    """The undamaged of both sides capture, each from its controller's opponent."""
    table = Table(
        mine=["troll", "krump damage:1"],
        theirs=["bumpsy", "valdr"],
        hand=["pandemonium"],
        amber=(3, 3),
        house="dis",
    )
    table.do("play:pandemonium")
    assert [table.on(c) for c in table.line(0)] == [1, 0]
    assert [table.on(c) for c in table.line(1)] == [1, 1]
    assert (table.amber(0), table.amber(1)) == (2, 2)  # one by its own icon


def test_pandemonium_with_too_little() -> None:
    """Who plays it says which creatures get what there is (``Capture``)."""
    table = Table(
        mine=["troll", "krump", "bumpsy"], theirs=["valdr"], hand=["pandemonium"], amber=(1, 2), house="dis"
    )
    table.do("play:pandemonium")
    assert table.offered() == ["card:troll", "card:krump", "card:bumpsy"]
    table.do("card:bumpsy")
    assert table.offered() == ["card:troll", "card:krump"]
    table.do("card:krump")
    assert [table.on(c) for c in table.line(0)] == [0, 1, 1]
    assert table.on("valdr") == 1


@proves("G218")
def test_poltergeist() -> None:
    """Uses an artifact of either side as one's own, and destroys it."""
    table = Table(
        mine=["troll"],
        theirs=["screechbomb", "cannon", "krump"],
        hand=["poltergeist"],
        amber=(3, 3),
        house="dis",
    )
    table.do("play:poltergeist", "card:cannon", "card:troll")
    assert table.damage("troll") == 2
    assert table.zone("cannon") == "discard"
    mine = Table(theirs=["screechbomb"], hand=["poltergeist"], amber=(3, 3), house="dis").do(
        "play:poltergeist"
    )
    assert mine.zone("screechbomb") == "discard"
    assert (mine.amber(0), mine.amber(1)) == (4, 1)


def test_poltergeist_on_what_cannot_be_used() -> None:
    """An exhausted artifact, or one without an action, is only destroyed."""
    table = Table(
        mine=["cannon exhausted"],
        theirs=["banner-of-battle", "troll"],
        hand=["poltergeist", "poltergeist"],
        house="dis",
    )
    table.do("play:poltergeist", "card:cannon", "play:poltergeist")
    assert table.zone("cannon") == "discard"
    assert table.zone("banner-of-battle") == "discard"
    assert table.damage("troll") == 0


@proves("G87")
def test_red_hot_armor() -> None:
    """Enemy creatures lose their armor until the turn ends, and take as much, used or not (``DamageByEach``)."""
    table = Table(
        mine=["cannon house:dis", "firespitter"],
        theirs=["sequis", "firespitter", "troll"],
        hand=["red-hot-armor"],
        house="dis",
    )
    table.do("action:cannon~dis", "card:sequis")
    assert table.damage("sequis") == 0
    table.do("play:red-hot-armor")
    assert [table.damage(c) for c in table.line(1)] == [2, 1, 0]
    assert [table.armor(c) for c in table.line(1)] == [0, 0, 0]
    assert table.armor("firespitter") == 1
    assert table.damage("firespitter") == 0
    table.do("end")
    assert table.armor("sequis") == 2


@proves("G194")
def test_three_fates() -> None:
    """The three most powerful of both sides; AP chooses among the tied for the last place."""
    table = Table(
        mine=["troll", "krump"],
        theirs=["bumpsy", "dust-imp", "valdr", "headhunter"],
        hand=["three-fates"],
        house="dis",
    )
    table.do("play:three-fates")
    assert table.line(0) == []
    assert table.line(1) == ["bumpsy", "dust-imp", "headhunter"]
    tied = Table(
        mine=["troll", "krump"],
        theirs=["bumpsy", "dust-imp", "headhunter"],
        hand=["three-fates"],
        house="dis",
    )
    tied.do("play:three-fates")
    assert tied.offered() == ["card:bumpsy", "card:headhunter"]
    assert tied.do("card:headhunter").line(1) == ["bumpsy", "dust-imp"]


def test_annihilation_ritual() -> None:
    """Destroyed creatures are purged, but still destroyed; upgrades and discarded creatures are not."""
    table = Table(
        mine=["annihilation-ritual", "troll"],
        theirs=["dust-imp +blood-of-titans"],
        hand=["hand-of-dis", "gateway-to-dis", "charette"],
        house="dis",
    )
    table.do("play:gateway-to-dis")
    assert table.row("purged", 0) == ["troll"]
    assert table.row("purged", 1) == ["dust-imp"]
    assert table.zone("blood-of-titans") == "discard"
    assert table.amber(1) == 2
    assert table.do("discard:charette").zone("charette") == "discard"


@proves("G73")
def test_dominator_bauble() -> None:
    """A friendly creature of any house is used, in a way of AP's choice."""
    table = Table(
        mine=["dominator-bauble", "troll damage:4", "krump exhausted"], theirs=["bumpsy"], house="dis"
    )
    table.do("action:dominator-bauble")
    assert table.offered() == ["card:troll", "card:krump"]
    table.do("card:troll")
    assert table.offered() == ["reap:troll", "fight:troll"]
    table.do("reap:troll")
    assert table.damage("troll") == 1
    assert table.amber() == 1


def test_key_to_dis() -> None:
    """Is sacrificed, in any turn of one's own, and every creature goes."""
    table = Table(mine=["key-to-dis", "troll"], theirs=["bumpsy"], house="brobnar").do("omni:key-to-dis")
    assert table.zone("key-to-dis") == "discard"
    assert table.line(0) == []
    assert table.line(1) == []


def test_lash_of_broken_dreams() -> None:
    """All keys cost 3 more in the opponent's next turn, and no longer."""
    table = Table(mine=["lash-of-broken-dreams"], amber=(0, 8), house="dis").do(
        "action:lash-of-broken-dreams"
    )
    assert table.state.key_cost(1) == 6
    table.to_turn_of(1)
    assert table.keys(1) == 0
    assert (table.state.key_cost(0), table.state.key_cost(1)) == (9, 9)
    table.to_turn_of(0).to_turn_of(1)
    assert table.keys(1) == 1


def test_library_of_the_damned() -> None:
    """Archives a card from hand, of whatever house."""
    table = Table(mine=["library-of-the-damned"], hand=["fear", "anger"], house="dis")
    table.do("action:library-of-the-damned", "hand:anger")
    assert table.row("archives") == ["anger"]
    assert table.hand() == ["fear"]


def test_lifeward() -> None:
    """The opponent plays no creatures in the next turn, but anything else."""
    table = Table(mine=["lifeward"], hand=["troll"], their_hand=["bumpsy", "punch"], house="brobnar")
    table.do("omni:lifeward")
    assert table.zone("lifeward") == "discard"
    assert "play:troll" in table.offered()
    table.to_turn_of(1, "brobnar")
    assert "play:bumpsy" not in table.offered()
    assert "discard:bumpsy" in table.offered()
    assert "play:punch" in table.offered()
    table.to_turn_of(0).to_turn_of(1, "brobnar")
    assert "play:bumpsy" in table.offered()


def test_sacrificial_altar() -> None:
    """A purged Human is the price of a creature from the discard pile."""
    table = Table(
        mine=["sacrificial-altar", "troll", "sequis"],
        theirs=["bulwark"],
        discard=["charette", "fear"],
        amber=(0, 3),
        house="dis",
    )
    table.do("action:sacrificial-altar", "place:0")
    assert table.zone("sequis") == "purged"
    assert table.line(0) == ["charette", "troll"]
    assert table.on("charette") == 3  # it was played


@proves("G10", "G103")
def test_sacrificial_altar_in_vain() -> None:
    """Without a friendly Human, or where a ward keeps it, nothing is played."""
    none = Table(mine=["sacrificial-altar", "troll"], theirs=["sequis"], discard=["charette"], house="dis")
    assert none.do("action:sacrificial-altar").zone("charette") == "discard"
    kept = Table(mine=["sacrificial-altar", "sequis warded"], discard=["charette"], house="dis")
    kept.do("action:sacrificial-altar")
    assert kept.line(0) == ["sequis"]
    assert kept.zone("charette") == "discard"


def test_screaming_cave() -> None:
    """Hand and pile go into the deck."""
    table = Table(
        mine=["screaming-cave"], hand=["fear"], discard=["troll", "anger"], deck=["krump"], their_hand=["arise"],
        their_discard=["bumpsy"], house="dis",
    )  # fmt: skip
    table.do("action:screaming-cave")
    assert table.hand() == []
    assert table.row("discard") == []
    assert sorted(table.row("deck")) == ["anger", "fear", "krump", "troll"]
    assert table.row("discard", 1) == ["bumpsy"]
    assert table.hand(1) == ["arise"]


def test_soul_snatcher() -> None:
    """The owner gains for a destroyed creature, whoever controlled it."""
    table = Table(
        mine=["soul-snatcher", "charette theirs", "troll"],
        theirs=["shooler"],
        hand=["gateway-to-dis"],
        house="dis",
    )
    table.do("play:gateway-to-dis")
    assert (table.amber(0), table.amber(1)) == (1, 2)
    assert table.asked == "turn"


@proves("G127")
def test_charette() -> None:
    """Captures 3, or what there is."""
    assert Table(hand=["charette"], amber=(5, 5), house="dis").do("play:charette").on("charette") == 3
    poor = Table(hand=["charette"], amber=(5, 2), house="dis").do("play:charette")
    assert poor.on("charette") == 2
    assert (poor.amber(0), poor.amber(1)) == (5, 0)


@pytest.mark.parametrize(("amber", "taken"), [(6, 0), (7, 7), (9, 9)])
def test_drumble(amber: int, taken: int) -> None:
    """Captures everything from 7 on."""
    table = Table(hand=["drumble"], amber=(0, amber), house="dis").do("play:drumble")
    assert table.on("drumble") == taken
    assert table.amber(1) == amber - taken


def test_dust_imp() -> None:
    """Gives its controller 2 when it is destroyed, and nothing when it goes elsewhere."""
    table = Table(mine=["shooler"], theirs=["dust-imp", "dust-imp"], hand=["fear"], house="dis")
    table.do("fight:shooler", "card:dust-imp")
    assert table.amber(1) == 2
    table.do("play:fear")
    assert table.hand(1) == ["dust-imp.2"]
    assert table.amber(1) == 2


@pytest.mark.parametrize("how", ["reap:eater-of-the-dead", "fight:eater-of-the-dead"])
def test_eater_of_the_dead(how: str) -> None:
    """Grows by a creature purged from either pile."""
    table = Table(
        mine=["eater-of-the-dead"],
        theirs=["drumble"],
        discard=["troll", "fear"],
        their_discard=["bumpsy"],
        house="dis",
    )
    table.do(how)
    assert table.offered() == ["pile:troll", "pile:bumpsy"]
    table.do("pile:bumpsy")
    assert table.row("purged", 1) == ["bumpsy"]
    assert table.plus("eater-of-the-dead") == 1


@proves("G10")
def test_eater_of_the_dead_starves() -> None:
    table = Table(mine=["eater-of-the-dead"], discard=["fear"], house="dis").do("reap:eater-of-the-dead")
    assert table.plus("eater-of-the-dead") == 0


def test_ember_imp() -> None:
    """The opponent plays two cards a turn, its controller as many as there are."""
    table = Table(
        mine=["ember-imp"],
        hand=["the-terror", "shooler", "charette"],
        their_hand=["burn-the-stockpile", "coward-s-end", "smith", "anger"],
        house="dis",
    )
    table.do("play:the-terror", "place:0", "play:shooler", "place:0", "play:charette", "place:0")
    table.to_turn_of(1, "brobnar").do("play:burn-the-stockpile", "play:smith")
    assert [option for option in table.offered() if option.startswith("play:")] == []
    assert "discard:anger" in table.offered()


@proves("G80")
def test_gabos_longarms() -> None:
    """Deals its damage to whom it chooses (``StrikesInstead``), and takes that of whom it fights."""
    table = Table(mine=["gabos-longarms", "krump"], theirs=["charette", "troll"], house="dis")
    table.do("fight:gabos-longarms", "card:charette")
    assert table.offered() == ["card:gabos-longarms", "card:krump", "card:charette", "card:troll"]
    table.do("card:troll")
    assert table.damage("troll") == 5
    assert table.damage("charette") == 0
    assert table.damage("gabos-longarms") == 4


@proves("G103")
def test_gabos_longarms_against_itself() -> None:
    """Its own damage and that of its foe are dealt at once: one ward stops both."""
    table = Table(mine=["gabos-longarms warded"], theirs=["charette"], house="dis")
    table.do("fight:gabos-longarms", "card:gabos-longarms")
    assert table.damage("gabos-longarms") == 0
    assert not table.has("gabos-longarms", "warded")


@proves("G111")
def test_gabos_longarms_and_elusive() -> None:
    """The two deal each other nothing; whom he chose instead, friend or himself too, he hurts all the same."""
    for chosen in ("troll", "krump", "gabos-longarms", "noddy-the-thief"):
        table = Table(
            mine=["gabos-longarms", "krump"],
            theirs=["drumble", "troll", "noddy-the-thief plus:9"],
            house="dis",
        )
        table.do("fight:gabos-longarms", "card:drumble", f"card:{chosen}")
        labels = ("gabos-longarms", "krump", "drumble", "troll", "noddy-the-thief")
        hurt = {label: table.damage(label) for label in labels if table.damage(label)}
        if chosen == "gabos-longarms":
            assert table.zone("gabos-longarms") == "discard"  # his own 5
        else:
            assert hurt == {chosen: 5}  # an elusive creature that is not attacked is not protected
        assert table.told("dodged") == [{"card": "drumble"}]


@proves("G111")
def test_gabos_longarms_chooses_the_elusive_creature_he_attacks() -> None:
    table = Table(mine=["gabos-longarms"], theirs=["drumble", "troll"], house="dis")
    table.do("fight:gabos-longarms", "card:drumble", "card:drumble")
    assert [table.damage(label) for label in ("gabos-longarms", "drumble", "troll")] == [0, 0, 0]


@proves("G111")
def test_gabos_longarms_attacks_another_than_the_elusive_creature_he_hurts() -> None:
    """Full damage to that one, and the attacked creature hits him."""
    table = Table(mine=["gabos-longarms"], theirs=["noddy-the-thief plus:9", "charette"], house="dis")
    table.do("fight:gabos-longarms", "card:charette", "card:noddy-the-thief")
    assert [table.damage(label) for label in ("gabos-longarms", "noddy-the-thief", "charette")] == [4, 5, 0]


@proves("G98")
@said(
    {
        "gabos-longarms": words(
            before_fight(StrikesInstead(A(creature()))),
            before_fight(Destroy(Each(creature(name="krump"))), PutInPlay(IT)),
        )
    }
)
def test_gabos_longarms_does_not_hurt_a_creature_that_came_back() -> None:
    """Whom he chose is destroyed before the fight and put into play again: it is another."""
    table = Table(mine=["gabos-longarms"], theirs=["troll", "krump"], house="dis")
    table.do("fight:gabos-longarms", "card:troll", "trigger:gabos-longarms", "card:krump")
    if table.asked == "place":
        table.do("place:0")
    assert (table.zone("krump"), table.damage("krump"), table.damage("troll")) == ("line", 0, 0)


@proves("G135")
def test_overlord_greking() -> None:
    """Whom it destroys in a fight comes into play on its side, exhausted, and leaves for its owner's pile."""
    table = Table(mine=["overlord-greking"], theirs=["wardrummer"], hand=["gateway-to-dis"], house="dis")
    table.do("fight:overlord-greking", "place:0")
    assert table.line(0) == ["wardrummer", "overlord-greking"]
    assert table.holder("wardrummer") == 0
    assert table.has("wardrummer", "exhausted")
    assert table.damage("wardrummer") == 0
    table.do("play:gateway-to-dis")
    assert table.row("discard", 1) == ["wardrummer"]


@proves("G82")
def test_overlord_greking_s_catch_may_die_otherwise() -> None:
    """Who was destroyed in a fight, came back and is destroyed again this turn was not fighting the second time."""
    table = Table(mine=["overlord-greking"], theirs=["wardrummer"], hand=["gateway-to-dis"], house="dis")
    table.do("fight:overlord-greking", "place:0", "play:gateway-to-dis")
    fought = [deed.card for deed in table.state.turn_log if deed.kind == Done.DESTROYED_IN_FIGHT]
    assert fought == [table.card("wardrummer")]


@proves("G79", "G81")
def test_overlord_greking_s_attacker_has_not_survived() -> None:
    """An attacker that comes back on the other side is no more in the fight: its "After Fight:" does not resolve."""
    table = Table(mine=["headhunter"], theirs=["overlord-greking"], house="brobnar")
    table.do("fight:headhunter", "place:0")
    assert table.line(1) == ["headhunter", "overlord-greking"]
    assert (table.amber(), table.amber(1)) == (0, 0)


@proves("G98")
def test_overlord_greking_finds_it_in_the_opponent_s_discard_pile_only() -> None:
    """Not among the purged, nor in a hand, nor in a pile of its own player (``Fallen``): so it is ruled."""
    purged = Table(mine=["overlord-greking", "annihilation-ritual"], theirs=["wardrummer"], house="dis")
    purged.do("fight:overlord-greking")
    assert (purged.zone("wardrummer"), purged.line(0)) == ("purged", ["overlord-greking"])
    own = Table(mine=["overlord-greking"], theirs=["wardrummer theirs"], house="dis")
    own.do("fight:overlord-greking")
    assert (own.row("discard"), own.line(0)) == (["wardrummer"], ["overlord-greking"])
    hidden = Table(mine=["overlord-greking"], theirs=["wardrummer +phoenix-heart"], house="dis")
    hidden.do("fight:overlord-greking")
    assert hidden.hand(1) == ["wardrummer"]
    assert hidden.line(0) == ["overlord-greking"]


def test_guardian_demon() -> None:
    """Heals as much as one wants of 2 (``Heal``), and deals as much to another creature."""
    table = Table(mine=["guardian-demon", "troll damage:3"], theirs=["krump"], house="dis")
    table.do("reap:guardian-demon", "card:troll")
    assert table.offered() == ["number:0", "number:1", "number:2"]
    table.do("number:2")
    assert table.offered() == ["card:guardian-demon", "card:krump"]
    table.do("card:krump")
    assert table.damage("troll") == 1
    assert table.damage("krump") == 2


@proves("G89")
def test_guardian_demon_heals_nothing() -> None:
    """Where nothing was healed nobody is asked who suffers nothing; it heals also when played and after a fight."""
    table = Table(mine=["troll damage:1"], theirs=["krump"], hand=["guardian-demon"], house="dis")
    table.do("play:guardian-demon", "place:0", "card:krump")
    assert table.asked == "turn"
    fought = Table(mine=["guardian-demon"], theirs=["restringuntus", "krump"], house="dis")
    fought.do("fight:guardian-demon", "card:restringuntus", "card:guardian-demon", "number:1")
    assert fought.damage("guardian-demon") == 0
    assert fought.damage("krump") == 1


FOES = ("restringuntus", "shaffles", "wardrummer", "charette")


def master(number: int, victim: str) -> None:
    """It may destroy a creature of its number, and no other; where there is none, nobody is asked."""
    name = f"master-of-{number}"
    table = Table(mine=[name], theirs=FOES, house="dis").do(f"reap:{name}", "yes")
    assert table.line(1) == [foe for foe in FOES if foe != victim]
    kept = Table(mine=[name], theirs=FOES, house="dis").do(f"reap:{name}", "no")
    assert kept.line(1) == list(FOES)
    assert Table(mine=[name], theirs=["charette"], house="dis").do(f"reap:{name}").asked == "turn"


def test_master_of_1() -> None:
    master(1, "restringuntus")


def test_master_of_2() -> None:
    master(2, "shaffles")


def test_master_of_3() -> None:
    master(3, "wardrummer")


def test_pit_demon() -> None:
    """Its action steals 1."""
    table = Table(mine=["pit-demon"], amber=(0, 2), house="dis").do("action:pit-demon")
    assert (table.amber(0), table.amber(1)) == (1, 1)


def test_pitlord() -> None:
    """Its controller has to choose its house, the opponent may choose any."""
    table = Table(mine=["pitlord"], house="brobnar").to_turn_of(1)
    table.do("end")
    assert table.asked == "turn"
    assert table.state.house == Houses.DIS
    table.do("end")
    assert len(table.offered()) == 3
    assert table.keyword("pitlord", "taunt") == 1


def test_restringuntus() -> None:
    """The named house is barred to the opponent while it is in play."""
    table = Table(
        hand=["restringuntus"],
        their_hand=["gateway-to-dis"],
        house="dis",
        houses=[["dis", "brobnar", "logos"], ["dis", "brobnar", "logos"]],
    )
    table.do("play:restringuntus", "house:logos", "end")
    assert table.offered() == ["house:brobnar", "house:dis"]
    table.to_turn_of(0)
    table.do("end")
    assert table.offered() == ["house:brobnar", "house:dis"]
    table.do("house:dis", "play:gateway-to-dis")
    table.to_turn_of(0).do("end")
    assert table.offered() == ["house:brobnar", "house:dis", "house:logos"]


def test_shaffles() -> None:
    """The opponent loses 1 at the end of its controller's turns."""
    table = Table(mine=["shaffles"], amber=(3, 3), house="dis").to_turn_of(1)
    assert (table.amber(0), table.amber(1)) == (3, 2)
    table.to_turn_of(0)
    assert (table.amber(0), table.amber(1)) == (3, 2)


@pytest.mark.parametrize(("amber", "stolen"), [(3, 0), (4, 1)])
def test_shooler(amber: int, stolen: int) -> None:
    """Steals from who has 4 or more."""
    table = Table(hand=["shooler"], amber=(0, amber), house="dis").do("play:shooler")
    assert (table.amber(0), table.amber(1)) == (stolen, amber - stolen)


@pytest.mark.parametrize("how", ["reap:snudge", "fight:snudge"])
def test_snudge(how: str) -> None:
    """Returns an artifact of any place, or a creature on a flank."""
    table = Table(mine=["snudge", "cannon"], theirs=["drumble", "troll", "krump", "autocannon"], house="dis")
    table.do(how, *["card:drumble"][: how == "fight:snudge"])
    assert table.offered() == ["card:snudge", "card:cannon", "card:drumble", "card:krump", "card:autocannon"]
    assert table.do("card:autocannon").hand(1) == ["autocannon"]


def test_stealer_of_souls() -> None:
    """Purges whom it destroys in a fight, for 1."""
    table = Table(mine=["stealer-of-souls"], theirs=["wardrummer"], house="dis").do("fight:stealer-of-souls")
    assert table.zone("wardrummer") == "purged"
    assert table.amber() == 1
    hidden = Table(
        mine=["stealer-of-souls +blood-of-titans"], theirs=["wardrummer +phoenix-heart"], house="dis"
    )
    hidden.do("fight:stealer-of-souls")
    assert hidden.hand(1) == ["wardrummer"]
    assert hidden.amber() == 1
    dead = Table(mine=["stealer-of-souls damage:3"], theirs=["wardrummer"], house="dis").do(
        "fight:stealer-of-souls"
    )
    assert dead.zone("wardrummer") == "discard"
    assert dead.amber() == 0


@proves("G59")
def test_succubus() -> None:
    """The opponent's hand is refilled to one card fewer."""
    table = Table(mine=["succubus"], house="dis").to_turn_of(1).to_turn_of(0)
    assert len(table.hand(1)) == 5
    assert len(table.hand(0)) == 6


@proves("G219", "G228")
def test_tentacus() -> None:
    """The opponent pays 1 for each use of an artifact, and can't use one without it."""
    table = Table(
        mine=["tentacus"], theirs=["cannon", "cannon", "troll"], amber=(0, 1), active=1, house="brobnar"
    )
    table.do("action:cannon", "card:tentacus")
    assert (table.amber(0), table.amber(1)) == (1, 0)
    assert "action:cannon.2" not in table.offered()
    assert "reap:troll" in table.offered()
    own = Table(mine=["tentacus", "pit-demon", "dominator-bauble"], house="dis")
    assert "action:dominator-bauble" in own.offered()


@pytest.mark.parametrize(("amber", "gained"), [(0, 2), (1, 0)])
def test_the_terror(amber: int, gained: int) -> None:
    """Gains 2 where the opponent has nothing."""
    table = Table(hand=["the-terror"], amber=(0, amber), house="dis").do("play:the-terror")
    assert table.amber() == gained


def test_tocsin() -> None:
    """After its reap a random card of the opponent's hand is discarded."""
    table = Table(mine=["tocsin"], hand=["fear"], their_hand=["anger", "punch"], house="dis").do(
        "reap:tocsin"
    )
    assert len(table.hand(1)) == 1
    assert table.hand(0) == ["fear"]


@proves("G100")
def test_tolas() -> None:
    """The opponent of who controlled a destroyed creature gains 1; it does not hear of its own end."""
    table = Table(
        mine=["tolas", "troll"], theirs=["wardrummer", "wardrummer"], hand=["gateway-to-dis"], house="dis"
    )
    table.do("play:gateway-to-dis")
    assert (table.amber(0), table.amber(1)) == (0, 0)
    other = Table(mine=["tolas", "bumpsy", "valdr"], theirs=["wardrummer", "troll"], house="brobnar")
    other.do("fight:valdr", "card:wardrummer")
    assert (other.amber(0), other.amber(1)) == (1, 0)
    other.do("fight:bumpsy")
    assert (other.amber(0), other.amber(1)) == (1, 1)


@proves("G199")
def test_truebaru() -> None:
    """3 Æ are lost to play it, and 5 gained when it is destroyed."""
    assert "play:truebaru" not in Table(hand=["truebaru"], amber=(2, 5), house="dis").offered()
    table = Table(hand=["truebaru", "gateway-to-dis"], amber=(4, 5), house="dis").do("play:truebaru")
    assert (table.amber(0), table.amber(1)) == (1, 5)
    assert table.do("play:gateway-to-dis").amber() == 6
    assert Table(mine=["truebaru"], house="dis").keyword("truebaru", "taunt") == 1


@proves("G132", "G133")
def test_collar_of_subordination() -> None:
    """Its player controls the creature; the latest counts, and when it goes the one before."""
    table = Table(
        mine=["krump"],
        theirs=["bumpsy exhausted damage:1", "troll"],
        hand=["collar-of-subordination"],
        their_hand=["collar-of-subordination"],
        house="dis",
    )
    table.do("play:collar-of-subordination", "card:bumpsy", "place:1")
    assert table.line(0) == ["krump", "bumpsy"]
    assert table.has("bumpsy", "exhausted")
    assert table.damage("bumpsy") == 1
    table.to_turn_of(1, "dis").do("play:collar-of-subordination", "card:bumpsy", "place:0")
    assert table.line(1) == ["bumpsy", "troll"]
    assert table.holder("collar-of-subordination") == 0
    table.state.kind = NONE  # no card of this set takes an upgrade off
    table.state.leave(0, [table.card("collar-of-subordination.2")], Zones.DISCARD)
    table.state.go()
    table.do("place:0")
    assert table.line(0) == ["bumpsy", "krump"]


def test_flame_wreathed() -> None:
    """2 more power, and hazardous 2 for who attacks."""
    table = Table(mine=["troll"], theirs=["wardrummer +flame-wreathed"], house="brobnar").do("fight:troll")
    assert table.zone("wardrummer") == "discard"
    assert table.damage("troll") == 2 + 5
    played = Table(mine=["troll"], hand=["flame-wreathed"], house="dis").do("play:flame-wreathed")
    assert played.power("troll") == 10
    assert played.keyword("troll", "hazardous") == 2
