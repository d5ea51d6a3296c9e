"""Named counters (G234): what puts, counts, moves and takes them, and where they go."""

from __future__ import annotations

import pytest
from tests.rules.keyforge.said import said
from tests.rules.keyforge.table import Table

from ludarium.core.positions import WrongPosition
from ludarium.games.keyforge.engine.terms import CounterKinds, Durations
from ludarium.games.keyforge.pool.houses import Houses
from ludarium.games.keyforge.view.inspect import inspect
from ludarium.games.keyforge.view.viewer import view_of
from ludarium.games.keyforge.words.cards import FRIENDLY, IS_IT
from ludarium.games.keyforge.words.conditions import AtLeast, Did, There
from ludarium.games.keyforge.words.control import If
from ludarium.games.keyforge.words.effects import Choose
from ludarium.games.keyforge.words.harm import Destroy
from ludarium.games.keyforge.words.known import IT
from ludarium.games.keyforge.words.lasting import Lasting
from ludarium.games.keyforge.words.marks import Mark, Marks, MoveMarks, Unmark
from ludarium.games.keyforge.words.moving import Return
from ludarium.games.keyforge.words.players import Gain, Steal
from ludarium.games.keyforge.words.shorthand import (
    THAT_MANY,
    action,
    artifact,
    as_soon_as,
    belongs,
    card,
    creature,
    destroyed,
    keys_cost,
    omni,
    play,
    reap,
    words,
)
from ludarium.games.keyforge.words.targets import A, Each
from ludarium.testing import proves


@proves("G234")
@said(
    {
        "the-flex": words(
            play(
                If(
                    There(creature(counter=CounterKinds.DOOM)),
                    Destroy(Each(creature(counter=CounterKinds.DOOM))),
                    Mark(CounterKinds.DOOM, 1, A(creature())),
                )
            )
        )
    }
)
def test_what_has_a_counter_is_found_by_it() -> None:
    """The first time one is put, the second time all that have one go (``Mark``, ``Cards.counter``)."""
    table = Table(mine=["troll"], theirs=["bumpsy"], hand=["the-flex", "the-flex"], house="brobnar")
    table.do("play:the-flex", "card:bumpsy")
    assert table.counters("bumpsy") == {"doom": 1}
    assert table.told("marked") == [{"card": "bumpsy", "counter": "doom", "amount": 1}]
    table.do("play:the-flex")
    assert (table.line(0), table.line(1)) == (["troll"], [])
    assert table.counters("bumpsy") == {}


@proves("G234", "G96")
@said({"the-flex": words(play(Return(A(creature()))))})
def test_counters_go_with_their_card_to_another_place_in_play_but_not_out_of_it() -> None:
    table = Table(mine=["troll growth:2 time:1", "bumpsy"], hand=["the-flex"], house="brobnar")
    assert table.counters("troll") == {"growth": 2, "time": 1}
    table.do("play:the-flex", "card:troll", "play:troll", "place:0")
    assert table.counters("troll") == {}
    assert table.power("troll") == 8  # they give no power


@proves("G234")
@said(
    {
        "shard-of-strength": words(
            keys_cost(Marks(CounterKinds.GROWTH)),
            action(Mark(CounterKinds.GROWTH)),
            omni(Unmark(CounterKinds.GROWTH, 3), If(Did(), Gain(5))),
        )
    }
)
def test_an_amount_counts_them_and_a_part_is_not_enough() -> None:
    """``Marks`` is a number; ``Unmark`` of three takes what there is, but "if you do" needs all three (G10)."""
    few = Table(mine=["shard-of-strength growth:2"], house="brobnar")
    assert few.state.key_cost(0) == 6 + 2
    few.do("omni:shard-of-strength")
    assert (few.counters("shard-of-strength"), few.amber()) == ({}, 0)
    enough = Table(mine=["shard-of-strength growth:4"], house="brobnar").do("omni:shard-of-strength")
    assert (enough.counters("shard-of-strength"), enough.amber()) == ({"growth": 1}, 5)
    assert enough.told("unmarked") == [{"card": "shard-of-strength", "counter": "growth", "amount": 3}]
    more = Table(mine=["shard-of-strength growth:4"], house="brobnar").do("action:shard-of-strength")
    assert more.state.key_cost(1) == 6 + 5


@proves("G234")
@said({"shard-of-strength": words(action(Unmark(CounterKinds.SCHEME), Steal(THAT_MANY)))})
def test_that_many_is_how_many_were_removed() -> None:
    table = Table(mine=["shard-of-strength scheme:3 fuse:1"], amber=(0, 5), house="brobnar")
    table.do("action:shard-of-strength")
    assert (table.amber(0), table.amber(1), table.counters("shard-of-strength")) == (3, 2, {"fuse": 1})


