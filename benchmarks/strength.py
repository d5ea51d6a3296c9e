"""How strong the bots are: greedy against random, and the search against greedy, at mixed tables. At Saboteur
the gold that a seat earns is compared, at King of Tokyo: Duel the share of games won; the 95 % intervals come
from the spread between deals.

    python benchmarks/strength.py --games 1000 --search search:100 --search-games 60
    python benchmarks/strength.py --game tokyo-duel --games 400 --search search:0.3s --search-games 150
"""

from __future__ import annotations

import argparse
from dataclasses import dataclass

from rich.console import Console
from rich.progress import Progress

from ludarium.bots.arena import ArenaResult, Estimate, format_result, run_arena
from ludarium.core.game import Value

HEADINGS = {
    "bot": "bot",
    "score": "score a game",
    "ratio": "ratio",
    "lead": "lead",
    "wins": "wins",
    "seats": "seats played",
    "pace": "decisions/s",
}


@dataclass(frozen=True)
class Contest:
    """What is measured for a game: ``says`` is a sentence about the first bot, what it is and the other."""

    seats: int
    options: dict[str, Value]
    ratio: bool  # of scores, or else the mean score
    says: str
    greedy_aim: float
    search_aim: float

    def measured(self, result: ArenaResult) -> Estimate:
        first = result.standings[0]
        estimate = first.ratio if self.ratio else first.score
        assert estimate is not None
        return estimate


CONTESTS = {
    "saboteur": Contest(6, {}, True, "{} earns {} times the gold of {}", 1.2, 1.0),
    "tokyo-duel": Contest(2, {"monsters": "random"}, False, "{} wins {} of the games with {}", 0.9, 0.5),
}


def measure(
    game: str, contest: Contest, bots: list[str], games: int, seed: str, workers: int | None
) -> ArenaResult:
    with Progress(transient=True, console=Console(stderr=True)) as progress:
        bar = progress.add_task(" and ".join(bots), total=games)
        result = run_arena(
            game,
            bots,
            games,
            seats=contest.seats,
            options=contest.options,
            seed=seed,
            workers=workers,
            on_progress=lambda done, total: progress.update(bar, completed=done, total=total),
        )
    console = Console(width=120)
    console.print(f"{len(result.games)} games of {contest.seats}, {result.seconds:.0f} s")
    console.print(format_result(result, HEADINGS.__getitem__))
    return result


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--game", default="saboteur", choices=sorted(CONTESTS))
    parser.add_argument("--games", type=int, default=1000, help="of greedy and random; 0: none")
    parser.add_argument("--search", default="search:100", help="which search (default: %(default)s)")
    parser.add_argument("--search-games", type=int, default=60, help="of the search and greedy; 0: none")
    parser.add_argument("--seed", default="strength")
    parser.add_argument("--workers", type=int, default=None)
    given = parser.parse_args()
    contest = CONTESTS[given.game]
    for bots, games, aim in (
        (["greedy", "random"], given.games, contest.greedy_aim),
        ([given.search, "greedy"], given.search_games, contest.search_aim),
    ):
        if not games:
            continue
        result = measure(given.game, contest, bots, games, given.seed, given.workers)
        first = result.standings[0]
        estimate = contest.measured(result)
        shown = "shown" if estimate.low > aim else "not shown"
        thought = 1000 * first.seconds / first.decisions
        print(f"{contest.says.format(first.bot, estimate, bots[-1])}: more than {aim} is {shown}")
        print(f"{first.bot} thinks {thought:.1f} ms a move\n")


if __name__ == "__main__":
    main()
