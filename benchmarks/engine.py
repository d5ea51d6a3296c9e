"""Speed of the rules: random play and copies, beside a game of OpenSpiel's in the same run.

    make bench                                  # both builds
    .venv/bin/python benchmarks/engine.py       # this build
    .venv/bin/python benchmarks/engine.py --game tokyo-duel

Saboteur stands beside `hearts` (cards), King of Tokyo: Duel beside `pig` (dice), each mode of Ready… Fence!
and KeyForge, with sealed decks of each set, beside `gin_rummy` (hands and draws of two). Every figure is the best of several rounds on one core, in its own time;
what counts are the ratios in one run. The loops are the same: ask for the options, take one at random, play it, in a
Python loop; `playout` is our loop in one call, as bots use it. Copies of a state are compared with copies of theirs.
Below the table stands how long a view is as JSON, at every decision of some random games.
"""

from __future__ import annotations

import argparse
import random
import sys
import time
from collections.abc import Callable
from dataclasses import dataclass, field
from functools import cache
from typing import Any

from rich.console import Console
from rich.table import Table

from ludarium.core import TABLE, Chance, Game, LudariumError, State, load_game
from ludarium.core import chance as chance_module
from ludarium.core.game import Value
from ludarium.core.play import playout
from ludarium.games.keyforge.options import SEALED_SETS


@dataclass(frozen=True)
class Subject:
    """What is measured: a game with some of its options, beside a game of OpenSpiel's."""

    game: str
    peer: str
    options: dict[str, Value] = field(default_factory=dict)

    def title(self) -> str:
        return " ".join([self.game, *dict.fromkeys(map(str, self.options.values()))])


SUBJECTS = [
    Subject("saboteur", "hearts"),
    Subject("tokyo-duel", "pig"),
    *(Subject("ready-fence", "gin_rummy", {"mode": mode}) for mode in ("tutorial", "basic", "advanced")),
    *(Subject("keyforge", "gin_rummy", {"deck-0": word, "deck-1": word}) for word in SEALED_SETS),
]
LONGEST = 10_000
"""So many decisions of one game are played at most: two decks may be such that no chance brings their game to an end."""
MIDDLE = 25
"""So many choices into a game is its middle."""
VIEWED = 5
"""Games whose views are measured."""


def python_loop(game: Game, seats: int, options: dict[str, Value], seed: str) -> int:
    """Random play of one game, written as a user of the library would; decisions taken."""
    state = game.start(seats, options, seed)
    chance = Chance.of("choices of " + seed)
    taken = 0
    while taken < LONGEST:
        decision = state.decision()
        if decision is None:
            break
        state.choose(decision.option(chance.below(len(decision))))
        taken += 1
    return taken


def one_call(game: Game, seats: int, options: dict[str, Value], seed: str) -> int:
    try:
        return playout(game.start(seats, options, seed), Chance.of("choices of " + seed), LONGEST)
    except LudariumError:  # of its own, where the game was not over by then
        return LONGEST


@cache
def loaded(peer: str) -> Any:
    import pyspiel

    return pyspiel.load_game(peer)


def peer_loop(peer: str, seed: str) -> int:
    """The same loop over a game of OpenSpiel's."""
    return peer_play(peer, seed)[1]


def peer_play(peer: str, seed: str, most: int = 0) -> tuple[Any, int]:
    """A random game of OpenSpiel's, or the first choices of one, and how many were made. Its chance nodes are played
    as its own examples do, by their weights, and are not counted, as our deals and dice are not."""
    draw = random.Random(seed)
    state = loaded(peer).new_initial_state()
    taken = 0
    while not state.is_terminal():
        if state.is_chance_node():
            actions, weights = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(draw.choices(actions, weights)[0])
            continue
        if taken == most > 0:
            break
        legal = state.legal_actions()
        state.apply_action(legal[int(draw.random() * len(legal))])
        taken += 1
    return state, taken


