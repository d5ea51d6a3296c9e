"""Untamed of Grim Reminders, each card on a small board."""

from __future__ import annotations

from tests.rules.keyforge.table import Table

from ludarium.core import Chance
from ludarium.games.keyforge import GAME
from ludarium.games.keyforge.engine.terms import Zones
from ludarium.testing import proves
from ludarium.testing.twins import imagined

TEN = ["regrowth"] * 10
"""So many cards in a discard pile haunt its player (G120)."""


@proves("G194")
def test_choking_ivy() -> None:
    """All of the weakest fall, and then those that are the weakest now, unless its player is haunted."""
    board = {"mine": ["mookling", "flaxia"], "theirs": ["mookling", "bumpsy", "flaxia"], "house": "untamed"}
    table = Table(hand=["choking-ivy"], **board)
    table.do("play:choking-ivy")
    assert (table.line(0), table.line(1)) == ([], ["bumpsy"])
    table = Table(hand=["choking-ivy"], discard=TEN, **board)
    table.do("play:choking-ivy")
    assert (table.line(0), table.line(1)) == (["flaxia"], ["bumpsy", "flaxia.2"])


@proves("G120")
def test_choking_ivy_haunts_by_what_it_destroys() -> None:
    """Whether it is repeated is seen after the first time."""
    table = Table(mine=["mookling", "flaxia"], hand=["choking-ivy"], discard=TEN[:9], house="untamed")
    table.do("play:choking-ivy")
    assert table.line() == ["flaxia"]


@proves("G117")
def test_curse_of_fertility() -> None:
    """It comes to the opponent, who pays nothing but lets the other gain for each turn without a creature."""
    table = Table(hand=["curse-of-fertility"], house="untamed")
    table.do("play:curse-of-fertility")
    assert table.holder("curse-of-fertility") == 1
    table.to_turn_of(1, "untamed")
    assert table.amber(0) == 0
    table.do("end")
    assert (table.amber(0), table.amber(1)) == (1, 0)
    table = Table(mine=["curse-of-fertility"], hand=["mookling"], house="untamed")
    table.do("play:mookling", "end")
    assert table.amber(1) == 0


@proves("G49")
def test_dark_heart_of_the_forest() -> None:
    """Whoever is haunted forges no key in their step, its own player too."""
    table = Table(mine=["dark-heart-of-the-forest"], amber=(6, 6), their_discard=TEN, house="untamed")
    table.to_turn_of(1).to_turn_of(0)
    assert (table.keys(0), table.keys(1)) == (1, 0)
    table = Table(mine=["dark-heart-of-the-forest"], amber=(6, 6), discard=TEN, house="untamed")
    table.to_turn_of(1).to_turn_of(0)
    assert (table.keys(0), table.keys(1)) == (0, 1)


@proves("G225", "G228")
def test_flying_broomstick() -> None:
    """Word ``Cleanse``: damage, Æ and counters of a creature are gone; its stun and its ward stay."""
    table = Table(
        mine=["bumpsy +flying-broomstick"],
        theirs=["krump damage:3 amber:2 plus:2 doom:1 stunned warded", "flaxia damage:1"],
        house="brobnar",
    )
    assert table.keyword("bumpsy", "elusive") == 1
    table.do("reap:bumpsy")
    assert table.offered() == ["card:bumpsy", "card:krump", "card:flaxia"]
    table.do("card:krump")
    assert (table.damage("krump"), table.on("krump"), table.plus("krump"), table.counters("krump")) == (
        0,
        0,
        0,
        {},
    )
    assert (table.has("krump", "stunned"), table.has("krump", "warded")) == (True, True)
    assert (table.amber(1), table.damage("flaxia")) == (0, 1)


