"""Chapter 11: the worked examples."""

from __future__ import annotations

import pytest
from tests.rules.tokyo_duel.positions import (
    asked,
    cells,
    choose,
    facts,
    health,
    hits,
    kinds,
    marker,
    markers,
    mine,
    options,
    pair,
    prices,
    steps,
    table,
    view,
)

from ludarium.testing import proves


@proves("KX1")
@pytest.mark.parametrize("seat", [0, 1])
def test_five_fame_and_a_special_of_gigazaur(seat: int) -> None:
    state = table("dice", turn=seat, monsters=pair(seat, "gigazaur", "the-king"), dice="FFFFFS")
    told = choose(state, "resolve:fame")
    assert marker(state, "fame") == mine(seat, 3)
    assert "powered" not in kinds(told)
    assert view(state).turn == 1 - seat


@proves("KX2")
@pytest.mark.parametrize("seat", [0, 1])
def test_energy_and_health_on_the_way(seat: int) -> None:
    place = "BZ06@fame:3" if seat == 0 else "BZ06'@fame:-4"
    state = table("dice", turn=seat, dice="FFFFE", fame=mine(seat, 2), placed=[place], health=(5, 5))
    told = choose(state, "resolve:fame")
    wanted = ["group_resolved", "step", "reward", "energy", "step", "reward", "healed"]
    assert kinds(told)[:7] == wanted
    assert marker(state, "fame") == mine(seat, 4)
    assert next(cell.zone for cell in cells(state, "fame") if cell.spaces == [mine(seat, 4)]) == seat
    assert (state.players[seat].energy, state.players[seat].health) == (1, 6)


@proves("KX3")
@pytest.mark.parametrize("seat", [0, 1])
def test_a_king_token_costs_two_steps(seat: int) -> None:
    state = table(
        "dice", turn=seat, monsters=pair(seat, "gigazaur", "the-king"), dice="FFFFF",
        placed=[f"BK1@fame:{mine(seat, 1)}"],
    )  # fmt: skip
    told = choose(state, "resolve:fame")
    assert (steps(told), marker(state, "fame")) == (1, mine(seat, 1))


@proves("KX4")
def test_a_lengthened_side_is_eight_cells_long() -> None:
    state = table("dice", dice="F" * 8, placed=["BZ10@fame:4"])
    track = cells(state, "fame")
    middle = next(i for i, cell in enumerate(track) if cell.spaces == [0])
    assert len(track) - 1 - middle == 8
    assert [cell.zone for cell in track if cell.token == "BZ10"] == [0, 0, 0]
    choose(state, "resolve:fame")
    assert marker(state, "fame") == 5, "six steps"


@proves("KX5")
def test_a_shortened_side_is_six_steps_long() -> None:
    state = table("dice", dice="F" * 8, placed=["BZ09@fame:5"])
    track = cells(state, "fame")
    assert [(cell.spaces, cell.zone, cell.victory) for cell in track[-2:]] == [([5], 0, None), ([7], None, 0)]
    told = choose(state, "resolve:fame")
    assert (steps(told), view(state).winner) == (6, 0)


@proves("KX6")
def test_a_market_of_four_three_and_six() -> None:
    state = table("buy", energy=(5, 0), market="TD44 TD37 TD29")
    assert prices(state) == [4, 3, 5]
    choose(state, "buy:TD29", "BZ06@destruction:4")
    assert prices(state)[1:] == [4, 2]
    assert view(state).market[2].card == "TD37"


@proves("KX7")
@pytest.mark.parametrize(("own", "damage"), [("", 9), ("TD01", 12)])
def test_meka_dragon_multiplies(own: str, damage: int) -> None:
    state = table("dice", monsters=("meka-dragon", "gigazaur"), dice="AAASSS", keeps=(own, ""))
    assert hits(choose(state, "power:blast")) == [(1, damage)]


@proves("KX8")
def test_space_penguin_ends_with_two_tokens() -> None:
    state = table("dice", monsters=("space-penguin", "gigazaur"), dice="SSS", tokens=(1, 0))
    while "power" in options(state) and view(state).turn == 0:
        choose(state, "power")
    assert state.players[0].tokens == 2


@proves("KX9")
def test_a_token_at_the_edge_of_the_zone() -> None:
    track = cells(table(placed=["BZ10@fame:2"]), "fame")
    assert [(cell.spaces, cell.zone) for cell in track if cell.token] == [([2], None), ([2, 3], 0), ([3], 0)]


@proves("KX10")
@pytest.mark.parametrize(("fewer", "dice"), [(0, 8), (1, 7)])
def test_eight_dice_and_no_token(fewer: int, dice: int) -> None:
    state = table(keeps=("TD12 TD28", ""), tokens=(2, 0), fewer=(fewer, 0))
    assert options(state) == {"roll"}
    choose(state, "roll")
    pending = view(state).pending
    assert pending is not None
    assert pending.faces == dice


@proves("KX11")
def test_in_shape_counts_the_turn() -> None:
    state = table("dice", dice="AAE", keeps=("TD19", ""), energy=(5, 0), placed=["BZ08@fame:0"])
    choose(state, "resolve:attack")
    assert asked(state) == (0, "resolve"), "2 HP: nothing yet"
    state = table("dice", dice="AAAAE", keeps=("TD19", ""), energy=(5, 0), lost=(0, 2), health=(14, 12))
    choose(state, "resolve:attack")
    paid = 0
    while asked(state)[1] == "may":
        assert view(state).pending.amount == 3 - paid  # type: ignore[union-attr]
        assert steps(choose(state, "do:TD19"), "fame") == 1
        paid += 1
    assert (paid, state.players[0].energy, marker(state, "fame")) == (3, 2, 3)


@proves("KX12")
def test_natural_selection_with_acid_attack() -> None:
    state = table("resolve", dice="AAA", keeps=("TD28 TD01", ""))
    assert health(state) == [4, 14]
    assert asked(state) == (0, "resolve"), "before the dice"
    choose(state, "resolve:attack")
    assert health(state) == [4, 10]


@proves("KX13", "K79")
@pytest.mark.parametrize(
    ("order", "rolled"),
    [(("do:TD05", "do:TD07"), 2), (("do:TD07",), 3)],
    ids=["armor first", "camouflage first"],
)
def test_armor_plating_and_camouflage(order: tuple[str, ...], rolled: int) -> None:
    state = table("dice", dice="AAA", keeps=("", "TD05 TD07"))
    choose(state, "resolve:attack")
    assert asked(state) == (1, "prevent")
    assert options(state) == {"do:TD05", "do:TD07"}
    choose(state, *order)
    pending = view(state).pending
    assert pending is not None
    assert pending.faces == rolled
    told = choose(state, "faces:" + "H" + "A" * (rolled - 1))
    assert hits(told) == [(1, 1)]
    assert facts(told, "camouflage")[0]["prevented"] == 1
    assert markers(state) == (0, 0)
