"""Dis of Mass Mutation, each card on a small board."""

from __future__ import annotations

from typing import Any

import pytest
from tests.rules.keyforge.table import Table

from ludarium.core import Chance
from ludarium.games.keyforge import GAME
from ludarium.games.keyforge.engine.turn_log import Done
from ludarium.games.keyforge.pool.houses import Houses
from ludarium.games.keyforge.view.viewer import view_of
from ludarium.testing import proves
from ludarium.testing.twins import imagined


def test_bonesaw() -> None:
    """Ready, if a friendly creature has been destroyed this turn; an enemy one does not count."""
    table = Table(mine=["skullion"], hand=["bonesaw", "ritual-of-tognath"], house="dis")
    table.do("play:ritual-of-tognath", "play:bonesaw")
    assert not table.has("bonesaw", "exhausted")
    enemy = Table(mine=["troll"], theirs=["dust-imp"], hand=["bonesaw", "hand-of-dis"], house="dis")
    enemy.do("play:bonesaw", "place:0")
    assert enemy.has("bonesaw", "exhausted")
    foe = Table(theirs=["dust-imp damage:1"], mine=["hystricog"], hand=["bonesaw"], house="dis")
    foe.do("action:hystricog", "play:bonesaw", "place:0")
    assert foe.zone("dust-imp") == "discard"
    assert foe.has("bonesaw", "exhausted")


@proves("G66")
def test_bonesaw_and_its_own_icon() -> None:
    """Its damage icon comes too late: it is in play by then, and exhausted."""
    table = Table(mine=["dust-imp damage:1"], hand=["bonesaw icons:D"], house="dis")
    table.do("play:bonesaw+D", "place:0", "card:dust-imp")
    assert table.zone("dust-imp") == "discard"
    assert table.has("bonesaw+D", "exhausted")


@pytest.mark.parametrize(("turn_of", "left"), [(0, 4), (1, 2)])
def test_brabble(turn_of: int, left: int) -> None:
    """It costs the opponent 1, or 3 where it is destroyed in the opponent's turn."""
    table = Table(mine=["brabble"], theirs=["troll"], amber=(0, 5), house="dis")
    if turn_of == 0:
        table.do("fight:brabble")
    else:
        table.to_turn_of(1, "brobnar").do("fight:troll")
    assert table.zone("brabble") == "discard"
    assert table.amber(1) == left


def test_brabble_and_too_little() -> None:
    table = Table(mine=["brabble"], theirs=["troll"], amber=(0, 2), house="dis")
    table.to_turn_of(1, "brobnar").do("fight:troll")
    assert table.amber(1) == 0


def test_dark_minion() -> None:
    """It hurts each enemy creature, and none of its own side."""
    table = Table(mine=["dark-minion", "bumpsy"], theirs=["troll", "urchin"], house="dis")
    table.do("fight:dark-minion", "card:troll")
    assert table.zone("dark-minion") == "discard"
    assert (table.damage("troll"), table.damage("bumpsy"), table.zone("urchin")) == (2, 0, "discard")


def test_imp_losion() -> None:
    """One of each side, at the same time."""
    table = Table(mine=["troll", "bumpsy"], theirs=["urchin", "krump"], hand=["imp-losion"], house="dis")
    table.do("play:imp-losion")
    assert table.offered() == ["card:troll", "card:bumpsy"]
    table.do("card:bumpsy")
    assert table.offered() == ["card:urchin", "card:krump"]
    table.do("card:krump")
    assert (table.line(), table.line(1)) == (["troll"], ["urchin"])
    assert table.amber() == 1


def test_imp_losion_does_what_it_can() -> None:
    """Without a friendly creature an enemy one is destroyed all the same (G4)."""
    table = Table(theirs=["urchin"], hand=["imp-losion"], house="dis").do("play:imp-losion")
    assert table.zone("urchin") == "discard"
    mine = Table(mine=["urchin"], hand=["imp-losion"], house="dis").do("play:imp-losion")
    assert mine.zone("urchin") == "discard"


@pytest.mark.parametrize(
    ("card", "stolen"),
    [("troll", 0), ("anger", 1), ("troll icons:DDC", 3), ("troll also:dis", 1), ("anger icons:AR", 3)],
)
def test_mindfire(card: str, stolen: int) -> None:
    """Every bonus icon of the discarded card counts, those in print too."""
    table = Table(hand=["mindfire"], their_hand=[card], amber=(0, 5), house="dis").do("play:mindfire")
    assert table.hand(1) == []
    assert (table.amber(), table.amber(1)) == (stolen, 5 - stolen)


def test_mindfire_and_an_empty_hand() -> None:
    table = Table(hand=["mindfire"], amber=(0, 5), house="dis").do("play:mindfire")
    assert table.amber() == 0


