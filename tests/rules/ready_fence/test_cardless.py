"""Defences without cards (F84-F91): the Parry action and Defence by Distance."""

from __future__ import annotations

from typing import Any

import pytest
from tests.rules.ready_fence.oracle import PRICES
from tests.rules.ready_fence.table import (
    MODES,
    asked,
    both,
    event,
    facts,
    fencing,
    hand,
    kinds,
    offered,
    pair,
    play,
    view,
    why,
)

from ludarium.games.ready_fence.state import FenceState
from ludarium.testing import proves

FLECHES = "ST334456.0TBA,BT4455.0TBA,DI4455.0TBA,TT44.0TBA,GA55.0TBA,FK45.1TA,FN56.1TA,FL???.0BA,PR4556.0TBA,"
FLECHES += "CP44.0TA,IF456.1BA,SH4455667.0TBA,CT---.0A,FT--.0A,JK--.0TA,AN--.0TA,RA--.1TA,FE--.0A"


def price(state: FenceState) -> int:
    """What the Parry action costs here."""
    paid = event(play(state.clone(), "parry"), "cardless")["paid"]
    assert isinstance(paid, int)
    return paid


@proves("F84")
def test_instead_of_a_card_that_fits() -> None:
    """Free choice, also with a fitting card in hand; Parry or Distance, and once."""
    state = fencing("ST4 RA", "SH7 PR6 JK", "advanced")
    play(state, "ST4")
    assert {"parry", "distance", "SH7", "PR6", "JK", "accept"} <= offered(state)
    for first in ("parry", "distance"):
        other = state.clone()
        play(other, first, "RA")
        assert not {"parry", "distance"} & offered(other)
        assert both(other, "cardless") == [False, True]


@proves("F84", "F78")
@pytest.mark.parametrize("setting", [False, True])
@pytest.mark.parametrize("first", ["parry", "distance"])
def test_a_renewed_attack_may_be_parried_once_more(first: str, setting: bool) -> None:
    """second_defence (O15): the Parry action only, and at its price."""
    state = fencing("ST4 RA", "SH4 SH5", "advanced", stamina=(6, 6), second_defence=setting)
    play(state, "ST4", first)
    left = state.fencers[1].stamina
    play(state, "RA")
    assert offered(state) == ({"accept", "parry"} if setting else {"accept"})
    if setting:
        told = play(state, "parry")
        assert event(told, "cardless")["paid"] == 3
        assert state.fencers[1].stamina == left - 3
        assert "no_touch" in kinds(told)


@pytest.mark.parametrize("setting", [False, True])
def test_a_second_defence_is_for_renewed_attacks_only(setting: bool) -> None:
    state = fencing("ST4 RA GA5 SH4", "PR6 DI5", "advanced", second_defence=setting)
    play(state, "ST4", "parry", "RA", "PR6")
    assert "parry" in offered(state), "Green has not defended yet"
    play(state, "parry+GA5")
    assert offered(state) == {"accept", "DI5"}


@proves("F85")
@pytest.mark.parametrize("mode", MODES[1:])
def test_after_a_parry_action_nothing_happens_and_nobody_moves(mode: str) -> None:
    state = fencing("ST4 ST5 SH4", "PR4", mode, squares=(3, 5))
    told = play(state, "ST4", "parry")
    if mode == "advanced":
        told += play(state, "no")
    assert "no_touch" in kinds(told)
    assert "moved" not in kinds(told)
    assert "on_guard" not in kinds(told)
    assert (both(state, "square"), both(state, "score"), asked(state)) == ([3, 5], [0, 0], (1, "turn"))


