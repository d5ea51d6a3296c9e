"""What waits for the staff: each prompt comes when it should and goes when it has been seen to."""

from __future__ import annotations

import msgspec
import pytest
from msgspec.structs import replace
from tests.tournaments.decked import Decked
from tests.tournaments.desk import HEAD, JUDGE, Desk
from tests.tournaments.rules.keyforge.registered import deck

from ludarium.games.keyforge.cards import texts
from ludarium.games.keyforge.decks import word_of_deck
from ludarium.games.keyforge.pool.facts import POOL
from ludarium.games.keyforge.pool.houses import HOUSE_OF
from ludarium.i18n import LANGUAGES, say
from ludarium.testing import proves
from ludarium.tournaments import actions as act
from ludarium.tournaments.actions import Entry
from ludarium.tournaments.errors import Refused
from ludarium.tournaments.handlers.judging import proposals
from ludarium.tournaments.online import SOON
from ludarium.tournaments.presets import PRESETS
from ludarium.tournaments.prompts import Prompt, prompts
from ludarium.tournaments.rules.keyforge.restricted import RestrictedList
from ludarium.tournaments.rules.keyforge.sets import DEFAULT_SETS, EventSet
from ludarium.tournaments.structures.history import Over
from ludarium.tournaments.tournament import Tournament, to_json


def waiting(desk: Desk, now: int = 0) -> list[Prompt]:
    return prompts(desk.event, now or desk.now)


def codes(desk: Desk, now: int = 0) -> list[str]:
    return [one.code for one in waiting(desk, now)]


def test_an_event_leads_its_organizer_from_check_in_to_its_end() -> None:
    desk = Desk("tokyo-duel-swiss", 0)
    assert codes(desk) == []
    for name in ("Ann", "Ben", "Cleo"):
        desk.do(act.Entered(name))
    assert [(one.code, one.facts) for one in waiting(desk)] == [("not-checked-in", {"count": 3})]
    for player in (0, 1):
        desk.do(act.CheckedIn(player))
    assert [(one.code, one.facts) for one in waiting(desk)] == [
        ("not-checked-in", {"count": 1}),
        ("draw", {"round": 1, "count": 1}),
    ]
    desk.do(act.CheckedIn(2))
    for number in (1, 2):
        assert [(one.code, one.facts) for one in waiting(desk)] == [("draw", {"round": number, "count": 2})]
        desk.draft()
        assert [(one.code, one.facts) for one in waiting(desk)] == [("publish", {"count": 2})]
        desk.do(act.Published())
        assert codes(desk) == []
        desk.play()
    assert [(one.code, one.facts) for one in waiting(desk)] == [("event-ends", {"count": 3})]
    over = desk.event.next_round()
    assert isinstance(over, Over)
    desk.do(act.StageEnded(over.through))
    assert codes(desk) == []


def test_a_stage_ends_before_the_event_does() -> None:
    desk = Desk("tokyo-duel", 3)
    assert [(one.code, one.facts) for one in waiting(desk)] == [("stage-ends", {"count": 3})]
    desk.do(act.StageEnded((0, 1, 2)))
    assert codes(desk) == ["draw"]


def test_a_free_place_is_told_to_who_lets_people_in() -> None:
    desk = Desk("tokyo-duel-swiss", 2, capacity=2)
    desk.do(act.Entered("Late"))
    assert "waiting-free" not in codes(desk)
    desk.do(act.Dropped(0))
    assert [one.facts for one in waiting(desk) if one.code == "waiting-free"] == [{"count": 1}]
    desk.do(act.CheckedIn(2))
    assert "waiting-free" not in codes(desk)


def test_what_is_urgent_comes_first() -> None:
    desk = Desk("keyforge-archon", 8)
    desk.draw()
    desk.do(act.Entered("Late", missed="losses"))
    table = desk.at(0)[1]
    a, b = table.players
    desk.do(act.Began(0, table.number, a, "coin"))
    for player in (a, b):
        desk.do(act.Reported(0, table.number, player, player), f"a{player}")
    call = desk.do(act.Called(a, "Who has won?"), f"a{a}")
    grave = desk.do(act.Penalized(b, "cheating", "expulsion", "x", answer="no", direct=True), JUDGE)
    found = waiting(desk)
    assert [one.urgent for one in found] == sorted([one.urgent for one in found], reverse=True)
    by_code = {one.code: one for one in found}
    assert (by_code["call"].person, by_code["call"].entry, by_code["call"].table) == (a, call, table.number)
    assert (by_code["conflict"].round, by_code["conflict"].table) == (0, table.number)
    assert (by_code["second"].person, by_code["second"].entry) == (b, grave)
    desk.do(act.Answering(call), JUDGE)
    desk.do(act.Seconded(grave, False))
    desk.do(act.Resulted(0, table.number, a), JUDGE)
    assert not {"call", "conflict", "second"} & set(codes(desk))


