"""Opening a phrase, and what it takes (F58-F61, F63): distance, positions, SP, speed."""

from __future__ import annotations

from typing import Any

import pytest
from tests.rules.ready_fence.oracle import ANSWERS, COLOURS, OPENS_AT, OPENS_WHEN, STAMINA
from tests.rules.ready_fence.table import (
    GREEN,
    MODES,
    RED,
    asked,
    both,
    cards_of,
    event,
    facts,
    fencing,
    hand,
    offered,
    pair,
    play,
    view,
)

from ludarium.games.ready_fence.view import PlayView
from ludarium.testing import proves

POSITIONS = ("line", "invitation", "engagement")
REACHES = ("short", "lunge", "long", "out")
ONE_OF_EACH = "ST3 BT4 DI4 TT4 GA5 FK4 FN5 FL5 PR4 CP4 IF4 SH4 CT FT JK AN RA FE"


def cards(mode: str) -> str:
    """One card of each kind of the mode."""
    names = {told.split(":")[0] for told in view(fencing(mode=mode)).deck}
    return " ".join(name for name in ONE_OF_EACH.split() if name in names)


def first_play(state: Any) -> PlayView:
    phrase = view(state).phrase
    assert phrase is not None
    return phrase.plays[0]


@proves("F58", "F59")
@pytest.mark.parametrize("seat", [GREEN, RED])
@pytest.mark.parametrize("other", POSITIONS)
@pytest.mark.parametrize("reach", REACHES)
@pytest.mark.parametrize("mode", MODES)
def test_what_opens(mode: str, reach: str, other: str, seat: int) -> None:
    held = cards(mode)
    green, red = pair(seat, held, "")
    state = fencing(green, red, mode, turn=seat, reach=reach, positions=pair(seat, "line", other))
    distance = REACHES.index(reach)
    wanted = {
        name
        for name in held.split()
        if "red" in COLOURS[name[:2]]
        and OPENS_AT[name[:2]] == distance
        and other in OPENS_WHEN.get(name[:2], POSITIONS)
    }
    assert cards_of(offered(state)) == wanted


@proves("F58")
@pytest.mark.parametrize("card", ["PR4", "CP4", "SH4", "CT", "FT", "JK", "AN", "RA", "FE"])
@pytest.mark.parametrize("reach", REACHES)
def test_what_never_opens(card: str, reach: str) -> None:
    for other in POSITIONS:
        state = fencing(f"{card} AN", "", "advanced", reach=reach, positions=("line", other))
        assert cards_of(offered(state)) == set()


@proves("F59")
@pytest.mark.parametrize("kind", sorted(STAMINA))
@pytest.mark.parametrize("have", [0, 1, 2, 3])
def test_an_attack_needs_its_stamina(kind: str, have: int) -> None:
    if kind == "RA":  # which never opens
        state = fencing("ST3 RA", "CP4", "advanced", stamina=(have, 6))
        play(state, "ST3", "CP4")
        assert ("RA" in offered(state)) == (have >= 1)
        return
    card = kind + {"FK": "4", "FN": "5", "IF": "4", "FL": "5"}[kind]
    reach = ("short", "lunge", "long")[OPENS_AT[kind]]
    state = fencing(card, "SH7", "advanced", reach=reach, stamina=(have, 6))
    assert (card in offered(state)) == (have >= STAMINA[kind])
    if have >= STAMINA[kind]:
        told = event(play(state, card), "played")
        assert told["paid"] == STAMINA[kind]
        assert state.fencers[GREEN].stamina == have - STAMINA[kind]
        assert both(state, "spent") == [True, False]


@proves("F59")
def test_an_answer_needs_its_stamina() -> None:
    for have, wanted in [(0, set()), (1, {"IF6"})]:
        state = fencing("ST3", "IF6", "basic", stamina=(6, have))
        play(state, "ST3")
        assert cards_of(offered(state)) == wanted
    told = event(play(state, "IF6"), "played")
    assert (told["paid"], both(state, "stamina")) == (1, [6, 0])


