"""What lines cost: games driven through `ludarium engine`, beside the same games played in Python.

    .venv/bin/python benchmarks/protocol.py

Each game is played by the same choices in three ways: directly, by a loop that asks for all options as text and
finds the chosen one again; through the engine, one question and one answer at a time; and through the engine
with all questions written before the first answer is read. What counts are the ratios in one run.
"""

from __future__ import annotations

import argparse
import json
import subprocess
import sys
import threading
import time
from collections.abc import Callable

from rich.console import Console
from rich.table import Table

from ludarium.core import TABLE, Chance, Game, games

HELD = 500  # games at a time: the engine holds no more than a thousand


def choices_of(game: Game, seed: str) -> list[str]:
    """The choices of a random game, as the engine is told them."""
    state = game.start(game.default_seats, {}, seed)
    chance = Chance.of(seed)
    chosen = []
    while (decision := state.decision()) is not None:
        option = decision.option(chance.below(len(decision)))
        chosen.append(str(option))
        state.choose(option)
    return chosen


def directly(game: Game, seed: str, chosen: list[str]) -> None:
    state = game.start(game.default_seats, {}, seed)
    for notation in chosen:
        decision = state.decision()
        assert decision is not None
        assert decision.seat >= TABLE
        [str(option) for option in decision.options()]
        for event in state.choose(decision.find(notation)):
            shown = event.seen(None)
            if shown is not None:
                shown.facts()


def lines(game: Game, seed: str, chosen: list[str], handle: int) -> list[bytes]:
    """The requests of a game, for an engine that gives it ``handle``."""
    asked: list[dict[str, object]] = [{"do": "start", "game": game.name, "seed": seed}]
    asked += [{"do": "choose", "state": handle, "option": option} for option in chosen]
    asked.append({"do": "drop", "state": handle})
    return [json.dumps(request).encode() + b"\n" for request in asked]


def engine() -> subprocess.Popen[bytes]:
    process = subprocess.Popen(
        [sys.executable, "-m", "ludarium", "engine"], stdin=subprocess.PIPE, stdout=subprocess.PIPE
    )
    assert process.stdin is not None
    assert process.stdout is not None
    process.stdin.write(b'{"do":"hello"}\n')
    process.stdin.flush()
    process.stdout.readline()
    return process


def in_turn(process: subprocess.Popen[bytes], asked: list[bytes]) -> None:
    assert process.stdin is not None
    assert process.stdout is not None
    for line in asked:
        process.stdin.write(line)
        process.stdin.flush()
        assert b'"ok":true' in process.stdout.readline()


def at_once(process: subprocess.Popen[bytes], asked: list[bytes]) -> None:
    assert process.stdin is not None
    assert process.stdout is not None
    writer = threading.Thread(target=write, args=(process, asked))
    writer.start()
    for _ in asked:
        assert b'"ok":true' in process.stdout.readline()
    writer.join()


def write(process: subprocess.Popen[bytes], asked: list[bytes]) -> None:
    assert process.stdin is not None
    process.stdin.writelines(asked)
    process.stdin.flush()


def seconds(play: Callable[[], None]) -> float:
    begun = time.perf_counter()
    play()
    return time.perf_counter() - begun


def measured(game: Game, number: int) -> tuple[int, float, float, float]:
    """Requests, and the seconds of the three ways."""
    played = [(f"{game.name}/{n}", choices_of(game, f"{game.name}/{n}")) for n in range(number)]
    asked = [line for n, (seed, chosen) in enumerate(played, 1) for line in lines(game, seed, chosen, n)]

    def play_directly() -> None:
        for seed, chosen in played:
            directly(game, seed, chosen)

    direct = seconds(play_directly)
    took = []
    for way in (in_turn, at_once):
        process = engine()
        took.append(seconds(lambda: way(process, asked)))  # noqa: B023 (called at once)
        process.communicate()
    return len(asked), direct, took[0], took[1]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--game", choices=[*games()], help="only this one")
    parser.add_argument("--number", type=int, default=20, help="games of each")
    given = parser.parse_args()
    table = Table()
    for column in ("game", "requests", "requests/s in turn", "time in turn : directly", "at once : directly"):
        table.add_column(column, justify="left" if column == "game" else "right")
    for game in games().values():
        if given.game in (None, game.name):
            asked, direct, turn, once = measured(game, min(given.number, HELD))
            table.add_row(
                game.name, str(asked), f"{asked / turn:,.0f}", f"{turn / direct:.2f}", f"{once / direct:.2f}"
            )
    Console().print(table)


if __name__ == "__main__":
    main()
