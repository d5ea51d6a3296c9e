"""Why not: what the view tells the asked seat about what it may not do, and that it never contradicts the options."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from tests.rules.ready_fence.table import MODES, fencing, offered, view, why
from tests.rules.ready_fence.table import play as choose

from ludarium.core import Value
from ludarium.games.ready_fence import GAME
from ludarium.games.ready_fence.state import FenceState
from ludarium.games.ready_fence.view import FaultView
from ludarium.testing import games_to_play, proves
from ludarium.testing.play import RandomPlay

LOCALE = Path(__file__).parents[3] / "locale"
ACTIONS = ("forward", "retreat", "stall", "exchange")
"""Words for what can't be asked: after a Flèche, or a card that scores at once, nobody is."""

# Mode, reach, positions, hands, what has been played, and of whom is asked what: the reason.
CASES: list[tuple[str, str, tuple[str, str], str, str, dict[str, FaultView | None]]] = [
    ("basic", "lunge", ("line", "invitation"), "PR4 FL5 IF4 GA5 DI5 BT4 | ", "", {
        "PR4": FaultView("not-red"),
        "FL5": FaultView("long-only"),
        "IF4": FaultView("short-only"),
        "GA5": FaultView("position-line"),
        "DI5": FaultView("position-engagement"),
        "BT4": FaultView("position-not-invitation"),
        "retreat": FaultView("mode"),
    }),
    ("advanced", "short", ("line", "line"), "ST4 AN | ", "", {
        "ST4": FaultView("lunge-only"), "AN": FaultView("addon"), "forward": FaultView("edge"),
    }),
    ("basic", "out", ("line", "line"), "ST4 | ", "", {"ST4": FaultView("out-of-reach")}),
    ("basic", "lunge", ("line", "line"), "ST3 SH4 | ", "exchange:SH4", {
        "exchange": FaultView("exchanged"), "stall": FaultView("stall-first"),
    }),
    ("basic", "lunge", ("line", "line"), "ST3 SH4 | ", "", {"exchange:ST3": FaultView("kept-thrust")}),
    ("basic", "lunge", ("line", "line"), "ST3 | ST3", "stall end", {"stall": FaultView("stall-twice")}),
    ("tutorial", "lunge", ("line", "line"), "ST3 | ", "", {
        "stall": FaultView("mode"), "retreat": FaultView("mode"), "exchange": FaultView("mode"),
    }),
    ("advanced", "lunge", ("line", "line"), "ST6 | ST4 SH5 CT FT RA FE DI5 IF4", "ST6", {
        "ST4": FaultView("colour", card="ST"),
        "SH5": FaultView("too-slow", 6, 5, "ST"),
        "CT": FaultView("needs-counter", card="ST"),
        "FT": FaultView("needs-counter-time", card="ST"),
        "RA": FaultView("renewed", card="ST"),
        "FE": FaultView("feint", card="ST"),
        "DI5": FaultView("text", card="ST"),
        "IF4": FaultView("too-slow", 6, 4, "ST"),
        "distance": FaultView("too-fast", 5, 6),
    }),
    ("advanced", "lunge", ("line", "line"), "ST6 | PR4 PR5 SH6 AN CP4 JK", "ST6", {
        "PR4": None, "CP4": None, "AN": None, "SH6": None, "JK": None,  # two with the Angulation
    }),
    ("advanced", "lunge", ("line", "line"), "ST6 | PR5 SH4 CT", "ST6", {
        "PR5": FaultView("too-slow", 6, 5, "ST"), "SH4": FaultView("too-slow", 6, 4, "ST"),
    }),
    ("advanced", "lunge", ("line", "line"), "TT4 | PR5 JK", "TT4", {
        "PR5": FaultView("text", card="TT"), "parry": FaultView("toe-touch", card="TT"),
    }),
    ("advanced", "lunge", ("line", "line"), "ST4 CT | SH5 JK", "ST4 SH5 CT", {
        "JK": FaultView("joker-counter-time", card="CT"),
        "parry": FaultView("colour", card="CT"),
        "distance": FaultView("colour", card="CT"),
    }),
    ("advanced", "lunge", ("line", "line"), "ST4 RA GA5 | PR6 SH7", "ST4 parry RA", {
        "parry": FaultView("cardless-used", card="ST"), "distance": FaultView("cardless-used", card="ST"),
    }),
    ("advanced", "lunge", ("line", "line"), "ST4 RA | CP4 CP4", "ST4 CP4 RA", {
        "CP4": FaultView("too-slow", 6, 4, "ST"), "distance": FaultView("first-card", card="ST"),
    }),
    ("advanced", "lunge", ("line", "line"), "ST4 PR4 | PR5 SH4", "ST4 PR5 PR4", {
        "parry": FaultView("first-card", card="ST"), "distance": FaultView("not-riposte", card="ST"),
    }),
    ("advanced", "lunge", ("line", "line"), "ST4 RA SH7 | PR6", "ST4 parry RA PR6", {
        "SH7": FaultView("two-cards", card="ST"),
    }),
    ("advanced", "lunge", ("line", "line"), "ST4 FE ST3 SH4 AN | CP4", "ST4 CP4", {
        "ST3": None, "SH4": FaultView("not-now"), "AN": None,
    }),
    ("advanced", "lunge", ("line", "line"), "ST4 FE RA ST3 SH4 | CP4", "ST4 CP4", {
        "ST3": FaultView("slower", 4, 3), "SH4": FaultView("not-now"),
    }),
    ("advanced", "lunge", ("line", "line"), "ST4 FE ST3 | PR5", "ST4 PR5", {"ST3": FaultView("slower", 5, 3)}),
    ("advanced", "lunge", ("line", "line"), "ST4 ST3 AN FT | CP4", "ST4 CP4", {
        "ST3": FaultView("not-now"), "AN": FaultView("addon"), "FT": FaultView("not-now"),
    }),
    ("advanced", "lunge", ("line", "line"), "ST4 SH7 DI5 PR6 CP4 IF6 FT | SH5", "ST4 SH5", {
        "SH7": FaultView("colour", card="SH"), "DI5": FaultView("colour", card="SH"), "PR6": FaultView("text", card="SH"),
        "CP4": FaultView("text", card="SH"), "IF6": FaultView("text", card="SH"),
        "FT": FaultView("needs-counter-time", card="SH"), "distance": FaultView("colour", card="SH"),
    }),
    ("advanced", "lunge", ("line", "line"), "ST4 CT | SH5 SH7 PR6 CT", "ST4 SH5 CT", {
        "SH7": FaultView("text", card="CT"), "PR6": FaultView("colour", card="CT"), "CT": FaultView("needs-counter", card="CT"),
    }),
]  # fmt: skip