@proves("G226")
def test_forgotten_guardian() -> None:
    """A card of any discard pile is purged; scrapped, it brings one back to its owner's deck."""
    table = Table(hand=["forgotten-guardian"], discard=["troll"], their_discard=["krump"], house="untamed")
    table.do("play:forgotten-guardian", "pile:krump")
    assert (table.zone("krump"), table.zone("troll")) == ("purged", "discard")
    table = Table(hand=["forgotten-guardian", "forgotten-guardian"], their_discard=["krump"], house="untamed")
    table.do("play:forgotten-guardian", "discard:forgotten-guardian")
    assert table.zone("krump") == "deck"
    assert "krump" in table.row("deck", 1)
    table = Table(hand=["forgotten-guardian"], house="untamed")
    table.do("discard:forgotten-guardian")
    assert table.asked == "turn"


@proves("G131")
def test_jervi() -> None:
    """A card of the deck, which is not shown; scrapped, it archives one of the discard pile."""
    table = Table(mine=["jervi"], deck=["troll", "krump"], discard=["flaxia"], house="untamed")
    table.do("reap:jervi", "deck:krump")
    assert (table.hand(), table.zone("troll"), table.told("revealed")) == (["krump"], "deck", [])
    table = Table(hand=["jervi"], discard=["flaxia"], house="untamed")
    table.do("discard:jervi")
    assert table.offered() == ["pile:flaxia", "pile:jervi"]
    table.do("pile:flaxia")
    assert table.row("archives") == ["flaxia"]


def test_sabira_the_medium() -> None:
    """Moment ``AFTER_SHUFFLES``: by a card, though the pile is empty; by drawing from an empty deck; the opponent's do not
    count."""
    table = Table(mine=["sabira-the-medium"], hand=["till-the-earth"], discard=["troll"], house="untamed")
    table.do("play:till-the-earth")
    assert (table.amber(0), table.zone("troll")) == (3, "deck")
    table = Table(mine=["sabira-the-medium"], hand=["till-the-earth"], house="untamed")
    table.do("play:till-the-earth")
    assert table.amber() == 3
    table = Table(theirs=["sabira-the-medium"], hand=["spoo-key-charge"], discard=["troll"], house="untamed")
    table.do("play:spoo-key-charge")
    assert (table.amber(0), table.amber(1)) == (0, 0)


@proves("G31")
def test_sabira_the_medium_hears_a_new_deck() -> None:
    table = Table(mine=["sabira-the-medium"], deck=[], discard=["troll"] * 3, house="untamed")
    state = table.state
    for c in state.row(0, 0)[:]:
        state.move(c, 4)
    table.do("end")
    assert (table.amber(), len(table.hand())) == (3, 3)


def test_sabira_the_medium_and_a_part_of_the_pile() -> None:
    """Only some cards of it are not the pile; all of them are, however that was said."""
    for pile, amber in ((["flaxia", "troll"], 0), (["flaxia", "mookling"], 3)):
        table = Table(mine=["sabira-the-medium"], hand=["invigorating-shower"], discard=pile, house="untamed")
        table.do("play:invigorating-shower", "house:untamed")
        assert table.amber() == amber


def test_the_witching_hour() -> None:
    table = Table(
        hand=["the-witching-hour"], discard=["jervi", "witch-queen", "troll"], their_discard=["haunting-witch"],
        house="untamed",
    )  # fmt: skip
    table.do("play:the-witching-hour")
    assert (sorted(table.hand()), table.zone("troll")) == (["jervi", "witch-queen"], "discard")
    assert table.zone("haunting-witch") == "discard"


@proves("G33")
def test_witch_queen() -> None:
    """Other Witches of her side come ready, and in the center she gives them all that she has to give."""
    table = Table(mine=["haunting-witch", "witch-queen"], hand=["witch-of-the-spore"], house="untamed")
    words = ("skirmish", "elusive", "poison")
    assert [table.keyword("haunting-witch", word) for word in words] == [0, 0, 0]
    table.do("play:witch-of-the-spore", "place:2")
    assert not table.has("witch-of-the-spore", "exhausted")
    assert [table.keyword("haunting-witch", word) for word in words] == [1, 1, 1]
    assert [table.keyword("witch-queen", word) for word in words] == [0, 0, 0]


