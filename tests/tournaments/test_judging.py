"""Calls, penalties, and what they do to an event."""

from __future__ import annotations

from typing import Any

import pytest
from tests.tournaments.desk import HEAD, HOST, JUDGE, Desk

from ludarium.testing import proves
from ludarium.tournaments import actions as act
from ludarium.tournaments.errors import NotAllowed, Refused
from ludarium.tournaments.handlers.judging import proposals
from ludarium.tournaments.prompts import prompts
from ludarium.tournaments.view import log, view


def refused(desk: Desk, action: act.Action, by: str = HOST, why: str = "") -> str:
    with pytest.raises(Refused) as error:
        desk.do(action, by, why)
    return error.value.code.removeprefix("desk-")


def asked(desk: Desk) -> list[str]:
    return [one.code for one in prompts(desk.event, desk.now)]


def keyforge(players: int = 6, **changes: Any) -> Desk:
    desk = Desk("keyforge-archon", players, **changes)
    desk.draw()
    return desk


@proves("T4.7", "T15.5")
def test_a_call_waits_in_the_queue_until_it_is_ruled() -> None:
    desk = keyforge()
    call = desk.do(act.Called(0, "May this creature reap?"), "a0")
    assert "call" in asked(desk)
    found = desk.event.calls[call]
    assert (found.round, found.table) == (0, desk.at(0)[1].number)
    assert refused(desk, act.Called(0), "a0") == "call-twice"
    desk.do(act.Answering(call), JUDGE)
    assert "call" not in asked(desk)
    desk.do(act.Ruled(call, "It may."), JUDGE)
    assert view(desk.event, "a0", 0).calls[0].ruling == "It may."
    assert view(desk.event, "a0", 0).calls[0].judge == "Judy"
    assert refused(desk, act.Ruled(call, "It may not."), HEAD) == "call-closed"
    desk.do(act.Called(0), "a0")


@proves("T14.1", "T14.3", "T14.11")
def test_a_formal_warning_is_recorded_with_all_that_is_asked() -> None:
    desk = keyforge()
    assert refused(desk, act.Penalized(0, "cheating", "formal"), JUDGE) == "penalty-text"
    desk.do(act.Penalized(0, "cheating", "verbal"), JUDGE)
    entry = desk.do(act.Penalized(0, "cheating", "formal", "drew a card too many"), JUDGE)
    found = desk.event.penalties[-1]
    assert (found.given.person, found.given.infraction, found.given.text) == (
        0,
        "cheating",
        "drew a card too many",
    )
    assert (found.by, found.given.at, found.round, found.table) == (JUDGE, desk.now, 0, desk.at(0)[1].number)
    assert found.given.entry == entry
    record = view(desk.event, HOST, 0)
    assert record.counts[0]["verbal"] == record.counts[0]["formal"] == 1
    assert record.penalties[-1].by == "Judy"


@proves("T14.4")
def test_a_reminder_repeated_suggests_a_formal_warning_and_gives_none() -> None:
    desk = keyforge()
    desk.do(act.Penalized(0, "interference", "verbal"), JUDGE)
    assert proposals(desk.event, 0) == ()
    desk.do(act.Penalized(0, "interference", "verbal"), JUDGE)
    (proposal,) = proposals(desk.event, 0)
    assert proposal.kind == "formal"
    assert "proposal-keyforge-repeated" in asked(desk)
    assert view(desk.event, HOST, 0).counts[0].get("formal", 0) == 0
    desk.do(act.Decided(proposal.id, True), JUDGE, "third time")
    assert view(desk.event, HOST, 0).counts[0]["formal"] == 1
    assert proposals(desk.event, 0) == ()