@pytest.mark.parametrize("case", [pytest.param(case, id=f"{case[3]} ({case[4]})") for case in CASES])
def test_the_reason(case: tuple[str, str, tuple[str, str], str, str, dict[str, FaultView | None]]) -> None:
    mode, reach, positions, hands, line, wanted = case
    green, red = hands.split("|")
    state = fencing(green, red, mode, reach=reach, positions=positions)
    choose(state, *line.split())
    decision = state.decision()
    assert decision is not None
    told = view(state, decision.seat).why
    assert {name: told.get(name) for name in wanted} == wanted
    assert view(state, 1 - decision.seat).why == {}
    assert view(state).why == {}


def test_reasons_about_stamina() -> None:
    state = fencing("FL5", "ST3", reach="long", stamina=(1, 6))
    assert view(state, 0).why["FL5"] == FaultView("stamina", 2, 1)
    state = fencing("ST5", "IF6 ST3", stamina=(6, 0))
    choose(state, "ST5")
    told = view(state, 1).why
    assert told["IF6"] == FaultView("stamina", 1, 0)
    assert told["parry"] == FaultView("stamina", 3, 0)
    assert told["distance"] == FaultView("no-stamina", 1, 0)
    state = fencing("ST4 RA", "CP4", "advanced", stamina=(0, 6))
    choose(state, "ST4", "CP4")
    assert view(state, 0).why["RA"] == FaultView("stamina", 1, 0)