@proves("G234")
@said(
    {
        "troll": words(destroyed(MoveMarks(CounterKinds.TIME, A(artifact(FRIENDLY)), half=True))),
        "shard-of-strength": words(omni(MoveMarks(CounterKinds.TIME, A(creature(FRIENDLY))))),
        "into-the-fray": words(play(Destroy(Each(creature())))),
    }
)
def test_counters_are_moved_all_or_half_of_them_rounded_up() -> None:
    table = Table(mine=["troll time:5", "shard-of-strength"], hand=["into-the-fray"], house="brobnar")
    table.do("play:into-the-fray")
    assert table.counters("shard-of-strength") == {"time": 3}
    back = Table(mine=["troll time:1", "shard-of-strength time:4 doom:1"], house="brobnar")
    back.do("omni:shard-of-strength")
    assert (back.counters("troll"), back.counters("shard-of-strength")) == ({"time": 5}, {"doom": 1})


@proves("G234")
@said(
    {
        "shard-of-strength": words(
            as_soon_as(AtLeast(Marks(CounterKinds.YEA), 6), Destroy(Each(creature())))
        ),
        "yurk": words(reap(Mark(CounterKinds.YEA, 1, Each(artifact())))),
    }
)
def test_what_looks_at_counters_does_so_as_soon_as_they_are_there() -> None:
    table = Table(mine=["yurk", "shard-of-strength yea:4 nay:9"], theirs=["troll"], house="dis")
    five = table.do("reap:yurk")
    assert len(five.line(1)) == 1
    six = Table(mine=["yurk", "shard-of-strength yea:5"], theirs=["troll"], house="dis").do("reap:yurk")
    assert (six.line(0), six.line(1)) == ([], [])


@proves("G234")
@said(
    {
        "the-flex": words(
            play(
                Choose(A(artifact())),
                Mark(CounterKinds.PAINT, 1, IT),
                Lasting(
                    (
                        belongs(
                            card(), Houses.MARS, given=There(card(relation=IS_IT, counter=CounterKinds.PAINT))
                        ),
                    ),
                    Durations.FOR_GOOD,
                    on=IT,
                ),
            )
        )
    }
)
def test_something_is_so_while_a_card_has_a_counter() -> None:
    table = Table(theirs=["cannon"], hand=["the-flex"], house="brobnar").do("play:the-flex")
    shard = table.card("cannon")
    assert table.state.houses(shard) == 1 << Houses.MARS
    table.state.unmark(shard, CounterKinds.PAINT, 1)
    assert table.state.houses(shard) != 1 << Houses.MARS


@proves("G234")
def test_everybody_sees_counters() -> None:
    """In views and where a card is looked at; they are kept in copies, and when sides change."""
    table = Table(mine=["troll doom:2 mutation:1"], house="brobnar")
    assert view_of(table.state, 1).cards["troll"].counters == {"doom": 2, "mutation": 1}
    assert inspect(table.state, "card:troll", None)["counters"] == {"doom": 2, "mutation": 1}
    twin = table.state.clone()
    twin.mark(table.card("troll"), CounterKinds.DOOM, 1)
    assert (twin.counted(0, CounterKinds.DOOM), table.state.counted(0, CounterKinds.DOOM)) == (3, 2)
    table.state.take_control([table.card("troll")], 1)
    assert table.counters("troll") == {"doom": 2, "mutation": 1}
    with pytest.raises(WrongPosition):
        Table(mine=["troll gloom:2"])


@proves("G85")
def test_power_counters_and_used_armor_of_a_copy_are_its_own() -> None:
    table = Table(mine=["troll", "bumpsy"], house="brobnar")
    state = table.state
    troll = table.card("troll")
    state.strengthen(troll, 1)
    twin = state.clone()
    again = twin.clone()
    twin.strengthen(troll, 2)
    state.set_used(troll, 1)
    state.set_plate(troll, 3)
    assert [one.plus[troll] for one in (state, twin, again)] == [1, 3, 1]
    assert [one.used[troll] for one in (state, twin, again)] == [1, 0, 0]
    assert [one.plate[troll] for one in (state, twin, again)] == [3, 0, 0]
    state.strengthen(troll, 1)
    twin.strengthen(troll, 1)
    assert [one.plus[troll] for one in (state, twin, again)] == [2, 4, 1]
    assert again.power(troll) == state.power(troll) - 1