def test_witch_queen_takes_them_home() -> None:
    """A Witch that is destroyed returns to its owner's hand; who is no Witch does not."""
    table = Table(
        mine=["haunting-witch damage:2", "witch-queen", "mookling damage:1"],
        hand=["plummet", "punch"],
        house="brobnar",
    )
    table.do("play:plummet")
    assert (table.zone("haunting-witch"), table.zone("mookling")) == ("hand", "discard")
    table = Table(theirs=["haunting-witch", "witch-queen", "troll"], hand=["jervi"], house="untamed")
    table.do("play:jervi")
    assert table.has("jervi", "exhausted")


@proves("G233")
def test_came_back_wrong() -> None:
    """A creature of the pile is played, and this lies on it: weaker by 2, and poisonous."""
    table = Table(hand=["came-back-wrong"], discard=["troll", "flaxia", "regrowth"], house="untamed")
    table.do("play:came-back-wrong", "pile:troll")
    assert (table.zone("came-back-wrong"), table.host("came-back-wrong")) == ("attached", "troll")
    assert (table.power("troll"), table.keyword("troll", "poison")) == (6, 1)
    table = Table(hand=["came-back-wrong"], discard=["regrowth"], house="untamed")
    table.do("play:came-back-wrong")
    assert table.zone("came-back-wrong") == "discard"


def test_came_back_wrong_kills() -> None:
    """A creature of 2 power is destroyed by it, and both lie in the pile."""
    table = Table(hand=["came-back-wrong"], discard=["mookling"], house="untamed")
    table.do("play:came-back-wrong")
    assert (table.zone("mookling"), table.zone("came-back-wrong")) == ("discard", "discard")


@proves("G121", "G64")
def test_cauldron() -> None:
    """Word ``CardsBeneath``: two lie under it; with the third all are played, of any house, in its player's order. What can't
    be played stays there."""
    table = Table(
        mine=["cauldron"], deck=["troll", "bonecrusher", "regrowth", "flaxia"], hand=["punch"] * 6,
        discard=["mookling"], house="brobnar",
    )  # fmt: skip
    for card in ("troll", "bonecrusher"):
        table.do("omni:cauldron")
        assert (table.zone(card), table.asked) == ("beneath", "turn")
        table.to_turn_of(1).to_turn_of(0, "brobnar")
    table.do("omni:cauldron")
    assert table.offered() == ["card:troll", "card:bonecrusher", "card:regrowth"]
    table.do("card:bonecrusher", "card:regrowth")
    assert (table.zone("bonecrusher"), table.hand()[-1], table.zone("regrowth")) == (
        "beneath",
        "mookling",
        "discard",
    )
    assert (table.line(), table.zone("troll"), table.zone("flaxia")) == (["troll"], "line", "deck")


@proves("G121")
def test_a_card_on_cauldron_has_its_own_number() -> None:
    """It lies open: that copies of it are hidden elsewhere makes no difference to how it is named."""
    table = Table(
        mine=["cauldron"],
        deck=["troll", "troll", "anger", "smith", "troll"],
        hand=["punch"] * 6,
        house="untamed",
    )
    table.state.row(Zones.DECK, 0).reverse()
    for times in range(3):
        table.do("omni:cauldron")
        for seat in (0, 1):
            imagined(GAME, table.state, table.state.view(seat), Chance.of("cauldron"))
        if times < 2:
            table.do("end").to_turn_of(0, "untamed")
    assert table.offered() == ["card:troll.3", "card:smith", "card:anger"]