@proves("T14.5")
def test_two_formal_warnings_ask_the_organizer() -> None:
    desk = keyforge()
    for _ in range(2):
        desk.do(act.Penalized(0, "other", "formal", "again"), JUDGE)
    (proposal,) = proposals(desk.event, 0)
    with pytest.raises(NotAllowed):
        desk.do(act.Decided(proposal.id, False), HEAD)
    assert desk.event.people[0].status == "in"
    desk.do(act.Decided(proposal.id, True, "expulsion"), HOST)
    assert desk.event.people[0].status == "expelled"
    assert refused(desk, act.Decided(proposal.id, True, "disqualification"), HOST) == "proposal-none"


@proves("T14.6")
def test_a_grave_penalty_needs_a_judge_and_the_organizer() -> None:
    desk = keyforge()
    entry = desk.do(
        act.Penalized(0, "cheating", "disqualification", "marked cards", answer="no", direct=True), JUDGE
    )
    assert desk.event.people[0].status == "in"
    assert "second" in asked(desk)
    assert refused(desk, act.Seconded(entry), JUDGE) == "second-same"
    assert refused(desk, act.Seconded(entry), HEAD) == "second-roles"
    desk.do(act.Seconded(entry), HOST)
    assert desk.event.people[0].status == "disqualified"
    assert desk.event.penalties[0].second == HOST
    assert refused(desk, act.Seconded(entry), HEAD) == "penalty-stands"


@proves("T14.6")
def test_what_is_not_agreed_to_never_was() -> None:
    desk = keyforge()
    entry = desk.do(act.Penalized(0, "cheating", "expulsion", "x", answer="no", direct=True), JUDGE)
    desk.do(act.Seconded(entry, agreed=False), HOST)
    assert desk.event.penalties == []
    assert desk.event.people[0].status == "in"


@proves("T14.7")
def test_an_automatic_loss_asks_first_whether_the_game_can_be_put_right() -> None:
    desk = keyforge()
    assert refused(desk, act.Penalized(0, "other", "auto-loss"), JUDGE) == "penalty-question"
    desk.do(act.Penalized(0, "other", "auto-loss", answer="no, the deck was shuffled in"), JUDGE)
    _, table = desk.at(0)
    assert (table.losers, table.reason) == ((0,), "auto-loss")
    assert desk.event.penalties[0].answer == "no, the deck was shuffled in"


def test_a_loss_between_games_falls_on_the_next_one() -> None:
    """OP-17: each round is one game."""
    desk = keyforge()
    desk.play()
    desk.do(act.Penalized(0, "other", "auto-loss", answer="no"), JUDGE)
    assert desk.event.people[0].owes == 1
    desk.draw()
    place = desk.event.table_of(0)
    assert place is not None
    assert (place[1].losers, place[1].reason) == ((0,), "auto-loss")
    assert desk.event.people[0].owes == 0


@proves("T14.8")
def test_a_disqualified_player_loses_the_game_in_progress_and_keeps_the_others() -> None:
    desk = keyforge()
    desk.play()
    won = [table for table in desk.event.rounds[0].tables if table.winner == 0]
    assert won
    desk.draw()
    _, table = desk.at(0)
    other = next(player for player in table.players if player != 0)
    desk.do(act.Penalized(0, "cheating", "disqualification", answer="one"), HOST)
    assert (table.winner, table.reason) == (other, "dq")
    assert won[0].winner == 0
    assert 0 not in desk.event.history(desk.event.stages[0]).active


def test_a_second_loss_at_one_table_falls_on_the_next_game() -> None:
    """OP-17: a game has one loser."""
    desk = keyforge()
    _, table = desk.at(0)
    a, b = table.players
    for player in (a, b):
        desk.do(act.Penalized(player, "other", "auto-loss", answer="x"), JUDGE)
    history = desk.event.history(desk.event.stages[0])
    assert (history.losses(a), history.losses(b), history.wins(b)) == (1, 0, 1)
    assert desk.event.people[b].owes == 1


def test_two_who_both_owe_a_game_both_lose_it() -> None:
    desk = Desk("tokyo-duel-swiss", 2)
    for player in (0, 1):
        desk.do(act.Penalized(player, "outside-help", "game-loss"), JUDGE)
    table = desk.draw().tables[0]
    assert (table.winner, table.losers, table.reason) == (-1, table.players, "double-loss")
    assert [one.owes for one in desk.event.people] == [0, 0]