@pytest.mark.parametrize("have", [1, 2])
def test_the_value_may_be_needed_only(have: int) -> None:
    """card_stamina: needed (O10)."""
    state = fencing("FL5", "SH7", reach="long", stamina=(have, 6), card_stamina="needed")
    assert ("FL5" in offered(state)) == (have == 2)
    if have == 2:
        told = event(play(state, "FL5"), "played")
        assert (told["paid"], both(state, "stamina"), both(state, "spent")) == (0, [2, 6], [False, False])


def test_the_tutorial_ignores_the_value() -> None:
    state = fencing("FK4 FN5", "SH7", "tutorial", stamina=(0, 6))
    assert cards_of(offered(state)) == {"FK4", "FN5"}
    assert event(play(state, "FN5"), "played")["paid"] == 0
    assert both(state, "stamina") == [0, 6]


# -- Angulation


@proves("F60", "F72")
@pytest.mark.parametrize(
    ("card", "reach", "other", "speed"),
    [
        ("ST4", "lunge", "line", 6),
        ("ST4", "lunge", "invitation", 8),
        ("BT4", "lunge", "engagement", 5),
        ("DI4", "lunge", "engagement", 6),
        ("TT4", "lunge", "line", 6),
        ("GA5", "lunge", "line", 7),
        ("FK4", "lunge", "line", 7),
        ("FN5", "lunge", "line", 7),
        ("FL5", "long", "line", 7),
        ("IF4", "short", "line", 6),
    ],
)
def test_an_angulation_in_the_same_play(card: str, reach: str, other: str, speed: int) -> None:
    state = fencing(f"{card} AN AN", "JK", "advanced", reach=reach, positions=("line", other))
    assert {option for option in offered(state) if option[:2].isupper()} == {card, f"{card}+AN"}, "one add-on"
    told = event(play(state, f"{card}+AN"), "played")
    assert (told["card"], told["addon"], told["speed"]) == (card, "AN", speed)
    assert both(state, "used") == [1, 0], "it is no card of its own"
    assert hand(state, GREEN) == ["AN"]


@proves("F72")
def test_what_takes_an_angulation() -> None:
    for mode, card, attack, takes in [
        ("advanced", "SH4", "ST4", True),
        ("advanced", "PR5", "ST4", True),
        ("advanced", "CP4", "ST4", True),
        ("advanced", "IF5", "ST4", True),
        ("advanced", "DI5", "BT4", True),
        ("advanced", "JK", "ST4", False),
        ("tutorial", "SH5", "ST4", True),
        ("tutorial", "JK", "ST4", False),
    ]:
        state = fencing(attack, f"{card} AN", mode)
        play(state, attack)
        told = {option for option in offered(state) if option[:2].isupper()}
        assert told == ({card, f"{card}+AN"} if takes else {card}), card
    state = fencing("ST3 CT RA AN", "SH4 FT AN", "advanced")
    play(state, "ST3", "SH4")
    assert offered(state) == {"accept", "CT"}
    play(state, "CT")
    assert offered(state) == {"accept", "FT"}
    state = fencing("ST3 RA AN", "PR4 GA5 AN", "advanced")
    play(state, "ST3")
    assert {option for option in offered(state) if "PR4" in option} == {"PR4", "PR4+AN", "PR4+GA5"}
    play(state, "PR4+GA5")
    assert offered(state) == {"accept", "RA", "parry"}
    assert hand(state, RED) == ["AN"]


@pytest.mark.parametrize(
    ("card", "attack", "red_cyan"),
    [
        ("PR5", "ST4", False),
        ("CP4", "ST4", False),
        ("IF5", "ST4", False),
        ("SH5", "ST4", True),
        ("DI5", "BT4", True),
    ],
)
@pytest.mark.parametrize("setting", ["all", "red-cyan"])
def test_an_angulation_with_red_and_cyan_only(card: str, attack: str, red_cyan: bool, setting: str) -> None:
    """angulation_with: red-cyan (O14)."""
    state = fencing(f"{attack} AN", f"{card} AN", "advanced", angulation_with=setting)
    assert f"{attack}+AN" in offered(state), "red always takes it"
    play(state, attack)
    assert card in offered(state)
    assert (f"{card}+AN" in offered(state)) == (red_cyan or setting == "all")


