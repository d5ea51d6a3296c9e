"""Section 13: extra time with priority, and sudden death in the tutorial."""

from __future__ import annotations

from collections import Counter

import pytest
from tests.rules.ready_fence.table import (
    GREEN,
    RED,
    asked,
    event,
    fencing,
    hand,
    kinds,
    named,
    offered,
    play,
    view,
    why,
)

from ludarium.games.ready_fence.state import FenceState
from ludarium.testing import proves

HANDS = ("ST3 ST4 PR4 SH4 SH5 TT4", "ST3 ST5 PR5 SH4 SH5 TT4")
FACE_UP = "BT4 BT5 DI4 DI5 GA5 FL5"
BOTH = ["basic", "advanced"]


def level(mode: str = "basic", seed: str = "1", discards: str = FACE_UP) -> FenceState:
    """A bout whose last timer card has just gone, at 2-2; it was Green's turn."""
    state = fencing(
        *HANDS, mode, timer=1, scores=(2, 2), squares=(2, 9), stamina=(3, 1), seed=seed, discards=discards,
        positions=("invitation", "engagement"), known=("SH4", ""),
    )  # fmt: skip
    play(state, "stall")
    return state


@proves("F112", "F113", "F114")
@pytest.mark.parametrize("mode", BOTH)
def test_extra_time_begins(mode: str) -> None:
    state = level(mode)
    seen = view(state)
    assert seen.timer == 4
    assert seen.priority in (GREEN, RED)
    assert [hand(state, seat) for seat in (GREEN, RED)] == [sorted(cards.split()) for cards in HANDS]
    assert seen.known == [["SH4"], []], "hands are kept"
    assert seen.squares == [4, 7]
    assert seen.stamina == [5, 1], "unchanged, but for the Stall before"
    assert seen.positions == ["invitation", "engagement"]
    assert asked(state) == (RED, "turn"), "the turn order goes on"
    assert (seen.scores, seen.period, seen.discards) == ([2, 2], 1, [])


@proves("F114")
def test_the_coin_decides_who_has_priority() -> None:
    assert {view(level(seed=str(seed))).priority for seed in range(40)} == {GREEN, RED}


@proves("F113")
@pytest.mark.parametrize("mode", BOTH)
def test_only_discards_are_drawn_in_extra_time(mode: str) -> None:
    """The six that lie there and the one that was stalled away, and no card of the reserve."""
    drawn: Counter[str] = Counter()
    for seed in range(60):
        state = level(mode, str(seed))
        assert view(state).timer + view(state).reserve == 7
        drawn.update(event(play(state, "exchange:TT4"), "drew")["cards"])
        assert view(state).timer == 3
    assert set(FACE_UP.split()) <= set(drawn), "any of them may be among the four"


@proves("F113")
def test_o28_with_fewer_than_four_discards_the_reserve_joins_them() -> None:
    state = level(discards="BT4 BT5")
    assert view(state).timer == 4
    assert view(state).reserve == 35 - 12 - 4
    assert state.piles.aside == 0
    state = level(discards="BT4 BT5 DI4")
    assert view(state).timer == 4
    assert view(state).reserve == 0
    assert len(named(state, state.piles.aside)) == 35 - 12 - 4, "out of play"


@proves("F115")
def test_no_stall_in_extra_time() -> None:
    state = level()
    for _ in range(3):
        assert "stall" not in offered(state)
        assert why(state)["stall"] == "stall-priority"
        play(state, "end")


@proves("F116")
@pytest.mark.parametrize(("answer", "winner"), [("accept", RED), ("SH5", GREEN)])
def test_the_first_touch_wins(answer: str, winner: int) -> None:
    state = fencing("SH5 ST3", "ST4 SH4", turn=RED, priority=RED, timer=4, scores=(2, 2))
    told = play(state, "ST4", answer)
    assert event(told, "game_over") == {"winner": winner, "reason": "touch"}
    assert kinds(told)[-1] == "game_over"
    assert view(state).scores == [2 + (winner == GREEN), 2 + (winner == RED)]


@proves("F116", "F103")
def test_who_leaves_the_strip_loses() -> None:
    state = fencing(*HANDS, squares=(1, 5), priority=GREEN, timer=4, scores=(2, 2))
    told = play(state, "back")
    assert event(told, "game_over") == {"winner": RED, "reason": "touch"}


@proves("F116")
def test_a_double_touch_does_not_count() -> None:
    state = fencing(
        "ST5 ST3 PR4 SH4 SH6 TT4", "SH5 ST4 PR5 SH4 SH6 TT4", squares=(2, 4), priority=RED, timer=4,
        scores=(2, 2),
    )  # fmt: skip
    told = play(state, "ST5", "SH5")
    assert event(told, "double_touch") == {"scores": [2, 2], "counts": False}
    assert view(state).squares == [2, 4]
    assert asked(state) == (RED, "turn")
    assert view(state).winner is None


@proves("F117")
@pytest.mark.parametrize("priority", [GREEN, RED])
@pytest.mark.parametrize("turn", [GREEN, RED])
def test_when_time_runs_out_priority_wins(priority: int, turn: int) -> None:
    state = fencing(*HANDS, reach="out", turn=turn, priority=priority, timer=2, scores=(4, 4))
    told = play(state, "exchange:TT4", "end", "exchange:TT4")
    assert "game_over" not in kinds(told), "the running turn is finished"
    told = play(state, "back")
    assert kinds(told)[-2:] == ["period_over", "game_over"]
    assert event(told, "game_over") == {"winner": priority, "reason": "priority"}
    assert view(state).scores == [4, 4]