@proves("F86")
@pytest.mark.parametrize(
    ("green", "red", "line", "offers"),
    [
        ("ST4", "", "ST4", {"parry", "distance"}),
        ("ST4", "PR4", "ST4 PR4", {"parry"}),
        ("ST4", "PR4 GA5", "ST4 PR4+GA5", {"parry"}),
        ("ST4", "CP4 GA5", "ST4 CP4+GA5", {"parry"}),
        ("ST4", "IF4", "ST4 IF4", {"parry"}),
        ("ST4", "GA5", "ST4 parry+GA5", {"parry"}),  # the first card of Red
        ("ST4 RA", "CP4", "ST4 CP4 RA", {"parry"}),
        ("ST4 RA", "PR4 JK", "ST4 PR4 RA", {"parry"}),
        ("ST4 RA", "PR6", "ST4 parry RA PR6", {"parry"}),
        # not against the riposte of a second card
        ("ST4 PR4 JK", "PR5 JK", "ST4 PR5 PR4", set()),
        ("ST4 GA5 JK", "PR5 JK", "ST4 PR5 parry+GA5", set()),
        ("ST4 RA JK", "CP4 PR6 GA5", "ST4 CP4 RA PR6+GA5", set()),
        # nor against what is not red
        ("ST4", "SH4", "ST4 SH4", set()),
        ("ST4 CT", "SH4", "ST4 SH4 CT", set()),
    ],
)
def test_what_a_defence_without_cards_answers(green: str, red: str, line: str, offers: set[str]) -> None:
    state = fencing(green + " BT4", red + " BT4", "advanced")
    play(state, *line.split())
    phrase = view(state).phrase
    assert phrase is not None
    found = offered(state) if phrase.result is None else set()
    assert found & {"parry", "distance"} == offers


@proves("F86")
def test_in_the_tutorial_only_the_opening_attack() -> None:
    state = fencing("ST4 RA", "CP4 PR4 JK", "tutorial")
    play(state, "ST4")
    assert "distance" in offered(state)
    assert "parry" not in offered(state)
    other = state.clone()
    play(other, "PR4")
    assert not {"parry", "distance"} & offered(other)
    play(state, "CP4", "RA")
    assert not {"parry", "distance"} & offered(state)


@proves("F87")
@pytest.mark.parametrize("invites", [False, True])
@pytest.mark.parametrize("speed", range(1, 11))
def test_the_price_of_the_parry_action(speed: int, invites: bool) -> None:
    """The whole table, with Flèches of every speed. The full cost must be there."""
    printed = speed if speed < 10 else 8
    attack = f"FL{printed}" + ("+AN" if speed == 10 else "")
    cards = FLECHES.replace("?", str(printed))
    wanted = PRICES[invites][speed - 1]
    for stamina in (6, wanted, wanted - 1):
        state = fencing(
            f"FL{printed} AN", "JK", "advanced", reach="long", stamina=(6, stamina), cards=cards,
            positions=("line", "invitation" if invites else "line"),
        )  # fmt: skip
        play(state, attack)
        assert state.phrase.threat.speed == speed
        assert ("parry" in offered(state)) == (stamina >= wanted)
        if stamina >= wanted:
            assert event(play(state, "parry"), "cardless") == {
                "seat": 1, "role": "parry", "addon": None, "paid": wanted, "stamina": stamina - wanted,
            }  # fmt: skip


@proves("F87", "F46")
@pytest.mark.parametrize(
    ("setting", "wanted"),
    [("up", {2: 1, 3: 2, 4: 2, 5: 3, 6: 3}), ("down", {2: 1, 3: 1, 4: 2, 5: 2, 6: 3})],
)
def test_how_the_price_is_rounded(setting: str, wanted: dict[int, int]) -> None:
    """parry_rounding (O22)."""
    for speed, paid in wanted.items():
        attack = f"ST{max(speed, 3)}"
        own = "engagement" if speed == 2 else "line"
        state = fencing(attack, "", positions=("invitation", own), parry_rounding=setting)
        play(state, attack)
        assert state.phrase.threat.speed == speed
        assert price(state) == paid


