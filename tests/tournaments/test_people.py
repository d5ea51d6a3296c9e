"""Who comes, leaves and comes back, and what rounds they missed count."""

from __future__ import annotations

import pytest
from tests.accents import Sorted, heap
from tests.tournaments.desk import HOST, JUDGE, Desk

from ludarium.testing import proves
from ludarium.tournaments import actions as act
from ludarium.tournaments.errors import NotAllowed, Refused
from ludarium.tournaments.handlers import texts
from ludarium.tournaments.prompts import prompts
from ludarium.tournaments.structures.history import ABSENT, BYE
from ludarium.tournaments.view import view


def refused(desk: Desk, action: act.Action, by: str = HOST) -> str:
    with pytest.raises(Refused) as error:
        desk.do(action, by)
    return error.value.code.removeprefix("desk-")


@pytest.mark.parametrize(
    ("name", "code"),
    [
        ("P0", "name-taken"),
        (" p0 ", "name-taken"),
        ("Ｐ０", "name-taken"),
        ("", "name-empty"),
        ("   ", "name-empty"),
        ("x" * 1_000, "name-long"),
        ("a\u202eb", "name-sign"),
        ("a\x00b", "name-sign"),
    ],
)
def test_names_are_told_apart_and_can_be_read(name: str, code: str) -> None:
    assert refused(Desk(), act.Entered(name)) == code


def test_heaps_of_accents_are_refused_unread(monkeypatch: pytest.MonkeyPatch) -> None:
    desk, work = Desk(), Sorted(monkeypatch)
    assert refused(desk, act.Entered(heap(100_000))) == "name-long"
    assert refused(desk, act.Announced(heap(100_000))) == "text-long"
    assert work.most <= texts.LONGEST_TEXT
    assert texts.told("e\u0301 \n") == texts.name(" e\u0301 ") == "é"


def test_an_account_enters_once() -> None:
    assert refused(Desk(), act.Entered("Else", "a0")) == "account-taken"


def test_a_name_put_right_keeps_the_account() -> None:
    desk = Desk()
    desk.do(act.Amended(0, "Pauline", club="Foil"))
    assert (desk.name(0), desk.event.people[0].account) == ("Pauline", "a0")
    desk.do(act.Amended(0, "Pauline", ""))
    assert desk.event.people[0].account == ""


def test_who_comes_beyond_the_limit_waits() -> None:
    desk = Desk(players=0, capacity=2)
    for name in ("Ann", "Ben", "Cleo"):
        desk.do(act.Entered(name))
    assert [one.status for one in desk.event.people] == ["in", "in", "waiting"]
    assert refused(desk, act.CheckedIn(2)) == "full"
    desk.do(act.Dropped(0))
    desk.do(act.CheckedIn(2))
    assert desk.event.people[2].status == "in"


def test_only_who_has_checked_in_is_paired() -> None:
    desk = Desk(players=4)
    desk.do(act.Entered("Absent"))
    assert desk.event.next_stage_players() == [0, 1, 2, 3]
    desk = Desk(players=4, check_in=False)
    desk.do(act.Entered("There"))
    assert desk.event.next_stage_players() == [0, 1, 2, 3, 4]


@pytest.mark.parametrize(("missed", "wins", "losses"), [("losses", 0, 2), ("byes", 2, 0), ("nothing", 0, 0)])
def test_a_late_player_comes_in_without_a_new_draw(missed: str, wins: int, losses: int) -> None:
    desk = Desk(players=4)
    desk.draw()
    desk.play()
    desk.draw()
    pairs = [table.players for table in desk.event.rounds[1].tables]
    desk.do(act.Entered("Late", missed=missed))
    desk.do(act.CheckedIn(4))
    assert [table.players for table in desk.event.rounds[1].tables] == pairs
    stage = desk.event.stages[0]
    history = desk.event.history(stage)
    assert (history.wins(4), history.losses(4), history.byes(4)) == (wins, losses, 0)
    assert [one.kind for one in history.of[4]] == [ABSENT, ABSENT]


def test_a_late_player_meets_the_one_with_the_bye() -> None:
    desk = Desk(players=5)
    current = desk.draw()
    bye = next(table for table in current.tables if table.kind == BYE)
    lonely = bye.players[0]
    desk.do(act.Entered("Late", missed="losses"))
    desk.do(act.CheckedIn(5))
    desk.do(act.PairedWithBye(5))
    assert bye.players == (lonely, 5)
    assert bye.status == "open"
    history = desk.event.history(desk.event.stages[0])
    assert history.byes(lonely) == 0
    assert history.losses(5) == 0
    assert refused(desk, act.PairedWithBye(5)) == "draw-twice"


def test_the_doors_close() -> None:
    desk = Desk(players=4, late_until=1)
    desk.draw()
    assert refused(desk, act.Entered("Late")) == "late-round"
    desk = Desk("tokyo-duel", players=3)
    desk.do(act.StageEnded((0, 1, 2)))
    assert refused(desk, act.Entered("Late")) == "late-stage"


