"""Section 11: destruction and leaving play."""

from __future__ import annotations

import pytest
from tests.rules.keyforge.said import said
from tests.rules.keyforge.table import Table

from ludarium.games.keyforge.engine.terms import Durations, Moments, Zones
from ludarium.games.keyforge.words.amounts import Count
from ludarium.games.keyforge.words.cards import ENEMY, FRIENDLY, IN_DISCARD, IN_HAND, IS_THIS
from ludarium.games.keyforge.words.effects import PutInPlay
from ludarium.games.keyforge.words.harm import FULLY, Damage, Destroy, Heal
from ludarium.games.keyforge.words.known import GIVER, IT, THIS, Found, Neighbours
from ludarium.games.keyforge.words.lasting import Lasting
from ludarium.games.keyforge.words.moving import Archive, Purge, Return
from ludarium.games.keyforge.words.players import Draw, Gain, Steal
from ludarium.games.keyforge.words.shorthand import (
    HOST_CARD,
    after,
    artifact,
    card,
    creature,
    destroyed,
    gains,
    play,
    power,
    reap,
    this_turn,
    words,
)
from ludarium.games.keyforge.words.targets import A, Each
from ludarium.testing import proves

SWEEP = words(play(Destroy(Each(creature()))))


@proves("G91")
@said(
    {
        "the-flex": SWEEP,
        "gub": words(destroyed(Gain(Count(creature(FRIENDLY))))),
        "yurk": words(destroyed(Destroy(Each(artifact(ENEMY))))),
        "shard-of-strength": words(destroyed(Gain(7))),
        "banner-of-battle": words(after(Moments.AFTER_DESTROYED, Draw(1), of=creature())),
    }
)
def test_a_destruction_from_the_tags_to_what_follows() -> None:
    """ "Destroyed:" one by one with all still there; what is tagged meanwhile joins; they go together; then the rest."""
    table = Table(
        mine=["shard-of-strength", "banner-of-battle", "gub", "yurk"],
        theirs=["yurk", "troll"],
        hand=["the-flex"],
        house="brobnar",
    )
    table.do("play:the-flex")
    assert table.offered() == ["trigger:gub", "trigger:yurk", "trigger:yurk.2"]
    assert table.hand() == []
    table.do("trigger:yurk.2")  # it tags both artifacts
    assert table.has("shard-of-strength", "tagged")
    assert table.offered() == ["trigger:gub", "trigger:yurk", "trigger:shard-of-strength"]
    table.do("trigger:gub")
    assert table.amber() == 2
    table.do("trigger:shard-of-strength")
    assert table.amber() == 9
    assert [fact["card"] for fact in table.told("destroyed")] == [
        "gub", "yurk", "yurk.2", "troll", "shard-of-strength", "banner-of-battle",
    ]  # fmt: skip
    assert table.hand() == []  # the banner has gone with them
    assert (table.line(0), table.line(1), table.row("artifacts")) == ([], [], [])


@proves("G91")
@said({"the-flex": SWEEP})
def test_each_pile_may_be_ordered() -> None:
    table = Table(
        mine=["troll +blood-of-titans"],
        theirs=["bumpsy", "krump", "urchin"],
        hand=["the-flex"],
        house="brobnar",
    )
    table.state.settings.ask_piles = True
    table.do("play:the-flex")
    assert (table.asked, table.offered()) == ("discard-order", ["card:troll", "card:blood-of-titans"])
    table.do("card:blood-of-titans")
    assert table.offered() == ["card:bumpsy", "card:krump", "card:urchin"]
    table.do("card:urchin", "card:bumpsy")
    assert table.row("discard", 0) == ["blood-of-titans", "troll", "the-flex"]
    assert table.row("discard", 1) == ["urchin", "bumpsy", "krump"]


@proves("G92", "GX14")
@said(
    {
        "the-flex": words(play(Damage(2, Each(creature())))),
        "gub": words(destroyed(Heal(FULLY, Each(creature())))),
    }
)
def test_healing_does_not_save_a_tagged_creature() -> None:
    table = Table(theirs=["gub", "urchin", "bumpsy"], hand=["the-flex"], house="brobnar").do("play:the-flex")
    assert table.line(1) == ["bumpsy"]
    assert table.damage("bumpsy") == 0


@proves("G92", "G156")
@said(
    {
        "the-flex": words(play(Destroy(Each(creature(name="troll"))))),
        "pound": words(play(Destroy(Each(creature(ENEMY))))),
        "academy-training": words(gains(HOST_CARD, destroyed(Destroy(GIVER), instead=True))),
    }
)
def test_instead_removes_the_tag_after_all_destroyed_abilities() -> None:
    """It may pass the tag on: here to the upgrade itself."""
    table = Table(theirs=["troll +academy-training", "dust-imp"], hand=["pound"], house="brobnar").do(
        "play:pound"
    )
    assert table.line(1) == ["troll"]
    assert table.zone("academy-training") == "discard"
    assert table.amber(1) == 2
    kinds = [event.kind() for event in table.events]
    assert kinds.index("gained") < kinds.index("saved")


