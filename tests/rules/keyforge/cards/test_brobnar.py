"""Brobnar of Call of the Archons, each card on a small board."""

from __future__ import annotations

import pytest
from tests.rules.keyforge.table import Table

from ludarium.games.keyforge.engine.terms import Zones
from ludarium.testing import proves


@proves("G74")
def test_anger() -> None:
    """Readies a friendly creature and fights with it; without a foe it only stands ready."""
    table = Table(mine=["troll exhausted"], theirs=["bumpsy"], hand=["anger"], house="brobnar")
    table.do("play:anger")
    assert table.zone("bumpsy") == "discard"
    assert table.damage("troll") == 5
    assert table.has("troll", "exhausted")
    assert table.amber() == 1
    alone = Table(mine=["troll exhausted"], hand=["anger"], house="brobnar").do("play:anger")
    assert not alone.has("troll", "exhausted")


@proves("G102")
def test_anger_on_a_stunned_creature() -> None:
    """Instead of fighting it is exhausted and stunned no more."""
    table = Table(mine=["troll exhausted stunned"], theirs=["bumpsy"], hand=["anger"], house="brobnar")
    table.do("play:anger")
    assert not table.has("troll", "stunned")
    assert table.has("troll", "exhausted")
    assert table.line(1) == ["bumpsy"]


def test_anger_offers_friendly_creatures_only() -> None:
    table = Table(mine=["troll", "krump"], theirs=["bumpsy"], hand=["anger"], house="brobnar")
    table.do("play:anger")
    assert table.offered() == ["card:troll", "card:krump"]


@proves("G204")
def test_barehanded() -> None:
    """All artifacts go on top of their owners' decks; who plays it orders those for one deck."""
    table = Table(
        mine=["cannon"],
        theirs=["mighty-javelin", "autocannon", "screechbomb"],
        hand=["barehanded"],
        house="brobnar",
    )
    table.do("play:barehanded")
    assert table.offered() == ["card:mighty-javelin", "card:autocannon", "card:screechbomb"]
    table.do("card:autocannon")
    assert table.offered() == ["card:mighty-javelin", "card:screechbomb"]
    table.do("card:screechbomb")
    assert table.row("deck", 0)[0] == "cannon"
    assert table.row("deck", 1)[:3] == ["mighty-javelin", "screechbomb", "autocannon"]


def test_blood_money() -> None:
    """The supply pays, and only an enemy creature may be chosen."""
    table = Table(
        mine=["troll"], theirs=["bumpsy", "krump"], hand=["blood-money"], amber=(3, 3), house="brobnar"
    )
    table.do("play:blood-money")
    assert table.offered() == ["card:bumpsy", "card:krump"]
    table.do("card:krump")
    assert table.on("krump") == 2
    assert (table.amber(0), table.amber(1)) == (3, 3)


@proves("G136")
def test_brothers_in_battle() -> None:
    """Creatures of the named house may fight and nothing else, later ones too, until the turn ends."""
    table = Table(
        mine=["dust-imp", "shooler house:logos"],
        theirs=["troll"],
        hand=["brothers-in-battle"],
        house="brobnar",
    )
    assert "fight:dust-imp" not in table.offered()
    table.do("play:brothers-in-battle", "house:dis")
    assert "fight:dust-imp" in table.offered()
    assert "reap:dust-imp" not in table.offered()
    assert "fight:shooler~logos" not in table.offered()
    table.to_turn_of(1).to_turn_of(0, "brobnar")
    assert "fight:dust-imp" not in table.offered()


@pytest.mark.parametrize(("before", "after"), [(6, 6), (7, 3), (9, 5)])
def test_burn_the_stockpile(before: int, after: int) -> None:
    """Only who has 7 or more loses."""
    table = Table(hand=["burn-the-stockpile"], amber=(8, before), house="brobnar").do(
        "play:burn-the-stockpile"
    )
    assert table.amber(1) == after
    assert table.amber(0) == 8


def test_champion_s_challenge() -> None:
    """One creature remains on each side (``AllBut``), and the friendly one is readied and fights."""
    table = Table(
        mine=["bumpsy exhausted", "dust-imp"],
        theirs=["headhunter", "troll", "restringuntus"],
        hand=["champion-s-challenge"],
        house="brobnar",
    )
    table.do("play:champion-s-challenge")
    assert table.line(1) == ["troll"]
    assert table.damage("troll") == 5
    assert table.line(0) == []
    assert table.amber() == 2  # the imp's


