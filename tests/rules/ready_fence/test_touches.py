"""Section 13: touches, double touches, leaving the strip, and the end of the bout by points."""

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
    play,
    view,
)

from ludarium.core import IllegalChoice
from ludarium.testing import proves

HANDS = ("ST5 ST3 PR4", "SH5 SH6 PR5 ST4")


@proves("F97")
@pytest.mark.parametrize(
    ("answers", "scores"), [(["accept"], [2, 3]), (["SH6", "accept"], [1, 4]), (["SH5", "accept"], [2, 4])]
)
def test_a_touch_is_a_point(answers: list[str], scores: list[int]) -> None:
    """In front of a Stop Hit of 5 both are touched, and both score."""
    state = fencing(*HANDS, "tutorial", scores=(1, 3))
    told = play(state, "ST5", *answers)
    assert view(state).scores == scores
    if scores == [2, 4]:
        assert event(told, "double_touch") == {"scores": [2, 4], "counts": True}
        assert "touch" not in kinds(told)
    else:
        seat = GREEN if scores[0] == 2 else RED
        assert event(told, "touch")["seat"] == seat
        assert event(told, "touch")["score"] == scores[seat]


@proves("F98")
@pytest.mark.parametrize("answers", [["accept"], ["SH6"], ["SH5"]])
def test_after_any_touch_both_return_on_guard(answers: list[str]) -> None:
    state = fencing(*HANDS, squares=(2, 4))
    told = play(state, "ST5", *answers)
    assert kinds(told).count("on_guard") == 1
    assert view(state).squares == [4, 7]


@proves("F98")
def test_without_a_touch_they_stay() -> None:
    state = fencing(*HANDS, squares=(2, 4))
    told = play(state, "ST5", "parry")
    assert "on_guard" not in kinds(told)
    assert view(state).squares == [2, 4]


@proves("F99")
@pytest.mark.parametrize(
    ("mode", "points", "score"), [("tutorial", 5, 4), ("basic", 5, 4), ("basic", 10, 9), ("advanced", 15, 14)]
)
def test_a_double_touch_before_the_last_point_scores_nothing(mode: str, points: int, score: int) -> None:
    state = fencing(*HANDS, mode, points=points, scores=(score, score), squares=(2, 4))
    told = play(state, "ST5", "SH5", *(["accept"] if asked_answer(mode) else []))
    assert event(told, "double_touch") == {"scores": [score, score], "counts": False}
    assert view(state).scores == [score, score]
    assert view(state).squares == [2, 4], "the fencers stay"
    assert not {"on_guard", "recovered", "game_over"} & set(kinds(told))
    assert asked(state) == (RED, "turn")
    seen = view(state).phrase
    assert seen is not None
    assert (seen.result, seen.scorer) == ("void", None)


def asked_answer(mode: str) -> bool:
    """Whether a counter-attack may be answered: in the basic mode by nothing (F64)."""
    return mode != "basic"


@proves("F99")
@pytest.mark.parametrize(
    ("points", "scores", "any_tie", "counts"),
    [
        (15, (4, 4), "target", True),
        (15, (4, 4), "any", False),
        (15, (9, 9), "target", True),
        (15, (9, 9), "any", False),
        (15, (14, 14), "any", False),
        (15, (5, 5), "any", True),
        (15, (4, 9), "any", True),
        (5, (4, 4), "any", False),
        (5, (3, 3), "any", True),
    ],
)
def test_o24_ties_below_other_lengths(
    points: int, scores: tuple[int, int], any_tie: str, counts: bool
) -> None:
    state = fencing(*HANDS, "advanced", points=points, scores=scores, tied_double=any_tie)
    told = play(state, "ST5", "SH5", "accept")
    assert event(told, "double_touch")["counts"] == counts
    assert view(state).scores == [score + counts for score in scores]


@proves("F100", "F104")
@pytest.mark.parametrize(("scores", "winner"), [((4, 3), GREEN), ((2, 4), RED)])
def test_a_double_touch_may_win(scores: tuple[int, int], winner: int) -> None:
    state = fencing(*HANDS, scores=scores)
    told = play(state, "ST5", "SH5")
    assert event(told, "double_touch")["counts"] is True
    assert event(told, "game_over") == {"winner": winner, "reason": "points"}
    assert view(state).scores == [scores[0] + 1, scores[1] + 1]


@proves("F101")
def test_the_order_after_a_phrase() -> None:
    """Score, recovery, cards back, refill, on guard, the next turn."""
    state = fencing("ST4 ST3 PR4", "JK SH6 PR5", "advanced", stamina=(3, 3), squares=(2, 4))
    told = play(state, "ST4", "JK")
    assert kinds(told) == [
        "played", "played", "touch", "recovered", "recovered", "took_back", "drew", "drew", "on_guard",
        "turn_began",
    ]  # fmt: skip
    assert [fact["seat"] for fact in facts(told, "drew")] == [RED, GREEN]


