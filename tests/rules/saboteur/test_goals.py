"""S8 Reaching a goal."""

from __future__ import annotations

from typing import Any

import pytest
from tests.rules.saboteur.positions import (
    cards,
    choose,
    deck,
    facts,
    hand,
    kinds,
    lying,
    offered,
    pile,
    row,
    table,
    view,
)

from ludarium.core import IllegalChoice
from ludarium.games.saboteur import GAME
from ludarium.games.saboteur.notation import Move, code_of
from ludarium.games.saboteur.state import SaboteurState
from ludarium.games.saboteur.view import SaboteurView
from ludarium.testing import RandomPlay, proves
from ludarium.testing.twins import check_sample

MIDDLE_GOLD = ("stone1", "gold", "stone2")


@proves("S8.1")
def test_a_goal_is_reached_by_a_reached_edge_that_faces_it() -> None:
    state = table(field=row(1, 6), hands={0: ["X"]})
    told = choose(state, "X@7,0")
    assert facts(told, "goal_up") == [
        {"seat": 0, "goal": 1, "face": "stone1", "turned": True, "x": 8, "y": 0}
    ]


@proves("S8.1", "S8.9")
@pytest.mark.parametrize(
    ("field", "card"),
    [
        pytest.param(row(2, 6), "X@7,0", id="not joined to the start"),
        pytest.param(row(1, 6), "CL@7,0", id="closed towards the goal"),
        pytest.param(row(1, 6), "DIH@7,0", id="a dead end"),
        pytest.param([*row(1, 3), "DX@5,0", "X@6,0"], "TH@7,0", id="behind a dead end"),
    ],
)
def test_a_goal_is_not_reached_otherwise(field: list[str], card: str) -> None:
    state = table(field=field, goals=MIDDLE_GOLD, hands={0: [card.partition("@")[0]]}, placement="adjacent")
    told = choose(state, card)
    assert kinds(told) == ["path_laid", "drew"]
    assert not any(goal.up for goal in view(state).goals)


UP = ["X@4,-1", "X@5,-1", "X@6,-1", "X@7,-1"]
DOWN = ["X@4,1", "X@5,1", "X@6,1", "X@7,1"]


@proves("S8.1", "S7.9.4")
@pytest.mark.parametrize(
    ("field", "card"),
    [
        pytest.param(["X@5,0", "X@6,0"], "X@7,0", id="W"),
        pytest.param(UP, "CR'@8,-1", id="N"),
        pytest.param(DOWN, "CL@8,1", id="S"),
        pytest.param([*UP, "IH@8,-1", "CR'@9,-1"], "CL@9,0", id="E"),
    ],
)
def test_a_tunnel_from_the_centre_card_alone_reaches_no_goal(field: list[str], card: str) -> None:
    hands = {0: [card.partition("@")[0].rstrip("'")]}
    state = table(field=field, centre="X@4,0", goals=MIDDLE_GOLD, hands=hands)
    assert kinds(choose(state, card)) == ["path_laid", "drew"]


@proves("B12", "S8.9")
def test_b12_a_dead_end_does_not_reach_the_goal() -> None:
    state = table(field=row(1, 6), goals=MIDDLE_GOLD, hands={0: ["DTH"]})
    choose(state, "DTH@7,0")
    assert "8,0" not in lying(state)
    assert view(state).phase == "turn"


@proves("B13", "B14", "S8.4", "S8.4.1")
@pytest.mark.parametrize(("stone", "mark"), [("stone2", ""), ("stone1", "'")])
def test_b13_b14_a_stone_at_the_end_of_the_row(stone: str, mark: str) -> None:
    other = "stone1" if stone == "stone2" else "stone2"
    state = table(field=row(1, 6), goals=["gold", stone, other], hands={0: ["IH"]}, centre="X@4,0")
    choose(state, "IH@7,0")
    assert lying(state)["8,0"] == stone + mark
    assert view(state).phase == "turn", "the round goes on"
    assert state.progress.turn == 1


