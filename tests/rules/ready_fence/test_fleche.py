"""Section 13, Flèche: one attack from long distance, one answer, and where the fencers stand afterwards."""

from __future__ import annotations

import pytest
from tests.rules.ready_fence.table import (
    GREEN,
    RED,
    asked,
    event,
    facts,
    fencing,
    kinds,
    offered,
    pair,
    play,
    view,
    why,
)

from ludarium.testing import proves


@proves("F92")
def test_fleche_opens_at_long_distance_alone() -> None:
    for reach, code in (("short", "long-only"), ("lunge", "long-only"), ("out", "out-of-reach")):
        state = fencing("FL5 ST3", "ST3", reach=reach)
        assert "FL5" not in offered(state)
        assert why(state)["FL5"] == code
    assert {"FL5", "FL5+AN"} <= offered(fencing("FL5 AN", "ST3", "advanced", reach="long"))


@proves("F92", "F94")
@pytest.mark.parametrize("answer", ["PR6", "parry", "CP4", "distance"])
def test_the_attacker_plays_no_further_card(answer: str) -> None:
    held = "FL5 SH7 RA FE JK CT"
    state = fencing(held, "PR6 CP4", "advanced", reach="long", positions=("line", "engagement"))
    told = play(state, "FL5", answer)
    assert "game_over" not in kinds(told)
    assert asked(state) == (RED, "turn"), "the phrase is over after one answer"


@proves("F93")
def test_the_defender_has_one_answer() -> None:
    state = fencing(
        "FL5 ST3", "SH6 PR6 CP4 DI5 IF6 JK GA5 CT FT RA FE", "advanced", reach="long",
        positions=("line", "engagement"),
    )  # fmt: skip
    told = play(state, "FL5")
    assert event(told, "played")["speed"] == 4
    cards = {"SH6", "PR6", "PR6+GA5", "CP4", "CP4+GA5", "JK"}
    assert offered(state) == {"accept", "parry", "parry+GA5", "distance"} | cards
    codes = why(state)
    assert (codes["DI5"], codes["IF6"]) == ("text", "text")


@proves("F93", "F89")
def test_distance_against_a_fleche_up_to_speed_5() -> None:
    for card, possible in (("FL5", True), ("FL6", False)):
        state = fencing(f"{card} ST3", "SH6 ST3", reach="long")
        play(state, card)
        assert ("distance" in offered(state)) == possible


@proves("F94")
@pytest.mark.parametrize(
    ("answer", "touch"),
    [
        ("accept", (GREEN, "hit")),
        ("PR6", (RED, "riposte")),
        ("SH6", (RED, "counter")),
        ("JK", (RED, "at-once")),
        ("PR6+GA5", (RED, "riposte")),
        ("parry+GA5", (RED, "riposte")),
    ],
)
def test_how_a_fleche_ends(answer: str, touch: tuple[int, str]) -> None:
    state = fencing("FL5 ST3", "PR6 SH6 SH5 JK GA5", "advanced", reach="long", stamina=(4, 4))
    told = play(state, "FL5", answer)
    fact = event(told, "touch")
    assert (fact["seat"], fact["why"]) == touch
    assert view(state).squares == [4, 7], "on guard after any touch (F96)"
    assert "placed" not in kinds(told)
    assert asked(state) == (RED, "turn")


@proves("F94", "FX4")
def test_an_equal_counter_is_a_double_touch() -> None:
    state = fencing("FL6 ST3", "SH6 ST3", "advanced", squares=(5, 8), stamina=(3, 3))
    told = play(state, "FL6", "SH6")
    assert event(told, "double_touch") == {"scores": [1, 1], "counts": True}
    assert view(state).squares == [4, 7]
    assert view(state).stamina == [1, 4], "the Attacker has spent 2 SP"


@proves("F96", "F99", "FX4")
def test_fx4_at_four_all() -> None:
    state = fencing("FL6 ST3", "SH6 ST3", "advanced", squares=(5, 8), scores=(4, 4))
    told = play(state, "FL6", "SH6")
    assert event(told, "double_touch") == {"scores": [4, 4], "counts": False}
    assert view(state).scores == [4, 4]
    assert facts(told, "placed") == [{"seat": RED, "square": 7}, {"seat": GREEN, "square": 4}]
    assert "on_guard" not in kinds(told)


@proves("F95")
def test_the_fencer_stands_beside_the_strip_meanwhile() -> None:
    state = fencing("FL5 ST3", "SH6 ST3", reach="long")
    told = play(state, "FL5")
    assert kinds(told) == ["played", "beside"]
    assert view(state).beside == GREEN
    assert view(state).scores == [0, 0], "which is not off the strip"
    play(state, "distance")
    assert view(state).beside is None


PLACES: list[tuple[int, tuple[int, int], str, tuple[int, int]]] = [
    (GREEN, (4, 7), "parry", (3, 6)),
    (GREEN, (4, 7), "distance", (5, 8)),
    (GREEN, (1, 4), "parry", (1, 3)),
    (GREEN, (2, 5), "parry", (1, 4)),
    (GREEN, (1, 4), "distance", (2, 5)),
    (GREEN, (6, 9), "parry", (5, 8)),
    (RED, (4, 7), "parry", (5, 8)),
    (RED, (4, 7), "distance", (3, 6)),
    (RED, (7, 10), "parry", (8, 10)),
    (RED, (6, 9), "parry", (7, 10)),
]


@proves("F96")
@pytest.mark.parametrize(("seat", "squares", "answer", "placed"), PLACES)
def test_where_the_fencers_go_without_a_touch(
    seat: int, squares: tuple[int, int], answer: str, placed: tuple[int, int]
) -> None:
    """The Defender a square forward, the Attacker two empty squares in front of that, or on the last square."""
    hands = pair(seat, "FL5 ST3", "ST4 SH4")
    state = fencing(*hands, squares=squares, turn=seat)
    told = play(state, "FL5", answer)
    assert view(state).squares == list(placed)
    defender = 1 - seat
    assert facts(told, "placed") == [
        {"seat": defender, "square": placed[defender]},
        {"seat": seat, "square": placed[seat]},
    ]
    assert asked(state) == (defender, "turn")


@proves("F96")
def test_o33_the_last_square_where_the_zones_are_inside() -> None:
    state = fencing("FL5 ST3", "ST4 SH4", squares=(2, 5), strip_ends="inside")
    play(state, "FL5", "parry")
    assert view(state).squares == [2, 4]


@proves("F96", "F98")
def test_who_retreats_off_the_strip_from_a_fleche_gives_a_touch() -> None:
    state = fencing("FL5 ST3", "ST4 SH4", squares=(6, 9))
    told = play(state, "FL5", "distance")
    assert event(told, "touch") == {"seat": GREEN, "score": 1, "why": "off-strip"}
    assert view(state).squares == [4, 7]
    assert "placed" not in kinds(told)