@proves("G194")
def test_champion_s_challenge_among_the_tied() -> None:
    """Among the most powerful, who plays it says which is spared."""
    table = Table(
        mine=["krump"],
        theirs=["headhunter", "restringuntus", "bumpsy"],
        hand=["champion-s-challenge"],
        house="brobnar",
    )
    table.do("play:champion-s-challenge")
    assert table.offered() == ["card:headhunter", "card:bumpsy"]
    table.do("card:bumpsy")
    assert table.zone("headhunter") == "discard"
    assert table.zone("restringuntus") == "discard"
    assert table.zone("bumpsy") == "discard"  # by Krump
    assert table.damage("krump") == 5


def test_coward_s_end() -> None:
    """The undamaged on both sides are destroyed."""
    table = Table(
        mine=["troll damage:1", "bumpsy"],
        theirs=["headhunter", "krump damage:2"],
        hand=["coward-s-end"],
        house="brobnar",
    )
    table.do("play:coward-s-end")
    assert table.line(0) == ["troll"]
    assert table.line(1) == ["krump"]
    assert table.chains() == 3
    assert table.chains(1) == 0


@proves("G217")
def test_follow_the_leader() -> None:
    """Every friendly creature may fight this turn, of whatever house, as often as it is ready."""
    table = Table(
        mine=["dust-imp", "gauntlet-of-command"],
        theirs=["restringuntus", "restringuntus", "troll"],
        hand=["follow-the-leader"],
        house="brobnar",
    )
    table.do("play:follow-the-leader")
    assert "reap:dust-imp" not in table.offered()
    table.do("fight:dust-imp", "card:restringuntus")
    table.state.ready(table.card("dust-imp"))
    table.do("action:gauntlet-of-command", "card:restringuntus.2")
    assert table.line(1) == ["troll"]
    table.to_turn_of(1).to_turn_of(0, "brobnar")
    assert "fight:dust-imp" not in table.offered()


@proves("G222")
def test_lava_ball() -> None:
    """4 damage, and 2 to each neighbour."""
    table = Table(theirs=["bumpsy", "troll", "headhunter", "krump"], hand=["lava-ball"], house="brobnar")
    table.do("play:lava-ball", "card:troll")
    assert [table.damage(c) for c in table.line(1)] == [2, 4, 2, 0]


def test_loot_the_bodies() -> None:
    """Each enemy creature destroyed this turn gives 1, and nobody is asked in which order."""
    table = Table(
        mine=["restringuntus"],
        theirs=["restringuntus", "restringuntus", "looter-goblin", "troll"],
        hand=["loot-the-bodies", "earthshaker"],
        house="brobnar",
    )
    table.do("play:loot-the-bodies", "play:earthshaker", "place:0")
    assert table.line(0) == ["earthshaker"]
    assert table.line(1) == ["troll"]
    assert table.amber() == 3
    assert table.asked == "turn"


def test_loot_the_bodies_ends_with_the_turn() -> None:
    table = Table(mine=["troll"], theirs=["restringuntus"], hand=["loot-the-bodies"], house="brobnar")
    table.do("play:loot-the-bodies").to_turn_of(1).to_turn_of(0, "brobnar").do("fight:troll")
    assert table.line(1) == []
    assert table.amber() == 0


@pytest.mark.parametrize(("cards", "stolen"), [(2, 0), (3, 2)])
def test_take_that_smartypants(cards: int, stolen: int) -> None:
    """Cards of all types count, but those of the opponent alone."""
    logos = ["troll house:logos", "cannon house:logos", "bumpsy house:logos"][:cards]
    table = Table(
        mine=["krump house:logos"],
        theirs=[*logos, "restringuntus"],
        hand=["take-that-smartypants"],
        amber=(0, 5),
        house="brobnar",
    )
    table.do("play:take-that-smartypants")
    assert table.amber(0) == 1 + stolen
    assert table.amber(1) == 5 - stolen


def test_punch() -> None:
    """Deals 3 damage to a creature of either side."""
    table = Table(mine=["krump"], theirs=["troll", "bumpsy"], hand=["punch"], house="brobnar")
    table.do("play:punch")
    assert table.offered() == ["card:krump", "card:troll", "card:bumpsy"]
    table.do("card:troll")
    assert table.damage("troll") == 3
    assert table.amber() == 1


