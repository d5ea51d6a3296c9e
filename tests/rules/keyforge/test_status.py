"""Section 12: stun, ward, enrage, ready and exhausted."""

from __future__ import annotations

import pytest
from tests.rules.keyforge.said import said
from tests.rules.keyforge.table import Table

from ludarium.games.keyforge.engine.codes import MoveKinds
from ludarium.games.keyforge.engine.terms import Flags, Moments, Verbs
from ludarium.games.keyforge.words.cards import ENEMY, FRIENDLY, OPPONENT, YOU
from ludarium.games.keyforge.words.conditions import Did
from ludarium.games.keyforge.words.control import If
from ludarium.games.keyforge.words.effects import TakeControl, Use
from ludarium.games.keyforge.words.harm import Damage, Destroy, Exhaust, Status, Unstun
from ludarium.games.keyforge.words.known import IT, THIS
from ludarium.games.keyforge.words.moving import Archive, Purge, Return, ShuffleIn
from ludarium.games.keyforge.words.players import Gain
from ludarium.games.keyforge.words.shorthand import (
    THIS_CARD,
    action,
    after,
    cannot,
    creature,
    destroyed,
    may_use,
    omni,
    play,
    power,
    price,
    reap,
    this_turn,
    words,
)
from ludarium.games.keyforge.words.targets import A, Each
from ludarium.testing import proves


@proves("G102", "GX16")
@said({"brammo": words(omni(Gain(5)), reap(Gain(5)))})
def test_a_stunned_creature_only_loses_the_stun() -> None:
    """That is a use, allowed in any house's turn by an Omni; nothing else of the use happens."""
    table = Table(mine=["troll stunned", "brammo stunned"], theirs=["bumpsy"], house="brobnar")
    assert table.offered() == ["unstun:troll", "unstun:brammo", "end"]
    table.do("unstun:brammo")
    assert (table.has("brammo", "stunned"), table.has("brammo", "exhausted"), table.amber()) == (
        False,
        True,
        0,
    )
    other = Table(mine=["troll stunned", "brammo stunned"], house="dis")
    assert other.offered() == ["unstun:brammo", "end"]


@proves("G102")
@said(
    {
        "the-flex": words(play(Use(Each(creature(FRIENDLY)), MoveKinds.REAP))),
        "into-the-fray": words(play(Status(Flags.STUNNED, A(creature(ENEMY))), If(Did(), Gain(3)))),
        "pound": words(play(Unstun(Each(creature())))),
        "yurk": words(power(2, creature(FRIENDLY, other=True))),
    }
)
def test_stun_and_effects() -> None:
    """Who would be used loses the stun instead; nobody is stunned twice, but may be chosen."""
    table = Table(mine=["troll stunned"], hand=["the-flex"], house="brobnar").do("play:the-flex")
    assert (table.amber(), table.has("troll", "stunned"), table.has("troll", "exhausted")) == (0, False, True)
    twice = Table(theirs=["troll stunned", "bumpsy"], hand=["into-the-fray"], house="brobnar")
    twice.do("play:into-the-fray", "card:troll")
    assert twice.amber() == 0
    freed = Table(mine=["troll stunned exhausted"], hand=["pound"], house="brobnar").do("play:pound")
    assert not freed.has("troll", "stunned")
    constant = Table(mine=["yurk stunned", "troll"], house="brobnar")
    assert constant.power("troll") == 10


@proves("G102")
def test_a_stunned_creature_strikes_back() -> None:
    table = Table(mine=["troll"], theirs=["bumpsy stunned"], house="brobnar").do("fight:troll")
    assert table.damage("troll") == 5
    assert table.zone("bumpsy") == "discard"


@proves("G103")
@said(
    {
        "the-flex": words(play(Destroy(Each(creature(ENEMY))), Gain(1))),
        "into-the-fray": words(play(Return(Each(creature(ENEMY))), Gain(1))),
        "pound": words(play(Purge(Each(creature(ENEMY))), Gain(1))),
        "smith": words(play(ShuffleIn(Each(creature(ENEMY)), OPPONENT), Gain(1))),
        "punch": words(play(Damage(9, Each(creature(ENEMY))), Gain(1))),
        "anger": words(play(Archive(Each(creature(ENEMY))), Gain(1))),
    }
)
@pytest.mark.parametrize("action_", ["the-flex", "into-the-fray", "pound", "smith", "punch", "anger"])
def test_a_ward_is_discarded_instead(action_: str) -> None:
    """Text without "if you do" goes on. The second time there is no ward left."""
    table = Table(theirs=["troll warded"], hand=[action_, action_], house="brobnar").do(f"play:{action_}")
    assert (table.zone("troll"), table.damage("troll"), table.has("troll", "warded")) == ("line", 0, False)
    before = table.amber()
    assert before >= 1
    table.do(f"play:{action_}")
    assert table.zone("troll") != "line"


