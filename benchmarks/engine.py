"""Speed of the rules: random play and copies, beside a game of OpenSpiel's in the same run.

    make bench                                  # both builds
    .venv/bin/python benchmarks/engine.py       # this build
    .venv/bin/python benchmarks/engine.py --game tokyo-duel

Saboteur stands beside `hearts` (cards), King of Tokyo: Duel beside `pig` (dice). Every figure is the best of several rounds on one core; what counts are the ratios in one run. The
loops are the same: ask for the options, take one at random, play it, in a Python loop; `playout` is
our loop in one call, as bots use it.
"""

from __future__ import annotations

import argparse
import random
import sys
import time
from collections.abc import Callable
from functools import cache
from typing import Any

from rich.console import Console
from rich.table import Table

from ludarium.core import Chance, Game, State, game_named
from ludarium.core import chance as chance_module
from ludarium.core.play import playout


def python_loop(game: Game, seats: int, seed: str) -> int:
    """Random play of one game, written as a user of the library would; decisions taken."""
    state = game.start(seats, {}, seed)
    chance = Chance.of("choices of " + seed)
    taken = 0
    while True:
        decision = state.decision()
        if decision is None:
            return taken
        state.choose(decision.option(chance.below(len(decision))))
        taken += 1


def one_call(game: Game, seats: int, seed: str) -> int:
    return playout(game.start(seats, {}, seed), Chance.of("choices of " + seed))


PEERS = {"saboteur": "hearts", "tokyo-duel": "pig"}


@cache
def loaded(peer: str) -> Any:
    import pyspiel

    return pyspiel.load_game(peer)


def peer_loop(peer: str, seed: str) -> int:
    """The same loop over a game of OpenSpiel's. Its chance nodes are played as its own examples do,
    by their weights, and are not counted, as our deals and dice are not."""
    draw = random.Random(seed)
    state = loaded(peer).new_initial_state()
    taken = 0
    while not state.is_terminal():
        if state.is_chance_node():
            actions, weights = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(draw.choices(actions, weights)[0])
            continue
        legal = state.legal_actions()
        state.apply_action(legal[int(draw.random() * len(legal))])
        taken += 1
    return taken


def rate(play: Callable[[str], int], seconds: float, rounds: int) -> float:
    """Decisions a second: the best of ``rounds``, each of about ``seconds``."""
    best = 0.0
    number = 0
    for _ in range(rounds):
        begun = time.perf_counter()
        taken = 0
        while time.perf_counter() - begun < seconds:
            taken += play(str(number))
            number += 1
        best = max(best, taken / (time.perf_counter() - begun))
    return best


def middle(game: Game, seats: int) -> State:
    """A state in mid-game: forty random choices in."""
    state = game.start(seats, {}, "middle")
    chance = Chance.of("middle")
    for _ in range(40):
        decision = state.decision()
        assert decision is not None
        state.choose(decision.option(chance.below(len(decision))))
    return state


def copies(state: State, count: int = 20000) -> int:
    for _ in range(count):
        state.clone()
    return count


def measure(game: Game, seats: int, seconds: float, rounds: int) -> None:
    """Print the table of one game."""
    seats = seats or game.default_seats
    compiled = not (chance_module.__file__ or "").endswith(".py")
    peer = PEERS.get(game.name, "hearts")
    try:
        import pyspiel  # noqa: F401

        beside = rate(lambda seed: peer_loop(peer, seed), seconds, rounds)
    except ImportError:
        beside = 0.0
        print("OpenSpiel is not installed (pip install 'ludarium[research]'): no ratio", file=sys.stderr)
    state = middle(game, seats)
    rows = {
        "decisions, Python loop": rate(lambda seed: python_loop(game, seats, seed), seconds, rounds),
        "decisions, one call": rate(lambda seed: one_call(game, seats, seed), seconds, rounds),
        "clones in mid-game": rate(lambda _: copies(state), seconds, rounds),
    }
    build = "compiled" if compiled else "interpreted"
    table = Table(title=f"{game.name}, {seats} seats, {build}, one core")
    table.add_column("what")
    table.add_column("a second", justify="right")
    table.add_column(f"of the {peer} loop", justify="right")
    for name, figure in rows.items():
        share = f"{figure / beside:.2f} x" if beside else "–"
        table.add_row(name, f"{figure:,.0f}", share)
    if beside:
        table.add_row(f"OpenSpiel {peer}, Python loop", f"{beside:,.0f}", "1.00 x")
    Console(width=100).print(table)


def main() -> None:
    asked = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    asked.add_argument("--game", default="", help="one game; all that have a peer where none is named")
    asked.add_argument("--seats", type=int, default=0)
    asked.add_argument("--seconds", type=float, default=2.0)
    asked.add_argument("--rounds", type=int, default=5)
    given = asked.parse_args()
    for name in [given.game] if given.game else list(PEERS):
        measure(game_named(name), given.seats, given.seconds, given.rounds)


if __name__ == "__main__":
    main()
