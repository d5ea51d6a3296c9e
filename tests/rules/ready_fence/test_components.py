"""Sections 1 and 2: what the bout is played with, and how the three modes differ."""

from __future__ import annotations

from itertools import product
from typing import Any

import pytest
from tests.rules.ready_fence.table import (
    GREEN,
    MODES,
    RED,
    asked,
    begun,
    cards_of,
    event,
    facts,
    fencing,
    hand,
    kinds,
    offered,
    opening,
    pair,
    play,
    view,
    why,
)

from ludarium.core import WrongOption, WrongSeats
from ludarium.games.ready_fence import GAME
from ludarium.testing import proves

RED_CARDS = "ST4 BT4 DI4 TT4 GA5 FK4 FN5 FL5 IF4"


def deck(mode: str) -> dict[str, int]:
    """How many cards of each name a mode has."""
    found = [card.split(":") for card in view(opening(mode)).deck]
    return {name: int(count) for name, count, _ in found}


# -- 1. Components and board


@proves("F1")
def test_two_players_and_54_cards() -> None:
    assert GAME.seats == [2]
    with pytest.raises(WrongSeats):
        GAME.start(3, {}, "1")
    cards = deck("advanced")
    assert sum(cards.values()) == 54
    assert {name[:2] for name in cards} == {
        *("ST", "BT", "DI", "TT", "GA", "FK", "FN", "FL", "PR"),
        *("CP", "IF", "SH", "CT", "FT", "JK", "AN", "RA", "FE"),
    }, "and no reference card"


@proves("F2", "F3")
@pytest.mark.parametrize(
    ("ends", "first", "last", "zones"), [("outside", 1, 10, (0, 11)), ("inside", 2, 9, (1, 10))]
)
def test_the_strip_and_the_zones_beyond_its_ends(
    ends: str, first: int, last: int, zones: tuple[int, int]
) -> None:
    state = fencing("ST3 PR5", "ST3 PR5", squares=(first, last), strip_ends=ends)
    assert view(state).ends == [first, last]
    for seat in (GREEN, RED):
        state = fencing("ST3 PR5", "ST3 PR5", squares=(first, last), turn=seat, strip_ends=ends)
        told = play(state, "back")
        assert (event(told, "moved")["to"], event(told, "moved")["off"]) == (zones[seat], True)
        assert event(told, "touch") == {"seat": 1 - seat, "score": 1, "why": "off-strip"}


@proves("F3")
def test_forward_is_up_for_green_and_down_for_red() -> None:
    for seat, to in ((GREEN, 5), (RED, 6)):
        state = fencing("ST3 PR5", "ST3 PR5", squares=(4, 7), turn=seat)
        moved = event(play(state, "forward"), "moved")
        start = 4 if seat == GREEN else 7
        assert moved == {"seat": seat, "from": start, "to": to, "how": "forward", "off": False}


@proves("F4")
@pytest.mark.parametrize(("on_guard", "squares"), [("4-7", [4, 7]), ("3-8", [3, 8])])
def test_the_on_guard_lines(on_guard: str, squares: list[int]) -> None:
    state = begun(on_guard=on_guard)
    assert view(state).squares == squares
    state = fencing("ST3 ST4", "ST3 PR5", squares=(6, 8), on_guard=on_guard)
    told = play(state, "ST4", "accept")
    assert "on_guard" in kinds(told)
    assert view(state).squares == squares


@proves("F5")
def test_what_the_tracks_tell() -> None:
    seen = view(fencing("ST4", "PR5", "advanced", scores=(3, 14), stamina=(0, 5), points=15, period=2))
    assert (seen.scores, seen.target) == ([3, 14], 15)
    assert (seen.stamina, seen.cap) == ([0, 5], 5)
    assert (seen.timer, seen.period, seen.periods, seen.priority) == (12, 2, 3, None)
    assert seen.positions == ["line", "line"]
    seen = view(fencing("ST4", "PR5", "advanced", priority=RED, timer=4))
    assert (seen.priority, seen.timer) == (RED, 4)


@proves("F6")
def test_nobody_enters_or_passes_the_others_square() -> None:
    for seat in (GREEN, RED):
        state = fencing("ST3 PR5", "ST3 PR5", reach="short", turn=seat)
        assert "forward" not in offered(state)
        assert why(state)["forward"] == "edge"
        state = fencing("ST3 PR5", "ST3 PR5", reach="lunge", turn=seat)
        play(state, "forward")
        assert view(state).distance == 0
        assert "forward" not in offered(state)


# -- 2. Modes


@proves("F7", "F119", "F120", "F121")
def test_the_cards_of_the_modes() -> None:
    advanced, tutorial, basic = deck("advanced"), deck("tutorial"), deck("basic")
    assert [sum(cards.values()) for cards in (tutorial, basic, advanced)] == [41, 35, 54]
    without = {"FL", "IF", "CT", "FT", "FE"}
    assert tutorial == {name: count for name, count in advanced.items() if name[:2] not in without}
    within = {"ST", "BT", "DI", "TT", "GA", "FL", "IF", "PR", "SH"}
    assert basic == {name: count for name, count in advanced.items() if name[:2] in within}


