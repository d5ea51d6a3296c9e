"""What becomes of what rests on a correction: who is affected, what can be done, and what each way does."""

from __future__ import annotations

import pytest
from tests.tournaments.desk import HEAD, JUDGE, Desk

from ludarium.i18n import LANGUAGES, say
from ludarium.testing import proves
from ludarium.tournaments import actions as act
from ludarium.tournaments.actions import AGAIN, EXCHANGE, KEEP, Settled
from ludarium.tournaments.corrections import Affected, affected, offered, ways
from ludarium.tournaments.errors import Refused
from ludarium.tournaments.prompts import prompts
from ludarium.tournaments.state import OVER, Table
from ludarium.tournaments.structures.history import BYE, Over
from ludarium.tournaments.structures.two_loss_out import losses
from ludarium.tournaments.tournament import from_json, to_json

WHY = "the slip was read wrongly"
FAIR = "so that it is fair"


def correct(desk: Desk, number: int, table: Table, winner: int) -> int:
    points = (
        () if desk.event.plan.result == "winner" else tuple([5 * (one == winner) for one in table.players])
    )
    return desk.do(act.Resulted(number, table.number, winner, points), JUDGE, WHY)


def loser_of(table: Table) -> int:
    return next(one for one in table.players if one != table.winner)


def codes(desk: Desk) -> list[str]:
    return [one.code for one in prompts(desk.event, desk.now)]


def end_stage(desk: Desk) -> None:
    while not isinstance(following := desk.event.next_round(), Over):
        desk.draw()
        desk.play()
    desk.do(act.StageEnded(following.through))


def kinds(desk: Desk) -> set[str]:
    return {one.kind for one in affected(desk.event)}


def choices(desk: Desk) -> list[str]:
    return [one.choice for one in offered(desk.event)]


def in_round_3() -> tuple[Desk, int, int]:
    """Two-loss-out, round 3 is being played, and somebody who went out in round 2 did not lose there; with who did."""
    desk = Desk("tokyo-duel", 12)
    for _ in range(2):
        desk.draw()
        desk.play()
    stage = desk.event.stages[0]
    lost = losses(desk.event.history(stage))
    table = next(
        one
        for one in desk.event.rounds[1].tables
        if len(one.players) == 2 and lost[loser_of(one)] == 2 and lost[one.winner] == 1
    )
    wronged, other = loser_of(table), table.winner
    desk.draw()
    correct(desk, 1, table, wronged)
    return desk, other, wronged


@proves("T12.3")
def test_who_was_eliminated_wrongly_is_seen_while_the_next_round_is_played() -> None:
    desk, out, wronged = in_round_3()
    entry = len(desk.event.entries) - 1
    assert affected(desk.event) == (
        Affected("wrong", 0, 2, (out,)),
        Affected("missing", 0, 2, (wronged,)),
    )
    first = prompts(desk.event, desk.now)[0]
    assert (first.code, first.urgent, first.by, first.entry) == ("correction", True, "head-judge", entry)
    assert first.facts == {"round": 3, "count": 2, "entry": entry}
    assert offered(desk.event) == [
        Settled(EXCHANGE, person=out, other=wronged),
        Settled(AGAIN, 0, 2),
        Settled(KEEP),
    ]


def test_an_exchange_gives_the_seat_to_whom_it_belongs() -> None:
    desk, out, wronged = in_round_3()
    desk.wins(out)
    table = desk.at(out)[1]
    rival = loser_of(table)
    exchange = ways(desk.event)[0]
    assert (exchange.lost, exchange.tables) == (
        1,
        (tuple([wronged if one == out else one for one in table.players]),),
    )
    desk.do(exchange.action, HEAD, FAIR)
    table = desk.event.rounds[2].tables[table.number]
    assert set(table.players) == {wronged, rival}
    assert not table.done
    assert affected(desk.event) == ()
    assert "correction" not in codes(desk)
    desk.play()
    assert out not in desk.draw().tables[0].players
    assert out not in {player for one in desk.event.rounds[3].tables for player in one.players}


def test_a_round_is_drawn_again_without_its_results() -> None:
    desk, out, wronged = in_round_3()
    desk.play()
    again = ways(desk.event)[1]
    count = sum([len(table.players) == 2 for table in desk.event.rounds[2].tables])
    assert (again.lost, again.rounds) == (count, (2,))
    desk.do(again.action, HEAD, FAIR)
    assert len(desk.event.rounds) == 2
    assert affected(desk.event) == ()
    desk.draft()
    assert desk.event.stages[0].draft is not None
    assert tuple([table.players for table in desk.event.stages[0].draft.tables]) == again.tables
    seated = {player for table in again.tables for player in table}
    assert wronged in seated
    assert out not in seated


