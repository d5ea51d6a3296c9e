"""The state machine of the phrase (F74-F82), row by row: a line of choices, and how it stands then."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

import pytest
from tests.rules.ready_fence.table import asked, both, event, fencing, kinds, offered, play, view

from ludarium.core import Event
from ludarium.games.ready_fence.state import FenceState
from ludarium.testing import proves


@dataclass(frozen=True)
class Row:
    """Green attacks. ``wanted`` is either who is asked and what for (``red answer``), with the threat
    (``kind card speed of owner``, ``tie`` where one is pending), or how the phrase ended (``touch red``); then
    what is used up: cards of both, and the sides (``GR``) that have defended without cards."""

    name: str
    hands: str
    line: str
    wanted: str
    used: str
    cardless: str = ""
    mode: str = "advanced"
    reach: str = "lunge"
    positions: tuple[str, str] = ("line", "line")
    setting: dict[str, Any] = field(default_factory=dict)


ROWS = [
    Row("open", "ST4 | PR5", "ST4", "red answer: attack ST 4 of green", "1 0"),
    Row("open Flèche", "FL5 | PR5", "FL5", "red answer: attack FL 5 of green", "1 0", reach="long"),
    Row("open Infighting", "IF4 | IF5", "IF4", "red answer: attack IF 4 of green", "1 0", reach="short"),
    Row("accept an attack", "ST4 | PR5", "ST4 accept", "touch green", "1 0"),
    Row("accept a riposte", "ST4 SH7 | PR5", "ST4 PR5 accept", "touch red", "1 1"),
    Row("accept a counter", "ST4 JK | SH5", "ST4 SH5 accept", "touch red", "1 1"),
    Row("accept a tie", "ST4 JK | SH4", "ST4 SH4 accept", "double", "1 1"),
    Row("accept a renewed attack", "ST4 RA | CP4", "ST4 CP4 RA accept", "touch green", "2 1"),
    Row("accept Counter-time", "ST4 CT | SH5 JK", "ST4 SH5 CT accept", "touch green", "2 1"),
    Row("P&R", "ST4 | PR5", "ST4 PR5", "green answer: riposte ST 3 of red", "1 1"),
    Row("P&R on BT", "BT4 | PR6", "BT4 PR6", "green answer: riposte ST 4 of red", "1 1"),
    Row("P&R with Glide", "ST4 | PR4 GA5", "ST4 PR4+GA5", "green answer: riposte GA 4 of red", "1 1"),
    Row("P&R on a riposte", "ST4 PR5 | PR4 SH4", "ST4 PR4 PR5", "red answer: riposte ST 3 of green", "2 1"),
    Row("P&R on a counter", "ST4 PR5 | SH5 SH4", "ST4 SH5 PR5", "red answer: riposte ST 3 of green", "2 1",
        mode="tutorial"),
    Row("P&R on a tie", "ST4 PR5 | SH4 SH5", "ST4 SH4 PR5", "red answer: riposte ST 3 of green", "2 1",
        mode="tutorial"),
    Row("P&R on a renewed attack", "ST4 RA | CP4 PR6", "ST4 CP4 RA PR6", "touch red", "2 2"),
    Row("P&R on a renewed attack, first card", "ST4 RA | PR6", "ST4 parry RA PR6",
        "green answer: riposte ST 4 of red", "2 1", "R"),
    Row("P&R on Flèche", "FL5 SH7 | PR5", "FL5 PR5", "touch red", "1 1", reach="long"),
    Row("Infighting", "ST4 | IF5", "ST4 IF5", "green answer: riposte IF 3 of red", "1 1"),
    Row("Infighting at short distance", "IF4 | IF6", "IF4 IF6", "green answer: riposte IF 4 of red", "1 1",
        reach="short"),
    Row("Ceding on Glide", "GA5 | CP4", "GA5 CP4", "touch red", "1 1"),
    Row("Ceding on Flanconade", "FN6 | CP4", "FN6 CP4", "touch red", "1 1"),
    Row("Ceding on a Glide riposte", "ST4 CP4 | PR5 GA5", "ST4 PR5+GA5 CP4", "touch green", "2 1"),
    Row("Ceding on a renewed Glide", "GA5 RA | CP4 PR5", "GA5 PR5 RA CP4", "touch red", "2 2"),
    Row("Ceding plain, Attacker may go on", "ST4 RA | CP4", "ST4 CP4",
        "green press: attack ST 4 of green", "1 1"),
    Row("Ceding plain, Attacker declines", "ST4 RA | CP4", "ST4 CP4 no", "none", "1 1"),
    Row("Ceding plain on a riposte", "ST4 CP4 FE | PR4 SH4", "ST4 PR4 CP4", "none", "2 1"),
    Row("Ceding plain on a renewed attack", "ST3 RA JK | CP4 CP4 AN", "ST3 CP4 RA CP4+AN", "none", "2 2"),
    Row("Ceding with Glide", "ST4 JK | CP4 GA5", "ST4 CP4+GA5", "green answer: riposte GA 4 of red", "1 1"),
    Row("Ceding on Flèche", "FL5 RA | CP4 AN", "FL5 CP4+AN", "none", "1 1", reach="long"),
    Row("Stop Hit", "ST4 JK | SH5", "ST4 SH5", "green answer: counter SH 5 of red", "1 1"),
    Row("Stop Hit, equal", "ST4 JK | SH4", "ST4 SH4", "green answer: counter SH 4 of red, tie", "1 1"),
    Row("Stop Hit on a riposte", "ST4 SH4 | PR4 JK", "ST4 PR4 SH4", "red answer: counter SH 4 of green", "2 1"),
    Row("Stop Hit equal to a riposte", "ST4 SH4 | PR6 JK", "ST4 PR6 SH4",
        "red answer: counter SH 4 of green, tie", "2 1"),
    Row("Disengage", "BT4 JK | DI5", "BT4 DI5", "green answer: counter DI 5 of red, tie", "1 1"),
    Row("Disengage, faster", "BT4 JK | DI5", "BT4 DI5", "green answer: counter DI 5 of red", "1 1",
        mode="tutorial", positions=("line", "engagement")),
    Row("Stop Hit, faster than Flèche", "FL5 JK | SH6", "FL5 SH6", "touch red", "1 1", reach="long"),
    Row("Stop Hit, equal to Flèche", "FL6 JK | SH6", "FL6 SH6", "double", "1 1", reach="long"),
    Row("equal is final", "ST4 JK | SH4", "ST4 SH4", "double", "1 1", setting={"equal_counter": "final"}),
    Row("faster is not final", "ST4 JK | SH5", "ST4 SH5", "green answer: counter SH 5 of red", "1 1",
        setting={"equal_counter": "final"}),
    Row("equal to a riposte is final", "ST4 SH4 | PR6 JK", "ST4 PR6 SH4", "double", "2 1",
        setting={"equal_counter": "final"}),
    Row("counter in the basic mode", "ST4 PR6 | SH5", "ST4 SH5", "touch red", "1 1", mode="basic"),
    Row("equal counter in the basic mode", "ST4 PR6 | SH4", "ST4 SH4", "double", "1 1", mode="basic"),
    Row("counter in the basic mode, parried", "ST4 PR6 | SH5 SH4", "ST4 SH5 PR6",
        "red answer: riposte ST 4 of green", "2 1", mode="basic", setting={"basic_counter": "parry"}),
    Row("Counter-time", "ST4 CT | SH5 FT", "ST4 SH5 CT", "red answer: counter-time CT 0 of green", "2 1"),
    Row("Counter-time on a tie", "ST4 CT | SH4 FT", "ST4 SH4 CT", "red answer: counter-time CT 0 of green", "2 1"),
    Row("Counter-time of the Defender", "ST4 SH4 FT | PR4 CT", "ST4 PR4 SH4 CT", "touch red", "2 2"),
    Row("Counter-time, nobody to answer", "ST4 CT | SH5", "ST4 SH5 CT", "touch green", "2 1"),
    Row("Counter-time on P&R", "ST4 CT | PR5 FT", "ST4 PR5 CT", "red answer: counter-time CT 0 of green", "2 1",
        setting={"counter_time_parry": True}),
    Row("Feint in Time", "ST4 CT | SH5 FT", "ST4 SH5 CT FT", "touch red", "2 2"),
    Row("Joker on an attack", "ST4 SH7 | JK", "ST4 JK", "touch red", "1 1"),
    Row("Joker on a riposte", "ST4 JK | PR4 JK", "ST4 PR4 JK", "touch green", "2 1"),
    Row("Joker on a counter", "ST4 JK | SH5 JK", "ST4 SH5 JK", "touch green", "2 1"),
    Row("Joker on a renewed attack", "ST4 RA | CP4 JK", "ST4 CP4 RA JK", "touch red", "2 2"),
    Row("Joker on Counter-time", "ST4 CT | SH5 JK", "ST4 SH5 CT JK", "touch red", "2 2",
        setting={"joker_counter_time": True}),
    Row("Parry action", "ST4 | PR4", "ST4 parry", "none", "1 0", "R", mode="basic"),
    Row("Parry action, Attacker may go on", "ST4 RA | PR4", "ST4 parry",
        "green press: attack ST 4 of green", "1 0", "R"),
    Row("Parry action with Glide", "ST4 JK | GA5", "ST4 parry+GA5", "green answer: riposte GA 4 of red", "1 0", "R"),
    Row("Parry action of the Attacker", "ST4 RA FE | PR4", "ST4 PR4 parry", "none", "1 1", "G"),
    Row("Parry action of the Attacker with Glide", "ST4 GA5 | PR4 JK", "ST4 PR4 parry+GA5",
        "red answer: riposte GA 4 of green", "1 1", "G"),
    Row("Parry action on a renewed attack", "ST4 RA | CP4", "ST4 CP4 RA parry", "none", "2 1", "R"),
    Row("Parry action on Flèche", "FL5 RA | PR4", "FL5 parry", "none", "1 0", "R", reach="long"),
    Row("Distance", "ST4 | PR4", "ST4 distance", "none", "1 0", "R", mode="basic"),
    Row("Distance, Attacker may go on", "ST4 RA | PR4", "ST4 distance",
        "green press: attack ST 4 of green", "1 0", "R"),
    Row("Distance off the strip", "ST4 RA | PR4", "ST4 distance", "touch green", "1 0", "R",
        setting={"squares": (7, 9)}),
    Row("Renewed Attack on P&R", "ST4 RA | PR4 JK", "ST4 PR4 RA", "red answer: renewed ST 6 of green", "2 1"),
    Row("Renewed Attack on a Glide riposte", "ST4 RA | PR4 GA5", "ST4 PR4+GA5 RA",
        "red answer: renewed ST 6 of green", "2 1"),
    Row("Renewed Attack on a Parry action with Glide", "ST4 RA | GA5 JK", "ST4 parry+GA5 RA",
        "red answer: renewed ST 6 of green", "2 0", "R"),
    Row("Renewed Attack after Ceding", "ST4 RA | CP4 JK", "ST4 CP4 RA", "red answer: renewed ST 6 of green", "2 1"),
    Row("Renewed Attack after a Parry action", "ST4 RA | JK", "ST4 parry RA",
        "red answer: renewed ST 6 of green", "2 0", "R"),
    Row("Renewed Attack after Distance", "ST4 RA | JK SH4", "ST4 distance RA",
        "red answer: renewed ST 6 of green", "2 0", "R"),
    Row("Renewed Attack in the tutorial", "TT4 RA | SH4 ST4", "TT4 distance discard:ST4 RA",
        "red answer: renewed TT 6 of green", "2 0", "R", mode="tutorial"),
    Row("Feint, replace", "ST3 ST5 FE | PR4", "ST3 PR4 feint:ST5", "touch green", "2 1"),
    Row("Feint, break off", "ST3 FE | PR4", "ST3 PR4 feint", "none", "1 1"),
    Row("Feint after a Parry action", "ST3 ST5 FE | PR4", "ST3 parry feint:ST5", "touch green", "2 0", "R"),
    Row("Feint against a counter", "ST3 ST5 FE | SH4", "ST3 SH4 feint:ST5", "touch green", "2 1"),
]  # fmt: skip

SIDES = ("green", "red")


def played(row: Row) -> tuple[FenceState, list[Event]]:
    green, red = row.hands.split("|")
    state = fencing(green, red, row.mode, reach=row.reach, positions=row.positions, **row.setting)
    return state, play(state, *row.line.split())


def stands(state: FenceState, told: list[Event]) -> str:
    """As rows write it."""
    phrase = view(state).phrase
    assert phrase is not None
    if phrase.result is not None:
        assert phrase.threat is None
        wanted = {"touch": "touch", "double": "double_touch", "none": "no_touch"}[phrase.result]
        assert wanted in kinds(told)
        return phrase.result + ("" if phrase.scorer is None else " " + SIDES[phrase.scorer])
    seat, kind = asked(state)
    threat = phrase.threat
    assert threat is not None
    tie = ", tie" if threat.tie else ""
    owner = SIDES[threat.seat]
    return f"{SIDES[seat]} {kind}: {threat.kind} {threat.card} {threat.speed} of {owner}{tie}"


@proves("F74", "F75", "F77", "F79")
@pytest.mark.parametrize("row", [pytest.param(row, id=row.name) for row in ROWS])
def test_the_rows_of_the_machine(row: Row) -> None:
    state, told = played(row)
    assert stands(state, told) == row.wanted
    assert " ".join(map(str, both(state, "used"))) == row.used
    assert (
        "".join(side for side, done in zip("GR", both(state, "cardless"), strict=True) if done)
        == row.cardless
    )


@proves("F74")
def test_the_beginning_of_a_phrase_forgets_the_last_one() -> None:
    state = fencing("ST4 ST5", "PR4", "advanced")
    play(state, "ST4", "parry", "no")
    assert both(state, "cardless") == [False, True]
    play(state, "end", "ST5")
    assert (both(state, "used"), both(state, "cardless"), both(state, "spent")) == (
        [1, 0],
        [False, False],
        [False, False],
    )
    phrase = view(state).phrase
    assert phrase is not None
    assert [(one.seat, one.role, one.card, one.speed) for one in phrase.plays] == [(0, "attack", "ST5", 5)]
    assert phrase.threat is not None
    assert (phrase.threat.own, phrase.threat.tie) == (1, False)


@proves("F77")
@pytest.mark.parametrize(
    ("hands", "line", "reach"),
    [
        ("ST4 RA FE CP4 | PR4", "ST4 PR4 CP4", "lunge"),  # the Attacker stopped it
        ("ST4 RA FE | PR4", "ST4 PR4 parry", "lunge"),
        ("ST4 RA RA FE | CP4 CP4 AN", "ST4 CP4 RA CP4+AN", "lunge"),  # not the opening attack
        ("FL5 RA FE | CP4 AN", "FL5 CP4+AN", "long"),
        ("FL5 RA FE | ST4", "FL5 parry", "long"),
        ("FL5 RA FE | ST4", "FL5 distance", "long"),
    ],
)
def test_nothing_follows_any_other_stop(hands: str, line: str, reach: str) -> None:
    green, red = hands.split("|")
    state = fencing(green, red, "advanced", reach=reach)
    told = play(state, *line.split())
    assert kinds(told).count("stopped") >= 1
    assert "no_touch" in kinds(told)
    assert asked(state) == (1, "turn")


@proves("F77")
@pytest.mark.parametrize(
    ("green", "mode", "stamina", "wanted"),
    [
        ("ST4 RA", "advanced", 6, {"no", "RA"}),
        ("ST4 FE", "advanced", 6, {"no", "feint"}),
        ("ST4 RA FE ST5", "advanced", 6, {"no", "RA", "feint", "feint:ST5"}),
        ("ST4 SH4", "advanced", 6, {"no"}),  # nobody else knows
        ("ST4 RA", "advanced", 0, {"no"}),
        ("ST4 RA", "tutorial", 0, {"no", "RA"}),
        ("ST4 SH4", "tutorial", 6, {"no"}),
        ("ST4", "tutorial", 6, None),  # everybody sees that there is no card
        ("ST4", "advanced", 6, None),
        ("ST4 SH4", "basic", 6, None),
    ],
)
def test_what_the_attacker_may_do_about_a_stop(
    green: str, mode: str, stamina: int, wanted: set[str] | None
) -> None:
    """It is asked where everybody can see that it might have something; a hand tells nothing by a silence."""
    state = fencing(green, "CP4" if mode != "basic" else "", mode, stamina=(stamina, 6))
    play(state, "ST4", "CP4" if mode != "basic" else "parry")
    if wanted is None:
        assert asked(state) == (1, "turn")
    else:
        assert (asked(state), offered(state)) == ((0, "press"), wanted)


@proves("F76")
@pytest.mark.parametrize(
    ("red", "line", "stamina", "wanted"),
    [
        ("SH4 GA5", "TT4", 0, {"accept", "SH4"}),
        ("GA5", "TT4", 0, {"accept"}),  # it might hold a Stop Hit
        ("", "TT4", 0, None),
        ("", "TT4", 1, {"accept", "distance"}),
        ("", "ST4", 1, {"accept", "distance"}),
        ("", "ST4", 2, {"accept", "distance", "parry"}),
        ("", "ST4", 0, None),
    ],
)
def test_nobody_is_asked_what_everybody_knows(
    red: str, line: str, stamina: int, wanted: set[str] | None
) -> None:
    state = fencing(f"{line} JK", red, "advanced", stamina=(6, stamina))
    told = play(state, line)
    if wanted is None:
        assert "accepted" not in kinds(told)
        assert event(told, "touch") == {"seat": 0, "score": 1, "why": "hit"}
    else:
        assert offered(state) == wanted


@proves("F79")
@pytest.mark.parametrize(
    ("hands", "line", "why"),
    [
        ("ST4 SH7 JK | JK SH6", "ST4 JK", "at-once"),
        ("GA5 SH7 JK | CP4 SH6", "GA5 CP4", "at-once"),
        ("ST4 CT JK | SH5 FT JK", "ST4 SH5 CT FT", "at-once"),
        ("ST4 CT | SH5 SH7 JK", "ST4 SH5 CT accept", "at-once"),
        ("ST4 JK | SH7 JK", "ST4 accept", "hit"),
        ("ST4 JK | PR5 JK", "ST4 PR5 accept", "riposte"),
        ("ST4 JK | SH5 JK", "ST4 SH5 accept", "counter"),
    ],
)
def test_what_ends_the_phrase_at_once(hands: str, line: str, why: str) -> None:
    """Whatever else the players hold."""
    green, red = hands.split("|")
    state = fencing(green, red, "advanced")
    told = play(state, *line.split())
    assert event(told, "touch")["why"] == why
    assert asked(state) == (1, "turn")


@proves("F82")
def test_the_longest_chain() -> None:
    state = fencing("ST4 CT SH7 JK", "SH5 FT SH6 JK", "advanced")
    play(state, "ST4")
    assert asked(state) == (1, "answer")
    play(state, "SH5")
    assert asked(state) == (0, "answer")
    play(state, "CT")
    assert (asked(state), offered(state)) == ((1, "answer"), {"accept", "FT"})
    told = play(state, "FT")
    assert event(told, "touch") == {"seat": 1, "score": 1, "why": "at-once"}
    phrase = view(state).phrase
    assert phrase is not None
    assert [(one.seat, one.role) for one in phrase.plays] == [
        (0, "attack"),
        (1, "counter"),
        (0, "counter-time"),
        (1, "feint-in-time"),
    ]


@proves("F80")
def test_as_many_plays_as_there_can_be() -> None:
    """Two cards each and one defence without cards each: six plays with an add-on, and nobody is asked any more."""
    state = fencing("ST4 RA GA5 AN SH4 JK", "PR6 DI5 AN SH5 CT JK", "advanced", stamina=(6, 6))
    told = play(state, "ST4", "parry", "RA", "PR6", "parry+GA5", "DI5")
    assert (both(state, "used"), both(state, "cardless")) == ([2, 2], [True, True])
    phrase = view(state).phrase
    assert phrase is not None
    assert len(phrase.plays) == 6
    assert event(told, "touch") == {"seat": 1, "score": 1, "why": "counter"}