def test_ghost_tree() -> None:
    """It strikes for nothing while its player is haunted; scrapped, it brings 5 cards into the pile."""
    for pile, damage in ((TEN, 0), ([], 10)):
        table = Table(mine=["ghost-tree"], theirs=["rickety-cybergiant"], discard=pile, house="untamed")
        table.do("fight:ghost-tree")
        assert table.damage("rickety-cybergiant") == damage
    table = Table(hand=["ghost-tree"], house="untamed")
    table.do("discard:ghost-tree")
    while table.asked != "turn":
        table.do(table.offered()[0])
    assert len(table.row("discard")) == 6


@proves("G116")
def test_loyal_packmate() -> None:
    """``not_keyword``: enemies can fight only who has taunt, wherever they stand; its player's creatures are free."""
    table = Table(mine=["troll"], theirs=["loyal-packmate", "flaxia", "mookling", "krump"], house="brobnar")
    table.do("fight:troll")
    assert (table.zone("loyal-packmate"), table.damage("troll")) == ("discard", 6)
    table = Table(mine=["loyal-packmate", "troll"], theirs=["flaxia", "krump"], house="brobnar")
    table.do("fight:troll")
    assert table.offered() == ["card:flaxia", "card:krump"]
    table = Table(
        mine=["troll"],
        theirs=["loyal-packmate stunned", "flaxia", "krump", "awakened-titan"],
        house="brobnar",
    )
    table.do("fight:troll")
    assert table.offered() == ["card:loyal-packmate", "card:awakened-titan"]


@proves("G104")
def test_narl_gibbus() -> None:
    """``enraged``: it enrages itself, and has skirmish and splash-attack as long as it is enraged."""
    table = Table(hand=["narl-gibbus"], house="untamed")
    table.do("play:narl-gibbus")
    assert table.has("narl-gibbus", "enraged")
    assert [table.keyword("narl-gibbus", word) for word in ("skirmish", "splash-attack")] == [1, 3]
    table = Table(mine=["narl-gibbus"], house="untamed")
    assert [table.keyword("narl-gibbus", word) for word in ("skirmish", "splash-attack")] == [0, 0]
    table.do("reap:narl-gibbus")
    assert table.keyword("narl-gibbus", "skirmish") == 1


@proves("G136")
def test_rotfeast() -> None:
    """An Æ for each creature each time that it is dealt damage this turn, also for those that fall; none for what armor stops."""
    for name, amber in (("champion-anaphiel", 2), ("troll", 3)):
        table = Table(theirs=[name], hand=["rotfeast", "regrowth icons:D"], house="untamed")
        table.do("play:rotfeast", "play:regrowth+D")
        assert table.amber() == amber
    table = Table(mine=["flaxia"], theirs=["mookling"], hand=["rotfeast"], house="untamed")
    table.do("play:rotfeast", "fight:flaxia")
    assert table.amber() == 3
    table = Table(mine=["flaxia"], theirs=["mookling"], hand=["rotfeast"], house="untamed")
    table.do("play:rotfeast").to_turn_of(1).to_turn_of(0, "untamed").do("fight:flaxia")
    assert table.amber() == 1


def test_till_the_earth() -> None:
    table = Table(hand=["till-the-earth"], discard=["troll"], their_discard=["krump"], house="untamed")
    table.do("play:till-the-earth")
    assert (table.zone("troll"), table.zone("krump"), table.zone("till-the-earth")) == (
        "deck",
        "deck",
        "discard",
    )


def test_werewolf_curse() -> None:
    """Its creature is enraged and splashes; after a fight this goes to the archives, and the creature stays enraged no more."""
    table = Table(mine=["troll"], theirs=["krump", "flaxia"], hand=["werewolf-curse"], house="untamed")
    table.do("play:werewolf-curse", "card:troll")
    assert (table.has("troll", "enraged"), table.keyword("troll", "splash-attack")) == (True, 3)
    table.to_turn_of(1).to_turn_of(0, "brobnar").do("fight:troll", "card:krump")
    assert (table.zone("werewolf-curse"), table.damage("flaxia")) == ("archives", 3)
    assert table.keyword("troll", "splash-attack") == 0