def test_what_is_kept_has_no_loser() -> None:
    """Who had no table has the round as a bye, and plays on; who sat there wrongly goes out after it."""
    desk, out, wronged = in_round_3()
    kept = ways(desk.event)[-1]
    assert (kept.byes, kept.out, kept.lost) == ((wronged,), (out,), 0)
    desk.do(kept.action, HEAD, FAIR)
    assert affected(desk.event) == ()
    assert desk.event.rounds[2].absent[wronged].winner == wronged
    desk.play()
    seated = {player for table in desk.draw().tables for player in table.players}
    assert wronged in seated
    assert out not in seated


def test_the_choice_is_one_entry_with_its_reason() -> None:
    desk, _, _ = in_round_3()
    before = to_json(desk.event)
    for action in offered(desk.event):
        with pytest.raises(Refused) as error:
            desk.do(action, HEAD)
        assert error.value.code == "desk-why-needed"
    for wrong in (
        Settled("forget"),
        Settled(AGAIN, 0, 1),
        Settled(AGAIN),
        Settled(EXCHANGE, person=0, other=0),
    ):
        with pytest.raises(Refused) as error:
            desk.do(wrong, HEAD, FAIR)
        assert error.value.code == "desk-settle-way"
    assert to_json(desk.event) == before
    count = len(desk.event.entries)
    desk.do(Settled(KEEP), HEAD, FAIR)
    assert len(desk.event.entries) == count + 1
    assert desk.event.entries[-1].why == FAIR
    assert to_json(from_json(to_json(desk.event))) == to_json(desk.event)


def test_nothing_is_settled_where_nothing_was_put_right() -> None:
    desk = Desk("tokyo-duel", 8)
    desk.draw()
    with pytest.raises(Refused) as error:
        desk.do(Settled(KEEP), HEAD, FAIR)
    assert error.value.code == "desk-settle-none"


def test_a_correction_that_is_undone_leaves_nothing_to_decide() -> None:
    desk, _, _ = in_round_3()
    correction = len(desk.event.entries) - 1
    undo = desk.do(act.Undone(correction))
    assert affected(desk.event) == ()
    desk.do(act.Undone(undo))
    assert kinds(desk) == {"wrong", "missing"}
    settled = desk.do(offered(desk.event)[0], HEAD, FAIR)
    with pytest.raises(Refused) as error:
        desk.do(act.Undone(correction))
    assert (error.value.code, error.value.facts["later"]) == ("desk-undo-needed", settled)
    desk.do(act.Undone(settled))
    assert kinds(desk) == {"wrong", "missing"}


def test_a_decision_that_is_undone_is_asked_for_again() -> None:
    for place in range(3):
        desk, _, _ = in_round_3()
        before = affected(desk.event)
        tables = [table.players for table in desk.event.rounds[2].tables]
        settled = desk.do(offered(desk.event)[place], HEAD, FAIR)
        desk.do(act.Undone(settled))
        assert affected(desk.event) == before
        assert [table.players for table in desk.event.rounds[2].tables] == tables


def test_nobody_is_asked_twice_for_what_was_kept_but_again_for_what_comes_after() -> None:
    desk, out, wronged = in_round_3()
    desk.do(Settled(KEEP), HEAD, FAIR)
    table = next(one for one in desk.event.rounds[1].tables if wronged in one.players)
    correct(desk, 1, table, out)
    assert "missing" not in kinds(desk), "who sits there now belongs there"
    assert kinds(desk) == set()


def test_a_correction_of_the_round_that_is_played_concerns_nobody() -> None:
    desk = Desk("tokyo-duel", 12)
    desk.draw()
    desk.play()
    table = desk.event.rounds[0].tables[0]
    correct(desk, 0, table, loser_of(table))
    assert codes(desk) == ["draw"]


def test_a_draft_is_seen_as_well() -> None:
    desk = Desk("tokyo-duel", 12)
    for _ in range(2):
        desk.draw()
        desk.play()
    lost = losses(desk.event.history(desk.event.stages[0]))
    table = next(
        one
        for one in desk.event.rounds[1].tables
        if len(one.players) == 2 and lost[loser_of(one)] == 2 and lost[one.winner] == 1
    )
    desk.draft()
    correct(desk, 1, table, loser_of(table))
    assert kinds(desk) == {"wrong", "missing"}
    assert ways(desk.event)[1].lost == 0
    desk.do(offered(desk.event)[0], HEAD, FAIR)
    draft = desk.event.stages[0].draft
    assert draft is not None
    seated = {player for one in draft.tables for player in one.players}
    assert table.winner in seated
    desk.do(act.Published())
    assert affected(desk.event) == ()