NORTH = ["TV@0,-1", *[f"TH@{x},-1" for x in range(1, 6)], "X@6,-1", "X@7,-1"]
SOUTH = ["CR@0,1", *[f"TH'@{x},1" for x in range(1, 6)], "X@6,1", "X@7,1"]
ENTRIES = {  # a tunnel to each side of the middle goal, and its last card
    "W": (row(1, 6), "X@7,0"),
    "N": (NORTH, "CR'@8,-1"),
    "S": (SOUTH, "CL@8,1"),
    "E": ([*NORTH, "IH@8,-1", "CR'@9,-1"], "CL@9,0"),
}


@proves("S8.4", "S8.4.1")
@pytest.mark.parametrize(
    ("stone", "side", "turned"),
    [
        ("stone1", "N", False), ("stone1", "E", False), ("stone1", "S", True), ("stone1", "W", True),
        ("stone2", "N", False), ("stone2", "W", False), ("stone2", "S", True), ("stone2", "E", True),
    ],
)  # fmt: skip
def test_a_stone_lies_so_that_its_path_meets_the_edge_that_reaches_it(
    stone: str, side: str, turned: bool
) -> None:
    field, card = ENTRIES[side]
    goals = ["gold", stone, "stone1" if stone == "stone2" else "stone2"]
    state = table(field=field, goals=goals, hands={0: [card.partition("@")[0].rstrip("'")]})
    choose(state, card)
    assert lying(state)["8,0"] == stone + ("'" if turned else "")
    assert view(state).phase == "turn"


@proves("S8.2", "S8.3", "B15")
@pytest.mark.parametrize(
    ("goals", "up", "over"),
    [
        (("gold", "stone1", "stone2"), [(1, "stone1"), (2, "stone2")], False),
        (("stone1", "gold", "stone2"), [(1, "gold"), (2, "stone2")], True),
        (("stone1", "stone2", "gold"), [(1, "stone2"), (2, "gold")], True),
    ],
)
def test_b15_two_goals_at_the_same_time(
    goals: tuple[str, ...], up: list[tuple[int, str]], over: bool
) -> None:
    state = table(field=SOUTH, goals=goals, hands={0: ["TV"]})
    told = choose(state, "TV'@8,1")
    assert [(fact["goal"], fact["face"]) for fact in facts(told, "goal_up")] == up
    assert ("round_over" in kinds(told)) == over


@proves("S8.3", "S11.1")
def test_the_gold_ends_the_round_at_once() -> None:
    state = table(field=row(1, 6), goals=MIDDLE_GOLD, hands={2: ["X", "map"]}, turn=2, deck=["X"])
    told = choose(state, "X@7,0")
    assert kinds(told) == ["path_laid", "goal_up", "round_over"], "no card is drawn"
    assert view(state).phase == "deal"


@proves("S8.5")
def test_a_stone_may_lie_beside_what_it_does_not_fit() -> None:
    state = table(field=[*row(1, 6), "IV@8,1"], goals=["gold", "stone2", "stone1"], hands={0: ["X"]})
    choose(state, "X@7,0")
    assert lying(state)["8,0"] == "stone2"
    stone, beside = cards(state)[8, 0], cards(state)[8, 1]
    assert ("S" in stone.open, "N" in beside.open) == (False, True)
    assert (view(state).phase, state.progress.turn) == ("turn", 1), "and nothing comes of it"


@proves("S8.6")
def test_the_path_runs_on_through_a_stone_and_later_cards_must_fit_it() -> None:
    state = table(
        field=row(1, 7), goals=["stone1", "stone2 up", "gold"], hands={0: ["IV", "IH", "CR", "fall"]}
    )
    assert {option for option in offered(state) if option.endswith(("@8,-1", "@9,0", "@8,1"))} == {
        "IV@8,-1",
        "CR'@8,-1",
    }
    assert not {"fall@8,0", "fall@8,-2", "fall@8,2"} & offered(state)
    choose(state, "IV@8,-1")
    assert lying(state)["8,-2"] == "stone1'", "reached through the middle stone"


