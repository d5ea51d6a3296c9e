"""Clocks: one a round, with pauses and more time by a judge; overtime and tie-break at a table; Saboteur's clock."""

from __future__ import annotations

import msgspec
import pytest
from tests.tournaments.desk import HEAD, HOST, JUDGE, Desk

from ludarium.testing import proves
from ludarium.tournaments import actions as act
from ludarium.tournaments.actions import ROUND
from ludarium.tournaments.errors import NotAllowed, Refused
from ludarium.tournaments.handlers.timing import OvertimeView, seconds_left
from ludarium.tournaments.prompts import prompts
from ludarium.tournaments.state import Table
from ludarium.tournaments.tournament import Tournament
from ludarium.tournaments.view import log, view
from ludarium.tournaments.view_types import TableView

GAME = 45 * 60


def refused(desk: Desk, action: act.Action, by: str = JUDGE) -> str:
    with pytest.raises(Refused) as error:
        desk.do(action, by)
    return error.value.code.removeprefix("desk-")


def at(desk: Desk, seconds: int, action: act.Action, by: str = JUDGE) -> int:
    """Decide something ``seconds`` after the clock was started."""
    desk.now = start_of(desk) + seconds - 1
    return desk.do(action, by)


def start_of(desk: Desk) -> int:
    return next(one.at for one in desk.event.entries if isinstance(one.action, act.ClockStarted))


def left(desk: Desk, seconds: int, table: int = ROUND) -> int | None:
    return seconds_left(desk.event, 0, table, start_of(desk) + seconds)


def asked(desk: Desk, seconds: int) -> list[tuple[str, int]]:
    found = prompts(desk.event, start_of(desk) + seconds)
    return [(one.code, one.table) for one in found if one.code.startswith("time-")]


def playing(**changes: object) -> Desk:
    """Six players of Archon, whose games have begun and whose clock runs."""
    desk = Desk("keyforge-archon", 6, **changes)
    one = desk.draw()
    for table in one.tables:
        desk.do(act.Began(0, table.number, table.players[0], "coin"))
    desk.do(act.ClockStarted(), JUDGE)
    return desk


def seen(desk: Desk, account: str) -> TableView:
    return view(desk.event, account, desk.now).rounds[0].tables[0]


# --- the clock of a round ------------------------------------------------------------------------


@proves("T6.1")
def test_a_game_lasts_45_minutes_and_what_stops_its_clock_is_logged() -> None:
    desk = playing()
    assert [left(desk, seconds) for seconds in (0, 1, GAME, GAME + 5)] == [GAME, GAME - 1, 0, -5]
    at(desk, 600, act.ClockPaused())
    assert left(desk, 900) == GAME - 600
    at(desk, 1_000, act.ClockStarted())
    assert left(desk, 1_000) == GAME - 600
    at(desk, 1_100, act.Extended(120))
    assert left(desk, 1_100) == GAME - 700 + 120
    at(desk, 1_200, act.Extended(-60))
    assert left(desk, GAME + 400 + 60) == 0
    told = [(type(one.action).__name__, one.by) for one in log(desk.event, HOST)[-5:]]
    assert told == [
        (name, JUDGE) for name in ("ClockStarted", "ClockPaused", "ClockStarted", "Extended", "Extended")
    ]
    shown = view(desk.event, "", 0).rounds[0].clock
    assert shown is not None
    assert (shown.length, shown.used) == (GAME + 60, 600)


@proves("T6.1")
@pytest.mark.parametrize("account", ["a0", "stranger"])
def test_only_staff_moves_a_clock(account: str) -> None:
    desk = playing()
    for action in (
        act.ClockStarted(),
        act.ClockPaused(),
        act.Extended(60),
        act.ClockPaused(0),
        act.Extended(60, 0),
    ):
        with pytest.raises(NotAllowed):
            desk.do(action, account)
    assert left(desk, 10) == GAME - 10