@proves("F8")
@pytest.mark.parametrize(("mode", "points"), list(product(MODES, (5, 10, 15))))
def test_the_lengths_of_a_bout(mode: str, points: int) -> None:
    periods = {
        ("tutorial", 5): 1, ("tutorial", 10): 2, ("tutorial", 15): 3,
        ("basic", 5): 1, ("basic", 10): 2,
        ("advanced", 5): 1, ("advanced", 15): 3,
    }  # fmt: skip
    if (mode, points) not in periods:
        with pytest.raises(WrongOption):
            opening(mode, points=points)
        return
    seen = view(opening(mode, points=points))
    assert (seen.target, seen.period, seen.periods) == (points, 1, periods[mode, points])


@proves("F9", "F10", "F20", "F23", "F25", "F26")
@pytest.mark.parametrize(
    ("mode", "settings", "timer", "reserve"),
    [
        ("tutorial", {}, 29, 0),
        ("tutorial", {"tutorial_timer": "12"}, 12, 17),
        ("basic", {}, 12, 11),
        ("basic", {"tutorial_timer": "12"}, 12, 11),
        ("advanced", {}, 12, 30),
    ],
)
def test_hands_timer_and_reserve(mode: str, settings: dict[str, Any], timer: int, reserve: int) -> None:
    state = opening(mode, **settings)
    dealt = facts(play(state, "deal"), "dealt")
    assert [fact["count"] for fact in dealt] == [5 if mode == "basic" else 6] * 2
    seen = view(state)
    assert seen.hands == [6, 6]
    assert seen.known == ([["ST3"], ["ST3"]] if mode == "basic" else [[], []])
    told = play(state, "keep", "keep")
    assert event(told, "timer_built") == {"timer": timer, "reserve": reserve}
    assert (view(state).timer, view(state).reserve) == (timer, reserve)


@proves("F11")
@pytest.mark.parametrize(
    ("mode", "actions"),
    [
        ("tutorial", {"forward", "back", "position", "ST4", "end"}),
        ("basic", {"forward", "back", "position", "exchange", "stall", "ST4", "end"}),
        ("advanced", {"forward", "back", "position", "exchange", "stall", "retreat", "ST4", "end"}),
    ],
)
def test_the_actions_of_the_modes(mode: str, actions: set[str]) -> None:
    state = fencing("ST4 PR4", "ST4 PR5", mode)
    assert {option.split(":")[0] for option in offered(state)} == actions
    if mode == "tutorial":
        assert {name: code for name, code in why(state).items() if name.islower()} == {
            "retreat": "mode",
            "stall": "mode",
            "exchange": "mode",
        }


@proves("F12", "F39")
@pytest.mark.parametrize(
    ("mode", "reach", "openers"),
    [
        ("tutorial", "short", ""),
        ("tutorial", "lunge", "ST4 BT4 TT4 GA5 FK4 FN5"),
        ("tutorial", "long", ""),
        ("basic", "short", "IF4"),
        ("basic", "lunge", "ST4 BT4 TT4 GA5"),
        ("basic", "long", "FL5"),
        ("basic", "out", ""),
        ("advanced", "short", "IF4"),
        ("advanced", "lunge", "ST4 BT4 TT4 GA5 FK4 FN5"),
        ("advanced", "long", "FL5"),
        ("advanced", "out", ""),
    ],
)
def test_at_which_distance_a_phrase_may_open(mode: str, reach: str, openers: str) -> None:
    held = " ".join(name for name in RED_CARDS.split() if name in deck(mode))
    state = fencing(held, "PR4", mode, reach=reach)
    assert cards_of(offered(state)) == set(openers.split())
    codes = {name: code for name, code in why(state).items() if name[0].isupper()}
    wrong = {"short": "lunge-only", "lunge": "", "long": "lunge-only", "out": "out-of-reach"}[reach]
    if mode != "tutorial" and reach == "short":
        assert codes["FL5"] == "long-only"
    if mode != "tutorial" and reach in ("lunge", "long"):
        assert codes["IF4"] == "short-only"
    assert codes.get("ST4", "") == wrong


@proves("F13", "F51", "F52", "F53")
@pytest.mark.parametrize("mode", MODES)
def test_what_becomes_of_the_cards_of_a_phrase(mode: str) -> None:
    state = fencing("ST3 ST4 PR4 SH4 SH5 TT4", "ST3 ST5 PR5 SH4 SH5 TT4", mode)
    told = play(state, "ST4", "PR5", "accept")
    if mode == "tutorial":
        assert "took_back" not in kinds(told)
        assert {"ST4", "PR5"} <= set(view(state).discards)
        drawn = [(fact["seat"], fact["count"]) for fact in facts(told, "drew")]
        assert drawn == [(RED, 1), (GREEN, 1)], "the scorer first"
    else:
        assert [(fact["seat"], fact["cards"]) for fact in facts(told, "took_back")] == [
            (GREEN, ["ST4"]),
            (RED, ["PR5"]),
        ]
        assert view(state).discards == []
        assert "drew" not in kinds(told)
    assert view(state).hands == [6, 6]