@proves("S8.7")
@pytest.mark.parametrize(
    ("goals", "cut_off", "second"),
    [
        (("gold", "stone2", "stone1"), "IV@8,-1", 0),
        (("stone2", "stone1", "gold"), "IV@8,1", 2),
        (("stone1", "stone2", "gold"), "IV@8,-1", 0),
    ],
)
def test_a_stone_may_join_what_was_cut_off_and_reach_another_goal(
    goals: tuple[str, ...], cut_off: str, second: int
) -> None:
    state = table(
        field=[*row(1, 6), cut_off], goals=goals, hands={0: ["X"]}, roles="saboteur" + " digger" * 5
    )
    told = choose(state, "X@7,0")
    assert [fact["goal"] for fact in facts(told, "goal_up")] == [1, second]
    assert all(fact["seat"] == 0 for fact in facts(told, "goal_up"))
    over = facts(told, "round_over")
    assert bool(over) == (goals[second] == "gold")
    if over:
        assert over[0]["connector"] == 0, "the same player is the connector"


@proves("S8.6", "S8.7")
def test_the_tunnel_runs_on_through_two_stones() -> None:
    state = table(
        field=[*row(1, 6), "IV@8,-1", "X@7,-2"], goals=["stone1", "stone2", "gold"], hands={0: ["X"]}
    )
    choose(state, "X@7,0")
    assert lying(state)["8,-2"] == "stone1'", "entered from S, open to W"
    assert {(8, 0), (8, -1), (8, -2), (7, -2)} <= set(view(state).reached)


@proves("S8.8")
@pytest.mark.parametrize(("stone", "lies"), [("stone1", "stone1'"), ("stone2", "stone2")])
def test_the_edge_of_the_card_just_played_decides(stone: str, lies: str) -> None:
    # The card played faces the stone from W, and joins one that faces it from S.
    goals = ["gold", stone, "stone2" if stone == "stone1" else "stone1"]
    state = table(field=[*row(1, 6), "TV@7,1", "CL@8,1"], goals=goals, hands={0: ["TH"]})
    choose(state, "TH'@7,0")
    assert lying(state)["8,0"] == lies, "it meets W"
    assert view(state).phase == "turn"


# The middle goal is faced from W and S by cards that wait for (6,0).
AROUND = [*row(1, 5), "TH'@7,0", "TV@7,1", "CL@8,1"]
# So is the lower goal from N and W.
AROUND_BOTH = [*row(1, 5), "TH'@7,0", "TV@7,1", "TV'@8,1", "CR@7,2"]


def waiting(field: list[str], stone: str = "stone2", **options: Any) -> SaboteurState:
    """Seat 3 has just played IH at (6,0), and holds a map."""
    state = table(
        field=field,
        goals=["gold", stone, "stone1" if stone == "stone2" else "stone2"],
        centre="X@4,0",
        hands={3: ["IH", "map"]},
        deck=["!L"],
        turn=3,
        timed=True,
        **options,
    )
    assert kinds(choose(state, "IH@6,0"))[0] == "path_laid"
    return state


@proves("S8.8")
def test_else_the_orientation_that_joins_the_most_reached_edges() -> None:
    state = waiting(AROUND, "stone1")
    assert lying(state)["8,0"] == "stone1'", "turned it meets both W and S"
    assert view(state).phase == "turn"


