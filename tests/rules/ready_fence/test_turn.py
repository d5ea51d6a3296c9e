"""Section 4: the game turn."""

from __future__ import annotations

import pytest
from tests.rules.ready_fence.table import (
    GREEN,
    MODES,
    RED,
    asked,
    cards_of,
    event,
    facts,
    fencing,
    hand,
    kinds,
    offered,
    play,
    view,
    why,
)

from ludarium.testing import proves

HAND, OTHER = "ST3 ST4 PR4 SH4 SH5 TT4", "ST3 ST5 PR5 SH4 SH5 TT4"
TURN = {"forward", "back", "position:invitation", "position:engagement", "end"}


@proves("F28")
def test_players_alternate_and_have_two_actions() -> None:
    state = fencing(HAND, OTHER, reach="out")
    for seat in (GREEN, RED, GREEN):
        assert asked(state) == (seat, "turn")
        assert view(state).acts == 0
        play(state, "back")
        assert asked(state) == (seat, "turn")
        assert view(state).acts == 1
        told = play(state, "forward")
        assert event(told, "turn_began")["seat"] == 1 - seat


@proves("F29")
@pytest.mark.parametrize("mode", MODES)
@pytest.mark.parametrize("one", ["back", "position:engagement", "exchange:PR4", "retreat"])
@pytest.mark.parametrize("two", ["forward", "position:invitation", "exchange:SH5", "retreat"])
def test_two_exploratory_actions(mode: str, one: str, two: str) -> None:
    state = fencing(HAND, OTHER, mode, squares=(5, 8))
    names = {"back", "forward", "position"}
    names |= {"exchange"} if mode != "tutorial" else set()
    names |= {"retreat"} if mode == "advanced" else set()
    for n, action in enumerate((one, two)):
        kind = action.split(":")[0]
        if kind not in names:
            assert action not in offered(state)
            return
        if n == 1 and kind == one.split(":")[0] and kind in ("position", "exchange"):
            assert action not in offered(state)
            return
        play(state, action)
        if kind == "retreat" and asked(state)[1] == "retreat":
            play(state, "no")
    if mode == "tutorial":
        play(state, "no")
    assert asked(state) == (RED, "turn")


@proves("F29", "F30")
@pytest.mark.parametrize("action", ["back", "position:engagement", "exchange:PR4"])
def test_an_exploratory_action_and_then_a_card(action: str) -> None:
    state = fencing(HAND, OTHER, squares=(5, 7) if action != "back" else (5, 6))
    play(state, action)
    assert "ST4" in offered(state)
    told = play(state, "ST4", "accept")
    assert kinds(told)[:3] == ["played", "accepted", "touch"]
    assert event(told, "turn_began")["seat"] == RED, "the phrase ends the turn"


@proves("F29", "F30")
def test_a_card_alone_ends_the_turn() -> None:
    state = fencing(HAND, OTHER)
    told = play(state, "ST4", "parry")
    assert event(told, "turn_began")["seat"] == RED


@proves("F29")
def test_no_card_after_two_actions() -> None:
    state = fencing(HAND, OTHER)
    play(state, "position:engagement", "exchange:SH4")
    assert asked(state) == (RED, "turn")
    assert view(state).phrase is None


@proves("F31")
def test_two_moves_end_the_turn() -> None:
    state = fencing(HAND, OTHER, squares=(4, 7))
    told = play(state, "forward", "forward")
    assert [(fact["from"], fact["to"]) for fact in facts(told, "moved")] == [(4, 5), (5, 6)]
    assert asked(state) == (RED, "turn")
    told = play(state, "back", "back")
    assert view(state).squares == [6, 9]
    assert asked(state) == (GREEN, "turn")


@proves("F32")
def test_the_position_is_changed_at_most_once() -> None:
    state = fencing(HAND, OTHER, positions=("invitation", "line"))
    assert {name for name in offered(state) if name.startswith("position")} == {
        "position:line",
        "position:engagement",
    }
    told = play(state, "position:engagement")
    assert event(told, "position") == {"seat": GREEN, "position": "engagement"}
    assert view(state).positions == ["engagement", "line"]
    assert not [name for name in offered(state) if name.startswith("position")]
    play(state, "end")
    assert "position:invitation" in offered(state), "in every game turn anew"


@proves("F33")
@pytest.mark.parametrize("mode", ["basic", "advanced"])
def test_exchange(mode: str) -> None:
    state = fencing(HAND, OTHER, mode, timer=5)
    told = play(state, "exchange:SH4")
    assert event(told, "discarded") == {"seat": GREEN, "card": "SH4", "how": "exchange"}
    drew = event(told, "drew")
    assert (drew["seat"], drew["count"], drew["timer"]) == (GREEN, 1, 4)
    assert hand(state, GREEN) == sorted(["ST3", "ST4", "PR4", "SH5", "TT4", *drew["cards"]])
    assert view(state).discards == ["SH4"]
    assert not [name for name in offered(state) if name.startswith("exchange")]
    assert why(state)["exchange"] == "exchanged"
    play(state, "end")
    assert "exchange:SH4" in offered(state)


@proves("F33", "F55")
def test_no_exchange_where_the_timer_is_empty() -> None:
    state = fencing(HAND, OTHER, "advanced", timer=1, reach="out")
    play(state, "exchange:SH4")
    state = fencing(HAND, OTHER, "advanced", timer=0)
    assert why(state)["exchange"] == "timer-empty"
    told = play(state, "retreat")
    assert kinds(told) == ["moved"]
    assert asked(state) == (GREEN, "turn"), "nothing to draw, nothing asked"


