"""Chapter 7: how the game ends."""

from __future__ import annotations

import pytest
from tests.rules.tokyo_duel.positions import (
    choose,
    facts,
    hits,
    kinds,
    marker,
    mine,
    options,
    pair,
    played,
    steps,
    table,
    view,
)

from ludarium.core import IllegalChoice
from ludarium.games.tokyo_duel.notation import Move, code_of
from ludarium.testing import proves


@proves("K62")
@pytest.mark.parametrize("seat", [0, 1])
def test_a_player_wins_whose_rival_has_no_health(seat: int) -> None:
    state = table("dice", turn=seat, dice="AAAEE", health=pair(seat, 9, 3))
    told = choose(state, "resolve:attack")
    assert facts(told, "game_over") == [{"winner": seat, "reason": "health"}]
    assert state.decision() is None
    outcome = state.outcome()
    assert outcome is not None
    assert (outcome.winners, outcome.scores) == ([seat], [1, 0] if seat == 0 else [0, 1])
    assert kinds(told)[-1] == "game_over"


@proves("K62")
def test_one_hp_is_not_the_skull() -> None:
    state = table("dice", dice="AAA", health=(9, 4))
    choose(state, "resolve:attack")
    assert view(state).winner is None


@proves("K62")
def test_at_any_moment_also_in_ones_own_turn_by_ones_own_card() -> None:
    state = table("buy", energy=(9, 0), health=(3, 9), market="TD37 TD45 TD18", placed=["BZ01@fame:5"])
    told = choose(state, "buy:TD18", "no")
    assert (view(state).winner, view(state).reason) == (1, "health")
    assert "step" not in kinds(told)


@proves("K63")
@pytest.mark.parametrize("seat", [0, 1])
@pytest.mark.parametrize("other", [3, 4, 5])
def test_both_markers_in_ones_own_zones_win(seat: int, other: int) -> None:
    state = table("dice", turn=seat, dice="FFFE", fame=mine(seat, 2), destruction=mine(seat, other))
    told = choose(state, "resolve:fame")
    assert facts(told, "game_over") == [{"winner": seat, "reason": "zones"}]


@proves("K63")
@pytest.mark.parametrize("other", [-5, -3, 0, 2, 6])
def test_one_zone_is_not_enough(other: int) -> None:
    state = table("dice", dice="FFF", fame=2, destruction=other)
    choose(state, "resolve:fame")
    assert view(state).winner is None


@proves("K63", "K54")
def test_a_cell_that_is_partly_in_the_zone_counts() -> None:
    state = table("dice", dice="FFF", fame=2, destruction=4, placed=["BZ10@fame:2"])
    choose(state, "resolve:fame")
    assert marker(state, "fame") == (2, 3)
    assert view(state).reason == "zones"
    inside = table("dice", dice="FFF", fame=2, destruction=4, placed=["BZ10@fame:2"], zone_cells="inside")
    choose(inside, "resolve:fame")
    assert view(inside).winner is None


@proves("K64")
@pytest.mark.parametrize("seat", [0, 1])
@pytest.mark.parametrize(("letter", "track"), [("F", "fame"), ("D", "destruction")])
def test_a_marker_on_the_victory_space_wins(seat: int, letter: str, track: str) -> None:
    state = table("dice", turn=seat, dice=letter * 4, **{track: mine(seat, 5)})
    told = choose(state, f"resolve:{track}")
    assert facts(told, "game_over") == [{"winner": seat, "reason": "space"}]


@proves("K65")
def test_steps_beyond_the_end_are_not_made() -> None:
    state = table("dice", dice="F" * 6, fame=6)
    told = choose(state, "resolve:fame")
    assert steps(told) == 1
    assert state.decision() is None


@proves("K65")
def test_the_first_condition_met_ends_the_game_in_the_middle_of_a_pull() -> None:
    """On the way to +6 the marker passes +3: both are in zones, and the game is over."""
    state = table("dice", dice="F" * 6, fame=2, destruction=3)
    told = choose(state, "resolve:fame")
    assert (steps(told), view(state).reason) == (1, "zones")


@proves("K65")
@pytest.mark.parametrize("end", ["space", "zones"])
def test_no_reward_on_the_cell_that_wins(end: str) -> None:
    fame = 6 if end == "space" else 2
    state = table(
        "dice",
        dice="FFF",
        fame=fame,
        destruction=3 if end == "zones" else 0,
        placed=[f"BZ03@fame:{fame + 1}"],
    )
    told = choose(state, "resolve:fame")
    assert kinds(told) == ["group_resolved", "step", "game_over"]
    assert state.players[0].energy == 0


@proves("K65")
def test_a_reward_on_the_way_may_win_first() -> None:
    state = table("dice", dice="FFFF", fame=5, health=(14, 1), placed=["BZ01@fame:6"])
    choose(state, "resolve:fame")
    assert (view(state).reason, marker(state, "fame")) == ("health", 6)


@proves("K65")
@pytest.mark.parametrize("seat", [0, 1])
def test_a_pull_may_complete_the_rivals_zones(seat: int) -> None:
    state = table("dice", turn=seat, dice="FFF", fame=mine(seat, -6), destruction=mine(seat, -4))
    told = choose(state, "resolve:fame")
    assert facts(told, "game_over") == [{"winner": 1 - seat, "reason": "zones"}]


@proves("K65")
@pytest.mark.parametrize(("first", "winner"), [("rival", 0), ("active", 1)])
def test_p9_one_effect_damages_the_rival_first(first: str, winner: int) -> None:
    state = table(
        "buy", energy=(9, 0), health=(5, 5), market="TD37 TD45 TD21", placed=["BZ11@fame:5"], first_hit=first
    )
    told = choose(state, "buy:TD21", "no")
    assert hits(told) == [(1 - winner, 5)]
    assert view(state).winner == winner


@proves("K66")
def test_a_marker_counts_only_where_it_stands() -> None:
    state = table("dice", dice="FFFDDD", fame=5, destruction=2)
    choose(state, "resolve:fame", "resolve:destruction")
    assert (marker(state, "fame"), marker(state, "destruction")) == (6, 3)
    assert view(state).winner is None, "the fame marker has left its zone"


@proves("K62", "K63", "K64")
def test_nobody_has_won_before() -> None:
    state, _ = played("dice", dice="AFFFDDD", fame=-6, destruction=5, health=(1, 1))
    assert state.outcome() is None
    assert view(state).winner is None


@proves("K65")
def test_nothing_can_be_chosen_when_it_is_over() -> None:
    state = table("dice", dice="AAA", health=(9, 3))
    choose(state, "resolve:attack")
    assert options(state) == set()
    for notation in ("done", "roll", "concede>1"):
        with pytest.raises(IllegalChoice):
            state.choose(Move(code_of(notation)))
    assert len(state.table()) == 0


@pytest.mark.parametrize("seat", [0, 1])
def test_a_player_may_concede_at_any_time(seat: int) -> None:
    state = table("dice", dice="AAA")
    told = choose(state, f"concede>{seat}")
    assert facts(told, "game_over") == [{"winner": 1 - seat, "reason": "conceded"}]
    assert view(state).winner == 1 - seat
