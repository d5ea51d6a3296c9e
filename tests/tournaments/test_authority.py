"""Who may decide what: every deed against every role."""

from __future__ import annotations

import msgspec
import pytest
from tests.tournaments.desk import HEAD, HOST, JUDGE, Desk

from ludarium.testing import proves
from ludarium.tournaments import deeds as d
from ludarium.tournaments.authority import check
from ludarium.tournaments.errors import NotAllowed
from ludarium.tournaments.keyforge.sets import DEFAULT_SETS, EventSet
from ludarium.tournaments.plan import Plan, changed

OFFICIAL = "official-account"
MINE = "a0"
SPECTATOR = "stranger"
NONE = ""

H, E, J, O, M, S = HOST, HEAD, JUDGE, OFFICIAL, MINE, SPECTATOR  # noqa: E741


def desk() -> Desk:
    found = Desk("keyforge-archon", players=6)
    found.do(d.Staffed(OFFICIAL, "Olga", "official"))
    found.do(d.Staffed("judge-2", "Jim", "judge"))
    found.draw()
    return found


def plan_of(found: Desk) -> Plan:
    return changed(found.event.plan, {"tables": 9})


def cases(found: Desk) -> list[tuple[d.Deed, set[str]]]:
    """Each deed, about the player whose account is ``MINE`` where it is about one, and who may decide it."""
    mine = found.at(0)[1].number
    far = next(table.number for table in found.event.rounds[0].tables if 0 not in table.players)
    staff = {H, E, J}
    heads = {H, E}
    return [
        (d.Renamed("New"), {H}),
        (d.Planned(plan_of(found)), {H, O}),
        (d.Staffed("x", "X", "judge"), {H}),
        (d.Announced("Lunch"), heads),
        (d.Ended(), {H}),
        (d.Entered("New"), {H}),
        (d.Entered("New", bot="greedy"), {H}),
        (d.Entered("Watcher", spectator=True), staff),
        (d.Amended(0, "New"), {H}),
        (d.CheckedIn(0), staff),
        (d.Dropped(0), staff | {M}),
        (d.Dropped(0, no_show=True), staff),
        (d.Returned(0, "byes"), heads),
        (d.DeckBrought(0, "word"), staff | {M}),
        (d.DeckBrought(0, "word", sealed=True), staff),
        (d.DeckAttested(0, 0, ()), staff),
        (d.DeckTaken(0, 0), staff | {M}),
        (d.DeckBuilt(0, 0), staff | {M}),
        (d.DeckShown(0), staff | {M}),
        (d.Opened(), heads),
        (d.BuildExtended(0, 60), staff),
        (d.Drawn(()), {H}),
        (d.Drawn((), by_hand=True), heads),
        (d.Swapped(0, 1), heads),
        (d.Published(), {H}),
        (d.StartAnnounced(0, 2_000), staff),
        (d.Arrived(0, mine), staff),
        (d.Arrived(0, mine, 0), staff),
        (d.Arrived(0, mine, 0, here=False), staff),
        (d.PairedWithBye(0), heads),
        (d.Closed(), heads),
        (d.StageEnded(()), {H}),
        (d.Began(0, mine, 0, "coin"), staff | {M}),
        (
            d.Began(0, far, 0, "coin"),
            staff | {f"a{one}" for one in found.event.rounds[0].tables[far].players},
        ),
        (d.Reported(0, mine, 0, 0), {M}),
        (d.Reported(0, mine, 1, 0), set()),
        (d.Resulted(0, mine, 0), staff),
        (d.Seated(0, mine, "table"), {H}),
        (d.Settled("keep"), heads),
        (d.LotsDrawn("x"), heads),
        (d.ClockStarted(), staff),
        (d.ClockPaused(), staff),
        (d.Extended(60), staff),
        (d.OvertimeStepped(0, mine, "time", 0), staff),
        (d.TieBroken(0, mine, 0, (0, 0), (0, 0), (0, 0), (0, 0)), staff | {M}),
        (d.TieBroken(0, mine, -1, (0, 0), (0, 0), (0, 0), (0, 0)), staff),
        (d.TurnClocked(0, mine, "turn"), staff),
        (d.TurnClocked(0, mine, "stall"), heads),
        (d.Called(0), staff | {M}),
        (d.Answering(0), staff),
        (d.Ruled(0), staff),
        (d.Penalized(0, "other", "verbal"), staff),
        (d.Penalized(0, "other", "disqualification"), {H}),
        (d.Penalized(0, "other", "expulsion"), {H}),
        (d.Penalized(0, "other", "disqualification", direct=True), staff),
        (d.Seconded(0), staff),
        (d.Decided("x", True), staff),
        (d.Decided("x", True, "disqualification"), {H}),
        (d.CaseReported(0, "cheated"), {H}),
    ]