def test_rounded_down_it_still_costs_one() -> None:
    state = fencing("ST3", "PR4", positions=("line", "line"), parry_rounding="down")
    play(state, "ST3", "PR4")
    assert price(state) == 1, "speed 2"
    state = fencing("ST3", "PR4", positions=("engagement", "line"), parry_rounding="down")
    play(state, "ST3", "PR4")
    assert state.phrase.threat.speed == 1
    assert price(state) == 1


@proves("F87", "F89")
def test_which_speed_a_defence_looks_at() -> None:
    """defence_speed (O22): the printed one leaves out positions, bonuses and Angulation."""
    wanted: list[tuple[str, tuple[str, str], dict[str, tuple[int, bool]]]] = [
        ("ST4", ("line", "line"), {"effective": (2, True), "printed": (2, True)}),
        ("ST4", ("line", "invitation"), {"effective": (3, False), "printed": (2, True)}),
        ("ST6", ("invitation", "engagement"), {"effective": (3, True), "printed": (3, False)}),
        ("BT5", ("line", "line"), {"effective": (3, False), "printed": (3, True)}),
        ("ST4+AN", ("line", "line"), {"effective": (3, False), "printed": (2, True)}),
    ]
    for attack, positions, values in wanted:
        for setting, (paid, evades) in values.items():
            state = fencing(
                attack.replace("+", " "), "", "advanced", positions=positions, defence_speed=setting
            )
            play(state, attack)
            assert price(state) == paid, (attack, setting)
            assert ("distance" in offered(state)) == evades, (attack, setting)
    for setting, paid in [("effective", 4), ("printed", 3)]:
        state = fencing("BT4 RA", "PR6 JK", "advanced", defence_speed=setting)
        play(state, "BT4", "PR6", "RA")
        assert price(state) == paid, "5 and 2, or 4 and 2"


@proves("F88")
@pytest.mark.parametrize("line", ["TT4", "TT4 distance RA"])
def test_a_toe_touch_is_never_parried(line: str) -> None:
    state = fencing("TT4 RA", "SH7", "advanced", second_defence=True)
    play(state, *line.split())
    assert "parry" not in offered(state)
    assert why(state)["parry"] == "toe-touch"


@proves("F89")
@pytest.mark.parametrize("mode", MODES)
@pytest.mark.parametrize(
    ("attack", "positions", "speed"),
    [
        ("ST5", ("line", "line"), 5),
        ("ST6", ("line", "line"), 6),
        ("ST6", ("line", "engagement"), 5),
        ("ST4", ("line", "invitation"), 6),
        ("BT4", ("line", "line"), 5),
        ("BT5", ("line", "line"), 6),
    ],
)
def test_distance_evades_up_to_five(attack: str, positions: tuple[str, str], speed: int, mode: str) -> None:
    state = fencing(attack, "SH4", mode, positions=positions)
    play(state, attack)
    assert ("distance" in offered(state)) == (mode == "tutorial" or speed <= 5)


@proves("F89")
@pytest.mark.parametrize("line", ["ST4 PR4", "ST4 PR4+GA5", "ST4 IF4", "ST4 parry+GA5"])
def test_distance_answers_no_riposte(line: str) -> None:
    state = fencing("ST4 BT4", "PR4 GA5 IF4", "advanced")
    play(state, *line.split())
    assert "distance" not in offered(state)
    assert why(state)["distance"] == "not-riposte"


@proves("F46")
@pytest.mark.parametrize("mode", MODES)
def test_without_stamina_there_is_none(mode: str) -> None:
    state = fencing("ST3", "SH4 PR4", mode, stamina=(6, 0))
    play(state, "ST3")
    assert not {"parry", "distance"} & offered(state)
    state = fencing("ST3", "SH4 PR4", mode, stamina=(6, 1))
    play(state, "ST3")
    assert "distance" in offered(state)


# -- the cost of Distance


