"""Infighting (F83), and the answers to a Flèche (F92-F96)."""

from __future__ import annotations

import pytest
from tests.rules.ready_fence.table import (
    asked,
    both,
    cards_of,
    event,
    facts,
    fencing,
    kinds,
    offered,
    pair,
    play,
    view,
)

from ludarium.testing import proves

# -- Infighting


@proves("F83")
@pytest.mark.parametrize("seat", [0, 1])
@pytest.mark.parametrize(("card", "speed", "riposte"), [("IF4", 4, 2), ("IF5", 5, 3), ("IF6", 6, 4)])
def test_a_step_forward_and_a_riposte(card: str, speed: int, riposte: int, seat: int) -> None:
    """``seat`` defends; where the phrase ends without a touch the step stays."""
    green, red = pair(seat, card, "ST3")
    state = fencing(green, red, turn=1 - seat, squares=(4, 6))
    told = play(state, "ST3", card)
    step = {"seat": seat, "from": 4, "to": 5} if seat == 0 else {"seat": seat, "from": 6, "to": 5}
    assert event(told, "moved") == {**step, "how": "infighting", "off": False}
    assert state.distance() == 0
    played = facts(told, "played")[1]
    assert (played["role"], played["speed"], played["need"], played["paid"]) == ("infighting", speed, 3, 1)
    assert event(told, "riposte") == {"seat": seat, "speed": riposte, "glide": False}
    squares = both(state, "square")
    told = play(state, "parry")
    assert "no_touch" in kinds(told)
    assert both(state, "square") == squares


@proves("F83")
@pytest.mark.parametrize(
    ("attack", "answers"), [("ST4", True), ("ST5", True), ("ST6", False), ("BT5", False)]
)
def test_it_must_be_as_fast_as_the_threat(attack: str, answers: bool) -> None:
    state = fencing(attack, "IF5")
    play(state, attack)
    assert ("IF5" in offered(state)) == answers


@proves("F83")
def test_no_step_at_short_distance() -> None:
    state = fencing("IF4 IF6", "IF5", reach="short")
    told = play(state, "IF4", "IF5")
    assert "moved" not in kinds(told)
    assert offered(state) == {"accept", "IF6", "parry"}
    told = play(state, "IF6")
    assert event(told, "touch") == {"seat": 0, "score": 1, "why": "riposte"}, "a riposte of a second card"


@proves("F83")
def test_against_a_riposte_the_attacker_steps_in() -> None:
    state = fencing("ST3 IF5", "PR4 IF6", squares=(4, 6))
    told = play(state, "ST3", "PR4", "IF5")
    assert event(told, "moved") == {"seat": 0, "from": 4, "to": 5, "how": "infighting", "off": False}
    assert (asked(state), offered(state)) == ((1, "answer"), {"accept", "IF6"})


@proves("F83")
def test_only_infighting_parry_and_joker_meet_its_riposte() -> None:
    state = fencing("ST3 ST6 SH7 PR6 CP4 DI5 CT IF6 JK RA GA5 AN", "IF4", "advanced")
    play(state, "ST3", "IF4")
    assert offered(state) == {"accept", "IF6", "IF6+AN", "JK", "parry"}


@proves("F83")
@pytest.mark.parametrize("setting", [True, False])
def test_where_it_defends(setting: bool) -> None:
    """infighting_step (O21): at lunge with a step, or at short distance only."""
    state = fencing("ST3", "IF6", infighting_step=setting)
    play(state, "ST3")
    assert cards_of(offered(state)) == ({"IF6"} if setting else set())
    state = fencing("IF4", "IF6", reach="short", infighting_step=setting)
    play(state, "IF4")
    assert cards_of(offered(state)) == {"IF6"}


@proves("F83")
def test_a_touch_takes_both_back_on_guard() -> None:
    state = fencing("ST3", "IF5", squares=(2, 4))
    play(state, "ST3", "IF5")
    assert both(state, "square") == [2, 3]
    told = play(state, "accept")
    assert event(told, "touch")["seat"] == 1
    assert both(state, "square") == [4, 7]


# -- Flèche


@proves("F92")
def test_only_at_long_distance() -> None:
    for reach in ("short", "lunge", "long", "out"):
        state = fencing("FL5", "SH7", reach=reach)
        assert ("FL5" in offered(state)) == (reach == "long")