def test_relentless_assault() -> None:
    """Up to three creatures fight, each chosen when the one before has fought (``OneAtATime``), none twice."""
    table = Table(
        mine=["troll exhausted", "krump", "bumpsy", "headhunter"],
        theirs=["restringuntus", "restringuntus", "restringuntus", "restringuntus", "mugwump"],
        hand=["relentless-assault"],
        house="brobnar",
    )
    table.do("play:relentless-assault")
    assert table.offered() == ["card:troll", "card:krump", "card:bumpsy", "card:headhunter", "no"]
    table.do("card:troll", "card:restringuntus")
    assert table.offered() == ["card:krump", "card:bumpsy", "card:headhunter", "done"]
    table.do("card:headhunter", "card:restringuntus.2", "card:krump", "card:restringuntus.3")
    assert table.asked == "turn"
    assert table.line(1) == ["restringuntus.4", "mugwump"]
    assert table.has("troll", "exhausted")
    assert not table.has("bumpsy", "exhausted")


def test_relentless_assault_may_end_early() -> None:
    table = Table(
        mine=["troll exhausted", "krump"],
        theirs=["restringuntus", "bumpsy"],
        hand=["relentless-assault"],
        house="brobnar",
    )
    table.do("play:relentless-assault", "card:krump", "card:restringuntus", "done")
    assert table.asked == "turn"
    assert table.has("troll", "exhausted")


@pytest.mark.parametrize(("mine", "gained"), [(1, 1), (2, 1), (3, 3)])
def test_smith(mine: int, gained: int) -> None:
    """2 for having more creatures than the opponent, beside its own Æ."""
    table = Table(
        mine=["troll", "krump", "bumpsy"][:mine], theirs=["mugwump", "valdr"], hand=["smith"], house="brobnar"
    )
    assert table.do("play:smith").amber() == gained


def test_sound_the_horns() -> None:
    """Neither a creature of another house nor an action of this one ends it."""
    table = Table(hand=["sound-the-horns"], deck=["dust-imp", "anger", "troll", "bumpsy"], house="brobnar")
    table.do("play:sound-the-horns")
    assert table.hand() == ["troll"]
    assert table.row("discard") == ["dust-imp", "anger", "sound-the-horns"]
    assert table.row("deck") == ["bumpsy"]


@proves("G31")
def test_sound_the_horns_in_vain() -> None:
    """A deck that runs out is not made anew, and nothing comes to hand."""
    table = Table(hand=["sound-the-horns"], deck=["dust-imp"], discard=["troll"], house="brobnar")
    table.do("play:sound-the-horns")
    assert table.hand() == []
    assert table.row("deck") == []
    assert table.row("discard") == ["troll", "dust-imp", "sound-the-horns"]


def test_tremor() -> None:
    """Stuns a creature and those beside it."""
    table = Table(theirs=["bumpsy", "troll", "headhunter", "krump"], hand=["tremor"], house="brobnar")
    table.do("play:tremor", "card:bumpsy")
    assert [table.has(c, "stunned") for c in table.line(1)] == [True, True, False, False]


def test_unguarded_camp() -> None:
    """As many creatures as there are more capture 1 each."""
    table = Table(
        mine=["troll", "krump", "bumpsy"],
        theirs=["valdr"],
        hand=["unguarded-camp"],
        amber=(0, 3),
        house="brobnar",
    )
    table.do("play:unguarded-camp", "card:bumpsy")
    assert table.offered() == ["card:troll", "card:krump"]
    table.do("card:krump")
    assert [table.on(c) for c in table.line(0)] == [0, 1, 1]
    assert table.amber(1) == 1


def test_unguarded_camp_needs_more_creatures() -> None:
    table = Table(mine=["troll"], theirs=["valdr"], hand=["unguarded-camp"], amber=(0, 3), house="brobnar")
    table.do("play:unguarded-camp")
    assert table.on("troll") == 0


@proves("G81")
def test_warsong() -> None:
    """Each fight of a friendly creature gives 1 this turn, even if it does not come back from it."""
    table = Table(
        mine=["troll", "bumpsy"], theirs=["restringuntus", "mugwump"], hand=["warsong"], house="brobnar"
    )
    table.do("play:warsong", "fight:troll", "card:restringuntus")
    assert table.amber() == 1
    table.do("fight:bumpsy")
    assert table.zone("bumpsy") == "discard"
    assert table.amber() == 2
    table.to_turn_of(1).to_turn_of(0, "brobnar").do("fight:troll")
    assert table.amber() == 2


