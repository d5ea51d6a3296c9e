"""Serious cases: the organizer records them and reports them to the official side (T14.2), and nobody else sees that."""

from __future__ import annotations

import msgspec
import pytest
from tests.tournaments.desk import HEAD, HOST, JUDGE, Desk

from ludarium.testing import proves
from ludarium.tournaments import actions as act
from ludarium.tournaments.casework import case_file
from ludarium.tournaments.errors import NotAllowed, Refused
from ludarium.tournaments.handlers.judging import proposals
from ludarium.tournaments.prompts import Prompt, prompts
from ludarium.tournaments.tournament import from_json, to_json
from ludarium.tournaments.view import log, view

HAPPENED = "Hid two cards under the table."
OFFICIAL = "official-account"


def waiting(desk: Desk) -> list[Prompt]:
    return [one for one in prompts(desk.event, desk.now) if one.code == "case"]


def refused(desk: Desk, action: act.Action, by: str = HOST) -> str:
    with pytest.raises(Refused) as error:
        desk.do(action, by)
    return error.value.code.removeprefix("desk-")


def keyforge() -> Desk:
    desk = Desk("keyforge-archon", 6)
    desk.do(act.Staffed(OFFICIAL, "Olga", "official"))
    desk.draw()
    return desk


@proves("T14.2", "T14.8")
def test_a_disqualification_is_to_be_reported_until_it_has_been() -> None:
    desk = keyforge()
    desk.do(act.Penalized(0, "cheating", "formal", "drew a card too many"), JUDGE)
    assert waiting(desk) == []
    desk.do(act.Penalized(0, "cheating", "disqualification", answer="warned before"))
    (prompt,) = waiting(desk)
    assert (prompt.person, prompt.by, prompt.facts) == (0, "organizer", {"kind": "disqualification"})
    entry = desk.do(act.CaseReported(0, HAPPENED, "I did not.", "A season", "Main Street 1"))
    assert waiting(desk) == []
    (one,) = view(desk.event, JUDGE, 0).cases
    assert (one.entry, one.person, one.by) == (entry, 0, "Host")
    desk.do(act.Undone(entry))
    assert waiting(desk) == [prompt]
    assert view(desk.event, HOST, 0).cases == ()


@proves("T14.2", "T14.10")
def test_a_spectator_who_is_expelled_is_reported_too() -> None:
    desk = keyforge()
    desk.do(act.Entered("Watcher", spectator=True))
    desk.do(act.Penalized(6, "interference", "expulsion", answer="grave"))
    assert [one.person for one in waiting(desk)] == [6]
    desk.do(act.CaseReported(6, HAPPENED))
    assert case_file(desk.event, 6).spectator
    assert waiting(desk) == []


@proves("T14.2", "T14.6")
def test_a_direct_penalty_is_reported_once_the_second_person_agrees() -> None:
    desk = keyforge()
    entry = desk.do(act.Penalized(0, "damage", "disqualification", answer="grave", direct=True), JUDGE)
    assert waiting(desk) == []
    assert refused(desk, act.CaseReported(0, HAPPENED)) == "case-none"
    desk.do(act.Seconded(entry))
    assert [one.person for one in waiting(desk)] == [0]
    (penalty,) = case_file(desk.event, 0).penalties
    assert (penalty.by, penalty.second, penalty.direct, penalty.reported) == ("Judy", "Host", True, True)


@proves("T14.2", "S20.5", "S22.4")
def test_a_disqualification_that_adds_up_in_saboteur_is_reported_with_its_decisions() -> None:
    desk = Desk("saboteur-championship", 6)
    desk.draw()
    for _ in range(3):
        desk.do(act.Penalized(0, "2-2-a", "game-loss"), JUDGE)
    (proposal,) = proposals(desk.event, 0)
    desk.do(act.Decided(proposal.id, True, "disqualification"), HEAD)
    (prompt,) = waiting(desk)
    assert prompt.facts == {"kind": "disqualification"}
    file = case_file(desk.event, 0)
    assert [(one.kind, one.by) for one in file.decisions] == [("disqualification", "Head")]
    assert len(file.penalties) == 3
    desk.do(act.CaseReported(0, HAPPENED))
    assert waiting(desk) == []


def test_the_hall_s_own_catalogue_reports_to_nobody_and_still_keeps_a_case() -> None:
    desk = Desk("tokyo-duel-swiss", 4)
    desk.draw()
    desk.do(act.Penalized(0, "cheating", "disqualification", "hit the table"))
    assert waiting(desk) == []
    desk.do(act.CaseReported(0, HAPPENED))
    assert len(desk.event.cases) == 1