@proves("F34", "F47")
@pytest.mark.parametrize(("stamina", "gained"), [(0, 2), (4, 2), (5, 1), (6, 0)])
def test_stall(stamina: int, gained: int) -> None:
    state = fencing(HAND, OTHER, stamina=(stamina, 3), timer=8)
    stock = state.piles.stock
    told = play(state, "stall")
    assert event(told, "stalled") == {
        "seat": GREEN, "amount": gained, "stamina": stamina + gained, "timer": 7,
    }  # fmt: skip
    assert view(state).stamina == [stamina + gained, 3]
    assert (view(state).timer, view(state).unseen, view(state).discards) == (7, 1, [])
    assert state.piles.stock == stock, "nobody has seen the card"
    assert asked(state) == (RED, "turn")


@proves("F34", "F29")
def test_a_stall_is_the_whole_turn() -> None:
    state = fencing(HAND, OTHER)
    play(state, "back")
    assert "stall" not in offered(state)
    assert why(state)["stall"] == "stall-first"


@proves("F34")
def test_no_stall_in_two_own_turns_running() -> None:
    state = fencing(HAND, OTHER, reach="out")
    play(state, "stall")
    assert "stall" in offered(state), "the other one may"
    play(state, "stall")
    for seat in (GREEN, RED):
        assert asked(state) == (seat, "turn")
        assert "stall" not in offered(state)
        assert why(state)["stall"] == "stall-twice"
        assert view(state).stalled[seat]
        play(state, "end")
    assert "stall" in offered(state)


@proves("F34", "F115")
def test_no_stall_in_priority() -> None:
    state = fencing(HAND, OTHER, priority=RED, timer=4)
    assert "stall" not in offered(state)
    assert why(state)["stall"] == "stall-priority"


@proves("F35")
def test_retreat() -> None:
    for seat, to in ((GREEN, 3), (RED, 9)):
        state = fencing(HAND, OTHER, "advanced", turn=seat)
        told = play(state, "retreat")
        assert event(told, "moved") == {
            "seat": seat, "from": (5, 7)[seat], "to": to, "how": "retreat", "off": False,
        }  # fmt: skip
        assert asked(state) == (seat, "retreat")
        assert offered(state) == {"no", *(f"exchange:{name}" for name in hand(state, seat))}
        told = play(state, "exchange:SH4")
        assert event(told, "discarded") == {"seat": seat, "card": "SH4", "how": "retreat"}
        assert event(told, "drew")["count"] == 1
        assert asked(state) == (seat, "turn"), "one action"
        assert view(state).acts == 1
        assert why(state)["exchange"] == "exchanged"


@proves("F35")
def test_retreat_and_exchange_share_one_use() -> None:
    state = fencing(HAND, OTHER, "advanced")
    play(state, "exchange:SH4")
    told = play(state, "retreat")
    assert event(told, "turn_began")["seat"] == RED, "no second exchange is asked for"
    state = fencing(HAND, OTHER, "advanced")
    play(state, "retreat", "no")
    assert "exchange:SH4" in offered(state), "what was declined is still there"


@proves("F35", "F30")
def test_a_card_after_a_retreat() -> None:
    state = fencing(HAND, OTHER, "advanced", squares=(5, 6))
    play(state, "retreat", "no")
    assert view(state).distance == 2
    assert cards_of(offered(state)) == set()
    state = fencing("FL5 " + HAND, OTHER, "advanced", squares=(5, 6))
    play(state, "retreat", "no")
    assert cards_of(offered(state)) == {"FL5"}


@proves("F36")
def test_the_tutorial_renews_a_card_after_a_turn_without_a_phrase() -> None:
    for actions in (["end"], ["back", "end"], ["back", "forward"]):
        state = fencing(HAND, OTHER, "tutorial", timer=9)
        play(state, *actions)
        assert asked(state) == (GREEN, "renew")
        assert offered(state) == {"no", *(f"discard:{name}" for name in HAND.split())}
        told = play(state, "discard:TT4")
        assert event(told, "discarded") == {"seat": GREEN, "card": "TT4", "how": "renew"}
        assert event(told, "drew")["timer"] == 8
        assert asked(state) == (RED, "turn")
        assert view(state).hands == [6, 6]
    state = fencing(HAND, OTHER, "tutorial")
    told = play(state, "end", "no")
    assert kinds(told) == ["turn_began"]


@proves("F36")
def test_nothing_is_renewed_after_a_phrase_or_in_other_modes() -> None:
    state = fencing(HAND, OTHER, "tutorial")
    told = play(state, "ST4", "accept")
    assert asked(state) == (RED, "turn")
    assert event(told, "turn_began")["seat"] == RED
    for mode in ("basic", "advanced"):
        state = fencing(HAND, OTHER, mode)
        play(state, "end")
        assert asked(state) == (RED, "turn")


@proves("F37")
@pytest.mark.parametrize("before", [[], ["back"], ["position:engagement"], ["exchange:SH4"]])
def test_fewer_actions(before: list[str]) -> None:
    state = fencing(HAND, OTHER)
    play(state, *before, "end")
    assert asked(state) == (RED, "turn")
    state = fencing(HAND, OTHER, fewer_actions=False)
    play(state, *before)
    assert "end" not in offered(state)


@proves("F37")
def test_o4_every_turn_has_two_actions_a_card_or_a_stall() -> None:
    state = fencing(HAND, OTHER, squares=(1, 2), fewer_actions=False)
    assert TURN - {"forward", "end"} <= offered(state)
    play(state, "position:engagement", "exchange:SH4")
    assert asked(state) == (RED, "turn")