def test_sinder() -> None:
    """After it reaps, a friendly creature is destroyed, itself if there is no other; it has taunt."""
    table = Table(mine=["sinder", "troll"], theirs=["urchin"], house="dis").do("reap:sinder")
    assert table.offered() == ["card:sinder", "card:troll"]
    table.do("card:troll")
    assert table.line() == ["sinder"]
    assert table.keyword("sinder", "taunt")
    alone = Table(mine=["sinder"], theirs=["urchin"], house="dis").do("reap:sinder")
    assert alone.zone("sinder") == "discard"


def test_snarette() -> None:
    """It captures at the end of each turn of its own, and may be emptied into the supply."""
    table = Table(mine=["snarette"], amber=(0, 3), house="dis").to_turn_of(1)
    assert (table.on("snarette"), table.amber(1)) == (1, 2)
    table.to_turn_of(0, "dis")
    assert table.on("snarette") == 1
    full = Table(mine=["snarette amber:3"], amber=(1, 1), house="dis").do("action:snarette")
    assert (full.on("snarette"), full.amber(), full.amber(1)) == (0, 1, 1)


def test_stirring_grave() -> None:
    """A creature out of one's own discard pile, and nothing else there."""
    table = Table(
        hand=["stirring-grave"], discard=["troll", "anger", "urchin"], their_discard=["krump"], house="dis"
    ).do("play:stirring-grave")
    assert sorted(table.offered()) == ["pile:troll", "pile:urchin"]
    table.do("pile:urchin")
    assert table.row("archives") == ["urchin"]
    none = Table(hand=["stirring-grave"], discard=["anger"], house="dis").do("play:stirring-grave")
    assert none.row("archives") == []


def test_techno_fiend() -> None:
    """A card of the hand for a new one; without a card in hand there is none."""
    table = Table(mine=["techno-fiend"], hand=["troll", "anger"], deck=["urchin"], house="dis")
    table.do("reap:techno-fiend", "hand:troll")
    assert sorted(table.hand()) == ["anger", "urchin"]
    assert table.row("discard") == ["troll"]
    empty = Table(mine=["techno-fiend"], deck=["urchin"], house="dis").do("reap:techno-fiend")
    assert empty.hand() == []


@pytest.mark.parametrize(
    "fiend", ["techno-fiend", "dino-fiend", "lyco-fiend", "sacro-fiend", "umbra-fiend", "xeno-fiend"]
)
def test_fiends_steal_as_they_are_destroyed(fiend: str) -> None:
    """For their controller, whoever destroys them."""
    table = Table(mine=[fiend], hand=["gateway-to-dis"], amber=(0, 2), house="dis").do("play:gateway-to-dis")
    assert table.zone(fiend) == "discard"
    assert (table.amber(), table.amber(1)) == (1, 1)
    theirs = Table(theirs=[fiend], hand=["gateway-to-dis"], amber=(2, 0), house="dis").do(
        "play:gateway-to-dis"
    )
    assert (theirs.amber(), theirs.amber(1)) == (1, 1)
    poor = Table(mine=[fiend], hand=["gateway-to-dis"], house="dis").do("play:gateway-to-dis")
    assert poor.amber() == 0


def test_what_fiends_have_in_print() -> None:
    table = Table(mine=["lyco-fiend", "umbra-fiend", "sacro-fiend"], house="dis")
    assert table.keyword("lyco-fiend", "skirmish")
    assert table.keyword("umbra-fiend", "elusive")
    assert table.armor("sacro-fiend") == 2


def test_waking_nightmare() -> None:
    """In the opponent's next turn alone; the cost follows the board."""
    table = Table(
        mine=["sinder", "pit-demon"],
        theirs=["dust-imp", "troll"],
        hand=["waking-nightmare"],
        amber=(0, 8),
        house="dis",
    )
    table.do("play:waking-nightmare")
    assert table.state.key_cost(1) == 6
    table.to_turn_of(1, "dis")
    assert table.keys(1) == 0
    assert (table.state.key_cost(0), table.state.key_cost(1)) == (9, 9)
    table.do("fight:dust-imp")
    assert table.state.key_cost(1) == 8
    table.to_turn_of(0, "dis")
    assert table.state.key_cost(0) == 6


def test_break_key() -> None:
    """Only for who is behind in keys; the opponent is paid for the key."""
    table = Table(hand=["break-key"], keys=(1, 2), house="dis").do("play:break-key")
    assert len(table.offered()) == 2
    table.do(table.offered()[1])
    assert (table.keys(1), table.amber(1)) == (1, 6)
    even = Table(hand=["break-key"], keys=(1, 1), house="dis").do("play:break-key")
    assert (even.keys(1), even.amber(1)) == (1, 0)


def test_double_doom() -> None:
    """The creature is in the hand from which a card is discarded."""
    table = Table(mine=["urchin"], theirs=["troll"], hand=["double-doom"], house="dis").do("play:double-doom")
    assert table.row("discard", 1) == ["troll"]
    none = Table(mine=["urchin"], hand=["double-doom"], their_hand=["anger"], house="dis").do(
        "play:double-doom"
    )
    assert none.row("discard", 1) == ["anger"]
    assert none.line() == ["urchin"]