@proves("T1.3", "S23.2")
def test_a_prompt_decides_nothing() -> None:
    """Asking changes nothing, and what is proposed has no effect before somebody has agreed."""
    desk = Desk("saboteur-championship-3", 12)
    desk.draw()
    for _ in range(3):
        desk.do(act.Penalized(0, "1-2-a", "warning"), JUDGE)
    before = to_json(desk.event)
    first = waiting(desk)
    assert waiting(desk) == first
    assert to_json(desk.event) == before
    (asked,) = [one for one in first if one.code == "proposal-saboteur-warnings"]
    (proposal,) = proposals(desk.event, 0)
    assert (asked.person, asked.proposal, asked.kind) == (0, proposal.id, "game-loss")
    desk.do(act.Decided(asked.proposal, False), HEAD)
    assert codes(desk) == []


def test_decks_are_asked_for_of_who_is_there() -> None:
    desk = Decked("archon", 5)
    desk.do(act.Entered("Absent"))
    for player in range(4):
        desk.bring(player)
    faulty = [(one.person, one.facts) for one in waiting(desk) if one.code == "deck-faulty"]
    assert faulty == [(4, {"count": 2})]
    desk.bring(4)
    assert "deck-faulty" not in codes(desk)


def venue(desk: Desk, now: int = 0) -> list[Prompt]:
    return [one for one in waiting(desk, now) if one.code.startswith("venue")]


def test_a_pairing_of_an_online_event_without_a_table_is_played_at_the_venue() -> None:
    desk = Desk("tokyo-duel-swiss", 3, online=True)
    desk.do(act.Entered("Ann"))
    desk.do(act.CheckedIn(3))
    assert venue(desk) == []
    one = desk.draw()
    paper = next(table for table in one.tables if 3 in table.players)
    other = next(table for table in one.tables if 3 not in table.players)
    (told,) = venue(desk)
    assert (told.code, told.person, told.round, told.table, told.urgent) == (
        "venue-account", 3, 0, paper.number, False,
    )  # fmt: skip
    later = one.at + SOON
    assert [(said.code, said.table) for said in venue(desk, later - 1)] == [("venue-account", paper.number)]
    expected = {("venue-account", 3, paper.number), ("venue", -1, other.number)}
    assert {(said.code, said.person, said.table) for said in venue(desk, later)} == expected
    desk.do(act.Seated(0, other.number, "hall"), "")
    assert [said.code for said in venue(desk, later)] == ["venue-account"]
    desk.do(act.Resulted(0, paper.number, 3))
    assert venue(desk, later) == []


def test_what_players_report_needs_no_table() -> None:
    desk = Desk("tokyo-duel-swiss", 2, online=True)
    one = desk.draw()
    assert [said.code for said in venue(desk, one.at + SOON)] == ["venue"]
    desk.now = one.at + SOON
    desk.do(act.Reported(0, 0, 0, 0), "a0")
    assert venue(desk, one.at + SOON) == []


@proves("T7.2")
def test_players_do_not_forestall_their_table_in_the_hall() -> None:
    """Neither who begins nor the result comes from them while the table may open, or since it stands."""
    desk = Desk("tokyo-duel-swiss", 2, online=True)
    one = desk.draw()
    for action in (act.Reported(0, 0, 0, 0), act.Began(0, 0, 0, "coin")):
        with pytest.raises(Refused) as error:
            desk.do(action, "a0")
        assert error.value.code == "desk-in-the-hall"
    desk.do(act.Seated(0, 0, "table"), "")
    desk.now = one.at + SOON
    with pytest.raises(Refused) as error:
        desk.do(act.Reported(0, 0, 0, 0), "a0")
    assert error.value.code == "desk-in-the-hall"
    desk.do(act.Resulted(0, 0, 0), JUDGE)
    venue_ = Desk("tokyo-duel-swiss", 2)
    venue_.draw()
    venue_.do(act.Reported(0, 0, 0, 0), "a0")


