"""Chapter 8: the special powers."""

from __future__ import annotations

import pytest
from tests.rules.tokyo_duel.positions import (
    asked,
    choose,
    facts,
    hits,
    laid,
    marker,
    mine,
    options,
    pair,
    played,
    steps,
    table,
    view,
)

from ludarium.testing import proves

PENGUIN = ("space-penguin", "gigazaur")
MEKA = ("meka-dragon", "gigazaur")
KITTY = ("cyber-kitty", "gigazaur")
ALIENOID = ("alienoid", "gigazaur")
KING = ("the-king", "gigazaur")


@proves("K67", "K31")
@pytest.mark.parametrize("seat", [0, 1])
@pytest.mark.parametrize("track", ["fame", "destruction"])
def test_gigazaur_pulls_either_marker_for_two(seat: int, track: str) -> None:
    state = table("dice", turn=seat, monsters=pair(seat, "gigazaur", "the-king"), dice="SSSSS")
    told = choose(state, f"power:{track}")
    assert facts(told, "powered") == [{"seat": seat, "monster": "gigazaur", "count": 2}]
    assert steps(told, track) == steps(told) == 1
    assert marker(state, track) == mine(seat, 1)
    choose(state, f"power:{track}")
    assert marker(state, track) == mine(seat, 2)
    assert view(state).turn != seat, "the fifth one is not enough"


@proves("K67")
def test_one_special_symbol_is_not_enough_for_gigazaur() -> None:
    state, _ = played("dice", dice="S")
    assert view(state).turn == 1


@proves("K68", "K73")
@pytest.mark.parametrize("dice", ["SS", "SSS"])
def test_alienoid_adds_any_symbol_but_its_own(dice: str) -> None:
    state = table("result", monsters=ALIENOID, dice=dice)
    single = {f"add:{letter}" for letter in "AHEFD"}
    double = {f"add:{letter}{letter}" for letter in "AHEFD"} if dice == "SSS" else set()
    assert options(state) == single | double | {"no"}


@proves("K68")
def test_alienoid_adds_the_same_symbol_twice_for_three() -> None:
    state = table("result", monsters=ALIENOID, dice="SSSAAA")
    told = choose(state, "add:AA")
    assert facts(told, "added") == [{"seat": 0, "symbols": "AA"}]
    assert view(state).added == "AA"
    assert hits(choose(state, "resolve:attack")) == [(1, 5)]


@proves("K68")
def test_what_alienoid_adds_resolves_like_what_was_rolled() -> None:
    state = table("result", monsters=ALIENOID, dice="SSFFHE", health=(5, 14))
    choose(state, "add:F", "resolve:fame", "resolve:heal", "resolve:energy")
    assert (marker(state, "fame"), state.players[0].health) == (1, 6)


@proves("K73")
@pytest.mark.parametrize(
    ("n", "ways"),
    [
        (1, {()}),
        (2, {(1,)}),
        (3, {(1,), (2,)}),
        (4, {(1, 1), (2,)}),
        (5, {(1, 1), (1, 2), (2, 1)}),
        (6, {(1, 1, 1), (1, 2), (2, 1), (2, 2)}),
    ],
)
def test_how_alienoid_may_group_its_symbols(n: int, ways: set[tuple[int, ...]]) -> None:
    found: set[tuple[int, ...]] = set()

    def go_on(adds: tuple[int, ...]) -> None:
        state = table("result", monsters=ALIENOID, dice="S" * n)
        for times in adds:
            choose(state, "add:" + "A" * times)
        if asked(state)[1] != "add":
            found.add(adds)
            return
        for times in (1, 2):
            if "add:" + "A" * times in options(state):
                go_on((*adds, times))

    go_on(())
    assert found == ways


@proves("K73")
def test_p11_alienoid_may_add_its_own_symbol_where_that_is_chosen() -> None:
    state = table("result", monsters=ALIENOID, dice="SSS", alienoid_sp=True)
    assert {"add:S", "add:SS"} <= options(state)
    choose(state, "add:SS")  # three are used, two are new
    assert view(state).added == "SS"
    assert "add:A" in options(state)
    assert "add:AA" not in options(state)


@proves("K68", "K32")
def test_alienoid_has_no_power_later_in_the_turn() -> None:
    state = table("result", monsters=ALIENOID, dice="SSSSAA")
    choose(state, "no")
    assert options(state) == {"resolve:attack"}


@proves("K32", "K73")
def test_p11_alienoid_adds_at_any_moment_where_that_is_chosen() -> None:
    state = table("result", monsters=ALIENOID, dice="SSSSAAFF", alienoid_when="any")
    assert "no" in options(state)
    choose(state, "no")
    choose(state, "resolve:attack")
    # What is resolved gets nothing more; two of the four can still make the third fame.
    assert {"add:F", "add:FF", "add:H", "done"} <= options(state)
    assert not {"add:A", "add:AA", "resolve:attack", "resolve:fame"} & options(state)
    choose(state, "add:F")
    assert view(state).added == "F"
    told = choose(state, "resolve:fame")
    assert [fact["spaces"] for fact in facts(told, "step")] == [[1]]
    choose(state, "add:H")
    assert not {"add:H", "add:E"} & options(state), "all special symbols are used"
    choose(state, "resolve:heal")


@proves("K32", "K73")
def test_p11_what_is_left_has_to_be_added_where_nothing_may_be_left() -> None:
    state = table("result", monsters=ALIENOID, dice="SSAA", alienoid_when="any", leftover_sp=False)
    choose(state, "no")  # later is allowed
    choose(state, "resolve:attack")
    assert options(state) == {"add:H", "add:E", "add:F", "add:D"}