@proves("T14.9")
def test_a_grave_penalty_shows_the_warnings_before_it() -> None:
    desk = keyforge()
    assert refused(desk, act.Penalized(0, "other", "disqualification"), HOST) == "penalty-question"
    desk.do(act.Penalized(0, "other", "formal", "rude"), JUDGE)
    assert view(desk.event, HOST, 0).counts[0]["formal"] == 1


@proves("T14.2")
@pytest.mark.parametrize("kind", ["disqualification", "expulsion"])
def test_a_serious_case_stays_with_all_that_a_report_of_it_asks_for(kind: str) -> None:
    """Who, for what, by whom and when, in the log of the staff and for nobody else; nothing takes it off again."""
    desk = keyforge()
    entry = desk.do(act.Penalized(0, "cheating", kind, "marked cards", answer="warned twice"), HOST)
    (seen,) = view(desk.event, HOST, 0).penalties
    assert (seen.entry, seen.person, seen.infraction, seen.kind) == (entry, 0, "cheating", kind)
    assert (seen.text, seen.answer, seen.by, seen.at) == ("marked cards", "warned twice", "Host", desk.now)
    assert log(desk.event, HOST)[entry].action == act.Penalized(
        0, "cheating", kind, "marked cards", answer="warned twice"
    )
    assert log(desk.event, "a1") == []
    assert view(desk.event, "a1", 0).penalties == ()
    desk.play()
    desk.draw()
    assert view(desk.event, HOST, 0).penalties == (seen,)


@proves("T14.10")
def test_no_decision_costs_a_spectator_a_game() -> None:
    desk = keyforge()
    desk.do(act.Entered("Eve", spectator=True))
    eve = len(desk.event.people) - 1
    for _ in range(2):
        desk.do(act.Penalized(eve, "interference", "formal", "shouted"), JUDGE)
    (proposal,) = proposals(desk.event, eve)
    for kind in ("auto-loss", "disqualification"):
        assert refused(desk, act.Decided(proposal.id, True, kind), HOST) == "kind-person"
    assert (desk.event.people[eve].owes, proposals(desk.event, eve)) == (0, (proposal,))
    desk.do(act.Decided(proposal.id, True, "expulsion"), HOST)
    assert desk.event.people[eve].status == "expelled"


@proves("T14.10")
def test_spectators_are_warned_and_expelled_and_never_lose_a_game() -> None:
    desk = keyforge()
    desk.do(act.Entered("Eve", spectator=True))
    eve = len(desk.event.people) - 1
    desk.do(act.Penalized(eve, "interference", "verbal"), JUDGE)
    assert refused(desk, act.Penalized(eve, "interference", "auto-loss", answer="x"), JUDGE) == "kind-person"
    assert (
        refused(desk, act.Penalized(eve, "interference", "disqualification", answer="x"), HOST)
        == "kind-person"
    )
    desk.do(act.Penalized(eve, "interference", "expulsion", answer="x"), HOST)
    assert desk.event.people[eve].status == "expelled"
    assert refused(desk, act.Penalized(eve, "interference", "verbal"), JUDGE) == "person-gone"


@pytest.mark.parametrize(
    ("action", "code"),
    [
        (act.Penalized(0, "sneezing", "verbal"), "infraction-unknown"),
        (act.Penalized(0, "other", "flogging"), "kind-unknown"),
        (act.Penalized(0, "other", "verbal", remedy="gold"), "remedy-unknown"),
        (act.Penalized(99, "other", "verbal"), "person-none"),
        (act.Penalized(0, "other", "formal", "x" * 3_000), "text-long"),
    ],
)
def test_what_is_no_penalty_is_refused(action: act.Action, code: str) -> None:
    assert refused(keyforge(), action, JUDGE) == code


def saboteur() -> Desk:
    desk = Desk("saboteur-championship-3", 12)
    desk.draw()
    return desk


