"""Which seeks fit each other, and who plays with whom.

How far apart two ratings may be grows while people wait, so that in a small hall everybody finds somebody: at first a seek that
pairs by itself takes those who are about as strong, as far as the hall knows the strength, and after some minutes everybody.
What somebody has said themselves never grows.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence, Set
from typing import Final, TypeAlias

from ludarium.server.storage.seeks import Seek

NEAR: Final = 100.0
"""How far apart two ratings may be at first, besides the deviation of whoever looks."""
WIDER: Final = 5.0
"""By how much more with each second."""
Pairs: TypeAlias = Set[frozenset[str]]
"""People of whom one blocks the other, two by two."""


def allows(seek: Seek, other: Seek) -> bool:
    """Whether somebody's rating lies where somebody else has said it should."""
    rating = round(other.strength)
    return (seek.least is None or rating >= seek.least) and (seek.most is None or rating <= seek.most)


def takes(seek: Seek, other: Seek, now: int) -> bool:
    """Whether somebody would play with somebody else, by their strength. In a game that is not rated only what they have said
    themselves counts."""
    if not allows(seek, other):
        return False
    if not (seek.pairs and seek.rated):
        return True
    return abs(other.strength - seek.strength) <= NEAR + seek.doubt + WIDER * max(0, now - seek.since) / 1000


def fit(one: Seek, other: Seek, now: int, apart: Pairs = frozenset()) -> bool:
    """Whether two people want the same, and each other."""
    if frozenset((one.person_id, other.person_id)) in apart:
        return False
    same = (one.game, one.seats, one.rated, one.days) == (other.game, other.seats, other.rated, other.days)
    pace = None in (one.pace, other.pace) or one.pace == other.pace
    return (
        same and pace and one.options == other.options and takes(one, other, now) and takes(other, one, now)
    )


def parties(seeks: Iterable[Seek]) -> list[list[Seek]]:
    """The seeks that have led to no table yet, by those who have found each other; the oldest first."""
    found: dict[str, list[Seek]] = {}
    for seek in sorted(seeks, key=lambda one: (one.since, one.id)):
        if seek.table_id is None:
            found.setdefault(seek.party, []).append(seek)
    return list(found.values())


def paired(seeks: Iterable[Seek], now: int, apart: Pairs = frozenset()) -> list[list[Seek]]:
    """Who plays with whom: groups that fill a table, in which all fit all others, each with somebody who asked the hall to
    look. Whoever has waited longest is served first, by those nearest in strength."""
    free = parties(seeks)
    groups: list[list[Seek]] = []
    for party in list(free):
        if party not in free or not any(seek.pairs for seek in party):
            continue
        group = _filled(party, [other for other in free if other is not party], now, apart)
        if group is not None:
            groups.append([seek for one in group for seek in one])
            free = [one for one in free if one not in group]
    return groups


def _filled(
    party: list[Seek], others: Sequence[list[Seek]], now: int, apart: Pairs
) -> list[list[Seek]] | None:
    """A party with others that fill its table."""
    group, size, first = [party], len(party), party[0]
    # Only those who want the same are worth a closer look.
    near = sorted(
        (one for one in others if fit(one[0], first, now, apart)),
        key=lambda one: abs(one[0].strength - first.strength),
    )
    for other in near:
        if size + len(other) > first.seats:
            continue
        if all(fit(one, seek, now, apart) for each in group for seek in each for one in other):
            group.append(other)
            size += len(other)
            if size == first.seats:
                return group
    return None