def test_essence_scale() -> None:
    """Of the house of the destroyed one: ready, and used in any way."""
    table = Table(
        mine=["essence-scale", "troll", "bumpsy exhausted", "urchin", "krump"],
        theirs=["dust-imp"],
        house="dis",
    )
    table.do("action:essence-scale")
    assert table.offered() == ["card:troll", "card:bumpsy", "card:urchin", "card:krump"]
    table.do("card:troll")
    assert table.offered() == ["card:bumpsy", "card:krump"]
    table.do("card:bumpsy", "reap:bumpsy")
    assert table.amber() == 1
    assert table.has("bumpsy", "exhausted")


def test_essence_scale_finds_none() -> None:
    """No creature of that house is left, or none was destroyed."""
    table = Table(mine=["essence-scale", "troll", "urchin"], house="dis").do(
        "action:essence-scale", "card:troll"
    )
    assert table.asked == "turn"
    warded = Table(mine=["essence-scale", "troll warded", "bumpsy"], house="dis")
    warded.do("action:essence-scale", "card:troll")
    assert warded.asked == "turn"
    assert warded.zone("troll") == "line"


def test_grim_reminder() -> None:
    """All creatures of one house in one's own discard pile, and a chain in any case."""
    table = Table(
        hand=["grim-reminder"],
        discard=["troll", "anger", "urchin", "bumpsy"],
        their_discard=["krump"],
        house="dis",
    ).do("play:grim-reminder", "house:brobnar")
    assert sorted(table.row("archives")) == ["bumpsy", "troll"]
    assert table.chains() == 1
    none = Table(hand=["grim-reminder"], discard=["troll"], house="dis").do(
        "play:grim-reminder", "house:mars"
    )
    assert (none.row("archives"), none.chains()) == ([], 1)


def test_hystricog() -> None:
    """A damaged one of either side; without any, none."""
    table = Table(mine=["hystricog", "troll damage:1"], theirs=["krump damage:1", "urchin"], house="dis")
    table.do("action:hystricog")
    assert table.offered() == ["card:troll", "card:krump"]
    table.do("card:krump")
    assert table.zone("krump") == "discard"
    none = Table(mine=["hystricog"], theirs=["urchin"], house="dis").do("action:hystricog")
    assert none.line(1) == ["urchin"]


@pytest.mark.parametrize("chooser", [0, 1])
def test_painmail(chooser: int) -> None:
    """Whoever chooses Dis: it goes to its owner's archives, and the creature is destroyed."""
    table = Table(mine=["dust-pixie"], theirs=["troll"], hand=["painmail"], house="dis")
    table.do("play:painmail", "card:troll")
    assert table.host("painmail") == "troll"
    if chooser == 0:
        table.to_turn_of(1, "brobnar")
        assert table.zone("troll") == "line"
    table.to_turn_of(chooser, "dis")
    assert table.row("archives") == ["painmail"]
    assert table.zone("troll") == "discard"


def test_ritual_of_tognath() -> None:
    """Two of one's own; where there is one, that one."""
    table = Table(
        mine=["troll", "bumpsy", "urchin"], theirs=["krump"], hand=["ritual-of-tognath"], house="dis"
    )
    table.do("play:ritual-of-tognath", "card:troll")
    assert table.offered() == ["card:bumpsy", "card:urchin"]
    table.do("card:urchin")
    assert (table.line(), table.line(1), table.amber()) == (["bumpsy"], ["krump"], 3)
    none = Table(theirs=["krump"], hand=["ritual-of-tognath"], house="dis").do("play:ritual-of-tognath")
    assert none.line(1) == ["krump"]


def test_skixuno() -> None:
    """All others go; it grows by each of them, but not by one that a ward has saved. Nothing is played after it."""
    table = Table(mine=["troll"], theirs=["krump", "urchin warded"], hand=["skixuno", "troll"], house="dis")
    table.do("play:skixuno", "place:0")
    assert (table.line(), table.line(1)) == (["skixuno"], ["urchin"])
    assert (table.plus("skixuno"), table.power("skixuno")) == (2, 3)
    assert table.state.active == 1


def test_the_pale_star() -> None:
    """Nothing but 1 power and no armor for this turn, whatever comes later."""
    table = Table(
        mine=["the-pale-star", "troll", "champion-anaphiel"],
        theirs=["bumpsy damage:1", "krump plus:3"],
        hand=["blood-of-titans"],
        house="brobnar",
    )
    table.do("omni:the-pale-star")
    assert table.zone("the-pale-star") == "discard"
    assert table.zone("bumpsy") == "discard"
    assert [table.power(name) for name in ("troll", "champion-anaphiel", "krump")] == [1, 1, 1]
    assert table.armor("champion-anaphiel") == 0
    table.do("play:blood-of-titans", "card:troll")
    assert table.power("troll") == 1
    table.to_turn_of(1)
    assert (table.power("troll"), table.power("krump"), table.armor("champion-anaphiel")) == (13, 9, 1)