@proves("G103")
@said(
    {
        "the-flex": words(play(Status(Flags.WARDED, A(creature(FRIENDLY))), If(Did(), Gain(3)))),
        "into-the-fray": words(play(TakeControl(A(creature(ENEMY))), Exhaust(IT))),
    }
)
def test_one_ward_at_most_and_it_stops_neither_moving_nor_exhausting() -> None:
    table = Table(mine=["troll warded"], hand=["the-flex"], house="brobnar").do("play:the-flex")
    assert table.amber() == 0
    moved = Table(theirs=["troll warded"], hand=["into-the-fray"], house="brobnar").do("play:into-the-fray")
    assert moved.line() == ["troll"]
    assert moved.has("troll", "warded")
    assert moved.has("troll", "exhausted")


@proves("G103")
@said(
    {
        "the-flex": words(play(Destroy(Each(creature(ENEMY))))),
        "gub": words(destroyed(Status(Flags.WARDED, Each(creature(FRIENDLY))))),
        "yurk": words(destroyed(Return(THIS))),
    }
)
def test_a_ward_that_comes_after_the_tag() -> None:
    """It does not save from that destruction, but keeps the creature from going elsewhere."""
    table = Table(theirs=["gub", "troll"], hand=["the-flex"], house="brobnar").do("play:the-flex")
    assert table.line(1) == []
    kept = Table(theirs=["gub", "yurk"], hand=["the-flex"], house="brobnar").do(
        "play:the-flex", "trigger:gub"
    )
    assert (kept.hand(1), kept.zone("yurk")) == ([], "discard")


@proves("G104")
@said(
    {
        "brammo": words(action(Gain(5))),
        "the-flex": words(play(Use(A(creature(FRIENDLY)), MoveKinds.REAP))),
        "into-the-fray": words(play(Status(Flags.ENRAGED, A(creature(FRIENDLY))), If(Did(), Gain(3)))),
    }
)
def test_an_enraged_creature_must_fight_if_it_can() -> None:
    table = Table(
        mine=["brammo enraged"], theirs=["urchin exhausted", "dust-imp"], hand=["the-flex"], house="brobnar"
    )
    assert table.offered() == ["play:the-flex", "discard:the-flex", "fight:brammo", "end"]
    table.do("fight:brammo", "card:dust-imp")
    assert not table.has("brammo", "enraged")
    assert [one["card"] for one in table.told("calmed")] == ["brammo"]
    alone = Table(mine=["brammo enraged"], house="brobnar")
    assert alone.offered() == ["reap:brammo", "action:brammo", "end"]
    alone.do("reap:brammo")
    assert alone.has("brammo", "enraged")
    assert alone.told("calmed") == []
    told = Table(mine=["brammo enraged"], theirs=["urchin"], hand=["the-flex"], house="brobnar").do(
        "play:the-flex"
    )
    assert (told.amber(), told.has("brammo", "enraged")) == (1, True)
    twice = Table(mine=["brammo enraged"], hand=["into-the-fray"], house="brobnar").do("play:into-the-fray")
    assert twice.amber() == 0


@proves("G104")
@said({"brammo": words(cannot(Verbs.FIGHT, THIS_CARD))})
def test_an_enraged_creature_that_cannot_fight_may_be_used_otherwise() -> None:
    table = Table(mine=["brammo enraged"], theirs=["troll"], house="brobnar")
    assert table.offered() == ["reap:brammo", "end"]


@proves("G105")
def test_an_exhausted_card_is_not_used() -> None:
    table = Table(mine=["troll exhausted", "cannon exhausted", "bumpsy"], theirs=["krump"], house="brobnar")
    assert table.offered() == ["reap:bumpsy", "fight:bumpsy", "end"]


