"""The log: what was decided stays, a correction is a new entry, an undo is one more."""

from __future__ import annotations

import json

import pytest
from tests.tournaments.desk import HEAD, HOST, JUDGE, Desk

from ludarium.testing import proves
from ludarium.tournaments import actions as act
from ludarium.tournaments.actions import Entry
from ludarium.tournaments.errors import NotAllowed, Refused
from ludarium.tournaments.presets import PRESETS
from ludarium.tournaments.structures.history import Over
from ludarium.tournaments.tournament import Tournament, from_json, to_json
from ludarium.tournaments.view import view


def code(error: pytest.ExceptionInfo[Refused]) -> str:
    return error.value.code.removeprefix("desk-")


def test_every_page_is_a_function_of_the_log() -> None:
    desk = Desk(players=6)
    desk.draw()
    desk.play()
    desk.draw()
    again = Tournament.of(desk.event.entries)
    for account in (HOST, HEAD, JUDGE, "a0", "somebody", ""):
        assert view(again, account, desk.now) == view(desk.event, account, desk.now)


def test_an_event_is_one_file() -> None:
    desk = Desk(players=5)
    desk.draw()
    desk.play()
    text = to_json(desk.event)
    again = from_json(text)
    assert to_json(again) == text
    assert view(again, HOST, 0) == view(desk.event, HOST, 0)


def test_undo_is_an_entry_and_can_be_undone() -> None:
    desk = Desk()
    entry = desk.do(act.Dropped(3))
    assert desk.event.people[3].status == "dropped"
    undo = desk.do(act.Undone(entry))
    assert desk.event.people[3].status == "in"
    assert [desk.event.entries[entry].action, desk.event.entries[undo].action] == [
        act.Dropped(3),
        act.Undone(entry),
    ]
    assert desk.event.undone == {entry}
    desk.do(act.Undone(undo))
    assert desk.event.people[3].status == "dropped"
    assert desk.event.undone == {undo}
    assert Tournament.of(desk.event.entries).people[3].status == "dropped"


def test_an_entry_that_others_rest_on_is_not_undone() -> None:
    desk = Desk()
    entry = desk.do(act.Entered("Late"))
    desk.do(act.CheckedIn(4))
    before = to_json(desk.event)
    with pytest.raises(Refused) as error:
        desk.do(act.Undone(entry))
    assert code(error) == "undo-needed"
    assert error.value.facts["later"] == entry + 1
    assert to_json(desk.event) == before
    assert len(desk.event.people) == 5


def test_a_round_is_undone_with_what_was_played_in_it() -> None:
    desk = Desk()
    desk.draw()
    first = desk.event.entries[-2]
    assert isinstance(first.action, act.Drawn)
    desk.wins(0)
    with pytest.raises(Refused):
        desk.do(act.Undone(first.number))
    for entry in reversed(desk.event.entries[first.number :]):
        desk.do(act.Undone(entry.number))
    assert desk.event.rounds == []
    assert desk.event.status == "preparing"
    desk.draw()
    assert len(desk.event.rounds) == 1


@pytest.mark.parametrize("target", [-1, 0, 99])
def test_only_what_is_there_is_undone(target: int) -> None:
    desk = Desk()
    with pytest.raises(Refused):
        desk.do(act.Undone(target))


def test_what_is_refused_leaves_no_trace() -> None:
    desk = Desk()
    desk.draw()
    before = to_json(desk.event)
    for action in (
        act.Entered("P0"),
        act.Entered("x" * 1_000),
        act.Entered(""),
        act.Dropped(77),
        act.Published(),
        act.Drawn(((0, 1), (2, 2))),
        act.Resulted(0, 9, 0),
        act.Resulted(9, 0, 0),
        act.Resulted(0, 0, 77),
        act.Staffed(HOST, "Host", "judge"),
        act.Swapped(0, 0),
        act.Extended(60),
        act.Ruled(3),
        act.Penalized(0, "nothing", "warning"),
    ):
        with pytest.raises(Refused):
            desk.do(action)
        assert to_json(desk.event) == before
        assert view(desk.event, HOST, 0) == view(Tournament.of(desk.event.entries), HOST, 0)


@pytest.mark.parametrize(
    "text",
    [
        "",
        "[]",
        "{}",
        "[1]",
        '[{"number":0}]',
        "[" * 100_000,
        '[{"number":0,"at":0,"by":"","deed":{"deed":"entered","name":"x"}}]',
        '[{"number":0,"at":0,"by":"","deed":{"deed":"nonsense"}}]',
    ],
)
def test_a_file_that_is_none_is_refused(text: str) -> None:
    with pytest.raises(Refused):
        from_json(text)


