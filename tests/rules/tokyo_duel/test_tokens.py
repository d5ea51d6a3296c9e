"""Chapter 6: buzz tokens."""

from __future__ import annotations

import pytest
from tests.rules.tokyo_duel.positions import (
    asked,
    cell,
    cells,
    choose,
    facts,
    health,
    hits,
    kinds,
    laid,
    marker,
    mine,
    options,
    pair,
    places,
    played,
    steps,
    table,
    view,
)

from ludarium.core import IllegalChoice
from ludarium.games.tokyo_duel.notation import Move, code_of
from ludarium.games.tokyo_duel.state import DuelState
from ludarium.testing import proves


def buying(card: str, **named: object) -> DuelState:
    """The card has just been paid for: its token is to be placed."""
    others = [name for name in ("TD37", "TD35", "TD26") if name != card]
    state = table("buy", energy=(20, 20), market=f"{others[0]} {others[1]} {card}", **named)
    choose(state, f"buy:{card}")
    return state


def every_place(covers: int) -> set[str]:
    return {f"{track}:{start}" for track in ("fame", "destruction") for start in range(-7, 9 - covers)}


@proves("K45", "K48")
@pytest.mark.parametrize(
    ("card", "token", "covers"), [("TD45", "BZ02", 1), ("TD50", "BZ04", 1), ("TD22", "BZ08", 3), ("TD20", "BZ09", 3), ("TD36", "BZ10", 2)]
)  # fmt: skip
def test_a_token_lies_wholly_on_consecutive_spaces_of_one_track(card: str, token: str, covers: int) -> None:
    """The markers stand in the middle; victory spaces may be covered."""
    state = buying(card)
    taken = {f"{track}:{start}" for track in ("fame", "destruction") for start in range(1 - covers, 1)}
    assert places(state, token) == every_place(covers) - taken
    assert f"fame:{8 - covers}" in places(state, token)


@proves("K45", "K48")
@pytest.mark.parametrize(
    ("card", "token", "covers"), [("TD08", "BZ06", 2), ("TD10", "BZ05", 2), ("TD13", "BZ07", 3)]
)
def test_it_may_be_turned_round_where_that_shows(card: str, token: str, covers: int) -> None:
    state = buying(card)
    upright = {place for place in places(state, token) if not place.startswith("'")}
    assert places(state, token) == upright | {f"'{place}" for place in upright}
    choose(state, f"{token}'@fame:2")
    row = [one for one in cells(state, "fame") if one.token == token]
    assert [one.part for one in row] == list(range(covers))[::-1]
    assert [one.spaces for one in row] == [[2 + n] for n in range(covers)]


@proves("K46")
def test_not_on_a_marker_nor_on_another_token() -> None:
    state = buying("TD36", fame=3, destruction=(1, 2), placed=["BZ08@fame:-3", "BZ11@destruction:1"])
    there = places(state, "BZ10")
    assert {place for place in there if place.startswith("fame")} == {
        f"fame:{start}" for start in (-7, -6, -5, 0, 1, 4, 5, 6)
    }
    assert {place for place in there if place.startswith("destruction")} == {
        f"destruction:{start}" for start in (-7, -6, -5, -4, -3, -2, -1, 3, 4, 5, 6)
    }
    with pytest.raises(IllegalChoice):
        state.choose(Move(code_of("BZ10@fame:2")))


@proves("K46")
def test_a_token_needs_spaces_not_cells() -> None:
    """A shortening token shows two cells, and takes three spaces all the same."""
    state = buying("TD45", placed=["BZ09@fame:2"])
    assert not places(state, "BZ02") & {"fame:2", "fame:3", "fame:4"}


