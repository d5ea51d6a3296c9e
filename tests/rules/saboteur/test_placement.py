"""S7 Playing a path card."""

from __future__ import annotations

import pytest
from tests.rules.saboteur.oracle import Card
from tests.rules.saboteur.positions import cards, choose, hand, lying, offered, places, row, table, view

from ludarium.games.saboteur import GAME
from ludarium.games.saboteur.state import SaboteurState
from ludarium.games.saboteur.terms import CARD_OF_ID, PATH_IDS
from ludarium.testing import plays, proves

PLACEMENTS = ("start_or_centre", "start", "adjacent", "open_edge")
ALL = list(PATH_IDS)
EDGES = {name: Card(name).open for name in ALL} | {name + "'": Card(name, True).open for name in ALL}
WAYS = {card for card in EDGES if not card.endswith("'") or EDGES[card] != EDGES[card[:-1]]}
"""Every way in which a path card may lie; one that looks the same turned has one way."""


def holding(state: SaboteurState, *names: str) -> SaboteurState:
    """The seat on turn holds one of each of these (of all path cards, if none are named)."""
    state.players.hands[state.progress.turn] = [CARD_OF_ID[name] for name in names or ALL]
    return state


def at(state: SaboteurState, cell: str) -> set[str]:
    """The path cards that may be laid in a cell, as they may lie."""
    return {option.partition("@")[0] for option in offered(state) if option.endswith("@" + cell)}


def open_cells(state: SaboteurState) -> set[str]:
    return {option.partition("@")[2] for option in offered(state) if "@" in option}


@proves("S7.1", "S9.4.3")
@pytest.mark.parametrize("tools", ["P", "L", "C", "PL", "PLC"])
def test_no_path_card_with_a_broken_tool(tools: str) -> None:
    hands = {0: ["X", "map"]}
    assert places(table(hands=hands), "X")
    assert offered(table(hands=hands, broken={0: tools})) == {"map@0", "map@1", "map@2", "pass:X", "pass:map"}
    assert places(table(hands=hands, broken={1: tools}), "X"), "another player's tools do not matter"


@proves("S7.2")
def test_the_cell_must_be_empty() -> None:
    state = holding(table(field=[*row(1, 7), "TV@1,1"], goals=["gold", "stone2 up", "stone1"]))
    assert not {"0,0", "4,0", "1,0", "1,1", "8,0", "8,-2", "8,2"} & open_cells(state)
    assert {"0,1", "1,2", "8,-1"} <= open_cells(state)


@proves("S7.3")
def test_a_card_lies_upright_or_turned_never_crosswise() -> None:
    state = holding(table(centre=None), "IV", "IH", "D1V", "D1H", "CR")
    assert at(state, "1,0") == {"IH", "D1H'", "CR'"}
    assert at(state, "0,1") == {"IV", "D1V", "CR"}
    assert at(state, "0,-1") == {"IV", "D1V'", "CR'"}
    assert at(state, "-1,0") == {"IH", "D1H", "CR"}


@proves("S7.3")
def test_a_card_that_looks_the_same_turned_is_offered_once() -> None:
    state = holding(table())
    assert {option.partition("@")[0] for option in offered(state) if "@" in option} == WAYS
    assert ALL + [way for way in WAYS if way.endswith("'")] != ALL


@proves("S7.4", "B9", "B10")
def test_open_meets_open_and_closed_meets_closed_at_the_start() -> None:
    fit = at(holding(table(centre=None)), "1,0")
    assert fit == {way for way in WAYS if "W" in EDGES[way]}
    assert "IH" in fit, "B9"
    assert "IV" not in fit, "B10: closed W against the start's open E"


