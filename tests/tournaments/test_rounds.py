"""Draws and results: a preview first, then the round; two reports, then the result; corrections at any time."""

from __future__ import annotations

import pytest
from tests.tournaments.desk import HEAD, HOST, JUDGE, Desk

from ludarium.testing import proves
from ludarium.tournaments import actions as act
from ludarium.tournaments.errors import NotAllowed, Refused
from ludarium.tournaments.prompts import prompts
from ludarium.tournaments.structures.history import BYE
from ludarium.tournaments.view import view


def refused(desk: Desk, action: act.Action, by: str = HOST, why: str = "") -> str:
    with pytest.raises(Refused) as error:
        desk.do(action, by, why)
    return error.value.code.removeprefix("desk-")


def codes(desk: Desk) -> list[str]:
    return [one.code for one in prompts(desk.event, desk.now)]


def test_a_draft_is_seen_by_the_staff_alone() -> None:
    desk = Desk(players=6)
    desk.draft()
    assert view(desk.event, HOST, 0).draft is not None
    for account in ("a0", "somebody", ""):
        seen = view(desk.event, account, 0)
        assert seen.draft is None
        assert seen.rounds == ()
    assert "publish" in codes(desk)
    desk.do(act.Published())
    assert len(view(desk.event, "a0", 0).rounds) == 1


def test_a_draft_is_drawn_anew_until_it_is_liked() -> None:
    desk = Desk(players=8)
    desk.draft()
    stage = desk.event.stage
    assert stage is not None
    assert stage.draft is not None
    first = [table.players for table in stage.draft.tables]
    found = set()
    for attempt in range(1, 6):
        desk.draft(attempt)
        found.add(tuple([table.players for table in stage.draft.tables]))
    assert len(found | {tuple(first)}) > 1
    assert len(desk.event.stages) == 1


def test_a_published_round_is_drawn_anew_while_nothing_is_played() -> None:
    desk = Desk(players=6)
    desk.draw()
    desk.draw(attempt=1)
    assert len(desk.event.rounds) == 1
    assert desk.event.rounds[0].attempt == 1
    desk.wins(0)
    with pytest.raises(Refused):
        desk.draft(2)


def test_two_players_are_swapped_by_hand() -> None:
    desk = Desk(players=5)
    desk.draft()
    stage = desk.event.stage
    assert stage is not None
    assert stage.draft is not None
    tables = stage.draft.tables
    bye = next(table for table in tables if len(table.players) == 1)
    game = next(table for table in tables if len(table.players) == 2)
    lonely, player = bye.players[0], game.players[0]
    desk.do(act.Swapped(lonely, player))
    assert bye.players == (player,)
    assert lonely in game.players
    desk.do(act.Published())
    assert desk.event.history(stage).byes(player) == 1
    desk.do(act.Swapped(player, lonely), HEAD)
    assert bye.winner == lonely
    assert refused(desk, act.Swapped(lonely, lonely)) == "swap-same"


def test_a_draft_is_stale_when_somebody_leaves() -> None:
    desk = Desk(players=4)
    desk.draft()
    desk.do(act.Dropped(2))
    assert refused(desk, act.Published()) == "draft-stale"
    desk.draft(1)
    desk.do(act.Published())


@pytest.mark.parametrize("tables", [(), ((0, 0),), ((0, 1), (1, 2)), ((0, 9),), ((),)])
def test_no_illegal_round_comes_into_the_log(tables: tuple[tuple[int, ...], ...]) -> None:
    desk = Desk(players=4)
    assert refused(desk, act.Drawn(tables)) in ("draw-empty", "draw-twice", "draw-not-in")


def test_the_next_round_waits_for_every_result() -> None:
    desk = Desk(players=4)
    desk.draw()
    desk.wins(0)
    assert refused(desk, act.Drawn(((0, 1), (2, 3)))) == "results-missing"
    desk.do(act.Closed())
    open_ = [table for table in desk.event.rounds[0].tables if table.reason == "double-loss"]
    assert len(open_) == 1
    assert open_[0].losers == open_[0].players
    desk.draw()


@proves("T7.3", "T15.6")
def test_both_players_report_and_the_result_stands() -> None:
    desk = Desk(players=2)
    one = desk.draw()
    desk.do(act.Reported(one.number, 0, 0, 0), "a0")
    table = one.tables[0]
    assert not table.done
    assert [report.person for report in view(desk.event, "a1", 0).rounds[0].tables[0].reports] == [0]
    desk.do(act.Reported(one.number, 0, 1, 0), "a1")
    assert (table.done, table.winner, table.losers) == (True, 0, (1,))
    assert refused(desk, act.Reported(one.number, 0, 1, 1), "a1") == "result-stands"


def test_a_conflict_goes_to_a_judge() -> None:
    desk = Desk(players=2)
    one = desk.draw()
    desk.do(act.Reported(0, 0, 0, 0), "a0")
    desk.do(act.Reported(0, 0, 1, 1), "a1")
    assert one.tables[0].status == "conflict"
    assert "conflict" in codes(desk)
    desk.do(act.Resulted(0, 0, 1), JUDGE)
    assert one.tables[0].winner == 1
    assert "conflict" not in codes(desk)


