"""Section 5: distance, weapon positions, effective speed."""

from __future__ import annotations

from typing import Any

import pytest
from tests.rules.ready_fence.table import (
    RED,
    asked,
    cards_of,
    event,
    fencing,
    offered,
    play,
    view,
    why,
)

from ludarium.testing import proves

NAMES = ("line", "invitation", "engagement")


@proves("F38")
@pytest.mark.parametrize(
    ("squares", "distance", "reach"),
    [
        ((5, 6), 0, "short"),
        ((5, 7), 1, "lunge"),
        ((4, 7), 2, "long"),
        ((3, 7), 3, "out"),
        ((1, 10), 8, "out"),
    ],
)
def test_distance_counts_the_empty_squares(squares: tuple[int, int], distance: int, reach: str) -> None:
    seen = view(fencing("ST3", "ST3", squares=squares))
    assert (seen.distance, seen.reach) == (distance, reach)


@proves("F38", "F39")
@pytest.mark.parametrize("squares", [(3, 7), (2, 7), (1, 10)])
def test_nobody_is_hit_out_of_distance(squares: tuple[int, int]) -> None:
    held = "ST3 BT4 TT4 GA5 IF4 FL5"
    state = fencing(held, "ST3", squares=squares)
    assert cards_of(offered(state)) == set()
    assert {why(state)[name] for name in held.split()} == {"out-of-reach"}


@proves("F39")
def test_a_step_may_bring_the_distance() -> None:
    state = fencing("ST3 FL5 IF4", "ST3", squares=(4, 7))
    assert cards_of(offered(state)) == {"FL5"}
    play(state, "forward")
    assert cards_of(offered(state)) == {"ST3"}
    state = fencing("ST3 FL5 IF4", "ST3", squares=(5, 7))
    play(state, "forward")
    assert cards_of(offered(state)) == {"IF4"}


@proves("F40")
def test_the_cycle_alone_does_nothing() -> None:
    """A Toe-touch has no bonus of its own: only Engagement matters to its speed, and Line and Invitation,
    which beats and is beaten, do not."""
    for own in NAMES:
        for other in NAMES:
            state = fencing("TT4 ST3", "ST3", positions=(own, other))
            speed = event(play(state, "TT4"), "played")["speed"]
            assert speed == (3 if other == "engagement" else 4)
            state = fencing("TT4 ST4", "ST3", "tutorial", positions=(own, other))
            assert event(play(state, "TT4"), "played")["speed"] == 4


@proves("F40", "F44")
@pytest.mark.parametrize("other", NAMES)
@pytest.mark.parametrize("own", NAMES)
def test_o6_without_modifiers_card_texts_still_count(own: str, other: str) -> None:
    state = fencing("ST3 ST4", "PR5", "tutorial", positions=(own, other))
    speed = event(play(state, "ST3"), "played")["speed"]
    assert speed == (5 if (own, other) == ("line", "invitation") else 3)


@proves("F41")
@pytest.mark.parametrize("answer", ["PR4", "IF4", "CP4", "SH4"])
def test_invitation_helps_defences(answer: str) -> None:
    """A defence of 4 meets an attack of 5 in Invitation alone. (The Attacker's Engagement gives no bonus.)"""
    for position in NAMES:
        state = fencing("ST5 ST3", answer, "advanced", positions=("engagement", position))
        speed = event(play(state, "ST5"), "played")["speed"]
        assert speed == (4 if position == "engagement" else 5)
        if position == "line":
            assert answer not in offered(state)
            continue
        assert event(play(state, answer), "played")["speed"] == (5 if position == "invitation" else 4)


@proves("F41")
@pytest.mark.parametrize(("helps", "speed"), [("blue-cyan", 5), ("blue", 4)])
def test_invitation_helps_the_attackers_counter(helps: str, speed: int) -> None:
    """The Attacker in Invitation answers a riposte by Glide with a Disengage."""
    state = fencing(
        "ST4 DI4", "PR4 GA5", "advanced", positions=("invitation", "line"), invitation_helps=helps
    )
    play(state, "ST4", "PR4+GA5")
    assert event(play(state, "DI4"), "played")["speed"] == speed


@proves("F41")
def test_invitation_does_not_help_ripostes() -> None:
    for position in NAMES[:2]:
        state = fencing("ST3 SH4", "PR5 ST3", positions=("invitation", position))
        play(state, "ST3")
        assert event(play(state, "PR5"), "riposte")["speed"] == 3


@proves("F41")
def test_invitation_helps_the_parry_action() -> None:
    for position, price in (("line", 2), ("invitation", 1)):
        state = fencing("ST3 SH4", "ST3", positions=("engagement", position))
        play(state, "ST3")
        assert event(play(state, "parry"), "cardless")["paid"] == price


@proves("F41")
def test_o7_invitation_may_help_blue_cards_alone() -> None:
    for helps, speed in (("blue-cyan", 5), ("blue", 4)):
        state = fencing("ST4 ST3", "SH4 PR4", positions=("engagement", "invitation"), invitation_helps=helps)
        play(state, "ST4")
        assert event(play(state.clone(), "SH4"), "played")["speed"] == speed
        assert event(play(state, "PR4"), "played")["speed"] == 5


@proves("F42", "F44")
@pytest.mark.parametrize(
    ("card", "line", "engagement"), [("ST4", 4, 3), ("BT4", 5, 3), ("TT4", 4, 3), ("FK4", 5, 3)]
)
def test_engagement_slows_attacks(card: str, line: int, engagement: int) -> None:
    for position, speed in (("line", line), ("engagement", engagement)):
        state = fencing(f"{card} SH4", "ST3", "advanced", positions=("line", position))
        assert event(play(state, card), "played")["speed"] == speed