@proves("F90")
@pytest.mark.parametrize("mode", MODES)
@pytest.mark.parametrize("seat", [0, 1])
def test_one_stamina_two_squares_and_a_card(mode: str, seat: int) -> None:
    """``seat`` defends."""
    green, red = pair(seat, "SH4 SH5 PR4", "ST4")
    state = fencing(green, red, mode, turn=1 - seat, squares=(5, 7), seed=f"{mode} {seat}")
    play(state, "ST4")
    timer = state.piles.timer
    told = play(state, "distance")
    assert event(told, "cardless") == {
        "seat": seat, "role": "distance", "addon": None, "paid": 1, "stamina": 5,
    }  # fmt: skip
    phrase = view(state).phrase
    assert phrase is not None
    assert (phrase.plays[1].role, phrase.plays[1].paid) == ("distance", 1)
    start, end = (7, 9) if seat == 1 else (5, 3)
    assert event(told, "moved") == {"seat": seat, "from": start, "to": end, "how": "distance", "off": False}
    if mode == "tutorial":
        assert asked(state) == (seat, "cost")
        assert offered(state) == {"discard:SH4", "discard:SH5", "discard:PR4"}
        told += play(state, "discard:SH5")
        assert event(told, "discarded") == {"seat": seat, "card": "SH5", "how": "distance"}
    lost = event(told, "discarded")
    assert lost["card"] in ("SH4", "SH5", "PR4")
    assert lost["how"] == ("distance" if mode == "tutorial" else "random")
    drew = facts(told, "drew")[0]
    assert (drew["seat"], drew["count"], drew["timer"]) == (seat, 1, timer - 1)
    assert lost["card"] in view(state).discards
    assert state.fencers[seat].spent


@proves("F90")
@pytest.mark.parametrize("mode", MODES[1:])
def test_every_card_may_be_taken_but_the_one_put_aside(mode: str) -> None:
    taken: set[str] = set()
    for n in range(200):
        state = fencing("ST4", "ST3 SH4 PR4", mode, seed=str(n))
        taken.add(str(event(play(state, "ST4", "distance"), "discarded")["card"]))
    assert taken == ({"SH4", "PR4"} if mode == "basic" else {"ST3", "SH4", "PR4"})


@proves("F90")
@pytest.mark.parametrize(("held", "may"), [("ST3 ST6", {"ST6"}), ("ST4 ST6", {"ST4", "ST6"})])
def test_of_two_straight_thrusts_the_compulsory_one_stays(held: str, may: set[str]) -> None:
    taken = {
        str(event(play(fencing("ST4", held, seed=str(n)), "ST4", "distance"), "discarded")["card"])
        for n in range(100)
    }
    assert taken == may


@proves("F90", "F57")
@pytest.mark.parametrize("kept_thrust", ["last", "v3"])
def test_a_straight_thrust_of_3_is_put_aside_always(kept_thrust: str) -> None:
    """Also with a faster one in hand: the source puts it aside, and lets one of the other five be taken."""
    taken = set()
    for n in range(60):
        state = fencing(
            "ST5 ST3", "ST3 ST4 PR6 SH4 SH5 IF6", squares=(5, 7), seed=str(n), kept_thrust=kept_thrust
        )
        taken.add(event(play(state, "ST5", "distance"), "discarded")["card"])
        assert "ST3" in hand(state, 1)
    assert taken == {"ST4", "PR6", "SH4", "SH5", "IF6"}


@proves("F90", "F57")
def test_of_two_of_3_the_known_one_is_put_aside() -> None:
    """Everybody goes on knowing that a Straight Thrust of 3 is there; the other one may be taken."""
    taken = set()
    for n in range(20):
        state = fencing("ST4", "ST3 ST3", known=("", "ST3"), seed=str(n))
        taken.add(event(play(state, "ST4", "distance"), "discarded")["card"])
        assert view(state).known[1] == ["ST3"]
    assert taken == {"ST3"}


