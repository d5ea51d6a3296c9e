"""Section 13: the timer deck, periods and passivity."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest
from tests.rules.ready_fence.table import (
    GREEN,
    RED,
    asked,
    begun,
    event,
    facts,
    fencing,
    hand,
    kinds,
    named,
    offered,
    play,
    view,
    why,
)

from ludarium.core import Event
from ludarium.testing import proves

HANDS = ("ST3 ST4 PR4 SH4 SH5 TT4", "ST3 ST5 PR5 SH4 SH5 TT4")


@proves("F105")
def test_the_period_ends_after_the_running_turn() -> None:
    """The last card is exchanged, and the phrase of this turn is still fought."""
    state = fencing(*HANDS, timer=1)
    told = play(state, "exchange:TT4")
    assert view(state).timer == 0
    assert "period_over" not in kinds(told)
    told = play(state, "ST4", "accept")
    assert kinds(told)[-2:] == ["period_over", "game_over"]
    assert event(told, "game_over") == {"winner": GREEN, "reason": "time"}


@proves("F105")
def test_the_last_card_may_go_in_a_phrase() -> None:
    state = fencing(*HANDS, "advanced", timer=1, points=15)
    play(state, "ST4")
    told = play(state, "distance")
    assert event(told, "drew")["timer"] == 0
    assert asked(state)[1] == "press"
    assert "period_over" not in kinds(told)
    told = play(state, "no")
    assert {"period_over", "period_began"} <= set(kinds(told))


@proves("F106")
@pytest.mark.parametrize(("scores", "winner"), [((3, 2), GREEN), ((0, 1), RED)])
@pytest.mark.parametrize("mode", ["tutorial", "basic", "advanced"])
def test_at_the_end_of_time_the_higher_score_wins(mode: str, scores: tuple[int, int], winner: int) -> None:
    state = fencing(*HANDS, mode, timer=1, scores=scores, reach="out")
    told = play(state, "end", "discard:TT4") if mode == "tutorial" else play(state, "stall")
    assert event(told, "period_over") == {"period": 1}
    assert event(told, "game_over") == {"winner": winner, "reason": "time"}
    outcome = state.outcome()
    assert outcome is not None
    assert (outcome.scores, outcome.winners) == (list(scores), [winner])


@proves("F106")
def test_only_the_last_period_decides() -> None:
    state = fencing(*HANDS, timer=1, scores=(3, 2), points=10, reach="out")
    told = play(state, "stall")
    assert event(told, "period_began")["period"] == 2
    assert view(state).winner is None


def pass_turns(count: int, guard: int, **named: Any) -> tuple[Any, list[list[str]]]:
    """Turns in which nothing happens: what each of them brought about."""
    state = fencing(*HANDS, timer=5, reach="out", passivity=guard, **named)
    return state, [kinds(play(state, "end")) for _ in range(count)]


@proves("F107")
@pytest.mark.parametrize("guard", [10, 6, 20])
def test_passivity(guard: int) -> None:
    state, told = pass_turns(guard * 2 + 1, guard)
    passive = [n for n, happened in enumerate(told, 1) if "passivity" in happened]
    assert passive == [guard, guard * 2]
    assert (view(state).timer, view(state).unseen, view(state).idle) == (3, 2, 1)
    assert view(state).discards == []


@proves("F107")
@pytest.mark.parametrize("busy", [["stall"], ["exchange:TT4", "end"]])
def test_a_card_that_leaves_the_timer_interrupts_passivity(busy: list[str]) -> None:
    state, _ = pass_turns(9, 10)
    assert view(state).idle == 9
    told = play(state, *busy)
    assert "passivity" not in kinds(told)
    assert view(state).idle == 0


@proves("F107")
def test_a_phrase_without_a_touch_does_not_interrupt_passivity() -> None:
    state = fencing(*HANDS, timer=5, passivity=6)
    for _ in range(4):
        play(state, "end")
    assert view(state).idle == 4
    play(state, "ST4", "parry")
    assert view(state).idle == 5
    assert event(play(state, "end"), "passivity") == {"timer": 4}


@proves("F107", "F99")
def test_a_double_touch_that_does_not_count_is_none() -> None:
    state = fencing(*HANDS, timer=5, passivity=6, scores=(4, 4))
    for _ in range(3):
        play(state, "ST4", "SH4")
        assert view(state).scores == [4, 4]
        play(state, "end")
    assert (view(state).timer, view(state).idle) == (4, 0)


@proves("F107", "F103")
@pytest.mark.parametrize("line", [["ST4", "accept"], ["ST4", "SH4"], ["back", "back"]])
def test_a_touch_interrupts_passivity(line: list[str]) -> None:
    """A hit, a double touch that counts, a step off the strip."""
    state = fencing(*HANDS, timer=5, passivity=6, squares=(2, 4))
    for _ in range(4):
        play(state, "end")
    play(state, *line)
    assert (view(state).idle, view(state).timer) == (0, 5)


@proves("F107")
def test_o27_without_a_guard_nothing_makes_time_run() -> None:
    state, told = pass_turns(60, 0)
    assert "passivity" not in {kind for happened in told for kind in happened}
    assert (view(state).timer, view(state).idle) == (5, 0)


@proves("F107", "F105")
def test_passivity_may_end_the_period() -> None:
    state = fencing(*HANDS, timer=1, reach="out", passivity=6, scores=(0, 1))
    told: list[Event] = []
    for _ in range(6):
        told += play(state, "end")
    assert kinds(told)[-3:] == ["passivity", "period_over", "game_over"]


@proves("F108")
def test_score_and_hands_carry_over() -> None:
    state = fencing(*HANDS, timer=1, points=10, scores=(3, 6), reach="out", known=("SH4", "PR5"))
    play(state, "stall")
    seen = view(state)
    assert (seen.period, seen.scores) == (2, [3, 6])
    assert [hand(state, seat) for seat in (GREEN, RED)] == [sorted(cards.split()) for cards in HANDS]
    assert seen.known == [["SH4"], ["PR5"]]


@proves("F109")
@pytest.mark.parametrize(
    ("mode", "period_timer", "timer", "reserve"),
    [
        ("tutorial", "all", 29, 0),
        ("tutorial", "12", 12, 17),
        ("basic", "all", 23, 0),
        ("basic", "12", 12, 11),
        ("advanced", "all", 42, 0),
        ("advanced", "12", 12, 30),
    ],
)
def test_the_timer_of_a_new_period(mode: str, period_timer: str, timer: int, reserve: int) -> None:
    """All cards that no hand holds are in it: discards, what was stalled away, the reserve."""
    points = 15 if mode != "basic" else 10
    state = fencing(
        *HANDS, mode, timer=1, points=points, period_timer=period_timer, discards="BT4 DI4", reach="out"
    )
    before = Counter(named(state, state.settings.deck))
    told = play(state, "end", "discard:TT4") if mode == "tutorial" else play(state, "stall")
    began = event(told, "period_began")
    assert (began["period"], began["timer"], began["stamina"]) == (2, timer, 5 if mode == "advanced" else 6)
    seen = view(state)
    assert (seen.timer, seen.reserve, seen.unseen, seen.discards) == (timer, reserve, 0, [])
    held = Counter(hand(state, GREEN)) + Counter(hand(state, RED))
    assert held + Counter(named(state, state.piles.stock)) == before


@proves("F109")
def test_what_was_discarded_may_be_drawn_again() -> None:
    drawn = set()
    for seed in range(80):
        state = fencing(
            *HANDS, "advanced", timer=1, points=15, discards="JK JK FE FE", seed=str(seed), reach="out"
        )
        play(state, "stall")
        drawn |= set(event(play(state, "exchange:TT4"), "drew")["cards"])
    assert {"JK", "FE"} <= drawn


@proves("F110")
def test_a_new_period_begins_on_guard() -> None:
    state = fencing(
        *HANDS, "advanced", timer=2, points=15, squares=(1, 10), stamina=(1, 2),
        positions=("engagement", "invitation"),
    )  # fmt: skip
    play(state, "stall")
    assert view(state).stalled == [True, False]
    play(state, "stall")
    seen = view(state)
    assert (seen.squares, seen.positions, seen.stamina) == ([4, 7], ["line", "line"], [5, 5])
    assert (seen.idle, seen.acts) == (0, 0)


@proves("F110", "F34")
@pytest.mark.parametrize("period_opener", ["other", "same"])
def test_nobody_stalls_twice_across_the_end_of_a_period(period_opener: str) -> None:
    """The source forbids it in two consecutive own game turns, and knows no exception."""
    state = fencing(
        *HANDS, "advanced", timer=2, points=15, reach="out", stamina=(1, 2), period_opener=period_opener
    )
    play(state, "stall")
    assert event(play(state, "stall"), "period_began")["period"] == 2
    assert view(state).stalled == [True, True]
    for _ in range(2):
        assert "stall" not in offered(state)
        assert why(state)["stall"] == "stall-twice"
        play(state, "end")
    assert "stall" in offered(state)


@proves("F110")
@pytest.mark.parametrize(("period_opener", "openers"), [("other", [RED, GREEN]), ("same", [GREEN, GREEN])])
@pytest.mark.parametrize("turns", [1, 2])
def test_who_begins_a_period(period_opener: str, openers: list[int], turns: int) -> None:
    """Whosever turn was the last of the period before."""
    state = fencing(
        *HANDS,
        "advanced",
        points=15,
        timer=turns,
        period_timer="12",
        reach="out",
        period_opener=period_opener,
    )
    found = []
    for opener in openers:
        while True:
            action = "stall" if "stall" in offered(state) else "end"
            began = facts(play(state, action), "period_began")
            if began:
                break
        found.append(began[0]["seat"])
        assert asked(state) == (opener, "turn")
    assert found == openers


@proves("F111")
def test_short_hands_refill_from_the_new_timer() -> None:
    """Who begins the period draws first."""
    state = fencing("ST4 ST3", "SH4 PR5 ST5", points=10, timer=1, reach="out")
    before = [hand(state, seat) for seat in (GREEN, RED)]
    told = play(state, "stall")
    assert [(fact["seat"], fact["count"]) for fact in facts(told, "drew")] == [(RED, 3), (GREEN, 4)]
    assert kinds(told)[-4:] == ["period_began", "drew", "drew", "turn_began"]
    for seat in (GREEN, RED):
        drawn = next(fact["cards"] for fact in facts(told, "drew") if fact["seat"] == seat)
        assert hand(state, seat) == sorted(before[seat] + drawn), "hands are not redealt"


@proves("F109", "F27")
@pytest.mark.parametrize("mode", ["tutorial", "advanced"])
def test_three_periods(mode: str) -> None:
    """Both pass the time without a touch: three timer decks run out."""
    state = begun(mode, points=15)
    periods = []
    while not (state.progress.sudden or view(state).priority is not None):
        if asked(state)[1] == "renew":
            wish = next(option for option in sorted(offered(state)) if option != "no")
        else:
            wish = "stall" if "stall" in offered(state) else "end"
        told = play(state, wish)
        periods += [fact["period"] for fact in facts(told, "period_over")]
    assert periods == [1, 2, 3]
