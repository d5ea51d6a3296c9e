"""Make a field of KeyForge decks and measure it: every deck plays every other, and Bradley–Terry strengths follow.

    .venv-compiled/bin/python benchmarks/field.py --version 1 --games 12 --keep data/field > src/ludarium/studies/fields/1.txt

A field that is in the package never changes: a new one takes the next version. Games that are kept are not played again.
"""

from __future__ import annotations

import argparse
from collections.abc import Iterator
from functools import partial
from itertools import combinations
from pathlib import Path

from rich.console import Console
from rich.progress import track

from ludarium.bots.work import Book, workers_of
from ludarium.core import load_game
from ludarium.games.keyforge.options import SEALED_SETS
from ludarium.studies.deck_games import GAME, DeckGame, Meeting, play_meeting
from ludarium.studies.field import EACH, drawn
from ludarium.studies.strengths import strengths


def meetings(words: list[str], games: int) -> Iterator[Meeting]:
    """``games`` of each pair; each deck of it begins as often as the other."""
    pairs = list(combinations(range(len(words)), 2))
    for place in range(games):
        for number, (one, other) in enumerate(pairs):
            yield Meeting(place * len(pairs) + number, words[one], words[other], place % 2)


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--version", required=True)
    parser.add_argument("--games", type=int, default=12, help="of each pair (default: %(default)s)")
    parser.add_argument("--bot", default="greedy")
    parser.add_argument("--workers", type=int, default=None)
    parser.add_argument("--keep", type=Path, required=True, help="the folder for its games")
    given = parser.parse_args()
    sets = list(SEALED_SETS.values())
    words = drawn(given.version, sets)
    seed = f"field {given.version}"
    about = {"field": given.version, "engine": load_game(GAME).version, "bot": given.bot, "decks": words}
    book = Book(given.keep / f"field-{given.version}.jsonl", about, DeckGame, lambda one: one.number)
    tasks = list(meetings(words, given.games))
    missing = [task for task in tasks if task.number not in book.results]
    played = workers_of(given.workers).results(partial(play_meeting, seed, given.bot), missing)
    for one in track(played, "field", total=len(missing), console=Console(stderr=True)):
        book.add(one)
    pairs = list(combinations(range(len(words)), 2))
    results: dict[tuple[int, int], tuple[float, int]] = {}
    for task in tasks:
        pair = pairs[task.number % len(pairs)]
        won, games = results.get(pair, (0.0, 0))
        results[pair] = won + book.results[task.number].won, games + 1
    print(f"# The field {given.version}: {EACH} sealed decks of each set, a strength and a deck a line.")
    print(f"# benchmarks/field.py: {len(tasks)} games of {given.bot}, rules {load_game(GAME).version}.")
    for word, strength in zip(words, strengths(len(words), results), strict=True):
        print(f"{strength:.0f} {word}")


if __name__ == "__main__":
    main()