def test_desire() -> None:
    """Keys cost more for both, and one is cheaper by each friendly Sin creature, itself among them."""
    table = Table(mine=["desire", "envy"], theirs=["greed"], amber=(8, 0), house="dis")
    assert (table.state.key_cost(0), table.state.key_cost(1)) == (10, 10)
    table.do("reap:desire")
    while table.asked != "turn":
        table.do(table.offered()[0])
    assert (table.keys(), table.amber()) == (1, 1)
    poor = Table(mine=["desire", "envy"], amber=(6, 0), house="dis").do("reap:desire")
    assert (poor.keys(), poor.amber()) == (0, 7)


def test_dino_fiend() -> None:
    """The 3 damage have to be paid for by exalting it; it may be left."""
    table = Table(mine=["urchin"], theirs=["troll"], hand=["dino-fiend"], house="dis")
    table.do("play:dino-fiend", "place:0", "yes")
    assert table.on("dino-fiend") == 1
    assert sorted(table.offered()) == ["card:dino-fiend", "card:troll", "card:urchin"]
    table.do("card:troll")
    assert table.damage("troll") == 3
    left = Table(theirs=["troll"], hand=["dino-fiend"], house="dis").do("play:dino-fiend", "no")
    assert (left.on("dino-fiend"), left.damage("troll")) == (0, 0)


def test_envy() -> None:
    """All of it, with another friendly Sin creature beside it; an enemy one is none."""
    table = Table(mine=["envy", "sloth"], amber=(0, 5), house="dis").do("reap:envy")
    assert (table.on("envy"), table.amber(1)) == (5, 0)
    alone = Table(mine=["envy"], theirs=["sloth"], amber=(0, 5), house="dis").do("reap:envy")
    assert (alone.on("envy"), alone.amber(1)) == (0, 5)
    assert alone.keyword("envy", "elusive")


def test_gluttony() -> None:
    """It is exalted by each friendly Sin creature, itself among them; later all Æ of friendly creatures is one's own."""
    table = Table(mine=["pride", "troll amber:2"], theirs=["envy amber:1"], hand=["gluttony"], house="dis")
    table.do("play:gluttony", "place:0")
    assert table.on("gluttony") == 2
    reaping = Table(mine=["gluttony amber:2", "troll amber:1"], theirs=["envy amber:1"], house="dis")
    reaping.do("reap:gluttony")
    assert (reaping.on("gluttony"), reaping.on("troll"), reaping.on("envy"), reaping.amber()) == (0, 0, 1, 4)


def test_greed() -> None:
    """A card more for each friendly Sin creature, for its own player alone."""
    table = Table(mine=["greed", "pride", "troll"], theirs=["envy"], house="dis")
    assert (table.state.hand_limit(0), table.state.hand_limit(1)) == (8, 6)
    table.to_turn_of(1)
    assert len(table.hand()) == 8


def test_pride() -> None:
    """Every friendly Sin creature, itself among them, and no other."""
    table = Table(mine=["pride", "envy", "troll"], theirs=["greed"], house="dis").do("reap:pride")
    assert [table.has(name, "warded") for name in ("pride", "envy", "troll", "greed")] == [
        True,
        True,
        False,
        False,
    ]


def test_sloth() -> None:
    """For a turn without a used creature; an artifact may be used."""
    table = Table(mine=["sloth", "envy", "library-of-the-damned"], hand=["troll"], house="dis")
    table.do("action:library-of-the-damned").to_turn_of(1)
    assert table.amber() == 2
    used = Table(mine=["sloth", "envy"], house="dis").do("reap:envy").to_turn_of(1)
    assert used.amber() == 1
    theirs = Table(mine=["sloth"], house="dis").to_turn_of(1).to_turn_of(0, "dis")
    assert theirs.amber() == 1


def test_wrath() -> None:
    """One enemy creature for each friendly Sin creature, chosen one after the other."""
    table = Table(mine=["wrath", "pride"], theirs=["troll", "krump", "bumpsy"], house="dis")
    table.do("fight:wrath", "card:troll")
    assert table.zone("troll") == "discard"
    assert table.offered() == ["card:krump", "card:bumpsy"]
    table.do("card:krump", "card:bumpsy")
    assert (table.has("krump", "enraged"), table.has("bumpsy", "enraged")) == (True, True)
    assert [table.keyword("wrath", name) > 0 for name in ("taunt", "poison", "skirmish")] == [True] * 3


