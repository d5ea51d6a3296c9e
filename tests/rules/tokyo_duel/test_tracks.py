"""Chapter 2: the tracks, and what a pull does on them."""

from __future__ import annotations

import pytest
from tests.rules.tokyo_duel.positions import (
    cell,
    cells,
    choose,
    facts,
    marker,
    markers,
    mine,
    opening,
    table,
    view,
)

from ludarium.testing import proves

TRACKS = ("fame", "destruction")


@proves("K7", "K14")
@pytest.mark.parametrize("track", TRACKS)
def test_fifteen_spaces_and_the_marker_in_the_middle(track: str) -> None:
    state = opening()
    assert [one.spaces for one in cells(state, track)] == [[n] for n in range(-7, 8)]
    assert view(state).markers[track] == 7
    assert marker(state, track) == 0


@proves("K8", "K11")
@pytest.mark.parametrize("seat", [0, 1])
@pytest.mark.parametrize(("track", "letter"), [("fame", "F"), ("destruction", "D")])
def test_a_pull_moves_the_marker_towards_oneself_space_by_space(seat: int, track: str, letter: str) -> None:
    state = table("dice", turn=seat, dice=letter * 5)
    told = choose(state, f"resolve:{track}")
    walked = [(fact["seat"], fact["track"], fact["spaces"]) for fact in facts(told, "step")]
    assert walked == [(seat, track, [mine(seat, n)]) for n in (1, 2, 3)]
    assert marker(state, track) == mine(seat, 3)
    assert markers(state).count(0) == 1, "the other one stays"


@proves("K9")
@pytest.mark.parametrize("track", TRACKS)
def test_the_outermost_spaces_are_victory_spaces(track: str) -> None:
    state = table()
    assert {one.spaces[0]: one.victory for one in cells(state, track) if one.victory is not None} == {
        7: 0,
        -7: 1,
    }


@proves("K10")
@pytest.mark.parametrize("track", TRACKS)
def test_spotlight_zones_are_spaces_three_to_five(track: str) -> None:
    state = table()
    zones = {one.spaces[0]: one.zone for one in cells(state, track)}
    assert {space for space, zone in zones.items() if zone == 0} == {3, 4, 5}
    assert {space for space, zone in zones.items() if zone == 1} == {-3, -4, -5}


@proves("K12")
@pytest.mark.parametrize("space", range(-6, 7))
def test_a_side_is_that_of_the_spaces_that_a_cell_touches(space: int) -> None:
    """Zones are on the side of the seat that counts their spaces as positive; the middle is nobody's."""
    zone = cell(table(), "fame", space).zone
    if 3 <= abs(space) <= 5:
        assert zone == (0 if space > 0 else 1)
    else:
        assert zone is None


@proves("K12", "K54")
@pytest.mark.parametrize("start", range(-7, 7))
def test_an_in_between_cell_is_in_a_zone_with_either_space(start: int) -> None:
    state = table(placed=[f"BZ10@fame:{start}"], fame=6 if start < 3 else -6)
    between = cell(state, "fame", (start, start + 1))
    near = {abs(start), abs(start + 1)}
    if near & {3, 4, 5}:
        assert between.zone == (0 if start > 0 else 1)
    else:
        assert between.zone is None


@proves("K54")
@pytest.mark.parametrize(("reading", "zone"), [("touching", 0), ("inside", None)])
@pytest.mark.parametrize("start", [2, 5])
def test_p4_an_in_between_cell_at_the_edge_of_a_zone(start: int, reading: str, zone: int | None) -> None:
    state = table(placed=[f"BZ11@fame:{start}"], zone_cells=reading)
    assert cell(state, "fame", (start, start + 1)).zone == zone
    inside = table(placed=["BZ11@fame:3"], zone_cells=reading)
    assert cell(inside, "fame", (3, 4)).zone == 0


@proves("K54")
@pytest.mark.parametrize("track", TRACKS)
@pytest.mark.parametrize(
    ("token", "start", "lit"),
    [
        ("BZ10", 2, [[2], [2, 3], [3]]),  # lies on 2 and 3: its cell on 2 counts, too
        ("BZ11", 5, [[5], [5, 6], [6]]),
        ("BZ07", 5, [[5], [6], [7]]),  # even on the victory space
        ("BZ09", 1, [[1], [3]]),  # nothing lies on 2
        ("BZ07", -3, [[-3], [-2], [-1]]),
        ("BZ07", 0, []),
    ],
)
def test_p4_every_cell_of_a_token_that_lies_partly_in_a_zone(
    token: str, start: int, lit: list[list[int]], track: str
) -> None:
    other = -6 if start > 0 else 6
    state = table(placed=[f"{token}@{track}:{start}"], fame=other, destruction=other, zone_cells="token")
    shown = [one for one in cells(state, track) if one.token]
    assert [one.spaces for one in shown if one.zone is not None] == lit
    assert {one.zone for one in shown} == ({None} if not lit else {0 if start > 0 else 1})
    # Spaces beside the token are as on the board.
    bare = {abs(one.spaces[0]): one.zone for one in cells(state, track) if not one.token}
    assert all((zone is not None) == (space in (3, 4, 5)) for space, zone in bare.items())


