"""What comes of the cards that answer (F66-F73): ripostes, Ceding Parry, counters, Counter-time, Joker, Glide."""

from __future__ import annotations

import pytest
from tests.rules.ready_fence.table import (
    asked,
    both,
    cards_of,
    event,
    facts,
    fencing,
    hand,
    kinds,
    offered,
    play,
    view,
)

from ludarium.games.ready_fence.state import FenceState
from ludarium.games.ready_fence.view import PlayView, ThreatView
from ludarium.testing import proves


def threat(state: FenceState) -> ThreatView:
    phrase = view(state).phrase
    assert phrase is not None
    assert phrase.threat is not None
    return phrase.threat


def last(state: FenceState) -> PlayView:
    phrase = view(state).phrase
    assert phrase is not None
    return phrase.plays[-1]


# -- Parry and Riposte


@proves("F66")
@pytest.mark.parametrize(("card", "speed", "riposte"), [("PR4", 4, 2), ("PR5", 5, 3), ("PR6", 6, 4)])
@pytest.mark.parametrize("mode", ["tutorial", "basic", "advanced"])
def test_a_parry_becomes_a_riposte(card: str, speed: int, riposte: int, mode: str) -> None:
    state = fencing("ST4 SH7", card, mode)
    told = play(state, "ST4", card)
    assert facts(told, "played")[1] == {
        "seat": 1, "role": "parry-riposte", "card": card, "addon": None, "speed": speed, "need": 4, "paid": 0,
    }  # fmt: skip
    assert event(told, "riposte") == {"seat": 1, "speed": riposte, "glide": False}
    assert last(state).riposte == riposte
    assert threat(state) == ThreatView(1, "riposte", "ST", riposte, False, 1)


@proves("F66")
def test_what_helps_the_parry_does_not_help_the_riposte() -> None:
    state = fencing("ST4 SH7", "PR4 AN", "advanced", positions=("engagement", "invitation"))
    told = play(state, "ST4", "PR4+AN")
    assert facts(told, "played")[1]["speed"] == 7
    assert event(told, "riposte")["speed"] == 1, "2, and one less for Engagement"
    # Line against Invitation is a bonus of the card Straight Thrust, which a riposte is not.
    state = fencing("ST4 SH7", "PR6", "advanced", positions=("invitation", "line"))
    assert event(play(state, "ST4", "PR6"), "riposte")["speed"] == 4


# -- Ceding Parry


@proves("F67")
@pytest.mark.parametrize("mode", ["tutorial", "advanced"])
@pytest.mark.parametrize("attack", ["GA5", "FN6"])
def test_a_ceding_parry_scores_at_once_whatever_the_speed(attack: str, mode: str) -> None:
    state = fencing(f"{attack} AN JK", "CP4 AN GA5", mode)
    play(state, f"{attack}+AN")
    assert {option for option in offered(state) if option.startswith("CP4")} == {"CP4"}
    told = play(state, "CP4")
    assert event(told, "touch") == {"seat": 1, "score": 1, "why": "at-once"}
    assert event(told, "played")["role"] == "ceding-scores"


@proves("F67")
@pytest.mark.parametrize(
    ("attack", "answers"), [("ST4", True), ("ST5", False), ("BT4", False), ("FK4", False)]
)
def test_a_plain_ceding_parry_has_speed_four_and_no_riposte(attack: str, answers: bool) -> None:
    state = fencing(f"{attack} JK", "CP4", "advanced")
    play(state, attack)
    assert ("CP4" in offered(state)) == answers
    if answers:
        told = play(state, "CP4")
        assert (last(state).role, last(state).speed, last(state).riposte) == ("ceding", 4, None)
        assert "riposte" not in kinds(told)
        assert event(told, "stopped") == {"seat": 1}


# -- counter-attacks


@proves("F68")
@pytest.mark.parametrize(
    ("card", "tie", "result"), [("SH4", True, "double"), ("SH5", False, "touch"), ("SH7", False, "touch")]
)
@pytest.mark.parametrize("mode", ["tutorial", "advanced"])
def test_a_counter_leads_or_draws_level(card: str, tie: bool, result: str, mode: str) -> None:
    """And the other one may still answer or accept."""
    state = fencing("ST4 JK", card, mode)
    play(state, "ST4", card)
    assert threat(state) == ThreatView(1, "counter", "SH", int(card[2]), tie, 1)
    assert (asked(state), offered(state)) == ((0, "answer"), {"accept", "JK"})
    other = state.clone()
    play(state, "accept")
    phrase = view(state).phrase
    assert phrase is not None
    assert (phrase.result, phrase.scorer) == (result, None if tie else 1)
    assert both(state, "score") == ([1, 1] if tie else [0, 1])
    play(other, "JK")
    assert both(other, "score") == [1, 0]


