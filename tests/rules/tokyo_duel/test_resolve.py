"""Chapter 4.2: the second phase."""

from __future__ import annotations

from itertools import permutations

import pytest
from tests.rules.tokyo_duel.positions import (
    asked,
    choose,
    facts,
    health,
    hits,
    kinds,
    marker,
    options,
    played,
    steps,
    table,
    view,
)

from ludarium.core import IllegalChoice
from ludarium.games.tokyo_duel.notation import Move, code_of
from ludarium.testing import proves


@proves("K26")
def test_groups_are_resolved_in_any_order() -> None:
    groups = ("attack", "heal", "energy", "fame", "destruction")
    ends = set()
    for order in permutations(groups):
        state = table("dice", dice="AHEFFFDDD", health=(9, 9))
        left = set(groups)
        for group in order:
            assert options(state) == {f"resolve:{one}" for one in left}
            choose(state, f"resolve:{group}")
            left.discard(group)
        ends.add((*health(state), *state.board.markers))
        # The turn is over, and who bought nothing takes 1 energy.
        assert (view(state).turn, state.players[0].energy) == (1, 2)
    assert ends == {(10, 8, 8, 8)}


@proves("K26")
def test_all_dice_of_a_symbol_and_added_ones_resolve_together() -> None:
    state = table("dice", dice="AAEE", keeps=("TD01", ""))
    told = choose(state, "resolve:attack")
    assert facts(told, "group_resolved") == [{"seat": 0, "symbol": "attack", "count": 3}]
    assert options(state) == {"resolve:energy"}
    with pytest.raises(IllegalChoice):
        state.choose(Move(code_of("resolve:attack")))


@proves("K26")
def test_powers_may_be_used_at_different_moments() -> None:
    state = table("dice", dice="SSSSAE")
    choose(state, "power:fame", "resolve:attack")
    assert options(state) == {"resolve:energy", "power:fame", "power:destruction"}
    choose(state, "resolve:energy", "power:destruction")
    assert (marker(state, "fame"), marker(state, "destruction")) == (1, 1)


@proves("K27")
@pytest.mark.parametrize("n", range(1, 7))
def test_the_rival_loses_one_hp_for_each_attack_in_one_event(n: int) -> None:
    state = table("dice", dice="A" * n)
    told = choose(state, "resolve:attack")
    assert hits(told) == [(1, n)]
    assert health(state) == [14, 14 - n]


@proves("K28", "K43")
@pytest.mark.parametrize(("before", "after"), [(5, 8), (11, 14), (12, 14), (14, 14)])
def test_healing_stops_at_the_starting_health(before: int, after: int) -> None:
    state = table("dice", dice="HHH", health=(before, 14))
    told = choose(state, "resolve:heal")
    assert health(state) == [after, 14]
    healed = [fact["amount"] for fact in facts(told, "healed")]
    assert healed == ([after - before] if after > before else [])


@proves("K29")
def test_one_energy_each() -> None:
    state = table("dice", dice="EEE", energy=(2, 2))
    told = choose(state, "resolve:energy")
    assert facts(told, "energy")[0] == {"seat": 0, "amount": 3, "energy": 5, "card": None, "cause": "dice"}


@proves("K30")
@pytest.mark.parametrize(("letter", "track"), [("F", "fame"), ("D", "destruction")])
@pytest.mark.parametrize(("n", "pull"), [(3, 1), (4, 2), (5, 3), (6, 4), (7, 5), (8, 6)])
def test_three_of_a_kind_pull_one_and_each_more_one_more(letter: str, track: str, n: int, pull: int) -> None:
    state = table("dice", dice=letter * n, fame=-2, destruction=-2)
    told = choose(state, f"resolve:{track}")
    assert steps(told, track) == steps(told) == pull
    assert marker(state, track) == -2 + pull


@proves("K30")
@pytest.mark.parametrize("dice", ["FFDD", "FD", "FF", "D"])
def test_one_or_two_do_nothing(dice: str) -> None:
    state, told = played("dice", dice=dice)
    assert "step" not in kinds(told)
    assert view(state).turn == 1, "there was nothing to resolve"
    assert (marker(state, "fame"), marker(state, "destruction")) == (0, 0)


@proves("K31")
def test_special_symbols_pay_for_several_activations() -> None:
    state = table("dice", dice="SSSSSS", fame=-2)
    choose(state, "power:fame", "power:fame", "power:fame")
    assert marker(state, "fame") == 1
    assert view(state).turn == 1


@proves("K32")
@pytest.mark.parametrize("dice", ["SSSS", "SS"])
def test_special_symbols_may_be_left_unused(dice: str) -> None:
    state = table("dice", dice=dice)
    assert options(state) == {"power:fame", "power:destruction", "done"}
    choose(state, "done")
    assert (view(state).turn, marker(state, "fame"), marker(state, "destruction")) == (1, 0, 0)


@proves("K32", "K26")
def test_other_dice_may_not_be_left() -> None:
    state = table("dice", dice="AHSS")
    assert "done" not in options(state)
    choose(state, "resolve:attack")
    assert "done" not in options(state)
    choose(state, "resolve:heal")
    assert "done" in options(state)


@proves("K32")
def test_p11_special_symbols_must_be_used_where_that_is_chosen() -> None:
    state = table("dice", dice="SSSE", leftover_sp=False)
    choose(state, "resolve:energy")
    assert options(state) == {"power:fame", "power:destruction"}
    choose(state, "power:fame")
    assert view(state).turn == 1, "one is left, and does nothing"
    kitty = table("dice", dice="SSSS", monsters=("cyber-kitty", "gigazaur"), leftover_sp=False)
    choose(kitty, "power:2")
    assert options(kitty) == {"power:2"}
    alienoid = table("result", dice="SSAAAA", monsters=("alienoid", "gigazaur"), leftover_sp=False)
    assert options(alienoid) == {f"add:{letter}" for letter in "AHEFD"}


@proves("K32", "K68")
def test_an_alienoid_adds_before_anything_looks_at_the_result() -> None:
    state = table(
        "roll", monsters=("alienoid", "gigazaur"), keeps=("TD04 TD31", ""), fewer=(0, 0), health=(14, 14)
    )
    choose(state, "roll", "faces:AAAASS", "stop")
    assert asked(state) == (0, "add")
    assert view(state).phase == "result"
    told = choose(state, "add:A")
    assert kinds(told)[:2] == ["added", "card_used"], "the fifth attack is there for TD04"
    assert asked(state) == (0, "may"), "then TD31"
