"""How fast rounds are paired, and how well: ratios to networkx and to each other, all in one run.

    pip install 'ludarium[research]'
    python benchmarks/pairing.py

Swiss rounds in mid-event, against ``networkx.min_weight_matching`` on the nearest neighbours that nobody has met:
the whole of our round (records, pairing, and why) against the matching alone, without the making of its graph.
Random pairing of a large field, as for two-loss-out, against a Swiss round of 400, which a matching of least cost over
all its pairs makes; the line without a verdict is our round with its short cuts, which needs no such matching. Group games: how often players meet again. Whatever is
worse than it should be is marked, and the exit status is 1.
"""

from __future__ import annotations

import argparse
import sys
import time
from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import Any, TypeVar

from rich.console import Console
from rich.table import Table

from ludarium.core import Chance
from ludarium.tournaments.structures.groups import Groups
from ludarium.tournaments.structures.history import BYE, NOBODY, Draw, History, Meeting
from ludarium.tournaments.structures.random_pairs import random_pairs
from ludarium.tournaments.structures.score_pairing import by_matching, sorted_by_chance
from ludarium.tournaments.structures.swiss import Swiss, records

try:
    import networkx
except ImportError:
    sys.exit("networkx is not installed: pip install 'ludarium[research]'")

T = TypeVar("T")

REPEATED = {12: 36, 18: 27, 24: 24, 30: 15, 36: 0, 42: 0, 48: 0, 66: 0}
"""Players, and how many repeated pairs three group games have at most."""
DOUBLE = 0.02
"""Double losses of every second Swiss event: they make odd groups, so that a pairing has some difference at all."""
YARDSTICK = 400
"""Players of the Swiss round that large fields are measured by."""


def timed(run: Callable[[], T], times: int) -> tuple[float, T]:
    """Seconds of this process, the best of some runs, and what came out."""
    best = float("inf")
    for _ in range(times):
        begun = time.process_time()
        found = run()
        best = min(best, time.process_time() - begun)
    return best, found


def fresh(history: History) -> History:
    """The same without what it has worked out already."""
    return replace(history)


def played(history: History, draw: Draw, chance: Chance, double: float = 0.0) -> History:
    """The history after a round, every table won by chance, or lost by both in this part of them."""
    meetings = []
    for table in draw.tables:
        winner = table[chance.below(len(table))]
        if len(table) == 2 and chance.fraction() < double:
            winner = NOBODY
        losers = tuple([player for player in table if player != winner])
        meetings.append(Meeting(table, (), winner, losers, True, BYE if len(table) == 1 else "game"))
    return replace(history, rounds=(*history.rounds, tuple(meetings)))


def swiss_event(players: int, rounds: int, seed: str, double: float) -> History:
    """A Swiss event after some rounds."""
    chance = Chance.of(seed)
    history = History(tuple(range(players)))
    for _ in range(rounds):
        draw = Swiss().next_round(history, chance)
        assert isinstance(draw, Draw)
        history = played(history, draw, chance, double)
    return history


# -- Swiss


def neighbours(history: History, near: int) -> Any:
    """A graph of each player and the nearest others in the sorted list, without those met."""
    found = records(history)
    order = sorted(history.active, key=lambda player: -found[player].wins)
    graph = networkx.Graph()
    for place, player in enumerate(order):
        left = near
        for other in order[place + 1 :]:
            if not left:
                break
            if other not in history.met[player]:
                graph.add_edge(player, other, weight=found[player].wins - found[other].wins)
                left -= 1
    return graph


def quality(history: History, pairs: Sequence[tuple[int, ...]]) -> tuple[int, int, int]:
    """Players left alone, rematches, total difference of wins: less is better, in this order."""
    found = records(history)
    return (
        len(history.active) - 2 * len(pairs),
        sum([other in history.met[one] for one, other in pairs]),
        sum([abs(found[one].wins - found[other].wins) for one, other in pairs]),
    )


def swiss(players: int, played_before: Sequence[int], near: int, seeds: int, table: Table) -> bool:
    """One line for each number of rounds that have been played before."""
    good = True
    for before in played_before:
        ratios, ours_total, theirs_total, worse = [], 0, 0, 0
        for seed in range(seeds):
            history = swiss_event(players, before, f"swiss {before} {seed}", DOUBLE * (seed % 2))
            graph = neighbours(history, near)
            theirs, found = timed(lambda graph=graph: networkx.min_weight_matching(graph), 1)
            ours, draw = timed(
                lambda history=history, seed=seed, before=before: Swiss(before + 1).next_round(
                    fresh(history), Chance.of(f"pair {seed}")
                ),
                3,
            )
            assert isinstance(draw, Draw)
            mine = quality(history, [pair for pair in draw.tables if len(pair) == 2])
            other = quality(history, list(found))
            worse += mine > other
            ours_total += mine[2]
            theirs_total += other[2]
            ratios.append(ours / theirs)
        held = max(ratios) <= 1 and not worse
        good = good and held
        table.add_row(
            f"Swiss, {players:,} players, round {before + 1}",
            f"{max(ratios):.3f} x networkx ({near} nearest)",
            f"difference {ours_total:,}, networkx {theirs_total:,}",
            verdict(held),
        )
    return good