@proves("G93")
@said(
    {
        "the-flex": SWEEP,
        "gub": words(destroyed(Gain(1))),
        "yurk": words(
            destroyed(Destroy(Each(creature())), this_turn(gains(creature(), destroyed(Gain(10)))))
        ),
    }
)
def test_a_tagged_card_is_not_destroyed_again_and_what_it_gains_then_is_lost_on_it() -> None:
    table = Table(theirs=["yurk", "gub"], hand=["the-flex"], house="brobnar").do(
        "play:the-flex", "trigger:yurk"
    )
    assert (table.amber(1), table.line(1)) == (1, [])
    assert len(table.told("destroyed")) == 2


@proves("G94", "GX13")
@said(
    {
        "the-flex": SWEEP,
        "yurk": words(destroyed(Return(THIS))),
        "gub": words(gains(creature(FRIENDLY, beside=IS_THIS, name="troll"), destroyed(Gain(5)))),
        "banner-of-battle": words(after(Moments.AFTER_DESTROYED, Gain(1), of=creature())),
    }
)
def test_a_card_that_its_own_destruction_moves_leaves_at_once() -> None:
    """Gub's new neighbour gains nothing any more; who came to hand was destroyed all the same."""
    table = Table(
        mine=["banner-of-battle"], theirs=["gub", "yurk", "troll"], hand=["the-flex"], house="brobnar"
    ).do("play:the-flex")
    assert (table.hand(1), table.line(1)) == (["yurk"], [])
    assert table.amber(0) == 3
    assert table.amber(1) == 0


@proves("G95")
@said({"yurk": words(reap(Destroy(A(creature(FRIENDLY)), sacrifice=True))), "gub": words(destroyed(Gain(1)))})
def test_a_sacrifice_is_a_destruction_of_one_s_own() -> None:
    table = Table(mine=["yurk", "gub"], theirs=["pile-of-skulls", "troll"], house="dis").do("reap:yurk")
    assert table.offered() == ["card:yurk", "card:gub"]
    table.do("card:gub")
    assert table.amber() == 2
    assert [fact["card"] for fact in table.told("destroyed")] == ["gub"]


@proves("G96")
@said(
    {
        "the-flex": words(play(Return(Each(creature(FRIENDLY))))),
        "pound": words(play(Lasting((power(5, creature()),), Durations.FOR_GOOD, Each(creature(FRIENDLY))))),
    }
)
def test_what_lies_on_a_card_does_not_go_with_it() -> None:
    table = Table(
        mine=["bumpsy damage:2 plus:2 stunned enraged exhausted +blood-of-titans"],
        hand=["the-flex", "pound"],
        house="brobnar",
    )
    table.do("play:pound")
    assert table.power("bumpsy") == 17
    table.do("play:the-flex")
    assert (table.hand(), table.zone("blood-of-titans")) == (["bumpsy"], "discard")
    table.do("play:bumpsy")
    assert (table.power("bumpsy"), table.damage("bumpsy")) == (5, 0)
    assert not table.has("bumpsy", "stunned")
    assert not table.has("bumpsy", "enraged")


@proves("G97", "GX8")
@said(
    {
        "the-flex": words(play(Destroy(Each(card(ENEMY))))),
        "banner-of-battle": words(after(Moments.AFTER_LEAVES, Steal(1), of=creature())),
    }
)
def test_amber_on_a_card_that_leaves() -> None:
    """That of a creature goes to its controller's opponent, before what follows; that of other cards is gone."""
    table = Table(
        mine=["banner-of-battle", "urchin"],
        theirs=["troll amber:3", "cannon amber:2"],
        hand=["the-flex"],
        amber=(0, 1),
        house="brobnar",
    ).do("play:the-flex")
    assert (table.amber(0), table.amber(1)) == (4, 0)
    kinds = [event.kind() for event in table.events]
    assert kinds.index("returned_amber") < kinds.index("stole")


@proves("G98")
@said(
    {
        "the-flex": words(play(Return(Each(creature(ENEMY))), Purge(Found(3)))),
        "into-the-fray": words(play(Destroy(Each(creature(ENEMY))), Purge(Found(3)))),
    }
)
def test_effects_follow_a_card_to_an_open_zone_only() -> None:
    hidden = Table(theirs=["troll"], hand=["the-flex"], house="brobnar").do("play:the-flex")
    assert hidden.hand(1) == ["troll"]
    shown = Table(theirs=["troll"], hand=["into-the-fray"], house="brobnar").do("play:into-the-fray")
    assert shown.row("purged", 1) == ["troll"]


@proves("G98")
@said(
    {
        "pound": words(play(Lasting((power(5, creature()),), Durations.FOR_GOOD, Each(creature(FRIENDLY))))),
        "the-flex": words(play(Return(Each(creature(FRIENDLY))))),
    }
)
def test_a_card_that_comes_back_from_hand_is_another() -> None:
    table = Table(mine=["troll"], hand=["pound", "the-flex"], house="brobnar").do("play:pound")
    assert table.power("troll") == 13
    table.do("play:the-flex", "play:troll")
    assert table.power("troll") == 8