def test_a_player_may_give_way_in_a_conflict() -> None:
    desk = Desk(players=2)
    one = desk.draw()
    desk.do(act.Reported(0, 0, 0, 0), "a0")
    desk.do(act.Reported(0, 0, 1, 1), "a1")
    desk.do(act.Reported(0, 0, 0, 1), "a0")
    assert (one.tables[0].done, one.tables[0].winner) == (True, 1)


def test_one_report_is_enough_where_the_plan_says_so() -> None:
    desk = Desk(players=2, confirm=False)
    one = desk.draw()
    desk.do(act.Reported(0, 0, 1, 0), "a1")
    assert one.tables[0].winner == 0


def test_a_player_reports_the_own_table_and_no_ruling() -> None:
    desk = Desk(players=4)
    one = desk.draw()
    other = next(table for table in one.tables if 0 not in table.players)
    with pytest.raises(NotAllowed):
        desk.do(act.Reported(0, other.number, other.players[0], other.players[0]), "a0")
    assert refused(desk, act.Reported(0, other.number, 0, 0), "a0") == "report-not-yours"
    mine = desk.at(0)[1]
    assert refused(desk, act.Reported(0, mine.number, 0, 0, reason="dq"), "a0") == "reason-staff"
    assert refused(desk, act.Reported(0, mine.number, 0), "a0") == "winner-needed"


def test_a_result_of_any_round_is_put_right_with_a_reason() -> None:
    desk = Desk(players=4)
    desk.draw()
    desk.play()
    desk.draw()
    desk.play()
    table = desk.event.rounds[0].tables[0]
    other = table.losers[0]
    assert refused(desk, act.Resulted(0, 0, other), JUDGE) == "why-needed"
    before = {one.player: one.values["wins"] for one in desk.event.standings(desk.event.stages[0])}
    desk.do(act.Resulted(0, 0, other), JUDGE, "both slips say so")
    after = {one.player: one.values["wins"] for one in desk.event.standings(desk.event.stages[0])}
    assert after[other] == before[other] + 1
    assert sum(after.values()) == sum(before.values())


def test_a_cut_that_a_correction_would_change_is_pointed_out() -> None:
    desk = Desk("saboteur-championship-3", players=12)
    for _ in range(3):
        desk.draw()
        desk.play()
    over = desk.event.next_round()
    desk.do(act.StageEnded(over.through))  # type: ignore[union-attr]
    assert "correction-stage" not in codes(desk)
    last = desk.event.standings(desk.event.stages[0])[-1].player
    for one in desk.event.rounds:
        table = next(table for table in one.tables if last in table.players)
        points = tuple([12 if player == last else 0 for player in table.players])
        desk.do(act.Resulted(one.number, table.number, points=points), HEAD, "counted anew")
    assert "correction-stage" in codes(desk)


@pytest.mark.parametrize(
    ("action", "code"),
    [
        (act.Resulted(0, 0, 3), "winner-wrong"),
        (act.Resulted(0, 0, 0, (1, 2, 3)), "points-count"),
        (act.Resulted(0, 0, 0, (-1, 2)), "points-wrong"),
        (act.Resulted(0, 0, 0, (2_000, 2)), "points-wrong"),
        (act.Resulted(0, 0), "winner-needed"),
        (act.Resulted(0, 0, 0, reason="magic"), "reason-unknown"),
        (act.Resulted(0, 0, 0, losers=(0,)), "winner-wrong"),
        (act.Resulted(0, 4, 0), "table-none"),
    ],
)
def test_impossible_results_are_refused(action: act.Action, code: str) -> None:
    desk = Desk(players=2)
    desk.draw()
    assert refused(desk, action, JUDGE) == code


def test_a_bout_may_be_won_at_level_touches_and_never_with_fewer() -> None:
    desk = Desk("ready-fence", players=4)
    desk.draw()
    table = desk.event.rounds[0].tables[0]
    a, b = table.players
    assert refused(desk, act.Resulted(0, 0, a, (3, 4)), JUDGE) == "points-winner"
    desk.do(act.Resulted(0, 0, b, (4, 4), reason="priority"), JUDGE)
    assert table.winner == b


def test_byes_need_no_result() -> None:
    desk = Desk(players=3)
    one = desk.draw()
    bye = next(table for table in one.tables if table.kind == BYE)
    assert (bye.done, bye.reason) == (True, "bye")
    assert refused(desk, act.Resulted(0, bye.number, bye.players[0]), JUDGE) == "table-bye"


def test_an_event_ends_early_only_with_a_reason() -> None:
    desk = Desk(players=4)
    desk.draw()
    assert refused(desk, act.Ended()) == "why-needed"
    desk.do(act.Ended(), why="the power is out")
    assert desk.event.status == "over"
    assert refused(desk, act.Entered("Late")) == "event-over"


def test_the_plan_of_what_has_begun_stands() -> None:
    from ludarium.tournaments.plan import StagePlan, changed

    desk = Desk("tokyo-duel", players=6)
    desk.draw()
    plan = desk.event.plan
    assert refused(desk, act.Planned(changed(plan, {"game": "saboteur"}))) == "plan-begun"
    other = (StagePlan("swiss", "swiss"), *plan.stages[1:])
    assert refused(desk, act.Planned(changed(plan, {"stages": other}))) == "plan-begun"
    later = (plan.stages[0], StagePlan("knock-out", "elimination", {"draw": "seeded"}))
    desk.do(act.Planned(changed(plan, {"stages": later, "minutes": 30})))
    assert desk.event.plan.minutes == 30
