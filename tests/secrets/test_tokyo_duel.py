"""King of Tokyo: Duel has one secret, the order of the deck: it changes no byte of what anybody sees.

``LUDARIUM_POSITIONS`` is how many positions are looked at.
"""

from __future__ import annotations

import os
from collections import Counter
from collections.abc import Iterator

import pytest
from tests.rules.tokyo_duel.positions import choose, deck, table, view

from ludarium.core import Chance
from ludarium.games.tokyo_duel import GAME
from ludarium.games.tokyo_duel.state import DuelState
from ludarium.games.tokyo_duel.terms import Phases
from ludarium.testing import RandomPlay, proves, seed_of_run

POSITIONS = int(os.environ.get("LUDARIUM_POSITIONS") or 1000)
NEWS = ("revealed", "reshuffled")
"""Events that show what the deck hid."""


def permuted(state: DuelState, dice: Chance) -> DuelState:
    """A copy with its deck in another order; from the rules, and not from ``Game.sample``."""
    twin = state.clone()
    twin.market.deck = state.market.deck[: state.market.left]
    dice.shuffle(twin.market.deck)
    return twin


def positions(label: str, count: int) -> Iterator[tuple[RandomPlay, DuelState]]:
    """Random positions of random games, all phases and settings among them."""
    found = 0
    n = 0
    while found < count:
        n += 1
        play = RandomPlay(GAME, f"{label} {n}", unrest=0)
        for state in play.states():
            assert isinstance(state, DuelState)
            rare = state.phase in (Phases.CHOOSING, Phases.ROLLING_OFF, Phases.START, Phases.END, Phases.OVER)
            if rare or play.dice.below(12) == 0:
                found += 1
                yield play, state


@pytest.mark.slow
@proves("K15")
def test_the_order_of_the_deck_changes_nothing_that_anybody_sees() -> None:
    phases = Counter[int]()
    for play, state in positions("deck", POSITIONS):
        phases[state.phase] += 1
        twin = permuted(state, play.dice)
        for viewer in play.viewers:
            assert twin.view(viewer).json() == state.view(viewer).json(), play.record.text()
    assert set(phases) >= {
        Phases.CHOOSING,
        Phases.START,
        Phases.ROLL,
        Phases.RESULT,
        Phases.RESOLVE,
        Phases.BUY,
        Phases.OVER,
    }, phases


@pytest.mark.slow
@proves("K15")
def test_both_seats_and_spectators_see_the_same() -> None:
    for _, state in positions("same", POSITIONS // 4):
        public = view(state)
        for seat in (0, 1):
            own = view(state, seat)
            assert own.seat == seat
            assert {
                name for name in own.__struct_fields__ if getattr(own, name) != getattr(public, name)
            } == {"seat"}


@pytest.mark.slow
@proves("K15")
def test_nor_is_it_told_by_events_and_later_views() -> None:
    quiet = 0
    for play, state in positions("events", POSITIONS // 2):
        decision = state.decision()
        if decision is None:
            continue
        twin = permuted(state, play.dice)
        option = decision.option(play.dice.below(len(decision)))
        one, other = state.clone(), twin
        mine, theirs = one.choose(option), other.choose(option)
        for event, also in zip(mine, theirs, strict=False):
            if event.kind() in NEWS:
                break
            assert (event.kind(), event.facts()) == (also.kind(), also.facts()), f"after {option}"
        else:
            assert len(mine) == len(theirs)
            for viewer in play.viewers:
                assert one.view(viewer).json() == other.view(viewer).json(), f"after {option}"
            quiet += 1
    assert quiet > POSITIONS // 8


def test_a_view_that_showed_it_would_be_found() -> None:
    """The deck really is in another order, and that comes out."""
    dice = Chance.of(seed_of_run())
    state = table("buy", energy=(20, 0), market="TD37 TD45 TD35")
    twin = permuted(state, dice)
    assert sorted(deck(twin)) == sorted(deck(state))
    assert deck(twin) != deck(state)
    assert twin.chance.dump() == state.chance.dump()
    seen = set()
    for _ in range(20):
        other = permuted(state, dice)
        choose(other, "buy:TD35")
        seen.add(other.view(None).json())
    assert len(seen) > 10


@pytest.mark.parametrize("leak", ["top", "bottom", "whole"])
def test_what_would_leak_differs(leak: str) -> None:
    """Each part of the deck that a view might show is another one in most copies."""
    dice = Chance.of(f"{seed_of_run()} {leak}")
    state = table("buy")
    part = {"top": slice(0, 1), "bottom": slice(-1, None), "whole": slice(None)}[leak]
    found = {tuple(deck(permuted(state, dice))[part]) for _ in range(60)}
    assert len(found) > 20