@proves("T14.2")
def test_a_report_is_words_about_somebody_with_a_penalty() -> None:
    desk = keyforge()
    assert refused(desk, act.CaseReported(0, HAPPENED)) == "case-none"
    assert refused(desk, act.CaseReported(40, HAPPENED)) == "person-none"
    desk.do(act.Penalized(0, "cheating", "formal", "drew a card too many"), JUDGE)
    assert refused(desk, act.CaseReported(0, " ")) == "text-empty"
    assert refused(desk, act.CaseReported(0, "x" * 2_001)) == "text-long"
    assert refused(desk, act.CaseReported(0, HAPPENED, venue="x" * 61)) == "name-long"
    desk.do(act.CaseReported(0, HAPPENED))  # the organizer may find any case serious


@proves("T14.2")
def test_only_an_organizer_reports() -> None:
    desk = keyforge()
    desk.do(act.Penalized(0, "cheating", "disqualification", answer="grave"))
    for account in (HEAD, JUDGE, OFFICIAL, "a0", "a1", "stranger"):
        with pytest.raises(NotAllowed):
            desk.do(act.CaseReported(0, HAPPENED), account)


@proves("T14.2")
def test_an_amended_report_stands_beside_the_first_and_what_comes_later_is_reported_anew() -> None:
    desk = keyforge()
    first = desk.do(act.Penalized(0, "cheating", "disqualification", answer="grave"))
    desk.do(act.CaseReported(0, HAPPENED))
    desk.do(act.CaseReported(0, HAPPENED + " Twice."), why="a second witness")
    assert [one.happened for one in case_file(desk.event, 0).reports] == [HAPPENED, HAPPENED + " Twice."]
    assert refused(desk, act.Undone(first)) == "undo-needed"  # reports rest on it
    again = from_json(to_json(desk.event))
    assert case_file(again, 0) == case_file(desk.event, 0)


@proves("T14.2")
def test_a_penalty_after_a_report_is_a_case_of_its_own() -> None:
    desk = keyforge()
    desk.do(act.Penalized(0, "cheating", "formal", "drew a card too many"), JUDGE)
    desk.do(act.CaseReported(0, HAPPENED))
    desk.do(act.Penalized(0, "damage", "disqualification", answer="warned before"))
    assert [one.person for one in waiting(desk)] == [0]


@proves("T14.2", "T14.11")
def test_the_file_holds_what_the_event_knows() -> None:
    desk = keyforge()
    place, table = desk.at(0)
    other = next(player for player in table.players if player != 0)
    call = desk.do(act.Called(other, "He looks at my cards."), f"a{other}")
    desk.do(act.Answering(call), HEAD)
    desk.do(act.Ruled(call, "Play on."), HEAD)
    far = next(one for one in place.tables if 0 not in one.players).players[0]
    desk.do(act.Called(far, "What time is it?"), f"a{far}")
    desk.do(act.Penalized(0, "cheating", "verbal"), JUDGE)
    desk.do(act.Penalized(0, "cheating", "disqualification", "hid two cards", answer="warned once"))
    desk.do(act.CaseReported(0, HAPPENED, venue="Main Street 1"))
    file = case_file(desk.event, 0)
    assert (file.event, file.game, file.format) == ("Sunday", "keyforge", "archon")
    assert (file.name, file.status, file.account) == ("P0", "disqualified", "a0")
    assert file.organizers == ("Host",)
    assert file.judges == ("Judy", "Host", "Head")
    assert [(one.kind, one.round, one.table, one.reported) for one in file.penalties] == [
        ("verbal", 0, table.number, False),
        ("disqualification", 0, table.number, True),
    ]
    assert [(one.by, one.text, one.judge, one.ruling) for one in file.calls] == [
        (f"P{other}", "He looks at my cards.", "Head", "Play on.")
    ]
    assert file.reports[-1].venue == "Main Street 1"


@proves("T14.2")
def test_nobody_but_the_staff_sees_that_there_is_a_case() -> None:
    desk = keyforge()
    desk.do(act.Penalized(0, "cheating", "disqualification", answer="grave"))
    desk.do(act.Penalized(1, "damage", "disqualification", answer="grave"))
    desk.do(act.CaseReported(0, HAPPENED))
    for account in ("a0", "a1", "a2", OFFICIAL, "stranger", ""):
        seen = view(desk.event, account, desk.now)
        assert (seen.cases, seen.prompts, log(desk.event, account)) == ((), (), [])
        assert HAPPENED.encode() not in msgspec.json.encode(seen)
    for account in (HOST, HEAD, JUDGE):
        assert len(view(desk.event, account, desk.now).cases) == 1