@proves("T6.1")
def test_a_table_has_time_of_its_own_whatever_the_round_does() -> None:
    desk = playing()
    at(desk, 100, act.ClockPaused(1))
    at(desk, 200, act.ClockPaused())
    at(desk, 500, act.ClockStarted())
    assert [left(desk, 600, table) for table in (ROUND, 0, 1)] == [GAME - 300, GAME - 300, GAME - 100]
    shown = view(desk.event, "", 0).rounds[0].tables[1]
    assert (shown.paused, shown.extra) == (100, 0)
    at(desk, 700, act.ClockStarted(1))
    assert [left(desk, 700, table) for table in (0, 1)] == [GAME - 400, GAME - 100]
    at(desk, 800, act.ClockPaused(1))
    at(desk, 900, act.ClockStarted(1))
    at(desk, 900, act.Extended(60, 1))
    assert [left(desk, 1_000, table) for table in (0, 1)] == [GAME - 700, GAME - 300 + 60]
    assert view(desk.event, "", 0).rounds[0].tables[1].extra == 460


def test_a_table_goes_on_while_its_round_stands() -> None:
    desk = playing()
    at(desk, 100, act.ClockPaused(0))
    at(desk, 300, act.ClockPaused())
    at(desk, 900, act.ClockStarted(0))
    assert left(desk, 950, 0) == GAME - 100
    at(desk, 1_000, act.ClockStarted())
    assert left(desk, 1_010, 0) == GAME - 110


@pytest.mark.parametrize(
    ("action", "code"),
    [
        (act.ClockStarted(), "clock-runs"),
        (act.ClockStarted(0), "clock-runs"),
        (act.ClockStarted(9), "table-none"),
        (act.ClockPaused(9), "table-none"),
        (act.Extended(0), "clock-seconds"),
        (act.Extended(5 * 3600), "clock-seconds"),
        (act.Extended(60, 9), "table-none"),
    ],
)
def test_what_a_running_clock_can_not_do(action: act.Action, code: str) -> None:
    assert refused(playing(), action) == code


def test_clocks_need_a_round_and_a_length() -> None:
    desk = Desk("keyforge-archon", 6)
    for action in (act.ClockStarted(), act.ClockPaused(), act.Extended(60)):
        assert refused(desk, action) == "clock-no-round"
    desk.draw()
    assert refused(desk, act.ClockPaused()) == "clock-not-started"
    assert seconds_left(desk.event, 0, ROUND, 0) is None
    desk.do(act.ClockStarted(), JUDGE)
    desk.do(act.ClockPaused(), JUDGE)
    assert refused(desk, act.ClockPaused()) == "clock-stands"
    assert refused(desk, act.ClockPaused(0)) == "clock-stands"
    untimed = Desk("tokyo-duel-swiss", 2)
    untimed.draw()
    assert refused(untimed, act.ClockStarted()) == "clock-none"


def test_a_stage_may_have_a_clock_of_its_own() -> None:
    desk = Desk(
        "tokyo-duel-swiss", 2, minutes=30, stages=[{"name": "swiss", "structure": "swiss", "minutes": 20}]
    )
    desk.draw()
    desk.do(act.ClockStarted(), JUDGE)
    assert left(desk, 0) == 20 * 60
    assert asked(desk, 20 * 60) == [("time-over", 0)]


# --- overtime and tie-break ----------------------------------------------------------------------


@proves("T6.2")
def test_overtime_is_announced_for_each_table_that_still_plays() -> None:
    desk = playing()
    desk.wins(desk.event.rounds[0].tables[0].players[0])
    at(desk, 60, act.Extended(120, 1))
    assert asked(desk, GAME - 1) == []
    assert asked(desk, GAME) == [("time-overtime", 2)]
    assert asked(desk, GAME + 120) == [("time-overtime", 1), ("time-overtime", 2)]
    at(desk, GAME + 120, act.OvertimeStepped(0, 1, "time", desk.event.rounds[0].tables[1].players[0]))
    assert asked(desk, GAME + 120) == [("time-overtime", 2)]


