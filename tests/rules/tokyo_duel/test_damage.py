"""K79 and what else is said about the loss of HP."""

from __future__ import annotations

import pytest
from tests.rules.tokyo_duel.positions import (
    asked,
    choose,
    facts,
    hits,
    kinds,
    options,
    played,
    table,
    view,
)

from ludarium.testing import proves


@proves("K79")
def test_several_causes_are_separate_events() -> None:
    """An attack group, a reward, and two cards that follow from one pull."""
    state = table(
        "dice", dice="AADDDE", keeps=("TD38", "TD05"), placed=["BZ01@destruction:1"], health=(14, 14)
    )
    told = choose(state, "resolve:attack", "resolve:destruction")
    assert hits(told) == [(1, 1), (1, 1), (1, 1)], "Armor Plating took one from the first only"


@proves("K79", "TD05", "TD46")
def test_armor_plating_and_trend_setter_together_prevent_two() -> None:
    state = table("dice", dice="AAA", keeps=("", "TD05 TD46"), placed=["BZ02@fame:0"])
    choose(state, "resolve:attack")
    assert asked(state) == (1, "prevent")
    assert options(state) == {"do:TD05", "do:TD46"}, "both are mandatory"
    told = choose(state, "do:TD46")
    assert hits(told) == [(1, 1)]
    assert [fact["card"] for fact in facts(told, "prevented")] == ["TD46", "TD05"]


@proves("K79", "TD05", "TD46")
def test_where_one_is_enough_the_other_waits() -> None:
    state = table("dice", dice="ADDDE", keeps=("TD38", "TD05 TD46"), placed=["BZ02@fame:0"])
    told = choose(state, "resolve:attack", "do:TD05")
    assert hits(told) == []
    told = choose(state, "resolve:destruction")
    assert facts(told, "prevented") == [{"seat": 1, "card": "TD46", "amount": 1}]


@proves("K79")
@pytest.mark.parametrize(
    "order", [("do:TD07", "faces:HH"), ("do:TD05", "do:TD07", "faces:H"), ("do:TD05", "no")]
)
def test_prevention_may_take_everything(order: tuple[str, ...]) -> None:
    state = table("dice", dice="AAE", keeps=("", "TD05 TD07"))
    choose(state, "resolve:attack", *order)
    assert state.players[1].health == (13 if "no" in order else 14)
    assert asked(state) == (0, "resolve")


@proves("K79")
def test_unstoppable_comes_last() -> None:
    state = table("dice", dice="AAAAE", keeps=("", "TD05 TD07 TD49"), health=(9, 2))
    choose(state, "resolve:attack", "do:TD05", "do:TD07")
    told = choose(state, "faces:AAE")
    assert kinds(told)[:3] == ["camouflage", "survived", "discarded"]
    assert state.players[1].health == 1
    spared = table("dice", dice="AAAAE", keeps=("", "TD05 TD07 TD49"), health=(9, 2))
    told = choose(spared, "resolve:attack", "do:TD05", "do:TD07", "faces:AHH")
    assert "survived" not in kinds(told)
    assert spared.players[1].health == 1


@proves("K79", "TD17")
def test_hibernation_leaves_nothing_to_prevent() -> None:
    state = table("dice", dice="AAAE", keeps=("", "TD05 TD07 TD17"))
    told = choose(state, "resolve:attack")
    assert facts(told, "prevented") == [{"seat": 1, "card": "TD17", "amount": 3}]
    assert state.players[1].health == 14
    assert view(state).players[1].used == [], "Armor Plating waits for HP that are left"


@proves("K79", "TD19")
def test_only_hp_really_lost_count_for_in_shape() -> None:
    state = table("dice", dice="AAAAE", keeps=("TD19", "TD05"), energy=(9, 0))
    told = choose(state, "resolve:attack")
    assert hits(told) == [(1, 3)]
    assert asked(state) == (0, "resolve"), "three, not four"
    assert view(state).lost == 3


@proves("K79", "TD48")
def test_only_hp_really_lost_count_for_unstable_dna() -> None:
    state = table("dice", dice="AAAE", keeps=("TD12", "TD05 TD48"))
    choose(state, "resolve:attack")
    assert asked(state) == (0, "resolve")
    state = table("dice", dice="AAAAE", keeps=("TD12", "TD05 TD48"))
    choose(state, "resolve:attack")
    assert asked(state) == (1, "swap")


@proves("K79")
def test_camouflage_may_be_declined_and_then_what_is_mandatory_applies() -> None:
    state = table("dice", dice="AAE", keeps=("", "TD07"))
    choose(state, "resolve:attack")
    assert options(state) == {"do:TD07", "no"}
    assert hits(choose(state, "no")) == [(1, 2)]


@proves("K27", "K79")
def test_an_event_says_what_was_asked_for_and_what_was_lost() -> None:
    _, told = played("dice", dice="E")
    assert hits(told) == []
    state = table("dice", dice="AAAE", keeps=("", "TD05"))
    told = choose(state, "resolve:attack")
    assert facts(told, "hit") == [
        {"seat": 1, "amount": 3, "lost": 2, "health": 12, "card": None, "cause": "dice", "by": 0}
    ]
