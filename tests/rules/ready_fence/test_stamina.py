"""Section 6: stamina."""

from __future__ import annotations

import pytest
from tests.rules.ready_fence.table import (
    GREEN,
    RED,
    event,
    facts,
    fencing,
    kinds,
    offered,
    play,
    view,
    why,
)

from ludarium.testing import proves


@proves("F45")
@pytest.mark.parametrize(
    ("card", "value", "reach"), [("FK4", 1, "lunge"), ("FN5", 1, "lunge"), ("IF4", 1, "short"), ("FL5", 2, "long")]
)  # fmt: skip
def test_a_card_needs_its_stamina_and_spends_it(card: str, value: int, reach: str) -> None:
    for stamina in range(4):
        state = fencing(f"{card} ST3", "ST3", "advanced", reach=reach, stamina=(stamina, 6))
        if stamina < value:
            assert card not in offered(state)
            reason = view(state, GREEN).why[card]
            assert (reason.code, reason.need, reason.have) == ("stamina", value, stamina)
            continue
        told = play(state, card)
        assert event(told, "played")["paid"] == value
        assert view(state).stamina == [stamina - value, 6]


@proves("F45")
def test_answers_need_their_stamina_too() -> None:
    for stamina in (0, 1):
        state = fencing("ST4 ST3", "IF4 ST3", stamina=(6, stamina))
        play(state, "ST4")
        assert ("IF4" in offered(state)) == (stamina == 1)
        if stamina:
            assert event(play(state, "IF4"), "played")["paid"] == 1
            assert view(state).stamina == [6, 0]
        else:
            assert why(state)["IF4"] == "stamina"
    state = fencing("ST4 RA", "PR4 ST3", "advanced", stamina=(0, 6))
    play(state, "ST4", "PR4")
    assert "RA" not in offered(state)
    assert why(state)["RA"] == "stamina"


@proves("F45")
def test_o10_stamina_may_be_needed_alone() -> None:
    state = fencing("FK4 ST3", "ST3", "advanced", stamina=(1, 6), card_stamina="needed")
    told = play(state, "FK4")
    assert event(told, "played")["paid"] == 0
    assert view(state).stamina == [1, 6]
    told = play(state, "accept")
    assert view(state).stamina == [2, 6], "nothing was spent in the phrase"
    state = fencing("FK4 ST3", "ST3", "advanced", stamina=(0, 6), card_stamina="needed")
    assert why(state)["FK4"] == "stamina"


@proves("F46")
@pytest.mark.parametrize("mode", ["tutorial", "basic", "advanced"])
def test_no_defence_without_a_card_and_without_stamina(mode: str) -> None:
    state = fencing("ST3 ST4", "PR4 BT4", mode, stamina=(6, 0))
    play(state, "ST3")
    assert offered(state) == {"accept", "PR4"}
    codes = why(state)
    assert codes["distance"] == "no-stamina"
    assert codes["parry"] == ("mode" if mode == "tutorial" else "stamina")


@proves("F46")
def test_defences_without_a_card_spend_stamina() -> None:
    state = fencing("ST3 ST4", "TT4 ST5", stamina=(6, 1))
    play(state, "ST3")
    assert offered(state) == {"accept", "distance"}, "a Parry of 3 costs 2"
    state = fencing("ST3 ST4", "TT4 ST5", stamina=(6, 4))
    play(state, "ST3")
    assert offered(state) == {"accept", "parry", "distance"}
    twin = state.clone()
    assert event(play(state, "parry"), "cardless")["stamina"] == 2
    assert view(state).stamina == [6, 2]
    assert event(play(twin, "distance"), "cardless")["stamina"] == 3
    assert view(twin).stamina == [6, 3]


@proves("F48")
@pytest.mark.parametrize(
    ("period", "cap", "capped"), [(1, "period", 6), (2, "period", 5), (3, "period", 4), (2, "six", 6), (3, "six", 6)]
)  # fmt: skip
def test_the_cap_is_what_the_period_began_with(period: int, cap: str, capped: int) -> None:
    state = fencing(
        "ST3 ST4", "ST5", "advanced", points=15, period=period, stamina=(3, 3), stamina_cap=cap, reach="out"
    )
    assert view(state).cap == capped
    play(state, "stall", "end", "end", "end", "stall")
    assert view(state).stamina == [min(7, capped), 3]