@proves("K47")
def test_a_token_that_lies_there_may_be_moved() -> None:
    state = buying("TD45", placed=["BZ02@fame:3", "BZ01@fame:2"])
    assert asked(state) == (0, "place")
    assert "no" in options(state)
    assert places(state, "BZ02") == every_place(1) - {"fame:0", "destruction:0", "fame:2"}
    stays = state.clone()
    told = choose(stays, "no")
    assert facts(told, "token_kept") == [{"seat": 0, "token": "BZ02"}]
    assert laid(stays) == {"BZ02@fame:3", "BZ01@fame:2"}
    told = choose(state, "BZ02@destruction:-7")
    assert facts(told, "token_placed")[0]["moved"] is True
    assert laid(state) == {"BZ02@destruction:-7", "BZ01@fame:2"}


@proves("K47")
def test_a_token_in_hand_must_be_placed() -> None:
    assert "no" not in options(buying("TD45"))


@proves("K47")
@pytest.mark.parametrize("at", [3, (3, 4), 4])
def test_a_token_under_a_marker_can_not_be_moved(at: int | tuple[int, int]) -> None:
    state, told = played("buy", energy=(20, 0), market="TD37 TD35 TD36", placed=["BZ10@fame:3"], fame=at)
    told = choose(state, "buy:TD36")
    assert "token_placed" not in kinds(told)
    assert asked(state) == (0, "buy")
    assert laid(state) == {"BZ10@fame:3"}


@proves("K48")
def test_the_placing_player_chooses_and_may_put_it_back() -> None:
    state = buying("TD08", placed=["BZ06@fame:3"])
    assert {"fame:3", "'fame:3", "fame:2", "fame:4", "'destruction:-7"} <= places(state, "BZ06")
    choose(state, "BZ06'@fame:3")
    assert laid(state) == {"BZ06'@fame:3"}


@proves("K48")
def test_nothing_is_placed_where_no_place_is_legal() -> None:
    """Every three spaces in a row are broken by a token or a marker."""
    placed = [
        "BZ01@fame:-5",
        "BZ02@fame:-2",
        "BZ03@fame:3",
        "BZ04@fame:5",
        "BK1@destruction:-5",
        "BK2@destruction:-2",
    ]
    state = table(
        "buy", monsters=("gigazaur", "the-king"), energy=(20, 0), market="TD37 TD35 TD22",
        placed=[*placed, "BZ05@destruction:2", "BZ06@destruction:4"], fame=1, destruction=1,
    )  # fmt: skip
    told = choose(state, "buy:TD22")
    assert facts(told, "not_placed") == [{"seat": 0, "token": "BZ08"}]
    assert steps(told, "destruction") == 1, "its effects come all the same"


@proves("K49", "K50")
@pytest.mark.parametrize(
    ("token", "kind"),
    [(f"BZ0{n}", 0) for n in range(1, 9)] + [("BZ09", -1), ("BZ10", 1), ("BZ11", 1)],
)
def test_plain_lengthening_and_shortening_tokens(token: str, kind: int) -> None:
    assert len(cells(table(placed=[f"{token}@fame:1"]), "fame")) == 15 + kind
    assert len(cells(table(placed=[f"{token}@fame:1"]), "destruction")) == 15


@proves("K51", "K53")
@pytest.mark.parametrize("seat", [0, 1])
def test_each_reward_on_the_way_is_collected_before_the_next_step(seat: int) -> None:
    place = "BZ07@fame:1" if seat == 0 else "BZ07'@fame:-3"
    state = table("dice", turn=seat, dice="FFFFFF", placed=[place], health=(9, 9))
    told = choose(state, "resolve:fame")
    assert kinds(told)[:9] == [
        "group_resolved", "step", "reward", "energy", "step", "reward", "hit", "step", "reward",
    ]  # fmt: skip
    assert [fact["reward"] for fact in facts(told, "reward")] == ["energy", "attack", "heal"]
    assert tuple(health(state)) == pair(seat, 10, 8)
    assert marker(state, "fame") == mine(seat, 4)


@proves("K51")
def test_p6_only_where_the_pull_ends_where_that_is_chosen() -> None:
    state = table("dice", dice="FFFFF", placed=["BZ07@fame:1"], health=(9, 9), passed_rewards=False)
    told = choose(state, "resolve:fame")
    assert [fact["reward"] for fact in facts(told, "reward")] == ["heal"]