def test_reasons_of_the_clock() -> None:
    assert why(fencing("ST3", "ST3", priority=1, timer=4))["stall"] == "stall-priority"
    assert why(fencing("ST3", "ST3", timer=0))["exchange"] == "timer-empty"


def test_reasons_of_the_distance() -> None:
    state = fencing("ST4 RA", "IF6 SH7", "advanced", squares=(3, 5))
    state.piles.timer = 0
    choose(state, "ST4", "distance", "RA")
    assert view(state, 1).why["IF6"] == FaultView("infighting-distance", 1, 3, "ST")


def test_reasons_of_infighting_without_a_step() -> None:
    state = fencing("ST4", "IF6", "advanced", infighting_step=False)
    choose(state, "ST4")
    assert view(state, 1).why["IF6"] == FaultView("infighting-distance", 0, 1, "ST")


def test_every_reason_has_its_words_and_a_case() -> None:
    """In all languages; and none that the cases above do not come upon."""
    came: set[str] = {
        "stamina",
        "no-stamina",
        "no-card",
        "stall-priority",
        "timer-empty",
        "infighting-distance",
    }
    for case in CASES:
        came |= {reason.code for reason in case[5].values() if reason is not None}
    for language in ("en", "zh-Hant", "ko"):
        text = (LOCALE / language / "ready-fence.ftl").read_text(encoding="utf-8")
        codes = set(re.findall(r"^ready-fence-why-([\w-]+) =", text, re.MULTILINE))
        assert codes == came


# -- the reasons and the options agree


def used_by(options: set[str]) -> set[str]:
    """The cards that some option plays."""
    found: set[str] = set()
    for option in options:
        word = option.removeprefix("feint:")
        if option.startswith("feint"):
            found.add("FE")
        if word[:2].isupper() or option.startswith("parry"):
            found |= {card for card in word.split("+") if card[:2].isupper()}
    return found


def agrees(state: FenceState) -> None:
    decision = state.decision()
    if decision is None or decision.seat < 0:
        return
    seen = view(state, decision.seat)
    reasons = seen.why
    options = offered(state)
    if decision.kind not in ("turn", "answer", "press"):
        assert decision.kind == "retreat" or reasons == {}
        return
    hand = set(seen.hand or [])
    cards = {name for name in reasons if name[:2].isupper()}
    assert cards == hand - used_by(options)
    if decision.kind == "turn":
        heads = {option.split(":")[0] for option in options}
        assert {name for name in ACTIONS if name in reasons} | (heads & set(ACTIONS)) >= set(ACTIONS) - {
            "exchange"
        }
        assert not {name for name in ACTIONS if name in reasons} & heads
        assert not {name for name in reasons if name.startswith("exchange:")} & options
        if "exchange" not in reasons:
            kept = {name for name in reasons if name.startswith("exchange:")}
            assert kept | {option for option in options if option.startswith("exchange:")} == {
                f"exchange:{card}" for card in hand
            }
    if decision.kind == "answer":
        for name in ("parry", "distance"):
            assert (name in reasons) == (name not in options)


@proves("F63", "F64")
@pytest.mark.parametrize("mode", MODES)
def test_reasons_and_options_agree(mode: str) -> None:
    for n in range(games_to_play(6)):
        options: dict[str, Value] = dict(RandomPlay(GAME, f"why/{mode}/{n}", sense=0).options)
        options |= {"mode": mode, "points": 5}
        with RandomPlay(GAME, f"why/{mode}/{n}", options=options) as one:
            for state in one.states():
                assert isinstance(state, FenceState)
                agrees(state)