@proves("F92", "F93", "F94")
@pytest.mark.parametrize(
    ("red", "line", "result", "scorer"),
    [
        ("SH7", "FL5 SH7", "touch", 1),
        ("SH5", "FL5 SH5", "double", None),
        ("SH6", "FL5+AN SH6+AN", "touch", 1),
        ("PR5", "FL5 PR5", "touch", 1),
        ("PR6", "FL5 PR6", "touch", 1),
        ("CP4", "FL5 CP4+AN", "none", None),
        ("JK", "FL5 JK", "touch", 1),
        ("PR4", "FL5 parry", "none", None),
        ("PR4", "FL5 distance", "none", None),
        ("PR5", "FL5 accept", "touch", 0),
    ],
)
def test_one_answer_and_no_reply(red: str, line: str, result: str, scorer: int | None) -> None:
    """Whatever the Attacker has in hand, it is not asked."""
    state = fencing("FL5 AN RA FE JK CT", f"{red} AN DI5 GA5", "advanced", reach="long")
    told = play(state, *line.split())
    phrase = view(state).phrase
    assert phrase is not None
    assert (phrase.result, phrase.scorer) == (result, scorer)
    assert asked(state) == (1, "turn")
    assert [one["seat"] for one in facts(told, "played")] in ([0], [0, 1])


@proves("F93")
@pytest.mark.parametrize("mode", ["basic", "advanced"])
def test_what_answers_a_fleche(mode: str) -> None:
    cards = "SH7 PR6 IF6 DI5 GA5 ST6"
    state = fencing(
        "FL5", cards + (" CP4 AN JK CT FT RA FE" if mode == "advanced" else ""), mode, reach="long"
    )
    play(state, "FL5")
    wanted = {"accept", "SH7", "PR6", "PR6+GA5", "parry", "parry+GA5", "distance"}
    if mode == "advanced":
        wanted |= {"SH7+AN", "PR6+AN", "CP4+AN", "JK"}
    assert offered(state) == wanted
    state = fencing("FL6", cards, mode, reach="long")
    play(state, "FL6")
    assert "distance" not in offered(state), "faster than 5"


@proves("F94")
@pytest.mark.parametrize("mode", ["basic", "advanced"])
@pytest.mark.parametrize("fleche", ["FL5", "FL6", "FL7"])
def test_a_counter_to_a_fleche_leads_or_draws_level(fleche: str, mode: str) -> None:
    for speed in (4, 5, 6, 7):
        state = fencing(fleche, f"SH{speed}", mode, reach="long")
        play(state, fleche)
        if f"SH{speed}" not in offered(state):
            assert speed < int(fleche[2])
            continue
        told = play(state, f"SH{speed}")
        if speed == int(fleche[2]):
            assert event(told, "double_touch") == {"scores": [1, 1], "counts": True}
        else:
            assert event(told, "touch") == {"seat": 1, "score": 1, "why": "counter"}


@proves("F95")
def test_the_attacker_stands_beside_the_strip() -> None:
    state = fencing("FL5", "SH7", squares=(4, 7))
    told = play(state, "FL5")
    assert event(told, "beside") == {"seat": 0}
    assert view(state).beside == 0
    assert "touch" not in kinds(told)
    play(state, "accept")
    assert view(state).beside is None


@proves("F96")
@pytest.mark.parametrize(
    ("squares", "turn", "line", "wanted"),
    [
        ((4, 7), 0, "FL5 parry", (3, 6)),
        ((4, 7), 1, "FL5 parry", (5, 8)),
        ((3, 6), 0, "FL5 distance", (4, 7)),  # 6 to 8, then forward
        ((5, 8), 1, "FL5 distance", (4, 7)),
        ((1, 4), 0, "FL5 parry", (1, 3)),  # the last square
        ((7, 10), 1, "FL5 parry", (8, 10)),
        ((2, 5), 0, "FL5 parry", (1, 4)),
        ((6, 9), 1, "FL5 parry", (7, 10)),
    ],
)
def test_where_they_stand_when_there_is_no_touch(
    squares: tuple[int, int], turn: int, line: str, wanted: tuple[int, int]
) -> None:
    green, red = pair(turn, "FL5", "")
    state = fencing(green, red, turn=turn, squares=squares)
    told = play(state, *line.split())
    assert "no_touch" in kinds(told)
    assert both(state, "square") == list(wanted)
    placed = [(one["seat"], one["square"]) for one in facts(told, "placed")]
    assert placed == [(1 - turn, wanted[1 - turn]), (turn, wanted[turn])]
    assert "on_guard" not in kinds(told)


@proves("F96")
@pytest.mark.parametrize(("answer", "why"), [("accept", "hit"), ("PR5", "riposte"), ("SH6", "counter")])
def test_any_touch_puts_both_on_guard(answer: str, why: str) -> None:
    state = fencing("FL5", "PR5 SH6 SH5", squares=(1, 4))
    told = play(state, "FL5", answer)
    assert event(told, "touch")["why"] == why
    assert "placed" not in kinds(told)
    assert both(state, "square") == [4, 7]


@proves("F96")
def test_distance_off_the_strip_is_a_touch() -> None:
    state = fencing("FL5", "SH4", squares=(6, 9))
    told = play(state, "FL5", "distance")
    assert event(told, "touch") == {"seat": 0, "score": 1, "why": "off-strip"}
    assert "placed" not in kinds(told)
    assert both(state, "square") == [4, 7]
