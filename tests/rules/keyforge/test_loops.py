"""Endless loops (G241): how often they run is said, and then a card of them leaves play."""

from __future__ import annotations

import pytest
from tests.rules.keyforge.said import said
from tests.rules.keyforge.table import Table

from ludarium.games.keyforge.engine.state import KeyForgeState
from ludarium.games.keyforge.engine.terms import NONE, Moments
from ludarium.games.keyforge.words.cards import ENEMY, FRIENDLY
from ludarium.games.keyforge.words.harm import Counters, Damage, Exhaust, Ready
from ludarium.games.keyforge.words.known import THIS
from ludarium.games.keyforge.words.players import Gain, Steal
from ludarium.games.keyforge.words.shorthand import after, creature, destroyed, words
from ludarium.games.keyforge.words.targets import A
from ludarium.testing import proves

NUMBERS = [f"loop:{number}" for number in range(21)]
AGAIN = after(Moments.AFTER_READIED, Exhaust(THIS), Gain(1), Ready(THIS), of=creature(FRIENDLY), own=True)


@proves("G241")
@pytest.mark.parametrize("often", [0, 1, 7])
@said({"yurk": words(AGAIN)})
def test_a_loop_runs_as_often_as_the_active_player_says(often: int) -> None:
    """It came round three times before it was asked; after the named rounds a card of it goes, not destroyed."""
    table = Table(mine=["yurk exhausted", "troll"], theirs=["bumpsy"], house="brobnar").do("end")
    assert (table.asked, table.offered(), table.amber()) == ("loop", NUMBERS, 3)
    table.do(f"loop:{often}")
    assert (table.asked, table.offered(), table.amber()) == ("card", ["card:yurk"], 3 + often)
    table.do("card:yurk")
    assert table.zone("yurk") == "discard"
    assert not table.told("destroyed")
    assert (table.state.active, table.state.winner, table.state.loop) == (1, NONE, [])
    assert table.told("named_loop") == []


@proves("G241")
@said({"yurk": words(AGAIN, destroyed(Gain(5)))})
def test_the_card_of_a_loop_is_not_destroyed_and_leaves_through_a_ward() -> None:
    table = Table(mine=["yurk exhausted warded"], house="brobnar").do("end", "loop:0", "card:yurk")
    assert (table.zone("yurk"), table.amber()) == ("discard", 3)


@proves("G241")
def test_two_cards_that_use_each_other() -> None:
    """The active player chooses which of the cards of the loop goes, the opponent's too."""
    table = Table(mine=["replicator"], theirs=["replicator"], house="logos")
    mine, theirs = table.line(0)[0], table.line(1)[0]
    table.do(f"reap:{mine}")
    assert table.asked == "loop"
    table.do("loop:3")
    assert sorted(table.offered()) == sorted([f"card:{mine}", f"card:{theirs}"])
    table.do(f"card:{theirs}")
    assert table.asked == "turn"
    assert (table.zone(theirs), table.zone(mine), table.amber()) == ("discard", "line", 1)


@proves("G241")
@said(
    {
        "yurk": words(
            after(
                Moments.AFTER_READIED, Steal(1), Exhaust(THIS), Ready(THIS), of=creature(FRIENDLY), own=True
            )
        )
    }
)
def test_what_still_consumes_something_is_no_loop_yet() -> None:
    """Five times there is Æ to steal; the three rounds that count are those after it."""
    table = Table(mine=["yurk exhausted"], amber=(0, 5), house="brobnar").do("end")
    assert (table.asked, table.amber(0), table.amber(1)) == ("loop", 5, 0)


@proves("G241")
@said({"yurk": words(after(Moments.AFTER_DESTROYED, Damage(1, A(creature(ENEMY))), of=creature(ENEMY)))})
def test_a_chain_that_ends_by_itself_is_left_alone() -> None:
    """Each death brings the next one, with as many abilities inside each other as there are creatures."""
    theirs = ["dust-imp damage:1"] * 6
    table = Table(mine=["yurk", "troll"], theirs=theirs, house="brobnar").do("fight:troll", "card:dust-imp")
    while table.asked == "card":
        table.do(table.offered()[0])
    assert (table.asked, table.line(1)) == ("turn", [])


@proves("G241")
@said({"yurk": words(AGAIN)})
def test_a_loop_in_progress_is_copied_and_told() -> None:
    table = Table(mine=["yurk exhausted"], house="brobnar").do("end", "loop:2")
    state = table.state
    assert isinstance(state, KeyForgeState)
    twin = state.clone()
    table.do("card:yurk")
    assert twin.decision() is not None
    assert twin.loop[-1] == 0
    assert state.loop == []
    asked = Table(mine=["yurk exhausted"], house="brobnar").do("end").do("loop:4")
    assert asked.told("named_loop") == [{"seat": 0, "number": 4}]
    touched = asked.state.decision()
    assert touched is not None
    assert touched.options()[0].touches() == ["card:yurk"]


WEAK = "reassembling-automaton amber:5 +essence-entangler"


@proves("G241", "G92")
@pytest.mark.parametrize("flanks", [("place:0", "place:0"), ("place:0", "place:2"), ("place:2", "place:0")])
def test_a_card_saved_again_and_again(flanks: tuple[str, str]) -> None:
    """Without power it is to be destroyed again whenever it was saved (G84); which flank it goes to does not matter."""
    table = Table(mine=["troll", WEAK, "batdrone"], house="logos")
    table.do(flanks[0], flanks[1], flanks[0])
    assert (table.asked, table.offered()) == ("loop", NUMBERS)
    table.do("loop:2", flanks[1], flanks[0])
    assert (table.asked, table.offered()) == ("card", ["card:reassembling-automaton"])
    table.do("card:reassembling-automaton")
    assert table.asked == "turn"
    assert (table.zone("reassembling-automaton"), table.line(0)) == ("discard", ["troll", "batdrone"])
    assert not table.told("destroyed")
    assert table.state.loop == []


@proves("G241", "G92")
def test_two_cards_saved_again_and_again_in_one_destruction() -> None:
    """Whichever is saved next: one goes, and the other by the next loop."""
    table = Table(mine=[WEAK, "troll", WEAK], house="logos")
    for _ in range(60):
        if table.asked == "turn":
            break
        table.do("loop:1" if table.asked == "loop" else table.offered()[table.asked == "trigger"])
    assert (table.asked, table.line(0)) == ("turn", ["troll"])


@proves("G241")
@said({"yurk": words(destroyed(Counters(2, THIS), instead=True))})
def test_a_card_that_grows_when_it_is_saved_is_in_no_loop() -> None:
    """It gets power with each round, until it has some left."""
    table = Table(mine=["troll", "yurk amber:12 +essence-entangler"], house="logos")
    assert (table.asked, table.zone("yurk"), table.power("yurk")) == ("turn", "line", 2)
