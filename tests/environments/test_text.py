"""The text environment: what a seat reads is enough to play on, in three languages, within a budget, and tells no secret."""

from __future__ import annotations

import random

import pytest
from tests.secrets.permuting import permuted

from ludarium.bots.registry import UnknownBot
from ludarium.core import Chance, LudariumError, load_game
from ludarium.core.positions import UnknownThing
from ludarium.environments.registry import OURS
from ludarium.environments.text import TextSeat, rules_in_short, tokens
from ludarium.games.saboteur.state import SaboteurState
from ludarium.i18n import LANGUAGES

GAMES = sorted(OURS)


def play(seat: TextSeat, seed: int, most: int = 400) -> list[str]:
    """What is told in a game that is played at random."""
    draw = random.Random(seed)
    told = [seat.reset(seed)]
    while not seat.done and len(told) < most:
        told.append(seat.step(draw.choice(seat.options)))
    return told


@pytest.mark.slow
@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("name", GAMES)
def test_a_game_can_be_read(name: str, lang: str) -> None:
    seat = TextSeat(name, "random", lang=lang, budget=1500)
    told = play(seat, 2, most=15 if name == "keyforge" else 400)
    assert seat.done or name == "keyforge"
    for text in told:
        assert "environment-" not in text, "a message is missing"
        assert f"{name}-" not in text, "a message is missing"
        assert tokens(text) < 1600
    assert len(set(told)) > len(told) / 2
    introduction = seat.introduction()
    assert rules_in_short(name, lang) in introduction
    assert tokens(introduction) < 900
    if lang != "en":
        assert introduction != TextSeat(name, "random").introduction()


def test_every_option_is_listed_and_works() -> None:
    seat = TextSeat("saboteur", "random", 5, {"untimed": 0})
    text = seat.reset(1)
    assert len(seat.options) > 3
    assert text.endswith("\n".join(["", *seat.options]))
    before = seat.told()
    with pytest.raises(LudariumError, match="unknown-option"):
        seat.step("CR@99,99")
    assert seat.told() == before
    assert seat.step(f" {seat.options[0]}\n") != before


def test_the_same_seed_tells_the_same() -> None:
    assert play(TextSeat("tokyo-duel", "random"), 1, 30) == play(TextSeat("tokyo-duel", "random"), 1, 30)
    assert play(TextSeat("tokyo-duel", "random"), 1, 3) != play(TextSeat("tokyo-duel", "random"), 2, 3)


def test_what_does_not_fit_is_left_out() -> None:
    draw = random.Random(1)
    told = []
    for budget in (100, 5000):
        seat = TextSeat("saboteur", "random", budget=budget)
        text = seat.reset(4)
        while len(seat.news) < 5:
            text = seat.step(draw.choice(seat.options))
        told.append(text)
    for text in told:
        assert "You have to decide" in text
    assert "Cards:" not in told[0]
    assert "Since" not in told[0]
    assert "Cards:" in told[1]
    assert "Since" in told[1]


def test_the_end_is_told() -> None:
    seat = TextSeat("tokyo-duel", "greedy")
    last = play(seat, 3)[-1]
    assert "The game is over. Won by: P" in last
    assert sorted(seat.rewards()) == [-1.0, 1.0]
    assert seat.options == []
    with pytest.raises(LudariumError, match="game-over"):
        seat.step("no")
    stopped = TextSeat("tokyo-duel", "random", limit=5)
    assert "stopped after 5 decisions" in play(stopped, 3)[-1]
    assert stopped.truncated


def test_settings_are_checked() -> None:
    with pytest.raises(UnknownBot):
        TextSeat("saboteur", "nobody")
    with pytest.raises(LudariumError):
        TextSeat("saboteur", seat=6)
    with pytest.raises(LudariumError):
        TextSeat("saboteur", lang="tlh")


def test_things_can_be_looked_at() -> None:
    seat = TextSeat("saboteur", "random")
    seat.reset(1)
    assert '"cards": null' in seat.look("seat:3")
    with pytest.raises(UnknownThing):
        seat.look("hand:nothing")


@pytest.mark.slow
@pytest.mark.parametrize("name", GAMES)
def test_states_that_a_seat_cannot_tell_apart_read_alike(name: str) -> None:
    game = load_game(name)
    seat = TextSeat(name, "random", seat=1)
    draw = random.Random(name)
    dice = Chance.of(name)
    seat.reset(5)
    different = 0
    for _ in range(25):
        text, options = seat.told(), seat.options
        state = seat._state
        twins = [game.sample(state.view(1), Chance.of(f"{draw.random()}"))]
        if isinstance(state, SaboteurState):
            twins.append(permuted(state, 1, dice))
        for twin in twins:
            seat._state = twin
            seat._ask(twin.decision())
            assert seat.told() == text
            assert seat.options == options
            different += twin.dump() != state.dump()
        seat._state = state
        seat._ask(state.decision())
        seat.step(draw.choice(seat.options))
        if seat.done:
            seat.reset(6)
    assert different > 5
