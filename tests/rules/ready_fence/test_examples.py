"""The worked examples (section 15), number by number."""

from __future__ import annotations

import pytest
from tests.rules.ready_fence.table import (
    asked,
    both,
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

from ludarium.games.ready_fence.state import FenceState
from ludarium.games.ready_fence.view import PhraseView, PlayView, ThreatView
from ludarium.testing import proves


def phrase(state: FenceState) -> PhraseView:
    shown = view(state).phrase
    assert shown is not None
    return shown


def speeds(state: FenceState) -> list[tuple[str, int, int]]:
    """The plays: role, speed, what it had to reach."""
    return [(one.role, one.speed, one.need) for one in phrase(state).plays]


@proves("FX1")
def test_a_bonus_a_parry_a_riposte_and_a_counter() -> None:
    state = fencing("ST4 SH4", "PR5", positions=("line", "invitation"))
    told = play(state, "ST4", "PR5", "SH4")
    assert speeds(state) == [("attack", 6, 0), ("parry-riposte", 6, 6), ("counter", 4, 3)]
    assert phrase(state).plays[1].riposte == 3
    assert event(told, "touch") == {"seat": 0, "score": 1, "why": "counter"}, "nothing in B answers: accepted"


@proves("FX2")
def test_a_parry_action_against_a_slowed_beat() -> None:
    state = fencing("BT5 ST4", "PR4 SH4", positions=("line", "engagement"), squares=(4, 6), timer=12)
    told = play(state, "BT5")
    assert event(told, "played")["speed"] == 4
    told = play(state, "parry")
    assert event(told, "cardless")["paid"] == 2
    assert "no_touch" in kinds(told)
    assert both(state, "square") == [4, 6]
    assert event(told, "took_back") == {"seat": 0, "cards": ["BT5"]}
    assert "BT5" in hand(state, 0)
    assert asked(state) == (1, "turn")
    # What was spent does not block the recovery at a touch in a later phrase.
    assert both(state, "stamina") == [6, 4]
    play(state, "end", "ST4")
    told = play(state, "accept")
    assert {"seat": 1, "amount": 1, "stamina": 5} in facts(told, "recovered")


@proves("FX3")
def test_counter_time_breaks_a_tie() -> None:
    state = fencing("ST5 CT", "SH5 FT", "advanced")
    play(state, "ST5", "SH5")
    assert phrase(state).threat == ThreatView(1, "counter", "SH", 5, True, 1)
    play(state, "CT")
    assert "FT" in offered(state)
    state = fencing("ST5 CT", "SH5 SH6", "advanced")
    play(state, "ST5", "SH5", "CT")
    assert offered(state) == {"accept"}, "no Feint in Time"
    assert event(play(state, "accept"), "touch")["seat"] == 0


@proves("FX4")
@pytest.mark.parametrize("mode", ["basic", "advanced"])
@pytest.mark.parametrize("score", [0, 3, 4])
def test_an_equal_stop_hit_against_a_fleche(score: int, mode: str) -> None:
    state = fencing("FL6", "SH6", mode, reach="long", squares=(4, 7), scores=(score, score))
    told = play(state, "FL6", "SH6")
    if score == 4:
        assert event(told, "double_touch") == {"scores": [4, 4], "counts": False}
        assert both(state, "square") == [3, 6], "placed by F96"
        assert phrase(state).result == "void"
    else:
        assert both(state, "score") == [score + 1, score + 1]
        assert both(state, "square") == [4, 7]


@proves("FX5")
def test_distance_off_the_strip_in_the_tutorial() -> None:
    """The Defender on square 2 is Green here."""
    state = fencing("SH4 SH5", "ST4", "tutorial", turn=1, squares=(2, 4))
    told = play(state, "ST4", "distance")
    assert event(told, "moved") == {"seat": 0, "from": 2, "to": 0, "how": "distance", "off": True}
    told = play(state, "discard:SH4")
    assert event(told, "touch") == {"seat": 1, "score": 1, "why": "off-strip"}


@proves("FX6")
def test_a_feint_of_equal_speed() -> None:
    state = fencing("ST3 ST4 FE", "PR4", "advanced")
    told = play(state, "ST3", "PR4")
    assert event(told, "riposte")["speed"] == 2
    told = play(state, "feint:ST4")
    assert speeds(state)[-1] == ("replace", 4, 4)
    assert event(told, "double_touch") == {"scores": [1, 1], "counts": True}


@proves("FX7")
def test_a_renewed_attack_and_a_second_riposte() -> None:
    state = fencing("ST4 RA SH4", "CP4 PR6 GA5", "advanced")
    play(state, "ST4", "CP4")
    assert speeds(state) == [("attack", 4, 0), ("ceding", 4, 4)]
    assert asked(state) == (0, "press"), "stopped"
    play(state, "RA")
    assert phrase(state).threat == ThreatView(0, "renewed", "ST", 6, False, 2)
    told = play(state, "PR6")
    assert event(told, "riposte")["speed"] == 4
    assert event(told, "touch") == {"seat": 1, "score": 1, "why": "riposte"}
    # With a Glide added to the Ceding Parry there is a riposte instead.
    state = fencing("ST4 RA SH4", "CP4 PR6 GA5", "advanced")
    told = play(state, "ST4", "CP4+GA5")
    assert event(told, "riposte") == {"seat": 1, "speed": 4, "glide": True}
    assert asked(state) == (0, "answer")


@proves("FX8")
def test_a_disengage_is_no_answer_to_a_straight_thrust() -> None:
    state = fencing("ST4", "DI5 DI5", positions=("engagement", "line"))
    play(state, "ST4")
    assert "DI5" not in offered(state)
    assert why(state)["DI5"] == "text"


@proves("FX9")
def test_nine_and_eleven() -> None:
    state = fencing("ST5 AN RA", "PR6 SH7 CP4 ST3", "advanced", positions=("line", "invitation"))
    told = play(state, "ST5+AN")
    assert event(told, "played")["speed"] == 9
    told = play(state, "parry")
    assert event(told, "cardless")["paid"] == 4
    told = play(state, "RA")
    assert event(told, "played")["speed"] == 11
    assert offered(state) == {"accept"}
    assert event(play(state, "accept"), "touch")["seat"] == 0


@proves("FX10")
def test_infighting_and_a_parry_action() -> None:
    state = fencing("ST4", "IF5", squares=(4, 6))
    told = play(state, "ST4", "IF5")
    assert event(told, "riposte")["speed"] == 3
    assert both(state, "square") == [4, 5]
    told = play(state, "parry")
    assert event(told, "cardless")["paid"] == 2
    assert "no_touch" in kinds(told)
    assert both(state, "square") == [4, 5], "they stay at short distance"


@proves("FX11")
def test_two_ripostes_and_two_counters() -> None:
    state = fencing("ST4 PR5 JK", "SH5 SH4", "tutorial")
    play(state, "ST4", "SH5")
    assert phrase(state).threat == ThreatView(1, "counter", "SH", 5, False, 1)
    told = play(state, "PR5")
    assert event(told, "riposte")["speed"] == 3
    told = play(state, "SH4")
    assert phrase(state).plays[-1] == PlayView(1, "counter", "SH4", None, 4, 3, None, 0)
    assert event(told, "touch") == {"seat": 1, "score": 1, "why": "counter"}, "two cards are played: accepted"