@proves("F68")
@pytest.mark.parametrize("setting", ["answered", "final"])
def test_equal_counters_may_be_final(setting: str) -> None:
    """equal_counter (O17)."""
    state = fencing("ST4 JK CT", "SH4", "advanced", equal_counter=setting)
    told = play(state, "ST4", "SH4")
    if setting == "final":
        assert event(told, "double_touch") == {"scores": [1, 1], "counts": True}
    else:
        assert offered(state) == {"accept", "JK", "CT"}


# -- Counter-time, Feint in Time, Joker


@proves("F69")
@pytest.mark.parametrize("counter", ["SH4", "SH5", "SH7", "SH7+AN"])
def test_counter_time_compares_no_speed_and_scores(counter: str) -> None:
    state = fencing("ST4 CT", counter.replace("+", " ") + " SH6", "advanced")
    told = play(state, "ST4", counter, "CT")
    assert facts(told, "played")[-1]["speed"] == 0
    assert offered(state) == {"accept"}
    assert event(play(state, "accept"), "touch") == {"seat": 0, "score": 1, "why": "at-once"}


@proves("F69")
def test_counter_time_answers_no_parry() -> None:
    state = fencing("ST4 CT", "PR5 CT", "advanced")
    play(state, "ST4")
    assert "CT" not in offered(state)
    play(state, "PR5")
    assert "CT" not in offered(state)


@proves("F70")
def test_feint_in_time_scores_at_once() -> None:
    state = fencing("ST4 CT", "SH5 FT", "advanced")
    told = play(state, "ST4", "SH5", "CT", "FT")
    assert facts(told, "played")[-1]["role"] == "feint-in-time"
    assert event(told, "touch") == {"seat": 1, "score": 1, "why": "at-once"}


@proves("F71")
@pytest.mark.parametrize("mode", ["tutorial", "advanced"])
@pytest.mark.parametrize(
    ("green", "red", "line"),
    [
        ("ST6", "JK", "ST6 JK"),
        ("TT4", "JK", "TT4 JK"),
        ("FN6", "JK", "FN6 JK"),
        ("ST4 RA", "CP4 JK", "ST4 CP4 RA JK"),
        ("ST3 JK", "PR4", "ST3 PR4 JK"),
        ("ST3 JK", "SH7", "ST3 SH7 JK"),
        ("ST3 JK", "SH4", "ST3 SH4 JK"),
        ("ST3 JK", "PR4 GA5", "ST3 PR4+GA5 JK"),
    ],
)
def test_a_joker_scores_at_once_and_is_gone(green: str, red: str, line: str, mode: str) -> None:
    state = fencing(green, red, mode, timer=1)
    told = play(state, *line.split())
    seat = facts(told, "played")[-1]["seat"]
    assert event(told, "touch") == {"seat": seat, "score": 1, "why": "at-once"}
    back = [name for one in facts(told, "took_back") for name in one["cards"]]
    assert "JK" not in back
    assert "JK" in view(state).discards
    assert bool(back) == (mode == "advanced"), "the other cards come back"


@proves("F71")
def test_where_a_joker_does_nothing() -> None:
    state = fencing("JK ST4 CT", "SH5 JK", "advanced")
    assert "JK" not in offered(state)
    play(state, "ST4", "SH5", "CT")
    assert offered(state) == {"accept"}, "Counter-time"
    state = fencing("JK GA5", "CP4", "advanced")
    play(state, "GA5", "CP4")
    assert both(state, "score") == [0, 1], "a card that scores at once"


def test_the_joker_and_two_texts() -> None:
    """joker_toe_touch and joker_counter_time (O18)."""
    for setting in (True, False):
        state = fencing("TT4", "JK SH7", "advanced", joker_toe_touch=setting)
        play(state, "TT4")
        assert cards_of(offered(state)) == ({"JK", "SH7"} if setting else {"SH7"})
    for setting in (True, False):
        state = fencing("ST4 CT", "SH5 JK", "advanced", joker_counter_time=setting)
        play(state, "ST4", "SH5", "CT")
        assert offered(state) == ({"accept", "JK"} if setting else {"accept"})


# -- the Glide that is added to a parry


@proves("F73")
@pytest.mark.parametrize(
    ("red", "answer", "own"),
    [("PR6 GA5", "PR6+GA5", 1), ("CP4 GA5", "CP4+GA5", 1), ("GA5", "parry+GA5", 1)],
)
@pytest.mark.parametrize("position", ["line", "invitation", "engagement"])
def test_a_glide_becomes_or_replaces_the_riposte(red: str, answer: str, own: int, position: str) -> None:
    """In the same play, at speed 4, in whatever position the opponent is."""
    state = fencing("ST4 DI5 JK", red, "advanced", positions=(position, "line"))
    told = play(state, "ST4", answer)
    assert event(told, "riposte") == {"seat": 1, "speed": 4 - (position == "engagement"), "glide": True}
    assert threat(state).kind == "riposte"
    assert (threat(state).card, threat(state).own) == ("GA", own)
    assert "stopped" not in kinds(told)
    assert (last(state).addon, last(state).riposte) == ("GA5", 4 - (position == "engagement"))
    assert hand(state, 1) == []