@proves("K69", "K42")
@pytest.mark.parametrize(("before", "uses"), [(0, 2), (1, 1), (2, 0)])
def test_space_penguin_gains_a_dice_token_for_one(before: int, uses: int) -> None:
    state = table("dice", monsters=PENGUIN, dice="SSSE", tokens=(before, 0))
    for _ in range(uses):
        told = choose(state, "power")
        assert facts(told, "powered") == [{"seat": 0, "monster": "space-penguin", "count": 1}]
    assert state.players[0].tokens == before + uses == 2
    assert "power" not in options(state), "no room for a third"


@proves("K69")
def test_space_penguin_may_keep_its_symbols() -> None:
    state = table("dice", monsters=PENGUIN, dice="SSS")
    assert options(state) == {"power", "done"}
    choose(state, "done")
    assert state.players[0].tokens == 0


@proves("K70", "K74")
@pytest.mark.parametrize(("attacks", "specials"), [(1, 2), (2, 2), (2, 3), (3, 2), (1, 5)])
def test_meka_dragon_multiplies_in_one_event(attacks: int, specials: int) -> None:
    state = table("dice", monsters=MEKA, dice="A" * attacks + "S" * specials)
    assert options(state) == {"resolve:attack", "power:blast"}
    told = choose(state, "power:blast")
    assert hits(told) == [(1, attacks * specials)]
    assert facts(told, "powered") == [{"seat": 0, "monster": "meka-dragon", "count": specials}]
    assert view(state).turn == 1, "all attacks and all specials are used"


@proves("K70")
def test_meka_dragon_may_hit_as_rolled() -> None:
    state = table("dice", monsters=MEKA, dice="AASSE")
    assert hits(choose(state, "resolve:attack")) == [(1, 2)]
    assert options(state) == {"resolve:energy"}, "once the attacks are resolved there is nothing to multiply"


@proves("K74")
@pytest.mark.parametrize("dice", ["AAA", "AAAS"])
def test_meka_dragon_needs_two_to_multiply(dice: str) -> None:
    state = table("dice", monsters=MEKA, dice=dice)
    assert options(state) == {"resolve:attack"}
    assert hits(choose(state, "resolve:attack")) == [(1, 3)]


@proves("K74")
def test_added_attacks_are_multiplied_too() -> None:
    state = table("dice", monsters=MEKA, dice="ASS", keeps=("TD01 TD02", ""), fame=3, destruction=-4)
    assert hits(choose(state, "power:blast")) == [(1, 8)]


@proves("K74")
def test_attacks_that_are_added_alone_can_be_multiplied() -> None:
    state = table("dice", monsters=MEKA, dice="SSS", keeps=("TD01", ""))
    assert hits(choose(state, "power:blast")) == [(1, 3)]


@proves("K74")
def test_attacks_of_tokens_and_cards_are_not_multiplied() -> None:
    state = table(
        "dice", monsters=MEKA, dice="ASSFFFF", placed=["BZ01@fame:1", "BZ09@fame:2"], keeps=("TD23", "")
    )
    told = choose(state, "resolve:fame", "do:TD23")
    assert hits(told) == [(1, 1), (1, 1)]
    assert hits(choose(state, "power:blast")) == [(1, 2)]


@proves("K70")
def test_meka_dragon_has_no_power_without_attacks() -> None:
    state = table("dice", monsters=MEKA, dice="SSSE")
    assert options(state) == {"resolve:energy"}


@proves("K71")
def test_cyber_kitty_gains_two_for_two_and_two_more_for_a_third() -> None:
    state = table("dice", monsters=KITTY, dice="SSSSS")
    assert options(state) == {"power:2", "power:3", "done"}
    told = choose(state, "power:3")
    assert facts(told, "energy")[0]["amount"] == 4
    assert options(state) == {"power:2", "done"}
    assert facts(choose(state, "power:2"), "energy")[0]["amount"] == 2


@proves("K75", "K71")
@pytest.mark.parametrize(("n", "most"), [(1, 0), (2, 2), (3, 4), (4, 4), (5, 6), (6, 8), (7, 8), (8, 10)])
def test_the_best_that_cyber_kitty_can_gain(n: int, most: int) -> None:
    def best(spent: tuple[int, ...]) -> int:
        state, _ = played("dice", monsters=KITTY, dice="S" * n)
        gained = 0
        for one in spent:
            gained += facts(choose(state, f"power:{one}"), "energy")[0]["amount"]
        if view(state).turn == 1:
            return gained
        return max([gained] + [best((*spent, one)) for one in (2, 3) if f"power:{one}" in options(state)])

    assert best(()) == most


@proves("K72", "K58")
def test_the_king_places_a_token_for_two() -> None:
    state = table("dice", monsters=KING, dice="SSSSE")
    told = choose(state, "power")
    assert facts(told, "powered") == [{"seat": 0, "monster": "the-king", "count": 2}]
    assert asked(state) == (0, "place")
    choose(state, "BK1@fame:-1")
    assert "power" in options(state), "repeatable"
    choose(state, "power", "BK2@destruction:-2", "resolve:energy")
    assert laid(state) == {"BK1@fame:-1", "BK2@destruction:-2"}


@proves("K72")
@pytest.mark.parametrize("monster", ["gigazaur", "alienoid", "space-penguin", "meka-dragon", "cyber-kitty"])
def test_no_other_monster_places_them(monster: str) -> None:
    rival = "gigazaur" if monster != "gigazaur" else "alienoid"
    state, _ = played("dice", monsters=(monster, rival), dice="SSSSSSA")
    assert "place" not in asked(state)
    assert not any(option.startswith("BK") for option in options(state))
    if "power" in options(state):
        choose(state, "power")
    assert laid(state) == set()
