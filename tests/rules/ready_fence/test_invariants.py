"""What is always true, after every choice of whole random bouts in all modes and with random options."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest
from tests.rules.ready_fence.invariants import check
from tests.rules.ready_fence.table import GREEN, MODES, RED, fencing, opening, play, view

from ludarium.core import Chance, Value
from ludarium.core.record import find
from ludarium.games.ready_fence import GAME
from ludarium.games.ready_fence.notation import PLAY
from ludarium.games.ready_fence.state import FenceState
from ludarium.testing import Play, plays, proves

GAMES = 60
"""Bouts of each mode."""


def bouts(check: str, mode: str, count: int = GAMES) -> Any:
    """Random bouts of a mode, with random options in three of four of them."""
    for n in range(count):
        drawn = Play(GAME, f"ready-fence/{check}/{mode}/{n}").options
        options: dict[str, Value] = {**drawn, "mode": mode, "points": 5}
        if n % 3 == 0:
            options["points"] = 10 if mode == "basic" else 15
        if n % 4 == 0:
            options = {"mode": mode, "points": options["points"]}
        options.pop("lesson", None)
        sense = (0, 0, 60)[n % 3]
        yield Play(GAME, f"ready-fence/{check}/{mode}/{n}", options=options, unrest=0, sense=sense)


@proves("F55", "F57", "F61", "F76", "F80", "F105")
@pytest.mark.parametrize("mode", MODES)
def test_whole_bouts_stay_sound_and_end(mode: str) -> None:
    asked = Counter[str]()
    for one in bouts("sound", mode):
        with one:
            for state in one.states():
                assert isinstance(state, FenceState)
                check(state, one.events)
                decision = state.decision()
                asked[decision.kind if decision is not None else "over"] += 1
            assert state.outcome() is not None
    own = {"tutorial": {"renew", "cost", "press"}, "basic": set(), "advanced": {"retreat", "press"}}
    assert set(asked) >= {"deal", "mulligan", "turn", "answer", "over"} | own[mode]


@proves("F104", "F106", "F117", "F118")
@pytest.mark.parametrize(
    ("mode", "reasons"),
    [
        ("tutorial", {"points", "time", "touch", "cards"}),
        ("basic", {"points", "time", "touch", "priority"}),
        ("advanced", {"points", "time", "touch", "priority"}),
    ],
)
def test_bouts_end_in_every_way(mode: str, reasons: set[str]) -> None:
    """By points, by time, by priority, by a touch after it, for want of cards. (The toss has a test of its own:
    two hands seldom become empty together.) Here everybody who can attacks, and nobody defends well."""
    found = set()
    for seed in range(200):
        state = opening(mode, str(seed))
        chance = Chance.of(f"ends {seed}")
        while (decision := state.decision()) is not None:
            codes = [n for n, code in enumerate(decision.codes) if code & 31 == PLAY]
            if not codes or decision.kind != "turn" or seed % 2:
                codes = list(range(len(decision)))
            state.choose(decision.option(codes[chance.below(len(codes))]))
        found.add(view(state).reason)
    assert found == reasons


def test_same_seed_and_choices_same_bout() -> None:
    for one in plays(GAME, "same", 6):
        with one:
            for _ in one.states():
                pass
            again = GAME.start(2, one.options, one.seed)
            for choice in one.record.choices:
                again.choose(find(again, choice))
            assert again.dump() == one.state.dump()


# What a dump must not miss. Everything but the settings.
PARTS = (
    "ask", "asked", "turn", "number", "opener", "period", "scores", "stamina", "cap", "positions", "squares",
    "hands", "known", "laid", "stock", "aside", "discards", "past", "fresh", "timer", "timer_then", "unseen",
    "acts", "changed", "exchanged", "stalled", "idle", "priority", "sudden", "attacker", "status", "scorer",
    "plays", "used", "cardless", "spent", "opening", "opening_addon", "opening_speed", "first", "first_speed",
    "owner", "threat", "counts_as", "speed", "tie", "own", "winner", "reason",
)  # fmt: skip


@pytest.mark.parametrize("part", PARTS)
def test_equal_dumps_are_equal_states(part: str) -> None:
    """Copies, replays and refusals are judged by dumps, so that nothing may be missing from them; and a copy
    shares nothing with its original."""
    state = fencing("ST4 ST3 PR4", "SH4 PR5 ST5", "advanced")
    play(state, "ST4", "PR5")
    twin = state.clone()
    before = state.dump()
    assert twin.dump() == before
    value = getattr(twin, part)
    if isinstance(value, list):
        value[0] = other(value[0])
    else:
        setattr(twin, part, other(value))
    assert twin.dump() != before
    assert state.dump() == before


def other(value: bool | int) -> bool | int:
    return not value if isinstance(value, bool) else value + 1


def test_chance_is_part_of_a_dump() -> None:
    state = fencing("ST4 ST3 PR4", "SH4 PR5 ST5")
    twin = state.clone()
    twin.chance.next()
    assert twin.dump() != state.dump()


@proves("F3", "F96")
@pytest.mark.parametrize("mode", MODES)
def test_green_and_red_are_alike(mode: str) -> None:
    """A bout seen in a mirror: Red's options are what Green's would be, with the squares counted from the
    other end."""
    for one in bouts("mirror", mode, 15):
        with one:
            for state in one.states():
                assert isinstance(state, FenceState)
                if state.decision() is None or not one.now_and_then(6):
                    continue
                mirrored = mirror(state)
                ours, theirs = state.decision(), mirrored.decision()
                assert ours is not None
                assert theirs is not None
                assert theirs.kind == ours.kind
                assert theirs.seat == (1 - ours.seat if ours.seat >= 0 else ours.seat)
                assert sorted(map(str, theirs.options())) == sorted(map(str, ours.options()))
                choice = str(ours.option(one.dice.below(len(ours))))
                if choice in ("deal", "distance"):
                    continue
                there, here = mirrored.clone(), state.clone()
                told, also = here.choose(ours.find(choice)), there.choose(theirs.find(choice))
                quiet = "extra_time" not in [event.kind() for event in told]
                assert [event.kind() for event in told] == [event.kind() for event in also] or not quiet
                assert [11 - square for square in there.squares[::-1]] == here.squares
                assert there.scores[::-1] == here.scores
                assert there.stamina[::-1] == here.stamina


def mirror(state: FenceState) -> FenceState:
    """The same position with the sides exchanged."""
    twin = state.clone()
    twin.squares = [11 - square for square in state.squares[::-1]]
    for part in ("scores", "stamina", "positions", "hands", "known", "laid", "stalled", "used", "cardless",
                 "spent", "fresh"):  # fmt: skip
        setattr(twin, part, getattr(state, part)[::-1])
    for part in ("asked", "turn", "opener", "attacker", "owner", "scorer", "priority"):
        seat = getattr(state, part)
        setattr(twin, part, 1 - seat if seat in (GREEN, RED) else seat)
    return twin
