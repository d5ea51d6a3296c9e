"""A result of Saboteur round by round, as the slip has it: what a round can pay, and whose sums they are."""

from __future__ import annotations

from itertools import product
from typing import Any

import msgspec
import pytest
from tests.tournaments.desk import HOST, JUDGE, Desk

from ludarium.server.desk import spreadsheets
from ludarium.testing import proves
from ludarium.tournaments import actions as act
from ludarium.tournaments.errors import Refused
from ludarium.tournaments.prompts import prompts
from ludarium.tournaments.rules.saboteur.pay import can_pay, odd_rounds, pays_all
from ludarium.tournaments.state import CONFLICT, Table
from ludarium.tournaments.tournament import Tournament
from ludarium.tournaments.view import view
from ludarium.tournaments.view_types import TableView

GAME = ((3, 2, 2, 0, 0, 0), (0, 0, 0, 3, 3, 0), (0, 0, 0, 0, 0, 4))
SUMS = (3, 2, 2, 3, 3, 4)


def playing(players: int = 6, **changes: Any) -> Desk:
    desk = Desk("saboteur-championship", players, **changes)
    desk.draw()
    return desk


def table_of(desk: Desk) -> Table:
    return desk.event.table(0, 0)


def shown(desk: Desk, reader: str) -> TableView:
    return view(desk.event, reader, desk.now).rounds[0].tables[0]


def waiting(desk: Desk) -> list[tuple[str, object]]:
    return [(one.code, one.facts.get("number")) for one in prompts(desk.event, desk.now)]


def refused(desk: Desk, action: act.Action) -> Refused:
    before = len(desk.event.entries)
    with pytest.raises(Refused) as error:
        desk.do(action, JUDGE)
    assert len(desk.event.entries) == before
    return error.value


# --- what a round pays -------------------------------------------------------------------------------


def dealt(players: int) -> tuple[int, int]:
    """Gold diggers and saboteurs (S3.2, OP-13)."""
    return {4: (2, 1), 5: (3, 1), 6: (3, 2), 7: (3, 2)}[players]


def outcomes(players: int) -> set[tuple[int, ...]]:
    """What a round can pay, by the table of S13, to diggers, saboteurs and selfish dwarves in this order."""
    diggers, saboteurs = dealt(players)
    selfish = players - diggers - saboteurs
    return {
        (3, *[2] * (diggers - 1), *[0] * (saboteurs + selfish)),
        (*[2] * diggers, *[0] * (saboteurs + selfish)),
        (*[0] * (diggers + saboteurs), 4, *[0] * (selfish - 1)),
        (*[0] * diggers, *[4 if saboteurs == 1 else 3] * saboteurs, *[0] * selfish),
    }


@proves("S13.1", "S13.2", "S13.3", "S13.4", "S13.5", "S13.9")
@pytest.mark.parametrize("players", [4, 5, 6, 7])
def test_a_round_that_nobody_has_lost_pays_as_the_table_says(players: int) -> None:
    told = {tuple(sorted(one)) for one in outcomes(players)}
    found = {tuple(sorted(one)) for one in product(range(6), repeat=players) if pays_all(one)}
    assert found == told


@proves("S13.7", "S13.8")
@pytest.mark.parametrize("players", [4, 5, 6])
def test_a_round_can_pay_whatever_is_left_when_some_have_lost_it(players: int) -> None:
    """Everything that S13 pays anybody, with any of them paid nothing; a table may have lost up to two players before
    the round, and a referee may deal four of them other roles."""
    full = [one for seats in range(4, 8) for one in outcomes(seats)]
    told = {
        tuple(sorted(left)) for one in full for left in product(*[(0, pay) if pay else (0,) for pay in one])
    }
    told = {tuple(one for one in left if one) for left in told}
    found = {
        tuple(one for one in sorted(pays) if one)
        for pays in product(range(6), repeat=players)
        if can_pay(pays)
    }
    assert found == {one for one in told if len(one) <= players}


def test_numbers_that_are_none_are_no_pay() -> None:
    assert not can_pay([-1, 0, 0, 0, 0])
    assert not can_pay([10**20, 0, 0, 0, 0])
    assert odd_rounds(GAME) == ()
    assert odd_rounds(((3, 3, 0, 0, 0), (4, 0, 0, 0, 0), (0,) * 5)) == (0, 2)


# --- staff --------------------------------------------------------------------------------------------


@proves("S14.2")
@pytest.mark.parametrize("points", [(), SUMS])
def test_the_sums_follow_from_the_rounds_and_the_log_keeps_both(points: tuple[int, ...]) -> None:
    desk = playing()
    desk.do(act.Resulted(0, 0, points=points, by_round=GAME), JUDGE)
    assert (table_of(desk).points, table_of(desk).by_round) == (SUMS, GAME)
    last = desk.event.entries[-1].action
    assert isinstance(last, act.Resulted)
    assert (last.points, last.by_round) == (SUMS, GAME)
    again = Tournament.of(desk.event.entries, checked=True)
    assert (again.table(0, 0).points, again.table(0, 0).by_round) == (SUMS, GAME)
    assert waiting(desk) == waiting(playing_with_sums())