@proves("S7.4", "S8.6")
@pytest.mark.parametrize(
    ("field", "centre", "stone", "cell", "must_open", "must_close"),
    [
        pytest.param(["X@1,0"], "IH@4,0", "down", "1,1", "N", "", id="path card, open"),
        pytest.param(["CR'@1,0", "X@0,1"], "IH@4,0", "down", "1,1", "NW", "", id="two open"),
        pytest.param(["TH@1,0", "X@0,1"], "IH@4,0", "down", "1,1", "W", "N", id="open and closed"),
        pytest.param(["X@1,0", "IH@2,0", "X@1,1"], "IH@4,0", "down", "2,1", "W", "N", id="beside a straight"),
        pytest.param(["X@1,0", "X@2,0"], "IH@4,0", "down", "3,0", "WE", "", id="the centre card, open"),
        pytest.param(["X@1,0", "X@2,0"], "IV@4,0", "down", "3,0", "W", "E", id="the centre card, closed"),
        pytest.param(["DX@1,0", "X@0,1"], "IH@4,0", "down", "1,1", "NW", "", id="a dead end, open"),
        pytest.param(["D1H'@1,0", "X@0,1"], "IH@4,0", "down", "1,1", "W", "N", id="a dead end, closed"),
        pytest.param(row(1, 7), "IH@4,0", "up", "8,-1", "S", "", id="a stone, open"),
        pytest.param([*row(1, 6), "X@7,0", "X@7,1"], "IH@4,0", "up", "8,1", "W", "N", id="a stone, closed"),
    ],
)
def test_edges_must_match(
    field: list[str], centre: str, stone: str, cell: str, must_open: str, must_close: str
) -> None:
    faces = ["gold", "stone2 up" if stone == "up" else "stone2", "stone1"]
    state = holding(table(field=field, centre=centre, goals=faces))
    assert at(state, cell) == {
        way for way in WAYS if EDGES[way] >= set(must_open) and not EDGES[way] & set(must_close)
    }


@proves("S7.5")
def test_a_face_down_goal_and_an_empty_cell_put_no_condition() -> None:
    fit = at(holding(table(field=row(1, 6))), "7,0")  # the goal lies to its east, nothing to north and south
    assert fit == {way for way in WAYS if "W" in EDGES[way]}
    assert {"E" in EDGES[way] for way in fit} == {"N" in EDGES[way] for way in fit} == {True, False}


@proves("S7.6")
@pytest.mark.parametrize("placement", PLACEMENTS)
def test_a_face_down_goal_is_no_neighbour(placement: str) -> None:
    state = holding(table(field=["X@1,0"], placement=placement))
    assert not open_cells(state) & {"7,0", "9,0", "8,1", "8,-1", "8,3", "7,2", "9,2", "2,5", "-2,0"}
    assert "2,0" in open_cells(state)


@proves("S7.6")
@pytest.mark.parametrize(("face", "cells"), [("stone1", set()), ("stone1 up", {"8,-1", "9,0", "7,0", "8,1"})])
def test_a_turned_up_goal_is_a_neighbour(face: str, cells: set[str]) -> None:
    state = holding(table(goals=["gold", face, "stone2"], placement="adjacent"))
    assert open_cells(state) & {"8,-1", "9,0", "7,0", "8,1"} == cells


START_SUPPORTS = {"0,1", "0,-1", "-1,0", "1,1", "1,-1"}
CENTRE_SUPPORTS = {"3,0", "4,-1", "4,1", "5,-1", "6,0"}
BESIDE_AN_OPEN_EDGE = {"-4,-1", "-4,1"}
ONLY_BESIDE = {"5,1", "2,1", "2,-1", "-4,-1", "-4,1", "-5,0", "-3,0"}


@proves("S7.7")
@pytest.mark.parametrize(
    ("placement", "cells"),
    [
        ("start", START_SUPPORTS),
        ("start_or_centre", START_SUPPORTS | CENTRE_SUPPORTS),
        ("adjacent", START_SUPPORTS | CENTRE_SUPPORTS | ONLY_BESIDE),
        ("open_edge", START_SUPPORTS | CENTRE_SUPPORTS | BESIDE_AN_OPEN_EDGE),
    ],
)
def test_what_supports_a_new_card(placement: str, cells: set[str]) -> None:
    # (2,0) is a dead end, (5,0) hangs on the centre card alone, (-4,0) on nothing.
    field = ["X@1,0", "D1H'@2,0", "TH@5,0", "IV@-4,0"]
    assert open_cells(holding(table(field=field, centre="X@4,0", placement=placement))) == cells


