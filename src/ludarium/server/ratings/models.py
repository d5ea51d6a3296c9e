"""What a game makes of the strengths of those who played it: Glicko-2 where two play, Plackett–Luce where there may be more."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from openskill.models import PlackettLuce

from ludarium.core import Game, Outcome
from ludarium.server.ratings import glicko
from ludarium.server.ratings.glicko import UNKNOWN, USUAL, Strength
from ludarium.server.storage.store import Seat

SETTLED: Final = 110.0
"""With a larger deviation a rating is provisional."""
LISTED: Final = 160.0
"""With a larger one nobody is listed among the best: about ten games of two."""

# The library's own numbers, on the scale on which somebody new has 1500 and 350: only their ratios matter.
_MANY: Final = PlackettLuce(mu=USUAL, sigma=UNKNOWN, beta=UNKNOWN / 2, tau=UNKNOWN / 100)


def is_for_two(game: Game) -> bool:
    return max(game.seats) == 2


def places(outcome: Outcome, seats: Sequence[Seat]) -> list[int] | None:
    """The place of each seat, from 1, the same where they are level: winners first, then by score; whoever has left for good, or
    has a bot in their place at the end, comes after all others. None where nobody has stayed: then the game counts for
    nobody."""
    gone = [seat.kind != "person" or seat.person_id is None for seat in seats]
    if all(gone):
        return None
    keys = [
        (gone[seat], seat not in outcome.winners, 0 if seat in outcome.winners else -score)
        for seat, score in enumerate(outcome.scores)
    ]
    keys = [key if not key[0] else (True, True, 0) for key in keys]
    return [1 + sum(other < key for other in keys) for key in keys]


def rated(
    for_two: bool, before: Sequence[Strength], rested: Sequence[float], placed: Sequence[int]
) -> list[Strength]:
    """The strengths after a game that ended so. ``rested``: for how many rating periods each has not played."""
    if for_two:
        first, second = [glicko.rested(one, periods) for one, periods in zip(before, rested, strict=True)]
        score = 0.5 if placed[0] == placed[1] else float(placed[0] < placed[1])
        return [glicko.played(first, [(second, score)]), glicko.played(second, [(first, 1 - score)])]
    teams = [[_MANY.rating(mu=one.rating, sigma=one.deviation)] for one in before]
    after = _MANY.rate(teams, ranks=[float(place) for place in placed])
    return [
        Strength(team[0].mu, min(UNKNOWN, team[0].sigma), one.volatility)
        for team, one in zip(after, before, strict=True)
    ]
