"""Gained text boxes and copies (G240)."""

from __future__ import annotations

from tests.rules.keyforge.said import said
from tests.rules.keyforge.table import Table

from ludarium.games.keyforge.engine.terms import Durations, Keywords
from ludarium.games.keyforge.view.serialize import KEEPER, written
from ludarium.games.keyforge.words.base import Target
from ludarium.games.keyforge.words.cards import CREATURES, FRIENDLY, IN_HAND, IS_THIS
from ludarium.games.keyforge.words.effects import Choose
from ludarium.games.keyforge.words.known import HIT, IT, KEPT
from ludarium.games.keyforge.words.moving import Reveal
from ludarium.games.keyforge.words.places import COPIED, GainText
from ludarium.games.keyforge.words.players import Draw, Gain
from ludarium.games.keyforge.words.shorthand import (
    HOST_CARD,
    THIS_CARD,
    Words,
    artifact,
    blank,
    card,
    creature,
    destroyed,
    fight,
    gains,
    keyword,
    play,
    power,
    reap,
    this_turn,
    words,
)
from ludarium.games.keyforge.words.targets import A, Each
from ludarium.testing import proves


def text_of(target: Target, of: Target) -> Words:
    """An action that gives the first creature the text box of the second until the end of the turn."""
    return words(play(GainText(target, of)))


TO_TROLL = Each(creature(name="troll"))
OF_YURK = Each(creature(name="yurk"))


@proves("G240")
@said(
    {
        "the-flex": text_of(TO_TROLL, OF_YURK),
        "yurk": words(
            reap(Gain(2)), power(3, creature(FRIENDLY, beside=IS_THIS)), keyword(Keywords.TAUNT, THIS_CARD)
        ),
    }
)
def test_a_gained_text_box_is_that_of_who_gained_it() -> None:
    """Abilities and constants speak of the creature that has them now (``GainText``), until the end of the turn."""
    table = Table(mine=["bumpsy", "troll"], theirs=["yurk"], hand=["the-flex"], house="brobnar")
    table.do("play:the-flex")
    assert (table.power("bumpsy"), table.power("troll"), table.keyword("troll", "taunt")) == (8, 8, 1)
    table.do("reap:troll", "trigger:troll:2")  # beside its own
    assert table.amber() == 3
    table.do("end")
    assert (table.power("bumpsy"), table.keyword("troll", "taunt")) == (5, 0)


@proves("G240")
@said(
    {
        "the-flex": text_of(TO_TROLL, Each(creature(name="macis-asp"))),
        "blood-of-titans": words(power(5, HOST_CARD), gains(HOST_CARD, reap(Gain(9)))),
        "into-the-fray": words(play(this_turn(blank(creature(name="macis-asp"))))),
    }
)
def test_only_printed_text_is_gained() -> None:
    """Printed keywords are; not what an upgrade gives, and a blank text box is still printed."""
    table = Table(
        mine=["troll", "macis-asp plus:2 +blood-of-titans"],
        hand=["into-the-fray", "the-flex"],
        house="brobnar",
    )
    table.do("play:into-the-fray", "play:the-flex")
    assert (table.keyword("troll", "skirmish"), table.keyword("troll", "poison")) == (1, 1)
    assert (table.keyword("macis-asp", "poison"), table.power("troll")) == (0, 8)
    table.do("reap:troll")
    assert table.amber() == 1


@proves("G240")
@said(
    {
        "the-flex": text_of(TO_TROLL, Each(creature(name="macis-asp"))),
        "into-the-fray": words(play(this_turn(blank(creature(name="troll"))))),
    }
)
def test_a_blank_text_box_has_nothing_gained_either() -> None:
    table = Table(mine=["troll", "macis-asp"], hand=["into-the-fray", "the-flex"], house="brobnar")
    table.do("play:the-flex", "play:into-the-fray")
    assert table.keyword("troll", "poison") == 0


@proves("G240")
@said(
    {
        "the-flex": words(
            play(
                Reveal(A(card(FRIENDLY, IN_HAND, CREATURES))),
                Choose(HIT, keep=True),
                Choose(A(creature())),
                GainText(IT, KEPT),
            )
        ),
        "yurk": words(fight(Draw(1)), destroyed(Gain(2))),
    }
)
def test_the_text_box_of_a_card_in_hand() -> None:
    """It is gained though the revealed card is nowhere in play."""
    table = Table(mine=["troll"], theirs=["bumpsy"], hand=["the-flex", "yurk"], house="brobnar")
    table.do("play:the-flex", "hand:yurk", "card:troll")
    hand = len(table.hand())
    table.do("fight:troll")
    assert len(table.hand()) == hand + 1


@proves("G240")
@said({"cannon": words(power(5, creature())), "the-flex": words(play(this_turn(blank(artifact()))))})
def test_the_text_box_of_an_artifact_can_be_blank() -> None:
    table = Table(mine=["troll", "cannon"], hand=["the-flex"], house="brobnar")
    assert table.power("troll") == 13
    assert table.do("play:the-flex").power("troll") == 8


@proves("G240")
@said(
    {
        "the-flex": words(play(GainText(TO_TROLL, OF_YURK, Durations.THIS_TURN, COPIED))),
        "yurk": words(reap(Gain(2))),
    }
)
def test_a_creature_that_becomes_a_copy_is_the_printed_card() -> None:
    """Power, traits and text as printed, with its own counters; the model's stay with it. Then it is itself again."""
    table = Table(
        mine=["troll plus:1 damage:1", "bumpsy"],
        theirs=["yurk plus:4 +blood-of-titans"],
        hand=["the-flex"],
        house="brobnar",
    )
    table.do("play:the-flex")
    face = table.state.decks.prints[table.state.face[table.card("troll")]]
    assert (table.power("troll"), face.traits, table.damage("troll")) == (5, ("demon",), 1)
    assert table.told("copied") == [{"card": "troll", "shown": "yurk"}]
    twin = table.state.clone()
    assert written(twin, KEEPER) == written(table.state, KEEPER)
    table.do("end")
    assert (table.power("troll"), twin.power(table.card("troll"))) == (9, 5)


@proves("G240")
@said(
    {
        "the-flex": words(play(GainText(Each(creature(FRIENDLY)), OF_YURK, Durations.THIS_TURN, COPIED))),
        "yurk": words(),
    }
)
def test_several_copies_one_over_the_other_end_together() -> None:
    """A copy of a small creature dies of its damage at once; one that was a copy twice shows its own print again."""
    table = Table(
        mine=["troll damage:4", "bumpsy"], theirs=["yurk"], hand=["the-flex", "the-flex"], house="brobnar"
    )
    table.do("play:the-flex", "play:the-flex")
    assert (table.zone("troll"), table.power("bumpsy")) == ("discard", 4)
    table.do("end")
    assert table.power("bumpsy") == 5