def test_warsong_twice() -> None:
    """A card that makes the same lasting effect a second time makes another one."""
    table = Table(mine=["troll"], theirs=["restringuntus"], hand=["warsong", "anger"], house="brobnar")
    table.do("play:warsong")
    table.state.return_to(table.card("warsong"), Zones.HAND)
    table.do("discard:anger", "play:warsong", "fight:troll")
    assert table.amber() == 2


@proves("G61")
def test_autocannon() -> None:
    """Whatever creature enters play takes 1, on both sides; its own ability may come first."""
    table = Table(
        mine=["autocannon"],
        hand=["bumpsy"],
        their_hand=["restringuntus house:brobnar icons:AA"],
        house="brobnar",
    )
    table.do("play:bumpsy")
    assert table.offered() == ["trigger:bumpsy", "trigger:autocannon"]
    table.do("trigger:autocannon")
    assert table.damage("bumpsy") == 1
    table.to_turn_of(1, "brobnar").do("play:restringuntus~brobnar+AA", "trigger:autocannon")
    assert table.zone("restringuntus~brobnar+AA") == "discard"
    assert table.amber(1) == 2
    assert table.asked == "turn"


@proves("G84")
def test_banner_of_battle() -> None:
    """Friendly creatures are stronger as long as it is there."""
    table = Table(
        mine=["banner-of-battle", "restringuntus damage:1"],
        theirs=["troll"],
        hand=["barehanded"],
        house="brobnar",
    )
    assert table.power("restringuntus") == 2
    assert table.power("troll") == 8
    table.do("play:barehanded")
    assert table.zone("restringuntus") == "discard"


def test_cannon() -> None:
    """Its action deals 2 to a creature."""
    table = Table(mine=["cannon"], theirs=["troll", "bumpsy"], house="brobnar").do(
        "action:cannon", "card:bumpsy"
    )
    assert table.damage("bumpsy") == 2
    assert table.has("cannon", "exhausted")


def test_gauntlet_of_command() -> None:
    """Its action readies a creature of any house, which fights."""
    table = Table(
        mine=["gauntlet-of-command", "dust-imp exhausted"], theirs=["restringuntus"], house="brobnar"
    )
    table.do("action:gauntlet-of-command")
    assert table.zone("restringuntus") == "discard"
    assert table.has("dust-imp", "exhausted")


@proves("G47")
def test_iron_obelisk() -> None:
    """The opponent's keys cost more for each friendly damaged creature of its house."""
    table = Table(
        mine=["iron-obelisk", "troll damage:1", "bumpsy damage:1", "krump", "dust-imp damage:1"],
        theirs=["headhunter damage:1"],
        amber=(0, 7),
        house="brobnar",
    )
    assert table.state.key_cost(1) == 8
    assert table.state.key_cost(0) == 6
    assert table.to_turn_of(1).keys(1) == 0


def test_mighty_javelin() -> None:
    """Destroys itself for 4 damage, whatever the house."""
    table = Table(mine=["mighty-javelin"], theirs=["troll", "bumpsy"], house="dis")
    table.do("omni:mighty-javelin", "card:troll")
    assert table.zone("mighty-javelin") == "discard"
    assert table.damage("troll") == 4


def test_pile_of_skulls() -> None:
    """A friendly creature captures for each enemy creature destroyed, during one's own turn only."""
    table = Table(
        mine=["pile-of-skulls", "troll"],
        theirs=["restringuntus", "restringuntus"],
        amber=(0, 3),
        house="brobnar",
    )
    table.do("fight:troll", "card:restringuntus")
    assert table.on("troll") == 1
    assert table.amber(1) == 2
    table.to_turn_of(1, "dis").do("fight:restringuntus.2")
    assert table.line(1) == []
    assert table.on("troll") == 1


def test_pile_of_skulls_for_several() -> None:
    """Each death is answered for itself, and nobody is asked which comes first."""
    table = Table(
        mine=["pile-of-skulls", "troll", "krump"],
        theirs=["wardrummer", "grenade-snib"],
        hand=["earthshaker"],
        amber=(2, 3),
        house="brobnar",
    )
    table.do("play:earthshaker", "place:0", "card:troll")
    assert table.asked == "card"
    table.do("card:krump")
    assert [table.on(c) for c in table.line(0)] == [0, 1, 1]
    assert table.asked == "turn"


