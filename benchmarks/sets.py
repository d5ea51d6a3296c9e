"""Speed of random play in KeyForge with decks of each set, beside those of the first one.

    .venv-compiled/bin/python benchmarks/sets.py
    .venv/bin/python benchmarks/sets.py --profile MM       # where the time goes

Each set's decks are drawn as sealed ones are. The same games are played in each round, one of each set in turn, so that whatever
else the machine does falls on all of them; of each game the quickest time of the processor counts. What counts of a set's figure is its
ratio to that of the first.
"""

from __future__ import annotations

import argparse
import cProfile
import pstats
import time
from functools import cache

from rich.console import Console
from rich.table import Table

from ludarium.core import Chance
from ludarium.core import chance as chance_module
from ludarium.core.game import Value
from ludarium.games.keyforge import GAME
from ludarium.games.keyforge.cards import playable
from ludarium.games.keyforge.decks.generate import generated
from ludarium.games.keyforge.decks.word import word_of_deck

SETS = ("CotA", "AoA", "WC", "MM", "MoMu", "DT", "WoE", "GR")
PAIRS = 24
"""So many pairs of decks of each set are played, in turn."""


@cache
def decks(code: str, n: int) -> dict[str, Value]:
    """The options of a game with two decks of a set."""
    return {
        f"deck-{seat}": word_of_deck(generated(code, Chance.of(f"{code} {n} {seat}"), playable()))
        for seat in (0, 1)
    }


def play(code: str, n: int) -> tuple[int, int, float, float]:
    """A random game, as a user of the library would write it: choices taken, options offered, the time until the first
    choice, and that of all of them."""
    values = decks(code, n % PAIRS)
    begun = time.process_time()
    state = GAME.start(2, values, f"{n}")
    started = time.process_time()
    chance = Chance.of(f"choices of {n}")
    taken = offered = 0
    while (decision := state.decision()) is not None:
        offered += len(decision)
        state.choose(decision.option(chance.below(len(decision))))
        taken += 1
    return taken, offered, started - begun, time.process_time() - started


def measure(games: int, rounds: int) -> None:
    quickest: dict[tuple[str, int], float] = {}
    starts: dict[str, list[float]] = {code: [] for code in SETS}
    choices = dict.fromkeys(SETS, 0)
    options = dict.fromkeys(SETS, 0)
    for code in SETS:
        for n in range(PAIRS):
            decks(code, n)
    for nth in range(rounds):
        for n in range(games):
            for code in SETS:
                taken, offered, start, used = play(code, n)
                quickest[code, n] = min(used, quickest.get((code, n), used))
                starts[code].append(start)
                if nth == 0:
                    choices[code] += taken
                    options[code] += offered
    rates = {code: choices[code] / sum(quickest[code, n] for n in range(games)) for code in SETS}
    compiled = not (chance_module.__file__ or "").endswith(".py")
    table = Table(
        title=f"{games} random games of each, {'compiled' if compiled else 'interpreted'}, one core"
    )
    columns = (
        "set",
        "choices a second",
        f"of {SETS[0]}'s",
        "choices a game",
        "options a choice",
        "start, ms",
    )
    for name in columns:
        table.add_column(name, justify="left" if name == "set" else "right")
    for code in SETS:
        table.add_row(
            code,
            f"{rates[code]:,.0f}",
            f"{rates[code] / rates[SETS[0]]:.2f} x",
            f"{choices[code] / games:.0f}",
            f"{options[code] / choices[code]:.1f}",
            f"{sorted(starts[code])[len(starts[code]) // 2] * 1000:.1f}",
        )
    Console(width=100).print(table)


def profile(code: str, games: int) -> None:
    """Where the time of some games goes, by function."""
    for n in range(games):
        decks(code, n % PAIRS)
    profiler = cProfile.Profile()
    taken = 0
    profiler.enable()
    for n in range(games):
        taken += play(code, n)[0]
    profiler.disable()
    print(f"{code}: {taken} choices")
    pstats.Stats(profiler).sort_stats("tottime").print_stats(45)


def main() -> None:
    asked = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    asked.add_argument("--rounds", type=int, default=3)
    asked.add_argument(
        "--profile", default="", metavar="SET", help="profile games with decks of this set instead"
    )
    asked.add_argument("--games", type=int, default=96, help="of each set")
    given = asked.parse_args()
    if given.profile:
        profile(given.profile, given.games)
    else:
        measure(given.games, given.rounds)


if __name__ == "__main__":
    main()