@proves("S22.1", "S22.2", "S22.3", "S23.2")
def test_reminders_add_up_over_the_event_and_a_referee_decides() -> None:
    desk = saboteur()
    for infraction in ("1-1-a", "1-1-b", "1-1-c"):
        desk.do(act.Penalized(0, infraction, "reminder"), JUDGE)
    desk.play()
    desk.draw()
    for infraction in ("1-2-a", "1-2-b"):
        desk.do(act.Penalized(0, infraction, "warning"), JUDGE)
    (proposal,) = proposals(desk.event, 0)
    assert proposal.kind == "game-loss"
    assert all(not table.done for table in desk.event.rounds[1].tables)
    desk.do(act.Decided(proposal.id, False), JUDGE)
    assert proposals(desk.event, 0) == ()


@proves("S22.4", "S23.2")
def test_three_game_losses_propose_a_disqualification_and_no_more() -> None:
    desk = saboteur()
    for _ in range(3):
        desk.do(act.Penalized(0, "1-3-c", "game-loss"), JUDGE)
    (proposal,) = proposals(desk.event, 0)
    assert proposal.kind == "disqualification"
    assert desk.event.people[0].status == "in"
    desk.do(act.Decided(proposal.id, True), HEAD)
    assert desk.event.people[0].status == "expelled"


@proves("S22.7")
def test_a_penalty_is_logged_with_its_round_and_turn() -> None:
    desk = saboteur()
    desk.do(act.Penalized(0, "1-2-a", "warning", remedy="saboteur-back-to-hand", game=1, turn=7), JUDGE)
    (seen,) = view(desk.event, HOST, 0).penalties
    assert (seen.infraction, seen.kind, seen.remedy, seen.game, seen.turn) == (
        "1-2-a",
        "warning",
        "saboteur-back-to-hand",
        1,
        7,
    )
    assert (seen.round, seen.by, seen.at) == (0, "Judy", desk.now)


@proves("S22.7", "S22.5")
def test_each_penalty_says_what_it_has_brought_about() -> None:
    desk = saboteur()
    for kind in ("reminder", "reminder", "reminder", "warning", "warning"):
        desk.do(act.Penalized(0, "1-1-a", kind), JUDGE)
    desk.do(act.Penalized(1, "1-1-a", "reminder"), JUDGE)
    wanted = [(), (), ("warning",), (), ("game-loss",)]
    assert [one.triggered for one in view(desk.event, HOST, 0).penalties] == [*wanted, ()]
    assert [one.triggered for one in view(desk.event, "a0", 0).penalties] == wanted
    house = Desk("tokyo-duel-swiss", 2)
    for other, infraction, kind in ((keyforge(), "other", "verbal"), (house, "delay", "warning")):
        for _ in range(3):
            other.do(act.Penalized(0, infraction, kind), JUDGE)
        assert [one.triggered for one in view(other.event, HOST, 0).penalties] == [()] * 3


@proves("S20.5", "S16.15")
def test_a_disqualified_finalist_is_replaced_until_the_final_begins() -> None:
    desk = saboteur()
    desk.play()
    for _ in range(2):
        desk.draw()
        desk.play()
    over = desk.event.next_round()
    through = over.through  # type: ignore[union-attr]
    desk.do(act.StageEnded(through))
    seventh = desk.event.standings(desk.event.stages[0])[6].player
    desk.do(act.Penalized(through[2], "3-1-c", "disqualification", "fraud", answer="agreed"), HEAD)
    final = desk.draw()
    assert set(final.tables[0].players) == {*through, seventh} - {through[2]}


def test_the_house_proposes_a_lost_game_after_three_warnings() -> None:
    desk = Desk("tokyo-duel-swiss", 4)
    desk.draw()
    for _ in range(3):
        desk.do(act.Penalized(0, "delay", "warning"), JUDGE)
    (proposal,) = proposals(desk.event, 0)
    desk.do(act.Decided(proposal.id, True), JUDGE)
    assert desk.at(0)[1].losers == (0,)