@proves("G99")
@said({"the-flex": words(play(Destroy(A(creature(ENEMY))), Damage(1, Neighbours(IT))))})
def test_later_parts_see_a_card_that_left_as_it_was() -> None:
    table = Table(theirs=["krump", "urchin", "troll", "bumpsy"], hand=["the-flex"], house="brobnar")
    table.do("play:the-flex", "card:urchin")
    assert [table.damage(one) for one in ("krump", "troll", "bumpsy")] == [1, 1, 0]


@proves("G100")
@said(
    {
        "the-flex": SWEEP,
        "yurk": words(after(Moments.AFTER_DESTROYED, Gain(1), of=creature())),
        "old-yurk": words(after(Moments.AFTER_DESTROYED, Gain(10), of=creature(), own=True)),
        "shard-of-strength": words(after(Moments.AFTER_DESTROYED, Gain(1), of=creature())),
        "gub": words(destroyed(PutInPlay(A(card(FRIENDLY, IN_DISCARD))))),
    }
)
def test_who_goes_does_not_hear_of_it() -> None:
    """Neither of itself nor of the others, unless it says so; who stays hears of each."""
    leaving = Table(theirs=["yurk", "bumpsy"], hand=["the-flex"], house="brobnar").do("play:the-flex")
    assert leaving.amber(1) == 0
    own = Table(theirs=["old-yurk", "bumpsy"], hand=["the-flex"], house="brobnar").do("play:the-flex")
    assert own.amber(1) == 10
    staying = Table(theirs=["shard-of-strength", "bumpsy", "troll"], hand=["the-flex"], house="brobnar")
    staying.do("play:the-flex")
    assert staying.amber(1) == 2


@proves("G101")
@said(
    {
        "the-flex": words(play(Purge(Each(creature(ENEMY))))),
        "pound": words(play(Return(Each(creature(ENEMY)), Zones.DECK))),
        "into-the-fray": words(play(Archive(Each(creature(ENEMY))))),
        "smith": words(play(Return(Each(creature(ENEMY))))),
    }
)
@pytest.mark.parametrize(
    ("action", "zone"),
    [("the-flex", "purged"), ("pound", "deck"), ("into-the-fray", "archives"), ("smith", "hand")],
)
def test_leaving_otherwise_is_not_being_destroyed(action: str, zone: str) -> None:
    table = Table(mine=["pile-of-skulls"], theirs=["dust-imp"], hand=[action], amber=(0, 1), house="brobnar")
    table.do(f"play:{action}")
    assert table.zone("dust-imp") == zone
    assert table.told("destroyed") == []
    assert table.amber(1) == 1


@proves("G224")
@said({"the-flex": SWEEP, "gub": words(destroyed(PutInPlay(A(card(FRIENDLY, IN_HAND)))))})
def test_what_enters_during_a_destruction_stays() -> None:
    table = Table(theirs=["gub", "bumpsy"], hand=["the-flex"], their_hand=["troll"], house="brobnar")
    table.do("play:the-flex")
    table.do("place:2")
    assert table.line(1) == ["troll"]


HURTS_ALL = words(play(Damage(1, Each(creature(FRIENDLY)))))


@proves("G96", "G87")
@said({"the-flex": HURTS_ALL, "pound": words(play(Return(A(creature(FRIENDLY)))))})
def test_armor_used_up_does_not_follow_a_card_out_of_play() -> None:
    table = Table(mine=["champion-anaphiel house:brobnar"], hand=["the-flex", "pound"], house="brobnar")
    knight = table.line()[0]
    table.do("play:the-flex")
    assert table.state.armor_left(table.card(knight)) == 0
    table.do("play:pound", f"play:{knight}")
    assert table.state.armor_left(table.card(knight)) == 1


@proves("G100")
@said(
    {
        "the-flex": words(play(Destroy(Each(creature())))),
        "yurk": words(destroyed(Return(THIS)), after(Moments.AFTER_DESTROYED, Gain(9), of=creature())),
    }
)
def test_who_left_before_the_others_does_not_hear_of_them() -> None:
    table = Table(theirs=["yurk", "bumpsy"], hand=["the-flex"], house="brobnar").do("play:the-flex")
    assert (table.hand(1), table.amber(1)) == (["yurk"], 0)


@proves("G93", "G92")
@said(
    {
        "the-flex": words(play(Destroy(Each(creature())))),
        "gub": words(),
        "yurk": words(destroyed(this_turn(gains(creature(name="gub"), destroyed(Gain(10), instead=True))))),
    }
)
def test_a_replacement_gained_after_the_tag_does_not_save() -> None:
    table = Table(theirs=["yurk", "gub"], hand=["the-flex"], house="brobnar").do("play:the-flex")
    assert (table.line(1), table.amber(1)) == ([], 0)
