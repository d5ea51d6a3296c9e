"""The center of a line (G33), what upgrades are put on (G37, G233), fixed power (G85), and leave to play or use (G212)."""

from __future__ import annotations

import pytest
from tests.rules.keyforge.said import said
from tests.rules.keyforge.table import Table

from ludarium.games.keyforge.engine.terms import NONE, Keywords, Moments, Zones
from ludarium.games.keyforge.pool.houses import CardTypes, Houses
from ludarium.games.keyforge.words.base import Sequence
from ludarium.games.keyforge.words.cards import (
    CREATURES,
    ENEMY,
    FRIENDLY,
    IN_DISCARD,
    IN_HAND,
    IS_HOST,
    IS_THIS,
    YES,
)
from ludarium.games.keyforge.words.conditions import InCenter, There
from ludarium.games.keyforge.words.control import OneAtATime, OneOf
from ludarium.games.keyforge.words.effects import Choose, PlayIt
from ludarium.games.keyforge.words.harm import Counters, Damage, Destroy
from ludarium.games.keyforge.words.known import GIVER, IT, Neighbours
from ludarium.games.keyforge.words.places import AttachKept, AttachThis
from ludarium.games.keyforge.words.players import Draw, Gain
from ludarium.games.keyforge.words.shorthand import (
    HOST_CARD,
    THIS_CARD,
    after,
    artifact,
    as_flank,
    attaches_to,
    card,
    creature,
    fight_reap,
    fixed_power,
    gains,
    keyword,
    may_play_or_use,
    no_armor,
    play,
    power,
    reap,
    this_turn,
    upgrade,
    upgrade_text,
    words,
)
from ludarium.games.keyforge.words.targets import A, Each, Top, UpTo
from ludarium.testing import proves

# -- places


@proves("G33")
@pytest.mark.parametrize(
    ("line", "power_", "hit"),
    [
        (["yurk"], 6, "troll"),
        (["bumpsy", "yurk"], 4, ""),
        (["bumpsy", "yurk", "krump"], 6, "troll"),
        (["yurk", "bumpsy", "krump"], 4, "troll"),
    ],
)
@said(
    {
        "yurk": words(power(2, THIS_CARD, given=InCenter())),
        "the-flex": words(play(Destroy(A(creature(ENEMY, center=YES))))),
    }
)
def test_the_center_is_the_middle_of_an_odd_line(line: list[str], power_: int, hit: str) -> None:
    """``InCenter`` for a card itself, ``Cards.center`` for others; a lone creature is both flanks and the center."""
    theirs = ["bumpsy", "troll", "krump"] if hit else ["bumpsy", "troll"]
    table = Table(mine=line, theirs=theirs, hand=["the-flex"], house="brobnar")
    assert table.power("yurk") == power_
    table.do("play:the-flex")
    assert (table.zone("troll") == "discard") == bool(hit)


@proves("G33")
@said(
    {
        "halo-of-enlightenment": words(as_flank(HOST_CARD)),
        "the-flex": words(play(Damage(1, Neighbours(Each(creature(name="troll")))))),
    }
)
def test_a_creature_considered_a_flank_creature_keeps_place_center_and_neighbours() -> None:
    table = Table(
        mine=["bumpsy", "troll +halo-of-enlightenment", "krump"], hand=["the-flex"], house="brobnar"
    )
    troll = table.card("troll")
    assert (table.state.is_flank(troll), table.state.is_center(troll)) == (True, True)
    table.do("play:the-flex")
    assert (table.damage("bumpsy"), table.damage("krump"), table.line()) == (
        1,
        1,
        ["bumpsy", "troll", "krump"],
    )


# -- upgrades


