"""What a seat may not know is in no tensor, no mask and no text: states that it can't tell apart give the same."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from functools import partial

import numpy as np
import pytest
from tests.secrets.permuting import permuted

from ludarium.core import TABLE, Chance, State, load_game
from ludarium.environments.episode import Episode, Rules
from ludarium.environments.layout import Observation
from ludarium.environments.registry import OURS
from ludarium.games.saboteur.state import SaboteurState
from ludarium.testing.play import RandomPlay, plays

GAMES = sorted(OURS)
OFTEN = {"keyforge": 40, "saboteur": 20}
"""Once in so many choices twins are looked at: where views take long, or seats are many, less often."""


def twins(name: str, check: str) -> Iterator[tuple[RandomPlay, int, State, State]]:
    """Now and then in random games, for each seat: the state, and another one that the seat can't tell from it."""
    game = load_game(name)
    for play in plays(game, check, default=4):
        with play:
            for state in play.states():
                decision = state.decision()
                if decision is None or decision.seat == TABLE or not play.now_and_then(OFTEN.get(name, 8)):
                    continue
                for seat in range(play.seats):
                    view = state.view(seat)
                    yield play, seat, state, game.sample(view, Chance.of(f"{play.dice.next()}"))
                    if isinstance(state, SaboteurState):  # drawn by the rules, not by the game's own sample
                        yield play, seat, state, permuted(state, seat, play.dice)


def at(rules: Rules, state: State) -> Episode:
    return Episode(rules, "unused").onto(state)


def same(one: Observation, other: Observation) -> bool:
    return one.keys() == other.keys() and all(np.array_equal(one[name], other[name]) for name in one)


@pytest.mark.slow
@pytest.mark.parametrize("actions", ["meaning", "position"])
@pytest.mark.parametrize("name", GAMES)
def test_twins_look_the_same(name: str, actions: str) -> None:
    found = Counter[str]()
    for play, seat, state, twin in twins(name, f"leaks {actions}"):
        rules = Rules(play.game, play.seats, play.options, actions)
        one, other = at(rules, state), at(rules, twin)
        assert same(one.observe(seat), other.observe(seat)), f"seat {seat} sees a secret"
        assert np.array_equal(one.mask(seat), other.mask(seat)), f"the mask of seat {seat} tells a secret"
        if one.seat == seat:
            found["asked"] += 1
            assert list(map(str, one.options)) == list(map(str, other.options)), "their order tells a secret"
        quick = [
            rules.encoding.seen(each, seat, partial(rules.encoding.glance, each, seat))
            for each in (state, twin)
        ]
        assert np.array_equal(quick[0], quick[1]), f"the quick way tells seat {seat} a secret"
        found["different"] += state.dump() != twin.dump()
        found["all"] += 1
    assert found["asked"] > 2
    assert found["different"] > found["all"] / 2, "twins that do not differ prove nothing"


def test_a_tensor_that_showed_a_secret_would_be_found() -> None:
    """The check can fail: a view of another seat differs between twins."""
    differs = 0
    for play, seat, state, twin in twins("saboteur", "leaky"):
        rules = Rules(play.game, play.seats, play.options)
        rival = (seat + 1) % play.seats
        differs += not same(at(rules, state).observe(rival), at(rules, twin).observe(rival))
        if differs > 10:
            return
    raise AssertionError("no secret was found")