def test_who_can_not_have_a_table_reports_at_once() -> None:
    desk = Desk("tokyo-duel-swiss", 1, online=True)
    desk.do(act.Entered("Ann"))
    desk.do(act.CheckedIn(1))
    desk.draw()
    desk.do(act.Reported(0, 0, 0, 0), "a0")


def test_a_table_that_a_file_speaks_of_is_another_hall_s() -> None:
    desk = Desk("tokyo-duel-swiss", 2, online=True)
    one = desk.draw()
    desk.do(act.Seated(0, 0, "elsewhere"), "")
    assert venue(desk, one.at + SOON) == []
    desk.event.add(act.Entry(len(desk.event.entries), desk.now, "", act.Staffed("b", "Bea", "organizer")))
    assert [said.code for said in venue(desk, one.at + SOON)] == ["venue"]


def test_bots_wait_for_their_turn() -> None:
    desk = Desk("tokyo-duel-swiss", 0, online=True)
    for name in ("Ada", "Bo"):
        desk.do(act.Entered(name, bot="random"))
        desk.do(act.CheckedIn(len(desk.event.people) - 1))
    assert venue(desk, desk.draw().at + SOON) == []


def test_at_the_venue_itself_nothing_is_missing() -> None:
    desk = Desk("tokyo-duel-swiss", 2)
    assert venue(desk, desk.draw().at + SOON) == []


def test_a_deck_that_the_hall_can_not_play_is_named() -> None:
    """All of the first set can be played; the other deck has at least this card."""
    said = texts()
    strange = next(
        fact
        for fact in POOL.cards()
        if fact.printed("AS", HOUSE_OF["skyborn"]) and fact.kind <= 3 and fact.id not in said
    )
    first = EventSet("CotA", "亞康喚鬥", "Call of the Archons", legal=True)
    late = EventSet("AS", "琥魄天穹", "Æmber Skies", legal=True)
    desk = Decked(
        "archon", 6, online=True, deck_sets=[msgspec.to_builtins(one) for one in (*DEFAULT_SETS, first, late)]
    )
    known = word_of_deck(deck("CotA", {"brobnar": [], "dis": [], "logos": []}))
    for player in range(5):
        desk.bring(player, known)
    desk.bring(5, word_of_deck(deck("AS", {"skyborn": [strange.id], "dis": [], "logos": []})))
    one = desk.draw()
    (told,) = venue(desk)
    assert (told.code, told.person, told.round) == ("venue-deck", 5, 0)
    assert 5 in one.tables[told.table].players
    assert int(told.facts["count"]) >= 1
    for lang in LANGUAGES:
        assert "{" not in say(lang, "prompt-venue-deck", **told.facts)


@proves("T9.14")
def test_an_official_may_take_an_earlier_list_and_says_why() -> None:
    desk = Desk("keyforge-alliance", 0)
    desk.do(act.Staffed("gokids", "Official", "official"))
    plan = desk.event.plan
    later = replace(plan, restricted=RestrictedList("2030-01-01", plan.restricted.rows), day="2029-01-01")
    desk.do(act.Planned(later), "gokids")
    assert "plan-event-list-ahead" in codes(desk)
    with pytest.raises(Refused) as error:
        desk.do(act.Planned(plan), "gokids")
    assert error.value.code == "desk-restricted-version"
    assert desk.event.plan == later
    # a log from before a reason was asked for is still read
    kept = Entry(len(desk.event.entries), 9_999, "gokids", act.Planned(plan))
    assert Tournament.of([*desk.event.entries, kept]).plan == plan
    older = replace(plan, restricted=RestrictedList("2020-01-01", plan.restricted.rows))
    desk.do(act.Planned(older), "gokids", "The later one is not in force.")
    (told,) = [one for one in waiting(desk) if one.code.startswith("plan-")]
    assert (told.code, told.urgent) == ("plan-event-list-old", False)
    assert told.facts == {"found": "2020-01-01", "expected": "2024-07-23"}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_prompts_are_whole_sentences(lang: str) -> None:
    """As a page says them: every place is filled."""
    desk = Decked("sealed", 5, sets=["MG24", "WoE"])
    late = Desk("tokyo-duel-swiss", 2, capacity=2, minutes=20)
    late.do(act.Entered("Late"))
    late.draw()
    late.do(act.ClockStarted())
    late.do(act.Dropped(0))
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