# -- two cards of each


@proves("F61", "F76")
def test_who_has_played_two_cards_can_only_accept() -> None:
    """With every fitting card in hand; where a defence without cards is left, it may be chosen."""
    state = fencing("ST3 RA SH6 SH7 JK", "CP4 PR6 SH5", "advanced", stamina=(6, 3))
    play(state, "ST3", "CP4", "RA")
    assert both(state, "used") == [2, 1]
    told = play(state.clone(), "PR6")
    assert event(told, "riposte")["speed"] == 4
    assert event(told, "touch") == {"seat": RED, "score": 1, "why": "riposte"}, "nobody is asked"
    state = fencing("ST3 RA SH6 SH7 JK", "PR6", "advanced")
    play(state, "ST3", "parry", "RA", "PR6")
    assert both(state, "used") == [2, 1]
    assert (asked(state), offered(state)) == ((GREEN, "answer"), {"accept", "parry"})
    state = fencing("ST3 PR5 SH7 JK", "PR4 SH4 CT JK FT", "advanced")
    play(state, "ST3", "PR4", "PR5", "SH4")
    assert both(state, "used") == [2, 2]
    assert both(state, "score") == [0, 1], "Green has none left against the counter-attack"


@proves("F61")
def test_add_ons_do_not_count_and_a_renewed_attack_does() -> None:
    state = fencing("ST3 AN RA GA5", "PR5 AN SH7", "advanced")
    play(state, "ST3+AN")
    assert both(state, "used") == [1, 0]
    play(state, "PR5+AN")
    assert both(state, "used") == [1, 1]
    other = state.clone()
    play(other, "parry+GA5")
    assert (both(other, "used"), asked(other)) == ([1, 1], (RED, "answer"))
    play(state, "RA")
    assert both(state, "used") == [2, 1]
    assert "SH7" in offered(state), "V0 5 + 2"
    state = fencing("ST3 SH6", "PR5 GA5 AN SH7", "advanced")
    play(state, "ST3", "PR5+GA5")
    assert both(state, "used") == [1, 1]
    state = fencing("ST3 DI5", "GA5 SH7 JK", "advanced")
    play(state, "ST3", "parry+GA5")
    assert both(state, "used") == [1, 0]
    play(state, "DI5")
    assert offered(state) == {"accept", "JK"}
    assert both(state, "used") == [2, 0]


# -- speeds


@proves("F63")
@pytest.mark.parametrize("own", POSITIONS)
@pytest.mark.parametrize("attack", ["ST3", "ST4", "ST5", "ST6"])
def test_one_below_is_too_slow_and_equal_is_enough(attack: str, own: str) -> None:
    """Every defence with a speed, with and without Angulation, in every position; accepting is always possible."""
    red = "SH4 SH5 SH6 SH7 PR4 PR5 PR6 IF4 IF5 IF6 CP4 AN"
    state = fencing(attack, red, "advanced", positions=("line", own), stamina=(6, 6))
    play(state, attack)
    speed = int(attack[2]) + {"line": 0, "invitation": 2, "engagement": -1}[own]
    phrase = view(state).phrase
    assert phrase is not None
    assert phrase.threat is not None
    assert phrase.threat.speed == speed
    wanted = {"accept"}
    for card in red.split():
        for addon, more in (("", 0), ("+AN", 2)):
            if card != "AN" and int(card[2]) + more + (own == "invitation") >= speed:
                wanted.add(card + addon)
    assert offered(state) - {"parry", "distance"} == wanted


@proves("F63")
@pytest.mark.parametrize("mode", MODES)
@pytest.mark.parametrize("kind", sorted(ANSWERS))
def test_a_player_may_always_accept(kind: str, mode: str) -> None:
    held = {card[:2]: card for card in cards(mode).split()}
    if kind not in held:
        return
    reach = ("short", "lunge", "long")[OPENS_AT[kind]]
    other = OPENS_WHEN.get(kind, ("line",))[0]
    state = fencing(
        held[kind], "JK SH7" if mode != "basic" else "SH7", mode, reach=reach, positions=("line", other)
    )
    play(state, held[kind])
    assert "accept" in offered(state)
    told = play(state, "accept")
    assert event(told, "touch") == {"seat": GREEN, "score": 1, "why": "hit"}