def in_overtime() -> tuple[Desk, Table, int, int]:
    desk = playing()
    table = desk.event.rounds[0].tables[0]
    a, b = table.players
    at(desk, GAME, act.OvertimeStepped(0, 0, "time", a))
    return desk, table, a, b


def shown(desk: Desk, account: str = JUDGE) -> OvertimeView:
    found = seen(desk, account).overtime
    assert found is not None
    return found


@proves("T6.3", "T6.3.1", "T6.3.2")
def test_a_judge_leads_a_table_through_its_last_turns() -> None:
    desk, table, a, b = in_overtime()
    for state, turn in (("a-finishes", a), ("b-last-turn", b), ("a-forge-only", a)):
        assert (shown(desk).state, shown(desk).turn) == (state, turn)
        other = b if turn == a else a
        assert refused(desk, act.OvertimeStepped(0, 0, "turn-ends", other)) == "overtime-event"
        for account in (f"a{a}", f"a{b}"):
            with pytest.raises(NotAllowed):
                desk.do(act.OvertimeStepped(0, 0, "turn-ends", turn), account)
        desk.do(act.OvertimeStepped(0, 0, "turn-ends", turn), JUDGE)
    assert shown(desk).state == "tie-break"
    assert [(event, who) for _, event, who, _ in shown(desk).steps] == [
        ("time", a),
        ("turn-ends", a),
        ("turn-ends", b),
        ("turn-ends", a),
    ]
    assert [when for when, *_ in shown(desk).steps] == [
        one.at for one in log(desk.event, HOST) if isinstance(one.action, act.OvertimeStepped)
    ]
    assert not table.done


@proves("T6.3", "T6.3.2")
@pytest.mark.parametrize("turns", range(3))
@pytest.mark.parametrize("winner", [0, 1])
def test_the_third_key_wins_at_once_whoever_forges_it(turns: int, winner: int) -> None:
    desk, table, a, b = in_overtime()
    for turn in (a, b, a)[:turns]:
        desk.do(act.OvertimeStepped(0, 0, "turn-ends", turn), JUDGE)
    player = (a, b)[winner]
    desk.do(act.OvertimeStepped(0, 0, "third-key", player), JUDGE)
    assert (table.winner, table.losers, table.reason) == (player, tuple({a, b} - {player}), "keys")
    assert refused(desk, act.OvertimeStepped(0, 0, "turn-ends", a)) == "table-done"


@proves("T6.3")
@pytest.mark.parametrize(
    ("event", "reason"), [("concession", "concession"), ("auto-loss", "auto-loss"), ("disqualified", "dq")]
)
def test_whoever_gives_up_or_is_put_out_in_the_overtime_loses(event: str, reason: str) -> None:
    desk, table, a, b = in_overtime()
    desk.do(act.OvertimeStepped(0, 0, event, a), JUDGE)
    assert (table.winner, table.losers, table.reason) == (b, (a,), reason)


def in_tie_break() -> tuple[Desk, Table, int, int]:
    desk, table, a, b = in_overtime()
    for turn in (a, b, a):
        desk.do(act.OvertimeStepped(0, 0, "turn-ends", turn), JUDGE)
    return desk, table, a, b


def said(
    person: int,
    keys: tuple[int, ...],
    amber: tuple[int, ...],
    chains: tuple[int, ...],
    creatures: tuple[int, ...],
) -> act.TieBroken:
    return act.TieBroken(0, 0, person, keys, amber, chains, creatures)


