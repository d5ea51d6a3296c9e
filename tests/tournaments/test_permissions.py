"""Who may decide what: every action against every role."""

from __future__ import annotations

import msgspec
import pytest
from tests.tournaments.desk import HEAD, HOST, JUDGE, Desk

from ludarium.testing import proves
from ludarium.tournaments import actions as act
from ludarium.tournaments.errors import NotAllowed
from ludarium.tournaments.handlers.declare import DECLARED
from ludarium.tournaments.permissions import check
from ludarium.tournaments.plan import Plan, changed
from ludarium.tournaments.rules.keyforge.sets import DEFAULT_SETS, EventSet

OFFICIAL = "official-account"
MINE = "a0"
SPECTATOR = "stranger"
NONE = ""

H, E, J, O, M, S = HOST, HEAD, JUDGE, OFFICIAL, MINE, SPECTATOR  # noqa: E741


def desk() -> Desk:
    found = Desk("keyforge-archon", players=6)
    found.do(act.Staffed(OFFICIAL, "Olga", "official"))
    found.do(act.Staffed("judge-2", "Jim", "judge"))
    found.draw()
    return found


def plan_of(found: Desk) -> Plan:
    return changed(found.event.plan, {"tables": 9})


def cases(found: Desk) -> list[tuple[act.Action, set[str]]]:
    """Each action, about the player whose account is ``MINE`` where it is about one, and who may decide it."""
    mine = found.at(0)[1].number
    far = next(table.number for table in found.event.rounds[0].tables if 0 not in table.players)
    staff = {H, E, J}
    heads = {H, E}
    return [
        (act.Renamed("New"), {H}),
        (act.Planned(plan_of(found)), {H, O}),
        (act.Staffed("x", "X", "judge"), {H}),
        (act.Announced("Lunch"), heads),
        (act.Ended(), {H}),
        (act.Entered("New"), {H}),
        (act.Entered("New", bot="greedy"), {H}),
        (act.Entered("Watcher", spectator=True), staff),
        (act.Amended(0, "New"), {H}),
        (act.CheckedIn(0), staff),
        (act.Dropped(0), staff | {M}),
        (act.Dropped(0, no_show=True), staff),
        (act.Returned(0, "byes"), heads),
        (act.DeckBrought(0, "word"), staff | {M}),
        (act.DeckBrought(0, "word", sealed=True), staff),
        (act.DeckAttested(0, 0, ()), staff),
        (act.DeckTaken(0, 0), staff | {M}),
        (act.DeckBuilt(0, 0), staff | {M}),
        (act.DeckShown(0), staff | {M}),
        (act.Opened(), heads),
        (act.BuildExtended(0, 60), staff),
        (act.Drawn(()), {H}),
        (act.Drawn((), by_hand=True), heads),
        (act.Swapped(0, 1), heads),
        (act.Published(), {H}),
        (act.StartAnnounced(0, 2_000), staff),
        (act.Arrived(0, mine), staff),
        (act.Arrived(0, mine, 0), staff),
        (act.Arrived(0, mine, 0, here=False), staff),
        (act.PairedWithBye(0), heads),
        (act.Closed(), heads),
        (act.StageEnded(()), {H}),
        (act.Began(0, mine, 0, "coin"), staff | {M}),
        (
            act.Began(0, far, 0, "coin"),
            staff | {f"a{one}" for one in found.event.rounds[0].tables[far].players},
        ),
        (act.Reported(0, mine, 0, 0), {M}),
        (act.Reported(0, mine, 1, 0), set()),
        (act.Resulted(0, mine, 0), staff),
        (act.Seated(0, mine, "table"), {H}),
        (act.Settled("keep"), heads),
        (act.LotsDrawn("x"), heads),
        (act.ClockStarted(), staff),
        (act.ClockPaused(), staff),
        (act.Extended(60), staff),
        (act.OvertimeStepped(0, mine, "time", 0), staff),
        (act.TieBroken(0, mine, 0, (0, 0), (0, 0), (0, 0), (0, 0)), staff | {M}),
        (act.TieBroken(0, mine, -1, (0, 0), (0, 0), (0, 0), (0, 0)), staff),
        (act.TurnClocked(0, mine, "turn"), staff),
        (act.TurnClocked(0, mine, "stall"), heads),
        (act.Called(0), staff | {M}),
        (act.Answering(0), staff),
        (act.Ruled(0), staff),
        (act.Penalized(0, "other", "verbal"), staff),
        (act.Penalized(0, "other", "disqualification"), {H}),
        (act.Penalized(0, "other", "expulsion"), {H}),
        (act.Penalized(0, "other", "disqualification", direct=True), staff),
        (act.Seconded(0), staff),
        (act.Decided("x", True), staff),
        (act.Decided("x", True, "disqualification"), {H}),
        (act.CaseReported(0, "cheated"), {H}),
    ]


