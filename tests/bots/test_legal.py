"""Every bot, anywhere: it chooses what it is offered, and knows only what its view tells."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from tests.secrets.permuting import permuted

from ludarium.bots.registry import make_bot
from ludarium.core import TABLE, Chance, View
from ludarium.games.saboteur import GAME
from ludarium.games.saboteur.state import SaboteurState
from ludarium.testing.play import RandomPlay, seed_of_run

BOTS = ("random", "greedy", "search:3")


def positions(
    label: str, seats: int, every: int, unrest: int | None = None
) -> Iterator[tuple[SaboteurState, View, list[str]]]:
    """Positions of a random game in which a seat has to choose."""
    play = RandomPlay(GAME, f"{label} {seats}", seats=seats, unrest=unrest)
    with play:
        for state in play.states():
            decision = state.decision()
            if decision is None or decision.seat == TABLE or play.dice.below(every):
                continue
            assert isinstance(state, SaboteurState)
            yield state, state.view(decision.seat), [str(option) for option in decision.options()]


@pytest.mark.slow
@pytest.mark.parametrize("seats", GAME.seats)
@pytest.mark.parametrize("bot", BOTS)
def test_a_bot_chooses_what_it_is_offered(bot: str, seats: int) -> None:
    for number, (_, view, options) in enumerate(positions(f"legal {bot}", seats, 6)):
        assert make_bot("saboteur", bot, f"{seed_of_run()} {number}").choose(view, options) in options


@pytest.mark.slow
@pytest.mark.parametrize("bot", BOTS)
def test_the_same_view_and_seed_give_the_same_choice_whatever_is_hidden(bot: str) -> None:
    dice = Chance.of(f"{seed_of_run()} hidden")
    for number, (state, view, options) in enumerate(positions(f"hidden {bot}", 6, 10, unrest=0)):
        twin = permuted(state, view.seat, dice)
        same = twin.view(view.seat)
        assert same == view
        name = f"{seed_of_run()} {number}"
        first = make_bot("saboteur", bot, name).choose(view, options)
        assert make_bot("saboteur", bot, name).choose(same, options) == first


@pytest.mark.parametrize("bot", BOTS)
def test_a_bot_remembers_nothing(bot: str) -> None:
    """A bot that has played other positions chooses as a fresh one with the same dice would."""
    taken = list(positions(f"memory {bot}", 5, 25, unrest=0))
    used = make_bot("saboteur", bot, "a")
    for _, view, options in taken:
        used.choose(view, options)
    for _, view, options in taken[:5]:
        fresh = make_bot("saboteur", bot, "b")
        used.chance = fresh.chance.clone()
        assert used.choose(view, options) == fresh.choose(view, options)