@pytest.mark.parametrize("setting", ["blue-cyan", "blue"])
def test_whom_invitation_helps(setting: str) -> None:
    """invitation_helps (O7): Stop Hit and Disengage only where cyan is meant as well."""
    helps = setting == "blue-cyan"
    state = fencing("ST4", "SH5 PR5 IF5", positions=("engagement", "invitation"), invitation_helps=setting)
    play(state, "ST4")
    for card, speed in [("PR5", 6), ("IF5", 6), ("SH5", 6 if helps else 5)]:
        told = event(play(state.clone(), card), "played")
        assert told["speed"] == speed, card
    state = fencing("GA5", "DI4 DI5", positions=("line", "line"), invitation_helps=setting)
    play(state, "position:engagement", "GA5")
    assert cards_of(offered(state)) == {"DI5"}, "only the own Invitation helps"
    state = fencing(
        "FL5", "CP4 SH5", "advanced", reach="long", positions=("line", "invitation"), invitation_helps=setting
    )
    play(state, "FL5", "SH5")
    phrase = view(state).phrase
    assert phrase is not None
    assert phrase.result == ("touch" if helps else "double")


@pytest.mark.parametrize("setting", ["attacks-ripostes", "attacks"])
def test_whom_engagement_slows(setting: str) -> None:
    """engagement_slows (O7): ripostes, also by Glide, or attacks only."""
    slowed = setting == "attacks-ripostes"
    for answer, riposte in [("PR6", 4), ("PR5", 3), ("PR4", 2), ("IF6", 4), ("PR4+GA5", 4), ("parry+GA5", 4)]:
        red = "GA5" if answer[0] == "p" else answer.replace("+", " ")
        state = fencing("ST3 SH7", red, positions=("engagement", "line"), engagement_slows=setting)
        told = play(state, "ST3", answer)
        assert event(told, "riposte")["speed"] == riposte - slowed
    state = fencing("ST3", "SH7", positions=("line", "engagement"), engagement_slows=setting)
    play(state, "ST3")
    assert first_play(state).speed == 2


LOW = "ST334456.0TBA,BT4455.0TBA,DI1255.0TBA,TT14.0TBA,GA15.0TBA,FK45.1TA,FN56.1TA,FL567.2BA,PR4556.0TBA,"
LOW += "CP44.0TA,IF456.1BA,SH4455667.0TBA,CT---.0A,FT--.0A,JK--.0TA,AN--.0TA,RA--.1TA,FE--.0A"


@pytest.mark.parametrize(("setting", "least"), [(1, 1), (0, 0)])
def test_the_lowest_speed(setting: int, least: int) -> None:
    """least_speed (O9): a card of speed 1 against Engagement."""
    state = fencing("TT1 DI1", "SH4", positions=("line", "engagement"), least_speed=setting, cards=LOW)
    told = event(play(state.clone(), "TT1"), "played")
    assert told["speed"] == least
    told = event(play(state, "DI1"), "played")
    assert told["speed"] == 1, "a Disengage is not slowed"


@pytest.mark.parametrize("mode", ["tutorial", "advanced"])
def test_positions_change_no_speed_in_the_tutorial(mode: str) -> None:
    """Only the texts of the cards do (F16)."""
    on = mode == "advanced"
    for own, speed in [("line", 4), ("invitation", 6), ("engagement", 3 if on else 4)]:
        state = fencing("ST4", "PR6", mode, positions=("line", own))
        assert event(play(state, "ST4"), "played")["speed"] == speed
    state = fencing("ST4", "PR5", mode, positions=("invitation", "invitation"))
    told = play(state, "ST4", "PR5")
    assert facts(told, "played")[1]["speed"] == (6 if on else 5)
