"""S15 Clock."""

from __future__ import annotations

from collections import Counter

import pytest
from tests.rules.saboteur.positions import (
    begun,
    choose,
    deck,
    facts,
    hand,
    kinds,
    offered,
    pile,
    ruled,
    table,
    view,
)

from ludarium.core import IllegalChoice
from ludarium.games.saboteur import GAME
from ludarium.games.saboteur.notation import Move, code_of
from ludarium.games.saboteur.state import SaboteurState
from ludarium.testing import plays, proves


def clocks(state: SaboteurState) -> dict[str, tuple[int, str]]:
    """The clocks that run, by the word before the first colon of their keys."""
    return {timer.key.partition(":")[0]: (timer.seconds, timer.option) for timer in state.timers()}


def key(state: SaboteurState) -> str:
    """The move clock that runs now; a new key is a fresh clock."""
    return next(timer.key for timer in state.timers() if timer.key.startswith("move"))


def passes(state: SaboteurState) -> None:
    choose(state, f"pass:{hand(state, state.progress.turn)[0]}")


@proves("S15.1", "S15.9")
def test_no_clock_ends_a_round() -> None:
    assert 66 * 30 == 33 * 60 > 20 * 60
    for play in plays(GAME, "no clock ends a round"):
        with play:
            for state in play.states():
                assert {timer.option for timer in state.timers()} <= {"timed", "timeout"}


@proves("S15.2")
def test_the_first_fifteen_minutes_have_no_move_clock() -> None:
    state = begun()
    for _ in range(12):
        assert clocks(state) == {"untimed": (15 * 60, "timed")}
        assert "timeout" not in ruled(state)
        assert view(state).clock.move is None
        passes(state)


@proves("S15.2")
def test_the_fifteen_minutes_are_one_clock_for_a_round() -> None:
    state = begun()
    keys = set()
    for _ in range(10):
        keys |= {timer.key for timer in state.timers()}
        passes(state)
    assert len(keys) == 1
    while view(state).phase == "turn":
        passes(state)
    choose(state, "deal", "centre")
    assert clocks(state) == {"untimed": (900, "timed")}
    assert {timer.key for timer in state.timers()} != keys, "the next round has its own"


@proves("S15.3", "S15.7")
def test_after_that_thirty_seconds_a_turn_for_everybody() -> None:
    state = begun()
    told = choose(state, "timed")
    assert kinds(told) == ["untimed_over"]
    seen = []
    for _ in range(8):
        assert clocks(state) == {"move": (30, "timeout")}
        assert view(state).clock.move == 30
        seen.append(key(state))
        passes(state)
    assert len(set(seen)) == 8, "each turn starts a fresh clock"
    assert "timed" not in ruled(state)


@proves("S15.2", "S15.3", "S15.5")
@pytest.mark.parametrize(("untimed", "move", "stall"), [(300, 15, 30), (1200, 60, 60)])
def test_the_times_are_options(untimed: int, move: int, stall: int) -> None:
    state = begun(untimed=untimed, move_clock=move, stall_clock=stall)
    assert clocks(state) == {"untimed": (untimed, "timed")}
    choose(state, f"stall>{state.progress.turn}")
    assert clocks(state)["move"] == (stall, "timeout")
    choose(state, "timed")
    assert clocks(state) == {"move": (move, "timeout")}


@proves("S15.2", "S15.3")
def test_a_round_may_be_timed_from_its_start() -> None:
    state = begun(untimed=0)
    assert clocks(state) == {"move": (30, "timeout")}
    while view(state).phase == "turn":
        passes(state)
    choose(state, "deal", "centre")
    assert clocks(state) == {"move": (30, "timeout")}


@proves("S15.4", "B16")
def test_b16_thirty_seconds_run_out() -> None:
    state = table(hands={0: ["X", "map", "!L", "TV", "fall"]}, deck=["IV"], timed=True)
    before = pile(state)
    told = choose(state, "timeout")
    assert kinds(told) == ["timed_out", "drew"]
    gone = {"X", "map", "!L", "TV", "fall"} - set(hand(state, 0))
    assert pile(state) == before + list(gone)
    assert len(hand(state, 0)) == 5
    assert "IV" in hand(state, 0), "then a card is drawn as for a pass"
    assert deck(state) == []
    assert state.progress.turn == 1


@proves("S15.4")
def test_the_card_is_drawn_at_random() -> None:
    gone = Counter[str]()
    for words in range(400):
        state = table(hands={0: ["X", "map", "!L", "TV", "fall"]}, timed=True)
        state.chance.a = words * 2654435761 % 2**32
        for _ in range(8):
            state.chance.next()
        gone[str(facts(choose(state, "timeout"), "timed_out")[0]["card"])] += 1
    assert len(gone) == 5
    assert all(50 < times < 115 for times in gone.values()), gone


@proves("S15.4", "S18.7")
def test_a_random_discard_is_shown_to_its_player_alone() -> None:
    state = table(hands={0: ["X", "map"]}, timed=True)
    lies = len(pile(state))
    told = choose(state, "timeout")
    card = pile(state)[lies]
    assert facts(told, "timed_out", 0) == [{"seat": 0, "card": card}]
    assert view(state, 0).pile[lies].card == card
    for other in (1, 5, None):
        assert facts(told, "timed_out", other) == [{"seat": 0, "card": None}]
        assert view(state, other).pile[lies].card is None
        assert view(state, other).history[-1].option == "timeout"


