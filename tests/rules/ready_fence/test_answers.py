"""What may answer what (F62, F64, F65): every threat against every card and defence, in every mode.

Speeds never matter here: attacks are slow, answers fast, and an Angulation is at hand.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import pytest
from tests.rules.ready_fence.oracle import CARDLESS, COLOURS, row_of
from tests.rules.ready_fence.table import GREEN, MODES, RED, asked, event, fencing, kinds, offered, play, view

from ludarium.games.ready_fence.state import FenceState
from ludarium.testing import proves

ALL, SPENDING, FULL = MODES, MODES[1:], MODES[2:]
T_AND_A = (MODES[0], MODES[2])
FASTEST = {
    "ST": "ST6", "BT": "BT5", "DI": "DI5", "TT": "TT4", "GA": "GA5", "FK": "FK5", "FN": "FN6", "FL": "FL7",
    "PR": "PR6", "CP": "CP4", "IF": "IF6", "SH": "SH7", "CT": "CT", "FT": "FT", "JK": "JK", "AN": "AN",
    "RA": "RA", "FE": "FE",
}  # fmt: skip


@dataclass(frozen=True)
class Case:
    """A threat. ``green`` and ``red`` hold what the line needs, and Green opens; ``red_in`` is Red's position.

    ``after_first``: it is the Attacker who is asked, right after the Defender's first answer; ``own`` which card
    of its owner the threat is; ``defended``: who is asked has no defence without cards any more.
    """

    what: str
    card: str
    line: str
    red: str = ""
    more: str = ""
    modes: tuple[str, ...] = ALL
    reach: str = "lunge"
    red_in: str = "engagement"
    asked: int = RED
    after_first: bool = False
    own: int = 1
    defended: bool = False

    @property
    def green(self) -> str:
        return f"{self.line.split()[0]} {self.more}"


def attack(card: str, reach: str = "lunge", red_in: str = "engagement", modes: tuple[str, ...] = ALL) -> Case:
    return Case("attack", card[:2], card, reach=reach, red_in=red_in, modes=modes)


def riposte(card: str, line: str, red: str, modes: tuple[str, ...] = ALL) -> Case:
    return Case("riposte", card, line, red=red, modes=modes, asked=GREEN, after_first=True)


def renewed(line: str, red: str, modes: tuple[str, ...] = T_AND_A, red_in: str = "engagement") -> Case:
    return Case("renewed", line[:2], line, red=red, more="RA", modes=modes, red_in=red_in, own=2)


CASES = [
    attack("ST3"),
    attack("BT4"),
    attack("DI4"),
    attack("TT4"),
    attack("GA5", red_in="line"),
    attack("FK4", modes=T_AND_A),
    attack("FN5", red_in="line", modes=T_AND_A),
    attack("FL5", reach="long", modes=SPENDING),
    attack("IF4", reach="short", modes=SPENDING),
    riposte("ST", "ST3 PR4", "PR4"),
    riposte("ST", "BT4 PR4", "PR4"),
    riposte("GA", "ST3 PR4+GA5", "PR4 GA5"),
    riposte("GA", "ST3 CP4+GA5", "CP4 GA5", T_AND_A),
    riposte("GA", "ST3 parry+GA5", "GA5", SPENDING),
    riposte("IF", "ST3 IF4", "IF4", SPENDING),
    Case("riposte", "IF", "IF4 IF5", "IF5", modes=SPENDING, reach="short", asked=GREEN, after_first=True),
    Case("riposte", "ST", "ST3 PR4 PR5", red="PR4", more="PR5", own=2),
    Case("riposte", "GA", "ST3 PR4 PR5+GA5", red="PR4", more="PR5 GA5", own=2),
    Case("riposte", "GA", "ST3 PR4 parry+GA5", red="PR4", more="GA5", modes=SPENDING, own=2),
    renewed("ST3 CP4 RA", "CP4"),
    renewed("ST3 PR4 RA", "PR4"),
    renewed("BT4 CP4 RA", "CP4"),
    renewed("DI4 CP4 RA", "CP4"),
    renewed("FK4 CP4 RA", "CP4"),
    renewed("GA5 PR5 RA", "PR5", red_in="line"),
    renewed("FN5 PR5 RA", "PR5", red_in="line"),
    Case("renewed", "TT", "TT4 distance RA", more="RA", modes=FULL, own=2, defended=True),
    Case(
        "renewed", "TT", "TT4 distance discard:ST4 RA", red="ST4", more="RA", modes=MODES[:1], own=2, defended=True
    ),
    Case("renewed", "IF", "IF4 parry RA", more="RA", modes=FULL, reach="short", own=2, defended=True),
    Case("counter", "SH", "ST3 SH4", red="SH4", asked=GREEN, after_first=True),
    Case("counter", "DI", "BT4 DI5", red="DI5", asked=GREEN, after_first=True),
    Case("counter", "SH", "ST3 PR4 SH4", red="PR4", more="SH4", own=2),
    Case("counter-time", "CT", "ST3 SH4 CT", red="SH4", more="CT", modes=FULL, own=2),
]  # fmt: skip


def named(case: Case) -> str:
    return f"{case.what} {case.card} ({case.line})"


def names_of(state: FenceState) -> set[str]:
    """The cards of the mode."""
    return {told.split(":")[0] for told in view(state).deck}


def threatened(case: Case, mode: str, answer: str = "", **settings: Any) -> FenceState:
    """The position in which the threat is to be answered, with the card (and an Angulation) in hand."""
    hands = [case.green, case.red]
    extra = FASTEST.get(answer, "")
    names = names_of(fencing(mode=mode))
    if extra in names:
        hands[case.asked] += " " + extra
    if "AN" in names and answer != "AN":
        hands[case.asked] += " AN"
    positions = ("line", case.red_in)
    state = fencing(
        hands[0], hands[1], mode, reach=case.reach, positions=positions, seed=named(case), **settings
    )
    play(state, *case.line.split())
    return state


def answers(case: Case, mode: str, **settings: Any) -> set[str]:
    """Which kinds of cards and defences the engine offers. Nothing, where the threat has hit unanswered."""
    found: set[str] = set()
    for answer in (*FASTEST, *CARDLESS):
        state = threatened(case, mode, answer, **settings)
        phrase = view(state).phrase
        assert phrase is not None
        if phrase.result is not None:
            assert (phrase.result, phrase.scorer) == ("touch", 1 - case.asked)
            continue
        assert asked(state) == (case.asked, "answer")
        assert phrase.threat is not None
        told = (phrase.threat.seat, phrase.threat.kind, phrase.threat.card, phrase.threat.own)
        assert told == (1 - case.asked, case.what, case.card, case.own)
        options = offered(state)
        assert "accept" in options, "always (F63)"
        heads = {option.split("+")[0].split(":")[0] for option in options} - {"accept"}
        if answer in CARDLESS:
            found |= heads & {answer}
        else:
            wanted = "feint" if answer == "FE" else FASTEST[answer]
            found |= {answer} if wanted in heads else set()
    return found


def expected(case: Case, mode: str) -> set[str]:
    """The same from the table of the rules."""
    row = {word.rstrip("!") for word in row_of(case.what, case.card, mode)}
    if not case.after_first:
        row.discard("RA")
    elif mode == "advanced":
        row.add("FE")
    if mode == "tutorial" or case.defended or (case.what == "riposte" and case.own == 2):
        row.discard("parry")
    kinds = {name[:2] for name in names_of(threatened(case, mode))}
    return {word for word in row if word in kinds or word in CARDLESS}


PAIRS = [pytest.param(case, mode, id=f"{mode}, {named(case)}") for case in CASES for mode in case.modes]


@proves("F64", "F65", "F88")
@pytest.mark.parametrize(("case", "mode"), PAIRS)
def test_the_table_is_exhaustive(case: Case, mode: str) -> None:
    assert answers(case, mode) == expected(case, mode)


@proves("F62")
@pytest.mark.parametrize(("case", "mode"), PAIRS)
def test_the_colours(case: Case, mode: str) -> None:
    """Red is answered by blue or cyan, cyan by blue, blue by cyan; gold stands apart, and orange is none."""
    cards = answers(case, mode) - {*CARDLESS, "RA", "FE"}
    law = {"counter": {"blue", "gold"}, "counter-time": {"cyan"}}.get(case.what, {"blue", "cyan", "gold"})
    for kind in cards:
        assert law & set(COLOURS[kind].split()), f"{kind} against {named(case)}"


def the(what: str, line: str) -> Case:
    return next(case for case in CASES if (case.what, case.line) == (what, line))


@pytest.mark.parametrize(
    ("what", "line", "mode", "settings", "changes"),
    [
        ("attack", "TT4", "advanced", {"joker_toe_touch": False}, "-JK"),
        ("attack", "TT4", "tutorial", {"joker_toe_touch": False}, "-JK"),
        ("renewed", "TT4 distance RA", "advanced", {"joker_toe_touch": False}, "-JK"),
        ("attack", "ST3", "advanced", {"joker_toe_touch": False}, ""),
        ("counter-time", "ST3 SH4 CT", "advanced", {"joker_counter_time": True}, "+JK"),
        ("counter", "ST3 SH4", "tutorial", {"tutorial_counter": "final"}, "-PR"),
        ("counter", "ST3 SH4", "advanced", {"tutorial_counter": "final"}, ""),
        ("counter", "BT4 DI5", "tutorial", {"tutorial_counter": "final"}, "-PR"),
        ("counter", "ST3 SH4", "basic", {"basic_counter": "parry"}, "+PR"),
        ("counter", "BT4 DI5", "basic", {"basic_counter": "parry"}, "+PR"),
        ("counter", "ST3 PR4 SH4", "basic", {"basic_counter": "parry"}, "+PR"),
        ("counter", "ST3 SH4", "tutorial", {"basic_counter": "parry"}, ""),
        ("riposte", "ST3 PR4", "advanced", {"counter_time_parry": True}, "+CT"),
        ("riposte", "ST3 PR4 PR5", "advanced", {"counter_time_parry": True}, "+CT"),
        ("riposte", "ST3 PR4+GA5", "advanced", {"counter_time_parry": True}, ""),
        ("riposte", "ST3 IF4", "advanced", {"counter_time_parry": True}, ""),
        ("attack", "ST3", "basic", {"infighting_step": False}, "-IF"),
        ("riposte", "ST3 PR4", "basic", {"infighting_step": False}, "-IF"),
        ("attack", "IF4", "basic", {"infighting_step": False}, ""),
        ("riposte", "IF4 IF5", "basic", {"infighting_step": False}, ""),
        ("renewed", "IF4 parry RA", "advanced", {"second_defence": True}, "+parry"),
        ("renewed", "TT4 distance RA", "advanced", {"second_defence": True}, ""),
    ],
)
def test_options_that_change_the_table(
    what: str, line: str, mode: str, settings: dict[str, Any], changes: str
) -> None:
    case = the(what, line)
    wanted = expected(case, mode)
    if changes:
        wanted = wanted | {changes[1:]} if changes[0] == "+" else wanted - {changes[1:]}
        assert wanted != expected(case, mode)
    assert answers(case, mode, **settings) == wanted


@proves("F65")
def test_what_is_a_defence_for_a_feint_and_for_a_renewed_attack() -> None:
    """Any blue or cyan card for the one; a blue parry (not Infighting) or no card for the other."""
    for red, line, renews in [
        ("PR4", "ST3 PR4", True),
        ("CP4", "ST3 CP4", True),
        ("IF4", "ST3 IF4", False),
        ("SH4", "ST3 SH4", False),
        ("", "ST3 parry", True),
        ("", "ST3 distance", True),
    ]:
        state = fencing("ST3 RA FE", red, "advanced")
        play(state, *line.split())
        assert ("RA" in offered(state)) == renews, line
        assert "feint" in offered(state), line


# -- other readings


@proves("F63")
@pytest.mark.parametrize("mode", MODES)
def test_o17_a_slower_answer_may_be_played_in_vain(mode: str) -> None:
    """slower_answer: the threat hits; what was played is treated like every card of the phrase (F51, F52)."""
    hands = ("ST6 ST5 BT4", "PR4 SH5 ST3" + (" CP4 AN GA5" if mode == "advanced" else ""))
    plain = fencing(*hands, mode)
    play(plain, "ST6")
    state = fencing(*hands, mode, slower_answer=True, timer=9)
    play(state, "ST6")
    late = {"PR4", "SH5"} | ({"CP4", "CP4+AN", "PR4+AN", "SH5+AN"} if mode == "advanced" else set())
    assert offered(state) - offered(plain) == late - offered(plain)
    assert offered(state) == offered(plain) | late
    told = play(state, "SH5")
    assert (event(told, "played")["role"], event(told, "played")["need"]) == ("late", 6)
    assert event(told, "touch") == {"seat": GREEN, "score": 1, "why": "hit"}
    assert ("SH5" in view(state).discards) == (mode == "tutorial")
    assert view(state).timer < 9, "and in the tutorial time runs"


@proves("F63", "F68")
def test_o17_a_slower_answer_to_an_even_counter_leaves_the_double_touch() -> None:
    state = fencing("ST6 PR5", "SH6 ST3", "tutorial", slower_answer=True)
    told = play(state, "ST6", "SH6", "PR5")
    assert event(told, "double_touch") == {"scores": [1, 1], "counts": True}


@proves("F75", "F84")
@pytest.mark.parametrize("setting", ["free", "unable"])
@pytest.mark.parametrize("mode", MODES)
def test_o35_who_can_answer_an_attack_may_have_to(mode: str, setting: str) -> None:
    """accept: the sentence is about the answer to the card that opens the phrase."""
    state = fencing("ST6 ST4 SH4", "PR5 ST3", mode, accept=setting, stamina=(6, 6))
    play(state, "ST4")
    assert ("accept" in offered(state)) == (setting == "free")
    play(state, "PR5")
    assert "accept" in offered(state), "the Attacker need not go on"
    state = fencing("TT4 ST4 SH4", "PR5 ST3", mode, accept=setting, stamina=(6, 0))
    play(state, "TT4")
    assert offered(state) == {"accept"}


@proves("F67", "F71")
@pytest.mark.parametrize("setting", [False, True])
@pytest.mark.parametrize("mode", T_AND_A)
def test_o36_a_joker_may_beat_a_plain_ceding_parry(mode: str, setting: bool) -> None:
    """joker_ceding: whoever's threat it was, unless that player has played two cards or a Flèche."""
    hands = ("ST4 JK PR4 TT4", "CP4 ST3 ST3 TT4")
    state = fencing(*hands, mode, joker_ceding=setting)
    play(state, "ST4")
    told = play(state, "CP4")
    assert ("JK" in offered(state)) == setting
    if setting:
        assert asked(state) == (GREEN, "press")
        assert "no_touch" in kinds(play(state.clone(), "no"))
        told = play(state, "JK")
        assert event(told, "touch") == {"seat": GREEN, "score": 1, "why": "at-once"}
        assert "JK" in view(state).discards
    state = fencing("ST4 CP4", "PR4 JK", mode, joker_ceding=setting)
    told = play(state, "ST4", "PR4", "CP4")
    assert ("no_touch" in kinds(told)) == (not setting)
    if setting:
        assert (asked(state), offered(state)) == ((RED, "press"), {"JK", "no"})
        assert event(play(state, "JK"), "touch")["seat"] == RED


@proves("F92", "F71")
def test_o36_not_after_a_fleche() -> None:
    state = fencing(
        "FL5 JK", "CP4", "advanced", reach="long", positions=("line", "engagement"), joker_ceding=True
    )
    assert "no_touch" in kinds(play(state, "FL5", "CP4"))