@proves("F42")
def test_engagement_slows_infighting_and_the_fleche() -> None:
    for card, reach in (("IF5", "short"), ("FL5", "long")):
        state = fencing(f"{card} SH4", "ST3", reach=reach, positions=("line", "engagement"))
        assert event(play(state, card), "played")["speed"] == 4


@proves("F42")
def test_a_disengage_ignores_engagement() -> None:
    state = fencing("DI4 ST3", "PR4", positions=("line", "engagement"))
    assert event(play(state, "DI4"), "played")["speed"] == 4


@proves("F42")
def test_engagement_slows_ripostes() -> None:
    for slows, speed in (("attacks-ripostes", 2), ("attacks", 3)):
        state = fencing("ST4 SH4", "PR5 ST3", positions=("engagement", "line"), engagement_slows=slows)
        play(state, "ST4")
        assert event(play(state, "PR5"), "riposte")["speed"] == speed
        state = fencing(
            "ST4", "PR5 GA5", "advanced", positions=("engagement", "line"), engagement_slows=slows
        )
        play(state, "ST4")
        assert event(play(state, "PR5+GA5"), "riposte") == {"seat": RED, "speed": speed + 1, "glide": True}


@proves("F42", "F123")
def test_a_renewed_attack_is_slowed_once() -> None:
    state = fencing("ST5 RA", "PR4 ST3", "advanced", positions=("line", "engagement"))
    assert event(play(state, "ST5"), "played")["speed"] == 4
    play(state, "parry")
    assert event(play(state, "RA"), "played")["speed"] == 6


@proves("F43")
@pytest.mark.parametrize(("reset", "kept"), [("period", True), ("touch", False)])
def test_positions_after_a_touch(reset: str, kept: bool) -> None:
    state = fencing("ST4 ST3", "PR4", positions=("invitation", "engagement"), positions_reset=reset)
    play(state, "ST4", "accept")
    assert view(state).scores == [1, 0]
    assert view(state).positions == (["invitation", "engagement"] if kept else ["line", "line"])
    state = fencing(
        "ST4 ST3", "PR4", squares=(1, 5), positions=("invitation", "engagement"), positions_reset=reset
    )
    play(state, "back")
    assert view(state).scores == [0, 1]
    assert view(state).positions == (["invitation", "engagement"] if kept else ["line", "line"])


@proves("F43", "F110")
@pytest.mark.parametrize("reset", ["period", "touch"])
def test_positions_at_the_start_of_a_period(reset: str) -> None:
    state = fencing(
        "ST4 ST3", "PR4", points=10, timer=1, positions=("invitation", "engagement"), positions_reset=reset
    )
    play(state, "stall")
    assert view(state).period == 2
    assert view(state).positions == ["line", "line"]


@proves("F43")
def test_a_phrase_without_a_touch_changes_no_position() -> None:
    state = fencing(
        "ST4 ST3", "PR4", positions=("invitation", "engagement"), positions_reset="touch", squares=(5, 7)
    )
    play(state, "ST4", "parry")
    assert view(state).positions == ["invitation", "engagement"]
    assert asked(state) == (RED, "turn")


SPEEDS: list[tuple[str, tuple[str, str], int]] = [
    ("ST3", ("line", "invitation"), 5),
    ("ST4", ("line", "invitation"), 6),
    ("ST5", ("line", "invitation"), 7),
    ("ST6", ("line", "invitation"), 8),
    ("ST4", ("engagement", "invitation"), 4),
    ("ST4", ("invitation", "invitation"), 4),
    ("ST4+AN", ("line", "invitation"), 8),
    ("ST4+AN", ("line", "engagement"), 5),
    ("BT4", ("line", "line"), 5),
    ("BT5", ("line", "line"), 6),
    ("BT5+AN", ("invitation", "line"), 8),
    ("FK4", ("line", "line"), 5),
    ("FK5", ("line", "engagement"), 4),
    ("DI5+AN", ("line", "engagement"), 7),
    ("GA5", ("line", "line"), 5),
    ("FN6+AN", ("line", "line"), 8),
]


@proves("F44")
@pytest.mark.parametrize(("play_of", "positions", "speed"), SPEEDS)
def test_effective_speed(play_of: str, positions: tuple[str, str], speed: int) -> None:
    cards = play_of.replace("+", " ") + " TT4"
    state = fencing(cards, "ST3", "advanced", positions=positions)
    assert event(play(state, play_of), "played")["speed"] == speed


@proves("F44")
@pytest.mark.parametrize(("least", "riposte"), [(1, 1), (0, 1)])
def test_the_least_speed(least: int, riposte: int) -> None:
    """The slowest action there is: a riposte of 2, in front of Engagement."""
    settings: dict[str, Any] = {"least_speed": least}
    state = fencing("ST3 SH4", "PR4 ST3", positions=("engagement", "line"), **settings)
    play(state, "ST3")
    assert event(play(state, "PR4"), "riposte")["speed"] == riposte


@proves("F44")
@pytest.mark.parametrize(("least", "speed"), [(1, 1), (0, 0)])
def test_o9_a_slow_card_of_another_table(least: int, speed: int) -> None:
    """A Toe-touch of speed 1 in front of Engagement."""
    table = fencing().settings.table.text().replace("TT44.0", "TT11.0")
    state = fencing("TT1 ST3", "ST3", positions=("line", "engagement"), cards=table, least_speed=least)
    assert event(play(state, "TT1"), "played")["speed"] == speed