@proves("G37")
@said(
    {
        "titanic-maw": words(
            attaches_to(creature(FRIENDLY, name="troll")), keyword(Keywords.SKIRMISH, HOST_CARD)
        )
    }
)
def test_an_upgrade_for_a_named_creature_alone() -> None:
    """``attaches_to``: nobody else's and no other; without one it cannot be played."""
    none = Table(mine=["bumpsy"], theirs=["troll"], hand=["titanic-maw"], house="keyraken")
    assert "play:titanic-maw" not in none.offered()
    table = Table(mine=["bumpsy", "troll", "troll"], theirs=["troll"], hand=["titanic-maw"], house="keyraken")
    table.do("play:titanic-maw")
    assert table.offered() == ["card:troll", "card:troll.2"]
    table.do("card:troll.2")
    assert (table.host("titanic-maw"), table.keyword("troll.2", "skirmish")) == ("troll.2", 1)


@proves("G37", "G64")
@said({"titanic-maw": words(attaches_to(artifact())), "the-flex": words(play(PlayIt(Top())))})
def test_an_upgrade_for_artifacts_belongs_to_one() -> None:
    """It is the artifact's, leaves with it, and goes back where it was if there is none (G64)."""
    none = Table(mine=["troll"], hand=["the-flex"], deck=["titanic-maw"], house="brobnar").do("play:the-flex")
    assert none.row("deck") == ["titanic-maw"]
    table = Table(theirs=["cannon"], hand=["the-flex"], deck=["titanic-maw"], house="brobnar").do(
        "play:the-flex"
    )
    assert (table.host("titanic-maw"), table.zone("titanic-maw")) == ("cannon", "attached")
    table.state.destroy(table.state.stack[-1].scope, [table.card("cannon")])
    table.state.kind = NONE
    table.state.go()
    assert (table.zone("cannon"), table.zone("titanic-maw")) == ("discard", "discard")


BLASTER = words(
    gains(HOST_CARD, fight_reap(OneOf((Damage(2, A(creature())), Sequence((Choose(GIVER, keep=True), AttachKept(A(creature(FRIENDLY, name="troll"))))))))),
    after(Moments.AFTER_ATTACHED, Gain(2), of=upgrade(relation=IS_THIS), given=There(creature(name="troll", relation=IS_HOST)), own=True),
)  # fmt: skip


@proves("G233")
@said({"molina-s-blaster": BLASTER})
def test_what_answers_to_its_being_attached() -> None:
    """Moved to another creature (``AttachKept``) without leaving play, and also played there from hand."""
    table = Table(mine=["bumpsy +molina-s-blaster", "troll"], house="brobnar")
    table.do("reap:bumpsy")
    while table.asked == "trigger":
        table.do(table.offered()[-1])
    table.do("mode:2")
    assert (table.host("molina-s-blaster"), table.amber()) == ("troll", 3)
    assert not [one for one in table.told("moved") if one["card"] == "molina-s-blaster"]
    played = Table(mine=["bumpsy", "troll"], hand=["molina-s-blaster"], house="star-alliance")
    assert played.do("play:molina-s-blaster", "card:troll").amber() == 1 + 2  # with its icon
    other = Table(mine=["bumpsy", "troll"], hand=["molina-s-blaster"], house="star-alliance")
    assert other.do("play:molina-s-blaster", "card:bumpsy").amber() == 1


@proves("G233")
@said(
    {
        "titanic-maw": words(attaches_to(creature(name="troll"))),
        "the-flex": words(play(Choose(A(upgrade()), keep=True), AttachKept(A(creature(other=True))))),
    }
)
def test_an_upgrade_is_not_attached_where_it_may_not_be() -> None:
    table = Table(
        mine=["troll +titanic-maw", "bumpsy", "troll"], hand=["the-flex", "the-flex"], house="brobnar"
    )
    table.do("play:the-flex", "card:bumpsy")
    assert table.host("titanic-maw") == "troll"
    table.do("play:the-flex", "card:troll.2")
    assert table.host("titanic-maw") == "troll.2"


