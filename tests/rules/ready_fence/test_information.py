"""F56: hands and the order of all decks are secret, and everything else is public."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any

import pytest
from tests.rules.ready_fence.invariants import check
from tests.rules.ready_fence.table import (
    GREEN,
    MODES,
    RED,
    begun,
    event,
    fencing,
    hand,
    named,
    offered,
    opening,
    play,
    view,
)

from ludarium.core import Chance, Event
from ludarium.games.ready_fence import GAME
from ludarium.games.ready_fence.events import EVENTS
from ludarium.games.ready_fence.state import FenceState
from ludarium.testing import RandomPlay, proves

VIEWERS: tuple[int | None, ...] = (GREEN, RED, None)
HANDS = ("ST3 ST4 PR4 SH4 SH5 TT4", "ST3 ST5 PR5 SH4 SH5 TT4")


def seen(told: list[Event], viewer: int | None, kind: str) -> dict[str, Any]:
    """The one event of a kind, as ``viewer`` sees it."""
    found = [shown for one in told if one.kind() == kind and (shown := one.seen(viewer)) is not None]
    return event(found, kind)


@proves("F56")
def test_who_is_dealt_cards_alone_sees_them() -> None:
    told = play(opening("advanced"), "deal")
    for one in told[1:]:
        owner = one.facts()["seat"]
        for viewer in VIEWERS:
            shown = one.seen(viewer)
            assert shown is not None
            assert shown.facts() == {
                **one.facts(),
                "cards": one.facts()["cards"] if viewer == owner else None,
            }
    again = play(opening("advanced"), "deal", "mulligan")
    assert event(again[3:], "dealt")["count"] == 6


@proves("F56")
@pytest.mark.parametrize(
    ("mode", "choices"),
    [
        ("basic", ["exchange:TT4"]),
        ("advanced", ["retreat", "exchange:TT4"]),
        ("tutorial", ["end", "discard:TT4"]),
    ],
)
def test_a_discard_is_public_and_what_is_drawn_is_not(mode: str, choices: list[str]) -> None:
    state = fencing(*HANDS, mode)
    told = play(state, *choices)
    for viewer in VIEWERS:
        assert seen(told, viewer, "discarded")["card"] == "TT4"
        drew = seen(told, viewer, "drew")
        assert (drew["seat"], drew["count"]) == (GREEN, 1)
        assert (drew["cards"] is None) == (viewer != GREEN)
        assert view(state, viewer).discards == ["TT4"]
        assert view(state, viewer).hands == [6, 6]


@proves("F56", "F90")
def test_what_is_taken_at_random_is_public() -> None:
    state = fencing(*HANDS)
    told = play(state, "ST4", "distance")
    for viewer in VIEWERS:
        assert seen(told, viewer, "discarded")["card"] == view(state).discards[0]
        assert (seen(told, viewer, "drew")["cards"] is None) == (viewer != RED)


@proves("F56", "F34")
def test_nobody_sees_what_a_stall_discards() -> None:
    state = fencing(*HANDS)
    told = play(state, "stall")
    for viewer in VIEWERS:
        assert set(seen(told, viewer, "stalled")) == {"seat", "amount", "stamina", "timer"}
        assert (view(state, viewer).discards, view(state, viewer).unseen) == ([], 1)


@proves("F56", "F107")
def test_nobody_sees_what_passivity_discards() -> None:
    state = fencing(*HANDS, reach="out", passivity=6)
    told = [one for _ in range(6) for one in play(state, "end")]
    for viewer in VIEWERS:
        assert seen(told, viewer, "passivity") == {"timer": 11}
        assert (view(state, viewer).discards, view(state, viewer).unseen) == ([], 1)


@proves("F56")
def test_a_hand_is_seen_by_its_player_alone() -> None:
    state = fencing(*HANDS, known=("ST3", ""))
    assert view(state, GREEN).hand == sorted(HANDS[0].split())
    assert view(state, RED).hand == sorted(HANDS[1].split())
    assert view(state).hand is None
    for viewer in VIEWERS:
        shown = view(state, viewer)
        assert (shown.hands, shown.known) == ([6, 6], [["ST3"], []])
    assert view(state, RED).why == {}, "what the other can't do would tell of its hand"
    assert view(state).why == {}
    assert view(state, GREEN).why != {}


@proves("F56", "F52")
def test_cards_that_were_taken_back_are_known_until_they_are_given_up() -> None:
    state = fencing(*HANDS)
    play(state, "ST4", "PR5", "accept")
    for viewer in VIEWERS:
        assert view(state, viewer).known == [["ST4"], ["PR5"]]
    play(state, "exchange:PR5")
    assert view(state).known == [["ST4"], []]
    assert view(state).discards == ["PR5"]


@proves("F56")
def test_of_two_cards_alike_the_known_one_goes() -> None:
    """Else everybody would know for sure what may have been given up."""
    state = fencing("ST4 ST4 ST3 BT4", "ST3 PR4", known=("ST4", ""))
    play(state, "exchange:ST4")
    assert view(state).known == [[], []]
    assert hand(state, GREEN).count("ST4") == 1 + view(state, RED).discards.count("ST4") - 1


@proves("F56")
def test_what_is_public() -> None:
    state = fencing(*HANDS, discards="BT4", positions=("invitation", "line"), stamina=(3, 4), timer=7)
    shown = [json.loads(view(state, viewer).json()) for viewer in VIEWERS]
    own = {"seat", "hand", "why"}
    public = [{name: fact for name, fact in one.items() if name not in own} for one in shown]
    assert public[0] == public[1] == public[2]
    assert public[0]["discards"] == ["BT4"]
    assert public[0]["positions"] == ["invitation", "line"]
    assert public[0]["stamina"] == [3, 4]
    assert public[0]["hands"] == [6, 6]
    assert (public[0]["timer"], public[0]["reserve"]) == (7, 35 - 13 - 7)


def positions(label: str, mode: str, count: int) -> Iterator[tuple[RandomPlay, FenceState]]:
    """Positions of random bouts of a mode, a few of each."""
    for n in range(count):
        one = RandomPlay(GAME, f"information {label} {mode} {n}", options={"mode": mode}, unrest=0)
        with one:
            for state in one.states():
                assert isinstance(state, FenceState)
                if one.dice.below(5) == 0:
                    yield one, state


@pytest.mark.slow
@proves("F56")
def test_events_hide_only_dealt_and_drawn_cards() -> None:
    for mode in MODES:
        for one, _ in positions("events", mode, 10):
            for happened in one.events:
                for viewer in VIEWERS:
                    shown = happened.seen(viewer)
                    assert shown is not None
                    if happened.kind() in ("dealt", "drew") and viewer != happened.facts()["seat"]:
                        assert shown.facts() == {**happened.facts(), "cards": None}
                    else:
                        assert shown.facts() == happened.facts()


def test_kinds_that_name_hidden_cards() -> None:
    """A new kind of event with several cards in it must say who may see them."""
    with_cards = {name for name, facts in EVENTS if "cards" in facts}
    assert with_cards == {"dealt", "drew", "took_back"}


# -- samples


@pytest.mark.slow
@proves("F56", "F57", "F113")
@pytest.mark.parametrize("mode", MODES)
def test_samples_are_sound(mode: str) -> None:
    for one, state in positions("samples", mode, 15):
        for viewer in VIEWERS:
            sample = GAME.sample(state.view(viewer), one.dice)
            assert isinstance(sample, FenceState)
            check(sample)
            assert sample.view(viewer).json() == state.view(viewer).json()


def extra_time(passive: bool = False) -> FenceState:
    """Extra time of the basic mode, whose timer is made of two Beats, three Disengages and a card that nobody saw.
    Passivity may have taken a card of it."""
    state = fencing(*HANDS, timer=1, scores=(2, 2), discards="BT4 BT5 DI4 DI4 DI5", reach="out", passivity=6)
    play(state, "stall")
    if passive:
        for _ in range(6):
            play(state, "end")
        assert (view(state).timer, view(state).unseen) == (3, 1)
    return state


@proves("F113")
@pytest.mark.parametrize("passive", [False, True])
def test_in_extra_time_old_hands_hold_no_discard_and_no_discard_is_out_of_play(passive: bool) -> None:
    state = extra_time(passive)
    dice = Chance.of("extra time")
    reserve = set()
    for viewer in VIEWERS:
        for _ in range(60):
            sample = GAME.sample(state.view(viewer), dice)
            assert isinstance(sample, FenceState)
            check(sample)
            assert sample.view(viewer).json() == state.view(viewer).json()
            for name in ("BT4", "BT5", "DI4", "DI5"):
                past = ["BT4", "BT5", "DI4", "DI4", "DI5"].count(name)
                assert named(sample, sample.piles.stock).count(name) >= past
            reserve |= set(named(sample, sample.piles.stock)) - {"BT4", "BT5", "DI4", "DI5"}
    assert len(reserve) > 3, "the card that nobody saw may be any"


@proves("F113", "F57")
def test_samples_give_the_thrust_that_must_be_held() -> None:
    """With the rule read the other way a hand without one may be dealt."""
    for kept_thrust, always in (("last", True), ("v3", False)):
        state = fencing("ST3 ST4 ST5 PR4", "ST6 PR5 SH4 SH5 TT4", kept_thrust=kept_thrust)
        dice = Chance.of("thrusts")
        found = set()
        for _ in range(120):
            sample = GAME.sample(state.view(GREEN), dice)
            assert isinstance(sample, FenceState)
            found.add(any(name[:2] == "ST" for name in hand(sample, RED)))
        assert (found == {True}) == always


@proves("F56")
def test_before_the_deal_nothing_is_known() -> None:
    state = opening()
    for viewer in VIEWERS:
        shown = view(state, viewer)
        assert (shown.hands, shown.known, shown.turn) == ([0, 0], [[], []], None)
        assert shown.hand in (None, [])
    assert offered(state) == {"deal"}
    assert view(begun(), GREEN).hand != view(begun(seed="2"), GREEN).hand