@proves("S15.5")
def test_a_staller_has_45_seconds_until_the_untimed_period_ends() -> None:
    state = begun()
    slow = (state.progress.turn + 2) % 6
    told = choose(state, f"stall>{slow}")
    assert kinds(told) == ["stalling_ruled"]
    assert view(state).clock.stalling == [slow]
    for _ in range(18):
        expected = {"untimed": (900, "timed")} | (
            {"move": (45, "timeout")} if state.progress.turn == slow else {}
        )
        assert clocks(state) == expected
        assert ("timeout" in ruled(state)) == (state.progress.turn == slow)
        passes(state)


@proves("S15.5")
def test_stalling_is_ruled_in_the_untimed_period_and_for_this_round() -> None:
    state = begun()
    assert {f"stall>{seat}" for seat in range(6)} <= ruled(state)
    choose(state, "stall>2")
    assert "stall>2" not in ruled(state)
    choose(state, "timed")
    assert not {option for option in ruled(state) if option.startswith("stall")}
    while view(state).phase == "turn":
        passes(state)
    choose(state, "deal", "centre")
    assert view(state).clock.stalling == []
    assert "stall>2" in ruled(state)


@proves("S15.6")
def test_a_staller_who_runs_out_of_time_discards_at_random() -> None:
    state = table(hands={0: ["X", "map"]}, deck=["IV"])
    choose(state, "stall>0")
    told = choose(state, "timeout")
    assert kinds(told) == ["timed_out", "drew"]
    assert len(hand(state, 0)) == 2
    assert state.progress.turn == 1


@proves("S15.5")
def test_a_staller_may_pass_unless_the_table_says_otherwise() -> None:
    for may in (True, False):
        state = table(field=["X@1,0", "X@2,0"], hands={0: ["X", "fall", "map"]}, stalling_pass=may)
        assert "pass:X" in offered(state)
        choose(state, "stall>0")
        passes = {option for option in offered(state) if option.startswith("pass")}
        assert passes == ({"pass:X", "pass:fall", "pass:map"} if may else set())
        assert {"X@3,0", "fall@2,0", "map@1"} <= set(offered(state))
        if not may:
            with pytest.raises(IllegalChoice):
                state.choose(Move(code_of("pass:X")))
        # It holds for this player, and as long as the untimed period runs (S15.5).
        choose(state, "timed")
        assert "pass:X" in offered(state)


@proves("S15.5")
def test_a_staller_without_a_playable_card_passes() -> None:
    state = table(hands={0: ["X", "IH"]}, broken={0: "P"}, stalling_pass=False)
    choose(state, "stall>0")
    assert set(offered(state)) == {"pass:X", "pass:IH"}


@proves("S15.6")
def test_a_staller_on_turn_gets_full_45_seconds_from_the_ruling() -> None:
    state = begun()
    slow = state.progress.turn
    assert "move" not in clocks(state)
    choose(state, f"stall>{slow}")
    first = key(state)
    assert clocks(state)["move"] == (45, "timeout")
    choose(state, f"stall>{(slow + 1) % 6}")
    assert key(state) == first, "a ruling about another player changes nothing for this one"
    choose(state, "timed")
    assert clocks(state) == {"move": (30, "timeout")}, "after the 15 minutes as for all"
    assert key(state) != first


@proves("S15.7")
def test_who_is_on_turn_when_the_fifteen_minutes_end_has_thirty_seconds_from_then() -> None:
    state = begun()
    choose(state, f"stall>{state.progress.turn}")
    before = key(state)
    choose(state, "timed")
    assert clocks(state) == {"move": (30, "timeout")}
    assert key(state) != before


@proves("S15.7")
def test_the_move_clock_starts_when_the_previous_turn_ends() -> None:
    state = begun(untimed=0)
    before = key(state)
    passes(state)
    assert key(state) != before
    again = key(state)
    choose(state, f"touch:{hand(state, state.progress.turn)[0]}")
    if view(state).phase == "touch":
        assert key(state) == again, "a misused card does not start it anew"


@proves("S15.8")
def test_no_clock_runs_before_the_first_turn_and_between_rounds() -> None:
    state = GAME.start(6, {}, "clocks")
    assert isinstance(state, SaboteurState)
    assert state.timers() == []
    choose(state, "deal")
    assert state.timers() == [], "the centre card is laid without a clock"
    choose(state, "centre")
    assert clocks(state) == {"untimed": (900, "timed")}
    while view(state).phase == "turn":
        passes(state)
    assert state.timers() == []


@proves("S15.8")
def test_the_rules_hold_no_time_so_that_a_referee_may_stop_it() -> None:
    state = begun()
    dump = state.dump()
    for timer in state.timers() * 3:
        assert timer.seconds == 900, "the same answer however often it is asked"
    assert state.dump() == dump


def test_a_time_out_without_a_clock_is_refused() -> None:
    for state in (begun(), table(hands={0: ["X"]})):
        with pytest.raises(IllegalChoice):
            state.choose(Move(code_of("timeout")))
        assert offered(state)
