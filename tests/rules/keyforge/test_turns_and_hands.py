"""Another turn (G208), refills outside the draw step (G210), and who goes first where both do something (G204)."""

from __future__ import annotations

from tests.rules.keyforge.said import said
from tests.rules.keyforge.table import Table

from ludarium.games.keyforge.engine.terms import NONE, Durations, Moments
from ludarium.games.keyforge.engine.turn_log import Done
from ludarium.games.keyforge.view.serialize import KEEPER, written
from ludarium.games.keyforge.words.amounts import TimesDone
from ludarium.games.keyforge.words.cards import CREATURES, EACH_PLAYER, ENEMY, IN_HAND, OPPONENT
from ludarium.games.keyforge.words.lasting import Lasting
from ludarium.games.keyforge.words.moving import Discard
from ludarium.games.keyforge.words.players import AnotherTurn, Draw, Gain, Refill
from ludarium.games.keyforge.words.shorthand import action, after, card, creature, ends, play, power, words
from ludarium.games.keyforge.words.targets import Each
from ludarium.testing import proves


@proves("G208")
@said({"cannon": words(action(AnotherTurn()))})
def test_another_turn_is_a_whole_turn_of_the_same_player() -> None:
    """``AnotherTurn``: forging, a house, ready and draw steps; afterwards it is the opponent's turn as ever."""
    table = Table(mine=["cannon"], amber=(6, 0), house="brobnar").do("action:cannon")
    assert table.told("another_turn") == [{"seat": 0}]
    table.do("end")
    assert (table.state.active, table.state.turn, table.asked) == (0, 6, "key")
    table.do("key:red", "house:brobnar")
    assert (table.keys(), len(table.hand())) == (1, 6)
    assert "action:cannon" in table.offered()
    table.do("end")
    assert (table.state.active, table.state.turn, table.state.extra, table.state.due) == (1, 7, [], NONE)
    assert table.to_turn_of(0).state.turn == 8


@proves("G208")
@said({"cannon": words(action(AnotherTurn())), "shard-of-strength": words(action(AnotherTurn()))})
def test_several_other_turns_follow_each_other() -> None:
    """Two of them, and one more that is won in the first of those; then the opponent."""
    table = Table(mine=["cannon", "shard-of-strength"], house="brobnar")
    table.do("action:cannon", "action:shard-of-strength", "end", "house:brobnar", "action:cannon", "end")
    seats = [table.state.active]
    for _ in range(3):
        if table.state.active == 0:
            table.do("house:brobnar", "end")
        seats.append(table.state.active)
    assert seats == [0, 0, 1, 1]
    twin = Table(mine=["cannon"], house="brobnar").do("action:cannon").state
    assert written(twin.clone(), KEEPER) == written(twin, KEEPER)
    assert twin.clone().extra == [0]


@proves("G208", "G136")
@said(
    {
        "cannon": words(action(AnotherTurn())),
        "the-flex": words(play(Lasting((power(-1, creature(ENEMY)),), Durations.NEXT_TURN))),
        "anger": words(play(Lasting((power(-2, creature(ENEMY)),), Durations.TO_YOUR_TURN))),
    }
)
def test_what_waits_for_a_turn_waits_for_the_right_one() -> None:
    """The opponent's next turn is the one after the other turn, which is one's own next turn."""
    table = Table(mine=["cannon"], theirs=["troll"], hand=["the-flex", "anger"], house="brobnar")
    table.do("play:the-flex", "play:anger", "action:cannon")
    assert table.power("troll") == 6
    table.do("end", "house:brobnar")
    assert table.power("troll") == 8
    table.do("end")
    assert (table.state.active, table.power("troll")) == (1, 7)
    table.to_turn_of(0)
    assert table.power("troll") == 8


@proves("G208")
@said(
    {
        "yurk": words(ends(AnotherTurn())),
        "the-flex": words(play(Gain(TimesDone(Done.PLAYED, OPPONENT, before=True)))),
    }
)
def test_the_opponent_s_previous_turn_is_still_the_one_before() -> None:
    """A turn in between of one's own is not a turn of theirs."""
    table = Table(
        theirs=["bumpsy"],
        their_hand=["punch"],
        mine=["yurk", "troll"],
        hand=["the-flex"],
        active=1,
        house="brobnar",
    )
    table.do("play:punch", "card:troll").to_turn_of(0, "dis")
    table.do("end")
    assert table.state.active == 0
    table.do("house:brobnar", "play:the-flex")
    assert table.amber() == 1


@proves("G210", "G204", "G140")
@said({"the-flex": words(play(Discard(Each(card(where=IN_HAND))), Refill(EACH_PLAYER)))})
def test_each_player_refills_as_if_in_the_draw_step() -> None:
    """``Refill``: to one's limit, less what chains take, and a chain goes; who goes first is asked."""
    table = Table(
        hand=["the-flex", "punch"], their_hand=["anger"] * 6, mine=["mother"], chains=(0, 7), house="brobnar"
    )
    table.do("play:the-flex")
    assert (table.asked, table.offered()) == ("player", ["seat:0", "seat:1"])
    table.do("seat:1")
    assert (len(table.hand(0)), len(table.hand(1))) == (7, 4)
    assert (table.chains(0), table.chains(1)) == (0, 6)
    assert [fact["seat"] for fact in table.told("drew")] == [1, 0]


@proves("G204")
@said({"the-flex": words(play(Draw(2, EACH_PLAYER)))})
def test_who_draws_first_is_chosen_and_draws_everything_first() -> None:
    table = Table(hand=["the-flex"], house="brobnar").do("play:the-flex")
    assert table.offered() == ["seat:0", "seat:1"]
    table.do("seat:1")
    assert [(fact["seat"], fact["count"]) for fact in table.told("drew")] == [(1, 2), (0, 2)]
    mine = Table(hand=["the-flex"], house="brobnar").do("play:the-flex", "seat:0")
    assert [fact["seat"] for fact in mine.told("drew")] == [0, 1]


@proves("G204")
@said(
    {
        "the-flex": words(play(Discard(Each(card(where=IN_HAND))))),
        "yurk": words(after(Moments.AFTER_DISCARDS, Gain(1), of=card(types=CREATURES))),
    }
)
def test_who_discards_first_is_chosen_where_the_other_hand_is_hidden() -> None:
    """AP orders the own cards, nobody the hidden ones; one player's all go before the other's."""
    table = Table(
        mine=["yurk"], hand=["the-flex", "punch", "anger"], their_hand=["bumpsy", "smith"], house="brobnar"
    )
    table.do("play:the-flex")
    assert (table.asked, table.offered()) == ("player", ["seat:0", "seat:1"])
    table.do("seat:1")
    assert [fact["seat"] for fact in table.told("discarded")] == [1, 1]
    assert table.offered() == ["hand:anger", "hand:punch"]
    table.do("hand:anger")
    first = Table(
        mine=["yurk"], hand=["the-flex", "punch", "anger"], their_hand=["bumpsy", "smith"], house="brobnar"
    ).do("play:the-flex", "seat:0")
    assert first.offered() == ["hand:anger", "hand:punch"]
    first.do("hand:punch")
    assert [fact["seat"] for fact in first.told("discarded")][:2] == [0, 0]
    assert (first.hand(0), first.hand(1)) == ([], [])
