"""S15 at a table with real cards, and what a table that is late waits for."""

from __future__ import annotations

from collections.abc import Iterable

import pytest

from ludarium.core.chance import Chance
from ludarium.games.saboteur import GAME
from ludarium.testing import games_to_play, proves, seed_of_run
from ludarium.tournaments.errors import Refused
from ludarium.tournaments.rules.saboteur import clock as c
from ludarium.tournaments.rules.saboteur.clock import Clock, Lengths, Shown, after, lengths, shown
from ludarium.tournaments.structures.history import NOBODY

USUAL = lengths({})
FOUND = 5 * 60
Happening = tuple[int, str, int]
"""When, what and who, as ``after`` is told it."""


def clock_of(happenings: Iterable[Happening]) -> Clock:
    """The clock after all that."""
    clock = Clock()
    for when, what, who in happenings:
        clock = after(clock, when, what, who)
    return clock


def at(now: int, *happenings: Happening, with_lengths: Lengths = USUAL) -> Shown:
    """What the clock of a round that began at 1000 shows so many seconds later; person 0 starts."""
    begun = [(1000, c.ROUND, 0), *[(1000 + when, what, who) for when, what, who in happenings]]
    found = shown(clock_of(begun), 1000 + now, with_lengths)
    assert found.next is None or found.next > 1000 + now
    return found


@proves("S15.2", "S15.3", "S15.5")
def test_the_clocks_are_those_of_the_game() -> None:
    assert Lengths(900, 30, 45) == USUAL
    values = GAME.read_options({"untimed": 300, "move_clock": 60, "stall_clock": 30})
    assert lengths(values) == Lengths(300, 60, 30)


@proves("S15.2", "S15.8")
def test_the_first_fifteen_minutes_have_no_move_clock() -> None:
    """They start with the first turn."""
    assert shown(clock_of([]), 5, USUAL) == Shown(c.WAITING)
    assert at(0) == Shown(c.UNTIMED, 0, 900, None, NOBODY, False, 1900)
    assert at(899, (400, c.TURN, 1)) == Shown(c.UNTIMED, 1, 1, None, NOBODY, False, 1900)


@proves("S15.3", "S15.7")
def test_then_everybody_has_thirty_seconds() -> None:
    assert at(900, (895, c.TURN, 2)) == Shown(c.TIMED, 2, 0, 30, NOBODY, False, 1930)
    assert at(929, (895, c.TURN, 2)).left == 1
    assert at(930, (920, c.TURN, 3)) == Shown(c.TIMED, 3, 0, 20, NOBODY, False, 1950)


@proves("S15.4", "B16")
def test_after_thirty_seconds_the_table_hears_whose_time_is_up() -> None:
    assert at(930) == Shown(c.TIMED, 0, 0, 0, 0, False, None)
    assert at(2000).alarm == 0
    assert at(2000, (1990, c.TURN, 1)).alarm == NOBODY


@proves("S15.4")
def test_drawing_is_not_timed() -> None:
    assert at(950, (925, c.ACTED, NOBODY)) == Shown(c.TIMED, 0, 0, None, NOBODY, False, None)
    assert at(950, (925, c.ACTED, NOBODY), (940, c.TURN, 1)).left == 20


@proves("S15.5", "S15.6")
def test_a_stalling_player_has_forty_five_seconds() -> None:
    """From the ruling, where it came in that player's turn; in later turns from their beginning; others none."""
    stall = (FOUND, c.STALL, 0)
    assert at(FOUND, stall) == Shown(c.STALLING, 0, 600, 45, NOBODY, False, 1345)
    assert at(FOUND + 45, stall).alarm == 0
    assert at(FOUND + 20, stall, (FOUND + 10, c.TURN, 1)) == Shown(
        c.UNTIMED, 1, 580, None, NOBODY, False, 1900
    )
    again = (stall, (FOUND + 10, c.TURN, 1), (FOUND + 90, c.TURN, 0))
    assert at(FOUND + 100, *again).left == 35
    early = ((100, c.STALL, 1), (200, c.TURN, 1))
    assert at(210, *early).left == 35, "ruled in another's turn"


@proves("S15.5", "S15.6", "S15.7")
def test_with_the_untimed_period_stalling_ends_too() -> None:
    late = ((100, c.STALL, 0), (870, c.TURN, 0))
    assert at(899, *late) == Shown(c.STALLING, 0, 1, 16, NOBODY, False, 1900)
    assert at(900, *late) == Shown(c.TIMED, 0, 0, 30, NOBODY, False, 1930), "full 30 seconds from then"
    over = ((100, c.STALL, 0), (850, c.TURN, 0))
    assert at(897, *over).alarm == 0
    assert at(905, *over).alarm == 0, "what has run out stays so"
    assert at(950, (100, c.STALL, 0), (940, c.TURN, 0)).left == 20
    following = [(1000, c.ROUND, 0), (1100, c.STALL, 0), (1200, c.END, NOBODY), (1300, c.ROUND, 0)]
    assert shown(clock_of(following), 1310, USUAL).phase == c.UNTIMED, "of this round only"