def everybody(found: Desk) -> list[str]:
    """An account of each role, and a player of another table."""
    other = next(number for number in range(6) if number not in found.at(0)[1].players)
    return [HOST, HEAD, JUDGE, OFFICIAL, MINE, f"a{other}", SPECTATOR]


LABELS = [f"{number}-{type(action).__name__}" for number, (action, _) in enumerate(cases(desk()))]


@proves("T1.1", "T14.3", "S23.1")
@pytest.mark.parametrize("number", range(len(LABELS)), ids=LABELS)
def test_every_deed_is_for_some_and_for_nobody_else(number: int) -> None:
    found = desk()
    action, allowed = cases(found)[number]
    for account in everybody(found):
        if account in allowed:
            check(found.event, account, action)
        else:
            with pytest.raises(NotAllowed):
                check(found.event, account, action)


def test_every_action_is_tried() -> None:
    tried = {type(action) for action, _ in cases(desk())} | {act.Undone, act.Created}
    assert tried == set(DECLARED)


def test_nobody_creates_an_event_in_an_event() -> None:
    found = desk()
    for account in everybody(found):
        with pytest.raises(NotAllowed):
            check(found.event, account, act.Created("x", "y", found.event.plan))


def test_an_undo_needs_who_could_have_decided_it() -> None:
    found = desk()
    out = found.do(act.Penalized(3, "other", "disqualification", answer="grave"))
    with pytest.raises(NotAllowed):
        check(found.event, HEAD, act.Undone(out))
    check(found.event, HOST, act.Undone(out))
    for account in (JUDGE, MINE, SPECTATOR):
        with pytest.raises(NotAllowed):
            check(found.event, account, act.Undone(out))


@proves("T13.1")
def test_officials_alone_change_the_tables_of_sets_and_cards() -> None:
    found = desk()
    plan = found.event.plan
    fewer = changed(plan, {"deck_sets": ()})
    for account in set(everybody(found)) - {OFFICIAL}:
        with pytest.raises(NotAllowed):
            check(found.event, account, act.Planned(fewer))
    check(found.event, OFFICIAL, act.Planned(fewer))
    found.do(act.Planned(fewer), OFFICIAL)
    assert found.event.plan.deck_sets == ()


def test_anybody_may_enter_for_themselves_before_the_first_round() -> None:
    before = Desk(players=2)
    check(before.event, SPECTATOR, act.Entered("Sue", SPECTATOR))
    for action in (
        act.Entered("Sue", "else"),
        act.Entered("Sue", SPECTATOR, bot="greedy"),
        act.Entered("Sue", SPECTATOR, spectator=True),
        act.Entered("Sue"),
    ):
        with pytest.raises(NotAllowed):
            check(before.event, SPECTATOR, action)
    before.draw()
    with pytest.raises(NotAllowed):
        check(before.event, SPECTATOR, act.Entered("Sue", SPECTATOR))


def test_the_staff_who_only_judge_can_be_players_nowhere_else() -> None:
    """A player of another table is nobody there."""
    found = desk()
    other = next(table for table in found.event.rounds[0].tables if 0 not in table.players)
    for action in (
        act.Began(0, other.number, other.players[0], "coin"),
        act.TieBroken(0, other.number, 0, (0, 0), (0, 0), (0, 0), (0, 0)),
    ):
        with pytest.raises(NotAllowed):
            check(found.event, MINE, action)


def test_who_takes_an_undo_back_may_also_decide_what_comes_back() -> None:
    found = desk()
    made = found.do(act.Staffed("x", "X", "organizer"))
    taken = found.do(act.Undone(made))
    with pytest.raises(NotAllowed):
        found.do(act.Undone(taken), HEAD)
    again = found.do(act.Undone(taken))
    with pytest.raises(NotAllowed):
        found.do(act.Undone(again), HEAD)
    called = found.do(act.Called(0), MINE)
    found.do(act.Undone(found.do(act.Undone(called), HEAD)), HEAD)


@proves("T13.1", "T9.14")
def test_no_undo_takes_the_tables_of_the_official_side_back() -> None:
    found = desk()
    first = EventSet("CotA", "亞康喚鬥", "Call of the Archons", legal=True)
    sets = [msgspec.to_builtins(one) for one in (*DEFAULT_SETS, first)]
    made = found.do(act.Planned(changed(found.event.plan, {"deck_sets": sets})), OFFICIAL, "a set comes back")
    with pytest.raises(NotAllowed):
        found.do(act.Undone(made))
    found.do(act.Undone(found.do(act.Planned(plan_of(found)))))


def test_nobody_seeds_themselves() -> None:
    found = Desk("tokyo-duel-swiss", 2)
    with pytest.raises(NotAllowed):
        found.do(act.Entered("Me", "me", rank=1), "me")
    found.do(act.Entered("Me", "me"), "me")
