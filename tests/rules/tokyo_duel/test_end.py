"""Chapter 4.4, and turns that follow one another."""

from __future__ import annotations

import pytest
from tests.rules.tokyo_duel.positions import (
    asked,
    choose,
    facts,
    finish_turn,
    kinds,
    markers,
    options,
    played,
    table,
    view,
)

from ludarium.testing import proves


@proves("K82")
def test_extra_turns_are_full_turns_and_queue_up() -> None:
    state = table("buy", energy=(20, 0), market="TD37 TD45 TD14", extra=(1, 0))
    told = choose(state, "buy:TD14")
    assert facts(told, "extra_turn") == [{"seat": 0}]
    whose = []
    for _ in range(5):
        told = finish_turn(state)
        began = facts(told, "turn_began")[-1]
        whose.append((began["seat"], began["extra"]))
        if asked(state)[1] == "pre_roll":
            choose(state, "roll", "faces:HHHHHH")
    assert whose == [(0, True), (0, True), (1, False), (0, False), (1, False)]


@proves("K82", "K83")
def test_limits_per_turn_begin_anew_in_an_extra_turn() -> None:
    state = table("dice", dice="HH", keeps=("TD32", ""), extra=(1, 0), health=(5, 9))
    choose(state, "resolve:heal")
    assert state.players[0].health == 8
    assert (view(state).turn, view(state).players[0].used) == (0, [])
    choose(state, "roll", "faces:HEEEEE", "stop", "resolve:heal")
    assert state.players[0].health == 10


@proves("K83")
def test_turn_long_effects_end_after_the_end() -> None:
    """TD49's immunity holds in the whole turn, and not in the next one."""
    state = table("dice", dice="AAAAEE", keeps=("", "TD49"), health=(9, 3))
    choose(state, "resolve:attack")
    assert view(state).players[1].immune
    finish_turn(state)
    assert not view(state).players[1].immune


@proves("K83")
def test_what_was_counted_in_a_turn_is_counted_anew() -> None:
    state = table("dice", dice="AAASS", health=(14, 14), keeps=("", ""))
    choose(state, "resolve:attack")
    assert (view(state).lost, view(state).attacks, view(state).resolved) == (3, 3, ["attack"])
    finish_turn(state)
    seen = view(state)
    assert (seen.lost, seen.attacks, seen.resolved, seen.dice, seen.rolls) == (0, 0, [], "", 0)
    assert (seen.number, seen.turn, seen.sp_used, seen.bought) == (6, 1, 0, False)


@proves("K83")
@pytest.mark.parametrize("seat", [0, 1])
def test_the_moments_of_a_turn_in_their_order(seat: int) -> None:
    """One card for each moment: a, b, c, d, e, f, g."""
    own = "TD24 TD13 TD31 TD44 TD15 TD10"
    state, told = played(
        "start", turn=seat, keeps=(own, "") if seat == 0 else ("", own), dominated=(1, 1),
        energy=(20, 20), tokens=(2, 2), market="TD37 TD45 TD35",
    )  # fmt: skip
    seen = []
    for answer in (
        ("no",),  # a: TD24
        ("done",),  # a: TD09, and no die is left
        ("token", "token", "roll", "faces:HH", "stop"),  # b; c: TD13
        ("no",),  # d: TD31
        ("no",),  # d: TD44
        ("resolve:heal",),  # e; then TD15
        ("done",),  # f; g: TD10
    ):
        seen.append(asked(state))
        told += choose(state, *answer)
    wanted = ("lab", "keeps", "pre_roll", "may", "aside", "resolve", "buy")
    assert seen == [(seat, kind) for kind in wanted]
    used = [fact["card"] for fact in facts(told, "card_used")]
    assert used == ["TD13", "TD15", "TD10"]


@proves("K83")
def test_result_cards_come_in_the_order_that_their_owner_chooses() -> None:
    state = table("result", rolls=1, keeps=("TD04 TD13 TD36 TD50", ""), dice="SSSSSAHE")
    assert asked(state) == (0, "order")
    assert options(state) == {"do:TD04", "do:TD13", "do:TD36"}
    told = choose(state, "do:TD13")
    assert kinds(told) == ["card_used", "energy"]
    told = choose(state, "do:TD36")
    used = [fact["card"] for fact in facts(told, "card_used")]
    assert used == ["TD36", "TD04"], "the last one comes by itself"
    assert markers(state) == (1, 2)
    assert asked(state)[1] == "resolve"
