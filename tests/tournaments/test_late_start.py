"""*All here* after a late start: one question for many, bulk answers, and what is out of date closes itself (S20.4.3)."""

from __future__ import annotations

import pytest
from tests.tournaments.desk import HEAD, HOST, JUDGE, Desk

from ludarium.testing import proves
from ludarium.tournaments import actions as act
from ludarium.tournaments.errors import Refused
from ludarium.tournaments.prompts import Prompt, prompts
from ludarium.tournaments.tournament import Tournament
from ludarium.tournaments.view import view

START = 5_000


def late_start(players: int = 12, after: int = 400, preset: str = "saboteur-championship-3") -> Desk:
    """The games begin late, and only then somebody says that everybody is here."""
    desk = Desk(preset, players)
    desk.draw()
    desk.do(act.StartAnnounced(0, START), JUDGE)
    desk.now = START + after - 1
    desk.do(act.Arrived(0, act.ROUND), JUDGE)
    return desk


def questions(desk: Desk) -> tuple[list[Prompt], list[Prompt]]:
    """What is asked about all, and one by one."""
    found = [one for one in prompts(desk.event, desk.now) if one.group]
    return [one for one in found if not one.proposal], [one for one in found if one.proposal]


@proves("S20.4.3", "S23.2")
def test_many_who_are_late_at_once_are_one_question() -> None:
    desk = late_start()
    assert len(desk.event.rounds[0].here) == 12
    (all_,), each = questions(desk)
    assert (all_.code, all_.round, all_.urgent) == ("late-many", 0, True)
    assert all_.facts == {"count": 12, "start": START + 400}
    assert sorted([one.person for one in each]) == list(range(12))
    assert {(one.group, one.kind) for one in each} == {(all_.group, "game-loss")}
    assert all_.group


def test_one_who_is_late_is_asked_about_alone() -> None:
    desk = Desk("saboteur-championship-3", 6)
    desk.draw()
    desk.do(act.StartAnnounced(0, START), JUDGE)
    desk.now = START - 60
    desk.do(act.Arrived(0, 0), JUDGE)
    desk.do(act.Arrived(0, 0, 2, here=False), JUDGE)
    desk.now = START + 100
    desk.do(act.Arrived(0, 0, 2), JUDGE)
    assert questions(desk) == ([], [])
    assert [one.person for one in prompts(desk.event, desk.now) if one.proposal] == [2]


@proves("S20.4.3")
def test_a_start_that_is_moved_to_when_the_games_began_closes_all_of_it() -> None:
    desk = late_start()
    (all_,), _ = questions(desk)
    start = all_.facts["start"]
    assert isinstance(start, int)
    desk.do(act.StartAnnounced(0, start), JUDGE)
    assert questions(desk) == ([], [])
    assert desk.event.penalties == []


@proves("S20.4.3", "S23.2")
@pytest.mark.parametrize("accepted", [True, False])
def test_all_of_it_is_answered_one_entry_a_player(accepted: bool) -> None:
    """So that each answer can be undone by itself; who was answered about meanwhile is no hindrance."""
    desk = late_start(6)
    _, each = questions(desk)
    answers = [act.Decided(one.proposal, accepted, one.kind if accepted else "") for one in each]
    desk.do(answers[0], HEAD)
    for answer in answers:
        desk.do(answer, JUDGE)
    assert questions(desk) == ([], [])
    assert len([one for one in desk.event.entries if isinstance(one.action, act.Decided)]) == 6
    assert [one.given.kind for one in desk.event.penalties] == ["game-loss"] * 6 * accepted
    assert {one.game for one in desk.event.penalties} == ({0} if accepted else set())
    with pytest.raises(Refused):
        desk.do(act.Decided(answers[0].proposal, not accepted, "" if accepted else "game-loss"), JUDGE)


@pytest.mark.parametrize("preset", ["saboteur-championship-3", "tokyo-duel-swiss"])
def test_what_is_asked_about_a_round_closes_with_it(preset: str) -> None:
    """The first round of a game that is over can't be lost any more; a penalty may be given by hand."""
    desk = late_start(12, 1_000, preset)
    _, each = questions(desk)
    assert each
    desk.play()
    assert questions(desk)[1] == each
    desk.draw()
    assert questions(desk) == ([], [])
    with pytest.raises(Refused) as error:
        desk.do(act.Decided(each[0].proposal, True, each[0].kind), JUDGE)
    assert error.value.code == "desk-proposal-none"
    assert desk.event.penalties == []


def test_an_answer_of_an_older_desk_about_a_round_that_was_over_is_read() -> None:
    desk = late_start()
    _, each = questions(desk)
    desk.play()
    desk.draw()
    old = act.Decided(each[0].proposal, True, each[0].kind)
    desk.event.add(act.Entry(len(desk.event.entries), desk.now, JUDGE, old))
    assert len(Tournament.of(desk.event.entries).penalties) == 1


def test_everybody_of_a_round_arrives_in_one_act() -> None:
    desk = Desk("saboteur-championship-3", 12)
    desk.draw()
    desk.do(act.StartAnnounced(0, START), JUDGE)
    desk.now = START - 300
    first = desk.event.rounds[0].tables[0].players[0]
    desk.do(act.Arrived(0, 0, first), JUDGE)
    desk.do(act.Dropped(desk.event.rounds[0].tables[1].players[0]), HOST)
    desk.now = START - 100
    noted = desk.do(act.Arrived(0, act.ROUND), JUDGE)
    here = view(desk.event, JUDGE, desk.now).rounds[0].here
    assert len(here) == 11, "who has left is not there"
    assert here.pop(first) < START - 200, "who was there keeps the time"
    assert set(here.values()) == {START - 99}
    assert desk.do(act.Arrived(0, act.ROUND), HEAD) == noted  # said already
    desk.do(act.Undone(noted), HEAD)
    assert list(desk.event.rounds[0].here) == [first]


def test_only_tables_that_wait_are_marked() -> None:
    """A game that has begun has its own answer to who is there."""
    desk = Desk("saboteur-championship-3", 12)
    one = desk.draw()
    desk.do(act.StartAnnounced(0, START), JUDGE)
    desk.do(act.Resulted(0, 0, points=(2,) * 6), JUDGE)
    desk.now = START + 9
    desk.do(act.Arrived(0, act.ROUND), JUDGE)
    assert sorted(desk.event.rounds[0].here) == sorted(one.tables[1].players)
    desk.do(act.Resulted(0, 1, points=(2,) * 6), JUDGE)
    with pytest.raises(Refused):
        desk.do(act.Arrived(0, act.ROUND, 3), JUDGE)