def test_a_forged_file_is_refused() -> None:
    """Every entry must have been allowed to whoever made it."""
    desk = Desk()
    desk.draw()
    entries = json.loads(to_json(desk.event))
    entries.append(
        {"number": len(entries), "at": 2_000, "by": "a0", "deed": {"deed": "dropped", "person": 1}}
    )
    with pytest.raises(NotAllowed):
        from_json(json.dumps(entries))
    entries[-1]["number"] += 1
    with pytest.raises(Refused) as error:
        from_json(json.dumps(entries))
    assert code(error) in ("log-number", "not-allowed")


def test_an_old_plan_with_unknown_fields_is_refused() -> None:
    entries = json.loads(to_json(Desk().event))
    entries[0]["deed"]["plan"]["surprise"] = 1
    with pytest.raises(Refused) as error:
        from_json(json.dumps(entries))
    assert code(error) == "log-unreadable"
    assert error.value.facts == {"place": "[0].deed.plan"}


def test_time_does_not_run_backwards() -> None:
    desk = Desk()
    entry = desk.event.decide(act.Announced("Lunch"), HOST, 5)
    assert entry.at == desk.event.entries[-2].at


@proves("T1.3")
def test_whoever_decides_and_why_stay_in_the_log() -> None:
    desk = Desk()
    desk.draw()
    one, table = desk.at(0)
    desk.do(act.Resulted(one.number, table.number, table.players[0]), JUDGE)
    desk.do(act.Resulted(one.number, table.number, table.players[1]), HEAD, "the slip said so")
    last = desk.event.entries[-1]
    assert (last.by, last.why) == (HEAD, "the slip said so")
    assert table.winner == table.players[1]


def test_presets_are_plans_that_can_be_run() -> None:
    assert {
        "keyforge-archon",
        "keyforge-alliance",
        "keyforge-sealed",
        "keyforge-casual-sealed",
        "saboteur-championship",
        "ready-fence",
        "tokyo-duel",
    } <= set(PRESETS)
    for plan in PRESETS.values():
        Tournament.created("x", "s", plan, HOST, 0)


def ended(desk: Desk) -> int:
    """Play the stage to its end, and end it; the number of that entry."""
    while not isinstance(following := desk.event.next_round(), Over):
        desk.draw()
        desk.play()
    return desk.do(act.StageEnded(following.through))


@pytest.mark.parametrize("published", [False, True])
def test_the_end_of_a_stage_stands_once_the_next_one_has_begun(published: bool) -> None:
    """Else the semifinals would be a round of the preliminaries."""
    desk = Desk("tokyo-duel", 8)
    end = ended(desk)
    desk.draft()
    drawn = desk.event.entries[-1].number
    if published:
        desk.do(act.Published())
        desk.play()
    before = to_json(desk.event)
    with pytest.raises(Refused) as error:
        desk.do(act.Undone(end))
    assert code(error) == "undo-needed"
    assert (error.value.facts["entry"], error.value.facts["later"]) == (end, drawn)
    assert to_json(desk.event) == before
    assert [one.ended for one in desk.event.stages] == [True, False]


def test_the_end_of_a_stage_is_undone_before_the_next_one() -> None:
    desk = Desk("tokyo-duel", 8)
    end = ended(desk)
    desk.draft()
    desk.do(act.Undone(desk.event.entries[-1].number))
    desk.do(act.Undone(end))
    (stage,) = desk.event.stages
    assert not stage.ended
    assert isinstance(desk.event.next_round(), Over)


def test_an_end_that_counts_again_ends_no_other_stage() -> None:
    """The undo of an undo would end the next stage with the players of this one."""
    desk = Desk("tokyo-duel", 8)
    end = ended(desk)
    undo = desk.do(act.Undone(end))
    again = ended(desk)
    with pytest.raises(Refused) as error:
        desk.do(act.Undone(undo))
    assert code(error) == "undo-needed"
    assert error.value.facts["later"] == again
    assert len(desk.event.stages) == 1


def test_an_undo_moves_no_round_to_another_place() -> None:
    """A second round that was drawn anew can't become the first."""
    desk = Desk()
    desk.draw()
    second = len(desk.event.entries)
    desk.draft(1)
    desk.do(act.Published())
    with pytest.raises(Refused):
        desk.do(act.Undone(second))
    assert len(desk.event.rounds) == 1


def test_a_log_from_before_that_was_refused_is_still_read() -> None:
    desk = Desk("tokyo-duel", 8)
    end = ended(desk)
    desk.draw()
    kept = Entry(len(desk.event.entries), desk.now, HOST, act.Undone(end))
    assert len(Tournament.of([*desk.event.entries, kept]).stages) == 1