def test_screechbomb() -> None:
    """Is sacrificed, and the opponent loses 2."""
    table = Table(mine=["screechbomb"], amber=(3, 3), house="dis").do("omni:screechbomb")
    assert table.zone("screechbomb") == "discard"
    assert (table.amber(0), table.amber(1)) == (3, 1)


@proves("G82")
def test_the_warchest() -> None:
    """Counts enemy creatures destroyed in fights, not otherwise, and not friendly ones."""
    table = Table(
        mine=["the-warchest", "cannon", "troll", "bumpsy", "grenade-snib"],
        theirs=["restringuntus", "restringuntus", "restringuntus", "mugwump"],
        house="brobnar",
    )
    table.do("fight:troll", "card:restringuntus", "fight:bumpsy", "card:restringuntus.2")
    table.do("fight:grenade-snib", "card:mugwump", "action:cannon", "card:restringuntus.3")
    assert table.line(1) == ["mugwump"]
    assert table.line(0) == ["troll", "bumpsy"]
    assert table.do("action:the-warchest").amber() == 2


def test_bilgum_avalanche() -> None:
    """2 damage to each enemy creature after a key of one's own."""
    table = Table(
        mine=["bilgum-avalanche"],
        theirs=["troll", "restringuntus"],
        amber=(6, 6),
        house="brobnar",
        at="start",
    )
    table.do("key:red")
    assert table.damage("troll") == 2
    assert table.zone("restringuntus") == "discard"
    table.to_turn_of(1)
    assert table.keys(1) == 1
    assert table.damage("bilgum-avalanche") == 0
    assert table.damage("troll") == 2


def test_valdr() -> None:
    """2 more damage while it attacks an enemy creature on a flank; not else, and not in defence."""
    flank = Table(mine=["valdr"], theirs=["troll", "restringuntus"], house="brobnar").do(
        "fight:valdr", "card:troll"
    )
    assert flank.zone("troll") == "discard"
    middle = Table(mine=["valdr"], theirs=["restringuntus", "troll", "restringuntus"], house="brobnar")
    assert middle.do("fight:valdr", "card:troll").damage("troll") == 6
    defence = Table(mine=["valdr"], theirs=["troll"], active=1, house="brobnar").do("fight:troll")
    assert defence.damage("troll") == 6


def test_bumpsy() -> None:
    """The opponent loses 1, as far as there is any."""
    table = Table(hand=["bumpsy"], amber=(2, 2), house="brobnar").do("play:bumpsy")
    assert (table.amber(0), table.amber(1)) == (2, 1)


def test_earthshaker() -> None:
    """Power counts as it is, not as printed."""
    table = Table(
        mine=["dust-imp +blood-of-titans", "restringuntus"],
        theirs=["wardrummer", "headhunter"],
        hand=["earthshaker"],
        house="brobnar",
    )
    table.do("play:earthshaker", "place:0")
    assert table.line(0) == ["earthshaker", "dust-imp"]
    assert table.line(1) == ["headhunter"]


@proves("G78")
def test_firespitter() -> None:
    """1 damage to each enemy creature before its fight."""
    table = Table(mine=["firespitter"], theirs=["restringuntus", "bumpsy", "troll"], house="brobnar")
    table.do("fight:firespitter", "card:bumpsy")
    assert table.zone("restringuntus") == "discard"
    assert table.zone("bumpsy") == "discard"
    assert table.damage("troll") == 1
    assert table.damage("firespitter") == 4  # its armor took one


@proves("G79")
def test_firespitter_without_a_fight() -> None:
    """Whom it kills beforehand does not strike back."""
    table = Table(mine=["firespitter"], theirs=["restringuntus"], house="brobnar").do("fight:firespitter")
    assert table.line(1) == []
    assert table.damage("firespitter") == 0
    assert table.state.armor_left(table.card("firespitter")) == 1


def test_ganger_chieftain() -> None:
    """A neighbour may be readied and fights."""
    table = Table(
        mine=["troll exhausted", "krump exhausted"],
        theirs=["restringuntus"],
        hand=["ganger-chieftain"],
        house="brobnar",
    )
    table.do("play:ganger-chieftain", "place:2", "yes")
    assert table.line(1) == []
    assert table.has("krump", "exhausted")
    assert table.asked == "turn"


