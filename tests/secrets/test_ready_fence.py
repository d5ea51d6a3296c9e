"""The secrets of Ready… Fence!, hands and the order of all decks, change no byte of what others see (F56).

``LUDARIUM_POSITIONS`` is how many positions are looked at.
"""

from __future__ import annotations

import os
from collections import Counter
from collections.abc import Iterator

import pytest
from tests.rules.ready_fence.invariants import check
from tests.rules.ready_fence.table import GREEN, RED, asked, kinds, named, offered, play

from ludarium.core import Chance, Event
from ludarium.games.ready_fence import GAME
from ludarium.games.ready_fence.state import FenceState
from ludarium.games.ready_fence.terms import PHASE_NAMES, Modes, Phases, bits
from ludarium.testing import RandomPlay, proves

POSITIONS = int(os.environ.get("LUDARIUM_POSITIONS") or 1000)
RARE = (Phases.DEAL, Phases.MULLIGAN, Phases.RETREAT, Phases.PRESS, Phases.COST, Phases.OVER)


def permuted(state: FenceState, viewer: int | None, dice: Chance) -> FenceState:
    """The same for ``viewer``: hidden cards of other hands, the timer, the reserve, what lies face down and what
    is out of play are dealt anew, and chance is another. In the basic mode everybody keeps a Straight Thrust."""
    twin = state.clone()
    twin.chance = Chance(dice.next(), dice.next(), dice.next(), dice.next() | 1)
    others = [seat for seat in (GREEN, RED) if seat != viewer]
    hidden = [state.fencers[seat].hand & ~state.fencers[seat].known for seat in others]
    pool = bits(state.piles.stock | state.piles.aside | sum(hidden))
    while True:
        dice.shuffle(pool)
        left = pool[:]
        for seat, cards in zip(others, hidden, strict=True):
            dealt, left = left[: cards.bit_count()], left[cards.bit_count() :]
            twin.fencers[seat].hand = state.fencers[seat].known | sum(1 << card for card in dealt)
        count = state.piles.stock.bit_count()
        twin.piles.stock = sum(1 << card for card in left[:count])
        twin.piles.aside = sum(1 << card for card in left[count:])
        thrusts = [
            [
                name
                for name in named(twin, twin.fencers[seat].hand | twin.fencers[seat].laid)
                if name[:2] == "ST"
            ]
            for seat in (GREEN, RED)
        ]
        needed = (
            state.settings.mode == Modes.BASIC and state.settings.keeps_last and state.phase != Phases.DEAL
        )
        if all(thrusts) or not needed:
            return twin


def positions(label: str, count: int) -> Iterator[tuple[RandomPlay, FenceState]]:
    """Random positions of random bouts, all questions, modes and settings among them."""
    found = 0
    n = 0
    while found < count:
        n += 1
        one = RandomPlay(GAME, f"{label} {n}", unrest=0)
        with one:
            for state in one.states():
                assert isinstance(state, FenceState)
                often = 2 if state.phase in RARE else 3 if state.phase == Phases.ANSWER else 12
                if one.dice.below(often) == 0:
                    found += 1
                    yield one, state


@pytest.mark.slow
@proves("F56")
def test_hidden_cards_change_no_byte_of_a_view() -> None:
    found = Counter[str]()
    for one, state in positions("views", POSITIONS):
        found[PHASE_NAMES[state.phase]] += 1
        for viewer in one.viewers:
            twin = permuted(state, viewer, one.dice)
            check(twin)
            assert twin.view(viewer).json() == state.view(viewer).json()
    assert set(found) == set(PHASE_NAMES)


def seen(told: list[Event], viewer: int) -> list[tuple[str, dict[str, object]]]:
    """What ``viewer`` is told, without what it draws by chance."""
    facts = [shown for event in told if (shown := event.seen(viewer)) is not None]
    return [(event.kind(), event.facts()) for event in facts if event.kind() not in ("drew", "dealt")]


@pytest.mark.slow
@proves("F56")
def test_what_is_offered_and_asked_tells_nothing_of_other_hands() -> None:
    """Whatever the other holds, a player is offered the same, and each choice leads to the same events and to
    the same next question: as long as no card is taken out of the other's hand at random."""
    found = Counter[str]()
    for one, state in positions("questions", POSITIONS):
        decision = state.decision()
        if decision is None or decision.seat < 0:
            continue
        twin = permuted(state, decision.seat, one.dice)
        twin.chance = state.chance.clone()
        assert offered(twin) == offered(state)
        choice = str(decision.option(one.dice.below(len(decision))))
        here = state.clone()
        told, also = play(here, choice), play(twin, choice)
        if "toss" in kinds(told) or any(event.facts().get("how") == "random" for event in told):
            continue
        assert seen(told, decision.seat) == seen(also, decision.seat)
        if here.decision() is not None:
            assert asked(here) == asked(twin)
        found[decision.kind] += 1
    assert set(found) >= set(PHASE_NAMES) - {"deal", "over"}