def test_xeno_fiend() -> None:
    """Of three cards one to the hand and one below the deck; the third stays on top."""
    table = Table(
        mine=["xeno-fiend"], theirs=["dust-imp"], deck=["troll", "anger", "urchin", "krump"], house="dis"
    )
    table.do("fight:xeno-fiend")
    assert sorted(table.offered()) == ["deck:anger", "deck:troll", "deck:urchin"]
    table.do("deck:anger")
    assert sorted(table.offered()) == ["deck:troll", "deck:urchin"]
    table.do("deck:troll")
    assert table.hand() == ["anger"]
    assert table.row("deck")[0] == "urchin"
    assert table.row("deck")[-1] == "troll"


def test_xeno_fiend_and_a_small_deck() -> None:
    """What there is: a single card goes to the hand (G4)."""
    table = Table(mine=["xeno-fiend"], theirs=["dust-imp"], deck=["troll"], house="dis").do(
        "fight:xeno-fiend"
    )
    while table.asked != "turn":
        table.do(table.offered()[0])
    assert "troll" in table.hand()


def test_picaroon() -> None:
    """``PowerAmong``: as strong as its neighbours together, as they are now; Changelings do not count."""
    table = Table(mine=["troll", "urchin", "krump"], hand=["picaroon"], house="dis")
    table.do("play:picaroon", "place:1")
    assert table.line() == ["troll", "picaroon", "urchin", "krump"]
    assert table.power("picaroon") == 9
    flank = Table(mine=["picaroon", "krump plus:2", "picaroon"], house="dis")
    assert (flank.power("picaroon"), flank.power("picaroon.2")) == (8, 8)
    other = Table(mine=["picaroon plus:2", "picaroon", "krump"], house="dis")
    assert (other.power("picaroon"), other.power("picaroon.2")) == (2, 6)


def test_picaroon_alone() -> None:
    """Without a neighbour it has no power, and is destroyed at once (G85)."""
    table = Table(hand=["picaroon"], house="dis").do("play:picaroon")
    assert table.zone("picaroon") == "discard"


def test_wail_of_the_damned() -> None:
    """A creature of either side whose card has no icon at all."""
    table = Table(
        mine=["urchin", "troll icons:D"],
        theirs=["krump", "bumpsy icons:A", "pit-demon also:mars"],
        hand=["wail-of-the-damned"],
        house="dis",
    ).do("play:wail-of-the-damned")
    assert table.offered() == ["card:urchin", "card:krump"]
    table.do("card:krump")
    assert table.zone("krump") == "discard"
    none = Table(theirs=["bumpsy icons:A"], hand=["wail-of-the-damned"], house="dis")
    none.do("play:wail-of-the-damned")
    assert len(none.line(1)) == 1


def test_turnkey() -> None:
    """A key is turned back, and forged for nothing once it leaves play."""
    table = Table(hand=["turnkey", "hysteria"], keys=(0, 1), house="dis").do("play:turnkey")
    while table.asked != "turn":
        table.do(table.offered()[0])
    assert (table.keys(1), table.amber(1)) == (0, 0)
    table.do("play:hysteria")
    while table.asked != "turn":
        table.do(table.offered()[0])
    assert table.keys(1) == 1
    assert table.zone("turnkey") == "hand"


def test_turnkey_without_a_key() -> None:
    """Where no key was turned back none is forged; nor for one that did not enter so."""
    table = Table(hand=["turnkey", "hysteria"], house="dis").do("play:turnkey", "play:hysteria")
    assert table.keys(1) == 0
    there = Table(mine=["turnkey"], hand=["hysteria"], keys=(0, 1), house="dis").do("play:hysteria")
    assert there.keys(1) == 1


@proves("G86")
def test_drecker() -> None:
    """``also_hurt``: what its neighbours are dealt in a fight it is dealt, too, in the same dealing; others do not count."""
    table = Table(mine=["bumpsy", "drecker", "troll", "krump"], theirs=["dextre"], house="brobnar")
    table.do("fight:bumpsy")
    assert (table.damage("bumpsy"), table.damage("drecker"), table.damage("troll")) == (3, 3, 0)
    far = Table(mine=["drecker", "troll", "krump"], theirs=["dextre"], house="brobnar").do("fight:krump")
    assert (far.damage("krump"), far.damage("drecker")) == (3, 0)
    spell = Table(mine=["drecker", "troll"], hand=["hand-of-dis", "mark-of-dis"], house="dis")
    spell.do("play:mark-of-dis", "card:troll")
    assert (spell.damage("troll"), spell.damage("drecker")) == (2, 0)
    own = Table(mine=["drecker"], theirs=["troll"], house="dis").do("reap:drecker")
    assert own.amber() == 1
    rich = Table(mine=["drecker"], amber=(0, 2), house="dis").do("reap:drecker")
    assert (rich.amber(), rich.amber(1)) == (2, 1)


def test_drecker_is_dealt_damage_by_who_deals_it_to_its_neighbour() -> None:
    """It is dealt what its neighbour is dealt by the same creature, whoever deals damage first in that fight: as an Ardent
    Hero it takes none from one with 5 power."""
    table = Table(
        mine=["urchin", "drecker plus:9", "creed-of-nurture"],
        hand=["ardent-hero"],
        theirs=["troll"],
        house="shadows",
    )
    table.do("omni:creed-of-nurture", "hand:ardent-hero", "card:drecker", "fight:urchin")
    assert (table.zone("urchin"), table.damage("troll"), table.damage("drecker")) == ("discard", 1, 0)


