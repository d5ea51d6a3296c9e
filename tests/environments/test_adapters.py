"""The checks that other libraries have for their environments, and what those do not look at."""

from __future__ import annotations

import pickle
import random
import warnings
from typing import Any

import gymnasium
import numpy as np
import pyspiel
import pytest
from gymnasium.utils.env_checker import check_env
from pettingzoo.test import api_test, render_test, seed_test

import ludarium.environments.spiel as spiel
from ludarium.bots.registry import UnknownBot
from ludarium.core import LudariumError
from ludarium.environments.aec import TableEnv, env
from ludarium.environments.episode import Episode, IllegalAction, Rules
from ludarium.environments.registry import OURS
from ludarium.environments.results import LIMIT
from ludarium.environments.single import SeatEnv

GAMES = sorted(OURS)
KINDS = ["meaning", "position"]


@pytest.mark.slow
@pytest.mark.parametrize("actions", KINDS)
@pytest.mark.parametrize("name", GAMES)
def test_pettingzoo_accepts_it(name: str, actions: str) -> None:
    with warnings.catch_warnings():
        warnings.filterwarnings("ignore", "Observation", UserWarning)  # they are dicts of arrays
        api_test(env(name, actions=actions), num_cycles=60)
    seed_test(lambda: env(name, actions=actions), num_cycles=20)
    render_test(lambda render_mode: TableEnv(name, actions=actions, render_mode=render_mode))


@pytest.mark.slow
@pytest.mark.parametrize("actions", KINDS)
@pytest.mark.parametrize("name", GAMES)
def test_gymnasium_accepts_it(name: str, actions: str) -> None:
    with warnings.catch_warnings():
        warnings.filterwarnings("ignore", category=UserWarning)  # of style: what it refuses it raises
        check_env(SeatEnv(name, "random", actions=actions, forgiving=True), skip_render_check=True)


@pytest.mark.slow
@pytest.mark.parametrize("name", GAMES)
def test_openspiel_accepts_it(name: str) -> None:
    options = {"ready-fence": "mode:tutorial"}.get(name, "")
    limit = 120 if name == "keyforge" else LIMIT
    game = pyspiel.load_game(
        spiel.PREFIX + name.replace("-", "_"), {"options": options, "limit": limit, "deals": 8}
    )
    pyspiel.random_sim_test(game, num_sims=1, serialize=True, verbose=False)


def played(table: TableEnv, seed: int) -> list[tuple[str, int, float]]:
    """A game by random legal actions: who, which, and their reward at the end."""
    draw = random.Random(seed)
    table.reset(seed=seed)
    steps: list[tuple[str, int, float]] = []
    for agent in table.agent_iter():
        told, reward, ended, cut, _ = table.last()
        if ended or cut:
            steps.append((agent, -1, reward))
            table.step(None)
            continue
        action = draw.choice(np.flatnonzero(told["action_mask"]).tolist())
        steps.append((agent, action, reward))
        table.step(action)
    return steps


def test_a_table_pays_its_seats() -> None:
    steps = played(TableEnv("tokyo-duel"), 3)
    assert steps == played(TableEnv("tokyo-duel"), 3)
    assert steps != played(TableEnv("tokyo-duel"), 4)
    assert sorted(reward for _, action, reward in steps if action < 0) == [-1.0, 1.0]
    assert all(reward == 0.0 for _, action, reward in steps if action >= 0)


def test_scores_may_be_paid_instead() -> None:
    paid = {
        agent: reward
        for agent, action, reward in played(TableEnv("saboteur", 5, rewards="score"), 1)
        if action < 0
    }
    assert len(paid) == 5
    assert sum(paid.values()) >= 4


def test_a_game_that_takes_too_long_is_cut() -> None:
    table = TableEnv("saboteur", limit=7)
    steps = played(table, 1)
    assert len([action for _, action, _ in steps if action >= 0]) == 7
    assert {reward for _, _, reward in steps} == {0.0}


