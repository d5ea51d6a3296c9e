"""The arena: bots play each other in all rotations of the seats, and their scores are compared.

A *deal* is one seed. It is played once for every rotation of the line-up, so that each bot holds each
seat, hand and role equally often; all of its games count as one independent observation, and every
interval comes from the spread between deals.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import partial
from math import isnan, nan, sqrt
from pathlib import Path
from time import perf_counter
from typing import Final

from rich.table import Table

from ludarium.bots.registry import make_bot
from ludarium.bots.work import Book, Here, Workers, workers_of
from ludarium.core.decision import TABLE
from ludarium.core.game import Value
from ludarium.core.registry import load_game

NINETY_FIVE: Final = 1.959964  # standard errors to each side of a 95 % interval

OnProgress = Callable[[int, int], None]


@dataclass(frozen=True)
class ArenaGame:
    """One game: who sat where, and what came of it."""

    deal: int
    rotation: int
    bots: list[str]
    scores: list[int]
    winners: list[int]
    decisions: dict[str, int]
    seconds: dict[str, float]


@dataclass(frozen=True)
class Estimate:
    """A mean with its 95 % interval; ``low`` and ``high`` are NaN where one deal says nothing of spread."""

    mean: float
    low: float
    high: float

    def __str__(self) -> str:
        if isnan(self.mean):
            return "–"
        if isnan(self.low):
            return f"{self.mean:.3f}"
        return f"{self.mean:.3f} [{self.low:.3f}, {self.high:.3f}]"


@dataclass(frozen=True)
class Standing:
    """What one bot did. ``score`` and ``wins`` are per seat and game (a shared win counts in parts);
    ``ratio`` and ``lead`` compare its score with that of the last bot of the line-up."""

    bot: str
    seats: int
    score: Estimate
    ratio: Estimate | None
    lead: Estimate | None
    wins: float
    decisions: int
    seconds: float

    @property
    def pace(self) -> float:
        """Decisions a second of its own thinking."""
        return self.decisions / self.seconds if self.seconds else nan


@dataclass(frozen=True)
class ArenaResult:
    """All that was played, and the standings in the order of the line-up."""

    game: str
    seats: int
    seed: str
    games: list[ArenaGame]
    deals: int
    rotations: int
    standings: list[Standing]
    seconds: float

    @property
    def pace(self) -> float:
        """Decisions a second of wall time, all workers together."""
        return sum(sum(one.decisions.values()) for one in self.games) / self.seconds

    def standing(self, bot: str) -> Standing:
        return next(one for one in self.standings if one.bot == bot)


def line_up(bots: list[str], seats: int, rotation: int) -> list[str]:
    """Who sits where: the bots in turn, over and over, moved on by ``rotation`` places.

    >>> line_up(["greedy", "random"], 5, 1)
    ['random', 'greedy', 'random', 'greedy', 'random']
    """
    return [bots[(seat + rotation) % len(bots)] for seat in range(seats)]


def play(
    game: str, bots: list[str], options: Mapping[str, Value], seed: str, deal: int, rotation: int
) -> ArenaGame:
    """Play one game to its end; ``bots`` names one bot a seat."""
    state = load_game(game).start(len(bots), options, f"{seed}/{deal}")
    players = [make_bot(game, bot, f"{seed}/{deal}/{seat}/{bot}") for seat, bot in enumerate(bots)]
    decisions = dict.fromkeys(bots, 0)
    seconds = dict.fromkeys(bots, 0.0)
    while (decision := state.decision()) is not None:
        if decision.seat == TABLE:
            state.choose(decision.option(0))
            continue
        bot = bots[decision.seat]
        began = perf_counter()
        chosen = players[decision.seat].choose(
            state.view(decision.seat), [str(option) for option in decision.options()]
        )
        seconds[bot] += perf_counter() - began
        decisions[bot] += 1
        state.choose(decision.find(chosen))
    outcome = state.outcome()
    assert outcome is not None
    return ArenaGame(deal, rotation, bots, outcome.scores, outcome.winners, decisions, seconds)


def _task(one: ArenaGame) -> tuple[int, int]:
    """What names a game: its deal and its rotation."""
    return one.deal, one.rotation


def _play(
    game: str, bots: list[str], seats: int, options: Mapping[str, Value], seed: str, task: tuple[int, int]
) -> ArenaGame:
    deal, rotation = task
    return play(game, line_up(bots, seats, rotation), options, seed, deal, rotation)


def run_arena(
    game: str,
    bots: list[str],
    games: int,
    seats: int | None = None,
    options: Mapping[str, Value] | None = None,
    seed: str = "arena",
    workers: Workers | int | None = None,
    on_progress: OnProgress | None = None,
    kept: Path | None = None,
) -> ArenaResult:
    """Play at least ``games`` games: whole deals, each in as many rotations as ``bots`` has names.

    ``workers`` play the games, or so many processes side by side (default: one a core; 1 stays in this process).
    ``on_progress(done, total)`` is told after every game. In the file ``kept`` each game is written down as it ends, and
    those that stand there are not played again. The games of a worker that is killed are played by another. Raises what
    the game raises for wrong seats and options, ``UnknownBot``, ``OtherGames`` and ``WorkersLost``.
    """
    if not bots or games < 1:
        raise ValueError("an arena needs a bot and a game")
    rules = load_game(game)
    seats = seats or rules.default_seats
    rules.check_seats(seats)
    values = rules.read_options(options or {})
    for bot in bots:
        make_bot(game, bot, seed)
    deals = -(-games // len(bots))
    jobs = [(deal, rotation) for deal in range(deals) for rotation in range(len(bots))]
    began = perf_counter()
    book: Book[ArenaGame] | None = None
    played: list[ArenaGame] = []
    if kept is not None:
        about = {"game": game, "bots": bots, "seats": seats, "options": dict(values), "seed": seed}
        book = Book(kept, about, ArenaGame, _task)
        played = [book.results[job] for job in jobs if job in book.results]
    there = set(map(_task, played))
    missing = [job for job in jobs if job not in there]
    doing = workers if isinstance(workers, Workers) else workers_of(workers)
    if len(missing) <= 1:
        doing = Here()
    for one in doing.results(partial(_play, game, bots, seats, values, seed), missing):
        played.append(one)
        if book is not None:
            book.add(one)
        if on_progress is not None:
            on_progress(len(played), len(jobs))
    played.sort(key=_task)
    seconds = perf_counter() - began
    names = list(dict.fromkeys(bots))
    standings = [_standing(played, deals, name, names[-1]) for name in names]
    return ArenaResult(game, seats, seed, played, deals, len(bots), standings, seconds)


def _standing(played: list[ArenaGame], deals: int, bot: str, base: str) -> Standing:
    own = _by_deal(played, deals, bot)
    other = _by_deal(played, deals, base)
    won = sum(one.bots[seat] == bot and 1.0 / len(one.winners) for one in played for seat in one.winners)
    seats = sum(one.bots.count(bot) for one in played)
    return Standing(
        bot,
        seats,
        mean_of(own),
        None if bot == base else ratio_of(own, other),
        None if bot == base else mean_of([a - b for a, b in zip(own, other, strict=True)]),
        won / seats,
        sum(one.decisions.get(bot, 0) for one in played),
        sum(one.seconds.get(bot, 0.0) for one in played),
    )


def _by_deal(played: list[ArenaGame], deals: int, bot: str) -> list[float]:
    """The mean score of a seat of ``bot`` in each deal."""
    scores = [0] * deals
    seats = [0] * deals
    for one in played:
        for seat, name in enumerate(one.bots):
            if name == bot:
                scores[one.deal] += one.scores[seat]
                seats[one.deal] += 1
    return [score / count for score, count in zip(scores, seats, strict=True)]


def mean_of(values: list[float]) -> Estimate:
    """The mean of independent values."""
    mean = sum(values) / len(values)
    return _estimate(mean, [value - mean for value in values])


def ratio_of(above: list[float], below: list[float]) -> Estimate:
    """The ratio of two means of paired values, its interval by linearisation (the delta method)."""
    base = sum(below) / len(below)
    if base == 0.0:
        return Estimate(nan, nan, nan)
    ratio = sum(above) / len(above) / base
    return _estimate(ratio, [(a - ratio * b) / base for a, b in zip(above, below, strict=True)])


def _estimate(mean: float, errors: list[float]) -> Estimate:
    n = len(errors)
    if n < 2:
        return Estimate(mean, nan, nan)
    error = NINETY_FIVE * sqrt(sum(e * e for e in errors) / (n * (n - 1)))
    return Estimate(mean, mean - error, mean + error)


def format_result(result: ArenaResult, heading: Callable[[str], str]) -> Table:
    """The standings as a table for a terminal. ``heading`` gives the words of each column: ``bot``,
    ``score``, ``ratio``, ``lead``, ``wins``, ``seats``, ``pace``."""
    table = Table()
    for column in ("bot", "score", "ratio", "lead", "wins", "seats", "pace"):
        table.add_column(heading(column), justify="left" if column == "bot" else "right")
    for one in result.standings:
        table.add_row(
            one.bot,
            str(one.score),
            str(one.ratio or ""),
            str(one.lead or ""),
            f"{one.wins:.1%}",
            str(one.seats),
            f"{one.pace:,.0f}",
        )
    return table