@proves("F73")
def test_where_no_glide_follows() -> None:
    state = fencing("ST4", "IF5 GA5 SH5", "advanced")
    play(state, "ST4")
    assert {"IF5", "SH5", "parry+GA5"} <= offered(state)
    assert not {"IF5+GA5", "SH5+GA5"} & offered(state)
    state = fencing("IF4", "IF5 GA5", "advanced", reach="short")
    play(state, "IF4")
    assert offered(state) == {"accept", "IF5", "parry", "distance"}
    state = fencing("ST4 GA5", "IF5", "advanced")
    play(state, "ST4", "IF5")
    assert offered(state) == {"accept", "parry"}, "short distance"
    state = fencing("ST4", "PR6 GA5 AN", "advanced")
    play(state, "ST4")
    assert {option for option in offered(state) if option[:2] == "PR"} == {"PR6", "PR6+AN", "PR6+GA5"}


@proves("F73", "F93")
@pytest.mark.parametrize("answer", ["parry+GA5", "CP4+GA5", "PR6+GA5"])
def test_against_a_fleche_a_glide_scores(answer: str) -> None:
    """Like an Angulation it does not count as a card; and the Attacker can't answer the riposte (F94)."""
    state = fencing("FL5 JK", "PR6 CP4 GA5", "advanced", reach="long", positions=("line", "engagement"))
    told = play(state, "FL5", answer)
    assert event(told, "touch") == {"seat": 1, "score": 1, "why": "riposte"}


@proves("F66")
@pytest.mark.parametrize("setting", [False, True])
def test_o14_a_riposte_may_have_the_bonus_of_a_straight_thrust(setting: bool) -> None:
    """riposte_bonus: the rulebook treats the riposte "as a Straight Thrust". Out of Line against Invitation."""
    for positions, bonus in ((("invitation", "line"), 2), (("line", "line"), 0), (("invitation",) * 2, 0)):
        state = fencing("ST4", "PR6 IF6 GA5", "advanced", positions=positions, riposte_bonus=setting)
        play(state, "ST4")
        for answer, plain in (("PR6", 4), ("IF6", 4), ("PR6+GA5", 4)):
            told = play(state.clone(), answer)
            gained = bonus if setting and answer == "PR6" else 0
            assert event(told, "riposte")["speed"] == plain + gained, (positions, answer)


@proves("F73")
@pytest.mark.parametrize("setting", [False, True])
def test_a_glide_may_ask_for_point_in_line(setting: bool) -> None:
    """glide_in_line (O14): the position of the one whom the riposte goes at."""
    for position in ("line", "invitation", "engagement"):
        state = fencing(
            "ST4", "PR6 GA5 CP4", "advanced", positions=(position, "engagement"), glide_in_line=setting
        )
        play(state, "ST4")
        adds = {option for option in offered(state) if "+" in option}
        free = not setting or position == "line"
        assert adds == ({"PR6+GA5", "CP4+GA5", "parry+GA5"} if free else set())


GLIDES = "ST334456.0TBA,BT4455.0TBA,DI4455.0TBA,TT44.0TBA,GA3.0TBA,GA8.2TBA,FK45.1TA,FN56.1TA,FL567.2BA,"
GLIDES += "PR4556.0TBA,CP44.0TA,IF456.1BA,SH4455667.0TBA,CT---.0A,FT--.0A,JK--.0TA,AN--.0TA,RA--.1TA,FE--.0A"


@proves("F73")
@pytest.mark.parametrize("stamina", [1, 2, 3, 4])
def test_the_value_of_a_glide_is_paid(stamina: int) -> None:
    """With a card table of one's own: two Glides of different values, either may be added."""
    state = fencing("ST4", "PR6 GA3 GA8", "basic", stamina=(6, stamina), cards=GLIDES)
    play(state, "ST4")
    wanted = {"PR6", "PR6+GA3"} | ({"PR6+GA8"} if stamina >= 2 else set())
    if stamina >= 2:
        wanted |= {"parry", "parry+GA3"}
    if stamina >= 4:
        wanted |= {"parry+GA8"}
    assert offered(state) - {"accept", "distance"} == wanted
    for answer, paid in [("PR6+GA8", 2), ("parry+GA8", 4), ("parry+GA3", 2)]:
        if answer in wanted:
            other = state.clone()
            told = play(other, answer)
            assert event(told, "riposte")["speed"] == 4, "whatever stands on the card"
            assert last(other).paid == paid
            assert other.fencers[1].stamina == stamina - paid
            assert other.fencers[1].spent