def test_æmberfly() -> None:
    table = Table(mine=["æmberfly"], theirs=["troll"], amber=(0, 2), house="untamed")
    table.do("fight:aemberfly")
    assert (table.on("aemberfly"), table.amber(1)) == (1, 1)
    table = Table(mine=["æmberfly amber:2"], house="untamed")
    table.do("reap:aemberfly")
    assert (table.on("aemberfly"), table.amber()) == (1, 2)
    table = Table(mine=["æmberfly"], house="untamed")
    table.do("reap:aemberfly")
    assert (table.on("aemberfly"), table.amber()) == (0, 1)


def test_blernean_hydra() -> None:
    """As much splash-attack as damage, and without damage none."""
    for damage in (0, 1, 3):
        table = Table(mine=[f"blernean-hydra damage:{damage}"], house="untamed")
        assert table.keyword("blernean-hydra", "splash-attack") == damage
    table = Table(mine=["blernean-hydra damage:2"], theirs=["troll", "krump"], house="untamed")
    table.do("fight:blernean-hydra", "card:troll")
    assert table.damage("krump") == 2


@proves("G2")
def test_bog_spitter() -> None:
    """A random card of either hand; scrapped, it steals from 6 Æ."""
    for seat in (0, 1):
        table = Table(
            mine=["bog-spitter"], theirs=["troll"], hand=["regrowth", "flaxia"], their_hand=["punch", "anger"],
            house="untamed",
        )  # fmt: skip
        table.do("fight:bog-spitter", f"seat:{seat}")
        assert [len(table.hand(0)), len(table.hand(1))] == [2 - (seat == 0), 2 - (seat == 1)]
    for amber, stolen in ((6, 1), (5, 0)):
        table = Table(hand=["bog-spitter"], amber=(0, amber), house="untamed")
        table.do("discard:bog-spitter")
        assert table.amber() == stolen


@proves("G120")
def test_grave_pixie() -> None:
    for pile, zone in ((TEN, "archives"), (TEN[:9], "discard")):
        table = Table(mine=["grave-pixie"], theirs=["troll"], discard=pile, house="untamed")
        table.do("fight:grave-pixie")
        assert table.zone("grave-pixie") == zone


@proves("G120")
def test_haunting_witch() -> None:
    """Any creature that its player plays while haunted, itself too; no other cards, and not the opponent's."""
    table = Table(mine=["haunting-witch"], hand=["mookling", "infighting"], discard=TEN, house="untamed")
    table.do("play:mookling", "place:0", "play:infighting")
    assert table.amber() == 1
    table = Table(mine=["haunting-witch"], hand=["mookling"], discard=TEN[:9], house="untamed")
    table.do("play:mookling", "place:0")
    assert table.amber() == 0
    table = Table(hand=["haunting-witch"], discard=TEN, house="untamed")
    table.do("play:haunting-witch")
    assert table.amber() == 1
    table = Table(theirs=["haunting-witch"], hand=["mookling"], their_discard=TEN, house="untamed")
    table.do("play:mookling")
    assert table.amber(1) == 0


@proves("G205")
def test_invigorating_shower() -> None:
    """All cards of the chosen house go from its player's pile into the deck."""
    table = Table(
        hand=["invigorating-shower"],
        discard=["troll", "krump", "flaxia"],
        their_discard=["bumpsy"],
        house="untamed",
    )
    table.do("play:invigorating-shower", "house:brobnar")
    assert [table.zone(name) for name in ("troll", "krump", "flaxia", "bumpsy")] == [
        "deck",
        "deck",
        "discard",
        "discard",
    ]
    table = Table(hand=["invigorating-shower"], discard=["troll"], house="untamed")
    table.do("play:invigorating-shower", "house:dis")
    assert table.zone("troll") == "discard"