@proves("F48", "F50")
@pytest.mark.parametrize(("cap", "capped"), [("period", 5), ("six", 6)])
def test_a_new_period_sets_the_stamina_and_its_cap(cap: str, capped: int) -> None:
    state = fencing("ST3 ST4", "ST5", "advanced", points=15, stamina=(1, 6), stamina_cap=cap, timer=1)
    play(state, "stall")
    assert (view(state).stamina, view(state).cap) == ([5, 5], capped)


@proves("F49")
def test_who_spent_nothing_recovers_after_a_touch() -> None:
    state = fencing("ST4 ST3", "PR4", stamina=(3, 2))
    told = play(state, "ST4", "accept")
    assert facts(told, "recovered") == [
        {"seat": GREEN, "amount": 1, "stamina": 4},
        {"seat": RED, "amount": 1, "stamina": 3},
    ]
    state = fencing("FK4 ST3", "PR4", "advanced", stamina=(3, 2))
    told = play(state, "FK4", "accept")
    assert [fact["seat"] for fact in facts(told, "recovered")] == [RED]
    assert view(state).stamina == [2, 3]


@proves("F49")
def test_who_parried_in_the_phrase_of_the_touch_does_not_recover() -> None:
    state = fencing("ST4 ST3", "PR4 GA5 TT4", "basic", stamina=(3, 5))
    play(state, "ST4")
    told = play(state, "parry+GA5", "accept")
    assert event(told, "touch")["seat"] == RED
    assert [fact["seat"] for fact in facts(told, "recovered")] == [GREEN]
    assert view(state).stamina == [4, 3]


@proves("F49")
def test_nobody_recovers_above_the_cap() -> None:
    state = fencing("ST4 ST3", "PR4", stamina=(6, 5))
    told = play(state, "ST4", "accept")
    assert [fact["seat"] for fact in facts(told, "recovered")] == [RED]
    assert view(state).stamina == [6, 6]


@proves("F49")
def test_recovery_after_a_double_touch() -> None:
    state = fencing("ST5 ST3", "SH5 TT4", stamina=(1, 1))
    told = play(state, "ST5", "SH5")
    assert event(told, "double_touch") == {"scores": [1, 1], "counts": True}
    assert view(state).stamina == [2, 2]


@proves("F49", "F99")
def test_no_recovery_without_a_touch() -> None:
    state = fencing("ST5 ST3", "SH5 TT4", stamina=(1, 4), scores=(4, 4))
    told = play(state, "ST5", "SH5")
    assert event(told, "double_touch")["counts"] is False
    assert "recovered" not in kinds(told)
    state = fencing("ST5 ST3", "SH5 TT4", stamina=(1, 4))
    assert "recovered" not in kinds(play(state, "ST5", "parry"))
    assert view(state).stamina == [1, 1]


@proves("F49", "F103")
def test_both_recover_after_leaving_the_strip() -> None:
    """What was spent in an earlier phrase does not matter."""
    state = fencing("FK4 ST3", "PR4 ST4", "advanced", squares=(1, 3), stamina=(3, 3))
    play(state, "FK4", "parry", "no", "end")
    assert view(state).stamina == [2, 0]
    told = play(state, "back")
    assert event(told, "touch")["why"] == "off-strip"
    assert view(state).stamina == [3, 1]
    last = view(state).phrase
    assert last is not None
    assert last.spent == [True, True], "the last phrase is told as it was"


@proves("FX2", "F85")
def test_fx2() -> None:
    state = fencing("BT5 ST3", "ST3 ST4", positions=("line", "engagement"), stamina=(6, 6))
    told = play(state, "BT5")
    assert event(told, "played")["speed"] == 4
    told = play(state, "parry")
    assert event(told, "cardless")["paid"] == 2
    assert {"no_touch", "took_back"} <= set(kinds(told))
    seen = view(state)
    assert (seen.scores, seen.squares, seen.stamina) == ([0, 0], [5, 7], [6, 4])
    assert (seen.hands, seen.known[GREEN]) == ([6, 6], ["BT5"])
    assert seen.turn == RED
    told = play(state, "ST4", "accept")
    assert {"seat": RED, "amount": 1, "stamina": 5} in facts(told, "recovered")
