"""How strong the bots are: greedy against random, and the search against greedy, at mixed tables. At Saboteur
the gold that a seat earns is compared, at King of Tokyo: Duel and Ready… Fence! the share of games won; the 95 %
intervals come from the spread between deals.

    python benchmarks/strength.py --games 1000 --search search:100 --search-games 60
    python benchmarks/strength.py --game tokyo-duel --games 400 --search search:0.3s --search-games 150
    python benchmarks/strength.py --game ready-fence --mode basic --search search:200 --search-games 200
    python benchmarks/strength.py --game keyforge --games 300 --search search:100 --search-games 80
    python benchmarks/strength.py --game keyforge --games 0 --search-games 300 --decks sealed-MM
"""

from __future__ import annotations

import argparse
from dataclasses import dataclass, replace
from pathlib import Path

from rich.console import Console
from rich.progress import Progress

from ludarium.bots.arena import ArenaResult, Estimate, format_result, mean_of, run_arena
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


RATIO = "ratio"
SCORE = "score"
WINS = "wins"


@dataclass(frozen=True)
class Contest:
    """What is measured for a game, or for a mode of it: the ratio of the scores, the mean score, or the share of
    games won. ``says`` is a sentence about the first bot, what it is and the other."""

    seats: int
    options: dict[str, Value]
    compared: str
    says: str
    greedy_aim: float
    search_aim: float
    mode: str = ""

    def measured(self, result: ArenaResult) -> Estimate:
        first = result.standings[0]
        if self.compared == WINS:
            return won(result, first.bot)
        estimate = first.ratio if self.compared == RATIO else first.score
        assert estimate is not None
        return estimate


def won(result: ArenaResult, bot: str) -> Estimate:
    """The share of games that a seat of ``bot`` has won."""
    shares: list[list[float]] = [[] for _ in range(result.deals)]
    for one in result.games:
        for seat, name in enumerate(one.bots):
            if name == bot:
                shares[one.deal].append(1.0 / len(one.winners) if seat in one.winners else 0.0)
    return mean_of([sum(deal) / len(deal) for deal in shares])


def bouts(mode: str) -> Contest:
    """Ready… Fence! to 5 points in one of its modes."""
    return Contest(
        2, {"mode": mode, "points": 5}, WINS, "{} wins {} of the bouts with {}", 0.85, 0.5, mode=mode
    )


CONTESTS = {
    "saboteur": [Contest(6, {}, RATIO, "{} earns {} times the gold of {}", 1.2, 1.0)],
    "tokyo-duel": [Contest(2, {"monsters": "random"}, SCORE, "{} wins {} of the games with {}", 0.9, 0.5)],
    "keyforge": [Contest(2, {}, WINS, "{} wins {} of the games with {}", 0.95, 0.5)],
    "ready-fence": [bouts("tutorial"), bouts("basic"), bouts("advanced")],
}


def measure(
    game: str,
    contest: Contest,
    bots: list[str],
    games: int,
    seed: str,
    workers: int | None,
    kept: Path | None = None,
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
            kept=kept,
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
    parser.add_argument("--mode", help="one of the game's modes (default: all of them)")
    parser.add_argument("--games", type=int, default=1000, help="of greedy and random; 0: none")
    parser.add_argument("--search", default="search:100", help="which search (default: %(default)s)")
    parser.add_argument("--search-games", type=int, default=60, help="of the search and greedy; 0: none")
    parser.add_argument(
        "--decks", help="what both seats of KeyForge play, such as sealed-MM (default: sealed)"
    )
    parser.add_argument("--seed", default="strength")
    parser.add_argument("--workers", type=int, default=None)
    parser.add_argument(
        "--keep",
        type=Path,
        help="a folder in which each game is written down as it ends; those there are not played again",
    )
    given = parser.parse_args()
    for contest in CONTESTS[given.game]:
        if given.mode not in (None, contest.mode):
            continue
        if contest.mode:
            print(f"{contest.mode} mode\n")
        if given.decks:
            contest = replace(
                contest, options={**contest.options, "deck-0": given.decks, "deck-1": given.decks}
            )
            print(f"{given.decks}\n")
        for bots, games, aim in (
            (["greedy", "random"], given.games, contest.greedy_aim),
            ([given.search, "greedy"], given.search_games, contest.search_aim),
        ):
            if games:
                kept = None
                if given.keep:
                    given.keep.mkdir(parents=True, exist_ok=True)
                    about = (given.game, contest.mode, given.decks, *bots)
                    kept = given.keep / ("-".join(filter(None, about)).replace(":", "") + ".jsonl")
                show(given.game, contest, bots, games, aim, given.seed, given.workers, kept)


def show(
    game: str,
    contest: Contest,
    bots: list[str],
    games: int,
    aim: float,
    seed: str,
    workers: int | None,
    kept: Path | None,
) -> None:
    """Measure, and say whether the aim is surely reached."""
    result = measure(game, contest, bots, games, seed, workers, kept)
    first = result.standings[0]
    estimate = contest.measured(result)
    shown = "shown" if estimate.low > aim else "not shown"
    thought = 1000 * first.seconds / first.decisions
    print(f"{contest.says.format(first.bot, estimate, bots[-1])}: more than {aim} is {shown}")
    print(f"{first.bot} thinks {thought:.1f} ms a move\n")


if __name__ == "__main__":
    main()
