"""A batch is so many games, each as if it were played alone."""

from __future__ import annotations

import numpy as np
import pytest

from ludarium.environments.batch import Batch
from ludarium.environments.episode import Episode, IllegalAction, Rules
from ludarium.environments.registry import OURS

GAMES = sorted(OURS)
STEPS = {"saboteur": 260, "keyforge": 40, "tokyo-duel": 260, "ready-fence": 300}


@pytest.mark.slow
@pytest.mark.parametrize("actions", ["meaning", "position"])
@pytest.mark.parametrize("name", GAMES)
def test_each_game_is_as_if_it_were_played_alone(name: str, actions: str) -> None:
    limit = 150
    batch = Batch(name, 3, seed=5, actions=actions, limit=limit)
    rules = Rules(name, actions=actions, limit=limit)
    numbers = [0, 0, 0]
    alone = [Episode(rules, f"batch 5, lane {i}, game 0") for i in range(3)]
    draw = np.random.default_rng(2)
    ends = 0
    for _ in range(STEPS[name]):
        for i, episode in enumerate(alone):
            assert episode.seat is not None
            assert episode.seat == batch.seat[i]
            assert np.array_equal(episode.mask(), batch.mask[i])
            told = episode.observe(episode.seat)
            assert told.keys() == batch.observation.keys()
            for part, tensor in told.items():
                assert np.array_equal(tensor, batch.observation[part][i]), part
        chosen = batch.random_actions(draw)
        batch.step(chosen)
        for i, action in enumerate(chosen.tolist()):
            alone[i].take(action)
            assert alone[i].rewards() == batch.rewards[i].tolist()
            over = alone[i].seat is None or alone[i].is_cut
            assert batch.done[i] == over
            assert batch.truncated[i] == alone[i].is_cut
            if over:
                ends += 1
                numbers[i] += 1
                alone[i] = Episode(rules, f"batch 5, lane {i}, game {numbers[i]}")
    assert ends >= 3 or name == "keyforge"


@pytest.mark.parametrize(
    "shared",
    [{"threads": 2}, pytest.param({"processes": 2}, marks=pytest.mark.slow)],
    ids=["threads", "processes"],
)
def test_those_who_share_the_games_play_the_same(shared: dict[str, int]) -> None:
    one = Batch("tokyo-duel", 5, seed=3)
    with Batch(
        "tokyo-duel", 5, seed=3, processes=shared.get("processes", 1), threads=shared.get("threads", 1)
    ) as two:
        draw = np.random.default_rng(1)
        for _ in range(40):
            assert np.array_equal(one.mask, two.mask)
            assert np.array_equal(one.seat, two.seat)
            for name, tensor in one.observation.items():
                assert np.array_equal(tensor, two.observation[name])
            chosen = one.random_actions(draw)
            one.step(chosen)
            two.step(chosen)
            assert np.array_equal(one.rewards, two.rewards)
        with pytest.raises(IllegalAction):
            two.step([-5] * 5)
        two.step(two.random_actions(draw))


def test_the_games_are_shared_by_processes_or_by_threads() -> None:
    with pytest.raises(ValueError, match="either"):
        Batch("saboteur", 4, processes=2, threads=2)


@pytest.mark.parametrize("threads", [1, 2])
def test_an_illegal_action_changes_no_game(threads: int) -> None:
    batch = Batch("saboteur", 4, seed=1, threads=threads)
    before = batch.numbers.copy(), batch.mask.copy()
    chosen = batch.mask.argmax(axis=1)
    chosen[2] = batch.mask[2].argmin()
    with pytest.raises(IllegalAction):
        batch.step(chosen)
    assert np.array_equal(before[0], batch.numbers)
    assert np.array_equal(before[1], batch.mask)
    batch.close()


def test_random_actions_are_legal_and_take_them_all() -> None:
    batch = Batch("tokyo-duel", 2, seed=1)
    draw = np.random.default_rng(0)
    drawn = [batch.random_actions(draw) for _ in range(200)]
    for i in range(2):
        assert {int(one[i]) for one in drawn} == set(np.flatnonzero(batch.mask[i]).tolist())
