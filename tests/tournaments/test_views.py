"""What each reader may know of an event, and what may not be found in anything they are sent."""

from __future__ import annotations

import msgspec
import pytest
from tests.tournaments.desk import HEAD, HOST, JUDGE, Desk

from ludarium.testing import proves
from ludarium.tournaments import actions as act
from ludarium.tournaments.view import log, view
from ludarium.tournaments.view_types import EventView

PEOPLE = ("a0", "a1", "stranger", "")
STAFF = (HOST, HEAD, JUDGE)


def seen(desk: Desk, account: str) -> EventView:
    return view(desk.event, account, desk.now)


def sent(desk: Desk, account: str) -> str:
    return msgspec.json.encode(seen(desk, account)).decode()


def test_accounts_and_the_seed_are_nobodys_business() -> None:
    desk = Desk("keyforge-casual-sealed", players=4)
    desk.draw()
    for account in (*STAFF, *PEOPLE):
        text = sent(desk, account)
        for secret in (HOST, HEAD, JUDGE, '"a2"', '"seed"'):
            assert secret not in text


def championship() -> Desk:
    desk = Desk("saboteur-championship-3", players=12)
    for _ in range(2):
        desk.draw()
        desk.play()
    desk.draw()
    return desk


@proves("S18.5")
def test_sums_and_standings_wait_for_the_finalists() -> None:
    desk = championship()
    for account in PEOPLE:
        found = seen(desk, account)
        assert [stage.standings for stage in found.stages] == [None]
        for one in found.rounds:
            for table in one.tables:
                mine = found.me in table.players
                assert bool(table.points) == (mine and one.number < 2)
                assert table.hidden != mine
    for account in STAFF:
        found = seen(desk, account)
        assert found.stages[0].standings is not None
        assert all(table.points for one in found.rounds[:2] for table in one.tables)
    desk.play()
    over = desk.event.next_round()
    desk.do(act.StageEnded(over.through))  # type: ignore[union-attr]
    for account in PEOPLE:
        found = seen(desk, account)
        assert found.stages[0].standings is not None
        assert all(table.points for one in found.rounds for table in one.tables)


@proves("S18.5")
def test_nothing_but_the_points_of_the_own_table_depends_on_results() -> None:
    """Two championships that differ in the results of other tables look the same to a player."""
    one, other = championship(), championship()
    mine = one.event.rounds[0].tables
    far = next(table for table in mine if 0 not in table.players)
    points = tuple(range(len(far.players)))
    other.do(act.Resulted(0, far.number, points=points), JUDGE, "counted anew")
    one.do(act.Announced("x"))
    other.event.announcements.append(one.event.announcements[0])
    a, b = seen(one, "a0"), seen(other, "a0")
    assert msgspec.structs.replace(a, prompts=()) == msgspec.structs.replace(b, prompts=())


def test_calls_and_penalties_are_for_the_staff_and_whom_they_are_about() -> None:
    desk = Desk("keyforge-casual-sealed", players=4)
    desk.draw()
    desk.do(act.Called(0, "slow play?"), "a0")
    desk.do(act.Penalized(0, "other", "formal", "took back a card"), JUDGE)
    for account in (*STAFF, "a0"):
        assert len(seen(desk, account).calls) == len(seen(desk, account).penalties) == 1
    for account in ("a1", "stranger", ""):
        found = seen(desk, account)
        assert found.calls == ()
        assert found.penalties == ()
        assert "took back" not in sent(desk, account)
        assert "slow play" not in sent(desk, account)


def test_prompts_checks_and_the_log_are_for_the_staff() -> None:
    desk = Desk(players=4)
    desk.do(act.CheckedIn(0, ("sleeves-opaque",)), JUDGE)
    desk.draw()
    for account in STAFF:
        assert log(desk.event, account)
        assert seen(desk, account).people[0].checks
    for account in PEOPLE:
        assert log(desk.event, account) == []
        assert seen(desk, account).prompts == ()
        assert seen(desk, account).people[0].checks == ()
        assert seen(desk, account).counts == {}


@pytest.mark.parametrize("account", ["a1", "stranger", ""])
def test_reports_are_seen_at_the_own_table_only(account: str) -> None:
    desk = Desk(players=4)
    desk.draw()
    _, table = desk.at(0)
    desk.do(act.Reported(0, table.number, 0, 0), "a0")
    found = seen(desk, account).rounds[0].tables[table.number]
    assert bool(found.reports) == (account == "a1" and 1 in table.players)


def test_an_elimination_stage_has_its_picture_from_the_first_round_on() -> None:
    knock_out = {"name": "knock-out", "structure": "elimination", "settings": {"draw": "seeded"}}
    desk = Desk("tokyo-duel", 6, stages=[knock_out])
    desk.draft()
    assert [stage.bracket for stage in view(desk.event, HOST, desk.now).stages] == [None]
    desk.do(act.Published())
    desk.wins(4)
    for account in ("", "a0", HOST):
        (stage,) = view(desk.event, account, desk.now).stages
        assert stage.bracket is not None
        assert [len(column.boxes) for column in stage.bracket.columns] == [4, 2, 1]
        first = stage.bracket.columns[0].boxes
        assert [(box.players, box.winner) for box in first] == [
            ((0, -1), 0),
            ((3, 4), 4),
            ((1, -1), 1),
            ((2, 5), -1),
        ]
        assert stage.bracket.columns[1].boxes[0].players == (0, 4)
    swiss = Desk("tokyo-duel-swiss", 4)
    swiss.draw()
    assert [stage.bracket for stage in view(swiss.event, HOST, swiss.now).stages] == [None]


def test_an_event_of_keyforge_says_what_is_looked_at() -> None:
    told = view(Desk("keyforge-archon", 0).event, "", 0).checklist
    assert "sleeves-opaque" in told["check-in"]
    assert "list-on-request" in told["during"]
    lenient = view(Desk("keyforge-archon", 0, clear_sleeves=True).event, "", 0).checklist
    assert "sleeves-opaque" not in lenient["check-in"]
    assert view(Desk("tokyo-duel", 0).event, "", 0).checklist == {}
