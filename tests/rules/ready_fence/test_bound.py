"""F107: no bout goes on for ever. The bound follows from the options, and stubborn players keep it."""

from __future__ import annotations

import pytest
from tests.rules.ready_fence.table import MODES, begun, fencing, kinds, play

from ludarium.core import Event, Value
from ludarium.games.ready_fence import rules as ru
from ludarium.games.ready_fence.notation import MoveKinds
from ludarium.games.ready_fence.rules import Settings
from ludarium.games.ready_fence.state import FenceState
from ludarium.games.ready_fence.terms import Modes
from ludarium.testing import proves

TIRED = 400
"""Lines of a game turn that stubborn players think of."""
LENGTHS: list[tuple[str, dict[str, Value]]] = [
    ("tutorial", {}),
    ("tutorial", {"points": 15, "passivity": 6}),
    ("basic", {}),
    ("basic", {"points": 10, "passivity": 6}),
    ("basic", {"passivity": 20}),
    ("advanced", {}),
    ("advanced", {"points": 15, "passivity": 6}),
    ("advanced", {"points": 15, "passivity": 6, "period_timer": "12"}),
]


def most_turns(settings: Settings) -> int:
    """The most game turns of a bout. A touch or a card that leaves the timer comes at least once in ``passivity``
    of them; there are only so many points to score, and so many cards in the timers; and in sudden death each
    game turn costs a card of the two hands."""
    cards = settings.deck.bit_count()
    usual = min(cards, ru.TIMER)
    all_of_it = settings.mode == Modes.TUTORIAL and not settings.short_tutorial
    timers = cards - 2 * ru.HAND if all_of_it else usual
    timers += (settings.periods - 1) * (usual if settings.short_periods else cards)
    touches = 2 * settings.target - 1
    if settings.mode == Modes.TUTORIAL:
        return settings.passivity * (touches + timers) + 2 * ru.HAND
    return settings.passivity * (touches + timers + ru.EXTRA_TIMER)


def quiet(state: FenceState, told: list[Event]) -> bool:
    """Whether nothing has come nearer to the end: no point, no card from the timer."""
    happened = kinds(told)
    return not {"touch", "drew", "stalled", "game_over"} & set(happened) and not any(
        one.kind() == "double_touch" and one.facts()["counts"] for one in told
    )


def quiet_line(state: FenceState, phrase: bool, left: list[int]) -> list[int] | None:
    """Codes of a whole game turn, both players at one, after which all is as before; with a phrase or without."""
    number = state.progress.number
    decision = state.decision()
    if decision is None or left[0] == 0:
        return None
    codes = [
        code for code in decision.codes if decision.kind != "turn" or (code & 31 == MoveKinds.PLAY) == phrase
    ]
    for code in codes:
        left[0] -= 1
        after = state.clone()
        told = after.choose(decision.option(decision.codes.index(code)))
        if not quiet(after, told):
            continue
        if after.progress.number != number:
            return [code]
        if decision.kind == "turn" and not phrase:
            continue  # one step would do, and a pass will
        rest = quiet_line(after, phrase, left)
        if rest is not None:
            return [code, *rest]
    return None


def stubborn(state: FenceState, limit: int) -> int:
    """Play on, by a phrase without a touch where there is one, else without a phrase, else whatever comes first;
    how many phrases changed nothing. Stops after the game turn ``limit``."""
    phrases = 0
    while (decision := state.decision()) is not None and state.progress.number <= limit:
        line = quiet_line(state, True, [TIRED])
        phrases += line is not None
        if line is None:
            line = quiet_line(state, False, [TIRED]) or [decision.codes[-1]]
        for code in line:
            asked = state.decision()
            assert asked is not None
            state.choose(asked.option(asked.codes.index(code)))
    return phrases


@pytest.mark.slow
@proves("F107")
@pytest.mark.parametrize(("mode", "options"), LENGTHS)
def test_stubborn_players_come_to_an_end(mode: str, options: dict[str, Value]) -> None:
    state = begun(mode, "stubborn", **options)
    play(state, "forward", "end")  # to lunge distance
    if mode == "tutorial":
        play(state, "no")
    bound = most_turns(state.settings)
    stubborn(state, bound)
    assert state.outcome() is not None
    assert state.progress.number <= bound


# Phrases that change nothing: an attack of 4 and a Stop Hit of 4 where a double touch does not count, and an attack of
# 4 that a Ceding Parry of 4 stops.
IDLE_HANDS = ("ST3 ST4 BT4 SH4 SH5 PR5", "ST3 ST4 TT4 SH4 SH5 PR5")
CEDING = ("ST3 ST4 BT4 CP4 SH5 PR5", "ST3 ST4 TT4 CP4 SH5 PR5")


@pytest.mark.slow
@proves("F107")
@pytest.mark.parametrize(
    ("mode", "hands", "scores"),
    [("basic", IDLE_HANDS, (4, 4)), ("advanced", CEDING, (0, 0)), ("tutorial", CEDING, (4, 4))],
)
def test_phrases_without_a_touch_come_to_an_end(
    mode: str, hands: tuple[str, str], scores: tuple[int, int]
) -> None:
    """Two players who exchange the same phrase over and over: without the guard for ever, with it within the bound.
    In the tutorial cards do not come back, and refilling moves the timer; there they stand still instead."""
    state = fencing(*hands, mode, scores=scores)
    bound = most_turns(state.settings)
    phrases = stubborn(state, bound)
    assert state.outcome() is not None
    assert state.progress.number <= bound
    free = fencing(*hands, mode, scores=scores, passivity=0)
    timer = free.piles.timer
    exchanged = stubborn(free, bound)
    assert (free.outcome(), free.piles.timer) == (None, timer)
    if mode != "tutorial":
        assert exchanged == bound, "one in each game turn"
        assert phrases >= 10 * 12, "the whole timer has run out in phrases"


@proves("F107")
@pytest.mark.parametrize("mode", MODES)
def test_the_bound_follows_from_the_options(mode: str) -> None:
    """As the rules document states it."""
    wanted = {"tutorial": 10 * (9 + 29) + 12, "basic": 10 * (9 + 12 + 4), "advanced": 10 * (9 + 12 + 4)}
    assert most_turns(fencing(mode=mode).settings) == wanted[mode]