@proves("G225", "G132")
@said({"the-flex": words(play(TakeControl(A(creature(ENEMY)))))})
def test_status_and_counters_stay_when_control_changes() -> None:
    table = Table(
        theirs=["troll stunned warded enraged exhausted damage:2 plus:1 amber:3 +blood-of-titans"],
        hand=["the-flex"],
        house="brobnar",
    ).do("play:the-flex")
    assert (table.holder("troll"), table.line()) == (0, ["troll"])
    for mark in ("stunned", "warded", "enraged", "exhausted"):
        assert table.has("troll", mark)
    assert (table.damage("troll"), table.plus("troll"), table.on("troll"), table.power("troll")) == (
        2,
        1,
        3,
        14,
    )
    assert table.host("blood-of-titans") == "troll"
    table.to_turn_of(1)
    assert table.has("troll", "stunned")


@proves("G102")
@said(
    {
        "the-flex": words(play(this_turn(may_use(creature(FRIENDLY), Verbs.FIGHT)))),
        "yurk": words(after(Moments.AFTER_USED, Gain(3), of=creature(FRIENDLY), by=YOU)),
    }
)
def test_leave_to_fight_is_enough_to_remove_a_stun_and_that_is_a_use() -> None:
    table = Table(mine=["urchin stunned", "yurk"], theirs=["troll"], hand=["the-flex"], house="brobnar")
    assert "unstun:urchin" not in table.offered()
    table.do("play:the-flex")
    before = table.amber()
    table.do("unstun:urchin")
    assert table.amber() == before + 3


@proves("G103", "G84")
@said({"alaka": words(power(-9, creature(ENEMY)))})
def test_a_ward_is_all_that_a_creature_without_power_loses_first() -> None:
    assert Table(mine=["alaka"], theirs=["troll warded"], house="brobnar").line(1) == []


@proves("G103", "G86")
@said({"the-flex": words(play(Damage(1, Each(creature(ENEMY)), splash=1)))})
def test_a_ward_stops_all_damage_of_one_dealing_to_its_creature() -> None:
    table = Table(theirs=["troll", "bumpsy warded", "krump"], hand=["the-flex"], house="brobnar").do(
        "play:the-flex"
    )
    assert [table.damage(one) for one in table.line(1)] == [2, 0, 2]
    assert not table.has("bumpsy", "warded")


@proves("G104", "G79")
def test_rage_ends_with_a_fight_that_assault_ended() -> None:
    table = Table(mine=["ancient-bear enraged"], theirs=["urchin", "troll"], house="untamed")
    table.do("fight:ancient-bear", "card:urchin")
    assert (table.zone("urchin"), table.has("ancient-bear", "enraged")) == ("discard", False)


@proves("G104")
@said(
    {"brammo": words(action(Gain(5))), "the-flex": words(play(Use(A(creature(FRIENDLY)), MoveKinds.ACTION)))}
)
def test_an_effect_that_says_action_finds_an_enraged_creature_bound_to_fight() -> None:
    table = Table(mine=["brammo enraged"], theirs=["troll"], hand=["the-flex"], house="brobnar").do(
        "play:the-flex"
    )
    assert (table.amber(), table.has("brammo", "exhausted")) == (0, False)


@proves("G102", "G219", "G228")
@said({"yurk": words(price(Verbs.USE, 2, creature(), OPPONENT))})
def test_removing_a_stun_has_the_price_of_a_use() -> None:
    table = Table(mine=["troll stunned"], theirs=["yurk"], amber=(1, 0), house="brobnar")
    assert table.offered() == ["end"]
    rich = Table(mine=["troll stunned"], theirs=["yurk"], amber=(2, 0), house="brobnar").do("unstun:troll")
    assert (rich.amber(0), rich.amber(1)) == (0, 2)


@proves("G104", "G72")
def test_an_enraged_creature_that_may_not_fight_in_this_house_may_use_its_omni() -> None:
    table = Table(mine=["deipno-spymaster enraged"], theirs=["troll"], house="brobnar")
    assert table.offered() == ["omni:deipno-spymaster", "end"]
    own = Table(mine=["deipno-spymaster enraged"], theirs=["troll"], house="shadows")
    assert own.offered() == ["fight:deipno-spymaster", "end"]
