"""The same fact once more is no refusal and makes no second entry; another fact is refused as ever."""

from __future__ import annotations

import pytest
from tests.tournaments.desk import HEAD, JUDGE, Desk

from ludarium.testing import proves
from ludarium.tournaments import actions as act
from ludarium.tournaments.errors import NotAllowed, Refused


def same(desk: Desk, action: act.Action, *accounts: str) -> None:
    """Whoever of these says it once more says nothing new."""
    before = len(desk.event.entries)
    for account in accounts:
        assert desk.do(action, account) == before - 1
    assert len(desk.event.entries) == before


def refused(desk: Desk, action: act.Action, by: str) -> str:
    with pytest.raises(Refused) as error:
        desk.do(action, by)
    return error.value.code.removeprefix("desk-")


@proves("T7.2")
def test_both_players_enter_who_is_first() -> None:
    """Each on their own phone, and in other words for the way in which it was drawn."""
    desk = Desk("keyforge-archon", 6)
    table = desk.draw().tables[0]
    a, b = table.players
    desk.do(act.Began(0, 0, b, "dice"), f"a{a}")
    same(desk, act.Began(0, 0, b, "dice"), f"a{b}", f"a{a}", JUDGE)
    same(desk, act.Began(0, 0, b, "coin"), f"a{b}")
    assert (table.first, table.method) == (b, "dice")
    assert refused(desk, act.Began(0, 0, a, "dice"), f"a{b}") == "first-stands"
    others = next(one for one in range(6) if one not in table.players)
    with pytest.raises(NotAllowed):
        desk.do(act.Began(0, 0, b, "dice"), f"a{others}")
    desk.do(act.Reported(0, 0, a, a), f"a{a}")
    same(desk, act.Reported(0, 0, a, a), f"a{a}")
    desk.do(act.Reported(0, 0, b, a), f"a{b}")
    same(desk, act.Began(0, 0, b, "dice"), f"a{b}")  # it is over meanwhile, and still true


@pytest.mark.parametrize("preset", ["tokyo-duel-swiss", "ready-fence", "saboteur-championship"])
def test_a_result_that_stands_is_said_again(preset: str) -> None:
    """Two judges enter it, and a player's phone comes late."""
    desk = Desk(preset, 6)
    table = desk.draw().tables[0]
    first = table.players[0]
    points = {"winner": (), "points": (5, 3), "table": (9, 3, 3, 2, 1, 0)}[desk.event.plan.result]
    winner = -1 if desk.event.plan.result == "table" else first
    result = act.Resulted(0, 0, winner, points)
    desk.do(result, JUDGE)
    same(desk, result, HEAD, JUDGE)
    same(desk, act.Reported(0, 0, first, winner, points), f"a{first}")
    other = table.players[1]
    if winner == first:
        wrong = act.Resulted(0, 0, other, tuple(reversed(points)))
        assert refused(desk, wrong, JUDGE) == "why-needed"
        said = act.Reported(0, 0, other, other, tuple(reversed(points)))
        assert refused(desk, said, f"a{other}") == "result-stands"


def test_a_drop_and_an_arrival_are_said_again() -> None:
    desk = Desk("saboteur-championship", 6)
    desk.draw()
    desk.do(act.StartAnnounced(0, desk.now), JUDGE)
    desk.do(act.Arrived(0, 0, 2), JUDGE)
    same(desk, act.Arrived(0, 0, 2), HEAD)
    desk.do(act.Arrived(0, 0), JUDGE)
    same(desk, act.Arrived(0, 0), JUDGE, HEAD)
    desk.do(act.Dropped(3), "a3")
    same(desk, act.Dropped(3), JUDGE, HEAD)
    assert refused(desk, act.Arrived(0, 9), JUDGE) == "table-none"
