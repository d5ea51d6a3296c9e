"""How long games by chance are, and that all of them end: a histogram as text, and as a picture for the docs.

    .venv-compiled/bin/python benchmarks/lengths.py --games 100000 --svg docs/images/tokyo-duel-lengths.svg

Every option is equally likely, at every question; the same seed plays the same games in any number of processes.
"""

from __future__ import annotations

import argparse
import secrets
import time
from collections import Counter
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass, field
from functools import partial
from html import escape
from pathlib import Path
from typing import Self

from ludarium.core import Chance, State, load_game
from ludarium.games.tokyo_duel.state import DuelState
from ludarium.games.tokyo_duel.terms import REASON_NAMES

MOST = 50_000
"""Decisions that no game comes near: one that takes more never ends."""
LOT = 250
"""Games that one process plays at a time."""


def turns_and_end(state: State) -> tuple[int, str]:
    """Turns begun, and how the game ended."""
    assert isinstance(state, DuelState)
    return state.number, REASON_NAMES[state.reason]


MEASURES: dict[str, Callable[[State], tuple[int, str]]] = {"tokyo-duel": turns_and_end}


@dataclass
class Lengths:
    """How many games took so many turns, and ended in which way."""

    turns: Counter[int] = field(default_factory=Counter)
    ends: Counter[str] = field(default_factory=Counter)

    def add(self, other: Self) -> None:
        self.turns += other.turns
        self.ends += other.ends

    @property
    def games(self) -> int:
        return self.turns.total()

    def share(self, part: float) -> int:
        """The turns within which this part of the games has ended."""
        seen = 0
        for turns in sorted(self.turns):
            seen += self.turns[turns]
            if seen >= part * self.games:
                return turns
        raise ValueError("no games")


def play(game: str, seed: str) -> State:
    """One game by chance; fails where it does not end."""
    state = load_game(game).start(2, {}, seed)
    chance = Chance.of("choices of " + seed)
    for _ in range(MOST):
        decision = state.decision()
        if decision is None:
            assert state.outcome() is not None, f"{seed}: over, and nobody has won"
            return state
        state.choose(decision.option(chance.below(len(decision))))
    raise AssertionError(f"{seed} has not ended after {MOST} decisions")


def lot(game: str, seed: str, first: int, games: int) -> Lengths:
    found = Lengths()
    for n in range(first, first + games):
        turns, end = MEASURES[game](play(game, f"{seed} {n}"))
        found.turns[turns] += 1
        found.ends[end] += 1
    return found


def measure(game: str, games: int, seed: str, processes: int = 1, size: int = LOT) -> Lengths:
    """Play ``games`` games, ``size`` at a time; with one process in this one."""
    begins = range(0, games, size)
    sizes = [min(size, games - first) for first in begins]
    found = Lengths()
    one = partial(lot, game, seed)
    if processes == 1:
        for first, size in zip(begins, sizes, strict=True):
            found.add(one(first, size))
    else:
        with ProcessPoolExecutor(processes) as pool:
            for part in pool.map(one, begins, sizes):
                found.add(part)
    return found


# -- shown


def bars(found: Lengths, columns: int) -> list[tuple[int, int, int]]:
    """The games by their turns, in bars of equal width: from, to (both included), games. The last bar
    has all of the longest."""
    last = found.share(0.995)
    width = max(1, -(-last // columns))
    wide: Counter[int] = Counter()
    most = -(-last // width) - 1
    for turns, games in found.turns.items():
        wide[min(most, (turns - 1) // width)] += games
    return [(n * width + 1, (n + 1) * width, wide[n]) for n in range(most + 1)]


def summary(found: Lengths) -> list[str]:
    """How long they took, and what ended them."""
    half, most, last = found.share(0.5), found.share(0.99), max(found.turns)
    ends = " · ".join(f"{end} {100 * n / found.games:.1f} %" for end, n in found.ends.most_common())
    return [
        f"{found.games:,} games, all ended · half within {half} turns, 99 % within {most}, all within {last}",
        f"ended by {ends}",
    ]


def text(found: Lengths, columns: int = 30) -> str:
    """The histogram for a terminal."""
    rows = bars(found, columns)
    most = max(games for *_, games in rows)
    lines = []
    for n, (first, last, games) in enumerate(rows):
        name = f"{first}+" if n == len(rows) - 1 else f"{first}" if first == last else f"{first}-{last}"
        lines.append(f"{name:>9} {'█' * round(50 * games / most):<50} {games:,}")
    return "\n".join([*lines, "", *summary(found)])


def svg(found: Lengths, title: str, columns: int = 48) -> str:
    """The histogram as a picture: it takes light and dark from the page."""
    rows = bars(found, columns)
    scale = -(-100 * max(games for *_, games in rows) // found.games)
    left, top, wide, high = 56, 48, 640, 240
    step = wide / len(rows)
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {left + wide + 24} {top + high + 88}"',
        f' font-family="system-ui, sans-serif" font-size="12" role="img" aria-label="{escape(title)}">',
        "<style>text{fill:#3b3b44}rect{fill:#c2410c}line{stroke:#8886}",
        "@media(prefers-color-scheme:dark){text{fill:#d6d6dd}rect{fill:#fb923c}}</style>",
        f'<text x="{left}" y="24" font-size="15" font-weight="600">{escape(title)}</text>',
    ]
    for percent in range(0, scale + 1, max(1, scale // 6)):
        y = top + high - high * percent / scale
        parts.append(f'<line x1="{left}" y1="{y:.1f}" x2="{left + wide}" y2="{y:.1f}"/>')
        parts.append(f'<text x="{left - 8}" y="{y + 4:.1f}" text-anchor="end">{percent} %</text>')
    for n, (first, last, games) in enumerate(rows):
        tall = high * 100 * games / found.games / scale
        name = f"{first}+" if n == len(rows) - 1 else str(first) if first == last else f"{first}–{last}"
        parts.append(
            f'<rect x="{left + n * step + 0.5:.1f}" y="{top + high - tall:.1f}" width="{step - 1:.1f}"'
            f' height="{tall:.1f}"><title>{name}: {games:,}</title></rect>'
        )
        if n % 6 == 0 or n == len(rows) - 1:
            parts.append(
                f'<text x="{left + (n + 0.5) * step:.1f}" y="{top + high + 18}" text-anchor="middle">'
                f"{first}{'+' if n == len(rows) - 1 else ''}</text>"
            )
    parts.append(f'<text x="{left + wide / 2}" y="{top + high + 36}" text-anchor="middle">turns</text>')
    for n, line in enumerate(summary(found)):
        parts.append(f'<text x="{left}" y="{top + high + 58 + 18 * n}">{escape(line)}</text>')
    parts.append("</svg>")
    return "\n".join(parts) + "\n"


def main() -> None:
    asked = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    asked.add_argument("--game", default="tokyo-duel", choices=sorted(MEASURES))
    asked.add_argument("--games", type=int, default=10_000)
    asked.add_argument("--processes", type=int, default=1)
    asked.add_argument("--seed", default=secrets.token_hex(4))
    asked.add_argument("--svg", type=Path, help="where the picture is written")
    given = asked.parse_args()
    print(f"seed {given.seed}", flush=True)
    begun = time.perf_counter()
    found = measure(given.game, given.games, given.seed, given.processes)
    print(text(found))
    print(f"{found.games / (time.perf_counter() - begun):,.0f} games a second")
    if given.svg:
        given.svg.write_text(svg(found, f"Length of {found.games:,} games by chance"), encoding="utf-8")


if __name__ == "__main__":
    main()