def test_a_player_leaves_in_mid_round_and_nothing_else_changes() -> None:
    desk = Desk(players=6)
    desk.draw()
    desk.play()
    desk.draw()
    before = [(table.players, table.winner) for table in desk.event.rounds[0].tables]
    _, table = desk.at(0)
    other = next(player for player in table.players if player != 0)
    desk.do(act.Dropped(0))
    assert (table.winner, table.losers, table.reason) == (other, (0,), "dropped")
    assert [(table.players, table.winner) for table in desk.event.rounds[0].tables] == before
    desk.play()
    assert all(0 not in table.players for table in desk.draw().tables)


def test_who_never_came_is_a_no_show() -> None:
    desk = Desk(players=2)
    desk.draw()
    desk.do(act.Dropped(1, no_show=True))
    assert desk.at(0)[1].reason == "no-show"


@pytest.mark.parametrize("before", [True, False], ids=["left-before", "left-later"])
@pytest.mark.parametrize(("missed", "losses"), [("losses", 1), ("byes", 0), ("nothing", 0)])
def test_a_player_comes_back(missed: str, losses: int, before: bool) -> None:
    desk = Desk(players=5)
    if before:
        desk.do(act.Dropped(4))
    desk.draw()
    desk.play()
    if not before:
        desk.do(act.Dropped(4))
        desk.draw()
        desk.play()
    assert refused(desk, act.Returned(3, missed)) == "person-not-dropped"
    assert refused(desk, act.Returned(4, "gold")) == "setting-wrong"
    had = desk.event.history(desk.event.stages[0]).losses(4) if not before else 0
    desk.do(act.Returned(4, missed))
    assert desk.event.history(desk.event.stages[0]).losses(4) == had + losses
    assert any(4 in table.players for table in desk.draw().tables)


def test_leaving_and_coming_back_wins_no_bye() -> None:
    """Asked for again and again: a rejoining player is not the first in line for a free round."""
    desk = Desk(players=5)
    for _ in range(2):
        desk.draw()
        desk.play()
    had = {table.players[0] for one in desk.event.rounds for table in one.tables if table.kind == BYE}
    rejoining = next(iter(had))
    desk.do(act.Dropped(rejoining))
    desk.do(act.Returned(rejoining, "byes"))
    current = desk.draw()
    again = [table.players[0] for table in current.tables if table.kind == BYE]
    assert again
    assert again[0] not in had


@proves("T1.2")
def test_spectators_are_people_of_the_event_and_are_not_paired() -> None:
    desk = Desk(players=2)
    desk.do(act.Entered("Eve", spectator=True))
    assert desk.event.next_stage_players() == [0, 1]
    assert refused(desk, act.CheckedIn(2)) == "not-player"
    assert refused(desk, act.Dropped(2)) == "not-player"
    desk.do(act.Penalized(2, "unsporting", "warning"), JUDGE)
    assert desk.event.penalties[0].given.person == 2


def test_one_organizer_stays() -> None:
    desk = Desk()
    assert refused(desk, act.Staffed(HOST, "Host", "")) == "organizer-last"
    desk.do(act.Staffed("b", "Bea", "organizer"))
    desk.do(act.Staffed(HOST, "Host", ""))
    assert "b" in desk.event.staff
    assert refused(desk, act.Staffed("c", "Cy", "king"), "b") == "role-unknown"


def test_a_code_that_moves_a_claimed_seat_tells_its_owner_and_the_staff() -> None:
    """Whoever finds a slip would else play under another's name, and nobody would know."""

    def claims(account: str, by: str = "") -> int:
        return desk.do(act.Amended(0, "P0", account), by)

    def told() -> list[tuple[str, int]]:
        return [
            (one.proposal, one.person) for one in prompts(desk.event, desk.now) if one.code == "seat-moved"
        ]

    def lost(account: str) -> list[tuple[int, bool]]:
        return [(one.person, one.by_code) for one in view(desk.event, account, desk.now).moved]

    desk = Desk(players=3)
    desk.do(act.Entered("Walk-in"))
    desk.do(act.Amended(3, "Walk-in", "phone"), "")  # nobody's seat yet: no news
    assert (told(), lost("phone")) == ([], [])
    entry = claims("other")
    assert told() == [(f"seat:{entry}", 0)]
    assert lost("a0") == [(0, True)]
    assert lost("other") == lost("a1") == lost("") == lost(HOST) == []
    assert (
        claims("a0") > entry
    )  # the owner has it back: what is out of date closes itself, and the other is told
    assert lost("a0") == []
    assert lost("other") == [(0, True)]
    (last,) = told()
    with pytest.raises(NotAllowed):
        desk.do(act.Decided(last[0], True), "a1")
    desk.do(act.Decided(last[0], True), JUDGE)
    assert told() == []
    entry = claims("third")
    desk.do(act.Undone(entry))  # staff gives it back
    assert (told(), desk.event.people[0].account) == ([], "a0")
    claims("fourth", HOST)  # staff knows what staff does
    assert (told(), lost("a0")) == ([], [(0, False)])