def test_drecker_dies_with_its_neighbour() -> None:
    """Both at once, in the fight: whoever is destroyed with it does not save it."""
    table = Table(mine=["troll"], theirs=["drecker", "urchin"], amber=(0, 0), house="brobnar")
    table.do("fight:troll", "card:drecker")
    assert (table.zone("drecker"), table.zone("urchin")) == ("discard", "line")
    both = Table(mine=["bumpsy"], theirs=["drecker", "krump"], house="brobnar").do(
        "fight:bumpsy", "card:krump"
    )
    assert (both.zone("drecker"), both.damage("krump"), both.zone("bumpsy")) == ("discard", 5, "discard")
    assert [done.kind for done in both.state.turn_log].count(Done.DESTROYED_IN_FIGHT) == 2


def test_drecker_and_what_stops_damage() -> None:
    """What a neighbour's armor or ward stops is not dealt; what is dealt, its own ward stops (G86, G90)."""
    armor = Table(
        mine=["bumpsy"], theirs=["drecker +blood-of-titans", "champion-anaphiel"], house="brobnar"
    ).do("fight:bumpsy")
    assert (armor.damage("champion-anaphiel"), armor.damage("drecker")) == (4, 4)
    ward = Table(mine=["troll"], theirs=["drecker", "krump warded"], house="brobnar").do(
        "fight:troll", "card:krump"
    )
    assert (ward.damage("krump"), ward.damage("drecker")) == (0, 0)
    own = Table(mine=["troll"], theirs=["drecker warded", "krump"], house="brobnar").do(
        "fight:troll", "card:krump"
    )
    assert (own.zone("krump"), own.damage("drecker"), own.has("drecker", "warded")) == ("discard", 0, False)


def test_two_dreckers_side_by_side() -> None:
    """Each takes it once; and one beside the other takes what that one takes for a third."""
    pair = Table(
        mine=["bumpsy"], theirs=["drecker +blood-of-titans", "drecker +blood-of-titans"], house="brobnar"
    )
    pair.do("fight:bumpsy", "card:drecker")
    assert (pair.damage("drecker"), pair.damage("drecker.2")) == (5, 5)
    chain = Table(
        mine=["bumpsy"],
        theirs=["krump", "drecker +blood-of-titans", "drecker +blood-of-titans"],
        house="brobnar",
    ).do("fight:bumpsy", "card:krump")
    assert [chain.damage(c) for c in ("krump", "drecker", "drecker.2")] == [5, 5, 5]


def test_drecker_and_poison() -> None:
    """Poison goes with the damage by which it was dealt (G113)."""
    table = Table(mine=["macis-asp"], theirs=["troll", "drecker +blood-of-titans"], house="shadows")
    table.do("fight:macis-asp", "card:troll")
    assert (table.zone("troll"), table.zone("drecker")) == ("discard", "discard")


def test_drecker_and_damage_that_is_moved() -> None:
    """What Shadow Self takes over from a neighbour is not dealt to that one; it takes over, too, what its own would cost."""
    apart = Table(
        mine=["bumpsy"], theirs=["shadow-self", "krump", "drecker +blood-of-titans"], house="brobnar"
    ).do("fight:bumpsy", "card:krump")
    assert [apart.damage(c) for c in ("shadow-self", "krump", "drecker")] == [5, 0, 0]
    beside = Table(
        mine=["bumpsy"], theirs=["krump", "shadow-self", "drecker +blood-of-titans"], house="brobnar"
    ).do("fight:bumpsy", "card:krump")
    assert [beside.damage(c) for c in ("krump", "drecker")] == [0, 0]
    assert beside.zone("shadow-self") == "discard"  # in place of both of its neighbours: 10


def test_etan_s_jar() -> None:
    """``NameCard``: a card of either deck, or one of neither; those of that name can't be played by anybody (``chosen_name``)
    until it leaves play."""
    table = Table(
        hand=["etan-s-jar", "mindfire", "mindfire house:brobnar", "brabble"],
        their_hand=["anger"],
        house="dis",
    )
    table.do("play:etan-s-jar")
    assert table.asked == "choose-name"
    assert set(table.offered()) == {
        "name:anger",
        "name:brabble",
        "name:dust-pixie",
        "name:etan-s-jar",
        "name:mindfire",
        "no",
    }
    table.do("name:mindfire")
    assert table.told("named_card") == [{"seat": 0, "named": "mindfire"}]
    assert "play:mindfire" not in table.offered()
    assert {"discard:mindfire", "play:brabble"} <= set(table.offered())
    faults = [
        (fault.card, fault.why, fault.by) for fault in view_of(table.state, 0).faults if fault.what == "play"
    ]
    assert ("mindfire", "cannot", "etan-s-jar") in faults
    for viewer in (0, 1, None):
        view = view_of(table.state, viewer)
        assert [(lasts.source, lasts.named, lasts.until) for lasts in view.lasting] == [
            ("etan-s-jar", "mindfire", "this")
        ]
        imagined(GAME, table.state, view, Chance.of("jar"))