def test_ganger_chieftain_need_not() -> None:
    """It may be declined, and nobody is asked where it has no neighbour."""
    table = Table(
        mine=["troll exhausted"], theirs=["restringuntus"], hand=["ganger-chieftain"], house="brobnar"
    )
    table.do("play:ganger-chieftain", "place:0", "no")
    assert table.has("troll", "exhausted")
    assert table.line(1) == ["restringuntus"]
    alone = Table(theirs=["restringuntus"], hand=["ganger-chieftain"], house="brobnar").do(
        "play:ganger-chieftain"
    )
    assert alone.asked == "turn"


def test_grenade_snib() -> None:
    """Its controller's opponent loses 2 when it is destroyed."""
    table = Table(mine=["troll"], theirs=["grenade-snib"], amber=(3, 3), house="brobnar").do("fight:troll")
    assert (table.amber(0), table.amber(1)) == (1, 3)


def test_headhunter() -> None:
    """Gains 1 after a fight that it survives."""
    won = Table(mine=["headhunter"], theirs=["restringuntus"], house="brobnar").do("fight:headhunter")
    assert won.amber() == 1
    lost = Table(mine=["headhunter"], theirs=["troll"], house="brobnar").do("fight:headhunter")
    assert lost.zone("headhunter") == "discard"
    assert lost.amber() == 0


def test_hebe_the_huge() -> None:
    """2 damage to the others that are undamaged, on both sides."""
    table = Table(
        mine=["troll", "krump damage:1"],
        theirs=["bumpsy damage:2", "valdr"],
        hand=["hebe-the-huge"],
        house="brobnar",
    )
    table.do("play:hebe-the-huge", "place:0")
    assert [table.damage(c) for c in table.line(0)] == [0, 2, 1]
    assert [table.damage(c) for c in table.line(1)] == [2, 2]


@proves("G199")
def test_kelifi_dragon_is_played_with_7() -> None:
    """7 of one's own; what the opponent has does not help."""
    assert "play:kelifi-dragon" not in Table(hand=["kelifi-dragon"], amber=(6, 9), house="brobnar").offered()
    assert "play:kelifi-dragon" in Table(hand=["kelifi-dragon"], amber=(7, 0), house="brobnar").offered()


def test_kelifi_dragon() -> None:
    """1 Æ and 5 damage after a fight or a reap."""
    table = Table(mine=["kelifi-dragon"], theirs=["troll"], house="brobnar").do("reap:kelifi-dragon")
    assert table.offered() == ["card:kelifi-dragon", "card:troll"]
    table.do("card:troll")
    assert table.amber() == 2
    assert table.damage("troll") == 5
    foe = Table(mine=["kelifi-dragon"], theirs=["bumpsy", "troll"], house="brobnar")
    foe.do("fight:kelifi-dragon", "card:bumpsy", "card:troll")
    assert foe.amber() == 1
    assert foe.damage("troll") == 5


def test_king_of_the_crag() -> None:
    """Enemy creatures of its house are weaker, and may die of it at once."""
    table = Table(
        mine=["troll"],
        theirs=["looter-goblin", "dust-imp", "krump"],
        hand=["king-of-the-crag"],
        house="brobnar",
    )
    table.do("play:king-of-the-crag", "place:0")
    assert table.line(1) == ["dust-imp", "krump"]
    assert table.power("krump") == 4
    assert table.power("dust-imp") == 2
    assert table.power("troll") == 8


def test_krump() -> None:
    """The controller of whom it destroys loses 1, in attack and in defence."""
    attack = Table(mine=["krump"], theirs=["bumpsy"], amber=(2, 2), house="brobnar").do("fight:krump")
    assert (attack.amber(0), attack.amber(1)) == (2, 1)
    defence = Table(mine=["krump"], theirs=["bumpsy"], amber=(2, 2), active=1, house="brobnar").do(
        "fight:bumpsy"
    )
    assert (defence.amber(0), defence.amber(1)) == (2, 1)