@proves("G120")
def test_lost_in_the_wild() -> None:
    """The flanks of both sides go home, and the next ones if its player is haunted."""
    board = {"mine": ["troll", "flaxia", "krump"], "theirs": ["bumpsy", "urchin", "mookling", "ghost-tree"]}
    table = Table(hand=["lost-in-the-wild"], house="untamed", **board)
    table.do("play:lost-in-the-wild")
    assert (table.line(0), table.line(1)) == (["flaxia"], ["urchin", "mookling"])
    table = Table(hand=["lost-in-the-wild"], discard=TEN, house="untamed", **board)
    table.do("play:lost-in-the-wild")
    assert (table.line(0), table.line(1)) == ([], [])


@proves("G47", "G120")
def test_skeletal_murmook() -> None:
    for pile, cost in ((TEN, 8), (TEN[:9], 6)):
        table = Table(mine=["skeletal-murmook"], discard=pile, house="untamed")
        assert (table.state.key_cost(0), table.state.key_cost(1)) == (6, cost)


@proves("G49", "G120")
def test_spoo_key_charge() -> None:
    """A haunted player forges; the pile goes into the deck in any case."""
    for pile, keys in ((TEN, 1), (TEN[:9], 0)):
        table = Table(hand=["spoo-key-charge"], discard=pile, amber=(6, 0), house="untamed")
        table.do("play:spoo-key-charge")
        while table.asked != "turn":
            table.do(table.offered()[0])
        assert (table.keys(), table.row("discard")) == (keys, ["spoo-key-charge"])


@proves("G120")
def test_the_circle_of_life() -> None:
    for mine, theirs in ((TEN, TEN), (TEN, []), ([], TEN), ([], [])):
        table = Table(hand=["the-circle-of-life"], discard=mine, their_discard=theirs, house="untamed")
        table.do("play:the-circle-of-life")
        assert (table.amber(0), table.amber(1)) == (1 + 2 * bool(mine), 2 * bool(theirs))


def test_warfaline() -> None:
    """The top 5 of either pile, when it is played and after its fights."""
    pile = ["troll", "krump", "bumpsy", "flaxia", "mookling", "ghost-tree"]
    for seat in (0, 1):
        piles = {"discard": pile} if seat == 0 else {"their_discard": pile}
        table = Table(hand=["warfaline"], house="untamed", **piles)
        table.do("play:warfaline", f"seat:{seat}")
        assert table.row("discard", seat) == ["troll"]
    table = Table(mine=["warfaline"], theirs=["mookling"], discard=["troll"], house="untamed")
    table.do("fight:warfaline", "seat:0")
    assert table.zone("troll") == "deck"


@proves("G205")
def test_warfaline_and_an_empty_pile() -> None:
    """The deck of that player is shuffled all the same; nobody else's is."""
    table = Table(hand=["warfaline"], house="untamed").do("play:warfaline", "seat:1")
    assert [told["seat"] for told in table.told("shuffled")] == [1]


def test_witch_of_the_spore() -> None:
    table = Table(mine=["troll"], theirs=["krump", "flaxia"], hand=["witch-of-the-spore"], house="untamed")
    table.do("discard:witch-of-the-spore")
    assert table.offered() == ["card:krump", "card:flaxia"]
    table.do("card:krump")
    assert table.damage("krump") == 3


@proves("G190")
def test_æmber_storm() -> None:
    """As much damage as its player has Æ, its own icon's too, divided among enemies as one likes, all at once."""
    table = Table(
        mine=["troll"], theirs=["krump", "flaxia"], hand=["æmber-storm"], amber=(2, 0), house="untamed"
    )
    table.do("play:aember-storm", "card:krump", "card:flaxia", "card:krump")
    assert [table.damage(name) for name in ("krump", "flaxia", "troll")] == [2, 1, 0]