def everybody(found: Desk) -> list[str]:
    """An account of each role, and a player of another table."""
    other = next(number for number in range(6) if number not in found.at(0)[1].players)
    return [HOST, HEAD, JUDGE, OFFICIAL, MINE, f"a{other}", SPECTATOR]


LABELS = [f"{number}-{type(deed).__name__}" for number, (deed, _) in enumerate(cases(desk()))]


@proves("T1.1", "T14.3", "S23.1")
@pytest.mark.parametrize("number", range(len(LABELS)), ids=LABELS)
def test_every_deed_is_for_some_and_for_nobody_else(number: int) -> None:
    found = desk()
    deed, allowed = cases(found)[number]
    for account in everybody(found):
        if account in allowed:
            check(found.event, account, deed)
        else:
            with pytest.raises(NotAllowed):
                check(found.event, account, deed)


def test_every_deed_is_in_the_table() -> None:
    tried = {type(deed) for deed, _ in cases(desk())} | {d.Undone, d.Created}
    assert tried == set(d.AnyDeed.__args__)


def test_nobody_creates_an_event_in_an_event() -> None:
    found = desk()
    for account in everybody(found):
        with pytest.raises(NotAllowed):
            check(found.event, account, d.Created("x", "y", found.event.plan))


def test_an_undo_needs_who_could_have_decided_it() -> None:
    found = desk()
    out = found.do(d.Penalized(3, "other", "disqualification", answer="grave"))
    with pytest.raises(NotAllowed):
        check(found.event, HEAD, d.Undone(out))
    check(found.event, HOST, d.Undone(out))
    for account in (JUDGE, MINE, SPECTATOR):
        with pytest.raises(NotAllowed):
            check(found.event, account, d.Undone(out))


@proves("T13.1")
def test_officials_alone_change_the_tables_of_sets_and_cards() -> None:
    found = desk()
    plan = found.event.plan
    fewer = changed(plan, {"deck_sets": ()})
    for account in set(everybody(found)) - {OFFICIAL}:
        with pytest.raises(NotAllowed):
            check(found.event, account, d.Planned(fewer))
    check(found.event, OFFICIAL, d.Planned(fewer))
    found.do(d.Planned(fewer), OFFICIAL)
    assert found.event.plan.deck_sets == ()


def test_anybody_may_enter_for_themselves_before_the_first_round() -> None:
    before = Desk(players=2)
    check(before.event, SPECTATOR, d.Entered("Sue", SPECTATOR))
    for deed in (
        d.Entered("Sue", "else"),
        d.Entered("Sue", SPECTATOR, bot="greedy"),
        d.Entered("Sue", SPECTATOR, spectator=True),
        d.Entered("Sue"),
    ):
        with pytest.raises(NotAllowed):
            check(before.event, SPECTATOR, deed)
    before.draw()
    with pytest.raises(NotAllowed):
        check(before.event, SPECTATOR, d.Entered("Sue", SPECTATOR))


def test_the_staff_who_only_judge_can_be_players_nowhere_else() -> None:
    """A player of another table is nobody there."""
    found = desk()
    other = next(table for table in found.event.rounds[0].tables if 0 not in table.players)
    for deed in (
        d.Began(0, other.number, other.players[0], "coin"),
        d.TieBroken(0, other.number, 0, (0, 0), (0, 0), (0, 0), (0, 0)),
    ):
        with pytest.raises(NotAllowed):
            check(found.event, MINE, deed)


def test_who_takes_an_undo_back_may_also_decide_what_comes_back() -> None:
    found = desk()
    made = found.do(d.Staffed("x", "X", "organizer"))
    taken = found.do(d.Undone(made))
    with pytest.raises(NotAllowed):
        found.do(d.Undone(taken), HEAD)
    again = found.do(d.Undone(taken))
    with pytest.raises(NotAllowed):
        found.do(d.Undone(again), HEAD)
    called = found.do(d.Called(0), MINE)
    found.do(d.Undone(found.do(d.Undone(called), HEAD)), HEAD)


@proves("T13.1", "T9.14")
def test_no_undo_takes_the_tables_of_the_official_side_back() -> None:
    found = desk()
    first = EventSet("CotA", "亞康喚鬥", "Call of the Archons", legal=True)
    sets = [msgspec.to_builtins(one) for one in (*DEFAULT_SETS, first)]
    made = found.do(d.Planned(changed(found.event.plan, {"deck_sets": sets})), OFFICIAL, "a set comes back")
    with pytest.raises(NotAllowed):
        found.do(d.Undone(made))
    found.do(d.Undone(found.do(d.Planned(plan_of(found)))))


def test_nobody_seeds_themselves() -> None:
    found = Desk("tokyo-duel-swiss", 2)
    with pytest.raises(NotAllowed):
        found.do(d.Entered("Me", "me", rank=1), "me")
    found.do(d.Entered("Me", "me"), "me")
