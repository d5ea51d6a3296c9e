"""Chapter 6.1: The King's tokens."""

from __future__ import annotations

import pytest
from tests.rules.tokyo_duel.positions import (
    asked,
    choose,
    facts,
    kinds,
    laid,
    marker,
    mine,
    options,
    pair,
    places,
    steps,
    table,
    view,
)

from ludarium.testing import proves

KING = ("the-king", "gigazaur")
RIVAL = ("gigazaur", "the-king")


@proves("K58")
def test_the_first_token_goes_to_any_free_space_also_of_ones_own_side() -> None:
    state = table("dice", monsters=KING, dice="SS", placed=["BZ08@fame:2"], fame=-1, destruction=1)
    choose(state, "power")
    assert asked(state) == (0, "place")
    free = {f"{track}:{n}" for track in ("fame", "destruction") for n in range(-7, 8)}
    assert places(state, "BK1") == free - {"fame:2", "fame:3", "fame:4", "fame:-1", "destruction:1"}
    assert places(state, "BK2") == set(), "the two are alike: one of two in hand is offered"
    assert "no" not in options(state)


@proves("K58")
@pytest.mark.parametrize("seat", [0, 1])
def test_p17_only_on_the_rivals_side_where_that_is_chosen(seat: int) -> None:
    monsters = KING if seat == 0 else RIVAL
    state = table(
        "dice", turn=seat, monsters=monsters, dice="SS", fame=-1, destruction=1, king_places="rival"
    )
    choose(state, "power")
    theirs = range(-7, 0) if seat == 0 else range(1, 8)
    free = {f"{track}:{n}" for track in ("fame", "destruction") for n in theirs}
    assert places(state, "BK1") == free - {"fame:-1", "destruction:1"}


@proves("K58")
def test_with_one_on_the_board_he_may_move_it_or_place_the_second() -> None:
    state = table("dice", monsters=KING, dice="SS", placed=["BK1@fame:3"])
    choose(state, "power")
    assert "fame:3" in places(state, "BK1"), "back to where it was"
    assert "fame:3" not in places(state, "BK2")
    moved = state.clone()
    told = choose(moved, "BK1@destruction:-2")
    assert facts(told, "token_placed")[0]["moved"] is True
    assert laid(moved) == {"BK1@destruction:-2"}
    choose(state, "BK2@fame:2")
    assert laid(state) == {"BK1@fame:3", "BK2@fame:2"}


@proves("K58")
def test_with_both_on_the_board_he_moves_one() -> None:
    state = table("dice", monsters=KING, dice="SS", placed=["BK1@fame:3", "BK2@fame:-3"])
    choose(state, "power")
    assert places(state, "BK1")
    assert places(state, "BK2")
    choose(state, "BK2@destruction:7")
    assert laid(state) == {"BK1@fame:3", "BK2@destruction:7"}


@proves("K58")
def test_a_token_under_a_marker_can_not_move() -> None:
    state = table("dice", monsters=KING, dice="SS", placed=["BK1@fame:3", "BK2@fame:-3"], fame=3)
    choose(state, "power")
    assert places(state, "BK1") == set()
    assert places(state, "BK2")
    single = table("dice", monsters=KING, dice="SS", placed=["BK1@fame:3"], fame=3)
    choose(single, "power")
    assert {option[:3] for option in options(single)} == {"BK2"}


@proves("K58")
def test_nothing_to_do_when_both_are_held() -> None:
    state = table(
        "dice", monsters=KING, dice="SSE", placed=["BK1@fame:3", "BK2@destruction:2"], fame=3, destruction=2
    )
    assert options(state) == {"resolve:energy"}


@proves("K59")
@pytest.mark.parametrize("seat", [0, 1])
@pytest.mark.parametrize("track", ["fame", "destruction"])
def test_the_rivals_pull_ends_on_the_token(seat: int, track: str) -> None:
    state = table(
        "dice", turn=seat, monsters=pair(seat, "gigazaur", "the-king"), dice=track[0].upper() * 6,
        placed=[f"BK1@{track}:{mine(seat, 2)}"],
    )  # fmt: skip
    told = choose(state, f"resolve:{track}")
    assert steps(told) == 2
    assert facts(told, "stopped") == [{"seat": seat, "track": track, "token": "BK1"}]
    assert marker(state, track) == mine(seat, 2), "the space itself is entered"