def playing_with_sums() -> Desk:
    desk = playing()
    desk.do(act.Resulted(0, 0, points=SUMS), JUDGE)
    assert (table_of(desk).points, table_of(desk).by_round) == (SUMS, ())
    return desk


def test_a_log_without_rounds_is_read_as_before_and_written_so() -> None:
    desk = playing_with_sums()
    raw = msgspec.json.encode(desk.event.entries)
    old = b'{"deed":"resulted","round":0,"table":0,"points":[3,2,2,3,3,4]}'
    assert msgspec.json.decode(old, type=act.Resulted) == act.Resulted(0, 0, points=SUMS)
    read = msgspec.json.decode(raw, type=list[act.Entry])
    assert Tournament.of(read).table(0, 0).points == SUMS


def test_what_can_t_be_is_refused_and_says_why() -> None:
    desk = playing()
    bad = ((3, 3, 3, 0, 0, 0), *GAME[1:])
    cases: list[tuple[dict[str, Any], str, dict[str, object]]] = [
        ({"by_round": bad}, "desk-result-round-pay", {"number": 1}),
        ({"by_round": (*GAME[:2], (5, 0, 0, 0, 0, 0))}, "desk-result-round-pay", {"number": 3}),
        ({"by_round": (*GAME[:2], (0, -4, 0, 0, 0, 0))}, "desk-result-round-pay", {"number": 3}),
        ({"by_round": GAME[:2]}, "desk-result-rounds-count", {"found": 2, "expected": 3}),
        ({"by_round": (*GAME, GAME[0])}, "desk-result-rounds-count", {"found": 4, "expected": 3}),
        ({"by_round": (GAME[0][:5], *GAME[1:])}, "desk-points-count", {"found": 5, "expected": 6}),
        ({"by_round": GAME, "points": SUMS[:5]}, "desk-points-count", {"found": 5, "expected": 6}),
    ]
    for fields, code, facts in cases:
        found = refused(desk, act.Resulted(0, 0, **fields))
        assert (found.code, found.facts) == (code, facts)
    name = desk.name(table_of(desk).players[5])
    found = refused(desk, act.Resulted(0, 0, points=(*SUMS[:5], 5), by_round=GAME))
    assert (found.code, found.facts) == ("desk-result-rounds-sum", {"name": name, "found": 5, "expected": 4})
    assert not table_of(desk).done


def test_only_saboteur_has_rounds() -> None:
    desk = Desk("tokyo-duel-swiss", 4)
    desk.draw()
    player = desk.event.table(0, 0).players[0]
    found = refused(desk, act.Resulted(0, 0, player, by_round=((4, 0), (0, 4), (4, 0))))
    assert found.code == "desk-result-rounds-none"


def test_a_correction_puts_rounds_in_the_place_of_rounds() -> None:
    desk = playing()
    desk.do(act.Resulted(0, 0, by_round=GAME), JUDGE)
    other = (GAME[0], GAME[1], (4, 0, 0, 0, 0, 0))
    with pytest.raises(Refused):
        desk.do(act.Resulted(0, 0, by_round=other), JUDGE)  # no reason
    desk.do(act.Resulted(0, 0, by_round=other), JUDGE, "Read wrongly.")
    assert (table_of(desk).points, table_of(desk).by_round) == ((7, 2, 2, 3, 3, 0), other)
    desk.do(act.Resulted(0, 0, points=SUMS), JUDGE, "Only the sums are sure.")
    assert (table_of(desk).points, table_of(desk).by_round) == (SUMS, ())
    entry = desk.do(act.Resulted(0, 0, by_round=GAME), JUDGE, "The slip turned up.")
    assert table_of(desk).by_round == GAME
    # Who says the sums of it says nothing new, and takes nothing away.
    assert desk.do(act.Resulted(0, 0, points=SUMS), JUDGE) == entry
    assert table_of(desk).by_round == GAME
    desk.do(act.Undone(entry))
    assert (table_of(desk).points, table_of(desk).by_round) == (SUMS, ())


@proves("S24.5")
def test_a_round_that_somebody_must_have_lost_is_pointed_out_unless_somebody_has() -> None:
    odd = ((3, 2, 0, 0, 0, 0), *GAME[1:])
    desk = playing()
    desk.do(act.Resulted(0, 0, by_round=odd), JUDGE)
    assert ("doubt-round", 1) in waiting(desk)
    desk.do(act.Resulted(0, 0, by_round=GAME), JUDGE, "Mended.")
    assert "doubt-round" not in [code for code, _ in waiting(desk)]

    desk = playing()
    loser = table_of(desk).players[2]
    desk.do(act.Penalized(loser, "1-3-c", "game-loss", game=0, text="Showed it."), JUDGE)
    assert (0, 0) in desk.event.people[loser].rounds_lost
    desk.do(act.Resulted(0, 0, by_round=odd), JUDGE)
    assert "doubt-round" not in [code for code, _ in waiting(desk)]