@proves("F14")
@pytest.mark.parametrize(
    ("mode", "defences"), [("tutorial", {"distance"}), ("basic", {"parry", "distance"}),
                           ("advanced", {"parry", "distance"})]
)  # fmt: skip
def test_the_defences_without_a_card(mode: str, defences: set[str]) -> None:
    state = fencing("ST4 TT4", "BT4 TT4", mode)
    play(state, "ST4")
    assert offered(state) == {"accept", *defences}


@proves("F15", "F45")
def test_stamina_of_cards_counts_but_in_the_tutorial() -> None:
    state = fencing("FK4 ST4", "PR4", "tutorial", stamina=(0, 6))
    assert "FK4" in offered(state)
    told = play(state, "FK4")
    assert event(told, "played")["paid"] == 0
    assert view(state).stamina == [0, 6]
    state = fencing("FK4 ST4", "PR4", "advanced", stamina=(0, 6))
    assert "FK4" not in offered(state)
    assert view(state, GREEN).why["FK4"].need == 1


@proves("F16", "F41", "F42")
@pytest.mark.parametrize(
    ("mode", "settings", "on"),
    [
        ("tutorial", {}, False),
        ("tutorial", {"tutorial_modifiers": True}, True),
        ("basic", {}, True),
        ("advanced", {}, True),
    ],
)
def test_where_weapon_positions_change_speeds(mode: str, settings: dict[str, Any], on: bool) -> None:
    state = fencing("ST5 SH4", "PR4 PR5", mode, positions=("line", "engagement"), **settings)
    assert event(play(state, "ST5"), "played")["speed"] == (4 if on else 5)
    assert ("PR4" in offered(state)) == on
    state = fencing("TT4 ST5 SH4", "PR4 PR5", mode, positions=("engagement", "invitation"), **settings)
    play(state, "ST5")
    assert ("PR4" in offered(state)) == on, "parried with 5 in Invitation"


@proves("F17", "F49")
@pytest.mark.parametrize("mode", MODES)
def test_recovery_after_a_touch(mode: str) -> None:
    state = fencing("ST4 PR4", "PR5 SH4", mode, stamina=(2, 3))
    told = play(state, "ST4", "accept")
    assert view(state).stamina == ([2, 3] if mode == "tutorial" else [3, 4])
    assert len(facts(told, "recovered")) == (0 if mode == "tutorial" else 2)


@proves("F18", "F50")
@pytest.mark.parametrize(
    ("mode", "points", "stamina"), [("tutorial", 15, [6, 6, 6]), ("basic", 10, [6, 6]), ("advanced", 15, [6, 5, 4])]
)  # fmt: skip
def test_stamina_at_the_start_of_periods(mode: str, points: int, stamina: list[int]) -> None:
    state = begun(mode, points=points)
    assert view(state).stamina == [6, 6]
    for period in range(2, len(stamina) + 1):
        state = fencing("ST4 PR4", "PR5 SH4", mode, points=points, period=period - 1, timer=1, stamina=(1, 3))
        told = play(state, "ST4", "accept")
        full = stamina[period - 1]
        assert event(told, "period_began")["stamina"] == full
        assert view(state).stamina == [full, full], "set, not added"


@proves("F19", "F112")
@pytest.mark.parametrize("mode", MODES)
def test_a_tie_at_the_end_of_time(mode: str) -> None:
    state = fencing("ST4 PR4", "ST5 SH4", mode, timer=1, scores=(2, 2), squares=(4, 8))
    told = play(state, "end", "discard:ST4") if mode == "tutorial" else play(state, "stall")
    assert event(told, "period_over") == {"period": 1}
    assert ("sudden_death" in kinds(told)) == (mode == "tutorial")
    assert ("extra_time" in kinds(told)) == (mode != "tutorial")
    assert asked(state) == (RED, "turn")


@proves("F20")
@pytest.mark.parametrize("mode", ["tutorial", "advanced"])
def test_elsewhere_no_straight_thrust_is_compulsory(mode: str) -> None:
    seats = {tuple(hand(begun(mode, str(seed)), GREEN)) for seed in range(40)}
    assert any(not any(name[:2] == "ST" for name in cards) for cards in seats)
    if mode == "advanced":
        assert "exchange:ST3" in offered(fencing("ST3 PR4", "ST4 PR5", mode))


@proves("F3")
def test_what_is_said_of_green_is_said_of_red() -> None:
    """Both sides attack, step and defend alike."""
    for seat in (GREEN, RED):
        hands = pair(seat, "ST3 ST5", "ST3 PR5")
        state = fencing(hands[0], hands[1], turn=seat, squares=(4, 7))
        play(state, "forward", "ST5")
        assert view(state).distance == 1
        assert asked(state) == (1 - seat, "answer")
        assert {"PR5", "parry", "distance", "accept"} == offered(state)