@proves("F117", "F107")
def test_passivity_runs_extra_time_out() -> None:
    state = fencing(*HANDS, reach="out", priority=RED, timer=1, passivity=6)
    for _ in range(5):
        play(state, "end")
    told = play(state, "end")
    assert kinds(told) == ["passivity", "period_over", "game_over"]


@proves("F113", "F53")
def test_hands_refill_from_the_four_cards() -> None:
    state = fencing("ST4 ST3 PR4 SH4", "SH5 PR5", "advanced", priority=RED, timer=4)
    told = play(state, "ST4", "parry", "no")
    assert [fact for fact in kinds(told) if fact == "drew"] == ["drew", "drew"]
    assert view(state).hands == [6, 4]
    assert kinds(told)[-1] == "game_over", "and that was all the time there was"


# -- the tutorial


def sudden(green: str, red: str, **named: int) -> FenceState:
    return fencing(green, red, "tutorial", sudden=True, timer=0, scores=(2, 2), **named)  # type: ignore[arg-type]


@proves("F118")
def test_sudden_death_begins() -> None:
    state = fencing(*HANDS, "tutorial", timer=1, scores=(2, 2), squares=(2, 9), stamina=(3, 1))
    told = play(state, "end", "discard:TT4")
    assert kinds(told)[-3:] == ["period_over", "sudden_death", "turn_began"]
    seen = view(state)
    assert seen.sudden
    assert (seen.timer, seen.squares, seen.stamina, seen.hands) == (0, [2, 9], [3, 1], [6, 6])
    assert asked(state) == (RED, "turn")


@proves("F118")
@pytest.mark.parametrize(("answers", "winner"), [(["accept"], GREEN), (["SH5", "accept"], RED)])
def test_the_first_single_touch_wins(answers: list[str], winner: int) -> None:
    state = sudden("ST4 ST3 BT4", "SH5 PR5 PR4")
    told = play(state, "ST4", *answers)
    assert event(told, "game_over") == {"winner": winner, "reason": "touch"}


@proves("F118", "F103")
def test_leaving_the_strip_in_sudden_death() -> None:
    state = sudden("ST4", "SH5", turn=RED)
    state.fencers[0].square, state.fencers[1].square = 4, 10
    assert event(play(state, "back"), "game_over") == {"winner": GREEN, "reason": "touch"}


@proves("F118")
def test_a_double_touch_decides_nothing() -> None:
    state = sudden("ST5 ST3 BT4", "SH5 PR5 PR4")
    told = play(state, "ST5", "SH5", "accept")
    assert event(told, "double_touch")["counts"] is False
    assert "drew" not in kinds(told), "nobody draws any more"
    assert view(state).hands == [2, 2]
    assert view(state).discards == ["SH5", "ST5"]
    assert asked(state) == (RED, "turn")


@proves("F118", "F36")
def test_a_quiet_turn_costs_a_card() -> None:
    state = sudden("ST5 ST3 BT4", "SH5 PR5 PR4")
    play(state, "back", "end")
    assert asked(state) == (GREEN, "cost")
    assert offered(state) == {"discard:ST5", "discard:ST3", "discard:BT4"}
    told = play(state, "discard:BT4")
    assert event(told, "discarded") == {"seat": GREEN, "card": "BT4", "how": "sudden"}
    assert "drew" not in kinds(told)
    assert view(state).hands == [2, 3]
    assert asked(state) == (RED, "turn")


@proves("F118")
def test_a_phrase_costs_no_further_card() -> None:
    state = sudden("ST5 ST3 BT4", "SH5 PR5 PR4")
    play(state, "ST5", "distance", "no")
    assert view(state).hands == [2, 3], "and there is nothing to draw for Distance"
    assert asked(state) == (RED, "turn")


@proves("F118")
def test_who_has_no_card_left_loses() -> None:
    state = sudden("ST5", "SH5 PR5 PR4")
    told = play(state, "end", "discard:ST5")
    assert event(told, "out_of_cards") == {"seat": GREEN}
    assert event(told, "game_over") == {"winner": RED, "reason": "cards"}
    state = sudden("ST5", "SH5 PR5 PR4")
    told = play(state, "ST5", "distance")
    assert event(told, "game_over") == {"winner": RED, "reason": "cards"}
    state = sudden("ST4 ST3", "PR4")
    told = play(state, "ST4", "PR4", "accept")
    assert event(told, "game_over") == {"winner": RED, "reason": "touch"}, "a touch comes before that"


@proves("F118")
def test_two_empty_hands_are_tossed_for() -> None:
    winners = set()
    for seed in range(30):
        state = fencing("ST5", "SH5", "tutorial", sudden=True, timer=0, scores=(2, 2), seed=str(seed))
        told = play(state, "ST5", "SH5")
        assert event(told, "out_of_cards") == {"seat": None}
        winner = event(told, "toss")["seat"]
        assert event(told, "game_over") == {"winner": winner, "reason": "toss"}
        winners.add(winner)
    assert winners == {GREEN, RED}


@proves("F118", "F55")
def test_a_hand_may_be_empty_when_time_runs_out() -> None:
    """The scorer has drawn the last card, and the other one has none left."""
    state = fencing("ST5", "SH6 ST4 BT4 TT4 PR4", "tutorial", timer=1, scores=(3, 2))
    told = play(state, "ST5", "SH6")
    assert event(told, "drew")["seat"] == RED
    assert kinds(told)[-4:] == ["period_over", "sudden_death", "out_of_cards", "game_over"]
    assert event(told, "game_over") == {"winner": RED, "reason": "cards"}
