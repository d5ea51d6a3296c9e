"""What waits for the staff: each prompt comes when it should and goes when it has been seen to."""

from __future__ import annotations

import pytest
from tests.tournaments.decked import Decked
from tests.tournaments.desk import HEAD, JUDGE, Desk

from ludarium.testing import proves
from ludarium.tournaments import deeds as d
from ludarium.tournaments.doing.judging import proposals
from ludarium.tournaments.event import to_json
from ludarium.tournaments.presets import PRESETS
from ludarium.tournaments.prompts import Prompt, prompts
from ludarium.tournaments.structures.history import Over
from ludarium.words import LANGUAGES, say


def waiting(desk: Desk, now: int = 0) -> list[Prompt]:
    return prompts(desk.event, now or desk.now)


def codes(desk: Desk, now: int = 0) -> list[str]:
    return [one.code for one in waiting(desk, now)]


def test_an_event_leads_its_organizer_from_check_in_to_its_end() -> None:
    desk = Desk("tokyo-duel-swiss", 0)
    assert codes(desk) == []
    for name in ("Ann", "Ben", "Cleo"):
        desk.do(d.Entered(name))
    assert [(one.code, one.facts) for one in waiting(desk)] == [("not-checked-in", {"count": 3})]
    for player in (0, 1):
        desk.do(d.CheckedIn(player))
    assert [(one.code, one.facts) for one in waiting(desk)] == [
        ("not-checked-in", {"count": 1}),
        ("draw", {"round": 1, "count": 1}),
    ]
    desk.do(d.CheckedIn(2))
    for number in (1, 2):
        assert [(one.code, one.facts) for one in waiting(desk)] == [("draw", {"round": number, "count": 2})]
        desk.draft()
        assert [(one.code, one.facts) for one in waiting(desk)] == [("publish", {"count": 2})]
        desk.do(d.Published())
        assert codes(desk) == []
        desk.play()
    assert [(one.code, one.facts) for one in waiting(desk)] == [("event-ends", {"count": 3})]
    over = desk.event.next_round()
    assert isinstance(over, Over)
    desk.do(d.StageEnded(over.through))
    assert codes(desk) == []


def test_a_stage_ends_before_the_event_does() -> None:
    desk = Desk("tokyo-duel", 3)
    assert [(one.code, one.facts) for one in waiting(desk)] == [("stage-ends", {"count": 3})]
    desk.do(d.StageEnded((0, 1, 2)))
    assert codes(desk) == ["draw"]


def test_a_free_place_is_told_to_who_lets_people_in() -> None:
    desk = Desk("tokyo-duel-swiss", 2, capacity=2)
    desk.do(d.Entered("Late"))
    assert "waiting-free" not in codes(desk)
    desk.do(d.Dropped(0))
    assert [one.facts for one in waiting(desk) if one.code == "waiting-free"] == [{"count": 1}]
    desk.do(d.CheckedIn(2))
    assert "waiting-free" not in codes(desk)


def test_what_is_urgent_comes_first() -> None:
    desk = Desk("keyforge-archon", 8)
    desk.draw()
    desk.do(d.Entered("Late", missed="losses"))
    table = desk.at(0)[1]
    a, b = table.players
    desk.do(d.Began(0, table.number, a, "coin"))
    for player in (a, b):
        desk.do(d.Reported(0, table.number, player, player), f"a{player}")
    call = desk.do(d.Called(a, "Who has won?"), f"a{a}")
    grave = desk.do(d.Penalized(b, "cheating", "expulsion", "x", answer="no", direct=True), JUDGE)
    found = waiting(desk)
    assert [one.urgent for one in found] == sorted([one.urgent for one in found], reverse=True)
    by_code = {one.code: one for one in found}
    assert (by_code["call"].person, by_code["call"].entry, by_code["call"].table) == (a, call, table.number)
    assert (by_code["conflict"].round, by_code["conflict"].table) == (0, table.number)
    assert (by_code["second"].person, by_code["second"].entry) == (b, grave)
    desk.do(d.Answering(call), JUDGE)
    desk.do(d.Seconded(grave, False))
    desk.do(d.Resulted(0, table.number, a), JUDGE)
    assert not {"call", "conflict", "second"} & set(codes(desk))


@proves("T1.3", "S23.2")
def test_a_prompt_decides_nothing() -> None:
    """Asking changes nothing, and what is proposed has no effect before somebody has agreed."""
    desk = Desk("saboteur-championship-3", 12)
    desk.draw()
    for _ in range(3):
        desk.do(d.Penalized(0, "1-2-a", "warning"), JUDGE)
    before = to_json(desk.event)
    first = waiting(desk)
    assert waiting(desk) == first
    assert to_json(desk.event) == before
    (asked,) = [one for one in first if one.code == "proposal-saboteur-warnings"]
    (proposal,) = proposals(desk.event, 0)
    assert (asked.person, asked.proposal, asked.kind) == (0, proposal.id, "game-loss")
    desk.do(d.Decided(asked.proposal, False), HEAD)
    assert codes(desk) == []


def test_decks_are_asked_for_of_who_is_there() -> None:
    desk = Decked("archon", 5)
    desk.do(d.Entered("Absent"))
    for player in range(4):
        desk.bring(player)
    faulty = [(one.person, one.facts) for one in waiting(desk) if one.code == "deck-faulty"]
    assert faulty == [(4, {"count": 2})]
    desk.bring(4)
    assert "deck-faulty" not in codes(desk)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_prompts_are_whole_sentences(lang: str) -> None:
    """As a page says them: every place is filled."""
    desk = Decked("sealed", 5, sets=["MG24", "WoE"])
    late = Desk("tokyo-duel-swiss", 2, capacity=2, minutes=20)
    late.do(d.Entered("Late"))
    late.draw()
    late.do(d.ClockStarted())
    late.do(d.Dropped(0))
    split = Desk("saboteur-championship", 9)
    found = [*waiting(desk), *waiting(late, late.now + 1_200), *waiting(split)]
    assert len({one.code for one in found}) >= 6
    for one in found:
        told = say(lang, "prompt-" + one.code, **one.facts)
        assert told != "prompt-" + one.code
        assert "{" not in told
        assert "desk-fault" not in told


@pytest.mark.parametrize("preset", PRESETS)
def test_an_empty_event_has_nothing_to_draw(preset: str) -> None:
    assert not {"draw", "publish", "stage-ends", "event-ends"} & set(codes(Desk(preset, 0)))