@proves("K59", "K64")
def test_a_token_on_a_victory_space_does_not_save_the_king() -> None:
    state = table("dice", monsters=RIVAL, dice="FFF", placed=["BK1@fame:7"], fame=6)
    choose(state, "resolve:fame")
    assert (view(state).winner, view(state).reason) == (0, "space")


@proves("K60")
def test_a_marker_that_starts_on_the_token_is_free_and_a_second_one_stops_it() -> None:
    state = table("dice", monsters=RIVAL, dice="FFFFFFF", placed=["BK1@fame:0", "BK2@fame:3"], destruction=-1)
    told = choose(state, "resolve:fame")
    assert steps(told) == 3
    assert marker(state, "fame") == 3


@proves("K61")
def test_a_later_pull_of_the_turn_is_free() -> None:
    state = table("dice", monsters=RIVAL, dice="FFFFSSS", placed=["BK1@fame:1"])
    told = choose(state, "resolve:fame")
    assert (steps(told), marker(state, "fame")) == (1, 1)
    choose(state, "power:fame")
    assert marker(state, "fame") == 2


@proves("K61")
def test_p10_the_rest_of_the_turn_is_lost_where_that_is_chosen() -> None:
    state = table("dice", monsters=RIVAL, dice="FFFFSSSS", placed=["BK1@fame:1"], king_stop="turn")
    choose(state, "resolve:fame", "power:fame")
    assert marker(state, "fame") == 1
    choose(state, "power:destruction")
    assert marker(state, "destruction") == 1, "only that track"
    assert view(state).turn == 1
    assert view(state).halted == []
    again = table("dice", monsters=RIVAL, dice="FFF", placed=["BK1@fame:1"], fame=1, king_stop="turn")
    choose(again, "resolve:fame")
    assert marker(again, "fame") == 2, "it starts on the token in a new turn"


@proves("K61")
def test_p10_the_king_himself_is_not_held_back_in_such_a_turn() -> None:
    """In the rival's turn he pulls by TD19, where that is chosen to work in every turn."""
    state = table(
        "dice", monsters=RIVAL, dice="FFFF", placed=["BK1@fame:1", "BZ01@fame:6"], king_stop="turn",
        in_shape="every", keeps=("", "TD19"), energy=(9, 3), lost=(3, 0), market="TD37 TD45 TD18",
    )  # fmt: skip
    choose(state, "resolve:fame")
    assert (marker(state, "fame"), view(state).halted) == (1, ["fame"])
    choose(state, "buy:TD18", "no")
    assert asked(state) == (1, "may")
    choose(state, "do:TD19")
    assert marker(state, "fame") == 0


@proves("K61")
@pytest.mark.parametrize("seat", [0, 1])
def test_the_kings_own_pulls_are_never_stopped(seat: int) -> None:
    state = table(
        "dice", turn=seat, monsters=pair(seat, "the-king", "gigazaur"), dice="FFFFF",
        placed=[f"BK1@fame:{mine(seat, 1)}", f"BK2@fame:{mine(seat, 2)}"],
    )  # fmt: skip
    told = choose(state, "resolve:fame")
    assert marker(state, "fame") == mine(seat, 3)
    assert "stopped" not in kinds(told)


@proves("K61")
def test_they_carry_no_reward_and_are_no_empty_cells() -> None:
    state = table("dice", monsters=RIVAL, dice="FFFE", placed=["BK1@fame:1"], keeps=("TD23 TD47", ""))
    told = choose(state, "resolve:fame")
    assert "reward" not in kinds(told)
    assert asked(state) == (0, "resolve"), "TD23 and TD47 have nothing to ask"


@proves("K61")
def test_they_are_buzz_tokens_for_td34_and_td46() -> None:
    off = table("dice", monsters=RIVAL, dice="FFF", placed=["BK1@fame:0"], keeps=("TD34", ""))
    choose(off, "resolve:fame")
    assert off.players[0].tokens == 1
    on = table("dice", monsters=RIVAL, dice="AAA", placed=["BK1@fame:0"], keeps=("", "TD46"))
    choose(on, "resolve:attack")
    assert on.players[1].health == 15 - 2