CASES = [
    ((2, 7, 0, 3), (2, 6, 0, 5), 1, 0, "T6.4.3"),
    ((1, 12, 0, 0), (2, 0, 0, 4), 1, 0, "T6.4.3"),
    ((2, 5, 0, 1), (1, 5, 0, 9), 1, 0, "T6.4.2"),
    ((2, 5, 3, 6), (1, 11, 0, 2), 0, 1, "T6.4.4"),
    ((0, 13, 0, 2), (0, 13, 0, 2), 1, 1, "T6.4.6"),
    ((1, 3, 2, 4), (1, 3, 2, 3), 1, 0, "T6.4.5"),
    ((2, 6, 0, 0), (2, 5, 0, 9), 1, 0, "T6.4.2"),
]
"""The table under T6.4: A and B as keys, æmber, chains and creatures, the first player, the winner, the step."""


@proves("T6.4", "T6.4.1", "T6.4.2", "T6.4.3", "T6.4.4", "T6.4.5", "T6.4.6", "T6.5", "T6.7", "T15.6")
@pytest.mark.parametrize(("one", "two", "first", "winner", "step"), CASES)
def test_both_players_confirm_the_numbers_and_a_judge_the_end(
    one: tuple[int, ...], two: tuple[int, ...], first: int, winner: int, step: str
) -> None:
    desk = Desk("keyforge-archon", 6)
    table = desk.draw().tables[0]
    a, b = table.players
    desk.do(act.Began(0, 0, (a, b)[first], "coin"), f"a{a}")
    for event, turn in (("time", a), ("turn-ends", a), ("turn-ends", b), ("turn-ends", a)):
        desk.do(act.OvertimeStepped(0, 0, event, turn), JUDGE)
    keys, amber, chains, creatures = zip(one, two, strict=True)
    mine = said(a, keys, amber, chains, creatures)
    desk.do(mine, f"a{a}")
    player = (a, b)[winner]
    assert (shown(desk).confirmed, ("decided", player) in shown(desk).offered) == ((a,), False)
    assert refused(desk, act.OvertimeStepped(0, 0, "decided", player)) == "overtime-event"
    desk.do(msgspec.structs.replace(mine, person=b), f"a{b}")
    assert shown(desk).confirmed == (a, b)
    assert refused(desk, act.OvertimeStepped(0, 0, "decided", a + b - player)) == "overtime-event"
    desk.do(act.OvertimeStepped(0, 0, "decided", player), JUDGE)
    assert (table.winner, table.losers, table.reason, table.step) == (player, (a + b - player,), "time", step)
    assert view(desk.event, "", 0).rounds[0].tables[0].step == step
    assert Tournament.of(desk.event.entries).rounds[0].tables[0].winner == player
    assert [one.by for one in log(desk.event, HOST)[-3:]] == [f"a{a}", f"a{b}", JUDGE]


def ties(desk: Desk) -> list[tuple[str, int, int]]:
    """What waits for a judge of the tie-break: the prompt, who wins by it, and the table."""
    found = prompts(desk.event, desk.now)
    return [(one.code, one.person, one.table) for one in found if one.urgent and one.code.startswith("tie-")]


@proves("T6.4", "T6.5")
def test_equal_statements_of_both_players_are_proposed_as_the_result_at_once() -> None:
    desk, _, a, b = in_tie_break()
    mine = said(a, (1, 1), (3, 4), (0, 0), (2, 2))
    desk.do(mine, f"a{a}")
    assert ties(desk) == []
    desk.do(msgspec.structs.replace(mine, person=b), f"a{b}")
    assert ties(desk) == [("tie-agreed", b, 0)]
    assert ("decided", b) in shown(desk).offered
    desk.do(act.OvertimeStepped(0, 0, "decided", b), JUDGE)
    assert ties(desk) == []