# -- two-loss-out


def large_field(players: int, near: int, table: Table) -> bool:
    """Rounds of a large two-loss-out event, against one Swiss round of ``YARDSTICK`` players."""
    history = swiss_event(YARDSTICK, 5, "yardstick", DOUBLE)
    graph = neighbours(history, near)
    complete = whole(history)
    whole_seconds, _ = timed(lambda: networkx.min_weight_matching(complete), 1)
    near_seconds, _ = timed(lambda: networkx.min_weight_matching(graph), 3)
    scored = Swiss().scored(history, records(history))
    order = sorted_by_chance(scored, Chance.of("yardstick"))
    exact_seconds, _ = timed(lambda: by_matching(scored, order), 3)
    own_seconds, _ = timed(lambda: Swiss().next_round(fresh(history), Chance.of("yardstick")), 5)
    event = History(tuple(range(players)))
    chance = Chance.of("large field")
    slowest = 0.0
    for _ in range(3):
        seconds, draw = timed(
            lambda event=event: random_pairs(event.active, event.met, {}, Chance.of("large")), 3
        )
        slowest = max(slowest, seconds)
        event = played(event, draw, chance)
        event.met  # noqa: B018 (worked out when a round is published, not when the next one is drawn)
    yardsticks = (
        ("networkx, all pairs", whole_seconds),
        (f"networkx, {near} nearest", near_seconds),
        ("ours, least cost over all pairs", exact_seconds),
    )
    for name, seconds in yardsticks:
        table.add_row(
            f"random pairing, {players:,} players",
            f"{slowest / seconds:.3f} x Swiss round of {YARDSTICK}",
            name,
            verdict(slowest <= seconds),
        )
    table.add_row(
        f"random pairing, {players:,} players",
        f"{slowest / own_seconds:.3f} x Swiss round of {YARDSTICK}",
        "ours, with its short cuts",
        "–",
    )
    return all([slowest <= seconds for _, seconds in yardsticks])


def whole(history: History) -> Any:
    """A graph of all pairs, rematches at a price that nothing else outweighs: a Swiss round as a matching."""
    found = records(history)
    graph = networkx.Graph()
    for one in history.active:
        for other in range(one):
            gap = abs(found[one].wins - found[other].wins)
            graph.add_edge(one, other, weight=gap + 10_000 * (other in history.met[one]))
    return graph


# -- groups


def seating(table: Table) -> bool:
    """Repeated meetings over three group games, the worst of some seeds."""
    good = True
    for players, most in REPEATED.items():
        worst = 0
        for seed in range(3):
            chance = Chance.of(f"seating {seed}")
            history = History(tuple(range(players)))
            for _ in range(3):
                draw = Groups(games=3).next_round(history, chance)
                assert isinstance(draw, Draw)
                history = played(history, draw, chance)
            repeats = [times - 1 for met in history.met.values() for times in met.values()]
            worst = max(worst, sum(repeats) // 2)
        held = worst <= most
        good = good and held
        table.add_row(
            f"three group games, {players} players", f"{worst} repeated", f"at most {most}", verdict(held)
        )
    return good


def verdict(held: bool) -> str:
    return "yes" if held else "[bold red]no[/]"


def main() -> None:
    asked = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    asked.add_argument("--players", type=int, default=2048, help="of the Swiss event")
    asked.add_argument(
        "--rounds", default="3,6,10", help="of the Swiss event, played before the one that is measured"
    )
    asked.add_argument("--near", type=int, default=24, help="neighbours that networkx looks at")
    asked.add_argument("--seeds", type=int, default=2)
    asked.add_argument("--field", type=int, default=10_000, help="players of the two-loss-out event")
    given = asked.parse_args()
    table = Table(title="Pairing, one core")
    for name in ("what", "ratio", "against", "held"):
        table.add_column(name)
    before = [int(rounds) for rounds in given.rounds.split(",")]
    good = swiss(given.players, before, given.near, given.seeds, table)
    good &= large_field(given.field, given.near, table)
    good &= seating(table)
    Console(width=120).print(table)
    sys.exit(0 if good else 1)


if __name__ == "__main__":
    main()