# --- byes, drops, penalties ----------------------------------------------------------------------


def test_a_drop_that_is_undone_leaves_somebody_without_a_table() -> None:
    desk = Desk("tokyo-duel-swiss", 6)
    desk.draw()
    desk.play()
    dropped = desk.do(act.Dropped(3))
    desk.draw()
    desk.do(act.Undone(dropped))
    assert affected(desk.event)[0] == Affected("missing", 0, 1, (3,))
    assert choices(desk) == [AGAIN, KEEP]
    desk.do(Settled(KEEP), HEAD, FAIR)
    assert desk.event.rounds[1].absent[3].winner == 3


def test_a_disqualification_that_is_undone_leaves_somebody_without_a_table() -> None:
    desk = Desk("tokyo-duel", 8)
    desk.draw()
    desk.play()
    given = desk.do(act.Penalized(0, "cheating", "disqualification", "seen", answer="no"))
    desk.draw()
    desk.do(act.Undone(given))
    assert affected(desk.event) == (Affected("missing", 0, 1, (0,)),)


def test_the_bye_of_a_swiss_round_is_who_has_it_wrongly() -> None:
    desk = Desk("tokyo-duel-swiss", 7)
    desk.draw()
    desk.play()
    second = desk.draw()
    (bye,) = [table for table in second.tables if table.kind == BYE]
    (lucky,) = bye.players
    table = next(one for one in desk.event.rounds[0].tables if lucky in one.players)
    correct(desk, 0, table, lucky)
    assert Affected("bye", 0, 1, (lucky,)) in affected(desk.event)


def test_who_was_paired_by_another_s_result_is_named_and_exchanged() -> None:
    desk = Desk("tokyo-duel-swiss", 8)
    desk.draw()
    desk.play()
    desk.draw()
    table = desk.event.rounds[0].tables[0]
    correct(desk, 0, table, loser_of(table))
    assert affected(desk.event) == (Affected("paired", 0, 1, tuple(sorted(table.players))),)
    assert choices(desk) == [EXCHANGE, AGAIN, KEEP]
    desk.do(offered(desk.event)[0], HEAD, FAIR)
    assert affected(desk.event) == ()
    wins = desk.event.history(desk.event.stages[0], desk.event.rounds[:1]).wins
    for one in desk.event.rounds[1].tables:
        assert wins(one.players[0]) == wins(one.players[1])


def test_a_game_loss_that_fell_on_a_game_that_counts_no_longer_is_owed_again() -> None:
    desk, _, _ = in_round_3()
    table = next(one for one in desk.event.rounds[2].tables if len(one.players) == 2)
    late = table.players[0]
    desk.do(act.Penalized(late, "delay", "game-loss", "far too slow"), JUDGE)
    assert desk.event.rounds[2].tables[table.number].reason == "auto-loss"
    assert desk.event.people[late].owes == 0
    desk.do(Settled(AGAIN, 0, 2), HEAD, FAIR)
    assert desk.event.people[late].owes == 1
    desk.draw()
    assert late in next(one for one in desk.event.rounds[2].tables if late in one.players).losers


# --- cuts and brackets ---------------------------------------------------------------------------


def semifinals() -> tuple[Desk, int, int]:
    """The semifinals are open, and one of four should not be there: with who should."""
    desk = Desk("tokyo-duel-swiss", 8, stages=[
        {"name": "swiss", "structure": "round-robin", "settings": {"through": 4}},
        {"name": "knock-out", "structure": "elimination", "settings": {"draw": "seeded"}},
    ])  # fmt: skip
    end_stage(desk)
    desk.draw()
    fourth, fifth = 3, 4
    table, one = next(
        (table, one)
        for one in desk.event.rounds
        for table in one.tables
        if set(table.players) == {fourth, fifth}
    )
    correct(desk, one.number, table, fifth)
    return desk, fourth, fifth


def test_a_cut_is_seen_while_the_semifinals_are_open() -> None:
    desk, stopped, through = semifinals()
    assert [(one.kind, one.persons) for one in affected(desk.event)] == [
        ("stopped", (stopped,)),
        ("through", (through,)),
    ]
    first = prompts(desk.event, desk.now)[0]
    assert (first.code, first.facts["stage"]) == ("correction-stage", 1)
    assert choices(desk) == [EXCHANGE, AGAIN, KEEP]