def test_etan_s_jar_binds_the_opponent() -> None:
    """In their turn, too; and nobody any more once it has left."""
    table = Table(hand=["etan-s-jar", "poltergeist"], their_hand=["anger", "punch"], house="dis")
    table.do("play:etan-s-jar", "name:anger").to_turn_of(1, "brobnar")
    assert "play:anger" not in table.offered()
    assert "play:punch" in table.offered()
    table.to_turn_of(0, "dis").do("play:poltergeist").to_turn_of(1, "brobnar")
    assert table.zone("etan-s-jar") == "discard"
    assert "play:anger" in table.offered()


def test_etan_s_jar_and_a_name_in_neither_deck() -> None:
    table = Table(hand=["etan-s-jar", "mindfire"], their_hand=["anger"], house="dis")
    table.do("play:etan-s-jar", "no")
    assert table.told("named_card") == [{"seat": 0, "named": None}]
    assert "play:mindfire" in table.offered()


def test_etan_s_jar_and_halves() -> None:
    """Both halves of a gigantic creature have one name (G248); and a copy would be called like its model (G213)."""
    table = Table(hand=["etan-s-jar", "tormax", "tormax2"], house="dis").do("play:etan-s-jar")
    assert [option for option in table.offered() if "tormax" in option] == ["name:tormax"]
    table.do("name:tormax")
    assert "play:tormax" not in table.offered()
    copy = Table(hand=["etan-s-jar", "mimicry house:dis"], their_discard=["anger", "punch"], house="dis").do(
        "play:etan-s-jar", "name:anger"
    )
    copy.do("play:mimicry~dis")
    assert (copy.asked, "pile:anger" in copy.offered()) == ("turn", False)
    only = Table(hand=["etan-s-jar", "mimicry house:dis"], their_discard=["anger"], house="dis")
    only.do("play:etan-s-jar", "name:anger")
    assert "play:mimicry~dis" not in only.offered()


def test_maleficorn() -> None:
    """Moment ``AFTER_ICON_HURTS``: 1 more to an enemy creature, whoever's icon it was; to no other creature, and for no other
    damage."""
    table = Table(
        mine=["maleficorn", "troll"],
        theirs=["krump"],
        hand=["anger icons:D", "brabble icons:DD"],
        house="dis",
    )
    table.do("play:brabble+DD", "place:0", "card:krump", "card:troll")
    assert (table.damage("krump"), table.damage("troll")) == (2, 1)
    theirs = Table(
        mine=["bumpsy", "krump"], theirs=["maleficorn"], hand=["anger icons:D"], house="brobnar"
    ).do("play:anger+D", "card:krump", "card:bumpsy")
    assert theirs.damage("krump") == 2
    spell = Table(mine=["maleficorn"], theirs=["krump", "troll"], hand=["mark-of-dis"], house="dis")
    spell.do("play:mark-of-dis", "card:krump")
    assert spell.damage("krump") == 2


@proves("G90")
def test_maleficorn_and_damage_that_is_not_dealt() -> None:
    """A ward stops what the icon would deal, and then nothing follows; its own icons count, for it is in play (G66)."""
    ward = Table(mine=["maleficorn"], theirs=["krump warded"], hand=["brabble icons:D"], house="dis")
    ward.do("play:brabble+D", "place:0", "card:krump")
    assert (ward.damage("krump"), ward.has("krump", "warded")) == (0, False)
    own = Table(theirs=["krump"], hand=["maleficorn icons:D"], house="dis").do(
        "play:maleficorn+D", "card:krump"
    )
    assert own.damage("krump") == 2
    dead = Table(mine=["maleficorn"], theirs=["urchin", "krump"], hand=["brabble icons:D"], house="dis")
    dead.do("play:brabble+D", "place:0", "card:urchin")
    assert (dead.zone("urchin"), dead.damage("krump")) == ("discard", 0)


def test_two_maleficorns() -> None:
    """Each of them deals 1, one after the other."""
    table = Table(mine=["maleficorn", "maleficorn"], theirs=["krump"], hand=["brabble icons:D"], house="dis")
    table.do("play:brabble+D", "place:0", "card:krump")
    assert table.damage("krump") == 3


MARKED: dict[str, Any] = {
    "house": "dis",
    "houses": [["dis", "brobnar", "untamed"], ["brobnar", "dis", "untamed"]],
}


def houses_asked(table: Table, seat: int) -> list[str]:
    """The houses that a seat may choose, once it is asked."""
    while not (table.asked == "house" and table.state.active == seat):
        table.step(seat)
    return table.offered()