@proves("S7.7", "S7.9.4", "B11")
@pytest.mark.parametrize(
    ("placement", "legal"), [("start_or_centre", True), ("adjacent", True), ("start", False)]
)
def test_b11_a_card_beside_the_centre_card(placement: str, legal: bool) -> None:
    state = table(hands={0: ["X"]}, centre="IH@4,0", placement=placement)
    assert ("X@5,0" in offered(state)) == legal


@proves("S7.7")
def test_the_start_or_the_centre_card_supports_by_default() -> None:
    assert GAME.read_options({})["placement"] == "start_or_centre"


@proves("S7.8")
@pytest.mark.parametrize(
    ("field", "centre", "reached"),
    [
        pytest.param([], "IH@4,0", set(), id="the start alone"),
        pytest.param(["X@1,0", "TH@2,0"], "IH@4,0", {(1, 0), (2, 0)}, id="a tunnel"),
        pytest.param(["X@1,0", "IV@2,0"], "IH@4,0", None, id="closed against open"),
        pytest.param(["X@1,0", "DX@2,0", "X@3,0"], "IH@4,0", {(1, 0)}, id="a dead end joins nothing"),
        pytest.param(row(1, 3), "IH@4,0", {(1, 0), (2, 0), (3, 0), (4, 0)}, id="through the centre card"),
        pytest.param([*row(1, 3), "X@5,0"], "DIH@4,0", {(1, 0), (2, 0), (3, 0)}, id="a dead centre card"),
        pytest.param(["X@1,0", "TH'@1,1", "X@0,1"], "IH@4,0", {(0, 1), (1, 1)}, id="around a corner"),
    ],
)
def test_reached_edges(field: list[str], centre: str, reached: set[tuple[int, int]] | None) -> None:
    if reached is None:
        with pytest.raises(AssertionError, match="do not fit"):
            table(field=field, centre=centre)
        return
    if "TH'@1,1" in field:
        field = ["IH@1,0", *field[1:]]
        reached = {*reached, (1, 0)}
    assert set(view(table(field=field, centre=centre)).reached) == {(0, 0), *reached}


@proves("S7.8")
def test_a_reached_stone_is_part_of_the_tunnel() -> None:
    state = table(field=[*row(1, 7), "IV@8,-1"], goals=["gold", "stone2 up", "stone1"])
    assert {(8, 0), (8, -1)} <= set(view(state).reached)


# -- S7.9


@proves("S7.9", "S7.9.1")
@pytest.mark.parametrize(
    ("placement", "legal"),
    [("start", False), ("start_or_centre", False), ("adjacent", True), ("open_edge", True)],
)
def test_nothing_is_added_behind_a_dead_end(placement: str, legal: bool) -> None:
    state = table(field=["DIH@1,0"], hands={0: ["X"]}, placement=placement)
    assert ("X@2,0" in offered(state)) == legal


@proves("S7.9.1")
@pytest.mark.parametrize("placement", PLACEMENTS)
def test_unless_another_edge_supports_it(placement: str) -> None:
    field = ["DIH@1,0", "X@0,1", "TH'@1,1", "X@2,1"]
    state = table(field=field, hands={0: ["X"], 1: ["IH"]}, placement=placement)
    choose(state, "X@2,0")
    assert "IH@3,0" in offered(state), "the tunnel goes on from there"


@proves("S7.9.2")
@pytest.mark.parametrize("placement", ["start", "start_or_centre", "open_edge"])
def test_closed_edges_may_touch_and_support_nothing(placement: str) -> None:
    alone = holding(table(field=["TH@1,0"], placement=placement))
    assert at(alone, "1,1") == set(), "its only neighbour is closed to it"
    supported = holding(table(field=["TH@1,0", "X@0,1"], placement=placement))
    assert at(supported, "1,1") == {way for way in WAYS if "W" in EDGES[way] and "N" not in EDGES[way]}


@proves("S7.9.3")
@pytest.mark.parametrize("placement", PLACEMENTS)
def test_a_part_that_is_cut_off_rests_until_it_is_rejoined(placement: str) -> None:
    state = table(field=["X@-1,0", "X@-2,0"], hands={0: ["fall"], 1: ["IH"]}, placement=placement)
    around = {"-3,0", "-2,1", "-2,-1"}
    assert around <= open_cells(holding(state.clone()))
    choose(state, "fall@-1,0")
    cut_off = holding(state.clone())
    assert "-1,0" in open_cells(cut_off)
    assert (around & open_cells(cut_off)) == (around if placement in ("adjacent", "open_edge") else set())
    choose(state, "IH@-1,0")
    assert around <= open_cells(holding(state))


