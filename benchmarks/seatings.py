"""Seeks schedules of group games (`tournaments/structures/schedules.py`) by simulated annealing.

    python benchmarks/seatings.py                 says how good the stored ones are
    python benchmarks/seatings.py 28 --seconds 60 seeks one for 28 players, and prints it where it is better

All games are sought together. What is made small is, first, how often two meet again (the k-th meeting of two counts
k - 1), then the spread: the difference between the most and the fewest turns that a player has at tables of one size.
The stored schedules are the best of this search, run for longer in C.
"""

from __future__ import annotations

import argparse
import math
import random
import time
from collections import Counter
from itertools import combinations

from ludarium.tournaments.structures.groups import SIX, group_games, table_split
from ludarium.tournaments.structures.history import Impossible
from ludarium.tournaments.structures.schedules import SCHEDULES

HOT, COLD = 1.6, 0.12
"""The temperatures of a run, in repeated meetings."""

Games = list[list[int]]
"""By game: the table of each player."""


def sizes_of(players: int) -> tuple[int, ...]:
    sizes = table_split(players)
    assert not isinstance(sizes, Impossible)
    return sizes


def first_game(players: int) -> list[int]:
    return [table for table, size in enumerate(sizes_of(players)) for _ in range(size)]


def repeats(games: Games) -> int:
    """Meetings that are not the first of two: the k-th counts k - 1."""
    met = Counter(
        pair
        for game in games
        for table in set(game)
        for pair in combinations([player for player, at in enumerate(game) if at == table], 2)
    )
    return sum(times * (times - 1) // 2 for times in met.values())


def spread(games: Games, players: int) -> int:
    """The difference between the most and the fewest turns at tables of one size, of all sizes the largest."""
    sizes = sizes_of(players)
    turns = {
        size: [sum(sizes[game[player]] == size for game in games) for player in range(players)]
        for size in set(sizes)
    }
    return max(max(counts) - min(counts) for counts in turns.values())


def stored(players: int) -> Games:
    return [first_game(players), *([int(digit, 16) for digit in row] for row in SCHEDULES[players])]


class Annealing:
    """One run: two players of a game change tables, always where that is better and by chance where it is worse."""

    def __init__(self, players: int, games: int, weight: float, dice: random.Random) -> None:
        """``weight``: what uneven turns cost against a repeated meeting."""
        self.players, self.weight, self.dice = players, weight, dice
        self.is_odd = [size != SIX for size in sizes_of(players)]
        self.games: Games = [first_game(players)]
        for _ in range(games - 1):
            self.games.append(dice.sample(self.games[0], players))
        self.tables = [
            [[player for player, at in enumerate(game) if at == table] for table in range(len(self.is_odd))]
            for game in self.games
        ]
        self.met = [[0] * players for _ in range(players)]
        for game in self.tables:
            for table in game:
                for one in table:
                    for other in table:
                        self.met[one][other] += one != other
        self.odd = [sum(self.is_odd[game[player]] for game in self.games) for player in range(players)]
        mean = sum(self.odd) / players
        self.uneven = [abs(turns - mean) ** 3 for turns in range(games + 1)]

    def change(self, game: int, one: int, other: int) -> tuple[int, float]:
        """What it adds to the repeats, and to the unevenness, when two players change tables."""
        here, there = self.games[game][one], self.games[game][other]
        mine, theirs, odd = self.met[one], self.met[other], self.odd
        added = sum(theirs[mate] - mine[mate] + 1 for mate in self.tables[game][here] if mate != one)
        added += sum(mine[mate] - theirs[mate] + 1 for mate in self.tables[game][there] if mate != other)
        if not (moved := self.is_odd[there] - self.is_odd[here]):
            return added, 0.0
        uneven = self.uneven[odd[one] + moved] - self.uneven[odd[one]]
        return added, uneven + self.uneven[odd[other] - moved] - self.uneven[odd[other]]

    def do(self, game: int, one: int, other: int) -> None:
        here, there = self.games[game][one], self.games[game][other]
        for leaves, comes, table in ((one, other, here), (other, one, there)):
            for mate in self.tables[game][table]:
                if mate != leaves:
                    for player, by in ((leaves, -1), (comes, 1)):
                        self.met[player][mate] += by
                        self.met[mate][player] += by
        for leaves, comes, table in ((one, other, here), (other, one, there)):
            self.tables[game][table][self.tables[game][table].index(leaves)] = comes
        self.games[game][one], self.games[game][other] = there, here
        moved = self.is_odd[there] - self.is_odd[here]
        self.odd[one] += moved
        self.odd[other] -= moved

    def best(self, steps: int) -> tuple[int, int, Games]:
        """The best games on the way: repeats, spread, games."""
        now = repeats(self.games)
        found = (now, spread(self.games, self.players), [list(game) for game in self.games])
        for step in range(steps):
            heat = HOT * (COLD / HOT) ** (step / steps)
            game = 1 + self.dice.randrange(len(self.games) - 1)
            one, other = self.dice.randrange(self.players), self.dice.randrange(self.players)
            if self.games[game][one] == self.games[game][other]:
                continue
            added, uneven = self.change(game, one, other)
            cost = added + self.weight * uneven
            if cost > 0 and self.dice.random() >= math.exp(-cost / heat):
                continue
            self.do(game, one, other)
            now += added
            if now <= found[0]:
                found = min(found, (now, spread(self.games, self.players), [list(g) for g in self.games]))
        return found


def seek(players: int, seconds: float, seed: int) -> tuple[int, int, Games]:
    """The best of as many runs as fit."""
    dice = random.Random(seed)
    until = time.monotonic() + seconds
    found: tuple[int, int, Games] | None = None
    while found is None or time.monotonic() < until:
        run = Annealing(players, group_games(players), 0.03 + 0.6 * dice.random() ** 2, dice)
        one = run.best(steps=400 * players)
        found = min(found, one) if found else one
    return found


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("players", nargs="*", type=int, help="numbers of players to seek schedules for")
    parser.add_argument("--seconds", type=float, default=60, help="for each of them (60)")
    parser.add_argument("--seed", type=int, default=1)
    asked = parser.parse_args()
    for players in asked.players or sorted(SCHEDULES):
        here = stored(players)
        known = (repeats(here), spread(here, players))
        print(f"{players}: {known[0]} repeated meetings, spread {known[1]}", flush=True)
        if asked.players:
            again, wide, games = seek(players, asked.seconds, asked.seed)
            better = " (better)" if (again, wide) < known else ""
            print(f"    found: {again}, spread {wide}{better}")
            if better:
                for game in games[1:]:
                    print(f'        "{"".join(f"{table:x}" for table in game)}",')


if __name__ == "__main__":
    main()