@proves("K51", "K80")
def test_a_pull_by_a_card_collects_too() -> None:
    state = table("buy", energy=(9, 0), market="TD37 TD45 TD35", placed=["BZ03@destruction:2"])
    told = choose(state, "buy:TD35")
    assert facts(told, "reward") == [{"seat": 0, "token": "BZ03", "reward": "energy", "amount": 1}]


@proves("K51")
def test_a_marker_that_stands_there_already_collects_nothing() -> None:
    state = table("dice", dice="FFF", placed=["BZ03@fame:0"])
    assert "reward" not in kinds(choose(state, "resolve:fame"))


@proves("K52")
@pytest.mark.parametrize(
    ("token", "reward"), [("BZ01", "attack"), ("BZ02", "heal"), ("BZ03", "energy"), ("BZ04", "token")]
)
@pytest.mark.parametrize("seat", [0, 1])
def test_what_rewards_give(seat: int, token: str, reward: str) -> None:
    state = table("dice", turn=seat, dice="FFFAE", placed=[f"{token}@fame:{mine(seat, 1)}"], health=(5, 5))
    choose(state, "resolve:fame")
    own, other = (0, 1) if seat == 0 else (1, 0)
    assert state.players[other].health == 5 - (reward == "attack")
    assert state.players[own].health == 5 + (reward == "heal")
    assert state.players[own].energy == (reward == "energy")
    assert state.players[own].tokens == (reward == "token")
    assert (state.players[other].energy, state.players[other].tokens) == (0, 0)


@proves("K52")
def test_two_where_it_is_shown_twice() -> None:
    state = table("dice", dice="FFFE", placed=["BZ08@fame:0"])
    told = choose(state, "resolve:fame")
    assert facts(told, "reward") == [{"seat": 0, "token": "BZ08", "reward": "attack", "amount": 2}]
    assert hits(told) == [(1, 2)]


@proves("K53")
def test_rewards_are_for_either_player_and_never_used_up() -> None:
    state = table("dice", dice="FFF", placed=["BZ03@fame:1"], fame=0)
    choose(state, "resolve:fame")
    assert cell(state, "fame", 1).reward == "energy"
    gained = []
    for turn, start in ((0, 0), (1, 2), (0, 0)):
        again = table("dice", turn=turn, dice="FFFA", placed=["BZ03@fame:1"], fame=start)
        choose(again, "resolve:fame")
        gained.append(again.players[turn].energy)
    assert gained == [1, 1, 1]
    state = table("dice", dice="FFFSSAE", placed=["BZ03@fame:1"], fame=0)
    choose(state, "resolve:fame")
    state.board.markers[0] -= 1
    choose(state, "power:fame")
    assert state.players[0].energy == 2, "twice in one turn"


@proves("K56")
def test_moving_a_token_restores_the_spaces() -> None:
    state = buying("TD36", placed=["BZ10@fame:1"], fame=4)
    assert view(state).markers["fame"] == 12
    choose(state, "BZ10@destruction:-7")
    assert [one.spaces for one in cells(state, "fame")] == [[n] for n in range(-7, 8)]
    assert not any(one.token for one in cells(state, "fame"))


@proves("K56")
@pytest.mark.parametrize("at", [-6, 4, 7 - 1])
@pytest.mark.parametrize("token", ["BZ10", "BZ09"])
def test_markers_keep_their_base_space(token: str, at: int) -> None:
    card = "TD36" if token == "BZ10" else "TD20"
    state = buying(card, fame=at, placed=[f"{token}@fame:1"])
    choose(state, f"{token}@fame:-4")
    assert marker(state, "fame") == at
    state = buying(card, fame=at)
    choose(state, f"{token}@fame:1")
    assert marker(state, "fame") == at


@proves("K56", "K51")
def test_laying_a_token_gives_no_reward() -> None:
    state = buying("TD45")
    told = choose(state, "BZ02@fame:1")
    assert "reward" not in kinds(told)
