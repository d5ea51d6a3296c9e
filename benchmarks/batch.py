"""Speed of a batch of games beside single environments, in one run on one core.

    .venv/bin/python benchmarks/batch.py                   # this build
    .venv/bin/python benchmarks/batch.py --game keyforge --games 512

All play at random and count the decisions of seats a second of the processor. Beside the batch stand:

- `pettingzoo`: `TableEnv` as its documentation shows it, without the wrappers that check: `last`, an action out of the mask,
  `step`. This is what a user of single environments has, and what the ratio is of.
- `state`: the loop of a single state by hand, with the same information: decision, view, tensors and mask of the seat
  that is asked, no adapter around it.
- `rules`: the loop without any observation or mask, which no batch can outrun in one process.

A batch of 256 games by default; `--processes` adds a batch over so many processes, in seconds of the clock. Every figure is the
best of several rounds.
"""

from __future__ import annotations

import argparse
import time
from collections.abc import Callable

import numpy as np
from rich.console import Console
from rich.table import Table

from ludarium.core import TABLE, Chance, load_game
from ludarium.core import chance as chance_module
from ludarium.environments.aec import TableEnv
from ludarium.environments.batch import Batch
from ludarium.environments.encoding import ACTION_SPACES
from ludarium.environments.registry import OURS, encoding_of

Clock = Callable[[], float]


def best(play: Callable[[], int], seconds: float, rounds: int, clock: Clock = time.process_time) -> float:
    """Decisions a second: the best of ``rounds``, each of about ``seconds``."""
    found = 0.0
    for _ in range(rounds):
        begun = clock()
        taken = 0
        while clock() - begun < seconds:
            taken += play()
        found = max(found, taken / (clock() - begun))
    return found


def rules_alone(name: str) -> Callable[[], int]:
    """Random play of a whole game, without observations."""
    game = load_game(name)
    chance = Chance.of("rules")

    def play() -> int:
        state = game.start(game.default_seats, {}, f"{chance.next()}")
        taken = 0
        while (decision := state.decision()) is not None:
            state.choose(decision.option(chance.below(len(decision))))
            taken += decision.seat != TABLE
        return taken

    return play


def single_state(name: str, actions: str) -> Callable[[], int]:
    """The same with the tensors and the mask of whoever is asked."""
    game = load_game(name)
    encoding = encoding_of(name)
    space = ACTION_SPACES[actions](encoding)
    chance = Chance.of("state")

    def play() -> int:
        state = game.start(game.default_seats, {}, f"{chance.next()}")
        taken = 0
        while (decision := state.decision()) is not None:
            if decision.seat == TABLE:
                state.choose(decision.option(0))
                continue
            view = state.view(decision.seat)
            encoding.observe(view)
            order = encoding.order(decision)
            found = space.of(decision, order, game.default_seats, lambda told=view: told)
            mask = np.zeros(space.n, np.int8)
            mask[found] = 1
            state.choose(decision.option(order[chance.below(len(order))]))
            taken += 1
        return taken

    return play


def pettingzoo_loop(name: str, actions: str) -> Callable[[], int]:
    """Random play of a whole game at a table of PettingZoo's interface."""
    table = TableEnv(name, actions=actions)
    draw = np.random.default_rng(1)
    table.reset(seed=1)

    def play() -> int:
        table.reset()
        taken = 0
        for _ in table.agent_iter():
            told, _, ended, cut, _ = table.last()
            if ended or cut:
                return taken
            legal = np.flatnonzero(told["action_mask"])
            table.step(int(legal[int(draw.random() * len(legal))]))
            taken += 1
        return taken

    return play


def batch_loop(name: str, games: int, actions: str, processes: int) -> tuple[Batch, Callable[[], int]]:
    """One step of a batch that plays at random, a while after its beginning."""
    batch = Batch(name, games, seed=1, actions=actions, processes=processes)
    draw = np.random.default_rng(1)
    for _ in range(10):
        batch.step(batch.random_actions(draw))

    def play() -> int:
        batch.step(batch.random_actions(draw))
        return games

    return batch, play


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("--game", choices=sorted(OURS), action="append")
    parser.add_argument("--games", type=int, default=256, help="games of a batch")
    parser.add_argument("--actions", choices=sorted(ACTION_SPACES), default="meaning")
    parser.add_argument("--processes", type=int, default=1)
    parser.add_argument("--seconds", type=float, default=1.0)
    parser.add_argument("--rounds", type=int, default=3)
    given = parser.parse_args()
    built = "compiled" if not chance_module.__file__.endswith(".py") else "plain Python"
    table = Table(title=f"decisions a second, {built}, {given.games} games, actions by {given.actions}")
    for column in ("game", "rules", "state", "pettingzoo", "batch", "batch / pettingzoo", "batch / state"):
        table.add_column(column, justify="left" if column == "game" else "right")
    for name in given.game or sorted(OURS):
        rates = [
            best(play, given.seconds, given.rounds)
            for play in (
                rules_alone(name),
                single_state(name, given.actions),
                pettingzoo_loop(name, given.actions),
                batch_loop(name, given.games, given.actions, 1)[1],
            )
        ]
        ratios = [f"{rates[3] / rates[2]:.1f}", f"{rates[3] / rates[1]:.1f}"]
        table.add_row(name, *[f"{rate:,.0f}" for rate in rates], *ratios)
        if given.processes > 1:
            batch, play = batch_loop(name, given.games, given.actions, given.processes)
            with batch:
                rate = best(play, given.seconds, given.rounds, time.perf_counter)
            table.add_row(f"  over {given.processes} processes (clock)", "", "", "", f"{rate:,.0f}", "", "")
    Console(width=110).print(table)


if __name__ == "__main__":
    main()