@proves("F101", "F102")
@pytest.mark.parametrize("seat", [GREEN, RED])
@pytest.mark.parametrize("answers", [["accept"], ["SH6"], ["SH5"], ["parry"]])
def test_the_turn_passes_whoever_scored(seat: int, answers: list[str]) -> None:
    hands = HANDS if seat == GREEN else HANDS[::-1]
    state = fencing(*hands, turn=seat)
    told = play(state, "ST5", *answers)
    assert event(told, "turn_began") == {"seat": 1 - seat, "number": 2}
    assert asked(state) == (1 - seat, "turn"), "the Defender's turn was not used up"


@proves("F103")
@pytest.mark.parametrize("mode", ["tutorial", "basic", "advanced"])
@pytest.mark.parametrize("seat", [GREEN, RED])
def test_stepping_off_the_strip(mode: str, seat: int) -> None:
    state = fencing(*HANDS, mode, squares=(1, 10), turn=seat, scores=(2, 2), stamina=(3, 3))
    told = play(state, "back")
    assert event(told, "moved")["to"] == (0, 11)[seat]
    assert event(told, "touch") == {"seat": 1 - seat, "score": 3, "why": "off-strip"}
    assert view(state).squares == [4, 7], "both on guard"
    assert event(told, "turn_began")["seat"] == 1 - seat, "the rest of the turn is lost"
    assert asked(state) == (1 - seat, "turn")


@proves("F103", "F35")
@pytest.mark.parametrize("squares", [(1, 9), (2, 10)])
@pytest.mark.parametrize("seat", [GREEN, RED])
def test_retreating_off_the_strip(squares: tuple[int, int], seat: int) -> None:
    state = fencing(*HANDS, "advanced", squares=squares, turn=seat)
    decision = state.decision()
    assert decision is not None
    assert decision.find("retreat").touches() == [f"square:{(0, 11)[seat]}"]
    told = play(state, "retreat")
    assert event(told, "moved")["to"] == (0, 11)[seat]
    assert event(told, "touch")["seat"] == 1 - seat
    assert asked(state) == (1 - seat, "turn"), "and no card is exchanged"


@proves("F103", "F91", "FX5")
def test_fx5() -> None:
    state = fencing("ST3 PR5", "ST4 SH4", "tutorial", squares=(2, 4), turn=RED)
    told = play(state, "ST4", "distance")
    assert event(told, "moved") == {"seat": GREEN, "from": 2, "to": 0, "how": "distance", "off": True}
    assert asked(state) == (GREEN, "cost"), "all of its cost is mandatory"
    told = play(state, "discard:PR5")
    assert event(told, "touch") == {"seat": RED, "score": 1, "why": "off-strip"}
    assert view(state).squares == [4, 7]
    assert asked(state) == (GREEN, "turn")


@proves("F103", "F2")
def test_the_last_square_is_on_the_strip() -> None:
    state = fencing(*HANDS, squares=(2, 9))
    told = play(state, "back")
    assert "touch" not in kinds(told)
    assert view(state).squares == [1, 9]


@proves("F104")
def test_the_bout_ends_with_the_last_point() -> None:
    state = fencing(*HANDS, scores=(4, 4), timer=7)
    told = play(state, "ST5", "accept")
    assert kinds(told) == ["played", "accepted", "touch", "took_back", "game_over"]
    assert event(told, "game_over") == {"winner": GREEN, "reason": "points"}
    assert state.decision() is None
    assert len(state.table()) == 0
    outcome = state.outcome()
    assert outcome is not None
    assert (outcome.scores, outcome.winners) == ([5, 4], [GREEN])
    seen = view(state)
    assert (seen.phase, seen.asked, seen.winner, seen.reason) == ("over", None, GREEN, "points")


@proves("F104", "F103")
def test_the_last_point_may_come_from_the_strip() -> None:
    state = fencing(*HANDS, scores=(1, 4), squares=(1, 5))
    told = play(state, "back")
    assert event(told, "game_over") == {"winner": RED, "reason": "points"}


@proves("F104", "F8")
@pytest.mark.parametrize(("mode", "points"), [("basic", 10), ("tutorial", 15), ("advanced", 15)])
def test_in_longer_bouts_at_their_target(mode: str, points: int) -> None:
    state = fencing(*HANDS, mode, points=points, scores=(points - 2, 0), squares=(5, 7))
    play(state, "ST5", "accept")
    assert view(state).winner is None
    play(state, "end", *(["no"] if mode == "tutorial" else []))
    state = fencing(*HANDS, mode, points=points, scores=(points - 1, 0), squares=(5, 7))
    assert event(play(state, "ST5", "accept"), "game_over")["reason"] == "points"


@proves("F104")
@pytest.mark.parametrize("seat", [GREEN, RED])
def test_a_player_may_concede(seat: int) -> None:
    state = fencing(*HANDS, scores=(2, 1))
    told = play(state, f"concede>{seat}")
    assert kinds(told) == ["conceded", "game_over"]
    assert event(told, "game_over") == {"winner": 1 - seat, "reason": "conceded"}
    assert offered(state) == set()
    with pytest.raises(IllegalChoice):
        state.choose(fencing(*HANDS).table().find("concede>0"))