@proves("F90")
def test_that_the_hand_holds_another_of_them_does_not_show() -> None:
    """Which of two alike cards was taken nobody can tell: everybody knew of one, and one is gone."""
    for n in range(20):
        state = fencing("ST4", "BT4 BT4", "advanced", known=("", "BT4"), seed=str(n))
        assert event(play(state, "ST4", "distance"), "discarded")["card"] == "BT4"
        assert view(state).known[1] == []


@proves("F90")
@pytest.mark.parametrize(
    ("mode", "red", "timer"),
    [
        ("tutorial", "", None),
        ("basic", "", None),
        ("basic", "ST3", None),
        ("advanced", "", None),
        ("tutorial", "SH4 SH5", 0),
        ("basic", "ST3 SH5", 0),
        ("advanced", "SH4 SH5", 0),
    ],
)
def test_a_part_that_cannot_be_paid_is_skipped(mode: str, red: str, timer: int | None) -> None:
    state = fencing("ST4", red, mode, timer=timer, squares=(5, 7), scores=(1, 0))
    play(state, "ST4")
    told = play(state, "distance")
    assert "no_touch" in kinds(told), "the defence still works"
    assert "discarded" not in kinds(told)
    assert event(told, "moved")["to"] == 9


@proves("F90")
@pytest.mark.parametrize(
    ("mode", "red", "timer", "code"),
    [
        ("tutorial", "", None, "no-card"),
        ("basic", "", None, "no-card"),
        ("basic", "ST3", None, "no-card"),
        ("basic", "ST5", None, "no-card"),
        ("advanced", "", None, "no-card"),
        ("tutorial", "SH4 SH5", 0, "timer-empty"),
        ("basic", "ST3 SH5", 0, "timer-empty"),
        ("advanced", "SH4 SH5", 0, "timer-empty"),
        ("tutorial", "SH5", None, ""),
        ("basic", "ST3 SH5", None, ""),
        ("basic", "ST4 ST5", None, ""),
        ("advanced", "ST3", None, ""),
    ],
)
def test_o22_all_of_it_or_nothing(mode: str, red: str, timer: int | None, code: str) -> None:
    """partial_distance: "all of these actions must be completed" read to the letter."""
    for partial in (True, False):
        state = fencing("ST4", red, mode, timer=timer, partial_distance=partial)
        if not red and mode == "tutorial" and not partial:
            assert kinds(play(state, "ST4"))[-1] == "turn_began", "nobody without a card can answer"
            continue
        play(state, "ST4")
        assert ("distance" in offered(state)) == (partial or not code)
        if code and not partial:
            assert why(state)["distance"] == code


@proves("F91")
@pytest.mark.parametrize("mode", MODES)
@pytest.mark.parametrize(
    ("squares", "seat", "ends", "off"),
    [
        ((7, 9), 1, "outside", True),
        ((6, 8), 1, "outside", False),
        ((8, 10), 1, "outside", True),
        ((2, 4), 0, "outside", True),
        ((1, 3), 0, "outside", True),
        ((3, 5), 0, "outside", False),
        ((3, 5), 0, "inside", True),
        ((6, 8), 1, "inside", True),
    ],
)
def test_distance_may_lead_off_the_strip(
    squares: tuple[int, int], seat: int, ends: str, off: bool, mode: str
) -> None:
    """The card still changes; then the opponent scores and both go on guard (F103)."""
    green, red = pair(seat, "SH4", "ST4")
    state = fencing(green, red, mode, turn=1 - seat, squares=squares, strip_ends=ends)
    play(state, "ST4")
    told: list[Any] = play(state, "distance")
    if mode == "tutorial":
        told += play(state, "discard:SH4")
    assert event(told, "discarded")["card"] == "SH4"
    assert ("touch" in kinds(told)) == off
    if off:
        assert event(told, "touch") == {"seat": 1 - seat, "score": 1, "why": "off-strip"}
        assert both(state, "square") == [4, 7]
    else:
        assert "SH4" not in hand(state, seat)
        assert state.fencers[seat].square == squares[seat] + (2 if seat else -2)