@proves("G100")
def test_krump_has_to_survive() -> None:
    """Neither a creature that dies with it nor one that another creature destroys counts."""
    both = Table(mine=["krump damage:1"], theirs=["bumpsy"], amber=(2, 2), house="brobnar").do("fight:krump")
    assert both.line(0) == []
    assert both.amber(1) == 2
    other = Table(mine=["krump", "troll"], theirs=["bumpsy"], amber=(2, 2), house="brobnar").do("fight:troll")
    assert other.line(1) == []
    assert other.amber(1) == 2


@pytest.mark.parametrize(("before", "after"), [(6, 6), (7, 5)])
def test_lomir_flamefist(before: int, after: int) -> None:
    """Who has 7 or more loses 2."""
    table = Table(hand=["lomir-flamefist"], amber=(8, before), house="brobnar").do("play:lomir-flamefist")
    assert (table.amber(0), table.amber(1)) == (8, after)


def test_looter_goblin() -> None:
    """After its reap each enemy creature destroyed this turn gives 1."""
    table = Table(
        mine=["looter-goblin", "troll"],
        theirs=["restringuntus", "grenade-snib"],
        amber=(2, 0),
        house="brobnar",
    )
    table.do("reap:looter-goblin", "fight:troll", "card:restringuntus")
    assert table.amber() == 4
    table.to_turn_of(1).to_turn_of(0, "brobnar").do("fight:troll")
    assert table.line(1) == []
    assert table.amber() == 2  # the snib takes two, and the goblin's word is over


@proves("G136")
def test_looter_goblin_may_go_too() -> None:
    """What lasts hears of those that are destroyed together with the card that made it."""
    table = Table(
        mine=["looter-goblin"], theirs=["restringuntus", "headhunter"], hand=["coward-s-end"], house="brobnar"
    )
    table.do("reap:looter-goblin", "play:coward-s-end")
    assert table.line(0) == []
    assert table.amber() == 3


def test_mugwump() -> None:
    """Is healed and grows for each enemy creature destroyed fighting it."""
    table = Table(mine=["mugwump damage:3"], theirs=["dust-imp"], house="brobnar").do("fight:mugwump")
    assert table.damage("mugwump") == 0
    assert table.plus("mugwump") == 1
    assert table.power("mugwump") == 7
    dead = Table(mine=["mugwump damage:3"], theirs=["bumpsy"], house="brobnar").do("fight:mugwump")
    assert dead.zone("mugwump") == "discard"


def test_pingle_who_annoys() -> None:
    """An enemy creature takes 1 as it enters play; friendly ones do not."""
    table = Table(mine=["pingle-who-annoys"], hand=["troll"], their_hand=["krump"], house="brobnar")
    table.do("play:troll", "place:0").to_turn_of(1, "brobnar").do("play:krump")
    assert table.damage("troll") == 0
    assert table.damage("krump") == 1
    assert table.keyword("pingle-who-annoys", "elusive") == 1


def test_rock_hurling_giant() -> None:
    """A discarded card of its house may deal 4 damage to a creature."""
    table = Table(mine=["rock-hurling-giant"], theirs=["troll"], hand=["anger", "punch"], house="brobnar")
    table.do("discard:anger", "yes", "card:troll")
    assert table.damage("troll") == 4
    table.do("discard:punch", "no")
    assert table.damage("troll") == 4


def test_rock_hurling_giant_hears_its_house_and_its_turn() -> None:
    table = Table(
        mine=["rock-hurling-giant"], theirs=["troll"], hand=["fear"], their_hand=["anger"], house="dis",
        houses=[["dis", "brobnar", "logos"], ["brobnar", "dis", "logos"]],
    )  # fmt: skip
    table.do("discard:fear")
    assert table.asked == "turn"
    table.to_turn_of(1, "brobnar").do("discard:anger")
    assert table.asked == "turn"


@pytest.mark.parametrize(("plays", "healed", "captured"), [(0, 0, 0), (1, 2, 1), (2, 0, 0)])
def test_rogue_ogre(plays: int, healed: int, captured: int) -> None:
    """Exactly one card has to have been played."""
    table = Table(
        mine=["rogue-ogre damage:3"],
        hand=["burn-the-stockpile", "coward-s-end"],
        amber=(0, 2),
        house="brobnar",
    )
    table.do(*["play:burn-the-stockpile", "play:coward-s-end"][:plays], "end")
    assert table.damage("rogue-ogre") == 3 - healed
    assert table.on("rogue-ogre") == captured