# --- players ------------------------------------------------------------------------------------------


def reports(desk: Desk, *told: dict[str, Any]) -> Table:
    """The first players of the table report, one after the other."""
    for player, fields in zip(table_of(desk).players, told, strict=False):
        desk.do(act.Reported(0, 0, player, **fields), f"a{player}")
    return table_of(desk)


@pytest.mark.parametrize(
    ("told", "by_round"),
    [
        (({"by_round": GAME}, {"by_round": GAME}), GAME),
        (({"by_round": GAME}, {"points": SUMS}), GAME),
        (({"points": SUMS}, {"by_round": GAME}), GAME),
        (({"points": SUMS}, {"points": SUMS, "by_round": GAME}), GAME),
        (({"points": SUMS}, {"points": SUMS}), ()),
    ],
)
def test_two_reports_agree_by_their_sums_and_one_may_tell_the_rounds(
    told: tuple[dict[str, Any], ...], by_round: tuple[tuple[int, ...], ...]
) -> None:
    desk = playing()
    desk.do(act.Began(0, 0), JUDGE)
    table = reports(desk, *told)
    assert (table.done, table.points, table.by_round) == (True, SUMS, by_round)


@pytest.mark.parametrize(
    "second",
    [
        {"by_round": (GAME[1], GAME[0], GAME[2])},
        {"points": (*SUMS[:5], 5)},
        {"by_round": (*GAME[:2], (4, 0, 0, 0, 0, 0))},
    ],
)
def test_reports_that_differ_in_a_round_or_a_sum_go_to_a_judge(second: dict[str, Any]) -> None:
    desk = playing()
    desk.do(act.Began(0, 0), JUDGE)
    table = reports(desk, {"by_round": GAME}, second)
    assert table.status == CONFLICT
    desk.do(act.Resulted(0, 0, by_round=GAME), JUDGE)
    assert (table_of(desk).done, table_of(desk).by_round) == (True, GAME)


def test_a_report_with_rounds_that_can_t_be_is_refused_and_said_twice_is_said_once() -> None:
    desk = playing()
    desk.do(act.Began(0, 0), JUDGE)
    player = table_of(desk).players[0]
    with pytest.raises(Refused) as error:
        desk.do(act.Reported(0, 0, player, by_round=((1, 0, 0, 0, 0, 0), *GAME[1:])), f"a{player}")
    assert error.value.code == "desk-result-round-pay"
    first = desk.do(act.Reported(0, 0, player, by_round=GAME), f"a{player}")
    assert desk.do(act.Reported(0, 0, player, points=SUMS, by_round=GAME), f"a{player}") == first


# --- who sees them ------------------------------------------------------------------------------------


@proves("S18.5", "S18.6")
def test_the_rounds_are_shown_to_whom_the_sums_are() -> None:
    desk = playing(12)
    mine, theirs = desk.event.rounds[0].tables
    desk.do(act.Resulted(0, 0, by_round=GAME), JUDGE)
    for reader in (HOST, JUDGE, f"a{mine.players[0]}"):
        assert (shown(desk, reader).points, shown(desk, reader).by_round) == (SUMS, GAME)
    for reader in ("", f"a{theirs.players[0]}"):
        assert (shown(desk, reader).points, shown(desk, reader).by_round) == ((), ())


def test_reports_with_rounds_are_shown_to_the_table() -> None:
    desk = playing()
    desk.do(act.Began(0, 0), JUDGE)
    reports(desk, {"by_round": GAME})
    (one,) = shown(desk, f"a{table_of(desk).players[1]}").reports
    assert (one.points, one.by_round) == (SUMS, GAME)


def test_the_table_for_spreadsheets_has_a_column_a_round() -> None:
    desk = playing()
    empty = (
        spreadsheets.rounds_csv(view(desk.event, HOST, desk.now)).removeprefix(spreadsheets.MARK).splitlines()
    )
    assert empty[0] == "game,table,player,won,points,reason,round 1,round 2,round 3"
    assert empty[1].endswith(",,,,,,")
    desk.do(act.Resulted(0, 0, by_round=GAME), JUDGE)
    lines = (
        spreadsheets.rounds_csv(view(desk.event, HOST, desk.now)).removeprefix(spreadsheets.MARK).splitlines()
    )
    for place, line in enumerate(lines[1:]):
        cells = line.split(",")
        assert cells[4] == str(SUMS[place])
        assert cells[6:] == [str(pays[place]) for pays in GAME]
    other = Desk("tokyo-duel-swiss", 4)
    other.draw()
    head = (
        spreadsheets.rounds_csv(view(other.event, HOST, other.now))
        .removeprefix(spreadsheets.MARK)
        .splitlines()[0]
    )
    assert head == "round,table,player,won,points,reason"