@proves("G233")
@said(
    {
        "came-back-wrong": words(
            play(PlayIt(A(card(FRIENDLY, IN_DISCARD, CREATURES))), AttachThis(IT)),
            upgrade_text(power(-2, HOST_CARD), keyword(Keywords.POISON, HOST_CARD)),
        )
    }
)
def test_an_action_attached_as_an_upgrade_has_only_the_text_for_that() -> None:
    """``AttachThis`` and ``upgrade_text``: it stays in play, under the player's control, until its creature leaves."""
    table = Table(hand=["came-back-wrong"], discard=["troll"], house="untamed")
    table.do("play:came-back-wrong")
    assert (table.zone("came-back-wrong"), table.host("came-back-wrong")) == ("attached", "troll")
    assert (table.power("troll"), table.keyword("troll", "poison")) == (6, 1)
    assert table.state.type(table.card("came-back-wrong")) == CardTypes.UPGRADE
    table.state.leave(table.state.stack[-1].scope, [table.card("troll")], Zones.HAND)
    assert (table.zone("troll"), table.zone("came-back-wrong")) == ("hand", "discard")
    assert table.state.type(table.card("came-back-wrong")) == CardTypes.ACTION


# -- power


@proves("G85")
@said(
    {
        "the-flex": words(play(this_turn(fixed_power(1, creature(ENEMY)), no_armor(creature(ENEMY))))),
        "anger": words(play(this_turn(fixed_power(5, creature(name="troll"))))),
        "punch": words(play(Counters(2, A(creature(ENEMY, name="troll"))))),
    }
)
def test_a_power_that_is_fixed_is_not_raised() -> None:
    """``fixed_power``: counters and bonuses wait until it ends; what fixed it last counts."""
    theirs = ["troll plus:2 +blood-of-titans", "bumpsy damage:1"]
    table = Table(theirs=theirs, hand=["the-flex", "anger", "punch"], house="brobnar")
    assert table.power("troll") == 15
    table.do("play:the-flex")
    assert (table.power("troll"), table.line(1)) == (1, ["troll"])  # 1 damage was enough
    table.do("play:punch")
    assert (table.power("troll"), table.plus("troll")) == (1, 4)
    assert table.do("play:anger").power("troll") == 5
    assert table.do("end").power("troll") == 17


# -- leave


@proves("G212")
@said({"yurk": words(reap(this_turn(may_play_or_use(card(house=Houses.LOGOS)))))})
def test_to_play_or_use_is_one_of_the_two() -> None:
    """``may_play_or_use``: after the one, the other is not allowed any more; and it is over with the turn."""
    both = {"play:dextre", "reap:batdrone"}

    def reaped() -> Table:
        return Table(mine=["yurk", "batdrone"], hand=["dextre", "titan-mechanic"], house="dis").do(
            "reap:yurk"
        )

    assert both <= set(reaped().offered())
    played = reaped().do("play:dextre", "place:0")
    assert not (both | {"play:titan-mechanic"}) & set(played.offered())
    used = reaped().do("reap:batdrone")
    assert not {"play:dextre", "play:titan-mechanic"} & set(used.offered())
    later = reaped().do("end").to_turn_of(1).to_turn_of(0, "dis")
    assert not both & set(later.offered())


@proves("G212")
@said(
    {
        "the-flex": words(play(OneAtATime(UpTo(2, card(FRIENDLY, IN_HAND, CREATURES)), PlayIt(IT)))),
        "yurk": words(play(Draw(1))),
    }
)
def test_how_many_are_played_is_not_said_beforehand() -> None:
    """The first one is played and has drawn another card before the second is chosen, or declined."""
    table = Table(hand=["the-flex", "yurk"], deck=["bumpsy", "punch"], house="brobnar")
    table.do("play:the-flex")
    assert table.offered() == ["hand:yurk", "no"]
    table.do("hand:yurk")
    assert (table.zone("yurk"), table.offered()) == ("line", ["hand:bumpsy", "done"])
    table.do("done")
    assert (table.asked, table.hand()) == ("turn", ["bumpsy"])
