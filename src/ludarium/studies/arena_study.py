"""What an arena says beyond its standings: who beats whom, and a rating for each bot."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from math import isnan, nan
from typing import Final

from ludarium import __version__
from ludarium.bots.arena import ArenaGame, ArenaResult, Estimate, mean_of
from ludarium.core.chance import Chance
from ludarium.core.registry import load_game
from ludarium.studies.strengths import strengths

SAMPLES: Final = 200
"""How often deals are drawn anew for the intervals of the ratings."""
OUTSIDE: Final = 0.025
"""The share of the samples beyond each end of a 95 % interval."""

Pairs = Mapping[tuple[int, int], tuple[float, int]]
"""For two bots by their places: the comparisons won by the first, and all of them."""


@dataclass(frozen=True)
class ArenaStudy:
    """An arena's bots in the order of the line-up, without repeats. ``beaten[a][b]`` is the share of comparisons of a seat of ``a``
    with one of ``b`` in the same game that ``a`` wins; None where there are none."""

    result: ArenaResult
    bots: list[str]
    ratings: list[Estimate]
    beaten: list[list[Estimate | None]]

    @property
    def lengths(self) -> list[int]:
        """The decisions of each game."""
        return [sum(one.decisions.values()) for one in self.result.games]


def study(result: ArenaResult) -> ArenaStudy:
    """Compare seats: whoever wins is ahead of whoever does not, then the score counts; equal is half. The intervals come from the spread
    between deals: of the shares directly, of the ratings by drawing the deals anew (a bootstrap of ``SAMPLES``, always the
    same)."""
    bots = [one.bot for one in result.standings]
    by_deal: dict[int, list[ArenaGame]] = {}
    for one in result.games:
        by_deal.setdefault(one.deal, []).append(one)
    deals = [_compared(games, bots) for games in by_deal.values()]
    middle = strengths(len(bots), _sum(deals))
    chance = Chance.of("ratings of an arena")
    drawn = [
        strengths(len(bots), _sum([deals[chance.below(len(deals))] for _ in deals]))
        for _ in range(SAMPLES if len(deals) > 1 else 0)
    ]
    ratings = []
    for place, rating in enumerate(middle):
        found = sorted(sample[place] for sample in drawn)
        edge = round(OUTSIDE * len(found))
        low, high = (found[edge], found[-1 - edge]) if found else (nan, nan)
        ratings.append(Estimate(rating, low, high))
    return ArenaStudy(
        result, bots, ratings, [[_share(deals, a, b) for b in range(len(bots))] for a in range(len(bots))]
    )


def rows(result: ArenaResult) -> list[dict[str, object]]:
    """A row for each seat of each game: for ``parquet.write``."""
    return [
        {
            "deal": one.deal,
            "rotation": one.rotation,
            "seat": seat,
            "bot": bot,
            "score": one.scores[seat],
            "won": 1.0 / len(one.winners) if seat in one.winners else 0.0,
            "decisions_of_bot": one.decisions[bot],
            "seconds_of_bot": one.seconds[bot],
            "decisions": sum(one.decisions.values()),
        }
        for one in result.games
        for seat, bot in enumerate(one.bots)
    ]


def about(result: ArenaResult) -> dict[str, str]:
    """What the rows are of."""
    return {
        "game": result.game,
        "rules": load_game(result.game).version,
        "ludarium": __version__,
        "seats": str(result.seats),
        "seed": result.seed,
    }


def _compared(games: Sequence[ArenaGame], bots: list[str]) -> Pairs:
    found: dict[tuple[int, int], tuple[float, int]] = {}
    for one in games:
        keys = [(seat in one.winners, score) for seat, score in enumerate(one.scores)]
        places = [bots.index(bot) for bot in one.bots]
        for seat in range(len(keys)):
            for other in range(seat):
                if places[seat] == places[other]:
                    continue
                first, second = sorted((seat, other), key=lambda at: places[at])
                won = 0.5 if keys[first] == keys[second] else float(keys[first] > keys[second])
                pair = (places[first], places[second])
                before, number = found.get(pair, (0.0, 0))
                found[pair] = before + won, number + 1
    return found


def _sum(deals: Sequence[Pairs]) -> Pairs:
    found: dict[tuple[int, int], tuple[float, int]] = {}
    for deal in deals:
        for pair, (won, number) in deal.items():
            before, all_ = found.get(pair, (0.0, 0))
            found[pair] = before + won, all_ + number
    return found


def _share(deals: Sequence[Pairs], one: int, other: int) -> Estimate | None:
    pair = (min(one, other), max(one, other))
    shares = [deal[pair][0] / deal[pair][1] for deal in deals if pair in deal]
    if not shares:
        return None
    found = mean_of(shares if one < other else [1.0 - share for share in shares])
    return found if isnan(found.low) else Estimate(found.mean, max(0.0, found.low), min(1.0, found.high))