@pytest.mark.parametrize("begun", [False, True])
def test_who_came_through_wrongly_is_exchanged(begun: bool) -> None:
    desk, stopped, through = semifinals()
    if begun:
        desk.play()
    desk.do(offered(desk.event)[0], HEAD, FAIR)
    assert affected(desk.event) == ()
    assert through in desk.event.stages[1].players
    assert stopped not in desk.event.stages[1].players
    assert set(desk.event.stages[0].through) == {0, 1, 2, through}
    desk.play()
    end_stage(desk)
    ranks = {place.player: place.rank for place in desk.event.standings(desk.event.stages[1])}
    assert set(ranks) == {0, 1, 2, through}


def test_a_stage_is_ended_again() -> None:
    desk, stopped, through = semifinals()
    again = ways(desk.event)[1]
    assert set(again.through) == {0, 1, 2, through}
    desk.do(again.action, HEAD, FAIR)
    (stage,) = desk.event.stages
    assert not stage.ended
    assert codes(desk) == ["stage-ends"]
    end_stage(desk)
    desk.draw()
    assert stopped not in {player for table in desk.event.rounds[-1].tables for player in table.players}


def test_seeds_that_changed_are_told() -> None:
    desk, _, _ = semifinals()
    desk.do(act.Undone(len(desk.event.entries) - 1))
    table, one = next(
        (t, one)
        for one in desk.event.rounds
        for t in one.tables
        if set(t.players) == {0, 1} and one.stage == 0
    )
    correct(desk, one.number, table, 1)
    assert [(found.kind, found.persons) for found in affected(desk.event)] == [("order", (0, 1))]
    desk.do(Settled(KEEP), HEAD, FAIR)
    assert affected(desk.event) == ()


@pytest.mark.parametrize("draw", ["seeded", "random", "random-each-round"])
@pytest.mark.parametrize("third", [False, True])
def test_a_place_in_the_final_is_not_won_afterwards(draw: str, third: bool) -> None:
    """A semifinal that is corrected after the final put somebody second who was not in it."""
    stage = {
        "name": "knock-out",
        "structure": "elimination",
        "settings": {"draw": draw, "third_place": third},
    }
    desk = Desk("tokyo-duel-swiss", 8, stages=[stage])
    end_stage(desk)
    assert desk.event.status == OVER
    final = desk.event.rounds[-1].tables[0]
    semifinal = next(one for one in desk.event.rounds[1].tables if loser_of(final) in one.players)
    stranger = loser_of(semifinal)
    correct(desk, 1, semifinal, stranger)
    ranks = {place.player: place.rank for place in desk.event.standings(desk.event.stages[0])}
    assert (ranks[final.winner], ranks[loser_of(final)]) == (1, 2)
    assert ranks[stranger] >= 3
    assert kinds(desk) == ({"paired"} if third else {"wrong", "missing"})
    assert choices(desk) == [AGAIN, KEEP]
    assert ways(desk.event)[-1].out == (() if third else (stranger,))
    before = ranks
    desk.do(Settled(KEEP), HEAD, FAIR)
    assert {place.player: place.rank for place in desk.event.standings(desk.event.stages[0])} == before
    assert "correction" not in codes(desk)


def test_who_walks_over_in_the_final_changes_places_with_who_should() -> None:
    """One finalist has left; the other has no opponent, and beside the final the third place is played for."""
    stage = {
        "name": "knock-out",
        "structure": "elimination",
        "settings": {"draw": "seeded", "third_place": True},
    }
    desk = Desk("tokyo-duel-swiss", 4, stages=[stage])
    desk.draw()
    desk.play()
    wrong = desk.event.rounds[0].tables[1]
    first, second = wrong.winner, loser_of(wrong)
    desk.do(act.Dropped(desk.event.rounds[0].tables[0].winner))
    desk.draw()
    assert {table.players for table in desk.event.rounds[1].tables if table.kind == BYE} == {(first,)}
    correct(desk, 0, wrong, second)
    assert affected(desk.event) == (Affected("bye", 0, 1, (first,)), Affected("paired", 0, 1, (second,)))
    assert choices(desk) == [EXCHANGE, AGAIN, KEEP]
    desk.do(offered(desk.event)[0], HEAD, FAIR)
    assert affected(desk.event) == ()
    desk.play()
    end_stage(desk)
    ranks = {place.player: place.rank for place in desk.event.standings(desk.event.stages[0])}
    assert ranks[second] == 1
    assert ranks[first] >= 3


