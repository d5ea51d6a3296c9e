"""Section 3: before the first game turn."""

from __future__ import annotations

from collections import Counter

import pytest
from tests.rules.ready_fence.table import (
    GREEN,
    MODES,
    RED,
    asked,
    begun,
    both,
    event,
    facts,
    hand,
    kinds,
    named,
    offered,
    opening,
    play,
    view,
)

from ludarium.core import Event
from ludarium.testing import proves

SEEDS = [str(seed) for seed in range(60)]


def all_cards(mode: str) -> Counter[str]:
    state = opening(mode)
    return Counter(named(state, state.settings.deck))


@proves("F21")
@pytest.mark.parametrize("mode", MODES)
def test_how_a_bout_begins(mode: str) -> None:
    seen = view(begun(mode))
    assert seen.squares == [4, 7]
    assert seen.reach == "long"
    assert (seen.stamina, seen.cap) == ([6, 6], 6)
    assert seen.positions == ["line", "line"]
    assert (seen.scores, seen.period, seen.number) == ([0, 0], 1, 1)
    assert (seen.discards, seen.unseen, seen.phrase, seen.priority) == ([], 0, None, None)


@proves("F22")
def test_the_coin_gives_the_first_game_turn() -> None:
    winners = set()
    for seed in SEEDS:
        state = opening(seed=seed)
        assert view(state).turn is None
        assert [str(option) for option in state.table().options()] == ["concede>0", "concede>1"]
        told = play(state, "deal")
        winner = event(told, "coin")["seat"]
        winners.add(winner)
        assert kinds(told) == ["coin", "dealt", "dealt"]
        told = play(state, "keep", "keep")
        assert event(told, "turn_began") == {"seat": winner, "number": 1}
        assert asked(state) == (winner, "turn")
        assert view(state).opener == winner
    assert winners == {GREEN, RED}


@proves("F23", "F26", "F122")
@pytest.mark.parametrize("mode", MODES)
def test_the_deal(mode: str) -> None:
    hands = set()
    for seed in SEEDS:
        state = opening(mode, seed)
        told = play(state, "deal")
        first = event(told, "coin")["seat"]
        dealt = facts(told, "dealt")
        assert [fact["seat"] for fact in dealt] == [first, 1 - first]
        given = ["ST3"] if mode == "basic" else []
        for fact in dealt:
            assert hand(state, fact["seat"]) == sorted(fact["cards"] + given)
            assert len(hand(state, fact["seat"])) == 6
            if mode == "basic":
                assert "ST3" not in fact["cards"], "both yellow cards were taken out before the shuffle"
        hands.add(tuple(hand(state, GREEN)))
        held = Counter(hand(state, GREEN)) + Counter(hand(state, RED))
        assert held + Counter(named(state, state.piles.stock)) == all_cards(mode)
    assert len(hands) > 1, "the cards are shuffled"


@proves("F24")
@pytest.mark.parametrize("mode", MODES)
def test_each_may_once_return_every_card_dealt(mode: str) -> None:
    state = opening(mode)
    told = play(state, "deal")
    first = event(told, "coin")["seat"]
    before = [hand(state, seat) for seat in (GREEN, RED)]
    for seat in (first, 1 - first):
        assert asked(state) == (seat, "mulligan")
        assert offered(state) == {"keep", "mulligan"}
        assert view(state).timer == 0, "the timer deck is not built yet"
        told = play(state, "mulligan")
        assert event(told, "mulligan") == {"seat": seat, "taken": True}
        dealt = event(told, "dealt")
        assert (dealt["seat"], dealt["count"]) == (seat, 5 if mode == "basic" else 6)
        given = ["ST3"] if mode == "basic" else []
        assert hand(state, seat) == sorted(dealt["cards"] + given)
        assert hand(state, seat) != before[seat]
        assert view(state).known[seat] == given, "the compulsory card is not among those returned"
    assert kinds(told) == ["mulligan", "dealt", "timer_built", "turn_began"]
    assert asked(state) == (first, "turn"), "once each"
    held = Counter(hand(state, GREEN)) + Counter(hand(state, RED))
    assert held + Counter(named(state, state.piles.stock)) == all_cards(mode)


@proves("F24")
def test_a_returned_card_may_be_dealt_again() -> None:
    again: set[int] = set()
    for seed in SEEDS:
        state = opening("tutorial", seed)
        seat = event(play(state, "deal"), "coin")["seat"]
        before = state.fencers[seat].hand
        play(state, "mulligan")
        again.add((state.fencers[seat].hand & before).bit_count())
    assert {0, 1, 2} <= again


@proves("F24")
def test_who_keeps_keeps() -> None:
    state = opening()
    play(state, "deal")
    before = both(state, "hand")
    told: list[Event] = play(state, "keep", "keep")
    assert [fact["taken"] for fact in facts(told, "mulligan")] == [False, False]
    assert "dealt" not in kinds(told)
    assert both(state, "hand") == before


@proves("F25")
def test_the_timer_is_built_after_the_mulligans() -> None:
    state = opening()
    play(state, "deal", "mulligan")
    told = play(state, "keep")
    assert event(told, "timer_built") == {"timer": 12, "reserve": 11}
    seen = view(state, GREEN)
    assert (seen.timer, seen.reserve, seen.discards) == (12, 11, [])


@proves("F25")
def test_the_reserve_is_not_drawn_in_the_period() -> None:
    """Both exchange until time is up: twelve cards are drawn, and the reserve is untouched."""
    state = begun("basic")
    drawn = 0
    while view(state).priority is None:
        exchange = next(option for option in sorted(offered(state)) if option.startswith("exchange:"))
        told = play(state, exchange, "end")
        drawn += len(facts(told, "drew"))
        if "period_over" not in kinds(told):
            assert view(state).reserve == 11
    assert drawn == 12


@proves("F26", "F57")
def test_in_the_basic_mode_each_is_given_a_yellow_straight_thrust() -> None:
    state = opening("basic")
    play(state, "deal")
    for seat in (GREEN, RED):
        assert view(state).known[seat] == ["ST3"]
        assert hand(state, seat).count("ST3") == 1
    assert "ST3" not in named(state, state.piles.stock)


@proves("F27", "F109")
@pytest.mark.parametrize(("points", "periods"), [(5, 1), (10, 2), (15, 3)])
def test_the_tutorial_in_periods(points: int, periods: int) -> None:
    assert view(begun("tutorial", points=points)).periods == periods
    seen = view(begun("tutorial", points=points, tutorial_periods=False))
    assert (seen.periods, seen.target) == (1, points)


@proves("F27")
def test_o19_is_about_the_tutorial_alone() -> None:
    assert view(begun("advanced", points=15, tutorial_periods=False)).periods == 3