@proves("S7.9.3")
def test_the_centre_card_keeps_its_part_alive() -> None:
    state = table(field=row(1, 7, but=[4, 7]), hands={0: ["fall"]})
    choose(state, "fall@3,0")
    assert "7,0" in open_cells(holding(state))


@proves("S7.9.4")
def test_tunnels_grow_from_the_centre_card_and_count_once_joined() -> None:
    state = table(goals=["gold", "stone1", "stone2"], centre="IH@4,0")
    for cell in ("5,0", "6,0", "7,0", "3,0", "2,0"):
        holding(state, "X")
        choose(state, f"X@{cell}")
        assert not any(goal.up for goal in view(state).goals), "no goal before it is joined to the start"
    holding(state, "X")
    choose(state, "X@1,0")
    assert lying(state)["8,0"] == "stone1'"


@proves("S7.9.4")
def test_under_start_the_centre_card_only_constrains_until_it_is_reached() -> None:
    apart = table(field=["X@1,0", "X@2,0"], centre="IV@4,0", placement="start")
    assert at(holding(apart), "3,0") == {way for way in WAYS if "W" in EDGES[way] and "E" not in EDGES[way]}
    assert not {"4,1", "4,-1"} & open_cells(apart)
    joined = table(field=row(1, 3), centre="X@4,0", placement="start")
    assert {"4,1", "4,-1", "5,0"} <= open_cells(holding(joined))


@proves("S7.9.4")
def test_a_dead_end_centre_card_supports_its_neighbours_and_joins_nothing() -> None:
    assert {"4,-1", "5,0"} == {
        cell for cell in open_cells(holding(table(centre="DCR@4,0"))) if cell[0] in "345"
    }
    assert not {"4,-1", "5,0"} & open_cells(holding(table(centre="DCR@4,0", placement="start")))
    state = table(field=[*row(1, 3), "X@5,0", "TH@6,0"], centre="DIH@4,0", hands={0: ["X"]})
    choose(state, "X@7,0")
    assert "8,0" not in lying(state)


@proves("S7.10")
def test_a_hole_is_filled_by_any_card_that_fits() -> None:
    state = table(field=row(1, 3), hands={0: ["fall"]})
    choose(state, "fall@2,0")
    assert at(holding(state), "2,0") == {way for way in WAYS if {"E", "W"} <= EDGES[way]}


@proves("S7.11", "S24.3")
def test_laid_cards_stay_as_they_lie() -> None:
    removed = turned_up = 0
    for play in plays(GAME, "laid cards stay", sense=95):
        with play:
            assert isinstance(play.state, SaboteurState)
            before: dict[tuple[int, int], Card] = {}
            for _ in play.states():
                kinds = {event.kind() for event in play.events}
                now = cards(play.state)
                if "round_over" in kinds or "dealt" in kinds or "round_skipped" in kinds:
                    before = now
                    continue
                gone = {cell for cell, card in before.items() if now.get(cell) != card}
                option = play.record.choices[-1].option if play.record.choices else ""
                if option.startswith("fall@"):
                    x, y = option[5:].split(",")
                    assert gone == {(int(x), int(y))}
                    removed += 1
                else:
                    assert not gone
                turned_up += "goal_up" in kinds
                before = now
    assert removed
    assert turned_up


@proves("S7.1", "S7.2", "S7.4")
def test_a_card_that_may_not_lie_anywhere_can_only_be_passed() -> None:
    state = table(centre="DX@4,0", hands={0: ["D1V"]}, field=["IH@1,0"], placement="start")
    assert offered(state) == {"D1V@0,1", "D1V'@0,-1", "pass:D1V"}
    state = table(centre="DX@4,0", hands={0: ["D1V"]}, field=["IV@0,1", "IV@0,-1"], placement="start")
    choose(state, "D1V@0,2")
    assert hand(state, 0) != ["D1V"]