def test_a_draft_that_is_not_needed_takes_its_question_along() -> None:
    """Somebody leaves while the round is a draft, and the stage is over without it."""
    stage = {"name": "last", "structure": "two-loss-out", "settings": {"cut": 2}}
    desk = Desk("tokyo-duel", 4, stages=[stage])
    for _ in range(2):
        desk.draw()
        desk.play()
    desk.draft()
    lost = losses(desk.event.history(desk.event.stages[0]))
    table = next(one for one in desk.event.rounds[1].tables if lost[loser_of(one)] == 2)
    wronged, other = loser_of(table), table.winner
    desk.do(act.Dropped(next(one for one in lost if one not in table.players and lost[one] < 2)))
    correct(desk, 1, table, wronged)
    assert affected(desk.event) == (Affected("wrong", 0, 2, (other,)), Affected("missing", 0, 2, (wronged,)))
    over = desk.event.next_round()
    assert isinstance(over, Over)
    assert wronged in over.through
    assert other not in over.through
    desk.do(act.StageEnded(over.through))
    assert affected(desk.event) == ()


def test_a_final_is_played_again() -> None:
    desk = Desk("tokyo-duel-swiss", 4, stages=[{"name": "knock-out", "structure": "elimination"}])
    end_stage(desk)
    semifinal = next(one for one in desk.event.rounds[0].tables if 0 in one.players)
    stranger = loser_of(semifinal)
    correct(desk, 0, semifinal, stranger)
    again = ways(desk.event)[0]
    assert (again.lost, again.rounds) == (1, (1,))
    desk.do(again.action, HEAD, FAIR)
    assert desk.event.status == "running"
    final = desk.draw().tables[0]
    assert stranger in final.players
    desk.play()
    end_stage(desk)
    ranks = {place.player: place.rank for place in desk.event.standings(desk.event.stages[0])}
    assert {ranks[player] for player in final.players} == {1, 2}


@proves("S16.13")
def test_a_finalist_of_saboteur_who_should_not_be_one_is_exchanged() -> None:
    desk = Desk("saboteur-championship-3", 12)
    for _ in range(3):
        desk.draw()
        desk.play()
    over = desk.event.next_round()
    desk.do(act.StageEnded(over.through))  # type: ignore[union-attr]
    desk.draw()
    last = desk.event.standings(desk.event.stages[0])[-1].player
    for one in desk.event.rounds[:3]:
        table = next(table for table in one.tables if last in table.players)
        points = tuple([12 if player == last else 0 for player in table.players])
        desk.do(act.Resulted(one.number, table.number, points=points), HEAD, "counted anew")
    assert kinds(desk) == {"stopped", "through"}
    while EXCHANGE in choices(desk):
        desk.do(offered(desk.event)[0], HEAD, FAIR)
    final = desk.event.rounds[-1].tables[0]
    assert last in final.players
    assert set(final.players) == set(desk.event.stages[0].through)
    assert affected(desk.event) == ()


def test_a_stage_that_was_not_over_is_told() -> None:
    """Two-loss-out: with the results as they are five would still be in."""
    desk = Desk("tokyo-duel", 6)
    end_stage(desk)
    last = desk.event.rounds[-1]
    lost = losses(desk.event.history(desk.event.stages[0]))
    table = next(
        one
        for one in last.tables
        if len(one.players) == 2 and lost[loser_of(one)] == 2 and lost[one.winner] == 0
    )
    correct(desk, last.number, table, loser_of(table))
    assert kinds(desk) == {"unended"}
    assert choices(desk) == [AGAIN, KEEP]
    desk.do(offered(desk.event)[0], HEAD, FAIR)
    assert not desk.event.stages[0].ended
    assert "draw" in codes(desk)


def test_a_correction_is_still_seen_rounds_later() -> None:
    """The milder way goes back to the last round, the other to where it began."""
    desk, _, wronged = in_round_3()
    desk.play()
    desk.draw()
    desk.play()
    assert {one.round for one in affected(desk.event)} == {2}
    assert wronged in {player for table in desk.event.rounds[3].tables for player in table.players}
    assert [(one.choice, one.rounds) for one in offered(desk.event)] == [(AGAIN, 2), (KEEP, -1)]
    assert ways(desk.event)[0].rounds == (2, 3)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_prompts_are_sentences(lang: str) -> None:
    for desk in (in_round_3()[0], semifinals()[0]):
        told = prompts(desk.event, desk.now)[0]
        assert "{" not in say(lang, "prompt-" + told.code, **told.facts)
        for one in affected(desk.event):
            assert say(lang, f"desk-affected-{one.kind}", players="Ann", count=1, round="R", stage=1)