@proves("G53")
def test_mark_of_dis() -> None:
    """``DemandsItsHouse``: whoever controls a creature that survives must choose its house in their next turn, and only then."""
    table = Table(hand=["mark-of-dis"], theirs=["murmook", "troll"], mine=["krump"], **MARKED)
    table.do("play:mark-of-dis")
    assert table.offered() == ["card:krump", "card:murmook", "card:troll"]
    table.do("card:murmook")
    assert (table.damage("murmook"), table.amber()) == (2, 1)
    [lasts] = view_of(table.state, 1).lasting
    assert (lasts.source, lasts.until, lasts.cards) == ("mark-of-dis", "next-turn", [])
    table.to_turn_of(1)
    assert table.state.house == Houses.UNTAMED
    assert len(houses_asked(table.to_turn_of(0, "dis"), 1)) == 3


def test_mark_of_dis_on_a_creature_of_ones_own() -> None:
    """Its controller is bound in their own next turn, and the opponent is not."""
    table = Table(hand=["mark-of-dis"], theirs=["troll"], mine=["murmook"], **MARKED)
    table.do("play:mark-of-dis", "card:murmook")
    assert len(houses_asked(table, 1)) == 3
    table.do("house:brobnar").do("end")
    while table.asked != "turn" or table.state.active != 0:
        assert table.asked != "house"
        table.step(0)
    assert table.state.house == Houses.UNTAMED
    assert len(houses_asked(table.do("end").to_turn_of(1, "dis").do("end"), 0)) == 3


def test_mark_of_dis_kills_or_finds_nothing() -> None:
    """Of a creature that is destroyed, and of none, nothing is asked; one that a ward has saved counts."""
    dead = Table(hand=["mark-of-dis"], theirs=["urchin", "troll"], **MARKED).do(
        "play:mark-of-dis", "card:urchin"
    )
    assert dead.zone("urchin") == "discard"
    assert len(houses_asked(dead, 1)) == 3
    none = Table(hand=["mark-of-dis"], **MARKED).do("play:mark-of-dis")
    assert (none.amber(), len(houses_asked(none, 1))) == (1, 3)
    saved = Table(hand=["mark-of-dis"], theirs=["murmook warded", "troll"], **MARKED)
    saved.do("play:mark-of-dis", "card:murmook").to_turn_of(1)
    assert (saved.damage("murmook"), saved.state.house) == (0, Houses.UNTAMED)


@proves("G261")
def test_mark_of_dis_and_a_creature_of_two_houses() -> None:
    table = Table(hand=["mark-of-dis"], theirs=["murmook also:dis"], **MARKED).do("play:mark-of-dis")
    assert houses_asked(table, 1) == ["house:dis", "house:untamed"]


def test_mark_of_dis_and_another_turn_in_between() -> None:
    """Who takes another turn first is bound in it; else the demand waits for the right player (G208)."""
    table = Table(hand=["mark-of-dis"], theirs=["murmook", "troll"], **MARKED).do(
        "play:mark-of-dis", "card:murmook"
    )
    table.state.extra = [0]
    assert len(houses_asked(table, 0)) == 3
    table.do("house:dis")
    assert table.to_turn_of(1).state.house == Houses.UNTAMED


def test_relentless_creeper() -> None:
    """``fallen``: from the discard pile, when its player has chosen Dis, if they like."""
    table = Table(discard=["relentless-creeper", "anger"], at="start", house="dis")
    table.do("house:dis")
    assert (table.asked, table.offered()) == ("yes", ["yes", "no"])
    assert view_of(table.state, 0).ask is not None
    for viewer in (0, 1, None):
        imagined(GAME, table.state, table.state.view(viewer), Chance.of("creeper"))
    table.do("yes")
    assert (table.hand(), table.row("discard")) == (["relentless-creeper"], ["anger"])
    no = Table(discard=["relentless-creeper"], at="start", house="dis").do("house:dis", "no")
    assert (no.hand(), no.row("discard")) == ([], ["relentless-creeper"])


def test_relentless_creeper_hears_only_its_own_player_and_dis() -> None:
    """Not another house, not the opponent's choice, and not where it lies in play or in hand."""
    other = Table(discard=["relentless-creeper"], at="start", house="dis").do("house:brobnar")
    assert other.asked == "turn"
    theirs = Table(their_discard=["relentless-creeper"], at="start", house="dis").do("house:dis")
    assert theirs.asked == "turn"
    play = Table(mine=["relentless-creeper"], hand=["relentless-creeper"], at="start", house="dis").do(
        "house:dis"
    )
    assert (play.asked, play.line()) == ("turn", ["relentless-creeper"])


def test_two_relentless_creepers() -> None:
    """Each is asked about."""
    table = Table(discard=["relentless-creeper", "relentless-creeper"], at="start", house="dis")
    table.do("house:dis", "yes", "no")
    assert (len(table.hand()), len(table.row("discard"))) == (1, 1)