@proves("S8.8")
@pytest.mark.parametrize(("choice", "lies"), [("stone@8,0", "stone2"), ("stone'@8,0", "stone2'")])
def test_and_when_equal_the_acting_player_chooses(choice: str, lies: str) -> None:
    state = waiting(AROUND)
    decision = state.decision()
    assert decision is not None
    assert (decision.seat, decision.kind) == (3, "stone")
    assert offered(state) == {"stone@8,0", "stone'@8,0"}
    assert view(state).pending == {"goal": 1, "goals": [1]}
    assert "8,0" not in lying(state)
    with pytest.raises(IllegalChoice):
        state.choose(Move(code_of("pass:map")))
    told = choose(state, choice)
    assert kinds(told) == ["goal_up", "drew"], "the turn ends only now"
    assert lying(state)["8,0"] == lies
    assert hand(state, 3) == ["map", "!L"]
    assert state.progress.turn == 4


@proves("S8.2", "S8.8")
def test_two_stones_are_chosen_one_after_the_other() -> None:
    state = waiting(AROUND_BOTH)
    assert view(state).pending == {"goal": 1, "goals": [1, 2]}
    assert kinds(choose(state, "stone@8,0")) == ["goal_up"]
    assert offered(state) == {"stone@8,2", "stone'@8,2"}
    choose(state, "stone'@8,2")
    assert (lying(state)["8,0"], lying(state)["8,2"]) == ("stone2", "stone1'")
    assert state.progress.turn == 4


@proves("S8.2", "S8.3", "S8.8")
def test_beside_the_gold_no_orientation_is_asked_for() -> None:
    state = table(field=AROUND_BOTH, goals=["stone1", "stone2", "gold"], centre="X@4,0", hands={0: ["IH"]})
    told = choose(state, "IH@6,0")
    assert [(fact["goal"], fact["face"]) for fact in facts(told, "goal_up")] == [(1, "stone2"), (2, "gold")]
    assert "round_over" in kinds(told)


@proves("S8.8", "S18.6")
def test_everybody_sees_the_stone_whose_orientation_is_chosen() -> None:
    play = RandomPlay(GAME, "waiting for a stone", seats=6)
    play.state = waiting(AROUND_BOTH)
    for viewer in play.viewers:
        seen = play.state.view(viewer)
        assert isinstance(seen, SaboteurView)
        assert [(goal.up, goal.face) for goal in seen.goals] == [
            (False, None),
            (False, "stone2"),
            (False, "stone1"),
        ]
        for _ in range(20):
            check_sample(play, play.state, viewer)


@proves("S8.8", "S15.4")
@pytest.mark.parametrize("field", [AROUND, AROUND_BOTH], ids=["one stone", "two stones"])
def test_stones_that_nobody_orients_in_time_lie_upright(field: list[str]) -> None:
    state = waiting(field)
    before = pile(state)
    told = choose(state, "timeout")
    assert set(kinds(told)) == {"goal_up", "drew"}
    assert all(not fact["turned"] for fact in facts(told, "goal_up"))
    assert state.progress.turn == 4
    assert pile(state) == before, "the card of the turn is played, none is discarded at random"
    assert hand(state, 3) == ["map", "!L"]


@proves("S8.8", "S20.4.1")
@pytest.mark.parametrize("field", [AROUND, AROUND_BOTH], ids=["one stone", "two stones"])
def test_so_do_those_of_a_player_taken_out(field: list[str]) -> None:
    state = waiting(field)
    told = choose(state, "lose-round>3")
    assert kinds(told)[0] == "lost_round"
    assert set(kinds(told)[1:]) == {"goal_up"}, "no draw"
    assert (state.progress.turn, deck(state), hand(state, 3)) == (4, ["!L"], [])


@proves("S8.10")
def test_a_filled_gap_reaches_a_goal_from_afar() -> None:
    state = table(field=row(1, 7, but=[3, 4]), goals=["stone1", "gold", "stone2"], hands={0: ["X"]})
    told = choose(state, "X@3,0")
    assert [fact["goal"] for fact in facts(told, "goal_up")] == [1]
    assert facts(told, "round_over")[0]["connector"] == 0