@proves("K54", "K63")
def test_p4_such_a_cell_wins() -> None:
    """BZ10 on 2 and 3: a marker that is pulled onto 2 stands in the spotlights, as the other does on 3."""
    for reading, won in (("token", 0), ("touching", None)):
        state = table("dice", dice="FFF", placed=["BZ10@fame:2"], fame=1, destruction=3, zone_cells=reading)
        choose(state, "resolve:fame")
        outcome = state.outcome()
        assert (outcome.winners[0] if outcome else None) == won


@proves("K50", "K54")
@pytest.mark.parametrize("track", TRACKS)
def test_a_lengthening_token_shows_three_cells_on_two_spaces(track: str) -> None:
    state = table(placed=[f"BZ10@{track}:2"])
    spaces = [one.spaces for one in cells(state, track)]
    assert spaces == [[n] for n in range(-7, 3)] + [[2, 3], [3]] + [[n] for n in range(4, 8)]
    assert len(spaces) == 16


@proves("K50", "K54")
@pytest.mark.parametrize("track", TRACKS)
def test_a_shortening_token_shows_two_cells_on_three_spaces(track: str) -> None:
    state = table(placed=[f"BZ09@{track}:2"])
    assert [one.spaces for one in cells(state, track)] == [[n] for n in range(-7, 8) if n != 3]
    assert [one.spaces for one in cells(state, track) if one.token] == [[2], [4]]


@proves("K50")
@pytest.mark.parametrize("seat", [0, 1])
@pytest.mark.parametrize(("token", "walked"), [("BZ10", [[1], [1, 2], [2]]), ("BZ09", [[1], [3], [4]])])
def test_markers_walk_cell_by_cell(seat: int, token: str, walked: list[list[int]]) -> None:
    start = {0: 1, 1: -2 if token == "BZ10" else -3}[seat]
    state = table("dice", turn=seat, dice="FFFFF", placed=[f"{token}@fame:{start}"])
    told = choose(state, "resolve:fame")
    expected = [sorted(mine(seat, space) for space in one) for one in walked]
    assert [fact["spaces"] for fact in facts(told, "step")] == expected


@proves("K50")
def test_a_plain_token_changes_no_length() -> None:
    state = table(placed=["BZ08@fame:2", "BZ01@fame:-3"])
    assert [one.spaces for one in cells(state, "fame")] == [[n] for n in range(-7, 8)]


@proves("K55", "K9")
@pytest.mark.parametrize("seat", [0, 1])
@pytest.mark.parametrize("token", ["BZ01", "BZ05", "BZ08", "BZ09", "BZ10"])
def test_a_token_on_a_victory_space_leaves_it_one(seat: int, token: str) -> None:
    covers = {"BZ01": 1, "BZ05": 2, "BZ08": 3, "BZ09": 3, "BZ10": 2}[token]
    placed = [f"{token}@fame:{8 - covers if seat == 0 else -7}"]
    row = cells(table(placed=placed), "fame")
    last, before = (row[-1], row[-2]) if seat == 0 else (row[0], row[1])
    assert (before.victory, last.victory) == (None, seat)
    assert (last.token, last.spaces) == (token, [mine(seat, 7)])
    here = before.spaces[0] if len(before.spaces) == 1 else (before.spaces[0], before.spaces[1])
    state = table("dice", turn=seat, dice="FFF", placed=placed, fame=here)
    choose(state, "resolve:fame")
    assert (view(state).winner, view(state).reason) == (seat, "space")


@proves("K55")
def test_only_entering_the_outermost_cell_wins() -> None:
    state = table("dice", dice="FFF", placed=["BZ10@fame:6"], fame=6)
    choose(state, "resolve:fame")
    assert marker(state, "fame") == (6, 7)
    assert view(state).winner is None


@proves("K30", "K11")
@pytest.mark.parametrize("seat", [0, 1])
def test_markers_of_both_tracks_move_apart(seat: int) -> None:
    state = table("dice", turn=seat, dice="FFFDDDD", fame=mine(seat, -2), destruction=mine(seat, 1))
    choose(state, "resolve:destruction", "resolve:fame")
    assert markers(state) == (mine(seat, -1), mine(seat, 3))