def rate(play: Callable[[str], int], seconds: float, rounds: int) -> float:
    """Decisions a second: the best of ``rounds``, each of about ``seconds``."""
    best = 0.0
    number = 0
    for _ in range(rounds):
        begun = time.process_time()
        taken = 0
        while time.process_time() - begun < seconds:
            taken += play(str(number))
            number += 1
        best = max(best, taken / (time.process_time() - begun))
    return best


def middle(game: Game, seats: int, options: dict[str, Value]) -> State:
    """A state in mid-game."""
    state = game.start(seats, options, "middle")
    chance = Chance.of("middle")
    for _ in range(MIDDLE):
        decision = state.decision()
        assert decision is not None
        state.choose(decision.option(chance.below(len(decision))))
    return state


def copies(state: Any, count: int = 20000) -> int:
    for _ in range(count):
        state.clone()
    return count


def views(game: Game, seats: int, options: dict[str, Value]) -> list[int]:
    """The lengths of all views of who has to choose, as JSON."""
    found: list[int] = []
    for number in range(VIEWED):
        state = game.start(seats, options, f"view {number}")
        chance = Chance.of(f"view {number}")
        for _ in range(LONGEST):
            decision = state.decision()
            if decision is None:
                break
            found.append(len(state.view(None if decision.seat == TABLE else decision.seat).json()))
            state.choose(decision.option(chance.below(len(decision))))
    return found


def measure(subject: Subject, seats: int, seconds: float, rounds: int) -> None:
    """Print the table of one game."""
    game = load_game(subject.game)
    options = subject.options
    seats = seats or game.default_seats
    compiled = not (chance_module.__file__ or "").endswith(".py")
    peer = subject.peer
    beside = beside_copies = 0.0
    try:
        import pyspiel  # noqa: F401
    except ImportError:
        print("OpenSpiel is not installed (pip install 'ludarium[research]'): no ratio", file=sys.stderr)
    else:
        beside = rate(lambda seed: peer_loop(peer, seed), seconds, rounds)
        halfway, _ = peer_play(peer, "middle", MIDDLE)
        beside_copies = rate(lambda _: copies(halfway), seconds, rounds)
    state = middle(game, seats, options)
    rows = [
        (
            "decisions, Python loop",
            rate(lambda seed: python_loop(game, seats, options, seed), seconds, rounds),
            beside,
        ),
        (
            "decisions, one call",
            rate(lambda seed: one_call(game, seats, options, seed), seconds, rounds),
            beside,
        ),
        ("clones in mid-game", rate(lambda _: copies(state), seconds, rounds), beside_copies),
    ]
    build = "compiled" if compiled else "interpreted"
    table = Table(title=f"{subject.title()}, {seats} seats, {build}, one core")
    table.add_column("what")
    table.add_column("a second", justify="right")
    table.add_column(f"of {peer}'s", justify="right")
    for name, figure, base in rows:
        table.add_row(name, f"{figure:,.0f}", f"{figure / base:.2f} x" if base else "–")
    if beside:
        table.add_row(f"OpenSpiel {peer}, Python loop", f"{beside:,.0f}", "1.00 x")
        table.add_row(f"OpenSpiel {peer}, clones", f"{beside_copies:,.0f}", "1.00 x")
    console = Console(width=100)
    console.print(table)
    lengths = views(game, seats, options)
    console.print(
        f"views as JSON: {sum(lengths) / len(lengths):,.0f} bytes on average, {max(lengths):,} at most\n"
    )


def main() -> None:
    asked = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    asked.add_argument("--game", default="", help="one game; all that have a peer where none is named")
    asked.add_argument(
        "--with", dest="options", default="", help="one of its options, as in the title: sealed-WC"
    )
    asked.add_argument("--seats", type=int, default=0)
    asked.add_argument("--seconds", type=float, default=2.0)
    asked.add_argument("--rounds", type=int, default=5)
    given = asked.parse_args()
    subjects = [
        subject
        for subject in SUBJECTS
        if given.game in ("", subject.game) and given.options in ("", *subject.options.values())
    ]
    for subject in subjects or [Subject(given.game, "hearts")]:
        measure(subject, given.seats, given.seconds, given.rounds)


if __name__ == "__main__":
    main()