@proves("T6.4", "T6.5")
def test_different_numbers_call_a_judge_until_they_agree() -> None:
    desk, _, a, b = in_tie_break()
    first = ((1, 1), (3, 3), (0, 0), (2, 2))
    other = ((1, 1), (3, 4), (0, 0), (2, 2))
    desk.do(said(a, *first), f"a{a}")
    desk.do(said(b, *other), f"a{b}")
    assert (shown(desk).confirmed, shown(desk).inputs) == ((b,), other)
    assert shown(desk).stated == ((a, first), (b, other))
    assert ties(desk) == [("tie-differs", -1, 0)]
    desk.do(said(b, *first), f"a{b}")  # what is out of date closes itself
    assert ties(desk) == [("tie-agreed", shown(desk).offered[0][1], 0)]
    desk.do(said(b, *other), f"a{b}")
    with pytest.raises(NotAllowed):
        desk.do(said(a, (1, 1), (3, 4), (0, 0), (2, 2)), f"a{b}")
    desk.do(said(-1, (1, 1), (3, 4), (0, 0), (2, 2)), JUDGE)
    assert shown(desk).confirmed == (a, b)
    assert ("decided", b) in shown(desk).offered


@proves("T6.5")
@pytest.mark.parametrize(
    ("numbers", "code"),
    [
        (((3, 0), (0, 0), (0, 0), (0, 0)), "tie-break-keys"),
        (((0, 0), (-1, 0), (0, 0), (0, 0)), "tie-break-amber"),
        (((0, 0), (0, 0), (0, -1), (0, 0)), "tie-break-chains"),
        (((0, 0), (0, 0), (0, 0), (-3, 0)), "tie-break-creatures"),
        (((0,), (0, 0), (0, 0), (0, 0)), "points-count"),
    ],
)
def test_numbers_that_can_not_lie_on_a_table_are_refused(
    numbers: tuple[tuple[int, ...], ...], code: str
) -> None:
    desk, _, a, _ = in_tie_break()
    assert refused(desk, said(a, *numbers), f"a{a}") == code
    assert shown(desk).inputs is None


def test_only_its_players_and_the_staff_follow_an_overtime() -> None:
    desk, table, a, b = in_overtime()
    for account in (HOST, HEAD, JUDGE, f"a{a}", f"a{b}"):
        assert seen(desk, account).overtime is not None
    for account in ("stranger", "", *[f"a{one}" for one in range(6) if one not in table.players]):
        assert seen(desk, account).overtime is None


# --- Saboteur's clock ----------------------------------------------------------------------------


def referee(desk: Desk, seconds: int, event: str, person: int = -1, by: str = JUDGE) -> None:
    desk.now = 10_000 + seconds - 1
    desk.do(act.TurnClocked(0, 0, event, person), by)


@proves("S15.2", "S15.5", "S15.8")
def test_a_referee_runs_the_clock_of_a_table_and_the_head_referee_finds_who_stalls() -> None:
    desk = Desk("saboteur-championship-3", 12)
    one, two, *_ = desk.draw().tables[0].players
    referee(desk, 0, "round", one)
    referee(desk, 60, "turn", two)
    with pytest.raises(NotAllowed):
        referee(desk, 70, "stall", two)
    referee(desk, 80, "stall", two, HEAD)
    referee(desk, 90, "stop")
    assert refused(desk, act.TurnClocked(0, 0, "turn", one)) == "saboteur-clock"
    referee(desk, 190, "go")
    clock = seen(desk, "").turns
    assert clock is not None
    assert (clock.rounds, clock.playing, clock.turn, clock.began, clock.ran) == (1, True, two, 60, 90)
    assert (clock.untimed, clock.move, clock.stall, clock.found) == (900, 30, 45, {two: 80})
    far = desk.event.rounds[0].tables[1].players[0]
    assert refused(desk, act.TurnClocked(0, 0, "turn", far)) == "winner-wrong"
    referee(desk, 300, "end")
    desk.play()
    assert refused(desk, act.TurnClocked(0, 0, "round", one)) == "table-done"


def test_other_games_have_no_clock_of_turns() -> None:
    assert refused(playing(), act.TurnClocked(0, 0, "round", 0)) == "clock-none"