@proves("S15.8")
def test_both_clocks_stand_while_play_is_stopped() -> None:
    stopped = (600, c.STOP, NOBODY)
    assert at(4000, stopped) == Shown(c.UNTIMED, 0, 300, None, NOBODY, True, None)
    assert at(4010, stopped, (4000, c.GO, NOBODY)).untimed == 290
    timed = ((910, c.STOP, NOBODY), (5000, c.GO, NOBODY))
    assert at(5005, *timed) == Shown(c.TIMED, 0, 0, 15, NOBODY, False, 6020)
    ruled = ((300, c.STOP, NOBODY), (400, c.STALL, 0), (500, c.GO, NOBODY))
    assert at(500, *ruled).left == 45


@proves("S15.1", "S15.9")
def test_no_round_is_cut_off() -> None:
    """66 turns of 30 seconds end long after 20 minutes."""
    turns = [(30 * number, c.TURN, number % 5) for number in range(1, 67)]
    assert at(30 * 66 + 29, *turns) == Shown(c.TIMED, 66 % 5, 0, 1, NOBODY, False, 1000 + 30 * 67)


def test_where_nothing_is_untimed_the_first_turn_is_timed() -> None:
    assert at(10, with_lengths=Lengths(0, 60, 45)).left == 50


@pytest.mark.parametrize(
    ("happenings", "what", "who"),
    [
        ((), c.TURN, 1),
        ((), c.STOP, NOBODY),
        ((), c.END, NOBODY),
        ((), c.STALL, 1),
        ((), c.ROUND, NOBODY),
        (((0, c.ROUND, 0),), c.ROUND, 0),
        (((0, c.ROUND, 0),), c.GO, NOBODY),
        (((0, c.ROUND, 0), (1, c.STOP, NOBODY)), c.TURN, 1),
        (((0, c.ROUND, 0), (1, c.ACTED, NOBODY)), c.ACTED, NOBODY),
        (((0, c.ROUND, 0), (1, c.STALL, 1)), c.STALL, 1),
        (((0, c.ROUND, 0),), "bell", NOBODY),
    ],
)
def test_what_can_not_happen_is_refused(happenings: tuple[Happening, ...], what: str, who: int) -> None:
    with pytest.raises(Refused) as error:
        clock_of([*happenings, (9, what, who)])
    assert (error.value.code, error.value.facts) == ("desk-saboteur-clock", {"event": what})


@proves("S15.3", "S15.4", "S15.5", "S15.6", "S15.7", "S15.8")
def test_a_clock_shows_what_a_second_by_second_one_would() -> None:
    """Random rounds against a clock that counts every second of play."""
    for number in range(games_to_play(30)):
        name = f"LUDARIUM_SEED={seed_of_run()}, clock {number}"
        chance = Chance.of(f"{seed_of_run()} clock {number}")
        clock = after(c.Clock(), 0, c.ROUND, 0)
        played = turn = 0
        acted = stopped = False
        left: int | None = None
        stalls: set[int] = set()
        for now in range(1500):
            found = shown(clock, now, USUAL)
            assert (found.turn, found.untimed, found.stopped) == (turn, max(0, 900 - played), stopped), name
            assert found.left == (None if acted else left), (name, now)
            assert found.alarm == (turn if left == 0 and not acted else NOBODY), name
            # The seconds of this moment: first what happens, then the second that goes by.
            if not stopped and (dice := chance.below(60)) < 3:
                turn, acted = chance.below(6), False
                left = 30 if played >= 900 else 45 if turn in stalls else None
                clock = after(clock, now, c.TURN, turn)
                if dice == 0:
                    acted = True
                    clock = after(clock, now, c.ACTED)
            if chance.below(300) == 0 and (who := chance.below(6)) not in stalls:
                stalls.add(who)
                clock = after(clock, now, c.STALL, who)
                if who == turn and played < 900:
                    left = 45
            if chance.below(80) == 0:
                clock = after(clock, now, c.GO if stopped else c.STOP)
                stopped = not stopped
            if not stopped:
                played += 1
                left = None if left is None else max(0, left - 1)
                if played == 900 and left != 0:
                    left = 30
