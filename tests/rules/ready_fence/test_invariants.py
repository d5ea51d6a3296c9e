"""What is always true, after every choice of whole random bouts in all modes and with random options."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest
from tests.rules.ready_fence.invariants import check
from tests.rules.ready_fence.table import GREEN, MODES, RED, both, fencing, opening, play, view

from ludarium.core import Chance, Value
from ludarium.core.record import find
from ludarium.games.ready_fence import GAME
from ludarium.games.ready_fence.notation import MoveKinds
from ludarium.games.ready_fence.position import Threat
from ludarium.games.ready_fence.state import FenceState
from ludarium.testing import RandomPlay, plays, proves

GAMES = 60
"""Bouts of each mode."""


def bouts(check: str, mode: str, count: int = GAMES) -> Any:
    """Random bouts of a mode, with random options in three of four of them."""
    for n in range(count):
        drawn = RandomPlay(GAME, f"ready-fence/{check}/{mode}/{n}").options
        options: dict[str, Value] = {**drawn, "mode": mode, "points": 5}
        if n % 3 == 0:
            options["points"] = 10 if mode == "basic" else 15
        if n % 4 == 0:
            options = {"mode": mode, "points": options["points"]}
        options.pop("lesson", None)
        sense = (0, 0, 60)[n % 3]
        yield RandomPlay(GAME, f"ready-fence/{check}/{mode}/{n}", options=options, unrest=0, sense=sense)


@pytest.mark.slow
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


@pytest.mark.slow
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
            codes = [n for n, code in enumerate(decision.codes) if code & 31 == MoveKinds.PLAY]
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


# What a dump must not miss: everything but the settings and chance.
PARTS: dict[str, str] = {
    "": "phase asked winner reason",
    "fencers": "square position score stamina hand known fresh stalled laid used cardless spent",
    "piles": "stock timer timer_then unseen discards past aside",
    "progress": "period opener cap turn number acts changed exchanged idle priority sudden",
    "phrase": "attacker opening opening_addon opening_speed status scorer plays first first_speed threat",
}


def group_of(state: FenceState, name: str) -> Any:
    group: Any = getattr(state, name) if name else state
    return group[1] if name == "fencers" else group


@pytest.mark.parametrize("name", PARTS)
def test_every_field_is_among_the_parts(name: str) -> None:
    group = group_of(opening(), name)
    names = getattr(type(group), "__mypyc_attrs__", None) or vars(group)
    others = {"settings", "chance", "listed", *PARTS} if name == "" else set()
    assert set(names) - others == set(PARTS[name].split())


@pytest.mark.parametrize(
    ("name", "field"), [(name, field) for name in PARTS for field in PARTS[name].split()]
)
def test_equal_dumps_are_equal_states(name: str, field: str) -> None:
    """Copies, replays and refusals are judged by dumps, so that nothing may be missing from them; a copy shares
    nothing that changes with its original, and misses nothing of it."""
    state = fencing("ST4 ST3 PR4", "SH4 PR5 ST5", "advanced")
    play(state, "ST4", "PR5")
    twin = state.clone()
    before = state.dump()
    assert twin.dump() == before
    group = group_of(twin, name)
    setattr(group, field, other(getattr(group, field)))
    assert twin.dump() != before
    assert state.dump() == before
    assert twin.clone().dump() == twin.dump()


def other(value: Any) -> Any:
    """Another value of the same type."""
    if isinstance(value, Threat):
        return Threat(value.owner, value.kind, value.counts_as, value.speed + 1, value.own, value.tie)
    if isinstance(value, tuple):
        return value[:-1]
    return not value if isinstance(value, bool) else value + 1


def test_a_phrase_that_is_over_is_shared() -> None:
    state = fencing("ST4 ST3 PR4", "SH4 PR5 ST5", "advanced")
    play(state, "ST4", "accept")
    twin = state.clone()
    assert twin.phrase is state.phrase
    before = state.dump()
    play(twin, "forward", "ST5")
    assert state.dump() == before


def test_chance_is_part_of_a_dump() -> None:
    state = fencing("ST4 ST3 PR4", "SH4 PR5 ST5")
    twin = state.clone()
    twin.chance.next()
    assert twin.dump() != state.dump()


@pytest.mark.slow
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
                assert [11 - square for square in both(there, "square")[::-1]] == both(here, "square")
                assert both(there, "score")[::-1] == both(here, "score")
                assert both(there, "stamina")[::-1] == both(here, "stamina")


def mirror(state: FenceState) -> FenceState:
    """The same position with the sides exchanged."""
    twin = state.clone()
    twin.fencers.reverse()
    for fencer in twin.fencers:
        fencer.square = 11 - fencer.square
    twin.asked = seat_mirrored(state.asked)
    for part in ("turn", "opener", "priority"):
        setattr(twin.progress, part, seat_mirrored(getattr(state.progress, part)))
    phrase = state.phrase.clone()
    phrase.attacker = seat_mirrored(phrase.attacker)
    phrase.scorer = seat_mirrored(phrase.scorer)
    threat = phrase.threat
    phrase.threat = Threat(
        seat_mirrored(threat.owner), threat.kind, threat.counts_as, threat.speed, threat.own, threat.tie
    )
    twin.phrase = phrase
    return twin


def seat_mirrored(seat: int) -> int:
    return 1 - seat if seat in (GREEN, RED) else seat