def test_later_games_follow_from_the_seed() -> None:
    def second(seed: int) -> Any:
        table = TableEnv("saboteur")
        table.reset(seed=seed)
        table.reset()
        return table.observe(table.agent_selection)["observation"]["table"].tolist()

    assert second(1) == second(1)
    assert second(1) != second(2)


@pytest.mark.parametrize("actions", KINDS)
def test_an_illegal_action_changes_nothing(actions: str) -> None:
    table = TableEnv("saboteur", actions=actions)
    table.reset(seed=1)
    before = table.episode.state.dump()
    illegal = int(np.flatnonzero(table.last()[0]["action_mask"] == 0)[0])
    with pytest.raises(IllegalAction):
        table.step(illegal)
    assert table.episode.state.dump() == before
    assert not table.observe("seat_3")["action_mask"].any() or table.agent_selection == "seat_3"


def test_positions_say_what_they_mean() -> None:
    rules = Rules("tokyo-duel", actions="position")
    episode = Episode(rules, "positions")
    assert episode.seat is not None
    meant = episode.observe(episode.seat)["options"]
    there = len(episode.options)
    assert [rules.meanings.word(action) for action in meant[:there]] == list(map(str, episode.options))
    assert set(meant[there:]) == {-1}
    assert set(episode.observe(1 - episode.seat)["options"]) == {-1}


def test_a_seat_plays_whole_games_against_a_bot() -> None:
    seat = SeatEnv("tokyo-duel", "greedy", seat=None)
    seats: set[int] = set()
    for number in range(3):
        _, info = seat.reset(seed=number)
        seats.add(seat.seat)
        over = False
        reward = 0.0
        while not over:
            action = seat.np_random.choice(np.flatnonzero(info["action_mask"]))
            _, reward, over, cut, info = seat.step(action)
            assert not cut
        assert reward in (-1.0, 1.0)
    assert seats == {0, 1}
    with pytest.raises(UnknownBot):
        SeatEnv("tokyo-duel", "nobody")


def test_a_forgiving_seat_says_what_it_did_instead() -> None:
    seat = SeatEnv("saboteur", "random", forgiving=True)
    _, info = seat.reset(seed=1)
    illegal = int(np.flatnonzero(info["action_mask"] == 0)[0])
    assert info["action_mask"][seat.step(illegal)[4]["replaced"]]
    assert isinstance(seat, gymnasium.Env)


@pytest.mark.parametrize("name", GAMES)
def test_openspiel_states_are_sampled_from_what_a_seat_knows(name: str) -> None:
    game = pyspiel.load_game(spiel.PREFIX + name.replace("-", "_"))
    draw = random.Random(name)
    state = game.new_initial_state()
    state.apply_action(11)
    for _ in range(25):
        state.apply_action(draw.choice(state.legal_actions()))
    player = state.current_player()
    twin = state.resample_from_infostate(player, draw.random)
    assert twin.observation_string(player) == state.observation_string(player)
    assert twin.observation_tensor(player) == state.observation_tensor(player)
    assert twin.information_state_string(player) == state.information_state_string(player)
    assert twin.legal_actions() == state.legal_actions()
    assert len(state.information_state_string(player)) > len(state.observation_string(player))
    again = pickle.loads(pickle.dumps(state.line))
    assert again.episode.state.dump() == state.line.episode.state.dump()
    with pytest.raises(LudariumError, match="no-history"):
        pickle.dumps(twin.line)


def test_openspiel_takes_parameters() -> None:
    game = pyspiel.load_game("ludarium_saboteur(seats=5,actions=position,options=maps:5;untimed:0)")
    assert game.num_players() == 5
    state = game.new_initial_state()
    state.apply_action(0)
    assert state.line.episode.rules.options["maps"] == 5
    with pytest.raises(LudariumError):
        spiel.read_options("maps")