@proves("G8")
def test_two_rogue_ogres_and_one_amber() -> None:
    """Which of them is first makes a difference, so its player says."""
    table = Table(mine=["rogue-ogre", "rogue-ogre"], hand=["bumpsy"], amber=(0, 2), house="brobnar")
    table.do("play:bumpsy", "place:2", "end")
    assert (table.asked, table.offered()) == ("trigger", ["trigger:rogue-ogre", "trigger:rogue-ogre.2"])
    table.do("trigger:rogue-ogre.2")
    assert (table.on("rogue-ogre"), table.on("rogue-ogre.2")) == (0, 1)


def test_smaaash() -> None:
    """Stuns a creature, which may have to be itself."""
    table = Table(theirs=["troll"], hand=["smaaash"], house="brobnar").do("play:smaaash")
    assert table.offered() == ["card:smaaash", "card:troll"]
    assert table.do("card:troll").has("troll", "stunned")
    assert Table(hand=["smaaash"], house="brobnar").do("play:smaaash").has("smaaash", "stunned")


def test_tireless_crocag() -> None:
    """Fights in the turn of any house, never reaps, and dies as soon as there is no enemy creature."""
    table = Table(mine=["tireless-crocag"], theirs=["restringuntus", "restringuntus"], house="dis")
    assert "reap:tireless-crocag" not in table.offered()
    table.do("fight:tireless-crocag", "card:restringuntus")
    assert table.line(0) == ["tireless-crocag"]
    table.to_turn_of(1).to_turn_of(0, "dis").do("fight:tireless-crocag")
    assert table.line(1) == []
    assert table.zone("tireless-crocag") == "discard"


def test_tireless_crocag_alone() -> None:
    """Without an enemy creature it dies as it enters play."""
    table = Table(mine=["troll"], hand=["tireless-crocag"], house="brobnar").do(
        "play:tireless-crocag", "place:0"
    )
    assert table.zone("tireless-crocag") == "discard"


def test_troll() -> None:
    """Heals 3 by reaping."""
    table = Table(mine=["troll damage:5"], house="brobnar").do("reap:troll")
    assert table.damage("troll") == 2
    assert table.amber() == 1


def test_wardrummer() -> None:
    """Friendly creatures of its house go back to hand, whoever else is there stays."""
    table = Table(
        mine=["troll", "dust-imp", "cannon", "krump +blood-of-titans"],
        theirs=["bumpsy"],
        hand=["wardrummer"],
        house="brobnar",
    )
    table.do("play:wardrummer", "place:0")
    assert table.line(0) == ["wardrummer", "dust-imp"]
    assert sorted(table.hand()) == ["krump", "troll"]
    assert table.zone("blood-of-titans") == "discard"
    assert table.zone("cannon") == "artifacts"
    assert table.line(1) == ["bumpsy"]


def test_blood_of_titans() -> None:
    """5 more power for a creature of either side."""
    table = Table(mine=["troll"], theirs=["dust-imp"], hand=["blood-of-titans"], house="brobnar")
    table.do("play:blood-of-titans")
    assert table.offered() == ["card:troll", "card:dust-imp"]
    assert table.do("card:troll").power("troll") == 13
    assert table.power("dust-imp") == 2


@proves("G94")
def test_phoenix_heart() -> None:
    """Its creature returns to hand when it is destroyed, and everything in play takes 3."""
    table = Table(
        mine=["troll"],
        theirs=["dust-imp +phoenix-heart", "wardrummer", "headhunter"],
        amber=(0, 0),
        house="brobnar",
    )
    table.do("fight:troll", "card:dust-imp")
    while table.asked == "trigger":
        table.do("trigger:dust-imp")
    assert table.hand(1) == ["dust-imp"]
    assert table.zone("phoenix-heart") == "discard"
    assert table.line(1) == ["headhunter"]
    assert table.damage("headhunter") == 3
    assert table.damage("troll") == 5


def test_yo_mama_mastery() -> None:
    """Heals its creature fully, which has taunt from then on."""
    table = Table(mine=["troll damage:7", "krump damage:1"], hand=["yo-mama-mastery"], house="brobnar")
    table.do("play:yo-mama-mastery", "card:troll")
    assert table.damage("troll") == 0
    assert table.damage("krump") == 1
    assert table.keyword("troll", "taunt") == 1
    assert table.keyword("krump", "taunt") == 0
